import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for faces, bodies, poses, hair and age. */
export const SPANISH_FACES: Phrases = {
  phrase: `
    que/porque/pues parezco = because i look like
    que/porque/pues parecemos = because we look like
    grano/granito de la/mi cara/frente/nariz/mejilla/barbilla/espalda | grano/granito en la/mi cara/frente/nariz/mejilla/barbilla | grano/granito del menton | este/ese granito/grano | granito que tengo | un grano que tengo = blemish
    los granitos de la/mi cara/frente/nariz/piel | los granitos en la cara/frente/nariz | los granitos de los cachetes | granitos de la/mi cara/frente/nariz/piel/mejilla/barbilla | granitos en la cara/frente/nariz/mejilla/barbilla = blemishes
    granitos del menton | granitos de los cachetes | los granitos que tengo | granos de acne | marcas de acne | marcas del acne | puntos negros de la cara | puntos negros de la nariz = blemishes
    pero que la piel quede/siga/salga/luzca natural/normal | pero que la piel se vea natural/normal = but keep the skin natural
    que se vea desde arriba/abajo | visto/vista desde arriba/abajo | desde las alturas | vista aerea | vista de pajaro = change the camera angle
    pon me de frente | pon me de perfil | que este de frente | que salga de frente | que este/esten/estuviera/aparezca/salga/quede sentad~/parad~/agachad~/acostad~/recostad~/arrodillad~/hincad~ = change the pose
    con los brazos cruzados/abiertos/levantados/arriba | con las manos arriba/juntas/cruzadas | con las manos en los bolsillos | con la/las mano/manos en la cintura/cadera | con la mano arriba/levantada = change the pose
    con la mano en el bolsillo | de brazos cruzados | cruzad~ de brazos | con el brazo levantado/arriba | con las piernas cruzadas | con el pulgar arriba | de frente a la camara | que mire/miren/mirase a camara = change the pose
    que mire/miren a la camara = change the pose
    ojos cerrados | ojitos cerrados = eyes closed
    ojos abiertos | ojitos abiertos = eyes open
    volando | revoloteando | flotando = flying
    canas = gray hair
    salgo/sali/estoy/quede medio triste = i look sad
    sali/salgo re/muy/toda seria | sali/salgo re/muy/todo serio = i look serious
    en vez/lugar de parad~ = instead of standing
    que la piel quede/siga/salga/luzca natural/normal | que la piel se vea natural/normal | sin que la piel parezca/quede artificial/plastica | sin que la piel se vea/quede naranja = keep the skin natural
    se ve | se ven | se mira | se miran | luce | lucen | sale | salen = look
    mire/miren para aca/mi/nosotros | mire/miren hacia aca/mi/nosotros | mire/miren pa aca/ca = look at the camera
    se ve/nota chiquit~ y | se ve pequen~ y | queda pequen~ y = looks
    hazme mas viejo | hazme mas vieja = make me look older
    hazme mas alt~ | haz me mas alt~ | pon me mas alt~ | ponme un poco mas alt~ | que me vea mas alt~ | que salga mas alt~ | que parezca mas alt~ | quiero verme mas alt~ | quiero salir mas alt~ | me quiero ver mas alt~ = make me taller
    hazme un poco mas alt~ | hazlo mas alto que yo | hazme mas bajit~ | que me vea mas bajit~ | hazme mas alta y delgada/flaca | hazme mas alto y delgado/flaco = make me taller
    quit~ la papada | quit~ la barriga | hazme mas flaca | hazme mas flaco | hazme mas delgada | hazme mas delgado = make me thinner
    sac~/quit~/baj~ me/nos/le … anos | sac~/quit~/baj~ me anos de encima | sac~/quit~/baj~ me anos | ech~/pon~/sum~ me … anos encima/mas | ech~/pon~/sum~ me … anos de mas | sac~ me unos anos de encima = make me younger
    quit~ me anos/kilos de encima | quit~ me unos kilos de encima | sac~ unos diez/veinte anos de encima | quit~ unos diez/veinte anos de encima | quit~ me diez/veinte/quince/cinco anos de encima = make me younger
    sac~ me diez/veinte/quince/cinco anos de encima = make me younger
    baj~ le la edad | quit~ le la edad | baj~ la edad | baj~ me la edad = make younger
    ni que me dejen/pongan la piel de plastico/muneca/cera | ni piel de plastico/muneca/porcelana = nor plastic skin
    al cuerpo del | al cuerpo de la | en el cuerpo del | en el cuerpo de la | sobre el cuerpo del | sobre el cuerpo de la = on the body of the
    ojos rojos | ojos rojos del flash | ojos de diablo | ojos me salieron rojos | ojos salieron rojos | ojos nos salieron rojos | ojos le salieron rojos | ojos me quedaron rojos | ojos quedaron rojos | ojos se ven rojos = red eyes
    ojos estan rojos | ojos de demonio | ojos de vampiro | ojos de conejo | ojos de zombi | ojos colorados por el flash | me salieron los ojos colorados | me/nos salieron los ojos rojos = red eyes
    salieron/salio/sali/salimos con los ojos rojos | ojos colorados | ojos rojos por el flash | ojos brillosos rojos | salieron/salio con ojos rojos | ojos … colorad~ = red eyes
    ojos salieron/quedaron/aparecen/aparecieron … rojos/rojizos/rojitos | ojos se ven/pusieron … rojos/rojizos/rojitos | ojos se me ven/pusieron … rojos/rojizos/rojitos | ojos todos/bien/muy/medio/super rojos/rojizos/rojitos = red eyes
    pupilas/pupila rojas/roja | pupilas/pupila … rojas | ojitos rojos/colorados | mirada roja del flash | ojos me brillan rojos | ojos brillan rojos = red eyes
    salio/salieron/sali/salimos/sale con los ojos colorados/coloraos/encendidos/brillosos = red eyes
    baj~ le a lo rojo de la cara/piel/nariz | quit~ le lo rojo de la cara/piel/nariz | lo rojo de la/mi cara = reduce the redness of the face
    quit~ me los granitos | sac~ me los granitos | borr~ me los granitos | elimin~ me los granitos | quit~ me los puntos negros = remove my blemishes
    quit~ los ojos rojos | elimin~ los ojos rojos | corrig~ los ojos rojos = remove red eyes
    los granitos/granos a mi/la | sac~/quit~ le los granitos = remove the pimples of my
    brillo de la/mi frente/cara/nariz/piel | brillo en la/mi frente/cara/nariz/piel = shine on the skin
    me brilla mucho la frente/cara/nariz/piel | me brilla la/el frente/cara/nariz/piel/rostro | le brilla la frente/cara | me brilla la pelona/calva = skin is shiny
    riendose | sonriendose | muerto de risa | muerta de risa | muertos de risa | carcajeandose | cagado de risa | a carcajadas = smile
    unos anitos | unos anos de encima | unos anos = some years younger
    aparecer | estar | estuviera | estuviese | este de pie = standing
    salir en | salir = standing in
    mas flac~ | mas flaquit~ = thinner
  `,
  adjective: `
    diez kilos | unos kilos | kilitos | unos kilitos | unos kilos de mas = 10 kilos
    salieron rojos por el flash | salieron rojos | se ven rojos = are red
    calvo | calva = bald
    que salio parpadeando | salio parpadeando | salio con los ojos cerrados | salio pestaneando | pestaneando = blinked
    parpadeando | parpadeo | parpadearon = blinking
    baja~ el brazo | levant~ el brazo | cruc~ los brazos | suba el brazo | que mi tio baje el brazo | que baje el brazo | que baje los brazos | que levante la mano | ponme de pie | poneme de pie | parame | ponlo de pie = change the pose
    ponla de pie | que este de pie = change the pose
    sea rizado | que sea rizado | rizado | rizada = curly hair
    sec~ = dry
    vacio | vacia = empty
    amueblame | amuebla | amueblar | amueblalo = furnish
    me veo | me miro | salgo = i look
    parezco | parecemos = i look like
    se vieran | se viera = look
    acostad~ = lying
    ponerme diez anos menos | diez anos menos | quitame anos = make me younger
    abreles los ojos | abrile los ojos | abrele los ojos | abreme los ojos | abrir los ojos | abranle los ojos = open eyes
    hay un grano en mi frente | un grano en mi frente | grano en la frente | un granito en la cara = pimple on my forehead
    que no se notara el grano | que no se note el grano | no se notara el grano | el grano que tengo = remove my pimple
    sentad~ = sitting
    como me veria | como me veria con | como se veria con | como quedaria con | me veria con = what would i look like with
    tenga alas | con alas = with wings added
    anos | anitos = years
    joven | mas joven = younger
  `,
};
