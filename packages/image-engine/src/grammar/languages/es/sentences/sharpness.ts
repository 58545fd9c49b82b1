import type { Form } from '../../../forms/rewrite.ts';
import { END, START, WISH_END } from '../parts.ts';

/** Sentences of Spanish about what is sharp, soft or blurred. */
export const SPANISH_SHARPNESS: readonly Form[] = [
  // "Borrosito, como con cámara cara": why it is wished for
  [
    new RegExp(
      `(?<=\\b(?:borros|desenfoc|difumin|bokeh)[a-z]*\\b[^.;!?“]* )(?:, )?(?:(?:como|tipo|estilo|si|fuera|hubiera|hecho|tomad[oa]|sacad[oa]|con|de|por) )+(?:una? |las |esas )?camaras? (?:(?:bien|muy|super|de las|de esas) )*(?:caras?|buenas?|profesional(?:es)?|pro|reflex)${WISH_END}`,
    ),
    '',
  ],
  // "… borrosito, como con cámara cara"
  [
    /(?<=\b(?:borros|desenfoc|difumin|nitid)\w*\b[^.;!?“]*? )(?:, )?como (?:(?:con|de|en|si fuera|tomada) )+(?:una )?(?:camara|lente|foto|cel|celular) (?:car[oa]|buen[oa]|profesional|reflex|pro|de verdad|carisim[oa])(?= ?$| [,.;!?])/,
    '',
  ],
  [/\bblurre(?:a|ar|ame|alo|ado)\b/, 'desenfoca'],
  // "Más nítida, pero no tanto que se vea artificial"
  [
    new RegExp(
      `${START}(?:pero |y )?(?:no tanto|sin llegar|no tan fuerte|tampoco tanto)(?: como)?(?: para| a)?(?: que)? (?:se (?:vea|note|ponga)|parezca|quede|resulte|verse|quedar|parecer)(?: (?:muy|demasiado|tan|que esta|como))* \\w+${END}`,
    ),
    'sin pasarse',
  ],
  // "Pixeleada horrible, arréglala": no pixel art is asked for.
  [
    new RegExp(
      `${START}(?:(?:esta|se ve|salio|quedo|sale|toda|muy|bien|super|la foto|la imagen) )*pixele?ad[oa]s?(?: (?:horrible|feo|fea|fatal|mal|feisima))? (?:[,.;] |y )+(?:arregl|mejor|corrig|compon|repar)\\w*`,
    ),
    'se ve pixelada , mejorala',
  ],
];
