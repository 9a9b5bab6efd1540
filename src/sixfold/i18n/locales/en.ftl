### The words of Sixfold in English.
### The names of editions and levels are in names.json.
###
### The rules take these facts of an edition:
### $game qwirkle, cubes, cards · $edition its id · $tie youngest, oldest · $opening largest-set, any
### $newrow any, matched, keep-three · $cross X, four-pointed-star, cross · $tied, $stuck and $joining printed, silent
### $total pieces, $copies of each kind or colour, $hand of them in a hand · $least and $most players
### $age on the box, 0 for none · $single points for an opening of one tile
###
### In every language a message may use more than it does here:
### with $piece also $color and $shape, to inflect the name · in "Also: …" comments, what they name
### Messages that only one language needs are called local-…; its other messages refer to them.

## Games and editions

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# What a table may choose, behind the name of its edition.
setting-single_opening_points = an opening tile scores 1 point
setting-single_opening_points-about = House rule: if no two tiles match at the start, the one tile that is placed scores 1 point instead of 0 (A4).
setting-free_rows = free sets
setting-free_rows-about = House rule: cards may be regrouped freely, and sets may be broken up. A set without a card from your hand only needs an old set to itself that it shares a card with (C16).

## Pieces and lines

# The mark stands for the colour on pieces: as many first letters of the word as distinguish the six without accents.
color-red = red
    .mark = R
color-orange = orange
    .mark = O
color-yellow = yellow
    .mark = Y
color-green = green
    .mark = G
color-blue = blue
    .mark = B
color-purple = purple
    .mark = P

# The mark is for terminals without symbols: small letters of the word, or o and x for the shapes that look so.
shape-circle = circle
    .mark = o
shape-square = square
    .mark = s
shape-diamond = diamond
    .mark = d
shape-star = star
    .mark = t
shape-clover = clover
    .mark = c
shape-cross = cross
    .mark = x

piece-name =
    { $color ->
        [red] { color-red }
        [orange] { color-orange }
        [yellow] { color-yellow }
        [green] { color-green }
        [blue] { color-blue }
       *[purple] { color-purple }
    } { $shape ->
        [circle] { shape-circle }
        [square] { shape-square }
        [diamond] { shape-diamond }
        [star] { shape-star }
        [clover] { shape-clover }
       *[cross] { shape-cross }
    }

# Several of one colour or one shape, standing alone.
color-plural-red = reds
color-plural-orange = oranges
color-plural-yellow = yellows
color-plural-green = greens
color-plural-blue = blues
color-plural-purple = purples

shape-plural-circle = circles
shape-plural-square = squares
shape-plural-diamond = diamonds
shape-plural-star = stars
shape-plural-clover = clovers
shape-plural-cross = crosses

# The colour or shape of a line, in the form that the name of a line needs.
line-color =
    { $value ->
        [red] { color-plural-red }
        [orange] { color-plural-orange }
        [yellow] { color-plural-yellow }
        [green] { color-plural-green }
        [blue] { color-plural-blue }
       *[purple] { color-plural-purple }
    }
line-shape =
    { $value ->
        [circle] { shape-plural-circle }
        [square] { shape-plural-square }
        [diamond] { shape-plural-diamond }
        [star] { shape-plural-star }
        [clover] { shape-plural-clover }
       *[cross] { shape-plural-cross }
    }
line-row =
    { $attribute ->
        [color] Row of { $length } { line-color }
       *[shape] Row of { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Column of { $length } { line-color }
       *[shape] Column of { $length } { line-shape }
    }

# A line with its points. Also: $attribute, $value, $length.
line-scored = { $line }, { $n }.
# Also: $attribute, $value, $length.
line-missing = { $line }, missing: { $what }.
# Also: $attribute, $value, $length.
line-complete = { $line }, complete.

# How parts are put together: a label and what it labels, what makes a text more exact, something in brackets, a sentence.
text-label = { $label }: { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
count-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-qwirkles =
    { $n ->
        [one] { $n } Qwirkle
       *[other] { $n } Qwirkles
    }

# What lies on the table of this game, inside a sentence.
word-tile =
    { $game ->
        [cubes] cube
       *[qwirkle] tile
    }
word-tiles =
    { $game ->
        [cubes] cubes
       *[qwirkle] tiles
    }

## Reading the rules

rules-title = { $name }: the rules
rules-glance = At a glance
rules-topic = Topic
rules-differences = Where the editions differ
rules-between = Where { $a } and { $b } differ
rules-same = { $a } and { $b } play by the same rules.
rules-single = This game has one edition, so there is nothing to compare.
rules-different-games = Only editions of one game can be compared, but { $a } is { $agame } and { $b } is { $bgame }.
rules-rulings = Rulings
rules-rulings-about =
    No rulebook thinks of everything. Where the printed rules leave a gap, these rulings fill it. Each has
    a short name, so that the referee can always tell you which rule a decision is based on.
rules-silent = not covered by the rulebook; our ruling applies
rules-unneeded = This edition does not need this ruling.
rules-coordinates = Positions on the table are written x,y: x increases to the right, y increases downwards.
rules-kinds =
    There are six colours (red, orange, yellow, green, blue, purple) and six shapes (circle, square, diamond,
    star, clover, cross); one colour with one shape makes a kind, so there are 36 kinds. The star is the
    shape with many points, the cross the one with four.

intro-qwirkle =
    Colours and shapes, nothing else: six of each. You place tiles in lines that match in one and differ in the
    other, and the table grows in every direction. You can learn the rules in five minutes; finding the best moves
    takes a lot longer.
intro-cubes =
    Qwirkle with a roll of luck: your pieces are cubes, and before you place them you may roll them again.
    Everyone sees everyone’s cubes, so there is always something to hope for and something to fear.
intro-cards =
    The table is full of sets of cards. You may rearrange them, as long as every set is valid at the end of your turn.
    Find the sets of six and take them!

glance-players = Players
    .value = { $least } to { $most } (not every rulebook prints this)
glance-age = Age on the box
    .value =
        { $age ->
            [0] not stated
           *[other] { $age } and up
        }
glance-pieces = What you need
    .value =
        { $game ->
            [cubes] { $total } cubes, { $copies } of each colour, and a bag
            [cards] { $total } cards, { $copies } of each of the 36 kinds
           *[qwirkle] { $total } tiles, { $copies } of each of the 36 kinds, and a bag
        }
glance-hand = In your hand
    .value =
        { $game ->
            [cubes] { $hand } cubes, visible to everyone
            [cards] { $hand } cards that only you can see
           *[qwirkle] { $hand } tiles that only you can see
        }
glance-turn = Your turn
    .value =
        { $game ->
            [cubes] re-roll if you like, place, score, draw and roll
            [cards] play from the hand, rearrange the table, draw
           *[qwirkle] place, score and draw, or exchange
        }
glance-goal = To win
    .value =
        { $game ->
            [cards] the most Qwirkles
           *[qwirkle] the most points
        }
glance-end = The end
    .value =
        { $game ->
            [cubes] the bag is empty and a player places their last cube
            [cards] the deck is empty and everyone has had one more turn
           *[qwirkle] the bag is empty and a player places their last tile
        }

topic-start-tie = Tie for who starts
    .value =
        { $tie ->
            [youngest] the youngest starts
           *[oldest] the oldest starts
        }
topic-exchange = Exchanging
    .value =
        { $edition ->
            [qwirkle-it] 1 to { $hand } tiles; required if you cannot place a tile
           *[other] any number of tiles, at least 1; required if you do not place a tile
        }
topic-cross = The four-pointed shape
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] four-pointed star
           *[cross] cross
        }
topic-joining = A move that joins two lines
    .value =
        { $joining ->
            [silent] allowed ({ rules-silent }: A19)
           *[printed] allowed
        }
topic-final-tie = Tie at the end
    .value =
        { $tied ->
            [silent] a shared victory ({ rules-silent })
           *[printed] a shared victory
        }
topic-opening = The opening
    .value =
        { $opening ->
            [any] any legal turn
           *[largest-set] a complete largest set and nothing else (ruling C22)
        }
topic-new-rows = A new set without a card from your hand
    .value =
        { $newrow ->
            [any] allowed
            [matched] only in place of an old set
           *[keep-three] not allowed
        }
topic-donors = A set that gave a card to a new set
    .value =
        { $newrow ->
            [any] may be broken up
            [matched] may be broken up (house rule)
           *[keep-three] keeps at least 3 cards
        }
topic-stuck = Nothing can be played
    .value =
        { $stuck ->
            [silent] a new hand ({ rules-silent })
           *[printed] a new hand
        }

## The rules of tiles and cubes

rule-grid-line =
    A line is two or more neighbouring { word-tiles } in a row or in a column. They are all of one colour in
    different shapes, or all of one shape in different colours. So nothing in a line repeats, and no line is longer
    than six.
    .title = Lines
    .search = row, column, double, duplicate, same tile
rule-grid-laying =
    All the { word-tiles } you place in one move must share a colour or a shape. They go in one row or one column and,
    once they are down, form part of one unbroken line. They need not be next to each other: { word-tiles } already on
    the table may fill the gaps, and one move may join lines. { $joining ->
        [silent] This rulebook can be read differently; the reading we chose is in A19.
       *[printed] {""}
    } At least one new { word-tile } must touch, side to side, one that was there before (except in the opening).
    Touching at a corner does not count. Every line that a new { word-tile } belongs to, along and across, must be
    valid.
    .title = Placing
    .search = diagonal, corner, adjacent, place, put, gap
rule-grid-score =
    You score every line of two or more that contains a { word-tile } you have just placed: 1 point for each
    { word-tile } in it, old ones included. A { word-tile } that is part of two lines counts in both. A line of six
    is a Qwirkle and scores 6 bonus points, 12 in total. A single { word-tile } is not a line and scores nothing.
    .title = Scoring
    .search = points, count, worth, value

## The rules of Qwirkle

rule-qwirkle-supply =
    { $total } tiles are in the bag, { $copies } of each kind. { rules-kinds } { $cross ->
        [X] This rulebook calls the four-pointed shape “X”.
        [four-pointed-star] This rulebook calls the four-pointed shape “four-pointed star”.
       *[cross] This rulebook calls the four-pointed shape “cross”.
    } Everyone draws { $hand } tiles and hides them from the others.
    .title = The tiles
    .search = how many, number, bag, contents
rule-qwirkle-start =
    Look for the largest set in your hand: different tiles of one colour or of one shape. Identical tiles count once.
    Whoever has the largest set of all starts. { $tie ->
        [youngest] If several players tie, the youngest of them starts.
       *[oldest] If several players tie, the oldest of them starts.
    } Play then continues clockwise.
    .title = Who starts
    .search = first, begin, oldest, youngest
rule-qwirkle-opening = The first player places a complete largest set as one line, scores it and draws back up to { $hand }.
    .title = The opening
rule-qwirkle-turn =
    On your turn you do exactly one of two things. Either you place one or more tiles, score and draw back up to
    { $hand }; if there are not enough tiles in the bag, you take what is left. Or you exchange tiles and score nothing.
    .title = Your turn
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] You may exchange from 1 to { $hand } tiles, and you must exchange if you cannot place a tile.
       *[other] You may exchange any number of tiles, at least 1, and you must exchange if you do not place a tile.
    } Set your tiles aside, draw as many from the bag, and only then return the old ones to the bag and mix it. So
    nobody draws back what they have just set aside. You may exchange on any turn except the opening; when
    you cannot place a tile it is your only choice.
    .title = Exchanging
    .search = swap, trade, trading, change, replace, discard, new tiles
rule-qwirkle-end =
    When the bag is empty, play goes on without drawing. The first player to place their last tile ends the game at once and scores
    6 bonus points. The player with the most points wins. { $tied ->
        [silent] A tie is a shared victory (the rulebook does not cover this, so it is a ruling).
       *[printed] A tie is a shared victory.
    }
    .title = The end
    .search = win, winner, finish, over, bonus, tie, draw, last tile
rule-qwirkle-sight =
    Only you can see your tiles; spectators cannot see them either. Everyone may see the table, the
    scores, how many tiles are in the bag and how many each player holds. To decide who starts, players announce only the size
    of their largest set, not the tiles.
    .title = Who sees what
    .search = secret, hidden, hide, peek, show

## The rules of Cubes

rule-cubes-supply =
    { $total } cubes are in the bag, { $copies } of each colour. { rules-kinds } A cube keeps its colour; its shape
    is the one it rolled, and each of the six is equally likely. So the same kind may lie on the table more than
    3 times.
    .title = The cubes
    .search = how many, number, bag, dice, contents
rule-cubes-setup = Everyone draws { $hand } cubes and rolls them. Hands are open: everyone sees everyone’s cubes.
    .title = Setting up
rule-cubes-start = The oldest player starts. Play then continues clockwise.
    .title = Who starts
    .search = first, begin, oldest
rule-cubes-turn =
    First, if you like, roll some or all of your cubes again, once. Second, place at least one cube. Third, score.
    Fourth, draw back up to { $hand } and roll the new cubes, and only those, at once. There is no exchange.
    .title = Your turn
    .search = reroll, roll again, dice, throw, swap, exchange, trade
rule-cubes-stuck =
    If nothing fits after the first step, roll all your cubes, again and again, until something fits.
    Sometimes nothing ever can: for that there is ruling B7.
    .title = When nothing fits
    .search = pass, skip, impossible, no move
rule-cubes-opening =
    This is for the very first turn only. After a re-roll, if you want one, you must place as many different cubes
    that share a colour or a shape as your hand allows. If that is only 1, roll all your cubes until it is at least 2.
    .title = The opening
rule-cubes-end =
    When the bag is empty, nobody draws any more. The first player to place their last cube ends the game at once and
    scores 6 bonus points. The player with the most points wins. { $tied ->
        [silent] A tie is a shared victory (the rulebook does not cover this, so it is a ruling).
       *[printed] A tie is a shared victory.
    }
    .title = The end
    .search = win, winner, finish, over, bonus, tie, draw, last cube

