/** What Spanish calls food and drink. */
export const SPANISH_FOOD = `
comida|comidita|alimento|morfi=food
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
`;
