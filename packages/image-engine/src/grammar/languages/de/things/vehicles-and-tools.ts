/** What German calls vehicles, their parts, and tools. */
export const GERMAN_VEHICLES_AND_TOOLS = `
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
`;
