### Les mots de Sixfold en français.
### Les noms des éditions et des niveaux sont dans names.json.
###
### Ce qu’une édition transmet aux règles est expliqué dans en.ftl.
###
### Boutons : infinitif. Consignes : impératif, avec « tu ». Une case est un endroit de la table, une place celle d’un joueur.
### Pas de « de { $name } » ni de « que { $name } » : le nom peut commencer par une voyelle.

## Jeux et éditions

game-qwirkle = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# Ce qu’une table peut choisir, après le nom de son édition.
setting-single_opening_points = 1 point pour une tuile d’ouverture
setting-single_opening_points-about = Règle maison : si, au début, aucune tuile ne va avec une autre, la seule tuile posée rapporte 1 point au lieu de 0 (A4).
setting-free_rows = séries libres
setting-free_rows-about = Règle maison : on peut regrouper les cartes librement et défaire des séries. Une série sans carte de ta main doit seulement avoir une carte en commun avec une ancienne série, qui ne compte que pour elle (C16).

## Pièces et lignes

color-red = rouge
    .mark = R
# As in English.
color-orange = orange
    .mark = O
color-yellow = jaune
    .mark = J
color-green = vert
    .mark = Ve
color-blue = bleu
    .mark = B
color-purple = violet
    .mark = Vi

shape-circle = rond
    .mark = o
shape-square = carré
    .mark = c
shape-diamond = losange
    .mark = l
shape-star = étoile
    .mark = e
shape-clover = trèfle
    .mark = t
shape-cross = croix
    .mark = x

# L’étoile et la croix sont féminines ; rouge, orange et jaune ne changent pas.
piece-name =
    { $shape ->
        [circle] { shape-circle }
        [square] { shape-square }
        [diamond] { shape-diamond }
        [star] { shape-star }
        [clover] { shape-clover }
       *[cross] { shape-cross }
    } { $shape ->
        [star] { local-feminine }
        [cross] { local-feminine }
       *[other] { $color ->
            [red] { color-red }
            [orange] { color-orange }
            [yellow] { color-yellow }
            [green] { color-green }
            [blue] { color-blue }
           *[purple] { color-purple }
        }
    }
# La couleur d’une étoile ou d’une croix.
local-feminine =
    { $color ->
        [red] { color-red }
        [orange] { color-orange }
        [yellow] { color-yellow }
        [green] verte
        [blue] bleue
       *[purple] violette
    }

# Plusieurs tuiles ou cartes d’une couleur, plusieurs pièces d’une forme, sans autre mot.
color-plural-red = rouges
color-plural-orange = orange
color-plural-yellow = jaunes
color-plural-green = vertes
color-plural-blue = bleues
color-plural-purple = violettes

shape-plural-circle = ronds
shape-plural-square = carrés
shape-plural-diamond = losanges
shape-plural-star = étoiles
shape-plural-clover = trèfles
shape-plural-cross = croix

# La couleur s’accorde avec « rangée » et « colonne », pas avec les pièces : cela vaut pour les tuiles et pour les cubes.
line-color =
    { $value ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] verte
        [blue] bleue
       *[purple] violette
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
        [color] Rangée { line-color } de { $length }
       *[shape] Rangée de { $length } { line-shape }
    }
line-column =
    { $attribute ->
        [color] Colonne { line-color } de { $length }
       *[shape] Colonne de { $length } { line-shape }
    }

line-scored = { $line }, { $n }.
line-missing = { $line }, il manque : { $what }.
line-complete = { $line }, complète.

text-label = { $label } : { $text }
text-detail = { $text }, { $detail }
text-aside = { $text } ({ $aside })
text-sentence = { $text }.

count-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
# As in English.
count-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
# As in English.
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# As in English.
count-qwirkles =
    { $n ->
        [one] { $n } Qwirkle
       *[other] { $n } Qwirkles
    }

# Ce qu’il y a sur la table de ce jeu, dans une phrase.
word-tile =
    { $game ->
        [cubes] cube
       *[qwirkle] tuile
    }
word-tiles =
    { $game ->
        [cubes] cubes
       *[qwirkle] tuiles
    }

## Lire les règles

rules-title = { $name } : les règles
rules-glance = En bref
rules-topic = Sujet
rules-differences = Ce qui change d’une édition à l’autre
rules-between = Ce qui change entre { $a } et { $b }
rules-same = { $a } et { $b } ont les mêmes règles.
rules-single = Ce jeu n’a qu’une édition : il n’y a rien à comparer.
rules-different-games = On ne peut comparer que des éditions du même jeu, mais { $a } est une édition de { $agame } et { $b } de { $bgame }.
rules-rulings = Précisions
rules-rulings-about =
    Aucun livret de règles ne pense à tout. Là où les règles imprimées laissent un vide, ces précisions le comblent.
    Chacune a un nom court : l’arbitre peut ainsi toujours te dire sur quelle règle repose une décision.
rules-silent = le livret n’en parle pas, notre précision s’applique
rules-unneeded = Cette édition n’a pas besoin de cette précision.
rules-coordinates = Les positions sur la table s’écrivent x,y : x augmente vers la droite, y augmente vers le bas.
rules-kinds =
    Il y a six couleurs (rouge, orange, jaune, vert, bleu, violet) et six formes (rond, carré, losange, étoile,
    trèfle, croix) ; une couleur avec une forme, c’est une sorte : cela fait 36 sortes. L’étoile est la forme qui a
    beaucoup de pointes, la croix celle qui en a quatre.

intro-qwirkle =
    Des couleurs et des formes, rien d’autre : six de chaque. Tu poses des tuiles en lignes, avec la même couleur et
    des formes différentes, ou la même forme et des couleurs différentes, et la table se remplit dans tous les sens.
    Les règles s’apprennent en cinq minutes ; trouver les meilleurs coups prend bien plus longtemps.
intro-cubes =
    Qwirkle avec un lancer de chance : tes pièces sont des cubes, et tu peux les relancer avant de les poser. Tout le
    monde voit les cubes de tout le monde : il y a toujours quelque chose à espérer et quelque chose à craindre.
intro-cards =
    La table est pleine de séries de cartes. Tu peux les réarranger, pourvu que chaque série soit valable à la fin de
    ton tour. Trouve les séries de six et prends-les !

glance-players = Joueurs
    .value = de { $least } à { $most } (certains livrets ne le disent pas)
glance-age = Âge sur la boîte
    .value =
        { $age ->
            [0] non indiqué
           *[other] à partir de { $age } ans
        }
glance-pieces = Ce qu’il faut
    .value =
        { $game ->
            [cubes] { $total } cubes, { $copies } de chaque couleur, et un sac
            [cards] { $total } cartes, { $copies } de chacune des 36 sortes
           *[qwirkle] { $total } tuiles, { $copies } de chacune des 36 sortes, et un sac
        }
glance-hand = Dans ta main
    .value =
        { $game ->
            [cubes] { $hand } cubes, que tout le monde voit
            [cards] { $hand } cartes que les autres ne voient pas
           *[qwirkle] { $hand } tuiles que les autres ne voient pas
        }
glance-turn = Ton tour
    .value =
        { $game ->
            [cubes] relancer si tu veux, poser, compter les points, piocher et lancer
            [cards] jouer des cartes de la main, réarranger la table, piocher
           *[qwirkle] poser, compter les points et piocher, ou échanger
        }
glance-goal = Pour gagner
    .value =
        { $game ->
            [cards] avoir le plus de Qwirkles
           *[qwirkle] avoir le plus de points
        }
glance-end = La fin
    .value =
        { $game ->
            [cubes] le sac est vide et un joueur pose son dernier cube
            [cards] la pioche est vide et chacun a joué encore un tour
           *[qwirkle] le sac est vide et un joueur pose sa dernière tuile
        }

topic-start-tie = Égalité au début
    .value =
        { $tie ->
            [youngest] le plus jeune commence
           *[oldest] le plus âgé commence
        }
topic-exchange = L’échange
    .value =
        { $edition ->
            [qwirkle-it] de 1 à { $hand } tuiles ; obligatoire si tu ne peux pas poser de tuile
           *[other] autant de tuiles que tu veux, au moins 1 ; obligatoire si tu ne poses pas de tuile
        }
topic-cross = La forme à quatre pointes
    .value =
        { $cross ->
            [X] X
            [four-pointed-star] étoile à quatre pointes
           *[cross] croix
        }
topic-joining = Un coup qui réunit deux lignes
    .value =
        { $joining ->
            [silent] autorisé ({ rules-silent } : A19)
           *[printed] autorisé
        }
topic-final-tie = Égalité à la fin
    .value =
        { $tied ->
            [silent] victoire partagée ({ rules-silent })
           *[printed] victoire partagée
        }
topic-opening = L’ouverture
    .value =
        { $opening ->
            [any] n’importe quel tour permis
           *[largest-set] ta plus grande série en entier, et rien d’autre (précision C22)
        }
topic-new-rows = Une nouvelle série sans carte de ta main
    .value =
        { $newrow ->
            [any] autorisée
            [matched] seulement à la place d’une ancienne série
           *[keep-three] interdite
        }
topic-donors = Une série qui a donné une carte à une nouvelle série
    .value =
        { $newrow ->
            [any] peut être défaite
            [matched] peut être défaite (règle maison)
           *[keep-three] garde au moins 3 cartes
        }
topic-stuck = On ne peut rien jouer
    .value =
        { $stuck ->
            [silent] une nouvelle main ({ rules-silent })
           *[printed] une nouvelle main
        }

## Les règles des tuiles et des cubes

rule-grid-line =
    Une ligne, ce sont au moins deux { word-tiles } côte à côte, dans une rangée ou dans une colonne. Elle est d’une
    seule couleur avec des formes toutes différentes, ou d’une seule forme avec des couleurs toutes différentes. Rien
    ne se répète donc dans une ligne, et aucune ligne ne dépasse six { word-tiles }.
    .title = Les lignes
    .search = rangée, colonne, double, doublon, identique
rule-grid-laying =
    Tout ce que tu poses en un coup doit avoir une couleur ou une forme en commun. Tu le poses dans une seule rangée ou une
    seule colonne et, une fois le coup joué, tout fait partie d’une même ligne sans trou. Ce que tu poses peut être
    séparé : des { word-tiles } déjà sur la table peuvent combler les trous, et un coup peut réunir des lignes. { $joining ->
        [silent] Ce livret peut se lire autrement ; la lecture que nous avons choisie est en A19.
       *[printed] {""}
    } { $game ->
        [cubes] Au moins un des nouveaux cubes doit toucher, côté contre côté, un cube qui était déjà là (sauf à l’ouverture).
       *[qwirkle] Au moins une des nouvelles tuiles doit toucher, côté contre côté, une tuile qui était déjà là (sauf à l’ouverture).
    } Se toucher par un coin ne compte pas. { $game ->
        [cubes] Toute ligne dont un nouveau cube fait partie,
       *[qwirkle] Toute ligne dont une nouvelle tuile fait partie,
    } dans le sens du coup comme en travers, doit être valable.
    .title = Poser
    .search = diagonale, coin, voisin, placer, mettre, trou
rule-grid-score =
    Tu comptes toutes les lignes, de deux { word-tiles } ou plus, qui contiennent { $game ->
        [cubes] un cube que tu viens de poser :
       *[qwirkle] une tuile que tu viens de poser :
    } 1 point par { word-tile } de la ligne, { $game ->
        [cubes] y compris ceux qui étaient déjà là. Un cube qui fait partie
       *[qwirkle] y compris celles qui étaient déjà là. Une tuile qui fait partie
    } de deux lignes compte dans les deux. Une ligne de six est un Qwirkle et rapporte 6 points de bonus, 12 au total. { $game ->
        [cubes] Un cube seul
       *[qwirkle] Une tuile seule
    } n’est pas une ligne et ne rapporte rien.
    .title = Les points
    .search = score, compter, valeur, vaut, marquer

## Les règles de Qwirkle

rule-qwirkle-supply =
    Il y a { $total } tuiles dans le sac, { $copies } de chaque sorte. { rules-kinds } { $cross ->
        [X] Ce livret appelle « X » la forme à quatre pointes.
        [four-pointed-star] Ce livret appelle « étoile à quatre pointes » la forme à quatre pointes.
       *[cross] Ce livret appelle « croix » la forme à quatre pointes.
    } Chacun pioche { $hand } tuiles et les cache aux autres.
    .title = Les tuiles
    .search = combien, nombre, sac, contenu
rule-qwirkle-start =
    Cherche la plus grande série de ta main : des tuiles différentes de la même couleur ou de la même forme. Les
    tuiles identiques ne comptent qu’une fois. Le joueur qui a la plus grande de toutes commence. { $tie ->
        [youngest] Si plusieurs joueurs sont à égalité, le plus jeune d’entre eux commence.
       *[oldest] Si plusieurs joueurs sont à égalité, le plus âgé d’entre eux commence.
    } On joue ensuite dans le sens des aiguilles d’une montre.
    .title = Qui commence
    .search = premier, début, commencer, âgé, jeune
rule-qwirkle-opening =
    Le premier joueur pose sa plus grande série en entier, en une seule ligne, compte ses points et pioche pour revenir
    à { $hand } tuiles.
    .title = L’ouverture
rule-qwirkle-turn =
    À ton tour, tu fais une seule de ces deux choses. Soit tu poses une ou plusieurs tuiles, tu comptes tes points et tu
    pioches pour revenir à { $hand } tuiles ; s’il n’y en a plus assez dans le sac, tu prends ce qui reste. Soit tu
    échanges des tuiles et tu ne marques rien.
    .title = Ton tour
rule-qwirkle-exchange =
    { $edition ->
        [qwirkle-it] Tu peux échanger de 1 à { $hand } tuiles, et tu dois échanger si tu ne peux pas poser de tuile.
       *[other] Tu peux échanger autant de tuiles que tu veux, au moins 1, et tu dois échanger si tu ne poses pas de tuile.
    } Mets tes tuiles de côté, pioches-en autant dans le sac, et ensuite seulement remets les anciennes dans le sac et
    mélange. Ainsi, personne ne repioche ce qu’il vient de mettre de côté. Tu peux échanger à chaque tour, sauf à
    l’ouverture ; quand tu ne peux pas poser de tuile, c’est ton seul choix.
    .title = L’échange
    .search = échanger, changer, remplacer, troquer, défausser, défausse, nouvelles tuiles
rule-qwirkle-end =
    Quand le sac est vide, on continue sans piocher. Le premier joueur qui pose sa dernière tuile met aussitôt fin à la
    partie et marque 6 points de bonus. Celui qui a le plus de points gagne. { $tied ->
        [silent] En cas d’égalité, la victoire est partagée (le livret n’en parle pas, c’est donc une précision).
       *[printed] En cas d’égalité, la victoire est partagée.
    }
    .title = La fin
    .search = gagner, gagnant, vainqueur, finir, terminer, bonus, égalité, dernière tuile
rule-qwirkle-sight =
    Personne d’autre ne voit tes tuiles, pas même les spectateurs. Tout le monde peut voir la table, les points
    et le nombre de tuiles dans le sac et dans chaque main. Pour savoir qui commence, on annonce seulement la taille
    de sa plus grande série, pas les tuiles.
    .title = Qui voit quoi
    .search = secret, caché, cacher, regarder, montrer

## Les règles de Cubes

rule-cubes-supply =
    Il y a { $total } cubes dans le sac, { $copies } de chaque couleur. { rules-kinds } Un cube garde sa couleur ; sa
    forme est celle du lancer, et chacune des six a la même chance de sortir. La même sorte peut donc se trouver plus
    de 3 fois sur la table.
    .title = Les cubes
    .search = combien, nombre, sac, dés, contenu
rule-cubes-setup = Chacun pioche { $hand } cubes et les lance. Les mains sont visibles : tout le monde voit les cubes de tout le monde.
    .title = Mise en place
rule-cubes-start = Le joueur le plus âgé commence. On joue ensuite dans le sens des aiguilles d’une montre.
    .title = Qui commence
    .search = premier, début, commencer, âgé
rule-cubes-turn =
    D’abord, si tu veux, tu relances une fois quelques-uns de tes cubes, ou tous. Ensuite, tu poses au moins un
    cube. Puis tu comptes tes points. Enfin, tu pioches pour revenir à { $hand } cubes et tu lances aussitôt les
    nouveaux, et seulement ceux-là. Il n’y a pas d’échange.
    .title = Ton tour
    .search = lancer, dés, jeter, échange, changer
rule-cubes-stuck =
    Si tu ne peux rien poser après la première étape, lance tous tes cubes, encore et encore, jusqu’à pouvoir en poser
    un. Parfois, ce ne sera jamais possible : la précision B7 est là pour ça.
    .title = Quand on ne peut rien poser
    .search = passer, sauter, impossible, bloqué
rule-cubes-opening =
    Ceci ne vaut que pour le tout premier tour. Tu peux d’abord relancer, si tu veux. Ensuite, tu dois poser autant de
    cubes différents que ta main le permet, tous avec une couleur ou une forme en commun. Si tu ne peux en poser que 1,
    lance tous tes cubes jusqu’à pouvoir en poser au moins 2.
    .title = L’ouverture
rule-cubes-end =
    Quand le sac est vide, plus personne ne pioche. Le premier joueur qui pose son dernier cube met aussitôt fin à la
    partie et marque 6 points de bonus. Celui qui a le plus de points gagne. { $tied ->
        [silent] En cas d’égalité, la victoire est partagée (le livret n’en parle pas, c’est donc une précision).
       *[printed] En cas d’égalité, la victoire est partagée.
    }
    .title = La fin
    .search = gagner, gagnant, vainqueur, finir, terminer, bonus, égalité, dernier cube

## Les règles de Cards

rule-cards-supply =
    Il y a { $total } cartes, { $copies } de chaque sorte. { rules-kinds } Chacun reçoit { $hand } cartes ; les autres
    forment la pioche, face cachée.
    .title = Les cartes
    .search = combien, nombre, pioche, contenu
rule-cards-start =
    Cherche la plus grande série de ta main : au moins 3 cartes différentes de la même couleur ou de la même forme.
    Le joueur qui a la plus grande de toutes commence. { $tie ->
        [youngest] Si plusieurs joueurs sont à égalité, le plus jeune d’entre eux commence.
       *[oldest] Si plusieurs joueurs sont à égalité, le plus âgé d’entre eux commence.
    } Si personne n’en a 3, on mélange toutes les cartes et on les redistribue. On joue dans le sens des aiguilles
    d’une montre.
    .title = Qui commence
    .search = premier, début, commencer, âgé, jeune, distribuer
