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
setting-single_opening_points-about = House rule: if no two tiles match at the start, the one tile that is laid scores 1 point instead of 0 (A4).
setting-free_rows = free rows
setting-free_rows-about = House rule: cards may be regrouped freely, and rows may be dissolved. A row without a card from the hand only needs an old row to itself that it shares a card with (C16).

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
    No rulebook thinks of everything. Where the printed rules leave a hole, these rulings fill it. Each has
    a short name, so that the referee can always say what a decision rests on.
rules-silent = the rulebook is silent, a ruling stands in
rules-unneeded = This edition does not need this ruling.
rules-coordinates = Where a place on the table is given in numbers, x counts to the right and y counts down.
rules-kinds =
    There are six colours (red, orange, yellow, green, blue, purple) and six shapes (circle, square, diamond,
    star, clover, cross); one colour with one shape makes a kind, so there are 36 kinds. The star is the
    shape with many points, the cross the one with four.

intro-qwirkle =
    Colours and shapes, nothing else: six of each. You lay tiles in lines that match in one and differ in the
    other, and the table grows in every direction. The rules fit into five minutes; the good moves last much longer.
intro-cubes =
    Qwirkle with a throw of luck: your pieces are cubes, and before you lay them you may roll them again.
    Everyone sees everyone's cubes, so there is always something to hope for and something to fear.
intro-cards =
    The table is full of sets of cards. You may rearrange them, as long as every set is right when you have finished.
    Find the sets of six and take them!

glance-players = Players
    .value = { $least } to { $most } (not every rulebook prints this)
glance-age = Age on the box
    .value =
        { $age ->
            [0] none printed
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
            [cubes] { $hand } cubes, seen by all
            [cards] { $hand } cards, seen by you alone
           *[qwirkle] { $hand } tiles, seen by you alone
        }
glance-turn = Your turn
    .value =
        { $game ->
            [cubes] re-roll if you like, lay, score, draw and roll
            [cards] play from the hand, rearrange the table, draw
           *[qwirkle] lay, score and draw, or exchange
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
            [cubes] the bag is empty and somebody lays their last cube
            [cards] the stock is empty and everyone has had one more turn
           *[qwirkle] the bag is empty and somebody lays their last tile
        }

topic-start-tie = Equal sets at the start
    .value =
        { $tie ->
            [youngest] the youngest starts
           *[oldest] the oldest starts
        }
topic-exchange = Exchanging
    .value =
        { $edition ->
            [qwirkle-it] 1 to { $hand } tiles; a must when nothing can be laid
           *[other] any number of tiles, at least 1; a must for whoever does not lay
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
topic-final-tie = Equal scores at the end
    .value =
        { $tied ->
            [silent] a shared victory ({ rules-silent })
           *[printed] a shared victory
        }
topic-opening = The opening
    .value =
        { $opening ->
            [any] any legal turn
           *[largest-set] a whole largest set, and nothing else (ruling C22)
        }
topic-new-rows = A new row without a card from the hand
    .value =
        { $newrow ->
            [any] allowed
            [matched] only in place of an old row
           *[keep-three] not allowed
        }
topic-donors = A row that gave a card to a new row
    .value =
        { $newrow ->
            [any] may be dissolved
            [matched] may be dissolved (house rule)
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
    All the { word-tiles } of one move share a colour or a shape. They lie in one row or in one column and, once they are
    down, in one unbroken line. They need not be neighbours: { word-tiles } that already lie there may fill
    the gaps, and one move may join lines. { $joining ->
        [silent] This rulebook can be read otherwise; the reading we chose is in A19.
       *[printed] {""}
    } At least one of the new { word-tiles } touches, side to side, one that
    was there before; only the opening has nothing to touch. A corner is no contact. Every line that a new
    { word-tile } is part of, along and across, must be a valid one.
    .title = Laying
    .search = diagonal, corner, adjacent, place, put, gap
rule-grid-score =
    You score every line of two or more that holds a { word-tile } you have just laid: 1 point for each
    { word-tile } in it, old ones included. A { word-tile } that is part of two lines counts in both. A line of six
    is a Qwirkle and brings 6 points more, 12 in all. One { word-tile } alone is no line and scores nothing.
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
        [youngest] If several players are equal, the youngest of them starts.
       *[oldest] If several players are equal, the oldest of them starts.
    } Then the turns go round clockwise.
    .title = Who starts
    .search = first, begin, oldest, youngest
rule-qwirkle-opening =
    The starter lays a whole largest set as one line, scores it and draws back up to { $hand }.
    .title = The opening
rule-qwirkle-turn =
    On your turn you do exactly one of two things. Either you lay one or more tiles, score and draw back up to
    { $hand }; if the bag is short, you take what is there. Or you exchange tiles and score nothing.
    .title = Your turn
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] You may exchange from 1 to { $hand } tiles, and you must exchange if you can lay nothing.
       *[other] You may exchange any number of tiles, at least 1, and you must exchange if you do not lay.
    } Set your tiles aside, draw as many from the bag, and only then return the old ones to the bag and mix it. So
    nobody draws back what they have just set aside. You are free to exchange on any turn but the opening, and when
    nothing can be laid it is the only choice.
    .title = Exchanging
    .search = swap, trade, trading, change, replace, discard, new tiles
rule-qwirkle-end =
    When the bag is empty, play goes on without drawing. Whoever lays their last tile ends the game at once and gets
    6 points more. The most points win. { $tied ->
        [silent] A tie is a shared victory: the rulebook is silent about it, so this is a ruling.
       *[printed] A tie is a shared victory.
    }
    .title = The end
    .search = win, winner, finish, over, bonus, tie, draw, last tile
rule-qwirkle-sight =
    Your tiles are for your eyes alone; spectators do not see them either. Everyone may see the table, the
    scores, how many tiles are in the bag and how many each player holds. When the starter is found, the sizes of
    the sets are announced, not the tiles.
    .title = Who sees what
    .search = secret, hidden, hide, peek, show

## The rules of Cubes

rule-cubes-supply =
    { $total } cubes are in the bag, { $copies } of each colour. { rules-kinds } A cube keeps its colour; its shape
    is the one it rolled, and each of the six is equally likely. So the same kind may lie on the table more than
    3 times.
    .title = The cubes
    .search = how many, number, bag, dice, contents
rule-cubes-setup =
    Everyone draws { $hand } cubes and rolls them. Hands are open: everybody sees everybody's cubes.
    .title = Setting up
rule-cubes-start =
    The oldest player starts. Then the turns go round clockwise.
    .title = Who starts
    .search = first, begin, oldest
rule-cubes-turn =
    First, if you like, roll some or all of your cubes again, once. Second, lay at least one cube. Third, score.
    Fourth, draw back up to { $hand } and roll the new cubes, and only those, at once. There is no exchange.
    .title = Your turn
    .search = reroll, roll again, dice, throw, swap, exchange, trade
rule-cubes-stuck =
    If nothing fits after the first step, roll all your cubes, again and again, until something fits.
    Sometimes nothing ever can: for that there is ruling B7.
    .title = When nothing fits
    .search = pass, skip, impossible, no move
rule-cubes-opening =
    This is for the very first turn only. After a re-roll, if you want one, you must lay as many different cubes
    that share a colour or a shape as your hand allows. If that is only 1, roll all your cubes until it is at least 2.
    .title = The opening
rule-cubes-end =
    When the bag is empty, nobody draws any more. Whoever is first to lay their last cube ends the game at once and
    gets 6 points more. The most points win. { $tied ->
        [silent] A tie is a shared victory: the rulebook is silent about it, so this is a ruling.
       *[printed] A tie is a shared victory.
    }
    .title = The end
    .search = win, winner, finish, over, bonus, tie, draw, last cube

## The rules of Cards

rule-cards-supply =
    There are { $total } cards, { $copies } of each kind. { rules-kinds } Everyone gets { $hand } cards in the hand;
    the rest lie face down as the stock.
    .title = The cards
    .search = how many, number, deck, contents
rule-cards-start =
    Look for the largest set in your hand: at least 3 different cards of one colour or of one shape. Whoever has the
    largest set of all starts. { $tie ->
        [youngest] If several players are equal, the youngest of them starts.
       *[oldest] If several players are equal, the oldest of them starts.
    } If nobody has 3, all cards are shuffled and dealt again. The turns go round clockwise.
    .title = Who starts
    .search = first, begin, oldest, youngest, deal
rule-cards-opening =
    { $opening ->
        [any] The first turn is a turn like any other, on an empty table.
       *[largest-set] The starter lays a whole largest set as one row and draws back up to { $hand }. Nothing more is
            laid: the rulebook leaves this open, and we chose this reading (C22).
    }
    .title = The opening
rule-cards-set =
    A set, also called a row, is 3 to 6 cards of one colour in different shapes, or of one shape in different
    colours. Nothing in it repeats.
    .title = Sets
    .search = row, group, meld, double, duplicate
rule-cards-turn =
    Play at least one card from your hand. Start new sets, add to sets and rearrange the whole table, in
    any order. What counts is the table at the end of your turn: every set is valid, and
    every card that was there is still there, together with those you played, except for the Qwirkles you take.
    Then draw back up to { $hand }, or take what is there.
    .title = Your turn
    .search = rearrange, move, steal, change, swap, exchange, trade
rule-cards-qwirkle =
    Every set of six at the end of your turn is a Qwirkle: you take it, and it is 1 point. If there are several, all
    count. None may stay on the table. Everyone may see the Qwirkles that each player has taken.
    .title = Qwirkles
    .search = six, score, points, take
rule-cards-new-rows =
    { $newrow ->
        [any] A new row may be made of cards from the table alone.
        [matched] This table plays with free rows (free_rows=1, C16): cards may be regrouped freely, and rows may be
            dissolved. A new row needs at least one card from your hand.
       *[keep-three] To start a new row, lay at least 3 matching cards, or use cards of rows on the table. In
            that case at least one card of the new row comes from your hand, and every row that gave it a card keeps
            at least 3 cards. The rulebook does not say exactly which row is new: the reading we chose is in C15 and C16.
    }
    .title = New rows
    .search = dissolve, split, break up, start a row
rule-cards-stuck =
    If there is nothing at all that you could play, show your hand to everyone. Draw { $hand } new cards, shuffle the
    old hand into the stock and go on with the same turn. If you are stuck again, do it again. { $stuck ->
        [silent] This rulebook is silent about being stuck, so the rule of the other edition stands in.
       *[printed] {""}
    }
    .title = When nothing can be played
    .search = pass, skip, impossible, no move, exchange, swap, trade
rule-cards-end =
    When the stock runs out, every player has one more turn, and the player who took the last card has the last one.
    Nobody draws any more. The most Qwirkles win. { $tied ->
        [silent] A tie is a shared victory: the rulebook is silent about it, so this is a ruling.
       *[printed] A tie is a shared victory.
    }
    .title = The end
    .search = win, winner, finish, over, tie, draw, last turn
