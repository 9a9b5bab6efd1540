### Die Texte von Sixfold auf Deutsch.
### Die Namen der Ausgaben und Stufen stehen in names.json.
###
### Welche Angaben eine Ausgabe den Regeln mitgibt, steht in en.ftl.

## Spiele und Ausgaben

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# Was ein Tisch wählen kann; steht hinter dem Namen der Ausgabe.
setting-single_opening_points = ein einzelner Stein zu Beginn bringt 1 Punkt
setting-single_opening_points-about = Hausregel: Passen zu Beginn keine zwei Steine zusammen, bringt der eine Stein, der angelegt wird, 1 Punkt statt 0 (A4).
setting-free_rows = freie Reihen
setting-free_rows-about = Hausregel: Karten dürfen frei umgruppiert und Reihen aufgelöst werden. Eine Reihe ohne Karte aus deiner Hand braucht nur eine alte Reihe für sich allein, mit der sie eine Karte gemeinsam hat (C16).

## Teile und Reihen

color-red = rot
    .mark = R
# As in English.
color-orange = orange
    .mark = O
color-yellow = gelb
    .mark = Ge
color-green = grün
    .mark = Gr
color-blue = blau
    .mark = B
color-purple = lila
    .mark = L

shape-circle = Kreis
    .mark = o
shape-square = Quadrat
    .mark = q
shape-diamond = Raute
    .mark = r
shape-star = Stern
    .mark = s
shape-clover = Kleeblatt
    .mark = k
shape-cross = Kreuz
    .mark = x

# Die Farbe richtet sich nach dem Geschlecht der Form; nur „lila“ bleibt immer gleich.
piece-name =
    { $shape ->
        [circle] { local-masculine } { shape-circle }
        [square] { local-neuter } { shape-square }
        [diamond] { local-feminine } { shape-diamond }
        [star] { local-masculine } { shape-star }
        [clover] { local-neuter } { shape-clover }
       *[cross] { local-neuter } { shape-cross }
    }
local-masculine =
    { $color ->
        [red] roter
        [orange] oranger
        [yellow] gelber
        [green] grüner
        [blue] blauer
       *[purple] lila
    }
local-feminine =
    { $color ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
       *[purple] lila
    }
local-neuter =
    { $color ->
        [red] rotes
        [orange] oranges
        [yellow] gelbes
        [green] grünes
        [blue] blaues
       *[purple] lila
    }

# Mehrere einer Farbe oder einer Form, ohne andere Wörter: So heißt auch eine Reihe von Karten.
color-plural-red = Rot
color-plural-orange = Orange
color-plural-yellow = Gelb
color-plural-green = Grün
color-plural-blue = Blau
color-plural-purple = Lila

shape-plural-circle = Kreise
shape-plural-square = Quadrate
shape-plural-diamond = Rauten
shape-plural-star = Sterne
shape-plural-clover = Kleeblätter
shape-plural-cross = Kreuze

# Hinter einer Zahl: „4 rote“, „4 Sterne“. So gilt es für Steine und für Würfel.
line-color =
    { $value ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
       *[purple] lila
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
        [color] Waagerecht: { $length } { line-color }
       *[shape] Waagerecht: { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Senkrecht: { $length } { line-color }
       *[shape] Senkrecht: { $length } { line-shape }
    }

line-scored = { $line }, { count-points }.
line-missing = { $line }, es fehlt noch: { $what }.
line-complete = { $line }, komplett.

text-label = { $label }: { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
count-cubes = { $n } Würfel
count-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
# As in English.
count-qwirkles =
    { $n ->
        [one] { $n } Qwirkle
       *[other] { $n } Qwirkles
    }

# Was in diesem Spiel auf dem Tisch liegt, mitten im Satz. Beide Wörter beugen sich gleich: „Steins“, „Würfels“.
word-tile =
    { $game ->
        [cubes] Würfel
       *[qwirkle] Stein
    }
word-tiles =
    { $game ->
        [cubes] Würfel
       *[qwirkle] Steine
    }

## Regeln lesen

rules-title = { $name }: die Regeln
rules-glance = Auf einen Blick
rules-topic = Thema
rules-differences = Worin sich die Ausgaben unterscheiden
rules-between = Worin sich { $a } und { $b } unterscheiden
rules-same = { $a } und { $b } haben dieselben Regeln.
rules-single = Von diesem Spiel gibt es nur eine Ausgabe, also nichts zu vergleichen.
rules-different-games = Vergleichen lassen sich nur Ausgaben desselben Spiels, aber { $a } ist { $agame }, und { $b } ist { $bgame }.
rules-rulings = Klarstellungen
rules-rulings-about =
    Kein Regelheft denkt an alles. Wo die gedruckten Regeln eine Lücke lassen, gelten diese Klarstellungen. Jede hat
    einen kurzen Namen, damit der Schiedsrichter dir immer sagen kann, worauf eine Entscheidung beruht.
rules-silent = steht nicht im Regelheft; es gilt unsere Klarstellung
rules-unneeded = Diese Ausgabe braucht diese Klarstellung nicht.
rules-coordinates = Stellen auf dem Tisch werden x,y geschrieben: x wächst nach rechts, y nach unten.
rules-kinds =
    Es gibt sechs Farben (Rot, Orange, Gelb, Grün, Blau, Lila) und sechs Formen (Kreis, Quadrat, Raute, Stern,
    Kleeblatt, Kreuz). Eine Farbe und eine Form ergeben zusammen eine Sorte, also gibt es 36 Sorten. Der Stern ist die
    Form mit den vielen Zacken, das Kreuz die mit vier.

intro-qwirkle =
    Farben und Formen, sonst nichts: je sechs. Du legst Steine in Reihen an, in denen das eine gleich und das andere
    verschieden ist, und der Tisch wächst in alle Richtungen. Die Regeln lernst du in fünf Minuten; bis du immer den
    besten Zug findest, dauert es viel länger.
intro-cubes =
    Qwirkle mit Würfelglück: Du spielst mit Würfeln, und vor dem Anlegen darfst du noch einmal würfeln. Alle Würfel
    liegen offen. So gibt es immer etwas zu hoffen und etwas zu fürchten.
intro-cards =
    Der Tisch liegt voller Kartenreihen. Du darfst sie umbauen, solange am Ende deines Zugs jede Reihe stimmt. Finde die
    Sechserreihen und nimm sie dir!

glance-players = Spielerzahl
    .value = { $least } bis { $most } (nicht jedes Regelheft gibt das an)
glance-age = Alter laut Schachtel
    .value =
        { $age ->
            [0] keine Angabe
           *[other] ab { $age } Jahren
        }
glance-pieces = Was ihr braucht
    .value =
        { $game ->
            [cubes] { $total } Würfel, { $copies } in jeder Farbe, und einen Beutel
            [cards] { $total } Karten, { $copies } von jeder der 36 Sorten
           *[qwirkle] { $total } Steine, { $copies } von jeder der 36 Sorten, und einen Beutel
        }
glance-hand = Was du hast
    .value =
        { $game ->
            [cubes] { $hand } Würfel, die alle sehen
            [cards] { $hand } Handkarten, die nur du siehst
           *[qwirkle] { $hand } Steine, die nur du siehst
        }
glance-turn = Dein Zug
    .value =
        { $game ->
            [cubes] noch einmal würfeln, wenn du willst; anlegen, Punkte zählen, nachziehen und würfeln
            [cards] Handkarten ausspielen, den Tisch umbauen, nachziehen
           *[qwirkle] anlegen, Punkte zählen und nachziehen – oder tauschen
        }
glance-goal = Wer gewinnt
    .value =
        { $game ->
            [cards] wer die meisten Qwirkles hat
           *[qwirkle] wer die meisten Punkte hat
        }
glance-end = Das Ende
    .value =
        { $game ->
            [cubes] der Beutel ist leer, und jemand legt den letzten eigenen Würfel an
            [cards] der Nachziehstapel ist leer, und alle hatten noch einen Zug
           *[qwirkle] der Beutel ist leer, und jemand legt den letzten eigenen Stein an
        }

topic-start-tie = Gleichstand zu Beginn
    .value =
        { $tie ->
            [youngest] die jüngste Person beginnt
           *[oldest] die älteste Person beginnt
        }
topic-exchange = Tauschen
    .value =
        { $edition ->
            [qwirkle-it] 1 bis { $hand } Steine; Pflicht, wenn du keinen Stein anlegen kannst
           *[other] beliebig viele Steine, mindestens 1; Pflicht, wenn du keinen Stein anlegst
        }
topic-cross = Die Form mit vier Zacken
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] vierzackiger Stern
           *[cross] Kreuz
        }
topic-joining = Ein Zug, der zwei Reihen verbindet
    .value =
        { $joining ->
            [silent] erlaubt ({ rules-silent }: A19)
           *[printed] erlaubt
        }
topic-final-tie = Gleichstand am Ende
    .value =
        { $tied ->
            [silent] geteilter Sieg ({ rules-silent })
           *[printed] geteilter Sieg
        }
topic-opening = Die Eröffnung
    .value =
        { $opening ->
            [any] jeder erlaubte Zug
           *[largest-set] ein ganzer größter Satz und sonst nichts (Klarstellung C22)
        }
topic-new-rows = Eine neue Reihe ohne Karte aus der Hand
    .value =
        { $newrow ->
            [any] erlaubt
            [matched] nur anstelle einer alten Reihe
           *[keep-three] nicht erlaubt
        }
topic-donors = Eine Reihe, die einer neuen Reihe eine Karte gegeben hat
    .value =
        { $newrow ->
            [any] darf aufgelöst werden
            [matched] darf aufgelöst werden (Hausregel)
           *[keep-three] behält mindestens 3 Karten
        }
topic-stuck = Nichts lässt sich ausspielen
    .value =
        { $stuck ->
            [silent] neue Handkarten ({ rules-silent })
           *[printed] neue Handkarten
        }

## Die Regeln für Steine und Würfel

rule-grid-line =
    Zwei oder mehr { word-tiles }, die waagerecht oder senkrecht nebeneinanderliegen, bilden eine Reihe. Entweder haben
    alle dieselbe Farbe und verschiedene Formen, oder alle haben dieselbe Form und verschiedene Farben. In einer Reihe
    kommt also nichts doppelt vor, und keine Reihe ist länger als sechs { word-tiles }.
    .title = Reihen
    .search = Zeile, Spalte, doppelt, Linie, gleicher Stein, zweimal
rule-grid-laying =
    Alle { word-tiles }, die du in einem Zug anlegst, müssen dieselbe Farbe oder dieselbe Form haben. Sie kommen alle in eine
    Zeile oder in eine Spalte, und wenn sie liegen, gehören sie zu einer Reihe ohne Lücken. Sie müssen nicht
    nebeneinanderliegen: { word-tiles }, die schon auf dem Tisch liegen, dürfen die Lücken füllen, und ein Zug darf Reihen
    verbinden. { $joining ->
        [silent] Dieses Regelheft lässt sich auch anders lesen; welche Lesart wir gewählt haben, steht in A19.
       *[printed] {""}
    } Mindestens ein neuer { word-tile } muss mit einer Seite einen berühren, der vorher schon da war (außer in der
    Eröffnung). Ecke an Ecke zählt nicht. Jede Reihe, zu der ein neuer { word-tile } gehört, längs und quer, muss stimmen.
    .title = Anlegen
    .search = diagonal, schräg, Ecke, benachbart, hinlegen, legen, Lücke
rule-grid-score =
    Du bekommst Punkte für jede Reihe aus mindestens zwei { word-tiles }n, in der ein { word-tile } liegt, den du gerade
    angelegt hast: 1 Punkt für jeden { word-tile } der Reihe, auch für die alten. Gehört ein { word-tile } zu zwei Reihen,
    zählt er in beiden. Eine Reihe aus sechs ist ein Qwirkle und bringt 6 Bonuspunkte, zusammen 12. Ein einzelner
    { word-tile } ist keine Reihe und bringt nichts.
    .title = Punkte
    .search = zählen, Wertung, werten, wert, Bonus

## Die Regeln von Qwirkle

rule-qwirkle-supply =
    { $total } Steine sind im Beutel, { $copies } von jeder Sorte. { rules-kinds } { $cross ->
        [X] Dieses Regelheft nennt die Form mit vier Zacken „X“.
        [four-pointed-star] Dieses Regelheft nennt die Form mit vier Zacken „vierzackiger Stern“.
       *[cross] Dieses Regelheft nennt die Form mit vier Zacken „Kreuz“.
    } Alle ziehen { $hand } Steine und verstecken sie vor den anderen.
    .title = Die Steine
    .search = wie viele, Anzahl, Beutel, Inhalt, Vorrat
rule-qwirkle-start =
    Suche unter deinen Steinen den größten Satz: verschiedene Steine einer Farbe oder einer Form. Gleiche Steine zählen
    nur einmal. Wer den größten Satz von allen hat, beginnt. { $tie ->
        [youngest] Haben mehrere einen gleich großen Satz, beginnt von ihnen die jüngste Person.
       *[oldest] Haben mehrere einen gleich großen Satz, beginnt von ihnen die älteste Person.
    } Danach geht es im Uhrzeigersinn weiter.
    .title = Wer beginnt
    .search = anfangen, zuerst, Startspieler, älteste, jüngste
rule-qwirkle-opening = Der Startspieler legt einen ganzen größten Satz als eine Reihe auf den Tisch, bekommt die Punkte dafür und zieht wieder auf { $hand } nach.
    .title = Die Eröffnung
rule-qwirkle-turn =
    Wenn du dran bist, tust du genau eines von beiden. Entweder legst du einen oder mehrere Steine an, zählst die Punkte
    und ziehst wieder auf { $hand } nach; sind nicht genug Steine im Beutel, nimmst du, was noch da ist. Oder du tauschst
    Steine und bekommst keine Punkte.
    .title = Dein Zug
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] Du darfst 1 bis { $hand } Steine tauschen, und du musst tauschen, wenn du keinen Stein anlegen kannst.
       *[other] Du darfst beliebig viele Steine tauschen, mindestens 1, und du musst tauschen, wenn du keinen Stein anlegst.
    } Lege diese Steine beiseite, ziehe ebenso viele aus dem Beutel, und erst dann lege die alten in den Beutel zurück und
    mische ihn. So zieht niemand gleich wieder, was er gerade beiseitegelegt hat. Tauschen darfst du in jedem Zug außer
    in der Eröffnung; wenn du keinen Stein anlegen kannst, bleibt dir nichts anderes übrig.
    .title = Tauschen
    .search = wechseln, austauschen, umtauschen, abwerfen, ersetzen, neue Steine
rule-qwirkle-end =
    Ist der Beutel leer, spielt ihr ohne Nachziehen weiter. Wer zuerst den letzten eigenen Stein anlegt, beendet das Spiel
    sofort und bekommt 6 Bonuspunkte. Wer die meisten Punkte hat, gewinnt. { $tied ->
        [silent] Bei Gleichstand teilen sich die Besten den Sieg (das steht nicht im Regelheft, es ist eine Klarstellung).
       *[printed] Bei Gleichstand teilen sich die Besten den Sieg.
    }
    .title = Das Ende
    .search = gewinnen, Gewinner, Sieger, fertig, vorbei, Bonus, Gleichstand, unentschieden, letzter Stein
rule-qwirkle-sight =
    Deine Steine siehst nur du; auch wer zuschaut, sieht sie nicht. Den Tisch und die Punkte sehen alle, und alle wissen,
    wie viele Steine noch im Beutel sind und wie viele jeder hat. Um zu klären, wer beginnt, sagen alle nur die Größe
    ihres größten Satzes, nicht die Steine.
    .title = Wer was sieht
    .search = geheim, verdeckt, verstecken, gucken, zeigen

## Die Regeln von Qwirkle Cubes

rule-cubes-supply =
    { $total } Würfel sind im Beutel, { $copies } in jeder Farbe. { rules-kinds } Ein Würfel behält seine Farbe; seine Form
    ist die, die er beim Würfeln zeigt, und jede der sechs ist gleich wahrscheinlich. Darum kann dieselbe Sorte öfter als
    3-mal auf dem Tisch liegen.
    .title = Die Würfel
    .search = wie viele, Anzahl, Beutel, Inhalt, Vorrat
rule-cubes-setup = Alle ziehen { $hand } Würfel und würfeln damit. Die Würfel liegen offen: Alle sehen alle Würfel.
    .title = Vorbereitung
rule-cubes-start = Die älteste Person beginnt. Danach geht es im Uhrzeigersinn weiter.
    .title = Wer beginnt
    .search = anfangen, zuerst, Startspieler, älteste
rule-cubes-turn =
    Erstens: Wenn du willst, würfle ein Mal mit einigen oder allen deinen Würfeln neu. Zweitens: Lege mindestens
    einen Würfel an. Drittens: Zähle die Punkte. Viertens: Ziehe wieder auf { $hand } nach und würfle sofort mit den neuen
    Würfeln, und nur mit ihnen. Getauscht wird nicht.
    .title = Dein Zug
    .search = neu würfeln, Wurf, werfen, tauschen
rule-cubes-stuck =
    Passt nach dem ersten Schritt nichts, würfle mit allen deinen Würfeln, immer wieder, bis etwas passt. Manchmal kann
    nie etwas passen: Dafür gibt es die Klarstellung B7.
    .title = Wenn nichts passt
    .search = aussetzen, passen, unmöglich, kein Zug
rule-cubes-opening =
    Das gilt nur für den allerersten Zug. Wenn du willst, würfle zuerst noch einmal. Dann musst du so viele
    verschiedene Würfel mit gleicher Farbe oder gleicher Form anlegen, wie du kannst. Wäre das nur 1, würfle mit allen
    deinen Würfeln, bis es mindestens 2 sind.
    .title = Die Eröffnung
rule-cubes-end =
    Ist der Beutel leer, zieht niemand mehr nach. Wer zuerst den letzten eigenen Würfel anlegt, beendet das Spiel sofort
    und bekommt 6 Bonuspunkte. Wer die meisten Punkte hat, gewinnt. { $tied ->
        [silent] Bei Gleichstand teilen sich die Besten den Sieg (das steht nicht im Regelheft, es ist eine Klarstellung).
       *[printed] Bei Gleichstand teilen sich die Besten den Sieg.
    }
    .title = Das Ende
    .search = gewinnen, Gewinner, Sieger, fertig, vorbei, Bonus, Gleichstand, unentschieden, letzter Würfel

## Die Regeln von Qwirkle Cards

rule-cards-supply =
    Es gibt { $total } Karten, { $copies } von jeder Sorte. { rules-kinds } Alle bekommen { $hand } Karten; der Rest ist
    der verdeckte Nachziehstapel.
    .title = Die Karten
    .search = wie viele, Anzahl, Stapel, Inhalt, austeilen
rule-cards-start =
    Suche unter deinen Handkarten den größten Satz: mindestens 3 verschiedene Karten einer Farbe oder einer Form. Wer den
    größten Satz von allen hat, beginnt. { $tie ->
        [youngest] Haben mehrere einen gleich großen Satz, beginnt von ihnen die jüngste Person.
       *[oldest] Haben mehrere einen gleich großen Satz, beginnt von ihnen die älteste Person.
    } Hat niemand 3, werden alle Karten gemischt und neu ausgeteilt. Gespielt wird im Uhrzeigersinn.
    .title = Wer beginnt
    .search = anfangen, zuerst, Startspieler, älteste, jüngste, austeilen