rule-cards-opening =
    { $opening ->
        [any] Le premier tour est un tour comme les autres, sur une table vide.
       *[largest-set]
            Le premier joueur joue sa plus grande série en entier et pioche pour revenir à { $hand } cartes. Il ne joue
            rien d’autre : le livret ne tranche pas, et nous avons choisi cette lecture (C22).
    }
    .title = L’ouverture
rule-cards-set =
    Une série, ce sont 3 à 6 cartes de la même couleur avec des formes différentes, ou de la même forme avec des
    couleurs différentes. Rien ne s’y répète. Les livrets parlent aussi de « rangée ».
    .title = Les séries
    .search = rangée, groupe, combinaison, double, doublon
rule-cards-turn =
    Joue au moins une carte de ta main. Commence de nouvelles séries, agrandis des séries et réarrange toute la table,
    dans l’ordre que tu veux. Ce qui compte, c’est la table à la fin de ton tour : chaque série est valable, et toutes
    les cartes qui étaient là y sont encore, avec celles que tu as jouées, sauf les Qwirkles que tu prends. Pioche
    ensuite pour revenir à { $hand } cartes, ou prends ce qui reste.
    .title = Ton tour
    .search = réarranger, réorganiser, déplacer, voler, changer, échange
rule-cards-qwirkle =
    Chaque série de six à la fin de ton tour est un Qwirkle : tu la prends et tu marques 1 point. S’il y en a plusieurs,
    toutes comptent. Aucune ne peut rester sur la table. Tout le monde peut voir les Qwirkles que chacun a pris.
    .title = Les Qwirkles
    .search = six, score, points, prendre
rule-cards-new-rows =
    { $newrow ->
        [any] Une nouvelle série peut être faite uniquement de cartes de la table.
        [matched]
            Cette table joue avec les séries libres (free_rows=1, C16) : on peut regrouper les cartes librement et
            défaire des séries. Une nouvelle série contient au moins une carte de ta main.
       *[keep-three]
            Pour commencer une nouvelle série, joue au moins 3 cartes qui vont ensemble, ou utilise des cartes de séries
            qui sont sur la table. Dans ce cas, au moins une carte de la nouvelle série vient de ta main, et chaque série
            qui lui a donné une carte garde au moins 3 cartes. Le livret ne dit pas exactement quelle série est
            nouvelle : la lecture que nous avons choisie est en C15 et C16.
    }
    .title = Nouvelles séries
    .search = défaire, couper, séparer, dissoudre, commencer une rangée
rule-cards-stuck =
    Si tu ne peux rien jouer du tout, montre ta main à tout le monde. Pioche { $hand } nouvelles cartes, mélange
    l’ancienne main à la pioche et continue le même tour. Si tu ne peux toujours rien jouer, recommence. { $stuck ->
        [silent] Ce livret ne parle pas de ce cas : c’est la règle de l’autre édition qui s’applique.
       *[printed] {""}
    }
    .title = Quand on ne peut rien jouer
    .search = passer, sauter, impossible, bloqué, échange, changer
rule-cards-end =
    Quand la pioche est épuisée, chaque joueur a encore un tour, et le dernier revient à celui qui a pris la dernière
    carte. Plus personne ne pioche. Celui qui a le plus de Qwirkles gagne. { $tied ->
        [silent] En cas d’égalité, la victoire est partagée (le livret n’en parle pas, c’est donc une précision).
       *[printed] En cas d’égalité, la victoire est partagée.
    }
    .title = La fin
    .search = gagner, gagnant, vainqueur, finir, terminer, égalité, dernier tour
rule-cards-sight =
    Personne d’autre ne voit tes cartes, pas même les spectateurs. Tout le monde peut voir la table, les
    Qwirkles pris et le nombre de cartes dans la pioche et dans chaque main. Pour savoir qui commence, on annonce
    seulement la taille de sa plus grande série, pas les cartes. Seul un joueur bloqué montre sa main.
    .title = Qui voit quoi
    .search = secret, caché, cacher, regarder, montrer

## Les précisions

rule-A1 =
    Chaque joueur donne lui-même son âge. Si aucun âge n’est donné, ou si les âges sont les mêmes, c’est, parmi
    les joueurs à égalité, celui dont la place a le plus petit numéro qui commence. Si seuls certains d’entre eux ont
    donné leur âge, on ne départage que ceux-là.
    .title = Les âges
    .search = âgé, jeune, anniversaire
rule-A2 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            Une série plus petite, ou une partie seulement de la plus grande série, n’est pas une ouverture valable. S’il y
            a plusieurs séries de cette taille, le premier joueur choisit.
    }
    .title = Rien de moins que la plus grande série
rule-A4 =
    Si personne n’a deux tuiles qui vont ensemble, la règle d’égalité décide qui commence, et le premier joueur pose
    une tuile. { $single ->
        [0] Elle rapporte 0 point, car il en faut deux pour une ligne.
       *[1] Elle rapporte 1 point, car cette table a choisi cette règle.
    } C’est le réglage single_opening_points qui en décide : 0, sauf si une table choisit 1.
    .title = Rien ne va ensemble au début
rule-A5 =
    Le joueur qui ouvre ne peut pas échanger ; tous les suivants le peuvent.
    .title = Pas d’échange à l’ouverture
rule-A6 =
    On échange au moins 1 tuile, et jamais plus qu’on n’en a en main ou qu’il n’y en a dans le sac.
    .title = Combien de tuiles échanger
rule-A8 = Si le sac est vide et que tu peux poser quelque chose, tu dois le faire. On ne passe pas par choix.
    .title = On ne passe pas par choix
    .search = passer, sauter
rule-A9 = Si le sac est vide et que tu ne peux rien poser, tu passes et tu marques 0 point.
    .title = Rien à poser, rien à piocher
    .search = passer, sauter
rule-A10 =
    Si le sac est vide et que personne ne peut rien poser, la partie se termine et personne ne reçoit le bonus final de
    6 points. Il en va de même s’il reste des tuiles dans le sac, mais qu’aucune de celles qui restent, dans le sac ou
    dans une main, ne peut se poser nulle part : plus personne ne pourrait jamais en poser une.
    .title = Personne ne peut poser
rule-A11 = On ne reçoit le bonus final de 6 points que si sa main est vide et qu’il n’y a plus rien à piocher.
    .title = Quand on reçoit le bonus final
rule-A12 = Si un coup complète plusieurs Qwirkles, chacun d’eux rapporte ses 6 points de bonus.
    .title = Plusieurs Qwirkles en un coup
rule-A13 = La partie se termine aussitôt, même si certains joueurs ont eu un tour de plus que d’autres.
    .title = On n’égalise pas les tours
rule-A14 = Les { word-tiles } qui restent dans ta main à la fin ne coûtent rien.
    .title = Ce qui reste en main
rule-A18 = On juge un coup quand tout est posé. L’ordre dans lequel tu as posé ne compte pas.
    .title = L’ordre de pose
rule-A19 =
    Un coup peut réunir des lignes qui étaient séparées, pourvu que les tuiles du coup soient elles-mêmes dans une seule
    ligne. Le livret polonais de Qwirkle l’écrit noir sur blanc. Les autres peuvent se lire autrement, et nous appliquons
    cette lecture à tous.
    .title = Réunir des lignes

rule-B1 =
    À chaque tour, même le premier, tu peux relancer une fois : aucun, quelques-uns ou la totalité de tes
    { $hand } cubes.
    .title = Relancer une fois par tour
rule-B4 = Si tu peux poser un cube, tu dois en poser au moins un. Tu ne dois relancer que si tu ne peux rien poser.
    .title = Poser est obligatoire
rule-B5 =
    Si tu as dû relancer à l’ouverture, tu dois poser la plus grande série de ce lancer-là. Tu ne peux pas relancer encore
    une fois.
    .title = L’ouverture après un lancer obligatoire
rule-B7 =
    Lancer jusqu’à pouvoir poser peut ne jamais finir. Quatre cubes bleus, deux formes dans un bloc de deux
    sur deux, n’acceptent que du bleu, et on lancerait sans fin une main sans bleu ; entre bons joueurs, cela arrive
    dans 1 ou 2 parties sur 100. Une main est sans issue si aucune face d’aucune de ses couleurs ne peut être posée où que
    ce soit. Une main sans issue retourne dans le sac, on mélange le sac, on pioche et on lance autant de cubes, et le même tour
    continue, comme pour une main bloquée dans Qwirkle Cards. Tout le monde le voit, et on recommence si la nouvelle main
    est sans issue, elle aussi. Si le sac et la main réunis ne contiennent aucune couleur qui puisse se poser, ou si
    le sac est vide, le joueur dont la main est sans issue passe. Si tout le monde passe à la suite, la partie se termine sans le
    bonus final de 6 points. Avec une main qui n’est pas sans issue, il faut en moyenne
    6 lancers au plus.
    .title = Une main sans issue
rule-B9 =
    Toutes les lignes et tous les Qwirkles du dernier cube comptent, puis on ajoute le bonus final de 6 points. À
    l’ouverture, un cube seul n’est jamais autorisé, quelle que soit ta main.
    .title = Le dernier cube, et un premier cube seul

rule-C4 =
    Une série de six à l’ouverture est un Qwirkle, et on la prend aussitôt.
    .title = Un Qwirkle à l’ouverture
rule-C5 =
    Être bloqué est un fait, pas une déclaration : l’arbitre essaie tout ce qui peut se jouer. S’il existe un coup, la
    déclaration est refusée (et le programme peut proposer d’en montrer un) ; n’importe quel coup valable convient.
    .title = Bloqué ou non
rule-C7 =
    Si la pioche a { $hand } cartes ou plus, on met de côté la main bloquée, on pioche { $hand } cartes et on mélange
    l’ancienne main à la pioche.
    .title = Une nouvelle main d’une grande pioche
rule-C8 =
    Si la pioche a moins de { $hand } cartes, mais au moins 1, on les pioche toutes, on mélange l’ancienne main, qui
    devient la pioche, et on y pioche le reste. Cela ne compte pas comme une pioche épuisée.
    .title = Une nouvelle main d’une petite pioche
rule-C9 = Si la pioche est vide, un joueur bloqué passe.
    .title = Bloqué avec une pioche vide
rule-C10 =
    Si ni la main ni la pioche ne contiennent de carte jouable, le joueur passe. Si tout le monde passe à la suite, la
    partie se termine.
    .title = Aucune carte n’y peut rien
rule-C11 =
    On ne peut pas laisser une série de six sur la table.
    .title = Aucun Qwirkle ne reste
rule-C12 =
    Si tu complètes plusieurs Qwirkles en un tour, tous comptent.
    .title = Plusieurs Qwirkles en un tour
rule-C15 =
    { $newrow ->
        [any] { rules-unneeded }
        [matched]
            La règle des nouvelles séries se juge sur le résultat. À chaque série qui, à la fin du tour, ne contient
            aucune carte de ta main, Qwirkles compris, on associe une ancienne série avec laquelle elle a une carte en
            commun, et aucune ancienne série ne sert deux fois. Si c’est impossible, il y a une nouvelle série sans carte
            de ta main, et le tour n’est pas valable.
       *[keep-three]
            Une série continue en tant que série de sa couleur ou de sa forme. À la fin de ton tour, chaque série, Qwirkles
            compris, peut continuer une seule ancienne série, de la même couleur ou de la même forme, si elles ont une
            carte en commun. Une ancienne série est continuée au plus une fois. Une série qui ne continue aucune ancienne série est
            nouvelle, et elle contient au moins une carte de ta main. On juge le résultat : le tour est valable s’il
            existe une façon de choisir quelle série continue laquelle (et, entre cartes identiques, laquelle est allée
            où) qui respecte cette précision et C16.
    }
    .title = Quelle série est nouvelle
rule-C16 =
    { $newrow ->
        [any] Une série peut être entièrement défaite.
        [matched]
            Cette table a choisi free_rows=1. On peut regrouper les cartes librement, et une série peut être entièrement
            défaite. Une série sans carte de ta main doit seulement avoir une carte en commun avec une ancienne série, qui ne
            compte que pour elle, quelles que soient leurs couleurs et leurs formes (C15).
       *[keep-three]
            Une série qui a donné une carte à une nouvelle série doit continuer : elle garde donc au moins 3 cartes. Une série
            ne peut disparaître que dans des séries qui continuent : tu réunis deux séries, ou tu ajoutes ses cartes à
            d’autres séries. Règle maison : une table peut choisir free_rows=1. On peut alors regrouper les cartes
            librement et défaire des séries ; une série sans carte de ta main doit seulement avoir une carte en commun avec
            une ancienne série, qui ne compte que pour elle.
    }
    .title = Les séries qui donnent des cartes
rule-C17 =
    Les cartes de la table ne vont jamais dans une main.
    .title = Pas de retour en main
rule-C18 = Les derniers tours commencent aussi quand la pioche suffit tout juste à compléter une main.
    .title = La pioche épuisée tout juste
rule-C19 = Une main vide ne donne aucun bonus. Un joueur sans cartes passe.
    .title = Une main vide
rule-C21 = Il peut y avoir deux séries de la même couleur ou de la même forme sur la table.
    .title = Deux séries semblables
rule-C22 =
    { $opening ->
        [any] { rules-unneeded }
       *[largest-set]
            L’ouverture, c’est une seule série et rien d’autre. Le livret dit seulement qu’on joue cette série et que la
            partie commence ainsi.
    }
    .title = Une seule série à l’ouverture

## Légendes

picture-empty = vide
picture-from-hand = De la main
picture-moved = Déplacée
picture-grid-line =
    Une rangée rouge de quatre formes différentes et une colonne de trois étoiles de couleurs différentes. L’étoile
    rouge fait partie des deux.
picture-grid-laying =
    { $game ->
        [cubes] Les deux nouveaux cubes ne se touchent pas :
       *[qwirkle] Les deux nouvelles tuiles ne se touchent pas :
    } le trèfle vert était déjà là et comble le trou.
picture-grid-wrong =
    Quatre { word-tiles } qui n’ont pas le droit d’être là. 1 : le losange bleu ne va pas avec la rangée rouge. 2 : la
    rangée a déjà un carré rouge. 3 : il y a un trou entre les ronds. 4 : se toucher par un coin ne compte pas.
picture-grid-score = Deux nouvelles étoiles rapportent 6 points : 4 pour la rangée bleue et 2 pour la colonne d’étoiles. L’étoile bleue compte dans les deux.
picture-grid-qwirkle = Les deux dernières pièces violettes font un Qwirkle : 6 points pour la ligne et 6 points de bonus, 12 au total.
picture-qwirkle-start =
    Ici, la plus grande série est de trois : le rond, le carré et l’étoile rouges. Le deuxième carré rouge ne compte pas.
picture-cubes-before = Trois verts, et trois cubes qui ne vont avec rien. Pourquoi ne pas relancer ces trois-là ?
picture-cubes-after =
    Le bleu, l’orange et le jaune ont été relancés : leurs couleurs restent, leurs formes sont nouvelles. Il y a
    maintenant quatre carrés !
picture-cubes-opening = Si c’est l’ouverture, il faut poser les quatre carrés. Ils rapportent 4 points.
picture-cubes-dead = Autour de ce bloc, on ne peut poser que du bleu. Une main sans bleu est sans issue.
picture-cards-set =
    Deux séries : trois étoiles de couleurs différentes, et quatre cartes vertes de formes différentes.
picture-cards-turn =
    Il y avait quatre cartes rouges sur la table. Le rond jaune et le rond bleu viennent de la main, le rond rouge les
    rejoint, et les trois autres cartes rouges sont encore une série.
picture-cards-chance =
    Quatre cartes rouges et trois carrés sur la table ; le carré jaune et le carré violet sont dans ta main. Vois-tu le
    Qwirkle ?
picture-cards-qwirkle =
    Le carré rouge se déplace, le jaune et le violet viennent de la main : six carrés, un Qwirkle ! Les trois autres
    cartes rouges restent une série.
picture-cards-new-row =
    Avant ce tour, il y avait deux séries : cinq cartes rouges et quatre croix. Trois losanges viennent de la main. Mais
    le rond, le carré et la croix rouges forment une nouvelle série avec des cartes de la table seulement : le livret
    polonais l’interdit, la description anglaise l’autorise.
picture-cards-keep-three =
    Avant ce tour, il y avait trois cartes rouges, trois carrés et trois étoiles. Le rond jaune et le rond vert viennent
    de la main et prennent le rond rouge ; les deux autres cartes rouges rejoignent les carrés et les étoiles. Le livret
    polonais l’interdit : la série rouge a donné une carte à une nouvelle série et ne continue pas. La description
    anglaise et la règle maison des séries libres l’autorisent.

## Refus

# Après un refus : le paragraphe des règles sur lequel il repose.
refused-rule = (Règle : { $title }, { $id })

reason-game_over = La partie est terminée.
reason-wrong_action = Ce n’est pas possible maintenant dans ce jeu.
reason-nothing_chosen = Rien n’a été choisi.
reason-not_in_hand = Pas dans ta main : { $pieces }.
reason-cell_taken = Cette case est déjà prise : { $cells }.
reason-same_cell = Deux pièces sur la même case : { $cells }.
reason-off_table = La première ligne doit être plus près du milieu de la table : { $cells }.
reason-not_one_line = Toutes les pièces d’un coup doivent être dans une seule rangée ou une seule colonne, sans trou : regarde { $cells }.
reason-no_contact = Au moins une pièce doit toucher, côté contre côté, une pièce déjà sur la table : { $cells }.
reason-mismatch = Ni la même couleur ni la même forme : { $pieces }.
reason-duplicate = Deux fois la même pièce : { $pieces }.
reason-not_largest_set = L’ouverture doit être ta plus grande série en entier, par exemple { $pieces }.
reason-opening_must_lay = Au premier tour, il faut poser des pièces ; tu pourras échanger plus tard.
reason-opening_must_roll = Aucun de tes cubes ne va avec un autre : tu dois tous les relancer.
reason-can_lay = Tu as un coup possible : tu dois jouer.
reason-can_draw = Tu ne peux pas passer tant qu’il y a quelque chose à piocher, à lancer ou à échanger.
reason-bag_too_small = Il ne reste pas autant de pièces dans le sac.
reason-already_rerolled = Tu as déjà relancé pendant ce tour.
reason-no_card_played = Joue au moins une carte de ta main.
reason-row_too_short = Il faut au moins trois cartes pour une série : { $pieces }.
reason-cards_missing = Ces cartes manquent sur la table : { $pieces }.
reason-cards_from_nowhere = Ces cartes n’étaient pas sur la table et n’ont pas été jouées : { $pieces }.
reason-qwirkle_left_on_table = Une série de six doit être prise : { $pieces }.
reason-not_a_qwirkle = On ne peut prendre qu’une série entière de six : { $pieces }.
reason-new_row_without_hand_card = Une nouvelle série a besoin d’une carte de ta main : { $pieces }.
reason-row_must_keep_three = Une série qui a donné une carte à une nouvelle série doit garder au moins trois cartes : { $pieces }.
reason-opening_more_than_a_set = L’ouverture, c’est une seule série et rien d’autre : { $pieces }.
reason-no_arrangement = Ces cartes ne peuvent pas être jouées sur cette table : { $pieces }.
reason-chance = Ceci n’a pas pu être pioché ou lancé : { $pieces }.

