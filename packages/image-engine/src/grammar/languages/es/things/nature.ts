/** What Spanish calls plants and landscapes. */
export const SPANISH_NATURE = `
planta|plantita|mata de jardin=plant; suculenta|cactus|cactos=cactus
flor|flores|florecita|florcita=flower; ramo|ramos|ramito|ramillete|arreglo floral=bouquet; tulipan=tulip
girasol=sunflower; margarita=daisy; clavel=carnation; orquidea=orchid; lirio|azucena|alcatraz|alcatraces=lily
jazmin=jasmine; hortensia=hydrangea; geranio=geranium; hibisco=hibiscus; cempasuchil|calendula=marigold
amapola=poppy; diente de leon=dandelion; nochebuena de maceta|flor de pascua=poinsettia
buganvilla|bugambilia|santa rita=bougainvillea; jacaranda=jacaranda; rosal=rosebush; petalo=petal
tallo de flor=stem; raiz|raices=root; hoja|hojas|hojita=leaf; rama|ramas|ramita=branch; tronco=log
semilla|semillita=seed; hierba|yuyo|yuyos|pasto|cesped|zacate|grama|prado=grass; trebol=clover; musgo=moss
helecho=fern; bambu|bambues=bamboo; enredadera|hiedra=ivy; arbusto|arbustito|seto|setos=bush
arbol|arbolito=tree; arbol de navidad|arbolito de navidad=christmas tree; palmera|palma=palm tree
pino|pinos|pinito|abeto=pine; roble|encina=oak; sauce|sauce lloron=willow; eucalipto=eucalyptus
limonero=lemon tree; araucaria|cipreses|cipres=cypress; ceiba|ceibo|ombu|ombues=ceiba tree
vid|vides|vinedo|parra=vineyard; trigo|trigal=wheat; albahaca=basil; perejil|cilantro=parsley
romero|tomillo=rosemary; cosecha|cultivo=harvest; mar|mares=sea; oceano=ocean; rio|rios|riachuelo|arroyo=river
lago|lagos|laguna|laguito=lake; estanque|charco=pond; cascada|catarata=waterfall; isla|islas|islita=island
bahia|ensenada=bay; acantilado=cliff; puerto|puertecito=port; muelle|embarcadero|malecon=pier
cerro|colina|loma|lomas|cerrito=hill; volcan|volcanes=volcano; glaciar=glacier; valle|vallecito=valley
barranco|quebrada=canyon; cueva|caverna|gruta|cenote=cave; desierto=desert; oasis=oasis; selva|jungla=jungle
pantano|manglar=swamp; campo|campito|campina|potrero=field; pradera|pampa|llanura=meadow
sendero|camino|caminito|vereda=path; carretera|autopista|ruta|rutas=road; paisaje|paisajito=scenery
roca|rocas|penasco=rock; piedrita|guijarro=stone; arenita=dust; castillo de arena=sandcastle
tierrita|barro|lodo|lodos=dirt; luna|lunas|lunita=moon; planeta=planet; globo terraqueo=globe; arrecife=reef
alga|algas=seaweed
`;
