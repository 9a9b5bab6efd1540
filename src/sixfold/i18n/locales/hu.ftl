### A Sixfold szavai magyarul.
### A kiadások és a szintek neve a names.json fájlban van.
###
### Az en.ftl sorolja fel, milyen adatokat ad át egy kiadás a szabályoknak.

## Játékok és kiadások

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# Amit egy asztal választhat; a kiadás neve után áll.
setting-single_opening_points = a nyitó lapka 1 pontot ér
setting-single_opening_points-about = Házi szabály: ha a kezdésnél nincs két összeillő lapka, az egyetlen lerakott lapka 0 helyett 1 pontot ér (A4).
setting-free_rows = szabad sorok
setting-free_rows-about = Házi szabály: a kártyákat szabadon át lehet rendezni, és a sorokat szét is lehet szedni. Ha egy sorban nincs kézből kijátszott kártya, csak egy saját régi sor kell hozzá, amellyel van közös kártyája (C16).

## Lapkák és sorok

color-red = piros
    .mark = P
color-orange = narancssárga
    .mark = N
color-yellow = sárga
    .mark = S
color-green = zöld
    .mark = Z
color-blue = kék
    .mark = K
color-purple = lila
    .mark = L

shape-circle = kör
    .mark = k
shape-square = négyzet
    .mark = n
shape-diamond = gyémánt
    .mark = g
shape-star = csillag
    .mark = c
shape-clover = lóhere
    .mark = l
shape-cross = iksz
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

# Több azonos színű vagy formájú, szám nélkül.
color-plural-red = pirosak
color-plural-orange = narancssárgák
color-plural-yellow = sárgák
color-plural-green = zöldek
color-plural-blue = kékek
color-plural-purple = lilák

shape-plural-circle = körök
shape-plural-square = négyzetek
shape-plural-diamond = gyémántok
shape-plural-star = csillagok
shape-plural-clover = lóherék
shape-plural-cross = ikszek

# Szám után egyes szám áll: „4 piros”, „4 csillag”.
line-color =
    { $value ->
        [red] { color-red }
        [orange] { color-orange }
        [yellow] { color-yellow }
        [green] { color-green }
        [blue] { color-blue }
       *[purple] { color-purple }
    }
line-shape =
    { $value ->
        [circle] { shape-circle }
        [square] { shape-square }
        [diamond] { shape-diamond }
        [star] { shape-star }
        [clover] { shape-clover }
       *[cross] { shape-cross }
    }
line-row =
    { $attribute ->
        [color] Vízszintes sor: { $length } { line-color }
       *[shape] Vízszintes sor: { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Függőleges sor: { $length } { line-color }
       *[shape] Függőleges sor: { $length } { line-shape }
    }

line-scored = { $line }, { $n }.
line-missing = { $line }, hiányzik: { $what }.
line-complete = { $line }, teljes.

text-label = { $label }: { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles = { $n } lapka
count-cubes = { $n } kocka
count-cards = { $n } kártya
count-points = { $n } pont
count-qwirkles = { $n } Qwirkle

# Ami ebben a játékban az asztalon fekszik. Az első a szótő: a lapka és a kocka ragjai azonosak.
word-tile =
    { $game ->
        [cubes] kock
       *[qwirkle] lapk
    }
word-tiles =
    { $game ->
        [cubes] kockák
       *[qwirkle] lapkák
    }

## A szabályok olvasása

rules-title = { $name }: a játék szabályai
rules-glance = Röviden
rules-topic = Téma
rules-differences = Miben térnek el egymástól a kiadások
rules-between = Miben tér el egymástól { $a } és { $b }
rules-same = { $a } és { $b } szabályai azonosak.
rules-single = Ennek a játéknak egyetlen kiadása van, így nincs mit összehasonlítani.
rules-different-games = Csak ugyanannak a játéknak a kiadásait lehet összehasonlítani, de { $a } játéka { $agame }, { $b } játéka pedig { $bgame }.
rules-rulings = Kiegészítő szabályok
rules-rulings-about =
    Nincs szabálykönyv, amely mindenre gondol. Ahol a nyomtatott szabályok hézagot hagynak, ezek a kiegészítő szabályok
    töltik ki. Mindegyiknek rövid neve van, hogy a játékvezető mindig megmondhassa, min alapul egy döntés.
rules-silent = a szabálykönyv nem rendelkezik róla, kiegészítő szabály érvényes
rules-unneeded = Ennek a kiadásnak nincs szüksége erre a kiegészítő szabályra.
rules-coordinates = Ha az asztal egy helyét számokkal adjuk meg, x jobbra nő, y pedig lefelé.
rules-kinds =
    Hat szín van (piros, narancssárga, sárga, zöld, kék, lila) és hat forma (kör, négyzet, gyémánt, csillag, lóhere,
    iksz); egy szín és egy forma együtt egy fajta, így 36 fajta van. A csillag a sokágú forma, az iksz a négyágú.

intro-qwirkle =
    Színek és formák, semmi más: hat ebből, hat abból. Olyan sorokba rakod a lapkákat, amelyekben az egyik közös, a másik
    különböző, és az asztalon minden irányban nő a háló. A szabályok öt perc alatt megtanulhatók; a jó lépések sokkal
    tovább szórakoztatnak.
intro-cubes =
    Qwirkle egy dobásnyi szerencsével: kockákkal játszol, és mielőtt lerakod őket, újra dobhatsz velük. Mindenki látja
    mindenki kockáit, így mindig van miben reménykedni és van mitől tartani.
intro-cards =
    Az asztal tele van kártyasorokkal. Átrendezheted őket, csak a végén legyen mind szabályos. Találd meg a hatos
    sorokat, és vidd el őket!

glance-players = Játékosok
    .value = { $least }–{ $most } (nem minden szabálykönyv írja)
glance-age = Életkor a dobozon
    .value =
        { $age ->
            [0] nincs megadva
           *[other] { $age } éves kortól
        }
glance-pieces = Ami kell hozzá
    .value =
        { $game ->
            [cubes] { $total } kocka, minden színből { $copies }, és egy zsák
            [cards] { $total } kártya, mind a 36 fajtából { $copies }
           *[qwirkle] { $total } lapka, mind a 36 fajtából { $copies }, és egy zsák
        }
glance-hand = A kezedben
    .value =
        { $game ->
            [cubes] { $hand } kocka, mindenki látja
            [cards] { $hand } kártya, csak te látod
           *[qwirkle] { $hand } lapka, csak te látod
        }
glance-turn = A köröd
    .value =
        { $game ->
            [cubes] ha akarod, újradobsz; lerakod, pontozol, húzol és dobsz
            [cards] kijátszol a kezedből, átrendezed az asztalt, húzol
           *[qwirkle] lerakod, pontozol és húzol, vagy cserélsz
        }
glance-goal = Ki nyer
    .value =
        { $game ->
            [cards] akinek a legtöbb Qwirkle-sora van
           *[qwirkle] akinek a legtöbb pontja van
        }
glance-end = A vége
    .value =
        { $game ->
            [cubes] a zsák üres, és valaki lerakja az utolsó kockáját
            [cards] a húzópakli üres, és mindenki játszott még egy kört
           *[qwirkle] a zsák üres, és valaki lerakja az utolsó lapkáját
        }

topic-start-tie = Egyenlőség a kezdésnél
    .value =
        { $tie ->
            [youngest] a legfiatalabb kezd
           *[oldest] a legidősebb kezd
        }
topic-exchange = Csere
    .value =
        { $edition ->
            [qwirkle-it] 1–{ $hand } lapka; kötelező, ha semmit sem lehet lerakni
           *[other] akárhány lapka, legalább 1; kötelező annak, aki nem rak le
        }
topic-cross = A négyágú forma
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] négyágú csillag
           *[cross] kereszt
        }
topic-joining = Két sort összekötő lépés
    .value =
        { $joining ->
            [silent] szabad ({ rules-silent }: A19)
           *[printed] szabad
        }
topic-final-tie = Döntetlen a végén
    .value =
        { $tied ->
            [silent] közös győzelem ({ rules-silent })
           *[printed] közös győzelem
        }
topic-opening = A nyitás
    .value =
        { $opening ->
            [any] bármilyen szabályos kör
           *[largest-set] az egész legnagyobb sorozat, és semmi más (kiegészítő szabály: C22)
        }
topic-new-rows = Új sor kézből kijátszott kártya nélkül
    .value =
        { $newrow ->
            [any] szabad
            [matched] csak egy régi sor helyett
           *[keep-three] nem szabad
        }
topic-donors = Sor, amely új sornak adott kártyát
    .value =
        { $newrow ->
            [any] szét lehet szedni
            [matched] szét lehet szedni (házi szabály)
           *[keep-three] legalább 3 kártyája marad
        }
topic-stuck = Semmit sem lehet kijátszani
    .value =
        { $stuck ->
            [silent] új kártyák ({ rules-silent })
           *[printed] új kártyák
        }

## A lapkák és kockák szabályai

rule-grid-line =
    A sor legalább két szomszédos { word-tile }a egymás mellett vagy egymás alatt. Vagy mind azonos színű és különböző
    formájú, vagy mind azonos formájú és különböző színű. Ezért egy sorban semmi sem ismétlődik, és egy sor sem hosszabb
    hatnál.
    .title = Sorok
    .search = oszlop, ismétlődik, ugyanolyan, dupla
rule-grid-laying =
    Egy lépésben csak közös színű vagy közös formájú { word-tile }ákat rakhatsz le. Ezek mind egyetlen vízszintes vagy
    függőleges vonalban fekszenek, és lerakás után egyetlen megszakítatlan sorban. Nem kell szomszédosnak lenniük: a
    hézagokat kitölthetik a már ott fekvő { word-tiles }, és egy lépés sorokat is összeköthet. { $joining ->
        [silent] Ez a szabálykönyv másképp is érthető; az általunk választott értelmezést az A19 adja meg.
       *[printed] {""}
    } Legalább egy új
    { word-tile }a az oldalával hozzáér egy olyanhoz, amely már korábban ott volt; csak a nyitásnak nincs mihez hozzáérnie. A
    sarkak érintkezése nem számít. Minden sornak, amelyben új { word-tile }a van, hosszában és keresztben is szabályosnak kell
    lennie.
    .title = Lerakás
    .search = átló, sarok, letesz, lehelyez, rakni, szomszédos
rule-grid-score =
    Minden legalább kettes sorért pontot kapsz, amelyben van most lerakott { word-tile }a: a sor minden { word-tile }ájáért
    1 pontot, a régiekért is. Ha egy { word-tile }a két sorhoz tartozik, mindkettőben számít. A hatos sor Qwirkle, és 6
    bónuszpontot is hoz, így összesen 12 pontot ér. Egyetlen { word-tile }a még nem sor, és nem ér semmit.
    .title = Pontozás
    .search = pontszám, számol, érték, mennyit ér

## A Qwirkle szabályai

rule-qwirkle-supply =
    A zsákban { $total } lapka van, minden fajtából { $copies }. { rules-kinds } { $cross ->
        [X] Ebben a szabálykönyvben a négyágú forma neve „X”.
        [four-pointed-star] Ebben a szabálykönyvben a négyágú forma neve „négyágú csillag”.
       *[cross] Ebben a szabálykönyvben a négyágú forma neve „kereszt”.
    } Mindenki húz { $hand } lapkát, és elrejti a többiek elől.
    .title = A lapkák
    .search = hány, mennyi, zsák, tartalom
rule-qwirkle-start =
    Keresd meg a kezedben a legnagyobb sorozatot: különböző lapkákat, amelyek azonos színűek vagy azonos formájúak. Az
    egyforma lapkák csak egyszer számítanak. Az kezd, akinek mindenki közül a legnagyobb sorozata van. { $tie ->
        [youngest] Ha többen is egyenlők, közülük a legfiatalabb kezd.
       *[oldest] Ha többen is egyenlők, közülük a legidősebb kezd.
    } Utána az óramutató járása szerint következtek.
    .title = Ki kezd
    .search = első, kezdés, kezdő, legidősebb, legfiatalabb
rule-qwirkle-opening =
    A kezdő játékos a legnagyobb sorozatát rakja le, az egészet, egyetlen sorként, megkapja érte a pontokat, és húz, hogy
    újra { $hand } lapkája legyen.
    .title = A nyitás
rule-qwirkle-turn =
    A körödben két dolog közül pontosan az egyiket teszed. Vagy leraksz egy vagy több lapkát, pontozol, és húzol, hogy
    újra { $hand } lapkád legyen; ha a zsákban kevés van, annyit veszel ki, amennyi van. Vagy lapkákat cserélsz, és nem
    kapsz pontot.
    .title = A köröd
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] Kicserélhetsz 1–{ $hand } lapkát, és cserélned kell, ha semmit sem tudsz lerakni.
       *[other] Kicserélhetsz akárhány lapkát, legalább 1-et, és cserélned kell, ha nem raksz le.
    } Tedd félre a lapkáidat, húzz ugyanannyit a zsákból, és csak azután tedd vissza a régieket a zsákba, és keverd össze.
    Így senki sem húzhatja vissza, amit éppen félretett. A nyitást kivéve bármelyik körben szabadon cserélhetsz, és ha
    semmit sem lehet lerakni, ez az egyetlen lehetőség.
    .title = Csere
    .search = cserélni, becserél, lecserél, eldob, új lapka
rule-qwirkle-end =
    Ha a zsák üres, a játék húzás nélkül folytatódik. Aki lerakja az utolsó lapkáját, azonnal befejezi a játékot, és 6
    bónuszpontot kap. Az nyer, akinek a legtöbb pontja van. { $tied ->
        [silent] Döntetlennél közös a győzelem: a szabálykönyv nem rendelkezik róla, ezért ez kiegészítő szabály.
       *[printed] Döntetlennél közös a győzelem.
    }
    .title = A játék vége
    .search = győz, nyer, győztes, befejezés, bónusz, döntetlen, utolsó
rule-qwirkle-sight =
    A lapkáidat csak te látod; a nézők sem látják őket. Mindenki láthatja az asztalt, a pontszámokat, azt, hogy hány lapka
    van a zsákban, és hogy kinek hány lapkája van. Amikor eldől, ki kezd, csak a sorozatok nagyságát mondjátok be, a
    lapkákat nem.
    .title = Ki mit lát
    .search = titok, rejtett, elrejt, leskel, mutat

## A Cubes szabályai

rule-cubes-supply =
    A zsákban { $total } kocka van, minden színből { $copies }. { rules-kinds } A kocka megtartja a színét; a formája az, amit
    dobtak vele, és mind a hat egyformán valószínű. Ezért ugyanaz a fajta 3-nál többször is lehet az asztalon.
    .title = A kockák
    .search = hány, mennyi, zsák, dobókocka, tartalom
rule-cubes-setup =
    Mindenki húz { $hand } kockát, és dob velük. A kockák nyíltan fekszenek: mindenki látja mindenki kockáit.
    .title = Előkészületek
rule-cubes-start =
    A legidősebb játékos kezd. Utána az óramutató járása szerint következtek.
    .title = Ki kezd
    .search = első, kezdés, kezdő, legidősebb
rule-cubes-turn =
    Először, ha akarod, bármennyi kockáddal újradobhatsz, egyetlen alkalommal. Másodszor leraksz legalább egy kockát.
    Harmadszor pontozol. Negyedszer húzol, hogy újra { $hand } kockád legyen, és az új kockákkal, csak azokkal,
    azonnal dobsz. Csere nincs.
    .title = A köröd
    .search = újradob, dobás, dobókocka, csere, cserél
rule-cubes-stuck =
    Ha az első lépés után semmi sem illik sehová, az összes kockáddal dobsz, újra meg újra, amíg valami nem illik.
    Van, hogy soha semmi sem illhet: erről szól a B7 kiegészítő szabály.
    .title = Ha semmi sem illik
    .search = passz, kihagy, lehetetlen, elakad
rule-cubes-opening =
    Ez csak a játék legelső körére vonatkozik. Az újradobás után, ha élsz vele, annyi különböző, közös színű vagy közös formájú
    kockát kell leraknod, amennyit csak tudsz. Ha ez csak 1, az összes kockáddal dobsz, amíg legalább 2 nem lesz.
    .title = A nyitás
rule-cubes-end =
    Ha a zsák üres, már senki sem húz. Aki elsőként lerakja az utolsó kockáját, azonnal befejezi a játékot, és 6
    bónuszpontot kap. Az nyer, akinek a legtöbb pontja van. { $tied ->
        [silent] Döntetlennél közös a győzelem: a szabálykönyv nem rendelkezik róla, ezért ez kiegészítő szabály.
       *[printed] Döntetlennél közös a győzelem.
    }
    .title = A játék vége
    .search = győz, nyer, győztes, befejezés, bónusz, döntetlen, utolsó

## A Cards szabályai

rule-cards-supply =
    { $total } kártya van, minden fajtából { $copies }. { rules-kinds } Mindenki { $hand } kártyát kap a kezébe; a
    többiből lesz, képpel lefelé, a húzópakli.
    .title = A kártyák
    .search = hány, mennyi, tartalom
rule-cards-start =
    Keresd meg a kezedben a legnagyobb sorozatot: legalább 3 különböző kártyát, amelyek azonos színűek vagy azonos
    formájúak. Az kezd, akinek mindenki közül a legnagyobb sorozata van. { $tie ->
        [youngest] Ha többen is egyenlők, közülük a legfiatalabb kezd.
       *[oldest] Ha többen is egyenlők, közülük a legidősebb kezd.
    } Ha senkinek sincs 3, az összes kártyát megkeveritek és újraosztjátok. A játékosok az óramutató járása szerint következnek.
    .title = Ki kezd
    .search = első, kezdés, kezdő, legidősebb, legfiatalabb, osztás
