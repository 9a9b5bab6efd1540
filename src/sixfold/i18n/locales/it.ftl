### Le parole di Sixfold in italiano.
### I nomi di edizioni e livelli sono in names.json.
###
### I dati che un’edizione passa alle regole sono elencati in en.ftl.

## Giochi ed edizioni

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# Ciò che un tavolo può scegliere, dopo il nome dell’edizione.
setting-single_opening_points = una pedina d’apertura vale 1 punto
setting-single_opening_points-about = Regola della casa: se all’inizio non ci sono due pedine che vanno insieme, l’unica pedina deposta vale 1 punto invece di 0 (A4).
setting-free_rows = serie libere
setting-free_rows-about = Regola della casa: le carte si possono ricomporre liberamente e le serie si possono sciogliere. A una serie senza carte della mano basta una serie vecchia tutta sua, con cui ha una carta in comune (C16).

## Pezzi e sequenze

color-red = rosso
    .mark = R
color-orange = arancione
    .mark = A
color-yellow = giallo
    .mark = G
color-green = verde
    .mark = Ve
color-blue = blu
    .mark = B
color-purple = viola
    .mark = Vi

shape-circle = cerchio
    .mark = c
shape-square = quadrato
    .mark = q
shape-diamond = rombo
    .mark = r
shape-star = stella
    .mark = s
shape-clover = fiore
    .mark = f
shape-cross = stella a quattro punte
    .mark = x

# Le due stelle sono femminili; arancione, verde, blu e viola non cambiano.
piece-name =
    { $shape ->
        [circle] { shape-circle }
        [square] { shape-square }
        [diamond] { shape-diamond }
        [star] { shape-star }
        [clover] { shape-clover }
       *[cross] { shape-cross }
    } { $color ->
        [red] ross{ $shape ->
            [star] a
            [cross] a
           *[other] o
        }
        [orange] { color-orange }
        [yellow] giall{ $shape ->
            [star] a
            [cross] a
           *[other] o
        }
        [green] { color-green }
        [blue] { color-blue }
       *[purple] { color-purple }
    }

# Più pezzi di un colore o di una forma, senza altre parole.
color-plural-red = rosse
color-plural-orange = arancioni
color-plural-yellow = gialle
color-plural-green = verdi
color-plural-blue = blu
color-plural-purple = viola

shape-plural-circle = cerchi
shape-plural-square = quadrati
shape-plural-diamond = rombi
shape-plural-star = stelle
shape-plural-clover = fiori
shape-plural-cross = stelle a quattro punte

# Il colore concorda con «riga» e «colonna», non con i pezzi: così vale per le pedine e per i cubi.
line-color =
    { $value ->
        [red] rossa
        [orange] arancione
        [yellow] gialla
        [green] verde
        [blue] blu
       *[purple] viola
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
        [color] Riga { line-color } di { $length }
       *[shape] Riga di { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Colonna { line-color } di { $length }
       *[shape] Colonna di { $length } { line-shape }
    }

line-scored = { $line }, { $n }.
line-missing = { $line }, da aggiungere: { $what }.
line-complete = { $line }, completa.

text-label = { $label }: { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles =
    { $n ->
        [one] { $n } pedina
       *[other] { $n } pedine
    }
count-cubes =
    { $n ->
        [one] { $n } cubo
       *[other] { $n } cubi
    }
count-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
count-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
count-qwirkles = { $n } Qwirkle

# Quello che in questo gioco sta sul tavolo, dentro una frase.
word-tile =
    { $game ->
        [cubes] cubo
       *[qwirkle] pedina
    }
word-tiles =
    { $game ->
        [cubes] cubi
       *[qwirkle] pedine
    }

## Leggere le regole

rules-title = { $name }: le regole
rules-glance = In breve
rules-topic = Argomento
rules-differences = In che cosa differiscono le edizioni
rules-between = In che cosa differiscono { $a } e { $b }
rules-same = { $a } e { $b } hanno le stesse regole.
rules-single = Di questo gioco c’è una sola edizione, quindi non c’è nulla da confrontare.
rules-different-games = Si possono confrontare solo edizioni dello stesso gioco, ma { $a } è { $agame } e { $b } è { $bgame }.
rules-rulings = Chiarimenti
rules-rulings-about =
    Nessun regolamento pensa a tutto. Dove le regole stampate lasciano una lacuna, la colmano questi chiarimenti.
    Ognuno ha un nome breve, così l’arbitro può sempre dire su che cosa si basa una decisione.
rules-silent = il regolamento non ne parla: vale un nostro chiarimento
rules-unneeded = Questa edizione non ha bisogno di questo chiarimento.
rules-coordinates = Quando un posto sul tavolo è indicato con dei numeri, x cresce verso destra e y verso il basso.
rules-kinds =
    Ci sono sei colori (rosso, arancione, giallo, verde, blu, viola) e sei forme (cerchio, quadrato, rombo, stella,
    fiore, stella a quattro punte); un colore e una forma insieme fanno un tipo, perciò i tipi sono 36. Quando
    diciamo soltanto «stella», intendiamo quella con tante punte.

intro-qwirkle =
    Colori e forme, nient’altro: sei di ciascuno. Deponi le pedine in sequenze con lo stesso colore e forme diverse,
    o con la stessa forma e colori diversi, e il tavolo si riempie in ogni direzione. Le regole si imparano in cinque minuti; a scoprire
    le mosse più belle ci si diverte molto più a lungo.
intro-cubes =
    Qwirkle con un tiro di fortuna: giochi con dei cubi e, prima di deporli, puoi tirarli di nuovo. Tutti
    vedono i cubi di tutti, e così c’è sempre qualcosa da sperare e qualcosa da temere.
intro-cards =
    Il tavolo è pieno di serie di carte. Puoi ricomporle, purché alla fine siano tutte giuste. Trova le serie da sei e
    prendile!

glance-players = Giocatori
    .value = da { $least } a { $most } (non tutti i regolamenti lo dicono)
glance-age = Età sulla scatola
    .value =
        { $age ->
            [0] non indicata
           *[other] da { $age } anni
        }
glance-pieces = Che cosa serve
    .value =
        { $game ->
            [cubes] { $total } cubi, { $copies } per ogni colore, e un sacchetto
            [cards] { $total } carte, { $copies } per ognuno dei 36 tipi
           *[qwirkle] { $total } pedine, { $copies } per ognuno dei 36 tipi, e un sacchetto
        }
glance-hand = La tua scorta
    .value =
        { $game ->
            [cubes] { $hand } cubi, visibili a tutti
            [cards] { $hand } carte in mano, che vedi solo tu
           *[qwirkle] { $hand } pedine, che vedi solo tu
        }
glance-turn = Il tuo turno
    .value =
        { $game ->
            [cubes] tira di nuovo se vuoi, deponi, conta i punti, estrai e tira
            [cards] gioca carte dalla mano, riordina le carte sul tavolo, pesca
           *[qwirkle] deponi, conta i punti ed estrai, oppure scambia
        }
glance-goal = Per vincere
    .value =
        { $game ->
            [cards] il maggior numero di Qwirkle
           *[qwirkle] il maggior numero di punti
        }
glance-end = La fine
    .value =
        { $game ->
            [cubes] il sacchetto è vuoto e qualcuno depone il suo ultimo cubo
            [cards] il mazzo è finito e ognuno ha giocato ancora un turno
           *[qwirkle] il sacchetto è vuoto e qualcuno depone la sua ultima pedina
        }

topic-start-tie = Parità all’inizio
    .value =
        { $tie ->
            [youngest] comincia il più giovane
           *[oldest] comincia il più anziano
        }
topic-exchange = Lo scambio
    .value =
        { $edition ->
            [qwirkle-it] da 1 a { $hand } pedine; obbligatorio se non si può deporre nulla
           *[other] quante pedine si vuole, almeno 1; obbligatorio per chi non depone
        }
topic-cross = La forma a quattro punte
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] stella a quattro punte
           *[cross] croce
        }
topic-joining = Una mossa che unisce due sequenze
    .value =
        { $joining ->
            [silent] permessa ({ rules-silent }: A19)
           *[printed] permessa
        }
topic-final-tie = Parità alla fine
    .value =
        { $tied ->
            [silent] vittoria condivisa ({ rules-silent })
           *[printed] vittoria condivisa
        }
topic-opening = L’apertura
    .value =
        { $opening ->
            [any] un turno valido qualsiasi
           *[largest-set] la serie più grande per intero, e nient’altro (chiarimento C22)
        }
topic-new-rows = Una serie nuova senza carte della mano
    .value =
        { $newrow ->
            [any] permessa
            [matched] solo al posto di una serie vecchia
           *[keep-three] non permessa
        }
topic-donors = Una serie che ha dato una carta a una serie nuova
    .value =
        { $newrow ->
            [any] si può sciogliere
            [matched] si può sciogliere (regola della casa)
           *[keep-three] conserva almeno 3 carte
        }
topic-stuck = Non si può giocare nulla
    .value =
        { $stuck ->
            [silent] una mano nuova ({ rules-silent })
           *[printed] una mano nuova
        }

## Le regole di pedine e cubi

rule-grid-line =
    Due o più { word-tiles } fianco a fianco, in riga o in colonna, formano una sequenza. In una sequenza il colore è
    uno solo e le forme sono tutte diverse, oppure la forma è una sola e i colori sono tutti diversi. Perciò niente si
    ripete, e nessuna sequenza è più lunga di sei.
    .title = Sequenze
    .search = fila, colonna, doppione, uguale
rule-grid-laying =
    Tutto ciò che deponi in una mossa ha in comune un colore o una forma. Sta su una sola riga o su una sola colonna
    e, a mossa finita, in un’unica sequenza senza vuoti. Non occorre che sia tutto vicino: i vuoti possono essere
    colmati da { word-tiles } che erano già sul tavolo, e una mossa può unire più sequenze. { $joining ->
        [silent] Questo regolamento si può leggere diversamente; la lettura che abbiamo scelto è in A19.
       *[printed] {""}
    } { $game ->
        [cubes] Almeno uno dei cubi nuovi tocca, lato contro lato, un cubo che c’era già;
       *[qwirkle] Almeno una delle pedine nuove tocca, lato contro lato, una pedina che c’era già;
    } solo l’apertura non ha nulla da toccare. Toccarsi con un angolo non vale. { $game ->
        [cubes] Ogni sequenza di cui fa parte un cubo nuovo,
       *[qwirkle] Ogni sequenza di cui fa parte una pedina nuova,
    } nel senso della mossa e di traverso, dev’essere valida.
    .title = Deporre
    .search = diagonale, angolo, piazzare, mettere, posare, adiacente
rule-grid-score =
    Conti i punti di ogni sequenza, di due o più { word-tiles }, che contiene { $game ->
        [cubes] un cubo appena deposto:
       *[qwirkle] una pedina appena deposta:
    } 1 punto per ogni { word-tile } della sequenza, anche se c’era già. Ogni { word-tile } che fa parte di due
    sequenze conta in tutte e due. Una sequenza di sei è un Qwirkle e dà altri 6 punti straordinari, 12 in tutto. { $game ->
        [cubes] Un cubo da solo
       *[qwirkle] Una pedina da sola
    } non è una sequenza e non vale niente.
    .title = I punti
    .search = punteggio, contare, valore, vale

## Le regole di Qwirkle

rule-qwirkle-supply =
    Nel sacchetto ci sono { $total } pedine, { $copies } per ogni tipo. { rules-kinds } { $cross ->
        [X] Questo regolamento chiama «X» la forma a quattro punte.
        [four-pointed-star] Questo regolamento chiama «stella a quattro punte» la forma a quattro punte.
       *[cross] Questo regolamento chiama «croce» la forma a quattro punte.
    } Ognuno estrae { $hand } pedine e le nasconde agli altri.
    .title = Le pedine
    .search = quante, numero, sacchetto, contenuto
rule-qwirkle-start =
    Cerca nella tua scorta la serie più grande: pedine diverse dello stesso colore o della stessa forma. Le pedine
    identiche contano una volta sola. Comincia chi ha la serie più grande di tutti. { $tie ->
        [youngest] Se più giocatori sono alla pari, comincia il più giovane tra loro.
       *[oldest] Se più giocatori sono alla pari, comincia il più anziano tra loro.
    } Poi si prosegue in senso orario.
    .title = Chi comincia
    .search = primo, iniziare, inizia, anziano, giovane
rule-qwirkle-opening =
    Chi comincia depone per intero la sua serie più grande come un’unica sequenza, conta i punti e torna ad
    avere { $hand } pedine.
    .title = L’apertura
rule-qwirkle-turn =
    Nel tuo turno fai una sola di queste due cose. O deponi una o più pedine, conti i punti ed estrai fino ad averne
    di nuovo { $hand }; se nel sacchetto non ce ne sono abbastanza, prendi quelle che ci sono. Oppure scambi
    delle pedine e non fai punti.
    .title = Il tuo turno
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] Puoi scambiare da 1 a { $hand } pedine, e devi scambiare se non puoi deporre nulla.
       *[other] Puoi scambiare quante pedine vuoi, almeno 1, e devi scambiare se non deponi.
    } Metti da parte le tue pedine, estraine altrettante dal sacchetto, e solo allora rimetti le vecchie nel sacchetto
    e mescola. Così nessuno ripesca quello che ha appena messo da parte. Puoi scambiare liberamente in ogni turno
    tranne l’apertura, e quando non si può deporre nulla è l’unica possibilità.
    .title = Lo scambio
    .search = cambiare, cambio, sostituire, scartare, nuove
rule-qwirkle-end =
    Quando il sacchetto è vuoto si continua a giocare senza estrarre. Chi depone la sua ultima pedina chiude subito la
    partita e riceve un bonus di 6 punti. Vince chi ha più punti. { $tied ->
        [silent] In caso di parità la vittoria è condivisa: il regolamento non ne parla, quindi questo è un chiarimento.
       *[printed] In caso di parità la vittoria è condivisa.
    }
    .title = La fine
    .search = vincere, vincitore, finire, termina, bonus, pareggio, parità, ultima
rule-qwirkle-sight =
    Le tue pedine le vedi soltanto tu; non le vedono nemmeno gli spettatori. Tutti possono vedere il tavolo, i
    punteggi, quante pedine ci sono nel sacchetto e quante ne ha ogni giocatore. Quando si cerca chi comincia, si
    dice quanto sono grandi le serie, non quali pedine contengono.
    .title = Chi vede che cosa
    .search = segreto, nascosto, nascondere, sbirciare, mostrare

## Le regole di Cubes

rule-cubes-supply =
    Nel sacchetto ci sono { $total } cubi, { $copies } per ogni colore. { rules-kinds } Un cubo mantiene il suo colore;
    la sua forma è quella uscita dal tiro, e tutte e sei sono ugualmente probabili. Perciò lo stesso tipo può
    trovarsi sul tavolo più di 3 volte.
    .title = I cubi
    .search = quanti, numero, sacchetto, dadi, contenuto
rule-cubes-setup =
    Ognuno estrae { $hand } cubi e li tira. Le scorte sono scoperte: tutti vedono i cubi di tutti.
    .title = Preparazione
rule-cubes-start =
    Comincia il giocatore più anziano. Poi si prosegue in senso orario.
    .title = Chi comincia
    .search = primo, iniziare, inizia, anziano
rule-cubes-turn =
    Primo: se vuoi, tiri di nuovo quanti cubi vuoi della tua scorta, una volta sola. Secondo: deponi almeno un cubo.
    Terzo: conti i punti. Quarto: estrai fino ad avere di nuovo { $hand } cubi e tiri subito quelli nuovi, e solo
    quelli. Lo scambio non c’è.
    .title = Il tuo turno
    .search = rilanciare, tirare, dadi, lanciare, scambio, cambiare
rule-cubes-stuck =
    Se dopo il primo passo non va bene nulla, tiri tutti i tuoi cubi, più volte se serve, finché almeno uno non va bene.
    A volte non può mai succedere: per questo c’è il chiarimento B7.
    .title = Quando non va bene nulla
    .search = passare, saltare, impossibile, bloccato
rule-cubes-opening =
    Vale solo per il primissimo turno. Dopo l’eventuale nuovo tiro devi deporre quanti più cubi diversi con un colore o una
    forma in comune permette la tua scorta. Se è solo 1, tiri tutti i cubi finché non sono almeno 2.
    .title = L’apertura
rule-cubes-end =
    Quando il sacchetto è vuoto nessuno estrae più. Chi per primo depone il suo ultimo cubo chiude subito la partita e
    riceve un bonus di 6 punti. Vince chi ha più punti. { $tied ->
        [silent] In caso di parità la vittoria è condivisa: il regolamento non ne parla, quindi questo è un chiarimento.
       *[printed] In caso di parità la vittoria è condivisa.
    }
    .title = La fine
    .search = vincere, vincitore, finire, termina, bonus, pareggio, parità, ultimo

## Le regole di Cards

rule-cards-supply =
    Ci sono { $total } carte, { $copies } per ogni tipo. { rules-kinds } Ognuno riceve { $hand } carte in mano; le altre
    formano il mazzo, a faccia in giù.
    .title = Le carte
    .search = quante, numero, contenuto
rule-cards-start =
    Cerca nella tua mano la serie più grande: almeno 3 carte diverse dello stesso colore o della stessa forma.
    Comincia chi ha la serie più grande di tutti. { $tie ->
        [youngest] Se più giocatori sono alla pari, comincia il più giovane tra loro.
       *[oldest] Se più giocatori sono alla pari, comincia il più anziano tra loro.
    } Se nessuno ne ha 3, si mescolano tutte le carte e si distribuiscono di nuovo. Si gioca in senso orario.
    .title = Chi comincia
    .search = primo, iniziare, inizia, anziano, giovane, distribuire
