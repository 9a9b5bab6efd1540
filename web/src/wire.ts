// The messages between server and client. Made by `./run docs` from src/sixfold/messages.py: do not edit.

/** What this server offers. */
export interface About {
  version: string;
  password: boolean;
  editions: EditionInfo[];
  levels: string[];
  phrases: string[];
  languages: string[];
}

/** A position to look into: in the notation, whole or as far as the seat on turn knows it. */
export interface Analyse {
  position: string;
  best?: number;
}

/** All that can be done in a position, the best of it, and the odds. */
export interface Analysis {
  position: string;
  supply: number;
  forced: string | null;
  options: Option[];
  best: Worth[];
  odds: PieceOdds[];
}

/** Give me a hint: 1 what to look for, 2 where, 3 the move. For the seat on turn, where the table allows it. */
export interface AskHint {
  type: "hint";
  id: number;
  step: number;
}

/** What may I do? Answered for the seat on turn. */
export interface AskLegal {
  type: "legal";
  id: number;
}

/** A table as anybody may see it who knows what it is called. */
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
}

/** To be opened once on another device, before it expires. */
export interface CarryCode {
  code: string;
  seconds: number;
}

/** Time to think: for every move, or for the whole game with something added after every move. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
  increment?: number;
}

/** Milliseconds left to each seat when this was sent; the one of the seat on turn is running. */
export interface ClockNow {
  kind: "game" | "move";
  seconds: number;
  increment: number;
  left: number[];
}

/** Say no to whatever has been asked of the table. */
export interface Decline {
  do: "decline";
}

/** A command; `id` is given back with the answer to it. */
export interface Do {
  type: "do";
  id: number;
  command: PlayAction | Start | Leave | Revoke | RevealSalt | HandOver | TakeBack | Undo | Decline | Rematch | Say;
}

/** The command with that id has had its effect, now or before; `table` is the new one of a rematch. */
export interface Done {
  type: "done";
  id: number;
  number: number;
  table?: string | null;
}

/** An edition that can be played. */
export interface EditionInfo {
  id: string;
  name: string;
  game: string;
  fewest: number;
  most: number;
}

/** The password of a server that wants one. */
export interface Enter {
  password: string;
}

/** The password was right; a cookie says so from now on. */
export interface Entered {
  entered?: boolean;
}

/** Agree that a bot plays for somebody who is away and stays away for 60 seconds from the first wish on. */
export interface HandOver {
  do: "hand_over";
  seat: number;
}

/** A turn as the viewer saw it: what was drawn is null where it is hidden, and `drawn` tells how much it was. */
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

/** Always the first message: which table, as whom, and what is known of it already. */
export interface Hello {
  type: "hello";
  table: string;
  secret?: string | null;
  watch?: string | null;
  turns?: number;
  undos?: number;
  lang?: string;
}

/** Which seats are looking at the table at this moment. */
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

/** A table and the secret of one's seat there. */
export interface Holding {
  table: string;
  secret: string;
}

/** All the seats of a device. */
export interface Holdings {
  seats: Holding[];
}

/** Sit down on an open seat, a certain one or any. */
export interface Join {
  secret: string;
  name: string;
  age?: number | null;
  seat?: number | null;
  salt_commitment?: string | null;
}

/** Stand up. In a running game that means what `leaving` of the table says; the last person who leaves resigns. */
export interface Leave {
  do: "leave";
}

/** All that the seat may do in that turn; the rules leave no choice where `forced` is given. */
export interface Legal {
  type: "legal";
  id: number;
  turn: number;
  forced: string | null;
  options: Option[];
}

/** A line that a turn made or lengthened, with its points. */
export interface LineData {
  cells: [number, number][];
  attribute: string;
  value: string;
  points: number;
}

/** One of the tables of a device; `seat` is null where the secret opens nothing any more. */
export interface Mine {
  table: string;
  seat: number | null;
  card: Card | null;
  mover: number | null;
  scores: number[];
}

/** Spare me, or tell me again, what the others say. */
export interface Mute {
  type: "mute";
  on: boolean;
}

/** A seat of a new table: a bot's, or open to whoever joins. */
export interface NewSeat {
  kind: "bot" | "open";
  level?: string | null;
}

/** A new table. Whoever asks for it is its host and takes the first seat. */
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
  salt_commitment?: string | null;
}

/** How the table stands for one viewer, with the turns since `since` (which may be fewer than were known: undo). */
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
}

/** Something that needs everybody's consent, and who has given it.

    `left` are the milliseconds, when this was sent, until a bot takes over for somebody who stays away. Their return
    ends the offer. */
export interface Offer {
  what: "hand_over" | "undo";
  seat: number;
  agreed: number[];
  left?: number | null;
}

