/** What German calls countries, towns and sights. */
export const GERMAN_COUNTRIES = `
skigebiet|piste|pisten|skipiste=ski slope; berlin=berlin; hamburg|hamburgs=hamburg; munchen|minga=munich
koln|kolle=cologne; frankfurt=frankfurt; stuttgart=stuttgart; dusseldorf=dusseldorf; leipzig=leipzig
dresden=dresden; nurnberg=nuremberg; hannover=hanover; bremen=bremen; heidelberg=heidelberg; freiburg=freiburg
wien|wean=vienna; graz=graz; linz=linz; salzburg=salzburg; innsbruck=innsbruck; klagenfurt=klagenfurt
hallstatt=hallstatt; zurich|zuri=zurich; bern=bern; basel=basel; genf=geneva; luzern=lucerne; lausanne=lausanne
zermatt|matterhorn=matterhorn; paris=paris; london=london; rom=rome; venedig=venice; florenz=florence
mailand=milan; neapel=naples; barcelona=barcelona; madrid=madrid; lissabon=lisbon; amsterdam=amsterdam
brussel=brussels; prag=prague; budapest=budapest; warschau=warsaw; krakau=krakow; kopenhagen=copenhagen
stockholm=stockholm; athen=athens; istanbul=istanbul; dubai=dubai; newyork=new york; tokio=tokyo
bangkok=bangkok; deutschland=germany; osterreich=austria; schweiz=switzerland; liechtenstein=liechtenstein
italien=italy; frankreich=france; spanien=spain; portugal=portugal; griechenland=greece; turkei=turkey
kroatien=croatia; slowenien=slovenia; serbien=serbia; bosnien=bosnia; albanien=albania; kosovo=kosovo
ungarn=hungary; tschechien=czechia; slowakei=slovakia; polen=poland; rumanien=romania; bulgarien=bulgaria
ukraine=ukraine; russland=russia; danemark=denmark; schweden=sweden; norwegen=norway; finnland=finland
island=iceland; irland=ireland; schottland=scotland; england|grossbritannien=england
holland|niederlande|niederlanden=netherlands; belgien=belgium; luxemburg=luxembourg; europa=europe
amerika|usa=america; kanada=canada; mexiko=mexico; brasilien=brazil; argentinien=argentina; kuba=cuba
china=china; japan=japan; korea|sudkorea=korea; indien=india; thailand=thailand; vietnam=vietnam
indonesien=indonesia; bali=bali; malediven=maldives; australien=australia; neuseeland=new zealand; afrika=africa
sudafrika=south africa; agypten=egypt; marokko=morocco; tunesien=tunisia; kenia=kenya; israel=israel
syrien=syria; iran=iran; malta=malta; zypern=cyprus; mallorca|malle=mallorca; ibiza=ibiza; teneriffa=tenerife
kanaren=canaries; kreta=crete; sizilien=sicily; sardinien=sardinia; korsika=corsica; toskana=tuscany
provence=provence; hawaii=hawaii; kalifornien=california; bodensee=lake constance; gardasee=lake garda
ostsee=baltic sea; rhein=rhine; donau=danube; elbe=elbe; alpen|dolomiten=alps; bayern=bavaria; sachsen=saxony
tirol|sudtirol=tyrol; karnten=carinthia; steiermark=styria; vorarlberg=vorarlberg; burgenland=burgenland
wallis=valais; tessin=ticino; graubunden=grisons; sylt=sylt; allgau=allgau; eiffelturm=eiffel tower
kolosseum=colosseum; brandenburgertor=brandenburg gate; reichstag=reichstag; schonbrunn=schonbrunn
hofburg=hofburg; elbphilharmonie=elbphilharmonie; freiheitsstatue=statue of liberty; pyramide|pyramiden=pyramid
akropolis=acropolis
`;
