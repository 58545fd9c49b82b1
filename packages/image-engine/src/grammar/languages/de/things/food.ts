/** What German calls food and drink. */
export const GERMAN_FOOD = `
apfel|apfeln|apfelchen=apple
birne|birnen=pear; banane|bananen=banana; erdbeere|erdbeeren=strawberry; brombeere|brombeeren=blackberry
heidelbeere|heidelbeeren|blaubeere|blaubeeren=blueberry; johannisbeere|johannisbeeren|ribisel|ribiseln=currant
beere|beeren=berry; zwetschge|zwetschgen|zwetschke|zwetschken=plum
pfirsiche|nektarine|nektarinen|apfelsine|apfelsinen|obst|frucht|fruchte|fruchten|obstkorb|obstsalat=fruit
traube|trauben|weintrauben|weintraube=grapes; mandarine|mandarinen|clementine=tangerine; ananas=pineapple
melone|melonen|wassermelone|wassermelonen=melon; kiwi|kiwis=kiwi; mango|mangos=mango; avocado|avocados=avocado
feige|feigen=fig; kokosnuss|kokosnusse=coconut; rhabarber=rhubarb
nuss|nusse|nussen|walnuss|walnusse|haselnuss=nuts; mandel|mandeln=almonds
kastanie|kastanien|maroni|marroni=chestnut; gemuse=vegetables; tomate|tomaten|paradeiser|paradeisern=tomato
gurke|gurken|salatgurke=cucumber; karotte|karotten|mohre|mohren|ruebli|rubli=carrot
kartoffel|kartoffeln|erdapfel|erdapfeln=potato; zwiebel|zwiebeln=onion; knoblauch=garlic
salat|salate|salaten|kopfsalat=salad; kohl|kraut|sauerkraut|krautkopf|rotkohl|blaukraut=cabbage
brokkoli=broccoli; spinat=spinach; paprika|paprikas|peperoni=pepper; chili|chilis=chili
zucchini|zucchetti=zucchini; auberginen|melanzani=eggplant; kurbis|kurbisse|kurbissen=pumpkin; spargel=asparagus
bohne|bohnen|fisole|fisolen=beans; erbse|erbsen=peas; mais|kukuruz|maiskolben=corn
pilz|pilze|pilzen|schwammerl|champignon|champignons|fliegenpilz=mushroom; radieschen|rettich=radish
petersilie|schnittlauch|basilikum|rosmarin|krauter|krautern=herbs; gewurz|gewurze|gewurzen=spices
brot|brote|broten|brotlaib|bauernbrot|baguette=bread
brotchen|semmel|semmeln|weckerl|schrippe|schrippen|gipfeli|weggli=bun
brezel|brezeln|breze|brezen|brezn|laugenbrezel=pretzel; croissant|croissants|kipferl|hornchen=croissant
toast|toastbrot|toasts=toast; sandwich|sandwiches|jausenbrot=sandwich
kuchen|kuchenstuck|guglhupf|gugelhupf|apfelkuchen|marmorkuchen|torte|torten|geburtstagstorte|hochzeitstorte|sachertorte=cake
cupcake|cupcakes|muffin|muffins=cupcake; keks|kekse|keksen|platzchen|guetzli|guezli|vanillekipferl=cookies
lebkuchen|lebkuchenherz|lebkuchenhaus=gingerbread; stollen|christstollen=stollen
krapfen|donut|donuts|pfannkuchli=donut; waffel|waffeln=waffle
palatschinken|pfannkuchen|crepe|crepes|eierkuchen|kaiserschmarrn|kaiserschmarren|schmarrn=pancake
apfelstrudel|strudelteig|topfenstrudel=strudel; teig|kuchenteig|pizzateig=dough
eis|eiscreme|glace|eisbecher|speiseeis=ice cream; schokoladen|schoki|schoggi|schokoladentafel=chocolate
praline|pralinen=praline; bonbon|bonbons|zuckerl|sussigkeit|sussigkeiten|gummibarchen=candy
lutscher|lolli|lollis|schlecker=lollipop; chips|kartoffelchips=chips; popcorn=popcorn; pudding|puddings=pudding
joghurt|joghurts=yogurt; topfen|quark=quark; musli|muesli|cornflakes|haferflocken=cereal
kase|kasen|kasesorten|kaseplatte=cheese; butter=butter; milch|milchflasche|milchpackung=milk
eier|eiern|spiegelei|ruhrei|fruhstucksei=egg; mehl=flour; zucker|wurfelzucker=sugar; salz|salzstreuer=salt
ketchup=ketchup; mayonnaise|mayo=mayonnaise; sosse|sossen|sauce|saucen=sauce; essig=vinegar
olivenol|speiseol=cooking fat; marmelade|marmeladen|konfiture|konfi|gelee=jam; nutella|nussnougatcreme=nutella
nudel|nudeln|pasta|spaghetti|teigwaren|makkaroni=pasta; spatzle|kasespatzle|knopfli=spaetzle; lasagne=lasagna
reis|risotto=rice; pizza|pizzas|pizzen=pizza; suppe|suppen|eintopf|linsensuppe=soup; gulasch=goulash
schnitzel|schnitzeln|wienerschnitzel=schnitzel; schweinebraten|schweinsbraten|sonntagsbraten=roast; fleisch=meat
steak|steaks=steak
wurst|wurste|wursten|bratwurst|currywurst|wurstchen|wurstel|frankfurter|cervelat|weisswurst=sausage
schinken=ham; speck=bacon; salami=salami; frikadelle|frikadellen|bulette|faschiertes|fleischpflanzerl=meatballs
hahnchen|hendl|brathendl|poulet|backhendl|huhn|huhner|huhnern|henne|hennen=chicken
forelle|thunfisch|fisch|fische|goldfisch|karpfen|hecht=fish; garnele|garnelen|shrimps|meeresfruchte=shrimp
muschel|muscheln=shell; burger|burgern|hamburger|cheeseburger=burger; hotdog|hotdogs=hot dog
pommes|fritten=fries; doner|kebab|kebap|donerspiess=kebab; sushi=sushi; tofu=tofu
knodel|knodeln|kloss|klosse|klossen=dumplings; rosti=rosti; raclette=raclette; buffet|buffets|bufett=buffet
gericht|gerichte|gerichten|speise|mahlzeit|mahlzeiten=meal; fruhstuck|brunch|zmorge=breakfast
mittagessen|zmittag=lunch; abendessen|abendbrot|znacht|nachtmahl=dinner; jause|jausen|snack|snacks|znuni=snack
nachtisch|nachspeise|dessert|desserts=dessert; vorspeise|vorspeisen=starter
lebensmittel|lebensmitteln=groceries; rezept|rezepte|rezepten=recipe
getrank|getranke|getranken|drink|drinks=drink; wasser|mineralwasser|leitungswasser|sprudel=water
kaffees|cappuccino|espresso|melange=coffee; tee|tees|krautertee|eistee=tea; kakao=cocoa
saft|safte|saften|apfelsaft|orangensaft=juice; limo|limonade|limonaden|cola|fanta|almdudler|rivella=soda
smoothie|smoothies=smoothie; bier|biere|bieren|weissbier|weizenbier|pils=beer
weine|weinen|rotwein|weisswein=wine; sekt|prosecco|champagner=champagne; gluhwein|punsch=mulled wine
cocktail|cocktails|aperol|spritz|spritzer=cocktail; schnaps|likor|wodka|whisky|whiskey|gin=liquor
eiswurfel|eiswurfeln=ice cubes; zigarette|zigaretten|tschick|kippe|zigarre=cigarette; aschenbecher=ashtray
feuerzeug|feuerzeuge|streichholz|streichholzer|zundholz=matches
`;