rule-cards-opening =
    { $opening ->
        [any] Il primo turno è un turno come gli altri, su un tavolo vuoto.
       *[largest-set] Chi comincia depone per intero la sua serie più grande e torna ad avere { $hand } carte. Non
            depone altro: il regolamento non lo precisa, ed è la lettura che abbiamo scelto (C22).
    }
    .title = L’apertura
rule-cards-set =
    Una serie è formata da 3 a 6 carte dello stesso colore con forme diverse, oppure della stessa forma con colori
    diversi. Niente si ripete.
    .title = Serie
    .search = fila, gruppo, doppione
rule-cards-turn =
    Gioca almeno una carta della tua mano. Comincia serie nuove, aggiungi carte alle serie e riordina tutte le carte sul
    tavolo, nell’ordine che vuoi. Conta il tavolo com’è alla fine del turno: ogni serie è valida, e ogni carta che c’era
    è ancora lì, insieme a quelle che hai giocato, tranne i Qwirkle che prendi. Poi pesca fino ad avere di nuovo { $hand }
    carte, o prendi quelle rimaste.
    .title = Il tuo turno
    .search = riordinare, spostare, rubare, cambiare, scambio
rule-cards-qwirkle =
    Ogni serie di sei alla fine del tuo turno è un Qwirkle: la prendi, e vale 1 punto. Se sono più d’una, contano
    tutte. Nessuna può restare sul tavolo. Tutti possono vedere i Qwirkle che ognuno ha preso.
    .title = Qwirkle
    .search = sei, punteggio, punti, prendere
rule-cards-new-rows =
    { $newrow ->
        [any] Una serie nuova può essere formata anche solo da carte del tavolo.
        [matched]
            Questo tavolo gioca con le serie libere (free_rows=1, C16): le carte si possono ricomporre liberamente e le
            serie si possono sciogliere. Una serie nuova richiede almeno una carta della tua mano.
       *[keep-three]
            Per cominciare una serie nuova deponi almeno 3 carte che vanno insieme, oppure usa carte delle serie sul
            tavolo. In questo caso almeno una carta della serie nuova viene dalla tua mano, e ogni serie che le ha dato una
            carta conserva almeno 3 carte. Il regolamento non dice con precisione quale serie è nuova: la lettura che abbiamo
            scelto è in C15 e C16.
    }
    .title = Serie nuove
    .search = sciogliere, dividere, separare, iniziare una fila
rule-cards-stuck =
    Se non c’è proprio nulla che tu possa giocare, mostra a tutti la tua mano. Pesca { $hand } carte nuove, mescola
    la vecchia mano nel mazzo e continua lo stesso turno. Se non puoi giocare nemmeno adesso, fallo di nuovo. { $stuck ->
        [silent] Questo regolamento non dice che cosa fa chi è bloccato, quindi vale la regola dell’altra edizione.
       *[printed] {""}
    }
    .title = Quando non si può giocare nulla
    .search = passare, saltare, impossibile, bloccato, scambio, cambiare
rule-cards-end =
    Quando il mazzo finisce, ogni giocatore ha ancora un turno, e l’ultimo è di chi ha preso l’ultima carta.
    Nessuno pesca più. Vince chi ha più Qwirkle. { $tied ->
        [silent] In caso di parità la vittoria è condivisa: il regolamento non ne parla, quindi questo è un chiarimento.
       *[printed] In caso di parità la vittoria è condivisa.
    }
    .title = La fine
    .search = vincere, vincitore, finire, termina, pareggio, parità, ultimo
rule-cards-sight =
    Le tue carte le vedi soltanto tu; non le vedono nemmeno gli spettatori. Tutti possono vedere il tavolo, i
    Qwirkle presi, quante carte ci sono nel mazzo e quante ne ha ogni giocatore. Quando si cerca chi comincia, si
    dice quanto sono grandi le serie, non quali carte contengono. Solo chi è bloccato mostra la sua mano.
    .title = Chi vede che cosa
    .search = segreto, nascosto, nascondere, sbirciare, mostrare

## I chiarimenti

rule-A1 =
    Le età sono quelle che dicono i giocatori. Se non vengono date, o se sono uguali, tra chi è alla pari comincia
    il primo in ordine di posto. Se tra chi è alla pari solo alcuni hanno dato l’età, contano solo loro.
    .title = Le età
    .search = anni, anziano, giovane, compleanno
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] Una serie più piccola, o solo una parte della serie più grande, non è un’apertura valida. Se le
            serie più grandi sono più d’una, sceglie chi comincia.
    }
    .title = Niente di meno della serie più grande
rule-A4 =
    Se nessuno ha due pedine con lo stesso colore o la stessa forma, decide la regola per i casi di parità, e chi
    comincia depone una pedina. { $single ->
        [0] Vale 0 punti, perché per una sequenza ne servono due.
       *[1] Vale 1 punto, perché così ha scelto questo tavolo.
    } Lo decide l’impostazione single_opening_points: 0, a meno che un tavolo non scelga 1.
    .title = Nessuna corrispondenza all’inizio
rule-A5 =
    Chi apre non può scambiare; chi gioca dopo sì.
    .title = Niente scambio in apertura
rule-A6 =
    Scambi almeno 1 pedina, e mai più di quante ne hai tu o di quante ne contiene il sacchetto.
    .title = Quante pedine si scambiano
rule-A8 =
    Se il sacchetto è vuoto e puoi deporre qualcosa, devi farlo. Nessuno passa per scelta.
    .title = Non si passa per scelta
    .search = passare, saltare
rule-A9 =
    Se il sacchetto è vuoto e non puoi deporre nulla, passi, con 0 punti.
    .title = Niente da deporre, niente da estrarre
    .search = passare, saltare
rule-A10 =
    Se il sacchetto è vuoto e nessuno può deporre nulla, la partita finisce, e nessuno riceve il bonus finale di
    6 punti. Lo stesso vale se nel sacchetto restano pedine ma nessuna di quelle rimaste, lì o in una scorta, ha
    un posto sul tavolo: nessuno potrebbe mai più deporre.
    .title = Nessuno può deporre
rule-A11 =
    Il bonus finale di 6 punti spetta solo quando la scorta è vuota e non si può estrarre nulla.
    .title = Quando spetta il bonus finale
rule-A12 =
    Se una mossa completa più Qwirkle, ognuno porta i suoi 6 punti straordinari.
    .title = Più Qwirkle in una mossa
rule-A13 =
    La partita finisce subito, anche se qualcuno ha giocato un turno in più degli altri.
    .title = I turni non si pareggiano
rule-A14 =
    Avere ancora { word-tiles } nella scorta a fine partita non costa nulla.
    .title = Quello che avanza
rule-A18 =
    Una mossa si giudica quando tutto è stato deposto. L’ordine in cui lo hai deposto non conta.
    .title = L’ordine in cui si depone
rule-A19 =
    Una mossa può unire sequenze che erano separate, purché la mossa stessa stia in una sola sequenza. Il regolamento
    polacco di Qwirkle lo dice espressamente. Gli altri si possono leggere diversamente, e questa lettura vale per tutti.
    .title = Unire sequenze

rule-B1 =
    In ogni turno, anche nel primo, puoi tirare di nuovo una volta per scelta tua: nessuno, alcuni o tutti i tuoi
    { $hand } cubi.
    .title = Un nuovo tiro per turno
rule-B4 =
    Chi può deporre deve deporre almeno 1 cubo. Si è costretti a tirare di nuovo solo quando non va bene nulla.
    .title = Deporre è un obbligo
rule-B5 =
    Se in apertura hai dovuto tirare di nuovo tutti i cubi, devi deporre la serie più grande proprio di quel tiro. Non
    hai altri tiri per scelta tua.
    .title = L’apertura dopo un tiro obbligato
rule-B7 =
    Tirare finché qualcosa non va bene può non finire mai. Quattro cubi blu, due forme in un blocco di due per due,
    accettano solo il blu, e chi non ha blu tirerebbe per sempre; tra buoni giocatori succede in 1 o 2
    partite su 100. Una scorta è senza uscita se nessuna faccia di nessuno dei suoi colori va bene da nessuna parte. Una scorta
    senza uscita torna nel sacchetto, si mescola il sacchetto, si estraggono e si tirano altrettanti cubi, e lo stesso turno continua,
    come per una mano bloccata in Qwirkle Cards. Tutti lo vedono, e si ripete se anche la nuova scorta è senza uscita. Se
    sacchetto e scorta insieme non contengono nessun colore che va bene, o se il sacchetto è vuoto, chi ha la
    scorta senza uscita passa. Se passano tutti di seguito, la partita finisce senza il bonus finale di 6 punti. A una scorta
    che ha un’uscita bastano, in media, 6 tiri al massimo.
    .title = Una scorta senza uscita
rule-B9 =
    Contano tutte le sequenze e tutti i Qwirkle dell’ultimo cubo, e poi si aggiunge il bonus finale di 6 punti. In
    apertura un solo cubo non è mai permesso, qualunque sia la scorta.
    .title = L’ultimo cubo, e un primo cubo solo

rule-C4 =
    Una serie di sei in apertura è un Qwirkle e si prende subito.
    .title = Un Qwirkle in apertura
rule-C5 =
    Essere bloccati è un fatto, non una cosa che si dichiara: l’arbitro esamina tutto ciò che si potrebbe giocare. Se
    una giocata esiste, la dichiarazione è respinta (e il programma può offrirsi di mostrarne una); va bene qualsiasi
    giocata valida.
    .title = Bloccati o no
rule-C7 =
    Se il mazzo ha { $hand } carte o più, la mano bloccata si mette da parte, si pescano { $hand } carte e si mescola la
    vecchia mano nel mazzo.
    .title = Una mano nuova da un mazzo grande
rule-C8 =
    Se il mazzo ha meno di { $hand } carte, ma almeno 1, si pescano tutte, si mescola la vecchia mano nel mazzo vuoto
    e si pesca il resto da lì. Questo non conta come mazzo finito.
    .title = Una mano nuova da un mazzo piccolo
rule-C9 =
    Se il mazzo è vuoto, chi è bloccato passa.
    .title = Bloccati senza mazzo
rule-C10 =
    Se mano e mazzo insieme non contengono nessuna carta che si possa giocare, il giocatore passa. Se passano tutti di
    seguito, la partita finisce.
    .title = Nessuna carta aiuta
rule-C11 =
    Una serie di sei non può essere lasciata sul tavolo.
    .title = Nessun Qwirkle resta
rule-C12 =
    Se completi più Qwirkle in un turno, contano tutti.
    .title = Più Qwirkle in un turno
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched] La regola delle serie nuove si giudica sul risultato. A ogni serie che alla fine del turno non
            contiene carte della tua mano, Qwirkle compresi, si abbina una serie vecchia con cui ha una carta in
            comune, e nessuna serie vecchia serve due volte. Se non è possibile, c’è una serie nuova senza carte della
            tua mano, e il turno non è valido.
       *[keep-three] Una serie continua come serie del suo colore o della sua forma. Alla fine del turno ogni serie,
            Qwirkle compresi, può continuare una serie vecchia dello stesso colore o della stessa forma, se hanno una
            carta in comune. Una serie vecchia è continuata al massimo una volta. Una serie che non ne continua
            nessuna è nuova, e contiene almeno una carta della tua mano. Si giudica sul risultato: il turno è valido
            se si può scegliere quale serie continua quale (e, tra carte uguali, quale è andata dove) in modo da
            rispettare questo chiarimento e C16.
    }
    .title = Quale serie è nuova
rule-C16 =
    { $newrow ->
        [any] Una serie può essere sciolta del tutto.
        [matched] Questo tavolo ha scelto free_rows=1. Le carte si possono ricomporre liberamente, e una serie può
            essere sciolta del tutto. A una serie senza carte della tua mano basta una serie vecchia tutta sua, con
            cui ha una carta in comune, qualunque sia il colore o la forma (C15).
       *[keep-three] Una serie che ha dato una carta a una serie nuova continua, quindi conserva almeno 3 carte. Una
            serie può sparire solo dentro serie che continuano: unisci due serie, oppure aggiungi le sue carte ad
            altre. Regola della casa: un tavolo può scegliere free_rows=1. Allora le carte si possono ricomporre
            liberamente e le serie si possono sciogliere; a una serie senza carte della mano basta una serie vecchia
            tutta sua, con cui ha una carta in comune.
    }
    .title = Serie che danno carte
rule-C17 = Le carte del tavolo non tornano mai in mano.
    .title = Dal tavolo non si torna in mano
rule-C18 = Gli ultimi turni cominciano anche quando, pescando, si prende esattamente l’ultima carta del mazzo.
    .title = Il mazzo finito con l’ultima carta
rule-C19 =
    Una mano vuota non dà nessun bonus. Un giocatore senza carte passa.
    .title = Una mano vuota
rule-C21 =
    Sul tavolo possono stare due serie dello stesso colore o della stessa forma.
    .title = Due serie simili
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set] L’apertura è una sola serie e nient’altro. Il regolamento dice solo che questa serie si depone e
            che così comincia la partita.
    }
    .title = Una sola serie in apertura

## Didascalie

picture-empty = vuoto
picture-from-hand = Dalla mano
picture-moved = Spostata
picture-grid-line =
    Una riga rossa di quattro forme diverse e una colonna di tre stelle di colori diversi. La stella rossa fa parte di
    entrambe.
picture-grid-laying =
    { $game ->
        [cubes] I due cubi nuovi non si toccano:
       *[qwirkle] Le due pedine nuove non si toccano:
    } il fiore verde c’era già e colma il vuoto.
picture-grid-wrong =
    Quattro { word-tiles } che lì non possono stare. 1: il rombo blu non va con la riga rossa. 2: nella riga c’è già un quadrato
    rosso. 3: tra i cerchi c’è un vuoto. 4: toccarsi con un angolo non vale.
picture-grid-score =
    Due stelle nuove portano 6 punti: 4 per la riga blu e 2 per la colonna di stelle. La stella blu conta in tutte
    e due.
picture-grid-qwirkle =
    Con gli ultimi due viola è un Qwirkle: 6 punti per la sequenza e 6 straordinari, 12 in tutto.
picture-qwirkle-start =
    Qui la serie più grande è di tre: cerchio, quadrato e stella rossi. Il secondo quadrato rosso non conta.
picture-cubes-before =
    Tre verdi, e tre cubi che non vanno con nulla. Perché non tirare di nuovo quei tre?
picture-cubes-after =
    Il cubo blu, l’arancione e il giallo sono stati tirati di nuovo: i colori restano, le forme sono nuove. Ora ci sono
    quattro quadrati!
picture-cubes-opening =
    Se questa è l’apertura, vanno deposti tutti e quattro i quadrati. Valgono 4 punti.
picture-cubes-dead = Ovunque si deponga accanto a questo blocco, va bene solo il blu. Una scorta senza blu è senza uscita.
picture-cards-set = Due serie: tre stelle di colori diversi e quattro carte verdi di forme diverse.
picture-cards-turn =
    Sul tavolo c’erano quattro carte rosse. Il cerchio giallo e quello blu vengono dalla mano, il cerchio rosso si sposta
    accanto a loro, e le altre tre carte rosse sono ancora una serie.
picture-cards-chance = Sul tavolo quattro carte rosse e tre quadrati; in mano hai il quadrato giallo e quello viola. Vedi il Qwirkle?
picture-cards-qwirkle =
    Il quadrato rosso si sposta, quello giallo e quello viola vengono dalla mano: sei quadrati, un Qwirkle! Le altre
    tre carte rosse restano una serie.
picture-cards-new-row =
    Prima di questo turno c’erano due serie, cinque carte rosse e quattro stelle a quattro punte. Tre rombi vengono dalla
    mano. Ma cerchio, quadrato e stella a quattro punte rossi formano una serie nuova solo con carte del tavolo: il
    regolamento polacco lo vieta, quello inglese lo permette.
picture-cards-keep-three =
    Prima di questo turno c’erano tre carte rosse, tre quadrati e tre stelle. Il cerchio giallo e quello verde vengono dalla
    mano e prendono con sé il cerchio rosso; le altre due carte rosse passano ai quadrati e alle stelle. Il regolamento
    polacco lo vieta: la serie rossa ha dato una carta a una serie nuova e non continua. La descrizione inglese e la regola
    della casa delle serie libere lo permettono.

## Rifiuti

# Dopo un rifiuto: il paragrafo delle regole su cui si basa.
refused-rule = (Regola: { $title }, { $id })

