/** What German calls streets, buildings and shops. */
export const GERMAN_TOWN = `
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
`;
