/** What Spanish calls sports, toys and instruments. */
export const SPANISH_LEISURE = `
deporte=sport
futbol|futbolito=soccer; baloncesto|basquet|basquetbol=basketball; voleibol|voley|balonvolea=volleyball
beisbol=baseball; rugby=rugby; golf=golf; natacion=swimming; ciclismo=cycling; boxeo=boxing
lucha libre=wrestling; gimnasia=gymnastics; yoga=yoga; karate|taekwondo|artes marciales=martial arts
ajedrez=chess; surf=surfing; maraton=marathon; pelota|pelotita|balon|baloncito=ball; raqueta|raquetita=racket
bate de beisbol|bates=baseball bat; porteria de futbol=goal; cancha=court; tabla de surf=surfboard
patin|patines|patincito=skates; patineta|skate|skateboard=skateboard; esqui|esquies=ski; mancuerna=dumbbell
caminadora|cinta de correr=treadmill; medalla|medallita=medal; trofeo|copa del mundo=trophy
silbato|pito de arbitro=whistle; juguete|juguetito=plaything; muneca|munequita|munequito|muneco=doll
peluche|peluchito|oso de peluche|osito de peluche=teddy bear; marioneta|titere=puppet
cometa|barrilete|papalote|volantin|papagayo=kite; trompo|peonza=whirligig; canica|bolita de vidrio=marble
naipe|baraja=playing card; dados=dice; domino=dominoes; videojuego=console
bloques de construccion=building blocks; columpio=swing; tobogan|resbaladilla|resbalin=slide
trampolin|cama elastica=trampoline; carrusel|tiovivo|calesita=carousel; montana rusa=roller coaster
noria|rueda de fortuna=ferris wheel; globo|globito|bomba de fiesta=balloon; pinata|pinatita=pinata
papel picado=bunting; guirnalda|banderin=garland; guitarra|guitarrita=guitar; piano|pianito=piano
violin|violincito=violin; violonchelo|chelo de cuerda=cello; contrabajo|guitarron=double bass
bateria|redoblante=drums; tambor|tamborcito|bombo|bongo=drum; flauta|flautita|quena=flute; trompeta=trumpet
saxofon|saxo|saxos=saxophone; clarinete=clarinet; acordeon|bandoneon=accordion; arpa|arpas=harp; ukelele=ukulele
charango|mandolina=mandolin; maraca|sonajero|sonaja=maraca; pandereta|pandero=tambourine; castanuelas=castanets
marimba|xilofono=xylophone; armonica=harmonica; cajon peruano=cajon drum; orquesta=orchestra
banda de musica|conjunto musical=band; coro de iglesia=choir
`;
