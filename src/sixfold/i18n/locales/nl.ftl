### De woorden van Sixfold in het Nederlands.
### De namen van edities en niveaus staan in names.json.
###
### Welke gegevens een editie aan de spelregels meegeeft, staat in en.ftl.

## Spellen en edities

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# Wat een tafel kan kiezen, achter de naam van de editie.
setting-single_opening_points = een openingssteen levert 1 punt op
setting-single_opening_points-about = Huisregel: passen er bij het begin geen twee stenen bij elkaar, dan levert de ene steen die je neerlegt 1 punt op in plaats van 0 (A4).
setting-free_rows = vrije rijen
setting-free_rows-about = Huisregel: kaarten mogen vrij worden verschoven en rijen mogen uit elkaar worden gehaald. Een rij zonder kaart uit je hand heeft alleen een eigen oude rij nodig waarmee ze een kaart gemeen heeft (C16).

## Stukken en rijen

color-red = rood
    .mark = R
color-orange = oranje
    .mark = O
color-yellow = geel
    .mark = Ge
color-green = groen
    .mark = Gr
color-blue = blauw
    .mark = B
color-purple = paars
    .mark = P

shape-circle = cirkel
    .mark = c
shape-square = vierkant
    .mark = v
shape-diamond = ruit
    .mark = r
shape-star = ster
    .mark = s
shape-clover = klaver
    .mark = k
shape-cross = kruis
    .mark = x

# Vierkant en kruis zijn het-woorden: een rood vierkant, maar een rode ster.
piece-name =
    { $shape ->
        [square]
            { $color ->
                [red] { color-red }
                [orange] { color-orange }
                [yellow] { color-yellow }
                [green] { color-green }
                [blue] { color-blue }
               *[purple] { color-purple }
            }
        [cross]
            { $color ->
                [red] { color-red }
                [orange] { color-orange }
                [yellow] { color-yellow }
                [green] { color-green }
                [blue] { color-blue }
               *[purple] { color-purple }
            }
       *[other] { local-color }
    } { $shape ->
        [circle] { shape-circle }
        [square] { shape-square }
        [diamond] { shape-diamond }
        [star] { shape-star }
        [clover] { shape-clover }
       *[cross] { shape-cross }
    }
local-color =
    { $color ->
        [red] rode
        [orange] { color-orange }
        [yellow] gele
        [green] groene
        [blue] blauwe
       *[purple] paarse
    }

# Een rij van één kleur of één vorm, zonder andere woorden: ‘Rood’, ‘Sterren’.
color-plural-red = rood
color-plural-orange = oranje
color-plural-yellow = geel
color-plural-green = groen
color-plural-blue = blauw
color-plural-purple = paars

shape-plural-circle = cirkels
shape-plural-square = vierkanten
shape-plural-diamond = ruiten
shape-plural-star = sterren
shape-plural-clover = klavers
shape-plural-cross = kruisen

line-color =
    { $value ->
        [red] rode
        [orange] oranje
        [yellow] gele
        [green] groene
        [blue] blauwe
       *[purple] paarse
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
        [color] Horizontale rij van { $length } { line-color }
       *[shape] Horizontale rij van { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Verticale rij van { $length } { line-color }
       *[shape] Verticale rij van { $length } { line-shape }
    }

line-scored = { $line }, { $n }.
line-missing = { $line }, nog nodig: { $what }.
line-complete = { $line }, compleet.

text-label = { $label }: { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles =
    { $n ->
        [one] { $n } steen
       *[other] { $n } stenen
    }
count-cubes =
    { $n ->
        [one] { $n } kubus
       *[other] { $n } kubussen
    }
count-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
count-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
# As in English.
count-qwirkles =
    { $n ->
        [one] { $n } Qwirkle
       *[other] { $n } Qwirkles
    }

# Wat er in dit spel op tafel ligt, midden in een zin. Beide zijn de-woorden.
word-tile =
    { $game ->
        [cubes] kubus
       *[qwirkle] steen
    }
word-tiles =
    { $game ->
        [cubes] kubussen
       *[qwirkle] stenen
    }

## De spelregels lezen

rules-title = { $name }: de spelregels
rules-glance = In het kort
rules-topic = Onderwerp
rules-differences = Waarin de edities verschillen
rules-between = Waarin { $a } en { $b } verschillen
rules-same = { $a } en { $b } hebben dezelfde spelregels.
rules-single = Van dit spel is er maar één editie, dus er valt niets te vergelijken.
rules-different-games = Je kunt alleen edities van hetzelfde spel vergelijken, maar { $a } is { $agame } en { $b } is { $bgame }.
rules-rulings = Verduidelijkingen
rules-rulings-about =
    Geen enkel regelboekje denkt aan alles. Waar de gedrukte regels een gat laten, vullen deze verduidelijkingen het op.
    Elke verduidelijking heeft een korte naam, zodat de scheidsrechter altijd kan zeggen op welke regel een beslissing
    berust.
rules-silent = de spelregels zeggen hier niets over; onze verduidelijking geldt
rules-unneeded = Deze editie heeft deze verduidelijking niet nodig.
rules-coordinates = Plekken op tafel schrijf je als x,y: x loopt op naar rechts, y loopt op naar beneden.
rules-kinds =
    Er zijn zes kleuren (rood, oranje, geel, groen, blauw, paars) en zes vormen (cirkel, vierkant, ruit, ster, klaver,
    kruis). Eén kleur met één vorm is een soort, dus er zijn 36 soorten. De ster is de vorm met veel punten, het kruis
    die met vier.

intro-qwirkle =
    Kleuren en vormen, meer niet: van allebei zes. Je legt stenen in rijen met dezelfde kleur en verschillende vormen,
    of andersom, en de tafel groeit alle kanten op. De regels leer je in vijf minuten; de beste zetten vinden duurt
    een stuk langer.
intro-cubes =
    Qwirkle met een portie geluk: je speelt met kubussen, en voor je ze aanlegt mag je ze opnieuw gooien. Iedereen ziet
    elkaars kubussen, dus er is altijd iets om op te hopen en iets om voor te vrezen.
intro-cards =
    De tafel ligt vol rijen kaarten. Je mag ze anders neerleggen, als aan het eind van je beurt maar alle rijen kloppen.
    Zoek de rijen van zes en pak ze!

glance-players = Spelers
    .value = { $least } tot { $most } (staat niet in alle spelregels)
glance-age = Leeftijd op de doos
    .value =
        { $age ->
            [0] niet vermeld
           *[other] vanaf { $age } jaar
        }
glance-pieces = Wat je nodig hebt
    .value =
        { $game ->
            [cubes] { $total } kubussen, { $copies } van elke kleur, en een zak
            [cards] { $total } kaarten, { $copies } van elk van de 36 soorten
           *[qwirkle] { $total } stenen, { $copies } van elk van de 36 soorten, en een zak
        }
glance-hand = In je hand
    .value =
        { $game ->
            [cubes] { $hand } kubussen die iedereen ziet
            [cards] { $hand } kaarten die alleen jij ziet
           *[qwirkle] { $hand } stenen die alleen jij ziet
        }
glance-turn = Jouw beurt
    .value =
        { $game ->
            [cubes] als je wilt opnieuw gooien, aanleggen, punten tellen, trekken en gooien
            [cards] uit je hand spelen, de tafel herschikken, trekken
           *[qwirkle] aanleggen, punten tellen en trekken, of ruilen
        }
glance-goal = Je wint met
    .value =
        { $game ->
            [cards] de meeste Qwirkles
           *[qwirkle] de meeste punten
        }
glance-end = Het einde
    .value =
        { $game ->
            [cubes] de zak is leeg en een speler legt zijn laatste kubus aan
            [cards] de trekstapel is leeg en iedereen heeft nog één beurt gehad
           *[qwirkle] de zak is leeg en een speler legt zijn laatste steen aan
        }

topic-start-tie = Gelijke set: wie begint?
    .value =
        { $tie ->
            [youngest] de jongste begint
           *[oldest] de oudste begint
        }
topic-exchange = Ruilen
    .value =
        { $edition ->
            [qwirkle-it] 1 tot en met { $hand } stenen; verplicht als je geen steen kunt aanleggen
           *[other] zoveel stenen als je wilt, minstens 1; verplicht als je geen steen aanlegt
        }
topic-cross = De vorm met vier punten
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] vierpuntige ster
           *[cross] kruis
        }
topic-joining = Een zet die twee rijen verbindt
    .value =
        { $joining ->
            [silent] mag ({ rules-silent }: A19)
           *[printed] mag
        }
topic-final-tie = Gelijkspel aan het eind
    .value =
        { $tied ->
            [silent] een gedeelde overwinning ({ rules-silent })
           *[printed] een gedeelde overwinning
        }
topic-opening = De opening
    .value =
        { $opening ->
            [any] elke geldige beurt
           *[largest-set] een hele grootste set en verder niets (verduidelijking C22)
        }
topic-new-rows = Een nieuwe rij zonder kaart uit je hand
    .value =
        { $newrow ->
            [any] mag
            [matched] alleen in plaats van een oude rij
           *[keep-three] mag niet
        }
topic-donors = Een rij die een kaart afstond aan een nieuwe rij
    .value =
        { $newrow ->
            [any] mag uit elkaar
            [matched] mag uit elkaar (huisregel)
           *[keep-three] houdt minstens 3 kaarten
        }
topic-stuck = Er kan niets worden gespeeld
    .value =
        { $stuck ->
            [silent] een nieuwe hand ({ rules-silent })
           *[printed] een nieuwe hand
        }

## De regels voor stenen en kubussen

# In de vier teksten die stenen en kubussen delen, mogen bij kubussen de eerste letters van ‘steen’ nergens voorkomen.
rule-grid-line =
    Een rij bestaat uit twee of meer { word-tiles } naast of onder elkaar. Ze hebben allemaal dezelfde kleur en
    verschillende vormen, of allemaal dezelfde vorm en verschillende kleuren. In een rij komt dus niets dubbel voor, en
    geen rij is langer dan zes.
    .title = Rijen
    .search = lijn, kolom, dubbel, hetzelfde, gelijk
rule-grid-laying =
    Alle { word-tiles } die je in één zet aanlegt, moeten dezelfde kleur of dezelfde vorm hebben. Je legt ze op één lijn,
    horizontaal of verticaal, en na het leggen horen ze bij één ononderbroken rij. Ze hoeven niet tegen elkaar aan te liggen:
    { word-tiles } die al op tafel lagen, mogen de gaten opvullen, en één zet mag rijen verbinden. { $joining ->
        [silent] Deze spelregels kun je ook anders lezen; de lezing die wij kozen, staat in A19.
       *[printed] {""}
    } Minimaal één nieuwe { word-tile } moet met een zijkant een { word-tile } raken die er al lag (behalve in de
    opening). Elkaar met een hoek raken telt niet. Elke rij waar een nieuwe { word-tile } bij hoort, in de lengte en
    dwars, moet geldig zijn.
    .title = Aanleggen
    .search = schuin, diagonaal, hoek, leggen, plaatsen, neerleggen, gat
rule-grid-score =
    Je krijgt punten voor elke rij van twee of meer waarin een { word-tile } ligt die je net hebt aangelegd: 1 punt
    voor elke { word-tile } in die rij, ook voor wat er al lag. Een { word-tile } die bij twee rijen hoort, telt in allebei mee. Een rij van zes
    is een Qwirkle en levert 6 bonuspunten op, 12 in totaal. Eén { word-tile } alleen is geen rij en levert niets op.
    .title = Punten
    .search = score, tellen, waard, waarde

## De regels van Qwirkle

rule-qwirkle-supply =
    Er zitten { $total } stenen in de zak, { $copies } van elke soort. { rules-kinds } { $cross ->
        [X] In deze spelregels heet de vorm met vier punten ‘X’.
        [four-pointed-star] In deze spelregels heet de vorm met vier punten ‘vierpuntige ster’.
       *[cross] In deze spelregels heet de vorm met vier punten ‘kruis’.
    } Iedereen trekt { $hand } stenen en verbergt ze voor de anderen.
    .title = De stenen
    .search = hoeveel, aantal, zak, inhoud
rule-qwirkle-start =
    Zoek de grootste set in je hand: verschillende stenen van één kleur of van één vorm. Gelijke stenen tellen één keer.
    Wie de allergrootste set heeft, begint. { $tie ->
        [youngest] Hebben meerdere spelers een even grote set, dan begint de jongste van hen.
       *[oldest] Hebben meerdere spelers een even grote set, dan begint de oudste van hen.
    } Daarna gaat het spel met de klok mee verder.
    .title = Wie begint
    .search = eerste, beginnen, oudste, jongste, startspeler
rule-qwirkle-opening = De startspeler legt een hele grootste set als één rij neer, telt de punten en vult aan tot { $hand }.
    .title = De opening
rule-qwirkle-turn =
    In je beurt doe je precies één van twee dingen. Je legt een of meer stenen aan, telt de punten en vult aan tot
    { $hand }; zitten er niet genoeg stenen in de zak, dan neem je wat er is. Of je ruilt stenen en scoort niets.
    .title = Jouw beurt
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] Je mag 1 tot en met { $hand } stenen ruilen, en je moet ruilen als je geen steen kunt aanleggen.
       *[other] Je mag zoveel stenen ruilen als je wilt, minstens 1, en je moet ruilen als je geen steen aanlegt.
    } Leg die stenen opzij, trek er evenveel uit de zak, en doe pas dan de oude stenen terug in de zak en schud die. Zo
    trekt niemand terug wat net opzij is gelegd. Je mag in elke beurt ruilen, behalve in de opening; als je geen steen
    kunt aanleggen, is het je enige keus.
    .title = Ruilen
    .search = wisselen, omruilen, inleveren, weggooien, nieuwe stenen
rule-qwirkle-end =
    Als de zak leeg is, gaat het spel verder zonder trekken. Wie als eerste zijn laatste steen aanlegt, beëindigt het
    spel meteen en scoort 6 bonuspunten. De speler met de meeste punten wint. { $tied ->
        [silent] Bij gelijkspel wordt de overwinning gedeeld (de spelregels zeggen hier niets over, dus dit is een verduidelijking).
       *[printed] Bij gelijkspel wordt de overwinning gedeeld.
    }
    .title = Het einde
    .search = winnen, winnaar, klaar, afgelopen, bonus, gelijkspel, laatste steen
rule-qwirkle-sight =
    Alleen jij ziet je stenen; toeschouwers zien ze ook niet. Iedereen mag de tafel en de punten zien, en hoeveel stenen
    er in de zak zitten en hoeveel elke speler heeft. Om te bepalen wie begint, noemen spelers alleen hoe groot hun
    grootste set is, niet welke stenen het zijn.
    .title = Wie wat ziet
    .search = geheim, verborgen, verbergen, gluren, tonen

## De regels van Cubes

rule-cubes-supply =
    Er zitten { $total } kubussen in de zak, { $copies } van elke kleur. { rules-kinds } Een kubus houdt zijn kleur;
    zijn vorm is wat je gooit, en alle zes zijn even waarschijnlijk. Dezelfde soort kan dus meer dan 3 keer op tafel
    liggen.
    .title = De kubussen
    .search = hoeveel, aantal, zak, dobbelstenen, inhoud
rule-cubes-setup = Iedereen trekt { $hand } kubussen en gooit ze. De kubussen liggen open: iedereen ziet elkaars kubussen.
    .title = Voorbereiding
rule-cubes-start = De oudste speler begint. Daarna gaat het spel met de klok mee verder.
    .title = Wie begint
    .search = eerste, beginnen, oudste, startspeler
rule-cubes-turn =
    Ten eerste mag je, als je wilt, een paar van je kubussen of allemaal opnieuw gooien, één keer. Ten tweede leg je minstens één kubus aan.
    Ten derde tel je de punten. Ten vierde vul je aan tot { $hand } en gooi je meteen de nieuwe kubussen, en alleen die.
    Ruilen kan niet.
    .title = Jouw beurt
    .search = opnieuw gooien, nog eens gooien, dobbelstenen, worp, ruilen, wisselen
rule-cubes-stuck =
    Past er na de eerste stap niets, gooi dan al je kubussen, steeds opnieuw, tot er iets past. Soms kan er nooit iets
    passen: daarvoor is verduidelijking B7.
    .title = Als niets past
    .search = passen, overslaan, onmogelijk, geen zet
rule-cubes-opening =
    Dit geldt alleen voor de allereerste beurt. Je mag eerst opnieuw gooien. Daarna moet je zoveel verschillende kubussen
    met dezelfde kleur of dezelfde vorm neerleggen als je hand toelaat. Is dat er maar 1, gooi dan al je kubussen tot het
    er minstens 2 zijn.
    .title = De opening
rule-cubes-end =
    Als de zak leeg is, trekt niemand meer. Wie als eerste zijn laatste kubus aanlegt, beëindigt het spel meteen en scoort
    6 bonuspunten. De speler met de meeste punten wint. { $tied ->
        [silent] Bij gelijkspel wordt de overwinning gedeeld (de spelregels zeggen hier niets over, dus dit is een verduidelijking).
       *[printed] Bij gelijkspel wordt de overwinning gedeeld.
    }
    .title = Het einde
    .search = winnen, winnaar, klaar, afgelopen, bonus, gelijkspel, laatste kubus

## De regels van Cards

rule-cards-supply =
    Er zijn { $total } kaarten, { $copies } van elke soort. { rules-kinds } Iedereen krijgt { $hand } kaarten; de rest
    vormt de gedekte trekstapel.
    .title = De kaarten
    .search = hoeveel, aantal, stapel, inhoud
rule-cards-start =
    Zoek de grootste set in je hand: minstens 3 verschillende kaarten van één kleur of van één vorm. Wie de allergrootste
    set heeft, begint. { $tie ->
        [youngest] Hebben meerdere spelers een even grote set, dan begint de jongste van hen.
       *[oldest] Hebben meerdere spelers een even grote set, dan begint de oudste van hen.
    } Heeft niemand er 3, dan worden alle kaarten geschud en opnieuw gedeeld. Het spel gaat met de klok mee verder.
    .title = Wie begint
    .search = eerste, beginnen, oudste, jongste, delen, startspeler