reason-game_over = La partita è finita.
reason-wrong_action = In questo gioco adesso non si può fare.
reason-nothing_chosen = Non hai scelto nulla.
reason-not_in_hand = Non hai: { $pieces }.
reason-cell_taken = Il posto è già occupato: { $cells }.
reason-same_cell = Due pezzi nello stesso posto: { $cells }.
reason-off_table = La prima sequenza deve stare più vicino al centro del tavolo: { $cells }.
reason-not_one_line = Tutti i pezzi di una mossa devono stare su una riga o su una colonna, senza vuoti: guarda { $cells }.
reason-no_contact = Almeno un pezzo deve toccare, lato contro lato, un pezzo che c’era già: { $cells }.
reason-mismatch = Qui non c’è né un colore né una forma in comune: { $pieces }.
reason-duplicate = Lo stesso pezzo due volte: { $pieces }.
reason-not_largest_set = L’apertura è la serie più grande per intero, per esempio { $pieces }.
reason-opening_must_lay = In apertura si depone; per scambiare c’è tempo dopo.
reason-opening_must_roll = Non hai due cubi che vanno insieme, quindi li tiri tutti.
reason-can_lay = C’è qualcosa da deporre o da giocare, quindi bisogna farlo.
reason-can_draw = Non puoi passare finché c’è qualcosa da pescare, da tirare o da scambiare.
reason-bag_too_small = Nel sacchetto non ci sono più così tanti pezzi.
reason-already_rerolled = In questo turno hai già tirato di nuovo.
reason-no_card_played = Gioca almeno una carta della tua mano.
reason-row_too_short = Per una serie servono almeno tre carte: { $pieces }.
reason-cards_missing = Queste carte mancano sul tavolo: { $pieces }.
reason-cards_from_nowhere = Queste carte non erano sul tavolo e nessuno le ha giocate: { $pieces }.
reason-qwirkle_left_on_table = Una serie di sei va presa: { $pieces }.
reason-not_a_qwirkle = Si può prendere solo una serie intera di sei: { $pieces }.
reason-new_row_without_hand_card = Una serie nuova richiede una carta della tua mano: { $pieces }.
reason-row_must_keep_three = Una serie che ha dato una carta a una serie nuova deve conservare almeno tre carte: { $pieces }.
reason-opening_more_than_a_set = L’apertura è una sola serie e nient’altro: { $pieces }.
reason-no_arrangement = Non c’è modo di mettere queste carte su questo tavolo: { $pieces }.
reason-chance = Questo non può essere uscito né pescando né tirando: { $pieces }.

## Quello che non si può leggere

unreadable-piece = «{ $token }» non è un pezzo. Un pezzo è un colore (R O Y G B P) e una forma (o s d t c x): Rt è la stella rossa.
unreadable-cell = «{ $token }» non è un pezzo con il suo posto. Scrivi Rt@3,-2: la stella rossa, 3 a destra, 2 in alto.
unreadable-action = Non capisco «{ $token }».
unreadable-play = Queste carte non si possono giocare così: «{ $token }».
unreadable-number = «{ $token }» non è un numero intero di quattro cifre al massimo.
unreadable-table = Il tavolo non può essere così: { $token }.
unreadable-supply = «{ $token }» non può essere quello che resta da pescare.
unreadable-field = Campo sconosciuto: «{ $token }».
unreadable-missing = Manca «{ $token }».
unreadable-edition = L’edizione «{ $token }» non esiste.
unreadable-too_long = È troppo lungo.
unreadable-too_many = Troppi pezzi: { $token }.
unreadable-numbers = I numeri di questa posizione si contraddicono.
unreadable-json = Questo non è un oggetto JSON.

## Chi gioca

seats-count = Questo gioco è per 2, 3 o 4 giocatori, non per { $value }.
seats-name = Un nome deve avere da 1 a 60 caratteri normali: «{ $value }».
seats-same-name = Due giocatori si chiamano «{ $value }».
seats-bot-name = «{ $value }» è un nome da bot: scegline uno che non cominci con @.
seats-age = «{ $value }» non è un’età da 0 a 150.

## Registrazioni

record-too_long = Questa registrazione è troppo lunga.
record-json = Questa non è una registrazione: non si può leggere come JSON.
record-line = Questa non è una registrazione: c’è una riga che non si può leggere.
record-format = Questo formato di registrazione non è supportato.
record-keys = La registrazione contiene un campo sconosciuto, o manca il risultato.
record-edition = La registrazione non indica un’edizione nota.
record-seat = Nella registrazione i dati di un giocatore sono illeggibili.
record-start = La partita di questa registrazione non può essere cominciata così.
record-turn = Il turno { $turn } non è possibile.
record-points = Turno { $turn }: il giocatore o i punti sono sbagliati.
record-result = Il risultato non corrisponde ai turni.
record-fairness = Il segreto o i salt della registrazione non si possono leggere.
record-no_secret = La registrazione non contiene il suo segreto, quindi non si può ricalcolare nulla.
record-commitment = Il segreto o uno dei salt non è quello dichiarato prima della partita.
record-deal = La distribuzione iniziale non deriva dal segreto.
record-draw = Turno { $turn }: quello che è stato pescato o tirato non deriva dal segreto.
record-other_commitment = L’impegno di questa registrazione non è quello che hai indicato.
record-salt_unused = La partita non è stata distribuita con il sale che hai indicato.
record-unsigned = La registrazione non è firmata.
record-other_key = La registrazione è firmata con una chiave che non è tra quelle che hai indicato.
record-signature = La firma non è valida: qualcosa nella registrazione è stato cambiato, oppure l’ha firmata qualcun altro.
record-receipt_signature = La ricevuta non è firmata con quella chiave.
record-receipt_game = La ricevuta è di un’altra partita.
record-exchange = La registrazione non è ciò che il server ha inviato: nel turno { $turn } hai scambiato o pescato altre pedine.
record-receipt = La registrazione non è ciò che il server ha inviato: la ricevuta del turno { $turn } la contraddice.
verify-fine = Ogni distribuzione, ogni pescata e ogni tiro derivano dal segreto dichiarato prima della partita.
verify-signature-none = Non è firmata.
verify-signature-unchecked = La sua firma (chiave { $id }) non è stata controllata: usa --key.
verify-signature-valid = È firmata con la chiave { $id }.
verify-bad-commitment = Un impegno ha 64 cifre esadecimali (0–9 e a–f).
verify-bad-salt = «{ $value }» non è un posto da 0 a 3, due punti e un sale.
verify-bad-key = «{ $value }» non contiene la chiave di un server.
verify-bad-receipt = «{ $value }» non è una ricevuta.
verify-no-records = Nella cartella { $folder } non ci sono registrazioni.

## La riga di comando

cli-about = Sixfold gioca a Qwirkle, Qwirkle Cubes e Qwirkle Cards esattamente come vogliono i loro regolamenti.
cli-examples =
    Esempi:
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Uso:
cli-commands = Comandi
cli-options = Opzioni
cli-play = Gioca nel browser o nel terminale, con persone e bot.
cli-play-examples =
    Esempi:
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Giudica mosse: un oggetto JSON per riga, una risposta per riga.
cli-judge-examples =
    Esempi:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = Elenca tutte le mosse di una scorta: un oggetto JSON per riga, una risposta per riga.
cli-moves-examples =
    Esempi:
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Controlla che in una registrazione tutto sia stato distribuito onestamente.
cli-verify-examples =
    Esempi:
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Leggi le regole di un’edizione o confronta due edizioni.
cli-rules-examples =
    Esempi:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Fai giocare un incontro fra bot e mostra il risultato con gli intervalli di confidenza.
cli-arena-examples =
    Esempi:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Esegui uno dei bot di Sixfold come motore per l’arena, su standard input e output.
cli-engine-examples =
    Esempi:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Addestra di nuovo i bot: partite contro se stessi, poi i pesi in un file di testo.
cli-train-examples =
    Esempi:
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = Misura quanto è veloce l’arbitro.
cli-bench-examples =
    Esempi:
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = mostra questo aiuto
cli-arg-version = mostra la versione
cli-arg-lang = lingua: { $known } (predefinita: quella dell’ambiente)
cli-arg-lines = file di righe JSON, - per lo standard input
cli-arg-record = registrazioni di partite, JSON o testo, o cartelle che le contengono; - per lo standard input
cli-arg-verify-commitment = ciò che il server ha promesso prima della partita
cli-arg-verify-salt = un sale che deve essere stato usato, con il numero del posto a partire da 0
cli-arg-verify-key = chiave del server che deve aver firmato: un file, l’indirizzo del server o esadecimale
cli-arg-verify-receipt = ciò che il server ha firmato durante la partita: la registrazione deve concordare
cli-arg-json = rispondi in JSON, per i programmi
cli-arg-edition = edizione, come qwirkle-pl, o gioco: qwirkle, cubes, cards
cli-arg-diff = mostra in che cosa differiscono due edizioni di un gioco
cli-arg-bench = che cosa misurare; tutto, se non si indica nulla
cli-arg-players = giocatori, come Ann,Bo:12,@greedy (con un’età; con @ un bot)
cli-arg-save = salva la partita in questo file, o continua quella che contiene
cli-arg-secret = distribuisci da questo segreto, così la partita si può ripetere
cli-usage-unknown = Non so che cosa fare con «{ $what }».
cli-usage-missing = Manca qualcosa: { $what }.
cli-usage-choice = { $what } non è un valore valido per «{ $name }».
cli-usage-value = «{ $name }» richiede un valore.
cli-usage-number = «{ $name }» richiede un numero, non { $what }.
cli-usage-help = Aiuto: { $command }
cli-missing-extra = Questo comando richiede l’extra «{ $name }»: pip install "sixfold[{ $name }]"
cli-unknown-language = La lingua «{ $name }» qui non c’è, ci sono solo { $known }.
cli-unknown-edition = Non c’è nessuna edizione e nessun gioco «{ $name }». Ci sono { $known }.
cli-unknown-level = Non c’è nessun bot «{ $name }». Ci sono { $known }.
cli-unknown-bench = Benchmark sconosciuto: «{ $name }». Ci sono { $known }.
cli-cannot-read = «{ $file }» non si può leggere: { $why }.
system-missing = file non trovato
system-denied = permesso negato
system-folder = è una cartella
system-full = non c’è più spazio
system-in_use = è già usato da un altro programma
system-address = questo computer non ha quell’indirizzo
system-name = nome host sconosciuto
system-refused = connessione rifiutata
system-timeout = nessuna risposta in tempo
system-other = il sistema operativo non lo consente: { $why }
cli-meta-command = COMANDO
# As in English.
cli-meta-file = FILE
cli-meta-record = REGISTRAZIONE
cli-meta-salt = POSTO:SALE
cli-meta-key = FILE|URL|ESADECIMALE
cli-meta-edition = EDIZIONE
cli-meta-name = NOME
cli-meta-players = GIOCATORI
cli-meta-secret = SEGRETO
cli-meta-lang = LINGUA
cli-meta-game = GIOCO
cli-meta-folder = CARTELLA
cli-meta-number = NUMERO
cli-meta-seed = SEME
cli-meta-ms = MS
cli-measuring = Sto misurando { $name }
rules-hint = sixfold rules EDIZIONE ne mostra una; sixfold rules --diff A B ne confronta due.

## L’arena

arena-arg-game = gioco: qwirkle, cubes o cards
arena-arg-players = da 2 a 4 giocatori, separati da virgole: livelli come greedy, altri bot del gioco, oppure exec:COMANDO per un programma
arena-arg-games = numero di partite (predefinito: 100), arrotondato per eccesso: ogni distribuzione si gioca una volta in ogni disposizione dei posti
arena-arg-seed = un testo qualsiasi; semi uguali, distribuzioni uguali (predefinito: 1)
arena-arg-budget = tempo di CPU per mossa in millisecondi (predefinito: il limite proprio di ogni bot)
arena-arg-sprt = due giocatori: fermati appena è deciso se il primo è più forte di ELO0 o piuttosto di ELO1
arena-arg-checkpoint = salva ogni distribuzione in questo file; se esiste già, riprendi da lì
arena-arg-jobs = distribuzioni giocate in parallelo (predefinito: una per core)
arena-arg-log = aggiungi a questo file lo standard error dei motori (altrimenti viene scartato)
engine-arg-name = un livello, o un altro bot del gioco
arena-out-of-range = { $name } deve essere fra { $low } e { $high }.
arena-other-game = L’edizione { $edition } non è del gioco { $game }.
arena-command-empty = Dopo exec: ci vuole un comando.
arena-command-quotes = Le virgolette di questo comando non si chiudono: { $command }
arena-command-missing = Non c’è nessun programma «{ $command }» da eseguire.
arena-command-system = I programmi come giocatori (exec:) richiedono Linux o un altro Unix.
arena-cannot-write = «{ $file }» non si può usare: { $why }.
arena-sprt-elo = --sprt richiede due numeri diversi fra -1000 e 1000, prima il minore.
arena-sprt-players = --sprt è per gli incontri fra due giocatori.
arena-file-foreign = «{ $file }» non è il file di un incontro. Resta com’è.
arena-file-differs = «{ $file }» appartiene a un altro incontro ({ $what }). Resta com’è.
arena-file-corrupt = La riga { $what } di «{ $file }» è danneggiata. Il file resta com’è.
arena-file-busy = Un altro incontro sta scrivendo in «{ $file }» proprio ora.
arena-worker-lost = Un processo si è interrotto durante la distribuzione { $deal }.
arena-title = { $edition }. Partite: { $games }, distribuzioni: { $deals }
arena-head-player = giocatore
arena-head-wins = vittorie %
arena-head-interval = 95%
arena-head-points = punti
arena-head-elo = Elo
arena-head-elo-interval = Elo 95%
arena-head-ms = ms/mossa
arena-head-illegal = irregolari
arena-head-crashes = crash
arena-margin = Vantaggio del primo giocatore sulla media degli altri: { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] Il test accetta { $elo0 } Elo piuttosto che { $elo1 }: logaritmo del rapporto di verosimiglianza { $llr }, limiti { $lower } e { $upper }.
        [H1] Il test accetta { $elo1 } Elo piuttosto che { $elo0 }: logaritmo del rapporto di verosimiglianza { $llr }, limiti { $lower } e { $upper }.
       *[other] Il test fra { $elo0 } e { $elo1 } Elo non ha ancora deciso: logaritmo del rapporto di verosimiglianza { $llr }, limiti { $lower } e { $upper }.
    }
arena-incomplete = L’incontro è stato fermato prima della fine; questo è quanto c’è finora.
arena-progress = { $done } distribuzioni su { $of }, { $name }: { $rate }
arena-fault = Distribuzione { $deal }, disposizione { $rotation }, turno { $turn }: { $name } ha perso: { $why }
arena-fault-illegal = mossa non valida
arena-fault-exception = errore del bot
arena-fault-start = il programma non è partito
arena-fault-hello = messaggio hello non valido
arena-fault-exit = il programma è terminato
arena-fault-timeout = nessuna risposta in tempo
arena-fault-flood = la risposta è troppo lunga
arena-fault-unasked = ha scritto senza essere interpellato
arena-fault-unreadable = la risposta non si può leggere
engine-not-in-game = In questo gioco non c’è nessun bot «{ $name }».
engine-unreadable = Questo non è un messaggio del protocollo dei motori: { $why }

## Giocare nel terminale

play-title = { $name }
play-commitment = Tutto quello che viene pescato e tirato dipende da un segreto con questo SHA-256: { $digest }
play-announced = { $name }: la serie più grande è di { $n }
play-starts = Chi comincia: { $name }
play-help-hint = Scrivi help per vedere che cosa puoi scrivere.
play-look-away = { $name }, tocca a te. Quando nessun altro guarda, premi Invio.
play-prompt = { $name }>
play-which-edition = Quale? Numero o nome [1]:
play-which-players = Chi gioca? Nomi con virgole, l’età dopo i due punti, @greedy o @random per un bot [{ $usual }]:
play-you = Tu
play-draft = Mossa in prova: { $action }. { $points }
play-nothing-drafted = Non hai ancora deposto nulla. Scrivi una mossa, hint o help.
play-hint = Per esempio: { $action }
play-no-refusal = Finora non è stato rifiutato nulla.
play-which-file = Quale file? Per esempio: save game.json
play-exists = C’è già un file «{ $file }», e non è questa partita. Scegli un altro nome.
play-not-saved = Questa partita non è stata salvata. La prossima volta: save game.json, oppure comincia con --save game.json.
play-saved = Partita salvata in { $file }, e d’ora in poi dopo ogni turno.
play-loaded = Si continua con { $file }.
play-cannot-save = «{ $file }» non si può scrivere: { $why }. Della partita non è andato perso nulla, ma non è salvata.
play-kept = La registrazione è in { $file }. Con sixfold verify puoi controllare che tutto sia stato distribuito onestamente.
play-goodbye = Alla prossima!
play-turn = { $name }: { $what }. { $points }
play-exchanged =
    { $n ->
        [one] scambio di { $n } pedina
       *[other] scambio di { $n } pedine
    }
play-shown = Non si può giocare nulla, quindi si mostra quello che c’era in mano: { $pieces }
play-last-piece = { $name }: ultimo pezzo deposto, con un bonus di { count-points } già compreso qui sopra.
play-stock-empty = Il mazzo è finito: ognuno ha ancora un turno.
play-last-turns =
    { $n ->
        [one] Ultimo turno della partita.
       *[other] Ancora { $n } turni alla fine della partita.
    }
play-bag =
    { $n ->
        [0] Il sacchetto è vuoto.
        [one] { $n } pezzo nel sacchetto.
       *[other] { $n } pezzi nel sacchetto.
    }
play-stock =
    { $n ->
        [0] Il mazzo è vuoto.
        [one] { $n } carta nel mazzo.
       *[other] { $n } carte nel mazzo.
    }