## The rules of Cards

rule-cards-supply =
    There are { $total } cards, { $copies } of each kind. { rules-kinds } Everyone is dealt { $hand } cards;
    the rest form the face-down deck.
    .title = The cards
    .search = how many, number, deck, contents
rule-cards-start =
    Look for the largest set in your hand: at least 3 different cards of one colour or of one shape. Whoever has the
    largest set of all starts. { $tie ->
        [youngest] If several players tie, the youngest of them starts.
       *[oldest] If several players tie, the oldest of them starts.
    } If nobody has 3, all cards are shuffled and dealt again. Play continues clockwise.
    .title = Who starts
    .search = first, begin, oldest, youngest, deal
rule-cards-opening =
    { $opening ->
        [any] The first turn is a turn like any other, on an empty table.
       *[largest-set]
            The first player plays a complete largest set and draws back up to { $hand }. Nothing else is played:
            the rulebook leaves this open, and we chose this reading (C22).
    }
    .title = The opening
rule-cards-set =
    A set is 3 to 6 cards of one colour in different shapes, or of one shape in different colours. Nothing in it repeats.
    The rulebooks also call it a row.
    .title = Sets
    .search = row, group, meld, double, duplicate
rule-cards-turn =
    Play at least one card from your hand. Start new sets, add to sets and rearrange the whole table, in any order.
    What counts is the table at the end of your turn: every set is valid, and every card that was there is still there,
    together with those you played, except for the Qwirkles you take. Then draw back up to { $hand } cards, or take what
    is left.
    .title = Your turn
    .search = rearrange, move, steal, change, swap, exchange, trade
rule-cards-qwirkle =
    Every set of six at the end of your turn is a Qwirkle: you take it and score 1 point. If there are several, all
    count. None may stay on the table. Everyone may see the Qwirkles that each player has taken.
    .title = Qwirkles
    .search = six, score, points, take
rule-cards-new-rows =
    { $newrow ->
        [any] A new set may be made entirely of cards from the table.
        [matched]
            This table plays with free sets (free_rows=1, C16): cards may be regrouped freely, and sets may be
            broken up. A new set needs at least one card from your hand.
       *[keep-three]
            To start a new set, play at least 3 matching cards, or use cards from sets on the table. In that
            case at least one card of the new set comes from your hand, and every set that gave it a card keeps at least 3
            cards. The rulebook does not say exactly which set is new: the reading we chose is in C15 and C16.
    }
    .title = New sets
    .search = dissolve, split, break up, start a row
rule-cards-stuck =
    If you cannot play anything at all, show your hand to everyone. Draw { $hand } new cards, shuffle the
    old hand into the deck and continue the same turn. If you are stuck again, do it again. { $stuck ->
        [silent] This rulebook does not cover being stuck, so the other edition’s rule applies.
       *[printed] {""}
    }
    .title = When nothing can be played
    .search = pass, skip, impossible, no move, exchange, swap, trade
rule-cards-end =
    When the deck runs out, every player has one more turn, ending with the player who took the last card. Nobody draws
    any more. The player with the most Qwirkles wins. { $tied ->
        [silent] A tie is a shared victory (the rulebook does not cover this, so it is a ruling).
       *[printed] A tie is a shared victory.
    }
    .title = The end
    .search = win, winner, finish, over, tie, draw, last turn
rule-cards-sight =
    Only you can see your cards; spectators cannot see them either. Everyone may see the table, the
    taken Qwirkles, how many cards are in the deck and how many each player holds. To decide who starts, players
    announce only the size of their largest set, not the cards. Only a stuck player shows their hand.
    .title = Who sees what
    .search = secret, hidden, hide, peek, show

## The rulings

rule-A1 =
    Players give their own ages. If no ages are given, or if they are the same, the tied player in the lowest-numbered
    seat starts. If only some of the tied players gave an age, only they compete.
    .title = Ages
    .search = old, young, birthday
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            A smaller set, or only a part of a largest set, is not a legal opening. If there are several largest sets,
            the first player chooses.
    }
    .title = Nothing less than a largest set
rule-A4 =
    If nobody has two tiles that match, the tie rule decides who starts, and the first player places one
    tile. { $single ->
        [0] That scores 0 points, because a line needs two.
       *[1] That scores 1 point, because this table has chosen that rule.
    } The setting single_opening_points decides it: 0, unless a table chooses 1.
    .title = Nothing matches at the start
rule-A5 =
    The player who opens may not exchange; every later player may.
    .title = No exchange in the opening
rule-A6 =
    You exchange at least 1 tile, and never more than you hold or than the bag holds.
    .title = How many tiles to exchange
rule-A8 = If the bag is empty and you can place something, you must. You may not choose to pass.
    .title = No passing by choice
    .search = pass, skip
rule-A9 = If the bag is empty and you cannot place anything, you pass and score 0 points.
    .title = Nothing to place, nothing to draw
    .search = pass, skip
rule-A10 =
    If the bag is empty and nobody can place anything, the game ends, and nobody gets the 6-point end bonus. The same
    holds when tiles are left in the bag but none that is left, there or in a hand, fits anywhere: nobody could ever place
    another tile.
    .title = Nobody can place
rule-A11 = The 6-point end bonus is scored only when your hand is empty and nothing can be drawn.
    .title = When the end bonus is scored
rule-A12 = If one move completes several Qwirkles, each of them scores its own 6 bonus points.
    .title = Several Qwirkles in one move
rule-A13 = The game ends at once, even if some players have had one turn more than others.
    .title = Turns are not evened out
rule-A14 = There is no penalty for { word-tiles } left in your hand at the end.
    .title = What is left over
rule-A18 = A move is judged when everything has been placed. The order in which you placed it does not matter.
    .title = The order of placing
rule-A19 =
    A move may join lines that were separate, as long as the tiles of the move are themselves in one line. The Polish
    rulebook of Qwirkle prints this. The other rulebooks can be read differently, and we use this reading for all.
    .title = Joining lines

rule-B1 =
    On each turn, including the first, you may re-roll once: none, some or all of your
    { $hand } cubes.
    .title = One re-roll in a turn
rule-B4 = If you can place a cube, you must place at least one. You have to roll again only when nothing fits.
    .title = You must place if you can
rule-B5 = If you had to roll again in the opening, you must place the largest set of that roll. You may not re-roll again.
    .title = The opening after a forced roll
rule-B7 =
    Rolling until something fits may never end. Four blue cubes, two shapes in a block of two by
    two, accept only blue, and a hand without blue would roll for ever; between good players this happens in
    1 or 2 games out of 100. A hand is dead if no face of any of its colours fits anywhere. A dead hand goes back into
    the bag, the bag is mixed, as many cubes are drawn and rolled, and the same turn goes on, as with a stuck hand in
    Qwirkle Cards. Everyone sees it, and it is repeated if the new hand is dead too. If the bag and the hand
    together hold no colour that fits, or if the bag is empty, the player with the dead hand passes. If everyone
    passes in a row, the game ends without the 6-point end bonus. A hand that is not dead needs at most 6 rolls
    on average.
    .title = A dead hand
rule-B9 =
    Every line and every Qwirkle of the last cube counts, and then the 6-point end bonus is added. In the opening a
    single cube is never legal, whatever your hand.
    .title = The last cube, and a single first one

rule-C4 =
    A set of six in the opening is a Qwirkle and is taken at once.
    .title = A Qwirkle in the opening
rule-C5 =
    Whether you are stuck is a fact, not a claim: the referee checks every possible play. If
    there is a play, the claim is refused (and the program may offer to show one); any legal play will do.
    .title = Stuck or not
rule-C7 =
    If the deck has { $hand } cards or more, a stuck hand is set aside, { $hand } cards are drawn, and the old hand
    is shuffled into the deck.
    .title = A new hand from a large deck
rule-C8 =
    If the deck has fewer than { $hand } cards, but at least 1, draw them all, shuffle the old hand into the empty
    deck and draw the rest from it. This does not count as the deck running out.
    .title = A new hand from a small deck
rule-C9 = If the deck is empty, a stuck player passes.
    .title = Stuck with an empty deck
rule-C10 =
    If neither the hand nor the deck holds a card that could be played, the player passes. If everyone passes in a row, the
    game ends.
    .title = No card can help
rule-C11 =
    A set of six may not be left on the table.
    .title = No Qwirkle stays
rule-C12 =
    If you complete several Qwirkles in one turn, all of them count.
    .title = Several Qwirkles in one turn
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched]
            The rule for new sets is judged on the result. Every set at the end of the turn that holds no card
            from your hand, Qwirkles included, is matched with an old set that it shares a card with, and no old set
            is used twice. If that cannot be done, there is a new set without a card from your hand, and the turn is not
            legal.
       *[keep-three]
            A set continues as the set of its colour or shape. At the end of your turn each set, Qwirkles
            included, may continue one old set of the same colour or the same shape, if they share a card. An old set
            is continued at most once. A set that continues no old set is new, and it holds at least one card from
            your hand. This is judged on the result: the turn is legal if some choice of continuations (and, among
            equal cards, of which one went where) satisfies this ruling and C16.
    }
    .title = Which set is new
rule-C16 =
    { $newrow ->
        [any] A set may be broken up completely.
        [matched]
            This table has chosen free_rows=1. Cards may be regrouped freely, and a set may be broken up completely.
            A set without a card from your hand only needs an old set to itself that it shares a card with, whatever
            their colours and shapes (C15).
       *[keep-three]
            A set that gave a card to a new set continues, so it keeps at least 3 cards. A set may vanish
            only into sets that continue: you merge two sets, or you add its cards to other sets. House rule: a table may
            choose free_rows=1. Then cards may be regrouped freely, and sets may be broken up; a set without a card from
            your hand only needs an old set to itself that it shares a card with.
    }
    .title = Sets that give cards
rule-C17 =
    Cards from the table never go into a hand.
    .title = No way back to the hand
rule-C18 = The last turns also begin when drawing back up takes exactly the last card of the deck.
    .title = The deck used up exactly
rule-C19 = There is no bonus for an empty hand. A player without cards passes.
    .title = An empty hand
rule-C21 = Two sets of the same colour or of the same shape may be on the table.
    .title = Two sets of one kind
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            The opening is one set and nothing else. The rulebook only says that this set is played and that this
            starts the game.
    }
    .title = One set in the opening

## Captions

picture-empty = empty
picture-from-hand = From hand
picture-moved = Moved
picture-grid-line =
    A row of four reds in different shapes, and a column of three stars in different colours. The red star belongs
    to both.
picture-grid-laying =
    The two new { word-tiles } do not touch each other: the green clover was there before and fills the gap.
picture-grid-wrong =
    Four { word-tiles } that may not go there. 1: the blue diamond does not match the reds. 2: the row has a red
    square already. 3: there is a gap between the circles. 4: touching at a corner does not count.
picture-grid-score = Two new stars score 6 points: 4 for the row of blues and 2 for the column of stars. The blue star counts in both.
picture-grid-qwirkle = The last two purples make a Qwirkle: 6 points for the line plus a 6-point bonus, 12 in total.
picture-qwirkle-start =
    The largest set here is three: the red circle, square and star. The second red square does not count.
picture-cubes-before = Three greens, and three cubes that match nothing. Why not roll those three again?
picture-cubes-after =
    Blue, orange and yellow were rolled again: their colours stay, their shapes are new. Now there are four squares!
picture-cubes-opening = If this is the opening, all four squares must be placed. They score 4 points.
picture-cubes-dead = Anywhere next to this block, only blue fits. A hand without blue is dead.
picture-cards-set =
    Two sets: three stars in different colours, and four greens in different shapes.
picture-cards-turn =
    There were four reds on the table. The yellow and the blue circle come from the hand, the red circle moves over to
    them, and the other three reds are still a set.
picture-cards-chance =
    Four reds and three squares on the table; the yellow and the purple square are in your hand. Do you see the Qwirkle?
picture-cards-qwirkle =
    The red square moves over, the yellow and the purple one come from the hand: six squares, a Qwirkle! The other three reds
    stay a set.
picture-cards-new-row =
    Before this turn there were two sets, five reds and four crosses. Three diamonds come from the hand. But the red
    circle, square and cross make a new set of cards from the table alone: the Polish rulebook forbids it, the English
    description allows it.
picture-cards-keep-three =
    Before this turn there were three reds, three squares and three stars. The yellow and the green circle come from the
    hand and take the red circle; the other two reds move to the squares and to the stars. The Polish rulebook forbids
    it: the reds gave a card to a new set and do not continue. The English description and the house rule of free sets
    allow it.

## Refusals

# Behind a refusal: the paragraph of the rules it rests on.
refused-rule = (Rule: { $title }, { $id })

reason-game_over = The game is over.
reason-wrong_action = That cannot be done now in this game.
reason-nothing_chosen = Nothing was chosen.
reason-not_in_hand = Not in your hand: { $pieces }.
reason-cell_taken = That place is already taken: { $cells }.
reason-same_cell = Two pieces on one place: { $cells }.
reason-off_table = The first line must be closer to the middle of the table: { $cells }.
reason-not_one_line = All pieces of a move must be in one row or one column without a gap: see { $cells }.
reason-no_contact = At least one piece must touch, side to side, a piece that is already on the table: { $cells }.
reason-mismatch = These do not share one colour or one shape: { $pieces }.
reason-duplicate = The same piece twice: { $pieces }.
reason-not_largest_set = The opening must be a complete largest set, for example { $pieces }.
reason-opening_must_lay = On the first turn you must place pieces; you can exchange later.
reason-opening_must_roll = No two of your cubes match, so you must roll all of them.
reason-can_lay = You have a legal move, so you must play.
reason-can_draw = You cannot pass while there is something to draw, to roll or to exchange.
reason-bag_too_small = There are not that many pieces left in the bag.
reason-already_rerolled = You have already re-rolled in this turn.
reason-no_card_played = Play at least one card from your hand.
reason-row_too_short = A set needs at least three cards: { $pieces }.
reason-cards_missing = These cards are missing on the table: { $pieces }.
reason-cards_from_nowhere = These cards were neither on the table nor played: { $pieces }.
reason-qwirkle_left_on_table = A set of six must be taken: { $pieces }.
reason-not_a_qwirkle = Only a whole set of six can be taken: { $pieces }.
reason-new_row_without_hand_card = A new set needs a card from your hand: { $pieces }.
reason-row_must_keep_three = A set that gave a card to a new set must keep at least three cards: { $pieces }.
reason-opening_more_than_a_set = The opening is one set and nothing else: { $pieces }.
reason-no_arrangement = These cards cannot be played on this table: { $pieces }.
reason-chance = That cannot have been drawn or rolled: { $pieces }.