## Ce qui ne peut pas être lu

unreadable-piece = « { $token } » n’est pas une pièce. Une pièce, c’est une couleur (R O Y G B P) et une forme (o s d t c x) : Rt est l’étoile rouge.
unreadable-cell = « { $token } » n’est pas une pièce avec sa case. Écris Rt@3,-2 : l’étoile rouge, 3 vers la droite, 2 vers le haut.
unreadable-action = Non compris : « { $token } ».
unreadable-play = Ces cartes ne peuvent pas être jouées ainsi : « { $token } ».
unreadable-number = « { $token } » n’est pas un nombre entier d’au plus quatre chiffres.
unreadable-table = Ce n’est pas une table valable : { $token }.
unreadable-supply = « { $token } » n’est pas une pioche valable.
unreadable-field = Champ inconnu : « { $token } ».
unreadable-missing = « { $token } » manque.
unreadable-edition = L’édition « { $token } » n’existe pas.
unreadable-too_long = C’est trop long.
unreadable-too_many = Trop de pièces : { $token }.
unreadable-numbers = Les nombres de cette position se contredisent.
unreadable-json = Ce n’est pas un objet JSON.

## Qui joue

seats-count = Ce jeu se joue de 2 à 4 joueurs, pas à { $value }.
seats-name = Un nom doit avoir de 1 à 60 caractères imprimables : « { $value } ».
seats-same-name = Deux joueurs s’appellent « { $value } ».
seats-bot-name = « { $value } » est un nom de bot : choisis-en un qui ne commence pas par @.
seats-age = « { $value } » n’est pas un âge de 0 à 150.

## Enregistrements

record-too_long = Cet enregistrement est trop long.
record-json = Ce n’est pas un enregistrement : impossible de le lire comme du JSON.
record-line = Ce n’est pas un enregistrement : une ligne est illisible.
record-format = Ce format d’enregistrement n’est pas pris en charge.
record-keys = L’enregistrement contient un champ inconnu, ou son résultat manque.
record-edition = L’enregistrement n’indique pas d’édition connue.
record-seat = Les données d’un joueur sont illisibles dans l’enregistrement.
record-start = Une partie ne peut pas commencer comme le dit cet enregistrement.
record-turn = Le tour { $turn } n’est pas possible.
record-points = Tour { $turn } : le joueur ou les points sont faux.
record-result = Le résultat ne découle pas des tours.
record-fairness = Le secret ou les sels de l’enregistrement sont illisibles.
record-no_secret = L’enregistrement ne contient pas son secret : rien ne peut être recalculé.
record-commitment = Le secret ou un sel n’est pas celui qui avait été fixé avant la partie.
record-deal = Les mains distribuées ne découlent pas du secret.
record-draw = Tour { $turn } : ce qui a été pioché ou lancé ne découle pas du secret.
record-other_commitment = L’engagement de cet enregistrement n’est pas celui que tu as indiqué.
record-salt_unused = La partie n’a pas été distribuée avec le sel que tu as indiqué.
record-unsigned = L’enregistrement n’est pas signé.
record-other_key = L’enregistrement est signé avec une clé qui n’est pas parmi celles que tu as indiquées.
record-signature = La signature est fausse : l’enregistrement a été modifié, ou signé par quelqu’un d’autre.
record-receipt_signature = Le reçu n’est pas signé avec cette clé.
record-receipt_game = Le reçu est celui d’une autre partie.
record-exchange = L’enregistrement n’est pas ce que le serveur a envoyé : au tour { $turn }, tu as échangé ou pioché d’autres tuiles.
record-receipt = L’enregistrement n’est pas ce que le serveur a envoyé : le reçu du tour { $turn } le contredit.
verify-fine = Chaque donne, chaque pioche et chaque lancer découlent du secret fixé avant la partie.
verify-signature-none = Il n’est pas signé.
verify-signature-unchecked = Sa signature (clé { $id }) n’a pas été vérifiée : utilise --key.
verify-signature-valid = Il est signé avec la clé { $id }.
verify-bad-commitment = Un engagement a 64 chiffres, de 0 à 9 et de a à f.
verify-bad-salt = « { $value } » n’est pas une place de 0 à 3, deux-points et un sel.
verify-bad-key = « { $value } » ne contient pas de clé d’un serveur.
verify-bad-receipt = « { $value } » n’est pas un reçu.
verify-no-records = Il n’y a pas d’enregistrement dans le dossier { $folder }.

## La ligne de commande

cli-about = Sixfold joue à Qwirkle, Qwirkle Cubes et Qwirkle Cards exactement selon leurs règles imprimées.
cli-examples =
    Exemples :
      sixfold play
      sixfold rules cards-pl
      sixfold verify game.json
cli-usage = Utilisation :
cli-commands = Commandes
# As in English.
cli-options = Options
cli-play = Jouer dans le navigateur, ou dans le terminal, avec des personnes et des bots.
cli-play-examples =
    Exemples :
      sixfold play
      sixfold play --terminal
      sixfold play --edition cubes-hu --players Ann,Bo:12,@greedy
      sixfold play --save game.json
cli-judge = Juger des coups : un objet JSON par ligne en entrée, une réponse par ligne en sortie.
cli-judge-examples =
    Exemples :
      sixfold judge moves.jsonl
      sixfold judge - < moves.jsonl
cli-moves = Lister tous les coups d’une main : un objet JSON par ligne en entrée, une réponse par ligne en sortie.
cli-moves-examples =
    Exemples :
      sixfold moves positions.jsonl
      sixfold moves - < positions.jsonl
cli-verify = Vérifier que tout, dans un enregistrement, a été distribué honnêtement.
cli-verify-examples =
    Exemples :
      sixfold verify game.json
      sixfold verify game.json --key https://example.org --salt 0:4f1c --json
      sixfold verify records
cli-rules = Lire les règles d’une édition, ou comparer deux éditions.
cli-rules-examples =
    Exemples :
      sixfold rules
      sixfold rules qwirkle-it
      sixfold rules --diff cards-pl cards-en
cli-arena = Faire jouer un match entre bots et donner le résultat avec des intervalles de confiance.
cli-arena-examples =
    Exemples :
      sixfold arena --game qwirkle --players greedy,random --games 100 --seed 1
      sixfold arena --game cubes --players "greedy,exec:python3 bot.py" --budget-ms 50 --json
      sixfold arena --game cards --players greedy,random --sprt 0 50 --checkpoint match.jsonl
      sixfold arena --game cubes --players "random,exec:sixfold engine greedy" --games 20
      sixfold arena --game cubes --players random,greedy,easy,medium --tournament round-robin --out report.html
      sixfold arena --game qwirkle --players greedy,random --games 10000 --runner ray --address 10.0.0.1:6379
cli-engine = Lancer un bot de Sixfold comme moteur pour l’arène, sur l’entrée et la sortie standard.
cli-engine-examples =
    Exemples :
      sixfold engine greedy
      sixfold engine greedy < messages.jsonl
cli-train = Réentraîner les bots : des parties contre eux-mêmes, puis les poids dans un fichier texte.
cli-train-examples =
    Exemples :
      sixfold train qwirkle
      sixfold train qwirkle --seats 3 --seed 7 --out my-training
cli-bench = Mesurer la vitesse de l’arbitre.
cli-bench-examples =
    Exemples :
      sixfold bench
      sixfold bench qwirkle --json
cli-arg-help = afficher cette aide
cli-arg-version = afficher la version
cli-arg-lang = langue : { $known } (par défaut : celle de l’environnement)
cli-arg-lines = fichier de lignes JSON, - pour l’entrée standard
cli-arg-record = enregistrements de parties, en JSON ou en texte, ou dossiers qui en contiennent ; - pour l’entrée standard
cli-arg-verify-commitment = ce que le serveur a promis avant la partie
cli-arg-verify-salt = un sel qui doit avoir été utilisé, avec le numéro de sa place à partir de 0
cli-arg-verify-key = clé du serveur qui doit avoir signé : un fichier, l’adresse du serveur ou un nombre hexadécimal
cli-arg-verify-receipt = ce que le serveur a signé pendant la partie : l’enregistrement doit y correspondre
cli-arg-json = répondre en JSON, pour les programmes
cli-arg-edition = édition, comme qwirkle-pl, ou jeu : qwirkle, cubes, cards
cli-arg-diff = montrer ce qui change entre deux éditions d’un jeu
cli-arg-bench = ce qu’il faut mesurer (par défaut : tout)
cli-arg-players = joueurs, comme Ann,Bo:12,@greedy (avec un âge ; avec @ un bot)
cli-arg-save = enregistrer la partie dans ce fichier, ou continuer celle qu’il contient
cli-arg-secret = distribuer à partir de ce secret, pour pouvoir répéter la partie
cli-usage-unknown = Argument inconnu : « { $what } ».
cli-usage-missing = Argument manquant : { $what }.
cli-usage-choice = { $what } n’est pas une valeur valable pour « { $name } ».
cli-usage-value = « { $name } » attend une valeur.
cli-usage-number = « { $name } » attend un nombre, pas { $what }.
cli-usage-help = Aide : { $command }
cli-missing-extra = Cette commande a besoin de l’extra « { $name } » : pip install "sixfold[{ $name }]"
cli-unknown-language = Langue inconnue : « { $name } ». Disponibles : { $known }.
cli-unknown-edition = Édition ou jeu inconnu : « { $name } ». Disponibles : { $known }.
cli-unknown-level = Bot inconnu : « { $name } ». Disponibles : { $known }.
cli-unknown-bench = Mesure inconnue : « { $name } ». Disponibles : { $known }.
cli-cannot-read = « { $file } » ne peut pas être lu : { $why }.
system-missing = fichier introuvable
system-denied = accès refusé
system-folder = c’est un dossier
system-full = il n’y a plus de place
system-in_use = un autre programme l’utilise déjà
system-address = cet ordinateur n’a pas cette adresse
system-name = nom d’hôte inconnu
system-refused = connexion refusée
system-timeout = pas de réponse à temps
system-other = le système d’exploitation a refusé : { $why }
cli-meta-command = COMMANDE
cli-meta-file = FICHIER
cli-meta-record = ENREGISTREMENT
cli-meta-salt = PLACE:SEL
cli-meta-key = FICHIER|URL|HEXA
cli-meta-edition = ÉDITION
cli-meta-name = NOM
cli-meta-players = JOUEURS
# As in English.
cli-meta-secret = SECRET
cli-meta-lang = LANGUE
cli-meta-game = JEU
cli-meta-folder = DOSSIER
cli-meta-number = NOMBRE
cli-meta-seed = GRAINE
cli-meta-ms = MS
cli-measuring = Mesure : { $name }
rules-hint = sixfold rules ÉDITION en affiche une ; sixfold rules --diff A B en compare deux.

## L’arène

arena-arg-game = jeu : qwirkle, cubes ou cards
arena-arg-players = 2 à 4 joueurs, séparés par des virgules : des niveaux comme greedy, d’autres bots du jeu, ou exec:COMMANDE pour un programme
arena-arg-games = nombre de parties (par défaut : 100), arrondi vers le haut pour que chaque donne soit jouée une fois dans chaque ordre des places
arena-arg-seed = un texte quelconque ; la même graine donne les mêmes donnes (par défaut : 1)
arena-arg-budget = temps de calcul par coup en millisecondes (par défaut : la limite propre à chaque bot)
arena-arg-sprt = deux joueurs : s’arrêter dès qu’il est décidé si le premier est meilleur de ELO0 ou de ELO1
arena-arg-checkpoint = enregistrer chaque donne dans ce fichier ; s’il existe, reprendre à partir de là
arena-arg-jobs = nombre de donnes jouées en parallèle (par défaut : une par cœur)
arena-arg-log = ajouter la sortie d’erreur des moteurs à ce fichier (par défaut : ignorée)
engine-arg-name = un niveau, ou un autre bot du jeu
arena-out-of-range = { $name } doit être compris entre { $low } et { $high }.
arena-other-game = L’édition { $edition } n’appartient pas au jeu { $game }.
arena-command-empty = exec: doit être suivi d’une commande.
arena-command-quotes = Les guillemets de cette commande ne se ferment pas : { $command }
arena-command-missing = Programme introuvable ou non exécutable : « { $command } ».
arena-command-system = Les programmes comme joueurs (exec:) demandent Linux ou un autre Unix.
arena-cannot-write = « { $file } » ne peut pas être utilisé : { $why }.
arena-sprt-elo = --sprt demande deux nombres différents de -1000 à 1000, le plus petit d’abord.
arena-sprt-players = --sprt ne marche que pour les matchs à deux joueurs.
arena-file-foreign = « { $file } » n’est pas un fichier de match. Il n’a pas été modifié.
arena-file-differs = « { $file } » appartient à un autre match ({ $what }). Il n’a pas été modifié.
arena-file-corrupt = La ligne { $what } de « { $file } » est abîmée. Le fichier n’a pas été modifié.
arena-file-busy = Un autre match est en train d’écrire dans « { $file } ».
arena-worker-lost = Un processus s’est arrêté pendant la donne { $deal }.
arena-title = { $edition }. Parties : { $games }, donnes : { $deals }
arena-head-player = joueur
arena-head-wins = victoires %
arena-head-interval = 95 %
# As in English.
arena-head-points = points
arena-head-elo = Elo
arena-head-elo-interval = Elo 95 %
arena-head-ms = ms/coup
arena-head-illegal = interdits
arena-head-crashes = plantages
arena-margin = Avance du premier joueur sur la moyenne des autres : { $margin } { $interval }
arena-sprt =
    { $decision ->
        [H0] Le test accepte { $elo0 } Elo plutôt que { $elo1 } : logarithme du rapport de vraisemblance { $llr }, limites { $lower } et { $upper }.
        [H1] Le test accepte { $elo1 } Elo plutôt que { $elo0 } : logarithme du rapport de vraisemblance { $llr }, limites { $lower } et { $upper }.
       *[other] Le test entre { $elo0 } et { $elo1 } Elo n’a pas tranché : logarithme du rapport de vraisemblance { $llr }, limites { $lower } et { $upper }.
    }
arena-incomplete = Le match a été arrêté avant la fin ; voici les résultats jusqu’ici.
arena-progress = Donne { $done } sur { $of }, { $name } : { $rate }
arena-fault = Donne { $deal }, ordre des places { $rotation }, tour { $turn } : { $name } a perdu : { $why }
arena-fault-illegal = coup interdit
arena-fault-exception = le bot a échoué
arena-fault-start = le programme n’a pas pu démarrer
arena-fault-hello = message hello non valable
arena-fault-exit = le programme s’est arrêté
arena-fault-timeout = pas de réponse à temps
arena-fault-flood = la réponse est trop longue
arena-fault-unasked = a écrit sans qu’on lui demande rien
arena-fault-unreadable = la réponse est illisible
engine-not-in-game = Ce jeu n’a pas de bot « { $name } ».
engine-unreadable = Ce n’est pas un message du protocole des moteurs : { $why }

## Jouer dans le terminal

play-title = { $name }
play-commitment = La donne est fixée par un secret dont voici le SHA-256 : { $digest }
play-announced = { $name } : plus grande série { $n }
play-starts = Premier joueur : { $name }
play-help-hint = Écris help pour voir ce que tu peux écrire.
play-look-away = { $name }, c’est à toi. Quand personne d’autre ne regarde, appuie sur Entrée.
play-prompt = { $name }>
play-which-edition = Laquelle ? Numéro ou nom [1] :
play-which-players = Qui joue ? Des noms séparés par des virgules, un âge après deux-points, @greedy ou @random pour un bot [{ $usual }] :
play-you = Toi
play-draft = À l’essai : { $action }. { $points }
play-nothing-drafted = Tu n’as encore rien posé. Écris un coup, hint ou help.
play-hint = Par exemple : { $action }
play-no-refusal = Rien n’a encore été refusé.
play-which-file = Quel fichier ? Par exemple : save game.json
play-exists = « { $file } » existe déjà et contient autre chose que cette partie. Choisis un autre nom.
play-not-saved = Cette partie n’a pas été enregistrée. La prochaine fois : save game.json, ou commence avec --save game.json.
play-saved = Enregistré dans { $file }. La partie sera maintenant enregistrée après chaque tour.
play-loaded = La partie continue à partir de { $file }.
play-cannot-save = Impossible d’écrire « { $file } » : { $why }. La partie continue, mais elle n’est pas enregistrée.
play-kept = L’enregistrement est dans { $file }. Avec sixfold verify, tu peux vérifier que tout a été distribué honnêtement.
play-goodbye = Au revoir.
play-turn = { $name } : { $what }. { $points }
play-exchanged =
    { $n ->
        [one] échange de { $n } tuile
       *[other] échange de { $n } tuiles
    }
play-shown = Rien à jouer, donc cette main est montrée : { $pieces }
play-last-piece =
    { $game ->
        [cubes] { $name } : dernier cube posé ; le bonus de { $n } est compris ci-dessus.
       *[qwirkle] { $name } : dernière tuile posée ; le bonus de { $n } est compris ci-dessus.
    }
play-stock-empty = La pioche est épuisée : chacun a encore un tour.
play-last-turns =
    { $n ->
        [1] Dernier tour de la partie.
       *[other] Encore { $n } tours avant la fin de la partie.
    }
