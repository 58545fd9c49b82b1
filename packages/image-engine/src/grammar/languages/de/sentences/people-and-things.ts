import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const PUTS =
  '(?:setz|schnall|pack|stulp|tu|mach|kleb|klatsch|verpass|zauber|montier|gib|leg|stell|stopf)e?';

/** What may be turned into another: no picture, no sky and no ground. */
const TURNED =
  '(?:katze|katzen|kater|katzchen|hund|hunden|hundchen|welpen?|pferd|kuh|vogel|hasen?|hamster|maus|fisch|huhn|schaf|ziege|mann|frau|kind|baby|jungen?|madchen|chef|chefin|bruder|schwester|vater|mutter|freundin|freund|auto|wagen|fahrrad|motorrad|moped|golf|boot|haus|hutte|baum|stuhl|sofa|apfel|ball|hut)';

/** What a picture of it may become, and colours that it may have. */
const LOOK =
  '(?:\\w*(?:comic|cartoon|anime|manga|zeichnung|skizze|gemalde|aquarell|sticker|aufkleber|emoji|karikatur|pixel|poster|plakat|figur|statue|collage|foto|bild|bildchen|portrat|portrait|logo|icon|avatar|silhouette|mosaik|malvorlage|ausmalbild|postkarte|muster|umriss|schatten)\\w*|\\w*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|gold|silber)(?:en|e|er|es|nen|ne)?)\\b';

const PERSON = '(?:mir|uns|ihm|ihr|ihnen|dir)';

const FUNNY =
  '(?:war|ware|waren|fand ich|fande ich) (?:(?:echt|voll|total|noch|ja|schon|auch|ganz|mega|super|richtig) )*(?:lustig|witzig|cool|su(?:ß|ss)|toll|nice|geil|schon|klasse|nett|super|mega|prima|spa(?:ß|ss)ig|der hammer|der knaller|was)';

/** Sentences of German about people and things that are there or are to be. */
export const GERMAN_PEOPLE_AND_THINGS: readonly Form[] = [
  // "Sonnenbrille für die Katze wär lustig": a wish for a thing, whatever follows it
  [
    new RegExp(
      `${START}((?:(?:so|ein|eine|einen|ne|nen|n|noch) )*(?!rahmen|text|titel|licht|hintergrund|schatten|filter|schnee|regen|nebel)[^,.;:!?“ ]+ (?:fur|auf|bei|an) (?:(?:die|den|das|der|dem|meine[nmr]?|mein|unsere[nmr]?|unser|seine[nmr]?|ihre[nmr]?) )?(?:${TURNED}|oma|opa|mama|papa|kopf|nase|mich|uns|ihn|sie|alle)) ${FUNNY}${END}`,
    ),
    'add $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:die|der|das|den|mein|meine|meinen|unser|unsere|unseren) )?(?:${TURNED}|oma|opa|mama|papa) mit ((?:(?:so|ein|eine|einer|einem|ner|nem) )*(?:sonnenbrille|brille|hut|krone|mutze|partyhut|zylinder|schnurrbart|maske|krawatte|fliege|schal|flugeln|heiligenschein|cape|umhang)) ${FUNNY}${END}`,
    ),
    'add $1',
  ],
  // "Aus der Katze 'nen Tiger"
  [
    new RegExp(
      `${START}${ASKING}aus (?:(der|dem|meiner|meinem|unserer|unserem|den) (${TURNED})|(oma|opa|mama|papa|mir|ihm|uns)) (einen?|eine|nen|ne|n) (?!${LOOK})([^,.;:!?“ ]+)(?: machen| mach)?${END}`,
    ),
    'mach aus $1 $2 $3 $4 $5',
  ],
  // "Schnall mir einen Hut auf den Kopf": nothing is turned upside down
  [
    new RegExp(
      `${START}${ASKING}(?:${PUTS} )?(?:(?:bitte|mal|${PERSON}|(?:dem|der|den|meine[mrn]|unsere[mrn]) [^,.;:!?“ ]+) )*((?:eine?[nms]?|ne|nen|n) (?:[^,.;:!?“ ]+ ){1,3})(?:oben )?auf (?:den|meinen|deinen|seinen|ihren|unsere|die|ihre) (?:kopf|kopfe)(?: (?:setz|schnall|pack|tu|mach|stulp|leg|geb)\\w*)?${END}`,
    ),
    'add $1',
  ],
];
