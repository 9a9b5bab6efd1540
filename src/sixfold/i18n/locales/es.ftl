### Las palabras de Sixfold en español.
### Los nombres de las ediciones y de los niveles están en names.json.
###
### Los datos que una edición da a las reglas están en en.ftl.
### Español de España que se entiende igual en América: sin vosotros ni ustedes, sin ordenador ni computadora.

## Juegos y ediciones

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# Lo que una mesa puede elegir, detrás del nombre de su edición.
setting-single_opening_points = la ficha de apertura vale 1 punto
setting-single_opening_points-about = Regla de la casa: si al empezar no hay dos fichas que combinen, la única ficha que se coloca vale 1 punto en lugar de 0 (A4).
setting-free_rows = series libres
setting-free_rows-about = Regla de la casa: las cartas se pueden reagrupar libremente y las series se pueden deshacer. Una serie sin cartas de tu mano solo tiene que compartir una carta con una serie anterior, que no vale para ninguna otra (C16).

## Piezas y líneas

color-red = rojo
    .mark = R
color-orange = naranja
    .mark = N
color-yellow = amarillo
    .mark = Am
color-green = verde
    .mark = V
color-blue = azul
    .mark = Az
color-purple = morado
    .mark = M

shape-circle = círculo
    .mark = o
shape-square = cuadrado
    .mark = c
shape-diamond = rombo
    .mark = r
shape-star = estrella
    .mark = e
shape-clover = trébol
    .mark = t
shape-cross = cruz
    .mark = x

# La estrella y la cruz son femeninas; naranja, verde y azul no cambian.
piece-name =
    { $shape ->
        [circle] { shape-circle }
        [square] { shape-square }
        [diamond] { shape-diamond }
        [star] { shape-star }
        [clover] { shape-clover }
       *[cross] { shape-cross }
    } { $color ->
        [red] roj{ $shape ->
            [star] a
            [cross] a
           *[other] o
        }
        [orange] { color-orange }
        [yellow] amarill{ $shape ->
            [star] a
            [cross] a
           *[other] o
        }
        [green] { color-green }
        [blue] { color-blue }
       *[purple] morad{ $shape ->
            [star] a
            [cross] a
           *[other] o
        }
    }

# Varias piezas de un color o de una forma, sin más palabras. Los colores son femeninos: así se llaman las series de cartas.
color-plural-red = rojas
color-plural-orange = naranjas
color-plural-yellow = amarillas
color-plural-green = verdes
color-plural-blue = azules
color-plural-purple = moradas

shape-plural-circle = círculos
shape-plural-square = cuadrados
shape-plural-diamond = rombos
shape-plural-star = estrellas
shape-plural-clover = tréboles
shape-plural-cross = cruces

# El color concuerda con «fila» y «columna», no con las piezas: así vale para fichas y para cubos.
line-color =
    { $value ->
        [red] roja
        [orange] naranja
        [yellow] amarilla
        [green] verde
        [blue] azul
       *[purple] morada
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
        [color] Fila { line-color } de { $length }
       *[shape] Fila de { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Columna { line-color } de { $length }
       *[shape] Columna de { $length } { line-shape }
    }

line-scored = { $line }, { $n }.
line-missing = { $line }, falta: { $what }.
line-complete = { $line }, completa.

text-label = { $label }: { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
count-cubes =
    { $n ->
        [one] { $n } cubo
       *[other] { $n } cubos
    }
count-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
count-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
# As in English.
count-qwirkles =
    { $n ->
        [one] { $n } Qwirkle
       *[other] { $n } Qwirkles
    }

# Lo que en este juego está sobre la mesa, dentro de una frase.
word-tile =
    { $game ->
        [cubes] cubo
       *[qwirkle] ficha
    }
word-tiles =
    { $game ->
        [cubes] cubos
       *[qwirkle] fichas
    }

## Leer las reglas

rules-title = { $name }: las reglas
rules-glance = De un vistazo
rules-topic = Tema
rules-differences = En qué se diferencian las ediciones
rules-between = En qué se diferencian { $a } y { $b }
rules-same = { $a } y { $b } tienen las mismas reglas.
rules-single = De este juego hay una sola edición, así que no hay nada que comparar.
rules-different-games = Solo se pueden comparar ediciones de un mismo juego, pero { $a } es { $agame } y { $b } es { $bgame }.
rules-rulings = Aclaraciones
rules-rulings-about =
    Ningún reglamento piensa en todo. Donde las reglas impresas dejan un vacío, lo llenan estas aclaraciones. Cada
    una tiene un nombre corto, para que el árbitro pueda decirte siempre en qué regla se basa una decisión.
rules-silent = el reglamento no lo dice; vale nuestra aclaración
rules-unneeded = Esta edición no necesita esta aclaración.
rules-coordinates = Las posiciones de la mesa se escriben x,y: la x crece hacia la derecha y la y, hacia abajo.
rules-kinds =
    Hay seis colores (rojo, naranja, amarillo, verde, azul, morado) y seis formas (círculo, cuadrado, rombo, estrella,
    trébol, cruz); un color y una forma juntos dan un tipo, así que hay 36 tipos. La estrella es la forma que tiene
    muchas puntas; la cruz, la que tiene cuatro.

intro-qwirkle =
    Colores y formas, nada más: seis de cada. Colocas fichas en líneas que coinciden en una cosa y se diferencian
    en la otra, y la mesa crece en todas direcciones. Las reglas se aprenden en cinco minutos; encontrar las mejores
    jugadas lleva mucho más tiempo.
intro-cubes =
    Qwirkle con una pizca de suerte: tus piezas son cubos y, antes de colocarlos, puedes volver a tirarlos. Todos ven
    los cubos de todos, así que siempre hay algo que esperar y algo que temer.
intro-cards =
    La mesa está llena de series de cartas. Puedes reordenarlas, siempre que al final de tu turno todas las series sean
    válidas. ¡Encuentra las series de seis y llévatelas!

glance-players = Jugadores
    .value = de { $least } a { $most } (no todos los reglamentos lo dicen)
glance-age = Edad en la caja
    .value =
        { $age ->
            [0] no se indica
           *[other] a partir de { $age } años
        }
glance-pieces = Qué hace falta
    .value =
        { $game ->
            [cubes] { $total } cubos, { $copies } de cada color, y una bolsa
            [cards] { $total } cartas, { $copies } de cada uno de los 36 tipos
           *[qwirkle] { $total } fichas, { $copies } de cada uno de los 36 tipos, y una bolsa
        }
glance-hand = En tu mano
    .value =
        { $game ->
            [cubes] { $hand } cubos, a la vista de todos
            [cards] { $hand } cartas que solo ves tú
           *[qwirkle] { $hand } fichas que solo ves tú
        }
glance-turn = Tu turno
    .value =
        { $game ->
            [cubes] vuelve a tirar si quieres, coloca, puntúa, roba y tira
            [cards] juega cartas de la mano, reordena la mesa, roba
           *[qwirkle] coloca, puntúa y roba, o cambia fichas
        }
glance-goal = Para ganar
    .value =
        { $game ->
            [cards] el mayor número de Qwirkles
           *[qwirkle] el mayor número de puntos
        }
glance-end = El final
    .value =
        { $game ->
            [cubes] la bolsa está vacía y un jugador coloca su último cubo
            [cards] el mazo está vacío y cada jugador ha tenido un turno más
           *[qwirkle] la bolsa está vacía y un jugador coloca su última ficha
        }

topic-start-tie = Empate al empezar
    .value =
        { $tie ->
            [youngest] empieza el jugador más joven
           *[oldest] empieza el jugador de más edad
        }
topic-exchange = El cambio
    .value =
        { $edition ->
            [qwirkle-it] de 1 a { $hand } fichas; obligatorio si no puedes colocar ninguna
           *[other] cuantas fichas quieras, al menos 1; obligatorio si no colocas ninguna
        }
topic-cross = La forma de cuatro puntas
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] estrella de cuatro puntas
           *[cross] cruz
        }
topic-joining = Una jugada que une dos líneas
    .value =
        { $joining ->
            [silent] permitida ({ rules-silent }: A19)
           *[printed] permitida
        }
topic-final-tie = Empate al final
    .value =
        { $tied ->
            [silent] victoria compartida ({ rules-silent })
           *[printed] victoria compartida
        }
topic-opening = La apertura
    .value =
        { $opening ->
            [any] cualquier turno válido
           *[largest-set] la serie más grande entera y nada más (aclaración C22)
        }
topic-new-rows = Una serie nueva sin cartas de tu mano
    .value =
        { $newrow ->
            [any] permitida
            [matched] solo en lugar de una serie anterior
           *[keep-three] no permitida
        }
topic-donors = Una serie que ha dado una carta a una serie nueva
    .value =
        { $newrow ->
            [any] se puede deshacer
            [matched] se puede deshacer (regla de la casa)
           *[keep-three] conserva al menos 3 cartas
        }
topic-stuck = No se puede jugar nada
    .value =
        { $stuck ->
            [silent] una mano nueva ({ rules-silent })
           *[printed] una mano nueva
        }

## Las reglas de fichas y cubos

rule-grid-line =
    Dos o más { word-tiles } lado a lado, en una fila o en una columna, forman una línea. En una línea el color es el
    mismo y las formas son todas distintas, o la forma es la misma y los colores son todos distintos. Así que en una
    línea nada se repite, y ninguna línea pasa de seis.
    .title = Líneas
    .search = fila, columna, hilera, doble, repetida, misma ficha
rule-grid-laying =
    Todo lo que colocas en una jugada tiene que compartir un color o una forma. Va en una sola fila o en una sola columna y,
    una vez puesto, forma parte de una única línea sin huecos. No hace falta que vaya seguido: los huecos pueden
    llenarlos { word-tiles } que ya estaban en la mesa, y una jugada puede unir líneas. { $joining ->
        [silent] Este reglamento se puede leer de otra manera; la lectura que hemos elegido está en A19.
       *[printed] {""}
    } { $game ->
        [cubes] Al menos uno de los cubos nuevos tiene que tocar, lado con lado, un cubo que ya estaba (salvo en la apertura).
       *[qwirkle] Al menos una de las fichas nuevas tiene que tocar, lado con lado, una ficha que ya estaba (salvo en la apertura).
    } Tocarse en una esquina no cuenta. Toda línea de la que forma parte { $game ->
        [cubes] un cubo nuevo,
       *[qwirkle] una ficha nueva,
    } tanto a lo largo como a lo ancho, tiene que ser válida.
    .title = Colocar
    .search = diagonal, esquina, al lado, junto, poner, hueco
rule-grid-score =
    Puntúas cada línea, de dos o más { word-tiles }, que contenga { $game ->
        [cubes] un cubo recién colocado:
       *[qwirkle] una ficha recién colocada:
    } 1 punto por cada { word-tile } de la línea, aunque ya estuviera antes. Cada { word-tile } que forma parte de dos
    líneas cuenta en las dos. Una línea de seis es un Qwirkle y da 6 puntos extra, 12 en total. { $game ->
        [cubes] Un cubo solo
       *[qwirkle] Una ficha sola
    } no es una línea y no vale nada.
    .title = Los puntos
    .search = puntuación, contar, valor, vale, bonificación

## Las reglas de Qwirkle

rule-qwirkle-supply =
    En la bolsa hay { $total } fichas, { $copies } de cada tipo. { rules-kinds } { $cross ->
        [X] Este reglamento llama «X» a la forma de cuatro puntas.
        [four-pointed-star] Este reglamento llama «estrella de cuatro puntas» a la forma de cuatro puntas.
       *[cross] Este reglamento llama «cruz» a la forma de cuatro puntas.
    } Cada jugador roba { $hand } fichas y las esconde de los demás.
    .title = Las fichas
    .search = cuántas, número, bolsa, contenido
rule-qwirkle-start =
    Busca la serie más grande entre tus fichas: fichas distintas de un mismo color o de una misma forma. Las fichas
    idénticas cuentan una sola vez. Empieza quien tiene la serie más grande de todas. { $tie ->
        [youngest] Si empatan varios jugadores, empieza el más joven de ellos.
       *[oldest] Si empatan varios jugadores, empieza el de más edad entre ellos.
    } Después se sigue en el sentido de las agujas del reloj.
    .title = Quién empieza
    .search = primero, comenzar, inicial, mayor, joven, edad
rule-qwirkle-opening =
    El jugador inicial coloca entera su serie más grande como una sola línea, la puntúa y roba hasta volver a
    tener { $hand } fichas.
    .title = La apertura
rule-qwirkle-turn =
    En tu turno haces exactamente una de dos cosas. O bien colocas una o más fichas, puntúas y robas hasta volver a
    tener { $hand }; si en la bolsa no hay suficientes, te quedas con las que haya. O bien cambias fichas y no puntúas
    nada.
    .title = Tu turno
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] Puedes cambiar de 1 a { $hand } fichas, y tienes que cambiar si no puedes colocar ninguna.
       *[other] Puedes cambiar cuantas fichas quieras, al menos 1, y tienes que cambiar si no colocas ninguna.
    } Aparta tus fichas, roba otras tantas de la bolsa y solo entonces devuelve las viejas a la bolsa y mézclala. Así
    nadie vuelve a robar lo que acaba de apartar. Puedes cambiar en cualquier turno salvo en la apertura; cuando no
    puedes colocar ninguna ficha, es lo único que puedes hacer.
    .title = El cambio
    .search = cambiar, canjear, intercambiar, reemplazar, descartar, fichas nuevas
rule-qwirkle-end =
    Cuando la bolsa está vacía, se sigue jugando sin robar. El primer jugador que coloca su última ficha termina la
    partida en el acto y recibe 6 puntos extra. Gana el jugador con más puntos. { $tied ->
        [silent] Un empate es una victoria compartida (el reglamento no lo dice, así que es una aclaración).
       *[printed] Un empate es una victoria compartida.
    }
    .title = El final
    .search = ganar, ganador, terminar, acabar, fin, extra, empate, última ficha
rule-qwirkle-sight =
    Tus fichas solo las ves tú; tampoco las ven los espectadores. Todos pueden ver la mesa, los puntos, cuántas fichas
    hay en la bolsa y cuántas tiene cada jugador. Para decidir quién empieza, los jugadores solo dicen de cuántas
    fichas es su serie más grande, no cuáles son.
    .title = Quién ve qué
    .search = secreto, oculto, esconder, espiar, mostrar

## Las reglas de Cubes

rule-cubes-supply =
    En la bolsa hay { $total } cubos, { $copies } de cada color. { rules-kinds } Un cubo conserva su color; su forma es
    la que salió al tirarlo, y las seis son igual de probables. Por eso el mismo tipo puede estar en la mesa más de
    3 veces.
    .title = Los cubos
    .search = cuántos, número, bolsa, dados, contenido
rule-cubes-setup =
    Cada jugador roba { $hand } cubos y los tira. Las manos están a la vista: todos ven los cubos de todos.
    .title = Preparación
rule-cubes-start =
    Empieza el jugador de más edad. Después se sigue en el sentido de las agujas del reloj.
    .title = Quién empieza
    .search = primero, comenzar, inicial, mayor, edad
rule-cubes-turn =
    Primero, si quieres, vuelve a tirar algunos de tus cubos, o todos, una vez. Segundo, coloca al menos un cubo.
    Tercero, puntúa. Cuarto, roba hasta volver a tener { $hand } cubos y tira enseguida los nuevos, y solo esos. No hay
    cambio de cubos.
    .title = Tu turno
    .search = lanzar, relanzar, repetir tirada, dados, cambiar, cambio
rule-cubes-stuck =
    Si después del primer paso no encaja nada, tira todos tus cubos, una y otra vez, hasta que algo encaje. A veces
    nada puede encajar nunca: para eso está la aclaración B7.
    .title = Cuando nada encaja
    .search = pasar, saltar, imposible, bloqueado, sin jugada
rule-cubes-opening =
    Esto vale solo para el primer turno de la partida. Primero puedes volver a tirar, si quieres. Después tienes que
    colocar tantos cubos distintos, con un color o una forma en común, como permita tu mano. Si solo puedes colocar 1,
    tira todos tus cubos hasta que puedas colocar al menos 2.
    .title = La apertura
rule-cubes-end =
    Cuando la bolsa está vacía, ya no roba nadie. El primer jugador que coloca su último cubo termina la partida en el
    acto y recibe 6 puntos extra. Gana el jugador con más puntos. { $tied ->
        [silent] Un empate es una victoria compartida (el reglamento no lo dice, así que es una aclaración).
       *[printed] Un empate es una victoria compartida.
    }
    .title = El final
    .search = ganar, ganador, terminar, acabar, fin, extra, empate, último cubo

## Las reglas de Cards

rule-cards-supply =
    Hay { $total } cartas, { $copies } de cada tipo. { rules-kinds } Se reparten { $hand } cartas a cada jugador; las
    demás forman el mazo, boca abajo.
    .title = Las cartas
    .search = cuántas, número, mazo, contenido
rule-cards-start =
    Busca la serie más grande en tu mano: al menos 3 cartas distintas de un mismo color o de una misma forma. Empieza
    quien tiene la serie más grande de todas. { $tie ->
        [youngest] Si empatan varios jugadores, empieza el más joven de ellos.
       *[oldest] Si empatan varios jugadores, empieza el de más edad entre ellos.
    } Si nadie tiene 3, se barajan todas las cartas y se reparten de nuevo. Se juega en el sentido de las agujas del
    reloj.
    .title = Quién empieza
    .search = primero, comenzar, inicial, mayor, joven, edad, repartir
