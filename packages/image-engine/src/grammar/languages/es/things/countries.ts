/** What Spanish calls countries, towns and sights. */
export const SPANISH_COUNTRIES = `
espana=spain; madrid=madrid city; barcelona|barna=barcelona city; sevilla=seville city
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
merida=merida; barranquilla=barranquilla; orlando=orlando city; texas=texas; suecia=sweden; noruega=norway
dinamarca=denmark; islandia=iceland; seul=seoul city; bruselas=brussels city; viena=vienna city; moscu=moscow city
santorini=santorini; atenas=athens; estambul=istanbul city; capadocia=cappadocia; marrakech=marrakech
jerusalen=jerusalem; bangkok=bangkok city; tokio=tokyo city; muralla china=great wall; indonesia=indonesia
sidney|sydney=sydney city; santo domingo=santo domingo; punta cana=punta cana beach; latinoamerica|sudamerica=latin america
lanzarote=lanzarote beach; menorca=menorca beach; posada navidena=christmas party; duna|dunas=dune; catrina|catrin=catrina
ciguena=stork; escaner=scanner; alicante=alicante; picaporte|picaportes|manija|manijas|pomo|pomos=doorknob
`;