## What cannot be read

unreadable-piece = “{ $token }” is not a piece. A piece is a colour (R O Y G B P) and a shape (o s d t c x): Rt is the red star.
unreadable-cell = “{ $token }” is not a piece with its position. Write Rt@3,-2: the red star, 3 to the right, 2 up.
unreadable-action = Not understood: “{ $token }”.
unreadable-play = These cards cannot be played like that: “{ $token }”.
unreadable-number = “{ $token }” is not a whole number of at most four digits.
unreadable-table = This is not a valid table: { $token }.
unreadable-supply = “{ $token }” is not a valid draw pile.
unreadable-field = Unknown field: “{ $token }”.
unreadable-missing = “{ $token }” is missing.
unreadable-edition = There is no edition “{ $token }”.
unreadable-too_long = This is too long.
unreadable-too_many = Too many pieces: { $token }.
unreadable-numbers = The numbers in this position contradict each other.
unreadable-json = This is not a JSON object.

## Who plays

seats-count = This game is for 2 to 4 players, not { $value }.
seats-name = A name must have 1 to 60 printable characters: “{ $value }”.
seats-same-name = Two players are called “{ $value }”.
seats-bot-name = “{ $value }” is a name for bots: choose one without @ at the start.
seats-age = “{ $value }” is not an age from 0 to 150.

## Records

record-too_long = This record is too long.
record-json = This is not a record: it cannot be read as JSON.
record-line = This is not a record: it has a line that cannot be read.
record-format = This record format is not supported.
record-keys = The record contains an unknown field, or its result is missing.
record-edition = The record does not name a known edition.
record-seat = A player entry in the record cannot be read.
record-start = A game cannot start as this record says.
record-turn = Turn { $turn } is not possible.
record-points = Turn { $turn }: the player or the points are wrong.
record-result = The result does not follow from the turns.
record-fairness = The record’s secret or salts cannot be read.
record-no_secret = The record does not contain its secret, so nothing can be recomputed from it.
record-commitment = The secret or a salt is not the one committed to before the game.
record-deal = The hands dealt do not follow from the secret.
record-draw = Turn { $turn }: what was drawn or rolled does not follow from the secret.
record-other_commitment = The commitment of this record is not the one that you gave.
record-salt_unused = The game was not dealt with the salt that you gave.
record-unsigned = The record has no signature.
record-other_key = The record is signed with a key that is not among those that you gave.
record-signature = The signature is wrong: something in the record was changed, or it was signed by someone else.
record-receipt_signature = The receipt is not signed by that key.
record-receipt_game = The receipt is of another game.
record-exchange = The record is not what the server sent: in turn { $turn } you exchanged or drew other tiles.
record-receipt = The record is not what the server sent: the receipt of turn { $turn } contradicts it.
verify-fine = Every deal, draw and roll follows from the secret committed to before the game.
verify-signature-none = It is not signed.
verify-signature-unchecked = Its signature (key { $id }) was not checked: use --key.
verify-signature-valid = It is signed with the key { $id }.
verify-bad-commitment = A commitment has 64 digits from 0 to 9 and a to f.
verify-bad-salt = “{ $value }” is not a seat from 0 to 3, a colon and a salt.
verify-bad-key = “{ $value }” has no key of a server.
verify-bad-receipt = “{ $value }” is not a receipt.
verify-no-records = There is no record in the folder { $folder }.

## The command line

cli-about = Sixfold plays Qwirkle, Qwirkle Cubes and Qwirkle Cards exactly by their printed rulebooks.
cli-examples =
    Examples:
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-play = Play in the browser, or in the terminal, with people and bots.
cli-play-examples =
    Examples:
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Judge moves: one JSON object per line in, one answer per line out.
cli-judge-examples =
    Examples:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = List all moves for a hand: one JSON object per line in, one answer per line out.
cli-moves-examples =
    Examples:
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Check that everything in a record was dealt fairly.
cli-verify-examples =
    Examples:
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Read the rules of an edition, or compare two editions.
cli-rules-examples =
    Examples:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Play a match between bots and report the result with confidence intervals.
cli-arena-examples =
    Examples:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Run one of Sixfold’s bots as an arena engine on standard input and output.
cli-engine-examples =
    Examples:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Retrain the bots: self-play games, then the weights as a text file.
cli-train-examples =
    Examples:
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = Measure how fast the referee is.
cli-bench-examples =
    Examples:
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = show this help
cli-arg-version = show the version
cli-arg-lang = language: { $known } (default: from the environment)
cli-arg-lines = file of JSON lines, - for standard input
cli-arg-record = records of games, JSON or text, or folders of them; - for standard input
cli-arg-verify-commitment = what the server promised before the game
cli-arg-verify-salt = a salt that must have been used, by the number of its seat from 0 on
cli-arg-verify-key = key of the server that must have signed: a file, the address of the server, or hexadecimal
cli-arg-verify-receipt = what the server signed during the game: the record must agree with it
cli-arg-json = answer in JSON, for programs
cli-arg-edition = edition, such as qwirkle-pl, or game: qwirkle, cubes, cards
cli-arg-diff = show where two editions of a game differ
cli-arg-bench = what to measure (default: everything)
cli-arg-players = players, such as Ann,Bo:12,@greedy (with an age; with @ a bot)
cli-arg-save = save the game to this file, or continue the game in it
cli-arg-secret = deal from this secret, so that the game can be repeated
cli-usage-unknown = Unknown argument: “{ $what }”.
cli-usage-missing = Missing argument: { $what }.
cli-usage-choice = { $what } is not a valid value for “{ $name }”.
cli-usage-value = “{ $name }” needs a value.
cli-usage-number = “{ $name }” needs a number, not { $what }.
cli-usage-help = Help: { $command }
cli-missing-extra = This command needs the extra “{ $name }”: pip install "sixfold[{ $name }]"
cli-unknown-language = Unknown language: “{ $name }”. Available: { $known }.
cli-unknown-edition = Unknown edition or game: “{ $name }”. Available: { $known }.
cli-unknown-level = Unknown bot: “{ $name }”. Available: { $known }.
cli-unknown-bench = Unknown benchmark: “{ $name }”. Available: { $known }.
cli-cannot-read = “{ $file }” cannot be read: { $why }.
system-missing = no such file
system-denied = permission denied
system-folder = it is a folder
system-full = no space left
system-in_use = something else already uses it
system-address = this computer does not have that address
system-name = unknown host name
system-refused = connection refused
system-timeout = no answer in time
system-other = the operating system refused: { $why }
cli-meta-command = COMMAND
cli-meta-file = FILE
cli-meta-record = RECORD
cli-meta-salt = SEAT:SALT
cli-meta-key = FILE|URL|HEX
cli-meta-edition = EDITION
cli-meta-name = NAME
cli-meta-players = PLAYERS
cli-meta-secret = SECRET
cli-meta-lang = LANGUAGE
cli-meta-game = GAME
cli-meta-folder = FOLDER
cli-meta-number = NUMBER
cli-meta-seed = SEED
cli-meta-ms = MS
cli-measuring = Measuring { $name }
rules-hint = sixfold rules EDITION prints one of them; sixfold rules --diff A B compares two.

## The arena

arena-arg-game = game: qwirkle, cubes or cards
arena-arg-players = 2 to 4 players, separated by commas: levels such as greedy, other bots of the game, or exec:COMMAND for a program
arena-arg-games = number of games (default: 100), rounded up so that every deal is played once in every seating
arena-arg-seed = any text; the same seed gives the same deals (default: 1)
arena-arg-budget = CPU time per move in milliseconds (default: each bot’s own limit)
arena-arg-sprt = two players: stop as soon as it is decided whether the first is better by ELO0 or by ELO1
arena-arg-checkpoint = save every deal to this file; if it exists, resume from it
arena-arg-jobs = number of deals played in parallel (default: one per core)
arena-arg-log = append the engines’ standard error to this file (default: discarded)
engine-arg-name = a level, or another bot of the game
arena-out-of-range = { $name } must be from { $low } to { $high }.
arena-other-game = Edition { $edition } does not belong to the game { $game }.
arena-command-empty = exec: must be followed by a command.
arena-command-quotes = The quotation marks of this command do not match: { $command }
arena-command-missing = Program not found or not executable: “{ $command }”.
arena-command-system = Programs as players (exec:) need Linux or another Unix.
arena-cannot-write = “{ $file }” cannot be used: { $why }.
arena-sprt-elo = --sprt needs two different numbers from -1000 to 1000, the smaller one first.
arena-sprt-players = --sprt works for two-player matches only.
arena-file-foreign = “{ $file }” is not a match file. It was left unchanged.
arena-file-differs = “{ $file }” belongs to another match ({ $what }). It was left unchanged.
arena-file-corrupt = Line { $what } of “{ $file }” is damaged. The file was left unchanged.
arena-file-busy = Another match is writing to “{ $file }” right now.
arena-worker-lost = A worker process died during deal { $deal }.
arena-title = { $edition }. Games: { $games }, deals: { $deals }
arena-head-player = player
arena-head-wins = wins %
arena-head-interval = 95%
arena-head-points = points
arena-head-elo = Elo
arena-head-elo-interval = Elo 95%
arena-head-ms = ms/move
arena-head-illegal = illegal
arena-head-crashes = crashes
arena-margin = The first player’s lead over the mean of the others: { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] The test accepts { $elo0 } Elo rather than { $elo1 }: log-likelihood ratio { $llr }, limits { $lower } and { $upper }.
        [H1] The test accepts { $elo1 } Elo rather than { $elo0 }: log-likelihood ratio { $llr }, limits { $lower } and { $upper }.
       *[other] The test between { $elo0 } and { $elo1 } Elo is undecided: log-likelihood ratio { $llr }, limits { $lower } and { $upper }.
    }
arena-incomplete = The match was stopped early; these are the results so far.
arena-progress = { $done } of { $of } deals, { $name }: { $rate }
arena-fault = Deal { $deal }, seating { $rotation }, turn { $turn }: { $name } lost: { $why }
arena-fault-illegal = illegal move
arena-fault-exception = the bot failed
arena-fault-start = the program could not be started
arena-fault-hello = invalid hello message
arena-fault-exit = the program ended
arena-fault-timeout = no answer in time
arena-fault-flood = the answer is too long
arena-fault-unasked = wrote output without being asked
arena-fault-unreadable = the answer cannot be read
engine-not-in-game = This game has no bot “{ $name }”.
engine-unreadable = This is not a message of the engine protocol: { $why }

## Playing in the terminal

play-title = { $name }
play-commitment = The deal is fixed by a secret with this SHA-256: { $digest }
play-announced = { $name }: largest set { $n }
play-starts = Starting player: { $name }
play-help-hint = Type help to see what you can type.
play-look-away = { $name }, it is your turn. When nobody else is looking, press Enter.
play-prompt = { $name }>
play-which-edition = Which one? Number or name [1]:
play-which-players = Who plays? Names, separated by commas, an age after a colon, @greedy or @random for a bot [{ $usual }]:
play-you = You
play-draft = Draft: { $action }. { $points }
play-nothing-drafted = You have not placed anything yet. Type a move, hint or help.
play-hint = For example: { $action }
play-no-refusal = Nothing has been refused yet.
play-which-file = Which file? For example: save game.json
play-exists = “{ $file }” already exists and is a different game. Choose another name.
play-not-saved = This game was not saved. Next time: save game.json, or start with --save game.json.
play-saved = Saved to { $file }. The game will now be saved after every turn.
play-loaded = Continuing from { $file }.
play-cannot-save = “{ $file }” cannot be written: { $why }. The game goes on, but it is not saved.
play-kept = The record is in { $file }. sixfold verify checks that it was dealt fairly.
play-goodbye = Goodbye.
play-turn = { $name }: { $what }. { $points }
# Also: $game.
play-exchanged =
    { $n ->
        [one] exchange of { $n } tile
       *[other] exchange of { $n } tiles
    }
play-shown = Stuck, so this hand is shown: { $pieces }
# Also: $game.
play-last-piece = { $name }: last piece played; the bonus of { $n } is included above.
play-stock-empty = The deck has run out: everyone has one more turn.
play-last-turns =
    { $n ->
        [one] Last turn of the game.
       *[other] { $n } turns until the end of the game.
    }
# Also: $game.
play-bag =
    { $n ->
        [0] The bag is empty.
        [one] { $n } piece in the bag.
       *[other] { $n } pieces in the bag.
    }
play-stock =
    { $n ->
        [0] The deck is empty.
        [one] { $n } card in the deck.
       *[other] { $n } cards in the deck.
    }