rule-cards-opening =
    { $opening ->
        [any] De eerste beurt is een beurt als elke andere, op een lege tafel.
       *[largest-set]
            De startspeler speelt een hele grootste set en vult aan tot { $hand }. Verder wordt er niets gespeeld: de
            spelregels laten dit open, en wij kozen deze lezing (C22).
    }
    .title = De opening
rule-cards-set =
    Een rij telt 3 tot en met 6 kaarten van één kleur met verschillende vormen, of van één vorm met verschillende kleuren. Niets
    komt er dubbel in voor.
    .title = Rijen
    .search = set, groep, combinatie, dubbel, hetzelfde
rule-cards-turn =
    Speel minstens één kaart uit je hand. Begin nieuwe rijen, vul rijen aan en herschik de hele tafel, in elke volgorde.
    Het gaat om de tafel aan het eind van je beurt: elke rij is geldig, en elke kaart die er lag, ligt er nog, samen met
    de kaarten die je hebt gespeeld, behalve de Qwirkles die je pakt. Vul daarna aan tot { $hand } kaarten, of neem wat er
    nog is.
    .title = Jouw beurt
    .search = herschikken, verleggen, verschuiven, pakken, ruilen, wisselen
# As in English.
rule-cards-qwirkle =
    Elke rij van zes aan het eind van je beurt is een Qwirkle: je pakt hem en scoort 1 punt. Zijn het er meer, dan tellen
    ze allemaal. Er mag er geen op tafel blijven liggen. Iedereen mag zien welke Qwirkles elke speler heeft gepakt.
    .title = Qwirkles
    .search = zes, score, punten, pakken
rule-cards-new-rows =
    { $newrow ->
        [any] Een nieuwe rij mag helemaal uit kaarten van de tafel bestaan.
        [matched]
            Deze tafel speelt met vrije rijen (free_rows=1, C16): kaarten mogen vrij worden verschoven en rijen mogen uit
            elkaar worden gehaald. Een nieuwe rij heeft minstens één kaart uit je hand nodig.
       *[keep-three]
            Om een nieuwe rij te beginnen, speel je minstens 3 kaarten die bij elkaar passen, of gebruik je kaarten uit
            rijen op tafel. In dat geval komt minstens één kaart van de nieuwe rij uit je hand, en elke rij die er een
            kaart aan gaf, houdt minstens 3 kaarten. De spelregels zeggen niet precies welke rij nieuw is: de lezing die
            wij kozen, staat in C15 en C16.
    }
    .title = Nieuwe rijen
    .search = opsplitsen, splitsen, uit elkaar halen, rij beginnen
rule-cards-stuck =
    Kun je helemaal niets spelen, laat dan je hand aan iedereen zien. Trek { $hand } nieuwe kaarten, schud de oude hand
    door de trekstapel en ga verder met dezelfde beurt. Zit je weer vast, doe het dan nog een keer. { $stuck ->
        [silent] Deze spelregels zeggen niets over vastzitten, dus de regel van de andere editie geldt.
       *[printed] {""}
    }
    .title = Als je niets kunt spelen
    .search = passen, overslaan, onmogelijk, geen zet, ruilen, wisselen
rule-cards-end =
    Als de trekstapel opraakt, heeft elke speler nog één beurt, met als laatste de speler die de laatste kaart nam.
    Niemand trekt meer. De speler met de meeste Qwirkles wint. { $tied ->
        [silent] Bij gelijkspel wordt de overwinning gedeeld (de spelregels zeggen hier niets over, dus dit is een verduidelijking).
       *[printed] Bij gelijkspel wordt de overwinning gedeeld.
    }
    .title = Het einde
    .search = winnen, winnaar, klaar, afgelopen, gelijkspel, laatste beurt
rule-cards-sight =
    Alleen jij ziet je kaarten; toeschouwers zien ze ook niet. Iedereen mag de tafel en de gepakte Qwirkles zien, en
    hoeveel kaarten er in de trekstapel zitten en hoeveel elke speler heeft. Om te bepalen wie begint, noemen spelers
    alleen hoe groot hun grootste set is, niet welke kaarten het zijn. Alleen een speler die vastzit, laat zijn hand zien.
    .title = Wie wat ziet
    .search = geheim, verborgen, verbergen, gluren, tonen

## De verduidelijkingen

rule-A1 =
    Spelers geven zelf hun leeftijd op. Zijn er geen leeftijden opgegeven, of zijn ze gelijk, dan begint van de spelers die
    gelijk staan degene op de plaats met het laagste nummer. Hebben maar een paar van hen een leeftijd opgegeven, dan
    tellen alleen zij mee.
    .title = Leeftijden
    .search = oud, jong, verjaardag
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            Een kleinere set, of maar een deel van een grootste set, is geen geldige opening. Zijn er meerdere grootste sets,
            dan kiest de startspeler.
    }
    .title = Niet minder dan een grootste set
rule-A4 =
    Heeft niemand twee stenen die bij elkaar passen, dan bepaalt de regel voor een gelijke set wie begint, en legt de
    startspeler één steen neer. { $single ->
        [0] Dat levert 0 punten op, want een rij bestaat uit minstens twee.
       *[1] Dat levert 1 punt op, want deze tafel heeft die regel gekozen.
    } De instelling single_opening_points bepaalt het: 0, tenzij een tafel 1 kiest.
    .title = Niets past bij elkaar aan het begin
rule-A5 =
    De speler die opent, mag niet ruilen; elke speler daarna wel.
    .title = Niet ruilen in de opening
rule-A6 =
    Je ruilt minstens 1 steen, en nooit meer dan je hebt of dan er in de zak zitten.
    .title = Hoeveel stenen je ruilt
rule-A8 = Is de zak leeg en kun je iets aanleggen, dan moet dat. Je mag je beurt niet vrijwillig overslaan.
    .title = Niet vrijwillig overslaan
    .search = passen, overslaan
rule-A9 = Is de zak leeg en kun je niets aanleggen, dan sla je over en scoor je 0 punten.
    .title = Niets aan te leggen, niets te trekken
    .search = passen, overslaan
rule-A10 =
    Is de zak leeg en kan niemand iets aanleggen, dan is het spel afgelopen en krijgt niemand de eindbonus van 6 punten.
    Hetzelfde geldt als er nog stenen in de zak zitten, maar niets van wat er over is, in de zak of in een hand, nog
    ergens past: niemand zou ooit nog een steen kunnen aanleggen.
    .title = Niemand kan aanleggen
rule-A11 = De eindbonus van 6 punten krijg je alleen als je hand leeg is en er niets meer te trekken valt.
    .title = Wanneer je de eindbonus krijgt
rule-A12 = Maakt één zet meerdere Qwirkles compleet, dan levert elke Qwirkle zijn eigen 6 bonuspunten op.
    .title = Meerdere Qwirkles in één zet
rule-A13 = Het spel is meteen afgelopen, ook als sommige spelers een beurt meer hebben gehad dan andere.
    .title = Niet iedereen evenveel beurten
rule-A14 = Voor { word-tiles } die je aan het eind nog in je hand hebt, krijg je geen strafpunten.
    .title = Wat er overblijft
rule-A18 = Een zet wordt beoordeeld als alles is aangelegd. In welke volgorde je dat deed, maakt niet uit.
    .title = De volgorde van aanleggen
rule-A19 =
    Een zet mag losse rijen verbinden, als alles wat je in die zet aanlegt maar op één lijn ligt. In de Poolse spelregels van
    Qwirkle staat dit. De andere spelregels kun je ook anders lezen; wij gebruiken deze lezing voor allemaal.
    .title = Rijen verbinden

rule-B1 =
    In elke beurt, ook in de eerste, mag je één keer opnieuw gooien: geen, een paar of alle { $hand } kubussen.
    .title = Eén keer opnieuw gooien per beurt
rule-B4 = Kun je een kubus aanleggen, dan moet je er minstens één aanleggen. Alleen als niets past, moet je opnieuw gooien.
    .title = Aanleggen moet als het kan
rule-B5 = Moest je in de opening opnieuw gooien, dan moet je de grootste set van die worp neerleggen. Nog eens opnieuw gooien mag niet.
    .title = De opening na een verplichte worp
rule-B7 =
    Gooien tot er iets past, houdt soms nooit op. Aan vier blauwe kubussen, twee vormen in een blok van twee bij twee,
    past alleen blauw, en met een hand zonder blauw zou je eeuwig gooien; tussen goede spelers gebeurt dat in 1 of 2 van de
    100 spellen. Een hand is kansloos als geen van zijn kleuren ergens past, in welke vorm dan ook. Een kansloze hand gaat terug in
    de zak, de zak wordt geschud, er worden evenveel kubussen getrokken en gegooid, en dezelfde beurt gaat verder, net als
    bij een speler die vastzit in Qwirkle Cards. Iedereen ziet het, en het wordt herhaald als ook de nieuwe hand kansloos
    is. Zit in de zak en de hand samen geen kleur die past, of is de zak leeg, dan slaat de speler met de kansloze hand
    de beurt over. Slaat iedereen na elkaar over, dan is het spel afgelopen zonder de eindbonus van 6 punten. Voor een hand die niet kansloos
    is, zijn gemiddeld hooguit 6 worpen nodig.
    .title = Een kansloze hand
rule-B9 =
    Elke rij en elke Qwirkle van de laatste kubus telt, en daarna komt de eindbonus van 6 punten erbij. In de opening is
    één kubus nooit geldig, welke hand je ook hebt.
    .title = De laatste kubus, en één eerste

rule-C4 =
    Een rij van zes in de opening is een Qwirkle en wordt meteen gepakt.
    .title = Een Qwirkle in de opening
rule-C5 =
    Of je vastzit, is een feit en geen bewering: de scheidsrechter gaat elke mogelijke zet na. Is er een zet, dan wordt de
    bewering afgewezen (en het programma kan aanbieden er een te tonen); elke geldige zet is goed.
    .title = Vast of niet
rule-C7 =
    Telt de trekstapel { $hand } kaarten of meer, dan gaat de hand van wie vastzit opzij, worden er { $hand } kaarten
    getrokken en wordt de oude hand door de trekstapel geschud.
    .title = Een nieuwe hand uit een grote stapel
rule-C8 =
    Telt de trekstapel minder dan { $hand } kaarten, maar minstens 1, trek ze dan allemaal, schud de oude hand tot een
    nieuwe trekstapel en trek de rest daaruit. Dit telt niet als het opraken van de trekstapel.
    .title = Een nieuwe hand uit een kleine stapel
rule-C9 = Is de trekstapel leeg, dan slaat een speler die vastzit de beurt over.
    .title = Vast met een lege trekstapel
rule-C10 =
    Zit er in de hand noch in de trekstapel een kaart die gespeeld kan worden, dan slaat de speler de beurt over. Slaat
    iedereen na elkaar over, dan is het spel afgelopen.
    .title = Geen kaart kan helpen
rule-C11 =
    Een rij van zes mag niet op tafel blijven liggen.
    .title = Geen Qwirkle blijft liggen
rule-C12 =
    Maak je in één beurt meerdere Qwirkles compleet, dan tellen ze allemaal.
    .title = Meerdere Qwirkles in één beurt
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched]
            De regel voor nieuwe rijen wordt toegepast op het resultaat. Elke rij zonder kaart uit je hand aan het eind
            van de beurt, ook een Qwirkle, krijgt een oude rij toegewezen waarmee ze een kaart gemeen heeft, en geen oude
            rij wordt twee keer gebruikt. Lukt dat niet, dan is er een nieuwe rij zonder kaart uit je hand, en is de beurt
            niet geldig.
       *[keep-three]
            Een rij gaat verder als de rij van haar kleur of vorm. Aan het eind van je beurt mag elke rij, ook een Qwirkle,
            één oude rij van dezelfde kleur of dezelfde vorm voortzetten, als ze een kaart gemeen hebben. Een oude rij
            wordt hooguit één keer voortgezet. Een rij die geen oude rij voortzet, is nieuw en bevat minstens één kaart uit
            je hand. Het gaat om het resultaat: de beurt is geldig als je de voortzettingen (en, bij gelijke kaarten,
            welke waarheen ging) zo kunt kiezen dat aan deze verduidelijking en aan C16 is voldaan.
    }
    .title = Welke rij nieuw is
rule-C16 =
    { $newrow ->
        [any] Een rij mag helemaal uit elkaar worden gehaald.
        [matched]
            Deze tafel heeft free_rows=1 gekozen. Kaarten mogen vrij worden verschoven, en een rij mag helemaal uit elkaar
            worden gehaald. Een rij zonder kaart uit je hand heeft alleen een eigen oude rij nodig waarmee ze een kaart
            gemeen heeft, wat hun kleuren en vormen ook zijn (C15).
       *[keep-three]
            Een rij die een kaart gaf aan een nieuwe rij, gaat verder en houdt dus minstens 3 kaarten. Een rij mag alleen
            opgaan in rijen die verdergaan: je voegt twee rijen samen, of je legt haar kaarten bij andere rijen.
            Huisregel: een tafel kan free_rows=1 kiezen. Dan mogen kaarten vrij worden verschoven en rijen uit elkaar
            worden gehaald; een rij zonder kaart uit je hand heeft alleen een eigen oude rij nodig waarmee ze een kaart
            gemeen heeft.
    }
    .title = Rijen die kaarten geven
rule-C17 =
    Kaarten van de tafel gaan nooit naar een hand.
    .title = Niet terug naar de hand
rule-C18 = De laatste beurten beginnen ook als je bij het aanvullen precies de laatste kaart van de trekstapel neemt.
    .title = De trekstapel precies op
rule-C19 = Een lege hand levert geen bonus op. Een speler zonder kaarten slaat de beurt over.
    .title = Een lege hand
rule-C21 = Er mogen twee rijen van dezelfde kleur of dezelfde vorm op tafel liggen.
    .title = Twee rijen van één soort
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            De opening is één rij en verder niets. De spelregels zeggen alleen dat deze rij wordt gespeeld en dat het spel
            daarmee begint.
    }
    .title = Eén rij in de opening

## Onderschriften

picture-empty = leeg
picture-from-hand = Uit de hand
picture-moved = Verplaatst
picture-grid-line =
    Een horizontale rij van vier rode met verschillende vormen, en een verticale rij van drie sterren in verschillende
    kleuren. De rode ster hoort bij allebei.
picture-grid-laying =
    De twee nieuwe { word-tiles } raken elkaar niet: de groene klaver lag er al en vult het gat.
picture-grid-wrong =
    Vier { word-tiles } die hier niet mogen liggen. 1: de blauwe ruit past niet bij de rode. 2: in de rij ligt al een rood
    vierkant. 3: er zit een gat tussen de cirkels. 4: elkaar met een hoek raken telt niet.
picture-grid-score = Twee nieuwe sterren leveren 6 punten op: 4 voor de blauwe rij en 2 voor de rij met sterren. De blauwe ster telt in allebei mee.
picture-grid-qwirkle = De laatste twee paarse maken een Qwirkle: 6 punten voor de rij plus 6 bonuspunten, 12 in totaal.
picture-qwirkle-start =
    De grootste set is hier drie: de rode cirkel, het rode vierkant en de rode ster. Het tweede rode vierkant telt niet.
picture-cubes-before = Drie groene kubussen, en drie die nergens bij passen. Waarom niet die drie opnieuw gooien?
picture-cubes-after =
    Blauw, oranje en geel zijn opnieuw gegooid: hun kleur blijft, hun vorm is nieuw. Nu zijn er vier vierkanten!
picture-cubes-opening = Is dit de opening, dan moet je alle vier de vierkanten neerleggen. Ze leveren 4 punten op.
picture-cubes-dead = Overal naast dit blok past alleen blauw. Een hand zonder blauw is kansloos.
picture-cards-set =
    Twee rijen: drie sterren in verschillende kleuren, en vier groene kaarten met verschillende vormen.
picture-cards-turn =
    Er lagen vier rode kaarten op tafel. De gele en de blauwe cirkel komen uit de hand, de rode cirkel schuift ernaartoe, en de
    andere drie rode zijn nog steeds een rij.
picture-cards-chance =
    Vier rode kaarten en drie vierkanten op tafel; het gele en het paarse vierkant zitten in je hand. Zie je de Qwirkle?
picture-cards-qwirkle =
    Het rode vierkant schuift op, het gele en het paarse komen uit de hand: zes vierkanten, een Qwirkle! De andere drie
    rode blijven een rij.
picture-cards-new-row =
    Voor deze beurt waren er twee rijen: vijf rode kaarten en vier kruisen. Drie ruiten komen uit de hand. Maar de rode cirkel,
    het rode vierkant en het rode kruis vormen een nieuwe rij van alleen kaarten van de tafel: de Poolse spelregels
    verbieden dat, de Engelse beschrijving staat het toe.
picture-cards-keep-three =
    Voor deze beurt waren er drie rode kaarten, drie vierkanten en drie sterren. De gele en de groene cirkel komen uit de hand en
    nemen de rode cirkel mee; de andere twee rode gaan naar de vierkanten en naar de sterren. De Poolse spelregels
    verbieden dat: de rode rij gaf een kaart aan een nieuwe rij en gaat niet verder. De Engelse beschrijving en de
    huisregel van de vrije rijen staan het toe.

## Afwijzingen

refused-rule = (Regel: { $title }, { $id })