play-hand = In mano hai: { $pieces }
play-opening = Apri tu la partita: deponi per intero la tua serie più grande.
play-opening-any = Apri tu la partita: va bene qualsiasi turno.
play-forced-dead = Nessuna faccia dei tuoi cubi andrebbe bene da nessuna parte: premi Invio per rimetterli nel sacchetto ed estrarne altri.
play-dead = cubi senza speranza, tornano nel sacchetto
play-may-reroll = Prima puoi tirare di nuovo alcuni cubi: reroll e i loro nomi.
play-forced-pass = Non puoi fare nulla: premi Invio per passare.
play-forced-roll = Non va bene nulla: premi Invio per tirare tutti i cubi.
play-forced-redraw = Non puoi giocare nulla: premi Invio per mostrare quello che hai in mano e cambiarlo.
play-winner = Vittoria: { $names }, con { $points }
play-shared = Vittoria condivisa: { $names }, con { $points }
ending-last_piece = L’ultimo pezzo è stato deposto.
ending-nobody_can_place = Nessuno dei pezzi rimasti ha un posto sul tavolo.
ending-last_turns = Il mazzo è finito e tutti hanno avuto l’ultimo turno.
ending-all_passed = Tutti hanno passato, uno dopo l’altro.
ending-resigned = La partita è finita per abbandono.
ending-turn_limit = La partita ha raggiunto il numero massimo di turni del server. Decidono i punti.
shared-title =
    { $n ->
        [0] { $game }: partita interrotta
        [one] { $game }: vince { $names }
       *[other] { $game }: vittoria condivisa: { $names }
    }
shared-about = { $scores }. Guarda il tavolo finale e rivedi ogni mossa.
play-confirm = Premi Invio per confermare, oppure scrivi undo.
play-help-qwirkle =
    Rt@3,-2     deponi la stella rossa nella colonna 3, riga -2 (x a destra, y in basso); anche più d’una
    swap Rt Bs  scambia queste pedine
play-help-cubes =
    Rt@3,-2       deponi la stella rossa nella colonna 3, riga -2 (x a destra, y in basso); anche più d’uno
    reroll Rt Bs  tira di nuovo questi cubi, una volta sola, prima di deporre
    roll          tira tutti i cubi quando non va bene nulla
play-help-cards =
    play Rt Bt Gt                    gioca queste carte; a sistemare il tavolo ci penso io
    play Rt : RtBtGt YoYsYd          lo stesso, ma con tutto il tavolo come lo vuoi tu, serie per serie
    play Rt : YoYsYd ! RtOtYtGtBtPt  i Qwirkle presi si scrivono dopo il !
    redraw                           quando non puoi giocare nulla
play-help =
    Colori: R rosso, O arancione, Y giallo, G verde, B blu, P viola.
    Forme: o cerchio, s quadrato, d rombo, t stella, c fiore, x stella a quattro punte.
    Invio o done  conferma la mossa      undo       torna indietro di un passo    clear  riprendi tutto
    hint          mostra una mossa       why        spiega l’ultimo rifiuto       rules  mostra le regole
    table         mostra il tavolo       save FILE  salva la partita              quit   smetti
    help          mostra questo aiuto    load FILE  continua da un file

## Addestramento

train-arg-seats = numero di giocatori: 2 (predefinito), 3 o 4
train-arg-seed = un numero intero; semi uguali, pesi uguali (predefinito: 1)
train-arg-out = cartella per i cicli finiti e per i pesi (predefinita: «training»); un addestramento interrotto riprende da lì
train-arg-jobs = partite giocate in parallelo (predefinito: una per core); i pesi non ne dipendono
train-done = I pesi sono in «{ $file }».

## Il server

cli-static = Scrivi il client web come sito statico: una cartella che qualsiasi host può servire, sotto qualsiasi percorso.
cli-static-examples =
    Esempi:
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = cartella da scrivere: vuota, nuova o un sito statico precedente
static-arg-server = indirizzo di un server Sixfold per giocare con gli amici, per esempio https://play.example (predefinito: nessuno)
static-done = { $folder } è pronta: può servirla qualsiasi server web.
static-bad-server = «{ $value }» non è l’indirizzo di un server: https:// o http:// e un nome, senza percorso.
static-not-empty = { $folder } contiene altri file: scegli una cartella vuota o nuova.
static-no-kernel = Il client web di questa installazione non ha un kernel per il browser, quindi gli serve un server. Usa un pacchetto pubblicato, oppure compilalo con «run web».
cli-serve = Avvia un server: tavoli per persone e bot in rete.
cli-serve-examples =
    Esempi:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = INDIRIZZO
cli-meta-addresses = INDIRIZZI
cli-meta-seconds = SECONDI
cli-arg-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questo computer)
cli-arg-port = porta su cui ascoltare (predefinita: 8000; 0: una libera qualsiasi)
cli-arg-db = dove si conservano i tavoli: un file SQLite (predefinito: sixfold.db) o postgresql://…
cli-arg-relay = indirizzo nats://… con cui più processi server si scambiano gli aggiornamenti
cli-arg-workers = numero di processi per i bot (predefinito: il numero di core meno uno)
cli-arg-password-file = file con la password di questo server (oppure la variabile SIXFOLD_PASSWORD)
cli-arg-origin = consenti anche le pagine di questo indirizzo, per esempio https://play.example (si può ripetere)
cli-arg-hosts = un nome con cui i browser raggiungono il server, per esempio play.example; * per qualsiasi nome (si può ripetere)
cli-arg-proxies = indirizzi dei proxy affidabili (di cui si usano le intestazioni X-Forwarded), separati da virgole
cli-arg-sockets = numero massimo di connessioni aperte (predefinito: 50000)
cli-arg-per-client = moltiplica per questo numero i limiti per indirizzo
cli-arg-keep-days = giorni dopo l’ultimo evento prima che un tavolo sia eliminato (predefinito: 365; 0: mai)
cli-arg-webhook = URL che viene informato di chi è il turno nelle partite in cui un turno può durare giorni, e dei risultati (oppure la variabile SIXFOLD_WEBHOOK)
cli-arg-private-push = invia le notifiche anche ai servizi push nelle reti private
cli-arg-drain = secondi in cui continuare a servire dopo SIGTERM segnalando «non pronto» (predefinito: 5)
cli-arg-quiet = registra solo avvisi ed errori
serve-at = Sixfold è su { $url }
serve-cannot-listen = Non è possibile ascoltare su { $host }, porta { $port }: { $why }
serve-no-client = Questa installazione non contiene il client web: niente pagine, funzionano solo l’interfaccia per i programmi e il client da terminale. Usa un pacchetto pubblicato, oppure compilalo con il programma «run».
serve-bad-webhook = --webhook richiede un URL che comincia con https:// o http://, eventualmente dopo discord+, telegram+, ntfy+ o json+.
webhook-turn = { $game }, tavolo { $table }: tocca a { $name }.
webhook-reminder = { $game }, tavolo { $table }: a { $name } resta poco tempo per questo turno.
webhook-over = { $game }, tavolo { $table }: la partita è finita. { $scores }
push-turn = Tocca a te.
push-played = { $name } ha giocato. Tocca a te.
push-reminder = Tocca a te, e il tempo sta per scadere.
no-table = Questo tavolo non esiste.
no-secret = Non hai un posto a questo tavolo.
no-host = Può farlo solo chi ha creato il tavolo.
no-started = La partita è già cominciata.
no-not_started = La partita non è ancora cominciata.
no-over = La partita è finita.
no-full = Tutti i posti sono occupati.
no-seat_taken = Questo posto non è libero.
no-waiting = C’è ancora un posto libero.
no-edition = Non esiste l’edizione { $value }.
no-level = Non esiste il bot { $value }.
no-turn = Il gioco è già andato avanti: guarda di nuovo il tavolo.
no-not_your_turn = Non è il tuo turno.
no-bot_plays = Un bot gioca per te: prima riprendi il tuo posto.
no-salt = Il controllo di correttezza è fallito: questo non è il valore dichiarato.
no-still_here = Questo giocatore è ancora qui.
no-not_away = Questo posto non si può affidare a un bot.
no-out_of_time = Il tempo è scaduto, e si può tornare una volta sola.
no-resigned = Hai già abbandonato questa partita.
no-undo = Questo turno non si può annullare: nel frattempo si è pescato o mostrato qualcosa.
no-carry = Questo link è scaduto o è già stato usato.
no-let_in = Gli altri non possono aprire questo posto. Inserisci il PIN, oppure conferma il codice nel browser che ha il posto.
no-guest = Questo browser è stato ammesso dagli altri, quindi non può farlo. Usa il primo browser di questo posto.
no-pin = Questo PIN non è giusto.
no-pin_pause = Troppi PIN sbagliati. Riprova più tardi.
no-password = Questo server richiede una password.
no-origin = Le richieste da quella pagina non sono consentite.
no-address = Questo server non risponde al nome { $value }. Chi lo gestisce può consentirlo.
no-unreadable = Questo messaggio è illeggibile.
no-too_large = Questo messaggio è troppo lungo.
no-too_often = Non così in fretta: riprova fra un momento.
no-too_many = Hai troppi tavoli o troppe connessioni aperte.
no-limit = A questo tavolo è già successo troppe volte.
no-method = Tipo di richiesta non supportato.
no-busy = In questo momento non è stato possibile: riprova.
phrase-hello = Ciao!
phrase-well_done = Ben fatto!
phrase-oops = Ops!
phrase-thanks = Grazie!
phrase-good_luck = Buona fortuna!
phrase-hurry = Tocca a te!
phrase-wait = Un momento, per favore.
phrase-again = Un’altra partita?
phrase-good_game = Bella partita!
phrase-bye = A presto!

## Quello che si conserva

cli-backup = Copia in un solo file tutto quello che un server conserva, mentre continua a funzionare.
cli-backup-examples =
    Esempi:
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Riempi un database vuoto con una copia di sicurezza: gli stessi tavoli, posti e chiavi.
cli-restore-examples =
    Esempi:
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Amministra un server tramite il suo database, mentre è in funzione.
cli-admin-examples =
    Esempi:
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
cli-meta-action = AZIONE
cli-export = Scrivi le partite di un server come registrazioni, un file per ogni tavolo.
cli-export-examples =
    Esempi:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Importa registrazioni come tavoli: le partite finite da guardare, le altre da continuare.
cli-import-examples =
    Esempi:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = nuovo file per la copia; un server può usarlo così com’è
cli-arg-restore = file scritto da «sixfold backup»
cli-arg-action = list (tavoli e indirizzi bloccati), close o delete (chiudi o cancella un tavolo), erase-name (cancella il nome di una persona da tutti i tavoli), ban o unban (blocca o sblocca un indirizzo), rotate-key (cambia la chiave delle firme)
cli-arg-target = il tavolo, il nome o l’indirizzo
cli-arg-export = cartella per le registrazioni
cli-arg-all = anche le partite non finite, con i loro segreti: da tenere riservate
cli-arg-import = registrazioni, o cartelle che ne contengono
backup-done = È tutto in «{ $file }».
restore-done =
    { $n ->
        [one] Ora c’è { $n } tavolo
       *[other] Ora ci sono { $n } tavoli
    } in «{ $url }».
admin-listed =
    { $n ->
        [one] { $n } tavolo
       *[other] { $n } tavoli
    }. Indirizzi bloccati: { $banned }
admin-closed = Il tavolo { $table } è chiuso.
admin-was-over = Il tavolo { $table } era già finito.
admin-deleted = Il tavolo { $table } è cancellato.
admin-erased =
    { $n ->
        [one] «{ $name }» è stato cancellato da { $n } tavolo.
       *[other] «{ $name }» è stato cancellato da { $n } tavoli.
    }
admin-banned = { $address } è bloccato.
admin-unbanned = { $address } non è più bloccato.
admin-rotated = D’ora in poi il server firma con la nuova chiave { $id }. Le chiavi precedenti restano nell’elenco.
admin-bad-address = «{ $address }» non è un indirizzo IP.
export-done =
    { $n ->
        [one] { $n } registrazione scritta
       *[other] { $n } registrazioni scritte
    } in «{ $folder }», { $there } c’erano già.
import-new = { $file }: nuovo tavolo { $table }
import-there = { $file }: c’è già, al tavolo { $table }
import-other = { $file }: il tavolo { $table } ha questa partita, ma è continuata diversamente; non è cambiato nulla
import-seat = { "    " }posto di { $name }, segreto { $secret }
store-cannot = «{ $value }» non si può aprire: { $why }.
store-cannot_write = «{ $value }» non si può scrivere: { $why }.
store-not_empty = In «{ $value }» ci sono già dei tavoli; non è stato cambiato nulla.
store-no_table = Il tavolo { $value } non esiste.
store-busy = Il tavolo { $value } cambia di continuo: riprova.
store-missing = In «{ $value }» non c’è un database di Sixfold.
store-exists = «{ $value }» esiste già, e resta com’è.
store-empty = «{ $value }» è un file vuoto. Cancellalo per ricominciare, o metti al suo posto un backup.
store-foreign = «{ $value }» non contiene i tavoli di Sixfold ma qualcos’altro; non vi è stato cambiato nulla.
store-broken = «{ $value }» è danneggiato; non vi è stato cambiato nulla. Usa un backup.
store-unreadable = Il registro del tavolo { $value } non si può leggere.
store-newer = «{ $value }» è stato scritto da un Sixfold più recente; non vi è stato cambiato nulla. Usa quella versione.
store-leftover = «{ $value }» è una parte di un file che manca. Rimetti quel file al suo posto, o sposta questo.
store-in_use = «{ $value }» è già in uso da parte di un altro server. Prima ferma quello, oppure dai a tutti lo stesso --relay.
store-failed = In questo momento i tavoli non sono raggiungibili: { $value }
store-closed = Il server si sta chiudendo.
store-package = «{ $value }» non è installato: arriva con «sixfold[large]».
store-relay = «{ $value }» non risponde: { $why }.

## Il client web

web-skip = Vai al tavolo
web-home = Sixfold, pagina iniziale
web-lobby = Nuova partita
web-game = Gioco
web-about-qwirkle = Disponi le pedine in sequenze di un solo colore o di una sola forma: sei diverse fanno un Qwirkle.
web-about-cubes = Tira i cubi e disponili in sequenze di un solo colore o di una sola forma: sei diversi fanno un Qwirkle.
web-about-cards = Gioca serie di un solo colore o di una sola forma, risistema il tavolo e raccogli le serie da sei.
web-front-continue = Continua
web-front-games = Le tue partite
web-front-all = Tutte le partite ({ $n })
web-front-turn-of = Tocca a { $name }
web-front-left = ancora { $time }
web-front-ended = Finita: { $points }
web-front-options = Opzioni
web-front-bot = Gioca con un bot
web-front-bot-about = Comincia subito
web-front-level = Livello del bot
web-front-friend = Gioca con un amico
web-front-friend-about = Con un link o un codice, senza account
web-front-code = Codice
web-front-device = Un solo dispositivo
web-front-device-about = Passatelo di mano in mano
web-front-daily-about = Uno nuovo ogni giorno
web-front-player = Giocatore 1
web-front-more-players = Altri giocatori
web-front-hints = Suggerimenti
web-front-hints-bots = Solo contro i bot
web-front-hints-always = Con suggerimenti
web-front-hints-never = Senza suggerimenti
web-front-more = Imparare ed esplorare
web-edition = Edizione
web-house-rules = Regole della casa
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-move = 2 minuti a turno
web-clock-game = 15 minuti a testa
web-clock-day = Un giorno a turno
web-seats = Posti
web-your-name = Il tuo nome
web-rename = Cambia nome
web-rename-save = Salva il nome
web-rename-done = Ora ti chiami { $name }.
web-me = Io
web-you = Tu
web-seat-n = Posto { $n }
web-remove-seat = Togli il posto { $n }
web-add-seat = Aggiungi un amico o un bot
web-friend-by-link = Amico (con link)
# As in English.
web-bot-level = Bot: { $level }
# Come si chiama un bot, in qualsiasi frase. $number è 0, oppure numera i bot dello stesso livello.
# As in English.
web-bot-name =
    { $number ->
        [0] Bot { $level }
       *[other] Bot { $level } { $number }
    }