rule-cards-opening =
    { $opening ->
        [any] Az első kör olyan, mint a többi, csak üres asztalon.
       *[largest-set] A kezdő játékos a legnagyobb sorozatát rakja le, az egészet, egyetlen sorként, és húz, hogy újra
            { $hand } kártyája legyen. Semmi mást nem rak le: a szabálykönyv ezt nyitva hagyja, mi így értelmezzük
            (C22).
    }
    .title = A nyitás
rule-cards-set =
    Egy sor 3–6 kártya: azonos színűek és különböző formájúak, vagy azonos formájúak és különböző színűek. Semmi sem
    ismétlődik benne.
    .title = Sorok
    .search = csoport, készlet, ismétlődik
rule-cards-turn =
    Játssz ki legalább egy kártyát a kezedből. Kezdj új sorokat, tegyél kártyákat a sorokhoz, és rendezd át az egész asztalt,
    bármilyen sorrendben. Az számít, milyen az asztal a köröd végén: minden sor
    szabályos, és minden kártya, amely ott volt, még mindig ott van, a kijátszottakkal együtt, kivéve az elvitt
    Qwirkle-sorokat. Utána húzz, hogy újra { $hand } kártyád legyen, vagy vedd el, ami van.
    .title = A köröd
    .search = átrendez, áthelyez, elvesz, csere, cserél
rule-cards-qwirkle =
    Minden hatos sor a köröd végén Qwirkle: elviszed, és 1 pontot ér. Ha több is van, mind számít. Egy sem maradhat az
    asztalon. Az elvitt Qwirkle-sorokat mindenki láthatja.
    .title = Qwirkle
    .search = hat, pontozás, pont, elvisz
rule-cards-new-rows =
    { $newrow ->
        [any] Új sor csak asztalon lévő kártyákból is készülhet.
        [matched]
            Ennél az asztalnál szabad sorokkal játszanak (free_rows=1, C16): a kártyákat szabadon át lehet rendezni, és a
            sorokat szét is lehet szedni. Új sorhoz legalább egy kártya kell a kezedből.
       *[keep-three]
            Új sort legalább 3 összeillő kártyával kezdhetsz, vagy az asztalon lévő sorok kártyáit is
            felhasználhatod. Ilyenkor az új sorban legalább egy kártya a kezedből való, és minden sornak, amely kártyát adott
            neki, legalább 3 kártyája marad. A szabálykönyv nem mondja meg pontosan, melyik sor új: a választott értelmezést a
            C15 és a C16 adja meg.
    }
    .title = Új sorok
    .search = felbont, szétszed, szétválaszt, sort kezd
rule-cards-stuck =
    Ha egyáltalán semmit sem tudsz kijátszani, mutasd meg mindenkinek a kártyáidat. Húzz { $hand } új kártyát, keverd a
    régieket a húzópakliba, és folytasd ugyanezt a kört. Ha megint elakadsz, csináld újra. { $stuck ->
        [silent] Ez a szabálykönyv hallgat az elakadásról, ezért a másik kiadás szabálya érvényes.
       *[printed] {""}
    }
    .title = Ha semmit sem lehet kijátszani
    .search = passz, kihagy, lehetetlen, elakad, csere, cserél
rule-cards-end =
    Ha a húzópakli elfogy, minden játékosnak még egy köre van, és az utolsó azé, aki az utolsó kártyát húzta. Már senki sem
    húz. Az nyer, akinek a legtöbb Qwirkle-sora van. { $tied ->
        [silent] Döntetlennél közös a győzelem: a szabálykönyv nem rendelkezik róla, ezért ez kiegészítő szabály.
       *[printed] Döntetlennél közös a győzelem.
    }
    .title = A játék vége
    .search = győz, nyer, győztes, befejezés, döntetlen, utolsó
rule-cards-sight =
    A kártyáidat csak te látod; a nézők sem látják őket. Mindenki láthatja az asztalt, az elvitt Qwirkle-sorokat, azt, hogy hány
    kártya van a húzópakliban, és hogy kinek hány kártyája van. Amikor eldől, ki kezd, csak a sorozatok nagyságát
    mondjátok be, a kártyákat nem. Csak az mutatja meg a kártyáit, aki elakadt.
    .title = Ki mit lát
    .search = titok, rejtett, elrejt, leskel, mutat

## Kiegészítő szabályok

rule-A1 =
    Az életkor az, amit a játékosok megadnak. Ha nincs megadva, vagy egyforma, az egyenlők közül az kezd, aki az ülésrendben
    a legelső. Ha az egyenlők közül csak néhányan adták meg az életkorukat, csak ők jönnek számításba.
    .title = Életkor
    .search = év, idősebb, fiatalabb, születésnap
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] Kisebb sorozattal, vagy a legnagyobbnak csak egy részével, nem szabad nyitni. Ha több legnagyobb
            sorozat is van, a kezdő játékos választ.
    }
    .title = Csak a legnagyobb sorozat jó
rule-A4 =
    Ha senkinek a kezében sincs két összeillő lapka, az egyenlőségre vonatkozó szabály dönti el, ki kezd, és a kezdő játékos
    egy lapkát rak le. { $single ->
        [0] Ez 0 pontot ér, mert egy sorhoz kettő kell.
       *[1] Ez 1 pontot ér, mert ennél az asztalnál így döntöttek.
    } A single_opening_points beállítás szabja meg: 0, hacsak egy asztalnál nem választják az 1-et.
    .title = A kezdésnél semmi sem illik össze
rule-A5 =
    Aki nyit, nem cserélhet; utána bárki cserélhet.
    .title = Nyitáskor nincs csere
rule-A6 =
    Legalább 1 lapkát cserélsz, de soha nem többet, mint ahány neked van, vagy ahány a zsákban van.
    .title = Hány lapkát lehet cserélni
rule-A8 =
    Ha a zsák üres, és le tudsz rakni valamit, le kell raknod. Saját döntésből senki sem passzol.
    .title = Nincs passz saját döntésből
    .search = passz, kihagy
rule-A9 =
    Ha a zsák üres, és semmit sem tudsz lerakni, a köröd kimarad, 0 ponttal.
    .title = Nincs mit lerakni, nincs mit húzni
    .search = passz, kihagy
rule-A10 =
    Ha a zsák üres, és senki sem tud lerakni semmit, a játék véget ér, és senki sem kapja meg a befejezésért járó
    6 pontot. Ugyanígy van, ha a zsákban még vannak lapkák, de a megmaradtak közül, akár a zsákban, akár valakinek a
    kezében, egyik sem illik sehová: soha többé senki sem tudna lerakni.
    .title = Senki sem tud lerakni
rule-A11 = A befejezésért járó 6 pont csak akkor jár, ha a játékosnál már nincs semmi, és nincs mit húzni.
    .title = Mikor jár a befejezésért 6 pont
rule-A12 =
    Ha egy lépés több Qwirkle-t is befejez, mindegyikért külön jár a 6 bónuszpont.
    .title = Több Qwirkle egy lépésben
rule-A13 =
    A játék azonnal véget ér, akkor is, ha valakinek eggyel több köre volt, mint a többieknek.
    .title = Nem jár mindenkinek ugyanannyi kör
rule-A14 =
    A végén kézben maradt { word-tile }ákért nem jár pontlevonás.
    .title = Ami megmarad
rule-A18 =
    Egy lépést akkor kell megítélni, amikor már minden le van rakva. A lerakás sorrendje nem számít.
    .title = A lerakás sorrendje
rule-A19 =
    Egy lépés összeköthet addig különálló sorokat, ha maga a lépés egyetlen sorban fekszik. A Qwirkle lengyel szabálykönyve
    ezt le is írja. A többi másképp is érthető, és mindegyikre ez az értelmezés érvényes.
    .title = Sorok összekötése

rule-B1 =
    Minden körben, az elsőben is, egyszer dobhatsz újra saját döntésből: egyetlen kockával sem, néhánnyal, vagy mind a
    { $hand } kockáddal.
    .title = Körönként egy újradobás
rule-B4 =
    Aki tud, annak le kell raknia legalább 1 kockát. Újradobni csak akkor kötelező, ha semmi sem illik.
    .title = Lerakni kötelező
rule-B5 =
    Ha a nyitásban kötelező volt újradobnod, pontosan annak a dobásnak a legnagyobb sorozatát kell leraknod. Saját döntésből
    már nem dobhatsz újra.
    .title = Nyitás kötelező dobás után
rule-B7 =
    Ha addig kell dobni, amíg valami nem illik, az sosem érhet véget. Négy kék kocka, két forma egy kétszer kettes tömbben, csak kéket
    fogad el, és akinek nincs kékje, örökké dobálna; jó játékosok között ez 100 játékból 1–2 alkalommal fordul elő. Egy játékos
    kockái akkor játszhatatlanok, ha egyik színük egyik formája sem illik sehová. A játszhatatlan kockák visszakerülnek a zsákba, a zsákot
    összekeverik, ugyanannyi kockát húznak, dobnak velük, és ugyanaz a kör folytatódik, úgy, mint a Qwirkle Cards
    játékban, ha valaki elakad. Ezt mindenki látja, és ha az új kockák is játszhatatlanok, megismétlik. Ha a zsákban és a játékosnál együtt sincs olyan
    szín, amely illik, vagy ha a zsák üres, a játékos passzol. Ha egymás után mindenki passzol, a
    játék a befejezésért járó 6 pont nélkül ér véget. Ha a kockák nem játszhatatlanok, átlagosan legfeljebb 6 dobás elég.
    .title = Játszhatatlan kockák
rule-B9 =
    Az utolsó kocka minden sora és minden Qwirkle-sora számít, és utána jön a befejezésért járó 6 pont. A nyitásban
    egyetlen kocka sosem elég, bármilyen kockáid vannak is.
    .title = Az utolsó kocka és az egyetlen első

rule-C4 =
    A nyitásban lerakott hatos sor Qwirkle, és azonnal el kell vinni.
    .title = Qwirkle a nyitásban
rule-C5 =
    Az elakadás tény, nem bemondás kérdése: a játékvezető minden lehetőséget végignéz. Ha van mit kijátszani, a bemondást
    visszautasítja (és a program felajánlhatja, hogy mutat egy lehetőséget); bármelyik szabályos kijátszás megfelel.
    .title = Elakadt vagy sem
rule-C7 =
    Ha a húzópakliban legalább { $hand } kártya van, az elakadt játékos félreteszi a kártyáit, húz { $hand } kártyát, és a
    régieket a húzópakliba keveri.
    .title = Új kártyák nagy pakliból
rule-C8 =
    Ha a húzópakliban { $hand } kártyánál kevesebb van, de legalább 1, mindet fel kell húzni, a régi kártyákat az üres
    pakliba keverni, és a hiányzókat onnan húzni. Ez nem számít a húzópakli elfogyásának.
    .title = Új kártyák kis pakliból
rule-C9 =
    Ha a húzópakli üres, az elakadt játékos passzol.
    .title = Elakadás húzópakli nélkül
rule-C10 =
    Ha a kézben és a húzópakliban együtt sincs kijátszható kártya, a játékos passzol. Ha egymás után mindenki passzol, a
    játék véget ér.
    .title = Egyik kártya sem segít
rule-C11 =
    Hatos sort nem szabad az asztalon hagyni.
    .title = Qwirkle nem marad az asztalon
rule-C12 =
    Ha egy körben több Qwirkle-t is befejezel, mind számít.
    .title = Több Qwirkle egy körben
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched] Az új sorok szabályát a végeredményen kell megítélni. A kör végén minden olyan sorhoz, amelyben
            nincs kártya a kezedből (a Qwirkle-sorokhoz is), egy régi sort kell párosítani, amellyel van közös
            kártyája, és egy régi sor sem szolgálhat kétszer. Ha ez nem sikerül, van olyan új sor, amelyben nincs
            kártya a kezedből, és a kör szabálytalan.
       *[keep-three] Egy sor a színe vagy a formája szerint folytatódik. A kör végén minden sor (a Qwirkle-sor is)
            folytathat egy régi sort, ha ugyanaz a színük vagy ugyanaz a formájuk, és van közös kártyájuk. Egy régi
            sort legfeljebb egy sor folytathat. Az a sor, amely egyetlen régit sem folytat, új, és legalább egy kártya
            van benne a kezedből. Ezt a végeredményen kell megítélni: a kör szabályos, ha meg lehet úgy választani,
            melyik sor melyiket folytatja (és az egyforma kártyák közül melyik hová került), hogy ez a szabály és a C16
            is teljesüljön.
    }
    .title = Melyik sor új
rule-C16 =
    { $newrow ->
        [any] Egy sort teljesen szét is lehet szedni.
        [matched] Ennél az asztalnál a free_rows=1 beállítást választották. A kártyákat szabadon át lehet rendezni, és
            egy sort teljesen szét is lehet szedni. Ha egy sorban nincs kártya a kezedből, csak egy saját régi sor
            kell hozzá, amellyel van közös kártyája, bármilyen színű vagy formájú is (C15).
       *[keep-three] Az a sor, amely új sornak adott kártyát, folytatódik, tehát legalább 3 kártyája marad. Egy sor
            csak akkor tűnhet el, ha a kártyái folytatódó sorokba kerülnek: két sort egyesítesz, vagy a kártyáit más
            sorokhoz teszed. Házi szabály: egy asztalnál választható a free_rows=1. Akkor a kártyákat szabadon át
            lehet rendezni, és a sorokat szét is lehet szedni; ha egy sorban nincs kézből kijátszott kártya, csak egy
            saját régi sor kell hozzá, amellyel van közös kártyája.
    }
    .title = Sorok, amelyek kártyát adnak
rule-C17 =
    Az asztalról soha nem kerül kártya kézbe.
    .title = Kézbe nincs visszaút
rule-C18 = Az utolsó körök akkor is elkezdődnek, ha valaki húzáskor éppen az utolsó kártyával egészíti ki a kártyáit.
    .title = Ha a húzópakli pont elfogy
rule-C19 =
    Az üres kézért nem jár bónusz. Akinek nincs kártyája, passzol.
    .title = Üres kéz
rule-C21 =
    Az asztalon két azonos színű vagy azonos formájú sor is lehet.
    .title = Két hasonló sor
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] A nyitás egyetlen sor, és semmi más. A szabálykönyv csak annyit mond, hogy ezt a sort le kell
            rakni, és ezzel kezdődik a játék.
    }
    .title = Egy sor a nyitásban

## Képaláírások

picture-empty = üres
picture-from-hand = Kézből
picture-moved = Áthelyezve
picture-grid-line =
    Vízszintesen négy piros, csupa különböző forma; függőlegesen három csillag, csupa különböző szín. A piros csillag
    mindkét sorhoz tartozik.
picture-grid-laying =
    A két új { word-tile }a nem ér egymáshoz: a zöld lóhere már ott volt, és kitölti a hézagot.
picture-grid-wrong =
    Négy { word-tile }a, amely nem lehet ott. 1: a kék gyémánt nem illik a pirosakhoz. 2: ebben a sorban már van piros négyzet.
    3: a körök között hézag van. 4: a sarkak érintkezése nem számít.
picture-grid-score =
    Két új csillag 6 pontot hoz: 4 pontot a kék sorért és 2 pontot a csillagok soráért. A kék csillag mindkettőben
    számít.
picture-grid-qwirkle =
    Az utolsó két lilával kész a Qwirkle: 6 pont a sorért és 6 bónuszpont, összesen 12.
picture-qwirkle-start =
    Itt a legnagyobb sorozat három lapka: a piros kör, négyzet és csillag. A második piros négyzet nem számít.
picture-cubes-before =
    Három zöld, és három kocka, amely semmihez sem illik. Miért ne dobnál újra azzal a hárommal?
picture-cubes-after =
    A kék, a narancssárga és a sárga kockával újradobtak: a színük marad, a formájuk új. Most négy négyzet van!
picture-cubes-opening =
    Ha ez a nyitás, mind a négy négyzetet le kell rakni. 4 pontot érnek.
picture-cubes-dead = Bárhová raksz is e tömb mellé, csak kék illik oda. Akinek nincs kékje, annak játszhatatlanok a kockái.
picture-cards-set =
    Két sor: három csillag különböző színekben, és négy zöld különböző formákkal.
picture-cards-turn =
    Négy piros volt az asztalon. A sárga és a kék kör kézből jön, a piros kör átkerül hozzájuk, és a másik három piros
    továbbra is sor.
picture-cards-chance =
    Az asztalon négy piros és három négyzet; a kezedben a sárga és a lila négyzet. Látod a Qwirkle-t?
picture-cards-qwirkle =
    A piros négyzet átkerül, a sárga és a lila kézből jön: hat négyzet, Qwirkle! A másik három piros sor marad.
picture-cards-new-row =
    A lépés előtt két sor volt: öt piros és négy iksz. Három gyémánt kézből jön. De a piros kör, négyzet és iksz csak
    asztalon lévő kártyákból álló új sor: a lengyel szabálykönyv tiltja, az angol leírás megengedi.
picture-cards-keep-three =
    A kör előtt három piros, három négyzet és három csillag volt az asztalon. A sárga és a zöld kör kézből jön, és
    melléjük kerül a piros kör; a másik két piros a négyzetekhez és a csillagokhoz kerül. A lengyel szabálykönyv
    tiltja: a piros sor új sornak adott kártyát, és nem folytatódik. Az angol leírás és a szabad sorok házi szabálya
    megengedi.

## Elutasítások

# Az elutasítás mögött: a szabályok pontja, amelyen alapul.
refused-rule = (Szabály: { $title }, { $id })