rule-cards-sight =
    Your cards are for your eyes alone; spectators do not see them either. Everyone may see the table, the
    taken Qwirkles, how many cards are in the stock and how many each player holds. When the starter is found, the
    sizes of the sets are announced, not the cards. Only a stuck hand is shown.
    .title = Who sees what
    .search = secret, hidden, hide, peek, show

## The rulings

rule-A1 =
    Ages are what the players say they are. If none are given, or if they are equal, the player in the earliest seat
    starts among those who are equal. If only some of those who are equal gave an age, only they compete.
    .title = Ages
    .search = old, young, birthday
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] A smaller set, or only a part of a largest set, is not a legal opening. If there are several
            largest sets, the starter chooses.
    }
    .title = Nothing less than a largest set
rule-A4 =
    If no two tiles match in anybody's hand, the rule for equal sets decides who starts, and the starter lays one
    tile. { $single ->
        [0] That scores 0 points, because a line needs two.
       *[1] That scores 1 point, because this table has chosen so.
    } The setting single_opening_points decides it: 0, unless a table chooses 1.
    .title = Nothing matches at the start
rule-A5 =
    The player who opens may not exchange; every later player may.
    .title = No exchange in the opening
rule-A6 =
    You exchange at least 1 tile, and never more than you hold or than the bag holds.
    .title = How many tiles to exchange
rule-A8 =
    If the bag is empty and you can lay something, you must. Nobody passes by choice.
    .title = No passing by choice
    .search = pass, skip
rule-A9 =
    If the bag is empty and you can lay nothing, your turn passes with 0 points.
    .title = Nothing to lay, nothing to draw
    .search = pass, skip
rule-A10 =
    If the bag is empty and nobody can lay anything, the game ends, and nobody gets the 6 points of the end. The same
    holds when tiles are left in the bag but none that is left, there or in a hand, fits anywhere: nobody could ever lay
    again.
    .title = Nobody can lay
rule-A11 =
    The 6 points of the end are due only when the hand is empty and nothing can be drawn.
    .title = When the last 6 points are due
rule-A12 =
    If one move completes several Qwirkles, each of them brings its own 6 points more.
    .title = Several Qwirkles in one move
rule-A13 =
    The game ends at once, even if some players have had one turn more than others.
    .title = No equal turns
rule-A14 =
    The { word-tiles } left in the hands at the end cost nothing.
    .title = What is left over
rule-A18 =
    A move is judged when everything in it has been laid. In which order you laid it means nothing.
    .title = The order of laying
rule-A19 =
    A move may join lines that were separate, as long as the move itself lies in one line. The Polish rulebook of Qwirkle
    prints this. The other rulebooks can be read otherwise, and this reading is taken for all.
    .title = Joining lines

rule-B1 =
    You have one re-roll of your own choice in each turn, also in the first: of none, some or all of your
    { $hand } cubes.
    .title = One re-roll in a turn
rule-B4 =
    If you can lay, you must lay at least 1 cube. You are made to roll again only when nothing fits.
    .title = Laying is a must
rule-B5 =
    If you were made to roll again in the opening, you owe the largest set of that very roll. You have no further
    re-roll of your own choice.
    .title = The opening after a forced roll
rule-B7 =
    Rolling until something fits does not always come to an end. Four blue cubes, two shapes in a block of two by
    two, accept only blue, and a hand without blue would roll for ever; between good players this is seen in
    1 or 2 of 100 games. A hand is dead if no face of any of its colours fits anywhere. A dead hand goes back into
    the bag, the bag is mixed, as many cubes are drawn and rolled, and the same turn goes on, as with a stuck hand in
    Qwirkle Cards. Everyone sees it, and it is repeated if the new hand is dead too. If the bag and the hand
    together hold no colour that fits, or if the bag is empty, the player with the dead hand passes. If everyone
    passes in a row, the game ends without the 6 points of the end. A hand that is not dead gets there in 6 rolls at
    most, on average.
    .title = A dead hand
rule-B9 =
    Every line and every Qwirkle of the last cube counts, and then come the 6 points of the end. In the opening a single
    cube is never legal, whatever the hand.
    .title = The last cube, and a single first one

rule-C4 =
    A set of six in the opening is a Qwirkle and is taken at once.
    .title = A Qwirkle in the opening
rule-C5 =
    Being stuck is a fact, not something you claim: the referee looks through everything that could be played. If
    there is a play, the claim is refused (and the program may offer to show one); any legal play will do.
    .title = Stuck or not
rule-C7 =
    If the stock has { $hand } cards or more, a stuck hand is set aside, { $hand } cards are drawn, and the old hand
    is shuffled into the stock.
    .title = A new hand from a large stock
rule-C8 =
    If the stock has fewer than { $hand } cards, but at least 1, draw them all, shuffle the old hand into the empty
    stock and draw the rest from it. This does not count as the stock running out.
    .title = A new hand from a small stock
rule-C9 =
    If the stock is empty, a stuck player passes.
    .title = Stuck without a stock
rule-C10 =
    If hand and stock together hold no card that could be played, the player passes. If everyone passes in a row, the
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
        [matched] The rule for new rows is judged on the result. Every row at the end of the turn that holds no card
            from your hand, Qwirkles included, is matched with an old row that it shares a card with, and no old row
            serves twice. If that cannot be done, some row is new without a card from your hand, and the turn is not
            legal.
       *[keep-three] A row goes on as the row of its colour or shape. At the end of your turn each row, Qwirkles
            included, may continue one old row of the same colour or the same shape, if they share a card. An old row
            is continued at most once. A row that continues no old row is new, and it holds at least one card from
            your hand. This is judged on the result: the turn is legal if some choice of continuations (and, among
            equal cards, of which one went where) satisfies this ruling and C16.
    }
    .title = Which row is new
rule-C16 =
    { $newrow ->
        [any] A row may be dissolved entirely.
        [matched] This table has chosen free_rows=1. Cards may be regrouped freely, and a row may be dissolved
            entirely. A row without a card from your hand only needs an old row to itself that it shares a card with,
            whatever their colours and shapes (C15).
       *[keep-three] A row that gave a card to a new row goes on, so it keeps at least 3 cards. A row may vanish only
            into rows that go on: you merge two rows, or you add its cards to other rows. House rule: a table may
            choose free_rows=1. Then cards may be regrouped freely, and rows may be dissolved; a row without a card
            from the hand only needs an old row to itself that it shares a card with.
    }
    .title = Rows that give cards
rule-C17 =
    Cards from the table never go into a hand.
    .title = No way back to the hand
rule-C18 =
    The last turns also begin when drawing back up takes exactly the last card of the stock.
    .title = The stock used up exactly
rule-C19 =
    An empty hand brings no bonus. A player without cards passes.
    .title = An empty hand
rule-C21 =
    Two rows of the same colour or of the same shape may lie on the table.
    .title = Two rows of one kind
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] The opening is one row and nothing more. The rulebook only says that this row is laid and that
            the game so begins.
    }
    .title = One row in the opening

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
    Four { word-tiles } that may not lie there. 1: the blue diamond does not match the reds. 2: the row has a red
    square already. 3: there is a gap between the circles. 4: a corner is no contact.
picture-grid-score =
    Two new stars bring 6 points: 4 for the row of blues and 2 for the column of stars. The blue star counts in both.
picture-grid-qwirkle =
    The last two purples make a Qwirkle: 6 points for the line and 6 more, 12 in all.
picture-qwirkle-start =
    The largest set here is three: the red circle, square and star. The second red square does not count.
picture-cubes-before =
    Three greens, and three cubes that go with nothing. Why not roll those three again?
picture-cubes-after =
    Blue, orange and yellow were rolled again: their colours stay, their shapes are new. Now there are four squares!
picture-cubes-opening =
    If this is the opening, all four squares must be laid. They score 4 points.
picture-cubes-dead =
    Wherever you lay next to this block, only blue fits. A hand without blue is dead.
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
    Before this turn there were two rows, five reds and four crosses. Three diamonds come from the hand. But red
    circle, square and cross make a new row of table cards alone: the Polish rulebook forbids it, the English one
    allows it.
picture-cards-keep-three =
    Before this turn there were three reds, three squares and three stars. The yellow and the green circle come from
    the hand and take the red circle; the other two reds move to the squares and to the stars. The Polish rulebook
    forbids it: the reds gave a card to a new row and do not go on. The English description and the house rule of free
    rows allow it.

## Refusals

# Behind a refusal: the paragraph of the rules it rests on.
refused-rule = (Rule: { $title }, { $id })

reason-game_over = The game is over.
reason-wrong_action = That cannot be done now in this game.
reason-nothing_chosen = Nothing was chosen.
reason-not_in_hand = Not in your hand: { $pieces }.
reason-cell_taken = Something already lies there: { $cells }.
reason-same_cell = Two pieces on one place: { $cells }.
reason-off_table = The first line must lie nearer to the middle of the table: { $cells }.
reason-not_one_line = All pieces of a move must lie in one row or one column without a gap: look at { $cells }.
reason-no_contact = At least one piece must touch, side to side, a piece that already lies there: { $cells }.
reason-mismatch = These do not share one colour or one shape: { $pieces }.
reason-duplicate = The same piece twice: { $pieces }.
reason-not_largest_set = The opening must be a whole largest set, for example { $pieces }.
reason-opening_must_lay = The opening must lay pieces; exchanging comes later.
reason-opening_must_roll = No two cubes of yours go together, so all of them are rolled.
reason-can_lay = There is something to lay or to play, so you must.
reason-can_draw = You cannot pass while there is something to draw, to roll or to exchange.
reason-bag_too_small = There are not that many pieces left in the bag.
reason-already_rerolled = You have already re-rolled in this turn.
reason-no_card_played = Play at least one card from your hand.
reason-row_too_short = A set needs at least three cards: { $pieces }.
reason-cards_missing = These cards are missing on the table: { $pieces }.
reason-cards_from_nowhere = These cards were neither on the table nor played: { $pieces }.
reason-qwirkle_left_on_table = A set of six must be taken: { $pieces }.
reason-not_a_qwirkle = Only a whole set of six can be taken: { $pieces }.
reason-new_row_without_hand_card = A new row needs a card from your hand: { $pieces }.
reason-row_must_keep_three = A row that gave a card to a new row must keep at least three cards: { $pieces }.
reason-opening_more_than_a_set = The opening is one row and nothing more: { $pieces }.
reason-no_arrangement = There is no way to put these cards on this table: { $pieces }.
reason-chance = That cannot have been drawn or rolled: { $pieces }.

## What cannot be read