web-public = Pubblico: chiunque può trovare questo tavolo e unirsi
web-join-code = Entra con un codice
web-join = Entra
web-public-tables = Tavoli aperti
web-on = In corso
web-phase-open = In attesa di giocatori
web-phase-revealing = Sta per cominciare
web-phase-playing = In corso
web-phase-over = Finita
web-phase-closed = Abbandonata
web-password = Password di questo server
web-enter = Entra
web-not-kept = Questo browser non ricorda nulla: tieni aperta la pagina mentre giochi.
web-rules = Regole
web-light = Tema chiaro
web-dark = Tema scuro
web-settings = Impostazioni
web-lost-title = Manca qualcosa
web-lost-page = Questa pagina non esiste.
web-lost-table = Questo tavolo non si può aprire.
web-lost-gone = Il server non risponde.
web-lost-closed = Questa partita è stata abbandonata.
web-lost-advice = Controlla il link o il codice e riprova. Delle tue partite non si è perso nulla.
web-lost-home = Pagina iniziale
web-loading = Preparo il tavolo
web-reconnecting = Riconnessione in corso. La tua mossa è al sicuro.
web-connection-lost = Connessione persa. Nuovo tentativo.
web-connection-back = Connesso.
web-join-title = Siediti a questo tavolo
web-join-with = Con { $names }
web-sit-down = Siediti
web-full = Tutti i posti sono occupati.
web-already-on = La partita è già cominciata.
web-back-title = Giochi già qui?
web-back-who = Scegli il tuo nome per tornare al tuo posto in questo browser.
web-back-ask = Chiedi di rientrare
web-back-get = Richiedi un codice
web-back-enter = Torna al mio posto
web-back-code = Il tuo codice: { $code }
web-back-wait = Comunicalo agli altri giocatori. Lo inseriscono nel menu del tavolo, in «Fai rientrare un giocatore». Quando tutti hanno confermato ed è passato un minuto, qui sei { $name }.
web-back-cancel = Annulla la richiesta
web-back-none = Questo posto non ha un PIN, e ora gli altri non possono aprirlo. Usa il primo browser, oppure scegli lì «Gioca su un altro dispositivo».
web-back-own = Gli altri non possono aprire questo posto: serve il browser in cui giochi. Richiedi qui un codice e inseriscilo lì.
web-back-lost = Se quel browser è perso, gli altri possono far giocare un bot al tuo posto.
web-back-wait-own = Inseriscilo nel browser in cui giochi: nel menu del tavolo, alla voce «Fai rientrare un giocatore». Poi qui sei subito { $name }.
web-pin = PIN, da 4 a 8 cifre
web-pin-optional = PIN, da 4 a 8 cifre (facoltativo)
web-pin-join = Con il PIN puoi tornare al tuo posto da un altro browser.
web-pin-only = Scegli un PIN per poter tornare da un altro browser. A questo tavolo gli altri non possono farti rientrare.
web-pin-choose = Scegli un PIN
web-pin-menu = Il mio PIN
web-pin-how = Con il tuo nome e questo PIN puoi tornare al tuo posto da un altro browser. Gli altri non possono più far entrare nessuno al posto tuo.
web-pin-save = Salva il PIN
web-pin-set = Il PIN è salvato.
web-pin-remove = Elimina il PIN
web-pin-removed = Il PIN è eliminato.
web-let-in = Fai rientrare un giocatore
web-let-in-how = Solo se sai che il codice è suo: fatti leggere il codice al telefono. Se è un altro tuo browser, scegli il tuo nome.
web-let-in-who = Giocatore
web-let-in-code = Codice
web-let-in-confirm = Fai entrare
web-let-in-done = Ora l’altro tuo browser ha il tuo posto.
web-let-in-asked = Confermato. Ci vuole un minuto e devono confermare anche tutti gli altri.
web-let-in-news = Con la conferma degli altri, { $name } gioca di nuovo, da un altro browser.
web-let-in-you = Gli altri hanno fatto giocare un altro browser al tuo posto. Se non sei tu, rimuovilo.
web-let-in-undo = Rimuovi gli altri browser
web-let-in-option = Basta un altro giocatore per far rientrare qualcuno
web-let-in-option-about = Altrimenti ne servono due. Chi conferma da solo potrebbe vedere che cosa ha quel giocatore.
web-let-in-rule =
    { $n ->
        [0] Se perdi il tuo browser, gli altri non possono farti rientrare. Con un PIN puoi tornare.
        [1] Se un giocatore perde il suo browser, un altro giocatore può farlo rientrare. Chi ha un PIN rientra solo da sé.
       *[other] Se un giocatore perde il suo browser, due altri giocatori possono farlo rientrare. Chi ha un PIN rientra solo da sé.
    }
web-let-in-sees = Chi conferma potrebbe vedere che cosa ha quel giocatore.
web-offer-let_in =
    { $you ->
        [yes] Qualcuno chiede di giocare al tuo posto da un altro browser, con il codice { $code }. Se non sei tu, annulla la richiesta.
       *[no] { $other } chiede di rientrare da un altro browser, con il codice { $code }. Accetta solo se ti ha comunicato questo codice.
    }
web-watch = Guarda
web-host = Ha creato il tavolo
web-here = Presente
web-away = Assente
web-open-seat = Posto libero
web-waiting-for = In attesa di qualcuno
web-revoke = Libera il posto
web-scan = Inquadra o invia il link. Non serve un account.
web-qr = Codice QR con il link a questo tavolo
web-only-here = Questo indirizzo funziona solo su questo computer.
web-only-here-how = Per gli altri dispositivi della tua rete, avvia «{ $command }» e apri l’indirizzo che mostra.
web-in-app = Sei nel browser di un’altra app. Apri questa pagina nel tuo browser, altrimenti potresti perdere il posto.
web-copy-link = Copia il link
web-in-app-stay = Resta qui
web-share = Condividi il link
web-copied = Copiato
web-not-copied = Copia non riuscita
web-start = Avvia la partita
web-start-when = Puoi avviare la partita quando tutti i posti sono occupati.
web-host-starts = La partita la avvia chi ha creato il tavolo.
web-leave = Lascia il tavolo
web-table = Tavolo
web-board = Il tavolo: con le frecce ti sposti di casella in casella
web-players = Giocatori
web-move-and-history = Mossa e cronologia
web-more = Altre opzioni
web-close = Chiudi
web-bag = Nel sacchetto o nel mazzo:
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Mostra tutto
web-your-turn = Tocca a te
web-title-your-turn = ● Tocca a te · { $title }
web-on-turn = Sta giocando
web-turn-of = Tocca a { $name }.
web-bot-stands-in = Un bot gioca al suo posto
web-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
web-hand-of = I cubi di { $name }
web-over = La partita è finita.
web-your-move = La tua mossa
web-nothing-laid = Non hai ancora deposto nulla.
web-wait = Gli altri stanno pensando.
web-moves = Mosse
web-no-moves = Ancora nessuna mossa.
web-turn-swap =
    { $n ->
        [one] scambio di { $n } pedina
       *[other] scambio di { $n } pedine
    }
web-turn-reroll =
    { $n ->
        [one] nuovo tiro di { $n } cubo
       *[other] nuovo tiro di { $n } cubi
    }
web-turn-roll = nulla andava bene, nuovo tiro
web-turn-redraw = niente da giocare, carte nuove
web-turn-pass = turno saltato
web-unseen = Ancora da vedere
web-unseen-kind = { $piece }: { $n }
web-your-hand = I tuoi pezzi
web-rack = I tuoi pezzi, tasti da 1 a 9
web-undo = Annulla
web-shuffle = Mescola
web-sort = Ordina
web-exchange = Scambia
web-reroll = Tira di nuovo
web-choose-exchange = Scegli le pedine da scambiare.
web-choose-reroll = Scegli i cubi da tirare di nuovo.
web-exchange-n =
    { $n ->
        [one] Scambia { $n } pedina
       *[other] Scambia { $n } pedine
    }
web-roll-n =
    { $n ->
        [one] Tira { $n } cubo
       *[other] Tira { $n } cubi
    }
web-play-for =
    { $n ->
        [one] Gioca: { $n } punto
       *[other] Gioca: { $n } punti
    }
web-place-a-tile =
    { $game ->
        [cubes] Deponi un cubo
       *[qwirkle] Deponi una pedina
    }
web-opening-owes = Per iniziare deponine { $n }
web-you-open =
    { $game ->
        [cubes]
            { $n ->
                [one] Cominci tu. La tua sequenza più lunga ha { $n } cubo.
               *[other] Cominci tu. La tua sequenza più lunga ha { $n } cubi.
            }
       *[other]
            { $n ->
                [one] Cominci tu. La tua sequenza più lunga ha { $n } pedina.
               *[other] Cominci tu. La tua sequenza più lunga ha { $n } pedine.
            }
    }
web-choose-first = Prima scegli
web-fits-first = { $piece }: qui va bene.
web-fits =
    { $n ->
        [0] { $piece }: ora non va da nessuna parte.
        [one] { $piece }: { $n } posto adatto. Il numero indica i punti.
       *[other] { $piece }: { $n } posti adatti. I numeri indicano i punti.
    }
web-chosen =
    { $n ->
        [one] Hai scelto: { $piece }, { $n } posto.
       *[other] Hai scelto: { $piece }, { $n } posti.
    }
web-draft-points =
    { $n ->
        [one] In tutto { $n } punto.
       *[other] In tutto { $n } punti.
    }
web-cell = Riga { $row }, colonna { $column }.
web-at-cell = riga { $row }, colonna { $column }
web-at-row = riga { $row }, dalla colonna { $column }
web-at-column = colonna { $column }, dalla riga { $row }
web-qwirkles-taken = Qwirkle presi: { $sets }
web-empty-cell = Vuota.
web-makes = { $piece }: { $n }.
web-drafted = Deposto, non ancora giocato.
web-missing = da aggiungere: { $what }
web-complete = completa
web-taken-back = Mossa annullata.
web-why = Perché?
web-forced-pass = In questo turno non puoi fare nulla.
web-forced-roll = Nessun cubo va bene: tirali tutti.
web-forced-redraw = Non puoi giocare nulla: mostra le tue carte e pescane altre.
web-do-pass = Passa
web-do-roll = Tira tutti i cubi
web-do-redraw = Pesca carte nuove
web-talk = Messaggi
web-mute = Non mostrare che cosa dicono gli altri
web-played =
    { $n ->
        [one] { $name }: { $n } punto.
       *[other] { $name }: { $n } punti.
    }
web-you-win = Hai vinto
web-wins = Vince { $name }
web-shared-win = Vittoria condivisa: { $names }
web-given-up = La partita è stata abbandonata
web-rematch = Gioca ancora
web-join-rematch = Alla nuova partita
web-download = Scarica la registrazione
web-result-last-piece = +{ $n } per l’ultimo pezzo: { $name }
web-result-close = Per un soffio: { $what } di distacco.
web-result-best-of-all = La mossa migliore della partita è tua: { $what } nella mossa { $turn }.
web-result-your-qwirkles =
    { $n ->
        [one] Hai fatto un Qwirkle.
       *[other] Hai fatto { $n } Qwirkle.
    }
web-result-your-best = La tua mossa migliore: { $what } nella mossa { $turn }.
web-result-next = La prossima partita ricomincia da zero.
web-result-best = Mossa migliore: { $n } (mossa { $turn })
web-result-qwirkles = Qwirkle: { $n }
web-result-per-turn = A turno: { $n }
web-result-luck = Fortuna e abilità
web-result-wants =
    { $n ->
        [one] { $names } vuole la rivincita.
       *[other] { $names } vogliono la rivincita.
    }
web-result-you-want = Vuoi la rivincita. Ora rispondono gli altri.
web-result-join = Partecipa
web-result-not-now = Non ora
web-result-agreed = Partecipa
web-result-declined = Non ora
web-result-no-answer = Ancora nessuna risposta
web-result-start = Comincia ora, con un bot al posto di { $names }
web-result-begun = La nuova partita è cominciata. Finché non arrivi, gioca un bot al posto tuo.
web-result-watch = Guarda la nuova partita
web-result-share = Condividi la partita
web-result-share-about = Chi ha il link vede i nomi, il risultato e ogni mossa.
web-result-unshare = Non condividere più
web-result-unshared = Il link non mostra più la partita.
web-shared-game = Partita condivisa
web-shared-gone = A questo indirizzo non c’è nessuna partita condivisa.
web-shared-replay = Rivedi e analizza
web-shared-play = Gioca anche tu a Sixfold
web-no-set = Non è ancora una serie
web-needs = da aggiungere
web-set-short = troppo corta: almeno tre
web-set-mismatch = né un colore né una forma
web-set-duplicate = la stessa carta due volte
web-set-orphan = una serie nuova richiede una carta della tua mano
web-set-keep-three = { $set }: almeno tre devono restare insieme
web-you-take-it = la prendi tu
web-card-chosen = Hai scelto: { $piece }.
web-choose-set =
    { $n ->
        [one] Scegli dove mettere la carta.
       *[other] Scegli dove mettere le carte.
    }
web-put-here = Metti qui: { $set }
web-back-to-hand = Torna in mano
web-not-to-hand = Le carte del tavolo restano sul tavolo.
web-new-set = Nuova serie: tre carte che vanno insieme
web-card-caption =
    { $color ->
        [red] Rosso
        [orange] Aran{ "\u00AD" }cione
        [yellow] Giallo
        [green] Verde
        [blue] Blu
       *[purple] Viola
    }
web-from-hand = Dalla mano
web-moved = Spostata
web-cards-open = Cominci tu: deponi una serie.
web-cards-open-largest = Cominci tu: deponi la tua serie più grande, { $n } carte, e nient’altro.
web-cards-turn = Tocca a te: gioca almeno una carta. Puoi anche spostare carte del tavolo.
web-table-is-legal = Va tutto bene.
web-table-not-legal = Non va ancora tutto bene.
web-reset = Rimetti com’era
web-tidy = Ordina le serie
web-finish = Concludi il turno
web-finish-taking =
    { $n ->
        [one] Concludi, prendi { $n } Qwirkle
       *[other] Concludi, prendi { $n } Qwirkle
    }
web-language = Lingua
web-live = Come appaiono ora le pedine
web-theme = Tema
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-palette = Colori
web-palette-clear = Facili da distinguere
web-palette-classic = Classici
web-palette-contrast = Contrasto elevato
web-palette-own = I miei
web-own-colors = I miei colori
web-marks = Segni sui pezzi
web-marks-cuts = Tacche
web-marks-letters = Lettere
web-marks-none = Nessuno
web-ground = Pezzi
web-ground-dark = Ebano
web-ground-light = Osso
web-text-size = Dimensione del testo
web-play = Durante il gioco
web-show-legal = Mostra dove può andare un pezzo
web-left-handed = Disposizione per mancini
web-calm = Meno movimento
web-sound = Suoni
web-notify-title = Suoni e notifiche
web-notify-vibration = Vibra quando tocca a te
web-notify-me = Avvisami quando tocca a me
web-notify-on = Questo dispositivo ti avvisa quando qui tocca a te.
web-notify-off = Questo dispositivo non riceve più avvisi per questo tavolo.
web-notify-denied = Questo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per questa pagina, poi torna qui.
web-notify-unsupported = Questo browser non può ricevere notifiche qui. Su iPhone o iPad aggiungi Sixfold alla schermata Home e aprilo da lì.
web-notify-failed = Il servizio di notifiche del browser non ha risposto. Riprova più tardi.
web-notify-where = Le partite senza orologio, o con almeno un giorno per turno, possono avvisare questo dispositivo quando tocca a te. Si attiva al tavolo.
web-notify-tables = { $n ->
    [one] Questo dispositivo è avvisato del tuo turno a un tavolo.
   *[other] Questo dispositivo è avvisato del tuo turno a { $n } tavoli.
}
web-notify-stop-all = Disattiva tutte le notifiche
web-notify-stopped = Questo dispositivo non riceve più notifiche.
web-letter-keys = Scorciatoie con le lettere
web-too-close = { $a } e { $b } si somigliano troppo { $eyes }.
web-far-enough = Tutti e sei i colori si distinguono bene, anche con il daltonismo.
web-eyes-normal = per tutti
web-eyes-protan = per chi non vede il rosso (protanopia)
web-eyes-deutan = per chi non vede il verde (deuteranopia)
web-eyes-tritan = per chi non vede il blu (tritanopia)

## Playing in the browser from the command line

cli-arg-terminal = gioca nel terminale, non nel browser
cli-arg-lan = fai giocare anche gli altri dispositivi della tua rete
play-at = Sixfold è aperto nel tuo browser: { $url } (Ctrl-C lo chiude)
play-open = Apri { $url } in un browser di questo computer. Ctrl-C chiude Sixfold; con --terminal si gioca qui.
play-at-lan = Apri { $url } su un dispositivo qualsiasi della tua rete. Ctrl-C chiude Sixfold.
play-no-lan = Questo computer non ha un indirizzo in una rete locale.
web-update = È pronta una nuova versione di Sixfold.
web-update-now = Ricarica
web-update-later = Più tardi
web-no-server = Questo sito non ha un server. Serve per giocare con gli amici tramite link, per giocare ognuno sul suo telefono e per condividere le partite. Tutto il resto funziona.
web-offline = Finché non torna puoi leggere, imparare e regolare le impostazioni; i tuoi tavoli sono al sicuro.
web-offline-learn = Impara i giochi

## The table and the review
web-beyond =
    { $n ->
        [one] Un altro posto fuori vista
       *[other] Altri { $n } posti fuori vista
    }
web-cubes-turn = Tocca a te: deponi un cubo, o prima tirane di nuovo alcuni (una volta sola).
web-agree = Accetto
# As in English.
web-decline = No
web-withdraw = Annulla la richiesta
web-ask-undo = Chiedi di annullare la tua mossa
web-ask-hand-over = Fai giocare un bot per { $name }
web-offer-undo =
    { $you ->
        [yes] Hai chiesto di annullare l’ultima mossa.
       *[no] { $name } vorrebbe annullare l’ultima mossa.
    }