reason-game_over = Het spel is afgelopen.
reason-wrong_action = Dat kan nu niet in dit spel.
reason-nothing_chosen = Er is niets gekozen.
reason-not_in_hand = Niet in je hand: { $pieces }.
reason-cell_taken = Die plek is al bezet: { $cells }.
reason-same_cell = Twee stukken op één plek: { $cells }.
reason-off_table = De eerste rij moet dichter bij het midden van de tafel liggen: { $cells }.
reason-not_one_line = Alle stukken van een zet moeten zonder gat op één horizontale of verticale lijn liggen: zie { $cells }.
reason-no_contact = Minstens één stuk moet met een zijkant een stuk raken dat al op tafel ligt: { $cells }.
reason-mismatch = Deze hebben geen kleur of vorm gemeen: { $pieces }.
reason-duplicate = Twee keer hetzelfde stuk: { $pieces }.
reason-not_largest_set = De opening moet een hele grootste set zijn, bijvoorbeeld { $pieces }.
reason-opening_must_lay = In de eerste beurt moet je stukken neerleggen; ruilen kan later.
reason-opening_must_roll = Geen twee van je kubussen passen bij elkaar, dus je moet ze allemaal gooien.
reason-can_lay = Je hebt een geldige zet, dus je moet spelen.
reason-can_draw = Je mag je beurt niet overslaan zolang er iets te trekken, te gooien of te ruilen valt.
reason-bag_too_small = Er zitten niet zoveel stukken meer in de zak.
reason-already_rerolled = Je hebt in deze beurt al opnieuw gegooid.
reason-no_card_played = Speel minstens één kaart uit je hand.
reason-row_too_short = Een rij heeft minstens drie kaarten nodig: { $pieces }.
reason-cards_missing = Deze kaarten ontbreken op tafel: { $pieces }.
reason-cards_from_nowhere = Deze kaarten lagen niet op tafel en zijn ook niet gespeeld: { $pieces }.
reason-qwirkle_left_on_table = Een rij van zes moet je pakken: { $pieces }.
reason-not_a_qwirkle = Je kunt alleen een hele rij van zes pakken: { $pieces }.
reason-new_row_without_hand_card = Een nieuwe rij heeft een kaart uit je hand nodig: { $pieces }.
reason-row_must_keep_three = Een rij die een kaart gaf aan een nieuwe rij, moet minstens drie kaarten houden: { $pieces }.
reason-opening_more_than_a_set = De opening is één rij en verder niets: { $pieces }.
reason-no_arrangement = Deze kaarten kun je op deze tafel niet spelen: { $pieces }.
reason-chance = Dat kan niet zijn getrokken of gegooid: { $pieces }.

## Wat niet te lezen is

unreadable-piece = ‘{ $token }’ is geen stuk. Een stuk is een kleur (R O Y G B P) en een vorm (o s d t c x): Rt is de rode ster.
unreadable-cell = ‘{ $token }’ is geen stuk met zijn plek. Schrijf Rt@3,-2: de rode ster, 3 naar rechts, 2 omhoog.
unreadable-action = Niet begrepen: ‘{ $token }’.
unreadable-play = Zo kun je deze kaarten niet spelen: ‘{ $token }’.
unreadable-number = ‘{ $token }’ is geen geheel getal van hooguit vier cijfers.
unreadable-table = Dit is geen geldige tafel: { $token }.
unreadable-supply = ‘{ $token }’ is geen geldige voorraad.
unreadable-field = Onbekend veld: ‘{ $token }’.
unreadable-missing = ‘{ $token }’ ontbreekt.
unreadable-edition = Er is geen editie ‘{ $token }’.
unreadable-too_long = Dit is te lang.
unreadable-too_many = Te veel stukken: { $token }.
unreadable-numbers = De getallen in deze stelling spreken elkaar tegen.
unreadable-json = Dit is geen JSON-object.

## Wie er speelt

seats-count = Dit spel is voor 2 tot 4 spelers, niet voor { $value }.
seats-name = Een naam moet 1 tot 60 afdrukbare tekens hebben: ‘{ $value }’.
seats-same-name = Twee spelers heten ‘{ $value }’.
seats-bot-name = ‘{ $value }’ is een naam voor bots: kies er een zonder @ aan het begin.
seats-age = ‘{ $value }’ is geen leeftijd van 0 tot 150.

## Verslagen

record-too_long = Dit verslag is te lang.
record-json = Dit is geen verslag: het is niet als JSON te lezen.
record-line = Dit is geen verslag: het heeft een regel die niet te lezen is.
record-format = Deze indeling van een verslag wordt niet ondersteund.
record-keys = Het verslag bevat een onbekend veld, of de uitslag ontbreekt.
record-edition = Het verslag noemt geen bekende editie.
record-seat = Een speler in het verslag is niet te lezen.
record-start = Een spel kan niet beginnen zoals dit verslag zegt.
record-turn = Beurt { $turn } is niet mogelijk.
record-points = Beurt { $turn }: de speler of de punten kloppen niet.
record-result = De uitslag volgt niet uit de beurten.
record-fairness = Het geheim of de salts van het verslag zijn niet te lezen.
record-no_secret = Het verslag bevat zijn geheim niet, dus er valt niets uit na te rekenen.
record-commitment = Het geheim of een salt is niet wat vóór het spel is vastgelegd.
record-deal = De uitgedeelde handen volgen niet uit het geheim.
record-draw = Beurt { $turn }: wat er is getrokken of gegooid, volgt niet uit het geheim.
record-other_commitment = De toezegging in dit verslag is niet degene die je hebt opgegeven.
record-salt_unused = Bij het delen is de salt die je hebt opgegeven niet gebruikt.
record-unsigned = Het verslag heeft geen handtekening.
record-other_key = Het verslag is ondertekend met een sleutel die je niet hebt opgegeven.
record-signature = De handtekening klopt niet: er is iets in het verslag veranderd, of iemand anders heeft het ondertekend.
record-receipt_signature = Het bewijs is niet met die sleutel ondertekend.
record-receipt_game = Het bewijs hoort bij een ander spel.
record-exchange = Het verslag is niet wat de server heeft gestuurd: in beurt { $turn } heb je andere stenen geruild of getrokken.
record-receipt = Het verslag is niet wat de server heeft gestuurd: het bewijs van beurt { $turn } spreekt het tegen.
verify-fine = Alles wat is gedeeld, getrokken en gegooid, volgt uit het geheim dat vóór het spel is vastgelegd.
verify-signature-none = Het is niet ondertekend.
verify-signature-unchecked = De handtekening (sleutel { $id }) is niet gecontroleerd: gebruik --key.
verify-signature-valid = Het is ondertekend met de sleutel { $id }.
verify-bad-commitment = Een toezegging heeft 64 tekens: 0 tot 9 en a tot f.
verify-bad-salt = ‘{ $value }’ is geen plaats van 0 tot 3, een dubbele punt en een salt.
verify-bad-key = ‘{ $value }’ bevat geen sleutel van een server.
verify-bad-receipt = ‘{ $value }’ is geen bewijs.
verify-no-records = Er staat geen verslag in de map { $folder }.

## De opdrachtregel

cli-about = Sixfold speelt Qwirkle, Qwirkle Cubes en Qwirkle Cards precies volgens hun gedrukte spelregels.
cli-examples =
    Voorbeelden:
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Gebruik:
cli-commands = Commando’s
cli-options = Opties
cli-play = Speel in de browser of in de terminal, met mensen en bots.
cli-play-examples =
    Voorbeelden:
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Beoordeel zetten: per regel een JSON-object erin, per regel een antwoord eruit.
cli-judge-examples =
    Voorbeelden:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = Toon alle zetten voor een hand: per regel een JSON-object erin, per regel een antwoord eruit.
cli-moves-examples =
    Voorbeelden:
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Controleer of alles in een verslag eerlijk is uitgedeeld.
cli-verify-examples =
    Voorbeelden:
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Lees de spelregels van een editie, of vergelijk twee edities.
cli-rules-examples =
    Voorbeelden:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Speel een wedstrijd tussen bots en toon de uitslag met betrouwbaarheidsintervallen.
cli-arena-examples =
    Voorbeelden:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Start een van de bots van Sixfold als arena-engine op standaardinvoer en -uitvoer.
cli-engine-examples =
    Voorbeelden:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Train de bots opnieuw: partijen tegen zichzelf, daarna de gewichten als tekstbestand.
cli-train-examples =
    Voorbeelden:
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = Meet hoe snel de scheidsrechter is.
cli-bench-examples =
    Voorbeelden:
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = toon deze hulp
cli-arg-version = toon de versie
cli-arg-lang = taal: { $known } (standaard: uit de omgeving)
cli-arg-lines = bestand met JSON-regels, - voor standaardinvoer
cli-arg-record = verslagen van spellen, JSON of tekst, of mappen ermee; - voor standaardinvoer
cli-arg-verify-commitment = wat de server vóór het spel heeft toegezegd
cli-arg-verify-salt = een salt die moet zijn gebruikt, met het nummer van de plaats, geteld vanaf 0
cli-arg-verify-key = sleutel van de server die moet hebben ondertekend: een bestand, het adres van de server, of hexadecimaal
cli-arg-verify-receipt = wat de server tijdens het spel heeft ondertekend: het verslag moet ermee kloppen
cli-arg-json = antwoord in JSON, voor programma’s
cli-arg-edition = editie, zoals qwirkle-pl, of spel: qwirkle, cubes, cards
cli-arg-diff = toon waarin twee edities van een spel verschillen
cli-arg-bench = wat er gemeten wordt (standaard: alles)
cli-arg-players = spelers, zoals Ann,Bo:12,@greedy (met een leeftijd; met @ een bot)
cli-arg-save = bewaar het spel in dit bestand, of ga verder met het spel dat erin staat
cli-arg-secret = deel uit dit geheim, zodat het spel kan worden herhaald
cli-usage-unknown = Onbekend argument: ‘{ $what }’.
cli-usage-missing = Ontbrekend argument: { $what }.
cli-usage-choice = { $what } is geen geldige waarde voor ‘{ $name }’.
cli-usage-value = ‘{ $name }’ heeft een waarde nodig.
cli-usage-number = ‘{ $name }’ heeft een getal nodig, niet { $what }.
cli-usage-help = Hulp: { $command }
cli-missing-extra = Dit commando heeft de extra ‘{ $name }’ nodig: pip install "sixfold[{ $name }]"
cli-unknown-language = Onbekende taal: ‘{ $name }’. Beschikbaar: { $known }.
cli-unknown-edition = Onbekende editie of onbekend spel: ‘{ $name }’. Beschikbaar: { $known }.
cli-unknown-level = Onbekende bot: ‘{ $name }’. Beschikbaar: { $known }.
cli-unknown-bench = Onbekende meting: ‘{ $name }’. Beschikbaar: { $known }.
cli-cannot-read = ‘{ $file }’ is niet te lezen: { $why }.
system-missing = dat bestand bestaat niet
system-denied = geen toegang
system-folder = het is een map
system-full = er is geen ruimte meer
system-in_use = iets anders gebruikt het al
system-address = deze computer heeft dat adres niet
system-name = onbekende hostnaam
system-refused = verbinding geweigerd
system-timeout = geen antwoord op tijd
system-other = het besturingssysteem weigerde: { $why }
cli-meta-command = COMMANDO
cli-meta-file = BESTAND
cli-meta-record = VERSLAG
cli-meta-salt = PLAATS:SALT
cli-meta-key = BESTAND|URL|HEX
cli-meta-edition = EDITIE
cli-meta-name = NAAM
cli-meta-players = SPELERS
cli-meta-secret = GEHEIM
cli-meta-lang = TAAL
cli-meta-game = SPEL
cli-meta-folder = MAP
cli-meta-number = GETAL
# As in English.
cli-meta-seed = SEED
cli-meta-ms = MS
cli-measuring = { $name } wordt gemeten
rules-hint = sixfold rules EDITION toont er een; sixfold rules --diff A B vergelijkt er twee.

## De arena

arena-arg-game = spel: qwirkle, cubes of cards
arena-arg-players = 2 tot 4 spelers, gescheiden door komma’s: niveaus zoals greedy, andere bots van het spel, of exec:COMMAND voor een programma
arena-arg-games = aantal partijen (standaard: 100), naar boven afgerond zodat elke verdeling één keer in elke zitvolgorde wordt gespeeld
arena-arg-seed = een tekst naar keuze; dezelfde seed geeft dezelfde verdelingen (standaard: 1)
arena-arg-budget = CPU-tijd per zet in milliseconden (standaard: de eigen grens van elke bot)
arena-arg-sprt = twee spelers: stop zodra vaststaat of de eerste ELO0 of ELO1 beter is
arena-arg-checkpoint = bewaar elke verdeling in dit bestand; bestaat het al, ga dan van daaruit verder
arena-arg-jobs = aantal verdelingen die tegelijk worden gespeeld (standaard: één per core)
arena-arg-log = voeg de standaardfoutuitvoer van de engines toe aan dit bestand (standaard: weggegooid)
engine-arg-name = een niveau, of een andere bot van het spel
arena-out-of-range = { $name } moet van { $low } tot { $high } zijn.
arena-other-game = Editie { $edition } hoort niet bij het spel { $game }.
arena-command-empty = Na exec: moet een commando volgen.
arena-command-quotes = De aanhalingstekens van dit commando kloppen niet: { $command }
arena-command-missing = Programma niet gevonden of niet uitvoerbaar: ‘{ $command }’.
arena-command-system = Programma’s als spelers (exec:) werken alleen op Linux of een andere Unix.
arena-cannot-write = ‘{ $file }’ is niet te gebruiken: { $why }.
arena-sprt-elo = --sprt heeft twee verschillende getallen van -1000 tot 1000 nodig, het kleinste eerst.
arena-sprt-players = --sprt werkt alleen voor wedstrijden met twee spelers.
arena-file-foreign = ‘{ $file }’ is geen wedstrijdbestand. Het is niet veranderd.
arena-file-differs = ‘{ $file }’ hoort bij een andere wedstrijd ({ $what }). Het is niet veranderd.
arena-file-corrupt = Regel { $what } van ‘{ $file }’ is beschadigd. Het bestand is niet veranderd.
arena-file-busy = Een andere wedstrijd schrijft op dit moment naar ‘{ $file }’.
arena-worker-lost = Een werkproces is gestopt tijdens verdeling { $deal }.
arena-title = { $edition }. Partijen: { $games }, verdelingen: { $deals }
arena-head-player = speler
arena-head-wins = winst %
arena-head-interval = 95%
arena-head-points = punten
arena-head-elo = Elo
arena-head-elo-interval = Elo 95%
arena-head-ms = ms/zet
arena-head-illegal = ongeldig
# As in English.
arena-head-crashes = crashes
arena-margin = Voorsprong van de eerste speler op het gemiddelde van de anderen: { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] De test verkiest { $elo0 } Elo boven { $elo1 }: log-likelihoodratio { $llr }, grenzen { $lower } en { $upper }.
        [H1] De test verkiest { $elo1 } Elo boven { $elo0 }: log-likelihoodratio { $llr }, grenzen { $lower } en { $upper }.
       *[other] De test tussen { $elo0 } en { $elo1 } Elo is nog niet beslist: log-likelihoodratio { $llr }, grenzen { $lower } en { $upper }.
    }
arena-incomplete = De wedstrijd is voortijdig gestopt; dit zijn de uitslagen tot nu toe.
arena-progress = { $done } van { $of } verdelingen, { $name }: { $rate }
arena-fault = Verdeling { $deal }, zitvolgorde { $rotation }, beurt { $turn }: { $name } heeft verloren: { $why }
arena-fault-illegal = ongeldige zet
arena-fault-exception = fout in de bot
arena-fault-start = het programma kon niet worden gestart
arena-fault-hello = ongeldig hello-bericht
arena-fault-exit = het programma is gestopt
arena-fault-timeout = geen antwoord op tijd
arena-fault-flood = het antwoord is te lang
arena-fault-unasked = schreef uitvoer zonder dat erom was gevraagd
arena-fault-unreadable = het antwoord is niet te lezen
engine-not-in-game = Dit spel heeft geen bot ‘{ $name }’.
engine-unreadable = Dit is geen bericht van het engineprotocol: { $why }

## Spelen in de terminal

play-title = { $name }
play-commitment = Wat je trekt en gooit, ligt vast door een geheim met deze SHA-256: { $digest }
play-announced = { $name }: grootste set { $n }
play-starts = Startspeler: { $name }
play-help-hint = Typ help om te zien wat je kunt typen.
play-look-away = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders kijkt.
play-prompt = { $name }>
play-which-edition = Welke? Nummer of naam [1]:
play-which-players = Wie speelt er? Namen met komma’s ertussen, een leeftijd na een dubbele punt, @greedy of @random voor een bot [{ $usual }]:
play-you = Jij
play-draft = Voorlopig: { $action }. { $points }
play-nothing-drafted = Je hebt nog niets aangelegd. Typ een zet, hint of help.
play-hint = Bijvoorbeeld: { $action }
play-no-refusal = Er is nog niets afgewezen.
play-which-file = Welk bestand? Bijvoorbeeld: save game.json
play-exists = ‘{ $file }’ bestaat al en is een ander spel. Kies een andere naam.
play-not-saved = Dit spel is niet opgeslagen. Volgende keer: save game.json, of begin met --save game.json.
play-saved = Opgeslagen in { $file }. Vanaf nu wordt het spel na elke beurt opgeslagen.
play-loaded = Verder met { $file }.
play-cannot-save = ‘{ $file }’ kan niet worden geschreven: { $why }. Het spel gaat door, maar wordt niet opgeslagen.
play-kept = Het verslag staat in { $file }. Met sixfold verify controleer je of er eerlijk is uitgedeeld.
play-goodbye = Tot ziens!
play-turn = { $name }: { $what }. { $points }
play-exchanged =
    { $n ->
        [one] { $n } steen geruild
       *[other] { $n } stenen geruild
    }
play-shown = Zit vast, dus deze hand wordt getoond: { $pieces }
play-last-piece =
    { $game ->
        [cubes] { $name }: laatste kubus aangelegd; de bonus van { $n } is hierboven al meegeteld.
       *[qwirkle] { $name }: laatste steen aangelegd; de bonus van { $n } is hierboven al meegeteld.
    }
play-stock-empty = De trekstapel is op: iedereen heeft nog één beurt.
play-last-turns =
    { $n ->
        [one] Laatste beurt van het spel.
       *[other] Nog { $n } beurten tot het einde van het spel.
    }
play-bag =
    { $n ->
        [0] De zak is leeg.
        [one] Nog { $n } stuk in de zak.
       *[other] Nog { $n } stukken in de zak.
    }
play-stock =
    { $n ->
        [0] De trekstapel is leeg.
        [one] Nog { $n } kaart in de trekstapel.
       *[other] Nog { $n } kaarten in de trekstapel.
    }
