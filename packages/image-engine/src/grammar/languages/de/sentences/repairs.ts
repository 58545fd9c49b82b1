import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const WORN =
  'vergilbt|zerkratzt|verkratzt|verknickt|zerknickt|geknickt|zerknittert|verknittert|eingerissen|zerrissen|kaputt|fleckig|verblichen|ausgeblichen|verblasst|stockfleckig|beschadigt|ramponiert|mitgenommen|ladiert|staubig';

/** Sentences of German about old and damaged photos, and what restores them. */
export const GERMAN_REPAIRS: readonly Form[] = [
  // "Vergilbt", "Foto ist zerknittert": what it is, to be mended
  [
    /^(?:(?:das|dieses|mein|altes|bild|foto|ist|total|ganz|leider|sehr|stark|etwas|leicht|schon|so|und|,|verblasst|vergilbt|zerkratzt|fleckig) )*(?:vergilbt|verblichen|verkratzt|zerkratzt|zerknittert|zerknickt|zerrissen|eingerissen|fleckig|verknickt|geknickt|beschadigt)(?: (?:bitte|retten|reparieren))?(?= ?[.!]? ?$)/,
    'altes foto reparieren',
  ],
  // "Foto ist vergilbt, lass das so"
  [
    new RegExp(
      `${START}(?:(?:das|die|mein|meine|unser|alte) )*(?:fotos?|bilder|bild|aufnahmen?) (?:ist|sind|war) (?:(?:total|ganz|etwas|leicht|schon|ja|so|halt) )*(?:${WORN})(?: (?:,|[.;:–-]|und|aber|bitte))+ (?:(?:lass|lasst) (?:(?:das|es|sie|bitte|genau|auch) )*so|(?:das )?(?:soll|kann|darf) (?:auch |bitte )?so bleiben|so lassen)${END}`,
    ),
    'bild so lassen',
  ],
  // "Alte Fotos, vergilbt und zerkratzt, mach die wieder schick"
  [
    new RegExp(
      `${START}(?:(?:das|die|mein|meine|unser|unsere|dieses|sind|ist|hier|ein|so|ganz) )*(?:(?:uralt|alt)e[sn]? |omas? |opas? )?(?:fotos?|bilder|bild|aufnahmen?)(?: (?:von|aus|vom) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)? (?:(?:,|ist|sind|war|sieht|total|ganz|voll|leider|schon|etwas|ziemlich|und|so|arg) )*(?:${WORN})(?: (?:,|und|sowie|ziemlich|total|etwas))*(?: (?:${WORN}))*(?: (?:,|[.;:!–-]|und|bitte|kannst du|kannste))+ (?:(?:mach|mache|krieg|kriegst du|bring|bringst du|bekommst du|du|das|die|es|sie|bitte|mal|doch|ihn|alles|wieder) )+(?:schick|schon|heil|ganz|fit|neu|wie neu|fein|hubsch|in ordnung|ansehnlich|hin|sauber|gut|auf vordermann)(?: (?:machen|kriegen|bringen|hin|bitte|bekommen))*${END}`,
    ),
    'restauriere das foto',
  ],
  // "In echten Farben und ohne die Knicke"
  [
    new RegExp(
      `(?<=\\b(?:schwarz ?wei(?:ß|ss)|sw|alte[srn]?|opas|omas)\\b[^.;!?“]* farben?(?: bitte)? )(?:, |und )*ohne (?:die |diese |alle )?(knicke|kratzer|risse|flecken)${END}`,
    ),
    ', entferne die $1',
  ],
];
