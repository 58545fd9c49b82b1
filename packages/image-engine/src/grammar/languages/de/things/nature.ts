/** What German calls plants and landscapes. */
export const GERMAN_NATURE = `
pflanze|zimmerpflanze|zimmerpflanzen|topfpflanze|grunpflanze=plant
blume|blumen|blumchen|bluemli|blumerl|veilchen|stiefmutterchen|primel|primeln|vergissmeinnicht|petunie=flower
blute=blossom; rose|rosen=rose; tulpe|tulpen=tulip; sonnenblume|sonnenblumen=sunflower; nelke|nelken=carnation
lilie|lilien=lily; orchidee|orchideen=orchid; narzisse|narzissen|osterglocke|osterglocken=daffodil
ganseblumchen|margerite|margeriten=daisy; lowenzahn|pusteblume|pusteblumen=dandelion
mohnblume|mohnblumen|klatschmohn|mohn=poppy; krokus|krokusse=crocus; hyazinthe|hyazinthen=hyacinth
hortensie|hortensien=hydrangea; pfingstrose|pfingstrosen=peony; geranie|geranien=geranium; edelweiss=edelweiss
enzian=gentian; schneeglockchen|maiglockchen=snowdrop; seerose|seerosen=water lily; dahlie|dahlien=dahlia
blumenstrauss|blumenstrausse|strauss|strausse|bouquet|brautstrauss=bouquet; kranz|kranze|blumenkranz=wreath
blutenblatt|blutenblatter=petal; stiel|stiele|stangel=stem; dorn|dornen=thorn; kaktus|kakteen=cactus
farn|farne=fern; efeu=ivy; bambus=bamboo; klee|kleeblatt|kleeblatter=clover; moos=moss; unkraut=weeds
gras|graser|grasern|grashalm|grashalme=grass; rasen|rasenflache=lawn; schilf=reeds
busch|busche|buschen|strauch|straucher|gebusch=bush; beet|beete|blumenbeet|hochbeet|gemusebeet=flower bed
baum|baume|baumen|baumchen|obstbaum|apfelbaum|apfelbaume|kirschbaum|kirschbaume|laubbaum=tree
tannenbaum|tanne|tannen|fichte|fichten|nadelbaum=fir; kiefer|kiefern|fohre|pinie=pine; eiche|eichen=oak
buche|rotbuche=beech; birke|birken=birch; linde=linden; ahorn|ahornbaum=maple; trauerweide|weidenbaum=willow
pappel|pappeln=poplar; palme|palmen=palm tree; olivenbaum|olivenbaume=olive tree
ast|aste|asten|zweig|zweige|zweigen=branch; wurzel|wurzeln=root; laub|blatt|blatter|blattern=leaf
tannenzapfen=pinecone; hopfen=hops; getreide|weizen|weizenfeld|kornfeld|roggen|gerste=wheat
raps|rapsfeld|rapsfelder=canola; heu|heuballen|strohballen|stroh=hay; landschaft|landschaften=scenery
natur=nature; meer|meere|ozean|ozeane|nordsee|wattenmeer|mittelmeer|adria|atlantik=sea
see|seen|bergsee|badesee|stausee|genfersee|zurichsee|chiemsee|worthersee|neusiedlersee|vierwaldstattersee=lake
fluss|flusse|flussen=river; bach|bache|bachlein=stream; wasserfall|wasserfalle|wasserfallen=waterfall
teich|teiche|weiher|gartenteich|tumpel=pond; pfutze|pfutzen=puddle; quelle=water source
ufer|flussufer|seeufer=shore; kuste|kusten=coast; insel|inseln=island; bucht|buchten=bay; dune|dunen=dune
klippe|klippen=cliff; fels|felsen|felswand=boulder; steine|steinen|kiesel|kieselstein|kies=stone
hohle|hohlen=cave; hugel|hugeln=hill; tal|taler|talern=valley; schlucht|schluchten|klamm=gorge
gipfelkreuz=summit; gletscher|gletschern=glacier; vulkan|vulkane=volcano
wuste|wusten=desert; dschungel|urwald=jungle; wiese|wiesen|blumenwiese=meadow; feld|felder|feldern|acker=field
alm|almen|alp|almhutte|berghutte|skihutte=alpine hut; heide=heath; moor|moore|sumpf=swamp
weinberg|weinberge|weingarten|rebberg=vineyard; bauernhof|bauernhofe|bauernhaus|gehoft|reiterhof=farm
scheune|scheunen|stadel|stall|stalle=barn; lichtung|waldlichtung=clearing
`;