rule-cards-opening =
    { $opening ->
        [any] Der erste Zug ist ein Zug wie jeder andere, nur ist der Tisch noch leer.
       *[largest-set]
            Der Startspieler spielt einen ganzen größten Satz aus und zieht wieder auf { $hand } nach. Sonst wird nichts
            ausgespielt: Das lässt das Regelheft offen, und wir haben diese Lesart gewählt (C22).
    }
    .title = Die Eröffnung
rule-cards-set =
    Eine Reihe besteht aus 3 bis 6 Karten einer Farbe mit verschiedenen Formen oder einer Form mit verschiedenen Farben.
    Nichts kommt darin doppelt vor.
    .title = Reihen
    .search = Satz, Gruppe, doppelt, zweimal
rule-cards-turn =
    Spiele mindestens eine Karte aus deiner Hand aus. Beginne neue Reihen, ergänze Reihen und baue den ganzen Tisch um, in
    beliebiger Reihenfolge. Es zählt der Tisch am Ende deines Zugs: Jede Reihe stimmt, und jede Karte, die vorher dort lag,
    liegt noch dort, zusammen mit den ausgespielten, außer den Qwirkles, die du nimmst. Dann ziehst du wieder auf { $hand }
    Karten nach oder nimmst, was noch da ist.
    .title = Dein Zug
    .search = umbauen, umlegen, verschieben, wegnehmen, tauschen
# As in English.
rule-cards-qwirkle =
    Jede Sechserreihe am Ende deines Zugs ist ein Qwirkle: Du nimmst sie und bekommst 1 Punkt. Sind es mehrere, zählen alle.
    Keine darf auf dem Tisch bleiben. Alle dürfen die Qwirkles sehen, die jeder genommen hat.
    .title = Qwirkles
    .search = sechs, Punkte, zählen, nehmen
rule-cards-new-rows =
    { $newrow ->
        [any] Eine neue Reihe darf allein aus Karten vom Tisch bestehen.
        [matched]
            An diesem Tisch wird mit freien Reihen gespielt (free_rows=1, C16): Karten dürfen frei umgruppiert und Reihen
            aufgelöst werden. Eine neue Reihe braucht mindestens eine Karte aus deiner Hand.
       *[keep-three]
            Um eine neue Reihe zu beginnen, spiele mindestens 3 Karten aus, die zusammenpassen, oder nimm Karten aus Reihen
            auf dem Tisch. In diesem Fall kommt mindestens eine Karte der neuen Reihe aus deiner Hand, und jede Reihe, die
            ihr eine Karte gegeben hat, behält mindestens 3 Karten. Das Regelheft sagt nicht genau, welche Reihe neu ist:
            Welche Lesart wir gewählt haben, steht in C15 und C16.
    }
    .title = Neue Reihen
    .search = auflösen, teilen, trennen, Reihe beginnen
rule-cards-stuck =
    Wenn du gar nichts ausspielen kannst, zeige allen deine Hand. Ziehe { $hand } neue Karten, mische die alten in den
    Nachziehstapel und setze denselben Zug fort. Sitzt du wieder fest, mach es noch einmal. { $stuck ->
        [silent] Dieses Regelheft sagt nichts zum Festsitzen; es gilt die Regel der anderen Ausgabe.
       *[printed] {""}
    }
    .title = Wenn sich nichts ausspielen lässt
    .search = aussetzen, passen, unmöglich, kein Zug, tauschen, festsitzen
rule-cards-end =
    Geht der Nachziehstapel zu Ende, haben alle noch einen Zug; wer die letzte Karte genommen hat, ist als Letzter dran.
    Nachgezogen wird nicht mehr. Wer die meisten Qwirkles hat, gewinnt. { $tied ->
        [silent] Bei Gleichstand teilen sich die Besten den Sieg (das steht nicht im Regelheft, es ist eine Klarstellung).
       *[printed] Bei Gleichstand teilen sich die Besten den Sieg.
    }
    .title = Das Ende
    .search = gewinnen, Gewinner, Sieger, fertig, vorbei, Gleichstand, unentschieden, letzter Zug
rule-cards-sight =
    Deine Karten siehst nur du; auch wer zuschaut, sieht sie nicht. Den Tisch und die genommenen Qwirkles sehen alle, und
    alle wissen, wie viele Karten noch im Nachziehstapel sind und wie viele jeder auf der Hand hat. Um zu klären, wer
    beginnt, sagen alle nur die Größe ihres größten Satzes, nicht die Karten. Nur wer festsitzt, zeigt seine Hand.
    .title = Wer was sieht
    .search = geheim, verdeckt, verstecken, gucken, zeigen

## Die Klarstellungen

rule-A1 =
    Wie alt sie sind, geben die Spieler selbst an. Ist kein Alter angegeben oder sind sie gleich alt, beginnt von den
    Spielern mit Gleichstand der mit der kleinsten Platznummer. Haben von ihnen nur einige ihr Alter angegeben, kommen nur
    diese infrage.
    .title = Alter
    .search = alt, jung, Geburtstag
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            Ein kleinerer Satz oder nur ein Teil eines größten Satzes ist als Eröffnung nicht erlaubt. Gibt es mehrere größte
            Sätze, wählt der Startspieler einen aus.
    }
    .title = Nicht weniger als ein größter Satz
rule-A4 =
    Hat niemand zwei Steine, die zusammenpassen, entscheidet die Regel für Gleichstand, wer beginnt, und der Startspieler
    legt einen Stein auf den Tisch. { $single ->
        [0] Das bringt 0 Punkte, denn zu einer Reihe gehören zwei.
       *[1] Das bringt 1 Punkt, denn dieser Tisch hat diese Regel gewählt.
    } Darüber bestimmt die Einstellung single_opening_points: 0, wenn ein Tisch nicht 1 wählt.
    .title = Zu Beginn passt nichts zusammen
rule-A5 =
    Der Startspieler darf in der Eröffnung nicht tauschen; alle, die danach an der Reihe sind, dürfen es.
    .title = Kein Tausch in der Eröffnung
rule-A6 =
    Du tauschst mindestens 1 Stein, aber nie mehr, als du hast oder als im Beutel sind.
    .title = Wie viele Steine du tauschen darfst
rule-A8 = Ist der Beutel leer und kannst du etwas anlegen, musst du es tun. Freiwillig aussetzen darfst du nicht.
    .title = Kein freiwilliges Aussetzen
    .search = aussetzen, passen
rule-A9 = Ist der Beutel leer und kannst du nichts anlegen, setzt du aus und bekommst 0 Punkte.
    .title = Nichts anzulegen, nichts zu ziehen
    .search = aussetzen, passen
rule-A10 =
    Ist der Beutel leer und kann niemand etwas anlegen, endet das Spiel, und niemand bekommt den Schlussbonus von 6 Punkten.
    Dasselbe gilt, wenn noch Steine im Beutel sind, aber keiner der übrigen, ob im Beutel oder bei den Spielern, irgendwo
    passt: Dann könnte nie wieder jemand einen Stein anlegen.
    .title = Niemand kann anlegen
rule-A11 = Den Schlussbonus von 6 Punkten gibt es nur, wenn du nichts mehr hast und nichts mehr nachzuziehen ist.
    .title = Wann es den Schlussbonus gibt
rule-A12 = Vollendest du in einem Zug mehrere Qwirkles, bringt jeder seine eigenen 6 Bonuspunkte.
    .title = Mehrere Qwirkles in einem Zug
rule-A13 = Das Spiel endet sofort, auch wenn manche einen Zug mehr hatten als andere.
    .title = Züge werden nicht ausgeglichen
rule-A14 = Für { word-tiles }, die dir am Ende übrig bleiben, gibt es keine Minuspunkte.
    .title = Was übrig bleibt
rule-A18 = Ein Zug wird beurteilt, wenn alles liegt. In welcher Reihenfolge du angelegt hast, ist egal.
    .title = Die Reihenfolge beim Anlegen
rule-A19 =
    Ein Zug darf Reihen verbinden, die vorher getrennt waren, solange die angelegten Teile selbst in einer Reihe liegen. So
    steht es im polnischen Regelheft von Qwirkle. Die anderen Regelhefte lassen sich auch anders lesen; wir halten es
    überall so.
    .title = Reihen verbinden

rule-B1 =
    In jedem Zug, auch im ersten, darfst du ein Mal neu würfeln: mit keinem, mit einigen oder mit allen deinen
    { $hand } Würfeln.
    .title = Einmal neu würfeln je Zug
rule-B4 = Kannst du einen Würfel anlegen, musst du mindestens einen anlegen. Noch einmal würfeln musst du nur, wenn nichts passt.
    .title = Wer anlegen kann, muss
rule-B5 = Musstest du in der Eröffnung noch einmal würfeln, musst du den größten Satz dieses Wurfs anlegen. Freiwillig noch einmal würfeln darfst du dann nicht.
    .title = Die Eröffnung nach einem Pflichtwurf
rule-B7 =
    Würfeln, bis etwas passt: Das hört vielleicht nie auf. An vier blaue Würfel, zwei Formen in einem Block von zwei mal zwei,
    passt nur Blau, und wer kein Blau hat, würde ewig würfeln. Unter guten Spielern kommt das in 1 oder 2 von 100 Spielen vor.
    Deine Würfel sind aussichtslos, wenn keine Seite in irgendeiner ihrer Farben irgendwo passt. Aussichtslose Würfel kommen in
    den Beutel zurück, der Beutel wird gemischt, ebenso viele Würfel werden gezogen und gewürfelt, und derselbe Zug geht
    weiter, so wie beim Festsitzen in Qwirkle Cards. Alle sehen es, und sind auch die neuen Würfel aussichtslos, wird es
    wiederholt. Gibt es im Beutel und bei dir zusammen keine Farbe, die passt, oder ist der Beutel leer, setzt du mit
    aussichtslosen Würfeln aus. Setzen alle nacheinander aus, endet das Spiel ohne den Schlussbonus von 6 Punkten. Würfel,
    die nicht aussichtslos sind, brauchen im Durchschnitt höchstens 6 Würfe.
    .title = Aussichtslose Würfel
rule-B9 =
    Jede Reihe und jeder Qwirkle des letzten Würfels zählt, dann kommt der Schlussbonus von 6 Punkten dazu. In der Eröffnung
    ist ein einzelner Würfel nie erlaubt, egal welche Würfel du hast.
    .title = Der letzte Würfel und ein einzelner erster

rule-C4 =
    Ein Satz aus sechs Karten in der Eröffnung ist ein Qwirkle und wird sofort genommen.
    .title = Ein Qwirkle in der Eröffnung
rule-C5 =
    Ob du festsitzt, ist eine Tatsache und keine Behauptung: Der Schiedsrichter prüft jede Möglichkeit. Lässt sich etwas
    ausspielen, wird die Behauptung abgelehnt (und das Programm darf anbieten, etwas zu zeigen); jeder erlaubte Zug
    genügt.
    .title = Sitzt du fest oder nicht
rule-C7 =
    Hat der Nachziehstapel { $hand } Karten oder mehr, legt ein Spieler, der festsitzt, seine Hand beiseite und zieht
    { $hand } Karten; dann werden die alten Karten in den Nachziehstapel gemischt.
    .title = Neue Handkarten von einem großen Stapel
rule-C8 =
    Hat der Nachziehstapel weniger als { $hand } Karten, aber mindestens 1, ziehe sie alle, mische deine alten Karten zu einem
    neuen Nachziehstapel und ziehe davon den Rest. Das gilt nicht als Ende des Nachziehstapels.
    .title = Neue Handkarten von einem kleinen Stapel
rule-C9 = Ist der Nachziehstapel leer, setzt aus, wer festsitzt.
    .title = Festsitzen ohne Nachziehstapel
rule-C10 =
    Gibt es weder auf der Hand noch im Nachziehstapel eine Karte, die sich ausspielen ließe, setzt der Spieler aus. Setzen alle
    nacheinander aus, endet das Spiel.
    .title = Keine Karte kann helfen
rule-C11 =
    Eine Sechserreihe darf nicht auf dem Tisch liegen bleiben.
    .title = Kein Qwirkle bleibt liegen
rule-C12 =
    Vollendest du in einem Zug mehrere Qwirkles, zählen alle.
    .title = Mehrere Qwirkles in einem Zug
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched]
            Ob die Regel für neue Reihen eingehalten ist, zeigt das Ergebnis. Jeder Reihe (auch jedem Qwirkle), die am Ende
            des Zugs keine Karte aus deiner Hand enthält, wird eine alte Reihe zugeordnet, mit der sie eine Karte gemeinsam
            hat; keine alte Reihe wird zweimal verwendet. Geht das nicht, gibt es eine neue Reihe ohne Karte aus deiner Hand,
            und der Zug ist nicht erlaubt.
       *[keep-three]
            Eine Reihe besteht als Reihe ihrer Farbe oder ihrer Form weiter. Am Ende deines Zugs darf jede Reihe, auch ein
            Qwirkle, eine einzige alte Reihe derselben Farbe oder derselben Form fortsetzen, wenn beide eine Karte gemeinsam
            haben. Eine alte Reihe wird höchstens einmal fortgesetzt. Eine Reihe, die keine alte fortsetzt, ist neu und enthält mindestens
            eine Karte aus deiner Hand. Geprüft wird das Ergebnis: Der Zug ist erlaubt, wenn sich so wählen lässt, welche Reihe
            welche fortsetzt (und, bei gleichen Karten, welche wohin gekommen ist), dass diese Klarstellung und C16 erfüllt
            sind.
    }
    .title = Welche Reihe neu ist
rule-C16 =
    { $newrow ->
        [any] Eine Reihe darf ganz aufgelöst werden.
        [matched]
            Dieser Tisch hat free_rows=1 gewählt. Karten dürfen frei umgruppiert und eine Reihe darf ganz aufgelöst werden.
            Eine Reihe ohne Karte aus deiner Hand braucht nur eine alte Reihe für sich allein, mit der sie eine Karte gemeinsam
            hat, gleich welche Farben und Formen beide haben (C15).
       *[keep-three]
            Eine Reihe, die einer neuen Reihe eine Karte gegeben hat, besteht weiter, behält also mindestens 3 Karten. Eine
            Reihe darf nur in Reihen aufgehen, die weiterbestehen: Du fügst zwei Reihen zusammen, oder du verteilst ihre
            Karten auf andere Reihen. Hausregel: Ein Tisch darf free_rows=1 wählen. Dann dürfen Karten frei umgruppiert und
            Reihen aufgelöst werden; eine Reihe ohne Karte aus deiner Hand braucht nur eine alte Reihe für sich allein, mit der
            sie eine Karte gemeinsam hat.
    }
    .title = Reihen, die Karten geben
rule-C17 =
    Karten vom Tisch kommen nie auf die Hand.
    .title = Kein Weg zurück auf die Hand
rule-C18 = Die letzten Züge beginnen auch dann, wenn beim Nachziehen genau die letzte Karte des Nachziehstapels genommen wird.
    .title = Der Stapel geht genau auf
rule-C19 = Für eine leere Hand gibt es keinen Bonus. Wer keine Karten hat, setzt aus.
    .title = Eine leere Hand
rule-C21 = Zwei Reihen derselben Farbe oder derselben Form dürfen auf dem Tisch liegen.
    .title = Zwei Reihen gleicher Art
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            Die Eröffnung ist eine Reihe und sonst nichts. Das Regelheft sagt nur, dass diese Reihe ausgespielt wird und dass
            damit das Spiel beginnt.
    }
    .title = Eine Reihe in der Eröffnung

## Bildunterschriften

picture-empty = leer
picture-from-hand = Aus der Hand
picture-moved = Umgelegt
picture-grid-line =
    Waagerecht vier rote in verschiedenen Formen, senkrecht drei Sterne in verschiedenen Farben. Der rote Stern gehört zu
    beiden Reihen.
picture-grid-laying =
    Die zwei neuen { word-tiles } berühren sich nicht: Das grüne Kleeblatt lag schon da und füllt die Lücke.
picture-grid-wrong =
    Vier { word-tiles }, die dort nicht hindürfen. 1: Die blaue Raute passt nicht zu den roten. 2: In der Reihe liegt schon ein
    rotes Quadrat. 3: Zwischen den Kreisen ist eine Lücke. 4: Ecke an Ecke zählt nicht.
picture-grid-score = Zwei neue Sterne bringen 6 Punkte: 4 für die blaue Reihe und 2 für die Reihe der Sterne. Der blaue Stern zählt in beiden.
picture-grid-qwirkle = Die letzten zwei lila Teile machen einen Qwirkle: 6 Punkte für die Reihe und 6 Bonuspunkte, zusammen 12.
picture-qwirkle-start =
    Der größte Satz hat hier drei Steine: den roten Kreis, das rote Quadrat und den roten Stern. Das zweite rote Quadrat
    zählt nicht.
picture-cubes-before = Drei grüne Würfel und drei, die zu nichts passen. Würfle mit diesen dreien doch noch einmal!
picture-cubes-after =
    Mit Blau, Orange und Gelb wurde noch einmal gewürfelt: Die Farben bleiben, die Formen sind neu. Jetzt sind es vier
    Quadrate!
picture-cubes-opening = Ist das die Eröffnung, müssen alle vier Quadrate angelegt werden. Sie bringen 4 Punkte.
picture-cubes-dead = Rund um diesen Block passt nur Blau. Würfel ohne Blau sind aussichtslos.
picture-cards-set =
    Zwei Reihen: drei Sterne in verschiedenen Farben und vier grüne Karten mit verschiedenen Formen.
picture-cards-turn =
    Auf dem Tisch lagen vier rote Karten. Der gelbe und der blaue Kreis kommen aus der Hand, der rote Kreis wandert zu ihnen,
    und die anderen drei roten sind immer noch eine Reihe.
picture-cards-chance =
    Vier rote Karten und drei Quadrate auf dem Tisch; das gelbe und das lila Quadrat hast du auf der Hand. Siehst du den
    Qwirkle?
picture-cards-qwirkle =
    Das rote Quadrat wandert hinüber, das gelbe und das lila Quadrat kommen aus der Hand: sechs Quadrate, ein Qwirkle! Die
    anderen drei roten bleiben eine Reihe.
picture-cards-new-row =
    Vor diesem Zug gab es zwei Reihen, fünf rote Karten und vier Kreuze. Drei Rauten kommen aus der Hand. Aber der rote Kreis,
    das rote Quadrat und das rote Kreuz bilden eine neue Reihe nur aus Karten vom Tisch: Das polnische Regelheft verbietet das,
    die englische Beschreibung erlaubt es.
picture-cards-keep-three =
    Vor diesem Zug gab es drei rote Karten, drei Quadrate und drei Sterne. Der gelbe und der grüne Kreis kommen aus der Hand
    und holen sich den roten Kreis; die anderen zwei roten wandern zu den Quadraten und zu den Sternen. Das polnische Regelheft
    verbietet das: Die rote Reihe hat einer neuen Reihe eine Karte gegeben und besteht nicht weiter. Die englische Beschreibung
    und die Hausregel der freien Reihen erlauben es.

## Ablehnungen

# Hinter einer Ablehnung: der Abschnitt der Regeln, auf dem sie beruht.
refused-rule = (Regel: { $title }, { $id })

