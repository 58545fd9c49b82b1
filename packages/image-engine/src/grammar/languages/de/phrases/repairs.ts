import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** What an old print suffers from. */
const DAMAGES = 'knicken|kratzern|rissen|flecken|staub|kratzern und flecken|kratzern und knicken'
  .split('|')
  .map(
    (damage) =>
      `von ${damage} befrei~ | schwarzweissfoto von ${damage} befrei~ | befrei~ … von ${damage}`,
  )
  .join(' | ')
  .concat(' = restore');

/** What an old print has, as it is taken out of it. */
const DAMAGE = alternatives(
  'kratzer|knicke|flecken|risse|staub|kratzer und knicke|knicke und kratzer|flecken und kratzer|knicke und flecken|staub und kratzer|falten und flecken|falten und kratzer',
  '…',
  'rausholen|raushol|herausholen|rauszaubern|rauskriegen|rausbekommen',
);

/** Turns of German for old and damaged photos, and for what restores them. */
export const GERMAN_REPAIRS: Phrases = {
  phrase: `
    und staubig | und total staubig | ist staubig | voller staub = and dusty
    so gut es geht | so gut wie moglich | bestmoglich =
    wie bei/auf den alten/analogen kameras = like the old cameras
    krieg~ das/es wieder hin | wieder hinkrieg~/hinbekomm~ | bring~ das alles in ordnung | bring~ das bitte alles in ordnung | bring~ alles in ordnung | gehort korrigiert | gehoren korrigiert | gehort repariert | gehort ausgebessert | gehort gefixt | gehort behoben | gehort verbessert = fix it
    kratzer/riss/knick muss/soll weg | fotorestaurierung | fotorestauration | bildrestaurierung | vergilbung raus/weg/entfern~ = restore
    lasst sich … wieder herricht~ | lasst sich … herricht~/aufarbeit~/wiederherstell~/restaurier~/ausbesser~ | kann man … wieder herricht~ | kann man … herricht~/aufarbeit~/wiederherstell~/restaurier~ | herricht~ | herzurichten | aufarbeit~ | wieder herricht~ | auf vordermann bringen | auf vordermann | wieder schon machen = restore
    risse kitt~/kleb~/schliess~ | knicke glatt~/ausbugel~/rausbugel~ | kratzer auspolier~/rauspolier~ | kratzer/risse ausbesser~ | kratzer/flecken rausretuschier~ | stockflecken | eselsohren | stockflecken/wasserflecken/kaffeeflecken/eselsohren weg = restore
    bugel~ … knitterfalten | bugel~ … knicke | bugel~ … falten aus dem | knitterfalten … bugel~ = restore
    retuschier~ … kratzer | retuschier~ … knicke | retuschier~ … flecken | kratzer raus | kratzer … raus | knicke weg | knicke raus | flecken weg | flecken raus | kratzer … mach die weg | kratzer … die weg | kratzer … weg machen = restore
    kratzer … mach sie weg | kratzer … die raus | kratzer … sie raus | kratzer … weg | flecken … weg | knicke … weg | risse … weg | knicke … raus | leben einhauchen | neues leben einhauchen | leben ein = restore
    ${DAMAGES}
    vergilbung | vergilbungen = yellowing
    zerkratzt und ausgeblichen/verblasst/vergilbt/verblichen | ausgeblichen und zerkratzt = scratched and faded
    knick/knicke/riss/risse/kratzer quer uber/durch | knick/knicke/riss/risse/kratzer mitten durch = creases in
    verblasst und kornig/vergilbt = faded and grainy
    ${alternatives('knick|knicke|falz', 'in der mitte|in der ecke|am rand|quer durchs bild|durchs bild|quer durch|durch die mitte|oben|unten|links|rechts')} = creases
    ${alternatives('riss|risse|kratzer', 'in der mitte|in der ecke|am rand|quer durchs bild|durchs bild|quer durch|durch die mitte')} = scratches
    alte/alten/uralte/vergilbte/historische/historischen postkarte | alte/alten ansichtskarte | vergilbter/vergilbten look | auf vergilbt/antik/uralt/oldtimer | auf vergilbt/antik/uralt gemacht | wie anno 1900 | wie aus der kaiserzeit | wie aus dem vorigen jahrhundert = like an old photo
    wie von anno dazumal | wie von anno tobak | wie anno tobak | von anno tobak | wie aus der mottenkiste | aus der mottenkiste | wie vom dachboden | wie vom speicher | wie aus grossmutters zeiten = like an old photo
    wie aus grossvaters zeiten | wie aus omis zeiten | wie aus der guten alten zeit | wie aus einer anderen zeit | wie vor hundert jahren | wie aus dem letzten jahrhundert | wie aus den wirtschaftswunderjahren | wie aus der ddr | wie zu ddr zeiten | wie aus dem archiv | wie ausm archiv = like an old photo
    wie aus omas/papas/opas fotoalbum | omas/opas/papas/mamas/alten/altes fotoalbum | omas/opas/papas/mamas album | dem/altes familienalbum | aus dem familienalbum | omas schuhkarton = like an old photo album
    knitterfalte~ | knitterfalten | knitter | zerknitterung = creases
    ${DAMAGE} = restore
    das … retten | retten | rette = fix
    hat knicke | hat risse | hat kratzer = has scratches
    wie ein altes foto | wie altes foto = like old photo
    foto von fruher | bild von fruher | aufnahme von fruher | foto von damals | bild von damals | foto aus alten zeiten | foto aus alter zeit | oldschool foto = old photo
    kann man das retten | kann man es retten | ist das zu retten | noch zu retten = restore it
    kratzer entfernen | kratzer weg | altes foto restaurieren = restore old photo
    foto retten | bild retten | foto … retten | bild … retten = restore photo
  `,
  adjective: `
    lauter knicke und flecken | knicke und flecken | risse und flecken | kratzer und flecken = creases and stains
    beschadigt~ | zerkratzt~ | kaputt~ | verblasst~ | vergilbt~ | vergammelt~ | verknickt~ | zerknittert~ | ramponiert~ | eingerissen~ | zerrissen~ | geknickt~ | mitgenommen~ | verkratzt~ | fleckig~ = damaged
    ausgebleicht~ | verblichen~ = faded
    leicht verblasste farben | verblasste farben | verblichene farben | leicht verblichene farben = faded colors
    noch was retten | noch etwas retten | ist das noch zu retten | lasst sich das noch retten | kann man da was retten | kannst du das retten | kriegst du das gerettet = fix it
    wie ein urlaubsdia | wie ein altes dia | wie ein dia | wie von einem alten dia = like an old photo
    die risse reparier~ | risse reparier~ | die risse flick~ | risse flick~ = restore
    wasserfleck | wasserflecken = stains
  `,
};
