import type { Phrases } from '../../phrases.ts';

/** How French says what is to stay as it is: keep, leave alone, everything except. */
export const FRENCH_KEEPING: Phrases = {
  phrase: `
    que ca reste credible | que ca reste naturel | que ca fasse naturel | sans que ca fasse faux | que ca reste discret = but keep it natural
    touche pas | touchez pas | ne touche pas | ne touchez pas | ne modifie pas | ne modifiez pas | ne change pas | ne changez pas | change rien | ne change rien | pas toucher | change pas | modifie pas | faut pas toucher = dont change
    ne touche rien | pas touche | je veux pas que tu changes | je ne veux pas que tu changes | veux pas que tu touches | je veux pas que tu modifies | je ne veux pas que vous changiez = dont change
    sauf moi | a part moi | excepte moi | hormis moi = except me
    sauf nous | a part nous = except us
    gard~/laiss~ … comme il/elle est | gard~/laiss~ … comme ils/elles sont | gard~/laiss~ … tel quel | gard~/laiss~ … tel qu @ il est | gard~/laiss~ … telle quelle | gard~/laiss~ … telle qu @ elle est = keep
    laiss~ tranquille | fich~ la paix = leave alone
    comme il est | comme elle est | comme ils sont | comme elles sont | comme ca | comme c @ est | tel qu @ il est | telle qu @ elle est | reste pareil | reste pareille | reste comme ca | reste tel quel | restent pareils = stay unchanged
    reste identique | reste intact | reste inchange | identique~ | ne bouge pas | bouge pas = stay unchanged
    tout le reste | le reste | reste = the rest
    tel quel | telle quelle | intact~ | inchange~ | pareil = unchanged
    sans toucher | sans modifier | sans changer | sans alterer | sans abimer = without changing
  `,
  adjective: `
    on garde | on laisse | on n @ y touche pas | on y touche pas = keep it
    qu on reconnaisse ma fille | qu on la reconnaisse | qu on le reconnaisse | qu on nous reconnaisse | en restant reconnaissable = keep it natural
    pogne/garde/gardes juste = keep only
    laisse les meubles tranquilles | sans toucher aux meubles = keep the furniture
    doit rester = should stay
    restent | doivent rester = stay
  `,
};
