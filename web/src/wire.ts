// The messages between server and client. Made by `./run docs` from src/sixfold/messages.py: do not edit.

/** Analyse a position in the notation: complete, or as the seat whose turn it is knows it.

    With `best` 0 nothing is evaluated: the answer only tells whether the position may be analysed. */
export interface Analyse {
  position: string;
  best?: number;
}

/** All legal actions in a position, the best of them, and the odds. */
export interface Analysis {
  position: string;
  supply: number;
  forced: string | null;
  options: Option[];
  best: Worth[];
  odds: PieceOdds[];
}

/** Ask for a hint: 1 what to look for, 2 where, 3 the move. For the seat whose turn it is, if hints are allowed. */
export interface AskHint {
  type: "hint";
  id: number;
  step: number;
}

/** Ask for all legal actions of the seat whose turn it is. */
export interface AskLegal {
  type: "legal";
  id: number;
}

/** A table as anybody who knows its name may see it. */
export interface Card {
  table: string;
  phase: "closed" | "open" | "over" | "playing" | "revealing";
  edition: string;
  public: boolean;
  hints: boolean;
  seats: SeatNow[];
  clock: Clock | null;
  commitment: string;
  turns: number;
  leaving?: "bot" | "resign";
  let_in?: number;
}

/** A transfer code, for one use on another device before it expires. */
export interface CarryCode {
  code: string;
  seconds: number;
}

/** Time limit: for every move, or for the whole game with an increment after every move. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
  increment?: number;
}

/** Milliseconds left to each seat when this was sent; the clock of the seat whose turn it is runs. */
export interface ClockNow {
  kind: "game" | "move";
  seconds: number;
  increment: number;
  left: number[];
}

/** Decline undos and devices to be let in, and hand-overs that you have not agreed to; after the game, a rematch. */
export interface Decline {
  do: "decline";
}

/** Carry out a command; the answer has the same `id`. */
export interface Do {
  type: "do";
  id: number;
  command: PlayAction | Start | Leave | Revoke | Rename | RevealSalt | HandOver | TakeBack | Undo | Decline | SetPin | LetIn | Rematch | Share | Say;
}

/** The command with that id has had its effect, now or before; `table` is that of a rematch once it has begun. */
export interface Done {
  type: "done";
  id: number;
  number: number;
  table?: string | null;
}

/** Agree that a bot plays for a player who is away, and stays away for 60 seconds after the first request. */
export interface HandOver {
  do: "hand_over";
  seat: number;
}

/** A turn as the viewer saw it: hidden draws are null, and `drawn` is their number. */
export interface Happened {
  turn: number;
  seat: number;
  by: "bot" | "person";
  action: string;
  points: number;
  bonus: number;
  lines: LineData[];
  drawn: number;
  chance: string[] | null;
  shown: string[];
}

/** Open the conversation, always first: the table, the seat or watch key, and which turns the client has.

    `present` are secrets of seats whose players share this device. They count as connected, and without a `secret` the
    client may watch. It sees the hand of none of them. `elsewhere` are those of players who hold their hand on a phone:
    the client may watch with them too, but they do not count as connected. */
export interface Hello {
  type: "hello";
  table: string;
  secret?: string | null;
  watch?: string | null;
  present?: string[];
  elsewhere?: string[];
  turns?: number;
  undos?: number;
  lang?: string;
}

/** Which seats are watching the table now. */
export interface Here {
  type: "here";
  seats: boolean[];
}

/** What to look for; from the second step on where, in the third the action itself. */
export interface Hint {
  type: "hint";
  id: number;
  turn: number;
  step: number;
  kind: string;
  attribute: "color" | "shape" | null;
  value: string | null;
  count: number;
  cells: [number, number][];
  sets: string[][];
  action: string | null;
}

/** A table and the secret of the client's seat there. */
export interface Holding {
  table: string;
  secret: string;
}

/** All the seats of a device. */
export interface Holdings {
  seats: Holding[];
}

