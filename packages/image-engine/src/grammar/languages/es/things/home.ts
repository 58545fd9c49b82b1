/** What Spanish calls houses, rooms, furniture and kitchenware. */
export const SPANISH_HOME = `
casa|casas|casita|caserio|chalet=house
piso|pisos|depa|depas|departamento|apartamento=apartment; cabana|cabanita=cabin; choza|chabola=hut
mansion=mansion; sala|salas|salon|living|sala de estar=living room; comedor=dining room
habitacion|dormitorio|recamara|alcoba=bedroom; bano|banos|banito|aseo|servicio higienico|aseos=bathroom
lavadero|lavanderia=laundry room; garaje|cochera|garage=garage; patio|patiecito|traspatio=patio
terraza|terracita=terrace; balcon|balconcito=balcony; azotea|tejado|tejadito=rooftop; sotano=basement
atico|desvan|buhardilla=attic; pasillo|zaguan=hallway; despensa|alacena=pantry; porche|portal de casa=porch
puerta|puertita|porton=door; ventana|ventanita|ventanal|ventanilla=window; pared|paredes|muro|muros=wall
techo|techito=ceiling; suelo=floor; escalera|escalerita|escalinata|gradas=stairs; peldano|escalon=stair
barandilla|baranda|pasamanos=railing; columna|pilar|pilares=column; chimenea=fireplace
reja|rejas|verja|enrejado=gate; valla|cerco de madera|tapia|alambrada=fence; teja|tejas=roof tile
timbre=doorbell; cerradura|chapa de puerta=lock; llave|llavecita=key; candado=padlock
ascensor|elevador=elevator; piscina|alberca|pileta=pool; jacuzzi=hot tub; jardin|jardincito=garden
huerta|huerto=vegetable garden; mesa|mesas|mesita=table
mesita de noche|buro|veladora|mesa de luz|buros=nightstand; silla|sillita=chair; sillon|butaca|poltrona=armchair
sofa|sofas|sofacito|tresillo=sofa; mecedora=rocking chair; taburete|banqueta=stool; banco|banquito|banca=bench
cama|camas|camita|litera=bed; cuna|cunas|cunita=crib; colchon=mattress; almohada|almohadita=pillow
cojin|cojincito|almohadon=cushion; manta|mantita|cobija|frazada|cobertor=blanket; edredon|acolchado=duvet
sabana|sabanita=bedsheet; toalla|toallita=towel; cortina|cortinita|visillo=curtain; persiana=blinds
alfombra|tapete|alfombrita=rug; felpudo=doormat; armario|ropero|closet|placard|guardarropa=wardrobe
comoda de cajones|tocador=dresser; cajon|cajoncito|gaveta=drawer
estante|repisa|estanteria|librero|biblioteca de madera=shelf; escritorio|pupitre=desk
mueble|mueblecito=furniture; perchero=coat rack; percha|gancho de ropa=hanger; lampara|lamparita|velador=lamp
bombilla|bombillo|ampolleta|bombita electrica=bulb; candelabro|candil|arana de techo=chandelier
vela|velas|velita|cirio=candle; florero|jarron=vase; maceta|macetita|matera|macetero=flowerpot; cenicero=ashtray
uniforme|uniformes=uniform; escudo|insignia=badge; lona=banner; papelera|basurero|bote de basura|cubo de basura=trash can; basura|basurita=trash; hamaca|chinchorro=hammock
banera|tina|tinas|banadera=bathtub; ducha|regadera=shower; inodoro|retrete|excusado|vater|poceta=toilet
lavabo|lavamanos|fregadero|lavaplatos|pileta de lavar=sink; grifo|canilla|canilla de agua|llave de agua=faucet
jabon|jaboncito=soap; champu|shampoo=shampoo; cepillo de dientes=toothbrush
pasta de dientes|dentifrico=toothpaste; papel higienico=toilet paper; peine|peineta=comb
cepillo|cepillo de pelo=hairbrush; secador de pelo|secadora de pelo=hair dryer; esponja|estropajo=sponge
escoba|escobita=broom; trapeador|fregona|mopa|mopas=mop; recogedor|palita|pala de basura=dustpan
detergente=detergent; aspiradora=vacuum cleaner; lavadora|lavarropas=washing machine; secadora=dryer
lavavajillas=dishwasher; nevera|refrigerador|refrigeradora|heladera|refri|frigorifico=fridge; horno|hornito=oven
microondas=microwave; estufa|hornalla|fogon=stove; cafetera=coffee maker; tetera|pava electrica=kettle
licuadora|batidora=blender; tostadora|tostador=toaster; freidora=fryer; aire acondicionado=air conditioner
calefactor|radiador=heater; plato|platito|platillo=plate; cuenco|tazon|bol|boles|bowl=bowl
vaso|vasos|vasito=cup; copa|copas|copita=wineglass; taza|tazas|tacita|pocillo=mug; jarra|jarrita=pitcher
tenedor=fork; cuchara|cucharita|cucharilla=spoon; cuchillo=knife; cucharon=ladle; navaja|cortaplumas=pocketknife
cubiertos=cutlery; servilleta=napkin; mantel|mantelito=tablecloth; bandeja|charola|azafate=tray
olla|ollas|ollita|cacerola|cazuela|puchero=pot; sarten=skillet
comal|parrilla|asador|barbacoa|plancha de asar=grill; tabla de cortar=cutting board; sacacorchos=corkscrew
abrelatas=can opener; destapador|abrebotellas=bottle opener; colador=strainer; rallador=grater
rodillo de amasar|palo de amasar=rolling pin; embudo=funnel; termo=thermos; salero=salt shaker
pimentero=pepper shaker; azucarera|azucarero=sugar bowl; popote|pajita|pitillo|sorbete=straw; palillo=toothpick
vajilla|loza|lozas=dishes; hielera|conservadora=icebox
`;