reason-game_over = Das Spiel ist zu Ende.
reason-wrong_action = Das geht jetzt in diesem Spiel nicht.
reason-nothing_chosen = Nichts ausgewählt.
reason-not_in_hand = Das hast du nicht: { $pieces }.
reason-cell_taken = Diese Stelle ist schon besetzt: { $cells }.
reason-same_cell = Zwei Teile an einer Stelle: { $cells }.
reason-off_table = Die erste Reihe muss näher an der Tischmitte liegen: { $cells }.
reason-not_one_line = Alle Teile eines Zugs müssen in einer Zeile oder einer Spalte ohne Lücke liegen: siehe { $cells }.
reason-no_contact = Mindestens ein Teil muss mit einer Seite ein Teil berühren, das schon auf dem Tisch liegt: { $cells }.
reason-mismatch = Diese haben weder dieselbe Farbe noch dieselbe Form: { $pieces }.
reason-duplicate = Zweimal dasselbe: { $pieces }.
reason-not_largest_set = Die Eröffnung muss ein ganzer größter Satz sein, zum Beispiel { $pieces }.
reason-opening_must_lay = Im ersten Zug musst du anlegen; tauschen kannst du später.
reason-opening_must_roll = Keine zwei deiner Würfel passen zusammen, also musst du mit allen würfeln.
reason-can_lay = Es gibt einen erlaubten Zug, also musst du spielen.
reason-can_draw = Du darfst nicht aussetzen, solange es etwas zu ziehen, zu würfeln oder zu tauschen gibt.
reason-bag_too_small = So viele sind nicht mehr im Beutel.
reason-already_rerolled = In diesem Zug hast du schon neu gewürfelt.
reason-no_card_played = Spiele mindestens eine Karte aus deiner Hand aus.
reason-row_too_short = Eine Reihe braucht mindestens drei Karten: { $pieces }.
reason-cards_missing = Diese Karten fehlen auf dem Tisch: { $pieces }.
reason-cards_from_nowhere = Diese Karten lagen weder auf dem Tisch noch wurden sie ausgespielt: { $pieces }.
reason-qwirkle_left_on_table = Eine Sechserreihe muss genommen werden: { $pieces }.
reason-not_a_qwirkle = Nehmen kannst du nur eine ganze Sechserreihe: { $pieces }.
reason-new_row_without_hand_card = Eine neue Reihe braucht eine Karte aus deiner Hand: { $pieces }.
reason-row_must_keep_three = Eine Reihe, die einer neuen Reihe eine Karte gegeben hat, muss mindestens drei Karten behalten: { $pieces }.
reason-opening_more_than_a_set = Die Eröffnung ist eine Reihe und sonst nichts: { $pieces }.
reason-no_arrangement = Diese Karten lassen sich auf diesem Tisch nicht ausspielen: { $pieces }.
reason-chance = Das kann nicht gezogen oder gewürfelt worden sein: { $pieces }.

## Was sich nicht lesen lässt

unreadable-piece = „{ $token }“ ist kein Teil. Ein Teil ist eine Farbe (R O Y G B P) und eine Form (o s d t c x): Rt ist der rote Stern.
unreadable-cell = „{ $token }“ ist kein Teil mit seiner Stelle. Schreibe Rt@3,-2: der rote Stern, 3 nach rechts, 2 nach oben.
unreadable-action = Nicht verstanden: „{ $token }“.
unreadable-play = So lassen sich diese Karten nicht ausspielen: „{ $token }“.
unreadable-number = „{ $token }“ ist keine ganze Zahl mit höchstens vier Ziffern.
unreadable-table = Das ist kein gültiger Tisch: { $token }.
unreadable-supply = „{ $token }“ ist kein gültiger Vorrat zum Ziehen.
unreadable-field = Unbekanntes Feld: „{ $token }“.
unreadable-missing = „{ $token }“ fehlt.
unreadable-edition = Es gibt keine Ausgabe „{ $token }“.
unreadable-too_long = Das ist zu lang.
unreadable-too_many = Zu viele Teile: { $token }.
unreadable-numbers = Die Zahlen dieser Stellung widersprechen sich.
unreadable-json = Das ist kein JSON-Objekt.

## Wer spielt

seats-count = Dieses Spiel ist für 2 bis 4 Spieler, nicht für { $value }.
seats-name = Ein Name muss 1 bis 60 druckbare Zeichen haben: „{ $value }“.
seats-same-name = Zwei Spieler heißen „{ $value }“.
seats-bot-name = „{ $value }“ ist ein Name für Bots: Wähle einen ohne @ am Anfang.
seats-age = „{ $value }“ ist kein Alter von 0 bis 150.

## Aufzeichnungen

record-too_long = Diese Aufzeichnung ist zu lang.
record-json = Das ist keine Aufzeichnung: Sie lässt sich nicht als JSON lesen.
record-line = Das ist keine Aufzeichnung: Eine Zeile darin lässt sich nicht lesen.
record-format = Dieses Format einer Aufzeichnung wird nicht unterstützt.
record-keys = Die Aufzeichnung enthält ein unbekanntes Feld, oder ihr Ergebnis fehlt.
record-edition = Die Aufzeichnung nennt keine bekannte Ausgabe.
record-seat = Ein Spieler-Eintrag der Aufzeichnung lässt sich nicht lesen.
record-start = So, wie es in der Aufzeichnung steht, kann kein Spiel beginnen.
record-turn = Zug { $turn } ist nicht möglich.
record-points = Zug { $turn }: Der Spieler oder die Punkte sind falsch.
record-result = Das Ergebnis folgt nicht aus den Zügen.
record-fairness = Das Geheimnis oder die Salts der Aufzeichnung lassen sich nicht lesen.
record-no_secret = Die Aufzeichnung enthält ihr Geheimnis nicht, also lässt sich nichts daraus nachrechnen.
record-commitment = Das Geheimnis oder ein Salt ist nicht das vor dem Spiel zugesagte.
record-deal = Was ausgeteilt wurde, folgt nicht aus dem Geheimnis.
record-draw = Zug { $turn }: Was gezogen oder gewürfelt wurde, folgt nicht aus dem Geheimnis.
record-other_commitment = Die Zusage dieser Aufzeichnung ist nicht die, die du angegeben hast.
record-salt_unused = Das Spiel wurde nicht mit dem Salt ausgeteilt, das du angegeben hast.
record-unsigned = Die Aufzeichnung hat keine Signatur.
record-other_key = Die Aufzeichnung ist mit einem Schlüssel signiert, den du nicht angegeben hast.
record-signature = Die Signatur ist falsch: In der Aufzeichnung wurde etwas geändert, oder jemand anderes hat sie signiert.
record-receipt_signature = Der Beleg ist nicht mit diesem Schlüssel signiert.
record-receipt_game = Der Beleg gehört zu einem anderen Spiel.
record-exchange = Die Aufzeichnung ist nicht, was der Server gesendet hat: In Zug { $turn } hast du andere Steine getauscht oder gezogen.
record-receipt = Die Aufzeichnung ist nicht das, was der Server gesendet hat: Der Beleg von Zug { $turn } widerspricht ihr.
verify-fine = Alles Ausgeteilte, Gezogene und Gewürfelte folgt aus dem Geheimnis, das vor dem Spiel zugesagt wurde.
verify-signature-none = Sie ist nicht signiert.
verify-signature-unchecked = Ihre Signatur (Schlüssel { $id }) wurde nicht geprüft: Verwende --key.
verify-signature-valid = Sie ist mit dem Schlüssel { $id } signiert.
verify-bad-commitment = Eine Zusage hat 64 Zeichen von 0 bis 9 und a bis f.
verify-bad-salt = „{ $value }“ ist kein Platz von 0 bis 3 mit Doppelpunkt und Salt.
verify-bad-key = „{ $value }“ enthält keinen Schlüssel eines Servers.
verify-bad-receipt = „{ $value }“ ist kein Beleg.
verify-no-records = Im Ordner { $folder } ist keine Aufzeichnung.

## Die Befehlszeile

cli-about = Sixfold spielt Qwirkle, Qwirkle Cubes und Qwirkle Cards genau nach den gedruckten Regelheften.
cli-examples =
    Beispiele:
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Aufruf:
cli-commands = Befehle
cli-options = Optionen
cli-play = Im Browser oder im Terminal spielen, mit Menschen und Bots.
cli-play-examples =
    Beispiele:
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Züge beurteilen: je Zeile ein JSON-Objekt hinein, je Zeile eine Antwort heraus.
cli-judge-examples =
    Beispiele:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = Alle Züge auflisten: je Zeile ein JSON-Objekt hinein, je Zeile eine Antwort heraus.
cli-moves-examples =
    Beispiele:
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Prüfen, ob in einer Aufzeichnung alles fair ausgeteilt wurde.
cli-verify-examples =
    Beispiele:
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Die Regeln einer Ausgabe lesen oder zwei Ausgaben vergleichen.
cli-rules-examples =
    Beispiele:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Ein Match zwischen Bots spielen und das Ergebnis mit Konfidenzintervallen ausgeben.
cli-arena-examples =
    Beispiele:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Einen Bot von Sixfold als Engine der Arena starten, über Standardeingabe und Standardausgabe.
cli-engine-examples =
    Beispiele:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Die Bots neu trainieren: Spiele gegen sich selbst, dann die Gewichte als Textdatei.
cli-train-examples =
    Beispiele:
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = Messen, wie schnell der Schiedsrichter ist.
cli-bench-examples =
    Beispiele:
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = diese Hilfe anzeigen
cli-arg-version = die Version anzeigen
cli-arg-lang = Sprache: { $known } (Vorgabe: aus der Umgebung)
cli-arg-lines = Datei mit JSON-Zeilen, - für die Standardeingabe
cli-arg-record = Aufzeichnungen von Spielen, JSON oder Text, oder Ordner damit; - für die Standardeingabe
cli-arg-verify-commitment = was der Server vor dem Spiel zugesagt hat
cli-arg-verify-salt = ein Salt, das verwendet worden sein muss, mit der Nummer seines Platzes, gezählt ab 0
cli-arg-verify-key = Schlüssel des Servers, der signiert haben muss: eine Datei, die Adresse des Servers oder hexadezimal
cli-arg-verify-receipt = was der Server während des Spiels signiert hat: Die Aufzeichnung muss dazu passen
cli-arg-json = Antwort in JSON, für Programme
cli-arg-edition = Ausgabe, etwa qwirkle-pl, oder Spiel: qwirkle, cubes, cards
cli-arg-diff = zeigen, worin sich zwei Ausgaben eines Spiels unterscheiden
cli-arg-bench = was gemessen wird (Vorgabe: alles)
cli-arg-players = Spieler, etwa Ann,Bo:12,@greedy (mit Alter; mit @ ein Bot)
cli-arg-save = das Spiel in dieser Datei speichern oder das Spiel darin fortsetzen
cli-arg-secret = mit diesem Geheimnis austeilen, damit sich das Spiel wiederholen lässt
cli-usage-unknown = Unbekanntes Argument: „{ $what }“.
cli-usage-missing = Argument fehlt: { $what }.
cli-usage-choice = { $what } ist kein gültiger Wert für „{ $name }“.
cli-usage-value = „{ $name }“ braucht einen Wert.
cli-usage-number = „{ $name }“ braucht eine Zahl, nicht { $what }.
cli-usage-help = Hilfe: { $command }
cli-missing-extra = Dieser Befehl braucht das Extra „{ $name }“: pip install "sixfold[{ $name }]"
cli-unknown-language = Unbekannte Sprache: „{ $name }“. Verfügbar: { $known }.
cli-unknown-edition = Unbekannte Ausgabe oder unbekanntes Spiel: „{ $name }“. Verfügbar: { $known }.
cli-unknown-level = Unbekannter Bot: „{ $name }“. Verfügbar: { $known }.
cli-unknown-bench = Unbekannte Messung: „{ $name }“. Verfügbar: { $known }.
cli-cannot-read = „{ $file }“ lässt sich nicht lesen: { $why }.
system-missing = Datei nicht gefunden
system-denied = Zugriff verweigert
system-folder = es ist ein Ordner
system-full = kein Speicherplatz mehr
system-in_use = wird schon von etwas anderem benutzt
system-address = dieser Rechner hat diese Adresse nicht
system-name = unbekannter Rechnername
system-refused = Verbindung abgelehnt
system-timeout = keine rechtzeitige Antwort
system-other = das Betriebssystem hat abgelehnt: { $why }
cli-meta-command = BEFEHL
cli-meta-file = DATEI
cli-meta-record = AUFZEICHNUNG
cli-meta-salt = PLATZ:SALT
cli-meta-key = DATEI|URL|HEX
cli-meta-edition = AUSGABE
# As in English.
cli-meta-name = NAME
cli-meta-players = SPIELER
cli-meta-secret = GEHEIMNIS
cli-meta-lang = SPRACHE
cli-meta-game = SPIEL
cli-meta-folder = ORDNER
cli-meta-number = ZAHL
cli-meta-seed = STARTWERT
cli-meta-ms = MS
cli-measuring = { $name } wird gemessen
rules-hint = sixfold rules AUSGABE zeigt eine davon; sixfold rules --diff A B vergleicht zwei.

## Die Arena

arena-arg-game = Spiel: qwirkle, cubes oder cards
arena-arg-players = 2 bis 4 Spieler, durch Kommas getrennt: Stufen wie greedy, andere Bots des Spiels oder exec:BEFEHL für ein Programm
arena-arg-games = Zahl der Spiele (Vorgabe: 100), aufgerundet, damit jede Austeilung einmal in jeder Sitzordnung gespielt wird
arena-arg-seed = beliebiger Text; gleicher Startwert, gleiche Austeilungen (Vorgabe: 1)
arena-arg-budget = CPU-Zeit je Zug in Millisekunden (Vorgabe: die eigene Grenze jedes Bots)
arena-arg-sprt = zwei Spieler: aufhören, sobald feststeht, ob der erste um ELO0 oder um ELO1 besser ist
arena-arg-checkpoint = jede Austeilung in dieser Datei speichern; gibt es sie schon, von dort fortsetzen
arena-arg-jobs = Zahl der gleichzeitig gespielten Austeilungen (Vorgabe: eine je Kern)
arena-arg-log = Standardfehlerausgabe der Engines an diese Datei anhängen (Vorgabe: verworfen)
engine-arg-name = eine Stufe oder ein anderer Bot des Spiels
arena-out-of-range = { $name } muss zwischen { $low } und { $high } liegen.
arena-other-game = Die Ausgabe { $edition } gehört nicht zum Spiel { $game }.
arena-command-empty = Auf exec: muss ein Befehl folgen.
arena-command-quotes = Die Anführungszeichen in diesem Befehl passen nicht zusammen: { $command }
arena-command-missing = Programm nicht gefunden oder nicht ausführbar: „{ $command }“.
arena-command-system = Programme als Spieler (exec:) brauchen Linux oder ein anderes Unix.
arena-cannot-write = „{ $file }“ kann nicht verwendet werden: { $why }.
arena-sprt-elo = --sprt braucht zwei verschiedene Zahlen von -1000 bis 1000, die kleinere zuerst.
arena-sprt-players = --sprt geht nur bei Matches mit zwei Spielern.
arena-file-foreign = „{ $file }“ ist keine Match-Datei. Sie wurde nicht verändert.
arena-file-differs = „{ $file }“ gehört zu einem anderen Match ({ $what }). Die Datei wurde nicht verändert.
arena-file-corrupt = Zeile { $what } von „{ $file }“ ist beschädigt. Die Datei wurde nicht verändert.
arena-file-busy = Ein anderes Match schreibt gerade in „{ $file }“.
arena-worker-lost = Ein Arbeitsprozess ist bei Austeilung { $deal } abgestürzt.
arena-title = { $edition }. Spiele: { $games }, Austeilungen: { $deals }
arena-head-player = Spieler
arena-head-wins = Siege in %
arena-head-interval = 95 %
arena-head-points = Punkte
arena-head-elo = Elo
arena-head-elo-interval = Elo 95 %
arena-head-ms = ms/Zug
arena-head-illegal = unerlaubt
arena-head-crashes = Abstürze
arena-margin = Vorsprung des ersten Spielers vor dem Durchschnitt der anderen: { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] Der Test entscheidet für { $elo0 } Elo und gegen { $elo1 }: Log-Likelihood-Quotient { $llr }, Grenzen { $lower } und { $upper }.
        [H1] Der Test entscheidet für { $elo1 } Elo und gegen { $elo0 }: Log-Likelihood-Quotient { $llr }, Grenzen { $lower } und { $upper }.
       *[other] Der Test zwischen { $elo0 } und { $elo1 } Elo ist noch nicht entschieden: Log-Likelihood-Quotient { $llr }, Grenzen { $lower } und { $upper }.
    }
arena-incomplete = Das Match wurde vorzeitig beendet; dies sind die bisherigen Ergebnisse.
arena-progress = { $done } von { $of } Austeilungen, { $name }: { $rate }
arena-fault = Austeilung { $deal }, Sitzordnung { $rotation }, Zug { $turn }: { $name } hat verloren: { $why }
arena-fault-illegal = unerlaubter Zug
arena-fault-exception = der Bot ist abgestürzt
arena-fault-start = das Programm ließ sich nicht starten
arena-fault-hello = ungültige Hello-Nachricht
arena-fault-exit = das Programm hat sich beendet
arena-fault-timeout = keine rechtzeitige Antwort
arena-fault-flood = die Antwort ist zu lang
arena-fault-unasked = ungefragt etwas ausgegeben
arena-fault-unreadable = die Antwort lässt sich nicht lesen
engine-not-in-game = In diesem Spiel gibt es keinen Bot „{ $name }“.
engine-unreadable = Das ist keine Nachricht des Engine-Protokolls: { $why }

## Im Terminal spielen

play-title = { $name }
play-commitment = Was ausgeteilt wird, bestimmt ein Geheimnis mit diesem SHA-256: { $digest }
play-announced = { $name }, größter Satz: { $n }
play-starts = Startspieler: { $name }
play-help-hint = help zeigt, was du eingeben kannst.
play-look-away = { $name }, du bist dran. Wenn sonst niemand hinschaut, drücke Enter.
play-prompt = { $name }>
play-which-edition = Welche? Nummer oder Name [1]:
play-which-players = Wer spielt? Namen, durch Kommas getrennt, das Alter nach einem Doppelpunkt, @greedy oder @random für einen Bot [{ $usual }]:
play-you = Du
play-draft = Entwurf: { $action }. { $points }
play-nothing-drafted = Noch liegt nichts von dir. Gib einen Zug ein, hint oder help.
play-hint = Zum Beispiel: { $action }
play-no-refusal = Bisher wurde nichts abgelehnt.
play-which-file = Welche Datei? Zum Beispiel: save game.json
play-exists = „{ $file }“ gibt es schon, und es ist ein anderes Spiel. Wähle einen anderen Namen.
play-not-saved = Dieses Spiel wurde nicht gespeichert. Beim nächsten Mal: save game.json, oder starte mit --save game.json.
play-saved = In { $file } gespeichert. Von jetzt an wird das Spiel nach jedem Zug gespeichert.
play-loaded = Das Spiel aus { $file } geht weiter.
play-cannot-save = „{ $file }“ lässt sich nicht schreiben: { $why }. Das Spiel geht weiter, ist aber nicht gespeichert.
play-kept = Die Aufzeichnung ist in { $file }. sixfold verify prüft, ob fair ausgeteilt wurde.
play-goodbye = Bis bald!
play-turn = { $name }: { $what }. { $points }
play-exchanged =
    { $n ->
        [one] { $n } Stein getauscht
       *[other] { $n } Steine getauscht
    }
play-shown = Nichts lässt sich ausspielen, darum werden diese Karten gezeigt: { $pieces }
play-last-piece =
    { $game ->
        [cubes] { $name }: letzter Würfel angelegt; der Bonus von { $n } ist oben schon mitgezählt.
       *[qwirkle] { $name }: letzter Stein angelegt; der Bonus von { $n } ist oben schon mitgezählt.
    }
