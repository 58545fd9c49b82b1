/** What French calls food and drink. */
export const FRENCH_FOOD = `
nourriture|bouffe|aliment=food; repas|gueuleton=meal
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
cigarette|clope=cigarette; cigare=cigar
`;
