/** What French calls countries, towns and sights. */
export const FRENCH_COUNTRIES = `
pays=country; tour eiffel=eiffel tower
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
`;