/** Take an open seat, a certain one or any. */
export interface Join {
  secret: string;
  name: string;
  age?: number | null;
  seat?: number | null;
  salt_commitment?: string | null;
}

/** Leave the table. In a running game `leaving` of the table says what that means; the last person resigns. */
export interface Leave {
  do: "leave";
}

/** All legal actions of the seat in that turn; `forced` is given if the rules leave no choice. */
export interface Legal {
  type: "legal";
  id: number;
  turn: number;
  forced: string | null;
  options: Option[];
}

/** Confirm that the device with that code belongs to the player of a seat.

    Your own seat is open to it at once. Another player must be away and have no PIN. Then all other people must
    confirm, at least as many as `let_in` of the table says, and a minute must pass without the player's return. */
export interface LetIn {
  do: "let_in";
  seat: number;
  code: string;
}

/** A line that a turn made or extended, with its points. */
export interface LineData {
  cells: [number, number][];
  attribute: string;
  value: string;
  points: number;
}

/** One of the tables of a device; `seat` is null if the secret no longer opens one.

    `left` are the milliseconds that the mover had left when this was sent; null without a clock, and for bots. */
export interface Mine {
  table: string;
  seat: number | null;
  card: Card | null;
  mover: number | null;
  scores: number[];
  left?: number | null;
}

/** Mute or unmute phrases. */
export interface Mute {
  type: "mute";
  on: boolean;
}

/** A seat of a new table: a bot's, open for others to join, or of another person at the same device.

    A bot has a `level`. A person has a `name`, a `secret` of their own, and perhaps an `age` and a salt. */
export interface NewSeat {
  kind: "bot" | "open" | "person";
  level?: string | null;
  name?: string | null;
  secret?: string | null;
  age?: number | null;
  salt_commitment?: string | null;
}

/** Create a table. The client becomes its host and takes the first seat. */
export interface NewTable {
  edition: string;
  secret: string;
  name: string;
  age?: number | null;
  others: NewSeat[];
  clock?: Clock | null;
  public?: boolean;
  hints?: boolean | null;
  leaving?: "bot" | "resign";
  let_in?: boolean;
  salt_commitment?: string | null;
}

/** The state of a table for one viewer, with the turns from `since` (lower than requested after an undo).

    `rematch` is the table of the rematch, `rematch_watch` the key by which spectators may watch it. `shared`: a player
    has shared the finished game. `let_in` is how many others have to confirm that a player may return; 0: nobody can.
    `salts_withheld` are the seats that did not show their salt in time. */
export interface Now {
  type: "now";
  table: string;
  number: number;
  phase: "closed" | "open" | "over" | "playing" | "revealing";
  edition: string;
  public: boolean;
  hints: boolean;
  you: number | null;
  host: number;
  seats: SeatNow[];
  clock: ClockNow | null;
  commitment: string;
  salts_owed: number[];
  watch: string | null;
  view: ViewData | null;
  since: number;
  undos: number;
  happened: Happened[];
  offers: Offer[];
  result: Result | null;
  rematch: string | null;
  leaving?: "bot" | "resign";
  rematch_watch?: string | null;
  shared?: boolean;
  let_in?: number;
  salts_withheld?: number[];
  receipt?: Receipt | null;
}

/** A proposal that needs everybody's consent, and who has given it.

    `left` are the milliseconds, when this was sent, until it happens to a player who stays away: a bot takes over, or
    the device with that `code` is let in. Their return ends the offer. */
export interface Offer {
  what: "hand_over" | "let_in" | "undo";
  seat: number;
  agreed: number[];
  left?: number | null;
  code?: string;
}

/** A legal action with its points; in Cards only the cards, and `qwirkles` says how many can be taken. */
export interface Option {
  action: string;
  points: number;
  qwirkles?: number[];
}

/** Of one kind: how many are unseen, the chance that the next player holds one, and that the next drawn is one. */
export interface PieceOdds {
  piece: string;
  unseen: number;
  next: number;
  drawn: number;
}

