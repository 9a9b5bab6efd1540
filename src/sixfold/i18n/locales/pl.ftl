### Słowa Sixfold po polsku.
### Nazwy wydań i poziomów są w names.json.
###
### Dane, które wydanie przekazuje zasadom, opisuje en.ftl.

## Gry i wydania

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle karciane

# Co można wybrać przy stole; stoi za nazwą wydania.
setting-single_opening_points = płytka otwarcia daje 1 punkt
setting-single_opening_points-about = Zasada domowa: jeśli na początku żadne dwie płytki do siebie nie pasują, jedyna wyłożona płytka daje 1 punkt zamiast 0 (A4).
setting-free_rows = swobodne rzędy
setting-free_rows-about = Zasada domowa: karty można dowolnie przegrupowywać, a rzędy rozkładać. Rząd bez karty z ręki potrzebuje tylko starego rzędu wyłącznie dla siebie, z którym ma wspólną kartę (C16).

## Płytki i linie

color-red = czerwony
    .mark = C
color-orange = pomarańczowy
    .mark = P
color-yellow = żółty
    .mark = Żó
color-green = zielony
    .mark = Zi
color-blue = niebieski
    .mark = N
color-purple = fioletowy
    .mark = F

shape-circle = koło
    .mark = o
shape-square = kwadrat
    .mark = kw
shape-diamond = romb
    .mark = r
shape-star = gwiazdka
    .mark = g
shape-clover = koniczyna
    .mark = kn
shape-cross = iks
    .mark = x

# Rdzeń koloru, a po nim końcówka według rodzaju symbolu; tylko „niebieski” odmienia się inaczej.
piece-name =
    { $color ->
        [red] czerwon
        [orange] pomarańczow
        [yellow] żółt
        [green] zielon
        [blue] niebiesk
       *[purple] fioletow
    }{ $shape ->
        [circle] { $color ->
            [blue] ie
           *[other] e
        } { shape-circle }
        [star] a { shape-star }
        [clover] a { shape-clover }
       *[other] { $color ->
            [blue] i
           *[other] y
        } { $shape ->
            [square] { shape-square }
            [diamond] { shape-diamond }
           *[cross] { shape-cross }
        }
    }

# Kilka w jednym kolorze lub z jednym symbolem, bez innych słów.
color-plural-red = czerwone
color-plural-orange = pomarańczowe
color-plural-yellow = żółte
color-plural-green = zielone
color-plural-blue = niebieskie
color-plural-purple = fioletowe

shape-plural-circle = koła
shape-plural-square = kwadraty
shape-plural-diamond = romby
shape-plural-star = gwiazdki
shape-plural-clover = koniczyny
shape-plural-cross = iksy

# Dopełniacz: „rząd 4 czerwonych”, „kolumna 4 gwiazdek”.
line-color =
    { $value ->
        [red] czerwonych
        [orange] pomarańczowych
        [yellow] żółtych
        [green] zielonych
        [blue] niebieskich
       *[purple] fioletowych
    }
line-shape =
    { $value ->
        [circle] kół
        [square] kwadratów
        [diamond] rombów
        [star] gwiazdek
        [clover] koniczyn
       *[cross] iksów
    }
line-row =
    { $attribute ->
        [color] Rząd { $length } { line-color }
       *[shape] Rząd { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Kolumna { $length } { line-color }
       *[shape] Kolumna { $length } { line-shape }
    }

line-scored = { $line }, { $n }.
line-missing = { $line }, brakuje: { $what }.
line-complete = { $line }, komplet.

text-label = { $label }: { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles =
    { $n ->
        [one] { $n } płytka
        [few] { $n } płytki
       *[many] { $n } płytek
    }
count-cubes =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
       *[many] { $n } kostek
    }
count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
count-qwirkles =
    { $n ->
        [one] { $n } Qwirkle
        [few] { $n } Qwirkle
       *[many] { $n } Qwirkli
    }

# Co w tej grze leży na stole. Pierwsze to rdzeń: płytka i kostka mają te same końcówki.
word-tile =
    { $game ->
        [cubes] kost
       *[qwirkle] płyt
    }
word-tiles =
    { $game ->
        [cubes] kostki
       *[qwirkle] płytki
    }

## Czytanie zasad

rules-title = { $name }: zasady gry
rules-glance = W skrócie
rules-topic = Temat
rules-differences = Czym różnią się wydania
rules-between = Czym różnią się od siebie { $a } i { $b }
rules-same = { $a } i { $b } mają te same zasady.
rules-single = Ta gra ma tylko jedno wydanie, więc nie ma czego porównywać.
rules-different-games = Porównać można tylko wydania jednej gry, a { $a } to { $agame }, natomiast { $b } to { $bgame }.
rules-rulings = Rozstrzygnięcia
rules-rulings-about =
    Żadna instrukcja nie pomyśli o wszystkim. Tam, gdzie drukowane zasady zostawiają lukę, wypełniają ją te
    rozstrzygnięcia. Każde ma krótką nazwę, żeby sędzia zawsze mógł powiedzieć, na czym opiera decyzję.
rules-silent = instrukcja milczy, obowiązuje rozstrzygnięcie
rules-unneeded = To wydanie nie potrzebuje tego rozstrzygnięcia.
rules-coordinates = Gdy miejsce na stole podane jest liczbami, x rośnie w prawo, a y w dół.
rules-kinds =
    Jest sześć kolorów (czerwony, pomarańczowy, żółty, zielony, niebieski, fioletowy) i sześć symboli (koło, kwadrat,
    romb, gwiazdka, koniczyna, iks); jeden kolor i jeden symbol tworzą razem rodzaj, więc rodzajów jest 36. Gwiazdka to
    symbol o wielu ramionach, a iks ma ich cztery.

intro-qwirkle =
    Kolory i symbole, nic więcej: po sześć. Dokładasz płytki w liniach, które jedno mają wspólne, a drugie różne, i
    stół rośnie we wszystkie strony. Zasad nauczysz się w pięć minut, a dobrych ruchów można szukać o wiele
    dłużej.
intro-cubes =
    Qwirkle ze szczyptą szczęścia: grasz kostkami i zanim je dołożysz, możesz rzucić nimi jeszcze raz. Wszyscy widzą
    kostki wszystkich, więc zawsze jest na co liczyć i czego się bać.
intro-cards =
    Stół jest pełen rzędów kart. Możesz je przegrupowywać, byle na koniec wszystkie były prawidłowe. Znajdź rzędy po
    sześć kart i zabierz je!

glance-players = Gracze
    .value = od { $least } do { $most } (nie każda instrukcja to podaje)
glance-age = Wiek na pudełku
    .value =
        { $age ->
            [0] nie podano
           *[other] od { $age } lat
        }
glance-pieces = Co jest potrzebne
    .value =
        { $game ->
            [cubes] { $total } kostek, po { $copies } w każdym kolorze, i worek
            [cards] { $total } kart, po { $copies } z każdego z 36 rodzajów
           *[qwirkle] { $total } płytek, po { $copies } z każdego z 36 rodzajów, i worek
        }
glance-hand = U ciebie
    .value =
        { $game ->
            [cubes] { $hand } kostek, widzą je wszyscy
            [cards] { $hand } kart, widzisz je tylko ty
           *[qwirkle] { $hand } płytek, widzisz je tylko ty
        }
glance-turn = Twoja tura
    .value =
        { $game ->
            [cubes] rzuć ponownie, jeśli chcesz, dołóż, policz punkty, dolosuj i rzuć
            [cards] zagraj karty z ręki, przegrupuj karty na stole, dobierz
           *[qwirkle] dołóż, policz punkty i dolosuj albo wymień płytki
        }
glance-goal = Kto wygrywa
    .value =
        { $game ->
            [cards] kto ma najwięcej Qwirkli
           *[qwirkle] kto ma najwięcej punktów
        }
glance-end = Koniec
    .value =
        { $game ->
            [cubes] worek jest pusty i ktoś dokłada swoją ostatnią kostkę
            [cards] stos jest pusty i każdy miał jeszcze jedną turę
           *[qwirkle] worek jest pusty i ktoś dokłada swoją ostatnią płytkę
        }

topic-start-tie = Równe zestawy na początku
    .value =
        { $tie ->
            [youngest] zaczyna najmłodsza osoba
           *[oldest] zaczyna najstarsza osoba
        }
topic-exchange = Wymiana
    .value =
        { $edition ->
            [qwirkle-it] od 1 do { $hand } płytek; konieczna, gdy nie można nic dołożyć
           *[other] dowolna liczba płytek, co najmniej 1; konieczna dla tego, kto nie dokłada
        }
topic-cross = Czteroramienny symbol
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] gwiazda czteroramienna
           *[cross] krzyż
        }
topic-joining = Ruch, który łączy dwie linie
    .value =
        { $joining ->
            [silent] dozwolony ({ rules-silent }: A19)
           *[printed] dozwolony
        }
topic-final-tie = Remis na koniec
    .value =
        { $tied ->
            [silent] wspólne zwycięstwo ({ rules-silent })
           *[printed] wspólne zwycięstwo
        }
topic-opening = Otwarcie
    .value =
        { $opening ->
            [any] dowolna prawidłowa tura
           *[largest-set] cały największy zestaw i nic więcej (rozstrzygnięcie C22)
        }
topic-new-rows = Nowy rząd bez karty z ręki
    .value =
        { $newrow ->
            [any] dozwolony
            [matched] tylko w miejsce starego rzędu
           *[keep-three] niedozwolony
        }
topic-donors = Rząd, z którego wzięto kartę do nowego
    .value =
        { $newrow ->
            [any] można go rozłożyć
            [matched] można go rozłożyć (zasada domowa)
           *[keep-three] zachowuje co najmniej 3 karty
        }
topic-stuck = Nic nie da się zagrać
    .value =
        { $stuck ->
            [silent] nowe karty na rękę ({ rules-silent })
           *[printed] nowe karty na rękę
        }

## Zasady dla płytek i kostek

rule-grid-line =
    Linia to co najmniej dwie { word-tiles } leżące obok siebie w rzędzie albo w kolumnie. Wszystkie mają ten sam kolor i
    różne symbole albo ten sam symbol i różne kolory. Dlatego w linii nic się nie powtarza i żadna linia nie
    ma więcej niż sześć { word-tile }ek.
    .title = Linie
    .search = rząd, kolumna, duplikat, powtórka, taka sama
rule-grid-laying =
    Wszystkie { word-tiles } dokładane w jednym ruchu mają wspólny kolor albo wspólny symbol. Leżą w jednym rzędzie albo w
    jednej kolumnie, a po dołożeniu należą do jednej linii bez przerw. Nie muszą ze sobą sąsiadować: przerwy mogą wypełniać
    { word-tiles }, które już tam leżą, a jeden ruch może łączyć linie. { $joining ->
        [silent] Tę instrukcję można rozumieć inaczej; odczytanie, które wybraliśmy, podaje A19.
       *[printed] {""}
    } Co najmniej jedna z nowych { word-tile }ek styka się bokiem z { word-tile }ką, która leżała tam wcześniej; tylko w
    otwarciu nie ma się z czym stykać. Zetknięcie rogiem się nie liczy. Każda linia, do której należy nowa { word-tile }ka,
    wzdłuż i w poprzek, musi być prawidłowa.
    .title = Dokładanie
    .search = przekątna, ukos, skos, kłaść, położyć, układać, sąsiednia
rule-grid-score =
    Punktujesz każdą linię z co najmniej dwóch { word-tile }ek, w której jest { word-tile }ka właśnie dołożona: 1 punkt za
    każdą { word-tile }kę w linii, także za te, które już leżały. Każda { word-tile }ka należąca do dwóch linii liczy się w
    obu. Linia z sześciu { word-tile }ek to Qwirkle i daje 6 dodatkowych punktów, razem 12. Jedna { word-tile }ka to jeszcze nie linia i nie
    daje punktów.
    .title = Punkty
    .search = punktacja, punktować, liczyć, wartość

## Zasady Qwirkle

rule-qwirkle-supply =
    W worku jest { $total } płytek, po { $copies } z każdego rodzaju. { rules-kinds } { $cross ->
        [X] W tej instrukcji czteroramienny symbol nazywa się „X”.
        [four-pointed-star] W tej instrukcji czteroramienny symbol nazywa się „gwiazda czteroramienna”.
       *[cross] W tej instrukcji czteroramienny symbol nazywa się „krzyż”.
    } Każdy losuje { $hand } płytek i ukrywa je przed innymi.
    .title = Płytki
    .search = ile, liczba, worek, zawartość
rule-qwirkle-start =
    Poszukaj wśród swoich płytek największego zestawu: różnych płytek w jednym kolorze albo z jednym symbolem. Jednakowe
    płytki liczą się raz. Zaczyna ten, kto ma największy zestaw ze wszystkich. { $tie ->
        [youngest] Jeśli kilka osób ma równe zestawy, zaczyna najmłodsza z nich.
       *[oldest] Jeśli kilka osób ma równe zestawy, zaczyna najstarsza z nich.
    } Potem gra się zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
    .search = pierwszy, rozpoczyna, zaczynać, najstarszy, najmłodszy
rule-qwirkle-opening =
    Gracz rozpoczynający wykłada cały największy zestaw jako jedną linię, liczy punkty i dolosowuje płytki, aż znów ma
    ich { $hand }.
    .title = Otwarcie
rule-qwirkle-turn =
    W swojej turze robisz dokładnie jedną z dwóch rzeczy. Albo dokładasz jedną lub więcej płytek, liczysz punkty i
    dolosowujesz płytki, aż znów masz ich { $hand }; jeśli w worku jest ich za mało, bierzesz to, co jest. Albo
    wymieniasz płytki i nie dostajesz punktów.
    .title = Twoja tura
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] Możesz wymienić od 1 do { $hand } płytek, a musisz wymienić, jeśli nie możesz nic dołożyć.
       *[other] Możesz wymienić dowolną liczbę płytek, co najmniej 1, a musisz wymienić, jeśli nie dokładasz.
    } Odłóż swoje płytki na bok, wylosuj z worka tyle samo nowych i dopiero wtedy wrzuć stare do worka i zamieszaj.
    Dzięki temu nikt nie wylosuje z powrotem tego, co właśnie odłożył. Wymieniać wolno w każdej turze oprócz
    otwarcia, a gdy nie można nic dołożyć, to jedyne wyjście.
    .title = Wymiana
    .search = zamiana, zamienić, wymienić, podmienić, odrzucić, nowe
rule-qwirkle-end =
    Gdy worek jest pusty, gra toczy się dalej bez losowania. Kto dołoży swoją ostatnią płytkę, od razu kończy grę i
    dostaje 6 dodatkowych punktów. Wygrywa ten, kto ma najwięcej punktów. { $tied ->
        [silent] W razie remisu gracze dzielą się zwycięstwem: instrukcja o tym milczy, więc to rozstrzygnięcie.
       *[printed] W razie remisu gracze dzielą się zwycięstwem.
    }
    .title = Koniec gry
    .search = wygrać, zwycięzca, zakończenie, premia, remis, ostatnia
rule-qwirkle-sight =
    Swoje płytki widzisz tylko ty; nie widzą ich też widzowie. Wszyscy mogą widzieć stół, punkty, to, ile płytek jest w
    worku i ile ma każdy gracz. Gdy ustala się, kto zaczyna, podaje się wielkość zestawów, a nie same płytki.
    .title = Kto co widzi
    .search = tajne, ukryte, ukrywać, podglądać, pokazać

## Zasady Cubes

rule-cubes-supply =
    W worku jest { $total } kostek, po { $copies } w każdym kolorze. { rules-kinds } Kostka zachowuje swój kolor; jej symbol
    to ten, który wypadł w rzucie, a każdy z sześciu jest tak samo prawdopodobny. Dlatego ten sam rodzaj może leżeć na
    stole więcej niż 3 razy.
    .title = Kostki
    .search = ile, liczba, worek, kości, zawartość
rule-cubes-setup =
    Każdy losuje { $hand } kostek i rzuca nimi. Kostki leżą odkryte: wszyscy widzą kostki wszystkich.
    .title = Przygotowanie
rule-cubes-start =
    Zaczyna najstarsza osoba. Potem gra się zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
    .search = pierwszy, rozpoczyna, zaczynać, najstarszy
rule-cubes-turn =
    Po pierwsze, jeśli chcesz, rzucasz jeszcze raz dowolnymi swoimi kostkami, jeden raz. Po drugie, dokładasz co
    najmniej jedną kostkę. Po trzecie, liczysz punkty. Po czwarte, dolosowujesz kostki, aż znów masz ich { $hand }, i od
    razu rzucasz nowymi, tylko nimi. Wymiany nie ma.
    .title = Twoja tura
    .search = przerzut, przerzucić, rzucać, kości, wymiana, zamienić
rule-cubes-stuck =
    Jeśli po pierwszym kroku nic nie pasuje, rzucasz wszystkimi swoimi kostkami, raz za razem, aż coś będzie pasowało.
    Czasem nic nie może już pasować: o tym mówi rozstrzygnięcie B7.
    .title = Gdy nic nie pasuje
    .search = pas, spasować, pominąć, niemożliwe, brak ruchu
rule-cubes-opening =
    Dotyczy tylko pierwszej tury w grze. Po ponownym rzucie, jeśli go chcesz, musisz wyłożyć tyle różnych kostek o
    wspólnym kolorze albo wspólnym symbolu, ile tylko się da. Jeśli to tylko 1, rzucasz wszystkimi kostkami, aż będzie ich co
    najmniej 2.
    .title = Otwarcie
rule-cubes-end =
    Gdy worek jest pusty, nikt już nie losuje. Kto pierwszy dołoży swoją ostatnią kostkę, od razu kończy grę i dostaje
    6 dodatkowych punktów. Wygrywa ten, kto ma najwięcej punktów. { $tied ->
        [silent] W razie remisu gracze dzielą się zwycięstwem: instrukcja o tym milczy, więc to rozstrzygnięcie.
       *[printed] W razie remisu gracze dzielą się zwycięstwem.
    }
    .title = Koniec gry
    .search = wygrać, zwycięzca, zakończenie, premia, remis, ostatnia

## Zasady Cards

rule-cards-supply =
    Jest { $total } kart, po { $copies } z każdego rodzaju. { rules-kinds } Każdy dostaje na rękę { $hand } kart; reszta tworzy
    zakryty stos.
    .title = Karty
    .search = ile, liczba, talia, zawartość
rule-cards-start =
    Poszukaj wśród swoich kart największego zestawu: co najmniej 3 różnych kart w jednym kolorze albo z jednym symbolem.
    Zaczyna ten, kto ma największy zestaw ze wszystkich. { $tie ->
        [youngest] Jeśli kilka osób ma równe zestawy, zaczyna najmłodsza z nich.
       *[oldest] Jeśli kilka osób ma równe zestawy, zaczyna najstarsza z nich.
    } Jeśli nikt nie ma 3, wszystkie karty tasuje się i rozdaje na nowo. Gra się zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
    .search = pierwszy, rozpoczyna, zaczynać, najstarszy, najmłodszy, rozdanie