play-bag =
    { $n ->
        [0] Le sac est vide.
        [one] { $n } pièce dans le sac.
       *[other] { $n } pièces dans le sac.
    }
play-stock =
    { $n ->
        [0] La pioche est vide.
        [one] { $n } carte dans la pioche.
       *[other] { $n } cartes dans la pioche.
    }
play-hand = Ta main : { $pieces }
play-opening = Tu ouvres la partie : pose ta plus grande série en entier.
play-opening-any = Tu ouvres la partie : n’importe quel tour permis convient.
play-forced-dead = Aucune face d’aucun de tes cubes ne peut se poser nulle part : appuie sur Entrée pour les remettre dans le sac et en piocher d’autres.
play-dead = une main sans issue retourne dans le sac
play-may-reroll = Tu peux d’abord relancer des cubes : écris reroll et leurs noms.
play-forced-pass = Tu ne peux rien faire : appuie sur Entrée pour passer.
play-forced-roll = Tu ne peux rien poser : appuie sur Entrée pour lancer tous tes cubes.
play-forced-redraw = Tu ne peux rien jouer : appuie sur Entrée pour montrer ta main et en piocher une nouvelle.
play-winner = Victoire : { $names }, avec { $points }
play-shared = Victoire partagée : { $names }, avec { $points }
ending-last_piece = La dernière pièce a été posée.
ending-nobody_can_place = Aucune des pièces restantes ne peut être posée.
ending-last_turns = La pioche est épuisée, et tout le monde a eu un dernier tour.
ending-all_passed = Tout le monde a passé son tour, l’un après l’autre.
ending-resigned = La partie s’est terminée par un abandon.
ending-turn_limit = La partie a atteint le nombre maximal de tours. Les points décident.
shared-title =
    { $n ->
        [0] { $game } : une partie abandonnée
        [one] { $game } : { $names } gagne
       *[other] { $game } : { $names } partagent la victoire
    }
shared-about = { $scores }. Regarde la table finale et revois chaque coup.
play-confirm = Appuie sur Entrée pour confirmer, ou écris undo.
play-help-qwirkle =
    Rt@3,-2     poser l’étoile rouge : colonne 3, rangée -2 (x à droite, y en bas) ; plusieurs possibles
    swap Rt Bs  échanger ces tuiles
play-help-cubes =
    Rt@3,-2       poser l’étoile rouge : colonne 3, rangée -2 (x à droite, y en bas) ; plusieurs possibles
    reroll Rt Bs  relancer ces cubes, une fois, avant de poser
    roll          lancer tous les cubes quand tu ne peux rien poser
play-help-cards =
    play Rt Bt Gt                    jouer ces cartes ; la table s’arrange toute seule
    play Rt : RtBtGt YoYsYd          pareil, avec toute la table comme tu la veux, série après série
    play Rt : YoYsYd ! RtOtYtGtBtPt  les Qwirkles pris viennent après le !
    redraw                           quand tu ne peux rien jouer
play-help =
    Couleurs : R rouge, O orange, Y jaune, G vert, B bleu, P violet.
    Formes : o rond, s carré, d losange, t étoile, c trèfle, x croix.
    Entrée ou done  confirmer le coup    undo          revenir d’un pas            clear  tout reprendre
    hint            montrer un coup      why           expliquer le dernier refus  rules  afficher les règles
    table           afficher la table    save FICHIER  enregistrer la partie       quit   arrêter
    help            afficher cette aide  load FICHIER  continuer depuis un fichier

## Entraînement

train-arg-seats = nombre de joueurs : 2 (par défaut), 3 ou 4
train-arg-seed = un nombre entier ; la même graine donne les mêmes poids (par défaut : 1)
train-arg-out = dossier des cycles terminés et des poids (par défaut : « training ») ; un entraînement interrompu y reprend
train-arg-jobs = nombre de parties jouées en parallèle (par défaut : une par cœur) ; ne change rien aux poids
train-done = Les poids sont dans « { $file } ».
cli-static = Écrire le client web comme site statique : un dossier que n’importe quel hébergeur peut servir, sous n’importe quel chemin.
cli-static-examples =
    Exemples :
      sixfold static --out site
      sixfold static --out site --server https://play.example
static-arg-out = dossier à écrire : vide, nouveau, ou un site statique précédent
static-arg-server = adresse d’un serveur Sixfold pour jouer avec des amis, par exemple https://play.example (par défaut : aucun)
static-done = { $folder } est prêt : n’importe quel serveur web peut le servir.
static-bad-server = « { $value } » n’est pas l’adresse d’un serveur : https:// ou http:// et un nom, sans chemin.
static-not-empty = { $folder } contient d’autres fichiers : choisis un dossier vide ou nouveau.
static-no-kernel = Le client web de cette installation n’a pas de noyau pour le navigateur : il lui faut un serveur. Utilise un paquet publié, ou construis-le avec « run web ».

## Le serveur

cli-serve = Lancer un serveur : des tables pour des personnes et des bots, sur le réseau.
cli-serve-examples =
    Exemples :
      sixfold serve
      sixfold serve --host 0.0.0.0 --port 80 --db /var/lib/sixfold/tables.db
      sixfold serve --db postgresql://sixfold@db/sixfold --relay nats://nats:4222
cli-meta-host = ADRESSE
cli-meta-addresses = ADRESSES
cli-meta-seconds = SECONDES
cli-arg-host = adresse d’écoute (par défaut : 127.0.0.1, cet ordinateur seulement)
cli-arg-port = port d’écoute (par défaut : 8000 ; 0 : n’importe quel port libre)
cli-arg-db = où sont conservées les tables : un fichier SQLite (par défaut : sixfold.db) ou postgresql://…
cli-arg-relay = adresse nats://… par laquelle plusieurs processus du serveur se tiennent au courant
cli-arg-workers = nombre de processus pour les bots (par défaut : le nombre de cœurs moins un)
cli-arg-password-file = fichier contenant le mot de passe de ce serveur (ou la variable SIXFOLD_PASSWORD)
cli-arg-origin = autoriser aussi les pages de cette adresse, comme https://play.example (peut être répété)
cli-arg-hosts = nom sous lequel les navigateurs joignent le serveur, comme play.example ; * pour tous (peut être répété)
cli-arg-proxies = adresses des proxys de confiance, séparées par des virgules (leurs en-têtes X-Forwarded sont utilisés)
cli-arg-sockets = nombre maximal de connexions ouvertes (par défaut : 50000)
cli-arg-per-client = multiplier par ce facteur les limites par adresse
cli-arg-keep-days = jours entre le dernier événement d’une table et sa suppression (par défaut : 365 ; 0 : jamais)
cli-arg-webhook = URL informée des résultats et, dans les parties où un tour peut durer des jours, de qui doit jouer (ou la variable SIXFOLD_WEBHOOK)
cli-arg-private-push = envoyer aussi les notifications aux services push des réseaux privés
cli-arg-drain = secondes de service après SIGTERM, en se disant « pas prêt » (par défaut : 5)
cli-arg-quiet = ne journaliser que les avertissements et les erreurs
serve-at = Sixfold est à l’adresse { $url }
serve-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }
serve-no-client = Le client web ne fait pas partie de cette installation : il n’y a pas de pages, seules l’interface pour les programmes et la version pour terminal fonctionnent. Utilise un paquet publié, ou construis-le avec le programme « run ».
serve-bad-webhook = --webhook demande une URL qui commence par https:// ou http://, éventuellement après discord+, telegram+, ntfy+ ou json+.
webhook-turn = { $game }, table { $table } : c’est à { $name }.
webhook-reminder = { $game }, table { $table } : il reste peu de temps à { $name } pour ce tour.
webhook-over = { $game }, table { $table } : la partie est terminée. { $scores }
push-turn = C’est à toi de jouer.
push-played = { $name } a joué. C’est à toi.
push-reminder = C’est à toi de jouer, et il te reste peu de temps.
no-table = Cette table n’existe pas.
no-secret = Tu n’as pas de place à cette table.
no-host = Seul l’hôte peut faire cela.
no-started = La partie a déjà commencé.
no-not_started = La partie n’a pas encore commencé.
no-over = La partie est terminée.
no-full = Toutes les places sont prises.
no-seat_taken = Cette place n’est pas libre.
no-waiting = Une place est encore libre.
no-edition = L’édition { $value } n’existe pas.
no-level = Le bot { $value } n’existe pas.
no-turn = La partie a avancé : regarde à nouveau la table.
no-not_your_turn = Ce n’est pas ton tour.
no-bot_plays = Un bot joue pour toi : reprends d’abord ta place.
no-salt = Le contrôle du tirage a échoué : ce n’est pas la valeur annoncée.
no-still_here = Ce joueur est toujours là.
no-not_away = Cette place ne peut pas être confiée à un bot.
no-out_of_time = Ton temps est écoulé, et on ne peut revenir qu’une seule fois.
no-resigned = Tu as abandonné cette partie.
no-undo = Ce tour ne peut pas être annulé : on a pioché ou montré quelque chose depuis.
no-carry = Ce lien a expiré ou a déjà servi.
no-let_in = Les autres ne peuvent pas ouvrir cette place. Entre son PIN, ou confirme le code dans le navigateur qui a la place.
no-guest = Ce navigateur a été admis par les autres : il n’a pas le droit de faire cela. Utilise le premier navigateur de cette place.
no-pin = Ce PIN n’est pas le bon.
no-pin_pause = Trop de PIN incorrects. Réessaie plus tard.
no-password = Ce serveur demande un mot de passe.
no-origin = Les requêtes de cette page ne sont pas autorisées.
no-address = Ce serveur n’accepte pas l’adresse { $value }. La personne qui le gère peut l’autoriser.
no-unreadable = Ce message est illisible.
no-too_large = Ce message est trop long.
no-too_often = Pas si vite : réessaie dans un instant.
no-too_many = Tu as trop de tables ou de connexions ouvertes.
no-limit = C’est déjà arrivé trop souvent à cette table.
no-method = Ce type de requête n’est pas pris en charge.
no-busy = Ça n’a pas marché cette fois : réessaie.
phrase-hello = Bonjour !
phrase-well_done = Bien joué !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-good_luck = Bonne chance !
phrase-hurry = À toi de jouer !
phrase-wait = Un instant, s’il te plaît.
phrase-again = Encore une partie ?
phrase-good_game = Belle partie !
phrase-bye = À bientôt !

## Ce qui est conservé

cli-backup = Copier toutes les données d’un serveur dans un seul fichier, pendant qu’il continue à tourner.
cli-backup-examples =
    Exemples :
      sixfold backup --db sixfold.db --out backup.db
      sixfold backup --db postgresql://sixfold@localhost/sixfold --out backup.db
cli-restore = Remplir une base de données vide avec une sauvegarde : mêmes tables, mêmes places, mêmes clés.
cli-restore-examples =
    Exemples :
      sixfold restore backup.db --db sixfold.db
      sixfold restore backup.db --db postgresql://sixfold@localhost/sixfold
cli-admin = Administrer un serveur par sa base de données, pendant qu’il tourne.
cli-admin-examples =
    Exemples :
      sixfold admin list
      sixfold admin close ABCDEFGH
      sixfold admin erase-name "Anna"
      sixfold admin ban 192.0.2.7 --db postgresql://sixfold@localhost/sixfold
# As in English.
cli-meta-action = ACTION
cli-export = Exporter les parties d’un serveur comme enregistrements, un fichier par table.
cli-export-examples =
    Exemples :
      sixfold export --db sixfold.db --out records
      sixfold export --db sixfold.db --out records --all
cli-import = Importer des enregistrements comme tables : les parties terminées à regarder, les autres à continuer.
cli-import-examples =
    Exemples :
      sixfold import --db sixfold.db game.json
      sixfold import --db postgresql://sixfold@localhost/sixfold records
cli-arg-backup = nouveau fichier pour la copie ; un serveur peut l’utiliser tel quel
cli-arg-restore = fichier écrit par « sixfold backup »
cli-arg-action = list (tables et adresses bannies), close ou delete (fermer ou supprimer une table), erase-name (effacer le nom d’une personne à toutes les tables), ban ou unban (bannir ou non une adresse), rotate-key (changer la clé des signatures)
cli-arg-target = la table, le nom ou l’adresse
cli-arg-export = dossier des enregistrements
cli-arg-all = inclure les parties non terminées avec leurs secrets : à ne montrer à personne
cli-arg-import = enregistrements, ou dossiers qui en contiennent
backup-done = Tout a été copié dans « { $file } ».
restore-done =
    { $n ->
        [one] Il y a maintenant { $n } table
       *[other] Il y a maintenant { $n } tables
    } dans « { $url } ».
admin-listed =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }. Adresses bannies : { $banned }
admin-closed = La table { $table } est fermée.
admin-was-over = La table { $table } était déjà terminée.
admin-deleted = La table { $table } est supprimée.
admin-erased =
    { $n ->
        [one] « { $name } » est effacé de { $n } table.
       *[other] « { $name } » est effacé de { $n } tables.
    }
admin-banned = L’adresse { $address } est bannie.
admin-unbanned = L’adresse { $address } n’est plus bannie.
admin-rotated = Le serveur signe désormais avec la nouvelle clé { $id }. Les clés précédentes restent dans la liste.
admin-bad-address = « { $address } » n’est pas une adresse IP.
export-done =
    { $n ->
        [one] { $n } enregistrement écrit
       *[other] { $n } enregistrements écrits
    } dans « { $folder } », { $there } déjà là.
import-new = { $file } : nouvelle table { $table }
import-there = { $file } : déjà là, c’est la table { $table }
import-other = { $file } : la table { $table } a cette partie, mais avec une autre suite ; rien n’a été modifié
import-seat = { "    " }place pour { $name }, secret { $secret }
store-cannot = Impossible d’ouvrir « { $value } » : { $why }.
store-cannot_write = Impossible d’écrire « { $value } » : { $why }.
store-not_empty = Il y a déjà des tables dans « { $value } » ; rien n’a été modifié.
store-no_table = La table { $value } n’existe pas.
store-busy = La table { $value } change sans arrêt ; réessaie.
store-missing = Il n’y a pas de base de données à « { $value } ».
store-exists = « { $value } » existe déjà et n’a pas été modifié.
store-empty = « { $value } » est un fichier vide. Supprime-le pour repartir de zéro, ou remplace-le par une sauvegarde.
store-foreign = « { $value } » contient autre chose que les tables de Sixfold ; rien n’y a été modifié.
store-broken = « { $value } » est abîmé ; rien n’y a été modifié. Utilise une sauvegarde.
store-unreadable = Le journal de la table { $value } est illisible.
store-newer = « { $value } » a été écrit par un Sixfold plus récent ; rien n’y a été modifié. Utilise cette version-là.
store-leftover = « { $value } » fait partie d’un fichier qui manque. Remets ce fichier, ou déplace celui-ci.
store-in_use = « { $value } » est utilisé par un autre serveur. Arrête d’abord celui-là, ou donne à chacun le même --relay.
store-failed = Les tables ne sont pas accessibles pour le moment : { $value }
store-closed = Le serveur est en train de s’arrêter.
store-package = « { $value } » n’est pas installé : il vient avec « sixfold[large] ».
store-relay = « { $value } » ne répond pas : { $why }.

## Le client web

web-skip = Aller à la table
web-home = Sixfold, page d’accueil
web-lobby = Nouvelle partie
web-game = Jeu
web-about-qwirkle = Pose des tuiles en lignes d’une seule couleur ou d’une seule forme : six différentes font un Qwirkle.
web-about-cubes = Lance des cubes, puis pose-les en lignes d’une seule couleur ou d’une seule forme : six différents font un Qwirkle.
web-about-cards = Joue des séries d’une seule couleur ou d’une seule forme, réarrange la table et gagne les séries de six.
web-front-continue = Continuer
web-front-games = Tes parties
web-front-all = Toutes les parties ({ $n })
web-front-turn-of = C’est à { $name }
web-front-left = encore { $time }
web-front-ended = Terminée : { $points }
# As in English.
web-front-options = Options
web-front-bot = Défier un bot
web-front-bot-about = On joue tout de suite
web-front-level = Niveau du bot
web-front-friend = Jouer avec un ami
web-front-friend-about = Par lien ou par code, sans compte
# As in English.
web-front-code = Code
web-front-device = Un seul appareil
web-front-device-about = À se passer de main en main
web-front-daily-about = Une nouvelle chaque jour
web-front-player = Joueur 1
web-front-more-players = Plus de joueurs
web-front-hints = Indices
web-front-hints-bots = Contre bots seulement
web-front-hints-always = Avec indices
web-front-hints-never = Sans indices
web-front-more = Apprendre et découvrir
web-edition = Édition
web-house-rules = Règles maison
web-clock = Temps
web-clock-none = Sans limite
web-clock-move = 2 minutes par tour
web-clock-game = 15 minutes chacun
web-clock-day = Un jour par tour
web-seats = Places
web-your-name = Ton nom
web-rename = Changer de nom
web-rename-save = Garder ce nom
web-rename-done = Ton nom est maintenant { $name }.
web-me = Moi
web-you = Toi
web-seat-n = Place { $n }
web-remove-seat = Enlever la place { $n }
web-add-seat = Ajouter un ami ou un bot
web-friend-by-link = Ami (par lien)
# As in English.
web-bot-level = Bot : { $level }
# Comment s’appelle un bot, dans toutes les phrases. $number vaut 0, ou numérote les bots d’un même niveau.
# As in English.
web-bot-name =
    { $number ->
        [0] Bot { $level }
       *[other] Bot { $level } { $number }
    }