unreadable-piece = “{ $token }” is not a piece. A piece is a colour (R O Y G B P) and a shape (o s d t c x): Rt is the red star.
unreadable-cell = “{ $token }” is not a piece on a place. Write Rt@3,-2: the red star, 3 to the right, 2 up.
unreadable-action = I do not understand “{ $token }”.
unreadable-play = These cards cannot be played like that: “{ $token }”.
unreadable-number = “{ $token }” is not a whole number of at most four digits.
unreadable-table = The table cannot lie like that: { $token }.
unreadable-supply = “{ $token }” cannot be what is left to draw.
unreadable-field = I do not know “{ $token }” here.
unreadable-missing = “{ $token }” is missing.
unreadable-edition = There is no edition “{ $token }”.
unreadable-too_long = This is too long.
unreadable-too_many = Too many pieces: { $token }.
unreadable-numbers = The numbers of this position do not belong together.
unreadable-json = This is not a JSON object.

## Who plays

seats-count = This game is for 2 to 4 players, not { $value }.
seats-name = A name has 1 to 60 ordinary characters; this has not: “{ $value }”.
seats-same-name = Two players are called “{ $value }”.
seats-bot-name = “{ $value }” is a name for bots: choose one without @ at the start.
seats-age = “{ $value }” is not an age from 0 to 150.

## Records

record-too_long = This record is too long.
record-json = This is not a record: it cannot be read as JSON.
record-line = This is not a record: it has a line that cannot be read.
record-format = This is not a record of a kind that I know.
record-keys = The record has something that no record has, or lacks its result.
record-edition = The record names no edition that I know.
record-seat = The record has a player that cannot be read.
record-start = The game of this record cannot have started like that.
record-turn = Turn { $turn } cannot be.
record-points = Turn { $turn }: the player or the points are wrong.
record-result = The result does not follow from the turns.
record-fairness = The record's secret or salts cannot be read.
record-no_secret = The record does not hold its secret, so nothing can be re-derived from it.
record-commitment = The secret or a salt is not the one that was promised before the game.
record-deal = The hands dealt do not follow from the secret.
record-draw = Turn { $turn }: what was drawn or rolled does not follow from the secret.
record-other_commitment = The commitment of this record is not the one that you gave.
record-salt_unused = The game was not dealt with the salt that you gave.
record-unsigned = The record has no signature.
record-other_key = The record is signed with a key that is not among those that you gave.
record-signature = The signature is wrong: something in the record was changed, or it was signed by somebody else.
record-receipt_signature = The receipt is not signed by that key.
record-receipt_game = The receipt is of another game.
record-receipt = The record is not what the server sent: the receipt of turn { $turn } contradicts it.
verify-fine = Every deal, draw and roll follows from the secret that was promised before the game.
verify-signature-none = It is not signed.
verify-signature-unchecked = Its signature (key { $id }) was not checked: use --key.
verify-signature-valid = It is signed with the key { $id }.
verify-bad-commitment = A commitment has 64 digits from 0 to 9 and a to f.
verify-bad-salt = “{ $value }” is not a seat from 0 to 3, a colon and a salt.
verify-bad-key = “{ $value }” has no key of a server.
verify-bad-receipt = “{ $value }” is not a receipt.
verify-no-records = There is no record in the folder { $folder }.

## The command line

cli-about = Sixfold plays Qwirkle, Qwirkle Cubes and Qwirkle Cards exactly as their rulebooks print them.
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
cli-judge = Judge moves: one JSON object a line, one answer a line.
cli-judge-examples =
    Examples:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = List all moves of a hand: one JSON object a line, one answer a line.
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
cli-rules = Read the rules of an edition, or where two editions differ.
cli-rules-examples =
    Examples:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Play a match between bots, and say what it proves.
cli-arena-examples =
    Examples:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Answer an arena as an engine, on standard input and output, with one of the bots of Sixfold.
cli-engine-examples =
    Examples:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Teach the bots anew: games with themselves, then weights as a text file.
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
cli-arg-lang = language: { $known } (otherwise that of the environment)
cli-arg-lines = file of JSON lines, - for standard input
cli-arg-record = records of games, JSON or text, or folders of them; - for standard input
cli-arg-verify-commitment = what the server promised before the game
cli-arg-verify-salt = a salt that must have been used, by the number of its seat from 0 on
cli-arg-verify-key = key of the server that must have signed: a file, the address of the server, or hexadecimal
cli-arg-verify-receipt = what the server signed during the game: the record must agree with it
cli-arg-json = answer in JSON, for programs
cli-arg-edition = edition, such as qwirkle-pl, or game: qwirkle, cubes, cards
cli-arg-diff = show where two editions of a game differ
cli-arg-bench = what to measure; everything if nothing is named
cli-arg-players = players, such as Ann,Bo:12,@greedy (with an age; with @ a bot)
cli-arg-save = keep the game in this file, or go on with it
cli-arg-secret = deal from this secret, so that the game can be repeated
cli-usage-unknown = I do not know what to do with “{ $what }”.
cli-usage-missing = Something is missing: { $what }.
cli-usage-choice = { $what } is not possible for “{ $name }”.
cli-usage-value = “{ $name }” needs a value.
cli-usage-number = “{ $name }” needs a number, not { $what }.
cli-usage-help = Help: { $command }
cli-missing-extra = This command needs the extra “{ $name }”: pip install "sixfold[{ $name }]"
cli-unknown-language = There is no language “{ $name }” here, only { $known }.
cli-unknown-edition = There is no edition or game “{ $name }”. There are { $known }.
cli-unknown-level = There is no bot “{ $name }”. There are { $known }.
cli-unknown-bench = There is no benchmark “{ $name }”. There are { $known }.
cli-cannot-read = “{ $file }” cannot be read: { $why }.
system-missing = it is not there
system-denied = it is not allowed
system-folder = it is a folder
system-full = there is no room left
system-in_use = something else already uses it
system-address = this computer does not have that address
system-name = there is no such name
system-refused = nothing answers there
system-timeout = no answer in time
system-other = the computer refuses: { $why }
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
arena-arg-games = number of games (otherwise 100); rounded up, since every deal is played once in every seating
arena-arg-seed = any text that everything is dealt from (otherwise 1): equal seeds, equal deals
arena-arg-budget = milliseconds of CPU time for a move (otherwise the bots keep to their own measure)
arena-arg-sprt = two players: stop as soon as it is decided whether the first is better by ELO0 or by ELO1
arena-arg-checkpoint = keep every deal in this file, and go on from it if it is there
arena-arg-jobs = deals played at a time (otherwise one on each core)
arena-arg-log = append what engines write to standard error to this file (otherwise it is dropped)
engine-arg-name = a level, or another bot of the game
arena-out-of-range = { $name } must be from { $low } to { $high }.
arena-other-game = The edition { $edition } is not one of the game { $game }.
arena-command-empty = exec: needs a command behind it.
arena-command-quotes = The quotation marks of this command do not match: { $command }
arena-command-missing = There is no program “{ $command }” that could be run.
arena-command-system = Programs as players (exec:) need Linux or another Unix.
arena-cannot-write = “{ $file }” cannot be used: { $why }.
arena-sprt-elo = --sprt needs two different numbers from -1000 to 1000, the smaller one first.
arena-sprt-players = --sprt is for matches of two players.
arena-file-foreign = “{ $file }” is not the file of a match. It is left as it is.
arena-file-differs = “{ $file }” belongs to another match ({ $what }). It is left as it is.
arena-file-corrupt = Line { $what } of “{ $file }” is damaged. The file is left as it is.
arena-file-busy = Another match is writing to “{ $file }” at this moment.
arena-worker-lost = A worker process died during deal { $deal }.
arena-title = { $edition }. Games: { $games }, deals: { $deals }
arena-head-player = player
arena-head-wins = wins %
arena-head-interval = 95 %
arena-head-points = points
arena-head-elo = Elo
arena-head-elo-interval = Elo 95 %
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
arena-incomplete = The match was stopped early; this is what there is so far.
arena-progress = { $done } of { $of } deals, { $name }: { $rate }
arena-fault = Deal { $deal }, seating { $rotation }, turn { $turn }: { $name } lost: { $why }
arena-fault-illegal = the action is not legal
arena-fault-exception = the bot failed
arena-fault-start = the program could not be started
arena-fault-hello = the greeting was not understood
arena-fault-exit = the program ended
arena-fault-timeout = no answer in time
arena-fault-flood = the answer is too long
arena-fault-unasked = something was said without a question
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
play-nothing-drafted = Nothing is laid yet. Type a move, hint or help.
play-hint = For example: { $action }
play-no-refusal = Nothing has been refused yet.
play-which-file = Which file? For example: save game.json
play-exists = There is already a file “{ $file }”, and it is not this game. Choose another name.
play-not-saved = This game was not saved. Next time: save game.json, or start with --save game.json.
play-saved = Saved to { $file }. The game will now be saved after every turn.
play-loaded = Going on with { $file }.
play-cannot-save = “{ $file }” cannot be written: { $why }. Nothing of the game is lost, but it is not saved.
play-kept = The record is in { $file }. sixfold verify checks that it was dealt fairly.
play-goodbye = Goodbye.
play-turn = { $name }: { $what }. { $points }
# Also: $game.
play-exchanged =
    { $n ->
        [one] exchange of { $n } tile
       *[other] exchange of { $n } tiles
    }
play-shown = Stuck, so the hand is shown: { $pieces }
# Also: $game.
play-last-piece = { $name }: the last piece is laid, a bonus of { $n }, included above.
play-stock-empty = The stock has run out: everyone has one more turn.
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
        [0] The stock is empty.
        [one] { $n } card in the stock.
       *[other] { $n } cards in the stock.
    }
play-hand = Your hand: { $pieces }
play-opening = You open the game: lay a whole largest set of your hand.
play-opening-any = You open the game: any turn will do.
play-forced-dead = No face of any of your cubes would fit anywhere: press Enter to put them back into the bag and draw new ones.
play-dead = a dead hand goes back to the bag
play-may-reroll = You may roll some cubes again first: reroll and their names.
play-forced-pass = You can do nothing: press Enter to pass.
play-forced-roll = Nothing fits: press Enter to roll all cubes.
play-forced-redraw = You are stuck: press Enter to show your hand and draw a new one.
play-winner = Winner: { $names }, with { $points }
play-shared = A shared victory for { $names }, with { $points }
ending-last_piece = The last piece is laid.
ending-nobody_can_place = No piece that is left fits anywhere.
ending-last_turns = The stock has run out, and everyone has had a last turn.
ending-all_passed = Everyone passed, one after another.
ending-resigned = The game ended by resignation.
ending-turn_limit = The game reached the most turns that a server allows. The points decide.
shared-title =
    { $n ->
        [0] { $game }: a game that was given up
        [one] { $game }: { $names } wins
       *[other] { $game }: { $names } share the victory
    }