rule-cards-opening =
    { $opening ->
        [any] Pierwsza tura jest taka jak każda inna, na pustym stole.
       *[largest-set] Gracz rozpoczynający wykłada cały największy zestaw jako jeden rząd i dobiera karty, aż znów ma
            ich { $hand }. Nic więcej nie wykłada: instrukcja tego nie rozstrzyga, a my wybraliśmy takie odczytanie
            (C22).
    }
    .title = Otwarcie
rule-cards-set =
    Rząd to od 3 do 6 kart w jednym kolorze z różnymi symbolami albo z jednym symbolem w różnych kolorach. Nic się w nim
    nie powtarza.
    .title = Rzędy
    .search = grupa, układ, zestaw, duplikat
rule-cards-turn =
    Zagraj co najmniej jedną kartę z ręki. Zaczynaj nowe rzędy, dokładaj do rzędów i przegrupowuj wszystkie karty na stole, w
    dowolnej kolejności. Liczy się stół na koniec twojej tury: każdy rząd jest prawidłowy, a każda karta, która tam była,
    nadal tam jest, razem z zagranymi, oprócz Qwirkli, które zabierasz. Potem dobierz karty, aż znów masz ich { $hand },
    albo weź te, które zostały.
    .title = Twoja tura
    .search = przestawić, przełożyć, zabrać, zmienić, wymiana
rule-cards-qwirkle =
    Każdy rząd sześciu kart na koniec twojej tury to Qwirkle: zabierasz je i masz za nie 1 punkt. Jeśli jest ich kilka, liczą
    się wszystkie. Żadne nie może zostać na stole. Zabrane Qwirkle każdego gracza mogą widzieć wszyscy.
    .title = Qwirkle
    .search = sześć, punktacja, punkty, zabrać
rule-cards-new-rows =
    { $newrow ->
        [any] Nowy rząd może powstać z samych kart ze stołu.
        [matched] Przy tym stole obowiązują swobodne rzędy (free_rows=1, C16): karty można dowolnie przegrupowywać, a
            rzędy rozkładać. Nowy rząd wymaga co najmniej jednej karty z twojej ręki.
       *[keep-three] Aby zacząć nowy rząd, wyłóż co najmniej 3 pasujące karty albo użyj kart z rzędów na stole. Wtedy
            co najmniej jedna karta nowego rzędu pochodzi z twojej ręki, a każdy rząd, z którego wzięto do niego
            kartę, zachowuje co najmniej 3 karty. Instrukcja nie mówi dokładnie, który rząd jest nowy: odczytanie,
            które wybraliśmy, podają C15 i C16.
    }
    .title = Nowe rzędy
    .search = rozwiązać, podzielić, rozbić, zacząć rząd
rule-cards-stuck =
    Jeśli nie możesz zagrać zupełnie nic, pokaż wszystkim swoje karty. Dobierz { $hand } nowych, wtasuj stare do stosu i
    graj dalej tę samą turę. Jeśli znów nic nie możesz zagrać, zrób to jeszcze raz. { $stuck ->
        [silent] Ta instrukcja milczy o takiej sytuacji, więc obowiązuje zasada z drugiego wydania.
       *[printed] {""}
    }
    .title = Gdy nic nie da się zagrać
    .search = pas, spasować, pominąć, niemożliwe, brak ruchu, wymiana, zamienić
rule-cards-end =
    Gdy stos się skończy, każdy gracz ma jeszcze jedną turę, a ostatnią ma ten, kto wziął ostatnią kartę. Nikt już nie
    dobiera. Wygrywa ten, kto ma najwięcej Qwirkli. { $tied ->
        [silent] W razie remisu gracze dzielą się zwycięstwem: instrukcja o tym milczy, więc to rozstrzygnięcie.
       *[printed] W razie remisu gracze dzielą się zwycięstwem.
    }
    .title = Koniec gry
    .search = wygrać, zwycięzca, zakończenie, remis, ostatnia
rule-cards-sight =
    Swoje karty widzisz tylko ty; nie widzą ich też widzowie. Wszyscy mogą widzieć stół, zabrane Qwirkle, to, ile kart
    jest w stosie i ile ma każdy gracz. Gdy ustala się, kto zaczyna, podaje się wielkość zestawów, a nie same karty.
    Pokazuje się tylko karty, z których nic nie da się zagrać.
    .title = Kto co widzi
    .search = tajne, ukryte, ukrywać, podglądać, pokazać

## Rozstrzygnięcia

rule-A1 =
    Wiek jest taki, jaki podadzą gracze. Jeśli go nie podano albo jest taki sam, spośród równych zaczyna ten, kto jest pierwszy
    w kolejności miejsc. Jeśli spośród równych wiek podali tylko niektórzy, liczą się tylko oni.
    .title = Wiek
    .search = lata, starszy, młodszy, urodziny
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] Mniejszy zestaw albo tylko część największego to niedozwolone otwarcie. Jeśli największych
            zestawów jest kilka, wybiera gracz rozpoczynający.
    }
    .title = Nic mniejszego niż największy zestaw
rule-A4 =
    Jeśli u nikogo żadne dwie płytki do siebie nie pasują, decyduje zasada o równych zestawach, a gracz rozpoczynający
    wykłada jedną płytkę. { $single ->
        [0] Daje ona 0 punktów, bo linia potrzebuje dwóch.
       *[1] Daje ona 1 punkt, bo tak wybrano przy tym stole.
    } Decyduje o tym ustawienie single_opening_points: 0, chyba że przy stole wybrano 1.
    .title = Na początku nic nie pasuje
rule-A5 =
    Gracz, który otwiera, nie może wymieniać; każdy następny może.
    .title = Bez wymiany w otwarciu
rule-A6 =
    Wymieniasz co najmniej 1 płytkę i nigdy więcej, niż masz ty albo niż jest w worku.
    .title = Ile płytek wymienić
rule-A8 =
    Jeśli worek jest pusty i możesz coś dołożyć, musisz to zrobić. Nikt nie pomija tury z własnego wyboru.
    .title = Bez pomijania tury z wyboru
    .search = pas, spasować, opuścić
rule-A9 =
    Jeśli worek jest pusty i nie możesz nic dołożyć, pomijasz turę i dostajesz 0 punktów.
    .title = Nie ma co dołożyć ani co losować
    .search = pas, spasować, pominąć
rule-A10 =
    Jeśli worek jest pusty i nikt nie może nic dołożyć, gra się kończy i nikt nie dostaje końcowych 6 punktów. Tak samo
    jest, gdy w worku są jeszcze płytki, ale żadna z pozostałych, w worku ani u graczy, nigdzie nie pasuje: nikt już
    nigdy niczego by nie dołożył.
    .title = Nikt nie może dołożyć
rule-A11 = Końcowe 6 punktów należy się tylko wtedy, gdy gracz nie ma już nic i nie ma czego dolosować.
    .title = Kiedy należy się końcowe 6 punktów
rule-A12 =
    Jeśli w jednym ruchu powstaje kilka Qwirkli, za każdą z tych linii należy się osobno 6 dodatkowych punktów.
    .title = Kilka Qwirkli w jednym ruchu
rule-A13 =
    Gra kończy się od razu, nawet jeśli niektórzy mieli o jedną turę więcej niż inni.
    .title = Bez wyrównywania tur
rule-A14 =
    Jeśli na koniec komuś zostały { word-tiles }, nic to nie kosztuje.
    .title = To, co zostało
rule-A18 =
    Ruch ocenia się, gdy wszystko zostało dołożone. Kolejność dokładania nie ma znaczenia.
    .title = Kolejność dokładania
rule-A19 =
    Ruch może połączyć linie, które były osobne, o ile sam leży w jednej linii. Polska instrukcja Qwirkle mówi to wprost.
    Pozostałe można rozumieć inaczej, a to odczytanie obowiązuje we wszystkich.
    .title = Łączenie linii

rule-B1 =
    W każdej turze, także w pierwszej, masz jeden ponowny rzut z własnego wyboru: żadną, niektórymi albo wszystkimi ze
    swoich { $hand } kostek.
    .title = Jeden ponowny rzut w turze
rule-B4 =
    Kto może dołożyć, musi dołożyć co najmniej 1 kostkę. Przymusowy rzut jest tylko wtedy, gdy nic nie pasuje.
    .title = Dokładać trzeba
rule-B5 =
    Po przymusowym rzucie w otwarciu trzeba wyłożyć największy zestaw właśnie z tego rzutu. Ponownego rzutu z własnego
    wyboru już nie ma.
    .title = Otwarcie po przymusowym rzucie
rule-B7 =
    Rzucanie, aż coś będzie pasowało, nie zawsze się kończy. Cztery niebieskie kostki, dwa symbole w bloku dwa na dwa,
    przyjmują tylko niebieskie, a gracz bez niebieskich rzucałby bez końca; między dobrymi graczami zdarza się to w 1 lub
    2 grach na 100. Kostki gracza są bez wyjścia, jeśli żadna ścianka w żadnym z ich kolorów nigdzie nie pasuje. Takie kostki
    wracają do worka, worek się miesza, losuje się tyle samo kostek, rzuca nimi i gra dalej tę samą turę, tak jak w
    Qwirkle karcianym, gdy nic nie da się zagrać. Wszyscy to widzą, a jeśli nowe kostki też są bez wyjścia, robi się to znowu. Jeśli
    wśród kostek gracza i w worku nie ma żadnego koloru, który pasuje, albo worek jest pusty, gracz pomija turę. Jeśli
    po kolei pominą turę wszyscy, gra kończy się bez końcowych 6 punktów. Gdy jest wyjście, wystarcza średnio
    najwyżej 6 rzutów.
    .title = Kostki bez wyjścia
rule-B9 =
    Liczą się wszystkie linie i wszystkie Qwirkle ostatniej kostki, a potem dochodzi końcowe 6 punktów. W otwarciu jedna
    kostka nigdy nie wystarcza, bez względu na to, jakie masz kostki.
    .title = Ostatnia kostka i jedna pierwsza

rule-C4 =
    Rząd sześciu kart w otwarciu to Qwirkle i zabiera się go od razu.
    .title = Qwirkle w otwarciu
rule-C5 =
    To, że nic nie da się zagrać, jest faktem, a nie deklaracją: sędzia sprawdza wszystkie możliwości. Jeśli
    jakieś zagranie istnieje, zgłoszenie zostaje odrzucone (a program może zaproponować, że je pokaże); wystarczy
    dowolne prawidłowe zagranie.
    .title = Da się zagrać czy nie
rule-C7 =
    Jeśli w stosie jest co najmniej { $hand } kart, odkłada się karty, z których nic nie da się zagrać, dobiera { $hand }
    nowych, a stare wtasowuje do stosu.
    .title = Nowe karty z dużego stosu
rule-C8 =
    Jeśli w stosie jest mniej niż { $hand } kart, ale co najmniej 1, dobiera się je wszystkie, stare karty tasuje się jako
    nowy stos i dobiera z niego resztę. Nie uznaje się tego za koniec stosu.
    .title = Nowe karty z małego stosu
rule-C9 =
    Jeśli stos jest pusty, gracz, który nie może nic zagrać, pomija turę.
    .title = Nic do zagrania i pusty stos
rule-C10 =
    Jeśli ani na ręce, ani w stosie nie ma karty, którą dałoby się zagrać, gracz pomija turę. Jeśli po kolei pominą turę
    wszyscy, gra się kończy.
    .title = Żadna karta nie pomoże
rule-C11 =
    Rzędu sześciu kart nie wolno zostawić na stole.
    .title = Qwirkle nie zostaje na stole
rule-C12 =
    Jeśli w jednej turze ułożysz kilka Qwirkli, liczą się wszystkie.
    .title = Kilka Qwirkli w jednej turze
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched] Zasadę o nowych rzędach stosuje się do wyniku tury. Każdemu rzędowi (Qwirkle to też rząd), w którym
            na koniec tury nie ma karty z twojej ręki, przypisuje się stary rząd, z którym ma wspólną kartę, a żaden
            stary rząd nie służy dwa razy. Jeśli się to nie uda, jakiś rząd jest nowy bez karty z twojej ręki i tura
            jest niedozwolona.
       *[keep-three] Rząd trwa dalej jako rząd swojego koloru albo symbolu. Na koniec tury każdy rząd (Qwirkle to też
            rząd) może kontynuować jeden stary rząd w tym samym kolorze albo z tym samym symbolem, jeśli mają wspólną
            kartę. Każdy stary rząd może być kontynuowany najwyżej raz. Rząd, który nie kontynuuje żadnego starego, jest nowy i
            zawiera co najmniej jedną kartę z twojej ręki. Zasadę stosuje się do wyniku tury: tura jest dozwolona,
            jeśli da się tak wybrać, który rząd kontynuuje który (a wśród jednakowych kart: która dokąd trafiła), że
            zgadza się to z tym rozstrzygnięciem i z C16.
    }
    .title = Który rząd jest nowy
rule-C16 =
    { $newrow ->
        [any] Rząd można rozłożyć w całości.
        [matched] Przy tym stole wybrano free_rows=1. Karty można dowolnie przegrupowywać, a rząd można rozłożyć w
            całości. Rząd bez karty z twojej ręki potrzebuje tylko starego rzędu wyłącznie dla siebie, z którym ma
            wspólną kartę, bez względu na kolor i symbol (C15).
       *[keep-three] Rząd, z którego wzięto kartę do nowego rzędu, trwa dalej, więc zachowuje co najmniej 3 karty.
            Rząd może zniknąć tylko wtedy, gdy jego karty trafiają do rzędów, które trwają dalej: łączysz dwa rzędy
            albo dokładasz jego karty do innych. Zasada domowa: przy stole można wybrać free_rows=1. Wtedy karty można
            dowolnie przegrupowywać, a rzędy rozkładać; rząd bez karty z ręki potrzebuje tylko starego rzędu wyłącznie
            dla siebie, z którym ma wspólną kartę.
    }
    .title = Rzędy, które oddają karty
rule-C17 =
    Karty ze stołu nigdy nie wracają na rękę.
    .title = Na rękę nie ma powrotu
rule-C18 =
    Ostatnie tury zaczynają się także wtedy, gdy przy dobieraniu bierze się dokładnie ostatnią kartę ze stosu.
    .title = Stos kończy się co do karty
rule-C19 =
    Za pustą rękę nie ma dodatkowych punktów. Gracz bez kart pomija turę.
    .title = Pusta ręka
rule-C21 =
    Na stole mogą leżeć dwa rzędy w tym samym kolorze albo z tym samym symbolem.
    .title = Dwa podobne rzędy
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] Otwarcie to jeden rząd i nic więcej. Instrukcja mówi tylko, że ten rząd się wykłada i że tak
            zaczyna się gra.
    }
    .title = W otwarciu jeden rząd

## Podpisy

picture-empty = puste
picture-from-hand = Z ręki
picture-moved = Przełożona
picture-grid-line =
    Rząd czterech czerwonych z różnymi symbolami i kolumna trzech gwiazdek w różnych kolorach. Czerwona gwiazdka należy do
    obu linii.
picture-grid-laying =
    Dwie nowe { word-tiles } nie stykają się ze sobą: zielona koniczyna leżała tam wcześniej i wypełnia przerwę.
picture-grid-wrong =
    Cztery { word-tiles }, które nie mogą tu leżeć. 1: niebieski romb nie pasuje do czerwonych. 2: w tym rzędzie jest już czerwony
    kwadrat. 3: między kołami jest przerwa. 4: zetknięcie rogiem się nie liczy.
picture-grid-score =
    Dwie nowe gwiazdki dają 6 punktów: 4 za rząd niebieskich i 2 za kolumnę gwiazdek. Niebieska gwiazdka liczy się w
    obu.
picture-grid-qwirkle =
    Z dwiema ostatnimi fioletowymi powstaje Qwirkle: 6 punktów za linię i 6 dodatkowych, razem 12.
picture-qwirkle-start =
    Największy zestaw ma tu trzy płytki: czerwone koło, kwadrat i gwiazdkę. Drugi czerwony kwadrat się nie liczy.
picture-cubes-before =
    Trzy zielone i trzy kostki, które do niczego nie pasują. Może rzucić tymi trzema jeszcze raz?
picture-cubes-after =
    Niebieską, pomarańczową i żółtą kostką rzucono jeszcze raz: kolory są te same, symbole nowe. Teraz są cztery
    kwadraty!
picture-cubes-opening =
    Jeśli to otwarcie, trzeba wyłożyć wszystkie cztery kwadraty. Dają 4 punkty.
picture-cubes-dead = Gdziekolwiek dołożysz do tego bloku, pasują tylko niebieskie. Bez niebieskiej kostki nie ma wyjścia.
picture-cards-set =
    Dwa rzędy: trzy gwiazdki w różnych kolorach i cztery zielone karty z różnymi symbolami.
picture-cards-turn =
    Na stole były cztery czerwone karty. Żółte i niebieskie koło są z ręki, czerwone koło przechodzi do nich, a
    pozostałe trzy czerwone nadal tworzą rząd.
picture-cards-chance =
    Na stole cztery czerwone karty i trzy kwadraty, a na ręce masz żółty i fioletowy kwadrat. Widzisz Qwirkle?
picture-cards-qwirkle =
    Czerwony kwadrat przechodzi dalej, żółty i fioletowy są z ręki: sześć kwadratów, Qwirkle! Pozostałe trzy czerwone
    nadal tworzą rząd.
picture-cards-new-row =
    Przed tą turą były dwa rzędy: pięć czerwonych kart i cztery iksy. Trzy romby są z ręki. Ale czerwone koło, kwadrat i iks
    tworzą nowy rząd z samych kart ze stołu: polska instrukcja tego zabrania, angielska na to pozwala.
picture-cards-keep-three =
    Przed tą turą na stole były trzy czerwone karty, trzy kwadraty i trzy gwiazdki. Żółte i zielone koło są z ręki i
    biorą do siebie czerwone koło, a dwie pozostałe czerwone karty przechodzą do kwadratów i do gwiazdek. Polska
    instrukcja tego zabrania: czerwony rząd oddał kartę nowemu rzędowi i nie trwa dalej. Opis angielski i zasada
    domowa o swobodnych rzędach na to pozwalają.

## Odmowy

# Za odmową: paragraf zasad, na którym się opiera.
refused-rule = (Zasada: { $title }, { $id })

