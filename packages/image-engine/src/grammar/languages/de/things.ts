/** What German calls things, people, animals and places that may be in a picture. */
export const GERMAN_THINGS = `
stickerei|stickereien=embroidery; hakelei|hakeleien=crochet; strickerei|strickereien=knitting
oma|omi|omas|omis|omama|grossmutter|grossmuttern|grossmami|nonna=grandma
opa|opi|opas|opis|opapa|grossvater|grossvatern|grosspapi=grandpa; grosseltern=grandparents
uroma|urgrossmutter|uromas=great grandma; uropa|urgrossvater|uropas=great grandpa
mutter|muttern|mama|mamas|mutti|mami|mamis|mamma=mom; vater|vatern|papa|papas|vati|papi|papis|paps=dad
eltern|elternteil=parents; stiefmutter=stepmother; stiefvater=stepfather; schwiegermutter=mother in law
schwiegervater=father in law; schwiegereltern=in laws; schwiegersohn=son in law
schwiegertochter=daughter in law; sohn|sohne|sohnen|sohnemann=son; tochter|tochtern|tochterchen=daughter
bruder|brudern|bruderherz=brother; schwester|schwestern|schwesterchen=sister; geschwister|geschwistern=siblings
tante|tanten=aunt; onkel|onkels|onkeln=uncle; neffe|neffen=nephew; nichte|nichten=niece
cousin|cousins|cousine|cousinen|vetter=cousin; schwager=brother in law; schwagerin|schwagerinnen=sister in law
enkel|enkeln|enkelkind|enkelkinder|enkelkindern=grandchild; enkelin|enkelinnen|enkeltochter=granddaughter
enkelsohn=grandson; patenkind|patenkinder|gottikind=godchild; patentante|taufpatin|gotte=godmother
patenonkel|taufpate|gotti=godfather; familie|familien=family; verwandtschaft|verwandte|verwandten=relatives
vorfahre|vorfahren=ancestors; kind|kinder|kindern|kindchen=child; kids|kleine=kid
kleinkind|kleinkinder|kleinkindern=toddler; baby|babys|babies|saugling|sauglinge|neugeborene|neugeborenes=baby
zwilling|zwillinge|zwillingen=twins; drilling|drillinge|drillingen=triplets
junge|jungen|jungs|bub|buben|bua|buam|bursche|burschen=boy; madchen|madl|madls|madel|dirndln|meitli=girl
teenager|teenagern|teenie|teenies|jugendliche|jugendlicher|jugendlichen=teenager; mann|manner|mannern=man
frau|frauen=woman; ehemann|ehemanner|gatte|gatten=husband; ehefrau|ehefrauen|gattin=wife; dame|damen=lady
herr|herren|herrn=gentleman; typ|typen|kerl|kerle|kerlen=guy; mensch|menschen|leute|leuten=people
person|personen=person; erwachsene|erwachsener|erwachsenen=adult
senior|senioren|seniorin|rentner|rentnerin|pensionist=senior
freund|freunde|freunden|kumpel|kumpels|kumpeln|spezl|haberer=friend; freundin|freundinnen=girlfriend
partner|partnerin|partnern=partner; schatz|schatzi|liebling|lieblinge=sweetheart
verlobte|verlobter|verlobten=fiance; brautpaar|brautpaare|brautpaaren=couple
ehepaar|ehepaare|liebespaar|parchen=couple; braut|braute=bride; brautigam=groom
brautjungfer|brautjungfern=bridesmaid; trauzeuge|trauzeugen|trauzeugin=groomsman
nachbar|nachbarn|nachbarin|nachbarinnen=neighbor; mitbewohner|mitbewohnerin=roommate
kollege|kollegen|kollegin|kolleginnen|arbeitskollege|arbeitskollegen=colleague
chef|chefs|chefin|chefinnen|vorgesetzte|vorgesetzter=boss
mitarbeiter|mitarbeitern|mitarbeiterin|mitarbeiterinnen|angestellte|angestellter=employee
kunde|kunden|kundin|kundinnen=customer; gast|gaste|gasten=guest; besucher|besuchern|besucherin=visitor
tourist|touristen|touristin|touristinnen=tourist; passant|passanten|passantin=passerby
fremde|fremder|fremden=stranger; fussganger|fussgangern|fussgangerin=pedestrian
zuschauer|zuschauern|publikum=audience; menschenmenge|menschenmassen|menschenmasse=crowd
mannschaft|mannschaften|team|teams=team; verein|vereine|vereinen|klub|club=club
klassen|schulklasse|schulklassen=class; nachwuchs=offspring; einwohner|bewohner|bewohnern=resident
exfreund|exfreundin|exmann|exfrau=ex; model|models=model; promi|promis=celebrity
prinzessin|prinzessinnen=princess; prinz|prinzen=prince; konig|konige|konigen=king; konigin|koniginnen=queen
ritter|rittern=knight; pirat|piraten|piratin=pirate; hexe|hexen=witch; fee|feen=fairy
engel|engeln|engelchen=angel; teufel|teufeln|krampus=devil; gespenst|gespenster|gespenstern=ghost
zwerg|zwerge|zwergen|gartenzwerg|gartenzwerge=gnome; meerjungfrau|meerjungfrauen=mermaid; clown|clowns=clown
superheld|superhelden=superhero; roboter|robotern=robot; monster|monstern=monster
weihnachtsmann|nikolaus|samichlaus=santa; osterhase|osterhasen=easter bunny
arzt|arzte|arzten|arztin|arztinnen|doktor=doctor; zahnarzt|zahnarzte|zahnarztin=dentist
tierarzt|tierarzte|tierarztin=vet; krankenschwester|krankenschwestern|pfleger|pflegerin|pflegern=nurse
hebamme|hebammen=midwife; lehrer|lehrern|lehrerin|lehrerinnen=teacher
erzieher|erzieherin|erzieherinnen=educator
schuler|schulern|schulerin|schulerinnen|student|studenten|studentin|studentinnen|studierende=student
professor|professoren|professorin=professor; azubi|azubis|lehrling|lehrlinge|lernende=apprentice
praktikant|praktikanten|praktikantin=intern; polizist|polizisten|polizistin=policeman
feuerwehrmann|feuerwehrleute|feuerwehrmanner=firefighter; soldat|soldaten|soldatin=soldier
pilot|piloten|pilotin=pilot; kapitan|kapitane=captain; matrose|matrosen|seemann=sailor; kochin|kochinnen=cook
backer|backern|backerin=baker; metzger|metzgern|fleischhauer|fleischer=butcher
kellner|kellnern|kellnerin|kellnerinnen=waiter; barkeeper=bartender
verkaufer|verkaufern|verkauferin|verkauferinnen=seller; handwerker|handwerkern|handwerkerin=craftsman
tischler|tischlern|schreiner|schreinerin|tischlerin=carpenter; elektriker|elektrikern|elektrikerin=electrician
klempner|installateur|spengler=plumber; mechaniker|mechanikern|mechanikerin|mechatroniker=mechanic
maurer|bauarbeiter|bauarbeitern=builder; dachdecker|dachdeckern=roofer; gartner|gartnern|gartnerin=gardener
bauer|bauern|bauerin|landwirt|landwirte|landwirtin=farmer; winzer|winzerin|winzern=winemaker
jager|jagern|jagerin=hunter; angler|fischer|fischern=fisherman
friseur|friseurin|friseure|coiffeur|coiffeuse=hairdresser; schneider|schneiderin=tailor
florist|floristin|floristen=florist; ingenieur|ingenieure|ingenieurin=engineer
architekt|architekten|architektin=architect; anwalt|anwalte|anwaltin|rechtsanwalt=lawyer
richter|richterin=judge; notar|notarin=notary; makler|maklern|maklerin|immobilienmakler=realtor
vermieter|vermieterin=landlord; mieter|mietern|mieterin=tenant; sekretarin|sekretarinnen|sekretar=secretary
buchhalter|buchhalterin=accountant; programmierer|programmiererin|entwickler=programmer
politiker|politikern|politikerin=politician; burgermeister|burgermeisterin=mayor
prasident|prasidenten|prasidentin=president; pfarrer|pfarrerin|priester=priest; monch|monche=monk
nonne|nonnen=nun; kunstler|kunstlern|kunstlerin|kunstlerinnen=artist; musiker|musikern|musikerin=musician
sanger|sangern|sangerin=singer; tanzer|tanzern|tanzerin|tanzerinnen|ballerina=dancer
schauspieler|schauspielern|schauspielerin=actor; autor|autoren|autorin|schriftsteller=author
journalist|journalisten|journalistin=journalist; fotograf|fotografen|fotografin|fotografinnen=photographer
influencer|influencerin|bloggerin|blogger=influencer; sportler|sportlern|sportlerin=athlete
fussballer|fussballspieler|kicker=footballer; trainer|trainern|trainerin=coach; schiedsrichter|schiri=referee
torwart|tormann|torhuter|goalie=goalkeeper; reiter|reiterin|reitern=rider
radfahrer|radfahrern|radler|velofahrer=cyclist; wanderer|wanderin=hiker; skifahrer|skifahrern|skifahrerin=skier
schwimmer|schwimmerin|schwimmern=swimmer; lauferin|jogger|joggerin|laufer|laufern=runner
taxifahrer|busfahrer|lokfuhrer|fahrer|fahrern=driver; brieftrager|postbote|postler=mailman
putzfrau|reinigungskraft|raumpflegerin=cleaner; babysitter|tagesmutter=babysitter
kosmetikerin|kosmetiker=beautician; apotheker|apothekerin=pharmacist
astronaut|astronauten|astronautin=astronaut; cowboy|cowboys=cowboy; indianer|indianern=native american
hand|hande|handen=hand; finger|fingern=finger; daumen=thumb; fingernagel|fingernageln=nails
stirn=forehead; fuss|fussl=foot; fusse|fussen=feet; bein|beine|beinen=leg; knie|knien=knee; ellbogen=elbow
schulter|schultern=shoulder; kopf|kopfe|kopfen=head; nase|nasen=nose; ohr|ohren=ear; bauch|bauche=belly
babybauch=baby bump; bart|barte|vollbart|schnurrbart=beard; glatze|glatzen=bald head; frisur|frisuren=hairdo
pferdeschwanz|zopfe=ponytail; tattoo|tattoos|tatowierung|tatowierungen=tattoo; piercing|piercings=piercing
sommersprossen=freckles; pfote|pfoten=paw; schwanz|schwanze=tail; schnauze|schnauzen=snout; flugel|flugeln=wings
feder|federn=feather; horn|horner|hornern|geweih=horns; kleidung|klamotten|gewand|bekleidung=clothes
kleid|kleider|kleidern|kleidchen|sommerkleid|abendkleid|ballkleid|cocktailkleid=dress
brautkleid|brautkleider|hochzeitskleid|hochzeitskleider=wedding dress; dirndl|dirndlkleid=dirndl
lederhose|lederhosen=lederhosen; tracht|trachten|kostum|kostume|kostumen|verkleidung|faschingskostum=costume
rock|rocke|rocken|minirock=skirt; hose|hosen=pants; jeans|jeanshose|bluejeans=jeans; shorts|bermudas=trousers
leggings|leggins=leggings; jogginghose|jogginghosen|trainingshose=sweatpants; hemd|hemden=shirt
bluse|blusen=blouse; tshirt|tshirts|shirt|shirts|leiberl|leibchen=t shirt; polohemd|poloshirt=polo shirt
pullover|pullovern|pulli|pullis=sweater; strickjacke|strickjacken|cardigan|jankerl=cardigan
hoodie|hoodies|kapuzenpulli=hoodie; kapuze|kapuzen|motorhaube|motorhauben=hood
jacke|jacken|lederjacke|winterjacke|jeansjacke|anorak|daunenjacke=jacket; sakko|sakkos|blazer|janker=blazer
weste=vest; mantel|manteln|wintermantel=coat; regenmantel|regenjacke|regenjacken=raincoat
anzug|anzuge|anzugen|smoking=suit; krawatte|krawatten|schlips=tie; fliege=bow tie
hosentrager|hosentragern=suspenders; gurtel|gurteln=belt; schal|schals|halstuch|halstucher=scarf
kopftuch|kopftucher=headscarf; mutze|mutzen|haube|hauben|wollmutze|pudelmutze=beanie
hut|hute|strohhut|sonnenhut=hat; kappe|kappen|kapperl|baseballkappe|cap=cap
helm|helme|helmen|fahrradhelm|motorradhelm|skihelm=helmet; handschuh|handschuhe|handschuhen=gloves
faustling|faustlinge=mittens; socke|socken|kniestrumpfe=socks; strumpf|strumpfe|strumpfen=stockings
strumpfhose|strumpfhosen=tights; unterwasche|unterhose|unterhosen|slip|boxershorts=underwear; bhs=bra
dessous=lingerie; bikini|bikinis=bikini; badeanzug|badeanzuge=swimsuit; badehose|badehosen=swim trunks
bademantel=bathrobe; schlafanzug|pyjama|pyjamas|nachthemd|nachthemden=pajamas; uniform|uniformen=uniform
trikot|trikots|fussballtrikot|leiberln=jersey; schurze|schurzen=apron; kittel|arbeitskittel=smock
overall|latzhose|strampler|strampelanzug=overalls; latzchen=bib; windel|windeln=diaper; schleier=veil
knopf|knopfe|knopfen=button; reissverschluss|zippverschluss=zipper; armel|armeln=sleeve
kragen|halsband|halsbander|hundehalsband=collar; hosentasche|hosentaschen=pocket; stoff|stoffe|stoffen=fabric
schuh|schuhe|schuhen|ballerinas|halbschuhe|lederschuhe=shoes
turnschuh|turnschuhe|turnschuhen|sneaker|sneakers|laufschuhe=sneakers
stiefel|stiefeln|stiefelette|stiefeletten|wanderschuhe|bergschuhe=boots; gummistiefel|gummistiefeln=rubber boots
sandale|sandalen|badeschlappen|flipflops=sandals; pumps|stockelschuhe|stockelschuhen|highheels=heels
hausschuh|hausschuhe|pantoffel|pantoffeln|finken|patschen=slippers; schnursenkel|schuhband|schuhbander=shoelaces
brille|brillen=glasses; sonnenbrille|sonnenbrillen=sunglasses; skibrille|taucherbrille|schwimmbrille=goggles
schmuck|schmuckstuck|schmuckstucke=jewelry; ring|ringe|ehering|eheringe|verlobungsring=ring
kette|ketten|halskette|halsketten|collier|goldkette=necklace
armband|armbander|armbandern|armreif|armreifen=bracelet; ohrring|ohrringe|ohrringen|ohrstecker=earrings
anhanger|anhangern|medaillon=pendant; brosche|broschen=brooch; krone|kronen|diadem=crown
perle|perlen|perlenkette=pearls; diamant|diamanten|brillant|edelstein|edelsteine=diamond
armbanduhr|armbanduhren|uhr|uhren|taschenuhr|smartwatch=watch
tasche|taschen|sackerl|tragtasche|tute|tuten|plastiktute|einkaufstute|papiertute|plastiksack=bag
handtasche|handtaschen=handbag; rucksack|rucksacke|rucksacken=backpack
schulranzen|ranzen|schultasche|schultaschen|schultheke=school bag; koffer|koffern|reisekoffer|trolley=suitcase
gepack|reisetasche|reisetaschen=luggage
geldborse|geldborsen|geldbeutel|portemonnaie|brieftasche|geldtasche=wallet
schlussel|schlusseln|autoschlussel|hausschlussel=key; schlusselanhanger|schlusselbund=keychain
regenschirm|regenschirme|regenschirmen|schirm|schirme|knirps=umbrella; sonnenschirm|sonnenschirme=parasol
facher=hand fan; haarband|haarreif|haarspange|haarspangen|stirnband=hairband; perucke|perucken=wig
gehstock|spazierstock|krucke|krucken=cane; rollstuhl|rollstuhle=wheelchair; rollator=walker
horgerat|horgerate=hearing aid; zahnspange|zahnspangen=braces; taschentuch|taschentucher|nastuch=tissue
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
marmeladenglas|marmeladenglaser|einmachglas|einmachglaser|honigglas|rexglas|gurkenglas=jar
dose|dosen|konservendose|blechdose|getrankedose=tin
karton|kartons|schachtel|schachteln|pappkarton|box|boxen=carton
paket|pakete|paketen|packchen|packerl|packli=parcel; packung|packungen|verpackung|verpackungen=packaging
beutel|beuteln|jutebeutel|stoffbeutel|federmappe|federpennal|etui|mappchen=pouch; sack|sacke|sacken=sack
tube|tuben=tube; fass|fasser|fassern|weinfass=barrel; etikett|etiketten|etikette|produktetikett=tag
preisschild|preisschilder|preiszettel=price tag; strichcode|barcode|barcodes=barcode; qrcode=qr code
folie|alufolie|frischhaltefolie=foil; geschenkpapier|packpapier=wrapping paper; schleife|geschenkband=bow
schnur|schnure|seil|seile|seilen|spagat=rope; produkt|produkte|produkten|artikel|artikeln=product
warenprobe=sample; gutschein|gutscheine|gutscheinen|coupon=voucher
kassenbon|kassenzettel|kassabon|quittung|quittungen=receipt; rechnung|rechnungen=invoice
einkaufswagen|einkaufswagerl=shopping cart; einkauf|einkaufe=shopping; kasse|kassen|kassa=checkout
schaufenster|auslage=shop window; theke|theken|tresen|ladentheke=counter
marktstand|marktstande|verkaufsstand|imbissstand|wurstelstand=stall; apfel|apfeln|apfelchen=apple
birne|birnen=pear; banane|bananen=banana; erdbeere|erdbeeren=strawberry; brombeere|brombeeren=blackberry
heidelbeere|heidelbeeren|blaubeere|blaubeeren=blueberry; johannisbeere|johannisbeeren|ribisel|ribiseln=currant
beere|beeren=berry; zwetschge|zwetschgen|zwetschke|zwetschken=plum
pfirsiche|nektarine|nektarinen|apfelsine|apfelsinen|obst|frucht|fruchte|fruchten|obstkorb|obstsalat=fruit
traube|trauben|weintrauben|weintraube=grapes; mandarine|mandarinen|clementine=tangerine; ananas=pineapple
melone|melonen|wassermelone|wassermelonen=melon; kiwi|kiwis=kiwi; mango|mangos=mango; avocado|avocados=avocado
feige|feigen=fig; kokosnuss|kokosnusse=coconut; rhabarber=rhubarb
nuss|nusse|nussen|walnuss|walnusse|haselnuss=nuts; mandel|mandeln=almonds
kastanie|kastanien|maroni|marroni=chestnut; gemuse=vegetables; tomate|tomaten|paradeiser|paradeisern=tomato
gurke|gurken|salatgurke=cucumber; karotte|karotten|mohre|mohren|ruebli|rubli=carrot
kartoffel|kartoffeln|erdapfel|erdapfeln=potato; zwiebel|zwiebeln=onion; knoblauch=garlic
salat|salate|salaten|kopfsalat=salad; kohl|kraut|sauerkraut|krautkopf|rotkohl|blaukraut=cabbage
brokkoli=broccoli; spinat=spinach; paprika|paprikas|peperoni=pepper; chili|chilis=chili
zucchini|zucchetti=zucchini; auberginen|melanzani=eggplant; kurbis|kurbisse|kurbissen=pumpkin; spargel=asparagus
bohne|bohnen|fisole|fisolen=beans; erbse|erbsen=peas; mais|kukuruz|maiskolben=corn
pilz|pilze|pilzen|schwammerl|champignon|champignons|fliegenpilz=mushroom; radieschen|rettich=radish
petersilie|schnittlauch|basilikum|rosmarin|krauter|krautern=herbs; gewurz|gewurze|gewurzen=spices
brot|brote|broten|brotlaib|bauernbrot|baguette=bread
brotchen|semmel|semmeln|weckerl|schrippe|schrippen|gipfeli|weggli=bun
brezel|brezeln|breze|brezen|brezn|laugenbrezel=pretzel; croissant|croissants|kipferl|hornchen=croissant
toast|toastbrot|toasts=toast; sandwich|sandwiches|jausenbrot=sandwich
kuchen|kuchenstuck|guglhupf|gugelhupf|apfelkuchen|marmorkuchen|torte|torten|geburtstagstorte|hochzeitstorte|sachertorte=cake
cupcake|cupcakes|muffin|muffins=cupcake; keks|kekse|keksen|platzchen|guetzli|guezli|vanillekipferl=cookies
lebkuchen|lebkuchenherz|lebkuchenhaus=gingerbread; stollen|christstollen=stollen
krapfen|donut|donuts|pfannkuchli=donut; waffel|waffeln=waffle
palatschinken|pfannkuchen|crepe|crepes|eierkuchen|kaiserschmarrn|kaiserschmarren|schmarrn=pancake
apfelstrudel|strudelteig|topfenstrudel=strudel; teig|kuchenteig|pizzateig=dough
eis|eiscreme|glace|eisbecher|speiseeis=ice cream; schokoladen|schoki|schoggi|schokoladentafel=chocolate
praline|pralinen=praline; bonbon|bonbons|zuckerl|sussigkeit|sussigkeiten|gummibarchen=candy
lutscher|lolli|lollis|schlecker=lollipop; chips|kartoffelchips=chips; popcorn=popcorn; pudding|puddings=pudding
joghurt|joghurts=yogurt; topfen|quark=quark; musli|muesli|cornflakes|haferflocken=cereal
kase|kasen|kasesorten|kaseplatte=cheese; butter=butter; milch|milchflasche|milchpackung=milk
eier|eiern|spiegelei|ruhrei|fruhstucksei=egg; mehl=flour; zucker|wurfelzucker=sugar; salz|salzstreuer=salt
ketchup=ketchup; mayonnaise|mayo=mayonnaise; sosse|sossen|sauce|saucen=sauce; essig=vinegar
olivenol|speiseol=cooking fat; marmelade|marmeladen|konfiture|konfi|gelee=jam; nutella|nussnougatcreme=nutella
nudel|nudeln|pasta|spaghetti|teigwaren|makkaroni=pasta; spatzle|kasespatzle|knopfli=spaetzle; lasagne=lasagna
reis|risotto=rice; pizza|pizzas|pizzen=pizza; suppe|suppen|eintopf|linsensuppe=soup; gulasch=goulash
schnitzel|schnitzeln|wienerschnitzel=schnitzel; schweinebraten|schweinsbraten|sonntagsbraten=roast; fleisch=meat
steak|steaks=steak
wurst|wurste|wursten|bratwurst|currywurst|wurstchen|wurstel|frankfurter|cervelat|weisswurst=sausage
schinken=ham; speck=bacon; salami=salami; frikadelle|frikadellen|bulette|faschiertes|fleischpflanzerl=meatballs
hahnchen|hendl|brathendl|poulet|backhendl|huhn|huhner|huhnern|henne|hennen=chicken
forelle|thunfisch|fisch|fische|goldfisch|karpfen|hecht=fish; garnele|garnelen|shrimps|meeresfruchte=shrimp
muschel|muscheln=shell; burger|burgern|hamburger|cheeseburger=burger; hotdog|hotdogs=hot dog
pommes|fritten=fries; doner|kebab|kebap|donerspiess=kebab; sushi=sushi; tofu=tofu
knodel|knodeln|kloss|klosse|klossen=dumplings; rosti=rosti; raclette=raclette; buffet|buffets|bufett=buffet
gericht|gerichte|gerichten|speise|mahlzeit|mahlzeiten=meal; fruhstuck|brunch|zmorge=breakfast
mittagessen|zmittag=lunch; abendessen|abendbrot|znacht|nachtmahl=dinner; jause|jausen|snack|snacks|znuni=snack
nachtisch|nachspeise|dessert|desserts=dessert; vorspeise|vorspeisen=starter
lebensmittel|lebensmitteln=groceries; rezept|rezepte|rezepten=recipe
getrank|getranke|getranken|drink|drinks=drink; wasser|mineralwasser|leitungswasser|sprudel=water
kaffees|cappuccino|espresso|melange=coffee; tee|tees|krautertee|eistee=tea; kakao=cocoa
saft|safte|saften|apfelsaft|orangensaft=juice; limo|limonade|limonaden|cola|fanta|almdudler|rivella=soda
smoothie|smoothies=smoothie; bier|biere|bieren|weissbier|weizenbier|pils=beer
weine|weinen|rotwein|weisswein=wine; sekt|prosecco|champagner=champagne; gluhwein|punsch=mulled wine
cocktail|cocktails|aperol|spritz|spritzer=cocktail; schnaps|likor|wodka|whisky|whiskey|gin=liquor
eiswurfel|eiswurfeln=ice cubes; zigarette|zigaretten|tschick|kippe|zigarre=cigarette; aschenbecher=ashtray
feuerzeug|feuerzeuge|streichholz|streichholzer|zundholz=matches
auto|autos|wagen|pkw|pkws|gebrauchtwagen|neuwagen|sportwagen|cabrio|kombi|suv|kleinwagen|bmw|audi|mercedes|porsche|opel=car
oldtimer|oldtimern=classic car; elektroauto|elektroautos|eauto=electric car
lkw|lkws|lastwagen|laster|camion=truck; lieferwagen|transporter|kleinbus=van
wohnmobil|wohnmobile|camper|campingbus=camper van; wohnwagen|caravan=caravan
motorrad|motorrader|motorradern|toff=motorcycle; moped|mopeds|roller|vespa|mofa|rollern|tretroller=scooter
fahrrad|rader|fahrrader|fahrradern|rad|velo|velos|drahtesel|mountainbike|ebike|rennrad=bike
dreirad|laufrad=tricycle; kinderwagen|buggy|kinderwagerl=stroller
bus|busse|bussen|reisebus|linienbus|postauto=bus; zug|zuge|zugen|eisenbahn|regionalzug|bahn|bahnen=train
lokomotive|lokomotiven|lok|loks|dampflok=locomotive; waggon|waggons=railcar
strassenbahn|strassenbahnen|tram|trams|bim|trambahn=tram; ubahn|u bahn|sbahn|s bahn=subway
seilbahn|seilbahnen|gondel|gondeln|gondelbahn|luftseilbahn=cable car; sessellift|skilift|skilifte=ski lift
taxi|taxis=taxi; krankenwagen|rettungswagen|ambulanz=ambulance; feuerwehrauto|feuerwehrautos=firetruck
feuerwehr|feuerwehren=fire department; polizeiauto|streifenwagen=police car; polizei=police
mullauto|mullwagen=garbage truck; traktor|traktoren|trecker=tractor; mahdrescher=harvester
bagger|baggern=excavator; kran|krane|kranen|baukran=crane; flugzeug|flugzeuge|flugzeugen|flieger|fliegern=plane
segelflugzeug|segelflieger=glider; hubschrauber|hubschraubern|helikopter|heli=helicopter
heissluftballon|heissluftballons|heissluftballone=hot air balloon; rakete|raketen=rocket; drohne|drohnen=drone
schiff|schiffe|schiffen|dampfer=ship; kreuzfahrtschiff|kreuzfahrtschiffe=cruise ship
boot|boote|booten|ruderboot|schlauchboot|motorboot|tretboot=boat; segelboot|segelboote|segelschiff=sailboat
jacht|yacht|yachten=yacht; kanu|kanus|kajak|kajaks|paddelboot=canoe; autofahre|fahrschiff=ferry; anker=anchor
schlitten|rodel|bob|schlittli=sled; kutsche|kutschen|fiaker|pferdekutsche=carriage
anhangerkupplung|autoanhanger=trailer; schubkarre|schubkarren|scheibtruhe|karre|garette=wheelbarrow
felge|felgen|alufelge|alufelgen=wheels; reifen|winterreifen|sommerreifen|autoreifen|pneu|pneus=tires
motor|motoren=engine; kofferraum|kofferraume|baumstamm|baumstamme|baumstumpf=trunk
stossstange|stossstangen|kotflugel=bumper; scheinwerfer|scheinwerfern=headlight; auspuff=exhaust
lenkrad|lenkrader|volant=steering wheel; lenker|fahrradlenker=handlebar; armaturenbrett|cockpit=dashboard
tacho|tachos=speedometer; windschutzscheibe|frontscheibe|heckscheibe=windshield; autotur|autoturen=car door
autositz|autositze=seat; kindersitz|kindersitze|babyschale=child seat; sattel|satteln=saddle
pedal|pedale|pedalen=pedal
nummernschild|nummernschilder|kennzeichen|autokennzeichen|kontrollschild|autonummer=license plate
delle|dellen|beule|beulen=dent; unfall|unfalle|autounfall=accident
werkzeug|werkzeuge|werkzeugen|wasserwaage=tool; werkzeugkasten|werkzeugkiste|werkzeugkoffer=toolbox
hammer=hammer; schraubenzieher|schraubendreher=screwdriver; schraube|schrauben=screw
schraubenschlussel|gabelschlussel=wrench; nagel=nail; zange|zangen=pliers
stichsage|kettensage|handsage|motorsage|kreissage=saw; bohrmaschine|bohrer|akkuschrauber|schlagbohrer=drill
axt|axte|beil=axe; schaufel|schaufeln|spaten=shovel; harke=rake; heugabel|mistgabel=pitchfork
giesskanne|giesskannen|spritzkanne=watering can; gartenschlauch|schlauch|schlauche=hose
rasenmaher|rasenmahern|mahroboter=lawnmower; schere|gartenschere|nagelschere=scissors
zollstock|massband|meterstab=tape measure; klebeband|tixo|tesafilm=tape; kleber|klebstoff|leim|uhu=glue
farbroller|malerrolle|pinsel|pinseln=paintbrush; nadel|nadeln|stecknadel|nahnadel=needle
faden|garn|zwirn=thread; wolle|wollknauel=yarn; stricknadel|stricknadeln=knitting needles
nahmaschine|nahmaschinen=sewing machine; werkbank|hobelbank=workbench; werkstatt|werkstatten=workshop
draht|drahte=wire; rohr|rohre|rohren|rohrleitung|pfeife=pipe; taschenlampe|taschenlampen|stirnlampe=flashlight
laterne|laternen|martinslaterne=lantern; batterie|batterien|akku|akkus=battery; maschine|maschinen=machine
ventilator|ventilatoren=fan; klimaanlage|klimaanlagen=air conditioner; staubtuch|lappen|putztuch=cloth
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
handy|handys|handies|natel|smartphone|smartphones|mobiltelefon|iphone|iphones=phone
telefon|telefone|festnetz|telefonhorer=telephone; handyhulle|handyhullen=phone case
computer|computern|rechner|pcs=computer; laptop|laptops|notebook|notebooks|macbook=laptop
tablet|tablets|ipad|ipads=tablet; bildschirm|bildschirme|bildschirmen|monitor|monitore=screen
drucker|druckern|kopierer=printer; scanner|scannern=scanner
usbstick|usb stick|festplatte|festplatten|speicherkarte|sdkarte=drive; kabel|kabeln|ladekabel|netzkabel=cable
stecker|steckdose|steckdosen|netzteil=plug; ladegerat|ladegerate|powerbank=charger
router|wlan|internet=internet; fernseher|fernsehern|glotze|fernsehgerat=tv; fernbedienung|fernbedienungen=remote
lautsprecher|lautsprechern|musikbox|bluetoothbox=speaker; kopfhorer|kopfhorern|headset|airpods=headphones
radio|radios=radio; stereoanlage|musikanlage|verstarker=stereo; kassette|kassetten|cds|dvd|dvds=cd
spielkonsole|konsole|konsolen|playstation|xbox|nintendo|gameboy=console; controller|joystick=controller
beamer|projektor=projector; taschenrechner=calculator; schreibmaschine|schreibmaschinen=typewriter
kamera|kameras|fotoapparat|digitalkamera|spiegelreflexkamera|spiegelreflex=camera
objektiv|objektive|objektiven|linse|linsen=lens; stativ|stative|stativen=tripod
selfiestick|selfiestange=selfie stick; solaranlage|solarpanel|solarzellen|photovoltaik=solar panels
antenne|antennen|satellitenschussel=antenna; schalter|lichtschalter=switch
strommast|strommasten|strommaste|hochspannungsmast=power pole
stromleitung|stromleitungen|stromkabel|hochspannungsleitung|oberleitung=power lines
windrad|windrader|windradern=turbine; kraftwerk|kraftwerke|atomkraftwerk=power plant
tier|tiere|tieren|tierchen=animal; haustier|haustiere|haustieren=pet
hund|hunde|hunden|hundchen|hundli|wauwau|hundin|mischling|strassenhund|rude|dackel|dackeln|schaferhund|schaferhunde|labrador|labradore|retriever|pudel|pudeln|mops|mopse|bulldogge|bulldoggen|terrier|yorkshire|husky|huskys|rottweiler|dobermann|chihuahua|chihuahuas|beagle|dalmatiner|collie|bordercollie|dogge|windhund|jagdhund|boxerhund|cocker|spaniel|malteser|zwergspitz|schnauzer|sennenhund|bernhardiner|bernersennen=dog
welpe|welpen|hundebaby=puppy; hundeleine|leine|leinen=leash; hundehutte=doghouse; maulkorb=muzzle
napf|napfe|futternapf=pet bowl; hundekorb|hundekorbchen|hundebett=dog bed
katze|katzen|kater|katzchen|mieze|busi|stubentiger|miezekatze|perserkatze|siamkatze|mainecoon|hauskatze=cat
katzenbaby|kitten=kitten; kratzbaum|katzenbaum=scratching post; katzenklo=litter tray
pferd|pferde|pferden|ross|stute|stuten|hengst|gaul|haflinger=horse; fohlen=foal; pony|ponys=pony
esel|eseln=donkey; kuh|kuhe|kuhen|rind|rinder|rindern=cow; kalb|kalber|kalbchen=calf
stier|stiere|bulle|bullen|ochse|ochsen=bull; schwein|schweine|schweinen|ferkel|ferkeln|sauli=pig
schaf|schafe|schafen|schafherde=sheep; lamm|lammer|lammern=lamb; ziege|ziegen|geiss|gitzi=goat
kuken|bibeli=chick; hahn|gockel|guggel=rooster; ente|enten|entlein=duck; gans|ganse|gansen=goose
schwan|schwane|schwanen=swan; pute|puten|truthahn=turkey bird; hase|hasen|kaninchen|haschen|karnickel=rabbit
hamster|hamstern=hamster; meerschweinchen|meerschwein|meersauli=guinea pig; maus|mause|mausen|mauschen=mouse
ratte|ratten=rat; vogel|vogeln|vogelchen|piepmatz=bird; wellensittich|wellensittiche|kanarienvogel=budgie
papagei|papageien|kakadu=parrot; kafig|kafige|vogelkafig=cage; vogelhaus|vogelhauschen|futterhauschen=birdhouse
nest|nester|nestern|vogelnest=nest; spatz|spatzen|sperling=sparrow
amsel|amseln|meise|meisen|rotkehlchen|fink=songbird; schwalbe|schwalben=swallow; taube|tauben=pigeon
mowe|mowen=seagull; rabe|raben|krahe|krahen=crow; adler|adlern|steinadler=eagle
falke|falken|bussard|habicht=hawk; eule|eulen|kauz=owl; storch|storche|storchen=stork
reiher|kranich|kraniche=heron; specht|spechte=woodpecker; pfau|pfaue|pfauen=peacock; flamingo|flamingos=flamingo
pinguin|pinguine|pinguinen=penguin; aquarium|aquarien=aquarium; terrarium|terrarien=terrarium
hai|haie|haien=shark; wal|wale|walen=whale; delfin|delfine|delphin|delphine=dolphin
robbe|robben|seehund|seehunde|seelowe=seal; krake|kraken|tintenfisch|oktopus=octopus; qualle|quallen=jellyfish
krebs|krebse|krabbe|krabben=crab; seestern|seesterne=starfish; seepferdchen=seahorse
frosch|frosche|froschen|krote|kroten=frog; eidechse|eidechsen|gecko=lizard; schlange|schlangen=snake
schildkrote|schildkroten=turtle; krokodil|krokodile|alligator=crocodile; dinosaurier|dino|dinos|saurier=dinosaur
einhorn|einhorner|einhornern=unicorn; igel|igeln=hedgehog
eichhornchen|eichhorn|eichkatzchen|eichkatzerl=squirrel; fuchs|fuchse|fuchsen|fuchsli=fox
waschbar|waschbaren=raccoon; wolf|wolfe|wolfen=wolf; baren|braunbar|eisbar|eisbaren|pandabar|panda|pandas=bear
reh|rehe|rehen|hirsch|hirsche|hirschen|rehkitz|bambi=deer; elch|elche=moose; wildschwein|wildschweine=boar
murmeltier|murmeltiere|murmeli=marmot; luchs|luchse=lynx; affe|affen|schimpanse|gorilla=monkey
elefant|elefanten=elephant; giraffe|giraffen=giraffe; zebra|zebras=zebra; lowe|lowen|lowin=lion
tiger|tigern=tiger; leopard|leoparden|gepard=leopard; nashorn|nashorner=rhino; nilpferd|nilpferde=hippo
kanguru|kangurus=kangaroo; koala|koalas=koala; kamel|kamele|dromedar=camel; lama|lamas|alpaka|alpakas=llama
vogelstrauss=ostrich; fledermaus|fledermause=bat; biene|bienen|honigbiene=bee; bienenstock|bienenkorb=beehive
hummel|hummeln=bumblebee; wespe|wespen|hornisse=wasp
schmetterling|schmetterlinge|schmetterlingen|falter|sommervogel=butterfly; raupe|raupen=caterpillar
libelle|libellen=dragonfly; kafer|kafern|maikafer=beetle; marienkafer|marienkafern=ladybug; ameise|ameisen=ant
spinne|spinnennetz=spider; mucke|mucken|gelse|gelsen|stechmucke=mosquito
stubenfliege|insekt|insekten|ungeziefer=insect; grashupfer|heuschrecke|heuschrecken=grasshopper
schnecke|schnecken|weinbergschnecke=snail; wurm|wurmer|regenwurm=worm
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
pfad|pfade|waldweg|feldweg|wanderweg|wanderwege|gehweg=path; gehsteig|burgersteig|trottoir|gehsteige=sidewalk
strasse|strassen|landstrasse|hauptstrasse=road; gasse|gassen|seitenstrasse=alley
autobahn|autobahnen|schnellstrasse=highway; kreuzung|kreuzungen|kreisverkehr=intersection
zebrastreifen|fussgangerstreifen=crosswalk; radweg|radwege|veloweg=bike path; brucke|brucken|hangebrucke=bridge
tunnel|tunneln|tunnels=tunnel; gleis|gleise|gleisen|schiene|schienen|bahngleise=tracks
bahnsteig|bahnsteige|perron=platform; bahnhof|bahnhofe|hauptbahnhof=train station
haltestelle|haltestellen|bushaltestelle=bus stop; flughafen|flughafens|flughafenterminal=airport
hafen|hafenbecken|jachthafen=harbor; steg|stege|bootssteg|seebrucke=pier
parkplatz|parkplatze|parkhaus=parking lot; tankstelle|tankstellen=gas station
ampel|ampeln|verkehrsampel=stoplight; verkehrsschild|verkehrsschilder|verkehrszeichen|strassenschild=road sign
schild|schilder|schildern|tafel|ortstafel|ortsschild|wegweiser=sign
strassenlaterne|strassenlaternen|laternenpfahl=lamppost; masten|pfosten|pfahl|pfahle|stange|stangen=pole
bank|banke|banken|parkbank|parkbanke|sitzbank|bankerl=bench; brunnen|springbrunnen=fountain
statue|statuen|skulptur|skulpturen|denkmal|denkmaler=statue; park|parks|parkanlage|stadtpark=park
spielplatz|spielplatze|spielplatzen=playground; marktplatz|dorfplatz|stadtplatz|hauptplatz=plaza
baustelle|baustellen=construction site; gerust|geruste|baugerust=scaffolding
litfasssaule|plakatwand|werbetafel=billboard; telefonzelle|telefonzellen=phone booth
absperrung|absperrungen|leitplanke|poller=barrier; gebaude|gebauden|bauwerk=building
hochhaus|hochhauser|wolkenkratzer=skyscraper; wohnblock|plattenbau|mehrfamilienhaus=apartment building
villa|villen=villa; hutte|hutten|blockhaus=cabin; zelt|zelte|partyzelt=tent
schlafsack|schlafsacke|isomatte=sleeping bag; campingplatz|campingplatze|camping=campsite; lagerfeuer=campfire
burg|burgen|schloss|ritterburg|neuschwanstein|festung|schlosser|schlossern=castle
palast|palaste|residenz=palace; ruine|ruinen=ruins; turm|turme|turmen|aussichtsturm|kirchturm|fernsehturm=tower
leuchtturm|leuchtturme=lighthouse; windmuhle|windmuhlen|muhle|muhlen=windmill; kirche|kirchen=church
kapelle|kapellen=chapel; dom|dome|munster|kathedrale|stephansdom|kolnerdom=cathedral
kloster|klostern|abtei=monastery; moschee|moscheen=mosque; synagoge|synagogen=synagogue; tempel|tempeln=temple
altar|altare=altar; kreuz|kreuze|kruzifix=cross; glocke|glocken|kuhglocke|kuhglocken=bell
friedhof|friedhofe=cemetery; grab|graber|grabern|grabstein|grabsteine=grave
rathaus|rathauser|gemeindeamt|halle|hallen|messehalle|saal=hall
schule|schulen|grundschule|volksschule|gymnasium|schulhaus=school
kindergarten|kita|kitas|krippe|chindsgi=kindergarten; uni|universitat|universitaten|hochschule=university
bibliothek|bibliotheken|bucherei=library; museum|museen|ausstellung|ausstellungen=museum
theater|theatern|oper|opernhaus=theater; kino|kinos=cinema; zirkus|zirkuszelt=circus
zoo|zoos|tierpark|tiergarten=zoo; freizeitpark|vergnugungspark|europapark|prater|disneyland=amusement park
riesenrad|riesenrader=ferris wheel; karussell|karussells|ringelspiel=carousel
achterbahn|achterbahnen=roller coaster
schwimmbad|schwimmbader|freibad|badi|hallenbad|therme|thermen=swimming pool; sauna|saunen=sauna
krankenhaus|krankenhauser|spital|spitaler|klinik|kliniken=hospital
praxis|praxen|arztpraxis|ordination|zahnarztpraxis=clinic; apotheke|apotheken=pharmacy
altersheim|pflegeheim|seniorenheim=nursing home; gefangnis=prison; fabrik|fabriken|fabrikhalle=factory
lagerhalle|lagerhaus=warehouse; firma|firmen|unternehmen|betrieb|betriebe=company
sparkasse|bankfiliale|bankomat|geldautomat=atm; postamt|postfiliale|beitrag|beitrage|posting|postings=post
supermarkt|supermarkte|migros|aldi|lidl|edeka|rewe|billa|coop=supermarket
einkaufszentrum|kaufhaus|kaufhauser|shoppingcenter=mall
geschaft|geschafte|geschaften|boutique|verkaufslokal|onlineshop|onlineladen|webshop|shop|shops=shop
kiosk|kioske|trafik|spati|budchen=kiosk; backerei|backereien|konditorei|konditoreien=bakery
metzgerei|fleischerei|fleischhauerei=butcher shop; blumenladen|blumengeschaft=flower shop
friseursalon|friseurladen|salon=hair salon
restaurant|restaurants|gasthaus|gasthauser|gasthof|wirtshaus|beiz|gaststatte|beisl|lokal=restaurant
cafe|cafes|kaffeehaus|kaffeehauser=cafe; bar|bars|kneipe|kneipen=bar; disco|disko|nachtclub|nachtklub=nightclub
biergarten|heuriger|heurigen=beer garden; eisdiele|eisdielen|eissalon|gelateria=ice cream parlor
pizzeria|pizzerien=pizzeria; imbiss|imbissbude|foodtruck|wurstelbude|pommesbude=food stand
hotel|hotels|pension|pensionen|hotelzimmer=hotel; jugendherberge|hostel|hostels=hostel
speisekarte|speisekarten=menu; markt|markte|markten|wochenmarkt|bauernmarkt=market
flohmarkt|flohmarkte|trodelmarkt=flea market
weihnachtsmarkt|weihnachtsmarkte|christkindlmarkt|adventmarkt=christmas market
dorf|dorfer|dorfern|ortschaft=village; altstadt|innenstadt|fussgangerzone=downtown
viertel|stadtteil|wohngebiet|siedlung|gegend|umgebung|nachbarschaft=neighborhood; hauptstadt|hauptstadte=capital
grundstuck|grundstucke=property; immobilie|immobilien=real estate
sehenswurdigkeit|sehenswurdigkeiten|wahrzeichen=landmark; reiseziel|urlaubsort|ferienort=destination
skigebiet|piste|pisten|skipiste=ski slope; berlin=berlin; hamburg|hamburgs=hamburg; munchen|minga=munich
koln|kolle=cologne; frankfurt=frankfurt; stuttgart=stuttgart; dusseldorf=dusseldorf; leipzig=leipzig
dresden=dresden; nurnberg=nuremberg; hannover=hanover; bremen=bremen; heidelberg=heidelberg; freiburg=freiburg
wien|wean=vienna; graz=graz; linz=linz; salzburg=salzburg; innsbruck=innsbruck; klagenfurt=klagenfurt
hallstatt=hallstatt; zurich|zuri=zurich; bern=bern; basel=basel; genf=geneva; luzern=lucerne; lausanne=lausanne
zermatt|matterhorn=matterhorn; paris=paris; london=london; rom=rome; venedig=venice; florenz=florence
mailand=milan; neapel=naples; barcelona=barcelona; madrid=madrid; lissabon=lisbon; amsterdam=amsterdam
brussel=brussels; prag=prague; budapest=budapest; warschau=warsaw; krakau=krakow; kopenhagen=copenhagen
stockholm=stockholm; athen=athens; istanbul=istanbul; dubai=dubai; newyork=new york; tokio=tokyo
bangkok=bangkok; deutschland=germany; osterreich=austria; schweiz=switzerland; liechtenstein=liechtenstein
italien=italy; frankreich=france; spanien=spain; portugal=portugal; griechenland=greece; turkei=turkey
kroatien=croatia; slowenien=slovenia; serbien=serbia; bosnien=bosnia; albanien=albania; kosovo=kosovo
ungarn=hungary; tschechien=czechia; slowakei=slovakia; polen=poland; rumanien=romania; bulgarien=bulgaria
ukraine=ukraine; russland=russia; danemark=denmark; schweden=sweden; norwegen=norway; finnland=finland
island=iceland; irland=ireland; schottland=scotland; england|grossbritannien=england
holland|niederlande|niederlanden=netherlands; belgien=belgium; luxemburg=luxembourg; europa=europe
amerika|usa=america; kanada=canada; mexiko=mexico; brasilien=brazil; argentinien=argentina; kuba=cuba
china=china; japan=japan; korea|sudkorea=korea; indien=india; thailand=thailand; vietnam=vietnam
indonesien=indonesia; bali=bali; malediven=maldives; australien=australia; neuseeland=new zealand; afrika=africa
sudafrika=south africa; agypten=egypt; marokko=morocco; tunesien=tunisia; kenia=kenya; israel=israel
syrien=syria; iran=iran; malta=malta; zypern=cyprus; mallorca|malle=mallorca; ibiza=ibiza; teneriffa=tenerife
kanaren=canaries; kreta=crete; sizilien=sicily; sardinien=sardinia; korsika=corsica; toskana=tuscany
provence=provence; hawaii=hawaii; kalifornien=california; bodensee=lake constance; gardasee=lake garda
ostsee=baltic sea; rhein=rhine; donau=danube; elbe=elbe; alpen|dolomiten=alps; bayern=bavaria; sachsen=saxony
tirol|sudtirol=tyrol; karnten=carinthia; steiermark=styria; vorarlberg=vorarlberg; burgenland=burgenland
wallis=valais; tessin=ticino; graubunden=grisons; sylt=sylt; allgau=allgau; eiffelturm=eiffel tower
kolosseum=colosseum; brandenburgertor=brandenburg gate; reichstag=reichstag; schonbrunn=schonbrunn
hofburg=hofburg; elbphilharmonie=elbphilharmonie; freiheitsstatue=statue of liberty; pyramide|pyramiden=pyramid
akropolis=acropolis; heft|hefte|schulheft=notebook; buch|bucher|buchern|kinderbuch|kochbuch=book
fotoalbum|fotoalben|album|fotobuch=photo album; tagebuch|tagebucher=diary
kalender|kalendern|wandkalender=calendar; ordner|ordnern|mappe|mappen=binder
stift|stifte|kugelschreiber|kuli|kulis|fullfeder|fuller|filzstift=pen; spitzer|bleistiftspitzer=stationery
lineal|lineale=ruler; schultafel|wandtafel|kreidetafel=chalkboard; flipchart|pinnwand|whiteboard=whiteboard
globus=globe; buroklammer|buroklammern|heftklammer=paper clip; tacker|hefter=stapler
briefumschlag|umschlag|kuvert|couvert|briefumschlage|brief|briefe|briefen=envelope
briefmarke|briefmarken=postage stamp; notizblock|notizbuch|notizbucher=notepad
zettel|zetteln|notiz|notizen|notizzettel=note; papier|papiere|papieren=paper
dokument|dokumente|dokumenten|unterlagen=document; formular|formulare|formularen=form
vertrag|vertrage|mietvertrag=contract; zeugnis|zeugnisse|schulzeugnis=report card
urkunde|urkunden|zertifikat|zertifikate|diplom=certificate; bewerbung|bewerbungen=application
lebenslauf|lebenslaufe=resume; ausweis|ausweise|personalausweis|identitatskarte=id
reisepass|reisepasse=passport; fuhrerschein|fuhrausweis=license; visum|visa=visa
bewerbungsfoto|bewerbungsfotos|bewerbungsbild=application photo
passfoto|passfotos|passbild|passbilder|ausweisfoto=passport photo; visitenkarte|visitenkarten=business card
kreditkarte|bankkarte|bankomatkarte=credit card; geld|bargeld|geldschein|geldscheine=money
munze|munzen|kleingeld=coin; sparschwein|sparschweinchen=piggy bank
fahrkarte|fahrkarten|fahrschein|ticket|tickets|eintrittskarte|billett=ticket
landkarte|landkarten|stadtplan|wanderkarte=map; karte|karten=card; aktentasche|aktenkoffer=briefcase
klassenzimmer|horsaal=classroom; schultute|zuckertute=school cone; unterricht|vorlesung|kurs|kurse=lesson
hausaufgabe|hausaufgaben|hausubung=homework; prasentation|prasentationen|powerpoint|referat=presentation
meeting|besprechung|konferenz|sitzung=meeting; arbeitsplatz|arbeitsplatze=job
hochzeit|hochzeiten|trauung|hochzeitsfeier=wedding; verlobung|verlobungen|heiratsantrag=engagement
flitterwochen=honeymoon; hochzeitstag|jubilaum|jubilaen|jahrestag|silberhochzeit=anniversary
polterabend|junggesellenabschied|jga=bachelor party
geburtstag|geburtstage|geburtstagsfeier|kindergeburtstag|burzeltag=birthday; geburt|geburten=birth
taufe|taufen|kindstaufe=baptism; babyparty|babyshower=baby shower
abschluss|abschlussfeier|abiball|maturaball|abitur|matura|schulabschluss=graduation
kommunion|erstkommunion=communion; konfirmation|konfirmationen|firmung=confirmation; jugendweihe=coming of age
beerdigung|begrabnis|trauerfeier|bestattung=funeral
trauerkarte|trauerbild|traueranzeige|sterbebild=funeral card
weihnachten|weihnacht|heiligabend|weihnachtsfest=christmas
weihnachtsbaum|weihnachtsbaume|christbaum|christbaume=christmas tree
christbaumkugel|christbaumkugeln|weihnachtskugel|weihnachtskugeln|christbaumschmuck=ornament
adventskranz|adventkranz=advent wreath; adventskalender|adventkalender=advent calendar
advent|adventszeit=advent; krippenspiel|weihnachtskrippe=nativity
lichterkette|lichterketten|girlande|girlanden=garland; silvester|silvesterparty=new years eve; neujahr=new year
ostern|osterfest=easter; osterei|ostereier|ostereiern=easter egg; osternest|osterkorb=easter basket
pfingsten=pentecost; fasching|karneval|fastnacht|fasnacht|rosenmontag=carnival; halloween=halloween
valentinstag=valentines day; muttertag=mothers day; vatertag=fathers day
nationalfeiertag|feiertag|feiertage|bundesfeier=holiday; oktoberfest|wiesn=oktoberfest
volksfest|jahrmarkt|kirmes|kirtag|kerwe|chilbi=fair
party|partys|parties|feier|fete|gartenparty|grillparty|sommerfest|strassenfest|dorffest|stadtfest|familienfeier|firmenfeier|weihnachtsfeier|betriebsfeier=party
abschied|abschiedsfeier=farewell; einweihung|eroffnung|einzugsparty=opening
konzert|konzerte|konzerten|auftritt=concert; festival|festivals|openair=festival; buhne|buhnen=stage
tanz|tanzkurs=dance; umzug|festzug|parade=parade; demo|demonstration=protest; messe|fachmesse=trade fair
veranstaltung|veranstaltungen|event|events=event; klassentreffen|familientreffen=reunion
klassenfahrt|schulausflug|schulreise|wandertag=school trip; ausflug|ausfluge|ausflugen=outing
wanderung|wanderungen=hike; reise|trip|rundreise|stadtereise=trip; urlaub|urlaube|ferien|sommerferien=vacation
kreuzfahrt|kreuzfahrten=cruise; flug|fluge|flugen=flight; picknick|picknicks|picknickdecke=picnic
spaziergang|spaziergange=walk; geschenk|geschenke|geschenken|mitbringsel=gift
souvenir|souvenirs|andenken=souvenir; einladung|einladungen|einladungskarte|einladungskarten=invitation
gluckwunschkarte|grusskarte|grusskarten|geburtstagskarte|weihnachtskarte|dankeskarte=greeting card
postkarte|postkarten|ansichtskarte|ansichtskarten=postcard; deko|dekoration|tischdeko=decoration
fahne|fahnen|flagge|flaggen=flag; flugblatt|flugblatter|flyer|flyern|handzettel=flyer
plakat|plakate|plakaten|poster|postern|aushang=poster; katalog|kataloge|katalogen|prospekt|prospekte=catalog
broschure|broschuren|faltblatt=brochure; zeitung|zeitungen|tageszeitung=newspaper
zeitschrift|zeitschriften|magazin|magazine|illustrierte=magazine; comicheft|comicbuch|romanheft=comic book
roman|romane|taschenbuch|hardcover=novel; buchumschlag|bucheinband|buchdeckel=book jacket
anzeige|inserat|inserate|inseraten|kleinanzeige|kleinanzeigen|annonce=ad; werbung|reklame|kampagne=advertising
expose|exposes=listing; angebot|angebote|angeboten=offer; banner|bannern|transparente=banner
logo|logos|firmenlogo=logo; webseite|webseiten|website|websites|homepage|internetseite=website
blog|blogs|blogbeitrag=blog; app|apps=app
newsletter|newslettern|vereinszeitung|schulerzeitung|schulzeitung=newsletter; email|emails|mail|mails=email
instagram|insta=instagram; facebook=facebook; whatsapp=whatsapp; tiktok=tiktok; youtube=youtube
ebay|vinted|willhaben|ricardo=marketplace; linkedin|xing=linkedin; tinder|datingprofil|datingapp=dating app
profil|profile|profilen=profile; profilbild|profilbilder|profilfoto|profilfotos|avatar=profile picture
story|storys|stories|reel|reels=story; video|videos|videoclip=video; prasentationsmappe|portfolio=portfolio
jahrbuch|jahrbucher=yearbook; aufsteller|rollup|infotafel=display
handyfoto|handyfotos|handybild|handybilder=phone photo; selfie|selfies=selfie
gruppenfoto|gruppenfotos|gruppenbild|gruppenbilder|klassenfoto|klassenfotos|mannschaftsfoto|teamfoto=group photo
familienfoto|familienfotos|familienbild|familienbilder=family photo
hochzeitsfoto|hochzeitsfotos|hochzeitsbild|hochzeitsbilder=wedding photo
urlaubsfoto|urlaubsfotos|urlaubsbild|urlaubsbilder|ferienfoto|ferienfotos=vacation photo
babyfoto|babyfotos|babybild|babybilder=baby photo; kinderfoto|kinderfotos|kinderbild=child photo
tierfoto|tierfotos|hundefoto|hundefotos|katzenfoto=pet photo
produktfoto|produktfotos|produktbild|produktbilder=product photo; schnappschuss|schnappschusse=snapshot
erinnerungsfoto|erinnerungsfotos|erinnerung|erinnerungen=memory
screenshot|screenshots|bildschirmfoto=screenshot; aussicht|aussichten|ausblick|panoramablick=view
skyline=skyline; detail|details|einzelheit|einzelheiten=detail; gegenstand|gegenstande|gegenstanden=object
zeug|krempel|kram|krimskrams=stuff; gesichtsausdruck|miene|grimasse=expression; pose|korperhaltung=pose
schneemann|schneemanner|schneemannern=snowman; vogelscheuche|vogelscheuchen=scarecrow
schatzkiste|schatztruhe=treasure chest; schwert|schwerter|sabel=sword; pistole|gewehr|gewehre=gun
fernglas|fernglaser|feldstecher=binoculars; teleskop|teleskope|fernrohr=telescope
lupe|lupen|vergrosserungsglas=magnifying glass; mikroskop|mikroskope=microscope; kompass=compass
tablette|tabletten|pille|pillen|medikament|medikamente|medizin=pills; pflaster|verband=bandage
spritze|impfung=syringe; fieberthermometer|thermometer=thermometer; gips|gipsbein=cast
antiquitat|antiquitaten=heirloom; sammlung|sammlungen=collection
bastelei|handarbeit|handarbeiten|strickzeug=crafts; topferei|keramik|tontopf=pottery; barista=barista
schaufensterpuppe|schaufensterpuppen=mannequin; dachs|dachse=badger; gams|gamse|steinbock=ibex
rentier|rentiere|rentieren=reindeer; eichel|eicheln=acorn; tuba=tuba; posaune|posaunen=trombone
blumenkohl|karfiol=cauliflower; vorhangeschloss|turschloss|fahrradschloss=lock; christkind=christkind
aster|astern=aster; kuchenwaage|waage|waagen=weighing machine; ballett|ballettkleid|tutu=ballet; forellen=trout
kasereibe=grater; kutscher=coachman; imker|imkerin=beekeeper
schornsteinfeger|rauchfangkehrer|kaminfeger=chimney sweep; schaffner|schaffnerin|dirigent|dirigentin=conductor
zauberer|zauberern=magician; hirte|hirten|schafer=shepherd; kassierer|kassiererin|kassierin=cashier
hausmeister|hauswart|abwart=janitor; stewardess|flugbegleiterin|flugbegleiter=flight attendant
copyright|copyright notice=copyright
`;
