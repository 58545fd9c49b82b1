import type { Phrases } from '../../phrases.ts';

/** Turns of German for old and damaged photos, and for what restores them. */
export const GERMAN_REPAIRS: Phrases = {
  phrase: `
    das … retten | retten | rette = fix
    hat knicke | hat risse | hat kratzer = has scratches
    wie von anno dazumal | wie von anno tobak | wie anno tobak | von anno tobak | wie aus der mottenkiste | aus der mottenkiste | wie vom dachboden | wie vom speicher | wie aus grossmutters zeiten = like an old photo
    wie aus grossvaters zeiten | wie aus omis zeiten | wie aus der guten alten zeit | wie aus einer anderen zeit | wie vor hundert jahren | wie aus dem letzten jahrhundert | wie aus den wirtschaftswunderjahren = like an old photo
    wie aus der ddr | wie zu ddr zeiten | wie aus dem archiv | wie ausm archiv = like an old photo
    wie ein altes foto | wie altes foto = like old photo
    foto von fruher | bild von fruher | aufnahme von fruher | foto von damals | bild von damals | foto aus alten zeiten | foto aus alter zeit | oldschool foto = old photo
    kann man das retten | kann man es retten | ist das zu retten | noch zu retten = restore it
    kratzer entfernen | kratzer weg | altes foto restaurieren = restore old photo
    foto retten | bild retten | foto … retten | bild … retten = restore photo
    retuschier~ … kratzer | retuschier~ … knicke | retuschier~ … flecken | kratzer raus | kratzer … raus | knicke weg | knicke raus | flecken weg | flecken raus | kratzer … mach die weg | kratzer … die weg | kratzer … weg machen = restore
    kratzer … mach sie weg | kratzer … die raus | kratzer … sie raus | kratzer … weg | flecken … weg | knicke … weg | risse … weg | knicke … raus | leben einhauchen | neues leben einhauchen | leben ein = restore
  `,
  adjective: `
    lauter knicke und flecken | knicke und flecken | risse und flecken | kratzer und flecken = creases and stains
    beschadigt~ | zerkratzt~ | kaputt~ | verblasst~ | vergilbt~ | vergammelt~ | verknickt~ | zerknittert~ | ramponiert~ | eingerissen~ | zerrissen~ | geknickt~ | mitgenommen~ | verkratzt~ | fleckig~ = damaged
    ausgebleicht~ | ausgeblichen~ | verblichen~ = faded
    leicht verblasste farben | verblasste farben | verblichene farben | leicht verblichene farben = faded colors
    noch was retten | noch etwas retten | lasst sich das retten | ist das noch zu retten | lasst sich das noch retten | kann man da was retten | kannst du das retten | kriegst du das gerettet = fix it
    wie ein urlaubsdia | wie ein altes dia | wie ein dia | wie von einem alten dia = like an old photo
    die risse reparier~ | risse reparier~ | die risse flick~ | risse flick~ = restore
    wasserfleck | wasserflecken = stains
  `,
};