play-hand = Jouw hand: { $pieces }
play-opening = Jij opent het spel: leg een hele grootste set uit je hand neer.
play-opening-any = Jij opent het spel: elke geldige beurt is goed.
play-forced-dead = Geen enkele kant van je kubussen past ergens: druk op Enter om ze terug in de zak te doen en nieuwe te trekken.
play-dead = een kansloze hand gaat terug in de zak
play-may-reroll = Je mag eerst kubussen opnieuw gooien: typ reroll en hun namen.
play-forced-pass = Je kunt niets doen: druk op Enter om je beurt over te slaan.
play-forced-roll = Niets past: druk op Enter om alle kubussen te gooien.
play-forced-redraw = Je zit vast: druk op Enter om je hand te laten zien en een nieuwe te trekken.
play-winner = Winnaar: { $names }, met { $points }
play-shared = Gedeelde overwinning voor { $names }, met { $points }
ending-last_piece = Het laatste stuk is aangelegd.
ending-nobody_can_place = Geen enkel stuk dat over is, past nog ergens.
ending-last_turns = De trekstapel is op en iedereen heeft een laatste beurt gehad.
ending-all_passed = Iedereen heeft een beurt overgeslagen, de een na de ander.
ending-resigned = Het spel is geëindigd door opgave.
ending-turn_limit = Het spel heeft het maximale aantal beurten bereikt. De punten beslissen.
shared-title =
    { $n ->
        [0] { $game }: een afgebroken spel
        [one] { $game }: { $names } wint
       *[other] { $game }: { $names } delen de overwinning
    }
shared-about = { $scores }. Bekijk de tafel aan het eind en speel elke zet na.
play-confirm = Druk op Enter om te bevestigen, of typ undo.
play-help-qwirkle =
    Rt@3,-2     leg de rode ster op kolom 3, rij -2 (x naar rechts, y omlaag); meer tegelijk mag ook
    swap Rt Bs  ruil deze stenen
play-help-cubes =
    Rt@3,-2       leg de rode ster op kolom 3, rij -2 (x naar rechts, y omlaag); meer tegelijk mag ook
    reroll Rt Bs  gooi deze kubussen opnieuw, één keer, voor je aanlegt
    roll          gooi alle kubussen als niets past
play-help-cards =
    play Rt Bt Gt                    speel deze kaarten; de tafel wordt voor je herschikt
    play Rt : RtBtGt YoYsYd          hetzelfde, met de hele tafel zoals jij die wilt, rij na rij
    play Rt : YoYsYd ! RtOtYtGtBtPt  gepakte Qwirkles staan achter de !
    redraw                           als je vastzit
play-help =
    Kleuren: R rood, O oranje, Y geel, G groen, B blauw, P paars.
    Vormen: o cirkel, s vierkant, d ruit, t ster, c klaver, x kruis.
    Enter of done  bevestig de zet     undo          ga één stap terug        clear  neem alles terug
    hint           toon een zet        why           verklaar de afwijzing    rules  toon de spelregels
    table          toon de tafel       save BESTAND  sla het spel op          quit   stop
    help           toon deze hulp      load BESTAND  ga verder met een bestand

## Trainen

train-arg-seats = aantal spelers: 2 (standaard), 3 of 4
train-arg-seed = een geheel getal; dezelfde seed geeft dezelfde gewichten (standaard: 1)
train-arg-out = map voor voltooide rondes en de gewichten (standaard: ‘training’); een onderbroken training gaat van daaruit verder
train-arg-jobs = aantal partijen die tegelijk worden gespeeld (standaard: één per core); heeft geen invloed op de gewichten
train-done = De gewichten staan in ‘{ $file }’.
cli-static = Schrijf de webclient als statische site: een map die elke host kan aanbieden, onder elk pad.
cli-static-examples =
    Voorbeelden:
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = doelmap: leeg, nieuw of een eerdere statische site
static-arg-server = adres van een Sixfold-server voor spellen met vrienden, zoals https://play.example (standaard: geen)
static-done = { $folder } is klaar: elke webserver kan de map aanbieden.
static-bad-server = ‘{ $value }’ is geen adres van een server: https:// of http:// en een naam, zonder pad.
static-not-empty = { $folder } bevat andere bestanden: kies een lege of nieuwe map.
static-no-kernel = De webclient van deze installatie heeft geen kernel voor de browser en heeft dus een server nodig. Gebruik een uitgebracht pakket of bouw hem met ‘run web’.

## De server

cli-serve = Start een server: tafels voor mensen en bots via het netwerk.
cli-serve-examples =
    Voorbeelden:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = ADRES
cli-meta-addresses = ADRESSEN
cli-meta-seconds = SECONDEN
cli-arg-host = adres waarop de server luistert (standaard: 127.0.0.1, alleen deze computer)
cli-arg-port = poort waarop de server luistert (standaard: 8000; 0: een vrije poort)
cli-arg-db = waar tafels worden bewaard: een SQLite-bestand (standaard: sixfold.db) of postgresql://…
cli-arg-relay = nats://…-adres waarmee meerdere serverprocessen elkaar op de hoogte houden
cli-arg-workers = aantal botprocessen (standaard: aantal cores min één)
cli-arg-password-file = bestand met het wachtwoord van deze server (of de variabele SIXFOLD_PASSWORD)
cli-arg-origin = sta ook pagina’s van dit adres toe, zoals https://play.example (mag meer dan eens)
cli-arg-hosts = naam waaronder browsers de server bereiken, zoals play.example; * voor elke naam (mag meer dan eens)
cli-arg-proxies = adressen van vertrouwde proxy’s, met komma’s ertussen (hun X-Forwarded-headers worden gebruikt)
cli-arg-sockets = maximaal aantal open verbindingen (standaard: 50000)
cli-arg-per-client = vermenigvuldig de grenzen per clientadres met dit getal
cli-arg-keep-days = dagen na de laatste gebeurtenis tot een tafel wordt verwijderd (standaard: 365; 0: nooit)
cli-arg-webhook = URL die doorkrijgt wie aan de beurt is in spellen waarin een beurt dagen mag duren, en de uitslagen (of de variabele SIXFOLD_WEBHOOK)
cli-arg-private-push = stuur meldingen ook naar pushdiensten in privénetwerken
cli-arg-drain = seconden dat de server na SIGTERM blijft antwoorden en ‘niet gereed’ meldt (standaard: 5)
cli-arg-quiet = log alleen waarschuwingen en fouten
serve-at = Sixfold draait op { $url }
serve-cannot-listen = Kan niet luisteren op { $host }, poort { $port }: { $why }
serve-no-client = De webclient hoort niet bij deze installatie, dus er zijn geen pagina’s: alleen de interface voor programma’s en de terminalclient werken. Gebruik een uitgebracht pakket, of bouw de client met het programma ‘run’.
serve-bad-webhook = --webhook heeft een URL nodig die met https:// of http:// begint, eventueel na discord+, telegram+, ntfy+ of json+.
webhook-turn = { $game }, tafel { $table }: { $name } is aan de beurt.
webhook-reminder = { $game }, tafel { $table }: { $name } heeft weinig tijd meer voor deze beurt.
webhook-over = { $game }, tafel { $table }: het spel is afgelopen. { $scores }
push-turn = Jij bent aan de beurt.
push-played = { $name } heeft gespeeld. Jij bent aan de beurt.
push-reminder = Jij bent aan de beurt, en je tijd raakt op.
no-table = Die tafel bestaat niet.
no-secret = Je hebt geen plaats aan deze tafel.
no-host = Alleen de gastheer mag dat.
no-started = Het spel is al begonnen.
no-not_started = Het spel is nog niet begonnen.
no-over = Het spel is afgelopen.
no-full = Alle plaatsen zijn bezet.
no-seat_taken = Deze plaats is niet vrij.
no-waiting = Er is nog een plaats vrij.
no-edition = Er is geen editie { $value }.
no-level = Er is geen bot { $value }.
no-turn = Het spel is al verder: kijk nog eens naar de tafel.
no-not_your_turn = Jij bent niet aan de beurt.
no-bot_plays = Een bot speelt voor je: neem eerst je plaats terug.
no-salt = De eerlijkheidscontrole is mislukt: dit is niet de aangekondigde waarde.
no-still_here = Deze speler is er nog.
no-not_away = Deze plaats kan niet aan een bot worden gegeven.
no-out_of_time = Je tijd was op, en je kunt maar één keer terugkomen.
no-resigned = Je hebt dit spel opgegeven.
no-undo = Deze beurt kan niet worden teruggenomen: sindsdien is er iets getrokken of getoond.
no-carry = Deze link is verlopen of al gebruikt.
no-let_in = Anderen kunnen deze plaats niet openen. Voer de pincode in, of bevestig de code in de browser die de plaats heeft.
no-guest = De anderen hebben deze browser binnengelaten, dus hier kan dat niet. Gebruik de eerste browser van deze plaats.
no-pin = Die pincode klopt niet.
no-pin_pause = Te vaak een verkeerde pincode. Probeer het later nog eens.
no-password = Voor deze server heb je een wachtwoord nodig.
no-origin = Verzoeken van die pagina zijn niet toegestaan.
no-address = Deze server accepteert het adres { $value } niet. De beheerder kan het toestaan.
no-unreadable = Dit bericht is niet te lezen.
no-too_large = Dit bericht is te lang.
no-too_often = Niet zo snel: probeer het zo nog eens.
no-too_many = Je hebt te veel tafels of verbindingen open.
no-limit = Dit is aan deze tafel te vaak gebeurd.
no-method = Dit soort verzoek wordt niet ondersteund.
no-busy = Dat lukte nu even niet: probeer het nog eens.
phrase-hello = Hallo!
phrase-well_done = Goed gedaan!
phrase-oops = Oeps!
phrase-thanks = Dank je wel!
phrase-good_luck = Succes!
phrase-hurry = Jouw beurt!
phrase-wait = Momentje!
phrase-again = Nog een potje?
phrase-good_game = Goed gespeeld!
phrase-bye = Doei!

## Wat er wordt bewaard

cli-backup = Kopieer alle gegevens van een server naar één bestand terwijl hij blijft draaien.
cli-backup-examples =
    Voorbeelden:
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Vul een lege database met een back-up: dezelfde tafels, plaatsen en sleutels.
cli-restore-examples =
    Voorbeelden:
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Beheer een server via zijn database, terwijl hij draait.
cli-admin-examples =
    Voorbeelden:
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
cli-meta-action = ACTIE
cli-export = Exporteer de spellen van een server als verslagen, één bestand per tafel.
cli-export-examples =
    Voorbeelden:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Importeer verslagen als tafels: afgelopen spellen om te bekijken, andere om verder te spelen.
cli-import-examples =
    Voorbeelden:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = nieuw bestand voor de kopie; een server kan het zo gebruiken
cli-arg-restore = bestand dat ‘sixfold backup’ heeft geschreven
cli-arg-action = list (tafels en geblokkeerde adressen), close of delete (sluit of verwijder een tafel), erase-name (wis de naam van een persoon, aan alle tafels), ban of unban (blokkeer een adres of geef het vrij), rotate-key (vernieuw de sleutel voor handtekeningen)
cli-arg-target = de tafel, de naam of het adres
cli-arg-export = map voor de verslagen
cli-arg-all = ook onvoltooide spellen met hun geheimen: houd die privé
cli-arg-import = verslagen, of mappen ermee
backup-done = Alles is gekopieerd naar ‘{ $file }’.
restore-done =
    { $n ->
        [one] Er staat nu { $n } tafel
       *[other] Er staan nu { $n } tafels
    } in ‘{ $url }’.
admin-listed =
    { $n ->
        [one] { $n } tafel
       *[other] { $n } tafels
    }. Geblokkeerde adressen: { $banned }
admin-closed = Tafel { $table } is gesloten.
admin-was-over = Tafel { $table } was al afgelopen.
admin-deleted = Tafel { $table } is verwijderd.
admin-erased =
    { $n ->
        [one] ‘{ $name }’ is gewist aan { $n } tafel.
       *[other] ‘{ $name }’ is gewist aan { $n } tafels.
    }
admin-banned = { $address } is geblokkeerd.
admin-unbanned = { $address } is niet meer geblokkeerd.
admin-rotated = De server ondertekent vanaf nu met de nieuwe sleutel { $id }. Eerdere sleutels blijven in de lijst.
admin-bad-address = ‘{ $address }’ is geen IP-adres.
export-done =
    { $n ->
        [one] { $n } verslag geschreven
       *[other] { $n } verslagen geschreven
    } in ‘{ $folder }’, { $there } al aanwezig.
import-new = { $file }: nieuwe tafel { $table }
import-there = { $file }: staat er al als tafel { $table }
import-other = { $file }: tafel { $table } heeft dit spel, maar het ging anders verder; er is niets veranderd
import-seat = { "    " }plaats van { $name }, geheim { $secret }
store-cannot = ‘{ $value }’ kan niet worden geopend: { $why }.
store-cannot_write = ‘{ $value }’ kan niet worden geschreven: { $why }.
store-not_empty = Er staan al tafels in ‘{ $value }’; er is niets veranderd.
store-no_table = Er is geen tafel { $value }.
store-busy = Tafel { $value } verandert voortdurend; probeer het nog eens.
store-missing = Er is geen database in ‘{ $value }’.
store-exists = ‘{ $value }’ bestaat al en is niet veranderd.
store-empty = ‘{ $value }’ is een leeg bestand. Verwijder het om opnieuw te beginnen, of vervang het door een back-up.
store-foreign = ‘{ $value }’ bevat iets anders dan de tafels van Sixfold; er is niets in veranderd.
store-broken = ‘{ $value }’ is beschadigd; er is niets in veranderd. Gebruik een back-up.
store-unreadable = Het logboek van tafel { $value } is niet te lezen.
store-newer = ‘{ $value }’ is geschreven door een nieuwere Sixfold; er is niets in veranderd. Gebruik die versie.
store-leftover = ‘{ $value }’ hoort bij een bestand dat ontbreekt. Zet dat bestand terug, of haal dit weg.
store-in_use = ‘{ $value }’ is in gebruik bij een andere server. Stop die eerst, of geef ze allemaal dezelfde --relay.
store-failed = De tafels zijn nu niet bereikbaar: { $value }
store-closed = De server wordt afgesloten.
store-package = ‘{ $value }’ is niet geïnstalleerd: het hoort bij ‘sixfold[large]’.
store-relay = ‘{ $value }’ antwoordt niet: { $why }.

## De webclient

web-skip = Naar de tafel
web-home = Startpagina van Sixfold
web-lobby = Nieuw spel
web-game = Spel
web-about-qwirkle = Leg stenen in rijen van één kleur of één vorm: zes verschillende maken een Qwirkle.
web-about-cubes = Gooi kubussen en leg ze in rijen van één kleur of één vorm: zes verschillende maken een Qwirkle.
web-about-cards = Speel rijen van één kleur of één vorm, herschik de tafel en verzamel rijen van zes.
web-front-continue = Verdergaan
web-front-games = Jouw spellen
web-front-all = Alle spellen ({ $n })
web-front-turn-of = Beurt van { $name }
web-front-left = nog { $time }
web-front-ended = Afgelopen: { $points }
web-front-options = Opties
web-front-bot = Tegen een bot
web-front-bot-about = Begint meteen
web-front-level = Niveau van de bot
web-front-friend = Met vrienden
web-front-friend-about = Met een link of code, zonder account
# As in English.
web-front-code = Code
web-front-device = Eén apparaat
web-front-device-about = Geef het door
web-front-daily-about = Elke dag een nieuwe
web-front-player = Speler 1
web-front-more-players = Meer spelers
# As in English.
web-front-hints = Hints
web-front-hints-bots = Alleen tegen bots
web-front-hints-always = Met hints
web-front-hints-never = Zonder hints
web-front-more = Leren en ontdekken
web-edition = Editie
web-house-rules = Huisregels
web-clock = Klok
web-clock-none = Geen klok
web-clock-move = 2 minuten per beurt
web-clock-game = Elk 15 minuten
web-clock-day = Een dag per beurt
web-seats = Plaatsen
web-your-name = Je naam
web-rename = Naam wijzigen
web-rename-save = Naam opslaan
web-rename-done = Je heet nu { $name }.
web-me = Ik
web-you = Jij
web-seat-n = Plaats { $n }
web-remove-seat = Plaats { $n } weghalen
web-add-seat = Vriend of bot toevoegen
web-friend-by-link = Vriend (met een link)
# As in English.
web-bot-level = Bot: { $level }
# Hoe een bot heet, in elke zin. $number is 0, of telt de bots van één niveau.
# As in English.
web-bot-name =
    { $number ->
        [0] Bot { $level }
       *[other] Bot { $level } { $number }
    }