play-stock-empty = Der Nachziehstapel ist zu Ende: Alle haben noch einen Zug.
play-last-turns =
    { $n ->
        [one] Letzter Zug des Spiels.
       *[other] Noch { $n } Züge bis zum Ende des Spiels.
    }
play-bag =
    { $n ->
        [0] Der Beutel ist leer.
        [one] { $n } Teil im Beutel.
       *[other] { $n } Teile im Beutel.
    }
play-stock =
    { $n ->
        [0] Der Nachziehstapel ist leer.
        [one] { $n } Karte im Nachziehstapel.
       *[other] { $n } Karten im Nachziehstapel.
    }
play-hand = Du hast: { $pieces }
play-opening = Du eröffnest das Spiel: Lege einen ganzen größten Satz auf den Tisch.
play-opening-any = Du eröffnest das Spiel: Jeder erlaubte Zug ist möglich.
play-forced-dead = Keine Seite deiner Würfel passt irgendwo: Drücke Enter, um sie in den Beutel zu legen und neue zu ziehen.
play-dead = aussichtslose Würfel kommen in den Beutel zurück
play-may-reroll = Du darfst zuerst mit einigen Würfeln noch einmal würfeln: Gib reroll und ihre Namen ein.
play-forced-pass = Du kannst nichts tun: Drücke Enter, um auszusetzen.
play-forced-roll = Nichts passt: Drücke Enter, um mit allen Würfeln zu würfeln.
play-forced-redraw = Du sitzt fest: Drücke Enter, um deine Karten zu zeigen und neue zu ziehen.
play-winner = Gewonnen: { $names } ({ $points })
play-shared = Geteilter Sieg: { $names } ({ $points })
ending-last_piece = Das letzte Teil ist angelegt.
ending-nobody_can_place = Nichts, was übrig ist, passt noch irgendwo.
ending-last_turns = Der Nachziehstapel ist zu Ende, und alle hatten ihren letzten Zug.
ending-all_passed = Alle haben nacheinander ausgesetzt.
ending-resigned = Das Spiel endete durch Aufgabe.
ending-turn_limit = Das Spiel hat die größte erlaubte Zahl von Zügen erreicht. Die Punkte entscheiden.
shared-title =
    { $n ->
        [0] { $game }: ein abgebrochenes Spiel
        [one] { $game }: { $names } hat gewonnen
       *[other] { $game }: { $names } teilen sich den Sieg
    }
shared-about = { $scores }. Sieh dir den Tisch am Ende an und spiele jeden Zug nach.
play-confirm = Drücke Enter zum Bestätigen, oder gib undo ein.
play-help-qwirkle =
    Rt@3,-2     den roten Stern in Spalte 3, Zeile -2 anlegen (x nach rechts, y nach unten); auch mehrere
    swap Rt Bs  diese Steine tauschen
play-help-cubes =
    Rt@3,-2       den roten Stern in Spalte 3, Zeile -2 anlegen (x nach rechts, y nach unten); auch mehrere
    reroll Rt Bs  mit diesen Würfeln noch einmal würfeln, ein Mal, vor dem Anlegen
    roll          mit allen Würfeln würfeln, wenn nichts passt
play-help-cards =
    play Rt Bt Gt                    diese Karten ausspielen; der Tisch wird für dich umgebaut
    play Rt : RtBtGt YoYsYd          dasselbe mit dem ganzen Tisch, wie du ihn willst, Reihe für Reihe
    play Rt : YoYsYd ! RtOtYtGtBtPt  genommene Qwirkles stehen hinter dem !
    redraw                           wenn du festsitzt
play-help =
    Farben: R rot, O orange, Y gelb, G grün, B blau, P lila.
    Formen: o Kreis, s Quadrat, d Raute, t Stern, c Kleeblatt, x Kreuz.
    Enter oder done  den Zug bestätigen  undo        einen Schritt zurück           clear  alles zurücknehmen
    hint             einen Zug zeigen    why         die letzte Ablehnung erklären  rules  die Regeln zeigen
    table            den Tisch zeigen    save DATEI  das Spiel speichern            quit   aufhören
    help             diese Hilfe zeigen  load DATEI  ein Spiel fortsetzen

## Training

train-arg-seats = Zahl der Spieler: 2 (Vorgabe), 3 oder 4
train-arg-seed = eine ganze Zahl; gleicher Startwert, gleiche Gewichte (Vorgabe: 1)
train-arg-out = Ordner für fertige Runden und die Gewichte (Vorgabe: „training“); unterbrochenes Training wird von dort fortgesetzt
train-arg-jobs = Zahl der gleichzeitig gespielten Spiele (Vorgabe: eines je Kern); ohne Einfluss auf die Gewichte
train-done = Die Gewichte sind in „{ $file }“.
cli-static = Den Webclient als statische Site schreiben: ein Ordner, den jeder Host unter jedem Pfad ausliefern kann.
cli-static-examples =
    Beispiele:
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = Zielordner: leer, neu oder eine frühere statische Site
static-arg-server = Adresse eines Sixfold-Servers für Spiele mit Freunden, etwa https://play.example (Vorgabe: keiner)
static-done = { $folder } ist fertig: Jeder Webserver kann den Ordner ausliefern.
static-bad-server = „{ $value }“ ist keine Serveradresse: https:// oder http:// und ein Name, ohne Pfad.
static-not-empty = { $folder } enthält andere Dateien: Nimm einen leeren oder neuen Ordner.
static-no-kernel = Der Webclient dieser Installation hat keinen Kernel für den Browser und braucht daher einen Server. Nimm ein veröffentlichtes Paket oder baue ihn mit „run web“.

## Der Server

cli-serve = Einen Server betreiben: Tische für Menschen und Bots im Netz.
cli-serve-examples =
    Beispiele:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = ADRESSE
cli-meta-addresses = ADRESSEN
cli-meta-seconds = SEKUNDEN
cli-arg-host = Adresse, auf der gelauscht wird (Vorgabe: 127.0.0.1, nur dieser Rechner)
cli-arg-port = Port, auf dem gelauscht wird (Vorgabe: 8000; 0: irgendein freier)
cli-arg-db = wo die Tische gespeichert werden: eine SQLite-Datei (Vorgabe: sixfold.db) oder postgresql://…
cli-arg-relay = nats://… – die Adresse, über die sich mehrere Serverprozesse verständigen
cli-arg-workers = Zahl der Bot-Prozesse (Vorgabe: Zahl der Kerne minus eins)
cli-arg-password-file = Datei mit dem Passwort für diesen Server (oder die Variable SIXFOLD_PASSWORD)
cli-arg-origin = auch Seiten dieser Adresse zulassen, etwa https://play.example (mehrfach möglich)
cli-arg-hosts = Name, unter dem Browser den Server erreichen, etwa play.example; * für jeden (mehrfach möglich)
cli-arg-proxies = Adressen vertrauenswürdiger Proxys, durch Kommas getrennt (ihre X-Forwarded-Kopfzeilen werden verwendet)
cli-arg-sockets = größte Zahl offener Verbindungen (Vorgabe: 50000)
cli-arg-per-client = die Grenzen je Client-Adresse mit diesem Faktor multiplizieren
cli-arg-keep-days = Tage nach dem letzten Ereignis, bis ein Tisch gelöscht wird (Vorgabe: 365; 0: nie)
cli-arg-webhook = URL, die bei Spielen mit tagelanger Bedenkzeit erfährt, wer dran ist und wie sie ausgehen (oder die Variable SIXFOLD_WEBHOOK)
cli-arg-private-push = Benachrichtigungen auch an Push-Dienste in privaten Netzen senden
cli-arg-drain = Sekunden, die der Server nach SIGTERM noch arbeitet und „nicht bereit“ meldet (Vorgabe: 5)
cli-arg-quiet = nur Warnungen und Fehler protokollieren
serve-at = Sixfold läuft unter { $url }
serve-cannot-listen = { $host }, Port { $port } lässt sich nicht öffnen: { $why }
serve-no-client = Der Webclient gehört nicht zu dieser Installation, darum gibt es keine Seiten: Nur die Schnittstelle für Programme und der Terminal-Client funktionieren. Verwende ein veröffentlichtes Paket oder baue ihn mit dem Programm „run“.
serve-bad-webhook = --webhook braucht eine URL, die mit https:// oder http:// beginnt, davor wahlweise discord+, telegram+, ntfy+ oder json+.
webhook-turn = { $game }, Tisch { $table }: { $name } ist dran.
webhook-reminder = { $game }, Tisch { $table }: { $name } hat für diesen Zug nur noch wenig Zeit.
webhook-over = { $game }, Tisch { $table }: Das Spiel ist zu Ende. { $scores }
# Benachrichtigungen des Service Workers: nur Text und $name.
push-turn = Du bist dran.
push-played = { $name } hat gespielt. Du bist dran.
push-reminder = Du bist dran, und deine Zeit läuft ab.
no-table = Diesen Tisch gibt es nicht.
no-secret = Du hast an diesem Tisch keinen Platz.
no-host = Das darf nur der Gastgeber.
no-started = Das Spiel hat schon begonnen.
no-not_started = Das Spiel hat noch nicht begonnen.
no-over = Das Spiel ist zu Ende.
no-full = Alle Plätze sind besetzt.
no-seat_taken = Dieser Platz ist nicht frei.
no-waiting = Ein Platz ist noch frei.
no-edition = Es gibt keine Ausgabe { $value }.
no-level = Es gibt keinen Bot { $value }.
no-turn = Das Spiel ist schon weiter: Sieh dir den Tisch noch einmal an.
no-not_your_turn = Du bist nicht dran.
no-bot_plays = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
no-salt = Die Fairness-Prüfung ist fehlgeschlagen: Das ist nicht der angekündigte Wert.
no-still_here = Dieser Spieler ist noch da.
no-not_away = Diesen Platz kann kein Bot übernehmen.
no-out_of_time = Deine Zeit ist abgelaufen, und du kannst nur ein Mal zurückkommen.
no-resigned = Du hast dieses Spiel aufgegeben.
no-undo = Dieser Zug lässt sich nicht zurücknehmen: Seitdem wurde etwas gezogen oder gezeigt.
no-carry = Dieser Link ist abgelaufen oder wurde schon benutzt.
no-let_in = Die anderen können diesen Platz nicht öffnen. Gib seine PIN ein oder bestätige den Code in dem Browser, der den Platz hat.
no-guest = Die anderen haben diesen Browser hereingelassen, darum darf er das nicht. Nimm den ersten Browser dieses Platzes.
no-pin = Diese PIN ist falsch.
no-pin_pause = Zu oft eine falsche PIN. Versuche es später noch einmal.
no-password = Dieser Server braucht ein Passwort.
no-origin = Anfragen von dieser Seite sind nicht erlaubt.
no-address = Dieser Server akzeptiert die Adresse { $value } nicht. Sein Betreiber kann sie erlauben.
no-unreadable = Diese Nachricht lässt sich nicht lesen.
no-too_large = Diese Nachricht ist zu lang.
no-too_often = Nicht so schnell: Versuche es gleich noch einmal.
no-too_many = Du hast zu viele Tische oder Verbindungen offen.
no-limit = Das kam an diesem Tisch schon zu oft vor.
no-method = Diese Anfragemethode wird nicht unterstützt.
no-busy = Das ging gerade nicht: Versuche es noch einmal.
phrase-hello = Hallo!
phrase-well_done = Gut gemacht!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-good_luck = Viel Glück!
phrase-hurry = Du bist dran!
phrase-wait = Moment, bitte.
phrase-again = Noch ein Spiel?
phrase-good_game = Gut gespielt!
phrase-bye = Tschüss!

## Was aufgehoben wird

cli-backup = Alle Daten eines Servers in eine Datei kopieren, während er weiterläuft.
cli-backup-examples =
    Beispiele:
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Eine leere Datenbank aus einer Sicherung füllen: dieselben Tische, Plätze und Schlüssel.
cli-restore-examples =
    Beispiele:
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Einen Server über seine Datenbank verwalten, während er läuft.
cli-admin-examples =
    Beispiele:
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
cli-meta-action = AKTION
cli-export = Die Spiele eines Servers als Aufzeichnungen ausgeben, eine Datei je Tisch.
cli-export-examples =
    Beispiele:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Aufzeichnungen als Tische einlesen: beendete Spiele zum Ansehen, unbeendete zum Weiterspielen.
cli-import-examples =
    Beispiele:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = neue Datei für die Kopie; ein Server kann sie direkt verwenden
cli-arg-restore = Datei, die „sixfold backup“ geschrieben hat
cli-arg-action = list (Tische und gesperrte Adressen), close oder delete (einen Tisch), erase-name (den Namen einer Person, an allen Tischen), ban oder unban (eine Adresse), rotate-key (für Signaturen)
cli-arg-target = der Tisch, der Name oder die Adresse
cli-arg-export = Ordner für die Aufzeichnungen
cli-arg-all = auch unbeendete Spiele mit ihren Geheimnissen: Halte sie unter Verschluss
cli-arg-import = Aufzeichnungen oder Ordner damit
backup-done = Alles wurde nach „{ $file }“ kopiert.
restore-done =
    { $n ->
        [one] Jetzt ist { $n } Tisch
       *[other] Jetzt sind { $n } Tische
    } in „{ $url }“.
admin-listed =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }. Gesperrte Adressen: { $banned }
admin-closed = Tisch { $table } ist geschlossen.
admin-was-over = Tisch { $table } war schon zu Ende.
admin-deleted = Tisch { $table } ist gelöscht.
admin-erased =
    { $n ->
        [one] „{ $name }“ ist an { $n } Tisch gelöscht.
       *[other] „{ $name }“ ist an { $n } Tischen gelöscht.
    }
admin-banned = { $address } ist gesperrt.
admin-unbanned = { $address } ist nicht mehr gesperrt.
admin-rotated = Der Server signiert ab jetzt mit dem neuen Schlüssel { $id }. Frühere Schlüssel bleiben aufgeführt.
admin-bad-address = „{ $address }“ ist keine IP-Adresse.
export-done =
    { $n ->
        [one] { $n } Aufzeichnung
       *[other] { $n } Aufzeichnungen
    } nach „{ $folder }“ geschrieben, { $there } schon vorhanden.
import-new = { $file }: neuer Tisch { $table }
import-there = { $file }: schon vorhanden als Tisch { $table }
import-other = { $file }: Tisch { $table } hat dieses Spiel, aber es ging dort anders weiter; nichts wurde verändert
import-seat = { "    " }Platz von { $name }, Geheimnis { $secret }
store-cannot = „{ $value }“ lässt sich nicht öffnen: { $why }.
store-cannot_write = „{ $value }“ lässt sich nicht schreiben: { $why }.
store-not_empty = In „{ $value }“ sind schon Tische; nichts wurde verändert.
store-no_table = Es gibt keinen Tisch { $value }.
store-busy = Tisch { $value } ändert sich gerade ständig; versuche es noch einmal.
store-missing = Unter „{ $value }“ gibt es keine Datenbank.
store-exists = „{ $value }“ gibt es schon; nichts wurde verändert.
store-empty = „{ $value }“ ist eine leere Datei. Lösche sie, um neu anzufangen, oder ersetze sie durch eine Sicherung.
store-foreign = „{ $value }“ enthält etwas anderes als Tische von Sixfold; nichts darin wurde verändert.
store-broken = „{ $value }“ ist beschädigt; nichts darin wurde verändert. Verwende eine Sicherung.
store-unreadable = Das Protokoll von Tisch { $value } lässt sich nicht lesen.
store-newer = „{ $value }“ wurde von einem neueren Sixfold geschrieben; nichts darin wurde verändert. Verwende diese Version.
store-leftover = „{ $value }“ gehört zu einer Datei, die fehlt. Stelle diese Datei wieder her oder verschiebe „{ $value }“.
store-in_use = „{ $value }“ wird von einem anderen Server benutzt. Beende ihn zuerst, oder gib beiden dasselbe --relay.
store-failed = Die Tische sind gerade nicht verfügbar: { $value }
store-closed = Der Server wird gerade beendet.
store-package = „{ $value }“ ist nicht installiert: Es gehört zu „sixfold[large]“.
store-relay = „{ $value }“ antwortet nicht: { $why }.

## Der Webclient

web-skip = Zum Tisch springen
web-home = Sixfold, Startseite
web-lobby = Neues Spiel
web-game = Spiel
web-about-qwirkle = Lege Steine in Reihen einer Farbe oder einer Form: Sechs verschiedene ergeben einen Qwirkle.
web-about-cubes = Würfle und lege die Würfel in Reihen einer Farbe oder einer Form: Sechs verschiedene ergeben einen Qwirkle.
web-about-cards = Spiele Reihen einer Farbe oder einer Form aus, baue den Tisch um und sammle Sechserreihen.
web-front-continue = Weiter
web-front-games = Deine Spiele
web-front-all = Alle Spiele ({ $n })
web-front-turn-of = { $name } ist dran
web-front-left = noch { $time }
web-front-ended = Zu Ende: { $points }
web-front-options = Optionen
web-front-bot = Gegen einen Bot
web-front-bot-about = Geht sofort los
web-front-level = Bot-Stufe
web-front-friend = Mit Freunden
web-front-friend-about = Per Link oder Code, ohne Konto
# As in English.
web-front-code = Code
web-front-device = Ein Gerät
web-front-device-about = Reicht es herum
web-front-daily-about = Jeden Tag ein neues
web-front-player = Spieler 1
web-front-more-players = Mehr Spieler
web-front-hints = Tipps
web-front-hints-bots = Nur gegen Bots
web-front-hints-always = Mit Tipps
web-front-hints-never = Ohne Tipps
web-front-more = Lernen und entdecken
web-edition = Ausgabe
web-house-rules = Hausregeln
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = 2 Minuten je Zug
web-clock-game = Je 15 Minuten
web-clock-day = Ein Tag je Zug
web-seats = Plätze
web-your-name = Dein Name
web-rename = Name ändern
web-rename-save = Name speichern
web-rename-done = Du heißt jetzt { $name }.
web-me = Ich
web-you = Du
web-seat-n = Platz { $n }
web-remove-seat = Platz { $n } entfernen
web-add-seat = Freund oder Bot hinzufügen
web-friend-by-link = Freund (per Link)
# As in English.
web-bot-level = Bot: { $level }
# Wie ein Bot heißt, in jedem Satz.
# As in English.
web-bot-name =
    { $number ->
        [0] Bot { $level }
       *[other] Bot { $level } { $number }
    }
