/** What Spanish calls streets, buildings and shops. */
export const SPANISH_TOWN = `
edificio|edificito=building; rascacielos=skyscraper; torre|torrecita=tower
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
cosita|vaina|chunche|coso|cosos=thing
`;
