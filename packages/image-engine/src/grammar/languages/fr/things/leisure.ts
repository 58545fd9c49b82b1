/** What French calls sports, toys and instruments. */
export const FRENCH_LEISURE = `
jouet|joujou=plaything; poupee=doll
peluche|nounours|doudou=teddy bear; puzzle=puzzle; jeu|jeux=game; jeu de societe|jeux de societe=board game
jeu video|jeux video=console; jeu de cartes|carte a jouer=playing cards; lego|legos=lego
petite voiture|petites voitures=small car; cerf volant|cerfs volants=kite; toupie=whirligig
echiquier|jeu d echecs=chessboard; trampoline=trampoline; toboggan=slide; balancoire=swing; bac a sable=sandbox
aire de jeux=playground; corde a sauter=jump rope; luge|luges=sled
chateau gonflable|chateaux gonflables=bouncy castle; ballon|balle=ball; ballon de foot=soccer ball
ballon de baudruche=balloon; balle de tennis=tennis ball; boule de petanque|petanque=petanque; sport=sport
football|foot|foots=soccer; rugby=rugby; basketball|basket ball=basketball; handball|hand ball=handball
volley|volleyball=volleyball; tennis=tennis; badminton=badminton; ping pong=table tennis; golf|golfs=golf
hockey=hockey; judo|judos=judo; karate=karate; boxe|boxes=boxing; escrime=fencing; yoga|yogas=yoga; danse=dance
natation=swimming; gymnastique=gymnastics; equitation=horse riding; escalade=climbing; randonnee|rando=hike
plongee=diving; surf|surfs=surf; planche de surf|planches de surf=surfboard; ski|skis=ski; snowboard=snowboard
skate|skateboard|planche a roulettes=skateboard; roller|patin a roulettes=roller skates
patin a glace|patins a glace=ice skates; raquette=racket; haltere=dumbbell; musculation|muscu=weight training
tapis de course=treadmill; canne a peche|cannes a peche=fishing rod; tournoi=tournament
competition|championnat=competition; marathon=marathon; course a pied|course cycliste=race; trophee=trophy
podium=podium; stade=stadium; terrain|champ=field; terrain de foot=soccer field
gymnase|salle de sport|salles de sport=gym; vestiaire=locker room; gradin=bleachers; billard=pool table
bowling=bowling; flechette=darts; baby foot=foosball; instrument=instrument; guitare=guitar; piano=piano
violon=violin; violoncelle=cello; contrebasse=double bass; tambour=drum; percussion=percussion
trompette=trumpet; flute=flute; saxophone|saxo|saxos=saxophone; clarinette=clarinet; accordeon=accordion
harpe=harp; orgue=organ; synthe|synthetiseur=synthesizer; harmonica=harmonica; ukulele=ukulele; banjo=banjo
xylophone=xylophone; cymbale=cymbals; cornemuse=bagpipes; micro|microphone=microphone; ampli=amplifier
haut parleur=loudspeaker; partition=sheet music; musique=music; chanson=song; orchestre=orchestra; chorale=choir
disque|vinyle=vinyl disc; tourne disque=turntable
`;