reason-game_over = A játéknak már vége.
reason-wrong_action = Ezt ebben a játékban most nem lehet.
reason-nothing_chosen = Nem választottál semmit.
reason-not_in_hand = Nincs a kezedben: { $pieces }.
reason-cell_taken = Ez a hely már foglalt: { $cells }.
reason-same_cell = Két darab ugyanazon a helyen: { $cells }.
reason-off_table = Az első sornak közelebb kell lennie az asztal közepéhez: { $cells }.
reason-not_one_line = Egy lépés minden darabja egyetlen vízszintes vagy függőleges sorba való, hézag nélkül. Nézd meg itt: { $cells }.
reason-no_contact = Legalább egy darabnak az oldalával hozzá kell érnie egy olyanhoz, amely már ott van: { $cells }.
reason-mismatch = Ezek sem színben, sem formában nem egyeznek: { $pieces }.
reason-duplicate = Ugyanaz a darab kétszer egy sorban: { $pieces }.
reason-not_largest_set = A nyitásban az egész legnagyobb sorozatot kell lerakni, például: { $pieces }.
reason-opening_must_lay = A nyitásban le kell rakni valamit; cserélni csak később lehet.
reason-opening_must_roll = Nincs két összeillő kockád, ezért az összessel újra kell dobnod.
reason-can_lay = Van mit lerakni vagy kijátszani, ezért meg is kell tenni.
reason-can_draw = Nem lehet passzolni, amíg van mit húzni, mivel dobni vagy mit cserélni.
reason-bag_too_small = Ennyi darab már nincs a zsákban.
reason-already_rerolled = Ebben a körben már újradobtál.
reason-no_card_played = Játssz ki legalább egy kártyát a kezedből.
reason-row_too_short = Egy sorhoz legalább három kártya kell: { $pieces }.
reason-cards_missing = Ezek a kártyák hiányoznak az asztalról: { $pieces }.
reason-cards_from_nowhere = Ezek a kártyák nem voltak az asztalon, és senki sem játszotta ki őket: { $pieces }.
reason-qwirkle_left_on_table = A hatos sort el kell vinni: { $pieces }.
reason-not_a_qwirkle = Csak egész hatos sort lehet elvinni: { $pieces }.
reason-new_row_without_hand_card = Új sorhoz kell egy kártya a kezedből: { $pieces }.
reason-row_must_keep_three = Annak a sornak, amely új sornak adott kártyát, legalább három kártyát meg kell tartania: { $pieces }.
reason-opening_more_than_a_set = A nyitás egyetlen sor, és semmi más: { $pieces }.
reason-no_arrangement = Ezeket a kártyákat nem lehet elhelyezni ezen az asztalon: { $pieces }.
reason-chance = Ezt sem húzni, sem dobni nem lehetett: { $pieces }.

## Amit nem lehet elolvasni

unreadable-piece = „{ $token }” nem egy darab neve. Egy darab neve egy szín (R O Y G B P) és egy forma (o s d t c x): Rt a piros csillag.
unreadable-cell = „{ $token }” nem egy darab és a helye. Így írd: Rt@3,-2, vagyis a piros csillag 3 hellyel jobbra, 2 hellyel feljebb.
unreadable-action = Ezt nem értem: „{ $token }”.
unreadable-play = Ezeket a kártyákat így nem lehet kijátszani: „{ $token }”.
unreadable-number = „{ $token }” nem legfeljebb négyjegyű egész szám.
unreadable-table = Az asztal nem nézhet ki így: { $token }.
unreadable-supply = „{ $token }” nem lehet a húzópakli vagy a zsák tartalma.
unreadable-field = Ismeretlen mező: „{ $token }”.
unreadable-missing = Ez hiányzik: „{ $token }”.
unreadable-edition = Nincs „{ $token }” nevű kiadás.
unreadable-too_long = Ez túl hosszú.
unreadable-too_many = Túl sok darab: { $token }.
unreadable-numbers = Ennek az állásnak a számai nem illenek össze.
unreadable-json = Ez nem JSON-objektum.

## Ki játszik

seats-count = Ezt a játékot 2–4 játékos játszhatja, ennyi nem: { $value }.
seats-name = Egy névnek 1–60 szokásos karakterből kell állnia: „{ $value }”.
seats-same-name = Két játékosnak ugyanaz a neve: „{ $value }”.
seats-bot-name = „{ $value }” botnak való név: válassz olyat, amely nem @ jellel kezdődik.
seats-age = „{ $value }” nem 0 és 150 közötti életkor.

## Játéknaplók

record-too_long = Ez a napló túl hosszú.
record-json = Ez nem játéknapló: nem lehet JSON-ként elolvasni.
record-line = Ez nem játéknapló: van egy sora, amelyet nem lehet elolvasni.
record-format = Ez nem olyan fajta napló, amelyet ismerek.
record-keys = A naplóban ismeretlen mező van, vagy hiányzik az eredmény.
record-edition = A napló nem nevez meg olyan kiadást, amelyet ismerek.
record-seat = A naplóban az egyik játékos adatai olvashatatlanok.
record-start = A naplóban lévő játék nem kezdődhetett így.
record-turn = { $turn }. kör: ilyen nem lehet.
record-points = { $turn }. kör: a játékos vagy a pontszám hibás.
record-result = Az eredmény nem következik a körökből.
record-fairness = A napló titkát vagy sóit nem lehet elolvasni.
record-no_secret = A naplóban nincs benne a titok, ezért semmit sem lehet belőle újraszámolni.
record-commitment = A titok vagy az egyik só nem az, amelyet a játék előtt rögzítettek.
record-deal = A kezdő osztás nem a titokból következik.
record-draw = { $turn }. kör: a húzás vagy a dobás nem a titokból következik.
record-other_commitment = A napló ígérete nem az, amelyet megadtál.
record-salt_unused = A játékot nem a megadott sóval osztották.
record-unsigned = A naplón nincs aláírás.
record-other_key = A naplót olyan kulccsal írták alá, amely nincs a megadottak között.
record-signature = Az aláírás hibás: a naplóban valamit megváltoztattak, vagy más írta alá.
record-receipt_signature = Az elismervényt nem ezzel a kulccsal írták alá.
record-receipt_game = Az elismervény egy másik játéké.
record-exchange = A napló nem az, amit a szerver küldött: a(z) { $turn }. körben más lapkákat cseréltél vagy húztál.
record-receipt = A napló nem az, amit a kiszolgáló küldött: a(z) { $turn }. kör elismervénye ellentmond neki.
verify-fine = Minden osztás, húzás és dobás a játék előtt rögzített titokból következik.
verify-signature-none = Nincs aláírva.
verify-signature-unchecked = Az aláírását ({ $id } kulcs) nem ellenőriztük: használd a --key kapcsolót.
verify-signature-valid = A(z) { $id } kulccsal van aláírva.
verify-bad-commitment = Egy ígéret 64 jelből áll: számjegyekből és a–f betűkből.
verify-bad-salt = „{ $value }” nem egy hely 0-tól 3-ig, kettőspont és só.
verify-bad-key = „{ $value }” nem tartalmaz kiszolgálói kulcsot.
verify-bad-receipt = „{ $value }” nem elismervény.
verify-no-records = A(z) { $folder } mappában nincs napló.

## A parancssor

cli-about = A Sixfold a Qwirkle, a Qwirkle Cubes és a Qwirkle Cards játékot játssza, pontosan a szabálykönyvük szerint.
cli-examples =
    Példák:
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Használat:
cli-commands = Parancsok
cli-options = Kapcsolók
cli-play = Játék a böngészőben vagy a terminálban, emberekkel és botokkal.
cli-play-examples =
    Példák:
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Lépések megítélése: soronként egy JSON-objektum, soronként egy válasz.
cli-judge-examples =
    Példák:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = Az összes lehetséges lépés felsorolása: soronként egy JSON-objektum, soronként egy válasz.
cli-moves-examples =
    Példák:
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Annak ellenőrzése, hogy egy játéknapló minden osztása tisztességes volt-e.
cli-verify-examples =
    Példák:
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Egy kiadás szabályai, vagy két kiadás eltérései.
cli-rules-examples =
    Példák:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Mérkőzés botok között, az eredmény konfidenciaintervallumokkal.
cli-arena-examples =
    Példák:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = A Sixfold egyik botjának futtatása az aréna motorjaként, a szabványos be- és kimeneten.
cli-engine-examples =
    Példák:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = A botok újratanítása: önmagukkal játszott játékok, majd a súlyok szövegfájlban.
cli-train-examples =
    Példák:
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = A játékvezető sebességének mérése.
cli-bench-examples =
    Példák:
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = ennek a súgónak a megjelenítése
cli-arg-version = a verziószám megjelenítése
cli-arg-lang = nyelv: { $known } (alapértelmezés: a környezeté)
cli-arg-lines = JSON-sorokat tartalmazó fájl, - a szabványos bemenet
cli-arg-record = játékok naplói, JSON vagy szöveg, vagy mappák velük; - a szabványos bemenet
cli-arg-verify-commitment = amit a kiszolgáló a játék előtt megígért
cli-arg-verify-salt = egy só, amelyet fel kellett használni, a hely 0-tól számozott sorszámával
cli-arg-verify-key = a kiszolgáló kulcsa, amellyel alá kellett írnia: fájl, a kiszolgáló címe vagy hexadecimális
cli-arg-verify-receipt = amit a kiszolgáló a játék közben aláírt: a naplónak egyeznie kell vele
cli-arg-json = válasz JSON-ban, programoknak
cli-arg-edition = kiadás, például qwirkle-pl, vagy játék: qwirkle, cubes, cards
cli-arg-diff = miben tér el egymástól egy játék két kiadása
cli-arg-bench = mit mérjen; mindent, ha semmi sincs megadva
cli-arg-players = játékosok, például Ann,Bo:12,@greedy (életkorral; @ jellel bot)
cli-arg-save = a játék mentése ebbe a fájlba, vagy a benne lévő folytatása
cli-arg-secret = osztás ebből a titokból, hogy a játékot meg lehessen ismételni
cli-usage-unknown = Ezzel nem tudok mit kezdeni: „{ $what }”.
cli-usage-missing = Valami hiányzik: { $what }.
cli-usage-choice = „{ $name }”: érvénytelen érték: { $what }.
cli-usage-value = „{ $name }” után meg kell adni egy értéket.
cli-usage-number = „{ $name }” után számot kell megadni, nem ezt: { $what }.
cli-usage-help = Súgó: { $command }
cli-missing-extra = Ehhez a parancshoz szükség van erre a kiegészítőre: „{ $name }”. Telepítés: pip install "sixfold[{ $name }]"
cli-unknown-language = „{ $name }” nyelv itt nincs, csak ezek: { $known }.
cli-unknown-edition = Nincs „{ $name }” nevű kiadás vagy játék. Ezek vannak: { $known }.
cli-unknown-level = Nincs „{ $name }” nevű bot. Ezek vannak: { $known }.
cli-unknown-bench = Nincs „{ $name }” nevű mérés. Ezek vannak: { $known }.
cli-cannot-read = „{ $file }” nem olvasható: { $why }.
system-missing = nincs ilyen fájl
system-denied = nincs hozzá jogosultság
system-folder = ez egy mappa
system-full = nincs több hely
system-in_use = már más program használja
system-address = ennek a számítógépnek nincs ilyen címe
system-name = ismeretlen gépnév
system-refused = a kapcsolat elutasítva
system-timeout = nem jött válasz időben
system-other = az operációs rendszer nem engedi: { $why }
cli-meta-command = PARANCS
cli-meta-file = FÁJL
cli-meta-record = NAPLÓ
cli-meta-salt = HELY:SÓ
cli-meta-key = FÁJL|URL|HEX
cli-meta-edition = KIADÁS
cli-meta-name = NÉV
cli-meta-players = JÁTÉKOSOK
cli-meta-secret = TITOK
cli-meta-lang = NYELV
cli-meta-game = JÁTÉK
cli-meta-folder = MAPPA
cli-meta-number = SZÁM
cli-meta-seed = MAG
cli-meta-ms = MS
cli-measuring = Mérés: { $name }
rules-hint = sixfold rules KIADÁS: egyikük szabályai; sixfold rules --diff A B: kettő összehasonlítása.

## Az aréna

arena-arg-game = játék: qwirkle, cubes vagy cards
arena-arg-players = 2–4 játékos, vesszővel elválasztva: szintek, például greedy, a játék más botjai, vagy exec:PARANCS egy programhoz
arena-arg-games = játékok száma (alapértelmezés: 100); felfelé kerekítve, mert minden osztás minden ülésrendben egyszer sorra kerül
arena-arg-seed = tetszőleges szöveg; azonos mag, azonos osztások (alapértelmezés: 1)
arena-arg-budget = processzoridő lépésenként, ezredmásodpercben (alapértelmezés: a botok saját korlátja)
arena-arg-sprt = két játékos: vége, amint eldőlt, hogy az első inkább ELO0 vagy inkább ELO1 ponttal jobb
arena-arg-checkpoint = minden osztás mentése ebbe a fájlba; ha már létezik, onnan folytatja
arena-arg-jobs = egyszerre játszott osztások száma (alapértelmezés: processzormagonként egy)
arena-arg-log = a motorok szabványos hibakimenete e fájl végére kerül (alapértelmezés: elvész)
engine-arg-name = egy szint, vagy a játék más botja
arena-out-of-range = { $name }: az érték { $low } és { $high } között lehet.
arena-other-game = Ez a kiadás nem ehhez a játékhoz tartozik: { $edition }, { $game }.
arena-command-empty = Az exec: után egy parancs kell.
arena-command-quotes = Ebben a parancsban nincs párja egy idézőjelnek: { $command }
arena-command-missing = Nincs „{ $command }” nevű futtatható program.
arena-command-system = Programok játékosként (exec:) csak Linuxon vagy más Unixon lehetnek.
arena-cannot-write = „{ $file }” nem használható: { $why }.
arena-sprt-elo = A --sprt két különböző számot kér -1000 és 1000 között, elöl a kisebbet.
arena-sprt-players = A --sprt kétszemélyes mérkőzésekhez való.
arena-file-foreign = „{ $file }” nem egy mérkőzés fájlja. Marad, ahogy van.
arena-file-differs = „{ $file }” egy másik mérkőzésé ({ $what }). Marad, ahogy van.
arena-file-corrupt = „{ $file }”: sérült sor: { $what }. A fájl marad, ahogy van.
arena-file-busy = Ebbe a fájlba éppen egy másik mérkőzés ír: „{ $file }”.
arena-worker-lost = Az egyik munkafolyamat leállt (osztás: { $deal }).
arena-title = { $edition }. Játékok: { $games }, osztások: { $deals }
arena-head-player = játékos
arena-head-wins = győzelem %
arena-head-interval = 95%
arena-head-points = pont
arena-head-elo = Élő
arena-head-elo-interval = Élő 95%
arena-head-ms = ms/lépés
arena-head-illegal = szabálytalan
arena-head-crashes = leállás
arena-margin = Az első játékos előnye a többiek átlagával szemben: { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] A próba szerint az Élő-különbség inkább { $elo0 }, mint { $elo1 }: a valószínűségi hányados logaritmusa { $llr }, határok { $lower } és { $upper }.
        [H1] A próba szerint az Élő-különbség inkább { $elo1 }, mint { $elo0 }: a valószínűségi hányados logaritmusa { $llr }, határok { $lower } és { $upper }.
       *[other] A próba { $elo0 } és { $elo1 } Élő-különbség között nem döntött: a valószínűségi hányados logaritmusa { $llr }, határok { $lower } és { $upper }.
    }
arena-incomplete = A mérkőzés idő előtt leállt; ez az eddigi eredmény.
arena-progress = Osztások: { $done }/{ $of }, { $name }: { $rate }
arena-fault = { $deal }. osztás, { $rotation }. ülésrend, { $turn }. kör: { $name } veszített: { $why }
arena-fault-illegal = a lépés nem szabályos
arena-fault-exception = a bot hibázott
arena-fault-start = a program nem indult el
arena-fault-hello = érvénytelen hello üzenet
arena-fault-exit = a program kilépett
arena-fault-timeout = nem válaszolt időben
arena-fault-flood = a válasz túl hosszú
arena-fault-unasked = kérdés nélkül szólalt meg
arena-fault-unreadable = a válasz nem olvasható
engine-not-in-game = Ebben a játékban nincs „{ $name }” nevű bot.
engine-unreadable = Ez nem a motorprotokoll üzenete: { $why }

## Játék a terminálban

play-title = { $name }
play-commitment = Az osztást egy titok dönti el, amelynek ez az SHA-256 értéke: { $digest }
play-announced = { $name }, legnagyobb sorozat: { $n }
play-starts = Kezdő játékos: { $name }
play-help-hint = A lehetőségek listájához írd be: help
play-look-away = { $name }, te jössz. Ha senki más nem néz ide, nyomj Entert.
play-prompt = { $name }>
play-which-edition = Melyik legyen? Szám vagy név [1]:
play-which-players = Ki játszik? Nevek vesszővel, életkor kettőspont után, @greedy vagy @random a bot [{ $usual }]:
play-you = Te
play-draft = Próba: { $action }. { $points }
play-nothing-drafted = Még nem raktál le semmit. Írj be egy lépést, vagy azt, hogy hint vagy help.
play-hint = Például: { $action }
play-no-refusal = Eddig semmi sem lett elutasítva.
play-which-file = Melyik fájlba? Például: save game.json
play-exists = Már van „{ $file }” nevű fájl, és az nem ez a játék. Válassz másik nevet.
play-not-saved = Ez a játék nincs elmentve. Legközelebb: save game.json, vagy kezdd így: --save game.json.
play-saved = A játék ide van mentve: { $file }. Mostantól minden kör után mentem.
play-loaded = Innen folytatjuk: { $file }.
play-cannot-save = „{ $file }” nem írható: { $why }. A játékból semmi sem veszett el, de nincs elmentve.
play-kept = A játék naplója itt van: { $file }. A sixfold verify ellenőrzi, hogy tisztességes volt-e az osztás.
play-goodbye = Viszlát!
play-turn = { $name }: { $what }. { $points }
play-exchanged = { $n } lapka cseréje
play-shown = Elakadás, ezért mindenki látja, mi volt a kézben: { $pieces }
play-last-piece = { $name }: lerakva az utolsó darab. { $n } bónuszpont jár érte, ez fent már benne van.
play-stock-empty = Elfogyott a húzópakli: mindenkinek még egy köre van.
play-last-turns =
    { $n ->
        [one] Ez a játék utolsó köre.
       *[other] Még { $n } kör van a játék végéig.
    }