web-offer-hand_over = { $other } è assente. Se non torna in tempo, gioca un bot al suo posto.
web-offer-waiting = Si aspetta il consenso degli altri.
web-bot-plays-for-you = Un bot sta giocando per te.
web-take-seat-back = Riprendo il mio posto
web-watching = Stai guardando
web-share-watch = Condividi: guarda la partita
web-leave-title = Lasciare la partita?
web-leave-bot = Un bot continua al posto tuo. Puoi tornare e riprendere il posto quando vuoi.
web-leave-ends = Non gioca nessun altro: abbandoni e la partita finisce. Il risultato resta valido.
web-leave-resign = Abbandoni: non puoi più vincere questa partita, né riprendere il posto.
web-resigned = Abbandono
web-stay = Resto
web-dealing = I dispositivi si stanno accordando sulla distribuzione: al massimo 15 secondi.
web-fair = Distribuzione onesta
web-fair-how = Prima della distribuzione il server ha scelto un numero segreto e lo ha promesso: qui sotto c’è la sua impronta. Poi il dispositivo di ogni giocatore ha aggiunto un numero casuale. Insieme decidono tutto ciò che viene pescato o tirato, quindi nessuno può scegliere. Alla fine della partita tutti i numeri vengono mostrati e si possono controllare.
web-fair-here = Prima della distribuzione questo browser ha scelto un numero segreto. Qui sotto c’è la sua impronta. Tutto ciò che viene pescato o tirato dipende da quel numero. Alla fine della partita il numero è nella registrazione, e «sixfold verify» su un computer può controllare tutto.
web-fair-commitment = Impronta del segreto del server
web-fair-copy = Copia l’impronta
web-fair-salts = Numeri casuali dei giocatori
web-fair-salt-used = aggiunto
web-fair-salt-withheld = promesso, ma non inviato in tempo
web-fair-salt-none = nessuno
web-fair-receipt = Ricevuta
web-fair-receipt-about = Il server ha firmato per questo dispositivo ciò che tutti hanno visto fino al turno { $turn }. Con la ricevuta puoi dimostrare che dopo non è stato cambiato nulla.
web-fair-receipt-save = Salva la ricevuta
web-fair-limits = La pagina che controlla viene dallo stesso server. Per non dipenderne, salva la ricevuta e la registrazione e controllale con «sixfold verify» su un computer.
web-fair-checks = Questa partita è stata distribuita onestamente?
web-fair-checking = Controllo in corso…
web-fair-again = Controlla di nuovo
web-fair-right = Sì: è tutto in ordine.
web-fair-partly = Non è stato trovato nessun errore, ma questo dispositivo non può controllare tutto.
web-fair-wrong = No: qualcosa non torna.
web-fair-yes = in ordine
web-fair-no = sbagliato
web-fair-unknown = non controllato
web-fair-check-promise = Ciò che era stato promesso prima della distribuzione non è cambiato.
web-fair-check-secret = Il segreto e i numeri casuali hanno queste impronte.
web-fair-check-salt = Il numero casuale di questo dispositivo è stato usato.
web-fair-check-draws = Tutto ciò che è stato distribuito, pescato e tirato deriva dai numeri.
web-fair-check-receipt = La registrazione è ciò che il server ha inviato durante la partita.
web-fair-check-signature = La firma del server sulla registrazione è valida.
web-keys = Tasti
web-key-choose = scegli uno dei tuoi pezzi
web-key-move = spostati sul tavolo
web-key-next = al prossimo posto adatto
web-key-enter = mettilo lì; poi gioca
web-key-undo = annulla
web-key-drop = lascia, poi togli tutto
web-key-exchange = scambia
web-key-roll = tira di nuovo
web-key-new = una nuova serie
web-key-last = l’ultima mossa
web-key-scores = ascolta i punteggi
web-key-list = questo elenco
web-device-offline = Sei offline. La tua mossa è al sicuro.
web-device-offline-sending = Sei offline. La tua mossa verrà inviata appena torna la rete.
web-sending = Invio in corso…
web-waiting-hint = Il suggerimento sta arrivando…
web-waiting-hint-offline = Nessuna connessione. Il suggerimento arriva appena torna la rete.
web-turn-of-away = Tocca a { $name }, che ora è assente.
web-laid-at = { $piece }: riga { $row }, colonna { $column }.
web-joined = { $name } è al tavolo.
web-left-seat = { $name } ha lasciato il tavolo.
web-renamed = { $name } ora si chiama { $other }.
web-reconnecting-sending = Riconnessione in corso. La mossa partirà appena possibile.
web-trail = Dopo il tuo turno
web-trail-all = Rivedi tutto
web-trail-lay =
    { $points ->
        [one] { $name }: { $n } per { $points } punto
       *[other] { $name }: { $n } per { $points } punti
    }
web-trail-play =
    { $n ->
        [0] { $name }, carte giocate: { $m }
       *[other] { $name }, carte giocate: { $m }, Qwirkle presi: { $n }
    }
