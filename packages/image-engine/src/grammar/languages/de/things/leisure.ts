/** What German calls sports, toys and instruments. */
export const GERMAN_LEISURE = `
sport|sportart=sports; fussball|fussballe|fussballspiel=soccer; ball|balle|ballen=ball
basketball|basketballkorb=basketball; handball|volleyball|beachvolleyball=volleyball
tennis|tennisball|tennisplatz=tennis; tennisschlager|schlager=racket; tischtennis|tischtennisplatte=table tennis
federball|badminton=badminton; golfball|golfplatz|golfschlager|golf=golf; eishockey|hockey|hockeyschlager=hockey
ski|skier|skiern|schi|langlaufski=skis; skistock|skistocke|wanderstock|wanderstocke=poles
snowboard|snowboards=snowboard; schlittschuh|schlittschuhe|eislaufschuhe=ice skates
inliner|inlineskates|rollschuhe=rollerblades; skateboard|skateboards=skateboard
surfbrett|surfbretter|surfboard=surfboard; tauchausrustung|schnorchel|taucher=diver
hantel|hanteln|gewichte=dumbbell; yoga|yogamatte=yoga; laufband|crosstrainer|hometrainer=treadmill
turnhalle|turnhallen|sporthalle|fitnessstudio|fitnesscenter|gym=gym; boxhandschuh|boxhandschuhe=boxing gloves
angelrute=fishing rod; pokal|pokale|pokalen=trophy; medaille|medaillen=medal
stadion|stadien|fussballplatz|sportplatz=stadium; wettrennen|autorennen=race; marathon|marathonlauf=marathon
turnier|turniere|turnieren|wettkampf|meisterschaft=tournament; training|trainings=training
spielzeug|spielzeuge|spielsachen|kreisel=plaything; puppe|puppen|barbie=doll; puppenhaus|puppenstube=dollhouse
teddybar|teddybaren|teddy|teddys=teddy bear
kuscheltier|kuscheltiere|kuscheltieren|stofftier|stofftiere|pluschtier|pluschtiere=stuffed animal
lego|legos|legostein|legosteine=lego; bauklotz|bauklotze|bauklotzchen=building blocks
puzzle|puzzles|puzzleteil=puzzle; brettspiel|brettspiele|gesellschaftsspiel|spiel|spiele=game; wurfel=dice
spielkarte|spielkarten|jasskarten=playing cards; schach|schachbrett|schachfigur=chess
modelleisenbahn|modellbahn|spielzeugeisenbahn=model train; spielzeugauto|modellauto|matchbox=small car
drachen|drache|lenkdrachen=dragon; luftballon|luftballons|luftballone|ballon|ballons|ballone=balloon
murmel|murmeln=marbles; rassel=rattle; schaukelpferd|schaukelpferde=rocking horse
hupfburg|hupfburgen=bouncy castle; instrument|instrumente|musikinstrument=instrument
gitarre|gitarren|egitarre=guitar; klavier|klaviere|piano=piano; keyboard|keyboards|tastatur|tastaturen=keyboard
geige|violine=violin; cello|cellos=cello; kontrabass|bassgeige=bass; harfe|harfen=harp
flote|floten|blockflote|querflote=flute; klarinette|klarinetten=clarinet; saxophon|saxofon=saxophone
trompete|trompeten=trumpet; alphorn|alphorner=alphorn; schlagzeug|trommel|pauke=drums
akkordeon|ziehharmonika|handorgel|harmonika|schwyzerorgeli=accordion; mundharmonika=harmonica
orgel|orgeln=organ; mikrofon|mikrofone|mikro|mikrophon=microphone; notenblatt=sheet music
orchester|blaskapelle|musikkapelle=orchestra; chor|chore=choir; band|bands=band
schallplatte|schallplatten|vinylplatte=vinyl disc; plattenspieler|plattenspielern=turntable
`;
