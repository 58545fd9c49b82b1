import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Traits roses": of what a look draws. */
const LINES = [
  ['roses', 'pink'],
  ['verts|vertes', 'green'],
  ['bleus|bleues', 'blue'],
  ['rouges', 'red'],
  ['violets|violettes', 'purple'],
  ['jaunes', 'yellow'],
]
  .map(([said = '', english = '']) => `${alternatives('traits|lignes', said)} = ${english} lines`)
  .join('\n');

/** Turns of French for styles: drawn, painted, filmed, printed, of another time. */
export const FRENCH_STYLES: Phrases = {
  phrase: `
    effet/look/style/rendu film argentique | effet/look/style/rendu argentique = analog film
    ambiance/atmosphere de couleurs | ambiance/atmosphere coloree | rendu des couleurs = color mood
    ${LINES}
    ${alternatives('ambiance|style|look|facon|comme un|effet', 'film de vacances|film de famille|vieux film de vacances', '|super')} = vintage film
    ${alternatives('dessin a la craie|a la craie', '|sur un tableau noir|sur tableau noir|sur ardoise')} = chalk drawing
    cine | cinematique/cinematiques | cinematographique~ | cinema | de film | comme un film | comme au cinema | cinoche | cinoch | hollywoodien | hollywoodienne | style/rendu/ambiance/look/effet/facon cinoche/hollywood/hollywoodien/hollywoodienne/blockbuster = cinematic
    style/rendu/ambiance/look/effet/facon septieme art | style/rendu/ambiance/look/effet/facon grand ecran | style/rendu/ambiance/look/effet/facon long metrage | digne d un film | comme sur grand ecran | comme une affiche de film = cinematic
    ${alternatives('affiche|poster', 'de propagande|sovietique|de mai 68|politique|electorale')} | vieille affiche de propagande = retro look poster
    crayon noir | crayon a papier noir | dessin au crayon | croquis au crayon | au crayon | crayon | croquis | esquisse | dessine~ au crayon | dessine~ a la main | fait~ au crayon | crayonn~ | au crayon a papier | crayon a papier | crayon de papier | mine de plomb = pencil sketch
    dessin a la main | dessin au crayon de papier | crayon gris = pencil sketch
    herge | uderzo | franquin | moebius | peyo | goscinny | tintin | asterix | spirou | gaston lagaffe = comic
    bande dessinee | bd | comic~ | planche de bd | style bd | case de bd | cases de bd | vignette de bd | une bd | page de bd | facon case de bd | bulles de bd | perso de bd | perso de comics | perso de bande dessinee | personnage de bd = comic
    personnage de comics | personnage de bande dessinee | heros de bd | heros de comics | heros de bande dessinee | facon/style/comme/genre tintin/asterix/spirou/marvel | facon/style/comme/genre lucky luke = comic
    facon/style/comme/genre gaston lagaffe | facon/style/comme/genre les schtroumpfs | facon/style/comme/genre blake et mortimer | comme dans tintin/asterix/spirou/marvel | comme dans lucky luke | comme dans gaston lagaffe = comic
    comme dans les schtroumpfs | comme dans blake et mortimer | ligne claire | franco belge | bd franco belge | planche/planches/case/cases/page/pages/vignette de bede/bedes/comics | planche/planches/case/cases/page/pages/vignette de bande dessinee = comic
    gros traits noirs et des aplats | gros traits noirs et aplats | contours epais et aplats | des gros contours | avec des gros contours = bold outlines
    affiche de cinema/film vintage/retro | affiche de cinema/film des vintage | affiche de cinema/film a l @ ancienne | style affiche retro | affiche retro | affiche vintage = retro poster
    toile de tente = tent
    ${alternatives('effet|style|filtre|look', 'ancien|vieilli|photo vieillie|vieux papier|jauni')} = vintage look
    comme dans un film | rendu cine | look cine | style cine | ambiance cine | effet cine | facon cine | cote cine | rendu cinema | rendu film | effet film = cinematic look
    pellicule | pellicule argentique | argentique | appareil argentique | photo argentique = analog film
    style anime | anime | manga | film d @ animation japonais | dessin anime japonais | animation japonaise = anime look
    pixels/carres/blocs bien/tres visibles | pixels/carres/blocs bien apparents/gros | pixels/carres/blocs visibles a l oeil nu | carres/blocs apparents | gros carres/pixels/blocs bien/tres visibles = big blocks
    gros carres/pixels/blocs apparents | gros carres/pixels/blocs bien apparents/gros | gros carres/pixels/blocs visibles a l oeil nu | gros carres/blocs | des/de gros carres/blocs = big blocks
    de gros pixels | gros pixels | avec des gros pixels | avec de gros pixels | des gros pixels = big pixel art
    dessin anime | cartoon | dessins animes | en dessin anime | film d @ animation = cartoon
    dessin au fusain | fusain = charcoal drawing
    crayons de couleur | crayon de couleur | dessin aux crayons de couleur = colored pencil drawing
    dessin~ = drawing
    visuel de campagne | visuel | visuels = flyer
    a la maniere de | a la facon de | a la maniere d @ = in style of
    invers~ les couleurs | negatif | negatif de/d pellicule/film/photo | negatif photo/argentique/photographique | negatif photo argentique | couleurs inversees = invert
    perso de manga | personnage de manga | heros de manga | heroine de manga = manga character
    neon | neons | lueur neon | enseigne neon | enseigne au neon | lumieres neon | contours neon | contour neon | traits neon | lignes neon | tubes neon | tube neon | contours lumineux | contour lumineux = neon glow
    peinture a l @ huile | tableau a l @ huile | a l @ huile | vieux tableau a l @ huile | vieux tableau | tableau ancien | tableau de maitre | vieille peinture | toile de maitre | huile sur toile | huile sur toile facon musee = oil painting
    huile sur toile style musee | huile sur toile comme au musee | huile/huiles de van gogh | huile/huiles de rembrandt/monet/maitre/vermeer/renoir/cezanne/musee | huile/huiles de la renaissance | huile/huiles de grand maitre = oil painting
    une huile/peinture/toile de van gogh | une huile/peinture/toile de rembrandt/monet/maitre/vermeer/renoir/cezanne/musee | une huile/peinture/toile de la renaissance | une huile/peinture/toile de grand maitre = oil painting
    facon/style/effet/genre/rendu/en huile | huile facon/style | coups de pinceau epais | peinture epaisse | peinture au couteau = oil painting
    vieil appareil | vieil appareil photo | ancien appareil | appareil ancien = old camera
    tableau | peinture | toile = painting
    pixel art | pixels visibles | pixelis~ | 8 bits | 8 bit | 16 bits | style pixel | look pixel | effet pixel | pixels geants | pixels enormes | pixels apparents | jeu/jeux/borne/bornes d arcade | vieux jeu d arcade = pixel art
    style/facon/genre/look/esprit arcade/minecraft/tetris/pacman/nes/megadrive/atari | style/facon/genre/look/esprit mario bros | style/facon/genre/look/esprit pac man | style/facon/genre/look/esprit super nintendo = pixel art
    pop art | serigraphie | style serigraphie | facon serigraphie | effet serigraphie | en serigraphie | serigraphie pop | serigraphie pop art = pop art poster
    affiche = poster
    style/genre/une/en affiche de propagande | style/genre/facon/une/en affiche sovietique/cubaine/constructiviste/obama/politique | style/genre/facon/une/en affiche de mai 68 | style/genre/facon/une/en affiche de campagne = poster look
    posteris~ | posteriz~ = posterize
    jeu video retro | jeux video retro | vieux jeu video | vieux jeux video | ancien jeu video | game boy | gameboy | jeu nintendo | jeu de nintendo | vieux jeu nintendo | vieux jeu = retro video game
    gros contours | contours epais | contours marques = thick outlines
    tourne/tournez/fais/faites/change/changez/transforme/transformez moi/nous/le/la/les en perso/personnage/heros/heroine de = turn me into a character of
    jeu video | jeux video = video game
    années soixante dix | années quatre vingt | effet vieux film | vieux film | vieille pellicule | vieux film raye = vintage
    cote vintage | aspect jauni | rendu jauni | papier jauni | effet/style vieille photo jaunie | comme une vieille photo jaunie | effet vieille photo jaunie avec les coins uses/cornes = vintage look
    vieille carte postale | carte postale ancienne | vieille carte postale jaunie | comme sorti/sortie/tire/tiree d un album | comme sorti/sortie/tire/tiree d un vieil album | comme sorti/sortie/tire/tiree d un album de famille = vintage photo
    comme sorti/sortie/tire/tiree de l album | comme sorti/sortie/tire/tiree de l vieil album | comme sorti/sortie/tire/tiree de l album de famille | comme sorti/sortie du grenier | comme sorti/sortie d une boite a chaussures = vintage photo
    comme sorti/sortie d un vieux livre | sorti/sortie d un vieil album | sorti/sortie d un vieux magazine | sorti/sortie d un grenier = vintage photo
    aquarelle~ | peint~ a l @ aquarelle | a l @ aquarelle | facon aquarelle = watercolor
    traits/contours noirs epais/marques | traits/contours epais/bien noirs | traits noirs bien epais/gras | lignes noires epaisses | lignes epaisses noires | de/des gros traits/contours noirs | de/des gros traits | de gros contours = with bold lines
    avec gros traits noirs | avec des gros traits noirs | avec de gros traits noirs | gros contours noirs | avec des contours noirs | et des contours noirs | et de gros contours noirs | et des gros contours noirs | et contours noirs | et des traits noirs = with bold outlines
    points d @ imprimerie | gros points d @ imprimerie | les gros points d @ imprimerie | avec les gros points d @ imprimerie | points d @ impression | trame d @ imprimerie | trame d @ impression | trame offset | points de trame | avec des points | avec des gros points | avec de gros points | avec plein de points = with dots
    couleurs a plat | couleurs en aplat | couleurs en aplats = with flat colors
    avec de/des gros/grands/larges/epais/vrais coups de pinceau/brosse | a/de gros/grands/larges/epais/vrais coups de pinceau/brosse | a grands/gros gros/grands/larges/epais/vrais coups de pinceau/brosse = with thick brush strokes
    avec des coups/traces de pinceau visibles | des coups/traces de pinceau visibles | coups/touches/traces de pinceau | coups de pinceau visibles | touches epaisses | avec des touches epaisses/visibles | des touches epaisses/visibles = with thick brush strokes
    trois couleurs a plat | quatre couleurs a plat | cinq couleurs a plat | trois couleurs en aplats | quatre couleurs en aplats = with three flat colors
    traits noirs | lignes noires | coloriage | un coloriage | dessin/page a colorier | dessin de coloriage | dessin au trait | dessin en trait | au trait noir = line drawing
    traits/lignes/contours fins/fines | traits/contours noirs fins = delicate lines
    film d @ horreur | film d @ epouvante = horror movie
    affiche vintage facon vintage | affiche retro facon vintage | affiche facon vintage | affiche des vintage | affiche style vintage = retro look poster
    ambiance du soir = mood
    vieux film super | film super | pellicule super = vintage film
    ${alternatives('style|effet|look|rendu|facon', 'game boy|gameboy|nintendo|super nintendo|megadrive')} = pixel art
    ${alternatives('croquis|esquisse|dessin|dessin au crayon|dessin aux crayons', 'colore~|en couleur~|mais en couleur~')} = colored pencil drawing
    gravure~ | gravure ancienne | gravure a l @ ancienne | vieille gravure = engraving
  `,
  adjective: `
    l allure d une vieille affiche de voyage | l allure d une vieille affiche | l air d une vieille affiche = a vintage poster look
    perso de dessin anime | personnage de dessin anime = cartoon character
    style film | look film | rendu film | facon film | etalonnage cine | etalonnage cinema | etalonnage = cinematic
    dessin au crayon de couleur | au crayon de couleur | aux crayons de couleur = colored pencil drawing
    bd a l ancienne | comics a l ancienne | bande dessinee a l ancienne | bede | facon bede | facon bd | style bede | genre bd | facon bande dessinee = comic
    cosy = cozy
    comme un vrai portrait/dessin/tableau fait/dessine/realise/peint a la main | comme un vrai portrait/dessin/tableau | comme un portrait/dessin/tableau fait/dessine/peint a la main | comme un vrai portrait/dessin fait a main levee | comme si c etait fait/dessine a la main | comme fait/dessine a la main = drawing
    onirique | onirisme | reveur | reveuse | lueur douce et reveuse | lueur douce | lueur reveuse | halo doux | comme dans un reve | comme un reve | ambiance de reve | effet orton | effet glow | flou artistique doux | ethere | etheree | look/effet/filtre/rendu feerique | rendu onirique = dreamy
    film de gangster | film de gangsters | film noir | vieux film policier | polar = film noir
    comme sur nintendo | comme sur game boy | comme sur gameboy = like a retro video game
    mat | mate = matte
    des annees cinquante | annees cinquante | des annees 50 = of the fifties
    des annees quarante | annees quarante | des annees 40 = of the forties
    des annees soixante | annees soixante | des annees 60 = of the sixties
    peinture a l @ huile a l @ ancienne | tableau a l @ ancienne = oil painting
    coloriee | colorie | coloriees = painted
    pixels a l ancienne | en pixels facon vieille console | en pixels = pixel art
    facon propagande | style propagande | facon affiche de propagande = poster style
    romantique = romantic
    vintage | retro | a l @ ancienne = vintage
    aquarelle aux couleurs douces | aquarelle couleurs douces = watercolor with muted colors
    gros traits noirs | gros traits | avec gros contours noirs | traits epais = with bold lines
    avec de gros contours et une trame de points | de gros contours et une trame de points | trame de points = with bold lines and dots
    avec les petits points | avec des petits points | petits points = with dots
  `,
};