reason-game_over = Gra już się skończyła.
reason-wrong_action = Teraz w tej grze nie można tego zrobić.
reason-nothing_chosen = Nic nie wybrano.
reason-not_in_hand = Nie masz: { $pieces }.
reason-cell_taken = Tu już coś leży: { $cells }.
reason-same_cell = Dwa elementy w jednym miejscu: { $cells }.
reason-off_table = Pierwsza linia musi leżeć bliżej środka stołu: { $cells }.
reason-not_one_line = Wszystko, co dokładasz w jednym ruchu, musi leżeć w jednym rzędzie albo w jednej kolumnie, bez przerw: spójrz na { $cells }.
reason-no_contact = Co najmniej jeden element musi stykać się bokiem z czymś, co już tam leży: { $cells }.
reason-mismatch = Tu nie ma ani wspólnego koloru, ani wspólnego symbolu: { $pieces }.
reason-duplicate = Dwa razy to samo w jednej linii: { $pieces }.
reason-not_largest_set = Otwarcie to cały największy zestaw, na przykład { $pieces }.
reason-opening_must_lay = W otwarciu trzeba coś wyłożyć; wymieniać można później.
reason-opening_must_roll = Żadne dwie twoje kostki do siebie nie pasują, więc rzucasz wszystkimi.
reason-can_lay = Jest co dołożyć albo zagrać, więc trzeba to zrobić.
reason-can_draw = Nie można pominąć tury, dopóki jest co dobrać, czym rzucić albo co wymienić.
reason-bag_too_small = W worku nie ma już tylu elementów.
reason-already_rerolled = W tej turze był już ponowny rzut.
reason-no_card_played = Zagraj co najmniej jedną kartę z ręki.
reason-row_too_short = Rząd musi mieć co najmniej trzy karty: { $pieces }.
reason-cards_missing = Na stole brakuje tych kart: { $pieces }.
reason-cards_from_nowhere = Tych kart nie było na stole i nikt ich nie zagrał: { $pieces }.
reason-qwirkle_left_on_table = Rząd sześciu kart trzeba zabrać: { $pieces }.
reason-not_a_qwirkle = Zabrać można tylko cały rząd sześciu kart: { $pieces }.
reason-new_row_without_hand_card = Nowy rząd wymaga karty z twojej ręki: { $pieces }.
reason-row_must_keep_three = Rząd, z którego wzięto kartę do nowego rzędu, musi zachować co najmniej trzy karty: { $pieces }.
reason-opening_more_than_a_set = Otwarcie to jeden rząd i nic więcej: { $pieces }.
reason-no_arrangement = Nie da się ułożyć tych kart na tym stole: { $pieces }.
reason-chance = To nie mogło wypaść ani w losowaniu, ani w rzucie: { $pieces }.

## Czego nie da się odczytać

unreadable-piece = „{ $token }” to nie element gry. Element to kolor (R O Y G B P) i symbol (o s d t c x): Rt to czerwona gwiazdka.
unreadable-cell = „{ $token }” to nie element z podanym miejscem. Napisz Rt@3,-2: czerwona gwiazdka, 3 w prawo, 2 w górę.
unreadable-action = Nie rozumiem: „{ $token }”.
unreadable-play = Tych kart nie można tak zagrać: „{ $token }”.
unreadable-number = „{ $token }” to nie liczba całkowita o najwyżej czterech cyfrach.
unreadable-table = Stół nie może tak wyglądać: { $token }.
unreadable-supply = „{ $token }” to nie jest to, co zostało do dobrania.
unreadable-field = Nie wiem, co znaczy tu „{ $token }”.
unreadable-missing = Brakuje: „{ $token }”.
unreadable-edition = Nie ma wydania „{ $token }”.
unreadable-too_long = To jest za długie.
unreadable-too_many = Za dużo elementów: { $token }.
unreadable-numbers = Liczby w tej pozycji nie zgadzają się ze sobą.
unreadable-json = To nie jest obiekt JSON.

## Kto gra

seats-count = Ta gra jest dla 2–4 graczy, a nie dla { $value }.
seats-name = Imię musi mieć od 1 do 60 zwykłych znaków: „{ $value }”.
seats-same-name = Dwie osoby mają to samo imię: „{ $value }”.
seats-bot-name = „{ $value }” to imię bota: wybierz takie, które nie zaczyna się od @.
seats-age = „{ $value }” to nie wiek od 0 do 150 lat.

## Zapisy gier

record-too_long = Ten zapis gry jest za długi.
record-json = To nie jest zapis gry: nie da się go odczytać jako JSON.
record-line = To nie jest zapis gry: ma wiersz, którego nie da się odczytać.
record-format = To nie jest zapis gry w postaci, którą znam.
record-keys = W zapisie jest coś, czego zapisy nie mają, albo brakuje wyniku.
record-edition = Zapis nie podaje żadnego wydania, które znam.
record-seat = W zapisie nie da się odczytać danych jednego z graczy.
record-start = Gra z tego zapisu nie mogła się tak zacząć.
record-turn = Tura { $turn } jest niemożliwa.
record-points = Tura { $turn }: gracz albo punkty się nie zgadzają.
record-result = Wynik nie zgadza się z turami.
record-fairness = Sekretu albo wartości salt z zapisu nie da się odczytać.
record-no_secret = W zapisie nie ma sekretu, więc niczego nie da się odtworzyć.
record-commitment = Sekret albo wartość salt nie zgadza się z tym, co zapowiedziano przed grą.
record-deal = Rozdanie na początku nie wynika z sekretu.
record-draw = Tura { $turn }: to, co wylosowano albo co wypadło w rzucie, nie wynika z sekretu.
record-other_commitment = Zobowiązanie w tym zapisie nie jest tym, które podano.
record-salt_unused = Gry nie rozdano z podaną solą.
record-unsigned = Zapis nie ma podpisu.
record-other_key = Zapis podpisano kluczem, którego nie ma wśród podanych.
record-signature = Podpis jest nieprawidłowy: coś w zapisie zmieniono albo podpisał go ktoś inny.
record-receipt_signature = Pokwitowania nie podpisano tym kluczem.
record-receipt_game = Pokwitowanie pochodzi z innej gry.
record-exchange = Zapis różni się od tego, co wysłał serwer: w turze { $turn } wymieniono lub dobrano u ciebie inne płytki.
record-receipt = Zapis różni się od tego, co wysłał serwer: przeczy mu pokwitowanie po turze { $turn }.
verify-fine = Wszystkie rozdania, losowania i rzuty wynikają z sekretu zapowiedzianego przed grą.
verify-signature-none = Nie jest podpisany.
verify-signature-unchecked = Podpisu zapisu (klucz { $id }) nie sprawdzono: użyj --key.
verify-signature-valid = Zapis jest podpisany kluczem { $id }.
verify-bad-commitment = Zobowiązanie ma 64 znaki: cyfry i litery od a do f.
verify-bad-salt = „{ $value }” to nie numer miejsca od 0 do 3, dwukropek i sól.
verify-bad-key = „{ $value }” nie zawiera klucza serwera.
verify-bad-receipt = „{ $value }” to nie pokwitowanie.
verify-no-records = W folderze { $folder } nie ma żadnego zapisu.

## Wiersz poleceń

cli-about = Sixfold gra w Qwirkle, Qwirkle Cubes i Qwirkle karciane dokładnie tak, jak każą ich instrukcje.
cli-examples =
    Przykłady:
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Użycie:
cli-commands = Polecenia
cli-options = Opcje
cli-play = Zagraj w przeglądarce albo w terminalu, z ludźmi i botami.
cli-play-examples =
    Przykłady:
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Oceń ruchy: jeden obiekt JSON w wierszu, jedna odpowiedź w wierszu.
cli-judge-examples =
    Przykłady:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = Wypisz wszystkie ruchy dla danych płytek, kostek lub kart: jeden obiekt JSON w wierszu, jedna odpowiedź w wierszu.
cli-moves-examples =
    Przykłady:
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Sprawdź, czy w zapisie gry wszystko rozdano uczciwie.
cli-verify-examples =
    Przykłady:
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Przeczytaj zasady wydania albo to, czym różnią się dwa wydania.
cli-rules-examples =
    Przykłady:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Rozegraj mecz między botami i podaj wynik z przedziałami ufności.
cli-arena-examples =
    Przykłady:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Uruchom jednego z botów Sixfold jako silnik dla areny, na standardowym wejściu i wyjściu.
cli-engine-examples =
    Przykłady:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Naucz boty od nowa: partie z samym sobą, potem wagi w pliku tekstowym.
cli-train-examples =
    Przykłady:
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = Zmierz, jak szybki jest sędzia.
cli-bench-examples =
    Przykłady:
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = pokaż tę pomoc
cli-arg-version = pokaż wersję
cli-arg-lang = język: { $known } (domyślnie język środowiska)
cli-arg-lines = plik z wierszami JSON, - to standardowe wejście
cli-arg-record = zapisy gier, JSON lub tekst, albo foldery z nimi; - to standardowe wejście
cli-arg-verify-commitment = to, co serwer obiecał przed grą
cli-arg-verify-salt = sól, która musiała zostać użyta, z numerem miejsca liczonym od 0
cli-arg-verify-key = klucz serwera, który musiał podpisać zapis: plik, adres serwera albo zapis szesnastkowy
cli-arg-verify-receipt = to, co serwer podpisał podczas gry: zapis musi się z tym zgadzać
cli-arg-json = odpowiedz w formacie JSON, dla programów
cli-arg-edition = wydanie, na przykład qwirkle-pl, lub gra: qwirkle, cubes, cards
cli-arg-diff = pokaż, czym różnią się dwa wydania jednej gry
cli-arg-bench = co zmierzyć; wszystko, jeśli nic nie podano
cli-arg-players = gracze, na przykład Ann,Bo:12,@greedy (z wiekiem; z @ bot)
cli-arg-save = zapisuj grę w tym pliku albo kontynuuj grę z tego pliku
cli-arg-secret = losuj z tego sekretu, żeby grę dało się powtórzyć
cli-usage-unknown = Nie wiem, co zrobić z „{ $what }”.
cli-usage-missing = Czegoś brakuje: { $what }.
cli-usage-choice = { $what } to nieprawidłowa wartość dla „{ $name }”.
cli-usage-value = Po „{ $name }” trzeba podać wartość.
cli-usage-number = Po „{ $name }” trzeba podać liczbę, a nie { $what }.
cli-usage-help = Pomoc: { $command }
cli-missing-extra = To polecenie wymaga dodatku „{ $name }”: pip install "sixfold[{ $name }]"
cli-unknown-language = Nie ma tu języka „{ $name }”, są tylko: { $known }.
cli-unknown-edition = Nie ma wydania ani gry „{ $name }”. Są: { $known }.
cli-unknown-level = Nie ma bota „{ $name }”. Są: { $known }.
cli-unknown-bench = Nie ma pomiaru „{ $name }”. Są: { $known }.
cli-cannot-read = Nie da się odczytać „{ $file }”: { $why }.
system-missing = nie ma takiego pliku
system-denied = brak uprawnień
system-folder = to jest folder
system-full = brakuje miejsca
system-in_use = używa tego już inny program
system-address = ten komputer nie ma takiego adresu
system-name = nieznana nazwa hosta
system-refused = odmowa połączenia
system-timeout = brak odpowiedzi w porę
system-other = system operacyjny odmawia: { $why }
cli-meta-command = POLECENIE
cli-meta-file = PLIK
cli-meta-record = ZAPIS
cli-meta-salt = MIEJSCE:SÓL
cli-meta-key = PLIK|URL|HEX
cli-meta-edition = WYDANIE
cli-meta-name = NAZWA
cli-meta-players = GRACZE
cli-meta-secret = SEKRET
cli-meta-lang = JĘZYK
cli-meta-game = GRA
# As in English.
cli-meta-folder = FOLDER
cli-meta-number = LICZBA
cli-meta-seed = ZIARNO
cli-meta-ms = MS
cli-measuring = Mierzę: { $name }
rules-hint = sixfold rules WYDANIE pokazuje zasady jednego z nich; sixfold rules --diff A B porównuje dwa.

## Arena

arena-arg-game = gra: qwirkle, cubes lub cards
arena-arg-players = od 2 do 4 graczy, rozdzielonych przecinkami: poziomy, na przykład greedy, inne boty tej gry albo exec:POLECENIE dla programu
arena-arg-games = liczba gier (domyślnie 100); zaokrąglana w górę, bo każde rozdanie jest grane raz w każdym ustawieniu miejsc
arena-arg-seed = dowolny tekst; takie same ziarna dają takie same rozdania (domyślnie 1)
arena-arg-budget = czas procesora na ruch w milisekundach (domyślnie własny limit każdego bota)
arena-arg-sprt = dwóch graczy: zakończ, gdy tylko rozstrzygnie się, czy pierwszy jest lepszy raczej o ELO0, czy o ELO1
arena-arg-checkpoint = zapisuj każde rozdanie w tym pliku; jeśli plik istnieje, wznów od tego miejsca
arena-arg-jobs = ile rozdań grać jednocześnie (domyślnie po jednym na rdzeń)
arena-arg-log = dopisuj do tego pliku standardowe wyjście błędów silników (domyślnie jest pomijane)
engine-arg-name = poziom albo inny bot tej gry
arena-out-of-range = { $name } musi być od { $low } do { $high }.
arena-other-game = Wydanie { $edition } nie należy do gry { $game }.
arena-command-empty = Po exec: trzeba podać polecenie.
arena-command-quotes = W tym poleceniu brakuje cudzysłowu: { $command }
arena-command-missing = Nie ma programu „{ $command }”, który dałoby się uruchomić.
arena-command-system = Programy jako gracze (exec:) wymagają Linuksa lub innego Uniksa.
arena-cannot-write = Nie da się użyć „{ $file }”: { $why }.
arena-sprt-elo = --sprt wymaga dwóch różnych liczb od -1000 do 1000, najpierw mniejszej.
arena-sprt-players = --sprt jest dla meczów dwóch graczy.
arena-file-foreign = „{ $file }” to nie jest plik meczu. Zostaje bez zmian.
arena-file-differs = „{ $file }” należy do innego meczu ({ $what }). Zostaje bez zmian.
arena-file-corrupt = Wiersz { $what } w „{ $file }” jest uszkodzony. Plik zostaje bez zmian.
arena-file-busy = Do „{ $file }” pisze właśnie inny mecz.
arena-worker-lost = Jeden z procesów zakończył się niespodziewanie w rozdaniu { $deal }.
arena-title = { $edition }. Gry: { $games }, rozdania: { $deals }
arena-head-player = gracz
arena-head-wins = wygrane %
arena-head-interval = 95%
arena-head-points = punkty
arena-head-elo = Elo
arena-head-elo-interval = Elo 95%
arena-head-ms = ms/ruch
arena-head-illegal = niedozwolone
arena-head-crashes = awarie
arena-margin = Przewaga pierwszego gracza nad średnią pozostałych: { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] Test przyjmuje { $elo0 } Elo, a nie { $elo1 }: logarytm ilorazu wiarygodności { $llr }, granice { $lower } i { $upper }.
        [H1] Test przyjmuje { $elo1 } Elo, a nie { $elo0 }: logarytm ilorazu wiarygodności { $llr }, granice { $lower } i { $upper }.
       *[other] Test między { $elo0 } a { $elo1 } Elo jest nierozstrzygnięty: logarytm ilorazu wiarygodności { $llr }, granice { $lower } i { $upper }.
    }
arena-incomplete = Mecz przerwano przed końcem; to jest wynik do tej pory.
arena-progress = Rozdania: { $done } z { $of }, { $name }: { $rate }
arena-fault = Rozdanie { $deal }, ustawienie { $rotation }, tura { $turn }: { $name } przegrywa: { $why }
arena-fault-illegal = akcja jest niedozwolona
arena-fault-exception = błąd bota
arena-fault-start = programu nie udało się uruchomić
arena-fault-hello = nieprawidłowa wiadomość hello
arena-fault-exit = program się zakończył
arena-fault-timeout = brak odpowiedzi na czas
arena-fault-flood = odpowiedź jest za długa
arena-fault-unasked = odpowiedź bez pytania
arena-fault-unreadable = odpowiedzi nie da się odczytać
engine-not-in-game = W tej grze nie ma bota „{ $name }”.
engine-unreadable = To nie jest wiadomość protokołu silników: { $why }

## Gra w terminalu

play-title = { $name }
play-commitment = O losowaniu decyduje sekret, który ma taki SHA-256: { $digest }
play-announced = { $name }, największy zestaw: { $n }
play-starts = Gracz rozpoczynający: { $name }
play-help-hint = Wpisz help, żeby zobaczyć, co można wpisać.
play-look-away = { $name }, twoja tura. Gdy nikt inny nie patrzy, naciśnij Enter.
play-prompt = { $name }>
play-which-edition = Które wydanie? Numer albo nazwa [1]:
play-which-players = Kto gra? Imiona rozdzielone przecinkami, wiek po dwukropku, @greedy lub @random to bot [{ $usual }]:
play-you = Ty
play-draft = Ruch na próbę: { $action }. { $points }
play-nothing-drafted = Nie ma jeszcze żadnego ruchu. Wpisz ruch, hint albo help.
play-hint = Na przykład: { $action }
play-no-refusal = Jak dotąd nie było żadnej odmowy.
play-which-file = W jakim pliku? Na przykład: save game.json
play-exists = Plik „{ $file }” już istnieje i to nie jest ta gra. Wybierz inną nazwę.
play-not-saved = Ta gra nie została zapisana. Następnym razem: save game.json albo zacznij z --save game.json.
play-saved = Gra jest w pliku { $file }. Od teraz zapisuję ją po każdej turze.
play-loaded = Gramy dalej z pliku { $file }.
play-cannot-save = Nie da się zapisać „{ $file }”: { $why }. Nic z gry nie przepadło, ale nie jest zapisana.
play-kept = Zapis gry jest w pliku { $file }. Polecenie sixfold verify sprawdza, czy rozdano uczciwie.
play-goodbye = Do zobaczenia!
play-turn = { $name }: { $what }. { $points }
play-exchanged =
    { $n ->
        [one] wymiana { $n } płytki
        [few] wymiana { $n } płytek
       *[many] wymiana { $n } płytek
    }
play-shown = Nic nie da się zagrać, więc wszyscy widzą te karty: { $pieces }
play-last-piece = { $name }: ostatni element na stole. Dodatkowe punkty: { $n }, już doliczone powyżej.
play-stock-empty = Stos się skończył: każdy ma jeszcze jedną turę.
play-last-turns =
    { $n ->
        [one] Ostatnia tura gry.
        [few] Jeszcze { $n } tury do końca gry.
       *[many] Jeszcze { $n } tur do końca gry.
    }
play-bag =
    { $n ->
        [0] Worek jest pusty.
        [one] { $n } element w worku.
        [few] { $n } elementy w worku.
       *[many] { $n } elementów w worku.
    }
play-stock =
    { $n ->
        [0] Stos jest pusty.
        [one] { $n } karta w stosie.
        [few] { $n } karty w stosie.
       *[many] { $n } kart w stosie.
    }