web-public = Openbaar: iedereen kan deze tafel vinden en meedoen
web-join-code = Meedoen met een code
web-join = Meedoen
web-public-tables = Open tafels
web-on = Bezig
web-phase-open = Wacht op spelers
web-phase-revealing = Begint zo
web-phase-playing = Bezig
web-phase-over = Afgelopen
web-phase-closed = Afgebroken
web-password = Wachtwoord van deze server
web-enter = Verder
web-not-kept = Deze browser bewaart niets: houd deze pagina open terwijl je speelt.
web-rules = Spelregels
web-light = Licht thema
web-dark = Donker thema
web-settings = Instellingen
web-lost-title = Niet gevonden
web-lost-page = Die pagina bestaat niet.
web-lost-table = Deze tafel kan niet worden geopend.
web-lost-gone = De server antwoordt niet.
web-lost-closed = Dit spel is afgebroken.
web-lost-advice = Kijk of de link of de code klopt en probeer het nog eens. Je spellen zijn veilig.
web-lost-home = Startpagina
web-loading = Tafel laden
web-reconnecting = Bezig met verbinden. Je zet is veilig.
web-connection-lost = Verbinding kwijt. Bezig met verbinden.
web-connection-back = Verbonden.
web-join-title = Ga aan deze tafel zitten
web-join-with = Met { $names }
web-sit-down = Ga zitten
web-full = Alle plaatsen zijn bezet.
web-already-on = Het spel is al begonnen.
web-back-title = Speel je hier al?
web-back-who = Kies je naam om in deze browser terug te gaan naar je plaats.
web-back-ask = Vraag of je terug mag
web-back-get = Code ophalen
web-back-enter = Terug naar mijn plaats
web-back-code = Jouw code: { $code }
web-back-wait = Vertel deze code aan de andere spelers. Zij voeren hem in bij ‘Speler weer binnenlaten’ in het menu van de tafel. Als iedereen heeft bevestigd en er een minuut voorbij is, ben je hier { $name }.
web-back-cancel = Verzoek intrekken
web-back-none = Deze plaats heeft geen pincode, en anderen kunnen hem nu niet openen. Gebruik je eerste browser, of kies daar ‘Op een ander apparaat spelen’.
web-back-own = Anderen kunnen deze plaats niet openen: daarvoor is de browser nodig waarin je speelt. Haal hier een code op en voer die daar in.
web-back-lost = Ben je die browser kwijt, dan kunnen de anderen een bot voor je laten spelen.
web-back-wait-own = Voer hem in de browser in waarin je speelt: in het menu van de tafel, bij ‘Speler weer binnenlaten’. Dan ben je hier meteen { $name }.
web-pin = Pincode, 4 tot 8 cijfers
web-pin-optional = Pincode, 4 tot 8 cijfers (hoeft niet)
web-pin-join = Met deze pincode kun je vanuit een andere browser terug naar je plaats.
web-pin-only = Kies een pincode, zodat je vanuit een andere browser terug kunt. Aan deze tafel kunnen anderen je niet binnenlaten.
web-pin-choose = Kies een pincode
web-pin-menu = Mijn pincode
web-pin-how = Met je naam en deze pincode kun je vanuit een andere browser terug naar je plaats. De anderen kunnen dan niemand meer voor jou binnenlaten.
web-pin-save = Pincode opslaan
web-pin-set = Pincode opgeslagen.
web-pin-remove = Pincode wissen
web-pin-removed = Pincode gewist.
web-let-in = Speler weer binnenlaten
web-let-in-how = Alleen als je weet dat de code van die speler is: bel en laat de code voorlezen. Is het je eigen andere browser, kies dan jezelf.
web-let-in-who = Speler
# As in English.
web-let-in-code = Code
web-let-in-confirm = Binnenlaten
web-let-in-done = Je andere browser heeft nu je plaats.
web-let-in-asked = Bevestigd. Het duurt een minuut, en alle andere spelers moeten ook bevestigen.
web-let-in-news = De anderen hebben bevestigd: { $name } is terug vanuit een andere browser.
web-let-in-you = De anderen lieten een andere browser op jouw plaats spelen. Ben jij dat niet, verwijder die dan.
web-let-in-undo = Andere browsers verwijderen
web-let-in-option = Eén andere speler is genoeg om iemand weer binnen te laten
web-let-in-option-about = Anders zijn er twee nodig. Wie alleen bevestigt, zou de hand van die speler kunnen zien.
web-let-in-rule =
    { $n ->
        [0] Ben je de browser kwijt, dan kunnen anderen je niet weer binnenlaten. Met een pincode kun je terugkomen.
        [1] Is een speler de browser kwijt, dan kan één andere speler die persoon weer binnenlaten. Wie een pincode heeft, kan alleen zelf weer binnenkomen.
       *[other] Is een speler de browser kwijt, dan kunnen twee andere spelers die persoon weer binnenlaten. Wie een pincode heeft, kan alleen zelf weer binnenkomen.
    }
web-let-in-sees = Wie dit bevestigt, zou de hand van die speler kunnen zien.
web-offer-let_in =
    { $you ->
        [yes] Een andere browser vraagt om op jouw plaats te spelen, met de code { $code }. Ben jij dat niet, trek het verzoek dan in.
       *[no] { $other } vraagt om weer binnen te mogen vanuit een andere browser, met de code { $code }. Ga alleen akkoord als je deze code van { $other } zelf hebt gehoord.
    }
web-watch = Kijken
web-host = Gastheer
web-here = Aanwezig
web-away = Afwezig
web-open-seat = Vrije plaats
web-waiting-for = Wacht op een speler
web-revoke = Maak deze plaats vrij
web-scan = Scan, of stuur de link. Een account is niet nodig.
web-qr = QR-code met de link naar deze tafel
web-only-here = Dit adres werkt alleen op deze computer.
web-only-here-how = Voor andere apparaten in je netwerk start je ‘{ $command }’ en open je het adres dat je dan ziet.
web-in-app = Deze pagina is open in een andere app. Open de pagina in je eigen browser, anders raak je misschien je plaats kwijt.
web-copy-link = Link kopiëren
web-in-app-stay = Blijf hier
web-share = Link delen
web-copied = Gekopieerd
web-not-copied = Kopiëren lukte niet
web-start = Spel starten
web-start-when = Je kunt starten als alle plaatsen bezet zijn.
web-host-starts = Wacht tot de gastheer het spel start.
web-leave = Tafel verlaten
web-table = Tafel
web-board = De tafel: met de pijltoetsen ga je van vak naar vak
web-players = Spelers
web-move-and-history = Zet en verloop
web-more = Meer opties
web-close = Sluiten
web-bag = In de zak of trekstapel:
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-fit = Alles tonen
web-your-turn = Jouw beurt
web-title-your-turn = ● Jouw beurt · { $title }
web-on-turn = Aan de beurt
web-turn-of = { $name } is aan de beurt.
web-bot-stands-in = Een bot valt in
web-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
web-hand-of = Hand van { $name }
web-over = Het spel is afgelopen.
web-your-move = Jouw zet
web-nothing-laid = Je hebt nog niets aangelegd.
web-wait = De anderen denken na.
web-moves = Zetten
web-no-moves = Nog geen zetten.
web-turn-swap =
    { $n ->
        [one] ruilde { $n } steen
       *[other] ruilde { $n } stenen
    }
web-turn-reroll =
    { $n ->
        [one] gooide { $n } kubus opnieuw
       *[other] gooide { $n } kubussen opnieuw
    }
web-turn-roll = niets paste, gooide alle kubussen
web-turn-redraw = kon niet spelen, nieuwe kaarten
web-turn-pass = sloeg over
web-unseen = Nog niet gezien
web-unseen-kind = { $piece }: { $n }
web-your-hand = Jouw hand
web-rack =
    { $game ->
        [cubes] Jouw kubussen, toetsen 1 tot en met 9
        [cards] Jouw kaarten, toetsen 1 tot en met 9
       *[qwirkle] Jouw stenen, toetsen 1 tot en met 9
    }
web-undo = Terugnemen
web-shuffle = Husselen
web-sort = Sorteren
web-exchange = Ruilen
web-reroll = Opnieuw gooien
web-choose-exchange = Kies de stenen die je wilt ruilen.
web-choose-reroll = Kies de kubussen die je opnieuw wilt gooien.
web-exchange-n =
    { $n ->
        [one] Ruil { $n } steen
       *[other] Ruil { $n } stenen
    }
web-roll-n =
    { $n ->
        [one] Gooi { $n } kubus
       *[other] Gooi { $n } kubussen
    }
web-play-for =
    { $n ->
        [one] Speel voor { $n } punt
       *[other] Speel voor { $n } punten
    }
web-place-a-tile =
    { $game ->
        [cubes] Leg een kubus aan
       *[qwirkle] Leg een steen aan
    }
web-opening-owes = Leg er { $n } om te beginnen
web-you-open =
    { $game ->
        [cubes]
            { $n ->
                [one] Jij begint. Je langste rij telt { $n } kubus.
               *[other] Jij begint. Je langste rij telt { $n } kubussen.
            }
       *[other]
            { $n ->
                [one] Jij begint. Je langste rij telt { $n } steen.
               *[other] Jij begint. Je langste rij telt { $n } stenen.
            }
    }
web-choose-first = Kies er eerst een
web-fits-first = { $piece }: past hier.
web-fits =
    { $n ->
        [0] { $piece }: past nu nergens.
        [one] { $piece }: past op { $n } plek. Het getal is het aantal punten.
       *[other] { $piece }: past op { $n } plekken. De getallen zijn de punten.
    }
web-chosen =
    { $n ->
        [one] { $piece } gekozen. Past op { $n } plek.
       *[other] { $piece } gekozen. Past op { $n } plekken.
    }
web-draft-points =
    { $n ->
        [one] { $n } punt in totaal.
       *[other] { $n } punten in totaal.
    }
web-cell = Rij { $row }, kolom { $column }.
web-at-cell = rij { $row }, kolom { $column }
web-at-row = rij { $row }, vanaf kolom { $column }
web-at-column = kolom { $column }, vanaf rij { $row }
web-qwirkles-taken = Gepakte Qwirkles: { $sets }
web-empty-cell = Leeg.
web-makes = { $piece }: { $n }.
web-drafted = Neergelegd, nog niet gespeeld.
web-missing = nog nodig: { $what }
web-complete = compleet
web-taken-back = Teruggenomen.
web-why = Waarom?
web-forced-pass = Je kunt deze beurt niets doen.
web-forced-roll = Niets past: gooi al je kubussen.
web-forced-redraw = Je zit vast: laat je hand zien en trek een nieuwe.
web-do-pass = Overslaan
web-do-roll = Gooi alle kubussen
web-do-redraw = Trek een nieuwe hand
web-talk = Tafelpraat
web-mute = Verberg wat anderen zeggen
web-played =
    { $n ->
        [one] { $name }: { $n } punt.
       *[other] { $name }: { $n } punten.
    }
web-you-win = Jij wint!
web-wins = { $name } wint
web-shared-win = Gedeelde overwinning: { $names }
web-given-up = Het spel is afgebroken
web-rematch = Nog een keer
web-join-rematch = Naar het nieuwe spel
web-download = Verslag downloaden
web-result-last-piece = +{ $n } voor het laatste stuk: { $name }
web-result-close = Het scheelde maar { $what }.
web-result-best-of-all = Jij deed de beste zet van het spel: { $what } in zet { $turn }.
web-result-your-qwirkles =
    { $n ->
        [one] Je maakte een Qwirkle.
       *[other] Je maakte { $n } Qwirkles.
    }
web-result-your-best = Jouw beste zet: { $what } in zet { $turn }.
web-result-next = Het volgende spel begint weer bij nul.
web-result-best = Beste zet: { $n } (zet { $turn })
# As in English.
web-result-qwirkles = Qwirkles: { $n }
web-result-per-turn = Per beurt: { $n }
web-result-luck = Geluk en inzicht
web-result-wants =
    { $n ->
        [one] { $names } wil nog een keer.
       *[other] { $names } willen nog een keer.
    }
web-result-you-want = Jij wilt nog een keer. We vragen het de anderen.
web-result-join = Meedoen
web-result-not-now = Nu niet
web-result-agreed = Doet mee
web-result-declined = Nu niet
web-result-no-answer = Nog geen antwoord
web-result-start = Begin nu met een bot voor { $names }
web-result-begun = Het nieuwe spel is begonnen. Een bot speelt voor je tot je meedoet.
web-result-watch = Kijk naar het nieuwe spel
web-result-share = Dit spel delen
web-result-share-about = Iedereen met de link ziet de namen, de uitslag en elke zet.
web-result-unshare = Niet meer delen
web-result-unshared = De link toont dit spel niet meer.
web-shared-game = Gedeeld spel
web-shared-gone = Op dit adres is geen gedeeld spel.
web-shared-replay = Naspelen en terugblik
web-shared-play = Speel zelf Sixfold
web-no-set = Nog geen rij
web-needs = nog nodig
web-set-short = te kort: minstens drie
web-set-mismatch = niet dezelfde kleur en niet dezelfde vorm
web-set-duplicate = twee keer dezelfde kaart
web-set-orphan = een nieuwe rij heeft een kaart uit je hand nodig
web-set-keep-three = { $set }: er moeten minstens drie bij elkaar blijven
web-you-take-it = je pakt hem
web-card-chosen = { $piece } gekozen.
web-choose-set =
    { $n ->
        [one] Kies waar de kaart naartoe gaat.
       *[other] Kies waar de kaarten naartoe gaan.
    }
web-put-here = Leg hier: { $set }
web-back-to-hand = Terug in je hand
web-not-to-hand = Kaarten op tafel blijven op tafel.
web-new-set = Nieuwe rij: drie kaarten die bij elkaar passen
web-card-caption =
    { $color ->
        [red] Rood
        [orange] Oranje
        [yellow] Geel
        [green] Groen
        [blue] Blauw
       *[purple] Paars
    }
web-from-hand = Uit de hand
web-moved = Verplaatst
web-cards-open = Jij begint: speel een rij.
web-cards-open-largest = Jij begint: speel je grootste set, { $n } kaarten, en verder niets.
web-cards-turn = Jouw beurt: speel minstens één kaart. Je mag ook kaarten op tafel verleggen.
web-table-is-legal = Alles past.
web-table-not-legal = Nog niet alles past.
web-reset = Alles terug
web-tidy = Netjes leggen
web-finish = Beurt afronden
web-finish-taking =
    { $n ->
        [one] Klaar, pak { $n } Qwirkle
       *[other] Klaar, pak { $n } Qwirkles
    }
web-language = Taal
web-live = Voorbeeld
web-theme = Thema
web-theme-system = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-palette = Kleuren
web-palette-clear = Ook bij kleurenblindheid
web-palette-classic = Klassiek
web-palette-contrast = Hoog contrast
web-palette-own = Eigen
web-own-colors = Mijn kleuren
web-marks = Tekens op stukken
web-marks-cuts = Inkepingen
# As in English.
web-marks-letters = Letters
web-marks-none = Geen
web-ground = Stukken
web-ground-dark = Ebben
web-ground-light = Ivoor
web-text-size = Tekstgrootte
web-play = Tijdens het spel
web-show-legal = Tonen waar een stuk past
web-left-handed = Voor linkshandigen
web-calm = Minder beweging
web-sound = Geluid
web-notify-title = Geluid en meldingen
web-notify-vibration = Trillen als je aan de beurt bent
web-notify-me = Seintje als ik aan de beurt ben
web-notify-on = Dit apparaat geeft een seintje als je hier aan de beurt bent.
web-notify-off = Dit apparaat geeft geen seintjes meer over deze tafel.
web-notify-denied = Deze browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van de browser voor deze pagina, en kom dan terug.
web-notify-unsupported = Deze browser kan hier geen meldingen ontvangen. Zet op een iPhone of iPad Sixfold op het beginscherm en open het daar.
web-notify-failed = De meldingsdienst van de browser antwoordde niet. Probeer het later nog eens.
web-notify-where = In spellen zonder klok, of met een dag of meer per beurt, kan dit apparaat een seintje geven als je aan de beurt bent. Zet dat aan als je aan de tafel zit.
web-notify-tables =
    { $n ->
        [one] Dit apparaat geeft een seintje voor je beurten aan één tafel.
       *[other] Dit apparaat geeft een seintje voor je beurten aan { $n } tafels.
    }
web-notify-stop-all = Alle meldingen stoppen
web-notify-stopped = Dit apparaat ontvangt geen meldingen meer.
web-letter-keys = Sneltoetsen met letters
web-too-close = { $a } en { $b } lijken { $eyes } te veel op elkaar.
web-far-enough = Alle zes de kleuren zijn goed uit elkaar te houden, ook bij kleurenblindheid.
web-eyes-normal = voor iedereen
web-eyes-protan = bij roodblindheid (protanopie)
web-eyes-deutan = bij groenblindheid (deuteranopie)
web-eyes-tritan = bij blauwblindheid (tritanopie)

## Spelen in de browser vanaf de opdrachtregel

cli-arg-terminal = speel in de terminal, niet in de browser
cli-arg-lan = laat ook andere apparaten in je netwerk meespelen
play-at = Sixfold is open in je browser op { $url } (Ctrl-C stopt het)
play-open = Open { $url } in een browser op deze computer. Ctrl-C stopt Sixfold; met --terminal speel je hier.
play-at-lan = Open { $url } op elk apparaat in je netwerk. Ctrl-C stopt Sixfold.
play-no-lan = Deze computer heeft geen adres in een lokaal netwerk.
web-update = Er is een nieuwe versie van Sixfold.
web-update-now = Herladen
# As in English.
web-update-later = Later
web-no-server = Deze site heeft geen server. Die is nodig om via een link met vrienden te spelen, ieder op de eigen telefoon te spelen en spellen te delen. Al het andere werkt.
web-offline = Tot de verbinding er weer is, kun je de spelregels lezen, lessen volgen en instellingen wijzigen; je tafels zijn veilig.
web-offline-learn = Leer de spellen

## De tafel en de terugblik
web-beyond =
    { $n ->
        [one] Nog { $n } plek buiten beeld
       *[other] Nog { $n } plekken buiten beeld
    }
web-cubes-turn = Jouw beurt: leg een kubus aan, of gooi er eerst een paar opnieuw (één keer).
web-agree = Akkoord
web-decline = Nee
web-withdraw = Intrekken
web-ask-undo = Vraag om mijn beurt terug te nemen
web-ask-hand-over = Laat een bot voor { $name } spelen
web-offer-undo =
    { $you ->
        [yes] Je hebt gevraagd om de laatste beurt terug te nemen.
       *[no] { $name } wil de laatste beurt graag terugnemen.
    }