web-public = Öffentlich: Alle können diesen Tisch finden und mitspielen
web-join-code = Mit Code mitspielen
web-join = Mitspielen
web-public-tables = Offene Tische
web-on = Läuft
web-phase-open = Wartet auf Spieler
web-phase-revealing = Geht gleich los
web-phase-playing = Läuft
web-phase-over = Zu Ende
web-phase-closed = Abgebrochen
web-password = Passwort des Servers
web-enter = Los
web-not-kept = Dieser Browser speichert nichts: Lass diese Seite offen, solange du spielst.
web-rules = Regeln
web-light = Helles Design
web-dark = Dunkles Design
web-settings = Einstellungen
web-lost-title = Nicht gefunden
web-lost-page = Diese Seite gibt es nicht.
web-lost-table = Dieser Tisch lässt sich nicht öffnen.
web-lost-gone = Der Server antwortet nicht.
web-lost-closed = Dieses Spiel wurde abgebrochen.
web-lost-advice = Prüfe den Link oder den Code und versuche es noch einmal. Deine Spiele sind sicher.
web-lost-home = Startseite
web-loading = Tisch wird geladen
web-reconnecting = Wird neu verbunden. Dein Zug ist sicher.
web-connection-lost = Verbindung verloren. Wird neu verbunden.
web-connection-back = Verbunden.
web-join-title = An diesen Tisch setzen
web-join-with = Mit { $names }
web-sit-down = Hinsetzen
web-full = Alle Plätze sind besetzt.
web-already-on = Das Spiel hat schon begonnen.
web-back-title = Spielst du hier schon?
web-back-who = Wähle deinen Namen, um in diesem Browser auf deinen Platz zurückzukehren.
web-back-ask = Um Einlass bitten
web-back-get = Code anfordern
web-back-enter = Zurück auf meinen Platz
web-back-code = Dein Code: { $code }
web-back-wait = Sag diesen Code den anderen. Sie geben ihn im Menü des Tischs unter „Jemanden wieder hereinlassen“ ein. Wenn alle bestätigt haben und eine Minute vorbei ist, bist du hier { $name }.
web-back-cancel = Anfrage zurückziehen
web-back-none = Dieser Platz hat keine PIN, und die anderen können ihn jetzt nicht öffnen. Nimm deinen ersten Browser, oder wähle dort „Auf einem anderen Gerät spielen“.
web-back-own = Die anderen können diesen Platz nicht öffnen: Dazu braucht es den Browser, in dem du spielst. Fordere hier einen Code an und gib ihn dort ein.
web-back-lost = Hast du diesen Browser nicht mehr, können die anderen einen Bot für dich spielen lassen.
web-back-wait-own = Gib ihn in dem Browser ein, in dem du spielst: im Menü des Tischs unter „Jemanden wieder hereinlassen“. Dann bist du hier sofort { $name }.
web-pin = PIN, 4 bis 8 Ziffern
web-pin-optional = PIN, 4 bis 8 Ziffern (freiwillig)
web-pin-join = Mit dieser PIN kannst du aus einem anderen Browser auf deinen Platz zurückkehren.
web-pin-only = Wähle eine PIN, damit du aus einem anderen Browser zurückkommen kannst. An diesem Tisch können die anderen dich nicht hereinlassen.
web-pin-choose = PIN wählen
web-pin-menu = Meine PIN
web-pin-how = Mit deinem Namen und dieser PIN kannst du aus einem anderen Browser auf deinen Platz zurückkehren. Die anderen können dann niemanden mehr für dich hereinlassen.
web-pin-save = PIN speichern
web-pin-set = PIN gespeichert.
web-pin-remove = PIN entfernen
web-pin-removed = PIN entfernt.
web-let-in = Jemanden wieder hereinlassen
web-let-in-how = Nur, wenn du weißt, dass der Code von dieser Person ist: Ruf sie an und lass ihn dir vorlesen. Ist es dein eigener anderer Browser, wähle dich selbst.
web-let-in-who = Spieler
# As in English.
web-let-in-code = Code
web-let-in-confirm = Hereinlassen
web-let-in-done = Dein anderer Browser hat jetzt deinen Platz.
web-let-in-asked = Bestätigt. Es dauert eine Minute, und alle anderen Spieler müssen auch bestätigen.
web-let-in-news = Die anderen haben bestätigt: { $name } ist aus einem anderen Browser zurück.
web-let-in-you = Die anderen haben einen weiteren Browser auf deinen Platz gelassen. Bist du das nicht, entferne ihn.
web-let-in-undo = Andere Browser entfernen
web-let-in-option = Ein anderer Spieler genügt, um jemanden wieder hereinzulassen
web-let-in-option-about = Sonst braucht es zwei. Wer allein bestätigt, könnte sehen, was diese Person auf der Hand hat.
web-let-in-rule =
    { $n ->
        [0] Kommst du nicht mehr an deinen Browser, können die anderen dich nicht wieder hereinlassen. Mit einer PIN kannst du zurückkommen.
        [1] Kommt ein Spieler nicht mehr an seinen Browser, kann ein anderer ihn wieder hereinlassen. Hat er eine PIN, kommt er nur mit ihr zurück.
       *[other] Kommt ein Spieler nicht mehr an seinen Browser, können zwei andere ihn wieder hereinlassen. Hat er eine PIN, kommt er nur mit ihr zurück.
    }
web-let-in-sees = Wer hier bestätigt, könnte sehen, was diese Person auf der Hand hat.
web-offer-let_in =
    { $you ->
        [yes] Ein anderer Browser möchte auf deinem Platz spielen, mit dem Code { $code }. Bist du das nicht, zieh die Anfrage zurück.
       *[no] { $other } möchte aus einem anderen Browser wieder hereingelassen werden, mit dem Code { $code }. Stimme nur zu, wenn du den Code von dieser Person selbst hast.
    }
web-watch = Zuschauen
web-host = Gastgeber
web-here = Da
web-away = Abwesend
web-open-seat = Freier Platz
web-waiting-for = Wartet auf jemanden
web-revoke = Platz freigeben
web-scan = Scannen oder den Link senden. Kein Konto nötig.
web-qr = QR-Code mit dem Link zu diesem Tisch
web-only-here = Diese Adresse geht nur auf diesem Rechner.
web-only-here-how = Für andere Geräte in deinem Netz starte „{ $command }“ und öffne die Adresse, die dann dort steht.
web-in-app = Diese Seite ist in einer anderen App geöffnet. Öffne sie in deinem eigenen Browser, sonst verlierst du vielleicht deinen Platz.
web-copy-link = Link kopieren
web-in-app-stay = Hier bleiben
web-share = Link teilen
web-copied = Kopiert
web-not-copied = Kopieren ging nicht
web-start = Spiel starten
web-start-when = Du kannst starten, wenn alle Plätze besetzt sind.
web-host-starts = Warte, bis der Gastgeber das Spiel startet.
web-leave = Tisch verlassen
web-table = Tisch
web-board = Der Tisch: Mit den Pfeiltasten gehst du von Stelle zu Stelle
web-players = Spieler
web-move-and-history = Zug und Verlauf
web-more = Weitere Optionen
web-close = Schließen
web-bag = Im Beutel oder Stapel:
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
web-your-turn = Du bist dran
web-title-your-turn = ● Du bist dran · { $title }
web-on-turn = Ist dran
web-turn-of = { $name } ist dran.
web-bot-stands-in = Ein Bot springt ein
web-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
web-hand-of = Würfel von { $name }
web-over = Das Spiel ist zu Ende.
web-your-move = Dein Zug
web-nothing-laid = Noch liegt nichts von dir.
web-wait = Die anderen überlegen.
web-moves = Züge
web-no-moves = Noch keine Züge.
web-turn-swap =
    { $n ->
        [one] { $n } Stein getauscht
       *[other] { $n } Steine getauscht
    }
web-turn-reroll = mit { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfeln
    } noch einmal gewürfelt
web-turn-roll = nichts passte, mit allen gewürfelt
web-turn-redraw = saß fest, neue Karten gezogen
web-turn-pass = ausgesetzt
web-unseen = Noch nicht gesehen
web-unseen-kind = { $piece }: { $n }
web-your-hand =
    { $game ->
        [cubes] Deine Würfel
        [cards] Deine Karten
       *[qwirkle] Deine Steine
    }
web-rack =
    { $game ->
        [cubes] Deine Würfel, Tasten 1 bis 9
        [cards] Deine Karten, Tasten 1 bis 9
       *[qwirkle] Deine Steine, Tasten 1 bis 9
    }
web-undo = Rückgängig
web-shuffle = Mischen
web-sort = Sortieren
web-exchange = Tauschen
web-reroll = Neu würfeln
web-choose-exchange = Wähle die Steine, die du tauschen willst.
web-choose-reroll = Wähle die Würfel für den neuen Wurf.
web-exchange-n =
    { $n ->
        [one] { $n } Stein tauschen
       *[other] { $n } Steine tauschen
    }
web-roll-n = { $n } Würfel werfen
web-play-for =
    { $n ->
        [one] Spielen: { $n } Punkt
       *[other] Spielen: { $n } Punkte
    }
web-place-a-tile =
    { $game ->
        [cubes] Lege einen Würfel an
       *[qwirkle] Lege einen Stein an
    }
web-opening-owes = Lege zu Beginn { $n } an
web-you-open =
    { $game ->
        [cubes] Du fängst an. Deine längste Reihe hat { $n } Würfel.
       *[other]
            { $n ->
                [one] Du fängst an. Deine längste Reihe hat { $n } Stein.
               *[other] Du fängst an. Deine längste Reihe hat { $n } Steine.
            }
    }
web-choose-first = Wähle zuerst aus
web-fits-first = { $piece }: passt hier.
web-fits =
    { $n ->
        [0] { $piece }: passt jetzt nirgends.
        [one] { $piece }: passt an { $n } Stelle. Die Zahl zeigt die Punkte.
       *[other] { $piece }: passt an { $n } Stellen. Die Zahlen zeigen die Punkte.
    }
web-chosen =
    { $n ->
        [one] { $piece } gewählt. Passt an { $n } Stelle.
       *[other] { $piece } gewählt. Passt an { $n } Stellen.
    }
web-draft-points =
    { $n ->
        [one] Zusammen { $n } Punkt.
       *[other] Zusammen { $n } Punkte.
    }
web-cell = Zeile { $row }, Spalte { $column }.
web-at-cell = Zeile { $row }, Spalte { $column }
web-at-row = Zeile { $row }, ab Spalte { $column }
web-at-column = Spalte { $column }, ab Zeile { $row }
web-qwirkles-taken = Qwirkles genommen: { $sets }
web-empty-cell = Leer.
web-makes = { $piece }: bringt { $n }.
web-drafted = Hingelegt, noch nicht gespielt.
web-missing = fehlt noch: { $what }
web-complete = komplett
web-taken-back = Zurückgenommen.
web-why = Warum?
web-forced-pass = In diesem Zug kannst du nichts tun.
web-forced-roll = Nichts passt: Würfle mit allen Würfeln.
web-forced-redraw = Du sitzt fest: Zeige deine Karten und ziehe neue.
web-do-pass = Aussetzen
web-do-roll = Mit allen würfeln
web-do-redraw = Neue Karten ziehen
web-talk = Zurufe
web-mute = Zurufe der anderen ausblenden
web-played =
    { $n ->
        [one] { $name }: { $n } Punkt.
       *[other] { $name }: { $n } Punkte.
    }
web-you-win = Du hast gewonnen
web-wins = { $name } hat gewonnen
web-shared-win = Geteilter Sieg: { $names }
web-given-up = Das Spiel wurde abgebrochen
web-rematch = Noch ein Spiel
web-join-rematch = Zum neuen Spiel
web-download = Aufzeichnung speichern
web-result-last-piece = +{ $n } für das letzte Teil: { $name }
web-result-close = So knapp: nur { $what } zurück.
web-result-best-of-all = Dir gelang der beste Zug des Spiels: { $what } in Zug { $turn }.
web-result-your-qwirkles =
    { $n ->
        [one] Dir gelang ein Qwirkle.
       *[other] Dir gelangen { $n } Qwirkles.
    }
web-result-your-best = Dein bester Zug: { $what } in Zug { $turn }.
web-result-next = Das nächste Spiel fängt bei null an.
web-result-best = Bester Zug: { $n } (Zug { $turn })
# As in English.
web-result-qwirkles = Qwirkles: { $n }
web-result-per-turn = Je Zug: { $n }
web-result-luck = Glück und Können
web-result-wants =
    { $n ->
        [one] { $names } möchte noch ein Spiel.
       *[other] { $names } möchten noch ein Spiel.
    }
web-result-you-want = Du möchtest noch ein Spiel. Die anderen werden gefragt.
web-result-join = Mitspielen
web-result-not-now = Nicht jetzt
web-result-agreed = Spielt mit
web-result-declined = Nicht jetzt
web-result-no-answer = Noch keine Antwort
web-result-start = Jetzt starten, mit einem Bot für { $names }
web-result-begun = Das neue Spiel hat begonnen. Ein Bot spielt für dich, bis du dazukommst.
web-result-watch = Neuem Spiel zuschauen
web-result-share = Spiel teilen
web-result-share-about = Wer den Link hat, sieht die Namen, das Ergebnis und jeden Zug.
web-result-unshare = Nicht mehr teilen
web-result-unshared = Der Link zeigt dieses Spiel nicht mehr.
web-shared-game = Geteiltes Spiel
web-shared-gone = Unter dieser Adresse gibt es kein geteiltes Spiel.
web-shared-replay = Nachspielen und Rückblick
web-shared-play = Sixfold selbst spielen
web-no-set = Noch keine Reihe
web-needs = fehlt noch
web-set-short = zu kurz: mindestens drei
web-set-mismatch = weder dieselbe Farbe noch dieselbe Form
web-set-duplicate = zweimal dieselbe Karte
web-set-orphan = eine neue Reihe braucht eine Karte aus deiner Hand
web-set-keep-three = { $set }: Mindestens drei müssen zusammenbleiben
web-you-take-it = du nimmst sie
web-card-chosen = { $piece } gewählt.
web-choose-set =
    { $n ->
        [one] Wähle, wohin die Karte kommt.
       *[other] Wähle, wohin die Karten kommen.
    }
web-put-here = Hierhin: { $set }
web-back-to-hand = Zurück auf die Hand
web-not-to-hand = Karten vom Tisch bleiben auf dem Tisch.
web-new-set = Neue Reihe: drei Karten, die zusammenpassen
web-card-caption =
    { $color ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[purple] Lila
    }
web-from-hand = Aus der Hand
web-moved = Umgelegt
web-cards-open = Du fängst an: Spiele eine Reihe aus.
web-cards-open-largest = Du fängst an: Spiele deinen größten Satz aus, { $n } Karten, und sonst nichts.
web-cards-turn = Du bist dran: Spiele mindestens eine Karte aus. Du darfst auch Karten auf dem Tisch umlegen.
web-table-is-legal = Alles passt.
web-table-not-legal = Noch passt nicht alles.
web-reset = Alles zurück
web-tidy = Aufräumen
web-finish = Zug beenden
web-finish-taking =
    { $n ->
        [one] Beenden, { $n } Qwirkle nehmen
       *[other] Beenden, { $n } Qwirkles nehmen
    }
web-language = Sprache
web-live = Vorschau
web-theme = Design
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-palette = Farben
web-palette-clear = Auch für Farbenblinde
web-palette-classic = Klassisch
web-palette-contrast = Hoher Kontrast
web-palette-own = Eigene
web-own-colors = Meine Farben
web-marks = Zeichen auf Teilen
web-marks-cuts = Kerben
web-marks-letters = Buchstaben
web-marks-none = Keine
web-ground = Teile
web-ground-dark = Ebenholz
web-ground-light = Elfenbein
web-text-size = Textgröße
web-play = Beim Spielen
web-show-legal = Zeigen, wo ein Teil hindarf
web-left-handed = Für Linkshänder
web-calm = Weniger Bewegung
web-sound = Ton
web-notify-title = Ton und Benachrichtigungen
web-notify-vibration = Vibrieren, wenn du dran bist
web-notify-me = Benachrichtigen, wenn ich dran bin
web-notify-on = Dieses Gerät benachrichtigt dich, wenn du hier dran bist.
web-notify-off = Dieses Gerät benachrichtigt dich nicht mehr zu diesem Tisch.
web-notify-denied = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite und komm dann zurück.
web-notify-unsupported = Dieser Browser kann hier keine Benachrichtigungen empfangen. Auf einem iPhone oder iPad lege Sixfold auf den Home-Bildschirm und öffne es dort.
web-notify-failed = Der Benachrichtigungsdienst des Browsers hat nicht geantwortet. Versuche es später noch einmal.
web-notify-where = In Spielen ohne Uhr oder mit mindestens einem Tag je Zug kann dieses Gerät dich benachrichtigen, wenn du dran bist. Schalte es am Tisch ein.
web-notify-tables =
    { $n ->
        [one] Dieses Gerät benachrichtigt dich an einem Tisch, wenn du dran bist.
       *[other] Dieses Gerät benachrichtigt dich an { $n } Tischen, wenn du dran bist.
    }
web-notify-stop-all = Alle Benachrichtigungen aus
web-notify-stopped = Dieses Gerät erhält keine Benachrichtigungen mehr.
web-letter-keys = Buchstaben als Tasten
web-too-close = { $eyes } zu ähnlich: { $a } und { $b }.
web-far-enough = Alle sechs Farben lassen sich gut unterscheiden, auch bei Farbenblindheit.
web-eyes-normal = Für alle
web-eyes-protan = Bei Rotblindheit (Protanopie)
web-eyes-deutan = Bei Grünblindheit (Deuteranopie)
web-eyes-tritan = Bei Blaublindheit (Tritanopie)

## Im Browser spielen, von der Befehlszeile aus

cli-arg-terminal = im Terminal spielen, nicht im Browser
cli-arg-lan = auch andere Geräte in deinem Netz mitspielen lassen
play-at = Sixfold ist in deinem Browser geöffnet: { $url } (Strg-C beendet es)
play-open = Öffne { $url } in einem Browser auf diesem Rechner. Strg-C beendet Sixfold; mit --terminal spielst du hier.
play-at-lan = Öffne { $url } auf einem beliebigen Gerät in deinem Netz. Strg-C beendet Sixfold.
play-no-lan = Dieser Rechner hat keine Adresse in einem lokalen Netz.
web-update = Eine neue Version von Sixfold ist da.
web-update-now = Neu laden
web-update-later = Später
web-no-server = Diese Site hat keinen Server. Man braucht einen, um mit Freunden über einen Link zu spielen, die eigenen Teile auf dem Handy zu sehen und Spiele zu teilen. Alles andere geht.
web-offline = Bis die Verbindung zurück ist, kannst du Regeln lesen, Lektionen machen und Einstellungen ändern; deine Tische sind sicher.
web-offline-learn = Spiele lernen

## Der Tisch und der Rückblick
web-beyond =
    { $n ->
        [one] { $n } weitere Stelle außerhalb
       *[other] { $n } weitere Stellen außerhalb
    }
web-cubes-turn = Du bist dran: Lege einen Würfel an, oder würfle vorher mit einigen neu (ein Mal).
web-agree = Zustimmen
web-decline = Nein
web-withdraw = Anfrage zurückziehen
web-ask-undo = Bitten, meinen Zug zurückzunehmen
web-ask-hand-over = Einen Bot für { $name } spielen lassen
web-offer-undo =
    { $you ->
        [yes] Du möchtest den letzten Zug zurücknehmen.
       *[no] { $name } möchte den letzten Zug zurücknehmen.
    }