play-bag =
    { $n ->
        [0] A zsák üres.
       *[other] { $n } darab van a zsákban.
    }
play-stock =
    { $n ->
        [0] A húzópakli üres.
       *[other] { $n } kártya van a húzópakliban.
    }
play-hand = A kezedben: { $pieces }
play-opening = Te nyitsz: rakd le az egész legnagyobb sorozatodat.
play-opening-any = Te nyitsz: bármilyen szabályos kör jó.
play-forced-dead = A kockáid egyetlen oldala sem illene sehová: nyomj Entert, visszateszed őket a zsákba, és újakat húzol.
play-dead = a játszhatatlan kockák visszakerülnek a zsákba
play-may-reroll = Előbb újradobhatsz néhány kockával: reroll és a kockák neve.
play-forced-pass = Semmit sem tehetsz: nyomj Entert, és passzolsz.
play-forced-roll = Semmi sem illik: nyomj Entert, és az összes kockáddal dobsz.
play-forced-redraw = Elakadtál: nyomj Entert, és megmutatod, mi van a kezedben, aztán újat húzol.
play-winner = Nyertes: { $names } ({ $points })
play-shared = Közös győzelem: { $names } ({ $points })
ending-last_piece = Az utolsó darab is a helyére került.
ending-nobody_can_place = A megmaradt darabok közül egyik sem illik sehová.
ending-last_turns = A húzópakli elfogyott, és mindenkinek megvolt az utolsó köre.
ending-all_passed = Egymás után mindenki passzolt.
ending-resigned = A játék feladással ért véget.
ending-turn_limit = A játék elérte a szerveren megengedett legtöbb kört. A pontok döntenek.
shared-title =
    { $n ->
        [0] { $game }: félbehagyott játék
        [one] { $game }: { $names } nyert
       *[other] { $game }: közös győzelem: { $names }
    }
shared-about = { $scores }. Nézd meg a végső asztalt, és játszd vissza a lépéseket.
play-confirm = Nyomj Entert, ha jó, vagy írd be, hogy undo.
play-help-qwirkle =
    Rt@3,-2     lerakod a piros csillagot: 3-as oszlop, -2-es sor (x jobbra, y lefelé nő); több lapkát is lehet
    swap Rt Bs  kicseréled ezeket a lapkákat
play-help-cubes =
    Rt@3,-2       lerakod a piros csillagot: 3-as oszlop, -2-es sor (x jobbra, y lefelé nő); több kockát is lehet
    reroll Rt Bs  újradobsz ezekkel a kockákkal, egyszer, lerakás előtt
    roll          dobsz az összes kockáddal, ha semmi sem illik
play-help-cards =
    play Rt Bt Gt                    kijátszod ezeket a kártyákat; az asztalt a program rendezi el
    play Rt : RtBtGt YoYsYd          ugyanez, de az egész asztal úgy, ahogy te akarod, sorról sorra
    play Rt : YoYsYd ! RtOtYtGtBtPt  az elvitt Qwirkle-sorok a ! után jönnek
    redraw                           ha elakadtál
play-help =
    Színek: R piros, O narancssárga, Y sárga, G zöld, B kék, P lila.
    Formák: o kör, s négyzet, d gyémánt, t csillag, c lóhere, x iksz.
    Enter vagy done  a lépés elfogadása      undo       egy lépés visszavonása      clear  minden visszavonása
    hint             egy lehetséges lépés    why        az utolsó elutasítás oka    rules  a szabályok
    table            az asztal               save FÁJL  a játék mentése             quit   kilépés
    help             ez a súgó               load FÁJL  folytatás egy fájlból

## Tanítás

train-arg-seats = a játékosok száma: 2 (alapértelmezés), 3 vagy 4
train-arg-seed = egész szám; azonos mag, azonos súlyok (alapértelmezés: 1)
train-arg-out = itt maradnak a kész menetek, és ide kerülnek a súlyok (alapértelmezés: „training”); a félbeszakadt tanítás innen folytatódik
train-arg-jobs = egyszerre játszott játékok (alapértelmezés: processzormagonként egy); a súlyok nem függnek tőle
train-done = A súlyok itt vannak: „{ $file }”.

## A kiszolgáló

cli-static = A webes kliens kiírása statikus oldalként: egy mappa, amelyet bármely tárhely kiszolgálhat, bármilyen útvonalon.
cli-static-examples =
    Példák:
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = a kiírandó mappa: üres, új, vagy egy korábbi statikus oldal
static-arg-server = egy Sixfold-szerver címe a barátokkal játszott játékokhoz, például https://play.example (alapértelmezés: nincs)
static-done = Elkészült: { $folder }. Bármely webszerver kiszolgálhatja.
static-bad-server = A(z) „{ $value }” nem egy szerver címe: https:// vagy http:// és egy név kell, útvonal nélkül.
static-not-empty = A(z) { $folder } más fájlokat tartalmaz: válassz üres vagy új mappát.
static-no-kernel = Ennek a telepítésnek a webes kliensében nincs kernel a böngészőhöz, ezért szerver kell hozzá. Használj kiadott csomagot, vagy fordítsd le ezzel: „run web”.
cli-serve = Szerver indítása: asztalok embereknek és botoknak a hálózaton.
cli-serve-examples =
    Példák:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = CÍM
cli-meta-addresses = CÍMEK
cli-meta-seconds = MÁSODPERC
cli-arg-host = cím, amelyen figyel (alapértelmezés: 127.0.0.1, csak ez a gép)
cli-arg-port = port, amelyen figyel (alapértelmezés: 8000; 0: bármelyik szabad)
cli-arg-db = hol tárolja az asztalokat: SQLite-fájl (alapértelmezés: sixfold.db) vagy postgresql://…
cli-arg-relay = nats://… cím, amelyen több szerverfolyamat értesíti egymást
cli-arg-workers = a botok folyamatainak száma (alapértelmezés: eggyel kevesebb, mint a processzormagok száma)
cli-arg-password-file = fájl a szerver jelszavával (vagy a SIXFOLD_PASSWORD változó)
cli-arg-origin = e cím oldalait is engedi, például https://play.example (többször is megadható)
cli-arg-hosts = név, amelyen a böngészők a szervert elérik, például play.example; * bármelyikhez (többször is megadható)
cli-arg-proxies = megbízható proxyk címei vesszővel elválasztva (az X-Forwarded fejléceiket használja)
cli-arg-sockets = a nyitott kapcsolatok legnagyobb száma (alapértelmezés: 50000)
cli-arg-per-client = az egy címre vonatkozó korlátokat ennyivel szorozza
cli-arg-keep-days = ennyi nappal az utolsó esemény után törlődik egy asztal (alapértelmezés: 365; 0: soha)
cli-arg-webhook = URL, amely értesül róla, ki jön azokban a játékokban, ahol egy lépés napokig tarthat, és az eredményekről (vagy a SIXFOLD_WEBHOOK változó)
cli-arg-private-push = magánhálózatok push-szolgáltatásaihoz is küld értesítést
cli-arg-drain = SIGTERM után ennyi másodpercig szolgál ki még kéréseket „nem kész” jelzéssel (alapértelmezés: 5)
cli-arg-quiet = csak a figyelmeztetéseket és a hibákat naplózza
serve-at = A Sixfold itt van: { $url }
serve-cannot-listen = Nem lehet figyelni itt: { $host }, port: { $port }: { $why }
serve-no-client = Ez a telepítés nem tartalmazza a webes klienst, ezért nincsenek oldalak: csak a programoknak szánt felület és a terminálos kliens működik. Használj kiadott csomagot, vagy készítsd el a „run” programmal.
serve-bad-webhook = A --webhook kapcsolóhoz https:// vagy http:// kezdetű URL kell, előtte esetleg discord+, telegram+, ntfy+ vagy json+ állhat.
webhook-turn = { $game }, { $table } asztal: { $name } jön.
webhook-reminder = { $game }, { $table } asztal: { $name } ideje hamarosan lejár.
webhook-over = { $game }, { $table } asztal: vége a játéknak. { $scores }
push-turn = Te jössz.
push-played = { $name } lépett. Te jössz.
push-reminder = Te jössz, és az időd hamarosan lejár.
no-table = Nincs ilyen asztal.
no-secret = Nincs helyed ennél az asztalnál.
no-host = Ezt csak a házigazda teheti meg.
no-started = A játék már elkezdődött.
no-not_started = A játék még nem kezdődött el.
no-over = A játéknak vége.
no-full = Minden hely foglalt.
no-seat_taken = Ez a hely már foglalt.
no-waiting = Van még szabad hely.
no-edition = Nincs { $value } kiadás.
no-level = Nincs { $value } bot.
no-turn = A játék már továbbment: nézd meg újra az asztalt.
no-not_your_turn = Nem te jössz.
no-bot_plays = Egy bot játszik helyetted: előbb vedd vissza a helyed.
no-salt = A tisztességellenőrzés nem sikerült: ez nem az előre közölt érték.
no-still_here = Ez a játékos még itt van.
no-not_away = Ezt a helyet nem lehet botnak átadni.
no-out_of_time = Lejárt az időd, és visszatérni csak egyszer lehet.
no-resigned = Ezt a játékot már feladtad.
no-undo = Ezt a kört nem lehet visszavonni: azóta húztak vagy mutattak valamit.
no-carry = Ez a link lejárt, vagy már felhasználták.
no-let_in = Ezt a helyet mások nem nyithatják meg. Add meg a PIN-kódját, vagy erősítsd meg a kódot abban a böngészőben, amelyé a hely.
no-guest = Ezt a böngészőt a többiek engedték be, ezért ezt nem teheti meg. Használd e hely első böngészőjét.
no-pin = Ez a PIN-kód nem helyes.
no-pin_pause = Túl sok hibás PIN-kód. Próbáld újra később.
no-password = Ehhez a szerverhez jelszó kell.
no-origin = Arról az oldalról nem jöhet kérés.
no-address = Ez a szerver nem válaszol a következő néven: { $value }. Az üzemeltetője engedélyezheti.
no-unreadable = Ez az üzenet nem olvasható.
no-too_large = Ez az üzenet túl hosszú.
no-too_often = Ne olyan gyorsan: próbáld újra egy pillanat múlva.
no-too_many = Most túl sok asztalod vagy kapcsolatod van.
no-limit = Ennél az asztalnál ez már túl sokszor történt.
no-method = Ez a kéréstípus nem támogatott.
no-busy = Most nem sikerült: próbáld újra.
phrase-hello = Helló!
phrase-well_done = Szép volt!
phrase-oops = Hoppá!
phrase-thanks = Köszönöm!
phrase-good_luck = Sok szerencsét!
phrase-hurry = Te jössz!
phrase-wait = Egy pillanat!
phrase-again = Még egy játék?
phrase-good_game = Jó játék volt!
phrase-bye = Viszlát!

## Amit a kiszolgáló tárol

cli-backup = Egy szerver teljes tartalmának mentése egyetlen fájlba, működés közben.
cli-backup-examples =
    Példák:
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Üres adatbázis feltöltése mentésből: ugyanazok az asztalok, helyek és kulcsok.
cli-restore-examples =
    Példák:
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Szerver kezelése az adatbázisán keresztül, működés közben.
cli-admin-examples =
    Példák:
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
cli-meta-action = MŰVELET
cli-export = Egy szerver játékainak mentése naplóként, asztalonként egy fájlba.
cli-export-examples =
    Példák:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Asztalok készítése naplókból: a befejezett játékokat meg lehet nézni, a többit folytatni.
cli-import-examples =
    Példák:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = új fájl a másolatnak; a szerver közvetlenül használhatja
cli-arg-restore = a „sixfold backup” által írt fájl
cli-arg-action = list (asztalok és tiltott címek), close vagy delete (egy asztal lezárása vagy törlése), erase-name (egy ember nevének törlése minden asztalnál), ban vagy unban (egy cím tiltása vagy engedélyezése), rotate-key (az aláírások új kulcsa)
cli-arg-target = az asztal, a név vagy a cím
cli-arg-export = mappa a naplóknak
cli-arg-all = a be nem fejezett játékok is, a titkukkal együtt: csak neked
cli-arg-import = naplók, vagy mappák naplókkal
backup-done = Minden itt van: „{ $file }”.
restore-done = Most { $n } asztal van itt: „{ $url }”.
admin-listed = { $n } asztal. Tiltott címek: { $banned }
admin-closed = Ez az asztal lezárva: { $table }.
admin-was-over = Ennél az asztalnál már véget ért a játék: { $table }.
admin-deleted = Ez az asztal törölve: { $table }.
admin-erased = „{ $name }” neve { $n } asztalnál törölve.
admin-banned = Ez a cím mostantól tiltott: { $address }
admin-unbanned = Ez a cím már nem tiltott: { $address }
admin-rotated = A kiszolgáló mostantól az új { $id } kulccsal ír alá. A korábbi kulcsok a listán maradnak.
admin-bad-address = Ez nem IP-cím: „{ $address }”.
export-done = { $n } napló elkészült ebben a mappában: „{ $folder }”; { $there } már ott volt.
import-new = { $file }: új asztal: { $table }
import-there = { $file }: már megvan, asztal: { $table }
import-other = { $file }: ez a játék megvan ({ $table } asztal), de másképp folytatódott; semmi sem változott
import-seat = { "    " }{ $name } helye, titok: { $secret }
store-cannot = „{ $value }” nem nyitható meg: { $why }.
store-cannot_write = „{ $value }” nem írható: { $why }.
store-not_empty = Itt már vannak asztalok, semmi sem változott: „{ $value }”.
store-no_table = Nincs ilyen asztal: { $value }.
store-busy = Ez az asztal folyton változik, próbáld újra: { $value }.
store-missing = Itt nincsenek asztalok: „{ $value }”.
store-exists = „{ $value }” már létezik, és úgy is marad.
store-empty = „{ $value }” üres fájl. Töröld, ha újat kezdenél, vagy tegyél a helyére biztonsági mentést.
store-foreign = „{ $value }” nem a Sixfold asztalait tartalmazza, hanem valami mást; semmi sem változott benne.
store-broken = „{ $value }” sérült; semmi sem változott benne. Használj biztonsági mentést.
store-unreadable = { $value } asztal: a naplója nem olvasható.
store-newer = „{ $value }” egy újabb Sixfolddal készült; semmi sem változott benne. Használd azt a verziót.
store-leftover = „{ $value }” egy hiányzó fájl része. Tedd vissza azt a fájlt, vagy vidd el innen ezt.
store-in_use = Ezt már egy másik szerver használja: „{ $value }”. Előbb állítsd le azt, vagy adj mindegyiknek közös --relay értéket.
store-failed = Az asztalok most nem érhetők el: { $value }
store-closed = A szerver leáll.
store-package = „{ $value }” nincs telepítve: a „sixfold[large]” része.
store-relay = „{ $value }” nem válaszol: { $why }.

## A webes kliens

web-skip = Ugrás az asztalhoz
web-home = Sixfold, kezdőlap
web-lobby = Új játék
web-game = Játék
web-about-qwirkle = Rakj ki lapkákból azonos színű vagy azonos formájú sorokat: hat különböző egy Qwirkle.
web-about-cubes = Dobj a kockákkal, és rakj ki belőlük azonos színű vagy azonos formájú sorokat: hat különböző egy Qwirkle.
web-about-cards = Játssz ki azonos színű vagy azonos formájú sorokat, rendezd át az asztalt, és gyűjtsd a hatos sorokat.
web-front-continue = Folytatás
web-front-games = Játékaid
web-front-all = Összes játék ({ $n })
web-front-turn-of = { $name } jön
web-front-left = még { $time }
web-front-ended = Vége: { $points }
web-front-options = Lehetőségek
web-front-bot = Játék bot ellen
web-front-bot-about = Azonnal kezdődik
web-front-level = A bot szintje
web-front-friend = Játék baráttal
web-front-friend-about = Linkkel vagy kóddal, fiók nélkül
web-front-code = Kód
web-front-device = Egy eszközön
web-front-device-about = Adjátok kézről kézre
web-front-daily-about = Minden nap új
web-front-player = 1. játékos
web-front-more-players = További játékosok
web-front-hints = Tippek
web-front-hints-bots = Csak botok ellen
web-front-hints-always = Tippekkel
web-front-hints-never = Tippek nélkül
web-front-more = Tanulás és eszközök
web-edition = Kiadás
web-house-rules = Házi szabályok
web-clock = Óra
web-clock-none = Óra nélkül
web-clock-move = Körönként 2 perc
web-clock-game = Fejenként 15 perc
web-clock-day = Körönként egy nap
web-seats = Helyek
web-your-name = A neved
web-rename = Név módosítása
web-rename-save = Név mentése
web-rename-done = A neved mostantól { $name }.
web-me = Én
web-you = Te
web-seat-n = { $n }. hely
web-remove-seat = { $n }. hely törlése
web-add-seat = Barát vagy bot hozzáadása
web-friend-by-link = Barát (linkkel)
# As in English.
web-bot-level = Bot: { $level }
# Egy bot neve, bármilyen mondatban. A $number 0, vagy az azonos szintű botok sorszáma.
# As in English.
web-bot-name =
    { $number ->
        [0] { $level } Bot
       *[other] { $level } Bot { $number }
    }