rule-cards-opening =
    { $opening ->
        [any] El primer turno es un turno como los demás, en una mesa vacía.
       *[largest-set]
            El jugador inicial juega entera su serie más grande y roba hasta volver a tener { $hand } cartas. No se
            juega nada más: el reglamento lo deja abierto, y esta es la lectura que hemos elegido (C22).
    }
    .title = La apertura
rule-cards-set =
    Una serie tiene de 3 a 6 cartas de un mismo color con formas distintas, o de una misma forma con colores distintos.
    En ella nada se repite. Los reglamentos también la llaman «fila».
    .title = Series
    .search = fila, grupo, combinación, doble, repetida
rule-cards-turn =
    Juega al menos una carta de tu mano. Empieza series nuevas, añade cartas a las series y reordena toda la mesa, en el
    orden que quieras. Lo que cuenta es la mesa al final de tu turno: todas las series son válidas, y todas las cartas
    que había siguen ahí, junto con las que has jugado, menos los Qwirkles que te llevas. Después roba hasta volver a
    tener { $hand } cartas, o quédate con las que haya.
    .title = Tu turno
    .search = reordenar, reorganizar, mover, quitar, cambiar, cambio
rule-cards-qwirkle =
    Toda serie de seis al final de tu turno es un Qwirkle: te la llevas y vale 1 punto. Si hay varias, cuentan todas.
    Ninguna puede quedarse en la mesa. Todos pueden ver los Qwirkles que se ha llevado cada jugador.
    .title = Los Qwirkles
    .search = seis, puntuación, puntos, llevarse
rule-cards-new-rows =
    { $newrow ->
        [any] Una serie nueva puede formarse solo con cartas de la mesa.
        [matched]
            En esta mesa se juega con series libres (free_rows=1, C16): las cartas se pueden reagrupar libremente y las
            series se pueden deshacer. Una serie nueva necesita al menos una carta de tu mano.
       *[keep-three]
            Para empezar una serie nueva, juega al menos 3 cartas que combinen, o usa cartas de series de la mesa. En
            ese caso, al menos una carta de la serie nueva sale de tu mano, y cada serie que le ha dado una carta
            conserva al menos 3 cartas. El reglamento no dice con exactitud qué serie es nueva: la lectura que hemos
            elegido está en C15 y C16.
    }
    .title = Series nuevas
    .search = deshacer, dividir, separar, romper, empezar una fila
rule-cards-stuck =
    Si no puedes jugar nada de nada, enseña tu mano a todos. Roba { $hand } cartas nuevas, baraja la mano vieja
    con el mazo y continúa el mismo turno. Si sigues sin poder jugar, hazlo otra vez. { $stuck ->
        [silent] Este reglamento no dice qué hacer en ese caso, así que vale la regla de la otra edición.
       *[printed] {""}
    }
    .title = Cuando no se puede jugar nada
    .search = pasar, saltar, imposible, bloqueado, sin jugada, cambio, cambiar
rule-cards-end =
    Cuando se acaba el mazo, cada jugador tiene un turno más, y el último es el de quien robó la última carta. Ya no
    roba nadie. Gana el jugador con más Qwirkles. { $tied ->
        [silent] Un empate es una victoria compartida (el reglamento no lo dice, así que es una aclaración).
       *[printed] Un empate es una victoria compartida.
    }
    .title = El final
    .search = ganar, ganador, terminar, acabar, fin, empate, último turno
rule-cards-sight =
    Tus cartas solo las ves tú; tampoco las ven los espectadores. Todos pueden ver la mesa, los Qwirkles que se ha
    llevado cada uno, cuántas cartas hay en el mazo y cuántas tiene cada jugador. Para decidir quién empieza, los
    jugadores solo dicen de cuántas cartas es su serie más grande, no cuáles son. Solo enseña su mano quien no puede
    jugar nada.
    .title = Quién ve qué
    .search = secreto, oculto, esconder, espiar, mostrar

## Las aclaraciones

rule-A1 =
    Cada jugador dice su edad. Si no se dan edades, o si son iguales, empieza, de los empatados, el del asiento con el
    número más bajo. Si solo algunos de los empatados han dado su edad, solo cuentan ellos.
    .title = Las edades
    .search = mayor, joven, años, cumpleaños
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            Una serie más pequeña, o solo una parte de la serie más grande, no es una apertura válida. Si hay varias
            series igual de grandes, elige el jugador inicial.
    }
    .title = Nada menos que la serie más grande
rule-A4 =
    Si nadie tiene dos fichas que combinen, la regla del empate decide quién empieza, y el jugador inicial coloca una
    ficha. { $single ->
        [0] Vale 0 puntos, porque una línea necesita dos.
       *[1] Vale 1 punto, porque esta mesa ha elegido esa regla.
    } Lo decide el ajuste single_opening_points: 0, a menos que una mesa elija 1.
    .title = Nada combina al empezar
rule-A5 =
    El jugador que abre no puede cambiar fichas; los que juegan después, sí.
    .title = En la apertura no se cambia
rule-A6 =
    Cambias al menos 1 ficha, y nunca más de las que tienes ni más de las que hay en la bolsa.
    .title = Cuántas fichas se cambian
rule-A8 =
    Si la bolsa está vacía y puedes colocar algo, tienes que hacerlo. No puedes elegir pasar.
    .title = No se puede elegir pasar
    .search = pasar, saltar
rule-A9 =
    Si la bolsa está vacía y no puedes colocar nada, pasas y puntúas 0.
    .title = Nada que colocar, nada que robar
    .search = pasar, saltar
rule-A10 =
    Si la bolsa está vacía y nadie puede colocar nada, la partida termina y nadie recibe los 6 puntos extra del final.
    Lo mismo vale si quedan fichas en la bolsa, pero ninguna de las que quedan, ahí o en una mano, encaja en ningún
    sitio: nadie podría volver a colocar una ficha.
    .title = Nadie puede colocar
rule-A11 =
    Los 6 puntos extra del final solo se reciben cuando tu mano está vacía y no se puede robar nada.
    .title = Cuándo se reciben los puntos extra del final
rule-A12 =
    Si una jugada completa varios Qwirkles, cada uno da sus propios 6 puntos extra.
    .title = Varios Qwirkles en una jugada
rule-A13 =
    La partida termina en el acto, aunque algunos jugadores hayan tenido un turno más que otros.
    .title = Los turnos no se igualan
rule-A14 =
    No se resta nada por { $game ->
        [cubes] los cubos que te quedan en la mano al final.
       *[qwirkle] las fichas que te quedan en la mano al final.
    }
    .title = Lo que sobra
rule-A18 =
    Una jugada se juzga cuando ya está todo colocado. El orden en que lo colocaste no importa.
    .title = El orden al colocar
rule-A19 =
    Una jugada puede unir líneas que estaban separadas, siempre que lo que se coloca quede en una sola línea. El
    reglamento polaco de Qwirkle lo dice expresamente. Los demás reglamentos se pueden leer de otra manera, y usamos
    esta lectura para todos.
    .title = Unir líneas

rule-B1 =
    En cada turno, también en el primero, puedes volver a tirar una vez, si quieres: ninguno, algunos o todos tus
    { $hand } cubos.
    .title = Una vez por turno
rule-B4 =
    Si puedes colocar un cubo, tienes que colocar al menos uno. Solo es obligatorio volver a tirar cuando nada encaja.
    .title = Si puedes colocar, tienes que colocar
rule-B5 =
    Si en la apertura has tenido que volver a tirar, tienes que colocar la serie más grande de esa tirada. Ya no puedes
    volver a tirar.
    .title = La apertura tras una tirada obligatoria
rule-B7 =
    Tirar hasta que algo encaje puede no acabar nunca. Cuatro cubos azules, dos formas en un bloque de dos por dos, solo
    admiten azul, y una mano sin azul estaría tirando para siempre; entre buenos jugadores pasa en 1 o 2 partidas de
    cada 100. Una mano no tiene salida si ninguna cara de ninguno de sus colores encaja en ningún sitio. Una mano sin
    salida vuelve a la bolsa, la bolsa se mezcla, se roban y se tiran otros tantos cubos, y el mismo turno continúa, como
    con una mano que no puede jugar en Qwirkle Cards. Todos lo ven, y se repite si la mano nueva tampoco tiene salida. Si
    entre la bolsa y la mano no hay ningún color que encaje, o si la bolsa está vacía, el jugador de la mano sin salida
    pasa. Si todos pasan, uno tras otro, la partida termina sin los 6 puntos extra del final. Una mano que sí tiene salida
    necesita, en promedio, 6 tiradas como mucho.
    .title = Una mano sin salida
rule-B9 =
    Cuentan todas las líneas y todos los Qwirkles del último cubo, y después se suman los 6 puntos extra del final. En
    la apertura nunca vale un solo cubo, tengas la mano que tengas.
    .title = El último cubo, y un primer cubo solo

rule-C4 =
    Una serie de seis en la apertura es un Qwirkle y se la lleva en el acto quien la juega.
    .title = Un Qwirkle en la apertura
rule-C5 =
    No poder jugar es un hecho, no algo que se declara: el árbitro comprueba todo lo que se podría jugar. Si hay una
    jugada, la declaración se rechaza (y el programa puede ofrecerse a mostrar una); vale cualquier jugada válida.
    .title = Poder jugar o no
rule-C7 =
    Si el mazo tiene { $hand } cartas o más, la mano que no puede jugar se aparta, se roban { $hand } cartas y la mano
    vieja se baraja con el mazo.
    .title = Una mano nueva de un mazo grande
rule-C8 =
    Si el mazo tiene menos de { $hand } cartas, pero al menos 1, se roban todas, la mano vieja se baraja y forma el mazo
    nuevo, y de él se roba el resto. Esto no cuenta como que el mazo se haya acabado.
    .title = Una mano nueva de un mazo pequeño
rule-C9 =
    Si el mazo está vacío, quien no puede jugar pasa.
    .title = Sin jugada y sin mazo
rule-C10 =
    Si ni en la mano ni en el mazo hay una carta que se pueda jugar, el jugador pasa. Si todos pasan, uno tras otro, la
    partida termina.
    .title = Ninguna carta ayuda
rule-C11 =
    Una serie de seis no puede quedarse en la mesa.
    .title = Ningún Qwirkle se queda
rule-C12 =
    Si completas varios Qwirkles en un turno, cuentan todos.
    .title = Varios Qwirkles en un turno
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched]
            La regla de las series nuevas se juzga por el resultado. A cada serie que al final del turno no tiene cartas
            de tu mano, Qwirkles incluidos, se le asigna una serie anterior con la que comparte una carta, y ninguna serie
            anterior se usa dos veces. Si eso no es posible, hay una serie nueva sin cartas de tu mano, y el turno no es
            válido.
       *[keep-three]
            Una serie continúa como la serie de su color o de su forma. Al final de tu turno, cada serie, Qwirkles
            incluidos, puede continuar una sola serie anterior, del mismo color o de la misma forma, si comparten una carta. Una
            serie anterior se continúa como mucho una vez. Una serie que no continúa ninguna anterior es nueva, y tiene al
            menos una carta de tu mano. Se juzga por el resultado: el turno es válido si alguna forma de elegir las
            continuaciones (y, entre cartas iguales, cuál fue adónde) cumple esta aclaración y C16.
    }
    .title = Qué serie es nueva
rule-C16 =
    { $newrow ->
        [any] Una serie se puede deshacer por completo.
        [matched]
            Esta mesa ha elegido free_rows=1. Las cartas se pueden reagrupar libremente, y una serie se puede deshacer por
            completo. Una serie sin cartas de tu mano solo tiene que compartir una carta con una serie anterior, que no vale
            para ninguna otra, sean cuales sean los colores y las formas (C15).
       *[keep-three]
            Toda serie que ha dado una carta a otra nueva tiene que continuar, así que conserva al menos 3 cartas. Una serie solo
            puede desaparecer dentro de series que continúan: unes dos series, o añades sus cartas a otras series. Regla
            de la casa: una mesa puede elegir free_rows=1. Entonces las cartas se pueden reagrupar libremente y las series
            se pueden deshacer; una serie sin cartas de tu mano solo tiene que compartir una carta con una serie
            anterior, que no vale para ninguna otra.
    }
    .title = Series que dan cartas
rule-C17 =
    Las cartas de la mesa nunca pasan a una mano.
    .title = De la mesa no se vuelve a la mano
rule-C18 =
    Los últimos turnos también empiezan cuando el mazo alcanza justo para volver a completar una mano.
    .title = El mazo se acaba justo
rule-C19 =
    Por una mano vacía no hay puntos extra. Un jugador sin cartas pasa.
    .title = Una mano vacía
rule-C21 =
    En la mesa puede haber dos series del mismo color o de la misma forma.
    .title = Dos series parecidas
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            La apertura es una sola serie y nada más. El reglamento solo dice que esa serie se juega y que así
            empieza la partida.
    }
    .title = Una sola serie en la apertura

## Pies de imagen

picture-empty = vacío
picture-from-hand = De la mano
picture-moved = De otra serie
picture-grid-line =
    Una fila roja de cuatro formas distintas y una columna de tres estrellas de colores distintos. La estrella roja
    forma parte de las dos.
picture-grid-laying =
    { $game ->
        [cubes] Los dos cubos nuevos no se tocan:
       *[qwirkle] Las dos fichas nuevas no se tocan:
    } el trébol verde ya estaba y llena el hueco.
picture-grid-wrong =
    { $game ->
        [cubes] Cuatro cubos que no pueden ir ahí.
       *[qwirkle] Cuatro fichas que no pueden ir ahí.
    } 1: el rombo azul no combina con la fila roja. 2: en la fila ya hay un cuadrado rojo. 3: entre los círculos hay un
    hueco. 4: tocarse en una esquina no cuenta.
picture-grid-score =
    Dos estrellas nuevas dan 6 puntos: 4 por la fila azul y 2 por la columna de estrellas. La estrella azul cuenta en
    las dos.
picture-grid-qwirkle =
    Las dos últimas piezas moradas hacen un Qwirkle: 6 puntos por la línea y 6 puntos extra, 12 en total.
picture-qwirkle-start =
    Aquí la serie más grande es de tres: círculo, cuadrado y estrella, de color rojo. El segundo cuadrado rojo no cuenta.
picture-cubes-before = Tres verdes, y tres cubos que no combinan con nada. ¿Por qué no volver a tirar esos tres?
picture-cubes-after =
    El azul, el naranja y el amarillo se han vuelto a tirar: sus colores siguen, sus formas son nuevas. ¡Ahora hay cuatro
    cuadrados!
picture-cubes-opening = Si esta es la apertura, hay que colocar los cuatro cuadrados. Dan 4 puntos.
picture-cubes-dead = Alrededor de este bloque solo encaja el azul. Una mano sin azul no tiene salida.
picture-cards-set =
    Dos series: tres estrellas de colores distintos y cuatro cartas verdes de formas distintas.
picture-cards-turn =
    En la mesa había cuatro cartas rojas. El círculo amarillo y el azul salen de la mano, el círculo rojo se mueve junto
    a ellos, y las otras tres rojas siguen siendo una serie.
picture-cards-chance =
    En la mesa, cuatro cartas rojas y tres cuadrados; en tu mano, el cuadrado amarillo y el morado. ¿Ves el Qwirkle?
picture-cards-qwirkle =
    El cuadrado rojo se mueve, el amarillo y el morado salen de la mano: seis cuadrados, ¡un Qwirkle! Las otras tres
    cartas rojas siguen siendo una serie.
picture-cards-new-row =
    Antes de este turno había dos series, cinco cartas rojas y cuatro cruces. De la mano salen tres rombos. Pero el
    círculo, el cuadrado y la cruz de color rojo forman una serie nueva solo con cartas de la mesa: el reglamento polaco
    lo prohíbe, la descripción inglesa lo permite.
picture-cards-keep-three =
    Antes de este turno había tres cartas rojas, tres cuadrados y tres estrellas. El círculo amarillo y el verde salen de
    la mano y se llevan el círculo rojo; las otras dos cartas rojas pasan a los cuadrados y a las estrellas. El
    reglamento polaco lo prohíbe: la serie roja ha dado una carta a una serie nueva y no continúa. La descripción inglesa
    y la regla de la casa de las series libres lo permiten.

## Rechazos

# Detrás de un rechazo: el párrafo de las reglas en que se basa.
refused-rule = (Regla: { $title }, { $id })