play-hand = Your hand: { $pieces }
play-opening = You open the game: place a complete largest set from your hand.
play-opening-any = You open the game: any legal turn will do.
play-forced-dead = No face of any of your cubes fits anywhere: press Enter to put them back into the bag and draw new ones.
play-dead = a dead hand goes back to the bag
play-may-reroll = You may re-roll some cubes first: type reroll and their names.
play-forced-pass = You cannot do anything: press Enter to pass.
play-forced-roll = Nothing fits: press Enter to roll all cubes.
play-forced-redraw = You are stuck: press Enter to show your hand and draw a new one.
play-winner = Winner: { $names }, with { $points }
play-shared = A shared victory for { $names }, with { $points }
ending-last_piece = The last piece has been placed.
ending-nobody_can_place = No piece that is left fits anywhere.
ending-last_turns = The deck has run out, and everyone has had a last turn.
ending-all_passed = Everyone passed, one after another.
ending-resigned = The game ended by resignation.
ending-turn_limit = The game has reached the maximum number of turns. The points decide.
shared-title =
    { $n ->
        [0] { $game }: a game that was abandoned
        [one] { $game }: { $names } wins
       *[other] { $game }: { $names } share the victory
    }
shared-about = { $scores }. See the final table and replay every move.
play-confirm = Press Enter to confirm, or type undo.
play-help-qwirkle =
    Rt@3,-2     place the red star at column 3, row -2 (x to the right, y down); several at once are fine
    swap Rt Bs  exchange these tiles
play-help-cubes =
    Rt@3,-2       place the red star at column 3, row -2 (x to the right, y down); several at once are fine
    reroll Rt Bs  roll these cubes again, once, before placing
    roll          roll all cubes when nothing fits
play-help-cards =
    play Rt Bt Gt                    play these cards; the table is arranged for you
    play Rt : RtBtGt YoYsYd          the same with the whole table as you want it, set after set
    play Rt : YoYsYd ! RtOtYtGtBtPt  taken Qwirkles come behind the !
    redraw                           when you are stuck
play-help =
    Colours: R red, O orange, Y yellow, G green, B blue, P purple.
    Shapes: o circle, s square, d diamond, t star, c clover, x cross.
    Enter or done  confirm the move     undo       take one step back          clear  take everything back
    hint           show a move          why        explain the last refusal    rules  print the rules
    table          show the table       save FILE  save the game               quit   stop
    help           show this help       load FILE  continue from a file

## Training

train-arg-seats = number of players: 2 (default), 3 or 4
train-arg-seed = a whole number; the same seed gives the same weights (default: 1)
train-arg-out = folder for finished rounds and the weights (default: “training”); interrupted training resumes from it
train-arg-jobs = number of games played in parallel (default: one per core); does not affect the weights
train-done = The weights are in “{ $file }”.

## The server

cli-static = Write the web client as a static site: a folder that any host can serve, under any path.
cli-static-examples =
    Examples:
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = folder to write; empty, new, or an earlier static site
static-arg-server = address of a Sixfold server for games with friends, such as https://play.example (default: none)
static-done = { $folder } is ready: serve it with any web server.
static-bad-server = “{ $value }” is not the address of a server: https:// or http:// and a name, without a path.
static-not-empty = { $folder } contains other files: choose an empty or new folder.
static-no-kernel = The web client of this installation has no kernel for the browser, so it needs a server. Use a released package, or build it with “run web”.
cli-serve = Run a server: tables for people and bots over the network.
cli-serve-examples =
    Examples:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = ADDRESS
cli-meta-addresses = ADDRESSES
cli-meta-seconds = SECONDS
cli-arg-host = address to listen on (default: 127.0.0.1, this machine only)
cli-arg-port = port to listen on (default: 8000; 0: any free port)
cli-arg-db = where tables are stored: a SQLite file (default: sixfold.db) or postgresql://…
cli-arg-relay = nats://… address through which several server processes notify each other
cli-arg-workers = number of bot processes (default: number of cores minus one)
cli-arg-password-file = file with the password for this server (or the variable SIXFOLD_PASSWORD)
cli-arg-origin = also allow pages of this address, such as https://play.example (can be given several times)
cli-arg-hosts = name under which browsers reach the server, such as play.example; * for any (can be given several times)
cli-arg-proxies = comma-separated addresses of trusted proxies (their X-Forwarded headers are used)
cli-arg-sockets = maximum number of open connections (default: 50000)
cli-arg-per-client = multiply the limits per client address by this factor
cli-arg-keep-days = days after its last event until a table is deleted (default: 365; 0: never)
cli-arg-webhook = URL that is told whose turn it is in games where turns may take days, and the results (or the variable SIXFOLD_WEBHOOK)
cli-arg-private-push = also send notifications to push services in private networks
cli-arg-drain = seconds to keep serving after SIGTERM while reporting “not ready” (default: 5)
cli-arg-quiet = log only warnings and errors
serve-at = Sixfold is at { $url }
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }
serve-no-client = The web client is not part of this installation, so there are no pages: only the interface for programs and the terminal client work. Use a released package, or build it with the program “run”.
serve-bad-webhook = --webhook needs a URL that starts with https:// or http://, optionally after discord+, telegram+, ntfy+ or json+.
webhook-turn = { $game }, table { $table }: it is { $name }’s turn.
webhook-reminder = { $game }, table { $table }: { $name } has little time left for this turn.
webhook-over = { $game }, table { $table }: the game is over. { $scores }
# Notifications of the service worker: plain text and $name, nothing else.
push-turn = It is your turn.
push-played = { $name } has played. It is your turn.
push-reminder = It is your turn, and your time is running out.
no-table = There is no such table.
no-secret = You have no seat at this table.
no-host = Only the host may do that.
no-started = The game has already begun.
no-not_started = The game has not begun yet.
no-over = The game is over.
no-full = All seats are taken.
no-seat_taken = This seat is not free.
no-waiting = A seat is still open.
no-edition = There is no edition { $value }.
no-level = There is no bot { $value }.
no-turn = The game has moved on: look at the table again.
no-not_your_turn = It is not your turn.
no-bot_plays = A bot is playing for you: take your seat back first.
no-salt = The fairness check failed: this is not the value that was announced.
no-still_here = This player is still here.
no-not_away = This seat cannot be given to a bot.
no-out_of_time = Your time ran out, and you can come back only once.
no-resigned = You have resigned this game.
no-undo = This turn cannot be taken back: something has been drawn or shown since.
no-carry = This link has expired or was already used.
no-let_in = Others cannot open this seat. Enter its PIN, or confirm the code in the browser that has the seat.
no-guest = The others let this browser in, so it cannot do that. Use the first browser of this seat.
no-pin = That PIN is wrong.
no-pin_pause = Too many wrong PINs. Try again later.
no-password = This server needs a password.
no-origin = Requests from that page are not allowed.
no-address = This server does not accept the address { $value }. Its operator can allow it.
no-unreadable = This message cannot be read.
no-too_large = This message is too long.
no-too_often = Not so fast: try again in a moment.
no-too_many = You have too many tables or connections open.
no-limit = This has happened too often at this table.
no-method = This request method is not supported.
no-busy = That did not work just now: try again.
phrase-hello = Hello!
phrase-well_done = Well done!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-good_luck = Good luck!
phrase-hurry = Your turn!
phrase-wait = One moment, please.
phrase-again = One more game?
phrase-good_game = Good game!
phrase-bye = Bye!

## What is kept

cli-backup = Copy all of a server’s data into one file while it keeps running.
cli-backup-examples =
    Examples:
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Fill an empty database with a backup: the same tables, seats and keys.
cli-restore-examples =
    Examples:
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Administer a server through its database, while it runs.
cli-admin-examples =
    Examples:
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
cli-meta-action = ACTION
cli-export = Export a server’s games as records, one file per table.
cli-export-examples =
    Examples:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Import records as tables: finished games to look at, unfinished ones to continue.
cli-import-examples =
    Examples:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = new file for the copy; a server can use it directly
cli-arg-restore = file that “sixfold backup” has written
cli-arg-action = list (tables and banned addresses), close or delete (a table), erase-name (of a person, at all tables), ban or unban (an address), rotate-key (of signatures)
cli-arg-target = the table, name or address
cli-arg-export = folder for the records
cli-arg-all = include unfinished games with their secrets: keep these private
cli-arg-import = records, or folders of them
backup-done = Everything was copied to “{ $file }”.
restore-done =
    { $n ->
        [one] { $n } table is
       *[other] { $n } tables are
    } in “{ $url }” now.
admin-listed =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }. Banned addresses: { $banned }
admin-closed = Table { $table } is closed.
admin-was-over = Table { $table } had ended already.
admin-deleted = Table { $table } is deleted.
admin-erased =
    { $n ->
        [one] “{ $name }” is erased at { $n } table.
       *[other] “{ $name }” is erased at { $n } tables.
    }
admin-banned = { $address } is banned.
admin-unbanned = { $address } is not banned any more.
admin-rotated = The server signs with the new key { $id } from now on. Earlier keys stay listed.
admin-bad-address = “{ $address }” is not an IP address.
export-done =
    { $n ->
        [one] { $n } record written
       *[other] { $n } records written
    } to “{ $folder }”, { $there } already there.
import-new = { $file }: new table { $table }
import-there = { $file }: already there as table { $table }
import-other = { $file }: table { $table } has this game, but it continued differently; nothing was changed
import-seat = { "    " }seat of { $name }, secret { $secret }
store-cannot = “{ $value }” cannot be opened: { $why }.
store-cannot_write = “{ $value }” cannot be written: { $why }.
store-not_empty = There are tables in “{ $value }” already; nothing was changed.
store-no_table = There is no table { $value }.
store-busy = Table { $value } keeps changing; try again.
store-missing = There is no database at “{ $value }”.
store-exists = “{ $value }” already exists and was not changed.
store-empty = “{ $value }” is an empty file. Delete it to start again, or replace it with a backup.
store-foreign = “{ $value }” contains something other than Sixfold’s tables; nothing was changed in it.
store-broken = “{ $value }” is damaged; nothing was changed in it. Use a backup.
store-unreadable = The log of table { $value } cannot be read.
store-newer = “{ $value }” was written by a newer Sixfold; nothing was changed in it. Use that version.
store-leftover = “{ $value }” is part of a file that is missing. Restore that file, or move this one away.
store-in_use = “{ $value }” is in use by another server. Stop that one first, or give each of them the same --relay.
store-failed = The tables are not available right now: { $value }
store-closed = The server is shutting down.
store-package = “{ $value }” is not installed: it comes with “sixfold[large]”.
store-relay = “{ $value }” does not answer: { $why }.

## The web client

web-skip = Skip to the table
web-home = Sixfold home page
web-lobby = New game
web-game = Game
web-about-qwirkle = Place tiles in lines of one colour or one shape: six different ones make a Qwirkle.
web-about-cubes = Roll cubes, then place them in lines of one colour or one shape: six different ones make a Qwirkle.
web-about-cards = Play sets of one colour or one shape, rearrange the table, and collect sets of six.
web-front-continue = Continue
web-front-games = Your games
web-front-all = All games ({ $n })
web-front-turn-of = { $name }’s turn
web-front-left = { $time } left
web-front-ended = Finished: { $points }
web-front-options = Options
web-front-bot = Play a bot
web-front-bot-about = Starts right away
web-front-level = Bot level
web-front-friend = Play a friend
web-front-friend-about = By link or code, without an account
web-front-code = Code
web-front-device = One device
web-front-device-about = Pass it around
web-front-daily-about = A new one every day
web-front-player = Player 1
web-front-more-players = More players
web-front-hints = Hints
web-front-hints-bots = Only against bots
web-front-hints-always = With hints
web-front-hints-never = Without hints
web-front-more = Learn and explore
web-edition = Edition
web-house-rules = House rules
web-clock = Clock
web-clock-none = No clock
web-clock-move = 2 minutes a turn
web-clock-game = 15 minutes each
web-clock-day = One day a turn
web-seats = Seats
web-your-name = Your name
web-rename = Change name
web-rename-save = Save the name
web-rename-done = Your name is { $name } now.
web-me = Me
web-you = You
web-seat-n = Seat { $n }
web-remove-seat = Remove seat { $n }
web-add-seat = Add a friend or bot
web-friend-by-link = Friend (invite link)
web-bot-level = Bot: { $level }
# What a bot is called, in any sentence. $number is 0, or counts bots of one level.
web-bot-name =
    { $number ->
        [0] { $level } Bot
       *[other] { $level } Bot { $number }
    }
web-public = Public: anyone can find and join this table
web-join-code = Join with a code
web-join = Join
web-public-tables = Open tables
web-on = In progress
web-phase-open = Waiting for players
web-phase-revealing = About to begin
web-phase-playing = In progress
web-phase-over = Finished
web-phase-closed = Abandoned
web-password = Password of this server
web-enter = Enter
web-not-kept = This browser is not saving anything: keep this page open while you play.
web-rules = Rules
web-light = Light theme
web-dark = Dark theme
web-settings = Settings
web-lost-title = Page or table not found
web-lost-page = There is no such page.
web-lost-table = This table cannot be opened.
web-lost-gone = The server does not answer.
web-lost-closed = This game was abandoned.
web-lost-advice = Check the link or the code, then try again. Your games are safe.
web-lost-home = Home page
web-loading = Loading the table
web-reconnecting = Reconnecting. Your move is safe.
web-connection-lost = Connection lost. Reconnecting.
web-connection-back = Connected.
web-join-title = Sit down at this table
web-join-with = With { $names }
web-sit-down = Sit down
web-full = All seats are taken.
web-already-on = The game has already begun.
web-back-title = Already playing here?
web-back-who = Choose your name to return to your seat in this browser.
web-back-ask = Ask to be let back in
web-back-get = Get a code
web-back-enter = Return to my seat
web-back-code = Your code: { $code }
web-back-wait = Tell this code to the other players. They enter it in the table’s menu under “Let a player back in”. Once everyone has confirmed and a minute has passed, you are { $name } here.
web-back-cancel = Cancel the request
web-back-none = This seat has no PIN, and others cannot open it now. Use your first browser, or choose “Play on another device” there.
web-back-own = Others cannot open this seat: it needs the browser in which you play. Get a code here and enter it there.
web-back-lost = If that browser is lost, the others can let a bot play for you.
web-back-wait-own = Enter it in the browser in which you play: in the menu of the table, at “Let a player back in”. Then you are { $name } here at once.
web-pin = PIN, 4 to 8 digits
web-pin-optional = PIN, 4 to 8 digits (optional)
web-pin-join = With this PIN you can return to your seat from another browser.
web-pin-only = Choose a PIN, so that you can come back from another browser. At this table, others cannot let you in.
web-pin-choose = Choose a PIN
web-pin-menu = My PIN
web-pin-how = With your name and this PIN you can return to your seat from another browser. The others can then no longer let anyone in for you.
web-pin-save = Save the PIN
web-pin-set = PIN saved.
web-pin-remove = Remove the PIN
web-pin-removed = PIN removed.
web-let-in = Let a player back in
web-let-in-how = Only if you know that the code is theirs: call them and have them read it out. If it is your own other browser, choose yourself.
web-let-in-who = Player
web-let-in-code = Code
web-let-in-confirm = Let in
web-let-in-done = Your other browser has your seat now.
web-let-in-asked = Confirmed. It takes a minute, and all other players have to confirm too.
web-let-in-news = The others confirmed: { $name } is back from another browser.
web-let-in-you = The others let another browser play in your seat. If that is not you, remove it.
web-let-in-undo = Remove other browsers
web-let-in-option = One other player is enough to let a player back in
web-let-in-option-about = Otherwise it takes two. Anyone who confirms alone could see that player’s hand.
web-let-in-rule =
    { $n ->
        [0] If you lose your browser, others cannot let you back in. With a PIN you can come back.
        [1] If a player loses their browser, one other player can let them back in. With a PIN, only they can.
       *[other] If a player loses their browser, two other players can let them back in. With a PIN, only they can.
    }