web-public = Publique : tout le monde peut trouver cette table et y jouer
web-join-code = Rejoindre avec un code
web-join = Rejoindre
web-public-tables = Tables ouvertes
web-on = En cours
web-phase-open = Attend des joueurs
web-phase-revealing = Va commencer
web-phase-playing = En cours
web-phase-over = Terminée
web-phase-closed = Abandonnée
web-password = Mot de passe de ce serveur
web-enter = Entrer
web-not-kept = Ce navigateur n’enregistre rien : garde cette page ouverte pendant que tu joues.
web-rules = Règles
web-light = Thème clair
web-dark = Thème sombre
web-settings = Réglages
web-lost-title = Page ou table introuvable
web-lost-page = Cette page n’existe pas.
web-lost-table = Cette table ne peut pas être ouverte.
web-lost-gone = Le serveur ne répond pas.
web-lost-closed = Cette partie a été abandonnée.
web-lost-advice = Vérifie le lien ou le code, puis réessaie. Tes parties ne sont pas perdues.
web-lost-home = Accueil
web-loading = La table arrive
web-reconnecting = Reconnexion. Ton coup n’est pas perdu.
web-connection-lost = Connexion perdue. Reconnexion.
web-connection-back = Connexion rétablie.
web-join-title = Assieds-toi à cette table
web-join-with = Avec { $names }
web-sit-down = S’asseoir
web-full = Toutes les places sont prises.
web-already-on = La partie a déjà commencé.
web-back-title = Tu joues déjà ici ?
web-back-who = Choisis ton nom pour retrouver ta place dans ce navigateur.
web-back-ask = Demander à revenir
web-back-get = Obtenir un code
web-back-enter = Retrouver ma place
web-back-code = Ton code : { $code }
web-back-wait = Donne ce code aux autres joueurs. Ils l’entrent dans le menu de la table, sous « Laisser revenir un joueur ». Quand tous ont confirmé et qu’une minute est passée, tu es { $name } ici.
web-back-cancel = Annuler la demande
web-back-none = Cette place n’a pas de PIN, et les autres ne peuvent pas l’ouvrir maintenant. Utilise ton premier navigateur, ou choisis-y « Jouer sur un autre appareil ».
web-back-own = Les autres ne peuvent pas ouvrir cette place : il faut le navigateur dans lequel tu joues. Obtiens un code ici et entre-le là-bas.
web-back-lost = Si ce navigateur est perdu, les autres peuvent laisser un bot jouer pour toi.
web-back-wait-own = Entre-le dans le navigateur dans lequel tu joues : dans le menu de la table, sous « Laisser revenir un joueur ». Ensuite, tu es aussitôt { $name } ici.
web-pin = PIN, 4 à 8 chiffres
web-pin-optional = PIN, 4 à 8 chiffres (facultatif)
web-pin-join = Avec ce PIN, tu peux retrouver ta place depuis un autre navigateur.
web-pin-only = Choisis un PIN pour pouvoir revenir depuis un autre navigateur. À cette table, les autres ne peuvent pas te laisser entrer.
web-pin-choose = Choisir un PIN
web-pin-menu = Mon PIN
web-pin-how = Avec ton nom et ce PIN, tu peux retrouver ta place depuis un autre navigateur. Les autres ne peuvent alors plus laisser entrer quelqu’un à ta place.
web-pin-save = Garder ce PIN
web-pin-set = PIN enregistré.
web-pin-remove = Supprimer le PIN
web-pin-removed = PIN supprimé.
web-let-in = Laisser revenir un joueur
web-let-in-how = Seulement si tu sais que le code est bien le sien : appelle la personne et demande-lui de te le lire. Si c’est un autre navigateur à toi, choisis ton nom.
web-let-in-who = Joueur
# As in English.
web-let-in-code = Code
web-let-in-confirm = Autoriser
web-let-in-done = Ton autre navigateur a maintenant ta place.
web-let-in-asked = Confirmé. Il faut une minute, et tous les autres joueurs doivent aussi confirmer.
web-let-in-news = Les autres ont confirmé : { $name } est de retour, dans un autre navigateur.
web-let-in-you = Les autres ont laissé un autre navigateur jouer à ta place. Si ce n’est pas toi, retire-le.
web-let-in-undo = Retirer les autres navigateurs
web-let-in-option = Un seul autre joueur suffit pour laisser revenir un joueur
web-let-in-option-about = Sinon, il en faut deux. Celui qui confirme seul pourrait voir la main du joueur qui revient.
web-let-in-rule =
    { $n ->
        [0] Si tu perds ton navigateur, les autres ne peuvent pas te laisser revenir. Avec un PIN, tu peux revenir.
        [1] Si un joueur perd son navigateur, un autre joueur peut le laisser revenir. Avec un PIN, lui seul le peut.
       *[other] Si un joueur perd son navigateur, deux autres joueurs peuvent le laisser revenir. Avec un PIN, lui seul le peut.
    }
web-let-in-sees = Celui qui confirme pourrait voir la main du joueur qui revient.
web-offer-let_in =
    { $you ->
        [yes] Un autre navigateur demande à jouer à ta place, avec le code { $code }. Si ce n’est pas toi, retire la demande.
       *[no] { $other } demande à revenir depuis un autre navigateur, avec le code { $code }. N’accepte que si cette personne t’a donné ce code.
    }
web-watch = Regarder
web-host = Hôte
web-here = Là
web-away = Pas là
web-open-seat = Place libre
web-waiting-for = Attend un joueur
web-revoke = Libérer la place
web-scan = Scanne, ou envoie le lien. Pas besoin de compte.
web-qr = Code QR avec le lien vers cette table
web-only-here = Cette adresse ne marche que sur cet ordinateur.
web-only-here-how = Pour les autres appareils de ton réseau, lance « { $command } » et ouvre l’adresse affichée.
web-in-app = Cette page est ouverte dans une autre appli. Ouvre-la dans ton propre navigateur, sinon tu risques de perdre ta place.
web-copy-link = Copier le lien
web-in-app-stay = Rester ici
web-share = Partager le lien
web-copied = Copié
web-not-copied = Copie impossible
web-start = Lancer la partie
web-start-when = Tu pourras lancer la partie quand toutes les places seront prises.
web-host-starts = On attend que l’hôte lance la partie.
web-leave = Quitter la table
# As in English.
web-table = Table
web-board = La table : les flèches vont de case en case
web-players = Joueurs
web-move-and-history = Coup et historique
web-more = Plus d’options
web-close = Fermer
web-bag = Dans le sac ou la pioche :
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Tout montrer
web-your-turn = À ton tour
web-title-your-turn = ● À ton tour · { $title }
web-on-turn = Son tour
web-turn-of = C’est à { $name }.
web-bot-stands-in = Un bot joue à sa place
web-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
web-hand-of = Cubes : { $name }
web-over = La partie est terminée.
web-your-move = Ton coup
web-nothing-laid = Tu n’as encore rien posé.
web-wait = Les autres réfléchissent.
web-moves = Coups
web-no-moves = Aucun coup pour l’instant.
web-turn-swap =
    { $n ->
        [one] { $n } tuile échangée
       *[other] { $n } tuiles échangées
    }
web-turn-reroll =
    { $n ->
        [one] { $n } cube relancé
       *[other] { $n } cubes relancés
    }
web-turn-roll = rien à poser , tout relancé
web-turn-redraw = rien à jouer , nouvelles cartes
web-turn-pass = passe
web-unseen = Pas encore vues
web-unseen-kind = { $piece } : { $n }
web-your-hand =
    { $game ->
        [cubes] Tes cubes
       *[other] Ta main
    }
web-rack =
    { $game ->
        [qwirkle] Tes tuiles, touches 1 à 9
        [cubes] Tes cubes, touches 1 à 9
       *[cards] Tes cartes, touches 1 à 9
    }
web-undo = Annuler
web-shuffle = Mélanger
web-sort = Trier
web-exchange = Échanger
web-reroll = Relancer
web-choose-exchange = Choisis les tuiles à échanger.
web-choose-reroll = Choisis les cubes à relancer.
web-exchange-n =
    { $n ->
        [one] Échanger { $n } tuile
       *[other] Échanger { $n } tuiles
    }
web-roll-n =
    { $n ->
        [one] Lancer { $n } cube
       *[other] Lancer { $n } cubes
    }
web-play-for =
    { $n ->
        [one] Jouer : { $n } point
       *[other] Jouer : { $n } points
    }
web-place-a-tile =
    { $game ->
        [cubes] Pose un cube
       *[qwirkle] Pose une tuile
    }
web-opening-owes = Poses-en { $n } pour commencer
web-you-open =
    { $game ->
        [cubes]
            { $n ->
                [one] Tu commences. Ta plus longue ligne a { $n } cube.
               *[other] Tu commences. Ta plus longue ligne a { $n } cubes.
            }
       *[other]
            { $n ->
                [one] Tu commences. Ta plus longue ligne a { $n } tuile.
               *[other] Tu commences. Ta plus longue ligne a { $n } tuiles.
            }
    }
web-choose-first = Choisis d’abord
web-fits-first = { $piece } : ça va ici.
web-fits =
    { $n ->
        [0] { $piece } : aucune case possible pour l’instant.
        [one] { $piece } : { $n } case possible. Le nombre montre les points.
       *[other] { $piece } : { $n } cases possibles. Les nombres montrent les points.
    }
web-chosen =
    { $n ->
        [one] Tu as choisi : { $piece }. { $n } case possible.
       *[other] Tu as choisi : { $piece }. { $n } cases possibles.
    }
web-draft-points =
    { $n ->
        [one] { $n } point en tout.
       *[other] { $n } points en tout.
    }
web-cell = Rangée { $row }, colonne { $column }.
web-at-cell = rangée { $row }, colonne { $column }
web-at-row = rangée { $row }, à partir de la colonne { $column }
web-at-column = colonne { $column }, à partir de la rangée { $row }
web-qwirkles-taken = Qwirkles pris : { $sets }
web-empty-cell = Vide.
web-makes =
    { $n ->
        [one] { $piece } : { $n } point.
       *[other] { $piece } : { $n } points.
    }
web-drafted = Sur la table, coup pas encore joué.
web-missing = il manque : { $what }
web-complete = complète
web-taken-back = Annulé.
web-why = Pourquoi ?
web-forced-pass = Tu ne peux rien faire ce tour-ci.
web-forced-roll = Tu ne peux rien poser : lance tous tes cubes.
web-forced-redraw = Tu ne peux rien jouer : montre ta main et pioche-en une nouvelle.
web-do-pass = Passer
web-do-roll = Lancer tous les cubes
web-do-redraw = Nouvelle main
web-talk = Messages
web-mute = Cacher ce que disent les autres
web-played =
    { $n ->
        [one] { $name } : { $n } point.
       *[other] { $name } : { $n } points.
    }
web-you-win = Gagné !
web-wins = { $name } gagne
web-shared-win = Victoire partagée : { $names }
web-given-up = La partie a été abandonnée
web-rematch = Rejouer
web-join-rematch = Aller à la revanche
web-download = Télécharger l’enregis{ "\u00AD" }trement
web-result-last-piece = +{ $n } pour la dernière pièce : { $name }
web-result-close = Si près du but : { $what } d’écart.
web-result-best-of-all = Tu as joué le meilleur coup de la partie : { $what } au coup { $turn }.
web-result-your-qwirkles =
    { $n ->
        [1] Tu as fait un Qwirkle.
       *[other] Tu as fait { $n } Qwirkles.
    }
web-result-your-best = Ton meilleur coup : { $what } au coup { $turn }.
web-result-next = La prochaine partie repart de zéro.
web-result-best = Meilleur coup : { $n } (coup { $turn })
# As in English.
web-result-qwirkles = Qwirkles : { $n }
web-result-per-turn = Par tour : { $n }
web-result-luck = Chance et talent
web-result-wants =
    { $n ->
        [one] { $names } veut une revanche.
       *[other] { $names } veulent une revanche.
    }
web-result-you-want = Tu veux une revanche. On demande aux autres.
web-result-join = Rejoindre
web-result-not-now = Plus tard
web-result-agreed = Participe
web-result-declined = Plus tard
web-result-no-answer = Pas encore de réponse
web-result-start = Commencer avec un bot pour { $names }
web-result-begun = La nouvelle partie a commencé. Un bot joue pour toi jusqu’à ton arrivée.
web-result-watch = Voir la nouvelle partie
web-result-share = Partager cette partie
web-result-share-about = Toute personne qui a le lien voit les noms, le résultat et chaque coup.
web-result-unshare = Ne plus partager
web-result-unshared = Le lien ne montre plus cette partie.
web-shared-game = Partie partagée
web-shared-gone = Il n’y a pas de partie partagée à cette adresse.
web-shared-replay = Revoir et analyser
web-shared-play = Jouer aussi à Sixfold
web-no-set = Pas encore une série
web-needs = il manque
web-set-short = trop courte : au moins trois
web-set-mismatch = ni la même couleur ni la même forme
web-set-duplicate = deux fois la même carte
web-set-orphan = une nouvelle série a besoin d’une carte de ta main
web-set-keep-three = { $set } : trois cartes au moins doivent rester ensemble
web-you-take-it = tu la prends
web-card-chosen = Tu as choisi : { $piece }.
web-choose-set =
    { $n ->
        [one] Choisis où va la carte.
       *[other] Choisis où vont les cartes.
    }
web-put-here = Mettre ici : { $set }
web-back-to-hand = Reprendre en main
web-not-to-hand = Les cartes de la table restent sur la table.
web-new-set = Nouvelle série : trois cartes qui vont ensemble
web-card-caption =
    { $color ->
        [red] Rouge
        [orange] Orange
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
       *[purple] Violet
    }
web-from-hand = De la main
web-moved = Déplacée
web-cards-open = Tu commences : joue une série.
web-cards-open-largest = Tu commences : joue ta plus grande série, { $n } cartes, et rien d’autre.
web-cards-turn = À toi : joue au moins une carte. Tu peux aussi déplacer des cartes de la table.
web-table-is-legal = Tout est juste.
web-table-not-legal = Tout n’est pas encore juste.
web-reset = Tout annuler
web-tidy = Ranger
web-finish = Finir le tour
web-finish-taking =
    { $n ->
        [one] Finir, prendre { $n } Qwirkle
       *[other] Finir, prendre { $n } Qwirkles
    }
web-language = Langue
web-live = Aperçu
web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs
web-palette-clear = Faciles à distinguer
web-palette-classic = Classiques
web-palette-contrast = Contraste fort
web-palette-own = Les miennes
web-own-colors = Mes couleurs
web-marks = Marques des pièces
web-marks-cuts = Encoches
web-marks-letters = Lettres
web-marks-none = Aucune
web-ground = Pièces
web-ground-dark = Ébène
web-ground-light = Ivoire
web-text-size = Taille du texte
web-play = Pendant le jeu
web-show-legal = Montrer où une pièce peut aller
web-left-handed = Disposition pour gauchers
web-calm = Moins d’animations
web-sound = Sons
web-notify-title = Sons et notifications
web-notify-vibration = Vibrer quand c’est à toi
web-notify-me = Me prévenir quand c’est à moi
web-notify-on = Cet appareil te prévient quand c’est à toi ici.
web-notify-off = Cet appareil ne te prévient plus pour cette table.
web-notify-denied = Ce navigateur bloque les notifications de ce site. Autorise-les dans ses réglages pour cette page, puis reviens.
web-notify-unsupported = Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone ou iPad, ajoute Sixfold à l’écran d’accueil et ouvre-le de là.
web-notify-failed = Le service de notifications du navigateur n’a pas répondu. Réessaie plus tard.
web-notify-where = Dans les parties sans limite de temps, ou avec un jour ou plus par tour, cet appareil peut te prévenir quand c’est à toi. Cela s’active à la table.
web-notify-tables =
    { $n ->
        [1] Cet appareil te prévient de ton tour à une table.
       *[other] Cet appareil te prévient de ton tour à { $n } tables.
    }
web-notify-stop-all = Arrêter toutes les notifications
web-notify-stopped = Cet appareil ne reçoit plus de notifications.
web-letter-keys = Raccourcis avec les lettres
web-too-close = { $a } et { $b } se ressemblent { $eyes }.
web-far-enough = Les six couleurs se distinguent bien, même pour les daltoniens.
web-eyes-normal = pour tout le monde
web-eyes-protan = pour qui ne voit pas le rouge (protanopie)
web-eyes-deutan = pour qui ne voit pas le vert (deutéranopie)
web-eyes-tritan = pour qui ne voit pas le bleu (tritanopie)

## Jouer dans le navigateur depuis la ligne de commande

cli-arg-terminal = jouer dans le terminal, pas dans le navigateur
cli-arg-lan = laisser jouer aussi d’autres appareils du réseau
play-at = Sixfold est ouvert dans ton navigateur : { $url } (Ctrl-C l’arrête)
play-open = Ouvre { $url } dans un navigateur de cet ordinateur. Ctrl-C arrête Sixfold ; avec --terminal, tu joues ici.
play-at-lan = Ouvre { $url } sur n’importe quel appareil de ton réseau. Ctrl-C arrête Sixfold.
play-no-lan = Cet ordinateur n’a pas d’adresse dans un réseau local.
web-update = Une nouvelle version de Sixfold est prête.
web-update-now = Recharger
web-update-later = Plus tard
web-no-server = Ce site n’a pas de serveur. Il en faut un pour jouer avec des amis par un lien, avoir sa main sur son téléphone ou partager une partie. Tout le reste fonctionne.
web-offline = En attendant, tu peux lire les règles, suivre les leçons et changer les réglages ; tes tables ne sont pas perdues.
web-offline-learn = Apprendre les jeux

## La table et l’analyse
web-beyond =
    { $n ->
        [one] { $n } case de plus hors de l’écran
       *[other] { $n } cases de plus hors de l’écran
    }
web-cubes-turn = À toi : pose un cube, ou relances-en d’abord (une fois).
web-agree = Accepter
web-decline = Non
web-withdraw = Retirer la demande
web-ask-undo = Demander à annuler mon tour
web-ask-hand-over = Laisser un bot jouer pour { $name }
web-offer-undo =
    { $you ->
        [yes] Tu as demandé à annuler le dernier tour.
       *[no] { $name } voudrait annuler le dernier tour.
    }