/** Ask for a `Pong`. */
export interface Ping {
  type: "ping";
}

/** Take turn number `turn` (0 is the first) with an action in the notation.

    In Cards the cards alone are enough, as `legal` lists them: `play Rs Rd Rt`. The server then arranges the table.
    `undos` is how many turns of the game had been undone, so that a late copy does not repeat an undone turn. */
export interface PlayAction {
  do: "play";
  turn: number;
  action: string;
  undos?: number;
}

/** Answer to a `Ping`. */
export interface Pong {
  type: "pong";
}

/** The address of a subscription that ends. */
export interface PushEndpoint {
  endpoint: string;
}

/** The public key of this server, which a browser passes to its push service. */
export interface PushKey {
  key: string;
}

/** Where and how a browser receives notifications: its `PushSubscription`, and the language to show them in. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: string;
}

/** What the server signs with an update: after so many turns, with so many taken back, this was the head.

    The head is a digest of the edition, the names, all commitments, and every turn as everybody saw it. docs/records.md
    describes it, and what exactly the `signature` with the `key` of that id is of. */
export interface Receipt {
  turns: number;
  undos: number;
  head: string;
  key: string;
  signature: string;
}

/** Why something is rejected: a code, a sentence, and for rules of the game paragraph, cells, pieces and rows. */
export interface Refusal {
  reason: string;
  message: string;
  rule?: string | null;
  cells?: [number, number][];
  pieces?: string[];
  rows?: string[][];
}

/** The message with that id (0: none) has had no effect. */
export interface Refused {
  type: "refused";
  id: number;
  refusal: Refusal;
}

/** Play again with the same people, at a new table, where the game begins when all of them have asked for it.

    `start`: it begins now. A bot plays for the others until they come. `salt_commitment` is for its deal. */
export interface Rematch {
  do: "rematch";
  start?: boolean;
  salt_commitment?: string | null;
}

/** Take another name, before the start. */
export interface Rename {
  do: "rename";
  name: string;
}

/** How the game ended, and why. Several winners share the victory. */
export interface Result {
  scores: number[];
  winners: number[];
  ending: "all_passed" | "last_piece" | "last_turns" | "nobody_can_place" | "resigned" | "turn_limit";
}

/** Return to a seat with a new secret: by its PIN, or by a code that the player or the others confirm. */
export interface Return {
  secret: string;
  seat: number;
  pin?: string | null;
}

/** The client has the seat; or a code, valid for some seconds, that the others have to confirm. */
export interface Returned {
  table: string;
  seat: number | null;
  code?: string | null;
  seconds?: number;
}

/** Show the salt whose digest was given when taking the seat. */
export interface RevealSalt {
  do: "salt";
  salt: string;
}

/** A sentence of the catalogue, `review-reason-<key>`, with its numbers and pieces. */
export interface ReviewReason {
  key: string;
  n?: number;
  m?: number;
  pieces?: string[];
}

/** What made the result of a seat: its margin is always `skill + given + luck`.

    `skill` is what its own choices lost, `given` what it gained from the choices of the others, `luck` what came from
    deals, draws, rolls and hidden hands; `spread` is the uncertainty of each, to either side. `accuracy` is from 0 to
    100, None for a seat that never had a choice. */
export interface ReviewSeat {
  accuracy: number | null;
  margin: number;
  skill: number;
  given: number;
  luck: number;
  skill_spread: number;
  given_spread: number;
  luck_spread: number;
}

/** The result of a review of all turns.

    `chances` of winning of every seat before each turn and at the end; `luck` of every seat at the deal and after each
    turn. */
export interface ReviewSummary {
  seats: ReviewSeat[];
  chances: number[][];
  luck: number[][];
}

/** One turn: the played action among the best, and what it lost.

    `turn` counts from 1. `lost` is in points with `error` to either side, `lost_chance` of winning, from 0 to 1.
    `chances` are those of every seat before the turn. `forced`: there was no choice. */