web-let-in-sees = Anyone who confirms this could see that player’s hand.
web-offer-let_in =
    { $you ->
        [yes] Another browser asks to play in your seat, with the code { $code }. If that is not you, withdraw the request.
       *[no] { $other } asks to be let back in from another browser, with the code { $code }. Agree only if they told you this code.
    }
web-watch = Watch
web-host = Host
web-here = Here
web-away = Away
web-open-seat = Open seat
web-waiting-for = Waiting for a player
web-revoke = Free this seat
web-scan = Scan, or send the link. No account needed.
web-qr = QR code with the link to this table
web-only-here = This address works only on this computer.
web-only-here-how = For other devices in your network, start “{ $command }” and open the address that it prints.
web-in-app = This page is open inside another app. Open it in your own browser, or you may lose your seat.
web-copy-link = Copy the link
web-in-app-stay = Stay here
web-share = Share the link
web-copied = Copied
web-not-copied = Could not copy
web-start = Start the game
web-start-when = You can start when all seats are taken.
web-host-starts = Waiting for the host to start the game.
web-leave = Leave the table
web-table = Table
web-board = The table: arrow keys move from cell to cell
web-players = Players
web-move-and-history = Move and history
web-more = More options
web-close = Close
web-bag = In the bag or deck:
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-your-turn = Your turn
web-title-your-turn = ● Your turn · { $title }
web-on-turn = Playing now
web-turn-of = It’s { $name }’s turn.
web-bot-stands-in = A bot is filling in
web-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-hand-of = { $name }’s hand
web-over = The game is over.
web-your-move = Your move
web-nothing-laid = You have not placed anything yet.
web-wait = The others are thinking.
web-moves = Moves
web-no-moves = No moves yet.
web-turn-swap =
    { $n ->
        [one] exchanged { $n } tile
       *[other] exchanged { $n } tiles
    }
web-turn-reroll =
    { $n ->
        [one] rolled { $n } cube again
       *[other] rolled { $n } cubes again
    }
web-turn-roll = nothing fitted, rolled all cubes
web-turn-redraw = could not play, drew new cards
web-turn-pass = passed
web-unseen = Not seen yet
web-unseen-kind = { $piece }: { $n }
# Also: $game.
web-your-hand = Your hand
# Also: $game.
web-rack = Your pieces, keys 1 to 9
web-undo = Undo
web-shuffle = Shuffle
web-sort = Sort
web-exchange = Exchange
web-reroll = Roll again
web-choose-exchange = Choose the tiles to exchange.
web-choose-reroll = Choose the cubes to roll again.
web-exchange-n =
    { $n ->
        [one] Exchange { $n } tile
       *[other] Exchange { $n } tiles
    }
web-roll-n =
    { $n ->
        [one] Roll { $n } cube
       *[other] Roll { $n } cubes
    }
web-play-for =
    { $n ->
        [one] Play for { $n } point
       *[other] Play for { $n } points
    }
web-place-a-tile =
    { $game ->
        [cubes] Place a cube
       *[qwirkle] Place a tile
    }
web-opening-owes = Place { $n } to start
web-you-open =
    { $game ->
        [cubes]
            { $n ->
                [one] You start. Your longest line has { $n } cube.
               *[other] You start. Your longest line has { $n } cubes.
            }
       *[other]
            { $n ->
                [one] You start. Your longest line has { $n } tile.
               *[other] You start. Your longest line has { $n } tiles.
            }
    }
web-choose-first = Choose some first
web-fits-first = { $piece } fits here.
web-fits =
    { $n ->
        [0] { $piece } does not fit anywhere now.
        [one] { $piece } fits in { $n } place. The number shows the points.
       *[other] { $piece } fits in { $n } places. The numbers show the points.
    }
web-chosen =
    { $n ->
        [one] { $piece } chosen. It fits in { $n } place.
       *[other] { $piece } chosen. It fits in { $n } places.
    }
web-draft-points =
    { $n ->
        [one] { $n } point in all.
       *[other] { $n } points in all.
    }
web-cell = Row { $row }, column { $column }.
web-at-cell = row { $row }, column { $column }
web-at-row = row { $row }, from column { $column }
web-at-column = column { $column }, from row { $row }
web-qwirkles-taken = Qwirkles taken: { $sets }
web-empty-cell = Empty.
web-makes = { $piece } scores { $n }.
web-drafted = Placed, not played yet.
web-missing = missing: { $what }
web-complete = complete
web-taken-back = Taken back.
web-why = Why?
web-forced-pass = You cannot do anything this turn.
web-forced-roll = Nothing fits: roll all your cubes.
web-forced-redraw = You are stuck: show your hand and draw a new one.
web-do-pass = Pass
web-do-roll = Roll all cubes
web-do-redraw = Draw a new hand
web-talk = Table talk
web-mute = Hide what others say
web-played =
    { $n ->
        [one] { $name }: { $n } point.
       *[other] { $name }: { $n } points.
    }
web-you-win = You win
web-wins = { $name } wins
web-shared-win = A shared victory: { $names }
web-given-up = The game was abandoned
web-rematch = Play again
web-join-rematch = Go to the new game
web-download = Download the record
web-result-last-piece = +{ $n } for the last piece: { $name }
web-result-close = So close: { $what } behind.
web-result-best-of-all = You made the best move of the game: { $what } in move { $turn }.
web-result-your-qwirkles =
    { $n ->
        [one] You made a Qwirkle.
       *[other] You made { $n } Qwirkles.
    }