/** Something that can be done, with its points; of Cards only the cards, `qwirkles` says how many can be taken. */
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

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Take turn number `turn` (0 is the first) with an action in the notation.

    In Cards the cards alone are enough, as `legal` lists them: `play Rs Rd Rt`. The server then arranges the table.
    `undos` is how many turns of the game had been taken back: a late copy must not play again what was. */
export interface PlayAction {
  do: "play";
  turn: number;
  action: string;
  undos?: number;
}

/** Here I am. */
export interface Pong {
  type: "pong";
}

/** Why not: a code, a sentence, and where the rules of the game say so their paragraph, cells, pieces and rows. */
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

/** The same people once more, at a new table. */
export interface Rematch {
  do: "rematch";
}

/** How it ended, and why. Several winners share the victory. */
export interface Result {
  scores: number[];
  winners: number[];
  ending: "all_passed" | "last_piece" | "last_turns" | "nobody_can_place" | "resigned" | "turn_limit";
}

/** The salt whose digest was given when sitting down. */
export interface RevealSalt {
  do: "salt";
  salt: string;
}

/** A sentence of the catalogue, `review-reason-<key>`, with the numbers and pieces in it. */
export interface ReviewReason {
  key: string;
  n?: number;
  m?: number;
  pieces?: string[];
}

/** The record of a finished game, JSON or text, to be reviewed. */
export interface ReviewRecord {
  record: string;
}

/** What made the result of a seat: its margin is `skill + given + luck`, always.

    `skill` is what its own choices lost, `given` what it gained from the choices of the others, `luck` what came from
    deals, draws, rolls and hidden hands; `spread` is how far, to either side, each may be from the truth. `accuracy` is
    from 0 to 100, None for a seat that never had a choice. */
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

/** A review on the server as far as it is: `done` of `of` turns, of which those asked for come along.

    `ahead` is how many other reviews take their turns beside it. Whoever stops asking for it stops it. */
export interface ReviewState {
  review: string;
  done: number;
  of: number;
  ahead: number;
  turns: ReviewTurn[];
  summary: ReviewSummary | null;
}

/** What can be said once all turns are reviewed.

    `chances` of winning of every seat before each turn and at the end; `luck` of every seat at the deal and after each
    turn. */
export interface ReviewSummary {
  seats: ReviewSeat[];
  chances: number[][];
  luck: number[][];
}

/** One turn: the played action among the best, and what it lost.

    `turn` counts from 1. `lost` is in points with `error` to either side, `lost_chance` of winning, from 0 to 1.
    `chances` are those of every seat before the turn. `forced`: nothing else could be done. */
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

/** The host, before the start: free a seat. */
export interface Revoke {
  do: "revoke";
  seat: number;
}

/** Somebody said a phrase. */
export interface Said {
  type: "said";
  seat: number;
  phrase: "again" | "bye" | "good_game" | "good_luck" | "hello" | "hurry" | "oops" | "thanks" | "wait" | "well_done";
  mark: string;
}

/** One of the phrases. `mark` tells a repetition from the same message sent twice. */
export interface Say {
  do: "say";
  phrase: "again" | "bye" | "good_game" | "good_luck" | "hello" | "hurry" | "oops" | "thanks" | "wait" | "well_done";
  mark: string;
}

/** Who sits there. `level` is the bot that plays; `away` that it stands in for a person. `age` is only your own. */
export interface SeatNow {
  name: string;
  age: number | null;
  kind: "bot" | "open" | "person";
  level: string | null;
  away: boolean;
  here: boolean;
  salt_commitment: string | null;
  resigned?: boolean;
}

/** You sit there; the secret you sent is yours to keep. */
export interface Seated {
  table: string;
  seat: number;
}

/** A game that is not over, as far as the viewer may know it. When it is over there is a whole record. */
export interface SeenRecord {
  format?: "sixfold-seen/1";
  edition: string;
  seats: string[];
  commitment: string;
  you: number | null;
  dealt: string[] | null;
  turns: Happened[];
}

/** The host: everybody is here, begin. */
export interface Start {
  do: "start";
}

/** I am back: play myself again. */
export interface TakeBack {
  do: "take_back";
}

/** The other device's side of a carry: the code from the link, and a secret of its own for all seats. */
export interface TakeOver {
  code: string;
  secret: string;
}

/** Ask to take the last turn back, or agree to it. */
export interface Undo {
  do: "undo";
  turn: number;
  undos?: number;
}

/** All that a seat may know: hidden hands are null, the supply is a number. */
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

/** An action and what is expected of it, for the seat on turn: its points now, and what comes of it.

    `margin` is the final margin over the mean of the others, `low` and `high` its 95 % interval, `chance` that of
    winning. `exact`: nothing was sampled. */
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

export type Up = Hello | Do | AskLegal | AskHint | Mute | Ping;

export type Down = Now | Done | Refused | Here | Said | Legal | Hint | Pong;

export type Command = PlayAction | Start | Leave | Revoke | RevealSalt | HandOver | TakeBack | Undo | Decline | Rematch | Say;