reason-game_over = La partida ha terminado.
reason-wrong_action = Eso no se puede hacer ahora en este juego.
reason-nothing_chosen = No has elegido nada.
reason-not_in_hand = No está en tu mano: { $pieces }.
reason-cell_taken = Ese sitio ya está ocupado: { $cells }.
reason-same_cell = Dos piezas en el mismo sitio: { $cells }.
reason-off_table = La primera línea tiene que estar más cerca del centro de la mesa: { $cells }.
reason-not_one_line = Todas las piezas de una jugada tienen que estar en una fila o en una columna, sin huecos: mira { $cells }.
reason-no_contact = Al menos una pieza tiene que tocar, lado con lado, una que ya esté en la mesa: { $cells }.
reason-mismatch = Aquí no hay ni un color ni una forma en común: { $pieces }.
reason-duplicate = La misma pieza dos veces: { $pieces }.
reason-not_largest_set = La apertura tiene que ser la serie más grande entera, por ejemplo { $pieces }.
reason-opening_must_lay = En el primer turno tienes que colocar piezas; más tarde podrás cambiar.
reason-opening_must_roll = No tienes dos cubos que combinen, así que tienes que tirarlos todos.
reason-can_lay = Tienes una jugada válida, así que tienes que jugar.
reason-can_draw = No puedes pasar mientras haya algo que robar, tirar o cambiar.
reason-bag_too_small = En la bolsa no quedan tantas piezas.
reason-already_rerolled = Ya has vuelto a tirar en este turno.
reason-no_card_played = Juega al menos una carta de tu mano.
reason-row_too_short = Una serie necesita al menos tres cartas: { $pieces }.
reason-cards_missing = Estas cartas faltan en la mesa: { $pieces }.
reason-cards_from_nowhere = Estas cartas no estaban en la mesa ni se han jugado: { $pieces }.
reason-qwirkle_left_on_table = Una serie de seis no puede quedarse en la mesa, hay que llevársela: { $pieces }.
reason-not_a_qwirkle = Solo te puedes llevar una serie entera de seis: { $pieces }.
reason-new_row_without_hand_card = Una serie nueva necesita una carta de tu mano: { $pieces }.
reason-row_must_keep_three = Una serie que ha dado una carta a una serie nueva tiene que conservar al menos tres cartas: { $pieces }.
reason-opening_more_than_a_set = La apertura es una sola serie y nada más: { $pieces }.
reason-no_arrangement = Estas cartas no se pueden jugar en esta mesa: { $pieces }.
reason-chance = Eso no ha podido salir al robar ni al tirar: { $pieces }.

## Lo que no se puede leer

unreadable-piece = «{ $token }» no es una pieza. Una pieza es un color (R O Y G B P) y una forma (o s d t c x): Rt es la estrella roja.
unreadable-cell = «{ $token }» no es una pieza con su sitio. Escribe Rt@3,-2: la estrella roja, 3 a la derecha, 2 arriba.
unreadable-action = No se entiende: «{ $token }».
unreadable-play = Estas cartas no se pueden jugar así: «{ $token }».
unreadable-number = «{ $token }» no es un número entero de cuatro cifras como mucho.
unreadable-table = Esta mesa no es válida: { $token }.
unreadable-supply = «{ $token }» no puede ser lo que queda por robar.
unreadable-field = Campo desconocido: «{ $token }».
unreadable-missing = Falta «{ $token }».
unreadable-edition = No existe la edición «{ $token }».
unreadable-too_long = Esto es demasiado largo.
unreadable-too_many = Demasiadas piezas: { $token }.
unreadable-numbers = Los números de esta posición se contradicen.
unreadable-json = Esto no es un objeto JSON.

## Quién juega

seats-count = Este juego es para 2 a 4 jugadores, no para { $value }.
seats-name = Un nombre tiene que tener de 1 a 60 caracteres imprimibles: «{ $value }».
seats-same-name = Hay dos jugadores que se llaman «{ $value }».
seats-bot-name = «{ $value }» es un nombre para bots: elige uno que no empiece por @.
seats-age = «{ $value }» no es una edad de 0 a 150.

## Registros

record-too_long = Este registro es demasiado largo.
record-json = Esto no es un registro: no se puede leer como JSON.
record-line = Esto no es un registro: tiene una línea que no se puede leer.
record-format = Este formato de registro no es compatible.
record-keys = El registro contiene un campo desconocido, o falta su resultado.
record-edition = El registro no nombra una edición conocida.
record-seat = Los datos de un jugador del registro no se pueden leer.
record-start = Una partida no puede empezar como dice este registro.
record-turn = El turno { $turn } no es posible.
record-points = Turno { $turn }: el jugador o los puntos no son correctos.
record-result = El resultado no se deduce de los turnos.
record-fairness = El secreto o las sales del registro no se pueden leer.
record-no_secret = El registro no contiene su secreto, así que no se puede volver a calcular nada.
record-commitment = El secreto o una sal no es lo que se prometió antes de la partida.
record-deal = Las manos repartidas no se deducen del secreto.
record-draw = Turno { $turn }: lo que se robó o se tiró no se deduce del secreto.
record-other_commitment = El compromiso de este registro no es el que has indicado.
record-salt_unused = La partida no se repartió con la sal que has indicado.
record-unsigned = El registro no lleva firma.
record-other_key = El registro está firmado con una clave que no está entre las que has indicado.
record-signature = La firma no es correcta: algo cambió en el registro, o lo firmó otra persona.
record-receipt_signature = El recibo no está firmado con esa clave.
record-receipt_game = El recibo es de otra partida.
record-exchange = El registro no es lo que envió el servidor: en el turno { $turn } cambiaste o robaste otras fichas.
record-receipt = El registro no es lo que envió el servidor: el recibo del turno { $turn } lo contradice.
verify-fine = Todo lo que se repartió, se robó y se tiró se deduce del secreto prometido antes de la partida.
verify-signature-none = No lleva firma.
verify-signature-unchecked = Su firma (clave { $id }) no se ha comprobado: usa --key.
verify-signature-valid = Está firmado con la clave { $id }.
verify-bad-commitment = Un compromiso tiene 64 cifras: de 0 a 9 y de la «a» a la «f».
verify-bad-salt = «{ $value }» no es un asiento de 0 a 3, dos puntos y una sal.
verify-bad-key = «{ $value }» no contiene la clave de un servidor.
verify-bad-receipt = «{ $value }» no es un recibo.
verify-no-records = En la carpeta { $folder } no hay ningún registro.

## La línea de comandos

cli-about = Sixfold juega a Qwirkle, Qwirkle Cubes y Qwirkle Cards exactamente según sus reglamentos impresos.
cli-examples =
    Ejemplos:
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Uso:
cli-commands = Comandos
cli-options = Opciones
cli-play = Juega en el navegador o en la terminal, con personas y bots.
cli-play-examples =
    Ejemplos:
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Juzga jugadas: un objeto JSON por línea, una respuesta por línea.
cli-judge-examples =
    Ejemplos:
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = Enumera todas las jugadas de una mano: un objeto JSON por línea, una respuesta por línea.
cli-moves-examples =
    Ejemplos:
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Comprueba que en un registro todo se repartió limpiamente.
cli-verify-examples =
    Ejemplos:
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Lee las reglas de una edición o compara dos ediciones.
cli-rules-examples =
    Ejemplos:
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Enfrenta a varios bots y muestra el resultado con intervalos de confianza.
cli-arena-examples =
    Ejemplos:
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Ejecuta uno de los bots de Sixfold como motor de la arena, por la entrada y la salida estándar.
cli-engine-examples =
    Ejemplos:
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Vuelve a entrenar a los bots: partidas contra sí mismos, y después los pesos en un archivo de texto.
cli-train-examples =
    Ejemplos:
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = Mide lo rápido que es el árbitro.
cli-bench-examples =
    Ejemplos:
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = muestra esta ayuda
cli-arg-version = muestra la versión
cli-arg-lang = idioma: { $known } (predeterminado: el del entorno)
cli-arg-lines = archivo de líneas JSON; - para la entrada estándar
cli-arg-record = registros de partidas, en JSON o en texto, o carpetas que los contienen; - para la entrada estándar
cli-arg-verify-commitment = lo que el servidor prometió antes de la partida
cli-arg-verify-salt = una sal que tiene que haberse usado, con el número de su asiento contando desde 0
cli-arg-verify-key = clave del servidor que tiene que haber firmado: un archivo, la dirección del servidor o hexadecimal
cli-arg-verify-receipt = lo que el servidor firmó durante la partida: el registro tiene que coincidir
cli-arg-json = responde en JSON, para programas
cli-arg-edition = edición, como qwirkle-pl, o juego: qwirkle, cubes, cards
cli-arg-diff = muestra en qué se diferencian dos ediciones de un juego
cli-arg-bench = qué medir (predeterminado: todo)
cli-arg-players = jugadores, como Ann,Bo:12,@greedy (con una edad; con @, un bot)
cli-arg-save = guarda la partida en este archivo, o continúa la que contiene
cli-arg-secret = reparte a partir de este secreto, para que la partida se pueda repetir
cli-usage-unknown = Argumento desconocido: «{ $what }».
cli-usage-missing = Falta un argumento: { $what }.
cli-usage-choice = { $what } no es un valor válido para «{ $name }».
cli-usage-value = «{ $name }» necesita un valor.
cli-usage-number = «{ $name }» necesita un número, no { $what }.
cli-usage-help = Ayuda: { $command }
cli-missing-extra = Este comando necesita el extra «{ $name }»: pip install "sixfold[{ $name }]"
cli-unknown-language = Idioma desconocido: «{ $name }». Disponibles: { $known }.
cli-unknown-edition = Edición o juego desconocido: «{ $name }». Disponibles: { $known }.
cli-unknown-level = Bot desconocido: «{ $name }». Disponibles: { $known }.
cli-unknown-bench = Prueba de rendimiento desconocida: «{ $name }». Disponibles: { $known }.
cli-cannot-read = «{ $file }» no se puede leer: { $why }.
system-missing = el archivo no existe
system-denied = permiso denegado
system-folder = es una carpeta
system-full = no queda espacio
system-in_use = ya lo está usando otro programa
system-address = este equipo no tiene esa dirección
system-name = nombre de equipo desconocido
system-refused = conexión rechazada
system-timeout = no hubo respuesta a tiempo
system-other = el sistema operativo lo ha rechazado: { $why }
cli-meta-command = COMANDO
cli-meta-file = ARCHIVO
cli-meta-record = REGISTRO
cli-meta-salt = ASIENTO:SAL
cli-meta-key = ARCHIVO|URL|HEX
cli-meta-edition = EDICIÓN
cli-meta-name = NOMBRE
cli-meta-players = JUGADORES
cli-meta-secret = SECRETO
cli-meta-lang = IDIOMA
cli-meta-game = JUEGO
cli-meta-folder = CARPETA
cli-meta-number = NÚMERO
cli-meta-seed = SEMILLA
cli-meta-ms = MS
cli-measuring = Midiendo { $name }
rules-hint = sixfold rules EDICIÓN muestra una de ellas; sixfold rules --diff A B compara dos.

## La arena

arena-arg-game = juego: qwirkle, cubes o cards
arena-arg-players = de 2 a 4 jugadores, separados por comas: niveles como greedy, otros bots del juego, o exec:COMANDO para un programa
arena-arg-games = número de partidas (predeterminado: 100), redondeado hacia arriba para que cada reparto se juegue una vez en cada orden de asientos
arena-arg-seed = cualquier texto; la misma semilla da los mismos repartos (predeterminado: 1)
arena-arg-budget = tiempo de CPU por jugada en milisegundos (predeterminado: el límite propio de cada bot)
arena-arg-sprt = dos jugadores: para en cuanto esté decidido si el primero es mejor por ELO0 o por ELO1
arena-arg-checkpoint = guarda cada reparto en este archivo; si ya existe, continúa a partir de él
arena-arg-jobs = número de repartos que se juegan en paralelo (predeterminado: uno por núcleo)
arena-arg-log = añade a este archivo la salida de error estándar de los motores (predeterminado: se descarta)
engine-arg-name = un nivel, u otro bot del juego
arena-out-of-range = { $name } tiene que estar entre { $low } y { $high }.
arena-other-game = La edición { $edition } no es del juego { $game }.
arena-command-empty = Detrás de exec: tiene que haber un comando.
arena-command-quotes = Las comillas de este comando no están emparejadas: { $command }
arena-command-missing = El programa no existe o no se puede ejecutar: «{ $command }».
arena-command-system = Los programas como jugadores (exec:) necesitan Linux u otro Unix.
arena-cannot-write = «{ $file }» no se puede usar: { $why }.
arena-sprt-elo = --sprt necesita dos números distintos de -1000 a 1000, primero el menor.
arena-sprt-players = --sprt solo vale para enfrentamientos de dos jugadores.
arena-file-foreign = «{ $file }» no es el archivo de un enfrentamiento. No se ha modificado.
arena-file-differs = «{ $file }» es de otro enfrentamiento ({ $what }). No se ha modificado.
arena-file-corrupt = La línea { $what } de «{ $file }» está dañada. El archivo no se ha modificado.
arena-file-busy = Otro enfrentamiento está escribiendo en «{ $file }» en este momento.
arena-worker-lost = Un proceso se interrumpió durante el reparto { $deal }.
arena-title = { $edition }. Partidas: { $games }, repartos: { $deals }
arena-head-player = jugador
arena-head-wins = victorias %
arena-head-interval = 95 %
arena-head-points = puntos
arena-head-elo = Elo
arena-head-elo-interval = Elo 95 %
arena-head-ms = ms/jugada
arena-head-illegal = no válidas
arena-head-crashes = fallos
arena-margin = Ventaja del primer jugador sobre la media de los demás: { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] La prueba acepta { $elo0 } Elo en vez de { $elo1 }: logaritmo de la razón de verosimilitud { $llr }, límites { $lower } y { $upper }.
        [H1] La prueba acepta { $elo1 } Elo en vez de { $elo0 }: logaritmo de la razón de verosimilitud { $llr }, límites { $lower } y { $upper }.
       *[other] La prueba entre { $elo0 } y { $elo1 } Elo sigue sin decidirse: logaritmo de la razón de verosimilitud { $llr }, límites { $lower } y { $upper }.
    }
arena-incomplete = El enfrentamiento se detuvo antes de tiempo; estos son los resultados hasta ahora.
arena-progress = Reparto { $done } de { $of }, { $name }: { $rate }
arena-fault = Reparto { $deal }, orden de asientos { $rotation }, turno { $turn }: { $name } perdió: { $why }
arena-fault-illegal = jugada no válida
arena-fault-exception = el bot falló
arena-fault-start = el programa no pudo arrancar
arena-fault-hello = mensaje hello no válido
arena-fault-exit = el programa terminó
arena-fault-timeout = no hubo respuesta a tiempo
arena-fault-flood = la respuesta es demasiado larga
arena-fault-unasked = escribió sin que se le preguntara
arena-fault-unreadable = la respuesta no se puede leer
engine-not-in-game = En este juego no hay ningún bot «{ $name }».
engine-unreadable = Esto no es un mensaje del protocolo de los motores: { $why }

## Jugar en la terminal

play-title = { $name }
play-commitment = El reparto queda fijado por un secreto con este SHA-256: { $digest }
play-announced = { $name }: serie más grande de { $n }
play-starts = Jugador inicial: { $name }
play-help-hint = Escribe help para ver qué puedes escribir.
play-look-away = { $name }, te toca. Cuando no mire nadie más, pulsa Enter.
play-prompt = { $name }>
play-which-edition = ¿Cuál? Número o nombre [1]:
play-which-players = ¿Quién juega? Nombres separados por comas, la edad tras dos puntos, @greedy o @random para un bot [{ $usual }]:
play-you = Tú
play-draft = Jugada en preparación: { $action }. { $points }
play-nothing-drafted = Aún no has colocado nada. Escribe una jugada, hint o help.
play-hint = Por ejemplo: { $action }
play-no-refusal = Todavía no se ha rechazado nada.
play-which-file = ¿Qué archivo? Por ejemplo: save game.json
play-exists = «{ $file }» ya existe y es otra partida. Elige otro nombre.
play-not-saved = Esta partida no se ha guardado. La próxima vez: save game.json, o empieza con --save game.json.
play-saved = Partida guardada en { $file }. A partir de ahora se guarda después de cada turno.
play-loaded = La partida continúa desde { $file }.
play-cannot-save = «{ $file }» no se puede escribir: { $why }. La partida sigue, pero no se guarda.
play-kept = El registro está en { $file }. sixfold verify comprueba que el reparto fue limpio.
play-goodbye = ¡Hasta pronto!
play-turn = { $name }: { $what }. { $points }
play-exchanged =
    { $n ->
        [one] cambio de { $n } ficha
       *[other] cambio de { $n } fichas
    }
play-shown = No se puede jugar nada, así que se enseña esta mano: { $pieces }
play-last-piece =
    { $game ->
        [cards] { $name }: última carta jugada; los { $n } puntos extra ya están incluidos arriba.
        [cubes] { $name }: último cubo colocado; los { $n } puntos extra ya están incluidos arriba.
       *[qwirkle] { $name }: última ficha colocada; los { $n } puntos extra ya están incluidos arriba.
    }
play-stock-empty = El mazo se ha acabado: cada jugador tiene un turno más.
play-last-turns =
    { $n ->
        [one] Último turno de la partida.
       *[other] Quedan { $n } turnos para el final de la partida.
    }
play-bag =
    { $n ->
        [0] La bolsa está vacía.
        [one] { $n } pieza en la bolsa.
       *[other] { $n } piezas en la bolsa.
    }
play-stock =
    { $n ->
        [0] El mazo está vacío.
        [one] { $n } carta en el mazo.
       *[other] { $n } cartas en el mazo.
    }
