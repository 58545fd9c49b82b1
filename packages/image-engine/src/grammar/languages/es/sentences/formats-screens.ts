import type { Form } from '../../../forms/rewrite.ts';
import { WISH_END } from '../parts.ts';

/** Spanish: what a picture is for on a phone: its wallpaper, somebody's profile. */
export const SPANISH_FORMATS_SCREENS: readonly Form[] = [
  // "Tamaño A4", "para imprimir en A4"
  [
    /(?<=^|[^ ] )(?:(?:para|ponla|pon|pasa|pasala|hazla|quiero|la quiero|que quede|que sea|dejala|imprimir|imprimirla|imprime|en|de|al|a|formato|hoja) )*(?:tamano|imprimir(?:la)?|hoja|formato)(?: (?:en|de|a|tamano|hoja|hojas))* (a ?[345])(?= ?$| [,.;:!?]| (?:y|vertical|horizontal|por favor|porfa)\b)/,
    'formato $1',
  ],
  // "Mejora la foto para LinkedIn": both of it
  [
    /(?<=\b(?:mejor|retoc|arregl)[a-z]* (?:(?:la|mi|esta) (?:foto|fotito|imagen|selfie) )?)(?:para|pa) (?:(?:mi|el|la|perfil|foto|de) )*(linkedin|facebook|whatsapp|tinder)(?= ?$| [,.;:!?])/,
    ', formato perfil de $1',
  ],
  [
    /(?<=\b(?:mejor|retoc|arregl)[a-z]* (?:(?:la|mi|esta) (?:foto|fotito|imagen|selfie) )?)(?:para|pa) (?:mi |el |la )*(?:foto de )?(?:perfil|curriculum|cv)(?= ?$| [,.;:!?])/,
    ', foto de perfil',
  ],
  // "Hazla redonda pa perfil de wasap"
  [
    new RegExp(
      `\\b(?:redond|circular|redondit)[a-z]* (?:para|pa|pal|de) (?:(?:el|mi|la|foto|de|un) )*(?:perfil|avatar)(?: (?:de|del|en|para) (?:(?:mi|el) )?[^,.;:!?“ ]+)?${WISH_END}`,
    ),
    'foto de perfil redonda',
  ],
  // "Es pa fondo de pantalla. Vertical 9:16": a phone's
  [
    new RegExp(
      `(?<=^|[,.;:!?¡¿] |\\S )(?:(?:(?:y|que|es|va|seria|la quiero|lo quiero) )*(?:para|pa|pal|de|como|en)(?: (?:un|el|mi|poner(?:la)?|usar(?:la)?|de))* )?(?:fondo de pantalla|wallpaper)(?: (?:[,.;:]|en|de|formato|a|y|que sea|la quiero|lo quiero|quiero|hazla|ponla|tamano))* (?:vertical|parada|9:16)(?: (?:en|a|de|formato|,|y))*(?: (?:9:16|vertical))?${WISH_END}`,
    ),
    ', formato fondo de pantalla para el celular',
  ],
];
