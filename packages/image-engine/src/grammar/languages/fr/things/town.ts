/** What French calls streets, buildings and shops. */
export const FRENCH_TOWN = `
route=road; autoroute=highway; rue|rues=street; ruelle=alley; avenue=avenue
boulevard=boulevard; trottoir=sidewalk; passage pieton|passages pietons=crosswalk
carrefour|croisement=intersection; rond point|ronds points=roundabout; feu tricolore|feux tricolores=stoplight
panneau=sign; panneau routier|panneau de signalisation|panneaux routiers=road sign; enseigne=shop sign
lampadaire|reverbere=streetlight; poteau=pole; poteau electrique|poteaux electriques=utility pole
fil electrique|fils electriques|ligne electrique|cable electrique=power line; pylone=pylon; antenne=antenna
parabole=satellite dish; grue|grues=crane; echafaudage=scaffolding; chantier=construction site; barriere=barrier
banc|bancs=bench; fontaine=fountain; statue=statue; sculpture=sculpture; monument=monument
abribus|arret de bus=bus stop; cabine telephonique|cabines telephoniques=phone booth; parking=parking lot
parcmetre=parking meter; station service|stations service=gas station; borne de recharge=charging station
peage=toll booth; tunnel=tunnel; pont|ponts|passerelle=bridge; voie ferree|voies ferrees|rail|rails=railroad
gare|gares=train station; aeroport=airport; port de plaisance|marina=marina; quai|quais=dock; ponton|jetee=pier
phare=lighthouse; batiment|edifice=building; immeuble=apartment building; gratte ciel=skyscraper; villa=villa
manoir=manor; chateau=castle; chateau fort|chateaux forts=fortress; palais=palace; donjon=dungeon; eglise=church
cathedrale|basilique=cathedral; chapelle=chapel; abbaye=abbey; monastere|couvent=monastery; clocher=bell tower
cloche=bell; mosquee=mosque; synagogue=synagogue; temple=temple; cimetiere=cemetery
pierre tombale|pierres tombales=gravestone; ruine=ruins; pyramide=pyramid; cabane=cabin; chalet=chalet
igloo=igloo; tente=tent; grange|etable=barn; ecurie=stable; poulailler=chicken coop; moulin=windmill; puits=well
usine=factory; entrepot=warehouse; hangar=hangar; hopital|hopitaux=hospital; clinique=clinic; pharmacie=pharmacy
maison de retraite=nursing home; mairie|hotel de ville=hall; tribunal|tribunaux=courthouse
commissariat=police station; caserne=barracks; prison=prison; banque=bank; magasin|boutique=shop
supermarche=supermarket; centre commercial|centres commerciaux=mall; boulangerie=bakery; patisserie=pastry
boucherie=butcher shop; epicerie=grocery store; librairie=bookstore; salon de coiffure=hair salon
vitrine=shop window; rayon de supermarche=aisle; stand=booth; marche de noel=christmas market
brocante|vide grenier|marche aux puces=flea market; restaurant|resto=restaurant; bistrot|bistro|brasserie=bistro
bar|bars|troquet=bar; discotheque|boite de nuit|boites de nuit=nightclub; hotel|auberge=hotel
gite|gites|maison d hotes|chambre d hote=guesthouse; camping=campsite; refuge=shelter; musee=museum
galerie=gallery; exposition photo|expo|expos=exhibition; theatre|cinema|cine|cines|cinoche=theater; opera=opera
cirque=circus; chapiteau=circus tent; zoo|zoos=zoo; parc|parcs=park; parc d attraction=amusement park
fete foraine|fetes foraines=funfair; manege|carrousel=carousel; grande roue|grandes roues=ferris wheel
casino=casino; salle des fetes=village hall; village|patelin=village; hameau=hamlet; quartier=neighborhood
banlieue=suburb; lotissement=housing estate
`;
