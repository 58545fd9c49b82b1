import type { Formats } from '../../formats.ts';
import type { RemarkWords } from '../remark-words.ts';

export const remarks = ({ plural, number }: Formats): RemarkWords => ({
  remarks: {
    done: (steps) => `Hecho: ${steps}.`,
    idle: (steps) => `Nada que hacer en: ${steps}.`,
    left_out: (phrase, reason) => `Omitido: ${phrase}. ${reason}`,
    unused_pictures: (count) =>
      plural(count, {
        one: 'La otra imagen no se ha usado.',
        other: 'Las otras # imágenes no se han usado.',
      }),
    kept_outside: (percent) =>
      `Solo ha cambiado la zona pintada: el ${percent} de los píxeles está exactamente igual que antes.`,
    check_edge: 'Revisa el borde del sujeto: con un recuadro o un trazo queda exacto.',
    made_up_behind:
      'Lo que hay detrás se ha inventado con lo que lo rodea: donde no quede bien, pinta solo encima de lo que sobra.',
    restored: (repairs) => `Restaurado: ${repairs}.`,
    no_such_picture: (position) => `No hay ninguna imagen ${position} para el fondo.`,
    no_damage:
      'No se encuentran arañazos, pliegues, polvo ni colores desvaídos. Un defecto suelto desaparece si lo pintas y pides que se borre.',
    no_sky: 'No se encuentra cielo en la parte de arriba de esta imagen.',
    no_skin: 'Ahí no se encuentra piel. Marca la cara con un recuadro o con el pincel.',
    letters_left_out: (letters) => `No hay letras para ${letters}, por eso faltan en el texto.`,
    colour_not_found: (what) =>
      what === '' ? 'No se ha encontrado ese color.' : `No encontrado: ${what}.`,
    colour_elsewhere:
      'La mayor parte de ese color está en otro lugar de la imagen. Dibuja un recuadro alrededor de lo que quieres decir.',
    colour_unsaid:
      'Di qué color tiene ahora («la corbata negra en rojo») o dibuja un recuadro alrededor.',
    colour_unclear:
      'No se distingue de lo demás que hay en el recuadro. Píntalo por encima o di de qué color es ahora.',
    enlarged: (size) => `Se ha ampliado desde ${size}, lo que no añade detalle.`,
    size_most: (size, most, megapixels) =>
      `Ha quedado en ${size}: el máximo es de ${most} por lado y ${megapixels} megapíxeles.`,
    size_least: (size, least) => `Ha quedado en ${size}: el mínimo es de ${least} por lado.`,
    largest_already: 'La imagen ya tiene el mayor tamaño posible aquí.',
    upscaled: 'Ampliar hace más nítidos los bordes que hay; no inventa detalle.',
    compare_rules:
      'Compárala con las normas del organismo que la pide: la postura, la expresión y la luz las tienes que valorar tú.',
    smaller_than_recommended: (size, recommended) =>
      `Ha quedado en ${size}; allí se recomiendan ${recommended}.`,
    refused: (phrase, reason) => `${phrase}: ${reason}`,
    no_wish: 'Eso no dice qué hay que cambiar.',
    asks_for_nothing: (steps) =>
      `La imagen volvería sin cambios (${steps}): una intensidad de 0 no cambia nada.`,
    already_so: (steps) =>
      `La imagen volvería sin cambios (${steps}): ya está así o no se puede ir más lejos.`,
    unchanged_where_painted:
      'Eso no cambia nada dentro de la zona pintada. Pinta sobre lo que debe cambiar o pide otra cosa.',
    moves_picture: (steps) =>
      `Solo puede cambiar la zona pintada, pero esto mueve la imagen entera o cambia su tamaño: ${steps}. Quita la zona pintada o pide algo que conserve la forma.`,
    subject_unclear:
      'No se distingue cuál es el sujeto de la imagen. Dibuja un recuadro a su alrededor o píntalo y vuelve a intentarlo.',
    subject_of_picture_unclear: (position) =>
      `No se distingue cuál es el sujeto de la imagen ${position}. Pon esa imagen la primera, dibuja un recuadro alrededor del sujeto y vuelve a intentarlo.`,
    mark_to_erase: 'Marca lo que hay que borrar: dibuja un recuadro a su alrededor o píntalo.',
    mark_to_change: 'Marca lo que hay que cambiar: dibuja un recuadro a su alrededor o píntalo.',
    mark_less_to_erase:
      'Marca solo lo que hay que borrar: alrededor tiene que quedar algo con lo que rellenar el hueco.',
    head_unclear:
      'Una foto de carné muestra la cara de una sola persona, y no se distingue dónde está. Dibuja un recuadro alrededor de la persona, con el pelo y los hombros, y vuelve a intentarlo.',
    character_unclear: (position) =>
      `No se distingue quién o qué es el personaje de la imagen de referencia ${position}. Elige una imagen en la que una persona, un animal o un objeto destaque claramente del fondo.`,
    posed: (scene, characters, isDrawn) =>
      isDrawn
        ? `Escena: ${scene}. ${characters === 1 ? 'El personaje está' : 'Los dos personajes están'} como en el dibujo.`
        : `Escena: ${scene}. No había ninguna figura dibujada, así que ${characters === 1 ? 'el personaje está de pie' : 'los dos personajes están uno al lado del otro'}.`,
    scene_near: (asked) => `No hay ninguna escena para ${asked}: esta es la más parecida.`,
    scene_unknown: (asked) =>
      `No hay ninguna escena para ${asked}, por eso es un estudio neutro. Hay playas, ciudades, bosques, montañas, nieve, espacio, oficinas y cocinas.`,
    character_unsure: (who) =>
      `${who}: no es seguro qué le pertenece. Con un fondo liso, el recorte es más exacto.`,
    character_outside: (who) => `${who}: queda fuera de la imagen.`,
    character_in_part: (who) =>
      `${who}: en la referencia solo se ve en parte, por eso está en el borde inferior y conserva su postura.`,
    limbs_follow: (who) => `${who}: los brazos y las piernas siguen la pose dibujada.`,
    limbs_follow_in_part: (who, limbs) =>
      `${who}: siguen la pose dibujada ${limbs}; el resto no se distinguía del cuerpo y se ha quedado como estaba.`,
    limbs_unclear: (who) =>
      `${who}: no se distinguían brazos ni piernas, por eso se ha colocado entero, con el tamaño y la inclinación del dibujo.`,
    figures_left_out: (count, characters) =>
      `${plural(count, { one: 'Se ha omitido una figura dibujada', other: 'Se han omitido # figuras dibujadas' })}, porque solo hay ${characters === 1 ? 'un personaje' : 'dos personajes'}.`,
    figure_missing: (who) => `${who}: sin figura dibujada, por eso está al lado tal como es.`,
    subject_wide: (width, height) =>
      `El sujeto es ancho: mide ${width} de ancho y menos de ${height} de alto.`,
    plaque:
      'La imagen no tiene ninguna parte transparente y, por tanto, ningún contorno: se ha hecho una placa en relieve.',
    not_hollow: 'Nada es lo bastante grueso para ser hueco, así que el modelo es macizo.',
    inside_out: 'La superficie estaba del revés y se ha girado.',
    gaps_closed: 'Se han cerrado huecos entre triángulos.',
    largest_part: (count) => `De ${number(count)} partes separadas solo queda la mayor.`,
    splinters: 'Se han omitido las astillas sueltas.',
    will_not_stand: 'Sin base no se tiene en pie.',
    feet_lengthened: 'Los pies que quedaban en el aire se han alargado hasta el suelo.',
    outline_smoothed: 'El contorno deshilachado se ha alisado.',
    specks: (count) =>
      plural(count, { one: 'Se ha omitido una mota.', other: 'Se han omitido # motas.' }),
    pieces_joined: (count) =>
      plural(count, {
        one: 'Se ha unido una pieza separada con una barra.',
        other: 'Se han unido # piezas separadas con barras.',
      }),
    pieces_left_out: (count) =>
      plural(count, {
        one: 'Se ha omitido una pieza demasiado alejada.',
        other: 'Se han omitido # piezas demasiado alejadas.',
      }),
    walls_thickened: (width) =>
      `Lo que medía menos de ${width} de grosor se ha engrosado hasta ahí.`,
    nothing_opaque:
      'El recorte es transparente en todas partes, así que no hay de qué hacer una figura.',
    subject_small:
      'El mayor trozo unido es demasiado pequeño para una figura. Recorta más la foto o marca el sujeto.',
    print_large: (height) =>
      `Así es demasiado grande para la impresora. Puede medir hasta ${height} de alto.`,
    print_thin: (wall, least, height) =>
      `Las paredes más finas miden ${wall} y este material necesita ${least}. Hazlo de al menos ${height} de alto o elige otro material.`,
  },
  character: (position) => (position === 0 ? 'Personaje' : `Personaje ${number(position)}`),
  limbs: { arms: 'los brazos', one_arm: 'un brazo', legs: 'las piernas' },
  reasons: {
    bodies: 'Este motor no puede cambiar caras, pelo, edad ni cuerpos.',
    body_parts: 'Del cuerpo encuentra la cabeza; no sabe dónde están las demás partes.',
    cannot_weaken: 'No puede atenuar lo que ya está en la imagen.',
    colour_alone: 'No dice qué hay que hacer con el color.',
    colour_exchange: 'Este motor no puede cambiar un color por otro.',
    colour_now: 'Di también qué color tiene ahora, como en «Pon rojas las rosas blancas».',
    cropping_only: 'A otra forma solo se llega recortando.',
    detail: 'Este motor no puede inventar detalle.',
    expressions: 'Este motor no puede cambiar expresiones.',
    eyeshine: 'Encuentra pupilas rojas en caras de personas, no brillos de otro color.',
    face_swap: 'Este motor no puede intercambiar caras.',
    file_kind: 'Las palabras cambian la imagen, no el tipo ni el peso del archivo.',
    first_only: 'De varias imágenes se edita la primera: pon esa en primer lugar.',
    grey_tint: 'Solo se tiñe con colores, no con negro, blanco o gris.',
    kept: (what) => `Has pedido que se conserve: ${what}.`,
    light: 'Este motor no tiene esa luz.',
    more_pictures: (count) =>
      `Para eso hacen falta ${plural(count, { one: '# imagen', other: '# imágenes' })}.`,
    new_objects: 'Este motor no puede añadir objetos nuevos.',
    no_background: 'Di qué debe haber allí: un color, otra imagen o una de las escenas.',
    no_letters: (letters) => `No tiene letras para «${letters}».`,
    no_scene: 'Este motor no tiene esa escena.',
    not_understood: 'Este motor no lo entiende.',
    nothing_left: 'No quedaría nada de la imagen.',
    outside: 'No puede mostrar lo que está fuera de la imagen.',
    own_colours: 'Ese estilo tiene sus propios colores.',
    own_details: 'Dibuja sus escenas y estilos a su manera: esos detalles no se pueden elegir.',
    own_sky: 'Un lugar dibujado tiene su propio cielo.',
    packaging: 'Hace la figura, pero ni caja ni otro embalaje.',
    picture_order:
      'Coloca las imágenes en el orden en que llegaron: añádelas al revés y pídelo de nuevo.',
    part_unmarked:
      'Esa parte tiene que estar marcada: márcala con el recuadro o el pincel y pídelo otra vez.',
    pose: 'Este motor no puede cambiar la postura ni el punto de vista.',
    questions: 'Este motor edita imágenes y no responde preguntas sobre ellas.',
    size_range: (least, most) => `Un lado puede tener de ${least} a ${most} px.`,
    smaller_part:
      'Puede editar por separado el sujeto, el fondo o el cielo, pero ninguna otra parte.',
    black_bars: 'Este motor no pone barras negras sobre las cosas.',
    round_ring: 'Los bordes son de cuatro lados o rodean una imagen redonda: ninguno es ovalado.',
    tilted_letters:
      'Escribe en líneas rectas y cada texto una vez: las letras ni se giran ni se repiten.',
    light_side: 'La luz baja viene del lado que ya es más claro y no se puede mover.',
    letter_share: 'La altura de las letras se indica en px, no como parte de la imagen.',
    takes_back:
      'Las palabras cambian la imagen y no deshacen nada: sigue desde una versión anterior.',
    one_result: 'Este motor hace una imagen por deseo: pide la otra después.',
    some_sides:
      'Los bordes van por todo el contorno: las bandas en dos lados vienen con un formato que indiques.',
    spare_part: 'Solo puede dejar fuera el sujeto, el fondo o el cielo.',
    still_pictures: 'Este motor solo hace imágenes fijas.',
    style: 'Este motor no tiene ese estilo.',
    thirds: 'No sabe qué debería quedar en los tercios.',
    too_long: 'El prompt es demasiado largo.',
    true_colours: 'Este motor no puede saber los colores verdaderos de las cosas.',
    turning_into: 'Este motor no puede convertir unas cosas en otras.',
    unmarked:
      'Lo que debe desaparecer tiene que estar marcado: márcalo con el recuadro o el pincel y escribe «Borra lo que marqué».',
    weather: 'Este motor no tiene ese tiempo o esa estación.',
    weather_colours: 'La nieve, la lluvia y la niebla cambian la luz y, con ella, los colores.',
    which_colour: 'Di qué color debe ser.',
    which_degrees: 'Di cuántos grados.',
    which_how: 'No dice cuál ni cómo.',
    which_shape: 'Di qué forma, como cuadrada o 16:9.',
    which_size: 'Di qué tamaño, como 1200 px de ancho o la mitad.',
    which_words: 'Di qué palabras: ponlas entre comillas.',
    whole_only: 'Eso solo puede hacerlo con la imagen entera.',
  },
});
