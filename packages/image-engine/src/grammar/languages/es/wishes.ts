import { alternatives } from '../alternatives.ts';

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

/** What visitors of Spanish ask for, in the words of its wishes. */
export const SPANISH_WISHES = `${TONED}
  rayos de sol/luz | rayos del sol = sun rays
  ${alternatives('pon~ le|poner le|ponga le|devuelv~ le|met~ le|pon~', 'los colores de verdad|los colores verdaderos', 'a la foto|a esta foto|a mi foto|a la imagen')} = colorize the photo
  sin que se quem~ las ventanas | sin que se quem~ la ventana | sin quemar las ventanas | sin que se revienten las ventanas = without blowing out the windows
  letras que/q digan/diga | con letras que/q dice/dicen | letras donde diga | letras que pongan = saying
  ${alternatives('|y|e', 'si no se puede|si no puedes|si no es posible|si eso no se puede|si no se pudiera', 'pues|entonces|al menos|por lo menos|mejor|')} | si no se puede/puedes entonces/pues | si no es posible entonces/pues = and if that is not possible then
  anad~/agreg~/pon~ otro/otra igual al/a lado | anad~/agreg~ otro/otra igual = add another one next to it
  bordes/margenes blancos que sobran del escaneo/escaner | recort~ los bordes/margenes blancos/negros/sobrantes que sobran del/de escaneo/escaner | recort~ los bordes/margenes que sobran = crop off border
  recort~ los bordes/margenes blancos/negros que sobran = crop off border
  en una esquinita/esquina = in the corner
  enero = january
  febrero = february
  marzo = march
  mayo = may
  abril = april
  junio = june
  julio = july
  agosto = august
  septiembre | setiembre = september
  octubre = october
  noviembre = november
  diciembre = december
  tengo … anos = im
  no me aclaro mucho/nada con esto/estas | no me aclaro con esto | no entiendo mucho/nada de esto | no se me da/dan bien esto | no se usar esto = not very good with this
  para la web/pagina de la asociacion/parroquia/iglesia/banda/comunidad/clinica/fundacion/peluqueria/escuela = for my website
  con/en letra como a mano | con/en letra como escrita a mano | letra como a mano | con letra a mano | letra como de mano = handwritten
  esta rota/roto por la mitad | esta partida/partido en dos | esta rota/roto en dos = is damaged
  la entrada de la casa | la entrada = the entrance
  precio = price
  ${alternatives('que no|y que no|pero que no', 'se quemen|se revienten|se quemen tanto', 'los blancos|las ventanas|las luces')} = without blowing out the windows
  milimetros = mm
  sin que se note mucho | sin que se note | que no se note mucho | que no se note tanto | sin pasarse | sin exagerar | sin exagerarlo | sin que se pase/pasen = without overdoing it
  ${alternatives('une|unan|unir|unid|unime', 'las fotos|las dos fotos|mis dos fotos|estas fotos|estas dos fotos|las imagenes|las dos imagenes')} = join the two photos
  cort~/recort~/quit~ la parte izquierda | cort~/recort~/quit~ el lado izquierdo = trim the left
  cort~/recort~/quit~ la parte derecha | cort~/recort~/quit~ el lado derecho = trim the right
  haz/hacer la/lo parecer vieja/viejo/antigua/antiguo | que parezca vieja/viejo/antigua/antiguo = make it look old
  el fondo fuera | fondo fuera = remove background
`;
