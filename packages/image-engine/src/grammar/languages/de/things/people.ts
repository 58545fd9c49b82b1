/** What German calls people: relatives, friends, trades, figures of tales, and parts of the body. */
export const GERMAN_PEOPLE = `
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
feder|federn=feather; horn|horner|hornern|geweih=horns
`;
