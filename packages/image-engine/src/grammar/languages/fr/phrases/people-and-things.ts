import type { Phrases } from '../../phrases.ts';

/** People and things that French names in turns of phrase. */
export const FRENCH_PEOPLE_AND_THINGS: Phrases = {
  phrase: `
    tout le monde = everyone
    grand mere | grand maman | arriere grand mere | arriere grand pere | arriere grands parents | grands parents | arriere grand parents = grandma
    grand pere | grand papa = grandpa
    ma golf | ma polo | ma punto | ma panda | ma corsa | ma astra | ma ibiza | ma leon | ma fiesta | ma focus | ma mini | ma smart | ma civic | ma micra | ma zoe | ma scenic | ma espace | ma berlingo | ma picasso = my car
    ma tete | sa tete | mon visage | ma tronche | ma gueule = my face
    ma meme | la vieille meme = my grandma
    du petit | de la petite | du gamin | de la gamine = of the kid
    foto | fotos | foto en = photo
    celle de mon pote | celle de ma copine | celle de mon copain | celle de mon ami | celle de mon amie | celui de mon pote = the face of my friend
    le type | un type | ce type | le mec | ce mec = the man
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
