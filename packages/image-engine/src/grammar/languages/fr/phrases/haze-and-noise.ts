import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "On voit du voile partout": haze, and none to be added. */
const VEILED = `
  ${alternatives('on voit|il y a|y a|j @ ai|on a|la photo a|ma photo a|l @ image a|elle a', 'du|comme du|un|comme un', 'voile', '|gris|blanc|laiteux|grisatre|blanchatre', '|partout|sur la photo|sur l @ image|sur toute la photo')} = it is hazy
  ${alternatives('on voit|il y a|y a|j @ ai|on a|la photo a|ma photo a|l @ image a|elle a', 'un|comme un|ce', '|leger|fin|gros|epais', 'voile de', 'brume|brouillard', '|partout|sur la photo|sur l @ image|sur toute la photo')} = too hazy
  ${alternatives('on voit|il y a|y a', 'une brume legere|une legere brume|un leger brouillard|un brouillard leger')} = too hazy
`;

/** Turns of French for haze, noise and film grain. */
export const FRENCH_HAZE_AND_NOISE: Phrases = {
  phrase: `
    sans grain = no grain
    ${VEILED}
    un peu de grain de vieux film | un peu de grain de vieille pellicule | un leger grain de vieux film = slight film grain
    grain argentique/tres leger | grain argentique discret/fin/subtil/doux | grain argentique tres leger | grain de film leger/discret/fin/subtil/doux | grain de film tres leger | grain leger/discret/fin/subtil/doux = slight film grain
    un peu/soupcon de grain argentique | un peu/soupcon de grain de film | un peu/soupcon de grain | un leger/petit grain argentique | un leger/petit grain de film | un leger/petit grain | leger/petit grain argentique = slight film grain
    leger/petit grain de film | leger/petit grain | un chouia/poil/brin/tantinet/soupcon/rien granuleux/granuleuse/grenu/grenue/granule | a peine granuleux/granuleuse/grenu/grenue/granule | legerement granuleux/granuleuse/grenu/grenue/granule = slight film grain
    grain de vieux film | grain de vieille pellicule | grain de film ancien | grain de vieille photo | grain d @ un vieux film = film grain
    grain de film | grain argentique | grain | grain facon/type/style/genre/de pellicule | grain comme une pellicule | grain facon/type/style argentique/film | grain facon/type/style vieille pellicule = film grain
    rendu/aspect/look/effet/style/cote/texture granuleux/granuleuse/grenue | rendu/aspect/look/effet/style/cote/texture/bien/tres grenu/granule | du grain argentique/pellicule | du grain a l ancienne | grain comme avec une vieille pellicule | grain comme une vieille pellicule = film grain
    ${alternatives('il y a|y a|on dirait qu @ il y a', 'du brouillard|trop de brouillard|comme un brouillard|une espece de brouillard|de la brume|trop de brume|comme une brume|une espece de brume|une espece de voile|une sorte de voile')} = too hazy
    debrum~ | desembu~ = dehaze
    il reste du bruit/grain | il reste encore du bruit/grain | trop de bruit | beaucoup de bruit = too noisy
    on voit trop le bruit/grain | le bruit/grain se voit trop | du bruit partout | du grain partout | plein de bruit partout = remove the noise
    petite/floue/moche et pixelis~ | toute petite et pixelis~ | tout petit et pixelis~ | photo/image pixelis~ | toute pixelis~ = too pixelated
    bruit/grain dans les zones/parties sombres | bruit/grain dans les ombres | bruit chroma | bruit de luminance | bruit numerique | bruit iso = noise
    et du grain = and some film grain
    moins granuleux/granuleuse | redui~ le bruit | reduis~ le bruit | reduire le bruit | enlev~ le bruit | supprim~ le bruit | moins de bruit | sans bruit | debruit~ | enlev~ le grain | supprim~ le grain | retir~ le grain | redui~ le grain | reduis~ le grain = reduce noise
    moins de grain | vir~ le grain | attenu~ le grain | trop de grain | granuleux | nettoi~ le bruit | nettoie le grain | nettoyez le grain | nettoyer le grain | lisse le grain | nettoi/nettoie un peu = reduce noise
    elle est granuleuse | photo/image est granuleuse | c est un chouia/poil/brin/tantinet/peu granuleux/grenu | c est legerement granuleux/grenu | elle est un chouia/poil/brin/tantinet/peu granuleuse/grenue | elle est legerement granuleuse/grenue = is too grainy
    la photo est un chouia/poil/brin/tantinet/peu granuleuse/grenue | la photo est legerement granuleuse/grenue | l image est un chouia/poil/brin/tantinet/peu granuleuse/grenue | l image est legerement granuleuse/grenue = is too grainy
    voile gris | voile blanc | voile laiteux | voile | voile de brume | voile de brouillard | voile atmospherique | voile de chaleur = haze
    c @ est brumeux | c @ est brumeuse | c @ est tout brumeux | c @ est tout brumeuse | est brumeux | est brumeuse | est tout brumeux | est tout brumeuse | est toute brumeux | est toute brumeuse | trop brumeux | trop brumeuse = is too hazy
    tout voile | tout blanchatre | pas mal de voile atmospherique/gris | pas mal de voile de chaleur/pollution | trop/beaucoup/plein de voile atmospherique/gris | trop/beaucoup/plein de voile de chaleur/pollution = is too hazy
    y a du/un voile atmospherique | y a du/un voile de chaleur/pollution | il y a du/un voile atmospherique | il y a du/un voile de chaleur/pollution | un gros voile atmospherique/gris | un gros voile de chaleur/pollution = is too hazy
    pas mal de voile | trop/beaucoup de voile | on se croirait en plein brouillard | on se croirait dans le brouillard | on se croirait dans la brume | on se croirait dans du coton | c est tout voile/laiteux = is too hazy
    elle est toute/tres voilee/laiteuse/brumeuse | elle est un peu voilee/laiteuse/brumeuse | elle est voilee/laiteuse/brumeuse | la photo est toute/tres voilee/laiteuse/brumeuse | la photo est un peu voilee/laiteuse/brumeuse = is too hazy
    la photo est voilee/laiteuse/brumeuse | l image est toute/tres voilee/laiteuse/brumeuse | l image est un peu voilee/laiteuse/brumeuse | l image est voilee/laiteuse/brumeuse | photo/image voilee/laiteuse = is too hazy
    ca fourmille | fourmille | ca grouille | grouille | plein de petits grains | bourre de bruit | bourree de bruit | crade de bruit | bourre de grain = is too noisy
    grouille/pullule/fourmille/regorge/infeste/infestee/cribles/criblee/mange/mangee/bouffe/bouffee/pourri/pourrie de grain/bruit | grouille/pullule/fourmille/regorge de grain/bruit colore = is too noisy
    grouille/pullule/fourmille/regorge de parasites | grouille/pullule/fourmille/regorge de pixels/points colores | grouille/pullule/fourmille/regorge de pixels parasites = is too noisy
    grouille/pullule/fourmille/regorge de petits points colores | ca grouille/pullule/fourmille de grain/parasites | ca grouille/pullule/fourmille de grain/bruit colore | ca grouille/pullule/fourmille de pixels/points colores = is too noisy
    ca grouille/pullule/fourmille de pixels parasites | ca pullule/fourmille de bruit | infeste/infestee/cribles/criblee/mange/mangee/bouffe/bouffee/pourri/pourrie par le grain/bruit = is too noisy
    est pixelis~ | trop pixelis~ | tres pixelis~ | elle est pixelis~ | il est pixelis~ | c est tout crenele = is too pixelated
    debruitage | reduction du bruit | reduction de bruit | anti bruit | antibruit | suppression du bruit = noise reduction
    enlev~ la brume | supprim~ la brume | retir~ la brume | enlev~ le voile | enlev~ le brouillard | supprim~ le voile | enlev~/supprim~/retir~ le/ce voile brumeux/laiteux/blanchatre | enlev~/supprim~/retir~ le/ce voile de brume/brouillard = remove haze
    voile de brume a enlever | brume a enlever | brouillard a enlever | voile a enlever | voile de brume/brouillard … a oter/enlever/virer/retirer/supprimer/degager/eliminer/dissiper/gommer/effacer = remove the haze
    voile/brume/brouillard/smog … a oter/enlever/virer/retirer/supprimer/degager/eliminer/dissiper/gommer/effacer = remove the haze
    voile blanc/gris/atmospherique … a oter/enlever/virer/retirer/supprimer/degager/eliminer/dissiper/gommer/effacer | chass~/leve~/evapor~/perc~/souffl~/gomm~/ot~/elimin~/nettoy~/degag~/vir~ la brume = remove the haze
    chass~/leve~/perc~/gomm~/ot~/elimin~/degag~/vir~ le brouillard | chass~/leve~/gomm~/ot~/elimin~/nettoy~/vir~ le voile | chass~ ce voile | enlev~/vir~/chass~ la grisaille | enlev~ le voile gris/blanc | vir~/chass~ le smog | enlev~ la buee = remove the haze
    grain argentique/photo fort/appuye/epais | grain argentique/bien/photo prononce/marque | grain argentique/photo bien visible/marque/prononce | grain de film fort/prononce/marque/appuye/epais = strong film grain
    grain de film bien visible/marque/prononce | grain fort/prononce/marque/appuye/epais | grain bien visible | gros grain argentique | beaucoup de grain argentique | gros grain = strong film grain
    bruite~ | plein de bruit | trop bruite~ | trop granuleu~ | pleine de bruit | pleine de grain | plein de grain = too grainy
    a cause du voile gris | a cause du voile | voile brumeux = too hazy
    y a un voile brumeux | il y a un voile brumeux = it is too hazy
    y a plein/trop/beaucoup de bruit dans les parties/zones sombres/noires | y a plein/trop/beaucoup de bruit dans les ombres | y a plein/trop/beaucoup de bruit … a enlever/retirer/supprimer/corriger = remove noise
  `,
  adjective: `
    granuleu~ = grainy
    voile de pollution | voile de poussiere | voile de smog = haze
    laiteu~ = hazy
    le voile | dans le voile | disparait dans le voile | disparait dans la brume | disparait dans le brouillard = is too hazy
    grouille de petits points | plein de petits points | grouille de points | rempli de petits points | cell/cellulaire/telephone/tel/portable/natel/appareil/camera/iphone prend/fait des photos granuleuses/bruitees = is too noisy
    la percer | percer la brume | percer le brouillard | transpercer la brume | dissip~ la brume | dissip~ le voile = remove the haze
    le voile gris sur | le voile blanc sur | le voile de brume sur = the haze over
    toute voilee | voilee par le smog | voilee par la brume | voilee par la pollution = too hazy
    ca gresille | ca gresille de partout | ca grouille de bruit | iso/isos trop eleve/eleves/haut/hauts | trop d iso/isos | iso pousses/pousse a fond = too noisy
  `,
};
