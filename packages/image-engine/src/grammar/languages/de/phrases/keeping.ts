import type { Phrases } from '../../phrases.ts';

/** How German says what is to stay as it is: keep, leave alone, everything except. */
export const GERMAN_KEEPING: Phrases = {
  phrase: `
    nix … andern | nichts … andern | nix … verandern | nichts … verandern | andere nichts | verander~ nichts | nix verandern | nichts verandern = dont change
    ausser mir | ausser mich | bis auf mich | nur mich nicht | nur ich nicht = except me
    ausser uns | bis auf uns | nur uns nicht = except us
    lass~ … so | lass~ … in ruhe | lass~ … unverandert | lass~ … wie es ist | lass~ … wie er ist | lass~ … wie sie ist | soll … bleiben | bleibt | bleiben = keep
    brauch nur mich | brauche nur mich | will nur mich | mocht nur mich | ich brauch nur mich | ich will nur mich | nur ich soll uberbleib~ | nur i soll uberbleib~ | nur i soll uberbleibm | nur ich soll ubrigbleib~ = keep only me
    nur ich soll noch drauf sein = keep only me
    in ruhe lassen = leave alone
    lass~ mich wie ich bin | mich lass~ wie ich bin | lass~ mich so wie ich bin | mich so lassen wie ich bin = leave me as i am
    bleibt wie er ist | bleibt wie es ist | bleibt wie sie ist | bleiben wie sie sind | bleiben wie es ist | bleib~ so | so bleiben | so bleibt | genauso bleiben | gleich bleiben | erhalten bleiben | erhalten bleibt = stay unchanged
    soll so bleiben wie er ist | soll so bleiben wie es ist | soll bleiben wie er ist | soll bleiben wie es ist | so bleiben wie er ist = stays the same
    alles andere | alle anderen | den rest | der rest | rest | rest vom bild | restliche bild | das ubrige = the rest
    friss mir keine … weg | friss mir nicht die … weg | friss keine … weg | friss mir kein … weg | verschluck mir keine | schluck mir keine | putz mir keine … weg | radier mir keine … weg | nod/nid/nicht verandere = unchanged
    nod veranderet/aalange | nod/nid/ned/nit verander~ | ned andern/anruhr~/anfass~ | nid/nod andere | ned/nicht anlang~ | nid alange | selber/selbst naturlich nicht | selber naturlich ned = unchanged
    selber/selbst/naturlich/selbstverstandlich nicht | selber/naturlich ned | aber bitte nicht anruhr~ | soll aber bleib~/dableib~ | so lassen | unverandert | bleiben wie = unchanged
    nicht anfassen/anruhren/verandern/antasten/mitandern/bearbeiten | finger weg von | in frieden lassen | so wie es/sie/er ist | so wie sie sind | so wie gehabt | wie gehabt/vorher/bisher | wie im original = unchanged
  `,
  adjective: `
    aber braun lass~ | aber grun lass~ | aber rot lass~ | aber blau lass~ | aber schwarz lass~ | aber weiss lass~ | aber so lass~ = but keep
    ohne dass … was abbekommt | ohne dass … etwas abbekommt | ohne dass … was abkriegt = but leave the rest alone
    ausser omas | ausser opas | ausser mamas | ausser papas = except the
    gesicht lassen | gesicht so lassen | gesichter lassen | gesicht nicht = keep face
    person lassen | person so lassen | leute lassen | menschen lassen = keep person
    das gesicht soll echt bleib~ | gesichter sollen echt bleib~ | das gesicht soll naturlich bleib~ = keep the face natural
    restlich~ | ubrig~ = rest
    mussen draufbleib~ | muss draufbleib~ | soll draufbleib~ | sollen draufbleib~ | mussen drauf bleib~ | muss drauf bleib~ | mussen sichtbar bleib~ | muss sichtbar bleib~ | soll sichtbar bleib~ = should stay visible
    blieben = stay
    soll ubrig bleiben | soll ubrigbleiben | darf ubrig bleiben = stays
    unangetastet | unberuhrt~ = unchanged
  `,
};