play-hand = Masz: { $pieces }
play-opening = Otwierasz grę: wyłóż cały swój największy zestaw.
play-opening-any = Otwierasz grę: możesz zagrać dowolną turę.
play-forced-dead = Żadna ścianka twoich kostek nigdzie by nie pasowała: naciśnij Enter, żeby włożyć je do worka i wylosować nowe.
play-dead = kostki bez wyjścia wracają do worka
play-may-reroll = Najpierw możesz rzucić ponownie wybranymi kostkami: wpisz reroll i ich nazwy.
play-forced-pass = Nie możesz nic zrobić: naciśnij Enter, żeby pominąć turę.
play-forced-roll = Nic nie pasuje: naciśnij Enter, żeby rzucić wszystkimi kostkami.
play-forced-redraw = Nic nie da się zagrać: naciśnij Enter, żeby pokazać swoje karty i wziąć nowe.
play-winner = Zwycięstwo: { $names } ({ $points })
play-shared = Wspólne zwycięstwo: { $names } ({ $points })
ending-last_piece = Wszystko wyłożone, gra skończona.
ending-nobody_can_place = Nic z tego, co zostało, nigdzie nie pasuje.
ending-last_turns = Stos się skończył i wszyscy mieli już ostatnią turę.
ending-all_passed = Wszyscy po kolei pominęli turę.
ending-resigned = Gra zakończyła się poddaniem.
ending-turn_limit = Gra osiągnęła największą liczbę tur, na jaką pozwala serwer. Decydują punkty.
shared-title =
    { $n ->
        [0] { $game }: gra porzucona
        [one] { $game }: wygrywa { $names }
        [few] { $game }: wspólne zwycięstwo: { $names }
       *[many] { $game }: wspólne zwycięstwo: { $names }
    }
shared-about = { $scores }. Zobacz stół na koniec gry i odtwórz każdy ruch.
play-confirm = Naciśnij Enter, żeby zatwierdzić, albo wpisz undo.
play-help-qwirkle =
    Rt@3,-2     dołóż czerwoną gwiazdkę w kolumnie 3, rzędzie -2 (x w prawo, y w dół); można kilka naraz
    swap Rt Bs  wymień te płytki
play-help-cubes =
    Rt@3,-2       dołóż czerwoną gwiazdkę w kolumnie 3, rzędzie -2 (x w prawo, y w dół); można kilka naraz
    reroll Rt Bs  rzuć tymi kostkami jeszcze raz, tylko raz, przed dokładaniem
    roll          rzuć wszystkimi kostkami, gdy nic nie pasuje
play-help-cards =
    play Rt Bt Gt                    zagraj te karty; stół ułoży się sam
    play Rt : RtBtGt YoYsYd          to samo, ale z całym stołem tak, jak chcesz, rząd po rzędzie
    play Rt : YoYsYd ! RtOtYtGtBtPt  zabrane Qwirkle wpisuje się po !
    redraw                           gdy nic nie da się zagrać
play-help =
    Kolory: R czerwony, O pomarańczowy, Y żółty, G zielony, B niebieski, P fioletowy.
    Symbole: o koło, s kwadrat, d romb, t gwiazdka, c koniczyna, x iks.
    Enter lub done  zatwierdź ruch      undo       cofnij jeden krok           clear  cofnij wszystko
    hint            pokaż jakiś ruch    why        wyjaśnij ostatnią odmowę    rules  pokaż zasady
    table           pokaż stół          save PLIK  zapisz grę                  quit   zakończ
    help            pokaż tę pomoc      load PLIK  graj dalej z pliku

## Uczenie

train-arg-seats = liczba graczy: 2 (domyślnie), 3 lub 4
train-arg-seed = liczba całkowita; takie same ziarna dają takie same wagi (domyślnie 1)
train-arg-out = folder na ukończone rundy i wagi (domyślnie „training”); przerwane uczenie jest stamtąd wznawiane
train-arg-jobs = ile partii gra się naraz (domyślnie jedna na rdzeń); wagi od tego nie zależą
train-done = Wagi są w „{ $file }”.

## Serwer

cli-static = Zapisz klienta WWW jako stronę statyczną: folder, który może udostępniać każdy serwer WWW, pod dowolną ścieżką.
cli-static-examples =
    Przykłady:
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = folder do zapisania: pusty, nowy albo wcześniejsza strona statyczna
static-arg-server = adres serwera Sixfold do gry ze znajomymi, np. https://play.example (domyślnie: brak)
static-done = { $folder } jest gotowy: może go udostępniać dowolny serwer WWW.
static-bad-server = „{ $value }” nie jest adresem serwera: potrzebne https:// lub http:// i nazwa, bez ścieżki.
static-not-empty = { $folder } zawiera inne pliki: wybierz pusty albo nowy folder.
static-no-kernel = Klient WWW w tej instalacji nie ma jądra dla przeglądarki, więc potrzebuje serwera. Użyj wydanego pakietu albo zbuduj go programem „run web”.
cli-serve = Uruchom serwer: stoły dla ludzi i botów w sieci.
cli-serve-examples =
    Przykłady:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = ADRES
cli-meta-addresses = ADRESY
cli-meta-seconds = SEKUNDY
cli-arg-host = adres nasłuchu (domyślnie 127.0.0.1: tylko ten komputer)
cli-arg-port = port nasłuchu (domyślnie 8000; 0: dowolny wolny)
cli-arg-db = gdzie przechowywane są stoły: plik SQLite (domyślnie sixfold.db) lub postgresql://…
cli-arg-relay = adres nats://…, przez który kilka procesów serwera wymienia się informacjami
cli-arg-workers = procesy, w których myślą boty (domyślnie o jeden mniej niż rdzeni)
cli-arg-password-file = plik z hasłem do tego serwera (albo zmienna SIXFOLD_PASSWORD)
cli-arg-origin = zezwól też na strony spod tego adresu, np. https://play.example (można podać kilka razy)
cli-arg-hosts = nazwa, pod którą przeglądarki trafiają na serwer, np. play.example; * dla dowolnej (można podać kilka razy)
cli-arg-proxies = adresy zaufanych serwerów proxy (używane są ich nagłówki X-Forwarded), oddzielone przecinkami
cli-arg-sockets = maksymalna liczba otwartych połączeń (domyślnie 50000)
cli-arg-per-client = pomnóż limity dla jednego adresu przez tę liczbę
cli-arg-keep-days = dni od ostatniego zdarzenia, po których stół jest usuwany (domyślnie 365; 0: nigdy)
cli-arg-webhook = adres URL powiadamiany, czyja kolej w grach z ruchami trwającymi dni, i o wynikach (albo zmienna SIXFOLD_WEBHOOK)
cli-arg-private-push = wysyłaj powiadomienia także do usług push w sieciach prywatnych
cli-arg-drain = ile sekund po SIGTERM nadal obsługiwać połączenia, zgłaszając „niegotowy” (domyślnie 5)
cli-arg-quiet = zapisuj w dzienniku tylko ostrzeżenia i błędy
serve-at = Sixfold działa pod { $url }
serve-cannot-listen = Nie można nasłuchiwać pod { $host }, port { $port }: { $why }
serve-no-client = Ta instalacja nie zawiera klienta WWW, więc nie ma stron: działają tylko interfejs dla programów i klient w terminalu. Użyj wydanego pakietu albo zbuduj klienta programem „run”.
serve-bad-webhook = --webhook wymaga adresu URL zaczynającego się od https:// lub http://, ewentualnie po discord+, telegram+, ntfy+ lub json+.
webhook-turn = { $game }, stół { $table }. Kolej: { $name }.
webhook-reminder = { $game }, stół { $table }: { $name } ma mało czasu na ten ruch.
webhook-over = { $game }, stół { $table }: koniec gry. { $scores }
push-turn = Twoja kolej.
push-played = { $name } kończy ruch. Twoja kolej.
push-reminder = Twoja kolej, a czas się kończy.
no-table = Nie ma takiego stołu.
no-secret = Nie masz miejsca przy tym stole.
no-host = Może to zrobić tylko gospodarz.
no-started = Gra już się zaczęła.
no-not_started = Gra jeszcze się nie zaczęła.
no-over = Gra się skończyła.
no-full = Wszystkie miejsca są zajęte.
no-seat_taken = To miejsce nie jest wolne.
no-waiting = Jest jeszcze wolne miejsce.
no-edition = Nie ma wydania { $value }.
no-level = Nie ma bota { $value }.
no-turn = Gra poszła już dalej: spójrz jeszcze raz na stół.
no-not_your_turn = To nie twoja kolej.
no-bot_plays = Bot gra za ciebie: najpierw wróć na swoje miejsce.
no-salt = Kontrola uczciwości nie powiodła się: to nie jest zapowiedziana wartość.
no-still_here = Ten gracz wciąż tu jest.
no-not_away = Tego miejsca nie można oddać botowi.
no-out_of_time = Twój czas się skończył, a wrócić można tylko raz.
no-resigned = Ta gra jest już przez ciebie poddana.
no-undo = Tej tury nie można cofnąć: od tego czasu coś dobrano lub pokazano.
no-carry = Ten link wygasł albo został już użyty.
no-let_in = Inni nie mogą otworzyć tego miejsca. Podaj jego PIN albo potwierdź kod w przeglądarce, która ma to miejsce.
no-guest = Tę przeglądarkę wpuścili inni, więc nie może tego zrobić. Użyj pierwszej przeglądarki tego miejsca.
no-pin = Ten PIN jest niepoprawny.
no-pin_pause = Zbyt wiele błędnych PIN-ów. Spróbuj później.
no-password = Ten serwer wymaga hasła.
no-origin = Żądania z tamtej strony nie są dozwolone.
no-address = Ten serwer nie obsługuje adresu { $value }. Może go dopuścić jego operator.
no-unreadable = Tej wiadomości nie da się odczytać.
no-too_large = Ta wiadomość jest za długa.
no-too_often = Nie tak szybko: spróbuj za chwilę.
no-too_many = Masz teraz zbyt wiele stołów lub połączeń.
no-limit = Przy tym stole zdarzyło się to już zbyt wiele razy.
no-method = Ten rodzaj żądania nie jest obsługiwany.
no-busy = Teraz się nie udało: spróbuj ponownie.
phrase-hello = Cześć!
phrase-well_done = Brawo!
phrase-oops = Ojej!
phrase-thanks = Dziękuję!
phrase-good_luck = Powodzenia!
phrase-hurry = Twoja kolej!
phrase-wait = Chwileczkę.
phrase-again = Jeszcze raz?
phrase-good_game = Świetna gra!
phrase-bye = Do zobaczenia!

## To, co się przechowuje

cli-backup = Skopiuj wszystko, co przechowuje serwer, do jednego pliku, podczas gdy działa dalej.
cli-backup-examples =
    Przykłady:
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Wypełnij pustą bazę danych kopią zapasową: te same stoły, miejsca i klucze.
cli-restore-examples =
    Przykłady:
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Administruj serwerem przez jego bazę danych, gdy działa.
cli-admin-examples =
    Przykłady:
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
cli-meta-action = DZIAŁANIE
cli-export = Zapisz gry z serwera do plików, po jednym na stół.
cli-export-examples =
    Przykłady:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Zrób z zapisów gier stoły: skończone gry do oglądania, pozostałe do dokończenia.
cli-import-examples =
    Przykłady:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = nowy plik na kopię; serwer może go użyć od razu
cli-arg-restore = plik zapisany przez „sixfold backup”
cli-arg-action = list (stoły i zablokowane adresy), close lub delete (zamknij lub usuń stół), erase-name (usuń imię osoby ze wszystkich stołów), ban lub unban (zablokuj lub odblokuj adres), rotate-key (zmień klucz podpisów)
cli-arg-target = stół, imię albo adres
cli-arg-export = folder na zapisy gier
cli-arg-all = także gry nieskończone, z ich sekretami: tylko dla ciebie
cli-arg-import = zapisy gier albo foldery z nimi
backup-done = Wszystko jest w „{ $file }”.
restore-done =
    { $n ->
        [one] { $n } stół jest
        [few] { $n } stoły są
       *[many] { $n } stołów jest
    } teraz w „{ $url }”.
admin-listed =
    { $n ->
        [one] { $n } stół
        [few] { $n } stoły
       *[many] { $n } stołów
    }. Zablokowane adresy: { $banned }
admin-closed = Stół { $table } jest zamknięty.
admin-was-over = Gra przy stole { $table } była już zakończona.
admin-deleted = Stół { $table } został usunięty.
admin-erased =
    { $n ->
        [one] Usunięto imię „{ $name }” przy { $n } stole.
        [few] Usunięto imię „{ $name }” przy { $n } stołach.
       *[many] Usunięto imię „{ $name }” przy { $n } stołach.
    }
admin-banned = Adres { $address } jest zablokowany.
admin-unbanned = Adres { $address } nie jest już zablokowany.
admin-rotated = Serwer podpisuje odtąd nowym kluczem { $id }. Wcześniejsze klucze pozostają na liście.
admin-bad-address = „{ $address }” nie jest adresem IP.
export-done =
    { $n ->
        [one] Zapisano { $n } grę
        [few] Zapisano { $n } gry
       *[many] Zapisano { $n } gier
    } w folderze „{ $folder }”, już wcześniej było tam: { $there }.
import-new = { $file }: nowy stół { $table }
import-there = { $file }: już jest, to stół { $table }
import-other = { $file }: na stole { $table } jest ta gra, ale potoczyła się inaczej; nic nie zmieniono
import-seat = { "    " }miejsce gracza { $name }, sekret { $secret }
store-cannot = Nie da się otworzyć „{ $value }”: { $why }.
store-cannot_write = Nie da się zapisać „{ $value }”: { $why }.
store-not_empty = W „{ $value }” są już stoły; nic nie zmieniono.
store-no_table = Nie ma stołu { $value }.
store-busy = Stół { $value } ciągle się zmienia; spróbuj ponownie.
store-missing = W „{ $value }” nie ma żadnych stołów.
store-exists = „{ $value }” już istnieje i zostaje bez zmian.
store-empty = „{ $value }” to pusty plik. Usuń go, żeby zacząć od nowa, albo zastąp go kopią zapasową.
store-foreign = „{ $value }” zawiera coś innego niż stoły Sixfold; niczego w nim nie zmieniono.
store-broken = „{ $value }” jest uszkodzony; niczego w nim nie zmieniono. Użyj kopii zapasowej.
store-unreadable = Dziennika stołu { $value } nie da się odczytać.
store-newer = „{ $value }” zapisała nowsza wersja Sixfold; niczego w nim nie zmieniono. Użyj tamtej wersji.
store-leftover = „{ $value }” to część pliku, którego brakuje. Przywróć tamten plik albo przenieś ten.
store-in_use = „{ $value }” jest już używane przez inny serwer. Najpierw go zatrzymaj albo podaj wszystkim ten sam --relay.
store-failed = Stoły są teraz niedostępne: { $value }
store-closed = Serwer kończy pracę.
store-package = Pakiet „{ $value }” nie jest zainstalowany: jest częścią „sixfold[large]”.
store-relay = „{ $value }” nie odpowiada: { $why }.

## Klient WWW

web-skip = Przejdź do stołu
web-home = Sixfold, strona główna
web-lobby = Nowa gra
web-game = Gra
web-about-qwirkle = Układaj płytki w linie jednego koloru lub symbolu: sześć różnych to Qwirkle.
web-about-cubes = Rzucaj kostkami i układaj je w linie jednego koloru lub symbolu: sześć różnych to Qwirkle.
web-about-cards = Wykładaj rzędy jednego koloru lub symbolu, przegrupowuj karty na stole i zbieraj rzędy po sześć kart.
web-front-continue = Graj dalej
web-front-games = Twoje gry
web-front-all = Wszystkie gry ({ $n })
web-front-turn-of = Kolej: { $name }
web-front-left = zostało { $time }
web-front-ended = Koniec: { $points }
web-front-options = Opcje
web-front-bot = Zagraj z botem
web-front-bot-about = Zaczyna się od razu
web-front-level = Poziom bota
web-front-friend = Zagraj ze znajomym
web-front-friend-about = Przez link lub kod, bez konta
web-front-code = Kod
web-front-device = Jedno urządzenie
web-front-device-about = Podawajcie je sobie
web-front-daily-about = Codziennie nowa
web-front-player = Gracz 1
web-front-more-players = Więcej graczy
web-front-hints = Podpowiedzi
web-front-hints-bots = Tylko przeciw botom
web-front-hints-always = Z podpowiedziami
web-front-hints-never = Bez podpowiedzi
web-front-more = Nauka i narzędzia
web-edition = Wydanie
web-house-rules = Zasady domowe
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-move = 2 minuty na turę
web-clock-game = Po 15 minut
web-clock-day = Dzień na turę
web-seats = Miejsca
web-your-name = Twoje imię
web-rename = Zmień imię
web-rename-save = Zapisz imię
web-rename-done = Twoje imię to teraz { $name }.
web-me = Ja
web-you = Ty
web-seat-n = Miejsce { $n }
web-remove-seat = Usuń miejsce { $n }
web-add-seat = Dodaj znajomego lub bota
web-friend-by-link = Znajomy przez link
# As in English.
web-bot-level = Bot: { $level }
# Jak nazywa się bot, w każdym zdaniu. $number to 0 albo numer bota tego samego poziomu.
# As in English.
web-bot-name =
    { $number ->
        [0] Bot { $level }
       *[other] Bot { $level } { $number }
    }
