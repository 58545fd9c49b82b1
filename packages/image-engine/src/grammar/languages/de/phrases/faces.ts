import type { Phrases } from '../../phrases.ts';

/** Turns of German for faces, bodies, poses, hair and age. */
export const GERMAN_FACES: Phrases = {
  phrase: `
    schielt | schielen | schiele | schielend~ = cross eyed
    gesicht nicht so | gesichter nicht so | gesicht nicht ganz so = face not so
    sehen … aus = look
    sieht … aus = looks
    liegen = lying
    dass ich … lachle/lachel | dass er/sie/man … lachelt | dass wir … lacheln | dass ich lachle | dass ich lachel | dass er lachelt | dass sie lachelt | dass wir lacheln = make me smile
    bauch weg | bauch wegmachen | doppelkinn weg | doppelkinn wegmachen | speck weg = make me thinner
    rote augen | roten augen | augen leuchten | rot leuchtende augen | leuchten rot | rot leuchtenden augen | augen sind rot | augen ganz rot = red eyes
    rote augen weg | rote augen entfernen | rote~ augen … weg | rote~ augen … raus = remove red eyes
    sitzen = sitting
    zum lacheln | zum lachen = smile
    lass~ ihn stehen | lass~ sie stehen | stehen statt sitzen | stehen | stehe | steht = standing
  `,
  adjective: `
    bizeps = biceps
    geblinzelt | blinzelt | geblinzt = blinked
    arm runternehmen | arm herunternehmen | arm heben | arme verschranken | arm senken = change the pose
    leere~ = empty
    hat die augen zu | haben die augen zu | augen sind zu | augen zu | die augen zu | hat die augen geschlossen = eyes closed
    gsicht = face
    optik = look
    seh aus wie | sehe aus wie | sehen aus wie = look like
    gucken so ernst | schauen so ernst | gucken alle so ernst = look so serious
    schlanker machen | schlanker mach~ | dunner machen | mach~ schlanker | mach~ mich dunner | mach~ uns dunner | mach~ sie dunner | mach~ ihn dunner | dunner mach~ = make me slimmer
    augen aufmachen | augen auf machen | augen offnen | augen zumachen = open eyes
    hand heben | den arm heben | die hand heben = raise the hand
    laseraugen | teufelsaugen | leuchtaugen = red eyes
    sollen lachen | soll lachen | sollen lacheln | soll lacheln = smile
    wie schau ich | wie schau ich aus | wie seh ich | wie sehe ich | wie wurde ich aussehen | wie seh ich aus = what would i look like
    anno = year
    jung~ | junger~ = younger
  `,
};
