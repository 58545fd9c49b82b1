import type { Phrases } from '../../phrases.ts';

/** How German says where in the picture something is. */
export const GERMAN_POSITIONS: Phrases = {
  phrase: `
    linke/linken bildhalfte = left half
    rechte/rechten bildhalfte = right half
    obere/oberen bildhalfte = top half
    untere/unteren bildhalfte = bottom half
    jeder seite | jede seite | allen seiten | alle seiten | ringsum | rundherum = all sides
    drum | drumrum | rundum | aussen rum | aussenrum | drum rum | aussenherum | rund herum = around
    hinterm pony | hinter dem pony | hinter das pony | hinter unserem pony | hinter meinem pony = behind the horse
    von unten | darunter | drunter = bottom
    unten links | links unten = bottom left
    unten rechts | rechts unten = bottom right
    in der linken unteren ecke = in the bottom left corner
    in der rechten unteren ecke = in the bottom right corner
    in der linken oberen ecke = in the top left corner
    in der rechten oberen ecke = in the top right corner
    nach links | von links = left
    in der mitte | mittig | mitte = middle
    nach rechts | von rechts = right
    oben druber | ganz oben druber | daruber steht | druber steht | von oben = top
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
