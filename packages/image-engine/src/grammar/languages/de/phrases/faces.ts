import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { alternativesOf } from '../parts.ts';

/** "Setz ihm mein Gesicht auf" */
const FACE_SET_ON = alternatives(
  'setz|setze|pack|klatsch|montier|montiere|kleb|klebe|bau|mach',
  'ihm|ihr|ihnen|dem|der',
  'mein gesicht|sein gesicht|ihr gesicht|das gesicht|meinen kopf|seinen kopf|ihren kopf|den kopf',
  'auf|drauf|an|dran',
);

/** "Guckt so grimmig": faces that nobody can change. */
const FROWNING = alternativesOf(
  'schaut|guckt|kuckt',
  'so',
  'grimmig|finster|verbissen|verkniffen|genervt|gelangweilt|mude',
);

/** Turns of German for faces, bodies, poses, hair and age. */
export const GERMAN_FACES: Phrases = {
  phrase: `
    sehe so/zu/sehr/ziemlich/ganz/etwas blass aus | wirke so/zu/sehr/ziemlich/ganz/etwas blass = look so pale
    augen auf | augen offen | augen aufmach~ = open the eyes
    mach~ die/meine/ihre/seine/unsere haut rein/reiner | haut/gesicht … weichzeichn~ | weichzeichn~ … haut | hautglattung | hautretusche | haut weichzeichner | weichzeichner fur die haut | haut/teint ebenmassig/ebenmassiger/rein/reiner/makellos/makelloser/perfekt | haut soll/soll~ ebenmassig/ebenmassiger/rein/reiner/makellos/perfekt/glatter/glatt/weicher aussehen/werden/sein | reine/reinere/glatte/glattere/weiche/weichere/makellose/perfekte/ebenmassige/ebenmassigere/schone/schonere haut | teint/hautbild ausgleich~/verbesser~/verfeiner~ | haut ausgleich~/verbesser~/verschoner~ | hautbild glatt~ | poren kleiner/verkleiner~/verfeiner~/reduzier~ = smooth skin
    retuschier~ … gesicht | gesicht … retuschier~ | retuschier~ mein/ihr/sein/unser/das gesicht | gesichtsretusche | retuschier~ … haut | haut … retuschier~ | portratretusche | beautyretusche | beauty retusche = retouch skin
    beautyfilter | beauty filter | schonheitsfilter | verschoner~ mich/uns/sie/ihn = beauty filter
    ${FACE_SET_ON} = swap the faces
    wachshaut | plastikhaut | puppenhaut | porzellanhaut | gummihaut = waxy skin
    alter aussehen | alter aussieht | alter wirken = look older
    gesicht besser ausgeleuchtet/beleuchtet | besseres/besser licht aufs/auf gesicht | gesicht heller ausgeleuchtet = light on my face
    leucht~/gluh~/glanz~ die augen rot | augen leuchten/gluhen/glanzen rot | leucht~ die augen rot vom blitz | augen leuchten rot vom blitz = red eyes
    rote pupillen | roten pupillen | rotlichtaugen | rotaugen | rot augen | rotaugeneffekt | rote augen effekt | roten augen effekt | blitzlichtaugen | vampiraugen | kaninchenaugen | albinoaugen | pupillen rot | pupillen sind rot | pupillen leuchten rot | pupillen leuchten | augen rot leuchten | augen gluhen = red eyes
    sind die augen rot | sind die augen ganz/jetzt/alle/leider rot | jetzt sind die/meine/ihre/seine augen rot | rote augen | roten augen | augen leuchten | rot leuchtende augen | leuchten rot | rot leuchtenden augen | augen sind rot | augen ganz rot = red eyes
    mach~ mich/ihn/sie/uns grosser = make me taller
    lass~ mich/ihn/sie wink~ | soll wink~ = have me wave
    blickwinkel/kamerawinkel/perspektive ander~ | ander~ den blickwinkel/kamerawinkel | ander~ die perspektive = change the camera angle
    heb~/hebe seinen/ihren/meinen/den arm | heb~ seine/ihre/meine hand = raise his arm
    an den handen halt~ | handchen halt~ | handchenhalt~ = hold hands
    auf seinen/ihren/meinen/den korper = on his body
    zum teenager | zur teenagerin = into a teenager
    meine/ihre/seine/die haut naturlich/echt/realistisch lass~ | hauttone warm lass~ | die hauttone warm lass~ | hauttone warm halt~ | haut warm lass~ = keep the skin natural
    grantig~ | miesepetrig~ | murrisch~ | sauertopfisch~ | grummelig~ | griesgramig~ | zwider | bose | finster drein = grumpy
    schaut so ernst | guckt so ernst | kuckt so ernst | schaut so grantig | guckt so grantig | schaut so bose | guckt so bose | schaut so traurig | guckt so traurig | schaut so streng | guckt so streng | guckt so sauer | schaut so sauer | guckt so miesepetrig = looks so grumpy
    wie sahe ich … aus | wie seh ich … aus | wie sehe ich … aus | wie wurde ich … aussehen | wie schau ich … aus | wie tat ich … ausschauen | wie tat ich … aussehen | wie wurd ich … aussehen | wie sah ich … aus | wie sehe ich wohl … aus | wie wurd ich … ausschauen | wie schaue ich … aus = what would i look like
    ausschauen | ausschaun | ausschaut | ausgucken | ausguckt | sehen … aus = look
    haarkanten = hair edges
    schrei~ = scream
    offnen | offne | offnet = open
    rotaugenkorrektur | rotaugen korrektur | rote augen korrektur | rotaugen weg | rotaugen raus | rotaugeneffekt weg | rote augen korrigier~ | rote augen beheb~ | rote augen fix~ | roten augen weg | roten augen raus | roten augen korrigier~ | roten augen entfern~ = fix red eyes
    mach mich schlanker | mach mich dunner | mach uns schlanker | lass mich schlanker aussehen | lass mich dunner aussehen | schlankere taille | ein paar kilo weg | paar kilo weg | 5 kilo weg = make me slimmer
    sitze | sitz | sitzt | hock | hocke | hockt | sitzen = sitting
    muttermal | leberfleck | muttermale | leberflecken = mole
    ${FROWNING} = looks so grumpy
    nix/nichts/nicht am gesicht rumdokter~/rumdoktern/herumdoktern/rumpfusch~/rummach~/rumbastel~/rumfummel~ | am gesicht nix/nichts machen/andern/verandern = dont touch my face
    aber hauttone naturlich | aber die hauttone naturlich | hauttone naturlich lass~/halt~/bleib~ | hauttone sollen naturlich bleib~ = but keep the skin tones natural
    schielt | schielen | schiele | schielend~ = cross eyed
    gesicht nicht so | gesichter nicht so | gesicht nicht ganz so = face not so
    sieht … aus = looks
    liegen = lying
    dass ich … lachle/lachel | dass er/sie/man … lachelt | dass wir … lacheln | dass ich lachle | dass ich lachel | dass er lachelt | dass sie lachelt | dass wir lacheln = make me smile
    bauch weg | bauch wegmachen | doppelkinn weg | doppelkinn wegmachen | speck weg = make me thinner
    rote augen weg | rote augen entfernen | rote~ augen … weg | rote~ augen … raus = remove red eyes
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
  standard: `
    nicht so grimmig guck~ | nicht so grimmig schau~ | nicht so bose guck~ | nicht so bose schau~ | nicht so ernst guck~ | nicht so ernst schau~ = smile
    nicht so ernst dreinschau~ | weniger ernst guck~/schau~ = look less serious
    nicht so = not so
  `,
};