web-public = Publiczny: każdy może znaleźć ten stół i dołączyć
web-join-code = Dołącz za pomocą kodu
web-join = Dołącz
web-public-tables = Otwarte stoły
web-on = Trwa
web-phase-open = Czeka na graczy
web-phase-revealing = Zaraz się zacznie
web-phase-playing = Trwa
web-phase-over = Zakończona
web-phase-closed = Porzucona
web-password = Hasło tego serwera
web-enter = Wejdź
web-not-kept = Ta przeglądarka niczego tu nie zapamiętuje: nie zamykaj strony podczas gry.
web-rules = Zasady
web-light = Jasny motyw
web-dark = Ciemny motyw
web-settings = Ustawienia
web-lost-title = Czegoś brakuje
web-lost-page = Nie ma takiej strony.
web-lost-table = Nie można otworzyć tego stołu.
web-lost-gone = Serwer nie odpowiada.
web-lost-closed = Tę grę porzucono.
web-lost-advice = Sprawdź link lub kod i spróbuj ponownie. Z twoich gier nic nie przepadło.
web-lost-home = Na stronę główną
web-loading = Przygotowuję stół
web-reconnecting = Ponawiam połączenie. Twój ruch nie przepadnie.
web-connection-lost = Utracono połączenie. Ponawiam próbę.
web-connection-back = Połączono.
web-join-title = Usiądź przy tym stole
web-join-with = Przy stole: { $names }
web-sit-down = Usiądź
web-full = Wszystkie miejsca są zajęte.
web-already-on = Gra już się zaczęła.
web-back-title = Już tu grasz?
web-back-who = Wybierz swoje imię, aby wrócić na swoje miejsce w tej przeglądarce.
web-back-ask = Poproś o wpuszczenie
web-back-get = Pobierz kod
web-back-enter = Wróć na moje miejsce
web-back-code = Twój kod: { $code }
web-back-wait = Podaj go pozostałym graczom. Wpisują go w menu stołu, w „Wpuść gracza z powrotem”. Gdy wszyscy potwierdzą i minie minuta, grasz tutaj jako { $name }.
web-back-cancel = Wycofaj prośbę
web-back-none = To miejsce nie ma PIN-u, a inni nie mogą go teraz otworzyć. Użyj pierwszej przeglądarki albo wybierz w niej „Graj na innym urządzeniu”.
web-back-own = Inni nie mogą otworzyć tego miejsca: potrzebna jest przeglądarka, w której grasz. Pobierz tutaj kod i wpisz go tam.
web-back-lost = Jeśli nie masz już tamtej przeglądarki, pozostali mogą pozwolić, by zagrał za ciebie bot.
web-back-wait-own = Wpisz go w przeglądarce, w której grasz: w menu stołu, w „Wpuść gracza z powrotem”. Wtedy od razu jesteś tu jako { $name }.
web-pin = PIN, od 4 do 8 cyfr
web-pin-optional = PIN, od 4 do 8 cyfr (nieobowiązkowy)
web-pin-join = Z PIN-em wrócisz na swoje miejsce z innej przeglądarki.
web-pin-only = Wybierz PIN, aby móc wrócić z innej przeglądarki. Przy tym stole inni nie mogą cię wpuścić.
web-pin-choose = Wybierz PIN
web-pin-menu = Mój PIN
web-pin-how = Podając imię i ten PIN, wrócisz na swoje miejsce z innej przeglądarki. Inni nie mogą już wtedy nikogo wpuścić za ciebie.
web-pin-save = Zapisz PIN
web-pin-set = PIN jest zapisany.
web-pin-remove = Usuń PIN
web-pin-removed = PIN jest usunięty.
web-let-in = Wpuść gracza z powrotem
web-let-in-how = Tylko jeśli wiesz, że to kod tego gracza: zadzwoń i poproś o odczytanie. Jeśli to twoja druga przeglądarka, wybierz siebie.
web-let-in-who = Gracz
web-let-in-code = Kod
web-let-in-confirm = Wpuść
web-let-in-done = Twoja druga przeglądarka ma teraz twoje miejsce.
web-let-in-asked = Potwierdzone. Potrwa to minutę, a pozostali gracze też muszą potwierdzić.
web-let-in-news = Za zgodą pozostałych { $name } gra znowu, z innej przeglądarki.
web-let-in-you = Pozostali wpuścili inną przeglądarkę na twoje miejsce. Jeśli to nie ty, odbierz jej dostęp.
web-let-in-undo = Odbierz dostęp innym przeglądarkom
web-let-in-option = Wystarczy jeden inny gracz, aby kogoś wpuścić z powrotem
web-let-in-option-about = W przeciwnym razie potrzeba dwóch. Kto potwierdza sam, mógłby zobaczyć, co ma ten gracz.
web-let-in-rule =
    { $n ->
        [0] Jeśli stracisz dostęp do swojej przeglądarki, inni nie mogą cię wpuścić. Z PIN-em wrócisz.
        [1] Jeśli ktoś straci dostęp do swojej przeglądarki, jeden inny gracz może go wpuścić z powrotem. Kto ma PIN, wraca tylko sam.
       *[other] Jeśli ktoś straci dostęp do swojej przeglądarki, dwóch innych graczy może go wpuścić z powrotem. Kto ma PIN, wraca tylko sam.
    }
web-let-in-sees = Kto to potwierdza, mógłby zobaczyć, co ma ten gracz.
web-offer-let_in =
    { $you ->
        [yes] Ktoś prosi o twoje miejsce z innej przeglądarki, z kodem { $code }. Jeśli to nie ty, wycofaj prośbę.
       *[no] Gracz { $other } prosi o wpuszczenie z innej przeglądarki, z kodem { $code }. Zgódź się tylko, jeśli znasz ten kod od tego gracza.
    }
web-watch = Oglądaj
web-host = Gospodarz
web-here = Przy stole
web-away = Poza stołem
web-open-seat = Wolne miejsce
web-waiting-for = Czeka na kogoś
web-revoke = Zwolnij miejsce
web-scan = Zeskanuj albo wyślij link. Konto nie jest potrzebne.
web-qr = Kod QR z linkiem do tego stołu
web-only-here = Ten adres działa tylko na tym komputerze.
web-only-here-how = Dla innych urządzeń w twojej sieci uruchom „{ $command }” i otwórz wyświetlony adres.
web-in-app = To przeglądarka innej aplikacji. Otwórz tę stronę we własnej przeglądarce, inaczej możesz stracić miejsce.
web-copy-link = Kopiuj link
web-in-app-stay = Zostań tutaj
web-share = Udostępnij link
web-copied = Skopiowano
web-not-copied = Nie udało się skopiować
web-start = Rozpocznij grę
web-start-when = Możesz rozpocząć grę, gdy wszystkie miejsca będą zajęte.
web-host-starts = Czekamy, aż gospodarz rozpocznie grę.
web-leave = Odejdź od stołu
web-table = Stół
web-board = Stół: strzałkami przechodzisz z pola na pole
web-players = Gracze
web-move-and-history = Ruch i historia
web-more = Więcej opcji
web-close = Zamknij
web-bag = W worku lub stosie:
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-fit = Pokaż wszystko
web-your-turn = Twoja kolej
web-title-your-turn = ● Twoja kolej · { $title }
web-on-turn = Teraz gra
web-turn-of = Teraz gra { $name }.
web-bot-stands-in = W zastępstwie gra bot
web-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
web-hand-of = Kostki gracza { $name }
web-over = Gra skończona.
web-your-move = Twój ruch
web-nothing-laid = Jeszcze nic nie wyłożono.
web-wait = Inni się zastanawiają.
web-moves = Ruchy
web-no-moves = Jeszcze nie było ruchów.
web-turn-swap =
    { $n ->
        [one] wymiana { $n } płytki
        [few] wymiana { $n } płytek
       *[many] wymiana { $n } płytek
    }
web-turn-reroll = ponowny rzut: { $n }
web-turn-roll = nic nie pasowało, nowy rzut
web-turn-redraw = nie ma co zagrać, nowe karty
web-turn-pass = pominięta tura
web-unseen = Jeszcze ukryte
web-unseen-kind = { $piece }: { $n }
web-your-hand = Co masz do gry
web-rack = Twoje elementy, klawisze 1–9
web-undo = Cofnij
web-shuffle = Potasuj
web-sort = Posortuj
web-exchange = Wymień
web-reroll = Rzuć ponownie
web-choose-exchange = Wybierz płytki do wymiany.
web-choose-reroll = Wybierz kostki do ponownego rzutu.
web-exchange-n =
    { $n ->
        [one] Wymień { $n } płytkę
        [few] Wymień { $n } płytki
       *[many] Wymień { $n } płytek
    }
web-roll-n =
    { $n ->
        [one] Rzuć { $n } kostką
        [few] Rzuć { $n } kostkami
       *[many] Rzuć { $n } kostkami
    }
web-play-for =
    { $n ->
        [one] Zagraj: { $n } punkt
        [few] Zagraj: { $n } punkty
       *[many] Zagraj: { $n } punktów
    }
web-place-a-tile =
    { $game ->
        [cubes] Wyłóż kostkę
       *[qwirkle] Wyłóż płytkę
    }
web-opening-owes = Na początek wyłóż { $n }
web-you-open =
    { $game ->
        [cubes]
            { $n ->
                [one] Zaczynasz. Twoja najdłuższa linia ma { $n } kostkę.
                [few] Zaczynasz. Twoja najdłuższa linia ma { $n } kostki.
               *[many] Zaczynasz. Twoja najdłuższa linia ma { $n } kostek.
            }
       *[other]
            { $n ->
                [one] Zaczynasz. Twoja najdłuższa linia ma { $n } płytkę.
                [few] Zaczynasz. Twoja najdłuższa linia ma { $n } płytki.
               *[many] Zaczynasz. Twoja najdłuższa linia ma { $n } płytek.
            }
    }
web-choose-first = Najpierw wybierz
web-fits-first = { $piece }: pasuje tutaj.
web-fits =
    { $n ->
        [0] { $piece }: teraz nigdzie nie pasuje.
        [one] { $piece }: pasuje w { $n } miejscu. Liczba to punkty.
        [few] { $piece }: pasuje w { $n } miejscach. Liczby to punkty.
       *[many] { $piece }: pasuje w { $n } miejscach. Liczby to punkty.
    }
web-chosen =
    { $n ->
        [one] Wybrano: { $piece }, { $n } miejsce.
        [few] Wybrano: { $piece }, { $n } miejsca.
       *[many] Wybrano: { $piece }, { $n } miejsc.
    }
web-draft-points =
    { $n ->
        [one] Razem { $n } punkt.
        [few] Razem { $n } punkty.
       *[many] Razem { $n } punktów.
    }
web-cell = Rząd { $row }, kolumna { $column }.
web-at-cell = rząd { $row }, kolumna { $column }
web-at-row = wiersz { $row }, od kolumny { $column }
web-at-column = kolumna { $column }, od wiersza { $row }
web-qwirkles-taken = zabrane Qwirkle: { $sets }
web-empty-cell = Puste.
web-makes = { $piece }: { $n }.
web-drafted = Wyłożone, jeszcze niezagrane.
web-missing = brakuje: { $what }
web-complete = komplet
web-taken-back = Cofnięto.
web-why = Dlaczego?
web-forced-pass = W tej turze nie możesz nic zrobić.
web-forced-roll = Nic nie pasuje: rzuć wszystkimi kostkami.
web-forced-redraw = Nic nie da się zagrać: pokaż swoje karty i dobierz nowe.
web-do-pass = Pomiń turę
web-do-roll = Rzuć wszystkimi kostkami
web-do-redraw = Dobierz nowe karty
web-talk = Rozmowa
web-mute = Nie pokazuj, co mówią inni
web-played =
    { $n ->
        [one] { $name }: { $n } punkt.
        [few] { $name }: { $n } punkty.
       *[many] { $name }: { $n } punktów.
    }
web-you-win = Wygrywasz
web-wins = Wygrywa { $name }
web-shared-win = Wspólne zwycięstwo: { $names }
web-given-up = Grę porzucono
web-rematch = Zagraj jeszcze raz
web-join-rematch = Do nowej gry
web-download = Pobierz zapis
web-result-last-piece = +{ $n } za ostatni element: { $name }
web-result-close = Było blisko. Różnica: { $what }.
web-result-best-of-all = Najlepszy ruch gry należy do ciebie: { $what } w ruchu { $turn }.
web-result-your-qwirkles =
    { $n ->
        [one] Masz na koncie Qwirkle.
        [few] Masz na koncie { $n } Qwirkle.
       *[many] Masz na koncie { $n } Qwirkli.
    }
web-result-your-best = Twój najlepszy ruch: { $what } w ruchu { $turn }.
web-result-next = Następna gra zaczyna się od zera.
web-result-best = Najlepszy ruch: { $n } (ruch { $turn })
web-result-qwirkles = Qwirkle: { $n }
web-result-per-turn = Na turę: { $n }
web-result-luck = Szczęście i umiejętności
web-result-wants =
    { $n ->
        [one] { $names } chce rewanżu.
        [few] { $names } chcą rewanżu.
       *[many] { $names } chcą rewanżu.
    }
web-result-you-want = Chcesz rewanżu. Teraz odpowiadają pozostali.
web-result-join = Dołącz
web-result-not-now = Nie teraz
web-result-agreed = Dołącza
web-result-declined = Nie teraz
web-result-no-answer = Jeszcze bez odpowiedzi
web-result-start = Zacznij teraz, bot zastąpi: { $names }
web-result-begun = Nowa gra już trwa. Dopóki nie przyjdziesz, gra za ciebie bot.
web-result-watch = Oglądaj nową grę
web-result-share = Udostępnij tę grę
web-result-share-about = Każdy, kto ma link, zobaczy imiona, wynik i wszystkie ruchy.
web-result-unshare = Nie udostępniaj dłużej
web-result-unshared = Link nie pokazuje już tej gry.
web-shared-game = Udostępniona gra
web-shared-gone = Pod tym adresem nie ma udostępnionej gry.
web-shared-replay = Odtwórz i przeanalizuj
web-shared-play = Zagraj w Sixfold
web-no-set = Jeszcze nie rząd
web-needs = brakuje
web-set-short = za krótki: co najmniej trzy
web-set-mismatch = ani ten sam kolor, ani ten sam symbol
web-set-duplicate = ta sama karta dwa razy
web-set-orphan = nowy rząd wymaga karty z ręki
web-set-keep-three = { $set }: co najmniej trzy muszą zostać razem
web-you-take-it = zabierasz go
web-card-chosen = Wybrano: { $piece }.
web-choose-set =
    { $n ->
        [one] Wybierz, gdzie położyć kartę.
        [few] Wybierz, gdzie położyć karty.
       *[many] Wybierz, gdzie położyć karty.
    }
web-put-here = Połóż tu: { $set }
web-back-to-hand = Z powrotem na rękę
web-not-to-hand = Karty ze stołu zostają na stole.
web-new-set = Nowy rząd: trzy pasujące karty
web-card-caption =
    { $color ->
        [red] Czer{ "\u00AD" }wony
        [orange] Pomarań{ "\u00AD" }czowy
        [yellow] Żółty
        [green] Zielony
        [blue] Niebie{ "\u00AD" }ski
       *[purple] Fiole{ "\u00AD" }towy
    }
web-from-hand = Z ręki
web-moved = Przeniesiona
web-cards-open = Zaczynasz: wyłóż rząd.
web-cards-open-largest = Zaczynasz: wyłóż swój największy rząd (liczba kart: { $n }) i nic więcej.
web-cards-turn = Twoja kolej: zagraj co najmniej jedną kartę. Możesz też przekładać karty na stole.
web-table-is-legal = Wszystko pasuje.
web-table-not-legal = Jeszcze nie wszystko pasuje.
web-reset = Przywróć stół
web-tidy = Uporządkuj
web-finish = Zakończ turę
web-finish-taking =
    { $n ->
        [one] Zakończ, weź { $n } Qwirkle
        [few] Zakończ, weź { $n } Qwirkle
       *[many] Zakończ, weź { $n } Qwirkli
    }
web-language = Język
web-live = Jak teraz wyglądają płytki
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-palette = Kolory
web-palette-clear = Łatwe do odróżnienia
web-palette-classic = Klasyczne
web-palette-contrast = Wysoki kontrast
web-palette-own = Własne
web-own-colors = Moje kolory
web-marks = Znaki na elementach
web-marks-cuts = Nacięcia
web-marks-letters = Litery
web-marks-none = Brak
web-ground = Elementy
web-ground-dark = Heban
web-ground-light = Kość słoniowa
web-text-size = Rozmiar tekstu
web-play = Gra
web-show-legal = Pokazuj, gdzie można położyć
web-left-handed = Układ dla leworęcznych
web-calm = Mniej ruchu
web-sound = Dźwięk
web-notify-title = Dźwięk i powiadomienia
web-notify-vibration = Wibracja, gdy przychodzi twoja kolej
web-notify-me = Powiadom mnie, gdy przyjdzie moja kolej
web-notify-on = To urządzenie powiadomi cię, gdy przyjdzie tu twoja kolej.
web-notify-off = To urządzenie nie jest już powiadamiane o twojej kolei przy tym stole.
web-notify-denied = Ta przeglądarka blokuje powiadomienia z tej witryny. Zezwól na nie w jej ustawieniach dla tej strony i wróć tutaj.
web-notify-unsupported = Ta przeglądarka nie może tu odbierać powiadomień. Na iPhonie lub iPadzie dodaj Sixfold do ekranu początkowego i otwórz stamtąd.
web-notify-failed = Usługa powiadomień przeglądarki nie odpowiedziała. Spróbuj później.
web-notify-where = Gry bez zegara albo z co najmniej jednym dniem na ruch mogą powiadamiać to urządzenie, gdy przychodzi twoja kolej. Włączysz to przy stole.
web-notify-tables =
    { $n ->
        [one] To urządzenie powiadamia cię o twojej kolei przy jednym stole.
        [few] To urządzenie powiadamia cię o twojej kolei przy { $n } stołach.
       *[many] To urządzenie powiadamia cię o twojej kolei przy { $n } stołach.
    }
web-notify-stop-all = Wyłącz wszystkie powiadomienia
web-notify-stopped = To urządzenie nie otrzymuje już powiadomień.
web-letter-keys = Litery jako skróty
web-too-close = { $a } i { $b } są zbyt podobne { $eyes }.
web-far-enough = Wszystkie sześć kolorów łatwo odróżnić, także przy daltonizmie.
web-eyes-normal = dla każdego
web-eyes-protan = dla osób z protanopią (czerwień)
web-eyes-deutan = dla osób z deuteranopią (zieleń)
web-eyes-tritan = dla osób z tritanopią (błękit)

## Playing in the browser from the command line

cli-arg-terminal = graj w terminalu, nie w przeglądarce
cli-arg-lan = pozwól grać także innym urządzeniom w twojej sieci
play-at = Sixfold działa w twojej przeglądarce: { $url } (Ctrl-C kończy)
play-open = Otwórz { $url } w przeglądarce na tym komputerze. Ctrl-C kończy; --terminal pozwala grać tutaj.
play-at-lan = Otwórz { $url } na dowolnym urządzeniu w twojej sieci. Ctrl-C kończy.
play-no-lan = Ten komputer nie ma adresu w sieci lokalnej.
web-update = Nowa wersja programu Sixfold jest gotowa.
web-update-now = Wczytaj ponownie
web-update-later = Później
web-no-server = Ta strona nie ma serwera. Jest potrzebny do gry ze znajomymi przez link, do gry każdy na swoim telefonie i do udostępniania gier. Wszystko inne działa.
web-offline = Dopóki nie wróci, możesz czytać, uczyć się i zmieniać ustawienia; twoje stoły są bezpieczne.
web-offline-learn = Naucz się grać

## The table and the review
web-beyond =
    { $n ->
        [one] Jeszcze { $n } miejsce poza widokiem
        [few] Jeszcze { $n } miejsca poza widokiem
       *[many] Jeszcze { $n } miejsc poza widokiem
    }
web-cubes-turn = Twoja kolej: wyłóż kostkę albo najpierw raz rzuć ponownie wybranymi.
web-agree = Zgadzam się
web-decline = Nie
web-withdraw = Wycofaj prośbę
web-ask-undo = Poproś o cofnięcie swojej tury
web-ask-hand-over = Niech bot zagra za gracza { $name }
web-offer-undo =
    { $you ->
        [yes] Prosisz o cofnięcie ostatniej tury.
       *[no] { $name } prosi o cofnięcie ostatniej tury.
    }