play-hand = Tu mano: { $pieces }
play-opening = Tú abres la partida: empieza con tu serie más grande entera.
play-opening-any = Tú abres la partida: vale cualquier turno válido.
play-forced-dead = Ninguna cara de tus cubos encaja en ningún sitio: pulsa Enter para devolverlos a la bolsa y robar otros.
play-dead = una mano sin salida vuelve a la bolsa
play-may-reroll = Antes puedes volver a tirar algunos cubos: escribe reroll y sus nombres.
play-forced-pass = No puedes hacer nada: pulsa Enter para pasar.
play-forced-roll = Nada encaja: pulsa Enter para tirar todos los cubos.
play-forced-redraw = No puedes jugar nada: pulsa Enter para enseñar tu mano y robar una nueva.
play-winner = Gana { $names }, con { $points }
play-shared = Victoria compartida de { $names }, con { $points }
ending-last_piece = Se ha colocado la última pieza.
ending-nobody_can_place = Ninguna de las piezas que quedan encaja en ningún sitio.
ending-last_turns = El mazo se ha acabado y todos han tenido su último turno.
ending-all_passed = Todos han pasado, uno tras otro.
ending-resigned = La partida ha terminado por rendición.
ending-turn_limit = La partida ha llegado al número máximo de turnos. Deciden los puntos.
shared-title =
    { $n ->
        [0] { $game }: una partida abandonada
        [one] { $game }: gana { $names }
       *[other] { $game }: victoria compartida de { $names }
    }
shared-about = { $scores }. Mira la mesa final y repasa cada jugada.
play-confirm = Pulsa Enter para confirmar, o escribe undo.
play-help-qwirkle =
    Rt@3,-2     coloca la estrella roja en la columna 3, fila -2 (x a la derecha, y abajo); o varias a la vez
    swap Rt Bs  cambia estas fichas
play-help-cubes =
    Rt@3,-2       coloca la estrella roja en la columna 3, fila -2 (x a la derecha, y abajo); o varios a la vez
    reroll Rt Bs  vuelve a tirar estos cubos, una vez, antes de colocar
    roll          tira todos los cubos cuando nada encaja
play-help-cards =
    play Rt Bt Gt                    juega estas cartas; la mesa se ordena por ti
    play Rt : RtBtGt YoYsYd          lo mismo, con toda la mesa como tú la quieras, serie tras serie
    play Rt : YoYsYd ! RtOtYtGtBtPt  los Qwirkles que te llevas van detrás de !
    redraw                           cuando no puedes jugar nada
play-help =
    Colores: R rojo, O naranja, Y amarillo, G verde, B azul, P morado.
    Formas: o círculo, s cuadrado, d rombo, t estrella, c trébol, x cruz.
    Enter o done  confirma la jugada    undo          retrocede un paso             clear  deshace todo
    hint          muestra una jugada    why           explica el último rechazo     rules  muestra las reglas
    table         muestra la mesa       save ARCHIVO  guarda la partida             quit   termina
    help          muestra esta ayuda    load ARCHIVO  continúa desde un archivo

## Entrenamiento

train-arg-seats = número de jugadores: 2 (predeterminado), 3 o 4
train-arg-seed = un número entero; la misma semilla da los mismos pesos (predeterminado: 1)
train-arg-out = carpeta para las rondas terminadas y los pesos (predeterminado: «training»); un entrenamiento interrumpido continúa a partir de ella
train-arg-jobs = número de partidas que se juegan en paralelo (predeterminado: una por núcleo); no influye en los pesos
train-done = Los pesos están en «{ $file }».
cli-static = Escribe el cliente web como sitio estático: una carpeta que cualquier alojamiento puede servir, en cualquier ruta.
cli-static-examples =
    Ejemplos:
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = carpeta de destino: vacía, nueva o un sitio estático anterior
static-arg-server = dirección de un servidor Sixfold para jugar con amigos, como https://play.example (predeterminado: ninguno)
static-done = { $folder } está lista: puede servirla cualquier servidor web.
static-bad-server = «{ $value }» no es la dirección de un servidor: https:// o http:// y un nombre, sin ruta.
static-not-empty = { $folder } contiene otros archivos: elige una carpeta vacía o nueva.
static-no-kernel = El cliente web de esta instalación no tiene núcleo para el navegador, así que necesita un servidor. Usa un paquete publicado o compílalo con «run web».

## El servidor

cli-serve = Pone en marcha un servidor: mesas para personas y bots en la red.
cli-serve-examples =
    Ejemplos:
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = DIRECCIÓN
cli-meta-addresses = DIRECCIONES
cli-meta-seconds = SEGUNDOS
cli-arg-host = dirección en la que escuchar (predeterminado: 127.0.0.1, solo este equipo)
cli-arg-port = puerto en el que escuchar (predeterminado: 8000; 0: cualquiera que esté libre)
cli-arg-db = dónde se guardan las mesas: un archivo SQLite (predeterminado: sixfold.db) o postgresql://…
cli-arg-relay = dirección nats://… con la que varios procesos de servidor se avisan unos a otros
cli-arg-workers = número de procesos para los bots (predeterminado: número de núcleos menos uno)
cli-arg-password-file = archivo con la contraseña de este servidor (o la variable SIXFOLD_PASSWORD)
cli-arg-origin = permite también páginas de esta dirección, como https://play.example (se puede repetir)
cli-arg-hosts = nombre con el que los navegadores llegan al servidor, como play.example; * para cualquiera (se puede repetir)
cli-arg-proxies = direcciones de proxies de confianza, separadas por comas (se usan sus cabeceras X-Forwarded)
cli-arg-sockets = número máximo de conexiones abiertas (predeterminado: 50000)
cli-arg-per-client = multiplica por este factor los límites por dirección de cliente
cli-arg-keep-days = días desde el último suceso de una mesa hasta que se elimina (predeterminado: 365; 0: nunca)
cli-arg-webhook = URL a la que se avisa de a quién le toca en partidas con turnos que pueden durar días, y de los resultados (o la variable SIXFOLD_WEBHOOK)
cli-arg-private-push = envía notificaciones también a servicios push de redes privadas
cli-arg-drain = segundos durante los que sigue sirviendo tras SIGTERM mientras responde «no disponible» (predeterminado: 5)
cli-arg-quiet = anota solo avisos y errores
serve-at = Sixfold está en { $url }
serve-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $why }
serve-no-client = El cliente web no forma parte de esta instalación, así que no hay páginas: solo funcionan la interfaz para programas y el cliente de terminal. Usa un paquete publicado o constrúyelo con el programa «run».
serve-bad-webhook = --webhook necesita una URL que empiece por https:// o http://, si se quiere detrás de discord+, telegram+, ntfy+ o json+.
webhook-turn = { $game }, mesa { $table }: le toca a { $name }.
webhook-reminder = { $game }, mesa { $table }: a { $name } le queda poco tiempo para este turno.
webhook-over = { $game }, mesa { $table }: la partida ha terminado. { $scores }
# Notificaciones del service worker: texto y $name, nada más.
push-turn = Te toca.
push-played = { $name } ha jugado. Te toca.
push-reminder = Te toca, y se te acaba el tiempo.
no-table = Esa mesa no existe.
no-secret = No tienes asiento en esta mesa.
no-host = Eso solo puede hacerlo el anfitrión.
no-started = La partida ya ha empezado.
no-not_started = La partida aún no ha empezado.
no-over = La partida ha terminado.
no-full = No quedan asientos libres.
no-seat_taken = Este asiento no está libre.
no-waiting = Todavía hay un asiento libre.
no-edition = No existe la edición { $value }.
no-level = No existe el bot { $value }.
no-turn = La partida ha avanzado: vuelve a mirar la mesa.
no-not_your_turn = No te toca.
no-bot_plays = Un bot está jugando por ti: primero recupera tu asiento.
no-salt = La comprobación del reparto ha fallado: este no es el valor que se anunció.
no-still_here = Este jugador sigue aquí.
no-not_away = Este asiento no se puede dejar a un bot.
no-out_of_time = Se te acabó el tiempo, y solo se puede volver una vez.
no-resigned = Te has rendido en esta partida.
no-undo = Este turno no se puede deshacer: desde entonces se ha robado o enseñado algo.
no-carry = Este enlace ha caducado o ya se ha usado.
no-let_in = Los demás no pueden abrir este asiento. Escribe su PIN, o confirma el código en el navegador que tiene el asiento.
no-guest = A este navegador lo dejaron entrar los demás, así que no puede hacer eso. Usa el primer navegador de este asiento.
no-pin = Ese PIN no es correcto.
no-pin_pause = Demasiados PIN incorrectos. Prueba más tarde.
no-password = Este servidor necesita una contraseña.
no-origin = No se permiten solicitudes desde esa página.
no-address = Este servidor no acepta la dirección { $value }. Quien lo administra puede permitirla.
no-unreadable = Este mensaje no se puede leer.
no-too_large = Este mensaje es demasiado largo.
no-too_often = No tan rápido: prueba otra vez dentro de un momento.
no-too_many = Tienes demasiadas mesas o conexiones abiertas.
no-limit = Esto ya ha pasado demasiadas veces en esta mesa.
no-method = Este tipo de solicitud no es compatible.
no-busy = Ahora mismo no ha funcionado: prueba otra vez.
phrase-hello = ¡Hola!
phrase-well_done = ¡Muy bien!
phrase-oops = ¡Ups!
phrase-thanks = ¡Gracias!
phrase-good_luck = ¡Suerte!
phrase-hurry = ¡Te toca!
phrase-wait = Un momento, por favor.
phrase-again = ¿Otra partida?
phrase-good_game = ¡Buena partida!
phrase-bye = ¡Adiós!

## Lo que se conserva

cli-backup = Copia todos los datos de un servidor en un archivo mientras sigue funcionando.
cli-backup-examples =
    Ejemplos:
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Llena una base de datos vacía con una copia de seguridad: las mismas mesas, asientos y claves.
cli-restore-examples =
    Ejemplos:
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Administra un servidor a través de su base de datos, mientras funciona.
cli-admin-examples =
    Ejemplos:
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
cli-meta-action = ACCIÓN
cli-export = Exporta las partidas de un servidor como registros, un archivo por mesa.
cli-export-examples =
    Ejemplos:
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Importa registros como mesas: partidas terminadas para mirarlas, sin terminar para continuarlas.
cli-import-examples =
    Ejemplos:
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = archivo nuevo para la copia; un servidor puede usarlo directamente
cli-arg-restore = archivo escrito por «sixfold backup»
cli-arg-action = list (mesas y direcciones bloqueadas), close o delete (cierra o elimina una mesa), erase-name (borra el nombre de una persona en todas las mesas), ban o unban (bloquea o desbloquea una dirección), rotate-key (cambia la clave de las firmas)
cli-arg-target = la mesa, el nombre o la dirección
cli-arg-export = carpeta para los registros
cli-arg-all = incluye las partidas sin terminar con sus secretos: no los enseñes a nadie
cli-arg-import = registros, o carpetas que los contienen
backup-done = Todo se ha copiado en «{ $file }».
restore-done =
    { $n ->
        [one] Ahora hay { $n } mesa
       *[other] Ahora hay { $n } mesas
    } en «{ $url }».
admin-listed =
    { $n ->
        [one] { $n } mesa
       *[other] { $n } mesas
    }. Direcciones bloqueadas: { $banned }
admin-closed = La mesa { $table } está cerrada.
admin-was-over = La mesa { $table } ya había terminado.
admin-deleted = La mesa { $table } se ha eliminado.
admin-erased =
    { $n ->
        [one] «{ $name }» se ha borrado de { $n } mesa.
       *[other] «{ $name }» se ha borrado de { $n } mesas.
    }
admin-banned = La dirección { $address } está bloqueada.
admin-unbanned = La dirección { $address } ya no está bloqueada.
admin-rotated = A partir de ahora el servidor firma con la clave nueva { $id }. Las claves anteriores siguen en la lista.
admin-bad-address = «{ $address }» no es una dirección IP.
export-done =
    { $n ->
        [one] { $n } registro escrito
       *[other] { $n } registros escritos
    } en «{ $folder }», { $there } ya estaban.
import-new = { $file }: mesa nueva { $table }
import-there = { $file }: ya está, es la mesa { $table }
import-other = { $file }: la mesa { $table } tiene esta partida, pero continuó de otra manera; no se ha modificado nada
import-seat = { "    " }asiento de { $name }, secreto { $secret }
store-cannot = «{ $value }» no se puede abrir: { $why }.
store-cannot_write = «{ $value }» no se puede escribir: { $why }.
store-not_empty = En «{ $value }» ya hay mesas; no se ha modificado nada.
store-no_table = La mesa { $value } no existe.
store-busy = La mesa { $value } cambia sin parar; prueba otra vez.
store-missing = En «{ $value }» no hay ninguna base de datos.
store-exists = «{ $value }» ya existe y no se ha modificado.
store-empty = «{ $value }» es un archivo vacío. Elimínalo para empezar de nuevo, o pon en su lugar una copia de seguridad.
store-foreign = «{ $value }» contiene algo que no son las mesas de Sixfold; no se ha modificado nada.
store-broken = «{ $value }» está dañado; no se ha modificado nada. Usa una copia de seguridad.
store-unreadable = El historial de la mesa { $value } no se puede leer.
store-newer = «{ $value }» lo escribió un Sixfold más nuevo; no se ha modificado nada. Usa esa versión.
store-leftover = «{ $value }» es parte de un archivo que falta. Vuelve a poner ese archivo, o mueve este a otro sitio.
store-in_use = Otro servidor está usando «{ $value }». Detenlo primero, o da a cada uno el mismo --relay.
store-failed = Las mesas no están disponibles en este momento: { $value }
store-closed = El servidor se está cerrando.
store-package = «{ $value }» no está instalado: viene con «sixfold[large]».
store-relay = «{ $value }» no responde: { $why }.

## El cliente web

web-skip = Ir a la mesa
web-home = Sixfold, inicio
web-lobby = Nueva partida
web-game = Juego
web-about-qwirkle = Coloca fichas en líneas de un solo color o de una sola forma: seis distintas hacen un Qwirkle.
web-about-cubes = Tira los cubos y colócalos en líneas de un solo color o de una sola forma: seis distintos hacen un Qwirkle.
web-about-cards = Juega series de un solo color o de una sola forma, reordena la mesa y reúne series de seis.
web-front-continue = Continuar
web-front-games = Tus partidas
web-front-all = Todas las partidas ({ $n })
web-front-turn-of = Le toca a { $name }
web-front-left = tiempo: { $time }
web-front-ended = Terminada: { $points }
web-front-options = Opciones
web-front-bot = Jugar con un bot
web-front-bot-about = Empieza enseguida
web-front-level = Nivel del bot
web-front-friend = Jugar con amigos
web-front-friend-about = Con un enlace o un código, sin cuenta
web-front-code = Código
web-front-device = Un solo dispositivo
web-front-device-about = De mano en mano
web-front-daily-about = Uno nuevo cada día
web-front-player = Jugador 1
web-front-more-players = Más jugadores
web-front-hints = Pistas
web-front-hints-bots = Solo contra bots
web-front-hints-always = Con pistas
web-front-hints-never = Sin pistas
web-front-more = Aprender y explorar
web-edition = Edición
web-house-rules = Reglas de la casa
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-move = 2 min por turno
web-clock-game = 15 min cada uno
web-clock-day = Un día por turno
web-seats = Asientos
web-your-name = Tu nombre
web-rename = Cambiar nombre
web-rename-save = Guardar nombre
web-rename-done = Ahora te llamas { $name }.
web-me = Yo
web-you = Tú
web-seat-n = Asiento { $n }
web-remove-seat = Quitar el asiento { $n }
web-add-seat = Añadir un amigo o un bot
web-friend-by-link = Amigo (con enlace)
# As in English.
web-bot-level = Bot: { $level }
# Cómo se llama un bot, en cualquier frase. $number es 0, o numera los bots de un mismo nivel.
# As in English.
web-bot-name =
    { $number ->
        [0] Bot { $level }
       *[other] Bot { $level } { $number }
    }
