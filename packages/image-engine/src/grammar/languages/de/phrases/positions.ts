import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** How German says where in the picture something is. */
export const GERMAN_POSITIONS: Phrases = {
  phrase: `
    schreib~ … quer druber = write in the middle
    beschneiden links und rechts = crop a bit from both sides
    in der mitte lass~ | in der mitte bleib~ | mittig lass~ = keep in the middle
    in der farbe | mitten in | mitten im | ware in … schoner | ware in … besser | war in … schoner | wirkt in … besser | wirkt in … schoner | wurde in … besser aussehen | sahe in … besser aus | sahe in … schoner aus | macht sich in … besser | ausm = in
    druber/daruber/obendruber soll/sollte/muss = top should
    drunter/darunter/untendrunter soll/sollte/muss = bottom should
    unten platz fur | von unten | darunter | drunter = bottom
    oben platz fur | oben druber | ganz oben druber | daruber steht | druber steht | von oben = top
    alles um den/die/das/mein/meine/meinen/unser/unsere … herum = everything around the
    an den rechten rand | am rechten rand entlang = right edge
    an den linken rand | am linken rand entlang = left edge
    kante/leiste/streifen/linie/rand rundherum | kante/linie/rand drumherum | kante/rand drumrum/aussenrum/ringsum/rundum | einfassung | bordure = border around
    alle drei = all 3
    alle vier = all 4
    alle funf = all 5
    alle sechs = all 6
    quer ruber | quer rueber | quer hinuber | schrag ruber | quer ubers ganze bild | quer uber das ganze bild | quer uber das gesamte bild | mitten ubers ganze bild = in the middle across the whole picture
    ${alternatives('falten', 'im|am|in der|in dem|in meinem|in ihrem|in seinem', 'hemd|stoff|kleid|anzug|vorhang|tischtuch|hintergrund|shirt|t shirt|bluse|hose|jacke|tischdecke|decke|laken')} = ripples in the cloth
    auf/mit/in halber starke/kraft/dosis/intensitat/power/wirkung | hochstens/maximal/nur/bloss halbe starke/kraft/dosis/intensitat/power/wirkung | hochstens/maximal/nur auf/mit/in halber starke/kraft/dosis/intensitat | halbe starke/intensitat/dosis/wirkung | halb so doll/dolle/heftig/arg | nur halb so doll/heftig/dicht/intensiv/kraftig/arg | hochstens/maximal halb so stark | zur halfte nur | nur halb so stark = at half strength
    sonst schmal/dunn | an den anderen seiten schmal/dunn | rundum schmal = otherwise narrow
    hinter … zauber~ = behind
    seiten … auffull~/full~ | full~ die seiten = fill the sides
    und allem drum und dran | und allem | und pipapo | mit allem drum und dran = and everything
    linke/linken bildhalfte = left half
    rechte/rechten bildhalfte = right half
    obere/oberen bildhalfte = top half
    untere/unteren bildhalfte = bottom half
    jeder seite | jede seite | allen seiten | alle seiten | ringsum | rundherum = all sides
    drum | drumrum | rundum | aussen rum | aussenrum | drum rum | aussenherum | rund herum = around
    hinterm pony | hinter dem pony | hinter das pony | hinter unserem pony | hinter meinem pony = behind the horse
    unter dem/das/meinem/mein bild/foto | unterm bild/foto | unterhalb des/vom bildes/bild/fotos/foto = below the picture
    unten links | links unten = bottom left
    unten rechts | rechts unten = bottom right
    in der linken unteren ecke = in the bottom left corner
    in der rechten unteren ecke = in the bottom right corner
    in der linken oberen ecke = in the top left corner
    in der rechten oberen ecke = in the top right corner
    nach links | von links = left
    in der mitte | mittig | mitte = middle
    nach rechts | von rechts = right
    oben links | links oben = top left
    oben rechts | rechts oben = top right
  `,
  adjective: `
    als so ne | als so eine | als son | als so ein = as a
    hinterm = behind the
    unter~ = bottom
    vorm | vors = in front of the
    quer ubers auto | quer druber | quer uber das auto | quer ubers bild | quer uber das bild = in the middle
    linke/linken/linker/linkes = left
    aufm = on the
    uberm | ubern = over the
    rechte/rechten/rechter/rechtes = right
    ober~ = top
    unterm | unter die | unter den | unters = under the
  `,
};