web-public = Nyilvános: bárki megtalálhatja ezt az asztalt, és leülhet
web-join-code = Csatlakozás kóddal
web-join = Csatlakozás
web-public-tables = Nyitott asztalok
web-on = Folyik
web-phase-open = Játékosokra vár
web-phase-revealing = Mindjárt kezdődik
web-phase-playing = Folyik
web-phase-over = Véget ért
web-phase-closed = Félbehagyva
web-password = A szerver jelszava
web-enter = Belépés
web-not-kept = Ez a böngésző itt semmit sem jegyez meg: játék közben hagyd nyitva az oldalt.
web-rules = Szabályok
web-light = Világos téma
web-dark = Sötét téma
web-settings = Beállítások
web-lost-title = Valami hiányzik
web-lost-page = Nincs ilyen oldal.
web-lost-table = Ezt az asztalt nem lehet megnyitni.
web-lost-gone = A szerver nem válaszol.
web-lost-closed = Ezt a játékot félbehagyták.
web-lost-advice = Ellenőrizd a linket vagy a kódot, és próbáld újra. A játékaidból semmi sem veszett el.
web-lost-home = Kezdőlap
web-loading = Készül az asztal
web-reconnecting = Újracsatlakozás. A lépésed megmarad.
web-connection-lost = Megszakadt a kapcsolat. Újrapróbálom.
web-connection-back = A kapcsolat helyreállt.
web-join-title = Ülj le ehhez az asztalhoz
web-join-with = Itt ül: { $names }
web-sit-down = Leülök
web-full = Minden hely foglalt.
web-already-on = A játék már elkezdődött.
web-back-title = Már játszol itt?
web-back-who = Válaszd ki a nevedet, hogy ebben a böngészőben visszatérj a helyedre.
web-back-ask = Visszaengedést kérek
web-back-get = Kód kérése
web-back-enter = Visszatérek a helyemre
web-back-code = A kódod: { $code }
web-back-wait = Mondd meg a többi játékosnak. Az asztal menüjében írják be, a „Játékos visszaengedése” pontnál. Ha mindenki megerősítette, és eltelt egy perc, itt te leszel { $name }.
web-back-cancel = Mégsem kérem
web-back-none = Ennek a helynek nincs PIN-kódja, és mások most nem nyithatják meg. Használd az első böngészőt, vagy válaszd ott a „Játék másik eszközön” pontot.
web-back-own = Ezt a helyet mások nem nyithatják meg: ahhoz az a böngésző kell, amelyikben játszol. Kérj itt kódot, és írd be ott.
web-back-lost = Ha az a böngésző elveszett, a többiek botot játszathatnak helyetted.
web-back-wait-own = Írd be abban a böngészőben, amelyikben játszol: az asztal menüjében, a „Játékos visszaengedése” pontnál. Akkor itt azonnal { $name } vagy.
web-pin = PIN-kód, 4–8 számjegy
web-pin-optional = PIN-kód, 4–8 számjegy (nem kötelező)
web-pin-join = Ezzel másik böngészőből is visszatérhetsz a helyedre.
web-pin-only = Válassz PIN-kódot, hogy másik böngészőből is visszatérhess. Ennél az asztalnál mások nem engedhetnek vissza.
web-pin-choose = PIN-kód választása
web-pin-menu = A PIN-kódom
web-pin-how = A neveddel és ezzel a PIN-kóddal másik böngészőből is visszatérhetsz a helyedre. Mások ezután senkit sem engedhetnek be helyetted.
web-pin-save = PIN-kód mentése
web-pin-set = A PIN-kód el van mentve.
web-pin-remove = PIN-kód törlése
web-pin-removed = A PIN-kód törölve van.
web-let-in = Játékos visszaengedése
web-let-in-how = Csak akkor, ha tudod, hogy a kód az övé: hívd fel, és olvastasd fel vele. Ha a saját másik böngésződ, magadat válaszd.
web-let-in-who = Játékos
web-let-in-code = Kód
web-let-in-confirm = Beengedem
web-let-in-done = A másik böngésződé is a helyed.
web-let-in-asked = Megerősítve. Egy percig tart, és minden más játékosnak is meg kell erősítenie.
web-let-in-news = { $name } másik böngészőből tért vissza, a többiek megerősítésével.
web-let-in-you = A többiek egy másik böngészőt engedtek a helyedre. Ha nem te vagy az, vond vissza tőle.
web-let-in-undo = Visszavonás a többi böngészőtől
web-let-in-option = Egy másik játékos elég ahhoz, hogy valakit visszaengedjen
web-let-in-option-about = Különben kettő kell. Aki egyedül erősíti meg, láthatná, mi van annál a játékosnál.
web-let-in-rule =
    { $n ->
        [0] Ha elveszíted a böngésződet, mások nem engedhetnek vissza. PIN-kóddal visszatérhetsz.
        [1] Ha valaki elveszíti a böngészőjét, egy másik játékos visszaengedheti. Akinek PIN-kódja van, csak maga térhet vissza.
       *[other] Ha valaki elveszíti a böngészőjét, két másik játékos visszaengedheti. Akinek PIN-kódja van, csak maga térhet vissza.
    }
web-let-in-sees = Aki ezt megerősíti, láthatná, mi van annál a játékosnál.
web-offer-let_in =
    { $you ->
        [yes] Valaki egy másik böngészőből kéri a helyedet, ezzel a kóddal: { $code }. Ha nem te vagy az, vond vissza a kérést.
       *[no] { $other } másik böngészőből kér visszaengedést, ezzel a kóddal: { $code }. Csak akkor egyezz bele, ha tőle kaptad ezt a kódot.
    }
web-watch = Nézem
web-host = Házigazda
web-here = Itt van
web-away = Nincs itt
web-open-seat = Szabad hely
web-waiting-for = Vár valakire
web-revoke = Hely felszabadítása
web-scan = Olvasd be, vagy küldd el a linket. Nem kell fiók.
web-qr = QR-kód ennek az asztalnak a linkjével
web-only-here = Ez a cím csak ezen a gépen működik.
web-only-here-how = A hálózatod többi eszközéhez indítsd el ezt: „{ $command }”, és nyisd meg a kiírt címet.
web-in-app = Egy másik alkalmazás böngészőjében vagy. Nyisd meg ezt az oldalt a saját böngésződben, különben elveszhet a helyed.
web-copy-link = Link másolása
web-in-app-stay = Itt maradok
web-share = Link megosztása
web-copied = Másolva
web-not-copied = Nem sikerült a másolás
web-start = Játék indítása
web-start-when = Akkor indíthatod, ha minden hely betelt.
web-host-starts = A játékot a házigazda indítja.
web-leave = Felállok az asztaltól
web-table = Asztal
web-board = Az asztal: a nyilakkal mezőről mezőre léphetsz
web-players = Játékosok
web-move-and-history = Lépés és előzmények
web-more = További lehetőségek
web-close = Bezárás
web-bag = A zsákban vagy a pakliban:
web-zoom-in = Nagyítás
web-zoom-out = Kicsinyítés
web-zoom-fit = Az egész asztal
web-your-turn = Te jössz
web-title-your-turn = ● Te jössz · { $title }
web-on-turn = Ő jön
web-turn-of = Most { $name } jön.
web-bot-stands-in = Egy bot helyettesíti
web-days = { $n } nap
web-hand-of = { $name } kockái
web-over = A játéknak vége.
web-your-move = A lépésed
web-nothing-laid = Még semmit sem raktál le.
web-wait = A többiek gondolkodnak.
web-moves = Lépések
web-no-moves = Még nem volt lépés.
web-turn-swap = csere: { $n } lapka
web-turn-reroll = újradobás: { $n } kocka
web-turn-roll = semmi sem illett, újradobás
web-turn-redraw = elakadás, új kártyák
web-turn-pass = passz
web-unseen = Még rejtve
web-unseen-kind = { $piece }: { $n }
web-your-hand = Ami nálad van
web-rack = Ami nálad van, 1–9 billentyű
web-undo = Visszavonás
web-shuffle = Keverés
web-sort = Rendezés
web-exchange = Csere
web-reroll = Újradobás
web-choose-exchange = Válaszd ki, melyik lapkákat cseréled.
web-choose-reroll = Válaszd ki, melyik kockákkal dobsz újra.
web-exchange-n = { $n } lapka cseréje
web-roll-n = Dobás { $n } kockával
web-play-for = Lerakom, { $n } pont
web-place-a-tile =
    { $game ->
        [cubes] Rakj le egy kockát
       *[qwirkle] Rakj le egy lapkát
    }
web-opening-owes = Kezdéshez rakj le { $n } darabot
web-you-open =
    { $game ->
        [cubes] Te kezdesz. A leghosszabb sorod { $n } kockából áll.
       *[other] Te kezdesz. A leghosszabb sorod { $n } lapkából áll.
    }
web-choose-first = Előbb válassz
web-fits-first = { $piece }: ide illik.
web-fits =
    { $n ->
        [0] { $piece }: most sehová sem illik.
       *[other] { $piece }: { $n } helyre illik. A számok a pontok.
    }
web-chosen = { $piece } kiválasztva, { $n } hely.
web-draft-points = Összesen { $n } pont.
web-cell = Sor: { $row }, oszlop: { $column }.
web-at-cell = sor: { $row }, oszlop: { $column }
web-at-row = { $row }. sor, { $column }. oszloptól
web-at-column = { $column }. oszlop, { $row }. sortól
web-qwirkles-taken = elvitt Qwirkle: { $sets }
web-empty-cell = Üres.
web-makes = { $piece }: { $n }.
web-drafted = Lerakva, még nincs kijátszva.
web-missing = hiányzik: { $what }
web-complete = teljes
web-taken-back = Visszavonva.
web-why = Miért?
web-forced-pass = Ebben a körben semmit sem tehetsz.
web-forced-roll = Semmi sem illik: dobj az összes kockáddal.
web-forced-redraw = Elakadtál: mutasd meg a kártyáidat, és húzz újakat.
web-do-pass = Passz
web-do-roll = Dobás az összes kockával
web-do-redraw = Új kártyák húzása
web-talk = Üzenetek
web-mute = Ne lássam a többiek üzeneteit
web-played = { $name }: { $n } pont.
web-you-win = Nyertél
web-wins = { $name } nyert
web-shared-win = Közös győzelem: { $names }
web-given-up = A játékot félbehagyták
web-rematch = Még egy játék
web-join-rematch = Az új játékhoz
web-download = Játéknapló letöltése
web-result-last-piece = +{ $n } az utolsó darabért: { $name }
web-result-close = Szoros volt: { $what } a különbség.
web-result-best-of-all = A játék legjobb lépése a tiéd: { $what }, { $turn }. lépés.
web-result-your-qwirkles =
    { $n ->
        [one] Kiraktál egy Qwirkle-t.
       *[other] Kiraktál { $n } Qwirkle-t.
    }
web-result-your-best = A legjobb lépésed: { $what }, { $turn }. lépés.
web-result-next = A következő játék nulláról indul.
web-result-best = Legjobb lépés: { $n } ({ $turn }. lépés)
web-result-qwirkles = Qwirkle: { $n }
web-result-per-turn = Körönként: { $n }
web-result-luck = Szerencse és tudás
web-result-wants =
    { $n ->
        [one] { $names } visszavágót szeretne.
       *[other] { $names } visszavágót szeretnének.
    }
web-result-you-want = Visszavágót szeretnél. Most a többiek döntenek.
web-result-join = Beszállok
web-result-not-now = Most nem
web-result-agreed = Beszáll
web-result-declined = Most nem
web-result-no-answer = Még nem válaszolt
web-result-start = Kezdés most, bottal helyettük: { $names }
web-result-begun = Az új játék elkezdődött. Amíg meg nem jössz, egy bot játszik helyetted.
web-result-watch = Nézem az új játékot
web-result-share = Játék megosztása
web-result-share-about = A linkkel bárki láthatja a neveket, az eredményt és minden lépést.
web-result-unshare = Megosztás vége
web-result-unshared = A link többé nem mutatja a játékot.
web-shared-game = Megosztott játék
web-shared-gone = Ezen a címen nincs megosztott játék.
web-shared-replay = Visszajátszás és elemzés
web-shared-play = Játssz te is a Sixfolddal
web-no-set = Még nem sor
web-needs = hiányzik
web-set-short = túl rövid: legalább három kell
web-set-mismatch = sem a szín, sem a forma nem azonos
web-set-duplicate = ugyanaz a kártya kétszer
web-set-orphan = új sorhoz kell egy kártya a kezedből
web-set-keep-three = { $set }: legalább háromnak együtt kell maradnia
web-you-take-it = a tiéd
web-card-chosen = { $piece } kiválasztva.
web-choose-set =
    { $n ->
        [one] Válaszd ki, hová kerüljön a kártya.
       *[other] Válaszd ki, hová kerüljenek a kártyák.
    }
web-put-here = Ide: { $set }
web-back-to-hand = Vissza a kézbe
web-not-to-hand = Az asztalon lévő kártyák az asztalon maradnak.
web-new-set = Új sor: három összeillő kártya
web-card-caption =
    { $color ->
        [red] Piros
        [orange] Narancs{ "\u00AD" }sárga
        [yellow] Sárga
        [green] Zöld
        [blue] Kék
       *[purple] Lila
    }
web-from-hand = Kézből
web-moved = Átrakva
web-cards-open = Te kezdesz: rakj le egy sort.
web-cards-open-largest = Te kezdesz: rakd le a legnagyobb sorodat ({ $n } kártya), semmi mást.
web-cards-turn = Te jössz: játssz ki legalább egy kártyát. Az asztalon lévőket is átrendezheted.
web-table-is-legal = Minden rendben.
web-table-not-legal = Még nincs minden rendben.
web-reset = Eredeti asztal
web-tidy = Igazítás
web-finish = Kör vége
web-finish-taking = Kör vége, { $n } Qwirkle a tiéd
web-language = Nyelv
web-live = Így néznek ki most a lapkák
web-theme = Téma
web-theme-system = Mint a rendszer
web-theme-light = Világos
web-theme-dark = Sötét
web-palette = Színek
web-palette-clear = Jól megkülönböztethető
web-palette-classic = Klasszikus
web-palette-contrast = Nagy kontraszt
web-palette-own = Saját
web-own-colors = Saját színeim
web-marks = Jelek a darabokon
web-marks-cuts = Rovátkák
web-marks-letters = Betűk
web-marks-none = Semmi
web-ground = Darabok
web-ground-dark = Ében
web-ground-light = Csont
web-text-size = Betűméret
web-play = Játék közben
web-show-legal = Mutasd, hová illik egy darab
web-left-handed = Balkezes elrendezés
web-calm = Kevesebb mozgás
web-sound = Hang
web-notify-title = Hang és értesítések
web-notify-vibration = Rezgés, amikor te jössz
web-notify-me = Értesíts, amikor én jövök
web-notify-on = Ez az eszköz értesít, amikor itt te jössz.
web-notify-off = Ez az eszköz ennél az asztalnál már nem értesít.
web-notify-denied = Ez a böngésző letiltja az oldal értesítéseit. Engedélyezd őket a böngésző beállításaiban ehhez az oldalhoz, majd térj vissza.
web-notify-unsupported = Ez a böngésző itt nem tud értesítéseket fogadni. iPhone-on vagy iPaden tedd ki a Sixfoldot a kezdőképernyőre, és onnan nyisd meg.
web-notify-failed = A böngésző értesítési szolgáltatása nem válaszolt. Próbáld újra később.
web-notify-where = Az óra nélküli, illetve lépésenként legalább egy napot adó játékok értesíthetik ezt az eszközt, amikor te jössz. Az asztalnál kapcsolhatod be.
web-notify-tables = { $n ->
    [one] Ez az eszköz egy asztalnál értesít, amikor te jössz.
   *[other] Ez az eszköz { $n } asztalnál értesít, amikor te jössz.
}
web-notify-stop-all = Minden értesítés kikapcsolása
web-notify-stopped = Ez az eszköz már nem kap értesítéseket.
web-letter-keys = Betűk gyorsbillentyűként
web-too-close = A { $a } és a { $b } túl hasonló { $eyes }.
web-far-enough = Mind a hat szín jól megkülönböztethető, színtévesztők számára is.
web-eyes-normal = mindenki számára
web-eyes-protan = vörösvakok számára (protanópia)
web-eyes-deutan = zöldvakok számára (deuteranópia)
web-eyes-tritan = kékvakok számára (tritanópia)

## Playing in the browser from the command line

cli-arg-terminal = játék a terminálban, nem a böngészőben
cli-arg-lan = a hálózatod többi eszköze is játszhat
play-at = A Sixfold megnyílt a böngésződben: { $url } (Ctrl-C állítja le)
play-open = Nyisd meg ezt a gép böngészőjében: { $url } A Ctrl-C leállítja; a --terminal kapcsolóval itt játszhatsz.
play-at-lan = Nyisd meg a hálózatod bármelyik eszközén: { $url } A Ctrl-C leállítja.
play-no-lan = Ennek a gépnek nincs címe helyi hálózatban.
web-update = Itt a Sixfold új változata.
web-update-now = Újratöltés
web-update-later = Később
web-no-server = Ennek az oldalnak nincs szervere. Ahhoz kell, hogy linken át barátokkal játssz, mindenki a saját telefonján játsszon, vagy megosszatok egy játékot. Minden más működik.
web-offline = Amíg vissza nem tér, olvashatod a szabályokat, tanulhatsz, és módosíthatod a beállításokat; az asztalaid biztonságban vannak.
web-offline-learn = Tanuld meg a játékokat

## The table and the review
web-beyond = Még { $n } hely a képen kívül
web-cubes-turn = Te jössz: rakj le kockát, vagy előbb egyszer dobj újra néhányat.
web-agree = Beleegyezem
web-decline = Nem
web-withdraw = Visszavonom
web-ask-undo = Kérem a lépésem visszavonását
web-ask-hand-over = Játsszon bot { $name } helyett
web-offer-undo =
    { $you ->
        [yes] Kérted az utolsó lépés visszavonását.
       *[no] { $name } kéri az utolsó lépés visszavonását.
    }