web-offer-hand_over = { $other } is weg. Komt die speler niet op tijd terug, dan speelt een bot verder.
web-offer-waiting = Wacht tot de anderen akkoord gaan.
web-bot-plays-for-you = Een bot speelt voor je.
web-take-seat-back = Neem mijn plaats terug
web-watching = Je kijkt mee
web-share-watch = Delen: kijk mee met dit spel
web-leave-title = Spel verlaten?
web-leave-bot = Een bot speelt voor je verder. Je kunt altijd terugkomen en je plaats weer innemen.
web-leave-ends = Er speelt verder niemand: als je weggaat, geef je op en is het spel afgelopen. De uitslag telt.
web-leave-resign = Als je weggaat, geef je op: je kunt dit spel niet meer winnen en je kunt niet terugkomen.
web-resigned = Opgegeven
web-stay = Blijven
web-dealing = De apparaten spreken af hoe er wordt gedeeld. Dat duurt hooguit 15 seconden.
web-fair = Eerlijk uitgedeeld
web-fair-how = Voor het delen koos de server een geheim getal en legde zich daarop vast: hieronder staat de vingerafdruk ervan. Daarna voegde het apparaat van elke speler een toevalsgetal toe. Samen bepalen ze elk stuk dat wordt getrokken of gegooid, dus niemand kan kiezen. Als het spel is afgelopen, worden alle getallen getoond en kun je ze controleren.
web-fair-here = Voor het delen heeft deze browser een geheim getal gekozen. Hieronder staat de vingerafdruk ervan. Alles wat getrokken of gegooid wordt, volgt uit dat getal. Na afloop staat het getal in het verslag, en ‘sixfold verify’ op een computer kan alles controleren.
web-fair-commitment = Vingerafdruk van het servergeheim
web-fair-copy = Vingerafdruk kopiëren
web-fair-salts = Toevalsgetallen van de spelers
web-fair-salt-used = toegevoegd
web-fair-salt-withheld = toegezegd, maar niet op tijd gestuurd
web-fair-salt-none = geen
web-fair-receipt = Bewijs
web-fair-receipt-about = De server heeft voor dit apparaat ondertekend wat iedereen zag tot en met beurt { $turn }. Daarmee kun je aantonen dat er achteraf niets is veranderd.
web-fair-receipt-save = Bewijs opslaan
web-fair-limits = De pagina die controleert, komt van dezelfde server. Wil je daar niet van afhangen, sla dan het bewijs en het verslag op, en controleer ze met ‘sixfold verify’ op een computer.
web-fair-checks = Is dit spel eerlijk uitgedeeld?
web-fair-checking = Controleren…
web-fair-again = Opnieuw controleren
web-fair-right = Ja: alles klopt.
web-fair-partly = Er is geen fout gevonden, maar dit apparaat kan niet alles controleren.
web-fair-wrong = Nee: er klopt iets niet.
web-fair-yes = klopt
web-fair-no = fout
web-fair-unknown = niet gecontroleerd
web-fair-check-promise = Wat voor het delen was toegezegd, is niet veranderd.
web-fair-check-secret = Het geheim en de toevalsgetallen hebben deze vingerafdrukken.
web-fair-check-salt = Het toevalsgetal van dit apparaat is gebruikt.
web-fair-check-draws = Alles wat is gedeeld, getrokken en gegooid, volgt uit de getallen.
web-fair-check-receipt = Het verslag is wat de server tijdens het spel heeft gestuurd.
web-fair-check-signature = De server heeft dit verslag echt ondertekend.
web-keys = Toetsen
web-key-choose = kies een stuk uit je hand
web-key-move = beweeg over de tafel
web-key-next = naar de volgende plek waar het past
web-key-enter = leg neer; nog eens: speel
web-key-undo = neem terug
web-key-drop = laat los; nog eens: alles terug
web-key-exchange = ruilen
web-key-roll = opnieuw gooien
web-key-new = een nieuwe rij
web-key-last = de laatste zet
web-key-scores = hoor de punten
web-key-list = deze lijst
web-device-offline = Je bent offline. Je zet is veilig.
web-device-offline-sending = Je bent offline. Je beurt wordt verstuurd zodra je weer online bent.
web-sending = Versturen…
web-waiting-hint = Hint zoeken…
web-waiting-hint-offline = Geen verbinding. De hint komt zodra je weer online bent.
web-turn-of-away = { $name } is aan de beurt, maar is er niet.
web-laid-at = { $piece } op rij { $row }, kolom { $column }.
web-joined = { $name } doet mee.
web-left-seat = { $name } is weg.
web-renamed = { $name } heet nu { $other }.
web-reconnecting-sending = Bezig met verbinden. Je beurt wordt verstuurd zodra je weer online bent.
web-trail = Sinds jouw beurt
web-trail-all = Alles naspelen
web-trail-lay =
    { $points ->
        [one] { $name } legde er { $n } voor { $points } punt
       *[other] { $name } legde er { $n } voor { $points } punten
    }
web-trail-play =
    { $n ->
        [0] { $name } speelde er { $m }
        [one] { $name } speelde er { $m } en pakte een Qwirkle
       *[other] { $name } speelde er { $m } en pakte { $n } Qwirkles
    }
