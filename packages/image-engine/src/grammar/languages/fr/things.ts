/** What French calls things, people, animals and places that may be in a picture. */
export const FRENCH_THINGS = `
mere|meres=mother; pere|peres=father; maman=mom; papa|papas=dad; parent=parents
frere|frangin|demi frere=brother; soeur|frangine|demi soeur=sister; fils|fiston=son
fille|fillette|gamine|nana|nanas|meuf|meufs|petite fille|petites filles=girl; garcon=boy
enfant|gamin|gosse|mome|momes|marmot|bambin|mioche=child; bebe|bebes|bambino=baby
nourrisson|nouveau ne|nouveaux nes=newborn; jumeau|jumelle=twin
mamie|memere|grand mere|grands meres|mamy|mamys|mami|mamis|bonne maman=grandma
papi|papis|papy|papys|pepe|pepes|pepere|grand pere|grands peres|bon papa=grandpa
grand parent|grands parents=grandparents; arriere grand mere=great grandmother
arriere grand pere=great grandfather; petit fils|petits fils=grandson; petit enfant|petits enfants=grandchildren
tante|tata|tatas|tatie|tantine=aunt; oncle|tonton=uncle; cousin|cousine=cousin; neveu=nephew; niece=niece
parrain=godfather; marraine=godmother; filleul|filleule=godchild; belle mere|belles meres=mother
beau pere|beaux peres=father; beau frere|beaux freres=brother
belle soeur|belles soeurs=sister; belle fille|belles filles=daughter
beau fils|beaux fils|gendre=son; beaux parents|belle famille|belles familles=in laws
mari|maris|epoux=husband; epouse=wife; compagnon|compagne|conjoint|conjointe=partner; fiance|fiancee=fiance
petit ami|petits amis|petit copain|petits copains=boyfriend
petite amie|petites amies|petite copine|petites copines=girlfriend; ex mari|ex copain|ex petit ami=ex
amoureux|amoureuse=lover; famille=family; ancetre|aieul|aieux=ancestor; heritier|heritiere=heir; couple=couple
mariee=bride; jeunes maries=newlyweds; demoiselle d honneur=bridesmaid
ami|amis|amie|amies|pote|potes|copain|copine=friend; voisin|voisine=neighbor; collegue=colleague
homme|bonhomme|bonshommes=man; femme|nenette=woman; mec|mecs|gars|keum|keums=guy
dame|dames|madame|mesdames=lady; monsieur|messieurs=gentleman; demoiselle|mademoiselle=young lady
personne|individu=person; gens=people; adulte=adult; adolescent|adolescente|ado|ados=teenager; vieillard=elder
foule=crowd; passant|passante|pieton=passerby; touriste=tourist; voyageur|voyageuse=traveler
invitee|convive=guest; client|cliente=customer; locataire=tenant; proprietaire|proprio=owner
orphelin|orpheline=orphan; veuf|veufs|veuve=widow; celebrite|vedette=celebrity; spectateur|spectatrice=spectator
bande de potes|bande de copains=group of friends; groupe=group; equipe=team; patron|patronne=boss
chef|chefs=chef; directeur|directrice=director; secretaire=secretary; assistant|assistante=assistant
stagiaire=intern; apprenti|apprentie=apprentice; salarie|salariee=employee; medecin|docteur|toubib=doctor
infirmier|infirmiere=nurse; chirurgien|chirurgienne=surgeon; dentiste=dentist
pharmacien|pharmacienne=pharmacist; veterinaire=vet; kine|kines|kinesitherapeute=physiotherapist
sage femme|sages femmes=midwife; psychologue=psychologist; patient|patiente=patient
professeur|prof|profs|enseignant|enseignante|instituteur|institutrice|maitresse=teacher
etudiant|etudiante|lyceen|lyceenne|collegien|collegienne=student; ecolier|ecoliere=schoolchild
nounou|baby sitter=nanny; avocat|avocate=lawyer; notaire=notary; juge|juges=judge
policier|policiere|flic|flics=policeman; gendarme=gendarme; pompier=firefighter; soldat|militaire=soldier
marin|matelot=sailor; capitaine=captain; pilote=pilot; hotesse=flight attendant
chauffeur|conducteur|conductrice=driver; facteur|factrice=mailman; livreur|livreuse=delivery man
boulanger|boulangere=baker; patissier|patissiere=pastry chef; boucher|bouchere=butcher; charcutier=deli butcher
poissonnier|poissonniere=fishmonger; epicier|epiciere=grocer; fromager|fromagere=cheesemonger; fleuriste=florist
coiffeur|coiffeuse|barbier=hairdresser; estheticienne=beautician; couturier|couturiere=dressmaker
tailleur=tailor; cordonnier=shoemaker; bijoutier|bijoutiere=jeweler; libraire=bookseller
vendeur|vendeuse=seller; acheteur|acheteuse=buyer; commercant|commercante|marchand|marchande=shopkeeper
caissier|caissiere=cashier; serveur|serveuse=waiter; barman=bartender; cuisinier|cuisiniere|cuistot=cook
traiteur=caterer; hotelier|hoteliere=hotelier; agriculteur|agricultrice|paysan|paysanne|fermier|fermiere=farmer
vigneron|vigneronne=winemaker; jardinier|jardiniere=gardener; apiculteur|apicultrice=beekeeper; berger=shepherd
pecheur=fisherman; chasseur=hunter; artisan|artisane|peintre=craftsman; ouvrier|ouvriere=worker
macon=bricklayer; menuisier|ebeniste=carpenter; plombier=plumber; electricien|electricienne=electrician
mecanicien|mecanicienne|garagiste=mechanic; serrurier=locksmith; couvreur=roofer; architecte=architect
ingenieur|ingenieure=engineer; informaticien|informaticienne=computer technician
developpeur|developpeuse=developer; comptable=accountant; banquier|banquiere=banker
agent immobilier|agents immobiliers=real estate agent; recruteur|recruteuse=recruiter; employeur=employer
journaliste=journalist; ecrivain|romancier|romanciere=writer; poete=poet; sculpteur=sculptor; artiste=artist
musicien|musicienne=musician; chanteur|chanteuse=singer; danseur|danseuse=dancer
acteur|actrice|comedien|comedienne=actor; photographe=photographer; graphiste=graphic designer
imprimeur|imprimante=printer; mannequin=model; influenceur|influenceuse=influencer; animateur|animatrice=host
magicien|magicienne=magician; clown=clown; scientifique=scientist; astronaute=astronaut; maire=mayor
president|presidente=president; ministre=minister; pretre=priest; pasteur=pastor; moine=monk
religieuse|bonne soeur|bonnes soeurs=nun; imam|imams=imam; rabbin=rabbi; pape|papes=pope; roi|rois=king
reine=queen; prince=prince; princesse=princess; chevalier=knight; pirate=pirate; cow boy|cowboy=cowboy
sorciere=witch; sorcier=wizard; fee|fees=fairy; ange|anges=angel; diable=devil; lutin=elf; sirene=mermaid
licorne=unicorn; dragon=dragon; monstre=monster; vampire=vampire; super heros|superheros=superhero
extraterrestre=alien; joueur|joueuse=player; footballeur|footballeuse=soccer player; rugbyman=rugby player
basketteur|basketteuse=basketball player; nageur|nageuse=swimmer; coureur|coureuse=runner; cycliste=cyclist
motard|motarde=biker; cavalier|cavaliere=rider; skieur|skieuse=skier; surfeur|surfeuse=surfer
boxeur|boxeuse=boxer; gymnaste=gymnast; athlete|sportif|sportive=athlete; entraineur|entraineuse=coach
arbitre=referee; supporter|supporteur|eventail|ventilateur=fan; randonneur|randonneuse=hiker
vetement|fringue|habit=clothes; tenue de soiree=evening wear; manteau=coat; veste|veston=jacket
blouson=bomber jacket; doudoune=puffer jacket; anorak|parka=parka; impermeable|trench=raincoat; cape|capes=cape
gilet=cardigan; pull|pulls|pullover|chandail=sweater; sweat|sweat shirt|sweatshirt=sweatshirt; capuche=hood
chemise=shirt; chemisier|blouse=blouse; t shirt|tee shirt|tshirt=t shirt; debardeur=tank top
polo|polos=polo shirt; pantalon=pants; jean|jeans=jeans; short|bermuda=trousers; legging=leggings
jogging|survetement=tracksuit; jupe|jupes=skirt; robe|robes=dress; robe de mariee|robes de mariee=wedding dress
costume|costard=suit; smoking=tuxedo; deguisement=costume; kimono=kimono; salopette=overalls
combinaison de plongee=wetsuit; tablier=apron; cravate=tie; noeud papillon|noeuds papillon=bow tie
noeud|ruban=ribbon; ceinture=belt; bretelles=suspenders; echarpe=scarf; foulard|chale|etole=shawl
gant|gants|moufle|mitaine=glove; bonnet=beanie; casquette=cap; chapeau=hat; beret=beret; turban=turban
bandana=bandana; casque=helmet; lunettes=glasses; lunettes de soleil=sunglasses; maillot=jersey
maillot de bain|maillots de bain=swimsuit; bikini=bikini; pyjama=pajamas; peignoir=bathrobe; collant=tights
chaussette=sock; soutien gorge|soutiens gorge=bra; culotte|slip|slips=underwear; calecon|boxer=boxers
lingerie=lingerie; manche de chemise=sleeve; poche=pocket; bouton de chemise=button; fermeture eclair=zipper
tissu=fabric; dentelle=lace; cuir|cuirs=leather; laine=wool; soie|soies=silk; coton=cotton; velours=velvet
fourrure=fur; tricot=knitwear; broderie=embroidery; crochet=crochet; couture=sewing
chaussure|godasse|pompe=shoe; basket|sneaker=sneaker; botte|bottine=boot; sandale=sandal
tong|tongs|claquette=sandals; escarpin|talon|talons hauts=heels; mocassin=loafer; ballerine=ballet flat
chausson|pantoufle=slipper; espadrille=espadrille; sabot=clog; crampon=cleats; lacet=shoelace; semelle=sole
bijou=jewelry; bague|alliance=ring; collier=necklace; bracelet=bracelet
boucle d oreille|boucles d oreille=earrings; pendentif=pendant; broche=brooch; chaine|chainette|gourmette=chain
medaille|medaillon=medal; couronne=crown; diademe=tiara; perle=pearl; diamant=diamond
pierre precieuse|pierres precieuses=gemstone; montres|montre bracelet|bracelet montre=watch
montre connectee|montres connectees=smartwatch; tatouage|tatoo=tattoo; piercing=piercing; perruque=wig
barrette=hair clip; chouchou|elastique=hair tie; serre tete=headband; sac|sacs=bag
sac a main|sacs a main=handbag; sac a dos|sacs a dos=backpack; cabas|tote bag=tote bag; pochette|trousse=pouch
sacoche=satchel; portefeuille=wallet; porte monnaie=purse; porte cle|porte clefs=keychain
valise|bagage=suitcase; malle|tronc=trunk; parapluie=umbrella; parasol|ombrelle=parasol; canne=cane
bequille=crutch; badge=badge; mouchoir=handkerchief; pins=pin
parfum|huile essentielle|huiles essentielles=perfume; savon|savonnette=soap; shampoing|shampooing=shampoo
dentifrice=toothpaste; deodorant=deodorant; creme solaire|cremes solaires=sunscreen
creme hydratante|cremes hydratantes=moisturizer; serum=serum; brosse a dents|brosses a dents=toothbrush
brosse a cheveux=hairbrush; peigne=comb; rasoir=razor; cosmetique=cosmetics; meuble|mobilier=furniture
table=table; table basse|tables basses=coffee table; table de chevet|chevet=nightstand; chaise=chair
tabouret=stool; fauteuil=armchair; canape|sofa|sofas|divan=sofa; pouf|poufs=pouf; banquette=bench seat
chaise longue|chaises longues|transat=deckchair; chaise haute|chaises hautes=high chair; hamac=hammock
lit|lits|plumard=bed; lit superpose|lits superposes=bunk bed; berceau|couffin=cradle; matelas=mattress
oreiller=pillow; coussin=cushion; drap|draps=sheet; couette|edredon=duvet; plaid=throw blanket
armoire|penderie=wardrobe; dressing=walk in closet; placard=cupboard; commode=dresser; etagere=shelf
bibliotheque=bookcase; buffet|vaisselier=sideboard; tiroir=drawer; lampe|luminaire=lamp; lustre=chandelier
abat jour=lampshade; ampoule=lightbulb; bougie=candle; bougeoir|chandelier=candlestick; rideau=curtain
tapis|moquette=carpet; paillasson=doormat; papier peint|papiers peints|tapisserie=wallpaper; vase|vases=vase
bibelot=trinket; horloge|pendule=clock; reveil|radio reveil=alarm clock; portemanteau|porte manteau=coat rack
cintre=hanger; maison|baraque|pavillon=house; appartement|appart=apartment; piece=room
salon|sejour|salle de sejour=living room; salle a manger|salles a manger=dining room
chambre|chambre a coucher=bedroom; chambre d amis=guest room; salle de bain|salles de bain=bathroom
toilettes|wcs|chiottes=toilet; douche=shower; baignoire=bathtub; lavabo|evier|vasque=sink; robinet=faucet
jacuzzi|spa|spas=hot tub; couloir|corridor=hallway; hall|halls=lobby; vestibule=entryway; grenier|combles=attic
cave|caves|cellier=cellar; sous sol=basement; garage=garage; buanderie=laundry room; mezzanine=mezzanine
etage=floor; fenetre|vitre|baie vitree|baies vitrees=window; volet|store|persienne=shutter
porte d entree=front door; poignee de porte=door handle; serrure=lock; cle|cles|clef|clefs=key
sonnette|interphone=doorbell; mur|murs=wall; muret|muraille|rempart=stone wall; plafond=ceiling
parquet|plancher=wooden floor; carrelage=tiles; toit|toits|toiture=roof; tuile=roof tile; gouttiere=gutter
cheminee=fireplace; radiateur|chauffage=radiator; poutre=beam; escalier=stairs
rampe d escalier|rambarde=railing; ascenseur=elevator; balcon=balcony; terrasse=terrace; veranda=porch
pergola=pergola; facade=facade; cour|arriere cour|patio=courtyard; jardin|jardinet=garden; piscine=pool
pelouse|gazon=lawn; haie|haies=hedge; cloture|grillage|palissade=fence; portail|portillon=gate
boite aux lettres|boites aux lettres=mailbox; cabanon|abri de jardin=shed; niche=doghouse; caillou|galet=pebble
beton=concrete; bois=timber; marbre|bille=marble; metal|metaux=metal; plastique=plastic; poubelle=trash can
dechet|ordure|detritus=trash; balai=broom; serpilliere=mop; aspirateur=vacuum cleaner; eponge=sponge
lessive=laundry; machine a laver|machines a laver|lave linge=washing machine; seche linge=dryer
lave vaisselle=dishwasher; frigo|frigidaire|refrigerateur=fridge; congelateur=freezer; four|fours=oven
micro onde=microwave; gaziniere=stove; cafetiere=coffee maker; bouilloire=kettle; grille pain=toaster
mixeur|blender=blender; vaisselle=dishes; casserole=saucepan; poele=frying pan
marmite|cocotte|faitout=cooking pot; wok|woks=wok; assiette=plate; verre=glass
verre a pied|verres a pied=wine glass; flute a champagne=champagne glass; tasse=cup; mug|mugs=mug
gobelet=paper cup; soucoupe=saucer; bol|bols=bowl; saladier=salad bowl; fourchette=fork; couteau=knife
cuillere|cuiller=spoon; baguettes chinoises=chopsticks; louche=ladle; spatule=spatula; fouet=whisk
passoire=colander; rouleau a patisserie=rolling pin; planche a decouper=cutting board; tire bouchon=corkscrew
ouvre boite=can opener; carafe|pichet|cruche=jug; theiere=teapot; plateau=tray; nappe=tablecloth
serviette=towel; torchon=dish towel; biberon=baby bottle; tetine|sucette=pacifier
couche culotte|couches culottes=diaper; bavoir=bib; gourde=water bottle; thermos=thermos; bouteille=bottle
flacon|fiole=vial; bocal|bocaux=jar; pot|pots=pot; pot de confiture|pots de confiture=jam jar
boite|carton=carton; boite de conserve|conserve=tin can; canette=can; tube|tubes=tube; sachet=sachet
paquet=package; colis=parcel; emballage|conditionnement=packaging; papier cadeau=wrapping paper; etiquette=tag
code barre|codes barres=barcode; qr code|code qr=qr code; couvercle=lid; bouchon=cork; capsule=capsule
barquette=food tray; cagette|cageot|caisse en bois=crate; panier|corbeille=basket; bidon=jerrycan
tonneau=barrel; aerosol|bombe aerosol=spray can; produit|article=product; marchandise=goods
caddie|chariot|charrette=cart; nourriture|bouffe|aliment=food; repas|gueuleton=meal
petit dejeuner|petits dejeuners|petit dej=breakfast; dejeuner=lunch; diner|souper=dinner; brunch=brunch
dessert=dessert; entremets=cake dessert; recette=recipe; pain|pains=bread; baguette=baguette
croissant|viennoiserie=croissant; pain au chocolat|chocolatine=chocolate croissant; brioche=brioche
tartine=toast; gateau=cake; gateau d anniversaire=birthday cake; piece montee|pieces montees=wedding cake
tarte|tartelette=pie; quiche=quiche; pizza=pizza; hamburger|burger=burger; frite=fries; sandwich=sandwich
kebab=kebab; tacos=tacos; sushi=sushi; nouille=noodles; pates|spaghetti=pasta; lasagne=lasagna; riz=rice
couscous=couscous; tajine=tagine; paella=paella; raclette=raclette; choucroute=sauerkraut
ratatouille=ratatouille; omelette=omelet; salade=salad; soupe|potage=soup; fromage|fromton=cheese
camembert=camembert; beurre=butter; yaourt|yogourt=yogurt; lait|laits=milk; oeuf|oeufs=egg; farine=flour
jambon=ham; saucisson=salami; saucisse|merguez=sausage; charcuterie=deli meat; viande=meat; boeuf=beef
bifteck|steak|cotelette=steak; roti|rotis=roast; foie gras=foie gras; poulet=chicken; fruits de mer=seafood
huitre=oyster; crevette=shrimp; homard|langouste=lobster; crabe=crab; coquillage=seashell; thon|thons=tuna
sardine=sardine; calamar=squid; legume=vegetable; carotte=carrot; tomate=tomato
pomme de terre|pommes de terre|patate=potato; oignon|echalote=onion; gousse d ail=garlic clove
poivron=bell pepper; piment=chili pepper; courgette=zucchini; concombre|cornichon=cucumber; champignon=mushroom
haricot=beans; petit pois|petits pois=peas; lentille=lentils; chou|choux=cabbage
chou fleur|choux fleurs=cauliflower; brocoli=broccoli; epinard=spinach; poireau=leek; radis=radish; navet=turnip
betterave=beet; citrouille|potiron|courge=pumpkin; artichaut=artichoke; asperge=asparagus; fruit=fruit
pomme=apple; poire=pear; banane=banana; raisin=grapes; myrtille=blueberry; pamplemousse=grapefruit
clementine|mandarine=tangerine; pasteque=watermelon; melon=melon; ananas=pineapple; kiwi|kiwis=kiwi; figue=fig
datte=dates; noix de coco=coconut; noix=walnut; amande=almond; cacahuete|cacahouete=peanut; pistache=pistachio
chataigne=chestnut; miels=honey; confiture|marmelade=jam; sucre=sugar; poivre=pepper; epice=spice; basilic=basil
persil=parsley; huile=cooking fat; vinaigre=vinegar; sauce=sauce; ketchup=ketchup
mayonnaise|mayo|mayos=mayonnaise; bonbon=candy; chewing gum=chewing gum; chips=chips; biscuit|gateau sec=biscuit
cookie=cookie; crepe|galette=pancake; gaufre=waffle; beignet|donut=donut; macaron=macaron; cupcake=cupcake
muffin=muffin; madeleine=madeleine; meringue=meringue; tiramisu=tiramisu
glace|creme glacee|cremes glacees=ice cream; sorbet=sorbet; cereale|muesli=cereal; popcorn|pop corn=popcorn
boisson=drink; eau|eaux=water; eau minerale|eaux minerales=mineral water; cafes|expresso|espresso=coffee
cappuccino=cappuccino; tisane|infusion=herbal tea; sachet de the=tea bag; tasse de the=cup of tea
jus|jus de fruit=juice; limonade=lemonade; soda|sodas|coca|cocas=soda; sirop=syrup; smoothie=smoothie
biere|mousse de biere=beer; vin|vins|pinard=wine; bouteille de vin=wine bottle; champagne=champagne; cidre=cider
cocktail=cocktail; whisky=whisky; rhum|rhums=rum; vodka=vodka; pastis=pastis; glacon=ice cube
cigarette|clope=cigarette; cigare=cigar; voiture|bagnole|tacot|automobile|voiture de collection=car
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
briquet=matches; metre ruban=tape measure; jouet|joujou=plaything; poupee=doll
peluche|nounours|doudou=teddy bear; puzzle=puzzle; jeu|jeux=game; jeu de societe|jeux de societe=board game
jeu video|jeux video=console; jeu de cartes|carte a jouer=playing cards; lego|legos=lego
petite voiture|petites voitures=small car; cerf volant|cerfs volants=kite; toupie=whirligig
echiquier|jeu d echecs=chessboard; trampoline=trampoline; toboggan=slide; balancoire=swing; bac a sable=sandbox
aire de jeux=playground; corde a sauter=jump rope; luge|luges=sled
chateau gonflable|chateaux gonflables=bouncy castle; ballon|balle=ball; ballon de foot=soccer ball
ballon de baudruche=balloon; balle de tennis=tennis ball; boule de petanque|petanque=petanque; sport=sport
football|foot|foots=soccer; rugby=rugby; basketball|basket ball=basketball; handball|hand ball=handball
volley|volleyball=volleyball; tennis=tennis; badminton=badminton; ping pong=table tennis; golf|golfs=golf
hockey=hockey; judo|judos=judo; karate=karate; boxe|boxes=boxing; escrime=fencing; yoga|yogas=yoga; danse=dance
natation=swimming; gymnastique=gymnastics; equitation=horse riding; escalade=climbing; randonnee|rando=hike
plongee=diving; surf|surfs=surf; planche de surf|planches de surf=surfboard; ski|skis=ski; snowboard=snowboard
skate|skateboard|planche a roulettes=skateboard; roller|patin a roulettes=roller skates
patin a glace|patins a glace=ice skates; raquette=racket; haltere=dumbbell; musculation|muscu=weight training
tapis de course=treadmill; canne a peche|cannes a peche=fishing rod; tournoi=tournament
competition|championnat=competition; marathon=marathon; course a pied|course cycliste=race; trophee=trophy
podium=podium; stade=stadium; terrain|champ=field; terrain de foot=soccer field
gymnase|salle de sport|salles de sport=gym; vestiaire=locker room; gradin=bleachers; billard=pool table
bowling=bowling; flechette=darts; baby foot=foosball; instrument=instrument; guitare=guitar; piano=piano
violon=violin; violoncelle=cello; contrebasse=double bass; tambour=drum; percussion=percussion
trompette=trumpet; flute=flute; saxophone|saxo|saxos=saxophone; clarinette=clarinet; accordeon=accordion
harpe=harp; orgue=organ; synthe|synthetiseur=synthesizer; harmonica=harmonica; ukulele=ukulele; banjo=banjo
xylophone=xylophone; cymbale=cymbals; cornemuse=bagpipes; micro|microphone=microphone; ampli=amplifier
haut parleur=loudspeaker; partition=sheet music; musique=music; chanson=song; orchestre=orchestra; chorale=choir
disque|vinyle=vinyl disc; tourne disque=turntable; telephone|smartphone|telephone portable|iphone=phone
coque de telephone|coque=phone case; tablette=tablet; ordinateur|ordi|ordis=computer
ordinateur portable|pc portable=laptop; ecran=screen; clavier=keyboard; cartouche=cartridge
appareil photo|appareils photo|reflex=camera; camera|camescope=video camera; trepied|pied photo=tripod
pellicule=camera roll; drone=drone; television|tele|teles|televiseur=tv; telecommande=remote control
casque audio|casques audio=headphones; ecouteur=earphones; chargeur=charger; batterie=battery; cable=cable
cle usb|cles usb=usb stick; disque dur|disques durs=hard drive; carte memoire|cartes memoire=memory card
webcam=webcam; console|console de jeu=game console; manette=controller; radio=radio
calculatrice|calculette=calculator; thermometre=thermometer
climatiseur|clim|clims|climatisation=air conditioner; seche cheveux=hair dryer; fer a repasser=iron; robot=robot
telescope=telescope; microscope=microscope; loupe=magnifying glass
panneau solaire|panneaux solaires=solar panel; eolienne=wind turbine; animal|animaux|bestiole=animal
animal de compagnie|animaux de compagnie=pet; chien|chienne|toutou|clebs|clebard=dog; chiot=puppy
chat|chats|minou|matou=cat; chaton=kitten; labrador=labrador; golden retriever=retriever
berger allemand|bergers allemands=german shepherd; berger australien|bergers australiens=australian shepherd
border collie=collie; caniche=poodle; chihuahua=chihuahua; bouledogue|bulldog=bulldog
yorkshire=yorkshire terrier; husky|huskies=husky; teckel=dachshund; beagle=beagle; cocker=cocker spaniel
epagneul=spaniel; dalmatien=dalmatian; rottweiler=rottweiler; carlin=pug; jack russell=jack russell
malinois=malinois; levrier=greyhound; siamois=siamese cat; maine coon=maine coon; hamster=hamster
cochon d inde|cochons d inde=guinea pig; lapin|lapine=rabbit; furet=ferret; perroquet=parrot; perruche=parakeet
canari=canary; tortue=turtle; poisson=fish; laisse de chien=leash; gamelle=pet bowl; croquette=pet food
litiere=litter tray; cage|cages=cage; aquarium=aquarium; cheval|chevaux|jument=horse; poney=pony; poulain=foal
ane|anes=donkey; vache=cow; veau|veaux=calf; taureau=bull; mouton|brebis=sheep; agneau=lamb; chevre=goat
cochon|porc|porcs=pig; poule=hen; coq|coqs=rooster; poussin=chick; canard=duck; oie|oies=goose
dinde|dindon|turquie=turkey; oiseau|piaf|piafs=bird; pigeon=pigeon; colombe=dove; moineau=sparrow
mesange=titmouse; hirondelle=swallow; merle=blackbird; corbeau=crow; mouette|goeland=seagull; aigle=eagle
faucon=falcon; hibou|chouette hulotte=owl; cygne=swan; paon|paons=peacock
flamant|flamant rose|flamants roses=flamingo; cigogne=stork; heron=heron; autruche=ostrich
pingouin|manchot=penguin; rat|rats=rat; ecureuil=squirrel; herisson=hedgehog; chauve souris|chauves souris=bat
renard=fox; loup|loups=wolf; ours|ourson=bear; cerf|cerfs=deer; biche|faon|faons=doe; sanglier=wild boar
lion|lions|lionne=lion; tigre|tigresse=tiger; leopard=leopard; guepard=cheetah; panthere=panther
elephant=elephant; girafe=giraffe; zebre=zebra; rhinoceros=rhinoceros; hippopotame=hippopotamus; singe=monkey
gorille=gorilla; koala=koala; kangourou=kangaroo; panda=panda; chameau|dromadaire=camel; lama|lamas=llama
serpent=snake; lezard=lizard; crocodile=crocodile; iguane=iguana; grenouille|crapaud=frog; escargot=snail
limace=slug; araignee=spider; fourmi=ant; abeille=bee; guepe|frelon=wasp; moustique=mosquito; papillon=butterfly
libellule=dragonfly; coccinelle=ladybug; chenille=caterpillar; insecte=insect; requin=shark; dauphin=dolphin
baleine=whale; orque=orca; phoque=seal; pieuvre|poulpe=octopus; meduse=jellyfish
etoile de mer|etoiles de mer=starfish; dinosaure=dinosaur; plume=feather; ruche=beehive
toile d araignee=spiderweb; nid|nids=nest; plante=plant; plante verte|plantes vertes=houseplant; fleur=flower
bouquet=bouquet; bouquet de mariee=bridal bouquet; petale=petal; rosier=rosebush; tulipe=tulip
marguerite|paquerette=daisy; tournesol=sunflower; pivoine=peony; orchidee=orchid; jonquille=daffodil
coquelicot=poppy; iris=iris; hortensia=hydrangea; geranium=geranium; dahlia=dahlia; oeillet=carnation
jasmin=jasmine; pissenlit=dandelion; nenuphar=water lily; champ de lavande=lavender field; cactus=cactus
succulente=succulent; fougere=fern; lierre=ivy; bambou=bamboo; bonsai=bonsai; trefle=clover; algue=seaweed
arbre=tree; arbuste|buisson=bush; palmier|cocotier=palm tree; sapin=fir tree; vapeur=steam; court de tennis|terrain de tennis=tennis court
sapin de noel|sapins de noel|arbre de noel=christmas tree; chene=oak; pin parasol|pins parasols=pine
bouleau=birch; saule pleureur|saule=willow; olivier=olive tree; cerisier=cherry tree; pommier=apple tree
platane=plane tree; erable=maple; peuplier=poplar; cypres=cypress; baobab=baobab; herbe=grass; feuille=leaf
feuillage=foliage; branche|brindille=branch; racine=root; souche=stump; graine=seed; ble|bles=wheat
botte de foin|foin|foins=hay; paille=straw; vigne|vignoble=vineyard; potager=vegetable garden; verger=orchard
pot de fleur|pots de fleurs=flowerpot; jardinage=gardening; prairie|paturage=meadow; campagne=countryside
nature=nature; mer|mers=sea; ocean=ocean; ile|iles=island; lac|lacs=lake; etang|mare|mares=pond
riviere|fleuve=river; ruisseau=stream; canal|canaux=canal; cascade|chute d eau|chutes d eau=waterfall
flaque=puddle; dune|dunes=dune; falaise=cliff; rocher|roche=rock; grotte|caverne=cave; desert=desert
oasis=oasis; volcan=volcano; lave volcanique=lava; vallee=valley; colline=hill; canyon=canyon; glacier=glacier
iceberg=iceberg; sommet=summit; sentier|chemin=path; jungle=jungle; savane=savanna; marais|marecage=swamp
recif=reef; lagon=lagoon; terre=earth; planete=planet; lune|lunes=moon; etoile=star; nuage=cloud
vent|vents=wind; route=road; autoroute=highway; rue|rues=street; ruelle=alley; avenue=avenue
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
banlieue=suburb; lotissement=housing estate; pays=country; tour eiffel=eiffel tower
arc de triomphe=arc de triomphe; notre dame=notre dame; sacre coeur=sacre coeur; champs elysees=champs elysees
louvre=louvre; versailles=versailles; mont saint michel=mont saint michel; pont du gard=pont du gard
disneyland=disneyland; colisee=colosseum; tour de pise=tower of pisa; big ben=big ben
sagrada familia=sagrada familia; taj mahal=taj mahal; machu picchu=machu picchu; paris|paname=paris; lyon=lyon
marseille=marseille; toulouse=toulouse; strasbourg=strasbourg; nantes=nantes; lille=lille; bretagne=brittany
normandie=normandy; provence=provence; alsace=alsace; corse=corsica; londres=london; rome=rome; venise=venice
naples=naples; barcelone=barcelona; madrid=madrid; lisbonne=lisbon; berlin=berlin; amsterdam=amsterdam
bruxelles=brussels; geneve=geneva; athenes=athens; prague=prague; istanbul=istanbul; moscou=moscow
new york=new york; los angeles=los angeles; montreal=montreal; quebec=quebec; tokyo=tokyo; pekin=beijing
dubai=dubai; marrakech=marrakesh; dakar=dakar; bali=bali; france=france; espagne=spain; italie=italy
sicile=sicily; allemagne=germany; angleterre=england; royaume uni|grande bretagne=united kingdom
irlande=ireland; ecosse=scotland; belgique=belgium; hollande|pays bas=netherlands; luxembourg=luxembourg
suisse=switzerland; autriche=austria; portugal=portugal; grece=greece; crete=crete; croatie=croatia
pologne=poland; roumanie=romania; hongrie=hungary; ukraine=ukraine; russie=russia; norvege=norway; suede=sweden
finlande=finland; danemark=denmark; islande=iceland; laponie=lapland; maroc=morocco; algerie=algeria
tunisie=tunisia; egypte=egypt; senegal=senegal; cameroun=cameroon; congo=congo; kenya=kenya
madagascar=madagascar; ile maurice=mauritius; seychelles=seychelles; maldives=maldives; afrique=africa
martinique=martinique; guadeloupe=guadeloupe; guyane=guiana; antilles|caraibes=caribbean
tahiti|polynesie=tahiti; canada=canada; etats unis|usa=usa; amerique=america; californie=california
floride=florida; mexique=mexico; cuba=cuba; bresil=brazil; argentine=argentina; perou=peru; chili=chile
colombie=colombia; japon=japan; chine=china; coree=korea; vietnam=vietnam; thailande=thailand; inde=india
indonesie=indonesia; australie=australia; nouvelle zelande=new zealand; liban=lebanon; europe=europe; asie=asia
ecole=school; maternelle=preschool; creche=daycare; college=middle school; lycee=high school
universite|fac|facs|campus=university; photo de classe=class photo; recreation|recre=recess; cartable=schoolbag
cahier|carnet|calepin=notebook; stylo|bic|bics=pen; craie=chalk; ardoise=slate; classeur=binder; agenda=planner
dossier=folder; enveloppe=envelope; courrier=mail; timbre=stamp; papier=paper; document=document
scotch|ruban adhesif=tape; agrafeuse=stapler; trombone=paper clip; post it=sticky note
globe terrestre|mappemonde=globe; livre|bouquin=book; dictionnaire|dico|dicos=dictionary; roman=novel
bande dessinee|bandes dessinees|bds=comic book; manga=manga; diplome=diploma; certificat|attestation=certificate
examen=exam; entreprise|societe=company; reunion=meeting; ordonnance=prescription; medicament|medoc=medicine
pansement=bandage; seringue=syringe; stethoscope=stethoscope; vaccin=vaccine
permis|permis de conduire=driving license; passeport=passport
carte d identite|cartes d identite|piece d identite=id card; carte vitale|cartes vitales=health card
photo d identite|photos d identite=id photo; visa|visas=visa; cvs|curriculum vitae=resume
lettre de motivation|lettres de motivation=application; contrat=contract; facture=invoice
ticket de caisse|tickets de caisse=receipt; ticket|billet=ticket; billet d avion|billets d avion=plane ticket
cheque=check; carte bancaire|cartes bancaires=credit card; billet de banque|billets de banque|fric|frics=money
monnaie=coins; tirelire=piggy bank; carte routiere|cartes routieres=map; boussole=compass; drapeau=flag
anniversaire|anniv|annif=birthday; mariage|noces=wedding; fiancailles=engagement; demande en mariage=proposal
lune de miel=honeymoon; noces de diamant=diamond wedding; pacs=civil union
evjf|enterrement de vie=bachelorette party; naissance=birth; grossesse=pregnancy; echographie=ultrasound
baby shower=baby shower; bapteme=baptism; communion=communion; confirmation religieuse=confirmation
bar mitzvah|bar mitsva=bar mitzvah; obseques|enterrement|funerailles=funeral; noel|noels=christmas
reveillon|saint sylvestre=new years eve; nouvel an=new year; epiphanie=epiphany; galette des rois=king cake
chandeleur=candlemas; saint valentin=valentines day; paques=easter; oeuf de paques|oeufs de paques=easter egg
fete des meres=mothers day; fete des peres=fathers day; fete nationale|fetes nationales=national day
halloween=halloween; toussaint=all saints day; ramadan=ramadan; hanouka|hanoucca=hanukkah
pere noel|peres noel=santa; renne=reindeer; traineau=sleigh; creche de noel=nativity scene; guirlande=garland
boule de noel|boules de noel=christmas ball; cadeau=gift; surprise=surprise; fete|fetes|teuf|teufs=party
kermesse=fair; carnaval=carnival; bal|bals=ball dance; gala|galas=gala; festival=festival; concert=concert
spectacle=show; ceremonie=ceremony; defile=parade; remise de diplome=graduation
pot de depart|pots de depart=farewell party; cremaillere=housewarming; rentree scolaire|rentree=back to school
vacances=vacation; voyage=trip; week end|weekend=weekend; colonie de vacances=summer camp; croisiere=cruise
safari=safari; excursion=excursion; pique nique=picnic; barbecue|barbeuc=barbecue; apero|aperitif=aperitif
feu de camp|feux de camp=campfire; tombola=raffle; loto|lotos=bingo; braderie=street sale; conference=conference
seminaire=seminar; anniversaire de mariage=wedding anniversary; felicitations=congratulations
carte de voeux|cartes de voeux=greeting card; carte d anniversaire|cartes d anniversaire=birthday card
carte postale|cartes postales=postcard; carte de visite|cartes de visite=business card; carte=card
faire part|fairepart=announcement; invitation=invitation; affiche|affichette=poster
flyer|tract|prospectus=flyer; depliant|brochure|plaquette=brochure; catalogue=catalog; magazine|revue=magazine
journal|journaux=newspaper; calendrier=calendar; menu|menus=menu; livret=booklet; couverture de livre=book cover
page|pages=page; banniere=banner; kakemono=roll up banner; album=album; album photo|albums photo=photo album
diaporama=slideshow; annonce|petite annonce|petites annonces|pub|pubs|publicite=ad
site|sites|site web|site internet=website; boutique en ligne=online shop; blog|blogs=blog; appli|application=app
email|mail|mails|courriel=email; newsletter=newsletter; reseau social|reseaux sociaux=social media
facebook=facebook; instagram|insta=instagram; whatsapp=whatsapp; tiktok=tiktok; youtube=youtube
linkedin=linkedin; pinterest=pinterest; snapchat=snapchat; twitter=twitter; leboncoin|le bon coin=leboncoin
vinted=vinted; etsy=etsy; ebay=ebay; amazon=amazon; airbnb=airbnb; tinder=tinder
site de rencontre|sites de rencontre=dating site; avatar=avatar
photo de profil|photos de profil=profile picture; profil=profile; publication=post; story|stories=story
video=video; podcast=podcast; icone=icon; logo|logos=logo; emoji|smiley=emoji; selfie=selfie
autoportrait=self portrait; photo de famille|photos de famille=family photo
photo de groupe|photos de groupe=group photo; photo de mariage|photos de mariage=wedding photo
souvenir=souvenir; objet|bidule|truc|trucs|machin=thing; couverts=cutlery
palette en bois|palettes en bois=pallet; grand huit=roller coaster; salle de classe|salles de classe=classroom
clio|clios|twingo|twingos|megane|kangoo|peugeot|citroen|deux chevaux|dacia|duster|sandero|coccinelle|volkswagen|bmw|audi|mercedes|porsche|ferrari|tesla|toyota|yaris|mini cooper|jeep|renault|alfa romeo|fiat=car
bruges=bruges; janvier=january; fevrier=february; avril=april; juin=june; juillet=july; aout=august
septembre=september; octobre=october; novembre=november; decembre=december
poncho=poncho; tunique=tunic; brassiere=bra; combinaison de ski=ski suit; combinaison=jumpsuit; uniforme=uniform
toge=robe; tutu=tutu; voilette=hat; sari=sari; djellaba=robe; hijab=headscarf; kepi|sombrero=hat
pedalo=pedal boat; telepherique|telecabine=cable car; planeur=glider; chevreuil=deer; marmotte=marmot
lievre=hare; taupe=mole; blaireau=badger; mouche=fly; sauterelle|criquet=grasshopper; mimosa=mimosa
muguet=lily of the valley; glycine=wisteria; viaduc=viaduct; kiosque=kiosk; passage pieton=crosswalk
feu tricolore|feu rouge=traffic light; mur de pierre|mur de pierres=stone wall; benne=dumpster; vague=wave
clairiere=clearing; aurore boreale|aurores boreales=northern lights; moules=mussels; tartiflette=gratin
mousse=foam; miel=honey; aubergine=eggplant; ail=garlic; peche=peach; abricot=apricot; fraise=strawberry
framboise=raspberry; cerise=cherry; citron=lemon; mangue=mango; chocolat chaud=hot chocolate
casque audio=headphones; appareil photo=camera; planche=board; sac de couchage=sleeping bag; bru=daughter
eleve=pupil; temoin=witness; cure=priest; gardien=keeper; oreille=ear; joue=cheek; menton=chin; sourcil=eyebrows
cil=eyelashes; epaule=shoulder; bras=arm; coude=elbow; poignet=wrist; doigt=finger; poitrine=chest; fesse=butt
hanche=hips; jambe=leg; genou|genoux=knee; pied=foot; orteil=toe; chignon=bun; tresse|natte=braid
queue de cheval=ponytail; k way=raincoat; camping car=camper van; rouge gorge=robin; etoile de mer=starfish
tarmac=runway; ruelle=alley; quai|quais=dock; trottoir roulant=walkway; rond point=roundabout; bac a fleurs=planter
jardiniere=planter; bouee=buoy; pagaie=paddle; gilet de sauvetage=life jacket; gilet jaune=vest; char a voile=boat
tuque=beanie; mitaine=mitten; bobettes=underwear; chandail=sweater; gougounes=sandals; linge=clothes; soulier=shoes
natel|gsm=phone; cornet=bag; auto=car; bazou|minoune=car; vidange|vidanges=trash; balayeuse=vacuum cleaner
frigidaire=fridge; blonde=girlfriend; drap de bain=towel; essuie=towel; chicon=endive; foehn=hairdryer
toutou=dog; minou|matou|minet|minette=cat; pitou=dog; piaf=bird; cabot|clebs|clebard=dog; bestiole=animal
grolle|godasse|pompes=shoes; futal|futs|falzar=pants; fringue=clothes
liquette=shirt; galure=hat; binocle|binocles=glasses; tif|tifs=hair; pif=nose; paluche=hand; guibolle=leg; bide=belly
estampe=woodcut; gravure=engraving
tasse a cafe|tasses a cafe|tasse a the=cup; resto=restaurant
ket|ketje=boy
concours=contest; destin=fate; auteur|auteurs=author; balade|balades=walk; chance=luck; colere=anger; conte=tale
debut=beginning; devis=invoice; metier|metiers=job; presse=press; succes=success; veille=eve; vente|ventes=sale
retour|retours=return; revolution=revolution; talent|talents=talent; retard=delay; maladie=illness; carriere=career
verite=truth; violence=violence; tourisme=tourism; paradis=paradise; langue=tongue; interet=interest; crise=crisis
`;