web-offer-hand_over = { $other } nincs itt. Ha nem tér vissza időben, bot játszik helyette.
web-offer-waiting = A többiek beleegyezésére várunk.
web-bot-plays-for-you = Most egy bot játszik helyetted.
web-take-seat-back = Visszaveszem a helyem
web-watching = Nézőként
web-share-watch = Megosztás: nézd a játékot
web-leave-title = Kiszállsz a játékból?
web-leave-bot = Egy bot játszik tovább helyetted. Bármikor visszajöhetsz, és visszaveheted a helyed.
web-leave-ends = Senki más nem játszik: feladod, és a játék véget ér. Az eredmény érvényes marad.
web-leave-resign = Feladod: ezt a játékot már nem nyerheted meg, és nem is térhetsz vissza.
web-resigned = Feladta
web-stay = Maradok
web-dealing = Az eszközök egyeztetik az osztást. Ez legfeljebb 15 másodperc.
web-fair = Tisztességes osztás
web-fair-how = Az osztás előtt a kiszolgáló választott egy titkos számot, és megígérte: alább látod az ujjlenyomatát. Ezután minden játékos eszköze hozzáadott egy véletlen számot. Ezek együtt döntenek el minden húzást és dobást, így senki sem választhat. A játék végén minden szám látható, és ellenőrizhető.
web-fair-here = Az osztás előtt ez a böngésző választott egy titkos számot. Alább látod az ujjlenyomatát. Minden húzás és dobás ebből a számból következik. A játék végén a szám benne van a naplóban, és a „sixfold verify” paranccsal egy számítógépen minden ellenőrizhető.
web-fair-commitment = A kiszolgáló titkának ujjlenyomata
web-fair-copy = Ujjlenyomat másolása
web-fair-salts = A játékosok véletlen számai
web-fair-salt-used = hozzáadva
web-fair-salt-withheld = megígérte, de nem küldte el időben
web-fair-salt-none = nincs
web-fair-receipt = Elismervény
web-fair-receipt-about = A kiszolgáló aláírta ennek az eszköznek, amit a(z) { $turn }. körig mindenki látott. Ezzel bizonyíthatod, hogy később semmit sem változtattak meg.
web-fair-receipt-save = Elismervény mentése
web-fair-limits = Az ellenőrző oldal ugyanattól a szervertől jön. Ha nem akarsz tőle függni, mentsd el az elismervényt és a naplót, és ellenőrizd őket egy számítógépen a „sixfold verify” paranccsal.
web-fair-checks = Tisztességes volt ebben a játékban az osztás?
web-fair-checking = Ellenőrzés…
web-fair-again = Ellenőrzés újra
web-fair-right = Igen: minden rendben van.
web-fair-partly = Nincs hiba, de ez az eszköz nem tud mindent ellenőrizni.
web-fair-wrong = Nem: valami nincs rendben.
web-fair-yes = rendben
web-fair-no = hibás
web-fair-unknown = nincs ellenőrizve
web-fair-check-promise = Az osztás előtti ígéretek nem változtak meg.
web-fair-check-secret = A titoknak és a véletlen számoknak ezek az ujjlenyomatai.
web-fair-check-salt = Ennek az eszköznek a véletlen számát felhasználták.
web-fair-check-draws = Minden osztás, húzás és dobás a számokból következik.
web-fair-check-receipt = A napló az, amit a szerver a játék közben küldött.
web-fair-check-signature = A szerver aláírása a naplón érvényes.
web-keys = Billentyűk
web-key-choose = egyik darabod kiválasztása
web-key-move = mozgás az asztalon
web-key-next = a következő helyre, ahová illik
web-key-enter = lerakás; újra: kijátszás
web-key-undo = visszavonás
web-key-drop = elengedés, aztán törlés
web-key-exchange = csere
web-key-roll = újradobás
web-key-new = új sor
web-key-last = az utolsó lépés
web-key-scores = a pontok felolvasása
web-key-list = ez a lista
web-device-offline = Nincs hálózat. A lépésed megmarad.
web-device-offline-sending = Nincs hálózat. A lépésed elmegy, amint a hálózat visszatér.
web-sending = Küldés…
web-waiting-hint = Jön a tipp…
web-waiting-hint-offline = Nincs kapcsolat. A tipp megjön, amint helyreáll.
web-turn-of-away = Most { $name } jön, de nincs itt.
web-laid-at = { $piece }: sor: { $row }, oszlop: { $column }.
web-joined = { $name } leült az asztalhoz.
web-left-seat = { $name } kiszállt a játékból.
web-renamed = { $name } új neve: { $other }.
web-reconnecting-sending = Újracsatlakozás. A lépésed elmegy, amint lehet.
web-trail = A lépésed óta
web-trail-all = Mind újra
web-trail-lay = { $name }: { $n } darab, { $points } pont
web-trail-play =
    { $n ->
        [0] { $name }: { $m } kártya
       *[other] { $name }: { $m } kártya, elvitt Qwirkle: { $n }
    }
web-trail-other = { $name }: { $what }
web-trail-cell = { $n }. lépés a tiéd után, { $name }.
web-trail-card = { $n }. lépés a tiéd után
web-key-replay = a köröd óta történt lépések újra
web-bot-pause = Rövid szünet a botok lépése előtt
web-last-move = { $name }, { $n } pont
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle: { $name }
web-qwirkle-bonus = Qwirkle: 6 + 6 bónusz
web-last-piece =
    { $game ->
        [cubes] Az utolsó kocka
       *[qwirkle] Az utolsó lapka
    }
web-last-bonus =
    { $game ->
        [cubes] ebből { $n } az utolsó kockáért
       *[qwirkle] ebből { $n } az utolsó lapkáért
    }
web-misfit-line = { $piece }: ide nem illik. { $line }.
web-misfit-twice = { $piece }: ebben a sorban már van.
web-misfit-mixed = { $piece }: ide nem illik, sem a szín, sem a forma nem egyezik.
web-misfit-full = { $piece }: ide nem illik, a sor teljes.
web-misfit-touch = { $piece }: hozzá kell érnie valamihez az asztalon.
web-misfit-straight = Egy körben mindent egy sorba kell rakni, hézag nélkül.
web-misfit-opening = Nyitáskor a leghosszabb sorodat kell lerakni, és ennek nem része: { $piece }.
web-rolled = A dobás: { $what }.
web-keep-all = Mind marad
web-select-all = Mind
web-select-none = Egyik sem
web-nothing-fits = Semmi sem illik: cserélj lapkákat.
web-forced-roll-opening = Nincs két összeillő kockád: mindegyikkel dobni kell, amíg nem lesz.
web-forced-dead = Egyik színed sem illik sehová. A kockáid visszakerülnek a zsákba: újakat húzol, és dobsz velük.
web-forced-pass-cubes = Sem a kockáid, sem a zsákban lévők nem illenek sehová: passzolsz.
web-forced-pass-cards = Semmit sem tudsz kijátszani, és új kártyák sem segítenének: passzolsz.
web-forced-pass-empty = Nincs több kártyád: passzolsz.
web-stuck-shown =
    { $you ->
        [yes] Semmit sem tudtál kijátszani: ezeket a kártyákat mutattad meg, és újakat húztál.
       *[no] { $name } semmit sem tudott kijátszani: ezeket a kártyákat mutatta meg, és újakat húzott.
    }
web-cards-play-one = Játssz ki legalább egy kártyát a kezedből.
web-orphan-why = Minden sor rendben van, de az egyik új, és nincs benne kártya a kezedből.
web-keep-three-why =
    { $n ->
        [1] Minden sor rendben van, de ez a sor új sornak adott kártyát, ezért legalább hármat meg kell tartania: { $pieces }.
       *[other] Minden sor rendben van, de ezek a sorok új soroknak adtak kártyát, ezért mindegyiknek legalább hármat meg kell tartania: { $pieces }.
    }
web-empty-table = Az asztal üres.
web-no-cards = Nincs több kártya.
web-what-moved = Mi változott
web-step-hand = { $what }: kézből ide: { $to }
web-step-new = { $what }: új sor, { $to }
web-step-moved = { $what }: innen: { $from }, ide: { $to }
web-step-taken = { $to }: teljes, és elvitték
web-legal = Szabályos
web-not-yet = Még nem
web-move-of = Lépés: { $name }
web-pile-of = { $name }: { $n } Qwirkle
web-supply-qwirkle = Zsák
web-supply-cubes = Zsák
web-supply-cards = Húzópakli
web-bag-empty = Üres: húzás nélkül megy tovább
web-pile-empty = Üres
web-last-turns = Még { $n } kör
web-in-the-bag = A zsákban maradt
web-picture = Kép mentése
web-review = Visszanézés
web-review-file = Nézz vissza egy játékot
web-review-drop = Válassz egy játéknaplót, vagy húzd ide.
web-review-bad = Ez a fájl nem játéknapló.
web-review-not-over = Ez a játék még tart. Utána lehet visszanézni.
web-review-slider = Lépés
web-review-announced = { $n }. lépés. { $name }: { $points }.
web-move-n-of = Lépés: { $n } / { $of }
web-first-move = Az elejére
web-previous-move = Egy lépéssel vissza
web-next-move = Egy lépéssel tovább
web-final-move = A végére
web-before-first = Az első lépés előtt
web-hands = Kinél mi van
web-scores = Pontok
web-graph = A pontok lépésről lépésre. A végén: { $scores }

## Tanulás és keresés a szabályokban

web-learn = Tanulj játszani
web-learn-choose = Mit szeretnél megtanulni?
web-learn-about = Néhány apró lépés, olyan lassan, ahogy jólesik: senki sem vár rád.
web-learn-begin = Kezdjük
web-learn-go-on = Folytatás
web-learn-again = Még egyszer
web-learn-steps = { $of } lépésből { $done } kész
web-learn-finished = Kész
web-learn-step = { $n }/{ $of }. lépés
web-learn-next = Tovább
web-learn-back = Az előző lépéshez
web-learn-show = Mutasd meg
web-learn-restart = Ez a lépés elölről
web-learn-play = Kezdd el az első játékodat
web-learn-play-about = Egy bot ellen, aki szintén kezdő.
web-learn-end = { $name }: már tudsz játszani!
web-learn-other = Tanulj meg egy másik játékot
web-learn-answers = Válaszd ki a számot
web-learn-friend = Ada kockái
web-learn-draw = Húzz a zsákból
web-learn-draw-cards = Húzz a húzópakliból
web-learn-take = Vedd el a Qwirkle-t
web-learn-new-set = Új sor
web-learn-hint-first = Előbb koppints a sajátjaid egyikére.
web-learn-hint-first-cards = Előbb koppints a kártyákra, amelyek oda kerüljenek.
web-learn-hint-twice = { $piece }: ebben a sorban már van ilyen.
web-learn-hint-mismatch = { $piece }: ehhez a sorhoz nem illik. Próbálj egy másikat.
web-learn-hint-elsewhere = Oda is szabad, de most egy számmal jelölt helyre rakd.
web-learn-hint-touch = Az oldalával hozzá kell érnie egy másikhoz.
web-learn-hint-nofit = { $piece }: oda nem illik. Egy számmal jelölt helyre rakd.
web-learn-hint-count = Számold meg még egyszer, egyesével.
web-learn-hint-keep = { $piece }: tartsd meg, ez illik.
web-learn-hint-mark = Előbb koppints arra, amit nem akarsz megtartani.
web-learn-hint-find = { $piece }: nem ez az. Nézd meg újra.
web-learn-hint-set-right = Ez a sor jó. Keress egy másikat.
web-learn-hint-set-short = Egy sorhoz legalább három kártya kell.
web-learn-hint-set-mismatch = Egy sor kártyáinak közös a színe vagy a formája.
web-learn-hint-set-duplicate = Egy sorban nem lehet kétszer ugyanaz a kártya.
web-learn-hint-legal = Ezt szabad, de olvasd el újra, mi a feladat.
web-learn-hint-table = Az asztalon lévő kártyák az asztalon maradnak.
web-learn-qwirkle-color = Tedd a piros lapkádat a piros sor végére.
web-learn-qwirkle-color-done = Helyes: egy szín, különböző formák.
web-learn-qwirkle-shape = Ezek mind körök: tedd mellé a tiédet.
web-learn-qwirkle-shape-done = Helyes: egy forma, különböző színek.
web-learn-qwirkle-twice = Tedd hozzá azt a pirosat, amelyik még nincs a sorban.
web-learn-qwirkle-twice-done = Helyes: egy sorban semmi sem ismétlődik.
web-learn-qwirkle-several = Tedd a sorba mindkét négyzetedet, aztán nyomd meg a nagy gombot.
web-learn-qwirkle-several-done = Helyes: akárhányat rakhatsz, ha egy sorban vannak.
web-learn-qwirkle-score = A sorban minden lapka egy pont: mennyi ez összesen?
web-learn-qwirkle-score-done = Helyes: négy lapka, négy pont.
web-learn-qwirkle-cross = Tedd a kék csillagot oda, ahol két sor lesz belőle.
web-learn-qwirkle-cross-done = Mindkét sor számít: négy pont meg két pont.
web-learn-qwirkle-qwirkle = Öt lila lapka van ott: tedd hozzá a hatodikat.
web-learn-qwirkle-qwirkle-done = Qwirkle: hat pont, és még hat.
web-learn-qwirkle-exchange = Semmi sem illik: koppints a felesleges lapkákra, aztán cseréld ki őket.
web-learn-qwirkle-exchange-done = Új lapkák, de ebben a körben nincs pont.
web-learn-qwirkle-draw = A köröd végén újra hat legyen nálad: húzz egy lapkát.
web-learn-qwirkle-draw-done = Megint hat, és jön a következő játékos.
web-learn-qwirkle-last = A zsák üres: rakd le az utolsó lapkádat.
web-learn-qwirkle-last-done = Három pont, és még hat, mert te végeztél elsőnek.
web-learn-cubes-roll = A kocka színe marad: dobj velük, és nézd a formákat.
web-learn-cubes-roll-done = Ugyanazok a színek, új formák.
web-learn-cubes-open = Mindenki lát minden kockát: koppints Ada zöld csillagára.
web-learn-cubes-open-done = Így mindig tudod, mit tehetnek a többiek.
web-learn-cubes-again = Koppints a kockákra, amelyek nem illenek a zöld sorhoz, aztán dobj velük.
web-learn-cubes-again-done = Körönként egyszer újradobhatsz.
web-learn-cubes-lay = Tedd a sorba mindkét zöld kockádat, aztán nyomd meg a nagy gombot.
web-learn-cubes-lay-done = Öt kocka a sorban: öt pont.
web-learn-cubes-draw = Legyen újra hat: húzz két kockát, és rögtön dobj velük.
web-learn-cubes-draw-done = Csak az új kockákkal dobtál.
web-learn-cubes-qwirkle = Öt csillag van ott: rakd le a hiányzó színt.
web-learn-cubes-qwirkle-done = Qwirkle: hat pont, és még hat.
web-learn-cubes-stuck = Semmi sem illik: dobj az összes kockáddal.
web-learn-cubes-stuck-done = Addig dobsz, amíg valami nem illik.
web-learn-cubes-fits = Rakd le azt a kockát, amelyik most illik.
web-learn-cubes-fits-done = Két négyzet: aki tud rakni, annak raknia kell.
web-learn-cards-shape = Koppints a három csillagra, aztán rakj belőlük új sort.
web-learn-cards-shape-done = Ez egy sor: egy forma, különböző színek.
web-learn-cards-color = Három zöld is sor: rakj le egyet.
web-learn-cards-color-done = Helyes: egy szín, különböző formák.
web-learn-cards-add = Tedd a sárga csillagodat a csillagokhoz.
web-learn-cards-add-done = Egy sorban három–hat kártya lehet.
web-learn-cards-wrong = Melyik sor nem jó?
web-learn-cards-wrong-done = Helyes: két kártya kevés.
web-learn-cards-take = Rakj sort az asztalon lévő piros körből és a te két körödből.
web-learn-cards-take-done = A másik három piros továbbra is sor.
web-learn-cards-qwirkle = Gyűjts össze hat négyzetet: kettő a tiéd, egy a pirosak között van.
web-learn-cards-qwirkle-done = Qwirkle: a tiéd, és egy pontot ér.
web-learn-cards-draw = Legyen újra kilenc: húzz két kártyát.
web-learn-cards-draw-done = Megint kilenc, és jön a következő játékos.
web-rules-search = Keresés a szabályokban
web-rules-placeholder = Egy szó vagy egy szám, mint C15
web-rules-contents = Tartalom
web-rules-found =
    { $n ->
        [0] Itt nincs találat.
       *[other] { $n } bekezdés
    }
web-rules-elsewhere = A többi játékban
web-rules-here = Ez a szabály
web-rules-link = Link ehhez a szabályhoz: { $id }
web-rules-unknown = Nincs ilyen szabály: { $id }.

## Seats on another device

web-stats = Statisztika
web-stats-about = Csak ezen az eszközön számoljuk, amikor itt véget ér egy játék. Az egy eszközön többen játszott játékok nem számítanak. A közös győzelem nem szakítja meg a sorozatot.
web-stats-none = Még nincs befejezett játék. Itt számoljuk azt, amelyet ezen az eszközön fejezel be.
web-stats-game = Játék
web-stats-all = Minden játék
web-stats-games = Játékok
web-stats-won = Nyert
web-stats-shared = Közös
web-stats-lost = Vesztett
web-stats-points = Pont körönként
web-stats-qwirkles = Qwirkle játékonként
web-stats-streak = Győzelmi sorozat most
web-stats-longest = Leghosszabb győzelmi sorozat
web-stats-daily = Napi feladványok sorozatban
web-stats-opponents = Eredmények ellenfelenként
web-stats-opponent = Ellenfél
web-stats-accuracy = Pontosság
web-stats-accuracy-none = Nyisd meg egy játék visszanézését, és várd meg az elemzés végét. A pontosság utána itt jelenik meg.
web-stats-chart = { $what }, a legrégebbi játéktól: { $values }
web-stats-best = Legjobb lépések
web-stats-move = { $n }. lépés, ellenfél: { $names }
web-stats-files = Mentés vagy hozzáadás
web-stats-export = Mentés fájlba
web-stats-import = Fájl hozzáadása
web-stats-added = { $n } játék és { $puzzles } feladvány hozzáadva.
web-stats-bad = Ebben a fájlban nincs statisztika.
web-stats-carry = A statisztika és a megoldott feladványok csak ezen az eszközön vannak, és sosem kerülnek szerverre. Ha másik eszközön is kellenek, mentsd itt fájlba, és ott add hozzá a fájlt.
web-stats-delete = Minden statisztika törlése
web-stats-delete-ask = Ez törli az eszközön lévő összes játék statisztikáját. Ha egy befejezett játékot újra megnyitsz, azt újra számoljuk.
web-stats-delete-now = Törlés
web-stats-keep = Maradjon
web-stats-deleted = A statisztika törölve.
web-carry = Játék másik eszközön
web-carry-what = Az asztaloknál a helyeidet ez az eszköz őrzi. Egy link átviszi őket egy másikra, ahol tovább játszhatsz. Itt is megmaradnak.
web-carry-offer =
    { $count ->
        [0] Még nincs asztalod
        [one] Link készítése az asztalodhoz
       *[other] Link készítése { $count } asztalodhoz
    }