web-offer-hand_over = { $other } n’est pas là. Sans retour à temps, un bot jouera à sa place.
web-offer-waiting = On attend l’accord des autres.
web-bot-plays-for-you = Un bot joue pour toi.
web-take-seat-back = Reprendre ma place
web-watching = Tu regardes
web-share-watch = Partager : regarder cette partie
web-leave-title = Quitter la partie ?
web-leave-bot = Un bot jouera pour toi. Tu peux revenir et reprendre ta place quand tu veux.
web-leave-ends = Personne d’autre ne joue : si tu pars, tu abandonnes et la partie se termine. Le résultat compte.
web-leave-resign = Si tu pars, tu abandonnes : tu ne peux plus gagner cette partie, et tu ne peux pas revenir.
web-resigned = Abandon
web-stay = Rester
web-dealing = Les appareils se mettent d’accord sur la donne. Cela prend 15 secondes au plus.
web-fair = Tirage honnête
web-fair-how = Avant la donne, le serveur a choisi un nombre secret et l’a promis : son empreinte est ci-dessous. Puis l’appareil de chaque joueur a ajouté un nombre au hasard. Ensemble, ils décident de chaque pièce piochée ou lancée : personne ne peut donc choisir. À la fin de la partie, tous les nombres sont montrés et peuvent être vérifiés.
web-fair-here = Avant la donne, ce navigateur a choisi un nombre secret. Son empreinte est ci-dessous. Tout ce qui est pioché ou lancé découle de ce nombre. À la fin de la partie, il figure dans l’enregistrement, et « sixfold verify » sur un ordinateur peut tout vérifier.
web-fair-commitment = Empreinte du secret du serveur
web-fair-copy = Copier l’empreinte
web-fair-salts = Nombres au hasard des joueurs
web-fair-salt-used = ajouté
web-fair-salt-withheld = promis, mais pas envoyé à temps
web-fair-salt-none = aucun
web-fair-receipt = Reçu
web-fair-receipt-about = Le serveur a signé pour cet appareil ce que tout le monde a vu jusqu’au tour { $turn }. Avec ce reçu, tu peux prouver que rien n’a été changé ensuite.
web-fair-receipt-save = Enregistrer le reçu
web-fair-limits = La page qui vérifie vient du même serveur. Pour ne pas en dépendre, garde le reçu et l’enregistrement, et vérifie-les avec « sixfold verify » sur un ordinateur.
web-fair-checks = Le tirage de cette partie est-il honnête ?
web-fair-checking = Vérification…
web-fair-again = Vérifier à nouveau
web-fair-right = Oui : tout est juste.
web-fair-partly = Aucune erreur trouvée, mais cet appareil ne peut pas tout vérifier.
web-fair-wrong = Non : quelque chose est faux.
web-fair-yes = juste
web-fair-no = faux
web-fair-unknown = non vérifié
web-fair-check-promise = Ce qui avait été promis avant la donne n’a pas changé.
web-fair-check-secret = Le secret et les nombres au hasard ont bien ces empreintes.
web-fair-check-salt = Le nombre au hasard de cet appareil a été utilisé.
web-fair-check-draws = Chaque donne, chaque pioche et chaque lancer découlent de ces nombres.
web-fair-check-receipt = L’enregistrement est ce que le serveur a envoyé pendant la partie.
web-fair-check-signature = La signature du serveur sur l’enregistrement est valable.
web-keys = Touches
web-key-choose = choisir une pièce de ta main
web-key-move = se déplacer sur la table
web-key-next = aller à la prochaine case possible
web-key-enter = poser, puis jouer
web-key-undo = annuler
web-key-drop = lâcher, puis tout annuler
web-key-exchange = échanger
web-key-roll = relancer
web-key-new = nouvelle série
web-key-last = le dernier coup
web-key-scores = entendre les points
web-key-list = cette liste
web-device-offline = Tu es hors ligne. Ton coup n’est pas perdu.
web-device-offline-sending = Tu es hors ligne. Ton tour partira dès le retour de la connexion.
web-sending = Envoi…
web-waiting-hint = On cherche un indice…
web-waiting-hint-offline = Pas de connexion. L’indice arrivera dès son retour.
web-turn-of-away = C’est à { $name }, qui n’est pas là.
web-laid-at = { $piece } : rangée { $row }, colonne { $column }.
web-joined = { $name } a rejoint la table.
web-left-seat = { $name } a quitté la table.
web-renamed = { $name } s’appelle maintenant { $other }.
web-reconnecting-sending = Reconnexion. Ton tour partira dès le retour de la connexion.
web-trail = Depuis ton tour
web-trail-all = Tout revoir
web-trail-lay =
    { $points ->
        [one] { $name } en pose { $n } pour { $points } point
       *[other] { $name } en pose { $n } pour { $points } points
    }
web-trail-play =
    { $n ->
        [0] { $name } en joue { $m }
        [one] { $name } en joue { $m } et prend un Qwirkle
       *[other] { $name } en joue { $m } et prend { $n } Qwirkles
    }
web-trail-other = { $name } : { $what }
web-trail-cell = Tour { $n } après le tien, { $name }.
web-trail-card = tour { $n } après le tien
web-key-replay = revoir les tours depuis le tien
web-bot-pause = Courte pause avant les tours des bots
# As in English.
web-last-move =
    { $n ->
        [one] { $name }, { $n } point
       *[other] { $name }, { $n } points
    }
web-qwirkle-tag = Qwirkle, { $n }
web-qwirkle-of = Qwirkle : { $name }
web-qwirkle-bonus = Qwirkle : 6 + 6 de bonus
web-last-piece =
    { $game ->
        [cubes] Le dernier cube
       *[qwirkle] La dernière tuile
    }
web-last-bonus =
    { $game ->
        [cubes] dont { $n } pour le dernier cube
       *[qwirkle] dont { $n } pour la dernière tuile
    }
web-misfit-line = { $piece } : ça ne va pas ici. { $line }.
web-misfit-twice = { $piece } : c’est déjà dans cette ligne.
web-misfit-mixed = { $piece } : ça ne va pas ici, la couleur et la forme ne correspondent pas.
web-misfit-full = { $piece } : ça ne va pas ici, cette ligne est complète.
web-misfit-touch =
    { $game ->
        [cubes] { $piece } : ça doit toucher un cube de la table.
       *[qwirkle] { $piece } : ça doit toucher une tuile de la table.
    }
web-misfit-straight = Tout ce que tu poses en un tour doit être dans une seule ligne sans trou.
web-misfit-opening = Au premier tour, tu dois poser ta plus longue ligne : { $piece } n’en fait pas partie.
web-rolled = Résultat du lancer : { $what }.
web-keep-all = Tout garder
web-select-all =
    { $game ->
        [cubes] Tous
       *[other] Toutes
    }
web-select-none =
    { $game ->
        [cubes] Aucun
       *[other] Aucune
    }
web-nothing-fits = Tu ne peux rien poser : échange des tuiles.
web-forced-roll-opening = Aucun de tes cubes ne va avec un autre : relance-les tous jusqu’à ce que deux aillent ensemble.
web-forced-dead = Aucune de tes couleurs ne peut se poser nulle part. Tes cubes retournent dans le sac ; tu en pioches d’autres et tu les lances.
web-forced-pass-cubes = Aucun de tes cubes, ni aucun de ceux du sac, ne peut se poser nulle part : tu passes.
web-forced-pass-cards = Tu ne peux rien jouer, et une nouvelle main n’y changerait rien : tu passes.
web-forced-pass-empty = Tu n’as plus de cartes : tu passes.
web-stuck-shown =
    { $you ->
        [yes] Tu ne pouvais rien jouer : tu as montré cette main et tu en as pioché une nouvelle.
       *[no] { $name } ne pouvait rien jouer, a montré cette main et en a pioché une nouvelle.
    }
web-cards-play-one = Joue au moins une carte de ta main.
web-orphan-why = Chaque série est valable, mais une nouvelle série n’a aucune carte de ta main.
web-keep-three-why =
    { $n ->
        [1] Chaque série est valable, mais celle-ci a donné une carte à une nouvelle série et doit en garder au moins trois : { $pieces }.
       *[other] Chaque série est valable, mais celles-ci ont donné des cartes à de nouvelles séries et doivent en garder au moins trois chacune : { $pieces }.
    }
web-empty-table = La table est vide.
web-no-cards = Plus de cartes.
web-what-moved = Ce qui a changé
web-step-hand = { $what } : de la main à « { $to } »
web-step-new = { $what } : nouvelle série « { $to } »
web-step-moved = { $what } : de « { $from } » à « { $to } »
web-step-taken = « { $to } » : complète et prise
web-legal = Juste
web-not-yet = Pas encore
web-move-of = Coup : { $name }
# As in English.
web-pile-of =
    { $n ->
        [one] { $name } : { $n } Qwirkle
       *[other] { $name } : { $n } Qwirkles
    }
web-supply-qwirkle = Sac
web-supply-cubes = Sac
web-supply-cards = Pioche
web-bag-empty = Vide : on ne pioche plus
web-pile-empty = Vide
web-last-turns =
    { $n ->
        [1] Dernier tour
       *[other] Encore { $n } tours
    }
web-in-the-bag = Reste dans le sac
web-picture = Créer une image
web-review = Analyse
web-review-file = Revoir une partie
web-review-drop = Choisis l’enregistrement d’une partie, ou dépose-le ici.
web-review-bad = Ce fichier n’est pas l’enregistrement d’une partie.
web-review-not-over = Cette partie n’est pas encore terminée. Tu pourras l’analyser quand elle le sera.
web-review-slider = Coup
web-review-announced = Coup { $n }. { $name } : { $points }.
web-move-n-of = Coup { $n } sur { $of }
web-first-move = Aller au début
web-previous-move = Un coup en arrière
web-next-move = Un coup en avant
web-final-move = Aller à la fin
web-before-first = Avant le premier coup
web-hands = Mains
web-scores = Points
web-graph = Les points coup par coup. À la fin : { $scores }

## Apprendre et consulter les règles

web-learn = Apprendre à jouer
web-learn-choose = Que veux-tu apprendre ?
web-learn-about = Quelques petits tours, aussi lentement que tu veux : personne n’attend.
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-again = Recommencer
web-learn-steps = Étapes faites : { $done } sur { $of }
web-learn-finished = Terminé
web-learn-step = Étape { $n } sur { $of }
web-learn-next = Suivant
web-learn-back = Étape précédente
web-learn-show = Montre-moi
web-learn-restart = Reprendre cette étape
web-learn-play = Jouer ta première partie
web-learn-play-about = Contre un bot qui débute, lui aussi.
web-learn-end = Tu sais jouer à { $name } !
web-learn-other = Apprendre un autre jeu
web-learn-answers = Choisis le nombre
web-learn-friend = Les cubes d’Ada
web-learn-draw = Piocher dans le sac
web-learn-draw-cards = Piocher une carte
web-learn-take = Prendre le Qwirkle
web-learn-new-set = Nouvelle série
web-learn-hint-first = Touche d’abord une de tes pièces.
web-learn-hint-first-cards = Touche d’abord les cartes à mettre là.
web-learn-hint-twice = { $piece } : c’est déjà dans la ligne.
web-learn-hint-mismatch = { $piece } : ça ne va pas dans cette ligne. Essaie autre chose.
web-learn-hint-elsewhere = C’est permis aussi, mais choisis une case avec un nombre.
web-learn-hint-touch = Il faut toucher une autre pièce, côté contre côté.
web-learn-hint-nofit = { $piece } : ça ne va pas là. Choisis une case avec un nombre.
web-learn-hint-count = Recompte, une par une.
web-learn-hint-keep = { $piece } : à garder, ça va.
web-learn-hint-mark = Touche d’abord ce que tu ne veux pas garder.
web-learn-hint-find = { $piece } : ce n’est pas ça. Regarde encore.
web-learn-hint-set-right = Cette série est juste. Cherches-en une autre.
web-learn-hint-set-short = Il faut au moins trois cartes pour une série.
web-learn-hint-set-mismatch = Les cartes d’une série ont la même couleur ou la même forme.
web-learn-hint-set-duplicate = La même carte ne peut pas être deux fois dans une série.
web-learn-hint-legal = C’est permis, mais relis ce qu’il faut faire.
web-learn-hint-table = Les cartes de la table restent sur la table.
web-learn-qwirkle-color = Mets ta tuile rouge au bout de la ligne rouge.
web-learn-qwirkle-color-done = Bravo ! Une couleur, des formes différentes.
web-learn-qwirkle-shape = Ce sont tous des ronds : ajoute le tien.
web-learn-qwirkle-shape-done = Bravo ! Une forme, des couleurs différentes.
web-learn-qwirkle-twice = Ajoute la tuile rouge qui n’est pas encore dans la ligne.
web-learn-qwirkle-twice-done = Bravo ! Rien n’est deux fois dans une ligne.
web-learn-qwirkle-several = Ajoute tes deux carrés à la ligne, puis appuie sur le gros bouton.
web-learn-qwirkle-several-done = Bravo ! Autant que tu veux, mais dans une seule ligne.
web-learn-qwirkle-score = Chaque tuile de la ligne vaut un point : ça fait combien ?
web-learn-qwirkle-score-done = Bravo ! Quatre tuiles, quatre points.
web-learn-qwirkle-cross = Mets l’étoile bleue là où elle fait deux lignes.
web-learn-qwirkle-cross-done = Les deux lignes comptent : quatre points et deux points.
web-learn-qwirkle-qwirkle = Il y a cinq tuiles violettes : ajoute la sixième.
web-learn-qwirkle-qwirkle-done = Un Qwirkle : six points, et encore six.
web-learn-qwirkle-exchange = Tu ne peux rien poser : touche les tuiles que tu ne veux pas, puis échange-les.
web-learn-qwirkle-exchange-done = De nouvelles tuiles, mais pas de points ce tour-ci.
web-learn-qwirkle-draw = Après ton tour, tu reviens à six tuiles : pioches-en une.
web-learn-qwirkle-draw-done = De nouveau six, et c’est au joueur suivant.
web-learn-qwirkle-last = Le sac est vide : pose ta dernière tuile.
web-learn-qwirkle-last-done = Trois points, et encore six parce que tu as fini en premier.
web-learn-cubes-roll = Les cubes gardent leur couleur : lance-les et regarde les formes.
web-learn-cubes-roll-done = Les mêmes couleurs, de nouvelles formes.
web-learn-cubes-open = Tout le monde voit tous les cubes : touche l’étoile verte d’Ada.
web-learn-cubes-open-done = Ainsi, tu sais toujours ce que les autres peuvent faire.
web-learn-cubes-again = Touche des cubes qui ne vont pas dans la ligne verte, puis relance-les.
web-learn-cubes-again-done = Tu peux relancer une fois par tour.
web-learn-cubes-lay = Ajoute tes deux cubes verts à la ligne, puis appuie sur le gros bouton.
web-learn-cubes-lay-done = Cinq cubes dans la ligne : cinq points.
web-learn-cubes-draw = Reviens à six : pioche deux cubes, ils sont aussitôt lancés.
web-learn-cubes-draw-done = Seuls les nouveaux cubes ont été lancés.
web-learn-cubes-qwirkle = Il y a cinq étoiles : ajoute la couleur qui manque.
web-learn-cubes-qwirkle-done = Un Qwirkle : six points, et encore six.
web-learn-cubes-stuck = Tu ne peux rien poser : lance tous tes cubes.
web-learn-cubes-stuck-done = On relance jusqu’à pouvoir poser un cube.
web-learn-cubes-fits = Pose maintenant le cube qui va.
web-learn-cubes-fits-done = Deux carrés : si tu peux poser un cube, tu dois le faire.
web-learn-cards-shape = Touche les trois étoiles, puis fais-en une nouvelle série.
web-learn-cards-shape-done = Une série : une forme, des couleurs différentes.
web-learn-cards-color = Trois cartes vertes, c’est aussi une série : fais-en une.
web-learn-cards-color-done = Bravo ! Une couleur, des formes différentes.
web-learn-cards-add = Mets ton étoile jaune avec les étoiles.
web-learn-cards-add-done = Une série peut avoir de trois à six cartes.
web-learn-cards-wrong = Quelle série n’est pas juste ?
web-learn-cards-wrong-done = Bravo ! Deux cartes, ce n’est pas assez.
web-learn-cards-take = Fais une série avec le rond rouge de la table et tes deux ronds.
web-learn-cards-take-done = Les trois autres cartes rouges sont encore une série.
web-learn-cards-qwirkle = Réunis six carrés : deux sont à toi, un est parmi les cartes rouges.
web-learn-cards-qwirkle-done = Un Qwirkle : il est à toi et vaut un point.
web-learn-cards-draw = Reviens à neuf : pioche deux cartes.
web-learn-cards-draw-done = De nouveau neuf, et c’est au joueur suivant.
web-rules-search = Chercher dans les règles
web-rules-placeholder = Mot ou numéro comme C15
web-rules-contents = Sommaire
web-rules-found =
    { $n ->
        [0] Rien trouvé ici.
        [one] { $n } paragraphe
       *[other] { $n } paragraphes
    }
web-rules-elsewhere = Dans les autres jeux
web-rules-here = Cette règle
web-rules-link = Lien vers cette règle, { $id }
web-rules-unknown = Il n’y a pas de règle { $id } ici.

## Statistiques, et places sur un autre appareil

web-stats = Statistiques
web-stats-about = Ces parties se sont terminées sur cet appareil. Celles où plusieurs personnes se partagent un appareil ne comptent pas. Une victoire partagée n’arrête pas une suite de victoires.
web-stats-none = Aucune partie terminée pour l’instant. Celles que tu finis sur cet appareil sont comptées ici.
web-stats-game = Jeu
web-stats-all = Tous les jeux
web-stats-games = Parties
web-stats-won = Gagnées
web-stats-shared = Partagées
web-stats-lost = Perdues
web-stats-points = Points par tour
web-stats-qwirkles = Qwirkles par partie
web-stats-streak = Victoires d’affilée
web-stats-longest = Record de victoires d’affilée
web-stats-daily = Énigmes du jour d’affilée
web-stats-opponents = Résultats par adversaire
web-stats-opponent = Adversaire
web-stats-accuracy = Précision
web-stats-accuracy-none = Ouvre l’analyse d’une partie et laisse-la se terminer. La précision de tes coups apparaît alors ici.
web-stats-chart = { $what }, de la partie la plus ancienne à la plus récente : { $values }
web-stats-best = Meilleurs coups
web-stats-move = Coup { $n } contre { $names }
web-stats-files = Enregistrer ou ajouter
web-stats-export = Créer un fichier
web-stats-import = Ajouter un fichier
web-stats-added =
    Ajouté : { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } et { $puzzles ->
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    }.
web-stats-bad = Ce fichier ne contient pas de statistiques.
web-stats-carry = Les statistiques et les énigmes résolues restent sur cet appareil et ne sont jamais envoyées à un serveur. Pour les avoir sur un autre appareil, enregistre-les ici dans un fichier et ajoute-le là-bas.
web-stats-delete = Effacer toutes les statistiques
web-stats-delete-ask = Cela efface les statistiques de toutes les parties de cet appareil. Si tu rouvres une partie terminée, elle est comptée à nouveau.
web-stats-delete-now = Effacer
web-stats-keep = Garder
web-stats-deleted = Statistiques effacées.
web-carry = Jouer sur un autre appareil
web-carry-what = Tes places aux tables sont gardées sur cet appareil. Un lien les transmet à un autre, où tu peux continuer à jouer. Elles restent ici aussi.
web-carry-offer =
    { $count ->
        [0] Tu n’as pas encore de table
        [1] Créer un lien pour ta table
       *[other] Créer un lien pour tes { $count } tables
    }
