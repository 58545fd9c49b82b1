import { alternatives, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** What somebody painted or drew. */
const PAINTED =
  'un tableau|un dessin|un dessin au crayon|une peinture|une peinture a l @ huile|une aquarelle';

/** Turns of French for what is told of a picture beside a wish, and what it means. */
export const FRENCH_TALK_TOLD: Phrases = {
  phrase: `
    me conviennent/convient/plaisent/plait comme ca | me conviennent/convient = is fine
    reconnaissable~ | identifiable~ = recognizable
    ${alternatives('on dirait que j @ ai|on dirait qu @ il a|on dirait qu @ elle a', 'les|des')} = i have
    l @ ete/hiver approche/arrive | noel approche/arrive | mariage/fete/printemps approche | photo retrouve~/trouve~/deniche~ … grenier/tiroir/brocante/carton/cave | photo retrouve~/trouve~ chez | la pluie/neige/brume a gache/abime la photo | la pluie/neige a tout gache = no idea
    le/mon fond est bien/ok/parfait/nickel/super | la lumiere est degueu/degueulasse/pourrie/nulle/moche | la lumiere est pas top/ouf/folle | on dirait/croirait qu @ il/ils/elles | on voit mes/nos/ses pieds/jambes | on voit mon doigt/pouce = no idea
    nous etions trois/quatre/cinq/six | on etait trois/quatre/cinq/six | on est trois/quatre/cinq | on dirait un filtre | on dirait un filtre insta/instagram/snap/snapchat/tiktok | filtre insta/instagram/snap/snapchat trop fort = no idea
    photo de nuit pleine/plein de bruit/grain = picture taken at night too noisy
    ${alternatives('on est|nous sommes|je suis', 'en foret|a la plage|a la mer|au bord de la mer|a la montagne|au ski')} = we were outside
    ${alternatives('je suis|on est|nous sommes', 'devant', 'la mer|la montagne|les montagnes|la foret')} = we were outside
    concert/mariage/match/fete/feu de nuit = event taken at night
    le voile de la/ma mariee | voile de la mariee | voile de mariee | voile de mariage | son/mon voile | avec un voile blanc = veil
    prise cette nuit | prise cette apres midi | prise cette nuit la = taken at night
    ${alternatives('c @ est', PAINTED)} = this is my exhibit
    ${alternatives('j @ ai scanne|j @ ai photographie', PAINTED)} = i scanned this picture
    annule/annuler/annulez la derniere modification | annule/annuler/annulez le dernier changement | annule/annuler ca | annule/annuler cela = undo the last change
    bonsoir | bonne journee | bonne soiree | bonne nuit | madame monsieur = hello
    combien ca coute | combien coute | combien ca couterait | combien ca va me couter | c @ est combien | quel est le prix | quel prix | c est gratuit | c est payant | est ce gratuit | est ce payant | ca coute quoi | ca coute cher | ca coute un bras = how much is it
    j ai deux vues | j ai deux prises | j ai trois vues | j ai trois prises | j ai quatre vues | j ai quatre prises | j ai cinq vues | j ai cinq prises = i have photos
    je vends = i sell
    je vends ce sac sur | je vends ce | je vends cette | je vends ces | je vends mon | je vends ma | je vends mes | je le vends sur | je la vends sur = im selling this
    s @ appelle | s @ appellent = is called
    il y en a assez | y en a assez | il y en a suffisamment = is enough
    la photo est pour | cette photo est pour = it is for
    ca joue si tu/vous | ca joue | ca te/vous dit/derange de | ca t @ ennuie de | ca vous ennuie de | tu veux bien | voulez vous bien | vous voulez bien | il conviendrait de | il conviendrait d @ | il serait souhaitable/bien/bon de | il serait souhaitable/bien/bon d @ = please
    tu peux | tu peux tu | peux tu | tu pourrais | pourrais tu | vous pouvez | pouvez vous | vous pourriez | pourriez vous | m a/ont dit que vous sauriez/pouviez/pourriez/saviez | m a/ont dit que tu saurais/pouvais/pourrais/savais = please
    ma/mon fille/fils/mari/femme/soeur/frere/amie/ami/voisine/voisin/copine/copain m a dit que vous/tu sauriez/pourriez/saviez/pouviez/saurais/pourrais | ma/mon petite/petit fille/fils m a dit que vous/tu sauriez/pourriez/saviez/pouviez/saurais/pourrais = please
    prise avec | pris avec = taken with
    cordialement | merci d @ avance | merci beaucoup | bien a vous | bonne continuation | et voila | voila | c @ est tout | rien d @ autre | super appli | appli geniale | trop bien cette appli | merci beaucoup pour l @ appli | merki | merciii | mercii | mci | bien cordialement | bien a toi | salutations = thanks
    la date d aujourd hui | la date du jour | date du jour | la date de ce jour | la date d aujourdhui | date d aujourdhui = the date
    dit que | dit qu | pense que | pense qu | trouve que | trouve qu = thinks that
    pour faire un carre | pour faire carre | pour avoir un carre | pour que ce soit carre | pour obtenir un carre | pour en faire un carre | pour arriver a un carre | pour qu @ elle soit carree | pour un format carre = to make it square
    pour un carre | pour tenir dans un carre | pour rentrer dans un carre | pour que ca fasse/devienne/soit carre | pour que ca fasse/devienne un/du carre | pour que ca fasse/devienne une image/photo carree = to make it square
    pour que ca fasse/devienne un format/truc carre | pour que ce/ca soit un/du carre | pour que ce/ca soit une image/photo carree | pour que ce/ca soit un format/truc carre | pour en faire carre | pour en faire du carre = to make it square
    pour en faire une image/photo carree | pour en faire un format/truc carre | pour obtenir/avoir carre | pour obtenir/avoir du carre | pour obtenir/avoir une image/photo carree | pour obtenir/avoir un format/truc carre = to make it square
    histoire/afin de faire carre | histoire/afin de faire un/du carre | histoire/afin de faire une image/photo carree | histoire/afin de faire un format/truc carre | pour arriver a carre | pour arriver a du carre | pour arriver a une image/photo carree | pour arriver a un format/truc carre = to make it square
    cote vintage est parfait | cote vintage est genial | cote vintage est super | cote vintage est top = vintage feel is great
    il me faut | j @ ai besoin de | j @ ai besoin d @ | j @ aimerai | j @ voudrais = want
    il me la faut | il me le faut | il me les faut | il nous la faut | il la faut | il le faut | il la faudrait | il la faudrait plus = want it
    on a eu que de la pluie | on n @ a eu que de la pluie | il a plu tout le temps | on a eu de la pluie = we only had rain
    va/vont/allait adorer/aimer/kiffer/hurler | va/vont/allait etre content/contente/contents/ravi/ravie | va/vont/allait pleurer de joie = will love it
    hier j @ avais demande = yesterday
    j @ en ai … a faire | on en a … a faire | j @ en ai … comme ca | il m @ en reste … a faire = i have a deadline
    profite~ en pour | profite~ en | tant que tu y es | tant que vous y etes | pendant que tu y es | pendant que vous y etes | par la meme occasion | dans la foulee | du meme coup = also
    photo faite a/au/en/dans/chez/pendant | photo prise au/en/chez/pendant/depuis | photo faite/prise derriere | photo faite/prise a travers | j @ etais a | on etait a | pris a | prise a | photo prise a = shot at
    j @ ai pris ca | jai pris ca | j @ ai pris cette photo | jai pris cette photo | on a pris cette photo | on a pris ca | j @ ai fait cette photo = i took this
    je le/la/les revends/vends = i am selling it on
    je tiens un/une | je gere un/une | on tient un/une | on gere un/une = im a
    dans une salle/piece/eglise/rue mal eclairee | dans une salle/piece sombre | dans un bar/restaurant/endroit sombre | dans un endroit mal eclaire | dans la penombre = indoors
    je suis = im
    l @ ete a ete sec/pourri | l @ hiver a ete long/rude | il a fait sec | il a pas plu = it was a dry summer
    couleurs comme en vrai/realite | couleurs comme dans la realite | couleurs comme a l @ oeil | couleurs comme elles etaient/sont | couleurs telles qu @ elles etaient = true colors
    pour qu @ on regarde | pour qu @ on voie surtout | pour attirer l @ oeil/attention sur | pour attirer le regard sur | pour diriger le regard vers | pour mettre l @ accent sur = so that i can see
    ambiance/atmosphere film d @ horreur/epouvante | ambiance/atmosphere d @ horreur/epouvante | ambiance/atmosphere de film d @ horreur = eerie mood
    photo prise … sous la pluie | prise … sous la pluie = picture taken in the rain
    photo prise … sous la neige | prise … sous la neige = picture taken in the snow
    photo prise … dans le brouillard/brume | photo prise … dans la brume = picture taken in the fog
    elle date de | il date de | ca date de | cela date de | elle date des | elle remonte a | prise vers | la photo date de | cette photo date de | l @ original date de = it was taken in
    datant de | datee de | qui date de | qui remonte a = taken in
    on a scanne cette photo | j @ ai scanne cette photo | on l @ a scannee | je l @ ai scannee | je l @ ai numerisee | on l @ a numerisee | on a numerise cette photo = i scanned this picture
    mon cv = for my resume
    on voit plus … dans la brume | on voit plus … dans le brouillard | on ne voit plus … dans la brume | on ne voit plus … dans le brouillard | on distingue plus … dans la brume | on distingue plus … dans le brouillard = it is too hazy because
    comme si elle etait prise avec | comme si elle avait ete prise avec | comme si c @ etait pris avec | comme prise avec | comme si je l @ avais prise avec = vintage like
    ${alternatives('aurais tu|auriez vous', 'la gentillesse|l @ amabilite|la bonte', 'd @|de')} = please
    la photo vient de/du/des | la photo date du/des | cette photo vient de/du/des = the photo is from
    ca ne me plait pas comme ca | ca ne me plait pas | ca me plait pas comme ca | ca me plait pas = i dont like it like this
    pour que ca fasse plus professionnel/pro/professionnelle | pour faire plus professionnel/pro | pour que ce soit plus professionnel/pro = so that it looks professional
    je ne suis pas un/une pro/expert/experte/professionnel | je suis pas un/une pro/expert/experte/professionnel | je ne suis pas pro/expert/experte | je suis pas pro/expert/experte = im no expert
    un fondu entre les | fondu entre les | un fondu enchaine entre les | fondu enchaine entre les | un fondu enchaine des | fondu enchaine des = crossfade the
    j @ ai pas l @ autorisation | je n @ ai pas l @ autorisation | on a pas l @ autorisation | j @ ai pas le consentement | on n @ a pas l @ autorisation = i have no permission
    ${alternatives('est ce|est il|serait ce|serait il|c @ est|ce serait|ca serait|est ce que c @ est|est ce que ce serait|est ce qu @ il est|est ce qu @ il serait|', 'possible d @ avoir')} = want have
    ${without(alternatives('que je|je le|je la|je', 'met sur|mets sur|vends sur|poste sur', 'leboncoin|vinted|ebay|facebook|marketplace|kijiji'), 'je le mets sur leboncoin | je le mets sur vinted | je le mets sur facebook | je le poste sur leboncoin | je le poste sur vinted | je le poste sur facebook | je la mets sur leboncoin | je la mets sur vinted | je la mets sur facebook | je la poste sur leboncoin | je la poste sur vinted | je la poste sur facebook')} = i am selling
  `,
  adjective: `
    me va | me va bien | me plait bien | est nickel | est niquel | est top = is fine
    mes eleves | les eleves = my class
    faites mieux | fais mieux | faites moi mieux | si ca se combine = please
    prix | le prix = price
    gache | gachent | gache tout = spoils
    pris ca de nuit | photo prise de nuit | j ai pris ca de nuit | jai pris ca de nuit | je l ai prise de nuit = taken at night
    le marche | marche de noel = the market
    il y avait du | il y avait de la | il y avait de l | il y avait un | il y avait = there was
    reclament | reclame = want
    c @ est qui | qui est ce | qui est c = who is it
  `,
};