web-result-your-best = Your best move: { $what } in move { $turn }.
web-result-next = The next game starts from zero.
web-result-best = Best move: { $n } (move { $turn })
web-result-qwirkles = Qwirkles: { $n }
web-result-per-turn = Per turn: { $n }
web-result-luck = Luck and skill
web-result-wants =
    { $n ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
web-result-you-want = You want a rematch. The others are being asked.
web-result-join = Join
web-result-not-now = Not now
web-result-agreed = Joining
web-result-declined = Not now
web-result-no-answer = No answer yet
web-result-start = Start now with a bot for { $names }
web-result-begun = The new game has started. A bot plays for you until you join.
web-result-watch = Watch the new game
web-result-share = Share this game
web-result-share-about = Anyone with the link can see the names, the result and every move.
web-result-unshare = Stop sharing
web-result-unshared = The link no longer shows this game.
web-shared-game = Shared game
web-shared-gone = There is no shared game at this address.
web-shared-replay = Replay and review
web-shared-play = Play Sixfold yourself
web-no-set = Not a set yet
web-needs = needs
web-set-short = too short: at least three
web-set-mismatch = neither the same colour nor the same shape
web-set-duplicate = the same card twice
web-set-orphan = a new set needs a card from your hand
web-set-keep-three = { $set }: at least three must stay together
web-you-take-it = you take it
web-card-chosen = { $piece } chosen.
web-choose-set =
    { $n ->
        [one] Choose where the card goes.
       *[other] Choose where the cards go.
    }
web-put-here = Put here: { $set }
web-back-to-hand = Back to hand
web-not-to-hand = Cards on the table stay on the table.
web-new-set = New set: three cards that match
web-card-caption =
    { $color ->
        [red] Red
        [orange] Orange
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[purple] Purple
    }
web-from-hand = From hand
web-moved = Moved
web-cards-open = You start: play a set.
web-cards-open-largest = You start: play your largest set, { $n } cards, and nothing else.
web-cards-turn = Your turn: play at least one card. You may also move cards on the table.
web-table-is-legal = Everything fits.
web-table-not-legal = Not everything fits yet.
web-reset = Undo all
web-tidy = Tidy up
web-finish = Finish the turn
web-finish-taking =
    { $n ->
        [one] Finish, take { $n } Qwirkle
       *[other] Finish, take { $n } Qwirkles
    }
web-language = Language
web-live = Preview
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours
web-palette-clear = Colour-blind friendly
web-palette-classic = Classic
web-palette-contrast = High contrast
web-palette-own = My own
web-own-colors = My colours
web-marks = Marks on pieces
web-marks-cuts = Notches
web-marks-letters = Letters
web-marks-none = None
web-ground = Pieces
web-ground-dark = Ebony
web-ground-light = Bone
web-text-size = Text size
web-play = Play
web-show-legal = Show where a piece can go
web-left-handed = Left-handed layout
web-calm = Reduce motion
web-sound = Sound
web-notify-title = Sound and notifications
web-notify-vibration = Vibrate when it is your turn
web-notify-me = Notify me when it is my turn
web-notify-on = This device notifies you when it is your turn here.
web-notify-off = This device no longer notifies you about this table.
web-notify-denied = This browser blocks notifications from this site. Allow them in the browser’s settings for this page, then come back.
web-notify-unsupported = This browser cannot receive notifications here. On an iPhone or iPad, add Sixfold to the home screen and open it there.
web-notify-failed = The browser’s notification service did not answer. Try again later.
web-notify-where = In games without a clock, or with a day or more per turn, this device can notify you when it is your turn. Turn it on at the table.
web-notify-tables =
    { $n ->
        [one] This device notifies you of your turn at one table.
       *[other] This device notifies you of your turn at { $n } tables.
    }
web-notify-stop-all = Stop all notifications
web-notify-stopped = This device no longer receives notifications.
web-letter-keys = Letter shortcuts
web-too-close = { $a } and { $b } look alike { $eyes }.
web-far-enough = All six colours are easy to tell apart, even with colour blindness.
web-eyes-normal = to everyone
web-eyes-protan = with red blindness (protanopia)
web-eyes-deutan = with green blindness (deuteranopia)
web-eyes-tritan = with blue blindness (tritanopia)

## Playing in the browser from the command line

cli-arg-terminal = play in the terminal, not in the browser
cli-arg-lan = also let other devices in your network play
play-at = Sixfold is open in your browser at { $url } (Ctrl-C stops it)
play-open = Open { $url } in a browser on this machine. Ctrl-C stops Sixfold; use --terminal to play here.
play-at-lan = Open { $url } on any device in your network. Ctrl-C stops Sixfold.
play-no-lan = This machine has no address in a local network.
web-update = A new version of Sixfold is ready.
web-update-now = Reload
web-update-later = Later
web-no-server = This site has no server. Playing with friends by link, hands on phones and shared games need one. Everything else works.
web-offline = Until it is back you can read the rules, take lessons and change settings; your tables are safe.
web-offline-learn = Learn the games

## The table and the review
web-beyond =
    { $n ->
        [one] { $n } more place off screen
       *[other] { $n } more places off screen
    }
web-cubes-turn = Your turn: place a cube, or re-roll some first (once).
web-agree = Agree
web-decline = No
web-withdraw = Withdraw request
web-ask-undo = Ask to take back my turn
web-ask-hand-over = Let a bot play for { $name }
web-offer-undo =
    { $you ->
        [yes] You have asked to take back the last turn.
       *[no] { $name } would like to take back the last turn.
    }
web-offer-hand_over = { $other } is away. If they do not return in time, a bot will play for them.
web-offer-waiting = Waiting for the others to agree.
web-bot-plays-for-you = A bot is playing for you.
web-take-seat-back = Take my seat back
web-watching = Watching
web-share-watch = Share: watch this game
web-leave-title = Leave the game?
web-leave-bot = A bot will play for you. You can come back and take your seat again at any time.
web-leave-ends = Nobody else is playing: if you leave, you resign and the game ends. The result counts.
web-leave-resign = If you leave, you resign: you can no longer win this game, and you cannot come back.
web-resigned = Resigned
web-stay = Stay
web-dealing = The devices are agreeing on the deal. This takes 15 seconds at most.
web-fair = Fair dealing
web-fair-how = Before the deal, the server chose a secret number and promised it: below is its fingerprint. Then each player’s device added a random number. Together they decide every piece that is drawn or rolled, so nobody can choose. When the game is over, all numbers are shown and can be checked.
web-fair-here = Before the deal, this browser chose a secret number. Its fingerprint is below. Every piece that is drawn or rolled follows from that number. When the game is over, the number is in the record, and “sixfold verify” on a computer can check everything.
web-fair-commitment = Fingerprint of the server’s secret
web-fair-copy = Copy the fingerprint
web-fair-salts = Random numbers of the players
web-fair-salt-used = added
web-fair-salt-withheld = promised, but not sent in time
web-fair-salt-none = none
web-fair-receipt = Receipt
web-fair-receipt-about = The server has signed for this device what everyone saw up to turn { $turn }. With it you can prove that nothing was changed afterwards.
web-fair-receipt-save = Save the receipt
web-fair-limits = The page that checks comes from the same server. To be independent of it, save the receipt and the record, and check them with “sixfold verify” on a computer.
web-fair-checks = Was this game dealt fairly?
web-fair-checking = Checking…
web-fair-again = Check again
web-fair-right = Yes: everything is right.
web-fair-partly = No error was found, but this device cannot check everything.
web-fair-wrong = No: something is not right.
web-fair-yes = right
web-fair-no = wrong
web-fair-unknown = not checked
web-fair-check-promise = What was promised before the deal was not changed.
web-fair-check-secret = The secret and the random numbers have these fingerprints.
web-fair-check-salt = The random number of this device was used.
web-fair-check-draws = Every deal, draw and roll follows from the numbers.
web-fair-check-receipt = The record is what the server sent during the game.
web-fair-check-signature = The server’s signature of the record is valid.
web-keys = Keys
web-key-choose = choose a piece from your hand
web-key-move = move across the table
web-key-next = to the next place where it fits
web-key-enter = place it; press again to play
web-key-undo = undo
web-key-drop = deselect; press again to clear
web-key-exchange = exchange
web-key-roll = roll again
web-key-new = a new set
web-key-last = the last move
web-key-scores = hear the scores
web-key-list = this list
web-device-offline = You are offline. Your move is safe.
web-device-offline-sending = You are offline. Your turn will be sent as soon as you are back online.
web-sending = Sending…
web-waiting-hint = Finding a hint…
web-waiting-hint-offline = No connection. The hint comes as soon as you are back online.
web-turn-of-away = It’s { $name }’s turn, but they are away.
web-laid-at = { $piece } in row { $row }, column { $column }.
web-joined = { $name } has joined.
web-left-seat = { $name } has left.
web-renamed = { $name } is now { $other }.
web-reconnecting-sending = Reconnecting. Your turn will be sent as soon as you are back online.
web-trail = Since your turn
web-trail-all = Replay all
web-trail-lay =
    { $points ->
        [one] { $name } placed { $n } for { $points } point
       *[other] { $name } placed { $n } for { $points } points
    }
web-trail-play =
    { $n ->
        [0] { $name } played { $m }
        [one] { $name } played { $m } and took a Qwirkle
       *[other] { $name } played { $m } and took { $n } Qwirkles
    }
web-trail-other = { $name }: { $what }
web-trail-cell = Turn { $n } after yours, { $name }.
web-trail-card = turn { $n } after yours
web-key-replay = replay the turns since yours
web-bot-pause = Short pause before bots’ turns
web-last-move =
    { $n ->
        [one] { $name }, { $n } point
       *[other] { $name }, { $n } points
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle: { $name }
web-qwirkle-bonus = Qwirkle: 6 + 6 bonus
# Also: $game.
web-last-piece =
    { $game ->
        [cubes] The last cube
       *[qwirkle] The last tile
    }
# Also: $game.
web-last-bonus =
    { $game ->
        [cubes] including { $n } for the last cube
       *[qwirkle] including { $n } for the last tile
    }
web-misfit-line = { $piece } does not fit here: { $line }.
web-misfit-twice = { $piece } is already in this line.
web-misfit-mixed = { $piece } does not fit here: colour and shape do not match.
# Also: $game.
web-misfit-full = { $piece } does not fit here: this line is complete.
# Also: $game.
web-misfit-touch = { $piece } must touch a piece on the table.
# Also: $game.
web-misfit-straight = Everything you place in one turn must be in one line without gaps.
# Also: $game.
web-misfit-opening = On the first turn you must place your longest line: { $piece } is not part of it.
web-rolled = Rolled: { $what }.
web-keep-all = Keep all
# Also: $game.
web-select-all = All
# Also: $game.
web-select-none = None
web-nothing-fits = Nothing fits: exchange tiles.
web-forced-roll-opening = No two of your cubes match: roll them all until two do.
web-forced-dead = None of your colours fits anywhere. Your cubes go back into the bag, and you draw and roll new ones.
web-forced-pass-cubes = None of your cubes, and none left in the bag, fits anywhere: you pass.
web-forced-pass-cards = You cannot play anything, and a new hand would not help: you pass.
web-forced-pass-empty = You have no cards left: you pass.
web-stuck-shown =
    { $you ->
        [yes] You could not play anything, showed this hand and drew a new one.
       *[no] { $name } could not play anything, showed this hand and drew a new one.
    }
web-cards-play-one = Play at least one card from your hand.
web-orphan-why = Every set is valid, but one new set has no card from your hand.
web-keep-three-why =
    { $n ->
        [1] Every set is valid, but this set gave a card to a new set and must keep at least three: { $pieces }.
       *[other] Every set is valid, but these sets gave cards to new sets and must keep at least three each: { $pieces }.
    }
web-empty-table = The table is empty.
web-no-cards = No cards left.
web-what-moved = What changed
web-step-hand = { $what }: from the hand to { $to }
web-step-new = { $what }: a new set, { $to }
web-step-moved = { $what }: from { $from } to { $to }
web-step-taken = { $to }: complete, and taken
web-legal = OK
web-not-yet = Not yet
web-move-of = Move: { $name }
web-pile-of =
    { $n ->
        [one] { $name }: { $n } Qwirkle
       *[other] { $name }: { $n } Qwirkles
    }
web-supply-qwirkle = Bag
web-supply-cubes = Bag
web-supply-cards = Deck
web-bag-empty = Empty: no more drawing
web-pile-empty = Empty
web-last-turns =
    { $n ->
        [one] Last turn
       *[other] { $n } turns left
    }
web-in-the-bag = Left in the bag
web-picture = Save a picture
web-review = Review
web-review-file = Replay a game
web-review-drop = Choose a game record, or drop it here.
web-review-bad = This file is not a game record.
web-review-not-over = This game is not finished yet. You can review it when it is.
web-review-slider = Move
web-review-announced = Move { $n }. { $name }: { $points }.
web-move-n-of = Move { $n } of { $of }
web-first-move = Go to the start
web-previous-move = One move back
web-next-move = One move forward
web-final-move = Go to the end
web-before-first = Before the first move
web-hands = Hands
web-scores = Scores
web-graph = The scores from move to move. At the end: { $scores }

## Learning and looking up the rules

web-learn = Learn to play
web-learn-choose = What do you want to learn?
web-learn-about = A few small turns, as slowly as you like: nobody is waiting.
web-learn-begin = Begin
web-learn-go-on = Continue
web-learn-again = Again
web-learn-steps = { $done } of { $of } steps done
web-learn-finished = Finished
web-learn-step = Step { $n } of { $of }
web-learn-next = Next
web-learn-back = Previous step
web-learn-show = Show me
web-learn-restart = Restart this step
web-learn-play = Play your first game
web-learn-play-about = Against a bot that is a beginner too.
web-learn-end = You can play { $name } now
web-learn-other = Learn another game
web-learn-answers = Choose the number
web-learn-friend = Ada’s cubes
web-learn-draw = Draw from the bag
web-learn-draw-cards = Draw from the deck
web-learn-take = Take the Qwirkle
web-learn-new-set = New set
web-learn-hint-first = First tap one of your pieces.
web-learn-hint-first-cards = First tap the cards that should go there.
web-learn-hint-twice = { $piece }: it is already in the line.
web-learn-hint-mismatch = { $piece }: it does not match this line. Try another.
web-learn-hint-elsewhere = That is allowed too, but use a place with a number.
web-learn-hint-touch = It must touch another one, side to side.
web-learn-hint-nofit = { $piece }: it does not fit there. Use a place with a number.
web-learn-hint-count = Count once more, one by one.
web-learn-hint-keep = { $piece }: keep it, it fits.
web-learn-hint-mark = First tap what you do not want to keep.
web-learn-hint-find = { $piece }: not this one. Look again.
web-learn-hint-set-right = This set is right. Look for another.
web-learn-hint-set-short = A set needs at least three cards.
web-learn-hint-set-mismatch = The cards of a set share a colour or a shape.
web-learn-hint-set-duplicate = The same card may not be in a set twice.
web-learn-hint-legal = That is allowed, but read the task again.
web-learn-hint-table = Cards on the table stay on the table.
web-learn-qwirkle-color = Put your red tile at the end of the red line.
web-learn-qwirkle-color-done = Right: one colour, different shapes.
web-learn-qwirkle-shape = These are all circles: add yours.
web-learn-qwirkle-shape-done = Right: one shape, different colours.
web-learn-qwirkle-twice = Add the red tile that is not in the line yet.
web-learn-qwirkle-twice-done = Right: nothing is in a line twice.
web-learn-qwirkle-several = Add both your squares to the line, then press the big button.
web-learn-qwirkle-several-done = Right: as many as you like, all in one line.
web-learn-qwirkle-score = Each tile in the line is one point: how many is that?
web-learn-qwirkle-score-done = Right: four tiles, four points.
web-learn-qwirkle-cross = Put the blue star where it makes two lines.
web-learn-qwirkle-cross-done = Both lines count: four points and two points.
web-learn-qwirkle-qwirkle = There are five purple tiles: add the sixth.
web-learn-qwirkle-qwirkle-done = A Qwirkle: six points, and six more.
web-learn-qwirkle-exchange = Nothing fits: tap the tiles you do not want, then exchange them.
web-learn-qwirkle-exchange-done = New tiles, but no points this turn.
web-learn-qwirkle-draw = After your turn you draw back up to six: draw one tile.
web-learn-qwirkle-draw-done = Six again, and it is the next player’s turn.
web-learn-qwirkle-last = The bag is empty: place your last tile.
web-learn-qwirkle-last-done = Three points, and six more because you finished first.
web-learn-cubes-roll = A cube keeps its colour: roll them and look at the shapes.
web-learn-cubes-roll-done = The same colours, new shapes.
web-learn-cubes-open = Everyone sees all cubes: tap Ada’s green star.
web-learn-cubes-open-done = So you always know what the others can do.
web-learn-cubes-again = Tap cubes that do not fit the green line, then roll them.
web-learn-cubes-again-done = You may re-roll once each turn.
web-learn-cubes-lay = Add both your green cubes to the line, then press the big button.
web-learn-cubes-lay-done = Five cubes in the line: five points.
web-learn-cubes-draw = Draw back up to six: draw two cubes, which are rolled at once.
web-learn-cubes-draw-done = Only the new cubes were rolled.
web-learn-cubes-qwirkle = There are five stars: add the colour that is missing.
web-learn-cubes-qwirkle-done = A Qwirkle: six points, and six more.
web-learn-cubes-stuck = Nothing fits: roll all your cubes.
web-learn-cubes-stuck-done = You roll until something fits.
web-learn-cubes-fits = Place the cube that fits now.
web-learn-cubes-fits-done = Two squares: if you can place a cube, you must.
web-learn-cards-shape = Tap the three stars, then make a new set with them.
web-learn-cards-shape-done = A set: one shape, different colours.
web-learn-cards-color = Three greens are a set too: make one.
web-learn-cards-color-done = Right: one colour, different shapes.
web-learn-cards-add = Put your yellow star with the stars.
web-learn-cards-add-done = A set can grow from three to six cards.
web-learn-cards-wrong = Which set is not right?
web-learn-cards-wrong-done = Right: two cards are too few.
web-learn-cards-take = Make a set from the red circle on the table and your two circles.
web-learn-cards-take-done = The other three reds are still a set.
web-learn-cards-qwirkle = Bring six squares together: two are yours, one is among the reds.
web-learn-cards-qwirkle-done = A Qwirkle: it is yours and scores one point.
web-learn-cards-draw = Draw back up to nine: draw two cards.
web-learn-cards-draw-done = Nine again, and it is the next player’s turn.
web-rules-search = Search the rules
web-rules-placeholder = A word, or a number like C15
web-rules-contents = Contents
web-rules-found =
    { $n ->
        [0] Nothing found here.
        [one] { $n } paragraph
       *[other] { $n } paragraphs
    }
web-rules-elsewhere = In the other games
web-rules-here = This rule
web-rules-link = Link to this rule, { $id }
web-rules-unknown = There is no rule { $id } here.

## Seats on another device

web-stats = Statistics
web-stats-about = These games ended on this device. Games in which several people share one device are not counted. A shared victory does not end a winning streak.
web-stats-none = No finished games yet. Games that you finish on this device are counted here.
web-stats-game = Game
web-stats-all = All games
web-stats-games = Games
web-stats-won = Won
web-stats-shared = Shared
web-stats-lost = Lost
web-stats-points = Points per turn
web-stats-qwirkles = Qwirkles per game
web-stats-streak = Winning streak now
web-stats-longest = Longest winning streak
web-stats-daily = Daily puzzles in a row
web-stats-opponents = Results by opponent
web-stats-opponent = Opponent
web-stats-accuracy = Accuracy
web-stats-accuracy-none = Open the review of a game and let it finish. The accuracy of your moves then appears here.
web-stats-chart = { $what }, oldest game first: { $values }
web-stats-best = Best moves
web-stats-move = Move { $n } against { $names }
web-stats-files = Save or add
web-stats-export = Save to a file
web-stats-import = Add a file
web-stats-added =
    Added: { $n ->
        [one] one game
       *[other] { $n } games
    } and { $puzzles ->
        [one] one puzzle
       *[other] { $puzzles } puzzles
    }.
web-stats-bad = This file does not contain statistics.
web-stats-carry = Statistics and solved puzzles stay on this device and are never sent to a server. To have them on another device, save them to a file here and add the file there.
web-stats-delete = Delete all statistics
web-stats-delete-ask = This deletes the statistics of all games on this device. If you open a finished game again, it is counted again.
web-stats-delete-now = Delete
web-stats-keep = Keep them
web-stats-deleted = Statistics deleted.
web-carry = Play on another device
web-carry-what = Your seats at tables are stored on this device. A link carries them to another one, where you can continue to play. They stay here, too.
web-carry-offer =
    { $count ->
        [0] You have no tables yet
        [one] Make a link for your table
       *[other] Make a link for your { $count } tables
    }
web-carry-scan = Open this on your other device within { $minutes } minutes. It works once, and anyone who has it can play in your seat: do not share it.
web-carry-here = This link brings your seats from another device to this one.
web-carry-take = Bring my tables here
web-carry-revoke = Remove my seats from all other devices
web-carry-revoked = Only this device has your seats now.
web-carry-hand = This phone will show one player’s hand. The table stays on the device where you scanned the code.
web-carry-show = Show my hand
web-layout-table = Large, as a table for everyone
web-layout-hand = Mostly my hand

## A device that players share

web-together-title = One device
web-together-about =
    { $game ->
        [cubes] Everyone plays here, one after another. All cubes are in view.
       *[qwirkle] Everyone plays here, one after another. Nobody sees anyone else’s hand.
    }
web-together-who = Who is playing?
web-together-kind = Player { $n }: person or bot
web-together-person = Person
web-together-name = Player { $n }
web-together-name-of = Name of player { $n }
web-together-age = Age
web-together-age-of = Age of player { $n }
web-together-ages =
    { $game ->
        [cubes] Ages are optional: the oldest player starts.
       *[qwirkle] { $tie ->
            [youngest] Ages are optional: if several players could start, the youngest of them does.
           *[oldest] Ages are optional: if several players could start, the oldest of them does.
        }
    }
web-together-add = Add a player
web-together-remove = Remove player { $n }
web-together-hands = Where are your hands?
web-together-hands-here = Here: we pass this device around
web-together-hands-phones = On our phones: this device is the table
web-together-between = Between turns
web-together-pass = Pass to { $name }
web-together-show = { $name }: show my hand
web-together-undo = Take back { $name }’s turn
web-together-back = { $name } is back
web-together-phones = Hands on phones
web-together-phones-about = Each player who scans their code sees their hand on their phone and plays from there. This device shows the table.
web-together-code = Show the code
web-together-here = Plays on this device
web-together-on-phone = Plays on a phone
web-together-return = Back to this device
web-together-qr = QR code for { $name }’s hand
web-together-scan = Only { $name } should scan this. It works once.
web-together-phone-taken = { $name } now plays on a phone.

## Environments

bench-missing = This benchmark needs packages that are not installed: pip install { $packages }
bench-needs-checkout = The benchmark “{ $name }” only runs from a checkout of the source.

## Pictures and the score sheet

cli-picture = Draw a game or a position: a picture, or an animation of the whole game.
cli-picture-examples =
    Examples:
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = INPUT
cli-meta-theme = THEME
cli-meta-palette = PALETTE
cli-meta-marks = MARKS
cli-arg-picture = record, position or JSON table: a file, - for standard input, or the position itself
cli-arg-out = output file; the extension sets the format: svg, png, webp or gif (the last two are animations)
cli-arg-turn = after this turn of a record (default: at its end)
cli-arg-seat = also show the hand of this seat, counted from 1
cli-arg-size = width in pixels (default: 900, animations 480)
cli-arg-theme = look of the table: { $known }
cli-arg-palette = colours of the pieces: { $known }
cli-arg-marks = marks on the pieces: { $known }
cli-picture-kind = The name of the file must end in one of these: { $known }.
cli-picture-still = { $what } needs a game record.
cli-picture-whole = An animation shows the whole game: { $what } cannot be used with it.
cli-picture-hidden = The hand of seat { $n } is not known in this position.
cli-picture-drawing = Drawing
web-film = Save an animation
web-making = One moment…
no-not_over = The game is not over yet.
web-scoresheet = Score sheet
web-score-about = For a game at a real table. It adds up the points, knows whose turn it is and works offline; everything stays on this device.
web-score-new = New sheet
web-score-mine = My sheets
web-score-players = Players
web-score-player = Player { $n }
web-score-add = Add a player
web-score-remove = Remove { $name }
web-score-starts = Who starts?
web-score-largest = { $name }’s largest set
web-score-under = under { $n }
web-score-rule-first = The oldest player starts.
web-score-rule-oldest = For each player, choose the size of their largest set. The largest set starts; in a tie, the oldest player.
web-score-rule-youngest = For each player, choose the size of their largest set. The largest set starts; in a tie, the youngest player.
web-score-redeal = Nobody has a set of three: shuffle all cards and deal again.
web-score-begin = { $name } starts
web-score-turn-of = { $name }’s turn
web-score-editing = Change round { $n }: { $name }
web-score-points = Points this turn
web-score-qwirkles = Qwirkles this turn
web-score-add-points = Add points
web-score-digits = Digits
web-score-erase = Delete the last digit
web-score-enter = Enter { $n }
web-score-cancel = Cancel
web-score-last = Enter { $n } + 6 for the last piece
web-score-remind = Nothing is left to draw. The first player to place their last piece scores 6 bonus points and ends the game.
web-score-left =
    { $n ->
        [one] The deck has run out: one more turn, { $name }’s.
       *[other] The deck has run out: { $n } more turns, the last one is { $name }’s.
    }
web-score-undo = Undo
web-score-redo = Redo
web-score-bag = The bag is empty
web-score-stock = The deck has run out
web-score-end = Nobody can place: end the game
web-score-announced = { $name }: { $points }, { $total } in total. { $other }’s turn.
web-score-turns = All turns
web-score-round = Round
web-score-edit = Round { $n }, { $name }: { $points }. Change
web-score-tie = A tie is a shared victory.
web-score-tie-silent = A tie is a shared victory (the rulebook does not cover this, so it is a ruling).
web-score-share = Share
web-score-check = Check a move
web-score-delete = Delete the sheet
web-score-delete-sure = The sheet will be deleted from this device.

## Reviews

cli-review = Review a finished game: what every turn was worth, and how much was luck.
cli-review-examples =
    Examples:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = one HTML page with pictures
cli-arg-review-out = write the review to this file (default: standard output)
cli-arg-review-turn = only this turn, with its best moves
cli-arg-depth = analysis depth, from 0.05 to 20 (default: 1)
cli-arg-review-checkpoint = save finished turns to this file, to resume later
cli-arg-review-seed = random seed for the sampling (default: 0)
review-not-over = This game is not over. Only finished games can be reviewed.
review-no-turn = There is no turn { $n } in this game.
review-bad-depth = The depth must be a number from 0.05 to 20.
review-file-foreign = “{ $file }” contains something other than this review and was left unchanged.
review-title = Review
review-verdict-best = Best
review-verdict-good = Good
review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
review-forced = The only choice
review-best-was = Best: { $action }
review-lost = lost { $lost } points and { $winning } chance of winning
review-lost-qwirkles = lost { $lost } Qwirkles and { $winning } chance of winning
review-options = The best choices
review-action = Move
review-now = Now
review-margin = Margin at the end
review-chance = Chance of winning
review-exact = exact
review-played = played
review-player = Player
review-turn = Turn
review-verdict = Verdict
review-accuracy = Accuracy
review-parts = Luck and skill
review-parts-about = Each result is the sum of three parts: own choices, the others’ choices, and what was dealt, drawn and rolled.
review-result = Margin
review-skill = Own choices
review-given = Others’ choices
review-luck = Luck
review-analyse = Analyse this game
review-analyse-about = Shows the best choices of every turn, and what was luck.
review-stop = Stop
review-running = The analysis is running.
review-progress = { $done } of { $of } turns analysed
review-done = The analysis is ready.
review-options-about = Choose one to see it on the table.
review-sampled = Sampled values have a 95% interval; exact values come from a full search.
review-action-lay = Place { $pieces }
review-action-swap = Exchange { $pieces }
review-action-reroll = Re-roll { $pieces }
review-action-play = Play { $pieces }
review-action-roll = Roll all cubes
review-action-redraw = Draw a new hand
review-action-pass = Pass
review-reason-exact = With best play to the end, the best choice scores { count-points } more.
review-reason-qwirkle = There was a Qwirkle worth { count-points }.
review-reason-points = The best move scores { count-points } more now.
review-reason-exchange = Exchanging costs a whole turn; you could have scored { count-points }.
review-reason-opens = This opens a line of five: the next player has what is missing ({ $pieces }) in { $n }% of possible hands.
review-reason-reply = The next player then scores { $n } points on average; after the best move { $m }.
review-reason-keeps = The tiles kept make a set of { $n }; the best move keeps a set of { $m }.
review-reason-roll = Re-rolling { $pieces } scores { $n } points on average; this choice { $m }. Both values are exact.
review-reason-leaves = The next player can then expect { $n } points; after the best move { $m }. Both are exact.
review-reason-qwirkles = There was a play with more Qwirkles: { $n } instead of { $m }.
review-reason-reply-qwirkles = The next player then takes { $n } Qwirkles on average; after the best play { $m }.
no-record = This is not the record of a finished game.
no-push = Notifications cannot be sent to that address.

## Puzzles

cli-puzzles = Find new puzzles in bot games, or check existing ones.
cli-puzzles-examples =
    Examples:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Solve a puzzle in the terminal: today’s, or any other.
cli-puzzle-examples =
    Examples:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = KIND
cli-meta-what = WHAT
puzzles-arg-what = make: find new puzzles; check: verify puzzles
puzzles-arg-files = files to check (default: all that come with Sixfold)
puzzles-arg-kind = what is asked: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = how many to find
puzzles-arg-seed = the same number finds the same puzzles
puzzles-arg-out = write them to this file (default: standard output)
puzzles-no-kind = { $name } has no { $kind } puzzles. Available: { $known }.
puzzles-problem-unreadable = cannot be read
puzzles-problem-twice = duplicate name
puzzles-problem-not-unique = there is no answer that is clearly the best
puzzles-problem-answer = another answer is better
puzzles-problem-value = a value is wrong
puzzles-problem-exact = not proved
puzzles-problem-difficulty = the difficulty is wrong
puzzles-checked = Checked: { $n }, proved by full search: { $exact }. Wrong: { $wrong }.
puzzle-ask-qwirkle = Find the Qwirkle.
puzzle-ask-lines = Which move scores the most points?
puzzle-ask-safe = More points now is not always better: which move is best in the long run?
puzzle-ask-endgame = The bag is empty: which move wins?
puzzle-ask-reroll = Which cubes do you re-roll to score the most points on average?
puzzle-ask-rearrange =
    { $n ->
        [one] Make a Qwirkle with just one of your cards.
       *[other] Make a Qwirkle with at most { $n } of your cards.
    }
puzzle-kind-qwirkle = Find the Qwirkle
puzzle-kind-lines = Most points
puzzle-kind-safe = Best in the long run
puzzle-kind-endgame = Win the endgame
puzzle-kind-reroll = Best re-roll
puzzle-kind-rearrange = Rearrange for a Qwirkle
puzzle-right-qwirkle = A Qwirkle: { $value } points. Without it there are at most { $second }.
puzzle-right-lines = { $value } points. The next best move scores { $second }.
puzzle-right-safe = The best of all: every other move ends at least { $margin } points worse on average.
puzzle-right-endgame = This wins by { $value }. No other move wins.
puzzle-right-reroll = { $value } points on average. The next best choice scores { $second }.
puzzle-right-rearrange = A Qwirkle, and all the other cards are still in sets.
puzzle-wrong-qwirkle = That scores { $points } points, but it is not a Qwirkle.
puzzle-wrong-lines = That scores { $points } points. The best move scores { $value }.
puzzle-wrong-safe = That scores { $points } points now, but on average it ends at least { $margin } points behind the best move.
puzzle-wrong-endgame = That scores { $points } points now, but it does not win the game.
puzzle-wrong-reroll = That scores { $points } points on average. The best choice scores { $value }.
puzzle-wrong-rearrange = That is allowed, but it does not make a Qwirkle.
puzzle-wrong-cards = A Qwirkle, but it takes too many of your cards.
puzzle-wrong-unplayable = These cards cannot be played.
puzzle-difficulty = Difficulty { $n } of 5
puzzle-score = You have { $own } points, your opponent has { $other }.
puzzle-other-hand = Your opponent holds:
puzzle-proved = Proved by checking every possibility.
puzzle-judged = Evaluated with many thousands of simulated games.
puzzle-arg-id = name of a puzzle (default: today’s)
puzzle-arg-daily = today’s puzzle, the same for everyone (UTC)
puzzle-unknown = There is no puzzle { $name }. Names look like qwirkle-lines-7.
puzzle-your-move = Your move, like { $example }; empty to see the answer:
puzzle-answer = The answer: { $action }
web-puzzles = Puzzles
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-about = The same for everyone, a new one at midnight UTC.
web-puzzle-solve = Solve
web-puzzle-look = Look again
web-puzzle-solved = Solved
web-puzzle-solved-day = Solved on its day
web-puzzle-solved-later = Solved on another day
web-puzzle-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
web-puzzle-progress = { $done } of { $of } solved
web-puzzle-next = Next puzzle
web-puzzle-go = Continue
web-puzzle-all = All puzzles
web-puzzle-number = Puzzle { $n }
web-puzzle-back = All puzzles
web-puzzle-play = Play this move
web-puzzle-begin = Make your move on the table.
web-puzzle-roll = Tap the cubes to roll
web-puzzle-arrange = Move cards between the sets.
web-puzzle-hint = Hint
web-puzzle-hint-more = One more hint
web-puzzle-show = Show the solution
web-puzzle-reset = Start again
# Also: $game.
web-puzzle-hint-lay =
    { $n ->
        [one] One is enough: { $piece }.
       *[other] Place { $n }, one of them: { $piece }.
    }
web-puzzle-hint-place = The places are marked on the table.
web-puzzle-hint-roll =
    { $n ->
        [one] Roll one cube again.
       *[other] Roll { $n } cubes again.
    }
web-puzzle-hint-cubes = All but one of them are marked.
web-puzzle-hint-cube = It is marked.
web-puzzle-hint-sets = The Qwirkle: { $what }.
web-puzzle-hint-cards = The cards to play and the cards of the Qwirkle are marked.
web-puzzle-tries =
    { $n ->
        [one] Solved on the first try.
       *[other] Solved in { $n } tries.
    }
web-puzzle-nowhere = { $piece }: it does not fit anywhere now.
web-puzzle-nofit = { $piece }: it does not fit there.
web-puzzle-line = Everything you place in one move must be in one line, without gaps.
web-puzzle-share = Share
web-puzzle-copy = Copy
web-puzzle-text = Sixfold, puzzle of { $date }: { $kind }
web-puzzle-countdown = Next puzzle in { $hours } h { $minutes } min
web-puzzle-archive = Earlier days
web-puzzle-of = Puzzle of { $date }
web-puzzle-future = The puzzle of { $date } opens on that day.
web-puzzle-today = Today’s puzzle
web-puzzle-unknown = There is no such puzzle.

## Analysis and hints

no-crowded = The server is busy: try again in a moment.
no-hints = Hints are off at this table.
no-running = This position belongs to a game in progress that is played without hints. You can analyse it when the game is over.
impossible-line = These pieces do not form a line: { $cells }. A line has one colour or one shape, and no piece twice.
impossible-apart = These pieces do not touch the others: { $cells }.
impossible-count = There are not that many of these in the game: { $pieces }.
impossible-hand = While there are pieces left to draw, every hand must be full, and never more than full.
impossible-own_hand = Enter the hand of the player to move.
impossible-open_hands = In Cubes all hands are visible: enter every player’s hand.
impossible-set = This set is not possible here: { $pieces }. A set has three to five cards of one colour or one shape.
impossible-taken = The points do not match the number of Qwirkles taken.
impossible-supply = The numbers do not add up: what is left to draw follows from all the rest.
impossible-seats = Two to four players, each with a score, and one of them to move.
impossible-over = This game is over.
web-analysis = Analysis board
web-analyse-position = Analyse this position
web-hint = Hint
web-key-hint = a hint, then a clearer one
web-leaving = If a player leaves a running game
web-leaving-bot = A bot plays on
web-leaving-resign = They resign
web-hints-on = Hints are allowed at this table.
web-hints-off = Hints are off at this table.
web-hint-lay =
    { $attribute ->
        [none] You can place something.
       *[other] You can place something: look at the { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] You can play something.
       *[other] You can play something: look at the { $value }.
    }
web-hint-swap =
    { $attribute ->
        [none] An exchange is best here.
       *[other] An exchange is best here; look at the { $value }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Rolling again is best here.
       *[other] Rolling again is best here; look at the { $value }.
    }
web-hint-roll = Nothing fits: roll all cubes.
web-hint-redraw = Nothing can be played: draw a new hand.
web-hint-pass = Nothing can be done: pass.
# Also: $game.
web-hint-lay-place =
    { $n ->
        [one] Here, with one piece.
       *[other] Here, with { $n } pieces.
    }
web-hint-play-place =
    { $fresh ->
        [yes] A new set, with { $n } from your hand.
       *[other] Look at: { $sets }. From your hand: { $n }.
    }
web-hint-swap-place =
    { $n ->
        [one] Exchange one tile.
       *[other] Exchange { $n } tiles.
    }
web-hint-reroll-place =
    { $n ->
        [one] Roll one cube again.
       *[other] Roll { $n } cubes again.
    }
web-hint-lay-move = { $pieces }: placed for you. Play it or take it back.
web-hint-play-move = { $pieces }: placed for you. Play it or take it back.
web-hint-swap-move = Exchange: { $pieces }.
web-hint-reroll-move = Roll again: { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Leaves a set of five: the next player has what is missing ({ $pieces }) in { $chance } of hands.
       *[other] Opens a line of five: the next player has what is missing ({ $pieces }) in { $chance } of hands.
    }
web-hint-risk-held = Opens a line of five, and the next player holds what is missing: { $pieces }.
web-hint-risk-roll = Opens a line of five: with one roll the next player gets what is missing ({ $pieces }) in { $chance } of cases.
web-hint-risk-none =
    { $game ->
        [cards] Leaves a set of five, but the next player cannot have what is missing: { $pieces }.
       *[other] Opens a line of five, but the next player cannot have what is missing: { $pieces }.
    }
web-analysis-palette = All pieces; move with the arrow keys
web-analysis-players = Players
web-analysis-player = Player { $n }
web-analysis-on-turn = To move
web-analysis-points-of = { $name }: points
web-analysis-hand-of = { $name }: hand
web-analysis-take-out = { $piece }: remove
web-analysis-hidden = { $n } unknown
web-analysis-fewer = { $name }: one unknown piece fewer
web-analysis-more = { $name }: one unknown piece more
web-analysis-fill = Fill
web-analysis-fill-hand = Fill this hand
web-analysis-give-back = { $set }: give back
web-analysis-taken-by = { $name }: add a Qwirkle taken
web-analysis-add-qwirkle = Add a Qwirkle
web-analysis-do-swap = Exchange { $pieces }
web-analysis-do-reroll = Roll again { $pieces }
web-analysis-do-roll = Roll all cubes
web-analysis-do-redraw = Draw a new hand
web-analysis-do-pass = Pass
web-analysis-verb-swap = Exchange
web-analysis-verb-reroll = Roll again
web-analysis-verb-roll = Roll all
web-analysis-verb-redraw = New hand
web-analysis-verb-pass = Pass
web-analysis-worth = { $margin } at the end ({ $low } to { $high }), win chance { $chance }
web-analysis-worth-exact = Exactly { $margin } at the end, win chance { $chance }
web-analysis-best = Best moves
web-analysis-points =
    { $game ->
        [cards]
            { $n ->
                [one] { $n } Qwirkle
               *[other] { $n } Qwirkles
            }
       *[other]
            { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
    }
web-analysis-try-it = Try: { $pieces }
web-analysis-nothing = There is no choice to make.
web-analysis-how = Expected final lead over the other players, with a 95% confidence interval.
web-analysis-how-exact = Calculated to the end of the game: these values are exact.
web-analysis-all = All moves
web-analysis-count = { $n }
web-analysis-show-more = Show more
web-analysis-odds = Odds
web-analysis-odds-next =
    { $n ->
        [one] The chance that the next player, with { $n } piece, holds at least one. Left to draw: { $left }.
       *[other] The chance that the next player, with { $n } pieces, holds at least one. Left to draw: { $left }.
    }
web-analysis-odds-cubes = The chance that a cube drawn from the bag and rolled is this one. In the bag: { $left }.
web-analysis-odds-of = { $piece }: { $n } unseen, the next player has it: { $holds }, drawn next: { $drawn }
web-analysis-variations = Moves tried
web-analysis-start = The position
web-analysis-forget = Remove: { $what }
web-analysis-share = Link and notation
web-analysis-share-why = The link holds the whole position. No server keeps it.
web-analysis-qr = QR code of this position
web-analysis-copy-link = Copy the link
web-analysis-notation = Notation
web-analysis-read = Load this position
web-analysis-copy-text = Copy the notation
web-analysis-unreadable = This cannot be read: “{ $token }”.
web-analysis-bad-link = This link does not contain a valid position.
web-analysis-lifted = { $piece } picked up. Choose a place, or remove it.
web-analysis-where = Where pieces go
web-analysis-on-table = Table
web-analysis-hand-n = Hand { $n }
web-analysis-remove = Remove
web-analysis-any = Player { $n }: the hand is unknown, so you can try any piece that is left.
web-analysis-try = Player { $n } to move: choose a piece, then a place.
web-analysis-play-for = Try it, +{ $n }
web-analysis-position = Position
web-analysis-mode = Mode
web-analysis-set-up = Set up
web-analysis-try-moves = Try moves
web-analysis-opening = The first turn of the game
web-analysis-rerolled = Has already re-rolled
web-analysis-left = Left to draw (calculated)
web-analysis-turns-left = Turns left
web-analysis-clear = Clear everything
web-analysis-welcome = Set up any position: choose a piece below, then its place on the table; then fill the hand of the player to move.
web-analysis-not-yet = The position is not complete yet.
web-kernel-failed = The analysis did not start, because its program could not be loaded. Check the connection and try again.
web-analysis-thinking = Thinking
web-analysis-done = Done
web-analysis-find = Find the best moves
web-analysis-found =
    { $n ->
        [one] { $n } move found.
       *[other] { $n } moves found.
    }
cli-analyse = Analyse a position: its moves, the best of them, and the odds.
cli-analyse-examples =
    Examples:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = position in the notation; hidden hands as ?6
cli-meta-position = POSITION
analyse-best = Best moves (points now, margin at the end, chance of winning):
analyse-all =
    { $n ->
        [one] { $n } legal move.
       *[other] { $n } legal moves.
    }
analyse-exact = exact
analyse-odds = Odds (not seen yet, the next player holds one, it is drawn next):
analyse-odds-cubes = Odds (of its colour in the bag, the next player holds one, it is drawn and rolled next):

## Completion in shells

cli-completion = Print a script that lets your shell complete commands, options and values.
cli-completion-examples =
    Examples:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
cli-meta-shell = SHELL
completion-arg-shell = the shell: bash, zsh or fish
## The arena: clusters and tournaments

arena-arg-runner = where deals are played: local (this machine, default) or ray (a Ray cluster)
arena-arg-address = --runner ray: address of the cluster, such as 10.0.0.1:6379 (default: RAY_ADDRESS, or a new cluster on this machine)
arena-arg-tournament = round-robin: all players (up to 64) meet each other; gauntlet: the first meets all others; --games counts for every match
arena-arg-seats = --tournament: players at a table (default: 2)
arena-arg-out = --tournament: write ratings, plots and all matches to this file, as an HTML page
arena-one-of = { $name } must be one of these: { $known }.
arena-tournament-only = { $name } is for tournaments (--tournament).
arena-ray-only = { $name } is for clusters (--runner ray).
arena-ray-missing = For matches on a cluster, install Ray: pip install "sixfold[ray]"
arena-ray-unreachable = No cluster is available: { $why }
arena-ray-foreign = A machine in the cluster does not have this version of Sixfold: { $why }
arena-ray-failed = The cluster could not play a deal: { $why }
arena-twice = { $name } is listed twice; in a tournament every player may appear once.
arena-too-many-matches = That would be { $matches } matches; the maximum is { $most }.
arena-tournament =
    { $kind ->
        [gauntlet] Gauntlet
       *[round-robin] Round robin
    }
arena-tournament-progress = { $done } of { $of } deals in { $matches } matches
arena-tournament-incomplete = The tournament was stopped early; these are the results so far.
arena-head-rank = rank
arena-head-games = games
arena-head-players = players
arena-head-lead = lead
arena-across = Win rate (%) of the row player against each opponent, ordered by rank
arena-ratings-about = Elo is relative to the mean of all players; the 95% intervals are based on the variation between deals.
arena-groups = The players form groups that have not met. Only ratings within a group can be compared.
arena-report-settings = Seed: { $seed }. CPU time for a move: { $budget }.
arena-report-own = each player’s default
arena-report-ms = { $ms } ms
arena-report-ratings = Ratings
arena-report-across = All against all
arena-report-cost = Strength and time
arena-report-cost-about = Elo against average CPU time per move. Each marker shows the player’s rank.
arena-report-matches = Matches
arena-report-faults = Games lost by a fault
## The review in a browser

web-review-choose = Choose a file
## The terminal client

cli-tui = Play full screen in the terminal: with people and bots, or at a table on a server.
cli-tui-examples =
    Examples:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
cli-meta-link = LINK
cli-meta-level = LEVEL
tui-arg-link = link to a table on a server, to join it at once
tui-arg-bot = add a bot of this level (can be given several times)
tui-arg-name = your name at a table on a server
tui-arg-ascii = letters instead of symbols for the shapes
tui-no-terminal = This needs a terminal to draw on. sixfold play --terminal works line by line, through pipes too.
tui-bad-link = This is not a link to a table. One looks like https://play.example/t/AB12CD34.
tui-person = Person
tui-nobody = Nobody
tui-or-join = Or join a table on a server, by its link
tui-put-cards =
    { $n ->
        [one] { $n } card picked up: choose a set, then Enter.
       *[other] { $n } cards picked up: choose a set, then Enter.
    }
tui-pick-cards = First pick up cards from your hand; then the table is arranged around them.
tui-draft = Enter plays it: { $points }{ $lines }
tui-nothing = You have not placed anything yet: pick up a piece, or ask for a hint.
tui-wait = One moment.
tui-close = Enter closes this.
tui-yes-or-no = y yes · n no
tui-leave = Leave? This game is not saved to a file, so it cannot be continued.
tui-key-enter = Put, play
tui-key-new = New set
tui-key-arrange = Arrange
tui-key-review = Last turn
tui-key-help = Help
tui-key-leave = Leave
tui-not-verified = The server did not give the record, so the dealing was not verified.
tui-help-letters = the next piece of that colour in your hand
tui-help-take-up = pick up what is under the cursor
tui-help-arrange = arrange the table around the cards you picked up
tui-help-review = what your last turn was worth
tui-help-why = the rule behind the last refusal
tui-help-centre = centre the table
tui-help-leave = leave
tui-help-qwirkle = Pick up a tile and put it in a place: the numbers on the table are its points. When you have placed everything, Enter plays it.
tui-help-cubes = Pick up a cube and put it in a place: the numbers on the table are its points. Before placing you may re-roll some cubes once.
tui-help-cards = Pick up cards from your hand or from the table and add them to a set, or start a new one. When every set is valid, Enter ends the turn; sets of six are yours.
tui-help-marks =
    ({ color-red.mark }) last move   [{ color-red.mark }] not played yet   *{ color-red.mark }* picked up   >{ color-red.mark }< cursor   ?? hint   ~{ color-red.mark } moved
    Colours: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    With a mouse: click a piece, then a place; click a piece that is not played yet to take it back.