web-offer-hand_over = { $other } ist abwesend. Dauert das zu lange, spielt ein Bot weiter.
web-offer-waiting = Warten, bis die anderen zustimmen.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-take-seat-back = Platz wieder einnehmen
web-watching = Du schaust zu
web-share-watch = Teilen: hier zuschauen
web-leave-title = Spiel verlassen?
web-leave-bot = Ein Bot spielt dann für dich. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
web-leave-ends = Sonst spielt niemand mehr mit: Wenn du gehst, gibst du auf, und das Spiel endet. Das Ergebnis zählt.
web-leave-resign = Wenn du gehst, gibst du auf: Du kannst dieses Spiel nicht mehr gewinnen und nicht zurückkommen.
web-resigned = Aufgegeben
web-stay = Bleiben
web-dealing = Die Geräte einigen sich auf das Austeilen. Das dauert höchstens 15 Sekunden.
web-fair = Fair ausgeteilt
web-fair-how = Vor dem Austeilen hat der Server eine geheime Zahl gewählt und zugesagt: Unten steht ihr Fingerabdruck. Dann hat das Gerät jedes Spielers eine Zufallszahl dazugegeben. Zusammen bestimmen sie alles, was gezogen oder gewürfelt wird, also kann es niemand beeinflussen. Wenn das Spiel zu Ende ist, werden alle Zahlen gezeigt und lassen sich prüfen.
web-fair-here = Vor dem Austeilen hat dieser Browser eine geheime Zahl gewählt. Unten steht ihr Fingerabdruck. Alles, was gezogen oder gewürfelt wird, folgt aus dieser Zahl. Wenn das Spiel zu Ende ist, steht sie in der Aufzeichnung, und „sixfold verify“ auf einem Rechner kann alles prüfen.
web-fair-commitment = Fingerabdruck des Servergeheimnisses
web-fair-copy = Fingerabdruck kopieren
web-fair-salts = Zufallszahlen der Spieler
web-fair-salt-used = dazugegeben
web-fair-salt-withheld = zugesagt, aber nicht rechtzeitig gesendet
web-fair-salt-none = keine
web-fair-receipt = Beleg
web-fair-receipt-about = Der Server hat für dieses Gerät signiert, was alle bis Zug { $turn } gesehen haben. Damit kannst du beweisen, dass danach nichts geändert wurde.
web-fair-receipt-save = Beleg speichern
web-fair-limits = Die Seite, die prüft, kommt vom selben Server. Um unabhängig von ihm zu sein, speichere den Beleg und die Aufzeichnung und prüfe beide mit „sixfold verify“ auf einem Rechner.
web-fair-checks = Wurde in diesem Spiel fair ausgeteilt?
web-fair-checking = Wird geprüft…
web-fair-again = Noch einmal prüfen
web-fair-right = Ja: Alles stimmt.
web-fair-partly = Kein Fehler gefunden, aber dieses Gerät kann nicht alles prüfen.
web-fair-wrong = Nein: Etwas stimmt nicht.
web-fair-yes = stimmt
web-fair-no = falsch
web-fair-unknown = nicht geprüft
web-fair-check-promise = Was vor dem Austeilen zugesagt wurde, ist unverändert.
web-fair-check-secret = Das Geheimnis und die Zufallszahlen haben diese Fingerabdrücke.
web-fair-check-salt = Die Zufallszahl dieses Geräts wurde verwendet.
web-fair-check-draws = Alles Ausgeteilte, Gezogene und Gewürfelte folgt aus den Zahlen.
web-fair-check-receipt = Die Aufzeichnung ist das, was der Server während des Spiels gesendet hat.
web-fair-check-signature = Die Signatur des Servers unter der Aufzeichnung ist gültig.
web-keys = Tasten
web-key-choose = eines deiner Teile wählen
web-key-move = auf dem Tisch bewegen
web-key-next = zur nächsten Stelle, wo es passt
web-key-enter = anlegen; noch einmal: spielen
web-key-undo = rückgängig
web-key-drop = abwählen; noch einmal: alles zurück
web-key-exchange = tauschen
web-key-roll = neu würfeln
web-key-new = eine neue Reihe
web-key-last = der letzte Zug
web-key-scores = die Punkte vorlesen
web-key-list = diese Liste
web-device-offline = Du bist offline. Dein Zug ist sicher.
web-device-offline-sending = Du bist offline. Dein Zug wird gesendet, sobald du wieder online bist.
web-sending = Wird gesendet…
web-waiting-hint = Tipp wird gesucht…
web-waiting-hint-offline = Keine Verbindung. Der Tipp kommt, sobald du wieder online bist.
web-turn-of-away = { $name } ist dran, aber gerade abwesend.
web-laid-at = { $piece } in Zeile { $row }, Spalte { $column }.
web-joined = { $name } spielt jetzt mit.
web-left-seat = { $name } ist gegangen.
web-renamed = { $name } heißt jetzt { $other }.
web-reconnecting-sending = Wird neu verbunden. Dein Zug wird gesendet, sobald du wieder online bist.
web-trail = Seit deinem Zug
web-trail-all = Alle nachspielen
web-trail-lay =
    { $points ->
        [one] { $name }: { $n } angelegt, { $points } Punkt
       *[other] { $name }: { $n } angelegt, { $points } Punkte
    }
web-trail-play =
    { $n ->
        [0] { $name }: { $m } ausgespielt
        [one] { $name }: { $m } ausgespielt, einen Qwirkle genommen
       *[other] { $name }: { $m } ausgespielt, { $n } Qwirkles genommen
    }
