import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** People and things that French names in turns of phrase. */
export const FRENCH_PEOPLE_AND_THINGS: Phrases = {
  phrase: `
    vareuse = jacket
    pantalon garance = red pants
    capot de la/ma voiture/clio = car hood
    ${alternatives('ma|cette|la', 'photo', 'en noir et blanc|noir et blanc', 'manque de')} = my picture lacks
    tableau/peinture/aquarelle/dessin de ma fille/mere | tableau/peinture/aquarelle/dessin de mon fils/pere = picture
    deux/trois/quatre/cinq/six/plusieurs fois la meme photo/image | dupliqu~ la photo/image | dupliqu~ l @ image | mets/met/mettez/mettre la photo en double = duplicate the picture
    tout le monde | tout le groupe | toute la famille/bande/classe/equipe = everyone
    grand mere | grand maman | arriere grand mere | arriere grand pere | arriere grands parents | grands parents | arriere grand parents = grandma
    grand pere | grand papa = grandpa
    ma golf | ma polo | ma punto | ma panda | ma corsa | ma astra | ma ibiza | ma leon | ma fiesta | ma focus | ma mini | ma smart | ma civic | ma micra | ma zoe | ma scenic | ma espace | ma berlingo | ma picasso | ma/sa/notre/la caisse = my car
    ma tete | sa tete | mon visage | ma tronche | ma gueule = my face
    ma meme | la vieille meme = my grandma
    du petit | de la petite | du gamin | de la gamine = of the kid
    foto | fotos | foto en = photo
    celle de mon pote | celle de ma copine | celle de mon copain | celle de mon ami | celle de mon amie | celui de mon pote = the face of my friend
    le type | un type | ce type | le mec | ce mec = the man
    plein de poussiere~ | pleine de poussiere~ = dust
    garee~ | stationne~ = parked
    mes beaux parents | nos beaux parents = my parents
    fil electrique qui traverse le ciel | fils electriques qui traversent le ciel | cable qui traverse le ciel = power line
    ${alternatives('en', 'vinyle|resine|plastique')} = vinyl
    ${alternatives('figurine~', 'avec|de', 'mon|ma|mes|notre')} = figurine of my
    bloc | blocs = blocks
    rayons des roues | rayons de la roue = spokes
    met~/mets/ajout~ de la couleur sur/a la/cette/ma photo de mon/ma/mes | met~/mets/ajout~ de la couleur sur/a cette/la vieille photo = colorize the photo of my
  `,
  adjective: `
    rouge gorge | rouges gorges = bird
    d honneur | demoiselle d honneur | de la demoiselle d honneur = bridesmaid
    frerot | frangin = brother
    teckel | caniche | bouledogue | berger allemand = dog
    canards = ducks
    tomates | mes tomates = food
    chaton roux | chaton = kitten
    mon chum = my boyfriend
    ma blonde = my girlfriend
    frangine = sister
    cire jaune = yellow raincoat
  `,
};