web-public = Pública: cualquiera puede encontrar esta mesa y unirse
web-join-code = Unirse con un código
web-join = Unirse
web-public-tables = Mesas abiertas
web-on = En curso
web-phase-open = Esperando jugadores
web-phase-revealing = A punto de empezar
web-phase-playing = En curso
web-phase-over = Terminada
web-phase-closed = Abandonada
web-password = Contraseña de este servidor
web-enter = Entrar
web-not-kept = Este navegador no guarda nada: deja esta página abierta mientras juegas.
web-rules = Reglas
web-light = Tema claro
web-dark = Tema oscuro
web-settings = Ajustes
web-lost-title = No se ha encontrado
web-lost-page = Esa página no existe.
web-lost-table = Esta mesa no se puede abrir.
web-lost-gone = El servidor no responde.
web-lost-closed = Esta partida se abandonó.
web-lost-advice = Revisa el enlace o el código y prueba otra vez. Tus partidas están a salvo.
web-lost-home = Inicio
web-loading = Preparando la mesa
web-reconnecting = Conectando de nuevo. Tu jugada está a salvo.
web-connection-lost = Conexión perdida. Conectando de nuevo.
web-connection-back = Conexión recuperada.
web-join-title = Siéntate a esta mesa
web-join-with = Con { $names }
web-sit-down = Sentarse
web-full = No quedan asientos libres.
web-already-on = La partida ya ha empezado.
web-back-title = ¿Ya juegas aquí?
web-back-who = Elige tu nombre para volver a tu asiento en este navegador.
web-back-ask = Pedir volver a entrar
web-back-get = Obtener un código
web-back-enter = Volver a mi asiento
web-back-code = Tu código: { $code }
web-back-wait = Di este código a los demás jugadores. Lo escriben en el menú de la mesa, en «Dejar volver a un jugador». Cuando todos lo hayan confirmado y haya pasado un minuto, aquí serás { $name }.
web-back-cancel = Cancelar la petición
web-back-none = Este asiento no tiene PIN, y los demás no pueden abrirlo ahora. Usa tu primer navegador, o elige allí «Jugar en otro dispositivo».
web-back-own = Los demás no pueden abrir este asiento: hace falta el navegador en el que juegas. Obtén aquí un código y escríbelo allí.
web-back-lost = Si has perdido ese navegador, los demás pueden dejar que un bot juegue por ti.
web-back-wait-own = Escríbelo en el navegador en el que juegas: en el menú de la mesa, en «Dejar volver a un jugador». Entonces aquí serás { $name } enseguida.
web-pin = PIN, de 4 a 8 cifras
web-pin-optional = PIN, de 4 a 8 cifras (opcional)
web-pin-join = Con este PIN puedes volver a tu asiento desde otro navegador.
web-pin-only = Elige un PIN para poder volver desde otro navegador. En esta mesa los demás no pueden dejarte entrar.
web-pin-choose = Elegir un PIN
web-pin-menu = Mi PIN
web-pin-how = Con tu nombre y este PIN puedes volver a tu asiento desde otro navegador. Los demás ya no pueden dejar entrar a nadie en tu lugar.
web-pin-save = Guardar el PIN
web-pin-set = PIN guardado.
web-pin-remove = Quitar el PIN
web-pin-removed = PIN quitado.
web-let-in = Dejar volver a un jugador
web-let-in-how = Solo si sabes que el código es suyo: llama y pide que te lo lean. Si es otro navegador tuyo, elige tu propio nombre.
web-let-in-who = Jugador
web-let-in-code = Código
web-let-in-confirm = Dejar entrar
web-let-in-done = Ahora tu otro navegador tiene tu asiento.
web-let-in-asked = Confirmado. Tarda un minuto, y también tienen que confirmar todos los demás jugadores.
web-let-in-news = Los demás lo han confirmado: { $name } ha vuelto desde otro navegador.
web-let-in-you = Los demás han dejado que otro navegador juegue en tu asiento. Si no eres tú, quítalo.
web-let-in-undo = Quitar los otros navegadores
web-let-in-option = Basta con otro jugador para dejar volver a alguien
web-let-in-option-about = Si no, hacen falta dos. Quien confirme sin nadie más podría ver la mano del que vuelve.
web-let-in-rule =
    { $n ->
        [0] Si pierdes tu navegador, los demás no pueden dejarte volver. Con un PIN sí puedes volver.
        [1] Si un jugador pierde su navegador, otro jugador puede dejarlo volver. Con un PIN, solo puede hacerlo el propio jugador.
       *[other] Si un jugador pierde su navegador, otros dos jugadores pueden dejarlo volver. Con un PIN, solo puede hacerlo el propio jugador.
    }
web-let-in-sees = Quien lo confirma podría ver la mano de ese jugador.
web-offer-let_in =
    { $you ->
        [yes] Otro navegador pide jugar en tu asiento, con el código { $code }. Si no eres tú, retira la petición.
       *[no] { $other } pide volver desde otro navegador, con el código { $code }. Acepta solo si te ha dicho este código.
    }
web-watch = Mirar
web-host = Anfitrión
web-here = Aquí
web-away = Ausente
web-open-seat = Asiento libre
web-waiting-for = Esperando a alguien
web-revoke = Liberar este asiento
web-scan = Escanea el código o envía el enlace. No hace falta cuenta.
web-qr = Código QR con el enlace a esta mesa
web-only-here = Esta dirección solo funciona en este equipo.
web-only-here-how = Para otros dispositivos de tu red, inicia «{ $command }» y abre la dirección que muestra.
web-in-app = Esta página está abierta dentro de otra app. Ábrela en tu navegador, o podrías perder tu asiento.
web-copy-link = Copiar enlace
web-in-app-stay = Seguir aquí
web-share = Compartir enlace
web-copied = Copiado
web-not-copied = No se pudo copiar
web-start = Empezar partida
web-start-when = Puedes empezar cuando todos los asientos estén ocupados.
web-host-starts = Esperando a que el anfitrión empiece la partida.
web-leave = Dejar la mesa
web-table = Mesa
web-board = La mesa: las flechas te llevan de casilla en casilla
web-players = Jugadores
web-move-and-history = Jugada e historial
web-more = Más opciones
web-close = Cerrar
web-bag = En la bolsa o el mazo:
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Ver todo
web-your-turn = Te toca
web-title-your-turn = ● Te toca · { $title }
web-on-turn = Está jugando
web-turn-of = Le toca a { $name }.
web-bot-stands-in = Un bot ocupa su lugar
web-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
web-hand-of = Mano de { $name }
web-over = La partida ha terminado.
web-your-move = Tu jugada
web-nothing-laid = Aún no has colocado nada.
web-wait = Los demás están pensando.
web-moves = Jugadas
web-no-moves = Aún no hay jugadas.
web-turn-swap =
    { $n ->
        [one] cambio de { $n } ficha
       *[other] cambio de { $n } fichas
    }
web-turn-reroll =
    { $n ->
        [one] nueva tirada de { $n } cubo
       *[other] nueva tirada de { $n } cubos
    }
web-turn-roll = nada encajaba, nueva tirada
web-turn-redraw = nada que jugar, cartas nuevas
web-turn-pass = pasa
web-unseen = Aún sin ver
web-unseen-kind = { $piece }: { $n }
web-your-hand =
    { $game ->
        [cubes] Tus cubos
        [cards] Tus cartas
       *[qwirkle] Tus fichas
    }
web-rack =
    { $game ->
        [cubes] Tus cubos, teclas 1 a 9
        [cards] Tus cartas, teclas 1 a 9
       *[qwirkle] Tus fichas, teclas 1 a 9
    }
web-undo = Deshacer
web-shuffle = Mezclar
web-sort = Ordenar
web-exchange = Cambiar
web-reroll = Volver a tirar
web-choose-exchange = Elige las fichas que quieres cambiar.
web-choose-reroll = Elige los cubos que quieres volver a tirar.
web-exchange-n =
    { $n ->
        [one] Cambiar { $n } ficha
       *[other] Cambiar { $n } fichas
    }
web-roll-n =
    { $n ->
        [one] Tirar { $n } cubo
       *[other] Tirar { $n } cubos
    }
web-play-for =
    { $n ->
        [one] Jugar por { $n } punto
       *[other] Jugar por { $n } puntos
    }
web-place-a-tile =
    { $game ->
        [cubes] Coloca un cubo
       *[qwirkle] Coloca una ficha
    }
web-opening-owes = Coloca { $n } para empezar
web-you-open =
    { $game ->
        [cubes]
            { $n ->
                [one] Empiezas tú. Tu línea más larga tiene { $n } cubo.
               *[other] Empiezas tú. Tu línea más larga tiene { $n } cubos.
            }
       *[other]
            { $n ->
                [one] Empiezas tú. Tu línea más larga tiene { $n } ficha.
               *[other] Empiezas tú. Tu línea más larga tiene { $n } fichas.
            }
    }
web-choose-first = Primero elige
web-fits-first = { $piece }: aquí encaja.
web-fits =
    { $n ->
        [0] { $piece }: ahora no encaja en ningún sitio.
        [one] { $piece }: encaja en { $n } sitio. El número indica los puntos.
       *[other] { $piece }: encaja en { $n } sitios. Los números indican los puntos.
    }
web-chosen =
    { $n ->
        [one] Has elegido: { $piece }. Encaja en { $n } sitio.
       *[other] Has elegido: { $piece }. Encaja en { $n } sitios.
    }
web-draft-points =
    { $n ->
        [one] { $n } punto en total.
       *[other] { $n } puntos en total.
    }
web-cell = Fila { $row }, columna { $column }.
web-at-cell = fila { $row }, columna { $column }
web-at-row = fila { $row }, desde la columna { $column }
web-at-column = columna { $column }, desde la fila { $row }
web-qwirkles-taken = Qwirkles ganados: { $sets }
web-empty-cell = Vacía.
web-makes = { $piece }: da { $n }.
web-drafted = Sin jugar todavía.
web-missing = falta: { $what }
web-complete = completa
web-taken-back = Deshecho.
web-why = ¿Por qué?
web-forced-pass = En este turno no puedes hacer nada.
web-forced-roll = Nada encaja: tira todos tus cubos.
web-forced-redraw = No puedes jugar nada: enseña tu mano y roba una nueva.
web-do-pass = Pasar
web-do-roll = Tirar todos los cubos
web-do-redraw = Robar otra mano
web-talk = Mensajes
web-mute = Ocultar lo que dicen los demás
web-played =
    { $n ->
        [one] { $name }: { $n } punto.
       *[other] { $name }: { $n } puntos.
    }
web-you-win = ¡Has ganado!
web-wins = Gana { $name }
web-shared-win = Victoria compartida: { $names }
web-given-up = La partida se abandonó
web-rematch = Jugar otra vez
web-join-rematch = A la nueva partida
web-download = Descargar el registro
web-result-last-piece = +{ $n } por la última pieza: { $name }
web-result-close = Por muy poco: { $what } de diferencia.
web-result-best-of-all = La mejor jugada de la partida es tuya: { $what } en la jugada { $turn }.
web-result-your-qwirkles =
    { $n ->
        [one] Has hecho un Qwirkle.
       *[other] Has hecho { $n } Qwirkles.
    }
web-result-your-best = Tu mejor jugada: { $what } en la jugada { $turn }.
web-result-next = La próxima partida empieza de cero.
web-result-best = Mejor jugada: { $n } (jugada { $turn })
# As in English.
web-result-qwirkles = Qwirkles: { $n }
web-result-per-turn = Por turno: { $n }
web-result-luck = Suerte y habilidad
web-result-wants =
    { $n ->
        [one] { $names } quiere la revancha.
       *[other] { $names } quieren la revancha.
    }
web-result-you-want = Quieres la revancha. Ahora responden los demás.
web-result-join = Unirse
web-result-not-now = Ahora no
web-result-agreed = Se une
web-result-declined = Ahora no
web-result-no-answer = Sin respuesta aún
web-result-start = Empezar ya, con un bot en lugar de { $names }
web-result-begun = La nueva partida ha empezado. Un bot juega por ti hasta que te unas.
web-result-watch = Mirar la nueva partida
web-result-share = Compartir la partida
web-result-share-about = Quien tenga el enlace puede ver los nombres, el resultado y cada jugada.
web-result-unshare = Dejar de compartir
web-result-unshared = El enlace ya no muestra esta partida.
web-shared-game = Partida compartida
web-shared-gone = En esta dirección no hay ninguna partida compartida.
web-shared-replay = Ver y analizar
web-shared-play = Jugar a Sixfold
web-no-set = Aún no es una serie
web-needs = falta
web-set-short = demasiado corta: al menos tres
web-set-mismatch = ni el mismo color ni la misma forma
web-set-duplicate = la misma carta dos veces
web-set-orphan = una serie nueva necesita una carta de tu mano
web-set-keep-three = { $set }: al menos tres tienen que quedarse juntas
web-you-take-it = te la llevas
web-card-chosen = Has elegido: { $piece }.
web-choose-set =
    { $n ->
        [one] Elige adónde va la carta.
       *[other] Elige adónde van las cartas.
    }
web-put-here = Poner aquí: { $set }
web-back-to-hand = Volver a la mano
web-not-to-hand = Las cartas de la mesa se quedan en la mesa.
web-new-set = Nueva serie: tres cartas que combinen
web-card-caption =
    { $color ->
        [red] Rojo
        [orange] Naranja
        [yellow] Amari{ "\u00AD" }llo
        [green] Verde
        [blue] Azul
       *[purple] Morado
    }
web-from-hand = De la mano
web-moved = De otra serie
web-cards-open = Empiezas tú: juega una serie.
web-cards-open-largest = Empiezas tú: juega tu serie más grande, { $n } cartas, y nada más.
web-cards-turn = Te toca: juega al menos una carta. También puedes mover cartas de la mesa.
web-table-is-legal = Todo encaja.
web-table-not-legal = Aún no encaja todo.
web-reset = Deshacer todo
web-tidy = Ordenar series
web-finish = Terminar turno
web-finish-taking =
    { $n ->
        [one] Terminar y llevarse { $n } Qwirkle
       *[other] Terminar y llevarse { $n } Qwirkles
    }
web-language = Idioma
web-live = Vista previa
web-theme = Tema
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores
web-palette-clear = Aptos para daltonismo
web-palette-classic = Clásicos
web-palette-contrast = Alto contraste
web-palette-own = Propios
web-own-colors = Mis colores
web-marks = Marcas en las piezas
web-marks-cuts = Muescas
web-marks-letters = Letras
web-marks-none = Ninguna
web-ground = Piezas
web-ground-dark = Ébano
web-ground-light = Hueso
web-text-size = Tamaño del texto
web-play = Al jugar
web-show-legal = Mostrar dónde va una pieza
web-left-handed = Diseño para zurdos
web-calm = Menos movimiento
web-sound = Sonido
web-notify-title = Sonido y avisos
web-notify-vibration = Vibrar cuando sea mi turno
web-notify-me = Avisarme cuando sea mi turno
web-notify-on = Este dispositivo te avisará cuando sea tu turno aquí.
web-notify-off = Este dispositivo ya no te avisará de esta mesa.
web-notify-denied = Este navegador bloquea las notificaciones de este sitio web. Permítelas en los ajustes del navegador para esta página y vuelve aquí.
web-notify-unsupported = Este navegador no puede recibir notificaciones aquí. En un iPhone o iPad, añade Sixfold a la pantalla de inicio y ábrelo desde ahí.
web-notify-failed = El servicio de notificaciones del navegador no ha respondido. Prueba más tarde.
web-notify-where = En partidas sin reloj, o con un día o más por turno, este dispositivo puede avisarte cuando sea tu turno. Se activa en la mesa.
web-notify-tables =
    { $n ->
        [one] Este dispositivo te avisa de tu turno en una mesa.
       *[other] Este dispositivo te avisa de tu turno en { $n } mesas.
    }
web-notify-stop-all = Desactivar todos los avisos
web-notify-stopped = Este dispositivo ya no recibe notificaciones.
web-letter-keys = Atajos con letras
web-too-close = { $a } y { $b } se parecen demasiado { $eyes }.
web-far-enough = Los seis colores se distinguen bien, también con daltonismo.
web-eyes-normal = para todos
web-eyes-protan = para quien no ve el rojo (protanopía)
web-eyes-deutan = para quien no ve el verde (deuteranopía)
web-eyes-tritan = para quien no ve el azul (tritanopía)

## Jugar en el navegador desde la línea de comandos

cli-arg-terminal = juega en la terminal, no en el navegador
cli-arg-lan = deja jugar también a otros dispositivos de tu red
play-at = Sixfold está abierto en tu navegador, en { $url } (Ctrl-C lo detiene)
play-open = Abre { $url } en un navegador de este equipo. Ctrl-C detiene Sixfold; con --terminal se juega aquí.
play-at-lan = Abre { $url } en cualquier dispositivo de tu red. Ctrl-C detiene Sixfold.
play-no-lan = Este equipo no tiene dirección en una red local.
web-update = Hay una nueva versión de Sixfold.
web-update-now = Recargar
web-update-later = Más tarde
web-no-server = Este sitio no tiene servidor. Hace falta uno para jugar con amigos por un enlace, tener tu mano en el teléfono o compartir partidas. Todo lo demás funciona.
web-offline = Hasta que vuelva puedes leer las reglas, hacer lecciones y cambiar los ajustes; tus mesas están a salvo.
web-offline-learn = Aprender los juegos

## La mesa y el repaso
web-beyond =
    { $n ->
        [one] { $n } sitio más fuera de la pantalla
       *[other] { $n } sitios más fuera de la pantalla
    }
web-cubes-turn = Te toca: coloca un cubo, o antes vuelve a tirar algunos (una vez).
web-agree = Aceptar
# As in English.
web-decline = No
web-withdraw = Retirar petición
web-ask-undo = Pedir deshacer mi turno
web-ask-hand-over = Dejar que un bot juegue por { $name }
web-offer-undo =
    { $you ->
        [yes] Has pedido deshacer el último turno.
       *[no] { $name } pide deshacer el último turno.
    }