web-carry-scan = Nyisd meg a másik eszközön { $minutes } percen belül. Csak egyszer használható, és akinél van, az ül a helyedre: ne add oda senki másnak.
web-carry-here = Ez a link egy másik eszközről ide hozza a helyeidet.
web-carry-take = Asztalaim áthozása ide
web-carry-revoke = Helyeim visszavonása minden más eszközről
web-carry-revoked = Mostantól csak ezen az eszközön vannak a helyeid.
web-carry-hand = Ez a telefon azt mutatja majd, ami egy játékosnál van. Az asztal ott marad, ahol a kódot beolvastad.
web-carry-show = Mutasd, mim van
web-layout-table = Nagyban, közös asztalként
web-layout-hand = Főleg az, ami nálam van

## A device that players share

web-together-title = Egy eszközön
web-together-about =
    { $game ->
        [cubes] Mindenki itt játszik, egymás után. Mindenki látja mindenki kockáit.
       *[qwirkle] Mindenki itt játszik, egymás után. Senki sem látja, mi van a többieknél.
    }
web-together-who = Kik játszanak?
web-together-kind = { $n }. játékos: ember vagy bot
web-together-person = Ember
web-together-name = { $n }. játékos
web-together-name-of = Név ({ $n }. játékos)
web-together-age = Kor
web-together-age-of = Kor ({ $n }. játékos)
web-together-ages =
    { $game ->
        [cubes] A kort nem kell megadni: a legidősebb játékos kezd.
       *[qwirkle] { $tie ->
            [youngest] A kort nem kell megadni: ha többen is kezdhetnének, közülük a legfiatalabb kezd.
           *[oldest] A kort nem kell megadni: ha többen is kezdhetnének, közülük a legidősebb kezd.
        }
    }
web-together-add = Játékos hozzáadása
web-together-remove = Törlés ({ $n }. játékos)
web-together-hands = Hol játszotok?
web-together-hands-here = Itt: körbeadjuk az eszközt
web-together-hands-phones = A telefonokon: ez az eszköz az asztal
web-together-between = Két lépés között
web-together-pass = Add tovább: { $name }
web-together-show = { $name }: mutasd, mim van
web-together-undo = { $name } lépésének visszavonása
web-together-back = { $name } újra játszik
web-together-phones = Mindenki a saját telefonján
web-together-phones-about = Aki beolvassa a kódját, a telefonján látja, mi van nála, és onnan játszik. Ez az eszköz az asztalt mutatja.
web-together-code = Kód mutatása
web-together-here = Ezen az eszközön játszik
web-together-on-phone = Telefonon játszik
web-together-return = Vissza erre az eszközre
web-together-qr = QR-kód { $name } telefonjához
web-together-scan = Csak { $name } olvassa be. Egyszer használható.
web-together-phone-taken = { $name } mostantól telefonon játszik.

## Environments

bench-missing = Ehhez a méréshez olyan csomagok kellenek, amelyek nincsenek telepítve: pip install { $packages }
bench-needs-checkout = Ez a mérés csak a forráskönyvtárból futtatható: „{ $name }”.

## Pictures and the score sheet

cli-picture = Egy játék vagy állás rajza: kép, vagy film az egész játékról.
cli-picture-examples =
    Példák:
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = BEMENET
cli-meta-theme = TÉMA
cli-meta-palette = SZÍNEK
cli-meta-marks = JELEK
cli-arg-picture = játéknapló, állás vagy JSON-asztal: fájl, - a szabványos bemenethez, vagy maga az állás
cli-arg-out = a fájl, amelybe ír; a végződése mondja meg, mi az: svg, png, webp vagy gif (az utóbbi kettő film)
cli-arg-turn = a játéknapló e köre után (alapértelmezés: a végén)
cli-arg-seat = az is látsszon, mi van ennél a helynél, 1-től számolva
cli-arg-size = szélesség képpontban (alapértelmezés: 900, filmnél 480)
cli-arg-theme = az asztal kinézete: { $known }
cli-arg-palette = a darabok színei: { $known }
cli-arg-marks = jelek a darabokon: { $known }
cli-picture-kind = A fájlnév végződése ezek egyike legyen: { $known }.
cli-picture-still = Ehhez játéknapló kell: { $what }.
cli-picture-whole = A film az egész játékot mutatja, ezért nem adható meg: { $what }.
cli-picture-hidden = Ebben az állásban nem tudni, mi van ennél a helynél: { $n }.
cli-picture-drawing = Rajzolás
web-film = Film mentése
web-making = Egy pillanat…
no-not_over = A játék még nem ért véget.
web-scoresheet = Pontlap
web-score-about = Igazi asztalnál játszott játékhoz. A pontozólap összead, tudja, ki következik, hálózat nélkül is működik, és minden ezen az eszközön marad.
web-score-new = Új pontozólap
web-score-mine = Lapjaim
web-score-players = Játékosok
web-score-player = { $n }. játékos
web-score-add = Játékos hozzáadása
web-score-remove = { $name } törlése
web-score-starts = Ki kezd?
web-score-largest = { $name } legnagyobb sorozata
web-score-under = kisebb, mint { $n }
web-score-rule-first = A legidősebb játékos kezd.
web-score-rule-oldest = Add meg minden név mellett a legnagyobb sorozat méretét. Akié a legnagyobb, az kezd; egyenlőségnél a legidősebb játékos.
web-score-rule-youngest = Add meg minden név mellett a legnagyobb sorozat méretét. Akié a legnagyobb, az kezd; egyenlőségnél a legfiatalabb játékos.
web-score-redeal = Senkinek sincs hármas sorozata: keverjétek meg az összes kártyát, és osszatok újra.
web-score-begin = { $name } kezd
web-score-turn-of = { $name } következik
web-score-editing = { $n }. forduló javítása: { $name }
web-score-points = A kör pontjai
web-score-qwirkles = Qwirkle-sorok ebben a körben
web-score-add-points = Pontok hozzáadása
web-score-digits = Számjegyek
web-score-erase = Az utolsó számjegy törlése
web-score-enter = Beírás: { $n }
web-score-cancel = Mégse
web-score-last = Beírás: { $n } + 6 az utolsó darabért
web-score-remind = Nincs már mit húzni. Aki elsőként lerakja az utolsó darabját, 6 bónuszpontot kap, és véget ér a játék.
web-score-left =
    { $n ->
        [one] Elfogyott a húzópakli: még egy kör van hátra, { $name } köre.
       *[other] Elfogyott a húzópakli: még { $n } kör van hátra, az utolsó { $name } köre.
    }
web-score-undo = Visszavonás
web-score-redo = Újra
web-score-bag = Üres a zsák
web-score-stock = Elfogyott a húzópakli
web-score-end = Senki sem tud lerakni: a játék vége
web-score-announced = { $name }: { $points }, összesen { $total }. { $other } következik.
web-score-turns = Minden kör
web-score-round = Forduló
web-score-edit = { $n }. forduló, { $name }: { $points }. Javítás
web-score-tie = A döntetlen közös győzelem.
web-score-tie-silent = A döntetlen közös győzelem: a szabálykönyv nem rendelkezik róla, ezért ez kiegészítő szabály.
web-score-share = Megosztás
web-score-check = Lépés ellenőrzése
web-score-delete = A pontozólap törlése
web-score-delete-sure = A pontozólap eltűnik erről az eszközről.

## Reviews

cli-review = Egy befejezett játék elemzése: mit ért minden lépés, és mennyi volt a szerencse.
cli-review-examples =
    Példák:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = egyetlen HTML-oldal képekkel
cli-arg-review-out = ebbe a fájlba írja az elemzést (alapértelmezés: a szabványos kimenet)
cli-arg-review-turn = csak ez a lépés, a legjobb lehetőségekkel
cli-arg-depth = az elemzés mélysége, 0.05 és 20 között (alapértelmezés: 1)
cli-arg-review-checkpoint = ebbe a fájlba menti a kész lépéseket, hogy később folytatható legyen
cli-arg-review-seed = véletlenszám-mag a mintákhoz (alapértelmezés: 0)
review-not-over = Ez a játék még nem ért véget. Csak befejezett játék elemezhető.
review-no-turn = Ebben a játékban nincs { $n }. lépés.
review-bad-depth = A mélység 0.05 és 20 közötti szám lehet.
review-file-foreign = „{ $file }” nem ezt az elemzést tartalmazza, ezért érintetlen marad.
review-title = Elemzés
review-verdict-best = Legjobb
review-verdict-good = Jó
review-verdict-inaccuracy = Pontatlanság
review-verdict-mistake = Hiba
review-verdict-blunder = Súlyos hiba
review-forced = Az egyetlen lehetőség
review-best-was = Legjobb: { $action }
review-lost = veszteség: { $lost } pont és { $winning } nyerési esély
review-lost-qwirkles = veszteség: { $lost } Qwirkle és { $winning } nyerési esély
review-options = A legjobb lehetőségek
review-action = Lépés
review-now = Most
review-margin = Előny a végén
review-chance = Nyerési esély
review-exact = pontos
review-played = ezt lépte
review-player = Játékos
review-turn = Kör
review-verdict = Értékelés
review-accuracy = Pontosság
review-parts = Szerencse és tudás
review-parts-about = Minden eredmény három rész összege: a saját döntések, a többiek döntései, és ami az osztásból, húzásból, dobásból jött.
review-result = Előny
review-skill = Saját döntések
review-given = Mások döntései
review-luck = Szerencse
review-analyse = A játék elemzése
review-analyse-about = Megmutatja minden lépésnél a legjobb lehetőségeket, és hogy mi volt szerencse.
review-stop = Leállítás
review-running = Folyik az elemzés.
review-progress = { $of } lépésből { $done } elemezve
review-done = Az elemzés elkészült.
review-options-about = Válassz egyet, hogy lásd az asztalon.
review-sampled = A mintavételes értékekhez 95%-os intervallum tartozik; a pontosak teljes keresésből származnak.
review-action-lay = Lerakás: { $pieces }
review-action-swap = Csere: { $pieces }
review-action-reroll = Újradobás: { $pieces }
review-action-play = Kijátszás: { $pieces }
review-action-roll = Dobás az összes kockával
review-action-redraw = Új kártyák húzása
review-action-pass = Passz
review-reason-exact = A végéig kijátszva a legjobb választás ennyivel többet hoz: { count-points }.
review-reason-qwirkle = Volt itt egy Qwirkle, értéke { count-points }.
review-reason-points = A legjobb lépés most ennyivel többet ér: { count-points }.
review-reason-exchange = A csere egy egész kört visz el; pedig elérhető volt { count-points }.
review-reason-opens = Ez megnyit egy ötös sort: a következő játékosnál az esetek { $n }%-ában ott van, ami hiányzik ({ $pieces }).
review-reason-reply = A következő játékos ezután átlagosan { $n } pontot szerez, a legjobb lépés után { $m } pontot.
review-reason-keeps = A megtartott lapkák sorozata { $n } hosszú; a legjobb lépés után { $m } hosszú marad.
review-reason-roll = Ezek újradobása ({ $pieces }) átlagosan { $n } pontot hoz, ez a választás { $m } pontot. Mindkettő pontos érték.
review-reason-leaves = A következő játékos ezután { $n } pontra számíthat, a legjobb lépés után { $m } pontra. Mindkettő pontos érték.
review-reason-qwirkles = Volt olyan kijátszás, amely több Qwirkle-t ad: { $n }, nem pedig { $m }.
review-reason-reply-qwirkles = A következő játékos ezután átlagosan ennyi Qwirkle-t visz el: { $n }; a legjobb kijátszás után: { $m }.
no-record = Ez nem egy befejezett játék naplója.
no-push = Erre a címre nem lehet értesítést küldeni.

## Puzzles

cli-puzzles = Feladványok keresése a botok játékaiban, vagy a meglévők ellenőrzése.
cli-puzzles-examples =
    Példák:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Feladvány a terminálban: a mai, vagy bármelyik másik.
cli-puzzle-examples =
    Példák:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = FAJTA
cli-meta-what = MIT
puzzles-arg-what = make: új feladványok keresése; check: feladványok ellenőrzése
puzzles-arg-files = az ellenőrizendő fájlok; nélkülük mind, ami a Sixfolddal jár
puzzles-arg-kind = mi a kérdés: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = hányat keressen
puzzles-arg-seed = azonos szám azonos feladványokat talál
puzzles-arg-out = ebbe a fájlba írja (alapértelmezés: a szabványos kimenet)
puzzles-no-kind = Ehhez nincs { $kind } feladvány: { $name }. Ezek vannak: { $known }.
puzzles-problem-unreadable = nem olvasható
puzzles-problem-twice = a név kétszer szerepel
puzzles-problem-not-unique = nincs egyértelműen legjobb válasz
puzzles-problem-answer = egy másik válasz jobb
puzzles-problem-value = egy érték nem helyes
puzzles-problem-exact = nincs bizonyítva
puzzles-problem-difficulty = más a nehézsége
puzzles-checked = Ellenőrizve: { $n }, ebből teljes kereséssel bizonyítva: { $exact }. Hibás: { $wrong }.
puzzle-ask-qwirkle = Keresd meg a Qwirkle-{ "\u2060" }t.
puzzle-ask-lines = Melyik lépés éri a legtöbb pontot?
puzzle-ask-safe = Több pont most nem mindig jobb: melyik lépés a legjobb hosszú távon?
puzzle-ask-endgame = A zsák üres: melyik lépés nyer?
puzzle-ask-reroll = Mely kockákkal dobnál újra, hogy átlagosan a legtöbb pontod legyen?
puzzle-ask-rearrange =
    { $n ->
        [one] Rakj ki egy Qwirkle-{ "\u2060" }t egyetlen kártyáddal.
       *[other] Rakj ki egy Qwirkle-{ "\u2060" }t legfeljebb { $n } kártyáddal.
    }
puzzle-kind-qwirkle = Hol a Qwirkle?
puzzle-kind-lines = A legtöbb pont
puzzle-kind-safe = Hosszú távon a legjobb
puzzle-kind-endgame = Nyerd meg a végjátékot
puzzle-kind-reroll = A legjobb újradobás
puzzle-kind-rearrange = Átrendezés Qwirkle-sorrá
puzzle-right-qwirkle = Qwirkle: { $value } pont. Nélküle legfeljebb { $second }.
puzzle-right-lines = { $value } pont. A második legjobb lépés { $second } pont.
puzzle-right-safe = Ez a legjobb: minden más lépés átlagosan legalább { $margin } ponttal rosszabb.
puzzle-right-endgame = Ezzel { $value } ponttal nyersz. Más lépéssel nem lehet nyerni.
puzzle-right-reroll = Átlagosan { $value } pont. A második legjobb választás { $second } pont.
puzzle-right-rearrange = Qwirkle, és a többi kártya is sorokban maradt.
puzzle-wrong-qwirkle = Ez { $points } pont, de nem Qwirkle.
puzzle-wrong-lines = Ez { $points } pont. A legjobb lépés { $value } pont.
puzzle-wrong-safe = Ez most { $points } pont, de átlagosan legalább { $margin } ponttal rosszabb a legjobbnál.
puzzle-wrong-endgame = Ez most { $points } pont, de így nem nyersz.
puzzle-wrong-reroll = Ez átlagosan { $points } pont. A legjobb választás { $value } pont.
puzzle-wrong-rearrange = Ez szabályos, de nem Qwirkle.
puzzle-wrong-cards = Ez Qwirkle, de túl sok kártyád kell hozzá.
puzzle-wrong-unplayable = Ezek a kártyák nem játszhatók ki.
puzzle-difficulty = Nehézség: { $n } az 5-ből
puzzle-score = Neked { $own } pontod van, az ellenfelednek { $other }.
puzzle-other-hand = Az ellenfelednél van:
puzzle-proved = Minden lehetőség megvizsgálásával bizonyítva.
puzzle-judged = Sok ezer szimulált játék alapján.
puzzle-arg-id = egy feladvány neve; nélküle a mai
puzzle-arg-daily = a mai feladvány, mindenkinek ugyanaz (UTC)
puzzle-unknown = Nincs { $name } nevű feladvány. A nevek ilyenek: qwirkle-lines-7.
puzzle-your-move = A lépésed, például { $example }; üresen megmutatja a választ:
puzzle-answer = A válasz: { $action }
web-puzzles = Feladványok
web-puzzle-daily = A nap feladványa
web-puzzle-daily-about = Mindenkinek ugyanaz, UTC éjfélkor új jön.
web-puzzle-solve = Megoldom
web-puzzle-look = Megnézem újra
web-puzzle-solved = Megoldva
web-puzzle-solved-day = A maga napján megoldva
web-puzzle-solved-later = Másik napon megoldva
web-puzzle-streak = { $n } napja sorozatban
web-puzzle-progress = Megoldva: { $done } / { $of }
web-puzzle-next = Következő
web-puzzle-go = Folytatás
web-puzzle-all = Mind
web-puzzle-number = { $n }. feladvány
web-puzzle-back = Minden feladvány
web-puzzle-play = Ezt játszom
web-puzzle-begin = Lépj az asztalon.
web-puzzle-roll = Koppints azokra, amelyekkel újradobsz
web-puzzle-arrange = Mozgasd a kártyákat a sorok között.
web-puzzle-hint = Tipp
web-puzzle-hint-more = Még egy tipp
web-puzzle-show = Mutasd a megoldást
web-puzzle-reset = Újrakezdem
web-puzzle-hint-lay =
    { $n ->
        [one] Elég egyetlenegy: { $piece }.
       *[other] Rakj le ennyit: { $n }, köztük: { $piece }.
    }
