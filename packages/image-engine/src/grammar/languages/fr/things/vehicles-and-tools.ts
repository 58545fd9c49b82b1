/** What French calls vehicles, their parts, and tools. */
export const FRENCH_VEHICLES_AND_TOOLS = `
voiture|bagnole|tacot|automobile|voiture de collection=car
voiture de sport=sports car; cabriolet|decapotable=cabriolet; berline=sedan; suv|suvs=suv
break familial=station wagon; camion=truck; camionnette|fourgon|fourgonnette=van; camping car=motorhome
caravane=caravan; remorque=trailer; ambulance=ambulance; taxi|taxis=taxi
moto|motos|motocyclette|becane=motorcycle; scooter|scoot=scooter; mobylette=moped
velo|velos|bicyclette|vtt|vtts=bicycle; tricycle=tricycle; trottinette=kick scooter; quad|quads=quad bike
bus|autobus|autocar=bus; train|tgv|tgvs=train; locomotive=locomotive; wagon=train car; metro=subway
tram|trams|tramway=tram; avion=plane; helicoptere|helico=helicopter; montgolfiere=hot air balloon
parachute=parachute; parapente=paraglider; fusee=rocket; bateau=boat; voilier=sailboat; yacht=yacht
navire|paquebot=ship; barque=rowboat; canoe=canoe; kayak=kayak; peniche=barge; ferry=ferry; sous marin=submarine
jet ski=jet ski; tracteur=tractor; moissonneuse=harvester; pelleteuse|tractopelle=excavator
poussette|landau=stroller; siege auto|sieges auto=car seat; fauteuil roulant|fauteuils roulants=wheelchair
caleche=carriage; vehicule=vehicle; jante=wheels; pneu|pneus=tire; roue|roues=wheel; volant=steering wheel
siege=seat; capot=car hood; coffre=car trunk; pare brise=windshield; pare choc=bumper
retroviseur=rearview mirror; portiere=car door; carrosserie=car; moteur=engine
plaque|plaque d immatriculation|immatriculation=license plate; clignotant=indicator; tableau de bord=dashboard
levier de vitesse=gear stick; pot d echappement=exhaust; essuie glace=wiper; toit ouvrant=sunroof
ceinture de securite=seat belt; guidon=handlebar; selle=saddle; pedale=pedal; antivol=bike lock
helice=propeller; aile|ailes=wing; ancre=anchor; essence=gas; outillage=tools
boite a outils|boites a outils=toolbox; marteau=hammer; tournevis=screwdriver; tenaille=pincers
cle a molette=wrench; scie|scies=saw; tronconneuse=chainsaw; perceuse=drill; ponceuse=sander; clou|clous=nail
boulon|ecrou=bolt; escabeau=stepladder; pelle|beche=shovel; rateau=rake; brouette=wheelbarrow
tondeuse=lawn mower; secateur=pruning shears; hache=axe; ciseaux=scissors; aiguille=needle
bobine de fil=spool of thread; machine a coudre|machines a coudre=sewing machine; pelote de laine=ball of yarn
tuyau=pipe; arrosoir=watering can; seau|seaux=bucket; corde|ficelle=rope; cadenas=padlock; allumette|match=match
briquet=matches; metre ruban=tape measure
`;
