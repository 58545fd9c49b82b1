import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for old and damaged photos, and for what restores them. */
export const SPANISH_REPAIRS: Phrases = {
  phrase: `
    restauracion de foto/fotos/imagen | restauracion | repar~ los danos | manchas y rayas/rayones/aranazos | foto/imagen antigua/vieja danada/estropeada/deteriorada/rota/rayada = restore
    un doblez/pliegue en/por medio | un doblez/pliegue por la mitad | un doblez/pliegue en el medio/centro | un doblez/pliegue en la/una esquina | una rotura/raja/grieta en medio | una rotura/raja/grieta en la/una esquina | un doblez | un pliegue = a crease
    y con rayas = and scratches
    arrugas del papel | papel arrugado | pliegues/dobleces del papel | pliegues | pliegue | doblez/pliegue/raja/rotura que tiene por la mitad/medio | doblez/pliegue/raja/rotura que tiene por el medio/centro = creases
    carcomid~ | apolillad~ | percudid~ | maltrech~ | maltratad~ | desgastad~ | deteriorad~ | ajad~ | roid~ | hecha/hecho pedazos/trizas/jirones = damaged
    foto rota | fotos rotas | foto esta rota | fotografia rota | imagen rota | fotito rota = damaged photo
    descolorida | descolorido | descoloridas = faded
    colores gastados | colores desgastados | colores destenidos | colores desvaidos | colores viejos | colores quemados por el sol = faded colors
    lo/la puedes/podrias arreglar/corregir | se puede arreglar/corregir = fix it
    arregla las rayas | arreglar las rayas | repara las rayas = fix the scratches
    repar~/arregl~/elimin~/corrig~/restaur~/disimul~ las manchas | repar~/arregl~/elimin~/corrig~/restaur~ las manchas de esta/la foto = fix the stains
    arreglen los | arregl~ me los | arregla los | arregle los | arreglalos = fix this
    esta/salio/quedo toda descolorida/destenida = is everything faded
    como la foto de la boda de mis abuelos/bisabuelos/padres | como las fotos de mis abuelos/bisabuelos | como del album de mi/mis abuela/abuelos = like an old photo
    como una foto antigua | como una foto vieja | foto antigua | foto vieja = old photo
    quita las rayas | borra las rayas | elimina las rayas | quitar las rayas | quit~ le las rayas | quit~ le esas rayas | sac~ le las rayas | borr~ le las rayas | elimin~ le las rayas | quit~ esas rayas | sac~ las rayas = remove the scratches
    esta rota y amarillenta | rota y amarillenta | amarillenta y rota | esta rota | toda rota | esta rasgada | esta rajada | esta estropeada | esta toda arrugada | esta danada | rescat~ la | rescat~ lo | rescat~ esta foto = restore it
    rescat~ la foto | salva la | salve la | salvar la | salv~ esta foto | salva la foto | salvar la foto | se puede salvar | la puedes salvar | la pueden salvar | la puedes rescatar = restore it
    repar~/arregl~/elimin~/borr~/sac~/corrig~/restaur~ las manchas de esta/la foto antigua/vieja | la salvas | me la salvas | la podes salvar | me la podes/puedes salvar | tiene salvacion = restore it
    quit~/limpi~ las manchas de esta foto antigua/vieja | quit~ las manchas de la foto antigua/vieja | quit~ las manchas a esta foto antigua/vieja = restore this old photo
    rayada | rayado | rayadas = scratched
    foto rayada | rayones | rasgunos | dobleces | doblez | arrugas de la foto | quiebres | con rayas y manchas | con manchas y rayas | llena de rayas = scratches
    manchas de cafe/vino/tinta/grasa/oxido/agua/moho/te/pegamento = stains
    las rayas y manchas | las rayas y las manchas | rayas y manchas = the scratches and stains
    quebrada/rota/rajada/doblada de/en una/la esquina | quebrada/rota/rajada de un lado | le falta una/la esquina | le falta un pedazo/trozo = torn
    esta rota/roto por la mitad | esta partida/partido en dos | esta rota/roto en dos = is damaged
  `,
  adjective: `
    esquina rota | una esquina rota = a tear
    danad~ | rayad~ | estropead~ | rot~ | arrugad~ | doblad~ | gastad~ | agrietad~ | quebrad~ = damaged
    destenid~ = faded
    esta rota por una esquina | rota por una esquina | rota por la esquina | llena de rayones | llena de manchas | esta toda quebrada | toda quebrada | esta quebrada | esta toda rota | toda agrietada = is torn
    recupera algo | recuperar algo | recupera un poco | recupera lo que puedas | recupere algo = rescue it
    como nueva | como nuevo | verla como nueva | quisiera verla como nueva | dejala como nueva | que quede como nueva | la reparas | me la reparas | la arreglas | la puedes reparar = restore it
    manchas de humedad = stains
  `,
};