web-carry-scan = Ouvre ce lien sur ton autre appareil dans les { $minutes } minutes. Il ne marche qu’une seule fois, et toute personne qui l’a peut jouer à ta place : ne le donne à personne.
web-carry-here = Ce lien apporte ici tes places d’un autre appareil.
web-carry-take = Récupérer mes tables ici
web-carry-revoke = Retirer mes places de tous les autres appareils
web-carry-revoked = Seul cet appareil a maintenant tes places.
web-carry-hand = Ce téléphone montrera la main d’un joueur. La table reste sur l’appareil où tu as scanné le code.
web-carry-show = Montrer ma main
web-layout-table = En grand, comme table pour tous
web-layout-hand = Surtout ma main

## Un appareil que les joueurs se partagent

web-together-title = Un seul appareil
web-together-about =
    { $game ->
        [cubes] Tout le monde joue ici, chacun son tour. Tous les cubes sont visibles.
       *[qwirkle] Tout le monde joue ici, chacun son tour. Personne ne voit la main des autres.
    }
web-together-who = Qui joue ?
web-together-kind = Joueur { $n } : humain ou bot
web-together-person = Humain
web-together-name = Joueur { $n }
web-together-name-of = Nom du joueur { $n }
web-together-age = Âge
web-together-age-of = Âge du joueur { $n }
web-together-ages =
    { $game ->
        [cubes] L’âge est facultatif : le joueur le plus âgé commence.
       *[qwirkle] { $tie ->
            [youngest] L’âge est facultatif : si plusieurs joueurs peuvent commencer, c’est le plus jeune d’entre eux.
           *[oldest] L’âge est facultatif : si plusieurs joueurs peuvent commencer, c’est le plus âgé d’entre eux.
        }
    }
web-together-add = Ajouter un joueur
web-together-remove = Enlever le joueur { $n }
web-together-hands = Où sont vos pièces ?
web-together-hands-here = Ici : on se passe cet appareil
web-together-hands-phones = Sur nos téléphones : cet appareil sert de table
web-together-between = Entre deux tours
web-together-pass = Passe à { $name }
web-together-show = { $name } : montrer ma main
web-together-undo = Annuler le tour : { $name }
web-together-back = { $name } est de retour
web-together-phones = Chacun sur son téléphone
web-together-phones-about = Chaque joueur qui scanne son code voit sa main sur son téléphone et y joue. Cet appareil montre la table.
web-together-code = Montrer le code
web-together-here = Joue sur cet appareil
web-together-on-phone = Joue sur un téléphone
web-together-return = Revenir sur cet appareil
web-together-qr = Code QR de la main : { $name }
web-together-scan = À scanner par { $name } seulement. Cela marche une seule fois.
web-together-phone-taken = { $name } joue maintenant sur un téléphone.

## Environnements

bench-missing = Cette mesure a besoin de paquets qui ne sont pas installés : pip install { $packages }
bench-needs-checkout = La mesure « { $name } » ne marche que depuis une copie du code source.

## Images et feuille de score

cli-picture = Dessiner une partie ou une position : une image, ou une animation de toute la partie.
cli-picture-examples =
    Exemples :
      sixfold picture game.json --out end.png
      sixfold picture game.json --turn 12 --seat 1 --out turn12.svg
      sixfold picture game.json --theme dark --out film.webp
      sixfold picture - --marks letters --out table.png
cli-meta-input = ENTRÉE
cli-meta-theme = THÈME
# As in English.
cli-meta-palette = PALETTE
cli-meta-marks = MARQUES
cli-arg-picture = enregistrement, position ou table JSON : un fichier, - pour l’entrée standard, ou la position elle-même
cli-arg-out = fichier à écrire ; l’extension donne le format : svg, png, webp ou gif (les deux derniers sont animés)
cli-arg-turn = après ce tour d’un enregistrement (par défaut : à la fin)
cli-arg-seat = montrer aussi la main de cette place, comptée à partir de 1
cli-arg-size = largeur en pixels (par défaut : 900, pour les animations 480)
cli-arg-theme = aspect de la table : { $known }
cli-arg-palette = couleurs des pièces : { $known }
cli-arg-marks = marques sur les pièces : { $known }
cli-picture-kind = Le nom du fichier doit se terminer par : { $known }.
cli-picture-still = { $what } demande l’enregistrement d’une partie.
cli-picture-whole = Une animation montre toute la partie : { $what } est impossible avec elle.
cli-picture-hidden = La main de la place { $n } n’est pas connue dans cette position.
cli-picture-drawing = Dessin en cours
web-film = Créer une animation
web-making = Un instant…
no-not_over = La partie n’est pas encore terminée.
web-scoresheet = Feuille de score
web-score-about = Pour une partie à une vraie table. Elle additionne les points, sait à qui c’est de jouer et marche sans connexion ; tout reste sur cet appareil.
web-score-new = Nouvelle feuille
web-score-mine = Mes feuilles
web-score-players = Joueurs
web-score-player = Joueur { $n }
web-score-add = Ajouter un joueur
web-score-remove = Enlever { $name }
web-score-starts = Qui commence ?
web-score-largest = { $name } : plus grande série
web-score-under = moins de { $n }
web-score-rule-first = Le joueur le plus âgé commence.
web-score-rule-oldest = Pour chaque joueur, choisis la taille de sa plus grande série. La plus grande série commence ; en cas d’égalité, le joueur le plus âgé.
web-score-rule-youngest = Pour chaque joueur, choisis la taille de sa plus grande série. La plus grande série commence ; en cas d’égalité, le joueur le plus jeune.
web-score-redeal = Personne n’a de série de trois : on mélange toutes les cartes et on redistribue.
web-score-begin = { $name } commence
web-score-turn-of = C’est à { $name }
web-score-editing = Modifier le tour { $n } : { $name }
web-score-points = Points de ce tour
web-score-qwirkles = Qwirkles de ce tour
web-score-add-points = Ajouter des points
web-score-digits = Chiffres
web-score-erase = Effacer le dernier chiffre
web-score-enter = Noter { $n }
web-score-cancel = Annuler
web-score-last = Noter { $n } + 6 pour la dernière pièce
web-score-remind = Il n’y a plus rien à piocher. Le premier joueur qui pose sa dernière pièce marque 6 points de bonus et termine la partie.
web-score-left =
    { $n ->
        [1] La pioche est épuisée : encore un tour, pour { $name }.
       *[other] La pioche est épuisée : encore { $n } tours, le dernier pour { $name }.
    }
web-score-undo = Annuler
web-score-redo = Refaire
web-score-bag = Le sac est vide
web-score-stock = La pioche est épuisée
web-score-end = Personne ne peut poser : terminer la partie
web-score-announced = { $name } : { $points }, { $total } au total. C’est à { $other }.
web-score-turns = Tous les tours
web-score-round = Tour
web-score-edit = Tour { $n }, { $name } : { $points }. Modifier
web-score-tie = En cas d’égalité, la victoire est partagée.
web-score-tie-silent = En cas d’égalité, la victoire est partagée (le livret n’en parle pas, c’est donc une précision).
web-score-share = Partager
web-score-check = Vérifier un coup
web-score-delete = Supprimer la feuille
web-score-delete-sure = La feuille sera supprimée de cet appareil.

## Analyses

cli-review = Analyser une partie terminée : ce que valait chaque tour, et la part de chance.
cli-review-examples =
    Exemples :
      sixfold review game.json
      sixfold review game.json --turn 12
      sixfold review game.json --html > review.html
      sixfold review game.json --json --checkpoint review.jsonl
cli-arg-html = une page HTML avec des images
cli-arg-review-out = écrire l’analyse dans ce fichier (par défaut : sortie standard)
cli-arg-review-turn = ce tour seulement, avec ses meilleurs coups
cli-arg-depth = profondeur de l’analyse, de 0.05 à 20 (par défaut : 1)
cli-arg-review-checkpoint = enregistrer les tours analysés dans ce fichier, pour reprendre plus tard
cli-arg-review-seed = graine du hasard pour l’échantillonnage (par défaut : 0)
review-not-over = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
review-no-turn = Il n’y a pas de tour { $n } dans cette partie.
review-bad-depth = La profondeur doit être un nombre de 0.05 à 20.
review-file-foreign = « { $file } » contient autre chose que cette analyse et n’a pas été modifié.
review-title = Analyse
review-verdict-best = Le meilleur
review-verdict-good = Bon
review-verdict-inaccuracy = Imprécision
review-verdict-mistake = Erreur
review-verdict-blunder = Gaffe
review-forced = Le seul choix
review-best-was = Meilleur : { $action }
review-lost = perte : { $lost } en points, { $winning } en chances de gagner
review-lost-qwirkles = perte : { $lost } en Qwirkles, { $winning } en chances de gagner
review-options = Les meilleurs choix
review-action = Coup
review-now = Tout de suite
review-margin = Écart à la fin
review-chance = Chances de gagner
# As in English.
review-exact = exact
review-played = joué
review-player = Joueur
review-turn = Tour
# As in English.
review-verdict = Verdict
review-accuracy = Précision
review-parts = Chance et talent
review-parts-about = Chaque résultat est la somme de trois parts : ses propres choix, ceux des autres, et ce qui a été distribué, pioché et lancé.
review-result = Écart
review-skill = Ses choix
review-given = Choix des autres
review-luck = Chance
review-analyse = Analyser cette partie
review-analyse-about = Montre les meilleurs choix de chaque tour, et la part de chance.
review-stop = Arrêter
review-running = L’analyse est en cours.
review-progress = Tours analysés : { $done } sur { $of }
review-done = L’analyse est prête.
review-options-about = Choisis-en un pour le voir sur la table.
review-sampled = Les valeurs échantillonnées ont un intervalle à 95 % ; les valeurs exactes viennent d’une recherche complète.
review-action-lay = Poser { $pieces }
review-action-swap = Échanger { $pieces }
review-action-reroll = Relancer { $pieces }
review-action-play = Jouer { $pieces }
review-action-roll = Lancer tous les cubes
review-action-redraw = Piocher une nouvelle main
review-action-pass = Passer
review-reason-exact = En jouant au mieux jusqu’à la fin, le meilleur choix rapporte { count-points } de plus.
review-reason-qwirkle = Il y avait un Qwirkle à { count-points }.
review-reason-points = Le meilleur coup rapporte tout de suite { count-points } de plus.
review-reason-exchange = Échanger coûte un tour entier ; tu aurais pu marquer { count-points }.
review-reason-opens = Cela ouvre une ligne de cinq : le joueur suivant a ce qui manque ({ $pieces }) dans { $n } % des mains possibles.
review-reason-reply = Points du joueur suivant, en moyenne : { $n } ; après le meilleur coup : { $m }.
review-reason-keeps = Les tuiles gardées font une série de { $n } ; le meilleur coup garde une série de { $m }.
review-reason-roll = Points en moyenne si on relance { $pieces } : { $n } ; avec ce choix : { $m }. Les deux valeurs sont exactes.
review-reason-leaves = Points que le joueur suivant peut alors espérer : { $n } ; après le meilleur coup : { $m }. Les deux valeurs sont exactes.
review-reason-qwirkles = On pouvait faire plus de Qwirkles : { $n } au lieu de { $m }.
review-reason-reply-qwirkles = Qwirkles du joueur suivant, en moyenne : { $n } ; après le meilleur coup : { $m }.
no-record = Ce n’est pas l’enregistrement d’une partie terminée.
no-push = Impossible d’envoyer des notifications à cette adresse.

## Énigmes

cli-puzzles = Trouver de nouvelles énigmes dans des parties de bots, ou vérifier celles qui existent.
cli-puzzles-examples =
    Exemples :
      sixfold puzzles check
      sixfold puzzles make --game cubes --kind reroll --count 5 --out new.jsonl
cli-puzzle = Résoudre une énigme dans le terminal : celle du jour, ou une autre.
cli-puzzle-examples =
    Exemples :
      sixfold puzzle
      sixfold puzzle qwirkle-lines-7
cli-meta-kind = TYPE
cli-meta-what = QUOI
puzzles-arg-what = make : trouver de nouvelles énigmes ; check : vérifier des énigmes
puzzles-arg-files = fichiers à vérifier (par défaut : tous ceux de Sixfold)
puzzles-arg-kind = ce qui est demandé : qwirkle, lines, safe, endgame, reroll, rearrange
puzzles-arg-count = combien en trouver
puzzles-arg-seed = le même nombre trouve les mêmes énigmes
puzzles-arg-out = les écrire dans ce fichier (par défaut : sortie standard)
puzzles-no-kind = { $name } n’a pas d’énigmes { $kind }. Disponibles : { $known }.
puzzles-problem-unreadable = illisible
puzzles-problem-twice = nom en double
puzzles-problem-not-unique = aucune réponse n’est clairement la meilleure
puzzles-problem-answer = une autre réponse est meilleure
puzzles-problem-value = une valeur est fausse
puzzles-problem-exact = non prouvé
puzzles-problem-difficulty = la difficulté est fausse
puzzles-checked = Vérifiées : { $n }, prouvées par une recherche complète : { $exact }. Fausses : { $wrong }.
puzzle-ask-qwirkle = Trouve le Qwirkle.
puzzle-ask-lines = Quel coup rapporte le plus de points ?
puzzle-ask-safe = Plus de points tout de suite, ce n’est pas toujours mieux : quel coup est le meilleur à la longue ?
puzzle-ask-endgame = Le sac est vide : quel coup gagne ?
puzzle-ask-reroll = Quels cubes relances-tu pour marquer le plus de points en moyenne ?
puzzle-ask-rearrange =
    { $n ->
        [1] Fais un Qwirkle avec une seule de tes cartes.
       *[other] Fais un Qwirkle avec au plus { $n } de tes cartes.
    }
puzzle-kind-qwirkle = Trouver le Qwirkle
puzzle-kind-lines = Le plus de points
puzzle-kind-safe = Le meilleur à la longue
puzzle-kind-endgame = Gagner à la fin
puzzle-kind-reroll = Bien relancer
puzzle-kind-rearrange = Réarranger en Qwirkle
puzzle-right-qwirkle = Un Qwirkle : { $value } points. Sans lui, c’est { $second } au plus.
puzzle-right-lines = { $value } points. Le deuxième meilleur coup en rapporte { $second }.
puzzle-right-safe = Le meilleur de tous : en moyenne, tout autre coup finit au moins { $margin } points plus bas.
puzzle-right-endgame = Ce coup gagne avec { $value } d’avance. Aucun autre coup ne gagne.
puzzle-right-reroll = { $value } points en moyenne. Le deuxième meilleur choix en rapporte { $second }.
puzzle-right-rearrange = Un Qwirkle, et toutes les autres cartes sont encore dans des séries.
puzzle-wrong-qwirkle = Cela rapporte { $points } points, mais ce n’est pas un Qwirkle.
puzzle-wrong-lines = Cela rapporte { $points } points. Le meilleur coup en rapporte { $value }.
puzzle-wrong-safe = Cela rapporte { $points } points tout de suite, mais finit en moyenne au moins { $margin } points derrière le meilleur coup.
puzzle-wrong-endgame = Cela rapporte { $points } points tout de suite, mais ne gagne pas la partie.
puzzle-wrong-reroll = Cela rapporte { $points } points en moyenne. Le meilleur choix en rapporte { $value }.
puzzle-wrong-rearrange = C’est permis, mais cela ne fait pas de Qwirkle.
puzzle-wrong-cards = Un Qwirkle, mais avec trop de tes cartes.
puzzle-wrong-unplayable = Ces cartes ne peuvent pas être jouées.
puzzle-difficulty = Difficulté { $n } sur 5
puzzle-score = Tu as { $own } points, ton adversaire en a { $other }.
puzzle-other-hand = Ton adversaire a :
puzzle-proved = Prouvé en vérifiant toutes les possibilités.
puzzle-judged = Évalué sur des milliers et des milliers de parties simulées.
puzzle-arg-id = nom d’une énigme (par défaut : celle du jour)
puzzle-arg-daily = l’énigme du jour, la même pour tout le monde (UTC)
puzzle-unknown = L’énigme { $name } n’existe pas. Les noms ressemblent à qwirkle-lines-7.
puzzle-your-move = Ton coup, comme { $example } ; rien pour voir la réponse :
puzzle-answer = La réponse : { $action }
web-puzzles = Énigmes
web-puzzle-daily = Énigme du jour
web-puzzle-daily-about = La même pour tout le monde, une nouvelle à minuit UTC.
web-puzzle-solve = Résoudre
web-puzzle-look = Revoir
web-puzzle-solved = Résolue
web-puzzle-solved-day = Résolue le jour même
web-puzzle-solved-later = Résolue un autre jour
web-puzzle-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
web-puzzle-progress = Résolues : { $done } sur { $of }
web-puzzle-next = Énigme suivante
web-puzzle-go = Continuer
web-puzzle-all = Toutes
web-puzzle-number = Énigme { $n }
web-puzzle-back = Toutes les énigmes
web-puzzle-play = Jouer ce coup
web-puzzle-begin = Joue ton coup sur la table.
web-puzzle-roll = Touche les cubes à lancer
web-puzzle-arrange = Déplace des cartes entre les séries.
web-puzzle-hint = Indice
web-puzzle-hint-more = Encore un indice
web-puzzle-show = Montrer la solution
web-puzzle-reset = Recommencer
web-puzzle-hint-lay =
    { $game ->
        [cubes]
            { $n ->
                [1] Un cube suffit : { $piece }.
               *[other] Pose { $n } cubes, dont celui-ci : { $piece }.
            }
       *[qwirkle]
            { $n ->
                [1] Une tuile suffit : { $piece }.
               *[other] Pose { $n } tuiles, dont celle-ci : { $piece }.
            }
    }
web-puzzle-hint-place = Les cases sont marquées sur la table.
web-puzzle-hint-roll =
    { $n ->
        [1] Relance un cube.
       *[other] Relance { $n } cubes.
    }
