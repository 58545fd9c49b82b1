/** What French calls plants and landscapes. */
export const FRENCH_NATURE = `
plante=plant; plante verte|plantes vertes=houseplant; fleur=flower
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
vent|vents=wind
`;