shared-about = { $scores }. See the final table and replay every move.
play-confirm = Press Enter to confirm, or type undo.
play-help-qwirkle =
    Rt@3,-2     lay the red star at column 3, row -2 (x to the right, y down); several at once are fine
    swap Rt Bs  exchange these tiles
play-help-cubes =
    Rt@3,-2       lay the red star at column 3, row -2 (x to the right, y down); several at once are fine
    reroll Rt Bs  roll these cubes again, once, before laying
    roll          roll all cubes when nothing fits
play-help-cards =
    play Rt Bt Gt                    play these cards; the table is arranged for you
    play Rt : RtBtGt YoYsYd          the same with the whole table as you want it, set after set
    play Rt : YoYsYd ! RtOtYtGtBtPt  taken Qwirkles come behind the !
    redraw                           when you are stuck
play-help =
    Colours: R red, O orange, Y yellow, G green, B blue, P purple.
    Shapes: o circle, s square, d diamond, t star, c clover, x cross.
    Enter or done  confirm the draft    undo       take one step back          clear  take everything back
    hint           show a move          why        explain the last refusal    rules  print the rules
    table          show the table       save FILE  save the game               quit   stop
    help           show this help       load FILE  go on from a file

## Training

train-arg-seats = number of players: 2 (otherwise), 3 or 4
train-arg-seed = a whole number that all games are dealt from (otherwise 1): equal seeds, equal weights
train-arg-out = where finished rounds are kept and the weights will lie (otherwise “training”); an interrupted training goes on from there
train-arg-jobs = games played at a time (otherwise one on each core); the weights do not depend on it
train-done = The weights are in “{ $file }”.

## The server

cli-serve = Run a server: tables for people and bots over the network.
cli-serve-examples =
    Examples:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = ADDRESS
cli-meta-addresses = ADDRESSES
cli-meta-seconds = SECONDS
cli-arg-host = address to listen at (otherwise 127.0.0.1: only this machine)
cli-arg-port = port to listen at (otherwise 8000; 0: any free one)
cli-arg-db = where tables are kept: a SQLite file (otherwise sixfold.db) or postgresql://…
cli-arg-relay = nats://… by which several server processes tell each other what has happened
cli-arg-workers = processes in which bots think (otherwise one less than there are cores)
cli-arg-password-file = a file with the password that everybody needs here (or the variable SIXFOLD_PASSWORD)
cli-arg-origin = also allow pages of this address, such as https://play.example (can be given several times)
cli-arg-hosts = a name under which browsers reach the server, such as play.example; * for any (can be given several times)
cli-arg-proxies = addresses of proxies whose X-Forwarded headers are believed, separated by commas
cli-arg-sockets = open connections at most (otherwise 50000)
cli-arg-per-client = allow each address so many times as much as usual
cli-arg-keep-days = days after its last event until a table is deleted, 0: never (365)
cli-arg-webhook = a URL that learns whose turn it is where turns may take days, and results (or the variable SIXFOLD_WEBHOOK)
cli-arg-private-push = send notifications to push services in private networks, too
cli-arg-drain = how long to stay open, but not ready, after SIGTERM (otherwise 5)
cli-arg-quiet = log only warnings and errors
serve-at = Sixfold is at { $url }
serve-cannot-listen = Cannot listen at { $host }, port { $port }: { $why }
serve-no-client = The web client is not part of this installation, so there are no pages: only the interface for programs and the terminal client work. Use a released package, or build it with the program “run”.
serve-bad-webhook = --webhook needs a URL that begins with https:// or http://, perhaps after discord+, telegram+, ntfy+ or json+.
webhook-turn = { $game }, table { $table }: it is the turn of { $name }.
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
no-turn = Another turn is on: look at the table again.
no-not_your_turn = It is not your turn.
no-bot_plays = A bot is playing for you: take your seat back first.
no-salt = This is not the salt that was promised.
no-still_here = This player is still here.
no-not_away = This seat cannot be given to a bot.
no-out_of_time = Your time has run out, and you can come back only once.
no-resigned = You have resigned this game.
no-undo = This turn cannot be taken back: something has been drawn or shown since.
no-carry = This link has expired or was already used.
no-let_in = Others cannot open this seat. Enter its PIN, or confirm the code in the browser that has the seat.
no-guest = The others let this browser in, so it cannot do that. Use the first browser of this seat.
no-pin = That PIN is not right.
no-pin_pause = Too many wrong PINs. Try again later.
no-password = This server needs a password.
no-origin = Requests from that page are not allowed.
no-address = This server does not answer to the name { $value }. Its operator can allow it.
no-unreadable = This message cannot be read.
no-too_large = This message is too long.
no-too_often = Not so fast: try again in a moment.
no-too_many = There are too many tables or connections from you now.
no-limit = This has happened too often at this table.
no-method = This cannot be asked in this way.
no-busy = It could not be done just now: try again.
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

cli-backup = Copy everything that a server keeps into one file, while it goes on.
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
cli-export = Write the games of a server as records, a file for each table.
cli-export-examples =
    Examples:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Make tables of records: games that are over to look at, the others to go on with.
cli-import-examples =
    Examples:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = new file for the copy; it can be served as it is
cli-arg-restore = file that “sixfold backup” has written
cli-arg-action = list (tables and banned addresses), close or delete (a table), erase-name (of a person, at all tables), ban or unban (an address), rotate-key (of signatures)
cli-arg-target = the table, name or address
cli-arg-export = folder for the records
cli-arg-all = also games that are not over, with their secrets: for you alone
cli-arg-import = records, or folders of them
backup-done = Everything is in “{ $file }”.
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
import-other = { $file }: table { $table } has this game, but it went on differently; nothing was changed
import-seat = { "    " }seat of { $name }, secret { $secret }
store-cannot = “{ $value }” cannot be opened: { $why }.
store-cannot_write = “{ $value }” cannot be written: { $why }.
store-not_empty = There are tables in “{ $value }” already; nothing was changed.
store-no_table = There is no table { $value }.
store-busy = Table { $value } is changing all the time; try again.
store-missing = There is no store at “{ $value }”.
store-exists = “{ $value }” is already there, and stays as it is.
store-empty = “{ $value }” is an empty file. Delete it to begin anew, or put a backup in its place.
store-foreign = “{ $value }” contains something other than Sixfold’s tables; nothing was changed in it.
store-broken = “{ $value }” is damaged; nothing was changed in it. Use a backup.
store-unreadable = The log of table { $value } cannot be read.
store-newer = “{ $value }” was written by a newer Sixfold; nothing was changed in it. Use that version.
store-leftover = “{ $value }” is a part of a file that is missing. Bring that back, or move this away.
store-in_use = “{ $value }” is in use by another server. Stop that one first, or give each of them the same --relay.
store-failed = The tables cannot be reached now: { $value }
store-closed = The server is closing.
store-package = “{ $value }” is not installed: it comes with “sixfold[large]”.
store-relay = “{ $value }” does not answer: { $why }.

## The web client

web-skip = Skip to the table
web-home = Sixfold, to the first page
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
web-front-ended = Over: { $points }
web-front-options = Options
web-front-bot = Play a bot
web-front-bot-about = Starts at once
web-front-level = Level of the bot
web-front-friend = Play a friend
web-front-friend-about = By link or code, without an account
web-front-code = Code
web-front-device = One device
web-front-device-about = Pass it from player to player
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
web-friend-by-link = Friend by link
web-bot-level = Bot: { $level }
# What a bot is called, in any sentence. $number is 0, or counts bots of one level.
web-bot-name =
    { $number ->
        [0] { $level } Bot
       *[other] { $level } Bot { $number }
    }
web-public = Anybody may find and join this table
web-join-code = Join with a code
web-join = Join
web-public-tables = Open tables
web-on = On
web-phase-open = Waiting for players
web-phase-revealing = About to begin
web-phase-playing = On
web-phase-over = Over
web-phase-closed = Given up
web-password = Password of this server
web-enter = Enter
web-not-kept = This browser does not remember anything here: keep the page open while you play.
web-rules = Rules
web-light = Light theme
web-dark = Dark theme
web-settings = Settings
web-lost-title = Something is missing
web-lost-page = There is no such page.
web-lost-table = This table cannot be opened.
web-lost-gone = The server does not answer.
web-lost-closed = This game was given up.
web-lost-advice = Check the link or the code, then try again. Nothing of your games is lost.
web-lost-home = To the first page
web-loading = Setting the table
web-reconnecting = Trying again, your draft is safe.
web-connection-lost = Connection lost. Trying again.
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
web-back-wait = Tell it to the other players. They enter it in the menu of the table, at “Let a player back in”. When all have confirmed and a minute has passed, you are { $name } here.
web-back-cancel = Stop asking
web-back-none = This seat has no PIN, and others cannot open it now. Use the first browser, or “Play on another device” there.
web-back-own = Others cannot open this seat: it needs the browser in which you play. Get a code here and enter it there.
web-back-lost = If that browser is lost, the others can let a bot play for you.
web-back-wait-own = Enter it in the browser in which you play: in the menu of the table, at “Let a player back in”. Then you are { $name } here at once.
web-pin = PIN, 4 to 8 digits
web-pin-optional = PIN, 4 to 8 digits (optional)
web-pin-join = With it you can return to your seat from another browser.
web-pin-only = Choose a PIN, so that you can come back from another browser. At this table, others cannot let you in.
web-pin-choose = Choose a PIN
web-pin-menu = My PIN
web-pin-how = With your name and this PIN you can return to your seat from another browser. Others can then no longer let anybody in for you.
web-pin-save = Save the PIN
web-pin-set = The PIN is saved.
web-pin-remove = Remove the PIN
web-pin-removed = The PIN is removed.
web-let-in = Let a player back in
web-let-in-how = Only if you know that the code is theirs: call them and let them read it out. If it is your own other browser, choose yourself.
web-let-in-who = Player
web-let-in-code = Code
web-let-in-confirm = Let in
web-let-in-done = Your other browser has your seat now.
web-let-in-asked = Confirmed. It takes a minute, and all other players have to confirm too.
web-let-in-news = { $name } was let back in from another browser, as the others confirmed.
web-let-in-you = The others let another browser play in your seat. If that is not you, remove it.
web-let-in-undo = Remove other browsers
web-let-in-option = One other player is enough to let somebody back in
web-let-in-option-about = Otherwise it takes two. Whoever confirms alone could see that player’s hand.
web-let-in-rule =
    { $n ->
        [0] If you lose your browser, others cannot let you back in. With a PIN you come back.
        [1] If somebody loses their browser, one other player can let them back in. With a PIN, only you can.
       *[other] If somebody loses their browser, two other players can let them back in. With a PIN, only you can.
    }