web-puzzle-hint-place = A helyeket megjelöltük az asztalon.
web-puzzle-hint-roll =
    { $n ->
        [one] Egy kockával dobj újra.
       *[other] { $n } kockával dobj újra.
    }
web-puzzle-hint-cubes = Egy kivételével meg vannak jelölve.
web-puzzle-hint-cube = Meg van jelölve.
web-puzzle-hint-sets = A Qwirkle: { $what }.
web-puzzle-hint-cards = A kijátszandó kártyák és a Qwirkle kártyái meg vannak jelölve.
web-puzzle-tries =
    { $n ->
        [one] Elsőre megoldva.
       *[other] { $n } próbából megoldva.
    }
web-puzzle-nowhere = { $piece }: most sehová sem illik.
web-puzzle-nofit = { $piece }: oda nem illik.
web-puzzle-line = Egy lépésben mindent egy sorba kell rakni, hézag nélkül.
web-puzzle-share = Megosztás
web-puzzle-copy = Másolás
web-puzzle-text = Sixfold, feladvány, { $date }: { $kind }
web-puzzle-countdown = A következő feladványig: { $hours } óra { $minutes } perc
web-puzzle-archive = Korábbi napok
web-puzzle-of = Feladvány: { $date }
web-puzzle-future = Ez a feladvány csak a maga napján nyílik meg: { $date }
web-puzzle-today = A mai feladvány
web-puzzle-unknown = Nincs ilyen feladvány.

## Analysis and hints

no-crowded = A szerver most elfoglalt: próbáld újra hamarosan.
no-hints = Ennél az asztalnál nincsenek tippek.
no-running = Ez az állás egy éppen zajló, tippek nélküli játékból való. A játék végén elemezheted.
impossible-line = Ezek nem alkotnak sort: { $cells }. Egy sor azonos színű vagy azonos formájú, és semmi sincs benne kétszer.
impossible-apart = Ezek a darabok nem érnek a többihez: { $cells }.
impossible-count = Ennyi ilyen darab nincs a játékban: { $pieces }.
impossible-hand = Amíg van mit húzni, mindenkinél teljes a készlet, de több sosem lehet.
impossible-own_hand = Add meg, mi van a soron lévő játékosnál.
impossible-open_hands = A kockák nyíltak: add meg, kinek mije van.
impossible-set = Ilyen sor nem lehet itt: { $pieces }. Egy sor három–öt kártyából áll, egy színből vagy egy formából.
impossible-taken = A pontszám nem egyezik a megszerzett Qwirkle-sorok számával.
impossible-supply = A számok nem jönnek ki: ami húzható maradt, az a többiből következik.
impossible-seats = Kettő–négy játékos, mindegyik a pontjaival, és egyikük van soron.
impossible-over = Ennek a játéknak vége.
web-analysis = Elemzőtábla
web-analyse-position = Állás elemzése
web-hint = Tipp
web-key-hint = tipp, aztán egy érthetőbb
web-leaving = Ha valaki kiszáll egy folyó játékból
web-leaving-bot = Bot játszik tovább
web-leaving-resign = Feladja
web-hints-on = Ennél az asztalnál lehet tippet kérni.
web-hints-off = Ennél az asztalnál nincsenek tippek.
web-hint-lay =
    { $attribute ->
        [none] Van mit lerakni.
       *[other] Van jó lépés; keresd: { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] Van mit kijátszani.
       *[other] Van jó lépés; keresd: { $value }.
    }
web-hint-swap =
    { $attribute ->
        [none] Itt a csere a legjobb.
       *[other] Itt a csere a legjobb; figyeld: { $value }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Itt az újradobás a legjobb.
       *[other] Itt az újradobás a legjobb; figyeld: { $value }.
    }
web-hint-roll = Semmi sem illik: dobj az összes kockával.
web-hint-redraw = Semmit sem lehet kijátszani: húzz új kártyákat.
web-hint-pass = Semmit sem lehet tenni: passz.
web-hint-lay-place = Itt, { $n } darabbal.
web-hint-play-place =
    { $fresh ->
        [yes] Új sor, a kezedből: { $n }.
       *[other] Figyeld: { $sets }. A kezedből: { $n }.
    }
web-hint-swap-place = Cserélj ki { $n } lapkát.
web-hint-reroll-place = Dobj újra { $n } kockával.
web-hint-lay-move = { $pieces }: az asztalon van, kijátszhatod vagy visszaveheted.
web-hint-play-move = { $pieces }: az asztalon van, kijátszhatod vagy visszaveheted.
web-hint-swap-move = Cseréld ki: { $pieces }.
web-hint-reroll-move = Dobj újra ezekkel: { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Ötös sort hagy: a következő játékosnál az esetek { $chance }-ában megvan, ami hiányzik ({ $pieces }).
       *[other] Ötös sort nyit: a következő játékosnál az esetek { $chance }-ában megvan, ami hiányzik ({ $pieces }).
    }
web-hint-risk-held = Ötös sort nyit, és a következőnél ott van, ami hiányzik: { $pieces }.
web-hint-risk-roll = Ötös sort nyit: a következő játékos egy dobással az esetek { $chance }-ában megkapja, ami hiányzik ({ $pieces }).
web-hint-risk-none =
    { $game ->
        [cards] Ötös sort hagy, de a következőnél nem lehet, ami hiányzik: { $pieces }.
       *[other] Ötös sort nyit, de a következőnél nem lehet, ami hiányzik: { $pieces }.
    }
web-analysis-palette = Minden fajta, a nyilakkal mozoghatsz
web-analysis-players = Játékosok
web-analysis-player = { $n }. játékos
web-analysis-on-turn = Soron van
web-analysis-points-of = { $name }: pontok
web-analysis-hand-of = { $name }: nála van
web-analysis-take-out = { $piece }: kivétel
web-analysis-hidden = { $n } ismeretlen
web-analysis-fewer = { $name }: eggyel kevesebb ismeretlen
web-analysis-more = { $name }: eggyel több ismeretlen
web-analysis-fill = Feltöltés
web-analysis-fill-hand = Feltöltés
web-analysis-give-back = { $set }: visszaadás
web-analysis-taken-by = { $name }: megszerzett Qwirkle hozzáadása
web-analysis-add-qwirkle = Qwirkle hozzáadása
web-analysis-do-swap = Csere: { $pieces }
web-analysis-do-reroll = Újradobás: { $pieces }
web-analysis-do-roll = Dobás az összes kockával
web-analysis-do-redraw = Új kártyák húzása
web-analysis-do-pass = Passz
web-analysis-verb-swap = Csere
web-analysis-verb-reroll = Újradobás
web-analysis-verb-roll = Dobás mindennel
web-analysis-verb-redraw = Új kártyák
web-analysis-verb-pass = Passz
web-analysis-worth = { $margin } a végén ({ $low } és { $high } között), nyerési esély: { $chance }
web-analysis-worth-exact = Pontosan { $margin } a végén, nyerési esély: { $chance }
web-analysis-best = Legjobb lépések
web-analysis-points =
    { $game ->
        [cards] { $n } Qwirkle
       *[other] { $n } pont
    }
web-analysis-try-it = Kipróbálás: { $pieces }
web-analysis-nothing = Nincs mit választani.
web-analysis-how = Átlagosan mennyivel van valaki a többiek előtt a végén, azzal a tartománnyal, amely 100 esetből 95-ben tartalmazza a valódi értéket.
web-analysis-how-exact = Minden végig ki van számolva: ezek az értékek pontosak.
web-analysis-all = Minden lépés
web-analysis-count = { $n }
web-analysis-show-more = Több mutatása
web-analysis-odds = Esélyek
web-analysis-odds-next = Mekkora eséllyel van legalább egy a következő játékosnál, akinél { $n } darab van. Húzható: { $left }.
web-analysis-odds-cubes = Mekkora eséllyel lesz ilyen egy kihúzott kocka dobás után. A zsákban: { $left }.
web-analysis-odds-of = { $piece }: nem látott { $n }, a következőnél van: { $holds }, a következő húzás: { $drawn }
web-analysis-variations = Kipróbált lépések
web-analysis-start = Az állás
web-analysis-forget = Törlés: { $what }
web-analysis-share = Link és jelölés
web-analysis-share-why = A linkben benne van a teljes állás. Egyetlen szerver sem tárolja.
web-analysis-qr = Az állás QR-kódja
web-analysis-copy-link = Link másolása
web-analysis-notation = Jelölés
web-analysis-read = Állás felállítása
web-analysis-copy-text = Jelölés másolása
web-analysis-unreadable = Ezt nem lehet elolvasni: „{ $token }”.
web-analysis-bad-link = Ebben a linkben nincs olvasható állás.
web-analysis-lifted = { $piece } felvéve. Válassz helyet, vagy vedd le.
web-analysis-where = Hová kerülnek a darabok
web-analysis-on-table = Asztal
web-analysis-hand-n = { $n }. játékosnál
web-analysis-remove = Levétel
web-analysis-any = { $n }. játékos: nem tudni, mi van nála, ezért bármi kipróbálható, ami megmaradt.
web-analysis-try = Soron van: { $n }. játékos. Válassz egy darabot, aztán egy helyet.
web-analysis-play-for = Kipróbálás, +{ $n }
web-analysis-position = Állás
web-analysis-mode = Mit csinálsz
web-analysis-set-up = Felállítás
web-analysis-try-moves = Lépések
web-analysis-opening = A játék első köre
web-analysis-rerolled = Már dobott újra
web-analysis-left = Húzható (számított)
web-analysis-turns-left = Hátralévő körök
web-analysis-clear = Minden törlése
web-analysis-welcome = Állíts fel bármilyen állást: válassz lent egy darabot, aztán a helyét az asztalon; végül add meg, mi van a soron lévő játékosnál.
web-analysis-not-yet = Az állás még nem teljes.
web-kernel-failed = Az elemzés nem indult el, mert a programját nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
web-analysis-thinking = Gondolkodom
web-analysis-done = Megvan
web-analysis-find = Legjobb lépések keresése
web-analysis-found = { $n } lépés van.
cli-analyse = Egy állás vizsgálata: a lépések, a legjobbak és az esélyek.
cli-analyse-examples =
    Példák:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = állás jelöléssel; amit egy játékosnál nem látni: ?6
cli-meta-position = ÁLLÁS
analyse-best = Legjobb lépések (pont most, előny a végén, győzelmi esély):
analyse-all = { $n } szabályos lépés.
analyse-exact = pontos
analyse-odds = Esélyek (még nem látott, a következő játékosnál van, a következő húzás):
analyse-odds-cubes = Esélyek (ilyen színű a zsákban, a következő játékosnál van, a következő húzás és dobás):

## Completion in shells

cli-completion = Szkript kiírása, amellyel a parancsértelmező kiegészíti a parancsokat, kapcsolókat és értékeket.
cli-completion-examples =
    Példák:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
# As in English.
cli-meta-shell = SHELL
completion-arg-shell = a parancsértelmező: bash, zsh vagy fish
## The arena: clusters and tournaments

arena-arg-runner = hol játsszák az osztásokat: local (ezen a gépen; alapértelmezés) vagy ray (Ray-fürtön)
arena-arg-address = --runner ray: a fürt címe, például 10.0.0.1:6379 (alapértelmezés: a RAY_ADDRESS szerinti, vagy ezen a gépen indul egy)
arena-arg-tournament = round-robin: minden játékos (legfeljebb 64) mindenkivel találkozik; gauntlet: az első mindenki mással; a --games minden mérkőzésre szól
arena-arg-seats = --tournament: játékosok egy asztalnál (alapértelmezés: 2)
arena-arg-out = --tournament: a rangsort, az ábrákat és az összes mérkőzést ebbe a fájlba írja, HTML-oldalként
arena-one-of = { $name } ezek egyike lehet: { $known }.
arena-tournament-only = { $name } tornákhoz való (--tournament).
arena-ray-only = { $name } fürtökhöz való (--runner ray).
arena-ray-missing = A fürtön játszott mérkőzésekhez telepítsd a Rayt: pip install "sixfold[ray]"
arena-ray-unreachable = Nincs használható fürt: { $why }
arena-ray-foreign = A fürt egyik gépén hiányzik a Sixfold e változata: { $why }
arena-ray-failed = A fürt nem tudott lejátszani egy osztást: { $why }
arena-twice = { $name } kétszer szerepel; egy tornán minden játékosnak egy helye van.
arena-too-many-matches = Ez { $matches } mérkőzés volna; legfeljebb { $most } lehet.
arena-tournament =
    { $kind ->
        [gauntlet] Egy mindenki ellen
       *[round-robin] Körmérkőzés
    }
arena-tournament-progress = { $of } osztásból { $done } kész, mérkőzések: { $matches }
arena-tournament-incomplete = A torna idő előtt leállt; ez az eddigi eredmény.
arena-head-rank = hely
arena-head-games = játékok
arena-head-players = játékosok
arena-head-lead = előny
arena-across = A sorban álló játékos győzelmei %-ban mindenki ellen, helyezés szerint
arena-ratings-about = Az Élő-pont az összes játékos átlagához viszonyít; a 95%-os intervallumok az osztások eltéréseiből adódnak.
arena-groups = A játékosok olyan csoportokat alkotnak, amelyek nem találkoztak. Csak egy csoporton belül hasonlíthatók össze.
arena-report-settings = Mag: { $seed }. Processzoridő lépésenként: { $budget }.
arena-report-own = a játékosok saját korlátja
# As in English.
arena-report-ms = { $ms } ms
arena-report-ratings = Rangsor
arena-report-across = Ki kit győzött le
arena-report-cost = Erő és idő
arena-report-cost-about = Élő-pont aszerint, hogy egy lépés átlagosan mennyi processzoridőt vett el. Minden jelben a játékos helyezése áll.
arena-report-matches = Mérkőzések
arena-report-faults = Hiba miatt elvesztett játékok
## The review in a browser

web-review-choose = Fájl kiválasztása
## The terminal client

cli-tui = Játék a terminál egész képernyőjén: emberekkel és botokkal, vagy egy szerver asztalánál.
cli-tui-examples =
    Példák:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
# As in English.
cli-meta-link = LINK
cli-meta-level = SZINT
tui-arg-link = egy szerver asztalának linkje, hogy rögtön leülj oda
tui-arg-bot = egy ilyen szintű bot is játsszon (többször is megadható)
tui-arg-name = hogyan hívnak egy szerver asztalánál
tui-arg-ascii = betűk a formák jelei helyett
tui-no-terminal = Ehhez olyan terminál kell, amelyre rajzolni lehet. A sixfold play --terminal soronként működik, csővezetékben is.
tui-bad-link = Ez nem egy asztal linkje. Egy link ilyen: https://play.example/t/AB12CD34.
tui-person = Ember
tui-nobody = Senki
tui-or-join = Vagy ülj le egy szerver asztalához, a linkjével
tui-put-cards =
    { $n ->
        [one] { $n } kártya felvéve: válassz egy sort, aztán Enter.
       *[other] { $n } kártya felvéve: válassz egy sort, aztán Enter.
    }
tui-pick-cards = Előbb vegyél fel kártyákat a kezedből; aztán az asztal köréjük rendeződik.
tui-draft = Enterrel kijátszod: { $points }{ $lines }
tui-nothing = Még nincs lerakva semmi: vegyél fel egy darabot, vagy kérj tippet.
tui-wait = Egy pillanat.
tui-close = Enterrel bezárod.
tui-yes-or-no = y igen · n nem
tui-leave = Kilépsz? Ez a játék nincs fájlba mentve, így nem lehet majd folytatni.
tui-key-enter = Lerakás, játék
tui-key-new = Új sor
tui-key-arrange = Elrendezés
tui-key-review = Utolsó kör
tui-key-help = Súgó
tui-key-leave = Kilépés
tui-not-verified = A kiszolgáló nem adta ki a naplót, ezért az osztást nem ellenőriztük.
tui-help-letters = a következő ilyen színű darabod
tui-help-take-up = felveszi, ami a kurzor alatt van
tui-help-arrange = az asztal elrendezése a felvett kártyák köré
tui-help-review = mennyit ért az utolsó köröd
tui-help-why = a szabály, amelyen a legutóbbi elutasítás alapul
tui-help-centre = az asztal középre
tui-help-leave = kilépés
tui-help-qwirkle = Vegyél fel egy lapkát, és tedd egy helyre: az asztalon a számok a pontjai. Ha minden a helyén van, Enterrel kijátszod.
tui-help-cubes = Vegyél fel egy kockát, és tedd egy helyre: az asztalon a számok a pontjai. Lerakás előtt egyszer újradobhatsz néhány kockával.
tui-help-cards = Vegyél fel kártyákat a kezedből vagy az asztalról, és tedd őket egy sorhoz vagy egy új sorba. Ha minden sor jó, Enterrel vége a körnek; a hatos sorok a tieid.
tui-help-marks =
    ({ color-red.mark }) utolsó lépés   [{ color-red.mark }] próbaképp   *{ color-red.mark }* felvéve   >{ color-red.mark }< kurzor   ?? tipp   ~{ color-red.mark } átrakva
    Színek: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    Egérrel: kattints egy darabra, aztán egy helyre; a próbaképp lerakottra kattintva visszaveszed.