web-offer-hand_over = { $other } no está. Si no vuelve a tiempo, un bot jugará en su lugar.
web-offer-waiting = Esperando a que los demás acepten.
web-bot-plays-for-you = Un bot está jugando por ti.
web-take-seat-back = Recuperar mi asiento
web-watching = Estás mirando
web-share-watch = Compartir: mirar la partida
web-leave-title = ¿Dejar la partida?
web-leave-bot = Un bot jugará por ti. Puedes volver y recuperar tu asiento cuando quieras.
web-leave-ends = No juega nadie más: si te vas, te rindes y la partida termina. El resultado cuenta.
web-leave-resign = Si te vas, te rindes: ya no puedes ganar esta partida ni volver a ella.
web-resigned = Se rindió
web-stay = Quedarme
web-dealing = Los dispositivos están acordando el reparto. Tarda 15 segundos como mucho.
web-fair = Reparto limpio
web-fair-how = Antes del reparto, el servidor eligió un número secreto y se comprometió a usarlo: abajo está su huella. Después, el dispositivo de cada jugador añadió un número al azar. Entre todos deciden cada pieza que se roba o se tira, así que nadie puede elegir. Cuando la partida termina, se muestran todos los números y se pueden comprobar.
web-fair-here = Antes de repartir, este navegador eligió un número secreto. Abajo está su huella. Todo lo que se roba o se tira sale de ese número. Al terminar la partida, el número está en el registro, y «sixfold verify» puede comprobarlo todo en un equipo.
web-fair-commitment = Huella del secreto del servidor
web-fair-copy = Copiar la huella
web-fair-salts = Números al azar de los jugadores
web-fair-salt-used = añadido
web-fair-salt-withheld = prometido, pero no llegó a tiempo
web-fair-salt-none = ninguno
web-fair-receipt = Recibo
web-fair-receipt-about = El servidor ha firmado para este dispositivo lo que todos vieron hasta el turno { $turn }. Con el recibo puedes demostrar que después no se cambió nada.
web-fair-receipt-save = Guardar el recibo
web-fair-limits = La página que comprueba viene del mismo servidor. Para no depender de él, guarda el recibo y el registro y compruébalos con «sixfold verify» en un equipo.
web-fair-checks = ¿Fue limpio el reparto de esta partida?
web-fair-checking = Comprobando…
web-fair-again = Comprobar otra vez
web-fair-right = Sí: todo está bien.
web-fair-partly = No se ha encontrado ningún error, pero este dispositivo no puede comprobarlo todo.
web-fair-wrong = No: hay algo que no está bien.
web-fair-yes = bien
web-fair-no = mal
web-fair-unknown = sin comprobar
web-fair-check-promise = Lo que se prometió antes del reparto no se cambió.
web-fair-check-secret = El secreto y los números al azar tienen estas huellas.
web-fair-check-salt = El número al azar de este dispositivo se usó.
web-fair-check-draws = Todo lo que se repartió, se robó y se tiró se deduce de los números.
web-fair-check-receipt = El registro es lo que el servidor envió durante la partida.
web-fair-check-signature = La firma del servidor en el registro es válida.
web-keys = Teclas
web-key-choose = elige una de tus piezas
web-key-move = muévete por la mesa
web-key-next = al siguiente sitio donde encaja
web-key-enter = colócala; otra vez, juégala
web-key-undo = deshaz
web-key-drop = suelta; otra vez, quita todo
web-key-exchange = cambia
web-key-roll = vuelve a tirar
web-key-new = una serie nueva
web-key-last = la última jugada
web-key-scores = oye los puntos
web-key-list = esta lista
web-device-offline = Estás sin conexión. Tu jugada está a salvo.
web-device-offline-sending = Estás sin conexión. Tu turno se enviará en cuanto vuelva la conexión.
web-sending = Enviando…
web-waiting-hint = Buscando una pista…
web-waiting-hint-offline = Sin conexión. La pista llegará en cuanto vuelva.
web-turn-of-away = Le toca a { $name }, pero no está.
web-laid-at = { $piece } en fila { $row }, columna { $column }.
web-joined = { $name } se ha unido.
web-left-seat = { $name } se ha ido.
web-renamed = { $name } ahora se llama { $other }.
web-reconnecting-sending = Conectando de nuevo. Tu turno se enviará en cuanto vuelva la conexión.
web-trail = Desde tu turno
web-trail-all = Repetir todo
web-trail-lay =
    { $points ->
        [one] { $name } coloca { $n }: { $points } punto
       *[other] { $name } coloca { $n }: { $points } puntos
    }
web-trail-play =
    { $n ->
        [0] { $name } juega { $m }
        [one] { $name } juega { $m } y se lleva un Qwirkle
       *[other] { $name } juega { $m } y se lleva { $n } Qwirkles
    }