web-puzzle-hint-cubes = Tous sont marqués, sauf un.
web-puzzle-hint-cube = Il est marqué.
web-puzzle-hint-sets = Le Qwirkle : les { $what }.
web-puzzle-hint-cards = Les cartes à jouer et les cartes du Qwirkle sont marquées.
web-puzzle-tries =
    { $n ->
        [1] Résolue du premier coup.
       *[other] Résolue en { $n } essais.
    }
web-puzzle-nowhere = { $piece } : aucune case possible pour l’instant.
web-puzzle-nofit = { $piece } : ça ne va pas là.
web-puzzle-line = Tout ce que tu poses en un coup doit être dans une seule ligne, sans trou.
web-puzzle-share = Partager
web-puzzle-copy = Copier
web-puzzle-text = Sixfold, énigme du { $date } : { $kind }
web-puzzle-countdown = Prochaine énigme dans { $hours } h { $minutes } min
web-puzzle-archive = Jours précédents
web-puzzle-of = Énigme du { $date }
web-puzzle-future = L’énigme du { $date } s’ouvrira ce jour-là.
web-puzzle-today = L’énigme du jour
web-puzzle-unknown = Cette énigme n’existe pas.

## Analyse et indices

no-crowded = Le serveur est très occupé : réessaie dans un instant.
no-hints = Cette table joue sans indices.
no-running = Cette position appartient à une partie en cours qui se joue sans indices. Tu pourras l’analyser quand la partie sera terminée.
impossible-line = Ces pièces ne forment pas une ligne : { $cells }. Une ligne a une seule couleur ou une seule forme, et jamais deux fois la même pièce.
impossible-apart = Ces pièces ne touchent pas les autres : { $cells }.
impossible-count = Il n’y en a pas autant dans le jeu : { $pieces }.
impossible-hand = Tant qu’il reste des pièces à piocher, chaque main doit être pleine, et jamais plus que pleine.
impossible-own_hand = Indique la main du joueur dont c’est le tour.
impossible-open_hands = Dans Cubes, toutes les mains sont visibles : indique la main de chaque joueur.
impossible-set = Cette série n’est pas possible ici : { $pieces }. Une série a de trois à cinq cartes d’une seule couleur ou d’une seule forme.
impossible-taken = Les points ne correspondent pas au nombre de Qwirkles pris.
impossible-supply = Le compte n’est pas bon : ce qui reste à piocher découle de tout le reste.
impossible-seats = De deux à quatre joueurs, chacun avec ses points, et l’un d’eux dont c’est le tour.
impossible-over = Cette partie est terminée.
web-analysis = Table d’analyse
web-analyse-position = Analyser cette position
web-hint = Indice
web-key-hint = un indice, puis un plus clair
web-leaving = Si un joueur quitte une partie en cours
web-leaving-bot = Un bot continue
web-leaving-resign = Il abandonne
web-hints-on = Les indices sont permis à cette table.
web-hints-off = Cette table joue sans indices.
web-hint-lay =
    { $attribute ->
        [none] Tu peux poser quelque chose.
        [color] Tu peux poser quelque chose : regarde les pièces { $value }.
       *[shape] Tu peux poser quelque chose : regarde les { $value }.
    }
web-hint-play =
    { $attribute ->
        [none] Tu peux jouer quelque chose.
        [color] Tu peux jouer quelque chose : regarde les cartes { $value }.
       *[shape] Tu peux jouer quelque chose : regarde les { $value }.
    }
web-hint-swap =
    { $attribute ->
        [none] Ici, le mieux est d’échanger.
        [color] Ici, le mieux est d’échanger ; regarde les tuiles { $value }.
       *[shape] Ici, le mieux est d’échanger ; regarde les { $value }.
    }
web-hint-reroll =
    { $attribute ->
        [none] Ici, le mieux est de relancer.
        [color] Ici, le mieux est de relancer ; regarde les pièces { $value }.
       *[shape] Ici, le mieux est de relancer ; regarde les { $value }.
    }
web-hint-roll = Tu ne peux rien poser : lance tous les cubes.
web-hint-redraw = Tu ne peux rien jouer : pioche une nouvelle main.
web-hint-pass = Tu ne peux rien faire : passe.
web-hint-lay-place =
    { $game ->
        [cubes]
            { $n ->
                [one] Ici, avec { $n } cube.
               *[other] Ici, avec { $n } cubes.
            }
       *[qwirkle]
            { $n ->
                [one] Ici, avec { $n } tuile.
               *[other] Ici, avec { $n } tuiles.
            }
    }
web-hint-play-place =
    { $fresh ->
        [yes] Une nouvelle série, avec { $n } de tes cartes.
       *[other] Regarde : { $sets }. De ta main : { $n }.
    }
web-hint-swap-place =
    { $n ->
        [one] Échange { $n } tuile.
       *[other] Échange { $n } tuiles.
    }
web-hint-reroll-place =
    { $n ->
        [one] Relance { $n } cube.
       *[other] Relance { $n } cubes.
    }
web-hint-lay-move = { $pieces } : c’est posé pour toi. Joue ou annule.
web-hint-play-move = { $pieces } : c’est posé pour toi. Joue ou annule.
web-hint-swap-move = Échange : { $pieces }.
web-hint-reroll-move = Relance : { $pieces }.
web-hint-risk =
    { $game ->
        [cards] Laisse une série de cinq : le joueur suivant a ce qui manque ({ $pieces }) dans { $chance } des mains.
       *[other] Ouvre une ligne de cinq : le joueur suivant a ce qui manque ({ $pieces }) dans { $chance } des mains.
    }
web-hint-risk-held = Ouvre une ligne de cinq, et le joueur suivant a ce qui manque : { $pieces }.
web-hint-risk-roll = Ouvre une ligne de cinq : avec un lancer, le joueur suivant obtient ce qui manque ({ $pieces }) dans { $chance } des cas.
web-hint-risk-none =
    { $game ->
        [cards] Laisse une série de cinq, mais le joueur suivant ne peut pas avoir ce qui manque : { $pieces }.
       *[other] Ouvre une ligne de cinq, mais le joueur suivant ne peut pas avoir ce qui manque : { $pieces }.
    }
web-analysis-palette = Toutes les pièces ; les flèches passent de l’une à l’autre
web-analysis-players = Joueurs
web-analysis-player = Joueur { $n }
web-analysis-on-turn = Son tour
# As in English.
web-analysis-points-of = { $name } : points
web-analysis-hand-of = { $name } : main
web-analysis-take-out = { $piece } : enlever
web-analysis-hidden =
    { $n ->
        [one] { $n } inconnue
       *[other] { $n } inconnues
    }
web-analysis-fewer = { $name } : une pièce inconnue de moins
web-analysis-more = { $name } : une pièce inconnue de plus
web-analysis-fill = Remplir
web-analysis-fill-hand = Remplir cette main
web-analysis-give-back = { $set } : rendre
web-analysis-taken-by = { $name } : ajouter un Qwirkle pris
web-analysis-add-qwirkle = Ajouter un Qwirkle
web-analysis-do-swap = Échanger { $pieces }
web-analysis-do-reroll = Relancer { $pieces }
web-analysis-do-roll = Lancer tous les cubes
web-analysis-do-redraw = Nouvelle main
web-analysis-do-pass = Passer
web-analysis-verb-swap = Échanger
web-analysis-verb-reroll = Relancer
web-analysis-verb-roll = Tout lancer
web-analysis-verb-redraw = Autre main
web-analysis-verb-pass = Passer
web-analysis-worth = { $margin } à la fin (de { $low } à { $high }), chances de gagner { $chance }
web-analysis-worth-exact = Exactement { $margin } à la fin, chances de gagner { $chance }
web-analysis-best = Meilleurs coups
# As in English.
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
web-analysis-try-it = Essayer : { $pieces }
web-analysis-nothing = Il n’y a pas de choix à faire.
web-analysis-how = Avance finale attendue sur les autres joueurs, avec un intervalle de confiance à 95 %.
web-analysis-how-exact = Calculé jusqu’à la fin de la partie : ces valeurs sont exactes.
web-analysis-all = Tous les coups
web-analysis-count = { $n }
web-analysis-show-more = Voir plus
web-analysis-odds = Chances
web-analysis-odds-next =
    { $n ->
        [one] Les chances que le joueur suivant, avec { $n } pièce, ait cette pièce. Reste à piocher : { $left }.
       *[other] Les chances que le joueur suivant, avec { $n } pièces, ait cette pièce au moins une fois. Reste à piocher : { $left }.
    }
web-analysis-odds-cubes = Les chances qu’un cube pioché dans le sac et lancé soit celui-ci. Dans le sac : { $left }.
web-analysis-odds-of = { $piece }, pas encore vues : { $n }, chez le joueur suivant : { $holds }, à la prochaine pioche : { $drawn }
web-analysis-variations = Coups essayés
web-analysis-start = La position
web-analysis-forget = Enlever : { $what }
web-analysis-share = Lien et notation
web-analysis-share-why = Le lien contient toute la position. Aucun serveur ne la garde.
web-analysis-qr = Code QR de cette position
web-analysis-copy-link = Copier le lien
# As in English.
web-analysis-notation = Notation
web-analysis-read = Charger cette position
web-analysis-copy-text = Copier la notation
web-analysis-unreadable = Impossible à lire : « { $token } ».
web-analysis-bad-link = Ce lien ne contient pas de position valable.
web-analysis-lifted = { $piece } en main. Choisis une case, ou enlève la pièce.
web-analysis-where = Où vont les pièces
# As in English.
web-analysis-on-table = Table
web-analysis-hand-n = Main { $n }
web-analysis-remove = Enlever
web-analysis-any = Joueur { $n } : sa main est inconnue, tu peux donc essayer toute pièce qui reste.
web-analysis-try = C’est au joueur { $n } : choisis une pièce, puis une case.
web-analysis-play-for = Essayer, +{ $n }
# As in English.
web-analysis-position = Position
# As in English.
web-analysis-mode = Mode
web-analysis-set-up = Préparer
web-analysis-try-moves = Essayer
web-analysis-opening = Le premier tour de la partie
web-analysis-rerolled = A déjà relancé
web-analysis-left = Reste à piocher (calculé)
web-analysis-turns-left = Tours restants
web-analysis-clear = Tout vider
web-analysis-welcome = Prépare une position : choisis une pièce ci-dessous, puis sa case sur la table ; remplis ensuite la main du joueur dont c’est le tour.
web-analysis-not-yet = La position n’est pas encore complète.
web-kernel-failed = L’analyse n’a pas commencé, car son programme n’a pas pu être chargé. Vérifie la connexion, puis réessaie.
web-analysis-thinking = Réflexion
web-analysis-done = Terminé
web-analysis-find = Trouver les meilleurs coups
web-analysis-found =
    { $n ->
        [one] { $n } coup trouvé.
       *[other] { $n } coups trouvés.
    }
cli-analyse = Analyser une position : ses coups, les meilleurs d’entre eux et les chances.
cli-analyse-examples =
    Exemples :
      sixfold analyse "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
      sixfold analyse "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd" --json
cli-arg-position = position dans la notation ; mains cachées écrites ?6
# As in English.
cli-meta-position = POSITION
analyse-best = Meilleurs coups (points tout de suite, écart à la fin, chances de gagner) :
analyse-all =
    { $n ->
        [one] { $n } coup autorisé.
       *[other] { $n } coups autorisés.
    }
# As in English.
analyse-exact = exact
analyse-odds = Chances (pas encore vues, le joueur suivant en a une, elle est piochée ensuite) :
analyse-odds-cubes = Chances (de sa couleur dans le sac, le joueur suivant en a un, il est pioché et lancé ensuite) :

## Complétion dans les shells

cli-completion = Afficher un script avec lequel ton shell complète commandes, options et valeurs.
cli-completion-examples =
    Exemples :
      sixfold completion bash > ~/.local/share/bash-completion/completions/sixfold
      sixfold completion fish > ~/.config/fish/completions/sixfold.fish
# As in English.
cli-meta-shell = SHELL
completion-arg-shell = le shell : bash, zsh ou fish

## L’arène : clusters et tournois

arena-arg-runner = où les donnes sont jouées : local (cet ordinateur, par défaut) ou ray (un cluster Ray)
arena-arg-address = --runner ray : adresse du cluster, comme 10.0.0.1:6379 (par défaut : RAY_ADDRESS, ou un nouveau cluster sur cet ordinateur)
arena-arg-tournament = round-robin : tous les joueurs (jusqu’à 64) se rencontrent ; gauntlet : le premier rencontre tous les autres ; --games vaut pour chaque match
arena-arg-seats = --tournament : joueurs à une table (par défaut : 2)
arena-arg-out = --tournament : écrire les classements, les graphiques et tous les matchs dans ce fichier, comme page HTML
arena-one-of = { $name } doit être l’une de ces valeurs : { $known }.
arena-tournament-only = { $name } ne sert qu’aux tournois (--tournament).
arena-ray-only = { $name } ne sert qu’aux clusters (--runner ray).
arena-ray-missing = Pour des matchs sur un cluster, installe Ray : pip install "sixfold[ray]"
arena-ray-unreachable = Aucun cluster n’est disponible : { $why }
arena-ray-foreign = Un ordinateur du cluster n’a pas cette version de Sixfold : { $why }
arena-ray-failed = Le cluster n’a pas pu jouer une donne : { $why }
arena-twice = { $name } est cité deux fois ; dans un tournoi, chaque joueur n’apparaît qu’une fois.
arena-too-many-matches = Cela ferait { $matches } matchs ; le maximum est { $most }.
arena-tournament =
    { $kind ->
        [gauntlet] Un contre tous
       *[round-robin] Tous contre tous
    }
arena-tournament-progress = Donne { $done } sur { $of }, en { $matches } matchs
arena-tournament-incomplete = Le tournoi a été arrêté avant la fin ; voici les résultats jusqu’ici.
arena-head-rank = rang
arena-head-games = parties
arena-head-players = joueurs
arena-head-lead = avance
arena-across = Victoires (%) du joueur de la ligne contre chaque adversaire, par ordre de rang
arena-ratings-about = L’Elo est relatif à la moyenne de tous les joueurs ; les intervalles à 95 % reposent sur les différences entre les donnes.
arena-groups = Les joueurs forment des groupes qui ne se sont pas rencontrés. Seuls les Elo d’un même groupe peuvent être comparés.
arena-report-settings = Graine : { $seed }. Temps de calcul par coup : { $budget }.
arena-report-own = la limite propre à chaque joueur
# As in English.
arena-report-ms = { $ms } ms
arena-report-ratings = Classement Elo
arena-report-across = Tous contre tous
arena-report-cost = Force et temps
arena-report-cost-about = Elo selon le temps de calcul moyen par coup. Chaque marque montre le rang du joueur.
arena-report-matches = Matchs
arena-report-faults = Parties perdues à cause d’une erreur

## L’analyse dans un navigateur

web-review-choose = Choisir un fichier

## La version pour terminal

cli-tui = Jouer en plein écran dans le terminal : avec des personnes et des bots, ou à une table d’un serveur.
cli-tui-examples =
    Exemples :
      sixfold tui
      sixfold tui --edition cards --players Ann --bot easy --bot hard
      sixfold tui --save game.json
      sixfold tui https://play.example/t/AB12CD34
cli-meta-link = LIEN
cli-meta-level = NIVEAU
tui-arg-link = lien vers une table d’un serveur, pour la rejoindre aussitôt
tui-arg-bot = ajouter un bot de ce niveau (peut être répété)
tui-arg-name = ton nom à une table d’un serveur
tui-arg-ascii = des lettres au lieu de symboles pour les formes
tui-no-terminal = Il faut un terminal où dessiner. sixfold play --terminal marche ligne par ligne, même avec des pipes.
tui-bad-link = Ce n’est pas un lien vers une table. Un tel lien ressemble à https://play.example/t/AB12CD34.
tui-person = Humain
tui-nobody = Personne
tui-or-join = Ou rejoindre une table d’un serveur, par son lien
tui-put-cards =
    { $n ->
        [one] { $n } carte en main : choisis une série, puis Entrée.
       *[other] { $n } cartes en main : choisis une série, puis Entrée.
    }
tui-pick-cards = Prends d’abord des cartes de ta main ; la table s’arrange ensuite autour d’elles.
tui-draft = Entrée pour jouer : { $points }{ $lines }
tui-nothing = Tu n’as encore rien posé : prends une pièce, ou demande un indice.
tui-wait = Un instant.
tui-close = Entrée pour fermer.
tui-yes-or-no = y oui · n non
tui-leave = Quitter ? Cette partie n’est pas enregistrée dans un fichier : tu ne pourras pas la continuer.
tui-key-enter = Poser, jouer
tui-key-new = Créer série
tui-key-arrange = Arranger
tui-key-review = Dernier tour
tui-key-help = Aide
tui-key-leave = Quitter
tui-not-verified = Le serveur n’a pas donné l’enregistrement : le tirage n’a pas été vérifié.
tui-help-letters = la prochaine pièce de cette couleur dans ta main
tui-help-take-up = prendre ce qui est sous le curseur
tui-help-arrange = arranger la table autour des cartes prises
tui-help-review = ce que valait ton dernier tour
tui-help-why = la règle du dernier refus
tui-help-centre = recentrer la table
tui-help-leave = quitter
tui-help-qwirkle = Prends une tuile et mets-la sur une case : les nombres sur la table sont ses points. Quand tu as tout posé, appuie sur Entrée pour jouer.
tui-help-cubes = Prends un cube et mets-le sur une case : les nombres sur la table sont ses points. Avant de poser, tu peux relancer une fois des cubes.
tui-help-cards = Prends des cartes de ta main ou de la table et ajoute-les à une série, ou commence une nouvelle série. Quand toutes les séries sont valables, Entrée termine le tour ; les séries de six sont à toi.
tui-help-marks =
    ({ color-red.mark }) dernier coup   [{ color-red.mark }] pas encore joué   *{ color-red.mark }* pris   >{ color-red.mark }< curseur   ?? indice   ~{ color-red.mark } déplacé
    Couleurs : { color-red.mark } { color-red }, { color-orange.mark } { color-orange }, { color-yellow.mark } { color-yellow }, { color-green.mark } { color-green }, { color-blue.mark } { color-blue }, { color-purple.mark } { color-purple }.
    À la souris : clique sur une pièce, puis sur une case ; clique sur une pièce pas encore jouée pour la reprendre.