web-offer-hand_over = Gracza { $other } nie ma przy stole. Jeśli nie wróci na czas, zagra za niego bot.
web-offer-waiting = Czekamy na zgodę pozostałych.
web-bot-plays-for-you = Za ciebie gra bot.
web-take-seat-back = Wracam na swoje miejsce
web-watching = Oglądasz
web-share-watch = Udostępnij: oglądaj grę
web-leave-title = Opuścić grę?
web-leave-bot = Za ciebie zagra bot. Możesz wrócić na swoje miejsce w każdej chwili.
web-leave-ends = Nikt inny nie gra: poddajesz się i gra się kończy. Wynik pozostaje ważny.
web-leave-resign = Poddajesz się: nie możesz już wygrać tej gry ani do niej wrócić.
web-resigned = Poddanie
web-stay = Zostaję
web-dealing = Urządzenia uzgadniają rozdanie. Potrwa to najwyżej 15 sekund.
web-fair = Uczciwe rozdanie
web-fair-how = Przed rozdaniem serwer wybrał tajną liczbę i ją obiecał: poniżej jest jej odcisk. Potem urządzenie każdego gracza dodało liczbę losową. Razem decydują o wszystkim, co zostanie wylosowane lub wyrzucone, więc nikt nie może wybierać. Po grze wszystkie liczby są jawne i można je sprawdzić.
web-fair-here = Przed rozdaniem ta przeglądarka wybrała tajną liczbę. Poniżej jest jej odcisk. Z tej liczby wynika wszystko, co zostanie wylosowane lub wyrzucone. Po grze liczba jest w zapisie gry, a polecenie „sixfold verify” na komputerze może wszystko sprawdzić.
web-fair-commitment = Odcisk tajnej liczby serwera
web-fair-copy = Kopiuj odcisk
web-fair-salts = Liczby losowe graczy
web-fair-salt-used = dodana
web-fair-salt-withheld = obiecana, ale nie przysłana na czas
web-fair-salt-none = brak
web-fair-receipt = Pokwitowanie
web-fair-receipt-about = Serwer podpisał dla tego urządzenia to, co wszyscy widzieli do tury { $turn }. Możesz tym dowieść, że później niczego nie zmieniono.
web-fair-receipt-save = Zapisz pokwitowanie
web-fair-limits = Strona, która sprawdza, pochodzi z tego samego serwera. Aby od niego nie zależeć, zapisz pokwitowanie i zapis gry i sprawdź je poleceniem „sixfold verify” na komputerze.
web-fair-checks = Czy w tej grze rozdano uczciwie?
web-fair-checking = Sprawdzanie…
web-fair-again = Sprawdź ponownie
web-fair-right = Tak: wszystko się zgadza.
web-fair-partly = Nie znaleziono błędu, ale to urządzenie nie może sprawdzić wszystkiego.
web-fair-wrong = Nie: coś się nie zgadza.
web-fair-yes = zgadza się
web-fair-no = nie zgadza się
web-fair-unknown = nie sprawdzono
web-fair-check-promise = To, co obiecano przed rozdaniem, nie zmieniło się.
web-fair-check-secret = Tajna liczba i liczby losowe mają te odciski.
web-fair-check-salt = Użyto liczby losowej tego urządzenia.
web-fair-check-draws = Wszystkie rozdania, losowania i rzuty wynikają z tych liczb.
web-fair-check-receipt = Zapis gry jest tym, co serwer wysłał podczas gry.
web-fair-check-signature = Podpis serwera pod zapisem gry jest prawidłowy.
web-keys = Klawisze
web-key-choose = wybierz swoją płytkę, kostkę lub kartę
web-key-move = poruszaj się po stole
web-key-next = do następnego pasującego miejsca
web-key-enter = połóż; potem zagraj
web-key-undo = cofnij
web-key-drop = odłóż, potem wyczyść
web-key-exchange = wymień
web-key-roll = rzuć ponownie
web-key-new = nowy rząd
web-key-last = ostatni ruch
web-key-scores = odczytaj wyniki
web-key-list = ta lista
web-device-offline = Brak połączenia z siecią. Twój ruch nie przepadnie.
web-device-offline-sending = Brak połączenia z siecią. Twój ruch zostanie wysłany, gdy tylko sieć wróci.
web-sending = Wysyłanie…
web-waiting-hint = Podpowiedź zaraz będzie…
web-waiting-hint-offline = Brak połączenia. Podpowiedź pojawi się, gdy tylko wróci.
web-turn-of-away = Teraz kolej gracza { $name }, ale nie ma go przy stole.
web-laid-at = { $piece }: rząd { $row }, kolumna { $column }.
web-joined = { $name } dołącza do stołu.
web-left-seat = { $name } odchodzi od stołu.
web-renamed = { $name } nazywa się teraz { $other }.
web-reconnecting-sending = Ponawiam połączenie. Twój ruch zostanie wysłany, gdy tylko się uda.
web-trail = Od twojej tury
web-trail-all = Pokaż wszystko
web-trail-lay =
    { $points ->
        [one] { $name }: { $n } za { $points } punkt
        [few] { $name }: { $n } za { $points } punkty
       *[many] { $name }: { $n } za { $points } punktów
    }
web-trail-play =
    { $n ->
        [0] { $name }, zagrane karty: { $m }
       *[other] { $name }, zagrane karty: { $m }, zabrane Qwirkle: { $n }
    }