web-let-in-sees = Whoever confirms it could see that player’s hand.
web-offer-let_in =
    { $you ->
        [yes] Somebody asks to play in your seat from another browser, with the code { $code }. If that is not you, withdraw the request.
       *[no] { $other } asks to be let back in from another browser, with the code { $code }. Agree only if they told you this code.
    }
web-watch = Watch
web-host = Host
web-here = Here
web-away = Away
web-open-seat = Open seat
web-waiting-for = Waiting for somebody
web-revoke = Free this seat
web-scan = Scan, or send the link. No account needed.
web-qr = QR code with the link to this table
web-only-here = This address works only on this machine.
web-only-here-how = For other devices in your network, start “{ $command }” and open the address that it prints.
web-in-app = You are in the browser of another app. Open this page in your own browser: otherwise your seat may be lost.
web-copy-link = Copy the link
web-in-app-stay = Stay here
web-share = Share the link
web-copied = Copied
web-not-copied = Could not be copied
web-start = Start the game
web-start-when = You can start when every seat is taken.
web-host-starts = The host starts the game.
web-leave = Leave the table
web-table = Table
web-board = The table: arrow keys move from cell to cell
web-players = Players
web-move-and-history = Move and history
web-more = More at this table
web-close = Close
web-bag = In the bag or stock:
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-your-turn = Your turn
web-title-your-turn = ● Your turn · { $title }
web-on-turn = On turn
web-turn-of = { $name } is on turn.
web-bot-stands-in = A bot stands in
web-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-hand-of = Hand of { $name }
web-over = The game is over.
web-your-move = Your move
web-nothing-laid = Nothing is laid yet.
web-wait = The others are thinking.
web-moves = Moves
web-no-moves = No moves yet.
web-turn-swap =
    { $n ->
        [one] exchanged { $n }
       *[other] exchanged { $n }
    }
web-turn-reroll = rolled { $n } again
web-turn-roll = nothing fitted: rolled
web-turn-redraw = stuck: drew a new hand
web-turn-pass = passed
web-unseen = Still unseen
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
        [one] Play for { $n }
       *[other] Play for { $n }
    }
web-place-a-tile =
    { $game ->
        [cubes] Place a cube
       *[qwirkle] Place a tile
    }
web-opening-owes = The opening needs { $n }
web-you-open =
    { $n ->
        [one] You start. Your longest line has { $n } piece.
       *[other] You start. Your longest line has { $n } pieces.
    }
web-choose-first = Choose some first
web-fits-first = { $piece } fits here.
web-fits =
    { $n ->
        [0] { $piece } fits nowhere now.
        [one] { $piece } fits { $n } place. The number shows points.
       *[other] { $piece } fits { $n } places. Numbers show points.
    }