web-trail-other = { $name }: { $what }
web-trail-cell = Turno { $n } después del tuyo, { $name }.
web-trail-card = turno { $n } después del tuyo
web-key-replay = repite los turnos desde el tuyo
web-bot-pause = Pausa breve antes de cada bot
web-last-move =
    { $n ->
        [one] { $name }, { $n } punto
       *[other] { $name }, { $n } puntos
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle de { $name }
web-qwirkle-bonus = Qwirkle: 6 + 6 extra
web-last-piece =
    { $game ->
        [cubes] El último cubo
       *[qwirkle] La última ficha
    }
web-last-bonus =
    { $game ->
        [cubes] incluidos { $n } por el último cubo
       *[qwirkle] incluidos { $n } por la última ficha
    }
web-misfit-line = { $piece }: aquí no encaja. { $line }.
web-misfit-twice = { $piece }: ya está en esta línea.
web-misfit-mixed = { $piece }: aquí no encaja, no combina ni en color ni en forma.
web-misfit-full = { $piece }: aquí no encaja, la línea está completa.
web-misfit-touch =
    { $game ->
        [cubes] { $piece }: tiene que tocar un cubo de la mesa.
       *[qwirkle] { $piece }: tiene que tocar una ficha de la mesa.
    }
web-misfit-straight = Todo lo que colocas en un turno tiene que estar en una sola línea, sin huecos.
web-misfit-opening = En el primer turno tienes que colocar tu línea más larga: { $piece } no forma parte de ella.
web-rolled = Ha salido: { $what }.
web-keep-all = Conservar todos
web-select-all =
    { $game ->
        [cubes] Todos
       *[qwirkle] Todas
    }
web-select-none =
    { $game ->
        [cubes] Ninguno
       *[qwirkle] Ninguna
    }
web-nothing-fits = Nada encaja: cambia fichas.
web-forced-roll-opening = No tienes dos cubos que combinen: tíralos todos hasta que haya dos.
web-forced-dead = Ninguno de tus colores encaja en ningún sitio. Tus cubos vuelven a la bolsa, y robas y tiras otros nuevos.
web-forced-pass-cubes = Ninguno de tus cubos, ni de los que quedan en la bolsa, encaja en ningún sitio: pasas.
web-forced-pass-cards = No puedes jugar nada, y una mano nueva no ayudaría: pasas.
web-forced-pass-empty = No te quedan cartas: pasas.
web-stuck-shown =
    { $you ->
        [yes] No podías jugar nada: has enseñado esta mano y has robado una nueva.
       *[no] { $name } no podía jugar nada: ha enseñado esta mano y ha robado una nueva.
    }
web-cards-play-one = Juega al menos una carta de tu mano.
web-orphan-why = Todas las series son válidas, pero una serie nueva no tiene ninguna carta de tu mano.
web-keep-three-why =
    { $n ->
        [1] Todas las series son válidas, pero esta ha dado una carta a una serie nueva y tiene que conservar al menos tres: { $pieces }.
       *[other] Todas las series son válidas, pero estas han dado cartas a series nuevas y cada una tiene que conservar al menos tres: { $pieces }.
    }
web-empty-table = La mesa está vacía.
web-no-cards = No quedan cartas.
web-what-moved = Qué ha cambiado
web-step-hand = { $what }: de la mano a «{ $to }»
web-step-new = { $what }: serie nueva, «{ $to }»
web-step-moved = { $what }: de «{ $from }» a «{ $to }»
web-step-taken = «{ $to }»: completa y ganada
web-legal = Válido
web-not-yet = Aún no
web-move-of = Jugada: { $name }
# As in English.
web-pile-of =
    { $n ->
        [one] { $name }: { $n } Qwirkle
       *[other] { $name }: { $n } Qwirkles
    }
web-supply-qwirkle = Bolsa
web-supply-cubes = Bolsa
web-supply-cards = Mazo
web-bag-empty = Vacía: ya no se roba más
web-pile-empty = Vacío
web-last-turns =
    { $n ->
        [one] Último turno
       *[other] Quedan { $n } turnos
    }
web-in-the-bag = En la bolsa
web-picture = Guardar imagen
web-review = Análisis
web-review-file = Repasar una partida
web-review-drop = Elige el registro de una partida, o suéltalo aquí.
web-review-bad = Este archivo no es el registro de una partida.
web-review-not-over = Esta partida aún no ha terminado. Podrás analizarla cuando termine.
web-review-slider = Jugada
web-review-announced = Jugada { $n }. { $name }: { $points }.
web-move-n-of = Jugada { $n } de { $of }
web-first-move = Ir al principio
web-previous-move = Una jugada atrás
web-next-move = Una jugada adelante
web-final-move = Ir al final
web-before-first = Antes de la primera jugada
web-hands = Manos
web-scores = Puntos
web-graph = Los puntos, jugada a jugada. Al final: { $scores }

## Aprender y consultar las reglas

web-learn = Aprender a jugar
web-learn-choose = ¿Qué quieres aprender?
web-learn-about = Unos pocos turnos cortos, tan despacio como quieras: nadie te espera.
web-learn-begin = Empezar
web-learn-go-on = Continuar
web-learn-again = Otra vez
web-learn-steps = { $done } de { $of } pasos hechos
web-learn-finished = Terminado
web-learn-step = Paso { $n } de { $of }
web-learn-next = Seguir
web-learn-back = Paso anterior
web-learn-show = Muéstrame
web-learn-restart = Repetir este paso
web-learn-play = Juega tu primera partida
web-learn-play-about = Contra un bot que también está empezando.
web-learn-end = Ya sabes jugar a { $name }
web-learn-other = Aprender otro juego
web-learn-answers = Elige el número
web-learn-friend = Cubos de Ada
web-learn-draw = Robar de la bolsa
web-learn-draw-cards = Robar del mazo
web-learn-take = Llevarse el Qwirkle
web-learn-new-set = Nueva serie
web-learn-hint-first = Primero toca una de tus piezas.
web-learn-hint-first-cards = Primero toca las cartas que van ahí.
web-learn-hint-twice = { $piece }: ya está en la línea.
web-learn-hint-mismatch = { $piece }: no combina con esta línea. Prueba con otra pieza.
web-learn-hint-elsewhere = Eso también vale, pero usa un sitio con número.
web-learn-hint-touch = Tiene que tocar otra pieza, lado con lado.
web-learn-hint-nofit = { $piece }: ahí no encaja. Usa un sitio con número.
web-learn-hint-count = Cuenta otra vez, de una en una.
web-learn-hint-keep = { $piece }: esta pieza encaja, consérvala.
web-learn-hint-mark = Primero toca lo que no quieres conservar.
web-learn-hint-find = { $piece }: esta pieza no es. Mira otra vez.
web-learn-hint-set-right = Esta serie está bien. Busca otra.
web-learn-hint-set-short = Una serie necesita al menos tres cartas.
web-learn-hint-set-mismatch = Las cartas de una serie tienen el mismo color o la misma forma.
web-learn-hint-set-duplicate = La misma carta no puede estar dos veces en una serie.
web-learn-hint-legal = Eso vale, pero lee otra vez lo que se pide.
web-learn-hint-table = Las cartas de la mesa se quedan en la mesa.
web-learn-qwirkle-color = Pon tu ficha roja al final de la línea roja.
web-learn-qwirkle-color-done = Muy bien: un color, formas distintas.
web-learn-qwirkle-shape = Todo esto son círculos: añade el tuyo.
web-learn-qwirkle-shape-done = Muy bien: una forma, colores distintos.
web-learn-qwirkle-twice = Añade la ficha roja que todavía no está en la línea.
web-learn-qwirkle-twice-done = Muy bien: en una línea nada se repite.
web-learn-qwirkle-several = Añade tus dos cuadrados a la línea y pulsa el botón grande.
web-learn-qwirkle-several-done = Muy bien: cuantas quieras, todas en una línea.
web-learn-qwirkle-score = Cada ficha de la línea es un punto: ¿cuántos son?
web-learn-qwirkle-score-done = Muy bien: cuatro fichas, cuatro puntos.
web-learn-qwirkle-cross = Pon la estrella azul donde haga dos líneas.
web-learn-qwirkle-cross-done = Cuentan las dos líneas: cuatro puntos y dos puntos.
web-learn-qwirkle-qwirkle = Hay cinco fichas moradas: añade la sexta.
web-learn-qwirkle-qwirkle-done = Un Qwirkle: seis puntos, y otros seis.
web-learn-qwirkle-exchange = Nada encaja: toca las fichas que no quieres y cámbialas.
web-learn-qwirkle-exchange-done = Fichas nuevas, pero ningún punto este turno.
web-learn-qwirkle-draw = Después de tu turno robas hasta tener otra vez seis: roba una ficha.
web-learn-qwirkle-draw-done = Otra vez seis, y le toca al siguiente jugador.
web-learn-qwirkle-last = La bolsa está vacía: coloca tu última ficha.
web-learn-qwirkle-last-done = Tres puntos, y seis más porque has terminado antes que nadie.
web-learn-cubes-roll = Un cubo conserva su color: tira los cubos y mira las formas.
web-learn-cubes-roll-done = Los mismos colores, formas nuevas.
web-learn-cubes-open = Todos ven todos los cubos: toca la estrella verde de Ada.
web-learn-cubes-open-done = Así siempre sabes qué pueden hacer los demás.
web-learn-cubes-again = Toca cubos que no encajen en la línea verde y tíralos.
web-learn-cubes-again-done = Puedes volver a tirar una vez por turno.
web-learn-cubes-lay = Añade tus dos cubos verdes a la línea y pulsa el botón grande.
web-learn-cubes-lay-done = Cinco cubos en la línea: cinco puntos.
web-learn-cubes-draw = Roba hasta tener otra vez seis: dos cubos, que se tiran enseguida.
web-learn-cubes-draw-done = Solo se han tirado los cubos nuevos.
web-learn-cubes-qwirkle = Hay cinco estrellas: añade el color que falta.
web-learn-cubes-qwirkle-done = Un Qwirkle: seis puntos, y otros seis.
web-learn-cubes-stuck = Nada encaja: tira todos tus cubos.
web-learn-cubes-stuck-done = Se tira hasta que algo encaje.
web-learn-cubes-fits = Coloca el cubo que ahora encaja.
web-learn-cubes-fits-done = Dos cuadrados: si puedes colocar un cubo, tienes que hacerlo.
web-learn-cards-shape = Toca las tres estrellas y haz con ellas una serie nueva.
web-learn-cards-shape-done = Una serie: una forma, colores distintos.
web-learn-cards-color = Tres cartas verdes también son una serie: haz una.
web-learn-cards-color-done = Muy bien: un color, formas distintas.
web-learn-cards-add = Pon tu estrella amarilla con las estrellas.
web-learn-cards-add-done = Una serie puede tener de tres a seis cartas.
web-learn-cards-wrong = ¿Qué serie está mal?
web-learn-cards-wrong-done = Muy bien: dos cartas son muy pocas.
web-learn-cards-take = Haz una serie con el círculo rojo de la mesa y tus dos círculos.
web-learn-cards-take-done = Las otras tres rojas siguen siendo una serie.
web-learn-cards-qwirkle = Junta seis cuadrados: dos son tuyos y uno está con las rojas.
web-learn-cards-qwirkle-done = Un Qwirkle: es tuyo y vale un punto.
web-learn-cards-draw = Roba hasta tener otra vez nueve: roba dos cartas.
web-learn-cards-draw-done = Otra vez nueve, y le toca al siguiente jugador.
web-rules-search = Buscar en las reglas
web-rules-placeholder = Palabra o número como C15
web-rules-contents = Contenido
web-rules-found =
    { $n ->
        [0] Aquí no se ha encontrado nada.
        [one] { $n } párrafo
       *[other] { $n } párrafos
    }
web-rules-elsewhere = En los otros juegos
web-rules-here = Esta regla
web-rules-link = Enlace a esta regla, { $id }
web-rules-unknown = Aquí no hay ninguna regla { $id }.

## Asientos en otro dispositivo

web-stats = Estadísticas
web-stats-about = Son las partidas terminadas en este dispositivo. Las partidas de varias personas en un solo dispositivo no cuentan. Una victoria compartida no corta una racha de victorias.
web-stats-none = Aún no hay partidas terminadas. Las que termines en este dispositivo se cuentan aquí.
web-stats-game = Juego
web-stats-all = Todos los juegos
web-stats-games = Partidas
web-stats-won = Ganadas
web-stats-shared = Empatadas
web-stats-lost = Perdidas
web-stats-points = Puntos por turno
web-stats-qwirkles = Qwirkles por partida
web-stats-streak = Victorias seguidas ahora
web-stats-longest = Más victorias seguidas
web-stats-daily = Retos diarios seguidos
web-stats-opponents = Resultados por rival
web-stats-opponent = Rival
web-stats-accuracy = Precisión
web-stats-accuracy-none = Abre el análisis de una partida y deja que termine. La precisión de tus jugadas aparecerá aquí.
web-stats-chart = { $what }, de la partida más antigua a la más reciente: { $values }
web-stats-best = Mejores jugadas
web-stats-move = Jugada { $n } contra { $names }
web-stats-files = Guardar o añadir
web-stats-export = Guardar archivo
web-stats-import = Añadir archivo
web-stats-added =
    Se ha añadido: { $n ->
        [one] una partida
       *[other] { $n } partidas
    } y { $puzzles ->
        [one] un reto
       *[other] { $puzzles } retos
    }.
web-stats-bad = Este archivo no contiene estadísticas.
web-stats-carry = Las estadísticas y los retos resueltos se quedan en este dispositivo y nunca se envían a un servidor. Para tenerlos en otro dispositivo, guárdalos aquí en un archivo y añade el archivo allí.
web-stats-delete = Borrar las estadísticas
web-stats-delete-ask = Se borran las estadísticas de todas las partidas en este dispositivo. Si vuelves a abrir una partida terminada, se cuenta otra vez.
web-stats-delete-now = Borrar
web-stats-keep = Conservar
web-stats-deleted = Estadísticas borradas.
web-carry = Jugar en otro dispositivo
web-carry-what = Tus asientos en las mesas se guardan en este dispositivo. Un enlace los lleva a otro, donde puedes seguir jugando. Aquí también se quedan.
web-carry-offer =
    { $count ->
        [0] Aún no tienes mesas
        [one] Crear un enlace para tu mesa
       *[other] Crear un enlace para tus { $count } mesas
    }
web-carry-scan = Ábrelo en tu otro dispositivo en los próximos { $minutes } minutos. Funciona una sola vez, y quien lo tenga puede jugar en tu asiento: no lo compartas.
web-carry-here = Este enlace trae a este dispositivo tus asientos de otro.
web-carry-take = Traer aquí mis mesas
web-carry-revoke = Quitar mis asientos de todos los demás dispositivos
web-carry-revoked = Ahora solo este dispositivo tiene tus asientos.
web-carry-hand = Este teléfono mostrará la mano de un jugador. La mesa se queda en el dispositivo donde has escaneado el código.
web-carry-show = Mostrar mi mano
web-layout-table = En grande, como mesa para todos
web-layout-hand = Sobre todo mi mano

## Un dispositivo que comparten los jugadores

web-together-title = Un solo dispositivo
web-together-about =
    { $game ->
        [cubes] Se juega aquí, por turnos. Todos los cubos están a la vista.
       *[qwirkle] Se juega aquí, por turnos. Nadie ve la mano de los demás.
    }
web-together-who = ¿Quién juega?
web-together-kind = Jugador { $n }: persona o bot
web-together-person = Persona
web-together-name = Jugador { $n }
web-together-name-of = Nombre del jugador { $n }
web-together-age = Edad
web-together-age-of = Edad del jugador { $n }
web-together-ages =
    { $game ->
        [cubes] La edad es opcional: empieza el jugador de más edad.
       *[qwirkle] { $tie ->
            [youngest] La edad es opcional: si pueden empezar varios jugadores, empieza el más joven de ellos.
           *[oldest] La edad es opcional: si pueden empezar varios jugadores, empieza el de más edad entre ellos.
        }
    }
web-together-add = Añadir un jugador
web-together-remove = Quitar al jugador { $n }
web-together-hands = ¿Dónde está cada mano?
web-together-hands-here = Aquí: nos pasamos el dispositivo
web-together-hands-phones = En los teléfonos: este dispositivo es la mesa
web-together-between = Entre turnos
web-together-pass = Pasar a { $name }
web-together-show = { $name }: ver mi mano
web-together-undo = Deshacer el turno de { $name }
web-together-back = { $name } ha vuelto
web-together-phones = Manos en los teléfonos
web-together-phones-about = Cada jugador que escanea su código ve su mano en su teléfono y juega desde ahí. Este dispositivo muestra la mesa.
web-together-code = Mostrar el código
web-together-here = Juega en este dispositivo
web-together-on-phone = Juega en un teléfono
web-together-return = Volver aquí
web-together-qr = Código QR para la mano de { $name }
web-together-scan = Solo debe escanearlo { $name }. Funciona una sola vez.
web-together-phone-taken = { $name } ahora juega en un teléfono.

## Entornos

bench-missing = Esta prueba de rendimiento necesita paquetes que no están instalados: pip install { $packages }
bench-needs-checkout = La prueba de rendimiento «{ $name }» solo funciona desde una copia del código fuente.

## Imágenes y hoja de puntos

cli-picture = Dibuja una partida o una posición: una imagen, o una animación de toda la partida.
cli-picture-examples =
    Ejemplos:
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = ENTRADA
cli-meta-theme = TEMA
cli-meta-palette = PALETA
cli-meta-marks = MARCAS
cli-arg-picture = registro, posición o mesa en JSON: un archivo, - para la entrada estándar, o la propia posición
cli-arg-out = archivo de salida; la extensión decide el formato: svg, png, webp o gif (los dos últimos son animaciones)
cli-arg-turn = después de este turno de un registro (predeterminado: al final)
cli-arg-seat = muestra también la mano de este asiento, contando desde 1
cli-arg-size = ancho en píxeles (predeterminado: 900; en animaciones, 480)
cli-arg-theme = aspecto de la mesa: { $known }
cli-arg-palette = colores de las piezas: { $known }
cli-arg-marks = marcas en las piezas: { $known }
cli-picture-kind = El nombre del archivo tiene que terminar de una de estas formas: { $known }.
cli-picture-still = { $what } necesita el registro de una partida.
cli-picture-whole = Una animación muestra toda la partida: { $what } no se puede usar con ella.
cli-picture-hidden = En esta posición no se conoce la mano del asiento { $n }.
cli-picture-drawing = Dibujando
web-film = Guardar animación
web-making = Un momento…
no-not_over = La partida aún no ha terminado.
web-scoresheet = Hoja de puntos
web-score-about = Para una partida en una mesa de verdad. Suma los puntos, sabe a quién le toca y funciona sin conexión; todo se queda en este dispositivo.
web-score-new = Nueva hoja
web-score-mine = Mis hojas
web-score-players = Jugadores
web-score-player = Jugador { $n }
web-score-add = Añadir un jugador
web-score-remove = Quitar a { $name }
web-score-starts = ¿Quién empieza?
web-score-largest = Serie más grande de { $name }
web-score-under = menos de { $n }
web-score-rule-first = Empieza el jugador de más edad.
web-score-rule-oldest = Elige para cada jugador el tamaño de su serie más grande. Empieza quien tiene la serie más grande; en caso de empate, el jugador de más edad.
web-score-rule-youngest = Elige para cada jugador el tamaño de su serie más grande. Empieza quien tiene la serie más grande; en caso de empate, el jugador más joven.
web-score-redeal = Nadie tiene una serie de tres: baraja todas las cartas y repártelas de nuevo.
web-score-begin = Empieza { $name }
web-score-turn-of = Le toca a { $name }
web-score-editing = Corregir la ronda { $n }: { $name }
web-score-points = Puntos de este turno
web-score-qwirkles = Qwirkles de este turno
web-score-add-points = Añadir puntos
web-score-digits = Cifras
web-score-erase = Borrar la última cifra
web-score-enter = Anotar { $n }
web-score-cancel = Cancelar
web-score-last = Anotar { $n } + 6 por la última pieza
web-score-remind = Ya no queda nada que robar. El primer jugador que coloca su última pieza recibe 6 puntos extra y termina la partida.
web-score-left =
    { $n ->
        [one] El mazo se ha acabado: queda un turno, el de { $name }.
       *[other] El mazo se ha acabado: quedan { $n } turnos, el último es el de { $name }.
    }
web-score-undo = Deshacer
web-score-redo = Rehacer
web-score-bag = La bolsa está vacía
web-score-stock = Se acabó el mazo
web-score-end = Nadie puede colocar: terminar la partida
web-score-announced = { $name }: { $points }, { $total } en total. Le toca a { $other }.
web-score-turns = Todos los turnos
web-score-round = Ronda
web-score-edit = Ronda { $n }, { $name }: { $points }. Corregir
web-score-tie = Un empate es una victoria compartida.
web-score-tie-silent = Un empate es una victoria compartida (el reglamento no lo dice, así que es una aclaración).
web-score-share = Compartir
web-score-check = Comprobar jugada
web-score-delete = Borrar la hoja
web-score-delete-sure = La hoja se borrará de este dispositivo.

## Análisis de partidas

cli-review = Analiza una partida terminada: qué valía cada turno y cuánto fue suerte.
cli-review-examples =
    Ejemplos:
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = una página HTML con imágenes
cli-arg-review-out = escribe el análisis en este archivo (predeterminado: salida estándar)
cli-arg-review-turn = solo este turno, con sus mejores jugadas
cli-arg-depth = profundidad del análisis, de 0.05 a 20 (predeterminado: 1)
cli-arg-review-checkpoint = guarda en este archivo los turnos analizados, para continuar más tarde
cli-arg-review-seed = semilla aleatoria para las muestras (predeterminado: 0)
review-not-over = Esta partida no ha terminado. Solo se pueden analizar partidas terminadas.
review-no-turn = En esta partida no hay turno { $n }.
review-bad-depth = La profundidad tiene que ser un número de 0.05 a 20.
review-file-foreign = «{ $file }» contiene algo distinto de este análisis y no se ha modificado.
review-title = Análisis
review-verdict-best = La mejor
review-verdict-good = Buena
review-verdict-inaccuracy = Imprecisión
review-verdict-mistake = Error
review-verdict-blunder = Error grave
review-forced = Única opción
review-best-was = La mejor: { $action }
review-lost = costó { $lost } puntos y un { $winning } de probabilidad de ganar
review-lost-qwirkles = costó { $lost } Qwirkles y un { $winning } de probabilidad de ganar
review-options = Las mejores opciones
review-action = Jugada
review-now = Ahora
review-margin = Ventaja al final
review-chance = Probabilidad de ganar
review-exact = exacto
review-played = elegida
review-player = Jugador
review-turn = Turno
review-verdict = Valoración
review-accuracy = Precisión
review-parts = Suerte y habilidad
review-parts-about = Cada resultado es la suma de tres partes: las jugadas propias, las de los demás, y lo que se repartió, se robó y se tiró.
review-result = Ventaja
review-skill = Jugadas propias
review-given = Jugadas ajenas
review-luck = Suerte
review-analyse = Analizar la partida
review-analyse-about = Muestra las mejores opciones de cada turno, y qué fue suerte.
review-stop = Detener
review-running = El análisis está en marcha.
review-progress = { $done } de { $of } turnos analizados
review-done = El análisis está listo.
review-options-about = Elige una para verla en la mesa.
review-sampled = Los valores por muestreo llevan un intervalo del 95 %; los exactos vienen de una búsqueda completa.
review-action-lay = Colocar { $pieces }
review-action-swap = Cambiar { $pieces }
review-action-reroll = Volver a tirar { $pieces }
review-action-play = Jugar { $pieces }
review-action-roll = Tirar todos los cubos
review-action-redraw = Robar otra mano
review-action-pass = Pasar
review-reason-exact = Jugando lo mejor posible hasta el final, la mejor opción da { count-points } más.
review-reason-qwirkle = Había un Qwirkle de { count-points }.
review-reason-points = La mejor jugada da { count-points } más ahora.
review-reason-exchange = Cambiar cuesta un turno entero; podías haber hecho { count-points }.
review-reason-opens = Esto abre una línea de cinco: el siguiente jugador tiene lo que falta ({ $pieces }) en el { $n } % de las manos posibles.
review-reason-reply = Después, el siguiente jugador hace { $n } puntos en promedio; tras la mejor jugada, { $m }.
review-reason-keeps = Las fichas conservadas hacen una serie de { $n }; la mejor jugada conserva una de { $m }.
review-reason-roll = Volver a tirar { $pieces } da { $n } puntos en promedio; esta opción, { $m }. Los dos valores son exactos.
review-reason-leaves = Después, el siguiente jugador puede esperar { $n } puntos; tras la mejor jugada, { $m }. Los dos valores son exactos.
review-reason-qwirkles = Había una jugada con más Qwirkles: { $n } en lugar de { $m }.
review-reason-reply-qwirkles = Después, el siguiente jugador se lleva { $n } Qwirkles en promedio; tras la mejor jugada, { $m }.
no-record = Esto no es el registro de una partida terminada.
no-push = No se pueden enviar notificaciones a esa dirección.

## Retos

cli-puzzles = Busca retos nuevos en partidas de bots, o comprueba los que hay.
cli-puzzles-examples =
    Ejemplos:
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Resuelve un reto en la terminal: el de hoy o cualquier otro.
cli-puzzle-examples =
    Ejemplos:
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = TIPO
cli-meta-what = QUÉ
puzzles-arg-what = make: busca retos nuevos; check: comprueba retos
puzzles-arg-files = archivos que se comprueban (predeterminado: todos los que trae Sixfold)
puzzles-arg-kind = qué se pregunta: qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = cuántos buscar
puzzles-arg-seed = el mismo número encuentra los mismos retos
puzzles-arg-out = los escribe en este archivo (predeterminado: salida estándar)
puzzles-no-kind = { $name } no tiene retos de tipo { $kind }. Disponibles: { $known }.
puzzles-problem-unreadable = no se puede leer
puzzles-problem-twice = nombre repetido
puzzles-problem-not-unique = ninguna respuesta es claramente la mejor
puzzles-problem-answer = otra respuesta es mejor
puzzles-problem-value = un valor no es correcto
puzzles-problem-exact = no está demostrado
puzzles-problem-difficulty = la dificultad no es correcta
puzzles-checked = Comprobados: { $n }, demostrados con una búsqueda completa: { $exact }. Incorrectos: { $wrong }.
puzzle-ask-qwirkle = Encuentra el Qwirkle.
puzzle-ask-lines = ¿Qué jugada da más puntos?
puzzle-ask-safe = Más puntos ahora no siempre es mejor: ¿qué jugada es la mejor a la larga?
puzzle-ask-endgame = La bolsa está vacía: ¿qué jugada gana?
puzzle-ask-reroll = ¿Qué cubos vuelves a tirar para hacer más puntos en promedio?
puzzle-ask-rearrange =
    { $n ->
        [one] Haz un Qwirkle con una sola de tus cartas.
       *[other] Haz un Qwirkle con { $n } de tus cartas como mucho.
    }
puzzle-kind-qwirkle = Encuentra el Qwirkle
puzzle-kind-lines = Más puntos
puzzle-kind-safe = La mejor a la larga
puzzle-kind-endgame = Gana el final
puzzle-kind-reroll = Qué volver a tirar
puzzle-kind-rearrange = Reordena y haz Qwirkle
puzzle-right-qwirkle = Un Qwirkle: { $value } puntos. Sin él hay { $second } como mucho.
puzzle-right-lines = { $value } puntos. La segunda mejor jugada da { $second }.
puzzle-right-safe = La mejor de todas: cualquier otra jugada acaba, en promedio, al menos { $margin } puntos peor.
puzzle-right-endgame = Así ganas por { $value }. Ninguna otra jugada gana.
puzzle-right-reroll = { $value } puntos en promedio. La segunda mejor opción da { $second }.
puzzle-right-rearrange = Un Qwirkle, y todas las demás cartas siguen en series.
puzzle-wrong-qwirkle = Eso da { $points } puntos, pero no es un Qwirkle.
puzzle-wrong-lines = Eso da { $points } puntos. La mejor jugada da { $value }.
puzzle-wrong-safe = Eso da { $points } puntos ahora, pero, en promedio, acaba al menos { $margin } puntos por detrás de la mejor jugada.
puzzle-wrong-endgame = Eso da { $points } puntos ahora, pero no gana la partida.
puzzle-wrong-reroll = Eso da { $points } puntos en promedio. La mejor opción da { $value }.
puzzle-wrong-rearrange = Eso vale, pero no hace un Qwirkle.
puzzle-wrong-cards = Un Qwirkle, pero con demasiadas de tus cartas.
puzzle-wrong-unplayable = Esas cartas no se pueden jugar.
puzzle-difficulty = Dificultad { $n } de 5
puzzle-score = Tú tienes { $own } puntos, tu rival tiene { $other }.
puzzle-other-hand = Tu rival tiene:
puzzle-proved = Demostrado probando todas las posibilidades.
puzzle-judged = Valorado con muchos miles de partidas simuladas.
puzzle-arg-id = nombre de un reto (predeterminado: el de hoy)
puzzle-arg-daily = el reto de hoy, el mismo para todos (UTC)
puzzle-unknown = El reto { $name } no existe. Los nombres son como qwirkle-lines-7.
puzzle-your-move = Tu jugada, como { $example }; vacío para ver la respuesta:
puzzle-answer = La respuesta: { $action }
web-puzzles = Retos
web-puzzle-daily = Reto del día
web-puzzle-daily-about = El mismo para todos, uno nuevo a medianoche UTC.
web-puzzle-solve = Resolver
web-puzzle-look = Ver otra vez
web-puzzle-solved = Resuelto
web-puzzle-solved-day = Resuelto en su día
web-puzzle-solved-later = Resuelto otro día
web-puzzle-streak =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
web-puzzle-progress = { $done } de { $of } resueltos
web-puzzle-next = Siguiente reto
web-puzzle-go = Continuar
web-puzzle-all = Ver todos
web-puzzle-number = Reto { $n }
web-puzzle-back = Todos los retos
web-puzzle-play = Jugar así
web-puzzle-begin = Haz tu jugada en la mesa.
web-puzzle-roll = Toca los cubos que vas a tirar
web-puzzle-arrange = Mueve cartas entre las series.
web-puzzle-hint = Pista
web-puzzle-hint-more = Otra pista
web-puzzle-show = Ver la solución
web-puzzle-reset = Empezar de nuevo
web-puzzle-hint-lay =
    { $game ->
        [cubes]
            { $n ->
                [one] Basta con un cubo: { $piece }.
               *[other] Coloca { $n } cubos, entre ellos: { $piece }.
            }
       *[qwirkle]
            { $n ->
                [one] Basta con una ficha: { $piece }.
               *[other] Coloca { $n } fichas, entre ellas: { $piece }.
            }
    }
web-puzzle-hint-place = Los sitios están marcados en la mesa.
web-puzzle-hint-roll =
    { $n ->
        [one] Vuelve a tirar un cubo.
       *[other] Vuelve a tirar { $n } cubos.
    }
web-puzzle-hint-cubes = Están marcados todos menos uno.
web-puzzle-hint-cube = Está marcado.
web-puzzle-hint-sets = El Qwirkle: { $what }.
web-puzzle-hint-cards = Están marcadas las cartas que se juegan y las cartas del Qwirkle.
web-puzzle-tries =
    { $n ->
        [one] Resuelto al primer intento.
       *[other] Resuelto en { $n } intentos.
    }
web-puzzle-nowhere = { $piece }: ahora no encaja en ningún sitio.
web-puzzle-nofit = { $piece }: ahí no encaja.
web-puzzle-line = Todo lo que colocas en una jugada tiene que estar en una sola línea, sin huecos.
web-puzzle-share = Compartir
web-puzzle-copy = Copiar
web-puzzle-text = Sixfold, reto del { $date }: { $kind }
web-puzzle-countdown = Próximo reto en { $hours } h { $minutes } min
web-puzzle-archive = Días anteriores
web-puzzle-of = Reto del { $date }
web-puzzle-future = El reto del { $date } se abre ese día.
web-puzzle-today = El reto de hoy
web-puzzle-unknown = Ese reto no existe.

## Análisis de posiciones y pistas

no-crowded = El servidor está ocupado: prueba otra vez dentro de un momento.
no-hints = En esta mesa no hay pistas.
no-running = Esta posición es de una partida en curso que se juega sin pistas. Podrás analizarla cuando termine la partida.
impossible-line = Estas piezas no forman una línea: { $cells }. Una línea tiene un solo color o una sola forma, y ninguna pieza dos veces.
impossible-apart = Estas piezas no tocan a las demás: { $cells }.
impossible-count = En el juego no hay tantas piezas de este tipo: { $pieces }.
impossible-hand = Mientras queden piezas por robar, todas las manos tienen que estar completas, y nunca más que completas.
impossible-own_hand = Indica la mano del jugador al que le toca.
impossible-open_hands = En Cubes todas las manos están a la vista: indica la mano de cada jugador.
impossible-set = Esta serie no es posible aquí: { $pieces }. Una serie tiene de tres a cinco cartas de un solo color o de una sola forma.
impossible-taken = Los puntos no coinciden con el número de Qwirkles ganados.
impossible-supply = Las cuentas no salen: lo que queda por robar depende de todo lo demás.
impossible-seats = De dos a cuatro jugadores, cada uno con sus puntos, y a uno de ellos le toca.
impossible-over = Esta partida ha terminado.
web-analysis = Mesa de análisis
web-analyse-position = Analizar esta posición
web-hint = Pista
web-key-hint = una pista, y después otra más clara
web-leaving = Si un jugador deja una partida en curso
web-leaving-bot = Sigue un bot
web-leaving-resign = Se rinde
web-hints-on = En esta mesa se pueden pedir pistas.
web-hints-off = En esta mesa no hay pistas.
# Lo que hay que mirar. $value es una palabra de color-plural-… o shape-plural-…; un color sirve así para fichas, cubos y cartas.
local-hint-look =
    { $value ->
        [rojas] lo rojo
        [naranjas] lo naranja
        [amarillas] lo amarillo
        [verdes] lo verde
        [azules] lo azul
        [moradas] lo morado
        [estrellas] las { $value }
        [cruces] las { $value }
       *[other] los { $value }
    }
web-hint-lay =
    { $attribute ->
        [none] Puedes colocar algo.
       *[other] Puedes colocar algo: fíjate en { local-hint-look }.
    }
web-hint-play =
    { $attribute ->
        [none] Puedes jugar algo.
       *[other] Puedes jugar algo: fíjate en { local-hint-look }.
    }
web-hint-swap =
    { $attribute ->
        [none] Aquí lo mejor es cambiar fichas.
       *[other] Aquí lo mejor es cambiar fichas; fíjate en { local-hint-look }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Aquí lo mejor es volver a tirar.
       *[other] Aquí lo mejor es volver a tirar; fíjate en { local-hint-look }.
    }
web-hint-roll = Nada encaja: tira todos los cubos.
web-hint-redraw = No se puede jugar nada: roba otra mano.
web-hint-pass = No se puede hacer nada: pasa.
web-hint-lay-place =
    { $game ->
        [cubes]
            { $n ->
                [one] Aquí, con un cubo.
               *[other] Aquí, con { $n } cubos.
            }
       *[qwirkle]
            { $n ->
                [one] Aquí, con una ficha.
               *[other] Aquí, con { $n } fichas.
            }
    }
web-hint-play-place =
    { $fresh ->
        [yes] Una serie nueva, con { $n } de tus cartas.
       *[other] Mira: { $sets }. De tu mano: { $n }.
    }
web-hint-swap-place =
    { $n ->
        [one] Cambia una ficha.
       *[other] Cambia { $n } fichas.
    }
web-hint-reroll-place =
    { $n ->
        [one] Vuelve a tirar un cubo.
       *[other] Vuelve a tirar { $n } cubos.
    }
web-hint-lay-move = { $pieces }: ya está en la mesa. Puedes jugar o deshacer.
web-hint-play-move = { $pieces }: ya está en la mesa. Puedes jugar o deshacer.
web-hint-swap-move = Cambia: { $pieces }.
web-hint-reroll-move = Vuelve a tirar: { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Deja una serie de cinco: el siguiente jugador tiene lo que falta ({ $pieces }) en el { $chance } de las manos.
       *[other] Abre una línea de cinco: el siguiente jugador tiene lo que falta ({ $pieces }) en el { $chance } de las manos.
    }
web-hint-risk-held = Abre una línea de cinco, y el siguiente jugador tiene lo que falta: { $pieces }.
web-hint-risk-roll = Abre una línea de cinco: con una tirada, el siguiente jugador consigue lo que falta ({ $pieces }) en el { $chance } de los casos.
web-hint-risk-none =
    { $game ->
        [cards] Deja una serie de cinco, pero el siguiente jugador no puede tener lo que falta: { $pieces }.
       *[other] Abre una línea de cinco, pero el siguiente jugador no puede tener lo que falta: { $pieces }.
    }
web-analysis-palette = Todas las piezas; te mueves con las flechas
web-analysis-players = Jugadores
web-analysis-player = Jugador { $n }
web-analysis-on-turn = Le toca
web-analysis-points-of = { $name }: puntos
web-analysis-hand-of = { $name }: mano
web-analysis-take-out = { $piece }: quitar
web-analysis-hidden =
    { $n ->
        [one] { $n } desconocida
       *[other] { $n } desconocidas
    }
web-analysis-fewer = { $name }: una pieza desconocida menos
web-analysis-more = { $name }: una pieza desconocida más
web-analysis-fill = Completar
web-analysis-fill-hand = Completar mano
web-analysis-give-back = { $set }: devolver
web-analysis-taken-by = { $name }: añadir un Qwirkle ganado
web-analysis-add-qwirkle = Añadir un Qwirkle
web-analysis-do-swap = Cambiar { $pieces }
web-analysis-do-reroll = Volver a tirar { $pieces }
web-analysis-do-roll = Tirar todos los cubos
web-analysis-do-redraw = Robar otra mano
web-analysis-do-pass = Pasar
web-analysis-verb-swap = Cambiar
web-analysis-verb-reroll = Volver a tirar
web-analysis-verb-roll = Tirar todos
web-analysis-verb-redraw = Otra mano
web-analysis-verb-pass = Pasar
web-analysis-worth = { $margin } al final (de { $low } a { $high }), victoria { $chance }
web-analysis-worth-exact = Exactamente { $margin } al final, victoria { $chance }
web-analysis-best = Mejores jugadas
web-analysis-points =
    { $game ->
        [cards]
            { $n ->
                [one] { $n } Qwirkle
               *[other] { $n } Qwirkles
            }
       *[other]
            { $n ->
                [one] { $n } punto
               *[other] { $n } puntos
            }
    }
web-analysis-try-it = Probar: { $pieces }
web-analysis-nothing = No hay nada que decidir.
web-analysis-how = Ventaja final esperada sobre los demás jugadores, con un intervalo de confianza del 95 %.
web-analysis-how-exact = Calculado hasta el final de la partida: estos valores son exactos.
web-analysis-all = Todas las jugadas
web-analysis-count = { $n }
web-analysis-show-more = Mostrar más
web-analysis-odds = Probabilidad
web-analysis-odds-next =
    { $n ->
        [one] La probabilidad de que el siguiente jugador, con { $n } pieza, tenga una de ese tipo. Por robar: { $left }.
       *[other] La probabilidad de que el siguiente jugador, con { $n } piezas, tenga al menos una de ese tipo. Por robar: { $left }.
    }
web-analysis-odds-cubes = La probabilidad de que un cubo robado de la bolsa y tirado sea este. En la bolsa: { $left }.
web-analysis-odds-of = { $piece }: { $n } sin ver, la tiene el siguiente jugador: { $holds }, sale al robar: { $drawn }
web-analysis-variations = Jugadas probadas
web-analysis-start = La posición
web-analysis-forget = Quitar: { $what }
web-analysis-share = Enlace y notación
web-analysis-share-why = El enlace contiene toda la posición. Ningún servidor la guarda.
web-analysis-qr = Código QR de esta posición
web-analysis-copy-link = Copiar enlace
web-analysis-notation = Notación
web-analysis-read = Cargar esta posición
web-analysis-copy-text = Copiar notación
web-analysis-unreadable = Esto no se puede leer: «{ $token }».
web-analysis-bad-link = Este enlace no contiene una posición válida.
web-analysis-lifted = Has tomado: { $piece }. Elige un sitio, o quita la pieza.
web-analysis-where = Dónde van las piezas
web-analysis-on-table = Mesa
web-analysis-hand-n = Mano { $n }
web-analysis-remove = Quitar
web-analysis-any = Jugador { $n }: no se conoce su mano, así que puedes probar cualquier pieza que quede.
web-analysis-try = Le toca al jugador { $n }: elige una pieza y después un sitio.
web-analysis-play-for = Probar, +{ $n }
web-analysis-position = Posición
web-analysis-mode = Modo
web-analysis-set-up = Preparar
web-analysis-try-moves = Probar jugadas
web-analysis-opening = El primer turno de la partida
web-analysis-rerolled = Ya ha vuelto a tirar
web-analysis-left = Por robar (calculado)
web-analysis-turns-left = Turnos que quedan
web-analysis-clear = Vaciar todo
web-analysis-welcome = Prepara la posición que quieras: elige una pieza aquí abajo y después su sitio en la mesa; luego completa la mano del jugador al que le toca.
web-analysis-not-yet = La posición aún no está completa.
web-kernel-failed = El análisis no ha empezado porque no se ha podido cargar su programa. Comprueba la conexión e inténtalo de nuevo.
web-analysis-thinking = Pensando
web-analysis-done = Listo
web-analysis-find = Buscar mejores jugadas
web-analysis-found =
    { $n ->
        [one] { $n } jugada encontrada.
       *[other] { $n } jugadas encontradas.
    }
cli-analyse = Analiza una posición: sus jugadas, las mejores y las probabilidades.
cli-analyse-examples =
    Ejemplos:
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = posición en la notación; las manos ocultas, como ?6
cli-meta-position = POSICIÓN
analyse-best = Mejores jugadas (puntos ahora, ventaja al final, probabilidad de ganar):
analyse-all =
    { $n ->
        [one] { $n } jugada válida.
       *[other] { $n } jugadas válidas.
    }
analyse-exact = exacto
analyse-odds = Probabilidades (aún sin ver, el siguiente jugador tiene una, es la próxima que se roba):
analyse-odds-cubes = Probabilidades (de su color en la bolsa, el siguiente jugador tiene uno, es el próximo que se roba y se tira):

## Autocompletado en la shell

cli-completion = Imprime un script con el que la shell completa comandos, opciones y valores.
cli-completion-examples =
    Ejemplos:
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
# As in English.
cli-meta-shell = SHELL
completion-arg-shell = la shell: bash, zsh o fish
## La arena: clústeres y torneos

arena-arg-runner = dónde se juegan los repartos: local (este equipo, predeterminado) o ray (un clúster de Ray)
arena-arg-address = --runner ray: dirección del clúster, como 10.0.0.1:6379 (predeterminado: RAY_ADDRESS, o un clúster nuevo en este equipo)
arena-arg-tournament = round-robin: todos los jugadores (hasta 64) juegan contra todos; gauntlet: el primero juega contra todos los demás; --games vale para cada enfrentamiento
arena-arg-seats = --tournament: jugadores por mesa (predeterminado: 2)
arena-arg-out = --tournament: escribe la clasificación, gráficos y todos los enfrentamientos en este archivo, como página HTML
arena-one-of = { $name } tiene que ser uno de estos: { $known }.
arena-tournament-only = { $name } es para torneos (--tournament).
arena-ray-only = { $name } es para clústeres (--runner ray).
arena-ray-missing = Para enfrentamientos en un clúster, instala Ray: pip install "sixfold[ray]"
arena-ray-unreachable = No hay ningún clúster disponible: { $why }
arena-ray-foreign = Un equipo del clúster no tiene esta versión de Sixfold: { $why }
arena-ray-failed = El clúster no pudo jugar un reparto: { $why }
arena-twice = { $name } aparece dos veces; en un torneo cada jugador puede aparecer una sola vez.
arena-too-many-matches = Serían { $matches } enfrentamientos; el máximo es { $most }.
arena-tournament =
    { $kind ->
        [gauntlet] Uno contra todos
       *[round-robin] Todos contra todos
    }
arena-tournament-progress = Reparto { $done } de { $of }, en { $matches } enfrentamientos
arena-tournament-incomplete = El torneo se detuvo antes de tiempo; estos son los resultados hasta ahora.
arena-head-rank = puesto
arena-head-games = partidas
arena-head-players = jugadores
arena-head-lead = ventaja
arena-across = Victorias (en %) del jugador de la fila contra cada rival, por orden de puesto
arena-ratings-about = El Elo es relativo a la media de todos los jugadores; los intervalos del 95 % se basan en la variación entre repartos.
arena-groups = Los jugadores forman grupos que no se han enfrentado. Solo se puede comparar el Elo dentro de un grupo.
arena-report-settings = Semilla: { $seed }. Tiempo de CPU por jugada: { $budget }.
arena-report-own = el predeterminado de cada jugador
# As in English.
arena-report-ms = { $ms } ms
arena-report-ratings = Clasificación
arena-report-across = Cara a cara
arena-report-cost = Fuerza y tiempo
arena-report-cost-about = El Elo frente al tiempo medio de CPU por jugada. Cada marca muestra el puesto del jugador.
arena-report-matches = Enfrentamientos
arena-report-faults = Partidas perdidas por un fallo
## El repaso en un navegador

web-review-choose = Elegir archivo
## El cliente de terminal

cli-tui = Juega a pantalla completa en la terminal: con personas y bots, o en una mesa de un servidor.
cli-tui-examples =
    Ejemplos:
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
cli-meta-link = ENLACE
cli-meta-level = NIVEL
tui-arg-link = enlace a una mesa de un servidor, para unirse enseguida
tui-arg-bot = añade un bot de este nivel (se puede repetir)
tui-arg-name = tu nombre en una mesa de un servidor
tui-arg-ascii = letras en lugar de símbolos para las formas
tui-no-terminal = Esto necesita una terminal en la que dibujar. sixfold play --terminal funciona línea a línea, también con tuberías.
tui-bad-link = Esto no es un enlace a una mesa. Un enlace tiene esta forma: https://play.example/t/AB12CD34.
tui-person = Persona
tui-nobody = Nadie
tui-or-join = O únete a una mesa de un servidor con su enlace
tui-put-cards =
    { $n ->
        [one] { $n } carta tomada: elige una serie y pulsa Enter.
       *[other] { $n } cartas tomadas: elige una serie y pulsa Enter.
    }
tui-pick-cards = Primero toma cartas de tu mano; después la mesa se ordena con ellas.
tui-draft = Pulsa Enter para jugar: { $points }{ $lines }
tui-nothing = Aún no has colocado nada: toma una pieza o pide una pista.
tui-wait = Un momento.
tui-close = Enter para cerrar.
tui-yes-or-no = y sí · n no
tui-leave = ¿Salir? Esta partida no está guardada en un archivo, así que no se podrá continuar.
tui-key-enter = Poner, jugar
tui-key-new = Nueva serie
tui-key-arrange = Ordenar
tui-key-review = Último turno
tui-key-help = Ayuda
tui-key-leave = Salir
tui-not-verified = El servidor no ha dado el registro, así que no se ha comprobado el reparto.
tui-help-letters = la siguiente pieza de ese color en tu mano
tui-help-take-up = toma lo que hay bajo el cursor
tui-help-arrange = ordena la mesa con las cartas que has tomado
tui-help-review = qué valía tu último turno
tui-help-why = la regla que explica el último rechazo
tui-help-centre = centra la mesa
tui-help-leave = salir
tui-help-qwirkle = Toma una ficha y ponla en un sitio: los números de la mesa son sus puntos. Cuando lo hayas colocado todo, pulsa Enter para jugar.
tui-help-cubes = Toma un cubo y ponlo en un sitio: los números de la mesa son sus puntos. Antes de colocar puedes volver a tirar algunos cubos una vez.
tui-help-cards = Toma cartas de tu mano o de la mesa y ponlas en una serie, o empieza una nueva. Cuando todas las series sean válidas, Enter termina el turno; las series de seis son tuyas.
tui-help-marks =
    ({ color-red.mark }) última jugada   [{ color-red.mark }] sin jugar aún   *{ color-red.mark }* tomada   >{ color-red.mark }< cursor   ?? pista   ~{ color-red.mark } de otra serie
    Colores: { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    Con el ratón: haz clic en una pieza y después en un sitio; haz clic en una pieza sin jugar para recuperarla.