export interface ReviewTurn {
  turn: number;
  seat: number;
  played: Worth;
  best: Worth[];
  lost: number;
  error: number;
  lost_chance: number;
  verdict: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  forced: boolean;
  chances: number[];
  reasons?: ReviewReason[];
}

/** Free a seat, as the host, before the start. */
export interface Revoke {
  do: "revoke";
  seat: number;
}

/** A seat said a phrase. */
export interface Said {
  type: "said";
  seat: number;
  phrase: "again" | "bye" | "good_game" | "good_luck" | "hello" | "hurry" | "oops" | "thanks" | "wait" | "well_done";
  mark: string;
}

/** Say one of the phrases. `mark` tells a repetition from the same message sent twice. */
export interface Say {
  do: "say";
  phrase: "again" | "bye" | "good_game" | "good_luck" | "hello" | "hurry" | "oops" | "thanks" | "wait" | "well_done";
  mark: string;
}

/** Who has a seat. `level` is the bot that plays; `away`: it stands in for a person. `age` is only your own.

    `again`: whether the player wants a rematch; null means no answer.
    `pin`: its player chose a PIN. `let_in` is how often the others let in a device for it. */
export interface SeatNow {
  name: string;
  age: number | null;
  kind: "bot" | "open" | "person";
  level: string | null;
  away: boolean;
  here: boolean;
  salt_commitment: string | null;
  resigned?: boolean;
  again?: boolean | null;
  pin?: boolean;
  let_in?: number;
}

/** The client has this seat, and the secret that it sent opens it. */
export interface Seated {
  table: string;
  seat: number;
}

/** Set the PIN with which you can return to your seat from another browser; null removes it. */
export interface SetPin {
  do: "pin";
  pin: string | null;
}

/** Show a finished game to anybody who knows the name of the table, or end that. */
export interface Share {
  do: "share";
  on?: boolean;
}

/** A public key: 32 bytes in hexadecimal, of which the id is the beginning. `created`: milliseconds since 1970. */
export interface SigningKey {
  id: string;
  algorithm?: "Ed25519";
  public: string;
  created: number;
}

/** The keys with which this server signs records and receipts: the newest, which it uses now, and earlier ones. */
export interface SigningKeys {
  keys: SigningKey[];
}

/** Start the game, as the host. */
export interface Start {
  do: "start";
}

/** Whether this browser is notified when it is the seat's turn. */
export interface Subscribed {
  subscribed: boolean;
}

/** Return, and play yourself again. */
export interface TakeBack {
  do: "take_back";
}

/** Propose to undo the last turn, or agree to it. */
export interface Undo {
  do: "undo";
  turn: number;
  undos?: number;
}

/** Everything that a seat may know: hidden hands are null, the supply is a number. */
export interface ViewData {
  edition: string;
  game: string;
  seat: number | null;
  mover: number;
  starter: number;
  turns: number;
  scores: number[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  supply: number;
  board?: [number, number, string][];
  table?: string[][];
  taken?: string[][][];
  announced: number[];
  deals: number;
  opening: boolean;
  rerolled: boolean;
  passes: number;
  last_turns: number | null;
  shown: string[];
  over: boolean;
  hopeless: boolean;
}

/** An action and its expected result for the seat whose turn it is.

    `points` are scored now. `margin` is the final margin over the mean of the others, `low` and `high` its 95 %
    interval, `chance` that of winning. `exact`: nothing was sampled. */
export interface Worth {
  action: string;
  points: number;
  margin: number;
  low: number;
  high: number;
  chance: number;
  exact: boolean;
  simulations: number;
}

export type Command = PlayAction | Start | Leave | Revoke | Rename | RevealSalt | HandOver | TakeBack | Undo | Decline | SetPin | LetIn | Rematch | Share | Say;

export type Down = Now | Done | Refused | Here | Said | Legal | Hint | Pong;

export type Up = Hello | Do | AskLegal | AskHint | Mute | Ping;
