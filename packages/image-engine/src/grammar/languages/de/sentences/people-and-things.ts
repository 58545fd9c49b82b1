import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const PUTS =
  '(?:setz|schnall|pack|stulp|tu|mach|kleb|klatsch|verpass|zauber|montier|gib|leg|stell|stopf)e?';

const PERSON = '(?:mir|uns|ihm|ihr|ihnen|dir)';

/** Sentences of German about people and things that are there or are to be. */
export const GERMAN_PEOPLE_AND_THINGS: readonly Form[] = [
  // "Schnall mir einen Hut auf den Kopf": nothing is turned upside down
  [
    new RegExp(
      `${START}${ASKING}(?:${PUTS} )?(?:(?:bitte|mal|${PERSON}|(?:dem|der|den|meine[mrn]|unsere[mrn]) [^,.;:!?“ ]+) )*((?:eine?[nms]?|ne|nen|n) (?:[^,.;:!?“ ]+ ){1,3})(?:oben )?auf (?:den|meinen|deinen|seinen|ihren|unsere|die|ihre) (?:kopf|kopfe)(?: (?:setz|schnall|pack|tu|mach|stulp|leg|geb)\\w*)?${END}`,
    ),
    'add $1',
  ],
];
