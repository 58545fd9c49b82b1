import { GERMAN_COLOURS } from './colours.ts';

/** "Die Wand weiß lassen": what is left white is kept so. */
const LEFT_SO = [
  ...GERMAN_COLOURS,
  ...[
    ['rosa', 'pink'],
    ['pink', 'pink'],
    ['orange', 'orange'],
  ],
]
  .filter(([said = '']) =>
    /^(?:rot|blau|grun|gelb|braun|schwarz|weiss|grau|rosa|pink|orange|beige)$/.test(said),
  )
  .map(
    ([said, english]) => `den/die/das … ${said} lassen = keep the ${english}
  den/die/das … nicht ${said} lassen = change the color of the
  aber der/die/das … soll/sollen ${said} bleib~ = but keep the ${english}`,
  )
  .join('\n  ');

/** Reports of where, when and what for, and wishes that leave a word out. */
export const GERMAN_LEFT_OUT = `
  ${LEFT_SO}
  entstand nachts | entstand abends | entstand morgens | entstand gestern | entstand bei nacht | entstand in der nacht | entstanden nachts = it was taken
  soll/sollen auf ein/unser/mein poster/plakat gesetzt/gedruckt/gepackt werd~ | soll/sollen auf ein/unser/mein poster/plakat … gesetzt/gedruckt/gepackt werd~ = for printing
  soll/sollen auf eine/einen/unsere/meine tasse/becher/postkarte/leinwand/kissen gedruckt/gesetzt werd~ | kommt auf eine/einen/meine tasse/becher/postkarte/leinwand = is for a mug
  mein/ihr/sein/das/unser gesicht naturlich/echt/realistisch lass~ | mein/ihr/sein/unser gesicht soll naturlich/echt/realistisch bleib~/ausseh~ = keep the face natural
  meine/ihre/seine/die haut naturlich/echt/realistisch lass~ = keep the skin natural
  hintergrund weiss lassen = keep the background white
  mach~ das/mein/ihr/sein/dieses gesicht unkenntlich | mach~ die/alle gesichter unkenntlich = pixelate the face
  zensier~ | schwarz zensier~ = censor
  mach~ das/es/dies/dieses/ihn/sie unkenntlich | das/es/dies/dieses unkenntlich mach~ | das/es soll unkenntlich sein/werd~ | mach~ das/es hier unkenntlich | das/es hier unkenntlich mach~ = censor this
  farbverlauf nach | verlauf nach = gradient to
  lass~ die fenster beleuchtet/hell/erleuchtet | die fenster sollen beleuchtet/hell/erleuchtet bleib~ | die fenster beleuchtet/erleuchtet lass~ = keep the windows lit
  die berge sollen so bleib~ | die berge so lass~ | berge so lass~ | lass~ die berge so = keep the mountains as they are
  alles um mich/uns/ihn/sie/ihm/ihr herum = everything around the subject
  alles um den/die/das/mein/meine/meinen/unser/unsere … herum = everything around the
  warmer/warmen sonnenuntergangslook | warmer/warmen sonnenuntergangs look | warmer abendlook = warm sunset look
  das blau tiefer/satter/kraftiger = more vivid blue
  weicher/weichen/sanfter/sanften schatten unter dem/den/der/das/meinem/meiner | weicher/weichen/sanfter/sanften schatten unter/unterm = soft shadow below the
  alle leute/personen/menschen ausser mir/uns entfern~ | alle leute/personen/menschen ausser mir/uns weg = remove all the other people
  gruntone entsattig~ | die gruntone entsattig~ = desaturate the greens
  gruntone etwas/leicht/bisschen entsattig~ | die gruntone etwas/leicht/bisschen entsattig~ = desaturate the greens slightly
  blautone entsattig~ | die blautone entsattig~ = desaturate the blues
  blautone etwas/leicht/bisschen entsattig~ | die blautone etwas/leicht/bisschen entsattig~ = desaturate the blues slightly
  gelbtone entsattig~ | die gelbtone entsattig~ = desaturate the yellows
  gelbtone etwas/leicht/bisschen entsattig~ | die gelbtone etwas/leicht/bisschen entsattig~ = desaturate the yellows slightly
  rottone entsattig~ | die rottone entsattig~ = desaturate the reds
  rottone etwas/leicht/bisschen entsattig~ | die rottone etwas/leicht/bisschen entsattig~ = desaturate the reds slightly
  mir gefallt/gefallen das/die … nicht = i dont like the
  an den rechten rand | am rechten rand entlang = right edge
  an den linken rand | am linken rand entlang = left edge
  wintermorgen = winter morning
  hauttone warm lass~ | die hauttone warm lass~ | hauttone warm halt~ | haut warm lass~ = keep the skin natural
  aber produkt/motiv hell lass~ | aber das produkt/motiv hell lass~ | produkt/motiv hell lass~ | das produkt/motiv hell lass~ = but keep the subject as it is
  mach~ es/das wie abends | mach~ es/das wie am abend = make it evening
  die wolken rein weiss/weisser = the clouds white
  zensierte/zensierten/zensierter stelle/stellen = censored areas
  wolken rein | wolken hinein | wolken dazu = add clouds
  hintergrund echt/normal lass~ | den hintergrund echt/normal lass~ | hintergrund soll echt/normal bleib~ = leave the background as it is
  lass~ die/den/das/meine/meinen/mein … wie sie sind | lass~ die/den/das/meine/meinen/mein … wie er/sie/es ist = keep the
  wenn das nicht geht | falls das nicht geht | wenns nicht geht | falls nicht moglich | wenn nicht moglich | wenn das nicht moglich ist | falls das nicht moglich ist | wenn du das nicht kannst = if you cant
  ein/einen/eine sakko/jackett/anzug/hemd/krawatte/blazer/jacke/kleid/kostum/smoking/hut/mutze/brille/bluse/trikot anzieh~/uberzieh~ = put a jacket on me
  ohne dass die lichter ausfress~/ausbrenn~/uberstrahl~ | ohne dass lichter ausfress~/ausbrenn~ | ohne die lichter auszufressen/auszubrennen | ohne ausgefressene/ausgebrannte lichter = without blowing out the highlights
  mach~ das/es/alles ruckgangig | das/es ruckgangig mach~ | mach~ die letzte anderung ruckgangig | die letzte anderung ruckgangig mach~ | letzte anderung ruckgangig mach~ | letzte anderung ruckgangig = undo the last change
  unscharfe ruckgangig mach~ | mach~ die unscharfe ruckgangig | die unscharfe ruckgangig mach~ = undo the blur
`;
