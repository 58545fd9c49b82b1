/** What Spanish calls things, people, animals and places that may be in a picture. */
export const SPANISH_THINGS = `
abuela|abuelita|yaya|nona|abu|yayas|nonas|abus=grandma; abuelo|abuelito|yayo|yayos|nono|nonos=grandpa
bisabuela|bisabuelita=great grandma; bisabuelo|bisabuelito=great grandpa
mama|mamas|mami|mamis|mamita|madre|mamacita=mom; papa|papi|papito|padre=dad; papas|papis=parents
hija|hijas|hijita=daughter; hijo|hijos|hijito=son; hermana|hermanita=sister; hermano|hermanito=brother
hermanastro|medio hermano=stepbrother; hermanastra|media hermana=stepsister; tia|tias|tiita=aunt
tio|tios|tiito=uncle; prima|primita|primo|primito=cousin; sobrina|sobrinita=niece; sobrino|sobrinito=nephew
nieta|nietecita=granddaughter; nieto|nietecito=grandson; bisnieto|bisnieta=great grandchild
suegra|suegrita=mother in law; suegro|suegrito=father in law; cunada|cunadita|concuna=sister in law
cunado|cunadito|concuno=brother in law; yerno=son in law; nuera=daughter in law; padrastro=stepfather
madrastra=stepmother; hijastro=stepson; hijastra=stepdaughter; padrino=godfather; madrina=godmother
ahijado|ahijada=godchild
comadre|compadre|amiga|amiguita|amigo|amiguito|pana|panas|parce|parcero|colega|compi=friend
gemelo|gemela|mellizo|melliza|cuate|cuata=twin; trillizo|trilliza=triplet; esposa|esposita=wife
esposo|marido|esposito=husband; novia=girlfriend; novio=boyfriend; prometido|prometida=fiance
pareja|parejita=couple; viuda|viudita=widow; viudo=widower; familia|familiar|familiares=family
pariente|parienta=relative; compa|carnal|carnales|bro|bros=buddy; companero|companera|companerito=classmate
vecino|vecina=neighbor; bebe|bebes|beba|bebas|bebito|bebita|guagua|recien nacido|bebote=baby
nino|ninos|ninito|chamaco|escuincle|chiquillo|crio|crios|nene|nenes|nenito|cabrito|huerco=kid
nina|ninas|ninita|nena|nenas|nenita|chamaca|chiquilla|escuincla=girl
chico|muchacho|muchachito|chavo|chaval|pibe|pibes|pibito|chamo|morro=boy
chica|muchacha|muchachita|chava|chavala|piba|pibas|pibita|chama|morra|morrita=young woman
wey|weyes|guey|gueyes|weon|hueon|huevon|hombre|hombrecito|senor|senores|caballero|vato|vatos|varon=man
mujer|mujercita|senora|senorita|dama|damas|mina|minas|tipa|tipas=woman; adolescente|quinceanero=teenager
anciano|ancianita|anciana|viejito|viejita=elder; persona|personita|individuo=person
gente|muchedumbre|multitud=people; pandilla=gang; turista=tourist; transeunte|peaton=pedestrian
desconocido|desconocida=stranger; pasajero|pasajera=passenger; viajero|viajera=traveler
cliente|clienta|clientela=customer; jefe|jefes|jefa|jefas=boss
empleado|empleada|trabajador|trabajadora|obrero|obrera=worker; socio|socia=partner; invitado|invitada=guest
anfitrion|anfitriona=host; testigo=witness; dama de honor=bridesmaid; jugador|jugadora=player
equipo|plantel=team; hincha|aficionado|aficionada|ventilador=fan; campeon|campeona=champion; arbitro=referee
portero|portera|arquero|guardameta=goalkeeper; rey|reyes=king; reina|reinita=queen; principe=prince
princesa|princesita=princess; angel|angelito=angel; bruja|brujita=witch; brujo=wizard; hada|hadas|hadita=fairy
duende=elf; sirena|sirenita=mermaid; pirata=pirate; superheroe|superheroina=superhero; vampiro|vampira=vampire
zombi|zombie=zombie; monstruo=monster; esqueleto=skeleton; calavera|calaverita=skull
extraterrestre|alienigena|marciano=alien; robot=robot; papa noel|santa claus|viejito pascuero=santa
reyes magos=wise men; virgen|virgencita=virgin mary; jesus|jesucristo|nino dios=jesus; santito|santita=saint
medico|medica|doctor|doctora=doctor; enfermero|enfermera=nurse; dentista|odontologo|odontologa=dentist
veterinario|veterinaria=vet; psicologo|psicologa=psychologist; farmaceutico|farmaceutica=pharmacist
profesor|profesora|profe|maestro|maestra|docente=teacher; alumno|alumna|estudiante=student
abogado|abogada|licenciado|licenciada=lawyer; juez|jueces|jueza=judge; ingeniero|ingeniera=engineer
arquitecto|arquitecta=architect; cientifico|cientifica=scientist; contador|contadora|contable=accountant
secretario|secretaria=secretary; recepcionista=receptionist; policia|poli|polis|carabinero=cop
bombero|bombera=firefighter; soldado|soldada|militar=soldier; guardia|vigilante|guardaespaldas=guard
cocinero|cocinera|chef|chefs=chef; camarero|camarera|mesero|mesera|mozo|mozos|garzon=waiter
cantinero|barman|barista=bartender; panadero|panadera=baker; pastelero|pastelera|repostera|repostero=pastry chef
carnicero|carnicera=butcher; vendedor|vendedora|dependiente=salesperson; cajero|cajera=cashier
peluquero|peluquera|estilista=hairdresser; barbero=barber; maquilladora|maquillador=makeup artist
manicurista=manicurist; costurera|modista|sastre=tailor; zapatero=shoemaker; joyero|joyera=jeweler
albanil=bricklayer; fontanero|plomero|gasfiter=plumber; electricista=electrician
carpintero|carpintera=carpenter; mecanico|mecanica=mechanic; herrero=blacksmith; jardinero|jardinera=gardener
campesino|campesina|agricultor|agricultora|granjero|granjera=farmer; pescador|pescadora=fisherman
vaquero|vaquera|gaucho|charro|huaso=cowboy; jinete=rider; torero=bullfighter; taxista=taxi driver
chofer|conductor|conductora|camionero=driver; piloto=pilot; azafata|aeromoza=flight attendant; marinero=sailor
astronauta=astronaut; cartero=mail carrier; repartidor|repartidora|mensajero=courier; mucama=cleaner
ninera|nana|nanas=nanny; entrenador|entrenadora=coach; futbolista=soccer player; atleta|deportista=athlete
ciclista=cyclist; motociclista|motero|motera=biker; surfista|surfero=surfer; nadador|nadadora=swimmer
corredor de maraton|maratonista|corredora=runner; boxeador|boxeadora=boxer; luchador|luchadora=wrestler
gimnasta=gymnast; cantante=singer; musico=musician; guitarrista=guitarist; bailarin|bailarina=dancer
actor|actores|actriz|actrices=actor; modelo=model; artista=artist; pintor|pintora=craftsman
fotografo|fotografa=photographer; periodista|reportero|reportera=journalist; escritor|escritora=writer
poeta|poetisa=poet; payaso|payasito|payasita=clown; mago|magos|maga|magas=magician; mimo|mimos=mime
mariachi=mariachi; influencer|youtuber|streamer|tiktoker=influencer; disenador|disenadora=designer
programador|programadora=programmer; empresario|empresaria|emprendedora|emprendedor=entrepreneur
agente inmobiliario|inmobiliaria=realtor; sacerdote|padrecito|parroco=priest; monja|monjita=nun; monje=monk
obispo=bishop; pastor evangelico=preacher; alcalde|alcaldesa=mayor; presidente|presidenta=president
politico=politician; candidato|candidata=candidate; barba|barbita=beard; bigote|bigotito=mustache
tatuaje|tattoo=tattoo; peinado=hairstyle; trenza|trencita=braid; peluca=wig; mano|manos|manita|manito=hand
dedo|dedos|dedito=finger; brazo|bracito=arm; pierna|piernita=leg; rodilla=knee; nariz|narices|naricita=nose
oreja|orejita=ear; barriga|panza|pancita|guatita|tripita=belly; ropa|ropas|ropita|prenda=clothes
camisa|camisita=shirt; camiseta|remera|playera|polera|franela|polo|polos=t shirt; blusa|blusita=blouse
vestido|vestidito=dress; vestido de novia=wedding dress; falda|faldita|pollera=skirt; minifalda=miniskirt
pantalon|pantaloncito=pants; pantalon vaquero|jeans|tejanos|blue jean=jeans
bermuda|shorts|pantalon corto=trousers; chaqueta|campera|chamarra|cazadora|casaca=jacket; abrigo|gabardina=coat
blazer|americana=blazer; traje de novio|esmoquin|smoking=tuxedo
sueter|sueteres|jersey|chompa|pulover|chomba=sweater; sudadera|buzo|buzos|hoodie|poleron=hoodie
chandal|pants deportivo|ropa deportiva=tracksuit; chaleco=vest; poncho|ruana|sarape|jorongo=poncho
rebozo|mantilla|chal|chales=shawl; pijama|piyama=pajamas; camison=nightgown; bata|batas=robe
albornoz|albornoces=bathrobe; delantal|mandil=apron; uniforme escolar=uniform; disfraz|disfraces=costume
overol|enterizo|peto|petos=overalls; body de bebe|mameluco|enterito=onesie; babero=bib; panal|panales=diaper
traje de bano|banador|malla de bano=swimsuit; bikini|biquini=bikini
sosten|sostenes|brasier|corpino|sujetador=bra; calzon|bombacha|braga|pantaleta=panties
calzoncillo|boxers=underpants; lenceria|ropa interior=lingerie; calcetin|calceta|soquete=sock
pantimedia|pantis|leotardo=tights; leggins|leggings|mallas=leggings; guante|guantecito=glove; manopla=mitten
bufanda|bufandita=scarf; panuelo=handkerchief; corbata|corbatin=tie
monito de corbata|pajarita|mono de corbata=bow tie; tirantes|tiradores=suspenders; cinturon|correa|cinto=belt
gorra|gorrita|cachucha|jockey=cap; gorro|gorrito=beanie; sombrero|sombrerito=hat; boina=beret; velo|velos=veil
kimono|quimono=kimono; toga|togas|birrete=graduation gown; boton de camisa|botones=button
cierre relampago|cremallera=zipper; bolsillo=pocket; capucha=hood; gafas|lentes|anteojos|espejuelos=glasses
gafas de sol|lentes de sol|anteojos de sol=sunglasses; mascarilla|cubrebocas|barbijo|tapabocas=mouthguard
casco=helmet; paraguas=umbrella; sombrilla|parasol|quitasol=parasol; abanico=hand fan; baston=cane
bolso|bolsito|cartera|carterita=handbag; mochila|mochilita|morral|bulto escolar=backpack
maleta|valija|maletita|petaca=suitcase; maletin|portafolio de cuero=briefcase
billetera|billetero|monedero=wallet; rinonera|canguera=fanny pack; llavero=keychain; zapato|zapatito=shoe
zapatilla|tenis|championes|deportivas|bambas=sneakers; bota|botas|botita|botin=boot
sandalia|huarache|guarache=sandal; chancla|chancleta|ojota|chala=sandals; tacon|taco alto|zapato de tacon=heels
mocasin=loafer; alpargata|espartena|espadrilla=espadrille; pantufla|babucha=slipper; zueco=clog
cordon|agujeta=shoelace; suela=sole; anillo|anillito|sortija=ring; alianza|anillo de boda|argolla=wedding ring
anillo de compromiso=engagement ring; collar|collarcito|gargantilla=necklace; cadenita|cadena=chain
pulsera|pulserita|brazalete=bracelet; tobillera=anklet
arete|aro|aros|pendiente|zarcillo|caravana de oreja=earring; broche|prendedor=brooch
dije|dijes|medallon=pendant; collar de perlas=pearl necklace; piercing|pirsin=piercing
reloj|relojes|relojito|reloj de pulsera=watch; reloj de pared=clock; corona|coronita|tiara=crown
diadema|vincha|cintillo=headband; horquilla|pasador|hebilla de pelo=hairpin
joya|joyas|alhaja|joyeria|bisuteria|joyita=jewelry; diamante=diamond; rubi|rubies|rubis=ruby
gema|gemas|piedra preciosa=gem; rosario de perlas|crucifijo=crucifix; maquillaje=makeup
labial|pintalabios|lapiz labial=lipstick; perfume|agua de colonia|fragancia=perfume
esmalte de unas|pintaunas=manicure; rimel|pestanina=mascara; casa|casas|casita|caserio|chalet=house
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
vajilla|loza|lozas=dishes; hielera|conservadora=icebox; comida|comidita|alimento|morfi=food
desayuno|desayunito=breakfast; almuerzo=lunch; cena|cenas|cenita=dinner
merienda|lonche|bocadito|tentempie|botana|colacion=snack; postre|postrecito=dessert
aperitivo|pasapalo=appetizer; banquete|bufet|buffet=buffet; receta=recipe
pan|panes|pancito|panecito|marraqueta|bolillo=bread; tostada|pan tostado=toast
bocadillo|bocata|sandwich|emparedado|sanguche|choripan=sandwich; cruasan|croissant|medialuna|cuernito=croissant
pan dulce|concha dulce|factura dulce=pastry; tarta|tartita|torta|tortita|bizcocho|queque|bizcochuelo=cake
pastelito|cupcake|magdalena|muffin|ponque|panquecito=cupcake; galleta|galletita|bizcochito=cookie
alfajor|alfajorcito=alfajor; churro|churrito=churro; rosquilla|dona glaseada|donut|rosca|roscon=donut
panqueque|hotcake|crepa|crepe|tortita americana=pancake; gofre|waffle=waffle; flan|flanes|flancito=flan
arroz con leche=rice pudding; gelatina=jello; helado|heladito|mantecado=ice cream
malteada|batido de fruta|licuado|smoothie=smoothie; caramelito|golosina|chuche|confite=candy
chupetin|piruleta|chupachups|chupaleta=lollipop; bombon|bomboncito|trufa=bonbon
chocolatina|tableta de chocolate|chocolatito=chocolate bar; chicle=chewing gum; turron=nougat; mermelada=jam
dulce de leche|manjar|arequipe|cajeta=dulce de leche; mieles=honey; azucar|azuquita=sugar; harina=flour
mantequilla|manteca=butter; margarina=margarine; queso|quesito|quesillo=cheese; yogur|yogurt=yogurt
leche|lechita=milk; huevo|huevito|blanquillo=egg; tortilla=tortilla; taco|tacos|taquito=taco
tamal|tamalito|humita|hallaca=tamale; quesadilla=quesadilla; enchilada|chilaquiles=enchilada
nachos|totopos=nachos; guacamole|guac=guacamole; pozole|posole=pozole; mole poblano=mole sauce
empanada|empanadita|empanadilla=empanada; arepa|arepita|pupusa=arepa; ceviche|cebiche|seviche=ceviche
lomo saltado=lomo saltado; anticucho|brocheta|pincho moruno=skewer; cuy|cuyes|cobaya|cobayo=guinea pig
paella=paella; gazpacho=gazpacho; croqueta=croquette; tapas|pintxo|pinchos=tapas
asado|asadito|carne asada|parrillada=barbecue; milanesa=schnitzel; chorizo|choricito|longaniza=chorizo
salchicha|salchichita|vienesa=sausage; perrito caliente|hot dog|pancho|completo italiano=hot dog
hamburguesa|burguer=burger; papas fritas|patatas fritas=fries; pizza|pizzeta=pizza
pasta|fideos|tallarines|espagueti=pasta; lasana|lasagna=lasagna; noquis|canelones|ravioles=gnocchi; sushi=sushi
ramen=ramen; sopa|sopas|sopita|caldo|cazuela de pollo|sancocho=soup
guiso|guisado|cocido madrileno|estofado=stew; ensalada|ensaladita=salad; arroz|arroces|arrocito=rice
frijol|frejol|poroto|alubia|habichuela=beans; lenteja=lentil; garbanzo=chickpea
carne|carnita|bistec|bife|bifes|filete|churrasco=meat; pollo|pollito=chicken; pavo|pavos|guajolote=turkey
cerdo|cerdito|chancho|puerco|cochino|marrano|cerdita=pig; jamon|jamoncito=ham; tocino|panceta=bacon
costilla=ribs; albondiga=meatball; pescado|pescadito|pez|peces|pececito=fish; marisco=seafood
camaron|gamba|langostino=shrimp; langosta=lobster; cangrejo|jaiba=crab; pulpo|pulpito de mar=octopus
calamar=squid; mejillon|choro zapato=mussel; ostra|ostion=oyster; almeja=clam; atun|atunes=tuna; sardina=sardine
salsa|salsita|ketchup|mayonesa|aderezo=sauce; vinagre=vinegar; aceite|aceitito=cooking fat; pimienta=pepper
especias|condimento=spices; verdura|vegetal|hortaliza|verdurita=vegetable; fruta|frutita=fruit
manzana|manzanita=apple; platano|banana|banano|platanito|cambur|guineo=banana; pera|peras|perita=pear
uva|uvas=grape; fresas|frutilla|fresita=strawberry; arandano=blueberry; moras|zarzamora=blackberry
guinda=cherry; pina|pinas|anana=pineapple; sandia|patilla de fruta=watermelon; melon|meloncito=melon
manguito=mango; papaya|lechosa=papaya; mandarina=tangerine; toronja|pomelo=grapefruit; kiwi|kiwis=kiwi
coco|cocos|coquito=coconut; maracuya|parchita=passion fruit; guayaba=guava; chirimoya|guanabana=custard apple
higo|higos=fig; datil=date fruit; pasas de uva=raisins; aguacate|palta|paltita=avocado
tomate|jitomate|tomatito=tomato; patata|patatita|papa cocida|camote|batata|boniato=potato
cebolla|cebollita=onion; ajo|ajos|ajito=garlic; zanahoria=carrot; lechuga=lettuce; pepino=cucumber
pepinillo=pickle; pimiento|morron=bell pepper; aji|ajies|jalapeno|chilito|rocoto|ajis=chili pepper
calabaza|zapallo|auyama|ahuyama=pumpkin; calabacin|calabacita|zapallito=zucchini; berenjena=eggplant
brocoli=broccoli; coliflor=cauliflower; repollo=cabbage; espinaca=spinach; apio|apios=celery
maiz|elote|choclo|mazorca|jojoto|maices=corn; guisante|arveja|chicharo=pea; champinon|hongo|seta|setas=mushroom
rabano=radish; betabel|remolacha|betarraga=beet; nopal|nopalito=prickly pear; yuca|yucas|mandioca=cassava
nuez|nueces=walnut; almendra=almond; cacahuate|cacahuete|mani|manies|manis=peanut; avellana=hazelnut
castana asada=chestnut; cereal=cereal; avena=oats; palomitas|pochoclo|cotufas|cabritas=popcorn
bebida|bebidita|trago=drink; cafecito|cortadito|capuchino|cappuccino|espresso=coffee; tecito|infusion=tea
chocolate caliente=hot chocolate; jugo|jugos|juguito|zumo|zumos=juice; limonada=lemonade; horchata=horchata
refresco|gaseosa|coca cola=soda; agua mineral|botella de agua=bottled water
cerveza|cervecita|chela|chelita|birra|cana de cerveza=beer; vinito|botella de vino|copa de vino=wine
champan|cava espumoso|espumante|sidra=champagne; sangria=sangria; coctel|cocteles|mojito|pina colada=cocktail
tequila|mezcal|tequilita=tequila; pisco|pisco sour=pisco; ron|rones=rum; whisky|guiski=whiskey
fernet|vermut=vermouth; yerba|yerbita=yerba mate; cigarro|cigarrillo|cigarrito|puro habano|pucho=cigarette
caja|cajas|cajita=carton; bolsa|bolsita|talega=bag; paquete|paquetito|encomienda=package
frasco|bote|botes|frasquito|tarro|botecito=jar; botella|botellita=bottle; lata|latas|latita=tin
envase|empaque|embalaje|recipiente=container; envoltorio|papel de regalo=wrapping paper
carton|cartoncito=cardboard; tupper|tuper|fiambrera|lonchera|vianda=lunchbox; tapon|corcho|taparrosca=cork
tapa de frasco|tapadera=lid; etiqueta|etiquetita=tag; codigo de barras=barcode; codigo qr=qr code
canasta|cesta|cesto|canastita|canasto=basket; balde|cubo|cubeta|baldecito=bucket; barril|tonel|barrica=barrel
bidon=jerrycan; costal|costalito=sack; tubo de crema=tube; sachet|sobrecito=sachet; lazo|lazos|listoncito=bow
regalo|regalito|obsequio=gift; producto|productito|articulo|mercancia=product; muestrario=sample book
dinero|plata en efectivo|platita|lana en efectivo|guita=money; moneda|monedita=coin; billete|billetito=banknote
hucha|alcancia=piggy bank; carro|carrito|auto|autos|autito|coche|cochecito|carrazo=car; taxi|taxis=taxi
camioneta|troca|furgoneta|combi=van; camion|camioncito=truck
autobus|bus|buses|colectivo|micro|omnibus|autocar=bus; tren|trenes|trencito=train; subte=subway; tranvia=tram
avion|avioncito|avioneta=airplane; helicoptero=helicopter; barco|barquito|buque|crucero=ship
lancha|bote de remos|barca|lanchita=boat; velero=sailboat; yate|yates=yacht; canoa|kayak|piragua=canoe
gondola=gondola; submarino=submarine; moto|motos|motito|motocicleta|scooter=motorcycle
bicicleta|bici|bicis|cleta|cicla=bicycle; patinete|monopatin=kick scooter; triciclo|trici=tricycle
cochecito de bebe|carriola|coche de bebe=stroller; silla de ruedas=wheelchair; ambulancia=ambulance
patrulla|patrullero|coche patrulla=police car; camion de bomberos=fire truck; tractor=tractor
excavadora|retroexcavadora=excavator; grua|gruas=crane; tanque|tanquecito=tank; cohete=rocket
globo aerostatico=hot air balloon; caravana|casa rodante|autocaravana=camper; remolque|trailer=trailer
carreta|carruaje|calesa=carriage; llanta|llantita|rin|rines|rueda|ruedita|neumatico=wheels
parabrisas=windshield; parachoques|paragolpes=bumper; capo|capos|cofre del auto=car hood
maletero|cajuela|baul|baules=trunk; manubrio|manillar|timon|timones=handlebar
faro delantero|faros delanteros=headlight; matricula|placas|patente|placa=license plate; motor|motorcito=engine
asiento|asientito=seat; freno=brake; pedal=pedal; sillita de coche=car seat; gasolina|nafta|bencina=gasoline
gasolinera|grifo de gasolina|bencinera=gas station; herramienta=tool; martillo|martillito=hammer
destornillador|desarmador=screwdriver; tornillo=screw; clavo de acero|clavos=nail; taladro=drill
serrucho=handsaw; motosierra=chainsaw; llave inglesa|llave de tuercas=wrench; alicate|pinzas|tenazas=pliers
hacha=axe; pala|palas|palita de arena=shovel; rastrillo=rake; carretilla=wheelbarrow; manguera=hose
cortacesped|podadora=lawnmower; cuerda|soga|sogas|mecate=rope; alambre=wire; cable|cablecito=cable
enchufe|tomacorriente=plug; pegamento|pegante|resistol|plasticola=glue; cinta adhesiva|cinta metrica=tape
aguja de coser=needle; hilo de coser=thread; maquina de coser=sewing machine; lana de tejer|estambre|ovillo=yarn
tela|telas|telita=fabric; cuero=leather; madera|maderita=timber; linterna=flashlight
fosforo|cerillo|cerilla=matchstick; encendedor|mechero=matches; bolsa de dormir|saco de dormir=sleeping bag
carpa|tienda de campana=tent; fogata|hoguera=campfire; cana de pescar=fishing rod; brujula=compass
binoculares|prismaticos=binoculars; telescopio=telescope; microscopio=microscope; deporte=sport
futbol|futbolito=soccer; baloncesto|basquet|basquetbol=basketball; voleibol|voley|balonvolea=volleyball
beisbol=baseball; rugby=rugby; golf=golf; natacion=swimming; ciclismo=cycling; boxeo=boxing
lucha libre=wrestling; gimnasia=gymnastics; yoga=yoga; karate|taekwondo|artes marciales=martial arts
ajedrez=chess; surf=surfing; maraton=marathon; pelota|pelotita|balon|baloncito=ball; raqueta|raquetita=racket
bate de beisbol|bates=baseball bat; porteria de futbol=goal; cancha=court; tabla de surf=surfboard
patin|patines|patincito=skates; patineta|skate|skateboard=skateboard; esqui|esquies=ski; mancuerna=dumbbell
caminadora|cinta de correr=treadmill; medalla|medallita=medal; trofeo|copa del mundo=trophy
silbato|pito de arbitro=whistle; juguete|juguetito=plaything; muneca|munequita|munequito|muneco=doll
peluche|peluchito|oso de peluche|osito de peluche=teddy bear; marioneta|titere=puppet
cometa|barrilete|papalote|volantin|papagayo=kite; trompo|peonza=whirligig; canica|bolita de vidrio=marble
naipe|baraja=playing card; dados=dice; domino=dominoes; videojuego=console
bloques de construccion=building blocks; columpio=swing; tobogan|resbaladilla|resbalin=slide
trampolin|cama elastica=trampoline; carrusel|tiovivo|calesita=carousel; montana rusa=roller coaster
noria|rueda de fortuna=ferris wheel; globo|globito|bomba de fiesta=balloon; pinata|pinatita=pinata
papel picado=bunting; guirnalda|banderin=garland; guitarra|guitarrita=guitar; piano|pianito=piano
violin|violincito=violin; violonchelo|chelo de cuerda=cello; contrabajo|guitarron=double bass
bateria|redoblante=drums; tambor|tamborcito|bombo|bongo=drum; flauta|flautita|quena=flute; trompeta=trumpet
saxofon|saxo|saxos=saxophone; clarinete=clarinet; acordeon|bandoneon=accordion; arpa|arpas=harp; ukelele=ukulele
charango|mandolina=mandolin; maraca|sonajero|sonaja=maraca; pandereta|pandero=tambourine; castanuelas=castanets
marimba|xilofono=xylophone; armonica=harmonica; cajon peruano=cajon drum; orquesta=orchestra
banda de musica|conjunto musical=band; coro de iglesia=choir
celular|celu|celus|cel|cels|movil|telefono|telefonito|smartphone|iphone=phone
computadora|compu|ordenador|computador|pcs=computer; laptop|portatil|notebook|netbook=laptop
tablet|ipad|tableta|ipads=tablet; pantalla|pantallita|monitor=screen; teclado=keyboard
raton de computadora|mouse=computer mouse; impresora=printer; cargador=charger; memoria usb|pendrive=usb stick
audifono|auricular=headphones; parlante|altavoz|altavoces|bocina|bafle=speaker
microfono|micro inalambrico=microphone; television|televisor|tele|teles|tvs=tv; radio|radiecito=radio
tocadiscos=turntable; disco de vinilo|vinilos=vinyl record; control remoto|mando a distancia=remote
consola|playstation|xbox|nintendo=game console; dron|drones|drone=drone; camara|camarita=camera
tripode|tripie=tripod; objetivo|teleobjetivo=lens; proyector=projector; calculadora=calculator
electrodomestico=appliance; reloj inteligente|smartwatch=smartwatch; animal|animalito|bicho|bichito=animal
mascota|mascotita=pet; perro|perra|perrito|perrita|perrete|perrazo|firulais|lomito=dog
cachorro|cachorrito|cachorra|cachorrita=puppy; gato|gatos|gata|gatas|gatito|gatita|michi|minino|gatico=cat
pajaro|pajarito|avecilla|ave|aves|avecita=bird; loro|loros|lorito|cotorra|perico|periquito=parrot
guacamayo|guacamaya=macaw; canario|canarito=canary; hamster=hamster; conejo|conejito|coneja|conejita=rabbit
liebre=hare; tortuga|tortuguita|morrocoy=turtle; caballo|caballito|corcel=horse; yegua=mare
potro|potrillo|potrito=foal; poni|ponis|pony=pony; burro|burra|asno|asnos=donkey; mula|mulas=mule
vaca|vacas|vaquita=cow; toro|toros|torito=bull; becerro|ternero|ternera|becerrito=calf; buey|bueyes=ox
oveja|ovejita|borrego|borreguito=sheep; cordero|corderito=lamb; cabra|chivo|chivito=goat; gallina|gallinita=hen
gallo|gallito=rooster; pato|patos|patito=duck; ganso|oca|ocas=goose; paloma=pigeon; gorrion=sparrow
golondrina=barn swallow; colibri|colibries|picaflor=hummingbird; aguila|aguilita=eagle; halcon|gavilan=hawk
condor|condores=condor; buho|buhos|lechuza|tecolote=owl; cuervo|zopilote=crow; gaviota=seagull; pelicano=pelican
flamenco rosado|flamencos=flamingo; cisne=swan; pinguino=penguin; pavo real|pavorreal=peacock
avestruz|avestruces|nandu=ostrich; tucan|tucanes=toucan; quetzal=quetzal; garza|garcita=heron
raton|ratoncito=mouse; rata|ratas=rat; ardilla|ardillita=squirrel; erizo=hedgehog; murcielago=bat
zorro|zorrito=fox; lobo|lobos|loba|lobas|lobito=wolf; coyote=coyote; oso|osos|osa|osas|osito=bear
oso panda|panda=panda; koala=koala; monito|changuito|chango|simio|mico|micos=monkey; gorila=gorilla
leon|leones|leona|leoncito=lion; tigre|tigresa|tigrecito=tiger; jaguar|yaguarete=jaguar; puma|pumas=puma
leopardo|guepardo=leopard; pantera=panther; elefante|elefanta|elefantito=elephant; jirafa|jirafita=giraffe
cebra=zebra; rinoceronte=rhino; hipopotamo=hippo; camello|dromedario=camel
alpaca|alpaquita|vicuna|guanaco=alpaca; ciervo|venado|venadito|cervatillo=deer; alce|alces|reno|renos=moose
jabali|jabalies=boar; mapache=raccoon; zorrillo|mofeta=skunk; carpincho|capibara|chiguiro=capybara
perezoso de selva|oso perezoso=sloth; armadillo|quirquincho=armadillo; tlacuache|zarigueya=opossum
huron|hurones=ferret; castor|castores=beaver; nutria=otter; foca|focas|lobo marino=seal; ballena|ballenita=whale
delfin|delfines|delfincito=dolphin; tiburon=shark; medusa|aguamala=jellyfish; estrella de mar=starfish
caballito de mar=seahorse; caracola|concha de mar=seashell; caracol|caracolito=snail; rana|ranas|ranita=frog
sapo|sapos|sapito=toad; ajolote=axolotl; lagarto|lagartija|iguana=lizard; cocodrilo|caiman=crocodile
serpiente|culebra|vibora=snake; dinosaurio|dino|dinos=dinosaur; dragon|dragoncito=dragon; unicornio=unicorn
mariposa|mariposita=butterfly; abeja|abejita=bee; abejorro=bumblebee; avispa=wasp; hormiga|hormiguita=ant
arana|aranita=spider; telarana=spiderweb; mosquito|zancudo=mosquito; mosca|mosquita|moscardon=housefly
mariquita|catarina=ladybug; libelula=dragonfly; grillo|saltamontes|chapulin=grasshopper; escarabajo=beetle
cucaracha=cockroach; gusano|gusanito|lombriz|lombrices=worm; oruga=caterpillar; escorpion|alacran=scorpion
luciernaga=firefly; labrador|labradora=labrador; pastor aleman=german shepherd; chihuahua|chihuahueno=chihuahua
caniche|poodle=poodle; bulldog|bulldog frances=bulldog; pug|pugs|carlino=pug; husky|huskies=husky
schnauzer=schnauzer; yorkie|yorkshire=yorkie; rottweiler=rottweiler; dalmata=dalmatian; galgo|lebrel=greyhound
beagle=beagle; pitbull=pit bull; shih tzu|shitzu=shih tzu; perro salchicha|dachshund|teckel=dachshund
cocker=cocker spaniel; pomerania|lulu de pomerania=pomeranian; doberman=doberman; san bernardo=saint bernard
xoloitzcuintle|xolo|xolos=xolo; gato siames|siames|siamesa=siamese cat; gato persa=persian cat
maine coon=maine coon; pata|patas|patita|garra=paw; cola de perro|rabo|rabos|colita|rabito=tail
hocico|trompa de elefante=snout; pluma de ave=feather; correa de perro=leash; jaula|jaulita=cage
pecera|acuario=aquarium; nido|nidos|nidito=nest; establo|caballeriza|cuadra de caballos=stable
gallinero=henhouse; planta|plantita|mata de jardin=plant; suculenta|cactus|cactos=cactus
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
alga|algas=seaweed; edificio|edificito=building; rascacielos=skyscraper; torre|torrecita=tower
castillo|castillito=castle; palacio=palace; iglesia|iglesita|parroquia=church; catedral=cathedral
capilla|ermita=chapel; campanario=bell tower; templo=temple; mezquita=mosque; sinagoga=synagogue
convento|monasterio=monastery; cementerio|panteon=cemetery; tumba|lapida=grave; piramide=pyramid
ruinas|ruina=ruins; estatua|escultura=statue; busto de marmol=bust; monumento=monument
arco de piedra|arcos=arch; puente|puentecito=bridge; tunel|tuneles=tunnel; muralla=rampart
faro|faros|farito=lighthouse; molino|molino de viento=windmill; presa hidraulica|represa=dam; fabrica=factory
almacen|bodega|galpon=warehouse; granja|granjita|rancho|ranchito|finca|hacienda|estancia|chacra=farm
granero=barn; invernadero=greenhouse; hotel|hotelito|hostal|hostel|motel=hotel; hospital=hospital
clinica|consultorio=clinic; farmacia|botica=pharmacy; escuela|escuelita|colegio|cole|coles|liceo=school
jardin de ninos|guarderia|kinder|kindergarten=kindergarten; universidad|facultad|uni|unis=university
biblioteca=library; museo|museito=museum; teatro|anfiteatro=theater; cine|cines=cinema; circo=circus
zoologico|zoo|zoos=zoo; estadio=stadium; gimnasio|gym|gyms|gimnasia escolar=gym; plaza|placita|zocalo=plaza
parque|parquecito=park; parque de diversiones|parque de atracciones=amusement park
calle|callecita|callejon|avenida=street; acera|banqueta de calle=sidewalk
paso de cebra|cruce peatonal=crosswalk; rotonda|glorieta=roundabout; semaforo=stoplight
farola|farolito|poste|postecito=lamppost; senal de trafico|letrero|cartel|rotulo=sign; bandera|banderita=flag
buzon|buzones=mailbox; hidrante|grifo de bomberos=fire hydrant; parada de autobus|paradero=bus stop
aeropuerto=airport; estacion de tren|terminal|terminal de buses=station
estacionamiento|parqueadero|aparcamiento|parking=parking lot; supermercado|super mercado=supermarket
mercado|mercadito|tianguis=market; tienda|tiendita|boutique|bodeguita|negocito|pulperia=store
centro comercial|plaza comercial=mall; kiosco|quiosco|kiosko|chiringuito=kiosk
panaderia|pasteleria|confiteria=bakery; carniceria=butcher shop; fruteria|verduleria=greengrocer
heladeria=ice cream shop; floreria|floristeria=flower shop; ferreteria=hardware store
libreria|papeleria=bookstore; zapateria=shoe store; peluqueria|barberia|salon de belleza=hair salon
restaurante|restaurant|fonda=restaurant; cafeteria=coffee shop; pizzeria=pizzeria; taqueria=taco stand
bar|bares|barcito|cantina|taberna|pub|pubs=bar; discoteca|disco|boliche|antro=nightclub
escaparate|vidriera|vitrina|aparador=shop window; mostrador=counter; maniqui|maniquies=mannequin
carrito de compra=shopping cart; puestito|tenderete=stall; taller|tallercito=workshop
obra en construccion|andamio=scaffolding; comisaria|estacion de policia=police station; carcel=prison
ayuntamiento|municipalidad|alcaldia=hall; banco de dinero|cajero automatico=atm; embajada|consulado=embassy
barrio|vecindario|barriada=neighborhood; pueblo|pueblito|pueblecito|aldea=village; alcantarilla=manhole
fuente de agua=fountain; cerca de madera|empalizada=picket fence; lugarcito=place
cosita|vaina|chunche|coso|cosos=thing; cuaderno|cuadernito|libreta|agenda=notebook; libro|librito|novela=book
diccionario=dictionary; enciclopedia=encyclopedia; diario intimo=diary
boligrafo|boli|bolis|birome|lapicero|lapicera|pluma fuente|esfero=pen; rotulador|plumon|marcador|fibron=marker
sacapuntas|tajador|compas de dibujo=stationery; tijera|tijeritas=scissors; regla|reglita|escuadra=ruler
engrapadora|grapadora|abrochadora=stapler; clip de papel|sujetapapeles=paperclip
chinche|tachuela|chincheta=thumbtack; carpeta|folder=folder; archivador|fichero=filing cabinet
estuche|cartuchera|lapicera de tela=pouch; pizarra|pizarron|pizarron escolar=blackboard
papel|papelito|hoja de papel|informe|reporte=paper; post it|nota adhesiva=sticky note; mapa|mapas|mapita=map
salon de clase|aula|aulas=classroom; recreo=recess; tarea|deberes=homework; examen|examenes=exam
laboratorio=laboratory; reunion|junta de trabajo=meeting; tarjeta|tarjetita=card
tarjeta de visita|tarjeta de presentacion=business card; tarjeta de credito=credit card
fiesta|fiestita|pachanga|farra|rumba|parranda|reventon=party; cumpleanos|cumple|cumpleanitos=birthday
quinceanera|quinceanos|quince anos=quinceanera; bautizo|bautismo=baptism; primera comunion|comunion=communion
confirmacion religiosa=confirmation; boda|bodas|bodita|casamiento|matrimonio|casorio=wedding
despedida de soltera|despedida de soltero=bachelorette party; luna de miel=honeymoon
pedida de mano|compromiso=engagement; baby shower=baby shower; revelacion de genero=gender reveal
aniversario=anniversary; graduacion|egreso escolar=graduation; prom|baile de graduacion=prom
jubilacion=retirement; funeral|velorio|entierro|sepelio=funeral; misa|misas=mass; procesion=procession
romeria|peregrinacion=pilgrimage; navidad|navidades|fiestas navidenas=christmas; nochebuena=christmas eve
nochevieja|fin de ano=new years eve; ano nuevo=new year; dia de reyes=epiphany
san valentin|dia del amor=valentines day; carnaval=carnival; semana santa|pascua=easter
dia del padre|dia del papa=fathers day; dia de madres|dia de mama|dia de mami=mothers day
dia del nino=childrens day; halloween|noche de brujas=halloween; accion de gracias=thanksgiving
fiestas patrias|dia de independencia|grito de dolores=independence day
feria|feria de abril|feria artesanal=fair; festival=festival; fallas de valencia=fallas
sanfermines|san fermin=san fermin; concierto|recital|tocada=concert; desfile=parade; espectaculo=show
competencia|torneo|campeonato=tournament; partido de futbol|partidito=game; mundial de futbol=world cup
olimpiadas|juegos olimpicos=olympics; conferencia|congreso=conference; exposicion de arte=exhibition
vacaciones=vacation; viaje|viajecito|travesia=trip; excursion|paseo|paseito|caminata=outing; campamento=camp
picnic|dia de campo=picnic; safari=safari; mudanza=moving day; villancico=christmas carol
nacimiento navideno|pesebre|belen=nativity scene; ofrenda|altar de muertos|altar|altares=altar
huevo de pascua=easter egg; conejo de pascua=easter bunny
fuegos artificiales|pirotecnia|cohetes artificiales=fireworks; recuerdo de viaje|souvenir=souvenir
recuerdito=keepsake; carnet|carne de identidad|cedula|credencial|ine|dni|dnis=id card
cvs|curriculum|curriculo|hoja de vida=resume; pasaporte=passport; visa|visas|visado=visa
licencia de conducir|carnet de conducir|brevete=drivers license; documento|doc|docs=document
certificado|constancia=certificate; diploma|titulo universitario=diploma; contrato=contract
factura|boleta|recibo|tique=receipt; presupuesto=budget; formulario|planilla=form
carta|cartita|sobre de carta=envelope; postal|tarjeta postal=postcard
boleto|boletito|pasaje|tiquete|entrada de cine=ticket
partida de nacimiento|acta de nacimiento=birth certificate; foto carnet|foto de pasaporte=id photo
folleto|triptico|volante|flyer|panfleto=flyer; catalogo=catalog; revista|revistita=magazine
periodico|diario|prensa=newspaper; calendario|almanaque=calendar; album|albumes|albumcito|album de fotos=album
invitacion=invitation; tarjeta de cumpleanos=birthday card; menu|menus|carta de restaurante=menu
portada|tapa de revista=front cover; contraportada=back cover; valla publicitaria|cartelera=billboard
pancarta|lona publicitaria|gigantografia|banner=banner; anuncio|aviso|publicidad|anuncito=ad
campana publicitaria=campaign; logo|logos|logotipo|logito=logo; web|webs|sitio web|pagina web=website
pagina|paginita=page; blog|blogs=blog; app|apps|aplicacion=app; feed|feeds|muro de facebook=feed
perfil|perfiles|foto de perfil=profile; avatar|avatares=avatar; historia de instagram|stories|historia=story
reel|reels=reel; publicacion|posteo=post; instagram|insta=instagram; facebook=facebook
whatsapp|wasap|guasap=whatsapp; tiktok=tiktok; youtube=youtube; linkedin=linkedin; pinterest=pinterest
tinder=tinder; mercadolibre|mercado libre=mercado libre; wallapop=wallapop; airbnb=airbnb; etsy=etsy
amazon|amazonas|amazonia=amazon; redes sociales|red social=social media
tienda online|tienda virtual=online store; correo electronico|email|mail|mails=email
boletin|newsletter=newsletter; presentacion|diapositiva|powerpoint=presentation; selfie|selfi|autofoto=selfie
vistita=view; detallito=detail; captura de pantalla|pantallazo|screenshot=screenshot; video|videito=video
pelicula de cine|peli|pelis=feature; espana=spain; madrid=madrid city; barcelona|barna=barcelona city; sevilla=seville city
valencia=valencia city; malaga=malaga; bilbao=bilbao city; zaragoza=zaragoza city; granada=granada; cordoba=cordoba
toledo=toledo; salamanca=salamanca; san sebastian|donostia=san sebastian; ibiza=ibiza beach; mallorca=mallorca beach
tenerife|canarias=canary islands beach; andalucia=andalusia; cataluna=catalonia; galicia=galicia; asturias=asturias
pais vasco|euskadi=basque country; camino de santiago=camino de santiago; sagrada familia=sagrada familia
alhambra=alhambra; mexico=mexico; cdmx=cdmx city; guadalajara=guadalajara city; monterrey=monterrey city; puebla=puebla
oaxaca=oaxaca; tijuana=tijuana; yucatan=yucatan; cancun=cancun beach; tulum=tulum beach; acapulco=acapulco beach
xochimilco=xochimilco; teotihuacan=teotihuacan; chichen itza=chichen itza; argentina=argentina
buenos aires|baires=buenos aires city; obelisco=obelisk; mendoza=mendoza mountains; rosario=rosario; bariloche=bariloche mountains
ushuaia=ushuaia; patagonia=patagonia mountains; iguazu|cataratas del iguazu=iguazu falls; chile=chile
santiago|santiago de chile=santiago city; valparaiso|valpo=valparaiso; atacama=atacama
torres del paine=torres del paine mountains; isla de pascua|moai|moais=easter island; peru=peru; cusco|cuzco=cusco
machu picchu|machupicchu=machu picchu mountains; arequipa=arequipa; titicaca|lago titicaca=lake titicaca
nazca|lineas de nazca=nazca; colombia=colombia; bogota=bogota city; medellin=medellin city; cartagena=cartagena; cali=cali
ecuador=ecuador; quito=quito; galapagos=galapagos; bolivia=bolivia; uyuni|salar de uyuni=uyuni
venezuela=venezuela; caracas=caracas city; uruguay=uruguay; montevideo=montevideo city; punta del este=punta del este beach
paraguay=paraguay; asuncion=asuncion; brasil=brazil; rio de janeiro=rio de janeiro beach
cristo redentor=christ the redeemer; cuba|habana=cuba; varadero=varadero beach
republica dominicana=dominican republic; puerto rico=puerto rico; jamaica=jamaica; guatemala=guatemala
honduras=honduras; nicaragua=nicaragua; costa rica=costa rica; panama=panama; belice=belize; caribe=caribbean beach
andes=andes mountains; america=america; estados unidos|eeuu|usa=united states; nueva york=new york city; miami=miami city
los angeles=los angeles city; hollywood=hollywood city; las vegas=las vegas city; california=california
disney|disneylandia|disney world=disney; estatua de libertad=statue of liberty; canada=canada; europa=europe
francia=france; paris=paris city; torre eiffel=eiffel tower; italia=italy; roma=rome city; coliseo=colosseum
venecia=venice; florencia=florence; torre de pisa=tower of pisa; vaticano=vatican; portugal=portugal
lisboa=lisbon city; inglaterra|reino unido=england; londres=london city; irlanda=ireland; escocia=scotland
alemania=germany; berlin=berlin city; holanda=netherlands; amsterdam=amsterdam city; belgica=belgium; suiza=switzerland mountains
austria=austria; praga=prague city; polonia=poland; rusia=russia; ucrania=ukraine; grecia=greece; turquia=turkiye
egipto=egypt; marruecos=morocco; africa=africa; israel=israel; dubai=dubai city; india=india; taj mahal=taj mahal
tailandia=thailand; china=china; japon=japan; corea=korea; bali=bali beach; australia=australia
saco de vestir=suit jacket; estacion de metro=subway station; canguro|cangurito=kangaroo; burrito=burrito
merida=merida; barranquilla=barranquilla; orlando=orlando city; texas=texas; suecia=sweden; noruega=norway
dinamarca=denmark; islandia=iceland; seul=seoul city; bruselas=brussels city; viena=vienna city; moscu=moscow city
santorini=santorini; atenas=athens; estambul=istanbul city; capadocia=cappadocia; marrakech=marrakech
jerusalen=jerusalem; bangkok=bangkok city; tokio=tokyo city; muralla china=great wall; indonesia=indonesia
sidney|sydney=sydney city; santo domingo=santo domingo; punta cana=punta cana beach; latinoamerica|sudamerica=latin america
lanzarote=lanzarote beach; menorca=menorca beach; posada navidena=christmas party; duna|dunas=dune; catrina|catrin=catrina
ciguena=stork; escaner=scanner; alicante=alicante; picaporte|picaportes|manija|manijas|pomo|pomos=doorknob
`;
