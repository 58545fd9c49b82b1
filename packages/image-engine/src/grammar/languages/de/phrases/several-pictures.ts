import type { Phrases } from '../../phrases.ts';

/** Turns of German for wishes of several pictures: collages, blends, swaps. */
export const GERMAN_SEVERAL_PICTURES: Phrases = {
  phrase: `
    weicher ubergang vom ersten ins zweite foto | weicher ubergang vom ersten ins zweite bild | weicher ubergang zwischen beiden | ubergang vom ersten ins zweite bild = blend both pictures
    soll allmahlich in … ubergeh~ | soll langsam in … ubergeh~ | soll weich in … ubergeh~ | soll sanft in … ubergeh~ | soll in … ubergeh~ | geht in … uber | fliesst in … uber | soll in … uberfliess~ | soll in … verlauf~ = blend into
    ineinander mischen | ineinander uberblenden | ineinander blenden = blend together
    collage | fotocollage = collage
    doppelbelichtung = double exposure
    in einer reihe | in eine reihe | in ner reihe | in einer zeile | in eine zeile | in reihe | aufgereiht | nebeneinander in einer reihe = in a row
    ins andere | ins andere foto | ins andere bild | ins zweite foto | ins zweite bild | aufs andere foto | aufs andere bild | aufs zweite foto | aufs zweite bild | in das andere foto | in das andere bild | auf das andere foto = into picture 2
    auf das andere bild | ins andre = into picture 2
    im quadrat anordn~ | als quadrat anordn~ | im quadrat angeordnet | im quadrat zusammenstell~ | zu einem quadrat zusammenfug~ | zu einem quadrat zusammensetz~ | kachelformig anordn~ | kachel~ | gekachelt = make a collage
    vom einen foto | vom einen bild | aus dem einen foto | aus dem einen bild | auf dem einen foto | auf dem einen bild | ausm ersten foto | ausm ersten bild | von foto eins | von bild eins | aus foto eins | aus bild eins = of picture 1
    vom andern foto | vom andern bild | auf dem andern foto | auf dem anderen foto | ausm zweiten foto | ausm zweiten bild = of picture 2
    aufnahmen | knipsereien | knipsbilder | spielerportrats | spielerportraits | portrats | portraits | mannschaftsbilder | selfies | passfotos nebeneinander | papierabzuge = photos
    bild zwei | bild 2 | zweiten bild | zweites bild | zweiten foto = picture 2
    nebeneinander = side by side
    profil gefullt mit | profil gefullt = silhouette filled with
    in einer spalte | in eine spalte | in ner spalte | ubereinander gestapelt | gestapelt | untereinander | ubereinander = stacked vertically
    weissem abstand | weissen abstanden | weissem zwischenraum | weissen zwischenraumen | weisse abstande | weisser abstand = white gap
    ohne lucken | ohne lucke | ohne fugen | ohne stege | ohne zwischenraum | ohne zwischenraume | ohne abstande | luckenlos | stoss an stoss | kante an kante = without gaps
  `,
  adjective: `
    nachher rechts = after right
    vorher nachher = before and after
    vorher links = before left
    uberblend~ = blend
    alle bilder/fotos uberblenden/mischen | alle bilder/fotos ineinander uberblenden | alle drei bilder/fotos mischen | mische/misch alle bilder/fotos = blend all pictures
    kolage | colage | kollage = collage
    ubereinanderlegen dass man beides durchscheinen sieht | ubereinanderlegen | ubereinander legen | ubereinanderlegt | ubereinander gelegt = double exposure
    weich ineinander ubergeh~ lass~ | ineinander ubergeh~ lass~ | ineinander uberblend~ | weich uberblend~ | ineinander verlauf~ lass~ | ineinander fliess~ lass~ | ineinander uberfliess~ lass~ = fade into each other
    abstand = gap
    abstande = gaps
    von ihr und = of her and
    von ihm und = of him and
    von mir und | von uns und = of me and
    von unserem | von unserer | von unseren = of our
    foto eins = photo 1
    foto zwei = photo 2
    bild eins = picture 1
    bild zwei = picture 2
    vorher nachher gegenuberstellen | vorher nachher vom badezimmer gegenuberstellen | gegenuberstellen | vorher links nachher rechts = side by side
    dazwischen ein schmaler strich | dazwischen ein dunner strich | dazwischen ein schmaler streifen | mit schmalem strich dazwischen | mit einem dunnen strich dazwischen = with a thin line between
  `,
};