web-trail-other = { $name }: { $what }
web-trail-cell = Beurt { $n } na de jouwe, { $name }.
web-trail-card = beurt { $n } na de jouwe
web-key-replay = speel de beurten sinds de jouwe na
web-bot-pause = Korte pauze voor de beurt van een bot
web-last-move =
    { $n ->
        [one] { $name }, { $n } punt
       *[other] { $name }, { $n } punten
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle: { $name }
# As in English.
web-qwirkle-bonus = Qwirkle: 6 + 6 bonus
web-last-piece =
    { $game ->
        [cubes] De laatste kubus
       *[qwirkle] De laatste steen
    }
web-last-bonus =
    { $game ->
        [cubes] inclusief { $n } voor de laatste kubus
       *[qwirkle] inclusief { $n } voor de laatste steen
    }
web-misfit-line = { $piece }: past hier niet: { $line }.
web-misfit-twice = { $piece }: ligt al in deze rij.
web-misfit-mixed = { $piece }: past hier niet, want kleur en vorm kloppen niet.
web-misfit-full = { $piece }: past hier niet, want deze rij is compleet.
web-misfit-touch =
    { $game ->
        [cubes] { $piece }: moet een kubus op tafel raken.
       *[qwirkle] { $piece }: moet een steen op tafel raken.
    }
web-misfit-straight = Alles wat je in één beurt aanlegt, moet op één lijn liggen, zonder gaten.
web-misfit-opening = In de eerste beurt moet de langste rij uit je hand op tafel: { $piece } hoort daar niet bij.
web-rolled = Gegooid: { $what }.
web-keep-all = Alles houden
web-select-all = Alle
web-select-none = Geen
web-nothing-fits = Niets past: ruil stenen.
web-forced-roll-opening = Geen twee van je kubussen passen bij elkaar: gooi ze allemaal tot er twee passen.
web-forced-dead = Geen van je kleuren past ergens. Je kubussen gaan terug in de zak, en je trekt en gooit nieuwe.
web-forced-pass-cubes = Geen van je kubussen past ergens, en ook geen kubus uit de zak: je slaat over.
web-forced-pass-cards = Je kunt niets spelen, en een nieuwe hand zou niet helpen: je slaat over.
web-forced-pass-empty = Je hebt geen kaarten meer: je slaat over.
web-stuck-shown =
    { $you ->
        [yes] Je kon niets spelen, liet deze hand zien en trok een nieuwe.
       *[no] { $name } kon niets spelen, liet deze hand zien en trok een nieuwe.
    }
web-cards-play-one = Speel minstens één kaart uit je hand.
web-orphan-why = Elke rij is geldig, maar één nieuwe rij heeft geen kaart uit je hand.
web-keep-three-why =
    { $n ->
        [1] Elke rij is geldig, maar deze rij gaf een kaart aan een nieuwe rij en moet er minstens drie houden: { $pieces }.
       *[other] Elke rij is geldig, maar deze rijen gaven kaarten aan nieuwe rijen en moeten er elk minstens drie houden: { $pieces }.
    }
web-empty-table = De tafel is leeg.
web-no-cards = Geen kaarten meer.
web-what-moved = Wat er veranderde
web-step-hand = { $what }: uit de hand naar ‘{ $to }’
web-step-new = { $what }: een nieuwe rij, ‘{ $to }’
web-step-moved = { $what }: van ‘{ $from }’ naar ‘{ $to }’
web-step-taken = ‘{ $to }’: compleet en gepakt
web-legal = Klopt
web-not-yet = Nog niet
web-move-of = Zet: { $name }
# As in English.
web-pile-of =
    { $n ->
        [one] { $name }: { $n } Qwirkle
       *[other] { $name }: { $n } Qwirkles
    }
web-supply-qwirkle = Zak
web-supply-cubes = Zak
web-supply-cards = Stapel
web-bag-empty = Leeg: niet meer trekken
web-pile-empty = Leeg
web-last-turns =
    { $n ->
        [one] Laatste beurt
       *[other] Nog { $n } beurten
    }
web-in-the-bag = Nog in de zak
web-picture = Plaatje opslaan
web-review = Terugblik
web-review-file = Spel naspelen
web-review-drop = Kies een verslag van een spel, of sleep het hierheen.
web-review-bad = Dit bestand is geen verslag van een spel.
web-review-not-over = Dit spel is nog niet afgelopen. Daarna kun je erop terugblikken.
web-review-slider = Zet
web-review-announced = Zet { $n }. { $name }: { $points }.
web-move-n-of = Zet { $n } van { $of }
web-first-move = Naar het begin
web-previous-move = Eén zet terug
web-next-move = Eén zet verder
web-final-move = Naar het einde
web-before-first = Voor de eerste zet
web-hands = Handen
web-scores = Punten
web-graph = De punten van zet tot zet. Aan het eind: { $scores }

## Leren en spelregels opzoeken

web-learn = Leren spelen
web-learn-choose = Wat wil je leren?
web-learn-about = Een paar korte beurten, zo langzaam als je wilt: niemand wacht.
web-learn-begin = Beginnen
web-learn-go-on = Verder
web-learn-again = Nog eens
web-learn-steps = { $done } van { $of } stappen klaar
web-learn-finished = Klaar
web-learn-step = Stap { $n } van { $of }
web-learn-next = Verder
web-learn-back = Vorige stap
web-learn-show = Laat zien
web-learn-restart = Stap opnieuw
web-learn-play = Speel je eerste spel
web-learn-play-about = Tegen een bot die ook nog moet leren.
web-learn-end = Je kunt nu { $name } spelen
web-learn-other = Leer nog een spel
web-learn-answers = Kies het getal
web-learn-friend = Ada’s kubussen
web-learn-draw = Trek uit de zak
web-learn-draw-cards = Trek van de stapel
web-learn-take = Pak de Qwirkle
web-learn-new-set = Nieuwe rij
web-learn-hint-first = Tik eerst op wat je wilt leggen.
web-learn-hint-first-cards = Tik eerst op de kaarten die daar moeten komen.
web-learn-hint-twice = { $piece }: ligt al in de rij.
web-learn-hint-mismatch = { $piece }: past niet bij deze rij. Probeer een andere.
web-learn-hint-elsewhere = Dat mag ook, maar kies een plek met een getal.
web-learn-hint-touch = Leg hem tegen een andere aan, zijkant tegen zijkant.
web-learn-hint-nofit = { $piece }: past daar niet. Kies een plek met een getal.
web-learn-hint-count = Tel nog eens, één voor één.
web-learn-hint-keep = { $piece }: die past, houd die.
web-learn-hint-mark = Tik eerst op wat je niet wilt houden.
web-learn-hint-find = { $piece }: die niet. Kijk nog eens.
web-learn-hint-set-right = Deze rij klopt. Zoek een andere.
web-learn-hint-set-short = Een rij heeft minstens drie kaarten nodig.
web-learn-hint-set-mismatch = De kaarten van een rij hebben dezelfde kleur of dezelfde vorm.
web-learn-hint-set-duplicate = Dezelfde kaart mag niet twee keer in een rij.
web-learn-hint-legal = Dat mag, maar lees de opdracht nog eens.
web-learn-hint-table = Kaarten op tafel blijven op tafel.
web-learn-qwirkle-color = Leg je rode steen aan het eind van de rode rij.
web-learn-qwirkle-color-done = Goed: één kleur, verschillende vormen.
web-learn-qwirkle-shape = Allemaal cirkels: leg de jouwe erbij.
web-learn-qwirkle-shape-done = Goed: één vorm, verschillende kleuren.
web-learn-qwirkle-twice = Leg de rode steen erbij die nog niet in de rij ligt.
web-learn-qwirkle-twice-done = Goed: in een rij ligt niets twee keer.
web-learn-qwirkle-several = Leg je twee vierkanten allebei in de rij en druk dan op de grote knop.
web-learn-qwirkle-several-done = Goed: zoveel als je wilt, allemaal in één rij.
web-learn-qwirkle-score = Elke steen in de rij is één punt: hoeveel is dat?
web-learn-qwirkle-score-done = Goed: vier stenen, vier punten.
web-learn-qwirkle-cross = Leg de blauwe ster waar hij twee rijen maakt.
web-learn-qwirkle-cross-done = Beide rijen tellen: vier punten en twee punten.
web-learn-qwirkle-qwirkle = Er liggen vijf paarse stenen: leg de zesde erbij.
web-learn-qwirkle-qwirkle-done = Een Qwirkle: zes punten, en nog eens zes.
web-learn-qwirkle-exchange = Niets past: tik op de stenen die je niet wilt, en ruil ze.
web-learn-qwirkle-exchange-done = Nieuwe stenen, maar geen punten deze beurt.
web-learn-qwirkle-draw = Na je beurt vul je aan tot zes: trek één steen.
web-learn-qwirkle-draw-done = Weer zes, en de volgende speler is aan de beurt.
web-learn-qwirkle-last = De zak is leeg: leg je laatste steen aan.
web-learn-qwirkle-last-done = Drie punten, en nog zes omdat je als eerste klaar bent.
web-learn-cubes-roll = Een kubus houdt zijn kleur: gooi ze en kijk naar de vormen.
web-learn-cubes-roll-done = Dezelfde kleuren, nieuwe vormen.
web-learn-cubes-open = Iedereen ziet alle kubussen: tik op Ada’s groene ster.
web-learn-cubes-open-done = Zo weet je altijd wat de anderen kunnen doen.
web-learn-cubes-again = Tik op kubussen die niet bij de groene rij passen, en gooi ze dan.
web-learn-cubes-again-done = Je mag elke beurt één keer opnieuw gooien.
web-learn-cubes-lay = Leg je twee groene kubussen allebei in de rij en druk dan op de grote knop.
web-learn-cubes-lay-done = Vijf kubussen in de rij: vijf punten.
web-learn-cubes-draw = Vul aan tot zes: trek twee kubussen, die meteen worden gegooid.
web-learn-cubes-draw-done = Alleen de nieuwe zijn gegooid.
web-learn-cubes-qwirkle = Er liggen vijf sterren: leg de kleur erbij die ontbreekt.
web-learn-cubes-qwirkle-done = Een Qwirkle: zes punten, en nog eens zes.
web-learn-cubes-stuck = Niets past: gooi al je kubussen.
web-learn-cubes-stuck-done = Je gooit tot er iets past.
web-learn-cubes-fits = Leg de kubus aan die nu past.
web-learn-cubes-fits-done = Twee vierkanten: kun je aanleggen, dan moet het.
web-learn-cards-shape = Tik op de drie sterren en maak er een nieuwe rij van.
web-learn-cards-shape-done = Een rij: één vorm, verschillende kleuren.
web-learn-cards-color = Drie groene kaarten zijn ook een rij: maak er een.
web-learn-cards-color-done = Goed: één kleur, verschillende vormen.
web-learn-cards-add = Leg je gele ster bij de sterren.
web-learn-cards-add-done = Een rij kan groeien van drie tot zes kaarten.
web-learn-cards-wrong = Welke rij klopt niet?
web-learn-cards-wrong-done = Goed: twee kaarten zijn te weinig.
web-learn-cards-take = Maak een rij van de rode cirkel op tafel en je twee cirkels.
web-learn-cards-take-done = De andere drie rode kaarten zijn nog steeds een rij.
web-learn-cards-qwirkle = Breng zes vierkanten bij elkaar: twee zijn van jou, één ligt bij de rode kaarten.
web-learn-cards-qwirkle-done = Een Qwirkle: hij is van jou en levert één punt op.
web-learn-cards-draw = Vul aan tot negen: trek twee kaarten.
web-learn-cards-draw-done = Weer negen, en de volgende speler is aan de beurt.
web-rules-search = Zoek in de spelregels
web-rules-placeholder = Woord of nummer zoals C15
web-rules-contents = Inhoud
web-rules-found =
    { $n ->
        [0] Hier niets gevonden.
        [one] { $n } regel
       *[other] { $n } regels
    }
web-rules-elsewhere = In de andere spellen
web-rules-here = Deze regel
web-rules-link = Link naar deze regel, { $id }
web-rules-unknown = Er is hier geen regel { $id }.

## Plaatsen op een ander apparaat

web-stats = Statistieken
web-stats-about = Deze spellen eindigden op dit apparaat. Spellen waarin meerdere mensen één apparaat delen, tellen niet mee. Een gedeelde overwinning breekt een winstreeks niet af.
web-stats-none = Nog geen spellen afgelopen. Spellen die je op dit apparaat uitspeelt, tellen hier mee.
web-stats-game = Spel
web-stats-all = Alle spellen
web-stats-games = Gespeeld
web-stats-won = Gewonnen
web-stats-shared = Gedeeld
web-stats-lost = Verloren
web-stats-points = Punten per beurt
web-stats-qwirkles = Qwirkles per spel
web-stats-streak = Winstreeks nu
web-stats-longest = Langste winstreeks
web-stats-daily = Dagpuzzels op rij
web-stats-opponents = Uitslagen per tegenstander
web-stats-opponent = Tegenstander
web-stats-accuracy = Precisie
web-stats-accuracy-none = Open de terugblik op een spel en wacht tot de analyse klaar is. Dan staat hier hoe precies je zetten waren.
web-stats-chart = { $what }, oudste spel eerst: { $values }
web-stats-best = Beste zetten
web-stats-move = Zet { $n } tegen { $names }
web-stats-files = Opslaan of toevoegen
web-stats-export = Bestand opslaan
web-stats-import = Bestand toevoegen
web-stats-added =
    Toegevoegd: { $n ->
        [one] één spel
       *[other] { $n } spellen
    } en { $puzzles ->
        [one] één puzzel
       *[other] { $puzzles } puzzels
    }.
web-stats-bad = Dit bestand bevat geen statistieken.
web-stats-carry = Statistieken en opgeloste puzzels blijven op dit apparaat en gaan nooit naar een server. Wil je ze op een ander apparaat hebben, sla ze dan hier op in een bestand en voeg het daar toe.
web-stats-delete = Alle statistieken wissen
web-stats-delete-ask = Dit wist de statistieken van alle spellen op dit apparaat. Open je een afgelopen spel opnieuw, dan telt het weer mee.
web-stats-delete-now = Wissen
web-stats-keep = Bewaren
web-stats-deleted = Statistieken gewist.
web-carry = Op een ander apparaat spelen
web-carry-what = Je plaatsen aan tafels zijn op dit apparaat opgeslagen. Een link brengt ze naar een ander apparaat, waar je verder kunt spelen. Ze blijven ook hier.
web-carry-offer =
    { $count ->
        [0] Je hebt nog geen tafels
        [one] Maak een link voor je tafel
       *[other] Maak een link voor je { $count } tafels
    }
web-carry-scan = Open deze link binnen { $minutes } minuten op je andere apparaat. Hij werkt één keer, en iedereen die hem heeft, kan op jouw plaats spelen: deel hem niet.
web-carry-here = Deze link brengt je plaatsen van een ander apparaat naar dit.
web-carry-take = Breng mijn tafels hierheen
web-carry-revoke = Mijn plaatsen van alle andere apparaten halen
web-carry-revoked = Alleen dit apparaat heeft nu je plaatsen.
web-carry-hand = Deze telefoon toont de hand van één speler. De tafel blijft op het apparaat waarvan je de code hebt gescand.
web-carry-show = Toon mijn hand
web-layout-table = Groot, als tafel voor iedereen
web-layout-hand = Vooral mijn hand

## Een apparaat dat spelers delen

web-together-title = Eén apparaat
web-together-about =
    { $game ->
        [cubes] Iedereen speelt hier, de een na de ander. Alle kubussen zijn te zien.
       *[qwirkle] Iedereen speelt hier, de een na de ander. Niemand ziet de hand van een ander.
    }
web-together-who = Wie speelt er?
web-together-kind = Speler { $n }: mens of bot
web-together-person = Mens
web-together-name = Speler { $n }
web-together-name-of = Naam van speler { $n }
web-together-age = Leeftijd
web-together-age-of = Leeftijd van speler { $n }
web-together-ages =
    { $game ->
        [cubes] Leeftijden hoeven niet: de oudste speler begint.
       *[qwirkle] { $tie ->
            [youngest] Leeftijden hoeven niet: kunnen meerdere spelers beginnen, dan begint de jongste van hen.
           *[oldest] Leeftijden hoeven niet: kunnen meerdere spelers beginnen, dan begint de oudste van hen.
        }
    }
web-together-add = Speler toevoegen
web-together-remove = Speler { $n } weghalen
web-together-hands = Waar spelen jullie?
web-together-hands-here = Hier: we geven dit apparaat door
web-together-hands-phones = Op onze telefoons: dit apparaat is de tafel
web-together-between = Tussen de beurten
web-together-pass = Geef door aan { $name }
web-together-show = { $name }: toon mijn hand
web-together-undo = Beurt van { $name } terugnemen
web-together-back = { $name } is terug
web-together-phones = Ieder op eigen telefoon
web-together-phones-about = Als je jouw code scant, staat je hand op je telefoon en speel je van daaruit. Dit apparaat toont de tafel.
web-together-code = Code tonen
web-together-here = Speelt op dit apparaat
web-together-on-phone = Speelt op een telefoon
web-together-return = Terug naar dit apparaat
web-together-qr = QR-code voor de hand van { $name }
web-together-scan = Alleen { $name } mag dit scannen. Het werkt één keer.
web-together-phone-taken = { $name } speelt nu op een telefoon.

## Omgevingen

bench-missing = Deze meting heeft pakketten nodig die niet zijn geïnstalleerd: pip install { $packages }
bench-needs-checkout = De meting ‘{ $name }’ werkt alleen in een kopie van de broncode.

## Plaatjes en het scoreblad

cli-picture = Teken een spel of een stelling: een plaatje, of een animatie van het hele spel.
cli-picture-examples =
    Voorbeelden:
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = INVOER
cli-meta-theme = THEMA
cli-meta-palette = PALET
cli-meta-marks = TEKENS
cli-arg-picture = verslag, stelling of tafel in JSON: een bestand, - voor standaardinvoer, of de stelling zelf
cli-arg-out = uitvoerbestand; de extensie bepaalt de indeling: svg, png, webp of gif (de laatste twee zijn animaties)
cli-arg-turn = na deze beurt van een verslag (standaard: aan het eind)
cli-arg-seat = toon ook de hand van deze plaats, geteld vanaf 1
cli-arg-size = breedte in pixels (standaard: 900, animaties 480)
cli-arg-theme = uiterlijk van de tafel: { $known }
cli-arg-palette = kleuren van de stukken: { $known }
cli-arg-marks = tekens op de stukken: { $known }
cli-picture-kind = De bestandsnaam moet eindigen op een van deze: { $known }.
cli-picture-still = { $what } heeft een verslag van een spel nodig.
cli-picture-whole = Een animatie toont het hele spel: { $what } kan daar niet bij.
cli-picture-hidden = De hand van plaats { $n } is in deze stelling niet bekend.
cli-picture-drawing = Tekenen
web-film = Animatie opslaan
web-making = Momentje…
no-not_over = Het spel is nog niet afgelopen.
web-scoresheet = Scoreblad
web-score-about = Voor een spel aan een echte tafel. Het telt de punten op, weet wie aan de beurt is en werkt offline; alles blijft op dit apparaat.
web-score-new = Nieuw blad
web-score-mine = Mijn bladen
web-score-players = Spelers
web-score-player = Speler { $n }
web-score-add = Speler toevoegen
web-score-remove = { $name } weghalen
web-score-starts = Wie begint?
web-score-largest = Grootste set van { $name }
web-score-under = minder dan { $n }
web-score-rule-first = De oudste speler begint.
web-score-rule-oldest = Kies voor elke speler hoe groot de grootste set is. De grootste set begint; bij een gelijke set de oudste speler.
web-score-rule-youngest = Kies voor elke speler hoe groot de grootste set is. De grootste set begint; bij een gelijke set de jongste speler.
web-score-redeal = Niemand heeft een set van drie: schud alle kaarten en deel opnieuw.
web-score-begin = { $name } begint
web-score-turn-of = Beurt van { $name }
web-score-editing = Ronde { $n } wijzigen: { $name }
web-score-points = Punten deze beurt
web-score-qwirkles = Qwirkles deze beurt
web-score-add-points = Punten toevoegen
web-score-digits = Cijfers
web-score-erase = Laatste cijfer wissen
web-score-enter = Noteer { $n }
web-score-cancel = Annuleren
web-score-last = Noteer { $n } + 6 voor het laatste stuk
web-score-remind = Er valt niets meer te trekken. Wie als eerste zijn laatste stuk aanlegt, scoort 6 bonuspunten en beëindigt het spel.
web-score-left =
    { $n ->
        [one] De trekstapel is op: nog één beurt, die van { $name }.
       *[other] De trekstapel is op: nog { $n } beurten, de laatste is voor { $name }.
    }
web-score-undo = Terugnemen
web-score-redo = Opnieuw
web-score-bag = De zak is leeg
web-score-stock = De trekstapel is op
web-score-end = Niemand kan aanleggen: einde
web-score-announced = { $name }: { $points }, { $total } in totaal. { $other } is aan de beurt.
web-score-turns = Alle beurten
web-score-round = Ronde
web-score-edit = Ronde { $n }, { $name }: { $points }. Wijzigen
web-score-tie = Bij gelijkspel wordt de overwinning gedeeld.
web-score-tie-silent = Bij gelijkspel wordt de overwinning gedeeld (de spelregels zeggen hier niets over, dus dit is een verduidelijking).
web-score-share = Delen
web-score-check = Zet controleren
web-score-delete = Blad verwijderen
web-score-delete-sure = Het blad wordt van dit apparaat verwijderd.

## Terugblikken

cli-review = Blik terug op een afgelopen spel: wat elke beurt waard was, en hoeveel er geluk was.
cli-review-examples =
    Voorbeelden:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = één HTML-pagina met plaatjes
cli-arg-review-out = schrijf de terugblik naar dit bestand (standaard: standaarduitvoer)
cli-arg-review-turn = alleen deze beurt, met de beste zetten
cli-arg-depth = diepte van de analyse, van 0.05 tot 20 (standaard: 1)
cli-arg-review-checkpoint = bewaar voltooide beurten in dit bestand, om later verder te gaan
cli-arg-review-seed = seed voor de steekproeven (standaard: 0)
review-not-over = Dit spel is nog niet afgelopen. Terugblikken kan alleen op afgelopen spellen.
review-no-turn = Er is geen beurt { $n } in dit spel.
review-bad-depth = De diepte moet een getal van 0.05 tot 20 zijn.
review-file-foreign = ‘{ $file }’ bevat iets anders dan deze terugblik en is niet veranderd.
review-title = Terugblik
review-verdict-best = Beste
review-verdict-good = Goed
review-verdict-inaccuracy = Onnauwkeurig
review-verdict-mistake = Fout
# As in English.
review-verdict-blunder = Blunder
review-forced = De enige keus
review-best-was = Beste: { $action }
review-lost = verloor { $lost } punten en { $winning } winstkans
review-lost-qwirkles = verloor { $lost } Qwirkles en { $winning } winstkans
review-options = De beste keuzes
review-action = Zet
review-now = Nu
review-margin = Eindvoorsprong
review-chance = Winstkans
# As in English.
review-exact = exact
review-played = gespeeld
review-player = Speler
review-turn = Beurt
review-verdict = Oordeel
review-accuracy = Precisie
review-parts = Geluk en inzicht
review-parts-about = Elk resultaat is de som van drie delen: eigen keuzes, keuzes van de anderen, en wat er is gedeeld, getrokken en gegooid.
review-result = Voorsprong
review-skill = Eigen keuzes
review-given = Keuzes van anderen
review-luck = Geluk
review-analyse = Dit spel analyseren
review-analyse-about = Toont de beste keuzes van elke beurt, en wat er geluk was.
review-stop = Stoppen
review-running = De analyse loopt.
review-progress = { $done } van { $of } beurten geanalyseerd
review-done = De analyse is klaar.
review-options-about = Kies er een om hem op tafel te zien.
review-sampled = Geschatte waarden hebben een 95%-interval; exacte waarden zijn volledig doorgerekend.
review-action-lay = Leg { $pieces } aan
review-action-swap = Ruil { $pieces }
review-action-reroll = Gooi { $pieces } opnieuw
review-action-play = Speel { $pieces }
review-action-roll = Gooi alle kubussen
review-action-redraw = Trek een nieuwe hand
review-action-pass = Overslaan
review-reason-exact = Als iedereen tot het einde het beste speelt, levert de beste keuze { count-points } meer op.
review-reason-qwirkle = Er was een Qwirkle van { count-points }.
review-reason-points = De beste zet levert nu { count-points } meer op.
review-reason-exchange = Ruilen kost een hele beurt; je had { count-points } kunnen scoren.
review-reason-opens = Dit opent een rij van vijf: in { $n }% van de mogelijke handen heeft de volgende speler wat er ontbreekt ({ $pieces }).
review-reason-reply = De volgende speler scoort dan gemiddeld { $n } punten; na de beste zet { $m }.
review-reason-keeps = De stenen die je houdt, vormen een set van { $n }; de beste zet houdt een set van { $m }.
review-reason-roll = { $pieces } opnieuw gooien levert gemiddeld { $n } punten op; deze keuze { $m }. Beide waarden zijn exact.
review-reason-leaves = De volgende speler kan dan { $n } punten verwachten; na de beste zet { $m }. Beide zijn exact.
review-reason-qwirkles = Er was een zet met meer Qwirkles: { $n } in plaats van { $m }.
review-reason-reply-qwirkles = De volgende speler pakt dan gemiddeld { $n } Qwirkles; na de beste zet { $m }.
no-record = Dit is geen verslag van een afgelopen spel.
no-push = Naar dat adres kunnen geen meldingen worden gestuurd.

## Puzzels

cli-puzzles = Zoek nieuwe puzzels in spellen van bots, of controleer bestaande.
cli-puzzles-examples =
    Voorbeelden:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Los een puzzel op in de terminal: die van vandaag, of een andere.
cli-puzzle-examples =
    Voorbeelden:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = SOORT
cli-meta-what = WAT
puzzles-arg-what = make: zoek nieuwe puzzels; check: controleer puzzels
puzzles-arg-files = bestanden om te controleren (standaard: alle die bij Sixfold horen)
puzzles-arg-kind = wat er wordt gevraagd: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = hoeveel er gezocht worden
puzzles-arg-seed = hetzelfde getal vindt dezelfde puzzels
puzzles-arg-out = schrijf ze naar dit bestand (standaard: standaarduitvoer)
puzzles-no-kind = { $name } heeft geen puzzels van de soort { $kind }. Beschikbaar: { $known }.
puzzles-problem-unreadable = niet te lezen
puzzles-problem-twice = dubbele naam
puzzles-problem-not-unique = geen antwoord is duidelijk het beste
puzzles-problem-answer = een ander antwoord is beter
puzzles-problem-value = een waarde klopt niet
puzzles-problem-exact = niet bewezen
puzzles-problem-difficulty = de moeilijkheid klopt niet
puzzles-checked = Gecontroleerd: { $n }, bewezen door alles door te rekenen: { $exact }. Fout: { $wrong }.
puzzle-ask-qwirkle = Vind de Qwirkle.
puzzle-ask-lines = Welke zet levert de meeste punten op?
puzzle-ask-safe = Meer punten nu is niet altijd beter: welke zet is op de lange duur het best?
puzzle-ask-endgame = De zak is leeg: welke zet wint?
puzzle-ask-reroll = Welke kubussen gooi je opnieuw om gemiddeld de meeste punten te scoren?
puzzle-ask-rearrange =
    { $n ->
        [one] Maak een Qwirkle met maar één van je kaarten.
       *[other] Maak een Qwirkle met hooguit { $n } van je kaarten.
    }
puzzle-kind-qwirkle = Vind de Qwirkle
puzzle-kind-lines = Meeste punten
puzzle-kind-safe = Het best op de lange duur
puzzle-kind-endgame = Win het eindspel
puzzle-kind-reroll = Beste nieuwe worp
puzzle-kind-rearrange = Herschik tot een Qwirkle
puzzle-right-qwirkle = Een Qwirkle: { $value } punten. Zonder zijn het er hooguit { $second }.
puzzle-right-lines = { $value } punten. De op een na beste zet levert er { $second } op.
puzzle-right-safe = De allerbeste: elke andere zet eindigt gemiddeld minstens { $margin } punten slechter.
puzzle-right-endgame = Dit wint met { $value }. Geen andere zet wint.
puzzle-right-reroll = Gemiddeld { $value } punten. De op een na beste keuze levert er { $second } op.
puzzle-right-rearrange = Een Qwirkle, en alle andere kaarten liggen nog in rijen.
puzzle-wrong-qwirkle = Dat levert { $points } punten op, maar het is geen Qwirkle.
puzzle-wrong-lines = Dat levert { $points } punten op. De beste zet levert er { $value } op.
puzzle-wrong-safe = Dat levert nu { $points } punten op, maar eindigt gemiddeld minstens { $margin } punten achter de beste zet.
puzzle-wrong-endgame = Dat levert nu { $points } punten op, maar het wint het spel niet.
puzzle-wrong-reroll = Dat levert gemiddeld { $points } punten op. De beste keuze levert er { $value } op.
puzzle-wrong-rearrange = Dat mag, maar het maakt geen Qwirkle.
puzzle-wrong-cards = Een Qwirkle, maar hij kost te veel van je kaarten.
puzzle-wrong-unplayable = Deze kaarten kun je niet spelen.
puzzle-difficulty = Moeilijkheid { $n } van 5
puzzle-score = Jij hebt { $own } punten, je tegenstander heeft er { $other }.
puzzle-other-hand = Je tegenstander heeft:
puzzle-proved = Bewezen door elke mogelijkheid na te gaan.
puzzle-judged = Beoordeeld met vele duizenden gesimuleerde spellen.
puzzle-arg-id = naam van een puzzel (standaard: die van vandaag)
puzzle-arg-daily = de puzzel van vandaag, voor iedereen dezelfde (UTC)
puzzle-unknown = Er is geen puzzel { $name }. Een naam ziet eruit als qwirkle-lines-7.
puzzle-your-move = Jouw zet, zoals { $example }; leeg om het antwoord te zien:
puzzle-answer = Het antwoord: { $action }
web-puzzles = Puzzels
web-puzzle-daily = Puzzel van de dag
web-puzzle-daily-about = Voor iedereen dezelfde, een nieuwe om middernacht UTC.
web-puzzle-solve = Oplossen
web-puzzle-look = Nog eens kijken
web-puzzle-solved = Opgelost
web-puzzle-solved-day = Opgelost op de dag zelf
web-puzzle-solved-later = Opgelost op een andere dag
web-puzzle-streak =
    { $n ->
        [one] { $n } dag op rij
       *[other] { $n } dagen op rij
    }
web-puzzle-progress = { $done } van { $of } opgelost
web-puzzle-next = Volgende puzzel
web-puzzle-go = Verder
web-puzzle-all = Alle puzzels
web-puzzle-number = Puzzel { $n }
web-puzzle-back = Alle puzzels
web-puzzle-play = Speel deze zet
web-puzzle-begin = Doe je zet op de tafel.
web-puzzle-roll = Tik op kubussen om te gooien
web-puzzle-arrange = Verplaats kaarten tussen de rijen.
# As in English.
web-puzzle-hint = Hint
web-puzzle-hint-more = Nog een hint
web-puzzle-show = Toon de oplossing
web-puzzle-reset = Opnieuw
web-puzzle-hint-lay =
    { $n ->
        [one] Eén is genoeg: { $piece }.
       *[other] Leg er { $n }, waaronder: { $piece }.
    }
web-puzzle-hint-place = De plekken zijn op tafel gemarkeerd.
web-puzzle-hint-roll =
    { $n ->
        [one] Gooi één kubus opnieuw.
       *[other] Gooi { $n } kubussen opnieuw.
    }
web-puzzle-hint-cubes = Op één na zijn ze allemaal gemarkeerd.
web-puzzle-hint-cube = Hij is gemarkeerd.
web-puzzle-hint-sets = De Qwirkle: { $what }.
web-puzzle-hint-cards = De kaarten die je speelt en de kaarten van de Qwirkle zijn gemarkeerd.
web-puzzle-tries =
    { $n ->
        [one] In één keer opgelost.
       *[other] Opgelost in { $n } pogingen.
    }
web-puzzle-nowhere = { $piece }: past nu nergens.
web-puzzle-nofit = { $piece }: past daar niet.
web-puzzle-line = Alles wat je in één zet aanlegt, moet op één lijn liggen, zonder gaten.
web-puzzle-share = Delen
web-puzzle-copy = Kopiëren
web-puzzle-text = Sixfold, puzzel van { $date }: { $kind }
web-puzzle-countdown = Volgende puzzel over { $hours } uur { $minutes } min
web-puzzle-archive = Eerdere dagen
web-puzzle-of = Puzzel van { $date }
web-puzzle-future = De puzzel van { $date } gaat op die dag open.
web-puzzle-today = Puzzel van vandaag
web-puzzle-unknown = Die puzzel bestaat niet.

## Analyse en hints

no-crowded = De server heeft het druk: probeer het zo nog eens.
no-hints = Hints staan aan deze tafel uit.
no-running = Deze stelling hoort bij een lopend spel zonder hints. Analyseren kan als het spel is afgelopen.
impossible-line = Deze stukken vormen geen rij: { $cells }. Een rij heeft één kleur of één vorm, en geen stuk twee keer.
impossible-apart = Deze stukken raken de andere niet: { $cells }.
impossible-count = Zoveel hiervan zijn er niet in het spel: { $pieces }.
impossible-hand = Zolang er stukken te trekken zijn, moet elke hand vol zijn; meer dan vol mag nooit.
impossible-own_hand = Vul de hand in van de speler die aan de beurt is.
impossible-open_hands = Bij Cubes zijn alle handen te zien: vul de hand van elke speler in.
impossible-set = Deze rij kan hier niet: { $pieces }. Een rij heeft drie tot vijf kaarten van één kleur of één vorm.
impossible-taken = De punten kloppen niet met het aantal gepakte Qwirkles.
impossible-supply = De aantallen kloppen niet: wat er nog te trekken is, volgt uit al het andere.
impossible-seats = Twee tot vier spelers, elk met punten, en één van hen aan de beurt.
impossible-over = Dit spel is afgelopen.
web-analysis = Analysebord
web-analyse-position = Analyseer deze stelling
# As in English.
web-hint = Hint
web-key-hint = een hint, daarna een duidelijkere
web-leaving = Als een speler een lopend spel verlaat
web-leaving-bot = Een bot speelt verder
web-leaving-resign = Dat is opgeven
web-hints-on = Hints zijn aan deze tafel toegestaan.
web-hints-off = Hints staan aan deze tafel uit.
web-hint-lay =
    { $attribute ->
        [none] Je kunt iets aanleggen.
        [color] Je kunt iets aanleggen: kijk naar { $value }.
       *[shape] Je kunt iets aanleggen: kijk naar de { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] Je kunt iets spelen.
        [color] Je kunt iets spelen: kijk naar { $value }.
       *[shape] Je kunt iets spelen: kijk naar de { $value }.
    }
web-hint-swap =
    { $attribute ->
        [none] Ruilen is hier het best.
        [color] Ruilen is hier het best; kijk naar { $value }.
       *[shape] Ruilen is hier het best; kijk naar de { $value }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Opnieuw gooien is hier het best.
        [color] Opnieuw gooien is hier het best; kijk naar { $value }.
       *[shape] Opnieuw gooien is hier het best; kijk naar de { $value }.
    }
web-hint-roll = Niets past: gooi alle kubussen.
web-hint-redraw = Er kan niets worden gespeeld: trek een nieuwe hand.
web-hint-pass = Er valt niets te doen: sla over.
web-hint-lay-place =
    { $game ->
        [cubes]
            { $n ->
                [one] Hier, met één kubus.
               *[other] Hier, met { $n } kubussen.
            }
       *[qwirkle]
            { $n ->
                [one] Hier, met één steen.
               *[other] Hier, met { $n } stenen.
            }
    }
web-hint-play-place =
    { $fresh ->
        [yes] Een nieuwe rij, met { $n } uit je hand.
       *[other] Kijk naar: { $sets }. Uit je hand: { $n }.
    }
web-hint-swap-place =
    { $n ->
        [one] Ruil één steen.
       *[other] Ruil { $n } stenen.
    }
web-hint-reroll-place =
    { $n ->
        [one] Gooi één kubus opnieuw.
       *[other] Gooi { $n } kubussen opnieuw.
    }
web-hint-lay-move = { $pieces }: voor je neergelegd. Speel de zet of neem hem terug.
web-hint-play-move = { $pieces }: voor je neergelegd. Speel de zet of neem hem terug.
web-hint-swap-move = Ruil: { $pieces }.
web-hint-reroll-move = Gooi opnieuw: { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Laat een rij van vijf liggen: in { $chance } van de gevallen heeft de volgende speler wat er ontbreekt ({ $pieces }).
       *[other] Opent een rij van vijf: in { $chance } van de gevallen heeft de volgende speler wat er ontbreekt ({ $pieces }).
    }
web-hint-risk-held = Opent een rij van vijf, en de volgende speler heeft wat er ontbreekt: { $pieces }.
web-hint-risk-roll = Opent een rij van vijf: met één worp krijgt de volgende speler in { $chance } van de gevallen wat er ontbreekt ({ $pieces }).
web-hint-risk-none =
    { $game ->
        [cards] Laat een rij van vijf liggen, maar de volgende speler kan niet hebben wat er ontbreekt: { $pieces }.
       *[other] Opent een rij van vijf, maar de volgende speler kan niet hebben wat er ontbreekt: { $pieces }.
    }
web-analysis-palette = Alle stukken; ga rond met de pijltoetsen
web-analysis-players = Spelers
web-analysis-player = Speler { $n }
web-analysis-on-turn = Aan de beurt
web-analysis-points-of = { $name }: punten
# As in English.
web-analysis-hand-of = { $name }: hand
web-analysis-take-out = { $piece }: weghalen
web-analysis-hidden = { $n } onbekend
web-analysis-fewer = { $name }: één onbekend stuk minder
web-analysis-more = { $name }: één onbekend stuk meer
web-analysis-fill = Vullen
web-analysis-fill-hand = Vul deze hand
web-analysis-give-back = { $set }: teruggeven
web-analysis-taken-by = { $name }: gepakte Qwirkle toevoegen
web-analysis-add-qwirkle = Qwirkle toevoegen
web-analysis-do-swap = Ruil { $pieces }
web-analysis-do-reroll = Gooi { $pieces } opnieuw
web-analysis-do-roll = Gooi alle kubussen
web-analysis-do-redraw = Trek een nieuwe hand
web-analysis-do-pass = Overslaan
web-analysis-verb-swap = Ruilen
web-analysis-verb-reroll = Opnieuw gooien
web-analysis-verb-roll = Alles gooien
web-analysis-verb-redraw = Nieuwe hand
web-analysis-verb-pass = Overslaan
web-analysis-worth = { $margin } aan het eind ({ $low } tot { $high }), winstkans { $chance }
web-analysis-worth-exact = Precies { $margin } aan het eind, winstkans { $chance }
web-analysis-best = Beste zetten
web-analysis-points =
    { $game ->
        [cards]
            { $n ->
                [one] { $n } Qwirkle
               *[other] { $n } Qwirkles
            }
       *[other]
            { $n ->
                [one] { $n } punt
               *[other] { $n } punten
            }
    }
web-analysis-try-it = Probeer: { $pieces }
web-analysis-nothing = Er valt niets te kiezen.
web-analysis-how = Verwachte voorsprong op de andere spelers aan het eind, met een 95%-betrouwbaarheidsinterval.
web-analysis-how-exact = Doorgerekend tot het einde van het spel: deze waarden zijn exact.
web-analysis-all = Alle zetten
web-analysis-count = { $n }
web-analysis-show-more = Meer tonen
web-analysis-odds = Kansen
web-analysis-odds-next =
    { $n ->
        [one] De kans dat de volgende speler, met { $n } stuk, er minstens één heeft. Nog te trekken: { $left }.
       *[other] De kans dat de volgende speler, met { $n } stukken, er minstens één heeft. Nog te trekken: { $left }.
    }
web-analysis-odds-cubes = De kans dat een kubus die je uit de zak trekt en gooit, deze is. In de zak: { $left }.
web-analysis-odds-of = { $piece }: { $n } niet gezien, de volgende speler heeft hem: { $holds }, als volgende getrokken: { $drawn }
web-analysis-variations = Geprobeerde zetten
web-analysis-start = De stelling
web-analysis-forget = Weghalen: { $what }
web-analysis-share = Link en notatie
web-analysis-share-why = De link bevat de hele stelling. Die wordt op geen server bewaard.
web-analysis-qr = QR-code van deze stelling
web-analysis-copy-link = Link kopiëren
web-analysis-notation = Notatie
web-analysis-read = Stelling laden
web-analysis-copy-text = Notatie kopiëren
web-analysis-unreadable = Dit is niet te lezen: ‘{ $token }’.
web-analysis-bad-link = Deze link bevat geen geldige stelling.
web-analysis-lifted = { $piece } opgepakt. Kies een plek, of haal het stuk weg.
web-analysis-where = Waar stukken naartoe gaan
web-analysis-on-table = Tafel
# As in English.
web-analysis-hand-n = Hand { $n }
web-analysis-remove = Weghalen
web-analysis-any = Speler { $n }: de hand is onbekend, dus je kunt elk stuk proberen dat over is.
web-analysis-try = Speler { $n } is aan de beurt: kies een stuk, dan een plek.
web-analysis-play-for = Proberen, +{ $n }
web-analysis-position = Stelling
web-analysis-mode = Modus
web-analysis-set-up = Opzetten
web-analysis-try-moves = Proberen
web-analysis-opening = De eerste beurt van het spel
web-analysis-rerolled = Heeft al opnieuw gegooid
web-analysis-left = Nog te trekken (berekend)
web-analysis-turns-left = Resterende beurten
web-analysis-clear = Alles wissen
web-analysis-welcome = Zet een stelling op: kies hieronder een stuk, dan de plek op tafel; vul daarna de hand van de speler die aan de beurt is.
web-analysis-not-yet = De stelling is nog niet compleet.
web-kernel-failed = De analyse is niet begonnen, omdat het programma ervoor niet geladen kon worden. Controleer de verbinding en probeer het opnieuw.
web-analysis-thinking = Denkt na
web-analysis-done = Klaar
web-analysis-find = Zoek de beste zetten
web-analysis-found =
    { $n ->
        [one] { $n } zet gevonden.
       *[other] { $n } zetten gevonden.
    }
cli-analyse = Analyseer een stelling: de zetten, de beste daarvan, en de kansen.
cli-analyse-examples =
    Voorbeelden:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = stelling in de notatie; verborgen handen als ?6
cli-meta-position = STELLING
analyse-best = Beste zetten (punten nu, voorsprong aan het eind, winstkans):
analyse-all =
    { $n ->
        [one] { $n } geldige zet.
       *[other] { $n } geldige zetten.
    }
# As in English.
analyse-exact = exact
analyse-odds = Kansen (nog niet gezien, de volgende speler heeft er een, hij wordt als volgende getrokken):
analyse-odds-cubes = Kansen (met zijn kleur in de zak, de volgende speler heeft er een, hij wordt als volgende getrokken en gegooid):

## Aanvullen in shells

cli-completion = Toon een script waarmee je shell commando’s, opties en waarden aanvult.
cli-completion-examples =
    Voorbeelden:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
# As in English.
cli-meta-shell = SHELL
completion-arg-shell = de shell: bash, zsh of fish

## De arena: clusters en toernooien

arena-arg-runner = waar verdelingen worden gespeeld: local (deze computer, standaard) of ray (een Ray-cluster)
arena-arg-address = --runner ray: adres van het cluster, zoals 10.0.0.1:6379 (standaard: RAY_ADDRESS, of een nieuw cluster op deze computer)
arena-arg-tournament = round-robin: alle spelers (tot 64) treffen elkaar; gauntlet: de eerste treft alle anderen; --games geldt voor elke wedstrijd
arena-arg-seats = --tournament: spelers aan een tafel (standaard: 2)
arena-arg-out = --tournament: schrijf ratings, grafieken en alle wedstrijden naar dit bestand, als HTML-pagina
arena-one-of = { $name } moet een van deze zijn: { $known }.
arena-tournament-only = { $name } is voor toernooien (--tournament).
arena-ray-only = { $name } is voor clusters (--runner ray).
arena-ray-missing = Installeer Ray voor wedstrijden op een cluster: pip install "sixfold[ray]"
arena-ray-unreachable = Er is geen cluster beschikbaar: { $why }
arena-ray-foreign = Een computer in het cluster heeft niet deze versie van Sixfold: { $why }
arena-ray-failed = Het cluster kon een verdeling niet spelen: { $why }
arena-twice = { $name } staat twee keer in de lijst; in een toernooi mag elke speler één keer voorkomen.
arena-too-many-matches = Dat zouden { $matches } wedstrijden zijn; het maximum is { $most }.
arena-tournament =
    { $kind ->
        [gauntlet] Eén tegen allen
       *[round-robin] Allen tegen allen
    }
arena-tournament-progress = { $done } van { $of } verdelingen in { $matches } wedstrijden
arena-tournament-incomplete = Het toernooi is voortijdig gestopt; dit zijn de uitslagen tot nu toe.
arena-head-rank = rang
arena-head-games = partijen
arena-head-players = spelers
arena-head-lead = voorsprong
arena-across = Winst (%) van de speler in de rij tegen elke tegenstander, op rangorde
arena-ratings-about = Elo is ten opzichte van het gemiddelde van alle spelers; de 95%-intervallen berusten op de spreiding tussen verdelingen.
arena-groups = De spelers vormen groepen die elkaar niet hebben getroffen. Alleen ratings binnen een groep zijn te vergelijken.
arena-report-settings = Seed: { $seed }. CPU-tijd per zet: { $budget }.
arena-report-own = eigen standaard van elke speler
# As in English.
arena-report-ms = { $ms } ms
# As in English.
arena-report-ratings = Ratings
arena-report-across = Allen tegen allen
arena-report-cost = Sterkte en tijd
arena-report-cost-about = Elo tegen de gemiddelde CPU-tijd per zet. Elk punt toont de rang van de speler.
arena-report-matches = Wedstrijden
arena-report-faults = Partijen verloren door een fout

## De terugblik in een browser

web-review-choose = Kies een bestand

## De terminalclient

cli-tui = Speel op het volle scherm in de terminal: met mensen en bots, of aan een tafel op een server.
cli-tui-examples =
    Voorbeelden:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
# As in English.
cli-meta-link = LINK
cli-meta-level = NIVEAU
tui-arg-link = link naar een tafel op een server, om meteen mee te doen
tui-arg-bot = voeg een bot van dit niveau toe (mag meer dan eens)
tui-arg-name = je naam aan een tafel op een server
tui-arg-ascii = letters in plaats van symbolen voor de vormen
tui-no-terminal = Dit heeft een terminal nodig om op te tekenen. sixfold play --terminal werkt regel voor regel, ook door pipes.
tui-bad-link = Dit is geen link naar een tafel. Een link ziet eruit als https://play.example/t/AB12CD34.
tui-person = Mens
tui-nobody = Niemand
tui-or-join = Of doe mee aan een tafel op een server, met de link
tui-put-cards =
    { $n ->
        [one] { $n } kaart opgepakt: kies een rij, dan Enter.
       *[other] { $n } kaarten opgepakt: kies een rij, dan Enter.
    }
tui-pick-cards = Pak eerst kaarten uit je hand; dan wordt de tafel eromheen herschikt.
tui-draft = Enter speelt dit: { $points }{ $lines }
tui-nothing = Je hebt nog niets aangelegd: pak een stuk op, of vraag om een hint.
tui-wait = Momentje.
tui-close = Enter sluit dit.
tui-yes-or-no = y ja · n nee
tui-leave = Stoppen? Dit spel is niet in een bestand opgeslagen, dus je kunt er niet mee verdergaan.
tui-key-enter = Leg, speel
tui-key-new = Nieuwe rij
tui-key-arrange = Schikken
tui-key-review = Laatste beurt
tui-key-help = Hulp
tui-key-leave = Stoppen
tui-not-verified = De server gaf het verslag niet, dus het uitdelen is niet gecontroleerd.
tui-help-letters = het volgende stuk van die kleur in je hand
tui-help-take-up = pak op wat onder de cursor ligt
tui-help-arrange = schik de tafel om de kaarten die je hebt opgepakt
tui-help-review = wat je laatste beurt waard was
tui-help-why = de regel achter de laatste afwijzing
tui-help-centre = tafel in het midden
tui-help-leave = stoppen
tui-help-qwirkle = Pak een steen op en leg hem op een plek: de getallen op tafel zijn de punten. Heb je alles aangelegd, dan speelt Enter het.
tui-help-cubes = Pak een kubus op en leg hem op een plek: de getallen op tafel zijn de punten. Voor je aanlegt, mag je één keer kubussen opnieuw gooien.
tui-help-cards = Pak kaarten op uit je hand of van de tafel en leg ze bij een rij, of begin een nieuwe. Zijn alle rijen geldig, dan rondt Enter de beurt af; rijen van zes zijn van jou.
tui-help-marks =
    ({ color-red.mark }) laatste zet   [{ color-red.mark }] nog niet gespeeld   *{ color-red.mark }* opgepakt   >{ color-red.mark }< cursor   ?? hint   ~{ color-red.mark } verplaatst
    Kleuren: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    Met een muis: klik op een stuk, dan op een plek; klik op een stuk dat nog niet is gespeeld om het terug te nemen.