web-trail-other = { $name }: { $what }
web-trail-cell = Zug { $n } nach deinem, { $name }.
web-trail-card = Zug { $n } nach deinem
web-key-replay = die Züge seit deinem nachspielen
web-bot-pause = Kurze Pause vor Zügen der Bots
web-last-move =
    { $n ->
        [one] { $name }, { $n } Punkt
       *[other] { $name }, { $n } Punkte
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle: { $name }
web-qwirkle-bonus = Qwirkle: 6 + 6 Bonus
web-last-piece =
    { $game ->
        [cubes] Der letzte Würfel
       *[qwirkle] Der letzte Stein
    }
web-last-bonus =
    { $game ->
        [cubes] davon { $n } für den letzten Würfel
       *[qwirkle] davon { $n } für den letzten Stein
    }
web-misfit-line = { $piece }: passt hier nicht. { $line }.
web-misfit-twice = { $piece }: liegt schon in dieser Reihe.
web-misfit-mixed = { $piece }: passt hier nicht, weder die Farbe noch die Form.
web-misfit-full = { $piece }: passt hier nicht, diese Reihe ist komplett.
web-misfit-touch =
    { $game ->
        [cubes] { $piece }: muss einen Würfel auf dem Tisch berühren.
       *[qwirkle] { $piece }: muss einen Stein auf dem Tisch berühren.
    }
web-misfit-straight = Alles, was du in einem Zug anlegst, muss in einer Reihe ohne Lücken liegen.
web-misfit-opening = Im ersten Zug musst du deine längste Reihe legen: { $piece } gehört nicht dazu.
web-rolled = Gewürfelt: { $what }.
web-keep-all = Alle behalten
web-select-all = Alle
web-select-none = Keine
web-nothing-fits = Nichts passt: Tausche Steine.
web-forced-roll-opening = Keine zwei deiner Würfel passen zusammen: Würfle mit allen, bis zwei zusammenpassen.
web-forced-dead = Keine deiner Farben passt irgendwo. Deine Würfel kommen in den Beutel zurück, und du ziehst und würfelst neue.
web-forced-pass-cubes = Keiner deiner Würfel und keiner im Beutel passt irgendwo: Du setzt aus.
web-forced-pass-cards = Du kannst nichts ausspielen, und neue Karten würden nicht helfen: Du setzt aus.
web-forced-pass-empty = Du hast keine Karten mehr: Du setzt aus.
web-stuck-shown =
    { $you ->
        [yes] Du konntest nichts ausspielen, hast diese Karten gezeigt und neue gezogen.
       *[no] { $name } konnte nichts ausspielen, hat diese Karten gezeigt und neue gezogen.
    }
web-cards-play-one = Spiele mindestens eine Karte aus deiner Hand aus.
web-orphan-why = Jede Reihe stimmt, aber in einer neuen ist keine Karte aus deiner Hand.
web-keep-three-why =
    { $n ->
        [1] Jede Reihe stimmt, aber diese hat einer neuen Reihe eine Karte gegeben und muss mindestens drei behalten: { $pieces }.
       *[other] Jede Reihe stimmt, aber diese haben neuen Reihen Karten gegeben und müssen jeweils mindestens drei behalten: { $pieces }.
    }
web-empty-table = Der Tisch ist leer.
web-no-cards = Keine Karten mehr.
web-what-moved = Was sich geändert hat
web-step-hand = { $what }: aus der Hand zu „{ $to }“
web-step-new = { $what }: eine neue Reihe, „{ $to }“
web-step-moved = { $what }: von „{ $from }“ zu „{ $to }“
web-step-taken = „{ $to }“: komplett und genommen
# As in English.
web-legal = OK
web-not-yet = Noch nicht
web-move-of = Zug: { $name }
# As in English.
web-pile-of =
    { $n ->
        [one] { $name }: { $n } Qwirkle
       *[other] { $name }: { $n } Qwirkles
    }
web-supply-qwirkle = Beutel
web-supply-cubes = Beutel
web-supply-cards = Stapel
web-bag-empty = Leer: kein Nachziehen mehr
web-pile-empty = Leer
web-last-turns =
    { $n ->
        [one] Letzter Zug
       *[other] Noch { $n } Züge
    }
web-in-the-bag = Noch im Beutel
web-picture = Bild speichern
web-review = Rückblick
web-review-file = Spiel nachspielen
web-review-drop = Wähle eine Aufzeichnung oder zieh sie hierher.
web-review-bad = Diese Datei ist keine Aufzeichnung eines Spiels.
web-review-not-over = Dieses Spiel ist noch nicht zu Ende. Danach kannst du darauf zurückblicken.
web-review-slider = Zug
web-review-announced = Zug { $n }. { $name }: { $points }.
web-move-n-of = Zug { $n } von { $of }
web-first-move = Zum Anfang
web-previous-move = Einen Zug zurück
web-next-move = Einen Zug vor
web-final-move = Zum Ende
web-before-first = Vor dem ersten Zug
web-hands = Was alle haben
web-scores = Punkte
web-graph = Die Punkte von Zug zu Zug. Am Ende: { $scores }

## Lernen und Regeln nachschlagen

web-learn = Spielen lernen
web-learn-choose = Was möchtest du lernen?
web-learn-about = Ein paar kleine Züge, so langsam, wie du willst: Niemand wartet.
web-learn-begin = Anfangen
web-learn-go-on = Weiter
web-learn-again = Noch einmal
web-learn-steps = { $done } von { $of } geschafft
web-learn-finished = Geschafft
web-learn-step = Schritt { $n } von { $of }
web-learn-next = Weiter
web-learn-back = Ein Schritt zurück
web-learn-show = Zeig es mir
web-learn-restart = Schritt neu anfangen
web-learn-play = Spiel dein erstes Spiel
web-learn-play-about = Gegen einen Bot, der auch gerade erst anfängt.
web-learn-end = Jetzt kannst du { $name } spielen
web-learn-other = Ein anderes Spiel lernen
web-learn-answers = Wähle die Zahl
web-learn-friend = Adas Würfel
web-learn-draw = Aus dem Beutel ziehen
web-learn-draw-cards = Vom Stapel ziehen
web-learn-take = Nimm den Qwirkle
web-learn-new-set = Neue Reihe
web-learn-hint-first = Tippe zuerst an, was du legen willst.
web-learn-hint-first-cards = Tippe zuerst die Karten an, die dorthin sollen.
web-learn-hint-twice = { $piece }: liegt schon in der Reihe.
web-learn-hint-mismatch = { $piece }: passt nicht in diese Reihe. Versuch etwas anderes.
web-learn-hint-elsewhere = Das ist auch erlaubt, aber nimm eine Stelle mit einer Zahl.
web-learn-hint-touch = Das muss direkt neben einem anderen liegen, Seite an Seite.
web-learn-hint-nofit = { $piece }: passt dort nicht. Nimm eine Stelle mit einer Zahl.
web-learn-hint-count = Zähl noch einmal, eins nach dem anderen.
web-learn-hint-keep = { $piece }: Behalte das, es passt.
web-learn-hint-mark = Tippe zuerst an, was du nicht behalten willst.
web-learn-hint-find = { $piece }: Das ist es nicht. Schau noch einmal.
web-learn-hint-set-right = Diese Reihe stimmt. Such eine andere.
web-learn-hint-set-short = Eine Reihe braucht mindestens drei Karten.
web-learn-hint-set-mismatch = Die Karten einer Reihe haben dieselbe Farbe oder dieselbe Form.
web-learn-hint-set-duplicate = Dieselbe Karte darf nicht zweimal in einer Reihe sein.
web-learn-hint-legal = Das ist erlaubt, aber lies die Aufgabe noch einmal.
web-learn-hint-table = Karten vom Tisch bleiben auf dem Tisch.
web-learn-qwirkle-color = Leg deinen roten Stein ans Ende der roten Reihe.
web-learn-qwirkle-color-done = Richtig: eine Farbe, verschiedene Formen.
web-learn-qwirkle-shape = Das sind alles Kreise: Leg deinen dazu.
web-learn-qwirkle-shape-done = Richtig: eine Form, verschiedene Farben.
web-learn-qwirkle-twice = Leg den roten Stein dazu, der noch nicht in der Reihe ist.
web-learn-qwirkle-twice-done = Richtig: In einer Reihe kommt nichts doppelt vor.
web-learn-qwirkle-several = Leg deine beiden Quadrate in die Reihe und drück dann den großen Knopf.
web-learn-qwirkle-several-done = Richtig: so viele du willst, alle in einer Reihe.
web-learn-qwirkle-score = Jeder Stein in der Reihe ist ein Punkt: Wie viele sind das?
web-learn-qwirkle-score-done = Richtig: vier Steine, vier Punkte.
web-learn-qwirkle-cross = Leg den blauen Stern dorthin, wo zwei Reihen entstehen.
web-learn-qwirkle-cross-done = Beide Reihen zählen: vier Punkte und zwei Punkte.
web-learn-qwirkle-qwirkle = Da liegen fünf lila Steine: Leg den sechsten dazu.
web-learn-qwirkle-qwirkle-done = Ein Qwirkle: sechs Punkte und noch einmal sechs.
web-learn-qwirkle-exchange = Nichts passt: Tippe die Steine an, die du nicht willst, und tausche sie.
web-learn-qwirkle-exchange-done = Neue Steine, aber in diesem Zug keine Punkte.
web-learn-qwirkle-draw = Nach deinem Zug ziehst du wieder auf sechs nach: Zieh einen Stein.
web-learn-qwirkle-draw-done = Wieder sechs, und jetzt ist der Nächste dran.
web-learn-qwirkle-last = Der Beutel ist leer: Leg deinen letzten Stein an.
web-learn-qwirkle-last-done = Drei Punkte, und noch sechs, weil du zuerst fertig bist.
web-learn-cubes-roll = Ein Würfel behält seine Farbe: Würfle und schau auf die Formen.
web-learn-cubes-roll-done = Dieselben Farben, neue Formen.
web-learn-cubes-open = Alle sehen alle Würfel: Tippe Adas grünen Stern an.
web-learn-cubes-open-done = So weißt du immer, was die anderen können.
web-learn-cubes-again = Tippe Würfel an, die nicht in die grüne Reihe passen, und würfle mit ihnen.
web-learn-cubes-again-done = In jedem Zug darfst du ein Mal neu würfeln.
web-learn-cubes-lay = Leg deine beiden grünen Würfel in die Reihe und drück dann den großen Knopf.
web-learn-cubes-lay-done = Fünf Würfel in der Reihe: fünf Punkte.
web-learn-cubes-draw = Zieh wieder auf sechs nach: Zieh zwei Würfel, mit ihnen wird sofort gewürfelt.
web-learn-cubes-draw-done = Nur mit den neuen Würfeln wurde gewürfelt.
web-learn-cubes-qwirkle = Da liegen fünf Sterne: Leg die Farbe dazu, die fehlt.
web-learn-cubes-qwirkle-done = Ein Qwirkle: sechs Punkte und noch einmal sechs.
web-learn-cubes-stuck = Nichts passt: Würfle mit allen deinen Würfeln.
web-learn-cubes-stuck-done = Du würfelst, bis etwas passt.
web-learn-cubes-fits = Leg den Würfel an, der jetzt passt.
web-learn-cubes-fits-done = Zwei Quadrate: Wenn du einen Würfel anlegen kannst, musst du es tun.
web-learn-cards-shape = Tippe die drei Sterne an und mach eine neue Reihe daraus.
web-learn-cards-shape-done = Eine Reihe: eine Form, verschiedene Farben.
web-learn-cards-color = Drei grüne Karten sind auch eine Reihe: Mach eine.
web-learn-cards-color-done = Richtig: eine Farbe, verschiedene Formen.
web-learn-cards-add = Leg deinen gelben Stern zu den Sternen.
web-learn-cards-add-done = Eine Reihe kann von drei auf sechs Karten wachsen.
web-learn-cards-wrong = Welche Reihe stimmt nicht?
web-learn-cards-wrong-done = Richtig: Zwei Karten sind zu wenige.
web-learn-cards-take = Mach eine Reihe aus dem roten Kreis auf dem Tisch und deinen zwei Kreisen.
web-learn-cards-take-done = Die anderen drei roten Karten sind immer noch eine Reihe.
web-learn-cards-qwirkle = Bring sechs Quadrate zusammen: Zwei hast du, eines liegt bei den roten Karten.
web-learn-cards-qwirkle-done = Ein Qwirkle: Er ist deiner und bringt einen Punkt.
web-learn-cards-draw = Zieh wieder auf neun nach: Zieh zwei Karten.
web-learn-cards-draw-done = Wieder neun, und jetzt ist der Nächste dran.
web-rules-search = Regeln durchsuchen
web-rules-placeholder = Wort oder Nummer wie C15
web-rules-contents = Inhalt
web-rules-found =
    { $n ->
        [0] Hier ist nichts zu finden.
        [one] { $n } Abschnitt
       *[other] { $n } Abschnitte
    }
web-rules-elsewhere = In anderen Spielen
web-rules-here = Diese Regel
web-rules-link = Link zu dieser Regel, { $id }
web-rules-unknown = Hier gibt es keine Regel { $id }.

## Plätze auf einem anderen Gerät

web-stats = Statistik
web-stats-about = Diese Spiele endeten auf diesem Gerät. Spiele, in denen sich mehrere ein Gerät teilen, zählen nicht. Ein geteilter Sieg beendet eine Siegesserie nicht.
web-stats-none = Noch keine beendeten Spiele. Spiele, die du auf diesem Gerät beendest, werden hier gezählt.
web-stats-game = Spiel
web-stats-all = Alle Spiele
web-stats-games = Spiele
web-stats-won = Gewonnen
web-stats-shared = Geteilt
web-stats-lost = Verloren
web-stats-points = Punkte je Zug
web-stats-qwirkles = Qwirkles je Spiel
web-stats-streak = Siegesserie jetzt
web-stats-longest = Längste Siegesserie
web-stats-daily = Tagesrätsel in Folge
web-stats-opponents = Ergebnisse je Gegner
web-stats-opponent = Gegner
web-stats-accuracy = Genauigkeit
web-stats-accuracy-none = Öffne den Rückblick eines Spiels und lass ihn zu Ende laufen. Dann erscheint hier die Genauigkeit deiner Züge.
web-stats-chart = { $what }, ältestes Spiel zuerst: { $values }
web-stats-best = Beste Züge
web-stats-move = Zug { $n } gegen { $names }
web-stats-files = Speichern oder hinzufügen
web-stats-export = In Datei speichern
web-stats-import = Datei hinzufügen
web-stats-added =
    Hinzugefügt: { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    } und { $puzzles ->
        [one] ein Rätsel
       *[other] { $puzzles } Rätsel
    }.
web-stats-bad = Diese Datei enthält keine Statistik.
web-stats-carry = Die Statistik und gelöste Rätsel bleiben auf diesem Gerät und werden nie an einen Server gesendet. Um sie auf einem anderen Gerät zu haben, speichere sie hier in einer Datei und füge die Datei dort hinzu.
web-stats-delete = Ganze Statistik löschen
web-stats-delete-ask = Das löscht die Statistik aller Spiele auf diesem Gerät. Öffnest du ein beendetes Spiel noch einmal, wird es wieder gezählt.
web-stats-delete-now = Löschen
web-stats-keep = Behalten
web-stats-deleted = Statistik gelöscht.
web-carry = Auf einem anderen Gerät spielen
web-carry-what = Deine Plätze an Tischen sind auf diesem Gerät gespeichert. Ein Link bringt sie auf ein anderes, wo du weiterspielen kannst. Hier bleiben sie auch.
web-carry-offer =
    { $count ->
        [0] Du hast noch keine Tische
        [one] Link für deinen Tisch erstellen
       *[other] Link für deine { $count } Tische erstellen
    }
web-carry-scan =
    { $minutes ->
        [one] Öffne diesen Link innerhalb von { $minutes } Minute auf deinem anderen Gerät. Er geht nur ein Mal, und wer ihn hat, kann auf deinem Platz spielen: Gib ihn nicht weiter.
       *[other] Öffne diesen Link innerhalb von { $minutes } Minuten auf deinem anderen Gerät. Er geht nur ein Mal, und wer ihn hat, kann auf deinem Platz spielen: Gib ihn nicht weiter.
    }
web-carry-here = Dieser Link bringt deine Plätze von einem anderen Gerät auf dieses.
web-carry-take = Meine Tische herholen
web-carry-revoke = Meine Plätze von allen anderen Geräten entfernen
web-carry-revoked = Nur noch dieses Gerät hat deine Plätze.
web-carry-hand = Dieses Handy zeigt, was ein Spieler auf der Hand hat. Der Tisch bleibt auf dem Gerät, von dem du den Code gescannt hast.
web-carry-show = Zeigen, was ich habe
web-layout-table = Groß, als Tisch für alle
web-layout-hand = Vor allem, was ich habe

## Ein Gerät, das sich die Spieler teilen

web-together-title = Ein Gerät
web-together-about =
    { $game ->
        [cubes] Alle spielen hier, einer nach dem anderen. Alle Würfel sind offen.
        [cards] Alle spielen hier, einer nach dem anderen. Niemand sieht die Karten der anderen.
       *[qwirkle] Alle spielen hier, einer nach dem anderen. Niemand sieht die Steine der anderen.
    }
web-together-who = Wer spielt?
web-together-kind = Spieler { $n }: Mensch oder Bot
web-together-person = Mensch
web-together-name = Spieler { $n }
web-together-name-of = Name von Spieler { $n }
web-together-age = Alter
web-together-age-of = Alter von Spieler { $n }
web-together-ages =
    { $game ->
        [cubes] Das Alter ist freiwillig: Die älteste Person beginnt.
       *[qwirkle] { $tie ->
            [youngest] Das Alter ist freiwillig: Könnten mehrere beginnen, beginnt die jüngste Person.
           *[oldest] Das Alter ist freiwillig: Könnten mehrere beginnen, beginnt die älteste Person.
        }
    }
web-together-add = Spieler hinzufügen
web-together-remove = Spieler { $n } entfernen
web-together-hands = Wo spielt ihr?
web-together-hands-here = Hier: Wir reichen dieses Gerät herum
web-together-hands-phones = Auf unseren Handys: Dieses Gerät ist der Tisch
web-together-between = Zwischen den Zügen
web-together-pass = Weiter an { $name }
web-together-show = { $name }: zeig, was ich habe
web-together-undo = Zug von { $name } zurücknehmen
web-together-back = { $name } ist wieder da
web-together-phones = Alle am eigenen Handy
web-together-phones-about = Wer seinen Code scannt, sieht am Handy, was er hat, und spielt von dort aus. Dieses Gerät zeigt den Tisch.
web-together-code = Code zeigen
web-together-here = Spielt auf diesem Gerät
web-together-on-phone = Spielt am Handy
web-together-return = Zurück auf dieses Gerät
web-together-qr = QR-Code für { $name }
web-together-scan = Nur { $name } sollte ihn scannen. Er geht nur ein Mal.
web-together-phone-taken = { $name } spielt jetzt am Handy.

## Umgebungen

bench-missing = Diese Messung braucht Pakete, die nicht installiert sind: pip install { $packages }
bench-needs-checkout = Die Messung „{ $name }“ läuft nur in einer Kopie des Quelltexts.

## Bilder und der Wertungsblock

cli-picture = Ein Spiel oder eine Stellung zeichnen: ein Bild oder eine Animation des ganzen Spiels.
cli-picture-examples =
    Beispiele:
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = EINGABE
cli-meta-theme = DESIGN
# As in English.
cli-meta-palette = PALETTE
cli-meta-marks = ZEICHEN
cli-arg-picture = Aufzeichnung, Stellung oder Tisch in JSON: eine Datei, - für die Standardeingabe, oder die Stellung selbst
cli-arg-out = Ausgabedatei; die Endung bestimmt das Format: svg, png, webp oder gif (die letzten beiden sind Animationen)
cli-arg-turn = nach diesem Zug einer Aufzeichnung (Vorgabe: am Ende)
cli-arg-seat = auch zeigen, was dieser Platz auf der Hand hat, gezählt ab 1
cli-arg-size = Breite in Pixeln (Vorgabe: 900, Animationen 480)
cli-arg-theme = Aussehen des Tischs: { $known }
cli-arg-palette = Farben der Teile: { $known }
cli-arg-marks = Zeichen auf den Teilen: { $known }
cli-picture-kind = Der Name der Datei muss auf eines von diesen enden: { $known }.
cli-picture-still = { $what } braucht die Aufzeichnung eines Spiels.
cli-picture-whole = Eine Animation zeigt das ganze Spiel: { $what } geht damit nicht.
cli-picture-hidden = Was Platz { $n } auf der Hand hat, ist in dieser Stellung nicht bekannt.
cli-picture-drawing = Wird gezeichnet
web-film = Animation speichern
web-making = Einen Moment…
no-not_over = Das Spiel ist noch nicht zu Ende.
web-scoresheet = Wertungsblock
web-score-about = Für ein Spiel an einem echten Tisch. Er zählt die Punkte zusammen, weiß, wer dran ist, und geht auch offline; alles bleibt auf diesem Gerät.
web-score-new = Neues Blatt
web-score-mine = Meine Blätter
web-score-players = Spieler
web-score-player = Spieler { $n }
web-score-add = Spieler hinzufügen
web-score-remove = { $name } entfernen
web-score-starts = Wer beginnt?
web-score-largest = Größter Satz von { $name }
web-score-under = unter { $n }
web-score-rule-first = Die älteste Person beginnt.
web-score-rule-oldest = Wähle für alle, wie groß ihr größter Satz ist. Wer den größten hat, beginnt; bei Gleichstand die älteste Person.
web-score-rule-youngest = Wähle für alle, wie groß ihr größter Satz ist. Wer den größten hat, beginnt; bei Gleichstand die jüngste Person.
web-score-redeal = Niemand hat einen Satz aus drei Karten: Mischt alle Karten und teilt neu aus.
web-score-begin = { $name } beginnt
web-score-turn-of = { $name } ist dran
web-score-editing = Runde { $n } ändern: { $name }
web-score-points = Punkte in diesem Zug
web-score-qwirkles = Qwirkles in diesem Zug
web-score-add-points = Punkte hinzufügen
web-score-digits = Ziffern
web-score-erase = Letzte Ziffer löschen
web-score-enter = { $n } eintragen
web-score-cancel = Abbrechen
web-score-last = { $n } + 6 fürs letzte Teil eintragen
web-score-remind = Es gibt nichts mehr nachzuziehen. Wer zuerst das letzte eigene Teil anlegt, bekommt 6 Bonuspunkte und beendet das Spiel.
web-score-left =
    { $n ->
        [one] Der Nachziehstapel ist zu Ende: noch ein Zug, der von { $name }.
       *[other] Der Nachziehstapel ist zu Ende: noch { $n } Züge, der letzte ist der von { $name }.
    }
web-score-undo = Rückgängig
web-score-redo = Wiederholen
web-score-bag = Der Beutel ist leer
web-score-stock = Der Stapel ist zu Ende
web-score-end = Niemand kann anlegen: Spiel beenden
web-score-announced = { $name }: { $points }, zusammen { $total }. { $other } ist dran.
web-score-turns = Alle Züge
web-score-round = Runde
web-score-edit = Runde { $n }, { $name }: { $points }. Ändern
web-score-tie = Bei Gleichstand teilen sich die Besten den Sieg.
web-score-tie-silent = Bei Gleichstand teilen sich die Besten den Sieg (das steht nicht im Regelheft, es ist eine Klarstellung).
web-score-share = Teilen
web-score-check = Zug prüfen
web-score-delete = Blatt löschen
web-score-delete-sure = Das Blatt wird von diesem Gerät gelöscht.

## Rückblicke

cli-review = Auf ein beendetes Spiel zurückblicken: was jeder Zug wert war und wie viel Glück dabei war.
cli-review-examples =
    Beispiele:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = eine HTML-Seite mit Bildern
cli-arg-review-out = den Rückblick in diese Datei schreiben (Vorgabe: Standardausgabe)
cli-arg-review-turn = nur dieser Zug, mit den besten Möglichkeiten
cli-arg-depth = Tiefe der Analyse, von 0.05 bis 20 (Vorgabe: 1)
cli-arg-review-checkpoint = fertige Züge in dieser Datei speichern, um später weiterzumachen
cli-arg-review-seed = Startwert für die Stichproben (Vorgabe: 0)
review-not-over = Dieses Spiel ist nicht zu Ende. Zurückblicken kann man nur auf beendete Spiele.
review-no-turn = In diesem Spiel gibt es keinen Zug { $n }.
review-bad-depth = Die Tiefe muss eine Zahl von 0.05 bis 20 sein.
review-file-foreign = „{ $file }“ enthält etwas anderes als diesen Rückblick und wurde nicht verändert.
review-title = Rückblick
review-verdict-best = Beste Wahl
review-verdict-good = Gut
review-verdict-inaccuracy = Ungenau
review-verdict-mistake = Fehler
review-verdict-blunder = Grober Fehler
review-forced = Die einzige Möglichkeit
review-best-was = Am besten: { $action }
review-lost = verloren: { $lost } Punkte und { $winning } Gewinnchance
review-lost-qwirkles = verloren: { $lost } Qwirkles und { $winning } Gewinnchance
review-options = Die besten Möglichkeiten
review-action = Zug
review-now = Jetzt
review-margin = Vorsprung am Ende
review-chance = Gewinnchance
review-exact = exakt
review-played = gespielt
review-player = Spieler
review-turn = Zug
review-verdict = Urteil
review-accuracy = Genauigkeit
review-parts = Glück und Können
review-parts-about = Jedes Ergebnis ist die Summe von drei Teilen: eigene Entscheidungen, Entscheidungen der anderen und das, was ausgeteilt, gezogen und gewürfelt wurde.
review-result = Vorsprung
review-skill = Eigene Wahl
review-given = Wahl der anderen
review-luck = Glück
review-analyse = Spiel analysieren
review-analyse-about = Zeigt die besten Möglichkeiten in jedem Zug und was Glück war.
review-stop = Anhalten
review-running = Die Analyse läuft.
review-progress = { $done } von { $of } Zügen analysiert
review-done = Die Analyse ist fertig.
review-options-about = Wähle eine, um sie auf dem Tisch zu sehen.
review-sampled = Werte aus Stichproben haben ein 95-%-Intervall; exakte Werte kommen aus einer vollständigen Suche.
review-action-lay = Anlegen: { $pieces }
review-action-swap = Tauschen: { $pieces }
review-action-reroll = Neu würfeln: { $pieces }
review-action-play = Ausspielen: { $pieces }
review-action-roll = Mit allen würfeln
review-action-redraw = Neue Karten ziehen
review-action-pass = Aussetzen
review-reason-exact = Spielen alle bis zum Ende optimal, bringt die beste Möglichkeit { count-points } mehr.
review-reason-qwirkle = Es gab einen Qwirkle für { count-points }.
review-reason-points = Der beste Zug bringt jetzt { count-points } mehr.
review-reason-exchange = Tauschen kostet einen ganzen Zug; du hättest { count-points } bekommen können.
review-reason-opens = Das öffnet eine Fünferreihe: Der Nächste hat bei { $n } % der möglichen Verteilungen, was fehlt ({ $pieces }).
review-reason-reply = Der Nächste bekommt danach im Schnitt { $n } Punkte; nach dem besten Zug { $m }.
review-reason-keeps = Die behaltenen Steine bilden einen Satz aus { $n }; nach dem besten Zug wäre es ein Satz aus { $m }.
review-reason-roll = Neu würfeln mit { $pieces } bringt im Schnitt { $n } Punkte, diese Möglichkeit { $m }. Beide Werte sind exakt.
review-reason-leaves = Der Nächste kann danach mit { $n } Punkten rechnen; nach dem besten Zug mit { $m }. Beide Werte sind exakt.
review-reason-qwirkles = Es gab eine Möglichkeit mit mehr Qwirkles: { $n } statt { $m }.
review-reason-reply-qwirkles = Der Nächste nimmt danach im Schnitt { $n } Qwirkles; nach der besten Möglichkeit { $m }.
no-record = Das ist nicht die Aufzeichnung eines beendeten Spiels.
no-push = An diese Adresse lassen sich keine Benachrichtigungen senden.

## Rätsel

cli-puzzles = Neue Rätsel in Spielen von Bots finden oder vorhandene prüfen.
cli-puzzles-examples =
    Beispiele:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Ein Rätsel im Terminal lösen: das von heute oder ein anderes.
cli-puzzle-examples =
    Beispiele:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = ART
cli-meta-what = WAS
puzzles-arg-what = make: neue Rätsel finden; check: Rätsel prüfen
puzzles-arg-files = Dateien zum Prüfen (Vorgabe: alle, die bei Sixfold dabei sind)
puzzles-arg-kind = was gefragt wird: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = wie viele gesucht werden
puzzles-arg-seed = dieselbe Zahl findet dieselben Rätsel
puzzles-arg-out = in diese Datei schreiben (Vorgabe: Standardausgabe)
puzzles-no-kind = { $name } hat keine Rätsel der Art { $kind }. Verfügbar: { $known }.
puzzles-problem-unreadable = nicht lesbar
puzzles-problem-twice = doppelter Name
puzzles-problem-not-unique = keine Antwort ist eindeutig die beste
puzzles-problem-answer = eine andere Antwort ist besser
puzzles-problem-value = ein Wert ist falsch
puzzles-problem-exact = nicht bewiesen
puzzles-problem-difficulty = die Schwierigkeit ist falsch
puzzles-checked = Geprüft: { $n }, durch vollständige Suche bewiesen: { $exact }. Falsch: { $wrong }.
puzzle-ask-qwirkle = Finde den Qwirkle.
puzzle-ask-lines = Welcher Zug bringt die meisten Punkte?
puzzle-ask-safe = Mehr Punkte jetzt sind nicht immer besser: Welcher Zug ist auf Dauer der beste?
puzzle-ask-endgame = Der Beutel ist leer: Welcher Zug gewinnt?
puzzle-ask-reroll = Mit welchen Würfeln würfelst du noch einmal, um im Schnitt die meisten Punkte zu bekommen?
puzzle-ask-rearrange =
    { $n ->
        [one] Mach einen Qwirkle mit nur einer deiner Karten.
       *[other] Mach einen Qwirkle mit höchstens { $n } deiner Karten.
    }
puzzle-kind-qwirkle = Finde den Qwirkle
puzzle-kind-lines = Die meisten Punkte
puzzle-kind-safe = Auf Dauer am besten
puzzle-kind-endgame = Gewinne das Endspiel
puzzle-kind-reroll = Klug neu würfeln
puzzle-kind-rearrange = Umbauen zum Qwirkle
puzzle-right-qwirkle = Ein Qwirkle: { $value } Punkte. Ohne ihn sind es höchstens { $second }.
puzzle-right-lines = { $value } Punkte. Der nächstbeste Zug bringt { $second }.
puzzle-right-safe = Der beste von allen: Jeder andere Zug endet im Schnitt mindestens { $margin } Punkte schlechter.
puzzle-right-endgame = Das gewinnt mit einem Vorsprung von { $value }. Kein anderer Zug gewinnt.
puzzle-right-reroll = Im Schnitt { $value } Punkte. Die nächstbeste Möglichkeit bringt { $second }.
puzzle-right-rearrange = Ein Qwirkle, und alle anderen Karten liegen immer noch in Reihen.
puzzle-wrong-qwirkle = Das bringt { $points } Punkte, ist aber kein Qwirkle.
puzzle-wrong-lines = Das bringt { $points } Punkte. Der beste Zug bringt { $value }.
puzzle-wrong-safe = Das bringt jetzt { $points } Punkte, endet aber im Schnitt mindestens { $margin } Punkte hinter dem besten Zug.
puzzle-wrong-endgame = Das bringt jetzt { $points } Punkte, gewinnt aber das Spiel nicht.
puzzle-wrong-reroll = Das bringt im Schnitt { $points } Punkte. Die beste Möglichkeit bringt { $value }.
puzzle-wrong-rearrange = Das ist erlaubt, ergibt aber keinen Qwirkle.
puzzle-wrong-cards = Ein Qwirkle, aber mit zu vielen deiner Karten.
puzzle-wrong-unplayable = Diese Karten lassen sich nicht ausspielen.
puzzle-difficulty = Schwierigkeit { $n } von 5
puzzle-score = Du hast { $own } Punkte, dein Gegner hat { $other }.
puzzle-other-hand = Dein Gegner hat:
puzzle-proved = Bewiesen: Alle Möglichkeiten wurden geprüft.
puzzle-judged = Bewertet mit vielen tausend simulierten Spielen.
puzzle-arg-id = Name eines Rätsels (Vorgabe: das von heute)
puzzle-arg-daily = das Rätsel von heute, für alle dasselbe (UTC)
puzzle-unknown = Es gibt kein Rätsel { $name }. Namen sehen so aus: qwirkle-lines-7.
puzzle-your-move = Dein Zug, etwa { $example }; leer lassen, um die Antwort zu sehen:
puzzle-answer = Die Antwort: { $action }
web-puzzles = Rätsel
web-puzzle-daily = Rätsel des Tages
web-puzzle-daily-about = Für alle dasselbe, um Mitternacht UTC ein neues.
web-puzzle-solve = Lösen
web-puzzle-look = Noch mal ansehen
web-puzzle-solved = Gelöst
web-puzzle-solved-day = Am selben Tag gelöst
web-puzzle-solved-later = An einem anderen Tag gelöst
web-puzzle-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
web-puzzle-progress = { $done } von { $of } gelöst
web-puzzle-next = Nächstes Rätsel
web-puzzle-go = Weiter
web-puzzle-all = Alle Rätsel
web-puzzle-number = Rätsel { $n }
web-puzzle-back = Alle Rätsel
web-puzzle-play = So spielen
web-puzzle-begin = Mach deinen Zug auf dem Tisch.
web-puzzle-roll = Tippe an, womit du würfeln willst
web-puzzle-arrange = Verschiebe Karten zwischen den Reihen.
web-puzzle-hint = Tipp
web-puzzle-hint-more = Noch ein Tipp
web-puzzle-show = Lösung zeigen
web-puzzle-reset = Neu anfangen
web-puzzle-hint-lay =
    { $n ->
        [one] Einer genügt: { $piece }.
       *[other] Lege { $n }, darunter: { $piece }.
    }
web-puzzle-hint-place = Die Stellen sind auf dem Tisch markiert.
web-puzzle-hint-roll =
    { $n ->
        [one] Würfle mit einem Würfel noch einmal.
       *[other] Würfle mit { $n } Würfeln noch einmal.
    }
web-puzzle-hint-cubes = Alle bis auf einen sind markiert.
web-puzzle-hint-cube = Er ist markiert.
web-puzzle-hint-sets = Der Qwirkle: { $what }.
web-puzzle-hint-cards = Die Karten zum Ausspielen und die Karten des Qwirkles sind markiert.
web-puzzle-tries =
    { $n ->
        [one] Im ersten Versuch gelöst.
       *[other] In { $n } Versuchen gelöst.
    }
web-puzzle-nowhere = { $piece }: passt jetzt nirgends.
web-puzzle-nofit = { $piece }: passt dort nicht.
web-puzzle-line = Alles, was du in einem Zug anlegst, muss in einer Reihe liegen, ohne Lücken.
web-puzzle-share = Teilen
web-puzzle-copy = Kopieren
web-puzzle-text = Sixfold, Rätsel vom { $date }: { $kind }
web-puzzle-countdown = Nächstes Rätsel in { $hours } Std. { $minutes } Min.
web-puzzle-archive = Frühere Tage
web-puzzle-of = Rätsel vom { $date }
web-puzzle-future = Das Rätsel vom { $date } öffnet sich an diesem Tag.
web-puzzle-today = Rätsel von heute
web-puzzle-unknown = Dieses Rätsel gibt es nicht.

## Analyse und Tipps

no-crowded = Der Server ist gerade ausgelastet: Versuche es gleich noch einmal.
no-hints = An diesem Tisch gibt es keine Tipps.
no-running = Diese Stellung gehört zu einem laufenden Spiel ohne Tipps. Analysieren kannst du sie, wenn das Spiel zu Ende ist.
impossible-line = Diese Teile bilden keine Reihe: { $cells }. Eine Reihe hat eine Farbe oder eine Form und nichts doppelt.
impossible-apart = Diese Teile berühren die anderen nicht: { $cells }.
impossible-count = So viele davon gibt es im Spiel nicht: { $pieces }.
impossible-hand = Solange es noch etwas nachzuziehen gibt, muss jede Hand voll sein, und mehr als voll darf sie nie sein.
impossible-own_hand = Gib ein, was der Spieler am Zug auf der Hand hat.
impossible-open_hands = Bei Cubes liegen alle Würfel offen: Gib die Würfel aller Spieler ein.
impossible-set = Diese Reihe ist hier nicht möglich: { $pieces }. Eine Reihe hat drei bis fünf Karten einer Farbe oder einer Form.
impossible-taken = Die Punkte passen nicht zur Zahl der genommenen Qwirkles.
impossible-supply = Die Zahlen gehen nicht auf: Was noch nachzuziehen ist, ergibt sich aus allem anderen.
impossible-seats = Zwei bis vier Spieler, jeder mit einem Punktestand, und einer von ihnen ist am Zug.
impossible-over = Dieses Spiel ist zu Ende.
web-analysis = Analysebrett
web-analyse-position = Diese Stellung analysieren
web-hint = Tipp
web-key-hint = ein Tipp, dann ein deutlicherer
web-leaving = Wenn jemand ein laufendes Spiel verlässt
web-leaving-bot = Bot spielt weiter
web-leaving-resign = Gibt auf
web-hints-on = An diesem Tisch sind Tipps erlaubt.
web-hints-off = An diesem Tisch gibt es keine Tipps.
web-hint-lay =
    { $attribute ->
        [none] Du kannst etwas anlegen.
       *[other] Du kannst etwas anlegen. Achte auf { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] Du kannst etwas ausspielen.
       *[other] Du kannst etwas ausspielen. Achte auf { $value }.
    }
web-hint-swap =
    { $attribute ->
        [none] Hier ist Tauschen am besten.
       *[other] Hier ist Tauschen am besten. Achte auf { $value }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Hier ist es am besten, noch einmal zu würfeln.
       *[other] Hier ist es am besten, noch einmal zu würfeln. Achte auf { $value }.
    }
web-hint-roll = Nichts passt: Würfle mit allen Würfeln.
web-hint-redraw = Nichts lässt sich ausspielen: Zieh neue Karten.
web-hint-pass = Es lässt sich nichts tun: Setz aus.
web-hint-lay-place =
    { $game ->
        [cubes]
            { $n ->
                [one] Hier, mit einem Würfel.
               *[other] Hier, mit { $n } Würfeln.
            }
       *[qwirkle]
            { $n ->
                [one] Hier, mit einem Stein.
               *[other] Hier, mit { $n } Steinen.
            }
    }
web-hint-play-place =
    { $fresh ->
        [yes] Eine neue Reihe, aus deiner Hand: { $n }.
       *[other] Sieh dir an: { $sets }. Aus deiner Hand: { $n }.
    }
web-hint-swap-place =
    { $n ->
        [one] Tausche einen Stein.
       *[other] Tausche { $n } Steine.
    }
web-hint-reroll-place =
    { $n ->
        [one] Würfle mit einem Würfel noch einmal.
       *[other] Würfle mit { $n } Würfeln noch einmal.
    }
web-hint-lay-move = Für dich hingelegt: { $pieces }. Spiele den Zug oder nimm ihn zurück.
web-hint-play-move = Für dich hingelegt: { $pieces }. Spiele den Zug oder nimm ihn zurück.
web-hint-swap-move = Tauschen: { $pieces }.
web-hint-reroll-move = Neu würfeln: { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Lässt eine Fünferreihe liegen: Der Nächste hat in { $chance } der Fälle, was fehlt ({ $pieces }).
       *[other] Öffnet eine Fünferreihe: Der Nächste hat in { $chance } der Fälle, was fehlt ({ $pieces }).
    }
web-hint-risk-held = Öffnet eine Fünferreihe, und der Nächste hat, was fehlt: { $pieces }.
web-hint-risk-roll = Öffnet eine Fünferreihe: Mit einem Wurf bekommt der Nächste in { $chance } der Fälle, was fehlt ({ $pieces }).
web-hint-risk-none =
    { $game ->
        [cards] Lässt eine Fünferreihe liegen, aber der Nächste kann nicht haben, was fehlt: { $pieces }.
       *[other] Öffnet eine Fünferreihe, aber der Nächste kann nicht haben, was fehlt: { $pieces }.
    }
web-analysis-palette = Alle Teile; mit den Pfeiltasten wechseln
web-analysis-players = Spieler
web-analysis-player = Spieler { $n }
web-analysis-on-turn = Ist am Zug
web-analysis-points-of = { $name }: Punkte
web-analysis-hand-of = { $name }: Hand
web-analysis-take-out = { $piece }: entfernen
web-analysis-hidden = { $n } unbekannt
web-analysis-fewer = { $name }: ein unbekanntes Teil weniger
web-analysis-more = { $name }: ein unbekanntes Teil mehr
web-analysis-fill = Auffüllen
web-analysis-fill-hand = Diese Hand auffüllen
web-analysis-give-back = { $set }: zurückgeben
web-analysis-taken-by = { $name }: einen genommenen Qwirkle dazu
web-analysis-add-qwirkle = Qwirkle hinzufügen
web-analysis-do-swap = Tauschen: { $pieces }
web-analysis-do-reroll = Neu würfeln: { $pieces }
web-analysis-do-roll = Mit allen würfeln
web-analysis-do-redraw = Neue Karten ziehen
web-analysis-do-pass = Aussetzen
web-analysis-verb-swap = Tauschen
web-analysis-verb-reroll = Neu würfeln
web-analysis-verb-roll = Alle würfeln
web-analysis-verb-redraw = Neue Karten
web-analysis-verb-pass = Aussetzen
web-analysis-worth = { $margin } am Ende ({ $low } bis { $high }), Gewinnchance { $chance }
web-analysis-worth-exact = Exakt { $margin } am Ende, Gewinnchance { $chance }
web-analysis-best = Beste Züge
web-analysis-points =
    { $game ->
        [cards]
            { $n ->
                [one] { $n } Qwirkle
               *[other] { $n } Qwirkles
            }
       *[other]
            { $n ->
                [one] { $n } Punkt
               *[other] { $n } Punkte
            }
    }
web-analysis-try-it = Probieren: { $pieces }
web-analysis-nothing = Es gibt nichts zu entscheiden.
web-analysis-how = Erwarteter Vorsprung am Ende vor den anderen Spielern, mit einem 95-%-Konfidenzintervall.
web-analysis-how-exact = Bis zum Spielende berechnet: Diese Werte sind exakt.
web-analysis-all = Alle Züge
web-analysis-count = { $n }
web-analysis-show-more = Mehr zeigen
web-analysis-odds = Chancen
web-analysis-odds-next =
    { $n ->
        [one] Die Wahrscheinlichkeit, dass der Nächste, mit { $n } Teil, mindestens eines davon hat. Noch zu ziehen: { $left }.
       *[other] Die Wahrscheinlichkeit, dass der Nächste, mit { $n } Teilen, mindestens eines davon hat. Noch zu ziehen: { $left }.
    }
web-analysis-odds-cubes = Die Wahrscheinlichkeit, dass ein gezogener und gewürfelter Würfel dieser ist. Im Beutel: { $left }.
web-analysis-odds-of = { $piece }: { $n } noch nicht gesehen, der Nächste hat es: { $holds }, als Nächstes gezogen: { $drawn }
web-analysis-variations = Probierte Züge
web-analysis-start = Die Stellung
web-analysis-forget = Entfernen: { $what }
web-analysis-share = Link und Notation
web-analysis-share-why = Der Link enthält die ganze Stellung. Kein Server bewahrt sie auf.
web-analysis-qr = QR-Code dieser Stellung
web-analysis-copy-link = Link kopieren
# As in English.
web-analysis-notation = Notation
web-analysis-read = Diese Stellung laden
web-analysis-copy-text = Notation kopieren
web-analysis-unreadable = Das lässt sich nicht lesen: „{ $token }“.
web-analysis-bad-link = Dieser Link enthält keine gültige Stellung.
web-analysis-lifted = { $piece } aufgenommen. Wähle eine Stelle oder entferne das Teil.
web-analysis-where = Wohin die Teile kommen
web-analysis-on-table = Tisch
# As in English.
web-analysis-hand-n = Hand { $n }
web-analysis-remove = Entfernen
web-analysis-any = Spieler { $n }: Die Hand ist unbekannt, also kannst du alles probieren, was übrig ist.
web-analysis-try = Spieler { $n } ist am Zug: Wähle ein Teil, dann eine Stelle.
web-analysis-play-for = Probieren, +{ $n }
web-analysis-position = Stellung
web-analysis-mode = Modus
web-analysis-set-up = Aufbauen
web-analysis-try-moves = Züge probieren
web-analysis-opening = Der erste Zug des Spiels
web-analysis-rerolled = Hat schon neu gewürfelt
web-analysis-left = Noch zu ziehen (berechnet)
web-analysis-turns-left = Verbleibende Züge
web-analysis-clear = Alles leeren
web-analysis-welcome = Baue eine beliebige Stellung auf: Wähle unten ein Teil, dann seine Stelle auf dem Tisch; fülle danach die Hand des Spielers am Zug.
web-analysis-not-yet = Die Stellung ist noch nicht vollständig.
web-kernel-failed = Die Analyse hat nicht begonnen, weil ihr Programm nicht geladen werden konnte. Prüfe die Verbindung und versuche es noch einmal.
web-analysis-thinking = Überlegt
web-analysis-done = Fertig
web-analysis-find = Die besten Züge finden
web-analysis-found =
    { $n ->
        [one] { $n } Zug gefunden.
       *[other] { $n } Züge gefunden.
    }
cli-analyse = Eine Stellung analysieren: ihre Züge, die besten davon und die Chancen.
cli-analyse-examples =
    Beispiele:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = Stellung in der Notation; verdeckte Hände als ?6
cli-meta-position = STELLUNG
analyse-best = Beste Züge (Punkte jetzt, Vorsprung am Ende, Gewinnchance):
analyse-all =
    { $n ->
        [one] { $n } erlaubter Zug.
       *[other] { $n } erlaubte Züge.
    }
analyse-exact = exakt
analyse-odds = Chancen (noch nicht gesehen, der Nächste hat eines, es wird als Nächstes gezogen):
analyse-odds-cubes = Chancen (von seiner Farbe im Beutel, der Nächste hat einen, er wird als Nächstes gezogen und gewürfelt):

## Vervollständigung in Shells

cli-completion = Ein Skript ausgeben, mit dem deine Shell Befehle, Optionen und Werte vervollständigt.
cli-completion-examples =
    Beispiele:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
# As in English.
cli-meta-shell = SHELL
completion-arg-shell = die Shell: bash, zsh oder fish
## Die Arena: Cluster und Turniere

arena-arg-runner = wo gespielt wird: local (dieser Rechner, Vorgabe) oder ray (ein Ray-Cluster)
arena-arg-address = --runner ray: Adresse des Clusters, etwa 10.0.0.1:6379 (Vorgabe: RAY_ADDRESS oder ein neuer Cluster auf diesem Rechner)
arena-arg-tournament = round-robin: alle Spieler (bis zu 64) gegeneinander; gauntlet: der erste gegen alle anderen; --games gilt für jedes Match
arena-arg-seats = --tournament: Spieler an einem Tisch (Vorgabe: 2)
arena-arg-out = --tournament: Wertungen, Diagramme und alle Matches als HTML-Seite in diese Datei schreiben
arena-one-of = { $name } muss eines von diesen sein: { $known }.
arena-tournament-only = { $name } ist für Turniere (--tournament).
arena-ray-only = { $name } ist für Cluster (--runner ray).
arena-ray-missing = Für Matches auf einem Cluster installiere Ray: pip install "sixfold[ray]"
arena-ray-unreachable = Kein Cluster verfügbar: { $why }
arena-ray-foreign = Ein Rechner im Cluster hat nicht diese Version von Sixfold: { $why }
arena-ray-failed = Der Cluster konnte eine Austeilung nicht spielen: { $why }
arena-twice = { $name } ist zweimal angegeben; in einem Turnier darf jeder Spieler nur einmal vorkommen.
arena-too-many-matches = Das wären { $matches } Matches; höchstens { $most } sind möglich.
arena-tournament =
    { $kind ->
        [gauntlet] Einer gegen alle
       *[round-robin] Jeder gegen jeden
    }
arena-tournament-progress = { $done } von { $of } Austeilungen in { $matches } Matches
arena-tournament-incomplete = Das Turnier wurde vorzeitig beendet; dies sind die bisherigen Ergebnisse.
arena-head-rank = Rang
arena-head-games = Spiele
arena-head-players = Spieler
arena-head-lead = Vorsprung
arena-across = Siegquote (%) des Spielers der Zeile gegen jeden Gegner, nach Rang geordnet
arena-ratings-about = Elo bezieht sich auf den Durchschnitt aller Spieler; die 95-%-Intervalle beruhen auf den Schwankungen zwischen Austeilungen.
arena-groups = Die Spieler bilden Gruppen, die sich nicht begegnet sind. Vergleichen lassen sich Wertungen nur innerhalb einer Gruppe.
arena-report-settings = Startwert: { $seed }. CPU-Zeit je Zug: { $budget }.
arena-report-own = Vorgabe jedes Spielers
# As in English.
arena-report-ms = { $ms } ms
arena-report-ratings = Wertungen
arena-report-across = Alle gegen alle
arena-report-cost = Stärke und Zeit
arena-report-cost-about = Elo gegen mittlere CPU-Zeit je Zug. Jede Markierung zeigt den Rang des Spielers.
# As in English.
arena-report-matches = Matches
arena-report-faults = Durch einen Fehler verlorene Spiele
## Der Rückblick im Browser

web-review-choose = Datei wählen
## Der Terminal-Client

cli-tui = Im Terminal auf dem ganzen Bildschirm spielen: mit Menschen und Bots oder an einem Tisch auf einem Server.
cli-tui-examples =
    Beispiele:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
# As in English.
cli-meta-link = LINK
cli-meta-level = STUFE
tui-arg-link = Link zu einem Tisch auf einem Server, um dort sofort mitzuspielen
tui-arg-bot = einen Bot dieser Stufe hinzufügen (mehrfach möglich)
tui-arg-name = dein Name an einem Tisch auf einem Server
tui-arg-ascii = Buchstaben statt Symbole für die Formen
tui-no-terminal = Dafür ist ein Terminal zum Zeichnen nötig. sixfold play --terminal arbeitet Zeile für Zeile, auch durch Pipes.
tui-bad-link = Das ist kein Link zu einem Tisch. Ein Link sieht so aus: https://play.example/t/AB12CD34.
tui-person = Mensch
tui-nobody = Niemand
tui-or-join = Oder über einen Link an einem Tisch auf einem Server mitspielen
tui-put-cards =
    { $n ->
        [one] { $n } Karte aufgenommen: Wähle eine Reihe, dann Enter.
       *[other] { $n } Karten aufgenommen: Wähle eine Reihe, dann Enter.
    }
tui-pick-cards = Nimm zuerst Karten aus deiner Hand auf; dann wird der Tisch für sie umgebaut.
tui-draft = Enter spielt: { $points }{ $lines }
tui-nothing = Noch liegt nichts von dir: Nimm ein Teil auf oder bitte um einen Tipp.
tui-wait = Einen Moment.
tui-close = Enter schließt das.
tui-yes-or-no = y ja · n nein
tui-leave = Aufhören? Dieses Spiel ist in keiner Datei gespeichert und lässt sich dann nicht fortsetzen.
tui-key-enter = Legen, spielen
tui-key-new = Neue Reihe
tui-key-arrange = Anordnen
tui-key-review = Letzter Zug
tui-key-help = Hilfe
tui-key-leave = Ende
tui-not-verified = Der Server hat die Aufzeichnung nicht geliefert, darum wurde das Austeilen nicht geprüft.
tui-help-letters = dein nächstes Teil in dieser Farbe
tui-help-take-up = aufnehmen, was unter dem Cursor liegt
tui-help-arrange = den Tisch um die aufgenommenen Karten herum anordnen
tui-help-review = was dein letzter Zug wert war
tui-help-why = die Regel hinter der letzten Ablehnung
tui-help-centre = Tisch in die Mitte
tui-help-leave = aufhören
tui-help-qwirkle = Nimm einen Stein auf und leg ihn an eine Stelle: Die Zahlen auf dem Tisch sind seine Punkte. Liegt alles, spielt Enter den Zug.
tui-help-cubes = Nimm einen Würfel auf und leg ihn an eine Stelle: Die Zahlen auf dem Tisch sind seine Punkte. Vor dem Anlegen darfst du mit einigen Würfeln ein Mal neu würfeln.
tui-help-cards = Nimm Karten aus deiner Hand oder vom Tisch auf und leg sie zu einer Reihe, oder beginne eine neue. Stimmt jede Reihe, beendet Enter den Zug; Sechserreihen gehören dir.
tui-help-marks =
    ({ color-red.mark }) letzter Zug   [{ color-red.mark }] noch nicht gespielt   *{ color-red.mark }* aufgenommen   >{ color-red.mark }< Cursor   ?? Tipp   ~{ color-red.mark } umgelegt
    Farben: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    Maus: Klicke ein Teil an, dann eine Stelle. Was noch nicht gespielt ist, nimmst du mit einem Klick zurück.