web-chosen =
    { $n ->
        [one] { $piece } chosen, { $n } place.
       *[other] { $piece } chosen, { $n } places.
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
web-makes = { $piece } makes { $n }.
web-drafted = Your draft.
web-missing = missing: { $what }
web-complete = complete
web-taken-back = Taken back.
web-why = Why?
web-forced-pass = You can do nothing this turn.
web-forced-roll = Nothing fits: all cubes are rolled.
web-forced-redraw = You are stuck: show your hand and draw a new one.
web-do-pass = Pass
web-do-roll = Roll all cubes
web-do-redraw = Draw a new hand
web-talk = Table talk
web-mute = Do not show what others say
web-played =
    { $n ->
        [one] { $name }: { $n } point.
       *[other] { $name }: { $n } points.
    }
web-you-win = You win
web-wins = { $name } wins
web-shared-win = A shared victory: { $names }
web-given-up = The game was given up
web-rematch = Play again
web-join-rematch = To the new game
web-download = Download the record
web-result-last-piece = +{ $n } for the last piece: { $name }
web-result-close = That was close: { $what } behind.
web-result-best-of-all = The best move of the game was yours: { $what } in move { $turn }.
web-result-your-qwirkles =
    { $n ->
        [one] You made a Qwirkle.
       *[other] You made { $n } Qwirkles.
    }
web-result-your-best = Your best move: { $what } in move { $turn }.
web-result-next = The next game starts from scratch.
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
web-result-agreed = Joins
web-result-declined = Not now
web-result-no-answer = No answer yet
web-result-start = Start now with a bot for { $names }
web-result-begun = The new game has begun. A bot plays for you until you come.
web-result-watch = Watch the new game
web-result-share = Share this game
web-result-share-about = Anybody with the link can see the names, the result and every move.
web-result-unshare = Stop sharing
web-result-unshared = The link no longer shows this game.
web-shared-game = Shared game
web-shared-gone = There is no shared game at this address.
web-shared-replay = Replay and review
web-shared-play = Play Sixfold yourself
web-no-set = No set yet
web-needs = needs
web-set-short = too short: three at least
web-set-mismatch = neither one colour nor one shape
web-set-duplicate = the same card twice
web-set-orphan = a new row needs a card from your hand
web-set-keep-three = { $set }: at least three must stay together
web-you-take-it = you take it
web-card-chosen = { $piece } chosen.
web-choose-set = Choose where the card goes.
web-put-here = Put here: { $set }
web-back-to-hand = Back to hand
web-not-to-hand = Cards of the table stay on the table.
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
web-cards-open = You start: lay a set.
web-cards-open-largest = You start: lay your largest set, { $n } cards, and nothing else.
web-cards-turn = Your turn: play at least one card.
web-table-is-legal = The table is legal.
web-table-not-legal = Not everything fits yet.
web-reset = Reset the table
web-tidy = Tidy
web-finish = Finish the turn
web-finish-taking =
    { $n ->
        [one] Finish, take { $n } Qwirkle
       *[other] Finish, take { $n } Qwirkles
    }
web-language = Language
web-live = How tiles look now
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours
web-palette-clear = Clear, for every eye
web-palette-classic = Classic
web-palette-contrast = High contrast
web-palette-own = My own
web-own-colors = My colours
web-marks = Marks on pieces
web-marks-cuts = Cuts
web-marks-letters = Letters
web-marks-none = None
web-ground = Pieces
web-ground-dark = Ebony
web-ground-light = Bone
web-text-size = Text size
web-play = Play
web-show-legal = Show where a piece may lie
web-left-handed = Left-handed layout
web-calm = Less motion
web-sound = Sound
web-notify-title = Sound and notifications
web-notify-vibration = Vibrate when it is your turn
web-notify-me = Notify me when it is my turn
web-notify-on = You are notified on this device when it is your turn here.
web-notify-off = This device is no longer notified of turns at this table.
web-notify-denied = This browser blocks notifications of this site. Allow them in its settings for this page, then come back.
web-notify-unsupported = This browser cannot receive notifications here. On an iPhone or iPad, add Sixfold to the home screen and open it there.
web-notify-failed = The browser’s notification service did not answer. Try again later.
web-notify-where = Games without a clock, or with a day or more for each turn, can notify this device when it is your turn. You turn that on at the table.
web-notify-tables = { $n ->
    [one] This device is notified of your turn at one table.
   *[other] This device is notified of your turn at { $n } tables.
}
web-notify-stop-all = Stop all notifications
web-notify-stopped = This device receives no notifications any more.
web-letter-keys = Letters as keys
web-too-close = { $a } and { $b } look alike: { $eyes }.
web-far-enough = All six can be told apart, by every eye.
web-eyes-normal = to everybody
web-eyes-protan = without red cones (protanopia)
web-eyes-deutan = without green cones (deuteranopia)
web-eyes-tritan = without blue cones (tritanopia)

## Playing in the browser from the command line

cli-arg-terminal = play in the terminal, not in the browser
cli-arg-lan = also let other devices of your network play
play-at = Sixfold is in your browser, at { $url } Ctrl-C ends it.
play-open = Sixfold is at { $url } for the browsers of this machine. Ctrl-C ends it; --terminal plays here.
play-at-lan = Sixfold is at { $url } for every device of your network. Ctrl-C ends it.
play-no-lan = This machine has no address in a local network.
web-offline = Until it comes back you can read, learn and set up; your tables are safe.
web-offline-learn = Learn the games

## The table and the review
web-beyond =
    { $n ->
        [one] { $n } more place outside the view
       *[other] { $n } more places outside the view
    }
web-cubes-turn = Your turn: lay a cube, or first roll some again, once.
web-agree = Agree
web-decline = No
web-withdraw = Withdraw
web-ask-undo = Ask to take back my turn
web-ask-hand-over = Let a bot play for { $name }
web-offer-undo =
    { $you ->
        [yes] You have asked to take back the last turn.
       *[no] { $name } would like to take back the last turn.
    }
web-offer-hand_over = { $other } is away. Unless they return in time, a bot plays for them.
web-offer-waiting = Waiting for the others to agree.
web-bot-plays-for-you = A bot is playing for you.
web-take-seat-back = Take my seat back
web-watching = Watching
web-share-watch = Share: watch this game
web-leave-title = Leave the game?
web-leave-bot = A bot plays on for you. You can come back and take your seat again at any time.
web-leave-ends = Nobody else is playing: you resign, and the game ends. The result stands.
web-leave-resign = You resign: you cannot win this game any more, and you cannot come back.
web-resigned = Resigned
web-stay = Stay
web-dealing = The devices are agreeing on the deal. This takes 15 seconds at most.
web-fair = Fair dealing
web-fair-how = Before the deal, the server chose a secret number and promised it: below is its fingerprint. Then each player's device added a random number. Together they decide every piece that is drawn or rolled, so nobody can choose. When the game is over, all numbers are shown and can be checked.
web-fair-commitment = Fingerprint of the server's secret
web-fair-copy = Copy the fingerprint
web-fair-salts = Random numbers of the players
web-fair-salt-used = added
web-fair-salt-withheld = promised, but not sent in time
web-fair-salt-none = none
web-fair-receipt = Receipt
web-fair-receipt-about = The server has signed for this device what everybody saw up to turn { $turn }. With it you can prove that nothing was changed afterwards.
web-fair-receipt-save = Save the receipt
web-fair-limits = The page that checks comes from the same server. To be independent of it, save the receipt and the record, and check them with “sixfold verify” on a computer.
web-fair-checks = Was this game dealt fairly?
web-fair-checking = Checking …
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
web-fair-check-signature = The server's signature of the record is valid.
web-keys = Keys
web-key-choose = choose a piece of your hand
web-key-move = move across the table
web-key-next = to the next place where it fits
web-key-enter = put it there; then, play
web-key-undo = undo
web-key-drop = let go, then clear
web-key-exchange = exchange
web-key-roll = roll again
web-key-new = a new set
web-key-last = the last move
web-key-scores = hear the scores
web-key-list = this list
web-device-offline = You are offline. Your draft is safe.
web-device-offline-sending = You are offline. Your turn is sent as soon as the network is back.
web-sending = Sending…
web-waiting-hint = The hint is coming…
web-waiting-hint-offline = No connection. The hint comes as soon as it is back.
web-turn-of-away = It is the turn of { $name }, who is away.
web-laid-at = { $piece } in row { $row }, column { $column }.
web-joined = { $name } has joined.
web-left-seat = { $name } has left.
web-renamed = { $name } is now { $other }.
web-reconnecting-sending = Trying again. Your turn is sent as soon as it works.
web-trail = Since your turn
web-trail-all = Replay all
web-trail-lay =
    { $points ->
        [one] { $name } laid { $n } for { $points } point
       *[other] { $name } laid { $n } for { $points } points
    }
web-trail-play =
    { $n ->
        [0] { $name } played { $m }
        [one] { $name } played { $m } and took a Qwirkle
       *[other] { $name } played { $m } and took { $n } Qwirkles
    }
web-trail-other = { $name }: { $what }
web-trail-cell = Number { $n } since your turn, { $name }.
web-trail-card = number { $n } since your turn
web-key-replay = replay the turns since yours
web-bot-pause = Short pause before bots’ turns
web-last-move =
    { $n ->
        [one] { $name }, { $n } point
       *[other] { $name }, { $n } points
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle: { $name }
web-qwirkle-bonus = Qwirkle, 6 and 6 bonus
# Also: $game.
web-last-piece = The last piece
# Also: $game.
web-last-bonus = with { $n } for the last piece
web-misfit-line = { $piece } does not fit here: { $line }.
web-misfit-twice = { $piece } is in this line already.
web-misfit-mixed = { $piece } does not fit here: the line would share neither a colour nor a shape.
# Also: $game.
web-misfit-full = { $piece } does not fit here: this line is complete.
# Also: $game.
web-misfit-touch = { $piece } must touch a piece on the table.
# Also: $game.
web-misfit-straight = All pieces of a turn lie in one line without a gap.
# Also: $game.
web-misfit-opening = The opening is a whole longest line of your hand: { $piece } is not part of it.
web-rolled = Rolled: { $what }.
web-keep-all = Keep all
# Also: $game.
web-select-all = All
# Also: $game.
web-select-none = None
web-nothing-fits = Nothing fits: exchange tiles.
web-forced-roll-opening = No two cubes of your hand match: all are rolled until two do.
web-forced-dead = No face of your colours fits anywhere. This hand goes back into the bag, and you draw and roll a new one.
web-forced-pass-cubes = Nothing in hand or bag fits anywhere: the turn passes.
web-forced-pass-cards = You cannot play anything, and no new hand would help: the turn passes.
web-forced-pass-empty = You have no cards left: the turn passes.
web-stuck-shown =
    { $you ->
        [yes] You could not play anything, showed this hand and drew a new one.
       *[no] { $name } could not play anything, showed this hand and drew a new one.
    }
web-cards-play-one = Play at least one card from your hand.
web-orphan-why = Every set is whole, but one is new without a card from your hand.
web-keep-three-why =
    { $n ->
        [1] Every set is whole, but this row gave a card to a new row and must keep at least three: { $pieces }.
       *[other] Every set is whole, but these rows gave cards to new rows and must keep at least three each: { $pieces }.
    }
web-empty-table = The table is empty.
web-no-cards = No cards left.
web-what-moved = What moved
web-step-hand = { $what }: from the hand to { $to }
web-step-new = { $what }: a new set, { $to }
web-step-moved = { $what }: from { $from } to { $to }
web-step-taken = { $to }: complete, and taken
web-legal = Legal
web-not-yet = Not yet
web-move-of = Move: { $name }
web-pile-of =
    { $n ->
        [one] { $name }: { $n } Qwirkle
       *[other] { $name }: { $n } Qwirkles
    }
web-supply-qwirkle = Bag
web-supply-cubes = Bag
web-supply-cards = Draw pile
web-bag-empty = Empty: play goes on without drawing
web-pile-empty = Empty
web-last-turns =
    { $n ->
        [one] { $n } last turn
       *[other] { $n } last turns
    }
web-in-the-bag = Left in the bag
web-picture = Save a picture
web-review = Review
web-review-file = Look at a game again
web-review-drop = Choose the record of a game, or drop it here.
web-review-bad = This file is not the record of a game.
web-review-not-over = This game is not over yet. It can be looked at again when it is.
web-review-slider = Move
web-review-announced = Move { $n }. { $name }: { $points }.
web-move-n-of = Move { $n } of { $of }
web-first-move = To the beginning
web-previous-move = One move back
web-next-move = One move on
web-final-move = To the end
web-before-first = Before the first move
web-hands = Hands
web-scores = Scores
web-graph = The scores from move to move. At the end: { $scores }

## Learning and looking up the rules

web-learn = Learn to play
web-learn-choose = What do you want to learn?
web-learn-about = A few small turns, as slowly as you like: nobody is waiting.
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-again = Once more
web-learn-steps = { $done } of { $of } steps done
web-learn-finished = Finished
web-learn-step = Step { $n } of { $of }
web-learn-next = Next
web-learn-back = To the step before
web-learn-show = Show me
web-learn-restart = Begin this step again
web-learn-play = Play your first game
web-learn-play-about = Against a bot that is a beginner too.
web-learn-end = You can play { $name } now
web-learn-other = Learn another game
web-learn-answers = Choose the number
web-learn-friend = Ada’s cubes
web-learn-draw = Draw from the bag
web-learn-draw-cards = Draw from the stock
web-learn-take = Take the Qwirkle
web-learn-new-set = New set
web-learn-hint-first = First tap one of your pieces.
web-learn-hint-first-cards = First tap the cards that are to go there.
web-learn-hint-twice = { $piece }: that is in the line already.
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
web-learn-hint-legal = That is allowed, but read once more what to do.
web-learn-hint-table = Cards of the table stay on the table.
web-learn-qwirkle-color = Put your red tile at the end of the red line.
web-learn-qwirkle-color-done = Right: one colour, different shapes.
web-learn-qwirkle-shape = These are all circles: add yours.
web-learn-qwirkle-shape-done = Right: one shape, different colours.
web-learn-qwirkle-twice = Add the red tile that is not in the line yet.
web-learn-qwirkle-twice-done = Right: nothing is in a line twice.
web-learn-qwirkle-several = Lay both your squares in the line, then press the big button.
web-learn-qwirkle-several-done = Right: as many as you like, all in one line.
web-learn-qwirkle-score = Each tile in the line is one point: how many is that?
web-learn-qwirkle-score-done = Right: four tiles, four points.
web-learn-qwirkle-cross = Put the blue star where it makes two lines.
web-learn-qwirkle-cross-done = Both lines count: four points and two points.
web-learn-qwirkle-qwirkle = Five purple tiles lie there: add the sixth.
web-learn-qwirkle-qwirkle-done = A Qwirkle: six points, and six more.
web-learn-qwirkle-exchange = Nothing fits: tap the tiles you do not want, then exchange them.
web-learn-qwirkle-exchange-done = New tiles, but no points this turn.
web-learn-qwirkle-draw = After your turn you fill up to six: draw one tile.
web-learn-qwirkle-draw-done = Six again, and the next player goes on.
web-learn-qwirkle-last = The bag is empty: lay your last tile.
web-learn-qwirkle-last-done = Three points, and six more because you finished first.
web-learn-cubes-roll = A cube keeps its colour: roll them and look at the shapes.
web-learn-cubes-roll-done = The same colours, new shapes.
web-learn-cubes-open = Everybody sees all cubes: tap Ada’s green star.
web-learn-cubes-open-done = So you always know what the others can do.
web-learn-cubes-again = Tap cubes that do not fit the green line, then roll them.
web-learn-cubes-again-done = Once each turn you may roll again.
web-learn-cubes-lay = Lay both your greens in the line, then press the big button.
web-learn-cubes-lay-done = Five cubes in the line: five points.
web-learn-cubes-draw = Fill up to six: draw two cubes, and they are rolled at once.
web-learn-cubes-draw-done = Only the new cubes were rolled.
web-learn-cubes-qwirkle = Five stars lie there: lay the colour that is missing.
web-learn-cubes-qwirkle-done = A Qwirkle: six points, and six more.
web-learn-cubes-stuck = Nothing fits: roll all your cubes.
web-learn-cubes-stuck-done = You roll until something fits.
web-learn-cubes-fits = Lay the cube that fits now.
web-learn-cubes-fits-done = Two squares: whoever can lay must lay.
web-learn-cards-shape = Tap the three stars, then make a new set of them.
web-learn-cards-shape-done = A set: one shape, different colours.
web-learn-cards-color = Three greens are a set too: make one.
web-learn-cards-color-done = Right: one colour, different shapes.
web-learn-cards-add = Put your yellow star with the stars.
web-learn-cards-add-done = A set grows from three to six cards.
web-learn-cards-wrong = Which set is not right?
web-learn-cards-wrong-done = Right: two cards are too few.
web-learn-cards-take = Make a set of the red circle from the table and your two circles.
web-learn-cards-take-done = The three other reds are still a set.
web-learn-cards-qwirkle = Bring six squares together: two are yours, one is among the reds.
web-learn-cards-qwirkle-done = A Qwirkle: it is yours, and it is one point.
web-learn-cards-draw = Fill up to nine: draw two cards.
web-learn-cards-draw-done = Nine again, and the next player goes on.
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
web-stats-about = Counted on this device only, when a game ends here. Games of several people at one device are not counted. A shared victory counts as a win in a row.
web-stats-none = No finished games yet. A game that you finish on this device is counted here.
web-stats-game = Game
web-stats-all = All games
web-stats-games = Games
web-stats-won = Won
web-stats-shared = Shared
web-stats-lost = Lost
web-stats-points = Points per turn
web-stats-qwirkles = Qwirkles per game
web-stats-streak = Wins in a row now
web-stats-longest = Most wins in a row
web-stats-daily = Daily puzzles in a row
web-stats-opponents = Results by opponent
web-stats-opponent = Opponent
web-stats-accuracy = Accuracy
web-stats-accuracy-none = Open the review of a game and let it finish. Its accuracy then appears here.
web-stats-chart = { $what }, the oldest game first: { $values }
web-stats-best = Best moves
web-stats-move = Move { $n } against { $names }
web-stats-files = Save or add
web-stats-export = Save as a file
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
web-stats-carry = Statistics and solved puzzles are kept on this device only and are never sent to a server. To have them on another device, save them as a file here and add the file there.
web-stats-delete = Delete all statistics
web-stats-delete-ask = This deletes the statistics of all games on this device. A finished game that you open again is counted again.
web-stats-delete-now = Delete
web-stats-keep = Keep them
web-stats-deleted = The statistics are deleted.
web-carry = Play on another device
web-carry-what = Your seats at tables are kept on this device. A link carries them to another one, where you can go on playing. They stay here too.
web-carry-offer =
    { $count ->
        [0] You have no tables yet
        [one] Make a link for your table
       *[other] Make a link for your { $count } tables
    }
web-carry-scan = Open this on your other device within { $minutes } minutes. It works once, and whoever has it sits in your place: give it to nobody else.
web-carry-here = This link brings your seats from another device to this one.
web-carry-take = Bring my tables here
web-carry-revoke = Take my seats away from all other devices
web-carry-revoked = Only this device has your seats now.
web-carry-hand = This phone is to show one hand of a game. The table stays where you scanned the code.
web-carry-show = Show my hand
web-layout-table = Large, as the table for all
web-layout-hand = Mostly my hand

## A device that players share

web-together-title = One device
web-together-about =
    { $game ->
        [cubes] Everybody plays here, one after the other. All hands are open.
       *[qwirkle] Everybody plays here, one after the other. Nobody sees the hand of another.
    }
web-together-who = Who plays?
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
web-together-hands = Where is your hand?
web-together-hands-here = Here: we pass this device around
web-together-hands-phones = On our phones: this device is the table
web-together-between = Between two turns
web-together-pass = Pass to { $name }
web-together-show = { $name }: show my hand
web-together-undo = Take back the turn of { $name }
web-together-back = { $name } plays again
web-together-phones = Hands on phones
web-together-phones-about = Who scans their code sees and plays their hand on the phone. This device shows the table.
web-together-code = Show the code
web-together-here = Plays on this device
web-together-on-phone = Plays on a phone
web-together-return = Back to this device
web-together-qr = QR code with the hand of { $name }
web-together-scan = Only { $name } scans this. It works once.
web-together-phone-taken = { $name } now plays on a phone.

## Environments

bench-missing = This bench needs packages that are not installed: pip install { $packages }
bench-needs-checkout = The benchmark “{ $name }” runs only from a checkout.

## Pictures and the score sheet

cli-picture = Draw a game or a position: a picture of it, or a film of the whole game.
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
cli-arg-out = file to write; its ending says what it is: svg, png, webp or gif (the last two are films)
cli-arg-turn = after this turn of a record (otherwise at its end)
cli-arg-seat = also show the hand of this seat, counted from 1
cli-arg-size = width in pixels (otherwise 900, for films 480)
cli-arg-theme = look of the table: { $known }
cli-arg-palette = colours of the pieces: { $known }
cli-arg-marks = signs on the pieces: { $known }
cli-picture-kind = The name of the file must end in one of these: { $known }.
cli-picture-still = { $what } needs the record of a game.
cli-picture-whole = A film shows the whole game: { $what } does not go with it.
cli-picture-hidden = The hand of seat { $n } is not known in this position.
cli-picture-drawing = Drawing
web-film = Save a film
web-making = One moment …
no-not_over = The game is not over yet.
web-scoresheet = Score sheet
web-score-about = For a game at a real table. The sheet adds up, knows whose turn it is and stays on this device, even without a network.
web-score-new = New sheet
web-score-mine = My sheets
web-score-players = Players
web-score-player = Player { $n }
web-score-add = Add a player
web-score-remove = Remove { $name }
web-score-starts = Who starts?
web-score-largest = Largest set of { $name }
web-score-under = under { $n }
web-score-rule-first = The oldest player starts.
web-score-rule-oldest = Choose the size of each player's largest set beside the name. The largest starts, among equals the oldest player.
web-score-rule-youngest = Choose the size of each player's largest set beside the name. The largest starts, among equals the youngest player.
web-score-redeal = Nobody has a set of three: shuffle all cards and deal again.
web-score-begin = { $name } starts
web-score-turn-of = Turn of { $name }
web-score-editing = Change round { $n }: { $name }
web-score-points = Points of this turn
web-score-qwirkles = Qwirkles of this turn
web-score-add-points = Add points
web-score-digits = Digits
web-score-erase = Delete the last digit
web-score-enter = Enter { $n }
web-score-cancel = Cancel
web-score-last = Enter { $n } and the last piece: 6 more
web-score-remind = Nothing is left to draw. Whoever is first to lay their last piece gets 6 points more and ends the game.
web-score-left =
    { $n ->
        [one] The stock has run out: one more turn, that of { $name }.
       *[other] The stock has run out: { $n } more turns, the last one is that of { $name }.
    }
web-score-undo = Undo
web-score-redo = Redo
web-score-bag = The bag is empty
web-score-stock = The stock has run out
web-score-end = Nobody can lay: end the game
web-score-announced = { $name }: { $points }, { $total } in all. Turn of { $other }.
web-score-turns = All turns
web-score-round = Round
web-score-edit = Round { $n }, { $name }: { $points }. Change
web-score-tie = A tie is a shared victory.
web-score-tie-silent = A tie is a shared victory: the rulebook is silent about it, so this is a ruling.
web-score-share = Share
web-score-check = Check a move
web-score-delete = Delete the sheet
web-score-delete-sure = The sheet will be gone from this device.

## Reviews

cli-review = Review a finished game: what every turn was worth, and how much was luck.
cli-review-examples =
    Examples:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = one HTML page with pictures
cli-arg-review-out = write the review to this file; without it, to standard output
cli-arg-review-turn = only this turn, with its best actions
cli-arg-depth = how closely to look, from 0.05 to 20 (1)
cli-arg-review-checkpoint = keeps the turns that are done, to go on later
cli-arg-review-seed = settles all that is sampled (0)
review-not-over = This game is not over. Only finished games are reviewed.
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
review-lost = { $lost } points and { $winning } of winning lost
review-lost-qwirkles = { $lost } Qwirkles and { $winning } of winning lost
review-options = The best choices
review-action = Action
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
review-parts-about = Each result is the sum of three parts: own choices, the others' choices, and what was dealt, drawn and rolled.
review-result = Margin
review-skill = Own choices
review-given = Others' choices
review-luck = Luck
review-analyse = Analyse this game
review-analyse-about = Shows the best choices of every turn, and what was luck.
review-stop = Stop
review-running = The analysis is running.
review-progress = { $done } of { $of } turns analysed
review-ahead = Waiting for other games
review-done = The analysis is ready.
review-options-about = Choose one to see it on the table.
review-sampled = Sampled values come with a 95% interval; exact ones come from a full search.
review-action-lay = Lay { $pieces }
review-action-swap = Exchange { $pieces }
review-action-reroll = Roll again { $pieces }
review-action-play = Play { $pieces }
review-action-roll = Roll all cubes
review-action-redraw = Draw a new hand
review-action-pass = Pass
review-reason-exact = Played out to the end, the best choice brings { count-points } more.
review-reason-qwirkle = A Qwirkle was there, for { count-points }.
review-reason-points = The best move scores { count-points } more now.
review-reason-exchange = Exchanging costs a whole turn; { count-points } could be laid.
review-reason-opens = This opens a line of five: the next player holds what is missing ({ $pieces }) in { $n }% of hands.
review-reason-reply = The next player then makes { $n } points on average; after the best move { $m }.
review-reason-keeps = The tiles kept make a set of { $n }; the best move keeps a set of { $m }.
review-reason-roll = Rolling { $pieces } again brings { $n } points on average, this { $m }. Both are exact.
review-reason-leaves = The next player can then expect { $n } points; after the best move { $m }. Both are exact.
review-reason-qwirkles = A play with more Qwirkles was there: { $n } instead of { $m }.
review-reason-reply-qwirkles = The next player then takes { $n } Qwirkles on average; after the best play { $m }.
no-record = This is not the record of a finished game.
no-push = Notifications cannot be sent to that address.

## Puzzles

cli-puzzles = Find puzzles in games of bots, or check those there are.
cli-puzzles-examples =
    Examples:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Solve a puzzle in the terminal: today's, or any other.
cli-puzzle-examples =
    Examples:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = KIND
cli-meta-what = WHAT
puzzles-arg-what = make: find new puzzles; check: verify puzzles
puzzles-arg-files = files to check; without any, all that come with Sixfold
puzzles-arg-kind = what is asked: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = how many to find
puzzles-arg-seed = equal numbers find equal puzzles
puzzles-arg-out = write them here; without it, to standard output
puzzles-no-kind = { $name } has no puzzles of the kind { $kind }. There are: { $known }.
puzzles-problem-unreadable = cannot be read
puzzles-problem-twice = the name is there twice
puzzles-problem-not-unique = there is no answer that is clearly the best
puzzles-problem-answer = another answer is better
puzzles-problem-value = a value is not right
puzzles-problem-exact = it is not proved
puzzles-problem-difficulty = the difficulty is another one
puzzles-checked = Checked: { $n }, of these proved by looking at everything: { $exact }. Wrong: { $wrong }.
puzzle-ask-qwirkle = Find the Qwirkle.
puzzle-ask-lines = Which move scores the most points?
puzzle-ask-safe = More points now is not always better: which move is best in the end?
puzzle-ask-endgame = The bag is empty: which move wins?
puzzle-ask-reroll = Which cubes do you roll again for the most points on average?
puzzle-ask-rearrange =
    { $n ->
        [one] Make a Qwirkle with a single card of yours.
       *[other] Make a Qwirkle with at most { $n } cards of yours.
    }
puzzle-kind-qwirkle = Find the Qwirkle
puzzle-kind-lines = Most points
puzzle-kind-safe = Best in the end
puzzle-kind-endgame = Win the endgame
puzzle-kind-reroll = Best re-roll
puzzle-kind-rearrange = Rearrange to a Qwirkle
puzzle-right-qwirkle = A Qwirkle: { $value } points. Without it there are at most { $second }.
puzzle-right-lines = { $value } points. The next best move has { $second }.
puzzle-right-safe = The best of all: every other move ends at least { $margin } points worse on average.
puzzle-right-endgame = This wins by { $value }. After every other move the game is not won.
puzzle-right-reroll = { $value } points on average. The next best choice has { $second }.
puzzle-right-rearrange = A Qwirkle, and all the other cards still lie in sets.
puzzle-wrong-qwirkle = That is { $points } points and no Qwirkle.
puzzle-wrong-lines = That is { $points } points. The best move has { $value }.
puzzle-wrong-safe = That is { $points } points now, but on average it ends at least { $margin } worse than the best.
puzzle-wrong-endgame = That is { $points } points now, but then the game is not won.
puzzle-wrong-reroll = That is { $points } points on average. The best choice has { $value }.
puzzle-wrong-rearrange = That is allowed, but makes no Qwirkle.
puzzle-wrong-cards = A Qwirkle, but it takes too many of your cards.
puzzle-wrong-unplayable = These cards cannot be played.
puzzle-difficulty = Difficulty { $n } of 5
puzzle-score = You have { $own } points, the other has { $other }.
puzzle-other-hand = The other holds:
puzzle-proved = Proved by looking at every possibility.
puzzle-judged = Judged by many thousand simulated games.
puzzle-arg-id = the name of a puzzle; without it, today's
puzzle-arg-daily = today's puzzle, the same for everybody (in UTC)
puzzle-unknown = There is no puzzle { $name }. Names are like qwirkle-lines-7.
puzzle-your-move = Your move, like { $example }; empty to see the answer: 
puzzle-answer = The answer: { $action }
web-puzzles = Puzzles
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-about = The same for everybody, a new one at midnight UTC.
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
web-puzzle-go = Go on
web-puzzle-all = All of them
web-puzzle-number = Puzzle { $n }
web-puzzle-back = All puzzles
web-puzzle-play = Play this
web-puzzle-begin = Lay your move on the table.
web-puzzle-roll = Tap the cubes to roll
web-puzzle-arrange = Move cards between the sets.
web-puzzle-hint = Hint
web-puzzle-hint-more = One more hint
web-puzzle-show = Show the solution
web-puzzle-reset = Start again
# Also: $game.
web-puzzle-hint-lay =
    { $n ->
        [one] One piece is enough: { $piece }.
       *[other] Lay { $n } pieces, one of them: { $piece }.
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
web-puzzle-hint-cards = The cards that you play are marked, and those of the Qwirkle too.
web-puzzle-tries =
    { $n ->
        [one] Solved at the first try.
       *[other] Solved with { $n } tries.
    }
web-puzzle-nowhere = { $piece }: there is no place for it now.
web-puzzle-nofit = { $piece }: it does not fit there.
web-puzzle-line = All pieces of a move lie in one line, without gaps.
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

no-crowded = Many others are asking at the moment: try again soon.
no-hints = This table plays without hints.
no-running = This position is that of a game that is being played without hints. You can analyse it when the game is over.
impossible-line = These pieces are no line: { $cells }. A line has one colour or one shape, and nothing twice.
impossible-apart = These pieces do not touch the others: { $cells }.
impossible-count = The game does not have so many of this kind: { $pieces }.
impossible-hand = While there is something left to draw, every hand is full, and never fuller.
impossible-own_hand = Say what the player on turn holds.
impossible-open_hands = Cubes lie open: say what every player holds.
impossible-set = This is no set that may lie here: { $pieces }. A set has three to five cards of one colour or one shape.
impossible-taken = The points are not the number of Qwirkles taken.
impossible-supply = The numbers do not add up: what is left to draw follows from all the rest.
impossible-seats = Two to four players, each with their points, and one of them on turn.
impossible-over = This game is over.
web-analysis = Analysis board
web-analyse-position = Analyse this position
web-hint = Hint
web-key-hint = a hint, then a clearer one
web-leaving = If somebody leaves a running game
web-leaving-bot = A bot plays on
web-leaving-resign = They resign
web-hints-on = Hints may be asked for at this table.
web-hints-off = This table plays without hints.
web-hint-lay =
    { $attribute ->
        [none] There is something to lay.
       *[other] There is something with { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] There is something to play.
       *[other] There is something with { $value }.
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
web-hint-lay-move = { $pieces }: it is on the table, yours to play or to take back.
web-hint-play-move = { $pieces }: it is on the table, yours to play or to take back.
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
web-analysis-palette = All kinds, arrows go around
web-analysis-players = Players
web-analysis-player = Player { $n }
web-analysis-on-turn = On turn
web-analysis-points-of = { $name }: points
web-analysis-hand-of = { $name }: hand
web-analysis-take-out = { $piece }: take out
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
web-analysis-worth = { $margin } at the end ({ $low } to { $high }), wins { $chance }
web-analysis-worth-exact = Exactly { $margin } at the end, wins { $chance }
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
web-analysis-nothing = There is nothing to choose.
web-analysis-how = How far ahead of the others one is at the end, on average, with the interval that holds the true value in 95 of 100 cases.
web-analysis-how-exact = Everything was worked out to the end: these values are exact.
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
web-analysis-read = Set this position up
web-analysis-copy-text = Copy the notation
web-analysis-unreadable = This cannot be read: “{ $token }”.
web-analysis-bad-link = This link holds no position that can be read.
web-analysis-lifted = { $piece } taken up. Choose a place, or remove it.
web-analysis-where = Where pieces go
web-analysis-on-table = Table
web-analysis-hand-n = Hand { $n }
web-analysis-remove = Remove
web-analysis-any = Player { $n }: the hand is not known, so any piece that is left may be tried.
web-analysis-try = Player { $n } is on turn: choose a piece, then a place.
web-analysis-play-for = Try it, +{ $n }
web-analysis-position = Position
web-analysis-mode = What to do
web-analysis-set-up = Set up
web-analysis-try-moves = Try moves
web-analysis-opening = The first turn of the game
web-analysis-rerolled = Has already rolled again
web-analysis-left = Left to draw, as it follows
web-analysis-turns-left = Turns left
web-analysis-clear = Clear everything
web-analysis-welcome = Set up any position: choose a piece below, then its place on the table; fill the hand of the player on turn.
web-analysis-not-yet = Not a position yet.
web-analysis-offline = The best moves come from the server, which cannot be reached. Setting up, trying moves and the odds work without it.
web-analysis-thinking = Thinking
web-analysis-done = Found
web-analysis-find = Find the best moves
web-analysis-found =
    { $n ->
        [one] { $n } move found.
       *[other] { $n } moves found.
    }
cli-analyse = Look into a position: its moves, the best of them, and the odds.
cli-analyse-examples =
    Examples:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = position in the notation; hidden hands as ?6
cli-meta-position = POSITION
analyse-best = Best actions (points now, margin at the end, chance to win):
analyse-all =
    { $n ->
        [one] { $n } legal action.
       *[other] { $n } legal actions.
    }
analyse-exact = exact
analyse-odds = Odds (not seen yet, the next player holds one, it is drawn next):
analyse-odds-cubes = Odds (of its colour in the bag, the next player holds one, it is drawn and rolled next):

## Completion in shells

cli-completion = Write a script that lets a shell complete commands, options and values.
cli-completion-examples =
    Examples:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
cli-meta-shell = SHELL
completion-arg-shell = the shell: bash, zsh or fish
## The arena: clusters and tournaments

arena-arg-runner = where the deals are played: local (this machine, otherwise) or ray (a Ray cluster)
arena-arg-address = --runner ray: address of the cluster, such as 10.0.0.1:6379 (otherwise that in RAY_ADDRESS, or one is started on this machine)
arena-arg-tournament = round-robin: all players (up to 64) meet each other; gauntlet: the first meets all others; --games counts for every match
arena-arg-seats = --tournament: players at a table (otherwise 2)
arena-arg-out = --tournament: write ratings, plots and all matches to this file, as an HTML page
arena-one-of = { $name } must be one of these: { $known }.
arena-tournament-only = { $name } is for tournaments (--tournament).
arena-ray-only = { $name } is for clusters (--runner ray).
arena-ray-missing = For matches on a cluster, install Ray: pip install "sixfold[ray]"
arena-ray-unreachable = There is no cluster that could be used: { $why }
arena-ray-foreign = A machine of the cluster lacks this version of Sixfold: { $why }
arena-ray-failed = The cluster could not play a deal: { $why }
arena-twice = { $name } is there twice; in a tournament every player has one place.
arena-too-many-matches = That would be { $matches } matches; { $most } are the most.
arena-tournament =
    { $kind ->
        [gauntlet] Gauntlet
       *[round-robin] Round robin
    }
arena-tournament-progress = { $done } of { $of } deals in { $matches } matches
arena-tournament-incomplete = The tournament was stopped early; this is what there is so far.
arena-head-rank = rank
arena-head-games = games
arena-head-players = players
arena-head-lead = lead
arena-across = Wins in % of the row’s player against each other, by rank
arena-ratings-about = Elo is counted from the mean of all players; the intervals of 95 % go by how much the deals differ.
arena-groups = The players form groups that have not met. Only ratings within a group can be compared.
arena-report-settings = Seed: { $seed }. CPU time for a move: { $budget }.
arena-report-own = the players’ own measure
arena-report-ms = { $ms } ms
arena-report-ratings = Ratings
arena-report-across = Everybody against everybody
arena-report-cost = Strength and time
arena-report-cost-about = Elo over the CPU time that a move took on average. Each mark holds the player’s rank.
arena-report-matches = Matches
arena-report-faults = Games lost by a fault
## The review in a browser

web-review-choose = Choose a file
## The terminal client

cli-tui = Play on the whole screen of the terminal: with people and bots, or at a table on a server.
cli-tui-examples =
    Examples:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
cli-meta-link = LINK
cli-meta-level = LEVEL
tui-arg-link = link to a table on a server, to sit down there at once
tui-arg-bot = add a bot of this level (can be given several times)
tui-arg-name = what you are called at a table on a server
tui-arg-ascii = letters instead of signs for the shapes
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
tui-pick-cards = First pick up cards of your hand; then the table is arranged around them.
tui-draft = Enter plays it: { $points }{ $lines }
tui-nothing = Nothing is laid yet: pick up a piece, or ask for a hint.
tui-wait = One moment.
tui-close = Enter closes this.
tui-yes-or-no = y yes · n no
tui-leave = Leave? This game is not kept in a file, so it cannot be continued.
tui-key-enter = Put, play
tui-key-new = New set
tui-key-arrange = Arrange
tui-key-review = Last turn
tui-key-help = Help
tui-key-leave = Leave
tui-not-verified = The server did not give the record, so the dealing was not verified.
tui-help-letters = the next piece of that colour in your hand
tui-help-take-up = take up what is under the cursor
tui-help-arrange = have the table arranged around the cards picked up
tui-help-review = what your last turn was worth
tui-help-why = the rule behind the last refusal
tui-help-centre = the table into the middle
tui-help-leave = leave
tui-help-qwirkle = Pick up a tile and put it on a place: the numbers on the table are its points. When all is laid, Enter plays it.
tui-help-cubes = Pick up a cube and put it on a place: the numbers on the table are its points. Before laying you may roll some cubes again, once.
tui-help-cards = Pick up cards from your hand or from the table and add them to a set, or start a new one. When every set is valid, Enter ends the turn; sets of six are yours.
tui-help-marks =
    ({ color-red.mark }) last move   [{ color-red.mark }] on trial   *{ color-red.mark }* picked up   >{ color-red.mark }< cursor   ?? hint   ~{ color-red.mark } moved
    Colours: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    With a mouse: click a piece, then a place; click a piece on trial to take it back.
