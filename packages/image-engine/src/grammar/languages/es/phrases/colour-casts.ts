import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

const WHERE = 'en toda la foto|en toda la imagen|por toda la foto|por toda la imagen';

/** "Tonos naranjas en toda la foto": a tint that is asked for, and no cast that is to go. */
const TONED = [
  ['naranja|naranjas|anaranjados', 'orange'],
  ['azules|azulados', 'blue'],
  ['rosas|rosados|rosa', 'pink'],
  ['verdes|verdosos', 'green'],
  ['rojos|rojizos', 'red'],
  ['amarillos|dorados', 'golden'],
  ['morados|violetas|lilas', 'purple'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('tonos|unos tonos|colores', said, WHERE)} = ${english} tint
  ${alternatives('hay|tiene|tienen|salieron|quedaron|se ven|veo', 'tonos|unos tonos|colores', said, WHERE)} = has ${english} cast`,
  )
  .join('\n');

/** Turns of Spanish for casts and warmth: too yellow, cooler, white balance. */
export const SPANISH_COLOUR_CASTS: Phrases = {
  phrase: `
    quit~/elimin~/corrig~ la dominante = remove color cast
    balance de color = white balance
    dominante de color = color cast
    y todo/toda amarillo/amarilla = and too yellow
    con/por el acuario los/las | con/por la luz del acuario los/las | con/por la pecera los/las | con/por las luces del acuario los/las = because of the aquarium the
    por los neones | por el neon | por los leds | por los focos del/de | por la luz artificial | por la luz | por las luces | por la bombilla | por el tubo | por los tubos | por los fluorescentes | por la sombra = because of the light
    por la/mi pantalla | por el monitor | por la pantalla del celular/celu/cel/telefono/compu | por la tele | por la luz de la pantalla | por el letrero de neon | por el ambar | por el foco rojo | por el semaforo = because of the light
    por la luz/iluminacion del/de | por las luces del/de | por la luz/iluminacion de la/los/las/mi | por las luces de la/los/las | con la luz del/de | con las luces del/de | con la luz de la/los/las = because of the light of the
    bajo la luz del/de | bajo las luces del/de | por culpa de la luz del/de | por culpa de las luces del/de = because of the light of the
    que la/mi pared es | porque la/mi pared es | que la nieve es | porque la nieve es = because the wall is
    que las/mis paredes son | porque las/mis paredes son | q las paredes son = because the walls are
    tono azul | tono azulad~ | tinte azul~ | tono azulado | dominante/tinte/viraje azul/azulado | tonito/tonillo azulado | un tonito/tonillo azulado = blue cast
    temperatura de color | temperatura = color temperature
    mas fri~ | tonos frios | colores frios | temperatura mas fria | temperatura mas frias | temperatura fria | mas fria la temperatura | sub~ los tonos frios | aument~ los tonos frios | mas tonos frios | dale tonos frios = cooler
    mas fresquita/friolenta/fresca de color/tono/colores | mas fresquita/friolenta | frio medio azulado | frio tirando a azul | frio azulado | medio azulado frio = cooler
    corrig~ le el blanco | corrig~ me el blanco | corrig~ el blanco | camisas/camisetas/paredes/sabanas/batas/platos/vestidos blancas/blancos de verdad | blancos de verdad/veras | blancos blancos/limpios/reales = fix the white balance
    el/lo blanco sea/salga/quede blanco | el/lo blanco sea/salga/quede bien blanco | el/lo blanco sea/salga/quede blanco de verdad | el/lo blanco se vea blanco | el/lo blanco se vea bien blanco = fix the white balance
    el/lo blanco se vea blanco de verdad | los blancos sean/salgan/queden blancos | los blancos sean/salgan/queden bien blancos | los blancos sean/salgan/queden blancos de verdad | los blancos se vean blancos = fix the white balance
    los blancos se vean bien blancos | los blancos se vean blancos de verdad | equilibr~ las | equilibr~ la | equilibr~ lo | equilibr~ los | balance~ las | balance~ los | compens~ lo | compens~ las | compens~ los = fix the white balance
    neutraliz~ lo | neutraliz~ las | neutraliz~ los | los blancos se ven/salen/salieron amarillentos/azulados/grises | los blancos me/nos salen/salieron/quedaron amarillentos/azulados/grises = fix the white balance
    la luz amarilla/azul/verde/roja/naranja/calida arruino/arruina/estropea/estropeo/mato/jodio la foto/imagen/toma = fix the white balance
    balance de blancos | equilibrio de blancos | corrige el blanco | que los blancos sean/salgan blancos | que lo/el blanco sea blanco | que los blancos se vean blancos | que lo/el blanco se vea blanco = fix white balance
    blancos/colores mas neutros | neutraliz~ los blancos | neutraliz~ el color | salio rosada | esta rosada | se ve rosada | muy rosada | salio muy rosada | salio rosa | muy rosa | quedo rosada | quedo muy rosada = fix white balance
    demasiado rosa | demasiado rosad~ | esta todo rosa | esta toda rosa | salio todo rosa | salio toda rosa | quedo todo rosa | quedo toda rosa | se ve todo rosa | se ve toda rosa | me salio todo rosa | me salio toda rosa = fix white balance
    me quedo todo rosa | me quedo toda rosa | sale todo rosa | sale toda rosa | esta/salio/quedo/sale todo/toda rosad~ | se ve todo/toda rosad~ | me salio/quedo todo/toda rosad~ | colores no son reales = fix white balance
    colores no son los reales | colores no son fieles | colores salieron raros | colores se ven raros | colores quedaron raros | colores no son los de verdad | color no es el real | color no es real | el color salio raro | corrig~/ajust~/arregl~ el balance/equilibrio de blancos = fix white balance
    de los fluorescentes/focos/tubos/leds | por los focos | de/por las bombillas/farolas | de la lampara/bombilla/farola | del foco/fluorescente = from the lamps
    tono verd~ | tinte verd~ | tono verdos~ | verde de los fluorescentes | verde del fluorescente | tono verde de los fluorescentes | tono verde del fluorescente | dominante/tinte/tono/viraje verde/verdoso | tonito/tonillo verdoso | un tonito/tonillo verdoso = green cast
    salgo/sali/estoy/quede/aparezco/ando toda/todo/muy/super/bien/re azul/azulada/azulado | me veo/veia/vi toda/todo/muy/super/bien/re azul/azulada/azulado = i look too blue
    salgo/sali/estoy/quede/aparezco/ando toda/todo/muy/super/bien/re verde/verdosa/verdoso | me veo/veia/vi toda/todo/muy/super/bien/re verde/verdosa/verdoso = i look too green
    salgo/sali/estoy/quede/aparezco/ando toda/todo/muy/super/bien/re naranja/anaranjada/anaranjado | me veo/veia/vi toda/todo/muy/super/bien/re naranja/anaranjada/anaranjado = i look too orange
    salgo/sali/estoy/quede/aparezco/ando toda/todo/muy/super/bien/re roja/rojo/rojiza/rojizo/colorada/colorado | me veo/veia/vi toda/todo/muy/super/bien/re roja/rojo/rojiza/rojizo/colorada/colorado = i look too red
    salgo/sali/estoy/quede/aparezco/ando toda/todo/muy/super/bien/re amarilla/amarillo/amarillenta/amarillento | me veo/veia/vi toda/todo/muy/super/bien/re amarilla/amarillo/amarillenta/amarillento = i look too yellow
    tira al azul | los blancos se ven azules | los blancos salen azules | los blancos estan azules | se ven azules | se ve todo azul~ | se ve toda azul~ | sale todo azul~ | sale toda azul~ | salio todo azul~ | salio toda azul~ = is too blue
    quedo todo azul~ | quedo toda azul~ | me salio todo azul~ | me salio toda azul~ | me quedo todo azul~ | me quedo toda azul~ | se me ve todo azul~ | se me ve toda azul~ | esta todo azul~ | esta toda azul~ | sale/salio/salen/salimos muy/bien/re/demasiado azul/azules/azulada/azulado | me/nos salio azulad~ = is too blue
    se ve todo verd~ | se ve toda verd~ | sale todo verd~ | sale toda verd~ | salio todo verd~ | salio toda verd~ | quedo todo verd~ | quedo toda verd~ | me salio todo verd~ | me salio toda verd~ | me quedo todo verd~ = is too green
    me quedo toda verd~ | se me ve todo verd~ | se me ve toda verd~ | esta todo verde | esta toda verde | esta todo verdos~ | esta toda verdos~ | sale/salio/salen/salimos muy/bien/re/demasiado verde/verdes/verdosa/verdoso | me/nos salio verdos~ = is too green
    se ve todo/toda naranja | sale/salio/quedo todo/toda naranja | me salio/quedo todo/toda naranja | se me ve todo/toda naranja | se ve todo/toda anaranjad~ | sale/salio/quedo todo/toda anaranjad~ = is too orange
    me salio/quedo todo/toda anaranjad~ | se me ve todo/toda anaranjad~ | esta todo naranja | esta toda naranja | esta todo anaranjad~ | esta toda anaranjad~ | sale/salio/salen/salimos muy/bien/re/demasiado naranja/naranjas/anaranjada/anaranjado = is too orange
    se ve todo roj~ | se ve toda roj~ | sale todo roj~ | sale toda roj~ | salio todo roj~ | salio toda roj~ | quedo todo roj~ | quedo toda roj~ | me salio todo roj~ | me salio toda roj~ | me quedo todo roj~ | me quedo toda roj~ = is too red
    se me ve todo roj~ | se me ve toda roj~ | esta todo roja | esta toda roja | sale/salio/salen/salimos muy/bien/re/demasiado roja/rojo/rojas/rojos/rojiza/rojizo/colorada/colorado | sali muy/bien/re rojas/rojos | sali demasiado roja/rojo/rojas/rojos/rojiza/rojizo/colorada/colorado = is too red
    tira al amarillo | los blancos se ven amarillos | los blancos salen amarillos | se ven amarillos | se ven amarillentos | sale todo amarill~ | sale toda amarill~ | me salio todo amarill~ | me salio toda amarill~ = is too yellow
    me quedo todo amarill~ | me quedo toda amarill~ | se me ve todo amarill~ | se me ve toda amarill~ | esta todo amarillent~ | esta toda amarillent~ | sale/salio/salen/salimos muy/bien/re/demasiado amarilla/amarillo/amarillas/amarillos/amarillenta/amarillento | me/nos salio amarillent~ = is too yellow
    salio/sale/quedo/esta/luce todo/toda azulado/azulada/azul | se ve/ven todo/toda azulado/azulada/azul | se ve azulosa/azuloso/azuladita/azuladito/azulona/azulon | salio azulosa/azuloso/azuladita/azulona | esta azulosa/azuloso/azulona | se ve medio/como azul | salio medio/como azul | esta medio/como azul = it is too blue
    salio/sale/quedo/luce todo/toda verdoso/verdosa/verde | esta todo/toda verdoso/verdosa | se ve/ven todo/toda verdoso/verdosa/verde | se ve verdosita/verdosa/verdoso | salio verdosa/verdosita | esta verdosa/verdosita | se ve medio/como verde | salio medio/como verde | esta medio/como verde = it is too green
    la luz … nos/me/lo/la/los/todo puso amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ | la luz … lo puso todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ = it is too green because of the light
    la luz … puso todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ | la luz … nos/me/lo/la/los/todo dejo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ = it is too green because of the light
    la luz … lo dejo todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ | la luz … dejo todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ = it is too green because of the light
    las luces … nos/me/lo/la/los/todo pusieron amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ | las luces … lo pusieron todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ = it is too green because of the light
    las luces … pusieron todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ | las luces … nos/me/lo/la/los/todo dejaron amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ = it is too green because of the light
    las luces … lo dejaron todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ | las luces … dejaron todo amarill~/morad~/verd~/azul~/naranja~/roj~/anaranjad~ = it is too green because of the light
    salio/sale/quedo/esta todo/toda anaranjado/anaranjada | luce todo/toda anaranjado/anaranjada/naranja | se ve todo/toda anaranjado/anaranjada | se ven todo/toda anaranjado/anaranjada/naranja = it is too orange
    salio/sale/quedo/luce todo/toda rojizo/rojiza/rojo/roja/colorado/colorada | esta todo/toda rojizo/rojiza/rojo/colorado/colorada | se ve/ven todo/toda rojizo/rojiza/rojo/roja/colorado/colorada | se ve rojosa/rojiza/rojizo = it is too red
    salio rojiza/rojosa | esta rojiza/rojosa | se ve medio/como roja | salio medio/como roja | esta medio/como roja = it is too red
    salio/sale/quedo/esta/luce todo/toda amarillento/amarillenta/amarillo/amarilla | se ve/ven todo/toda amarillento/amarillenta/amarillo/amarilla | se ve amarillosa/amarilloso/amarillita/amarillona = it is too yellow
    salio amarillosa/amarillita/amarillona | esta amarillosa/amarillita/amarillona | se ve medio/como amarilla | salio medio/como amarilla | esta medio/como amarilla = it is too yellow
    quit~ le lo azul | sac~ le lo azul | baj~ le lo azul | baj~ le el azul | baj~ le al azul | quit~ le lo azulado | que no se vea/vean tan azul~ | que no salga/quede/este/salgan/queden/esten tan azul~ | para que no se vea tan azul~ | para que no quede/salga tan azul~ = less blue
    quit~ le lo verde | sac~ le lo verde | baj~ le lo verde | baj~ le el verde | baj~ le al verde | quit~ le lo verdoso | que no se vea/vean tan verd~ | que no salga/quede/este/salgan/queden/esten tan verd~ | para que no se vea tan verd~ | para que no quede/salga tan verd~ = less green
    quit~ le lo rojo | sac~ le lo rojo | baj~ le lo rojo | baj~ le al rojo | quit~ le lo rojizo | que no se vea tan roj~ | que no salga tan roj~ | que no quede tan roj~ | que no este tan roj~ | que no se vean tan roj~ = less red
    que no salgan tan roj~ | que no queden tan roj~ | que no esten tan roj~ | para que no se vea tan roj~ | para que no quede tan roj~ | para que no salga tan roj~ = less red
    no tan calid~ | menos calid~ | menos calor | que no se vea/vean tan calid~ | que no salga/quede/este/salgan/queden/esten tan calid~ | para que no se vea tan calid~ | para que no quede/salga tan calid~ = less warm
    quit~ el amarillo | sac~ el amarillo | quit~ le lo amarillo | quit~ le el amarillo | sac~ le lo amarillo | sac~ le el amarillo | baj~ le lo amarillo | baj~ le el amarillo | baj~ le al amarillo | quit~ le lo amarillento = less yellow
    que no se vea/vean tan amarill~ | que no salga/quede/este/salgan/queden/esten tan amarill~ | para que no se vea tan amarill~ | para que no quede/salga tan amarill~ | sac~/quit~ le el amarillo de los focos = less yellow
    sac~/quit~ el amarillo de los focos | quit~ lo amarillo de los focos | quit~ le lo amarillo de los focos | quit~ le el amarillo del foco | quit~ le el/lo amarillo de la lampara | quit~ el/lo amarillo de la lampara = less yellow
    dominante/tinte/tono/viraje magenta/fucsia = magenta cast
    mas rosad~ | mas rosa = make it more pink
    un poco mas verdos~ | un poco mas verde = make it slightly more green
    un poco mas rosad~ | un poco mas rosa | mas rosadit~ | un pelin mas rosa = make it slightly more pink
    un poco mas morad~ | un poco mas violeta = make it slightly more purple
    tono naranja | tono anaranjad~ | naranja de la lampara | naranja de las lamparas | naranja de los focos | naranja del foco | naranja de la bombilla | tono naranja de la lampara | tono naranja de los focos = orange cast
    tono naranja de la bombilla | tono naranja del foco | naranja del tungsteno | dominante/tinte/viraje naranja/anaranjado = orange cast
    tono roj~ | tinte roj~ | tono rojiz~ | tono rosado | dominante/tinte/viraje rojo/rojizo/roja/rosado | tonito/tonillo rojizo | un tonito/tonillo rojizo = red cast
    quit~/sac~/elimin~ el/este/ese tono/tinte azul/azulado | sac~ le lo azulado | elimin~ le lo azulado/azul | quit~/sac~/elimin~ lo azulado/azul = remove the blue cast
    sac~ le lo verdoso | elimin~ le lo verdoso/verde | quit~/sac~/elimin~ lo verdoso/verde = remove the green cast
    quit~/sac~/elimin~ le lo anaranjado/naranja | quit~/sac~/elimin~ lo anaranjado/naranja = remove the orange cast
    quit~ le lo rosado | sac~ le lo rojizo/rosado | elimin~ le lo rojizo/rosado/rojo | quit~/sac~/elimin~ lo rojizo/rosado = remove the red cast
    quit~ lo/el amarillo del foco | quit~ le lo amarillo del foco | quit~ le lo/el amarillo de la luz | quit~ le lo/el amarillo de las luces = remove the yellow cast
    poco/toque/pelin/poquito mas de calor | un poco/toque/pelin/poquito mas de calor = slightly warmer
    las tonalidades se fueron/van a/al cian/turquesa/verde/azul/amarillo/naranja/rojo/magenta | los tonos/colores se fueron/van a/al cian/turquesa/verde/azul/amarillo/naranja/rojo/magenta = the color is off
    tonalidades/tonos/colores se fueron/van a/al cian/turquesa/verde/azul/amarillo/naranja/rojo/magenta | se fue/va a/al cian/turquesa/verde/azul/amarillo/naranja/magenta = the color is off
    un cielo mas azul | el cielo mas azul | un cielo mas azulado | el cielo mas azulado | cielo mas celeste | el cielo mas celeste | cielo mas azulito | cielo mas azuladito = the sky bluer
    demasiado azul | muy azul~ | super azul | re azul | tan azul~ | demasiado azulad~ | tira a azul | tirando a azul | azulisim~ = too blue
    muy fria | muy frio | demasiado fri~ | tan fria | muy frios = too cold
    muy verd~ | tan verde | demasiado verd~ | tira a verde = too green
    muy naranja | tan naranja | demasiado naranja | muy anaranjad~ | demasiado anaranjad~ = too orange
    muy roj~ | tan roj~ | demasiado roj~ | muy rojiz~ | demasiado rojiz~ | tira a rojo | rojisim~ = too red
    muy calid~ | demasiado calid~ | tan calid~ = too warm
    demasiado amarill~ | quit~ lo amarillo | quit~ el tono amarillo | muy amarill~ | super amarill~ | bastante amarill~ | re amarill~ | medio amarill~ | tan amarill~ | amarillenta la | muy amarillent~ | tira a amarillo | tirando a amarillo | amarillisim~ = too yellow
    mas calid~ | mas calient~ | tonos calidos | colores calidos | calid~ | no tan fri~ | menos fri~ | mas calor | mas calidez | un toque calido | mas calidit~ | temperatura mas calid~ | temperatura calid~ | mas calida la temperatura = warmer
    mas anaranjad~ | mas naranja | un poco mas anaranjad~ | un poco mas naranja | sub~ los tonos calidos | aument~ los tonos calidos | mas tonos calidos | realz~ los tonos calidos | refuerz~ los tonos calidos | dale tonos calidos = warmer
    baj~ los tonos frios | menos tonos frios | quit~ los tonos frios | que no se vea tan fri~ | que no salga tan fri~ | que no quede tan fri~ | que no este tan fri~ | que no se vean tan fri~ | que no salgan tan fri~ = warmer
    que no queden tan fri~ | que no esten tan fri~ | para que no se vea tan fri~ | para que no quede tan fri~ | para que no salga tan fri~ | tonos/colores/tonalidades otonales | tonos/colores de otono | mas de calor = warmer
    blancos mas blancos | blancos mas limpios | los blancos mas blancos | los blancos mas limpios | el blanco mas blanco = whites whiter
    tono amarill~ | tono amarillent~ | tono amarillo | tinte amarill~ | color amarillento | amarillez | amarillento de | amarillo de la lampara | amarillo de las lamparas | amarillo de los focos | amarillo del foco = yellow cast
    amarillo de la bombilla | tono amarillo de la lampara | tono amarillo de los focos | tono amarillo de la bombilla | tono amarillo del foco | dominante/tinte/viraje amarillo/amarillento/amarilla | tonito/tonillo amarillento | un tonito/tonillo amarillento = yellow cast
    por/x la luz del restaurante/bar/local/salon/foco/cuarto/flash | por/x la luz de la lampara/cocina/sala/habitacion | por/x el foco | x las luces = because of the lamp
    ${TONED}
  `,
  adjective: `
    amarillo/amarilla/amarillos/amarillas verdoso/verdosa/verdosos/verdosas = greenyellow
    balance de blancos automatico | balance de blancos auto = auto white balance
    por el foco de la cocina = because of the lamp
    por la lampara | por las lamparas = because of the light
    fri~ = cold
    los blancos me quedaron amarillos | los blancos quedaron amarillos | los blancos salieron amarillos | corrige el balance | arregla el balance | corregi el balance | ajusta el balance | corrige los blancos | corregir los blancos | corregi los blancos | arregla los blancos = fix white balance
    parezco un cangrejo | como un cangrejo | rojo como un cangrejo | rojo como un tomate | roja como un tomate | parezco un tomate = i am too red
    le sobra azul | sobra azul = it is too blue
    le sobra verde | sobra verde = it is too green
    le sobra rojo | sobra rojo = it is too red
    quedo muy amarillo | le sobra amarillo | le sobra mucho amarillo | sobra amarillo = it is too yellow
    baj~ los tonos calidos | reduc~ los tonos calidos | menos tonos calidos = less warm
    baja~ le el rojo a mi cara | quita~ le lo rojo a mi cara | baja~ le el rojo a la cara | baja el rojo de mi cara | quita lo rojo de mi cara = make it less red
    los colores de verdad | colores de verdad | los colores reales | colores reales | los colores verdaderos | sus colores verdaderos | sus colores reales | los colores originales = the true colors
    todo naranja | toda naranja = too orange
    paredes salen amarillas | paredes se ven amarillas = walls look too yellow
    colorcito | un poco de colorcito | algo de colorcito | colorcito en la cara = warmer
  `,
};
