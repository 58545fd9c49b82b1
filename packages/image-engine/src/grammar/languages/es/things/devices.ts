/** What Spanish calls devices of every day. */
export const SPANISH_DEVICES = `
celular|celu|celus|cel|cels|movil|telefono|telefonito|smartphone|iphone=phone
computadora|compu|ordenador|computador|pcs=computer; laptop|portatil|notebook|netbook=laptop
tablet|ipad|tableta|ipads=tablet; pantalla|pantallita|monitor=screen; teclado=keyboard
raton de computadora|mouse=computer mouse; impresora=printer; cargador=charger; memoria usb|pendrive=usb stick
audifono|auricular=headphones; parlante|altavoz|altavoces|bocina|bafle=speaker
microfono|micro inalambrico=microphone; television|televisor|tele|teles|tvs=tv; radio|radiecito=radio
tocadiscos=turntable; disco de vinilo|vinilos=vinyl record; control remoto|mando a distancia=remote
consola|playstation|xbox|nintendo=game console; dron|drones|drone=drone; camara|camarita=camera
tripode|tripie=tripod; objetivo|teleobjetivo=lens; proyector=projector; calculadora=calculator
electrodomestico=appliance; reloj inteligente|smartwatch=smartwatch
`;
