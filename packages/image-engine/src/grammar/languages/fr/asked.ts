import { alternatives } from '../alternatives.ts';

/** What visitors of French ask for, in the words of its wishes. */
export const FRENCH_ASKED = `
  rayon/rayons de soleil/lumiere | rayons du soleil = sun rays
  met~/mettre/remettre/remet~/donn~/redonn~ les vrai/vrais/vraies/veritables/bonnes couleurs/couleur sur/a cette/la/ma/une photo/image = colorize the photo
  tu peu | est ce que tu peu | vous pouve = can you
  j @ ai pas l @ autorisation | je n @ ai pas l @ autorisation | on a pas l @ autorisation | j @ ai pas le consentement | on n @ a pas l @ autorisation = i have no permission
  plus de lumiere doree = more golden light
  un peu plus de lumiere doree = slightly more golden light
  lisible/lisibles/visible de loin | qui se lit/voit de loin = readable from afar
  pas trop gros/grosse/grosses/grand/grande = not too big
  pancarte = sign
  a travers = through
  ${alternatives('et|mais|', 'si c @ est pas possible|si ce n @ est pas possible|si c @ est impossible|si tu peux pas|si vous pouvez pas|si ca marche pas', '|alors|au moins')} = and if that is not possible then
  ${alternatives('sinon', 'mets|passe|peins', 'la|le', 'juste|seulement|simplement', 'en')} = if that is not possible then make it
  sinon mets/ajoute/fais = if that is not possible then add
  mont~ les l @ une au dessus de l @ autre | empil~ les l @ une au dessus de l @ autre = stacked vertically
  d @ avant en haut = before on top
  retrouver/retrouve/recuperer/ramener un peu les/des couleurs | retrouver/recuperer/ramener les/des couleurs = get back some color
  toute/tout/tous gris/grise/grises a cause de la brume | gris/grise a cause du brouillard | grise/gris a cause de la brume = gray because of the mist
  en transparence = translucent
  sans que la fenetre/lumiere/lampe devienne/soit toute/trop/completement blanche | sans que les fenetres deviennent toutes blanches | sans cramer/bruler la/les fenetre/fenetres = without blowing out the windows
  que le … soit/devienne = make the
  coup~/rogn~/enlev~/recadr~ ce qui depasse/deborde autour = trim the empty edges
  ok alors je dicte | je dicte | alors je dicte =
  fassent/fasse/fait plus automne | fassent/fasse automne = look more autumnal
  rayons des roues | rayons de la roue = spokes
  ${alternatives('que je|je le|je la|je', 'met sur|mets sur|vends sur|poste sur', 'leboncoin|vinted|ebay|facebook|marketplace|kijiji')} = i am selling
  met~/mets/ajout~ de la couleur sur/a la/cette/ma photo de mon/ma/mes | met~/mets/ajout~ de la couleur sur/a cette/la vieille photo = colorize the photo of my
  met~/mets/ajout~ une teinte orangee/orange = add an orange tint
  avec une teinte orangee/orange = with an orange tint
  est toute/tout/tres/bien/si pale = is faded
  et a une/un dechirure/pli/rayure/tache/cassure | et a des dechirures/plis/rayures/taches/cassures = and has creases
  ${alternatives('une teinte|des teintes', 'orangee|orange|orangees|oranges', 'sur toute la photo|sur toute l @ image|partout')} = orange tint
  ${alternatives('il y a|y a|elle a|on a|avec', 'une teinte|des teintes', 'orangee|orange|orangees|oranges', 'sur toute la photo|sur toute l @ image|partout')} = has orange cast
  sans que la fenetre soit cramee/brulee/surexposee/blanche | sans que les fenetres soient cramees/brulees/surexposees/blanches | sans que la fenetre crame | sans cramer/bruler les blancs = without blowing out the windows
  met~/mets/coll~ … photos/images ensemble = put together photos
  met~/mets/coll~ les ensemble | met~/mets/coll~ les deux ensemble = put the pictures together
  ${alternatives('joins|joignez|reunis|reunissez|rassembl~|assembl~|uni|unis|unissez|accol~', 'les photos|les deux photos|ces deux photos|mes deux photos|les images|les deux images|mes photos|ces photos')} = join the two photos
  vignette sombre/foncee/noire | vignettage sombre/fonce = dark vignette
  vignette noire legere | vignette sombre legere = subtle dark vignette
  vignette claire/blanche = white vignette
  ${alternatives('coup~|rogn~|recadr~', 'un peu|legerement', 'sur les cotes|les cotes|des cotes|de chaque cote|des deux cotes')} = crop a bit on both sides
  ${alternatives('coup~|rogn~|recadr~', 'sur les cotes|les cotes|des deux cotes')} = crop a bit on both sides
  pas une tempete non plus | pas une tempete | sans exces | sans en faire trop | n @ en fais pas trop | n @ en faites pas trop | sans exagerer | sans que ca se voie trop | sans que ca se remarque | tout en discretion = without overdoing it
`;