web-trail-other = { $name }: { $what }
web-trail-cell = Numero { $n } dopo il tuo turno, { $name }.
web-trail-card = numero { $n } dopo il tuo turno
web-key-replay = rivedi i turni dopo il tuo
web-bot-pause = Breve pausa prima dei turni dei bot
web-last-move =
    { $n ->
        [one] { $name }, { $n } punto
       *[other] { $name }, { $n } punti
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle: { $name }
web-qwirkle-bonus = Qwirkle, 6 e 6 di bonus
web-last-piece =
    { $game ->
        [cubes] L’ultimo cubo
       *[qwirkle] L’ultima pedina
    }
web-last-bonus =
    { $game ->
        [cubes] compresi { $n } per l’ultimo cubo
       *[qwirkle] compresi { $n } per l’ultima pedina
    }
web-misfit-line = { $piece }: qui non va bene. { $line }.
web-misfit-twice = { $piece }: in questa sequenza c’è già.
web-misfit-mixed = { $piece }: qui non va bene, colore e forma non corrispondono.
web-misfit-full = { $piece }: qui non va bene, la sequenza è completa.
web-misfit-touch = { $piece }: deve toccare un pezzo sul tavolo.
web-misfit-straight = In un turno devi deporre tutto in una sola sequenza, senza vuoti.
web-misfit-opening = In apertura devi deporre per intero la tua sequenza più lunga: { $piece } non ne fa parte.
web-rolled = Usciti: { $what }.
web-keep-all = Tieni tutti
web-select-all = Seleziona tutto
web-select-none = Deseleziona tutto
web-nothing-fits = Nulla va bene: scambia delle pedine.
web-forced-roll-opening = Non hai due cubi che vanno insieme: tirali tutti finché non escono due che vanno insieme.
web-forced-dead = Nessuno dei tuoi colori va bene da nessuna parte. I tuoi cubi tornano nel sacchetto: ne estrai altri e li tiri.
web-forced-pass-cubes = Nessuno dei tuoi cubi e nessuno nel sacchetto va bene: passi.
web-forced-pass-cards = Non puoi giocare nulla e nuove carte non aiuterebbero: passi.
web-forced-pass-empty = Non hai più carte: passi.
web-stuck-shown =
    { $you ->
        [yes] Non potevi giocare nulla: hai mostrato queste carte e ne hai pescate di nuove.
       *[no] { $name } non poteva giocare nulla: ha mostrato queste carte e ne ha pescate di nuove.
    }
web-cards-play-one = Gioca almeno una carta della tua mano.
web-orphan-why = Tutte le serie sono valide, ma in una serie nuova non c’è nessuna carta della tua mano.
web-keep-three-why =
    { $n ->
        [1] Tutte le serie sono valide, ma questa ha dato una carta a una serie nuova e deve conservarne almeno tre: { $pieces }.
       *[other] Tutte le serie sono valide, ma queste hanno dato carte a serie nuove e devono conservarne almeno tre ciascuna: { $pieces }.
    }
web-empty-table = Il tavolo è vuoto.
web-no-cards = Nessuna carta rimasta.
web-what-moved = Che cosa è cambiato
web-step-hand = { $what }: dalla mano alla serie «{ $to }»
web-step-new = { $what }: nuova serie «{ $to }»
web-step-moved = { $what }: dalla serie «{ $from }» alla serie «{ $to }»
web-step-taken = «{ $to }»: completa e presa
web-legal = Valido
web-not-yet = Non ancora
web-move-of = Mossa: { $name }
web-pile-of =
    { $n ->
        [one] { $name }: { $n } Qwirkle
       *[other] { $name }: { $n } Qwirkle
    }
web-supply-qwirkle = Sacchetto
web-supply-cubes = Sacchetto
web-supply-cards = Mazzo
web-bag-empty = Vuoto: si gioca senza pescare
web-pile-empty = Vuoto
web-last-turns =
    { $n ->
        [one] Ultimo turno
       *[other] Ancora { $n } turni
    }
web-in-the-bag = Nel sacchetto
web-picture = Salva un’immagine
web-review = Rivedi
web-review-file = Rivedi una partita
web-review-drop = Scegli la registrazione di una partita, o trascinala qui.
web-review-bad = Questo file non è la registrazione di una partita.
web-review-not-over = Questa partita non è ancora finita. Si potrà rivedere dopo.
web-review-slider = Mossa
web-review-announced = Mossa { $n }. { $name }: { $points }.
web-move-n-of = Mossa { $n } di { $of }
web-first-move = All’inizio
web-previous-move = Indietro di una mossa
web-next-move = Avanti di una mossa
web-final-move = Alla fine
web-before-first = Prima della prima mossa
web-hands = Che cosa hanno i giocatori
web-scores = Punteggi
web-graph = I punteggi mossa per mossa. Alla fine: { $scores }

## Imparare e consultare le regole

web-learn = Impara a giocare
web-learn-choose = Che cosa vuoi imparare?
web-learn-about = Qualche piccola mossa, con tutta calma: nessuno ti mette fretta.
web-learn-begin = Comincia
web-learn-go-on = Continua
web-learn-again = Ancora una volta
web-learn-steps = { $done } passi su { $of }
web-learn-finished = Finito
web-learn-step = Passo { $n } di { $of }
web-learn-next = Avanti
web-learn-back = Al passo precedente
web-learn-show = Fammi vedere
web-learn-restart = Ricomincia questo passo
web-learn-play = Gioca la tua prima partita
web-learn-play-about = Contro un bot che è anche lui alle prime armi.
web-learn-end = Ora sai giocare a { $name }
web-learn-other = Impara un altro gioco
web-learn-answers = Scegli il numero
web-learn-friend = I cubi di Ada
web-learn-draw = Pesca dal sacchetto
web-learn-draw-cards = Pesca dal mazzo
web-learn-take = Prendi il Qwirkle
web-learn-new-set = Nuova serie
web-learn-hint-first = Prima tocca uno dei tuoi pezzi.
web-learn-hint-first-cards = Prima tocca le carte da mettere lì.
web-learn-hint-twice = { $piece }: c’è già in questa sequenza.
web-learn-hint-mismatch = { $piece }: non va bene in questa sequenza. Prova con un altro pezzo.
web-learn-hint-elsewhere = È permesso anche lì, ma usa un posto con un numero.
web-learn-hint-touch = Deve toccarne un altro, lato contro lato.
web-learn-hint-nofit = { $piece }: lì non va bene. Usa un posto con un numero.
web-learn-hint-count = Conta ancora, uno per uno.
web-learn-hint-keep = { $piece }: tienilo, va bene.
web-learn-hint-mark = Prima tocca quello che non vuoi tenere.
web-learn-hint-find = { $piece }: non è questo. Guarda ancora.
web-learn-hint-set-right = Questa serie va bene. Cercane un’altra.
web-learn-hint-set-short = Una serie ha almeno tre carte.
web-learn-hint-set-mismatch = Le carte di una serie hanno lo stesso colore o la stessa forma.
web-learn-hint-set-duplicate = In una serie la stessa carta non può stare due volte.
web-learn-hint-legal = È permesso, ma rileggi che cosa fare.
web-learn-hint-table = Le carte del tavolo restano sul tavolo.
web-learn-qwirkle-color = Metti la tua pedina rossa in fondo alla sequenza rossa.
web-learn-qwirkle-color-done = Giusto: un colore, forme diverse.
web-learn-qwirkle-shape = Sono tutti cerchi: aggiungi il tuo.
web-learn-qwirkle-shape-done = Giusto: una forma, colori diversi.
web-learn-qwirkle-twice = Aggiungi la pedina rossa che nella sequenza non c’è ancora.
web-learn-qwirkle-twice-done = Giusto: in una sequenza nulla si ripete.
web-learn-qwirkle-several = Metti nella sequenza tutti e due i tuoi quadrati, poi premi il pulsante grande.
web-learn-qwirkle-several-done = Giusto: quante ne vuoi, tutte in una sequenza.
web-learn-qwirkle-score = Ogni pedina della sequenza vale un punto: quanti sono?
web-learn-qwirkle-score-done = Giusto: quattro pedine, quattro punti.
web-learn-qwirkle-cross = Metti la stella blu dove forma due sequenze.
web-learn-qwirkle-cross-done = Contano tutte e due le sequenze: quattro punti e due punti.
web-learn-qwirkle-qwirkle = Ci sono cinque pedine viola: aggiungi la sesta.
web-learn-qwirkle-qwirkle-done = Un Qwirkle: sei punti più altri sei.
web-learn-qwirkle-exchange = Nulla va bene: tocca le pedine che non vuoi, poi scambiale.
web-learn-qwirkle-exchange-done = Pedine nuove, ma in questo turno niente punti.
web-learn-qwirkle-draw = Dopo il turno torni a sei: pesca una pedina.
web-learn-qwirkle-draw-done = Di nuovo sei, e tocca al prossimo giocatore.
web-learn-qwirkle-last = Il sacchetto è vuoto: metti la tua ultima pedina.
web-learn-qwirkle-last-done = Tre punti, e altri sei perché hai finito prima di tutti.
web-learn-cubes-roll = Un cubo conserva il suo colore: tira e guarda le forme.
web-learn-cubes-roll-done = Gli stessi colori, forme nuove.
web-learn-cubes-open = Tutti vedono tutti i cubi: tocca la stella verde di Ada.
web-learn-cubes-open-done = Così sai sempre che cosa possono fare gli altri.
web-learn-cubes-again = Tocca i cubi che non vanno bene nella sequenza verde, poi tirali.
web-learn-cubes-again-done = Una volta a turno puoi tirare di nuovo.
web-learn-cubes-lay = Metti nella sequenza i tuoi due cubi verdi, poi premi il pulsante grande.
web-learn-cubes-lay-done = Cinque cubi nella sequenza: cinque punti.
web-learn-cubes-draw = Torna a sei: pesca due cubi e tirali subito.
web-learn-cubes-draw-done = Hai tirato solo i cubi nuovi.
web-learn-cubes-qwirkle = Ci sono cinque stelle: metti il colore che manca.
web-learn-cubes-qwirkle-done = Un Qwirkle: sei punti più altri sei.
web-learn-cubes-stuck = Nulla va bene: tira tutti i tuoi cubi.
web-learn-cubes-stuck-done = Si tira finché qualcosa non va bene.
web-learn-cubes-fits = Metti il cubo che adesso va bene.
web-learn-cubes-fits-done = Due quadrati: chi può deporre deve farlo.
web-learn-cards-shape = Tocca le tre stelle, poi forma con loro una nuova serie.
web-learn-cards-shape-done = Una serie: una forma, colori diversi.
web-learn-cards-color = Anche tre carte verdi sono una serie: formane una.
web-learn-cards-color-done = Giusto: un colore, forme diverse.
web-learn-cards-add = Metti la tua stella gialla con le stelle.
web-learn-cards-add-done = Una serie può avere da tre a sei carte.
web-learn-cards-wrong = Quale serie non va bene?
web-learn-cards-wrong-done = Giusto: due carte sono troppo poche.
web-learn-cards-take = Forma una serie con il cerchio rosso del tavolo e i tuoi due cerchi.
web-learn-cards-take-done = Le altre tre carte rosse sono ancora una serie.
web-learn-cards-qwirkle = Riunisci sei quadrati: due sono tuoi, uno è tra le carte rosse.
web-learn-cards-qwirkle-done = Un Qwirkle: è tuo e vale un punto.
web-learn-cards-draw = Torna a nove: pesca due carte.
web-learn-cards-draw-done = Di nuovo nove, e tocca al prossimo giocatore.
web-rules-search = Cerca nelle regole
web-rules-placeholder = Parola o numero come C15
web-rules-contents = Indice
web-rules-found =
    { $n ->
        [0] Qui non c’è nulla.
        [one] { $n } paragrafo
       *[other] { $n } paragrafi
    }
web-rules-elsewhere = Negli altri giochi
web-rules-here = Questa regola
web-rules-link = Link a questa regola, { $id }
web-rules-unknown = Qui non c’è nessuna regola { $id }.

## Seats on another device

web-stats = Statistiche
web-stats-about = Contano le partite finite su questo dispositivo. Quelle di più persone su un solo dispositivo non contano. Una vittoria condivisa non interrompe la serie.
web-stats-none = Ancora nessuna partita finita. Le partite che finisci su questo dispositivo vengono contate qui.
web-stats-game = Gioco
web-stats-all = Tutti i giochi
web-stats-games = Partite
web-stats-won = Vinte
web-stats-shared = Condivise
web-stats-lost = Perse
web-stats-points = Punti per turno
web-stats-qwirkles = Qwirkle per partita
web-stats-streak = Vittorie di fila ora
web-stats-longest = Più vittorie di fila
web-stats-daily = Rompicapi del giorno di fila
web-stats-opponents = Risultati per avversario
web-stats-opponent = Avversario
web-stats-accuracy = Precisione
web-stats-accuracy-none = Apri «Rivedi» di una partita e aspetta la fine dell’analisi: la precisione comparirà qui.
web-stats-chart = { $what }, dalla partita più vecchia: { $values }
web-stats-best = Mosse migliori
web-stats-move = Mossa { $n } contro { $names }
web-stats-files = Salvare o aggiungere
web-stats-export = Salva in un file
web-stats-import = Aggiungi un file
web-stats-added = Aggiunti: partite { $n }, rompicapi { $puzzles }.
web-stats-bad = Questo file non contiene statistiche.
web-stats-carry = Le statistiche e i rompicapi risolti restano solo su questo dispositivo e non vengono mai inviati a un server. Per averli su un altro, salvali qui in un file e aggiungi il file là.
web-stats-delete = Elimina tutte le statistiche
web-stats-delete-ask = Elimina le statistiche di tutte le partite su questo dispositivo. Una partita finita che riapri viene contata di nuovo.
web-stats-delete-now = Elimina
web-stats-keep = Conservale
web-stats-deleted = Le statistiche sono state eliminate.
web-carry = Gioca su un altro dispositivo
web-carry-what = I tuoi posti ai tavoli sono salvati su questo dispositivo. Un link li porta su un altro, dove puoi continuare a giocare. Restano anche qui.
web-carry-offer =
    { $count ->
        [0] Non hai ancora tavoli
        [one] Crea un link per il tuo tavolo
       *[other] Crea un link per i tuoi { $count } tavoli
    }
web-carry-scan = Aprilo sull’altro dispositivo entro { $minutes } minuti. Vale una volta sola e chi lo ha siede al tuo posto: non darlo a nessun altro.
web-carry-here = Questo link porta qui i tuoi posti da un altro dispositivo.
web-carry-take = Porta qui i miei tavoli
web-carry-revoke = Togli i miei posti a tutti gli altri dispositivi
web-carry-revoked = Ora solo questo dispositivo ha i tuoi posti.
web-carry-hand = Questo telefono mostrerà i pezzi di un giocatore. Il tavolo resta dove hai inquadrato il codice.
web-carry-show = Mostra i miei pezzi
web-layout-table = In grande, come tavolo per tutti
web-layout-hand = Soprattutto i miei pezzi

## A device that players share

web-together-title = Un solo dispositivo
web-together-about =
    { $game ->
        [cubes] Giocate tutti qui, uno dopo l’altro. I cubi sono visibili a tutti.
       *[qwirkle] Giocate tutti qui, uno dopo l’altro. Nessuno vede che cosa hanno gli altri.
    }
web-together-who = Chi gioca?
web-together-kind = Giocatore { $n }: persona o bot
web-together-person = Persona
web-together-name = Giocatore { $n }
web-together-name-of = Nome del giocatore { $n }
web-together-age = Età
web-together-age-of = Età del giocatore { $n }
web-together-ages =
    { $game ->
        [cubes] L’età è facoltativa: comincia il giocatore più anziano.
       *[qwirkle] { $tie ->
            [youngest] L’età è facoltativa: se più giocatori possono cominciare, tocca al più giovane di loro.
           *[oldest] L’età è facoltativa: se più giocatori possono cominciare, tocca al più anziano di loro.
        }
    }
web-together-add = Aggiungi un giocatore
web-together-remove = Togli il giocatore { $n }
web-together-hands = Dove tenete i vostri pezzi?
web-together-hands-here = Qui: ci passiamo il dispositivo
web-together-hands-phones = Sui telefoni: questo dispositivo fa da tavolo
web-together-between = Tra un turno e l’altro
web-together-pass = Passa a { $name }
web-together-show = { $name }: fammi vedere
web-together-undo = Annulla la mossa di { $name }
web-together-back = { $name } torna a giocare
web-together-phones = Ognuno sul suo telefono
web-together-phones-about = Chi inquadra il proprio codice vede i suoi pezzi sul telefono e gioca da lì. Questo dispositivo mostra il tavolo.
web-together-code = Mostra il codice
web-together-here = Gioca su questo dispositivo
web-together-on-phone = Gioca su un telefono
web-together-return = Di nuovo qui
web-together-qr = Codice QR per il telefono di { $name }
web-together-scan = Deve inquadrarlo solo { $name }. Vale una volta sola.
web-together-phone-taken = { $name } ora gioca su un telefono.

## Environments

bench-missing = Questo benchmark richiede pacchetti che non sono installati: pip install { $packages }
bench-needs-checkout = Il benchmark «{ $name }» funziona solo da una copia dei sorgenti.

## Pictures and the score sheet

cli-picture = Disegna una partita o una posizione: un’immagine, oppure un filmato dell’intera partita.
cli-picture-examples =
    Esempi:
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = INGRESSO
cli-meta-theme = TEMA
cli-meta-palette = COLORI
cli-meta-marks = SEGNI
cli-arg-picture = registrazione, posizione o tavolo JSON: un file, - per lo standard input, o la posizione stessa
cli-arg-out = file da scrivere; l’estensione dice che cos’è: svg, png, webp o gif (gli ultimi due filmati)
cli-arg-turn = dopo questo turno di una registrazione (predefinito: alla fine)
cli-arg-seat = mostra anche che cosa ha questo posto, contando da 1
cli-arg-size = larghezza in pixel (predefinita: 900, per i filmati 480)
cli-arg-theme = aspetto del tavolo: { $known }
cli-arg-palette = colori dei pezzi: { $known }
cli-arg-marks = segni sui pezzi: { $known }
cli-picture-kind = Il nome del file deve finire in uno di questi modi: { $known }.
cli-picture-still = Per { $what } serve la registrazione di una partita.
cli-picture-whole = Un filmato mostra l’intera partita: { $what } non è possibile.
cli-picture-hidden = In questa posizione non si sa che cosa ha il posto { $n }.
cli-picture-drawing = Disegno
web-film = Salva un filmato
web-making = Un momento…
no-not_over = La partita non è ancora finita.
web-scoresheet = Foglio dei punti
web-score-about = Per una partita a un tavolo vero. Il foglio somma, sa a chi tocca e resta su questo dispositivo, anche senza rete.
web-score-new = Nuovo foglio
web-score-mine = I miei fogli
web-score-players = Giocatori
web-score-player = Giocatore { $n }
web-score-add = Aggiungi un giocatore
web-score-remove = Togli { $name }
web-score-starts = Chi comincia?
web-score-largest = Serie più grande di { $name }
web-score-under = meno di { $n }
web-score-rule-first = Comincia il giocatore più anziano.
web-score-rule-oldest = Scegli accanto a ogni nome quanto è grande la serie più grande. Comincia chi ha la più grande; a parità, il giocatore più anziano.
web-score-rule-youngest = Scegli accanto a ogni nome quanto è grande la serie più grande. Comincia chi ha la più grande; a parità, il giocatore più giovane.
web-score-redeal = Nessuno ha una serie di tre: rimescolate tutte le carte e distribuitele di nuovo.
web-score-begin = Comincia { $name }
web-score-turn-of = Tocca a { $name }
web-score-editing = Correggi il giro { $n }: { $name }
web-score-points = Punti di questo turno
web-score-qwirkles = Qwirkle di questo turno
web-score-add-points = Aggiungi punti
web-score-digits = Cifre
web-score-erase = Cancella l’ultima cifra
web-score-enter = Segna { $n }
web-score-cancel = Annulla
web-score-last = Segna { $n } + 6 per l’ultimo pezzo
web-score-remind = Non c’è più niente da pescare. Chi depone per primo il suo ultimo pezzo riceve un bonus di 6 punti e chiude la partita.
web-score-left =
    { $n ->
        [one] Il mazzo è finito: ancora un turno, quello di { $name }.
       *[other] Il mazzo è finito: ancora { $n } turni, l’ultimo è quello di { $name }.
    }
web-score-undo = Annulla
web-score-redo = Ripeti
web-score-bag = Il sacchetto è vuoto
web-score-stock = Il mazzo è finito
web-score-end = Nessuno può deporre: chiudi la partita
web-score-announced = { $name }: { $points }, { $total } in tutto. Tocca a { $other }.
web-score-turns = Tutti i turni
web-score-round = Giro
web-score-edit = Giro { $n }, { $name }: { $points }. Correggi
web-score-tie = In caso di parità la vittoria è condivisa.
web-score-tie-silent = In caso di parità la vittoria è condivisa: il regolamento non ne parla, quindi questo è un chiarimento.
web-score-share = Condividi
web-score-check = Controlla una mossa
web-score-delete = Elimina il foglio
web-score-delete-sure = Il foglio sparirà da questo dispositivo.

## Reviews

cli-review = Analizza una partita finita: quanto valeva ogni turno e quanto ha contato la fortuna.
cli-review-examples =
    Esempi:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = una pagina HTML con figure
cli-arg-review-out = scrivi l’analisi in questo file (predefinito: standard output)
cli-arg-review-turn = solo questo turno, con le mosse migliori
cli-arg-depth = profondità dell’analisi, da 0.05 a 20 (predefinita: 1)
cli-arg-review-checkpoint = salva in questo file i turni già analizzati, per continuare dopo
cli-arg-review-seed = seme casuale per i campioni (predefinito: 0)
review-not-over = Questa partita non è finita. Si possono analizzare solo partite finite.
review-no-turn = In questa partita non c’è il turno { $n }.
review-bad-depth = La profondità deve essere un numero da 0.05 a 20.
review-file-foreign = «{ $file }» contiene altro, non questa analisi, e resta com’è.
review-title = Analisi
review-verdict-best = La migliore
review-verdict-good = Buona
review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave
review-forced = Unica scelta
review-best-was = Migliore: { $action }
review-lost = persi { $lost } punti; probabilità di vittoria: −{ $winning }
review-lost-qwirkles = persi { $lost } Qwirkle; probabilità di vittoria: −{ $winning }
review-options = Le scelte migliori
review-action = Mossa
review-now = Ora
review-margin = Vantaggio finale
review-chance = Probabilità di vittoria
review-exact = esatto
review-played = giocata
review-player = Giocatore
review-turn = Turno
review-verdict = Giudizio
review-accuracy = Precisione
review-parts = Fortuna e abilità
review-parts-about = Ogni risultato è la somma di tre parti: scelte proprie, scelte altrui, e ciò che è stato distribuito, pescato e tirato.
review-result = Vantaggio
review-skill = Scelte proprie
review-given = Scelte altrui
review-luck = Fortuna
review-analyse = Analizza la partita
review-analyse-about = Mostra le scelte migliori di ogni turno, e che cosa è stata fortuna.
review-stop = Ferma
review-running = L’analisi è in corso.
review-progress = { $done } turni analizzati su { $of }
review-done = L’analisi è pronta.
review-options-about = Scegline una per vederla sul tavolo.
review-sampled = I valori campionati hanno un intervallo al 95%; quelli esatti vengono da una ricerca completa.
review-action-lay = Deponi { $pieces }
review-action-swap = Scambia { $pieces }
review-action-reroll = Tira di nuovo { $pieces }
review-action-play = Gioca { $pieces }
review-action-roll = Tira tutti i cubi
review-action-redraw = Pesca carte nuove
review-action-pass = Passa
review-reason-exact = Giocata fino in fondo, la scelta migliore porta { count-points } in più.
review-reason-qwirkle = C’era un Qwirkle da { count-points }.
review-reason-points = La mossa migliore fa subito { count-points } in più.
review-reason-exchange = Lo scambio costa un turno intero; si potevano fare { count-points }.
review-reason-opens = Questo apre una sequenza di cinque: il prossimo giocatore ha ciò che manca ({ $pieces }) in { $n } casi su 100.
review-reason-reply = Poi il prossimo giocatore fa in media { $n } punti; dopo la mossa migliore { $m }.
review-reason-keeps = Le pedine tenute fanno una serie di { $n }; la mossa migliore ne tiene una di { $m }.
review-reason-roll = Tirare di nuovo { $pieces } porta in media { $n } punti, questa scelta { $m }. Entrambi i valori sono esatti.
review-reason-leaves = Poi il prossimo giocatore può aspettarsi { $n } punti; dopo la mossa migliore { $m }. Entrambi sono esatti.
review-reason-qwirkles = C’era una giocata con più Qwirkle: { $n } invece di { $m }.
review-reason-reply-qwirkles = Poi il prossimo giocatore prende in media { $n } Qwirkle; dopo la giocata migliore { $m }.
no-record = Questa non è la registrazione di una partita finita.
no-push = Non è possibile inviare notifiche a quell’indirizzo.

## Puzzles

cli-puzzles = Cerca rompicapi nelle partite dei bot, o verifica quelli che ci sono.
cli-puzzles-examples =
    Esempi:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Risolvi un rompicapo nel terminale: quello di oggi o un altro.
cli-puzzle-examples =
    Esempi:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = TIPO
cli-meta-what = COSA
puzzles-arg-what = make: cerca nuovi rompicapi; check: verifica i rompicapi
puzzles-arg-files = file da verificare; se mancano, tutti quelli di Sixfold
puzzles-arg-kind = che cosa si chiede: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = quanti trovarne
puzzles-arg-seed = numeri uguali, rompicapi uguali
puzzles-arg-out = scrivili in questo file (predefinito: standard output)
puzzles-no-kind = Per { $name } non ci sono rompicapi di tipo { $kind }. Ci sono: { $known }.
puzzles-problem-unreadable = non si può leggere
puzzles-problem-twice = il nome c’è due volte
puzzles-problem-not-unique = nessuna risposta è chiaramente la migliore
puzzles-problem-answer = un’altra risposta è migliore
puzzles-problem-value = un valore non è giusto
puzzles-problem-exact = non è dimostrato
puzzles-problem-difficulty = la difficoltà è un’altra
puzzles-checked = Verificati: { $n }, di cui dimostrati esaminando tutto: { $exact }. Sbagliati: { $wrong }.
puzzle-ask-qwirkle = Trova il Qwirkle.
puzzle-ask-lines = Quale mossa vale più punti?
puzzle-ask-safe = Più punti adesso non è sempre meglio: quale mossa è la migliore alla fine?
puzzle-ask-endgame = Il sacchetto è vuoto: quale mossa vince?
puzzle-ask-reroll = Quali cubi tiri di nuovo per avere in media più punti?
puzzle-ask-rearrange =
    { $n ->
        [one] Fai un Qwirkle con una sola delle tue carte.
       *[other] Fai un Qwirkle con al massimo { $n } delle tue carte.
    }
puzzle-kind-qwirkle = Trova il Qwirkle
puzzle-kind-lines = Più punti
puzzle-kind-safe = Il meglio alla fine
puzzle-kind-endgame = Vinci il finale
puzzle-kind-reroll = Il miglior nuovo tiro
puzzle-kind-rearrange = Riordina e fai Qwirkle
puzzle-right-qwirkle = Qwirkle: { $value } punti. Senza, al massimo { $second }.
puzzle-right-lines = { $value } punti. La seconda mossa migliore ne vale { $second }.
puzzle-right-safe = La migliore: ogni altra mossa finisce in media almeno { $margin } punti sotto.
puzzle-right-endgame = Così vinci di { $value }. Con ogni altra mossa la vittoria sfuma.
puzzle-right-reroll = { $value } punti in media. La seconda scelta migliore ne vale { $second }.
puzzle-right-rearrange = Qwirkle, e tutte le altre carte restano in serie valide.
puzzle-wrong-qwirkle = Sono { $points } punti, ma non è un Qwirkle.
puzzle-wrong-lines = Sono { $points } punti. La mossa migliore ne vale { $value }.
puzzle-wrong-safe = Sono { $points } punti ora, ma in media finisce almeno { $margin } sotto la migliore.
puzzle-wrong-endgame = Sono { $points } punti ora, ma così non vinci.
puzzle-wrong-reroll = In media sono { $points } punti. La scelta migliore ne vale { $value }.
puzzle-wrong-rearrange = È permesso, ma non fa Qwirkle.
puzzle-wrong-cards = È un Qwirkle, ma con troppe delle tue carte.
puzzle-wrong-unplayable = Queste carte non si possono giocare.
puzzle-difficulty = Difficoltà { $n } su 5
puzzle-score = Tu hai { $own } punti, l’avversario { $other }.
puzzle-other-hand = L’avversario ha:
puzzle-proved = Dimostrato esaminando ogni possibilità.
puzzle-judged = Valutato con molte migliaia di partite simulate.
puzzle-arg-id = il nome di un rompicapo (predefinito: quello di oggi)
puzzle-arg-daily = il rompicapo di oggi, uguale per tutti (UTC)
puzzle-unknown = Il rompicapo { $name } non esiste. I nomi sono come qwirkle-lines-7.
puzzle-your-move = La tua mossa, come { $example }; vuoto per vedere la risposta:
puzzle-answer = La risposta: { $action }
web-puzzles = Rompicapi
web-puzzle-daily = Rompicapo del giorno
web-puzzle-daily-about = Uguale per tutti, uno nuovo a mezzanotte UTC.
web-puzzle-solve = Risolvi
web-puzzle-look = Rivedi
web-puzzle-solved = Risolto
web-puzzle-solved-day = Risolto nel suo giorno
web-puzzle-solved-later = Risolto in un altro giorno
web-puzzle-streak =
    { $n ->
        [one] { $n } giorno di fila
       *[other] { $n } giorni di fila
    }
web-puzzle-progress = { $done } su { $of } risolti
web-puzzle-next = Prossimo rompicapo
web-puzzle-go = Continua
web-puzzle-all = Tutti
web-puzzle-number = Rompicapo { $n }
web-puzzle-back = Tutti i rompicapi
web-puzzle-play = Gioca così
web-puzzle-begin = Fai la tua mossa sul tavolo.
web-puzzle-roll = Tocca i cubi da tirare di nuovo
web-puzzle-arrange = Sposta le carte fra le serie.
web-puzzle-hint = Suggerimento
web-puzzle-hint-more = Un altro suggerimento
web-puzzle-show = Mostra la soluzione
web-puzzle-reset = Ricomincia
web-puzzle-hint-lay =
    { $n ->
        [one] Basta un pezzo: { $piece }.
       *[other] Metti { $n } pezzi, fra cui: { $piece }.
    }
web-puzzle-hint-place = I posti sono segnati sul tavolo.
web-puzzle-hint-roll =
    { $n ->
        [one] Tira di nuovo un solo cubo.
       *[other] Tira di nuovo { $n } cubi.
    }
web-puzzle-hint-cubes = Sono segnati tutti tranne uno.
web-puzzle-hint-cube = È segnato.
web-puzzle-hint-sets = Il Qwirkle: { $what }.
web-puzzle-hint-cards = Le carte da giocare sono segnate, e anche quelle del Qwirkle.
web-puzzle-tries =
    { $n ->
        [one] Risolto al primo colpo.
       *[other] Risolto in { $n } tentativi.
    }
web-puzzle-nowhere = { $piece }: ora non va da nessuna parte.
web-puzzle-nofit = { $piece }: lì non va bene.
web-puzzle-line = Tutti i pezzi di una mossa devono stare in una sola sequenza, senza vuoti.
web-puzzle-share = Condividi
web-puzzle-copy = Copia
web-puzzle-text = Sixfold, rompicapo del { $date }: { $kind }
web-puzzle-countdown = Prossimo rompicapo fra { $hours } h { $minutes } min
web-puzzle-archive = Giorni precedenti
web-puzzle-of = Rompicapo del { $date }
web-puzzle-future = Il rompicapo del { $date } si apre quel giorno.
web-puzzle-today = Il rompicapo di oggi
web-puzzle-unknown = Questo rompicapo non esiste.

## Analysis and hints

no-crowded = Il server è molto occupato: riprova fra poco.
no-hints = A questo tavolo si gioca senza suggerimenti.
no-running = Questa posizione è di una partita in corso senza suggerimenti. Potrai analizzarla a partita finita.
impossible-line = Questi pezzi non formano una sequenza: { $cells }. Una sequenza ha un solo colore o una sola forma, e niente due volte.
impossible-apart = Questi pezzi non toccano gli altri: { $cells }.
impossible-count = Il gioco non ha così tanti pezzi di questo tipo: { $pieces }.
impossible-hand = Finché c’è qualcosa da pescare, ognuno ha il numero completo di pezzi, e mai di più.
impossible-own_hand = Indica che cosa ha chi deve giocare.
impossible-open_hands = I cubi sono scoperti: indica che cosa ha ogni giocatore.
impossible-set = Questa non è una serie che può stare qui: { $pieces }. Una serie ha da tre a cinque carte di un solo colore o di una sola forma.
impossible-taken = I punti non corrispondono ai Qwirkle presi.
impossible-supply = I conti non tornano: quanto resta da pescare dipende da tutto il resto.
impossible-seats = Da due a quattro giocatori, ognuno con i suoi punti, e uno di turno.
impossible-over = Questa partita è finita.
web-analysis = Tavolo di analisi
web-analyse-position = Analizza questa posizione
web-hint = Suggerimento
web-key-hint = un suggerimento, poi uno più chiaro
web-leaving = Se qualcuno lascia una partita in corso
web-leaving-bot = Continua un bot
web-leaving-resign = Abbandona
web-hints-on = A questo tavolo si possono chiedere suggerimenti.
web-hints-off = A questo tavolo si gioca senza suggerimenti.
web-hint-lay =
    { $attribute ->
        [none] Puoi deporre qualcosa.
       *[other] C’è una buona mossa; guarda: { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] Puoi giocare qualcosa.
       *[other] C’è una buona mossa; guarda: { $value }.
    }
web-hint-swap =
    { $attribute ->
        [none] Qui conviene uno scambio.
       *[other] Qui conviene uno scambio; guarda: { $value }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Qui conviene tirare di nuovo.
       *[other] Qui conviene tirare di nuovo; guarda: { $value }.
    }
web-hint-roll = Nulla va bene: tira tutti i cubi.
web-hint-redraw = Non si può giocare nulla: pesca carte nuove.
web-hint-pass = Non si può fare niente: passa.
web-hint-lay-place =
    { $n ->
        [one] Qui, con un pezzo.
       *[other] Qui, con { $n } pezzi.
    }
web-hint-play-place =
    { $fresh ->
        [yes] Una serie nuova, con { $n } dalla tua mano.
       *[other] Guarda: { $sets }. Dalla tua mano: { $n }.
    }
web-hint-swap-place =
    { $n ->
        [one] Scambia una pedina.
       *[other] Scambia { $n } pedine.
    }
web-hint-reroll-place =
    { $n ->
        [one] Tira di nuovo un cubo.
       *[other] Tira di nuovo { $n } cubi.
    }
web-hint-lay-move = { $pieces }: è sul tavolo, puoi giocare o annullare.
web-hint-play-move = { $pieces }: è sul tavolo, puoi giocare o annullare.
web-hint-swap-move = Scambia: { $pieces }.
web-hint-reroll-move = Tira di nuovo: { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Lascia una serie di cinque. Probabilità che il prossimo abbia ciò che manca ({ $pieces }): { $chance }.
       *[other] Apre una sequenza di cinque. Probabilità che il prossimo abbia ciò che manca ({ $pieces }): { $chance }.
    }
web-hint-risk-held = Apre una sequenza di cinque, e il prossimo ha quel che manca: { $pieces }.
web-hint-risk-roll = Apre una sequenza di cinque. Probabilità che il prossimo, con un tiro, ottenga ciò che manca ({ $pieces }): { $chance }.
web-hint-risk-none =
    { $game ->
        [cards] Lascia una serie di cinque, ma il prossimo non può avere quel che manca: { $pieces }.
       *[other] Apre una sequenza di cinque, ma il prossimo non può avere quel che manca: { $pieces }.
    }
web-analysis-palette = Tutti i tipi, ci si muove con le frecce
web-analysis-players = Giocatori
web-analysis-player = Giocatore { $n }
web-analysis-on-turn = Deve giocare
web-analysis-points-of = { $name }: punti
web-analysis-hand-of = { $name }: che cosa ha
web-analysis-take-out = { $piece }: togli
web-analysis-hidden =
    { $n ->
        [one] { $n } sconosciuto
       *[other] { $n } sconosciuti
    }
web-analysis-fewer = { $name }: un pezzo sconosciuto in meno
web-analysis-more = { $name }: un pezzo sconosciuto in più
web-analysis-fill = Riempi
web-analysis-fill-hand = Completa
web-analysis-give-back = { $set }: restituisci
web-analysis-taken-by = { $name }: aggiungi un Qwirkle preso
web-analysis-add-qwirkle = Aggiungi un Qwirkle
web-analysis-do-swap = Scambia { $pieces }
web-analysis-do-reroll = Tira di nuovo { $pieces }
web-analysis-do-roll = Tira tutti i cubi
web-analysis-do-redraw = Pesca carte nuove
web-analysis-do-pass = Passa
web-analysis-verb-swap = Scambia
web-analysis-verb-reroll = Tira di nuovo
web-analysis-verb-roll = Tira tutti
web-analysis-verb-redraw = Carte nuove
web-analysis-verb-pass = Passa
web-analysis-worth = { $margin } alla fine (da { $low } a { $high }), vittoria { $chance }
web-analysis-worth-exact = Esattamente { $margin } alla fine, vittoria { $chance }
web-analysis-best = Mosse migliori
web-analysis-points =
    { $game ->
        [cards] { $n } Qwirkle
       *[other]
            { $n ->
                [one] { $n } punto
               *[other] { $n } punti
            }
    }
web-analysis-try-it = Prova: { $pieces }
web-analysis-nothing = Non c’è niente da scegliere.
web-analysis-how = Di quanto si è avanti agli altri alla fine, in media, con l’intervallo che contiene il valore vero in 95 casi su 100.
web-analysis-how-exact = Tutto è stato calcolato fino alla fine: questi valori sono esatti.
web-analysis-all = Tutte le mosse
web-analysis-count = { $n }
web-analysis-show-more = Mostra altre
web-analysis-odds = Probabilità
web-analysis-odds-next =
    { $n ->
        [one] La probabilità che il prossimo giocatore, con { $n } pezzo, ne abbia almeno uno. Da pescare: { $left }.
       *[other] La probabilità che il prossimo giocatore, con { $n } pezzi, ne abbia almeno uno. Da pescare: { $left }.
    }
web-analysis-odds-cubes = La probabilità che un cubo pescato dal sacchetto e tirato sia questo. Nel sacchetto: { $left }.
web-analysis-odds-of = { $piece }: non visti { $n }, il prossimo lo ha: { $holds }, pescato subito: { $drawn }
web-analysis-variations = Mosse provate
web-analysis-start = La posizione
web-analysis-forget = Elimina: { $what }
web-analysis-share = Link e notazione
web-analysis-share-why = Il link contiene tutta la posizione. Nessun server la conserva.
web-analysis-qr = Codice QR di questa posizione
web-analysis-copy-link = Copia il link
web-analysis-notation = Notazione
web-analysis-read = Prepara questa posizione
web-analysis-copy-text = Copia la notazione
web-analysis-unreadable = Non si può leggere: «{ $token }».
web-analysis-bad-link = Questo link non contiene una posizione leggibile.
web-analysis-lifted = { $piece } in mano. Scegli un posto o toglilo.
web-analysis-where = Dove vanno i pezzi
web-analysis-on-table = Tavolo
web-analysis-hand-n = Che cosa ha il giocatore { $n }
web-analysis-remove = Togli
web-analysis-any = Giocatore { $n }: non si sa che cosa ha, quindi si può provare qualsiasi pezzo rimasto.
web-analysis-try = Tocca al giocatore { $n }: scegli un pezzo, poi un posto.
web-analysis-play-for = Prova, +{ $n }
web-analysis-position = Posizione
web-analysis-mode = Che cosa fare
web-analysis-set-up = Prepara
web-analysis-try-moves = Prova mosse
web-analysis-opening = Il primo turno della partita
web-analysis-rerolled = Ha già tirato di nuovo
web-analysis-left = Da pescare (calcolato)
web-analysis-turns-left = Turni rimasti
web-analysis-clear = Svuota tutto
web-analysis-welcome = Prepara una posizione qualsiasi: scegli un pezzo qui sotto, poi il suo posto sul tavolo; infine indica che cosa ha chi deve giocare.
web-analysis-not-yet = La posizione non è ancora completa.
web-kernel-failed = L’analisi non è iniziata: non è stato possibile caricare il suo programma. Controlla la connessione e riprova.
web-analysis-thinking = Sto pensando
web-analysis-done = Trovate
web-analysis-find = Trova le mosse migliori
web-analysis-found =
    { $n ->
        [one] { $n } mossa trovata.
       *[other] { $n } mosse trovate.
    }
cli-analyse = Esamina una posizione: le mosse, le migliori e le probabilità.
cli-analyse-examples =
    Esempi:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = posizione nella notazione; pezzi nascosti di un giocatore come ?6
cli-meta-position = POSIZIONE
analyse-best = Mosse migliori (punti ora, vantaggio alla fine, probabilità di vincere):
analyse-all =
    { $n ->
        [one] { $n } mossa valida.
       *[other] { $n } mosse valide.
    }
analyse-exact = esatto
analyse-odds = Probabilità (non ancora visti, ne ha uno il prossimo giocatore, esce alla prossima pesca):
analyse-odds-cubes = Probabilità (del suo colore nel sacchetto, ne ha uno il prossimo giocatore, esce al prossimo tiro):

## Completion in shells

cli-completion = Scrivi uno script con cui la shell completa comandi, opzioni e valori.
cli-completion-examples =
    Esempi:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
# As in English.
cli-meta-shell = SHELL
completion-arg-shell = la shell: bash, zsh o fish
## The arena: clusters and tournaments

arena-arg-runner = dove si giocano le distribuzioni: local (questo computer, predefinito) o ray (un cluster Ray)
arena-arg-address = --runner ray: indirizzo del cluster, per esempio 10.0.0.1:6379 (predefinito: quello in RAY_ADDRESS, o un cluster avviato su questo computer)
arena-arg-tournament = round-robin: tutti i giocatori (fino a 64) contro tutti; gauntlet: il primo contro tutti gli altri; --games vale per ogni incontro
arena-arg-seats = --tournament: giocatori a un tavolo (predefinito: 2)
arena-arg-out = --tournament: scrivi in questo file punteggi Elo, grafici e tutti gli incontri, come pagina HTML
arena-one-of = { $name } dev’essere uno di questi: { $known }.
arena-tournament-only = { $name } è per i tornei (--tournament).
arena-ray-only = { $name } è per i cluster (--runner ray).
arena-ray-missing = Per gli incontri su un cluster installa Ray: pip install "sixfold[ray]"
arena-ray-unreachable = Non c’è un cluster che si possa usare: { $why }
arena-ray-foreign = A un computer del cluster manca questa versione di Sixfold: { $why }
arena-ray-failed = Il cluster non è riuscito a giocare una distribuzione: { $why }
arena-twice = { $name } c’è due volte; in un torneo ogni giocatore ha un solo posto.
arena-too-many-matches = Sarebbero { $matches } incontri; il massimo è { $most }.
arena-tournament =
    { $kind ->
        [gauntlet] Uno contro tutti
       *[round-robin] Girone all’italiana
    }
arena-tournament-progress = { $done } distribuzioni su { $of } in { $matches } incontri
arena-tournament-incomplete = Il torneo è stato fermato prima della fine; questo è quanto c’è finora.
arena-head-rank = posto
arena-head-games = partite
arena-head-players = giocatori
arena-head-lead = vantaggio
arena-across = Vittorie in % del giocatore della riga contro ciascun altro, secondo il posto
arena-ratings-about = L’Elo è relativo alla media di tutti i giocatori; gli intervalli al 95% dipendono dalle differenze fra le distribuzioni.
arena-groups = I giocatori formano gruppi che non si sono incontrati. Si possono confrontare solo gli Elo di uno stesso gruppo.
arena-report-settings = Seme: { $seed }. Tempo di CPU per mossa: { $budget }.
arena-report-own = il limite proprio dei giocatori
# As in English.
arena-report-ms = { $ms } ms
arena-report-ratings = Classifica
arena-report-across = Tutti contro tutti
arena-report-cost = Forza e tempo
arena-report-cost-about = L’Elo rispetto al tempo di CPU che una mossa ha richiesto in media. Ogni segno contiene il posto del giocatore.
arena-report-matches = Incontri
arena-report-faults = Partite perse per un errore
## The review in a browser

web-review-choose = Scegli un file
## The terminal client

cli-tui = Gioca a tutto schermo nel terminale: con persone e bot, o a un tavolo su un server.
cli-tui-examples =
    Esempi:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
# As in English.
cli-meta-link = LINK
cli-meta-level = LIVELLO
tui-arg-link = link a un tavolo su un server, per sederti subito
tui-arg-bot = aggiungi un bot di questo livello (si può ripetere)
tui-arg-name = come ti chiami a un tavolo su un server
tui-arg-ascii = lettere al posto dei segni per le forme
tui-no-terminal = Serve un terminale su cui disegnare. sixfold play --terminal funziona riga per riga, anche con le pipe.
tui-bad-link = Questo non è il link di un tavolo. Un link ha questa forma: https://play.example/t/AB12CD34.
tui-person = Persona
tui-nobody = Nessuno
tui-or-join = Oppure siediti a un tavolo su un server, con il suo link
tui-put-cards =
    { $n ->
        [one] { $n } carta presa: scegli una serie, poi Invio.
       *[other] { $n } carte prese: scegli una serie, poi Invio.
    }
tui-pick-cards = Prima prendi carte dalla tua mano; poi il tavolo viene sistemato attorno a loro.
tui-draft = Invio gioca: { $points }{ $lines }
tui-nothing = Non hai ancora messo niente: prendi un pezzo o chiedi un suggerimento.
tui-wait = Un momento.
tui-close = Invio chiude.
tui-yes-or-no = y sì · n no
tui-leave = Vuoi uscire? Questa partita non è in un file, quindi non si potrà continuare.
tui-key-enter = Metti, gioca
tui-key-new = Nuova
tui-key-arrange = Sistema
tui-key-review = Ultimo turno
tui-key-help = Aiuto
tui-key-leave = Esci
tui-not-verified = Il server non ha dato la registrazione, quindi la distribuzione non è stata controllata.
tui-help-letters = il tuo prossimo pezzo di quel colore
tui-help-take-up = prendi ciò che sta sotto il cursore
tui-help-arrange = fai sistemare il tavolo attorno alle carte prese
tui-help-review = quanto valeva il tuo ultimo turno
tui-help-why = la regola dietro l’ultimo rifiuto
tui-help-centre = il tavolo al centro
tui-help-leave = esci
tui-help-qwirkle = Prendi una pedina e mettila in un posto: i numeri sul tavolo sono i suoi punti. Quando tutto è pronto, Invio gioca la mossa.
tui-help-cubes = Prendi un cubo e mettilo in un posto: i numeri sul tavolo sono i suoi punti. Prima di deporre puoi tirare di nuovo alcuni cubi, una volta.
tui-help-cards = Prendi carte dalla mano o dal tavolo e mettile in una serie, o in una nuova. Quando ogni serie è giusta, Invio chiude il turno; le serie di sei sono tue.
tui-help-marks =
    ({ color-red.mark }) ultima mossa   [{ color-red.mark }] in prova   *{ color-red.mark }* preso   >{ color-red.mark }< cursore   ?? suggerimento   ~{ color-red.mark } spostato
    Colori: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    Con il mouse: clicca un pezzo, poi un posto; clicca un pezzo in prova per riprenderlo.
