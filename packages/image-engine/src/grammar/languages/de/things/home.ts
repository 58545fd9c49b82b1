/** What German calls houses, rooms, furniture and kitchenware. */
export const GERMAN_HOME = `
mobel|mobeln|mobelstuck|mobelstucke=furniture; tisch|tische|tischen|esstisch|kuchentisch|gartentisch=table
couchtisch|couchtische|beistelltisch=coffee table; schreibtisch|schreibtische|schreibtischen=desk
nachttisch|nachtkastchen|nachttische=nightstand; stuhl|stuhle|stuhlen|sessel|sesseln|burostuhl|gartenstuhl=chair
hocker|hockern|schemel|barhocker=stool; liegestuhl|liegestuhle|strandkorb|strandkorbe=deck chair
schaukelstuhl=rocking chair; hochstuhl|kinderstuhl=highchair; hangematte|hangematten=hammock
sofa|sofas|couch|couches|ledersofa|ecksofa=sofa; polster|kissen|sofakissen=pillow
bett|betten|doppelbett|ehebett=bed; hochbett|stockbett|etagenbett=bunk bed; kinderbett|gitterbett|babybett=crib
wiege=cradle; matratze|matratzen=mattress; decke|bettdecke|wolldecke|kuscheldecke|tuchent=blanket
bettwasche|bettzeug|leintuch|bettlaken=bedding
schrank|schranke|schranken|kasten|kleiderschrank|kleiderkasten=wardrobe
regal|regale|regalen|bucherregal|bucherregale=shelf; kommode|kommoden|sideboard|anrichte=dresser
schublade|schubladen|schublad=drawer; vitrine|vitrinen=display case; garderobe|garderoben=coat rack
kleiderbugel|bugel=hanger; truhe|truhen|kiste|kisten=chest; teppich|teppiche|teppichen=rug
vorhang|vorhange|vorhangen|gardine|gardinen=curtain; jalousie|jalousien|rollladen|rollo|rollos|storen=blinds
lampe|lampen|stehlampe|tischlampe|nachttischlampe|leuchte=lamp; kronleuchter|luster=chandelier
gluhbirne|gluhbirnen=bulb; kerze|kerzen|teelicht|teelichter=candle; kerzenstander|kerzenhalter=candlestick
vase|vasen|blumenvase=vase; blumentopf|blumentopfe|ubertopf=flowerpot
wanduhr|wanduhren|standuhr|kuckucksuhr=clock; wecker|weckern=alarm clock
haus|hauser|hausern|hauschen|einfamilienhaus|reihenhaus|eigenheim|doppelhaus|ferienhaus|altbau|neubau|fachwerkhaus|fachwerkhauser|chalet=house
wohnung|wohnungen|ferienwohnung|mietwohnung|apartment=apartment; zimmer|zimmern|raume=room
wohnzimmer|stube|wohnstube=living room; schlafzimmer|schlafzimmern=bedroom; kinderzimmer|kinderzimmern=nursery
esszimmer=dining room; arbeitszimmer=study; badezimmer|badezimmern|bad=bathroom; gastezimmer=guest room
klo|toilette|toiletten|klos|hausl=toilet; dusche|duschen|duschkabine=shower; badewanne|badewannen=bathtub
waschbecken|lavabo|spule|spulbecken|abwasch=sink; wasserhahn|wasserhahne|armatur=faucet
flur|flure|diele|vorzimmer|hausgang=hallway; keller|kellern|kellerabteil=basement; dachboden|estrich=attic
balkon|balkone|balkonen|balkons=balcony; terrasse|terrassen=terrace; veranda|wintergarten|loggia=porch
garage|garagen|carport|tiefgarage=garage; garten|garteli|vorgarten|schrebergarten|kleingarten=garden
hinterhof|innenhof|innenhofe=courtyard; hof|hofe=yard; einfahrt|einfahrten|auffahrt=driveway
fenster|fenstern|fensterscheibe=window; fensterbank|fensterbrett|fenstersims=windowsill
scheibe|scheiben|glasscheibe=pane; tur|turen|haustur|wohnungstur|eingangstur|zimmertur=door
tor|tore|toren|gartentor|garagentor=gate; turklinke|turgriff|klinke=doorknob; klingel|turklingel=doorbell
treppe|treppen|stiege|stiegen|treppenhaus|stiegenhaus=stairs; gelander|handlauf=railing; leiter|leitern=ladder
aufzug|aufzuge|fahrstuhl|lift|lifte=elevator; rolltreppe|rolltreppen=escalator
dach|dacher|dachern|hausdach=roof; dachziegel|ziegel|ziegeln|backstein=bricks; dachrinne|regenrinne=gutter
schornstein|schornsteine|rauchfang|kamine=chimney; kamin|cheminee=fireplace; kachelofen|ofen=oven
heizung|heizkorper|heizungen=radiator; wand|wande|wanden|mauer|mauern|tapete|tapeten=wall
fassade|fassaden|hausfassade=facade; boden|fussboden|parkett|laminat|dielenboden=floor
fliese|fliesen|kachel|kacheln|plattli=tiles; zimmerdecke|plafond=ceiling; saule|saulen|pfeiler=column
bogen|torbogen|bogengang=arch; eingang|eingange|hauseingang|haupteingang=entrance; ausgang|notausgang=exit
zaun|zaune|zaunen|gartenzaun|lattenzaun|maschendrahtzaun|zaunpfahl|zaunpfahle|holzzaun=fence; hecke|hecken=hedge
gitter|gittern|gitterstabe=grille; schuppen|gartenhaus|gartenhutte|gerateschuppen=shed
gewachshaus|gewachshauser=greenhouse; pool|pools|schwimmbecken|planschbecken=pool; schaukel=swing
rutsche|rutschbahn=slide; sandkasten|sandkiste=sandbox; trampolin|trampoline=trampoline
klettergerust=jungle gym; grill|grille|grills|kugelgrill|gasgrill=grill; briefkasten|postkasten=mailbox
fussmatte|turmatte|fussabtreter=doormat
mulltonne|mulltonnen|mulleimer|mistkubel|abfalleimer|papierkorb|mulleimern|kehrichteimer|tonne|tonnen=trash can
mull|abfall|abfalle|kehricht|unrat=trash; mullsack|mullbeutel|mistsack=garbage bag
eimer|eimern|kubel|putzeimer=bucket; besen|kehrbesen=broom; staubsauger|staubsaugern=vacuum
putzmittel|putzlappen|wischmopp=mop; waschmaschine|waschmaschinen=washing machine
trockner|waschetrockner|tumbler=dryer; wasche|schmutzwasche=laundry; wascheleine|waschestander=clothesline
waschekorb|korb|korbe|korben|weidenkorb=basket; bugeleisen|bugelbrett=iron
handtuch|handtucher|handtuchern|badetuch|strandtuch=towel; seife|seifen=soap
shampoo|shampoos|haarshampoo=shampoo; zahnburste|zahnbursten=toothbrush; zahnpasta=toothpaste
haarburste|haarbursten|burste|bursten=hairbrush; kamm|kamme=comb; fohn|haartrockner=hair dryer
rasierer|rasierapparat=razor; toilettenpapier|klopapier|wcpapier=toilet paper
parfum|parfums|parfumflasche=perfume; lippenstift|lippenstifte=lipstick; nagellack=manicure
wimperntusche|mascara=mascara; handcreme|gesichtscreme|sonnencreme|sonnenmilch|bodylotion=lotion
kuhlschrank|kuhlschranke|eiskasten=fridge; gefrierschrank|gefriertruhe|tiefkuhler=freezer
backofen|backrohr|herd=stove; mikrowelle|mikrowellen=microwave
spulmaschine|geschirrspuler|abwaschmaschine=dishwasher; wasserkocher|teekessel=kettle
kaffeemaschine|kaffeemaschinen|espressomaschine|kaffeekanne=coffee maker; toaster=toaster
mixer|standmixer|stabmixer|kuchenmaschine|ruhrgerat=blender; topf|topfe|kochtopf|pfannli|kochtopfe=pot
pfanne|pfannen|bratpfanne=pan; wok=wok; deckel|deckeln=lid; teller|tellern=plate; geschirr|porzellan=dishes
schussel|schusseln|schale|schalen|salatschussel|muslischale=bowl; tasse|tassen|kaffeetasse|teetasse|haferl=cup
becher|bechern|kaffeebecher|tassli=mug; untertasse|untertassen=saucer
glas|glaser|glasern|wasserglas|trinkglas=glass; weinglas|weinglaser|sektglas|sektglaser=wine glass
bierglas|bierkrug|bierkruge|masskrug=beer mug; krug|kruge|kanne|kannen|karaffe=jug; teekanne|teekannen=teapot
besteck|essbesteck=cutlery; gabel|gabeln|kuchengabel=fork
messer|messern|kuchenmesser|taschenmesser|sackmesser=knife; loffel|loffeln|teeloffel|kochloffel|essloffel=spoon
schneidebrett|brett|bretter|brettern=board; tablett|tabletts|servierbrett=tray
tischdecke|tischtuch|tischdecken=tablecloth; serviette|servietten=napkin; strohhalm|strohhalme|rohrli=straw
korkenzieher|flaschenoffner|dosenoffner=opener; sieb|siebe=sieve; backform|backblech|kuchenform=baking pan
nudelholz|nudelwalker=rolling pin; schneebesen=whisk; thermoskanne|thermosflasche|thermos=thermos
brotdose|jausenbox|znunibox|lunchbox=lunchbox; flasche|flaschen|glasflasche|wasserflasche|trinkflasche=bottle
weinflasche|weinflaschen=wine bottle; bierflasche|bierflaschen=beer bottle
babyflasche|schoppen|flaschchen=baby bottle; schnuller|schnullern|nuggi|zuzel=pacifier
korken|zapfen|kronkorken=cork
`;