web-trail-other = { $name }: { $what }
web-trail-cell = Tura { $n } po twojej, { $name }.
web-trail-card = tura { $n } po twojej
web-key-replay = pokaż jeszcze raz tury po twojej
web-bot-pause = Krótka pauza przed turą bota
web-last-move =
    { $n ->
        [one] { $name }, { $n } punkt
        [few] { $name }, { $n } punkty
       *[many] { $name }, { $n } punktów
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle: { $name }
web-qwirkle-bonus = Qwirkle, 6 i 6 dodatkowych
web-last-piece =
    { $game ->
        [cubes] Ostatnia kostka
       *[qwirkle] Ostatnia płytka
    }
web-last-bonus =
    { $game ->
        [cubes] w tym { $n } za ostatnią kostkę
       *[qwirkle] w tym { $n } za ostatnią płytkę
    }
web-misfit-line = { $piece }: tu nie pasuje. { $line }.
web-misfit-twice = { $piece }: w tej linii już jest.
web-misfit-mixed = { $piece }: tu nie pasuje ani kolorem, ani symbolem.
web-misfit-full = { $piece }: tu nie pasuje, linia jest pełna.
web-misfit-touch = { $piece }: musi stykać się z czymś na stole.
web-misfit-straight = W jednej turze wykładasz wszystko w jednej linii, bez przerw.
web-misfit-opening = Na początek trzeba wyłożyć całą najdłuższą linię: { $piece } do niej nie należy.
web-rolled = Wypadło: { $what }.
web-keep-all = Zostaw wszystkie
web-select-all = Wszystkie
web-select-none = Żadne
web-nothing-fits = Nic nie pasuje: wymień płytki.
web-forced-roll-opening = Żadne dwie kostki nie pasują do siebie: rzuca się wszystkimi, aż będą pasować.
web-forced-dead = Żaden z twoich kolorów nigdzie nie pasuje. Twoje kostki wracają do worka: losujesz nowe i rzucasz nimi.
web-forced-pass-cubes = Żadna kostka, ani twoja, ani z worka, nigdzie nie pasuje: pomijasz turę.
web-forced-pass-cards = Nie możesz nic zagrać, a nowe karty nie pomogą: pomijasz turę.
web-forced-pass-empty = Nie masz już kart: pomijasz turę.
web-stuck-shown =
    { $you ->
        [yes] Nic nie dało się zagrać. To twoje pokazane karty; masz już nowe.
       *[no] { $name }: nic nie dało się zagrać. To pokazane karty; dobrano nowe.
    }
web-cards-play-one = Zagraj co najmniej jedną kartę z ręki.
web-orphan-why = Wszystkie rzędy są dobre, ale w jednym nowym nie ma karty z ręki.
web-keep-three-why =
    { $n ->
        [1] Wszystkie rzędy są dobre, ale z tego rzędu wzięto kartę do nowego, więc musi zachować co najmniej trzy: { $pieces }.
       *[other] Wszystkie rzędy są dobre, ale z tych rzędów wzięto karty do nowych, więc każdy musi zachować co najmniej trzy: { $pieces }.
    }
web-empty-table = Stół jest pusty.
web-no-cards = Nie ma już kart.
web-what-moved = Co się zmieniło
web-step-hand = { $what }: z ręki do rzędu „{ $to }”
web-step-new = { $what }: nowy rząd „{ $to }”
web-step-moved = { $what }: z rzędu „{ $from }” do rzędu „{ $to }”
web-step-taken = „{ $to }”: komplet, zabrany
web-legal = Poprawny
web-not-yet = Jeszcze nie
web-move-of = Ruch: { $name }
web-pile-of =
    { $n ->
        [one] { $name }: { $n } Qwirkle
        [few] { $name }: { $n } Qwirkle
       *[many] { $name }: { $n } Qwirkli
    }
web-supply-qwirkle = Worek
web-supply-cubes = Worek
web-supply-cards = Stos
web-bag-empty = Pusty: gra toczy się bez dobierania
web-pile-empty = Pusty
web-last-turns =
    { $n ->
        [one] Ostatnia tura
        [few] Jeszcze { $n } tury
       *[many] Jeszcze { $n } tur
    }
web-in-the-bag = Zostało w worku
web-picture = Zapisz obrazek
web-review = Przegląd
web-review-file = Obejrzyj grę jeszcze raz
web-review-drop = Wybierz zapis gry albo przeciągnij go tutaj.
web-review-bad = Ten plik nie jest zapisem gry.
web-review-not-over = Ta gra jeszcze trwa. Będzie można ją obejrzeć po zakończeniu.
web-review-slider = Ruch
web-review-announced = Ruch { $n }. { $name }: { $points }.
web-move-n-of = Ruch { $n } z { $of }
web-first-move = Na początek
web-previous-move = Ruch wstecz
web-next-move = Ruch naprzód
web-final-move = Na koniec
web-before-first = Przed pierwszym ruchem
web-hands = Co mają gracze
web-scores = Punkty
web-graph = Punkty ruch po ruchu. Na końcu: { $scores }

## Nauka i szukanie w zasadach

web-learn = Naucz się grać
web-learn-choose = Czego chcesz się nauczyć?
web-learn-about = Kilka małych ruchów, tak wolno, jak chcesz: nikt nie czeka.
web-learn-begin = Zacznij
web-learn-go-on = Dalej
web-learn-again = Jeszcze raz
web-learn-steps = Kroki: { $done } z { $of }
web-learn-finished = Ukończone
web-learn-step = Krok { $n } z { $of }
web-learn-next = Dalej
web-learn-back = Do poprzedniego kroku
web-learn-show = Pokaż mi
web-learn-restart = Zacznij ten krok od nowa
web-learn-play = Rozegraj swoją pierwszą grę
web-learn-play-about = Z botem, który też dopiero zaczyna.
web-learn-end = Umiesz już grać w { $name }
web-learn-other = Naucz się innej gry
web-learn-answers = Wybierz liczbę
web-learn-friend = Kostki Ady
web-learn-draw = Wylosuj z worka
web-learn-draw-cards = Dobierz ze stosu
web-learn-take = Zabierz Qwirkle
web-learn-new-set = Nowy rząd
web-learn-hint-first = Najpierw wybierz, co chcesz położyć.
web-learn-hint-first-cards = Najpierw dotknij kart, które mają tam trafić.
web-learn-hint-twice = { $piece }: to już jest w tej linii.
web-learn-hint-mismatch = { $piece }: do tej linii nie pasuje. Spróbuj z czymś innym.
web-learn-hint-elsewhere = Tam też wolno, ale wybierz miejsce z liczbą.
web-learn-hint-touch = Musi się stykać bokiem z czymś na stole.
web-learn-hint-nofit = { $piece }: tam nie pasuje. Wybierz miejsce z liczbą.
web-learn-hint-count = Policz jeszcze raz, po kolei.
web-learn-hint-keep = { $piece }: zostaw, to pasuje.
web-learn-hint-mark = Najpierw dotknij tego, czego nie chcesz zatrzymać.
web-learn-hint-find = { $piece }: to nie to. Popatrz jeszcze raz.
web-learn-hint-set-right = Ten rząd jest dobry. Poszukaj innego.
web-learn-hint-set-short = Rząd musi mieć co najmniej trzy karty.
web-learn-hint-set-mismatch = Karty w rzędzie mają wspólny kolor albo wspólny symbol.
web-learn-hint-set-duplicate = Ta sama karta nie może być w rzędzie dwa razy.
web-learn-hint-legal = Tak wolno, ale przeczytaj jeszcze raz, co zrobić.
web-learn-hint-table = Karty ze stołu zostają na stole.
web-learn-qwirkle-color = Dołóż swoją czerwoną płytkę na końcu czerwonej linii.
web-learn-qwirkle-color-done = Dobrze: jeden kolor, różne symbole.
web-learn-qwirkle-shape = To same koła: dołóż swoje.
web-learn-qwirkle-shape-done = Dobrze: jeden symbol, różne kolory.
web-learn-qwirkle-twice = Dołóż czerwoną płytkę, której jeszcze nie ma w tej linii.
web-learn-qwirkle-twice-done = Dobrze: w linii nic się nie powtarza.
web-learn-qwirkle-several = Dołóż do linii oba swoje kwadraty i naciśnij duży przycisk.
web-learn-qwirkle-several-done = Dobrze: ile chcesz, wszystkie w jednej linii.
web-learn-qwirkle-score = Każda płytka w linii to jeden punkt: ile to razem?
web-learn-qwirkle-score-done = Dobrze: cztery płytki, cztery punkty.
web-learn-qwirkle-cross = Połóż niebieską gwiazdkę tam, gdzie powstaną dwie linie.
web-learn-qwirkle-cross-done = Liczą się obie linie: cztery punkty i dwa punkty.
web-learn-qwirkle-qwirkle = Leży pięć fioletowych płytek: dołóż szóstą.
web-learn-qwirkle-qwirkle-done = Qwirkle: sześć punktów i jeszcze sześć.
web-learn-qwirkle-exchange = Nic nie pasuje: dotknij płytek, których nie chcesz, i je wymień.
web-learn-qwirkle-exchange-done = Masz nowe płytki, ale w tej turze bez punktów.
web-learn-qwirkle-draw = Po turze uzupełniasz do sześciu: wylosuj jedną płytkę.
web-learn-qwirkle-draw-done = Znów sześć, teraz gra następna osoba.
web-learn-qwirkle-last = Worek jest pusty: dołóż swoją ostatnią płytkę.
web-learn-qwirkle-last-done = Trzy punkty i jeszcze sześć za zakończenie gry.
web-learn-cubes-roll = Kostka nie zmienia koloru: rzuć i popatrz na symbole.
web-learn-cubes-roll-done = Te same kolory, nowe symbole.
web-learn-cubes-open = Wszyscy widzą wszystkie kostki: dotknij zielonej gwiazdki Ady.
web-learn-cubes-open-done = Dzięki temu wiesz, co mogą zrobić inni.
web-learn-cubes-again = Dotknij kostek, które nie pasują do zielonej linii, i rzuć nimi.
web-learn-cubes-again-done = Raz w turze możesz rzucić jeszcze raz.
web-learn-cubes-lay = Dołóż do linii obie swoje zielone kostki i naciśnij duży przycisk.
web-learn-cubes-lay-done = Pięć kostek w linii: pięć punktów.
web-learn-cubes-draw = Uzupełniasz do sześciu: wylosuj dwie kostki i od razu nimi rzuć.
web-learn-cubes-draw-done = Rzut był tylko nowymi kostkami.
web-learn-cubes-qwirkle = Leży pięć gwiazdek: dołóż brakujący kolor.
web-learn-cubes-qwirkle-done = Qwirkle: sześć punktów i jeszcze sześć.
web-learn-cubes-stuck = Nic nie pasuje: rzuć wszystkimi kostkami.
web-learn-cubes-stuck-done = Rzucasz, aż coś będzie pasować.
web-learn-cubes-fits = Dołóż kostkę, która teraz pasuje.
web-learn-cubes-fits-done = Dwa kwadraty: kto może dołożyć, ten musi.
web-learn-cards-shape = Dotknij trzech gwiazdek i ułóż z nich nowy rząd.
web-learn-cards-shape-done = To rząd: jeden symbol, różne kolory.
web-learn-cards-color = Trzy zielone to też rząd: ułóż go.
web-learn-cards-color-done = Dobrze: jeden kolor, różne symbole.
web-learn-cards-add = Dołóż swoją żółtą gwiazdkę do gwiazdek.
web-learn-cards-add-done = Rząd rośnie od trzech do sześciu kart.
web-learn-cards-wrong = Który rząd jest zły?
web-learn-cards-wrong-done = Dobrze: dwie karty to za mało.
web-learn-cards-take = Ułóż rząd z czerwonego koła ze stołu i swoich dwóch kół.
web-learn-cards-take-done = Trzy pozostałe czerwone nadal tworzą rząd.
web-learn-cards-qwirkle = Zbierz sześć kwadratów: dwa są twoje, jeden jest wśród czerwonych.
web-learn-cards-qwirkle-done = Qwirkle: jest twoje i daje jeden punkt.
web-learn-cards-draw = Uzupełniasz do dziewięciu: dobierz dwie karty.
web-learn-cards-draw-done = Znów dziewięć, teraz gra następna osoba.
web-rules-search = Szukaj w zasadach
web-rules-placeholder = Słowo albo numer, np. C15
web-rules-contents = Spis treści
web-rules-found =
    { $n ->
        [0] Tutaj nic nie znaleziono.
        [one] { $n } punkt zasad
        [few] { $n } punkty zasad
       *[many] { $n } punktów zasad
    }
web-rules-elsewhere = W innych grach
web-rules-here = Ta zasada
web-rules-link = Link do tej zasady, { $id }
web-rules-unknown = Nie ma tu zasady { $id }.

## Seats on another device

web-stats = Statystyki
web-stats-about = Liczone tylko na tym urządzeniu, gdy gra się tu kończy. Gry kilku osób na jednym urządzeniu się nie liczą. Wspólne zwycięstwo nie przerywa serii.
web-stats-none = Nie ma jeszcze skończonych gier. Liczy się tu gra, którą skończysz na tym urządzeniu.
web-stats-game = Gra
web-stats-all = Wszystkie gry
web-stats-games = Rozegrane gry
web-stats-won = Wygrane
web-stats-shared = Wspólne
web-stats-lost = Przegrane
web-stats-points = Punkty na turę
web-stats-qwirkles = Qwirkle na grę
web-stats-streak = Wygrane z rzędu teraz
web-stats-longest = Najwięcej wygranych z rzędu
web-stats-daily = Łamigłówki dnia z rzędu
web-stats-opponents = Wyniki według przeciwników
web-stats-opponent = Przeciwnik
web-stats-accuracy = Dokładność gry
web-stats-accuracy-none = Otwórz przegląd gry i poczekaj do końca analizy. Dokładność twoich ruchów pojawi się tutaj.
web-stats-chart = { $what }, od najstarszej gry: { $values }
web-stats-best = Najlepsze ruchy
web-stats-move = Ruch { $n }, przeciwnicy: { $names }
web-stats-files = Zapisz lub dodaj
web-stats-export = Zapisz do pliku
web-stats-import = Dodaj plik
web-stats-added = Dodane gry: { $n }, łamigłówki: { $puzzles }.
web-stats-bad = Ten plik nie zawiera statystyk.
web-stats-carry = Statystyki i rozwiązane łamigłówki są tylko na tym urządzeniu i nigdy nie są wysyłane na serwer. Aby mieć je na innym, zapisz je tu do pliku i dodaj ten plik tam.
web-stats-delete = Usuń wszystkie statystyki
web-stats-delete-ask = To usunie statystyki wszystkich gier na tym urządzeniu. Skończona gra, którą znowu otworzysz, policzy się ponownie.
web-stats-delete-now = Usuń
web-stats-keep = Zachowaj
web-stats-deleted = Statystyki zostały usunięte.
web-carry = Graj na innym urządzeniu
web-carry-what = Twoje miejsca przy stołach są zapisane na tym urządzeniu. Link przenosi je na inne, na którym możesz grać dalej. Tutaj też zostają.
web-carry-offer =
    { $count ->
        [0] Nie masz jeszcze stołów
        [one] Utwórz link do swojego stołu
        [few] Utwórz link do swoich { $count } stołów
       *[many] Utwórz link do swoich { $count } stołów
    }
web-carry-scan = Otwórz ten link na drugim urządzeniu w ciągu { $minutes } min. Działa tylko raz, a kto go ma, siada na twoim miejscu: nie dawaj go nikomu innemu.
web-carry-here = Ten link przenosi tu twoje miejsca z innego urządzenia.
web-carry-take = Przenieś tu moje stoły
web-carry-revoke = Odbierz moje miejsca wszystkim innym urządzeniom
web-carry-revoked = Teraz tylko to urządzenie ma twoje miejsca.
web-carry-hand = Ten telefon pokaże płytki, kostki lub karty jednego gracza. Stół zostaje tam, gdzie zeskanowano kod.
web-carry-show = Pokaż, co mam
web-layout-table = Duży widok: stół dla wszystkich
web-layout-hand = Głównie to, co mam

## A device that players share

web-together-title = Jedno urządzenie
web-together-about =
    { $game ->
        [cubes] Wszyscy grają tutaj, po kolei. Kostki wszystkich są odkryte.
       *[qwirkle] Wszyscy grają tutaj, po kolei. Nikt nie widzi, co mają inni.
    }
web-together-who = Kto gra?
web-together-kind = Gracz { $n }: człowiek czy bot
web-together-person = Człowiek
web-together-name = Gracz { $n }
web-together-name-of = Imię gracza { $n }
web-together-age = Wiek
web-together-age-of = Wiek gracza { $n }
web-together-ages =
    { $game ->
        [cubes] Wieku nie trzeba podawać: zaczyna najstarsza osoba.
       *[qwirkle]
            { $tie ->
                [youngest] Wieku nie trzeba podawać: jeśli zacząć może kilka osób, zaczyna najmłodsza z nich.
               *[oldest] Wieku nie trzeba podawać: jeśli zacząć może kilka osób, zaczyna najstarsza z nich.
            }
    }
web-together-add = Dodaj gracza
web-together-remove = Usuń gracza { $n }
web-together-hands = Gdzie gracie?
web-together-hands-here = Tutaj: podajemy sobie to urządzenie
web-together-hands-phones = W telefonach: to urządzenie jest stołem
web-together-between = Między turami
web-together-pass = Przekaż: { $name }
web-together-show = { $name }: pokaż, co mam
web-together-undo = Cofnij turę: { $name }
web-together-back = { $name } znów gra
web-together-phones = Każdy na swoim telefonie
web-together-phones-about = Kto zeskanuje swój kod, widzi na telefonie, co ma, i stamtąd gra. To urządzenie pokazuje stół.
web-together-code = Pokaż kod
web-together-here = Gra na tym urządzeniu
web-together-on-phone = Gra w telefonie
web-together-return = Z powrotem tutaj
web-together-qr = Kod QR na telefon gracza { $name }
web-together-scan = Niech zeskanuje go tylko { $name }. Działa raz.
web-together-phone-taken = { $name } gra teraz w telefonie.

## Environments

bench-missing = Ten pomiar wymaga pakietów, które nie są zainstalowane: pip install { $packages }
bench-needs-checkout = Benchmark „{ $name }” działa tylko z katalogu źródeł.

## Pictures and the score sheet

cli-picture = Narysuj grę albo pozycję: obrazek lub film z całej gry.
cli-picture-examples =
    Przykłady:
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = WEJŚCIE
cli-meta-theme = MOTYW
cli-meta-palette = KOLORY
cli-meta-marks = ZNAKI
cli-arg-picture = zapis, pozycja albo stół w JSON: plik, - dla standardowego wejścia, albo sama pozycja
cli-arg-out = plik wyjściowy; rozszerzenie określa format: svg, png, webp lub gif (dwa ostatnie to filmy)
cli-arg-turn = po tej turze zapisu (domyślnie na jego końcu)
cli-arg-seat = pokaż też, co ma gracz na tym miejscu, licząc od 1
cli-arg-size = szerokość w pikselach (domyślnie 900, dla filmów 480)
cli-arg-theme = wygląd stołu: { $known }
cli-arg-palette = kolory elementów: { $known }
cli-arg-marks = znaki na elementach: { $known }
cli-picture-kind = Nazwa pliku musi mieć jedno z tych rozszerzeń: { $known }.
cli-picture-still = Do { $what } potrzebny jest zapis gry.
cli-picture-whole = Film pokazuje całą grę: { $what } tu nie pasuje.
cli-picture-hidden = W tej pozycji nie wiadomo, co ma gracz na miejscu { $n }.
cli-picture-drawing = Rysowanie
web-film = Zapisz film
web-making = Chwileczkę…
no-not_over = Gra jeszcze się nie skończyła.
web-scoresheet = Arkusz punktów
web-score-about = Do gry przy prawdziwym stole. Arkusz dodaje, wie, czyja jest tura, i zostaje na tym urządzeniu, także bez sieci.
web-score-new = Nowy arkusz
web-score-mine = Moje arkusze
web-score-players = Gracze
web-score-player = Gracz { $n }
web-score-add = Dodaj gracza
web-score-remove = Usuń: { $name }
web-score-starts = Kto zaczyna?
web-score-largest = Największy zestaw: { $name }
web-score-under = mniej niż { $n }
web-score-rule-first = Zaczyna najstarsza osoba.
web-score-rule-oldest = Wybierz przy każdym imieniu wielkość największego zestawu. Zaczyna gracz z największym, a przy remisie najstarszy.
web-score-rule-youngest = Wybierz przy każdym imieniu wielkość największego zestawu. Zaczyna gracz z największym, a przy remisie najmłodszy.
web-score-redeal = Nikt nie ma zestawu z trzech kart: potasujcie wszystkie karty i rozdajcie je od nowa.
web-score-begin = Zaczyna { $name }
web-score-turn-of = Tura: { $name }
web-score-editing = Popraw rundę { $n }: { $name }
web-score-points = Punkty w tej turze
web-score-qwirkles = Qwirkle w tej turze
web-score-add-points = Dodaj punkty
web-score-digits = Cyfry
web-score-erase = Usuń ostatnią cyfrę
web-score-enter = Wpisz { $n }
web-score-cancel = Anuluj
web-score-last = Wpisz { $n } + 6 za ostatni element
web-score-remind = Nie ma już czego dobierać. Kto pierwszy wyłoży wszystko, dostaje 6 dodatkowych punktów i kończy grę.
web-score-left =
    { $n ->
        [one] Stos się skończył: jeszcze jedna tura: { $name }.
        [few] Stos się skończył: jeszcze { $n } tury, ostatnią ma { $name }.
       *[many] Stos się skończył: jeszcze { $n } tur, ostatnią ma { $name }.
    }
web-score-undo = Cofnij
web-score-redo = Ponów
web-score-bag = Worek jest pusty
web-score-stock = Stos się skończył
web-score-end = Nikt nie może wyłożyć: zakończ grę
web-score-announced = { $name }: { $points }, razem { $total }. Teraz { $other }.
web-score-turns = Wszystkie tury
web-score-round = Runda
web-score-edit = Runda { $n }, { $name }: { $points }. Popraw
web-score-tie = Remis to wspólne zwycięstwo.
web-score-tie-silent = Remis to wspólne zwycięstwo: instrukcja o tym milczy, więc to rozstrzygnięcie.
web-score-share = Udostępnij
web-score-check = Sprawdź ruch
web-score-delete = Usuń arkusz
web-score-delete-sure = Arkusz zniknie z tego urządzenia.

## Reviews

cli-review = Przeanalizuj zakończoną grę: ile była warta każda tura i ile było w tym szczęścia.
cli-review-examples =
    Przykłady:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = jedna strona HTML z obrazkami
cli-arg-review-out = zapisz analizę do tego pliku (domyślnie na standardowe wyjście)
cli-arg-review-turn = tylko ta tura, z najlepszymi ruchami
cli-arg-depth = dokładność analizy, od 0.05 do 20 (domyślnie 1)
cli-arg-review-checkpoint = zapisuje w tym pliku przeanalizowane tury, by dokończyć później
cli-arg-review-seed = ziarno losowania próbek (domyślnie 0)
review-not-over = Ta gra jeszcze się nie skończyła. Analizować można tylko zakończone gry.
review-no-turn = W tej grze nie ma tury { $n }.
review-bad-depth = Dokładność musi być liczbą od 0.05 do 20.
review-file-foreign = „{ $file }” zawiera coś innego niż ta analiza i pozostaje bez zmian.
review-title = Analiza gry
review-verdict-best = Najlepszy
review-verdict-good = Dobry
review-verdict-inaccuracy = Niedokładność
review-verdict-mistake = Błąd
review-verdict-blunder = Gruby błąd
review-forced = Jedyny możliwy ruch
review-best-was = Najlepsze: { $action }
review-lost = strata: { $lost } pkt i { $winning } szans na wygraną
review-lost-qwirkles = strata: { $lost } Qwirkle i { $winning } szans na wygraną
review-options = Najlepsze możliwości
review-action = Ruch
review-now = Teraz
review-margin = Przewaga na końcu
review-chance = Szansa na wygraną
review-exact = dokładnie
review-played = zagrane
review-player = Gracz
review-turn = Tura
review-verdict = Ocena
review-accuracy = Dokładność gry
review-parts = Szczęście i umiejętności
review-parts-about = Każdy wynik jest sumą trzech części: własnych wyborów, wyborów innych oraz tego, co rozdano, dobrano i co wypadło w rzutach.
review-result = Przewaga
review-skill = Własne wybory
review-given = Wybory innych
review-luck = Szczęście
review-analyse = Przeanalizuj grę
review-analyse-about = Pokazuje najlepsze możliwości w każdej turze i to, co było szczęściem.
review-stop = Zatrzymaj
review-running = Trwa analiza.
review-progress = Przeanalizowano tury: { $done } z { $of }
review-done = Analiza jest gotowa.
review-options-about = Wybierz jedną, aby zobaczyć ją na stole.
review-sampled = Wartości z próby mają przedział 95%; dokładne pochodzą z pełnego przeszukania.
review-action-lay = Połóż: { $pieces }
review-action-swap = Wymień: { $pieces }
review-action-reroll = Rzuć ponownie: { $pieces }
review-action-play = Zagraj: { $pieces }
review-action-roll = Rzuć wszystkimi kostkami
review-action-redraw = Dobierz nowe karty
review-action-pass = Pomiń turę
review-reason-exact = Po rozegraniu do końca najlepszy wybór daje o { count-points } więcej.
review-reason-qwirkle = Było tu Qwirkle za { count-points }.
review-reason-points = Najlepszy ruch daje od razu o { count-points } więcej.
review-reason-exchange = Wymiana kosztuje całą turę; można było zdobyć { count-points }.
review-reason-opens = To otwiera linię pięciu: następny gracz ma to, czego brakuje ({ $pieces }), w { $n }% możliwych przypadków.
review-reason-reply = Następny gracz zdobywa potem średnio { $n } pkt, a po najlepszym ruchu { $m }.
review-reason-keeps = Zatrzymane płytki tworzą zestaw wielkości { $n }; po najlepszym ruchu zostaje zestaw wielkości { $m }.
review-reason-roll = Ponowny rzut ({ $pieces }) daje średnio { $n } pkt, a ten wybór { $m }. Obie liczby są dokładne.
review-reason-leaves = Następny gracz może potem liczyć średnio na { $n } pkt, a po najlepszym ruchu na { $m }. Obie liczby są dokładne.
review-reason-qwirkles = Było zagranie z większą liczbą Qwirkli: { $n } zamiast { $m }.
review-reason-reply-qwirkles = Następny gracz zabiera potem średnio { $n } Qwirkle, a po najlepszym zagraniu { $m }.
no-record = To nie jest zapis skończonej gry.
no-push = Na ten adres nie można wysyłać powiadomień.

## Puzzles

cli-puzzles = Szukaj łamigłówek w grach botów albo sprawdź istniejące.
cli-puzzles-examples =
    Przykłady:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Rozwiąż łamigłówkę w terminalu: dzisiejszą albo inną.
cli-puzzle-examples =
    Przykłady:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = RODZAJ
cli-meta-what = CO
puzzles-arg-what = make: szukaj nowych łamigłówek; check: sprawdź łamigłówki
puzzles-arg-files = pliki do sprawdzenia; bez nich wszystkie, które są w Sixfold
puzzles-arg-kind = o co się pyta: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = ile znaleźć
puzzles-arg-seed = ta sama liczba daje te same łamigłówki
puzzles-arg-out = zapisz je do tego pliku (domyślnie na standardowe wyjście)
puzzles-no-kind = W grze { $name } nie ma łamigłówek rodzaju { $kind }. Są: { $known }.
puzzles-problem-unreadable = nie da się odczytać
puzzles-problem-twice = nazwa występuje dwa razy
puzzles-problem-not-unique = żadna odpowiedź nie jest wyraźnie najlepsza
puzzles-problem-answer = inna odpowiedź jest lepsza
puzzles-problem-value = jakaś wartość się nie zgadza
puzzles-problem-exact = to nie jest udowodnione
puzzles-problem-difficulty = trudność jest inna
puzzles-checked = Sprawdzono: { $n }, w tym udowodniono, przeglądając wszystko: { $exact }. Błędnych: { $wrong }.
puzzle-ask-qwirkle = Znajdź Qwirkle.
puzzle-ask-lines = Który ruch daje najwięcej punktów?
puzzle-ask-safe = Więcej punktów teraz to nie zawsze lepiej: który ruch jest najlepszy na dłuższą metę?
puzzle-ask-endgame = Worek jest pusty: który ruch wygrywa?
puzzle-ask-reroll = Którymi kostkami rzucisz jeszcze raz, żeby mieć średnio najwięcej punktów?
puzzle-ask-rearrange =
    { $n ->
        [one] Ułóż Qwirkle, dokładając tylko jedną swoją kartę.
        [few] Ułóż Qwirkle, dokładając najwyżej { $n } swoje karty.
       *[many] Ułóż Qwirkle, dokładając najwyżej { $n } swoich kart.
    }
puzzle-kind-qwirkle = Znajdź Qwirkle
puzzle-kind-lines = Najwięcej punktów
puzzle-kind-safe = Najlepszy na dłuższą metę
puzzle-kind-endgame = Wygraj końcówkę
puzzle-kind-reroll = Najlepszy ponowny rzut
puzzle-kind-rearrange = Przegrupuj i ułóż Qwirkle
puzzle-right-qwirkle = Qwirkle: { $value } pkt. Bez niego najwyżej { $second }.
puzzle-right-lines = { $value } pkt. Drugi najlepszy ruch daje { $second }.
puzzle-right-safe = Najlepszy: każdy inny ruch kończy się średnio gorzej o co najmniej { $margin } pkt.
puzzle-right-endgame = To wygrywa o { $value } pkt. Żaden inny ruch nie wygrywa.
puzzle-right-reroll = Średnio { $value } pkt. Drugi najlepszy wybór daje { $second }.
puzzle-right-rearrange = Qwirkle, a wszystkie inne karty nadal leżą w rzędach.
puzzle-wrong-qwirkle = To { $points } pkt, ale nie Qwirkle.
puzzle-wrong-lines = To { $points } pkt. Najlepszy ruch daje { $value }.
puzzle-wrong-safe = To teraz { $points } pkt, ale średnio kończy się gorzej od najlepszego o co najmniej { $margin }.
puzzle-wrong-endgame = To teraz { $points } pkt, ale tak nie wygrasz.
puzzle-wrong-reroll = To średnio { $points } pkt. Najlepszy wybór daje { $value }.
puzzle-wrong-rearrange = To dozwolone, ale nie daje Qwirkle.
puzzle-wrong-cards = To Qwirkle, ale z użyciem zbyt wielu twoich kart.
puzzle-wrong-unplayable = Tych kart nie da się zagrać.
puzzle-difficulty = Trudność { $n } z 5
puzzle-score = Masz { $own } pkt, przeciwnik { $other }.
puzzle-other-hand = Przeciwnik ma:
puzzle-proved = Udowodnione przez sprawdzenie wszystkich możliwości.
puzzle-judged = Ocenione na podstawie wielu tysięcy symulowanych gier.
puzzle-arg-id = nazwa łamigłówki (domyślnie dzisiejsza)
puzzle-arg-daily = dzisiejsza łamigłówka, taka sama dla wszystkich (UTC)
puzzle-unknown = Nie ma łamigłówki { $name }. Nazwy są takie jak qwirkle-lines-7.
puzzle-your-move = Twój ruch, jak { $example }; puste pokaże odpowiedź:
puzzle-answer = Odpowiedź: { $action }
web-puzzles = Łamigłówki
web-puzzle-daily = Łamigłówka dnia
web-puzzle-daily-about = Taka sama dla wszystkich, nowa o północy UTC.
web-puzzle-solve = Rozwiąż
web-puzzle-look = Zobacz ponownie
web-puzzle-solved = Rozwiązana
web-puzzle-solved-day = Rozwiązana w swoim dniu
web-puzzle-solved-later = Rozwiązana innego dnia
web-puzzle-streak =
    { $n ->
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
web-puzzle-progress = Rozwiązano { $done } z { $of }
web-puzzle-next = Następna łamigłówka
web-puzzle-go = Dalej
web-puzzle-all = Wszystkie
web-puzzle-number = Łamigłówka { $n }
web-puzzle-back = Wszystkie łamigłówki
web-puzzle-play = Zagraj tak
web-puzzle-begin = Wykonaj swój ruch na stole.
web-puzzle-roll = Dotknij kostek do ponownego rzutu
web-puzzle-arrange = Przekładaj karty między rzędami.
web-puzzle-hint = Podpowiedź
web-puzzle-hint-more = Jeszcze podpowiedź
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-reset = Zacznij od nowa
web-puzzle-hint-lay =
    { $n ->
        [one] Wystarczy jedna: { $piece }.
        [few] Wyłóż { $n }, wśród nich: { $piece }.
       *[many] Wyłóż { $n }, wśród nich: { $piece }.
    }
web-puzzle-hint-place = Miejsca są zaznaczone na stole.
web-puzzle-hint-roll =
    { $n ->
        [one] Rzuć ponownie jedną kostką.
        [few] Rzuć ponownie { $n } kostkami.
       *[many] Rzuć ponownie { $n } kostkami.
    }
web-puzzle-hint-cubes = Zaznaczone są wszystkie oprócz jednej.
web-puzzle-hint-cube = Jest zaznaczona.
web-puzzle-hint-sets = Qwirkle: { $what }.
web-puzzle-hint-cards = Zaznaczone są karty do zagrania i karty Qwirkle.
web-puzzle-tries =
    { $n ->
        [one] Rozwiązane za pierwszym razem.
        [few] Rozwiązane po { $n } próbach.
       *[many] Rozwiązane po { $n } próbach.
    }
web-puzzle-nowhere = { $piece }: teraz nigdzie nie pasuje.
web-puzzle-nofit = { $piece }: tam nie pasuje.
web-puzzle-line = W jednym ruchu wszystko musi leżeć w jednej linii, bez przerw.
web-puzzle-share = Udostępnij
web-puzzle-copy = Kopiuj
web-puzzle-text = Sixfold, łamigłówka z dnia { $date }: { $kind }
web-puzzle-countdown = Następna łamigłówka za { $hours } godz. { $minutes } min
web-puzzle-archive = Wcześniejsze dni
web-puzzle-of = Łamigłówka: { $date }
web-puzzle-future = Ta łamigłówka będzie dostępna dopiero w swoim dniu: { $date }.
web-puzzle-today = Dzisiejsza łamigłówka
web-puzzle-unknown = Nie ma takiej łamigłówki.

## Analysis and hints

no-crowded = Serwer jest zajęty: spróbuj za chwilę.
no-hints = Przy tym stole gra się bez podpowiedzi.
no-running = To pozycja z trwającej gry bez podpowiedzi. Będzie można ją przeanalizować po jej zakończeniu.
impossible-line = Te elementy nie tworzą linii: { $cells }. Linia ma jeden kolor lub jeden symbol i nic się w niej nie powtarza.
impossible-apart = Te elementy nie stykają się z pozostałymi: { $cells }.
impossible-count = W grze nie ma tylu takich elementów: { $pieces }.
impossible-hand = Dopóki jest co dobierać, każdy ma komplet i nigdy więcej.
impossible-own_hand = Podaj, co ma gracz, którego jest kolej.
impossible-open_hands = Kostki leżą odkryte: podaj, co ma każdy gracz.
impossible-set = Taki rząd nie może tu leżeć: { $pieces }. Rząd ma od trzech do pięciu kart w jednym kolorze lub z jednym symbolem.
impossible-taken = Punkty nie zgadzają się z liczbą zdobytych Qwirkli.
impossible-supply = Liczby się nie zgadzają: to, co zostało do dobrania, wynika z całej reszty.
impossible-seats = Od dwóch do czterech graczy, każdy ze swoimi punktami, i jeden z nich ma ruch.
impossible-over = Ta gra się skończyła.
web-analysis = Plansza analizy
web-analyse-position = Analizuj tę pozycję
web-hint = Podpowiedź
web-key-hint = podpowiedź, potem wyraźniejsza
web-leaving = Jeśli ktoś odejdzie od trwającej gry
web-leaving-bot = Dalej gra bot
web-leaving-resign = Poddaje się
web-hints-on = Przy tym stole można prosić o podpowiedzi.
web-hints-off = Przy tym stole gra się bez podpowiedzi.
web-hint-lay =
    { $attribute ->
        [none] Jest co dołożyć.
       *[other] Jest dobry ruch; szukaj: { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] Jest co zagrać.
       *[other] Jest dobry ruch; szukaj: { $value }.
    }
web-hint-swap =
    { $attribute ->
        [none] Tu najlepsza jest wymiana.
       *[other] Tu najlepsza jest wymiana; zwróć uwagę na: { $value }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Tu najlepiej rzucić jeszcze raz.
       *[other] Tu najlepiej rzucić jeszcze raz; zwróć uwagę na: { $value }.
    }
web-hint-roll = Nic nie pasuje: rzuć wszystkimi kostkami.
web-hint-redraw = Nie da się nic zagrać: dobierz nowe karty.
web-hint-pass = Nic nie da się zrobić: pomiń turę.
web-hint-lay-place =
    { $n ->
        [one] Tutaj wyłóż jedną.
        [few] Tutaj wyłóż { $n }.
       *[many] Tutaj wyłóż { $n }.
    }
web-hint-play-place =
    { $fresh ->
        [yes] Nowy rząd; z ręki: { $n }.
       *[other] Zwróć uwagę na: { $sets }. Z ręki: { $n }.
    }
web-hint-swap-place =
    { $n ->
        [one] Wymień jedną płytkę.
        [few] Wymień { $n } płytki.
       *[many] Wymień { $n } płytek.
    }
web-hint-reroll-place =
    { $n ->
        [one] Rzuć ponownie jedną kostką.
        [few] Rzuć ponownie { $n } kostkami.
       *[many] Rzuć ponownie { $n } kostkami.
    }
web-hint-lay-move = { $pieces }: leży na stole, możesz zagrać albo cofnąć.
web-hint-play-move = { $pieces }: leży na stole, możesz zagrać albo cofnąć.
web-hint-swap-move = Wymień: { $pieces }.
web-hint-reroll-move = Rzuć ponownie: { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Zostawia rząd pięciu kart: następny gracz ma to, czego brakuje ({ $pieces }), w { $chance } przypadków.
       *[other] Otwiera linię pięciu: następny gracz ma to, czego brakuje ({ $pieces }), w { $chance } przypadków.
    }
web-hint-risk-held = Otwiera linię pięciu, a następny gracz ma to, czego brakuje: { $pieces }.
web-hint-risk-roll = Otwiera linię pięciu: jednym rzutem następny gracz dostanie to, czego brakuje ({ $pieces }), w { $chance } przypadków.
web-hint-risk-none =
    { $game ->
        [cards] Zostawia rząd pięciu kart, ale następny gracz nie może mieć tego, czego brakuje: { $pieces }.
       *[other] Otwiera linię pięciu, ale następny gracz nie może mieć tego, czego brakuje: { $pieces }.
    }
web-analysis-palette = Wszystkie rodzaje, poruszasz się strzałkami
web-analysis-players = Gracze
web-analysis-player = Gracz { $n }
web-analysis-on-turn = Ma ruch
web-analysis-points-of = { $name }: punkty
web-analysis-hand-of = { $name }: co ma
web-analysis-take-out = { $piece }: zabierz
web-analysis-hidden =
    { $n ->
        [one] { $n } nieznany
        [few] { $n } nieznane
       *[many] { $n } nieznanych
    }
web-analysis-fewer = { $name }: o jeden nieznany mniej
web-analysis-more = { $name }: o jeden nieznany więcej
web-analysis-fill = Uzupełnij
web-analysis-fill-hand = Uzupełnij do pełna
web-analysis-give-back = { $set }: oddaj
web-analysis-taken-by = { $name }: dodaj zdobyte Qwirkle
web-analysis-add-qwirkle = Dodaj Qwirkle
web-analysis-do-swap = Wymień: { $pieces }
web-analysis-do-reroll = Rzuć ponownie: { $pieces }
web-analysis-do-roll = Rzuć wszystkimi kostkami
web-analysis-do-redraw = Dobierz nowe karty
web-analysis-do-pass = Pomiń turę
web-analysis-verb-swap = Wymień
web-analysis-verb-reroll = Rzuć ponownie
web-analysis-verb-roll = Rzuć wszystkimi
web-analysis-verb-redraw = Nowe karty
web-analysis-verb-pass = Pomiń
web-analysis-worth = { $margin } na koniec (od { $low } do { $high }), szansa wygranej { $chance }
web-analysis-worth-exact = Dokładnie { $margin } na koniec, szansa wygranej { $chance }
web-analysis-best = Najlepsze ruchy
web-analysis-points =
    { $game ->
        [cards] Qwirkle: { $n }
       *[other]
            { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            }
    }
web-analysis-try-it = Wypróbuj: { $pieces }
web-analysis-nothing = Nie ma czego wybierać.
web-analysis-how = O ile średnio wyprzedza się innych na koniec, z przedziałem, który w 95 na 100 przypadków zawiera prawdziwą wartość.
web-analysis-how-exact = Wszystko obliczono do końca: te wartości są dokładne.
web-analysis-all = Wszystkie ruchy
web-analysis-count = { $n }
web-analysis-show-more = Pokaż więcej
web-analysis-odds = Szanse
web-analysis-odds-next = Szansa, że wśród { $n } u następnego gracza jest co najmniej jedna taka. Do dobrania: { $left }.
web-analysis-odds-cubes = Szansa, że po wylosowaniu z worka i rzucie wypadnie właśnie taka kostka. W worku: { $left }.
web-analysis-odds-of = { $piece }: jeszcze ukryte: { $n }; ma następny gracz: { $holds }; następne losowanie: { $drawn }
web-analysis-variations = Wypróbowane ruchy
web-analysis-start = Pozycja
web-analysis-forget = Usuń: { $what }
web-analysis-share = Link i zapis
web-analysis-share-why = Link zawiera całą pozycję. Żaden serwer jej nie przechowuje.
web-analysis-qr = Kod QR tej pozycji
web-analysis-copy-link = Skopiuj link
web-analysis-notation = Zapis
web-analysis-read = Ustaw tę pozycję
web-analysis-copy-text = Skopiuj zapis
web-analysis-unreadable = Nie da się tego odczytać: „{ $token }”.
web-analysis-bad-link = Ten link nie zawiera czytelnej pozycji.
web-analysis-lifted = Wzięto: { $piece }. Wybierz miejsce albo usuń.
web-analysis-where = Dokąd trafiają elementy
web-analysis-on-table = Stół
web-analysis-hand-n = Co ma gracz { $n }
web-analysis-remove = Usuń
web-analysis-any = Gracz { $n }: nie wiadomo, co ma, więc można wypróbować wszystko, co zostało.
web-analysis-try = Ruch ma gracz { $n }: wybierz element, potem miejsce.
web-analysis-play-for = Wypróbuj, +{ $n }
web-analysis-position = Pozycja
web-analysis-mode = Co robić
web-analysis-set-up = Ustaw
web-analysis-try-moves = Wypróbuj ruchy
web-analysis-opening = Pierwsza tura gry
web-analysis-rerolled = Ponowny rzut już był
web-analysis-left = Zostało do dobrania
web-analysis-turns-left = Pozostałe tury
web-analysis-clear = Wyczyść wszystko
web-analysis-welcome = Ustaw dowolną pozycję: wybierz element poniżej, potem jego miejsce na stole; potem podaj, co ma gracz, który ma ruch.
web-analysis-not-yet = Pozycja nie jest jeszcze kompletna.
web-kernel-failed = Analiza się nie rozpoczęła, bo nie udało się wczytać jej programu. Sprawdź połączenie i spróbuj ponownie.
web-analysis-thinking = Myślę
web-analysis-done = Znaleziono
web-analysis-find = Znajdź najlepsze ruchy
web-analysis-found =
    { $n ->
        [one] Znaleziono { $n } ruch.
        [few] Znaleziono { $n } ruchy.
       *[many] Znaleziono { $n } ruchów.
    }
cli-analyse = Zbadaj pozycję: ruchy, najlepsze z nich i szanse.
cli-analyse-examples =
    Przykłady:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = pozycja w zapisie; to, czego nie widać u gracza, jako ?6
cli-meta-position = POZYCJA
analyse-best = Najlepsze akcje (punkty teraz, przewaga na koniec, szansa wygranej):
analyse-all =
    { $n ->
        [one] { $n } dozwolona akcja.
        [few] { $n } dozwolone akcje.
       *[many] { $n } dozwolonych akcji.
    }
analyse-exact = dokładnie
analyse-odds = Szanse (jeszcze ukryte, ma to następny gracz, następne losowanie):
analyse-odds-cubes = Szanse (kostki tego koloru w worku, ma taką następny gracz, wypadnie przy następnym losowaniu):

## Completion in shells

cli-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia, opcje i wartości.
cli-completion-examples =
    Przykłady:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
cli-meta-shell = POWŁOKA
completion-arg-shell = powłoka: bash, zsh lub fish
## The arena: clusters and tournaments

arena-arg-runner = gdzie gra się rozdania: local (ten komputer; tak jest domyślnie) albo ray (klaster Ray)
arena-arg-address = --runner ray: adres klastra, na przykład 10.0.0.1:6379 (domyślnie ten z RAY_ADDRESS albo uruchomiony na tym komputerze)
arena-arg-tournament = round-robin: wszyscy gracze (do 64) spotykają się ze wszystkimi; gauntlet: pierwszy spotyka się z każdym; --games dotyczy każdego meczu
arena-arg-seats = --tournament: liczba graczy przy stole (domyślnie 2)
arena-arg-out = --tournament: zapisz do tego pliku ranking, wykresy i wszystkie mecze jako stronę HTML
arena-one-of = { $name } musi być jednym z: { $known }.
arena-tournament-only = { $name } jest dla turniejów (--tournament).
arena-ray-only = { $name } jest dla klastrów (--runner ray).
arena-ray-missing = Do meczów na klastrze zainstaluj Ray: pip install "sixfold[ray]"
arena-ray-unreachable = Nie ma klastra, którego można by użyć: { $why }
arena-ray-foreign = Na którymś komputerze klastra brakuje tej wersji Sixfold: { $why }
arena-ray-failed = Klaster nie zdołał rozegrać rozdania: { $why }
arena-twice = { $name } występuje dwa razy; w turnieju każdy gracz ma jedno miejsce.
arena-too-many-matches = Liczba meczów wyniosłaby { $matches }; najwięcej może ich być { $most }.
arena-tournament =
    { $kind ->
        [gauntlet] Jeden przeciw wszystkim
       *[round-robin] Każdy z każdym
    }
arena-tournament-progress = rozdania: { $done } z { $of }, mecze: { $matches }
arena-tournament-incomplete = Turniej przerwano przed końcem; to jest wynik do tej pory.
arena-head-rank = miejsce
arena-head-games = gry
arena-head-players = gracze
arena-head-lead = przewaga
arena-across = Wygrane w % gracza z wiersza przeciw każdemu z pozostałych, według miejsc
arena-ratings-about = Elo liczy się od średniej wszystkich graczy; przedziały 95% wynikają z tego, jak bardzo różnią się rozdania.
arena-groups = Gracze tworzą grupy, które się nie spotkały. Porównywać można tylko Elo w obrębie grupy.
arena-report-settings = Ziarno: { $seed }. Czas CPU na ruch: { $budget }.
arena-report-own = własny limit graczy
# As in English.
arena-report-ms = { $ms } ms
arena-report-ratings = Ranking
arena-report-across = Każdy z każdym
arena-report-cost = Siła i czas
arena-report-cost-about = Elo w zależności od czasu CPU, jaki średnio zajął ruch. Każdy znak zawiera miejsce gracza.
arena-report-matches = Mecze
arena-report-faults = Gry przegrane przez błąd
## The review in a browser

web-review-choose = Wybierz plik
## The terminal client

cli-tui = Graj na całym ekranie terminala: z ludźmi i botami albo przy stole na serwerze.
cli-tui-examples =
    Przykłady:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
# As in English.
cli-meta-link = LINK
cli-meta-level = POZIOM
tui-arg-link = link do stołu na serwerze, aby od razu przy nim usiąść
tui-arg-bot = dodaj bota tego poziomu (można podać kilka razy)
tui-arg-name = twoje imię przy stole na serwerze
tui-arg-ascii = litery zamiast znaków symboli
tui-no-terminal = Do tego potrzebny jest terminal, na którym można rysować. sixfold play --terminal działa wiersz po wierszu, także przez potoki.
tui-bad-link = To nie jest link do stołu. Link wygląda tak: https://play.example/t/AB12CD34.
tui-person = Człowiek
tui-nobody = Nikt
tui-or-join = Albo usiądź przy stole na serwerze, podając link
tui-put-cards =
    { $n ->
        [one] Wzięto { $n } kartę: wybierz rząd, potem Enter.
        [few] Wzięto { $n } karty: wybierz rząd, potem Enter.
       *[many] Wzięto { $n } kart: wybierz rząd, potem Enter.
    }
tui-pick-cards = Najpierw weź karty z ręki; potem stół zostanie wokół nich ułożony.
tui-draft = Enter zagrywa: { $points }{ $lines }
tui-nothing = Jeszcze nic nie leży: weź element albo poproś o podpowiedź.
tui-wait = Chwileczkę.
tui-close = Enter zamyka.
tui-yes-or-no = y tak · n nie
tui-leave = Wyjść? Ta gra nie jest zapisana w pliku, więc nie będzie można jej kontynuować.
tui-key-enter = Połóż, zagraj
tui-key-new = Nowy rząd
tui-key-arrange = Ułóż
tui-key-review = Ostatnia tura
tui-key-help = Pomoc
tui-key-leave = Wyjdź
tui-not-verified = Serwer nie podał zapisu gry, więc rozdania nie sprawdzono.
tui-help-letters = następny twój element tego koloru
tui-help-take-up = weź to, co jest pod kursorem
tui-help-arrange = ułóż stół wokół wziętych kart
tui-help-review = ile była warta twoja ostatnia tura
tui-help-why = zasada, na której opiera się ostatnia odmowa
tui-help-centre = stół na środek
tui-help-leave = wyjdź
tui-help-qwirkle = Weź płytkę i połóż ją na miejscu: liczby na stole to jej punkty. Gdy wszystko leży, Enter zagrywa.
tui-help-cubes = Weź kostkę i połóż ją na miejscu: liczby na stole to jej punkty. Przed wyłożeniem możesz raz rzucić ponownie kilkoma kostkami.
tui-help-cards = Weź karty z ręki lub ze stołu i dołóż je do rzędu albo połóż jako nowy. Gdy każdy rząd jest poprawny, Enter kończy turę; rzędy z sześciu kart są twoje.
tui-help-marks =
    ({ color-red.mark }) ostatni ruch   [{ color-red.mark }] na próbę   *{ color-red.mark }* wzięty   >{ color-red.mark }< kursor   ?? podpowiedź   ~{ color-red.mark } przeniesiony
    Kolory: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    Myszą: kliknij element, potem miejsce; kliknij element położony na próbę, aby go zabrać.
