import { alternatives, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Je le verrais bien en vert": what a thing that was named shall be. */
const SEEN = `
  ${alternatives('je', 'le|la|les', 'verrais|vois', 'bien|ben|plutot|mieux', 'en')} = make it
  ${alternatives('je', 'le|la|les', 'verrais|imagine|prefererais', 'en')} | ${alternatives('je l @', 'imagine', '|bien|plutot', 'en')} = make it
  je le voudrais/veux flou | je le voudrais/veux tout/bien flou = make it blurry
  mais moi net/nette | mais moi bien net/nette | et moi net/nette = but keep me sharp
  plus blanc/blanche/blancs/blanches = in white
  plus noir/noire/noirs/noires = in black
  est plus blanc/blanche/noir/noire | sont plus blancs/blanches/noirs/noires = is decent
  trop satur~ = too saturated
  blancs plus blancs | blanc plus blanc = white balance
  noirs plus noirs | noirs bien/plus/tres profonds | noirs profonds/intenses/denses = more contrast
  devraient etre | devraient rester = should be
  blancs devraient/doivent etre/rester blancs | neige devrait/doit etre/rester blanche = fix the white balance
`;

/** How wishes begin and go on in French: make, put, show, can you, instead of. */
export const FRENCH_ASKING: Phrases = {
  phrase: `
    pourquoi = why
    est si flou/floue | est aussi flou/floue = is so blurry
    est si sombre = is so dark
    et puis euh que | et puis que | et aussi que | et euh que = and
    fais/faites/faire tomber | fais/faites/faire tomber un peu de | fais/faites/faire tomber de la/l | ajoute moi | mets y | mettez y | ajoute y | ajoutez y | rajoute y = add
    j @ le veux | j @ la veux | j @ les veux | je le/la/les veux plutot | j @ le voudrais | j @ la voudrais = i want it
    ${SEEN}
    on dirait une photo de/des | on croirait une photo de/des | on dirait une photo du siecle dernier | il y a/avait de la place | y a de la place | trop de place/vide/espace autour | on doit encore/toujours/pouvoir | il faut encore/pouvoir | on devrait encore = no idea
    on peut lire | on peut pas lire | on arrive pas a lire | impossible de lire | on n @ arrive pas a lire = no idea
    passe/passez les en | peut on le rendre | peut on la rendre | peux tu le rendre | peux tu la rendre | on peut le rendre | on peut la rendre | pouvez vous le rendre | pouvez vous la rendre = make it
    tu me le mets en | tu me la mets en | tu me les mets en | mets le moi en | mets la moi en | mets les moi en | tu peux le mettre en | tu peux la mettre en | tu peux les mettre en | tu peux me le mettre en | tu peux me la mettre en | passe/passez le/la en = make it
    tu la/le mettrais/ferais plutot en | tu peux la/le mettre plutot en | tu la/le mettrais en = make it
    ${alternatives('ma|cette|la', 'photo', 'en noir et blanc|noir et blanc', 'est|a')} = my picture is
    ${alternatives('on dirait|on croirait', 'que', 'la photo|l @ image|ma photo')} | ${alternatives('on dirait|on croirait', 'qu @', 'elle')} = it looks like the picture
    la nuit est trop = it is too
    un beau | un tres beau | une belle | une tres belle = a
    si ce n @ est pas possible | si c @ est pas possible | si tu ne peux pas | si tu peux pas | si pas possible = if you cant
    peux/pourrais tu me la/le/les | peux/pourrais tu me l @ | tu peux/pourrais me la/le/les | tu peux/pourrais me l @ | pouvez/pourriez vous me la/le/les | pouvez/pourriez vous me l @ | vous pouvez/pourriez me la/le/les = can
    vous pouvez/pourriez me l @ | on peut me la/le/les | on peut me l @ | peut/pourrait on me la/le/les | peut/pourrait on me l @ | on peut pas | on pourrait pas | tu peux pas | tu pourrais pas | vous pouvez pas | vous pourriez pas = can
    t @ peux pas | on ne pourrait pas | tu ne pourrais pas | vous ne pourriez pas | y aurait pas moyen de | y a pas moyen de | ya pas moyen de | y aurait pas moyen d @ | y a pas moyen d @ | tu pourrais tu | vous pouvez tu = can
    vous pourriez tu | on peut tu | t @ peux tu | tu peux tu m @ | peux tu m @ | tu pourrais m @ | tu peux m @ | pourrais tu m @ | pouvez vous m @ | pourriez vous m @ | vous pourriez m @ | vous pouvez m @ = can
    dessine | croqu~ moi | croqu~ nous | croqu~ le | croqu~ la | croquer moi | croquer nous = draw
    pr = for
    donn~ un cote | un petit cote | avec un cote = give
    comment je fais pour | comment faire pour | comment puis je = how can i
    je prefere | je prefererais | je prefererai | j aime mieux | j aimerais mieux | on prefererait | on prefere | nous preferons | nous prefererions | mon mari/patron voudrait/veut | ma femme/mere voudrait/veut | mon mari/patron voudrait/veut que | ma femme/mere voudrait/veut que = i want
    jvoudrais | jvoudrai | jveux | jveu | jaimerais | jaimerai = i want
    comment il/elle/ca/ce serait/rendrait/ferait en | a quoi il/elle/ca/ce serait/rendrait/ferait en | il/elle/ca serait/rendrait/ferait comment en | comment ca donnerait en | ca donnerait en = i want it in
    on peut/pourrait pas avoir un/une/le/la/les/des | on peut/pourrait pas avoir l @ | y a/aurait pas moyen d @ avoir un/une/le/la/les/des | y a/aurait pas moyen d @ avoir l @ = i want the
    est ce qu @ on peut/pourrait avoir un/une/le/la/les/des | est ce qu @ on peut/pourrait avoir l @ | on peut/pourrait avoir un/une/le/la/les/des | on peut/pourrait avoir l @ | je peux/pourrais avoir un/une/le/la/les/des = i want the
    je peux/pourrais avoir l @ | puis/pourrais je avoir un/une/le/la/les/des | puis/pourrais je avoir l @ = i want the
    au lieu de | au lieu d @ | a la place de | plutot que = instead of
    a la place du | a la place de la | a la place de l @ | a la place des = instead of the
    elle est | il est | elle a | il a = it is
    elle doit | elle devrait | il doit | il devrait = it should
    il manque juste | il manque | qui manque | manque juste | manque = lacks
    comme si c était | comme si on était | facon | comme s @ il | comme s @ ils | comme si elle | comme si il | comme s @ il avait ete | comme si elle avait ete | comme si j @ etais | comme si nous etions | si c @ etait | et si c @ etait = like
    que … vire/virent/passe/passent/tourne au | que … vire/passe en | que … devienne/deviennent | fais/faites que … vire/virent/passe/passent/tourne au | fais/faites que … vire/passe en | fais/faites que … devienne/deviennent = make
    fais/faites en sorte que … vire/virent/passe/passent/tourne au | fais/faites en sorte que … vire/passe en | fais/faites en sorte que … devienne/deviennent | j aimerais que … vire/virent/passe/passent/tourne au = make
    j aimerais que … vire/passe en | j aimerais que … devienne/deviennent | je voudrais/veux que … vire/virent/passe/passent/tourne au | je voudrais/veux que … vire/passe en | je voudrais/veux que … devienne/deviennent = make
    il faudrait que … vire/virent/passe/passent/tourne au | il faudrait que … vire/passe en | il faudrait que … devienne/deviennent | on peut voir | peut on voir | je peux voir = make
    fais d @ elle = make her
    fais de lui = make him
    donn~ lui un air de | donn~ un air de | donn~ lui des airs de = make it look like
    fais de moi = make me
    faire que mon | faire que ma | faire que mes | fais que mon | fais que ma | fais que mes | faites que mon | faites que ma | faites que mes | fasse que mon | fasse que ma | fasse que mes = make my
    passe le | passe la | passe les | passer le | passer la | passer les | faire que le | faire que la | faire que les | fais que le | fais que la | fais que les | faites que le | faites que la | faites que les | fasse que le | fasse que la | fasse que les | que le … soit/devienne = make the
    fais de nous = make us
    enfin non | euh non | ah non | non pardon | surtout pas = no
    ne … pas | n … pas | pas un truc de/genre | pas un effet/rendu | pas un effet/rendu de | pas quelque chose de = not
    rien que la personne | juste la personne | seulement la personne | juste le sujet = only the subject
    mets … dehors | mettez … dehors | mettre … dehors | place … dehors | placez … dehors | emmene … dehors | emmenez … dehors | prends/prenez/prendre/recupere/recuperez … et colle/mets/place/pose/incruste/ajoute/collez/mettez/placez la/le | prends/prenez/prendre/recupere/recuperez … et colle/mets les = put
    j @ aimerais nous voir | j @ aimerais me voir | je voudrais nous voir | je voudrais me voir = put us
    voir = see
    je le voudrais | je la voudrais | je les voudrais | je le veux | je la veux | je les veux | je l @ aimerais | je les aimerais | doit devenir | devienne | deviennent | devrait devenir | gagnerait a etre | gagneraient a etre = should be
    meriterait d @ etre | meriteraient d @ etre | devient | deviendrait | deviendra | devenir = should be
    doit etre en | doivent etre en | devrait etre en | il peut etre en | elle peut etre en | il pourrait etre en | elle pourrait etre en | ils peuvent etre en | elles peuvent etre en = should be in
    enfin | pour finir | finalement = then
    ya = there
    on dirait que c @ est | on dirait que la photo est | on dirait que tout est | on dirait qu @ elle est | on dirait qu @ il est = this is
    trop = too
    on voit pas | on ne voit pas | on distingue plus | on ne distingue plus | on voit plus | on ne voit plus | on distingue mal | on voit mal | on devine a peine | on voit a peine = we cant see
    nous aimerions | nous voudrions | nous souhaitons | nous souhaiterions | nous desirons | nous desirerions = we want
    qu @ est ce que | qu @ est ce qu @ = what
    qu @ est ce que je peux | qu @ est ce qu @ on peut | qu @ est ce que tu peux = what can i
    qu est ce qu il y a | qu y a t il | que voit on | qu est ce que c est | qu @ est ce qu @ on voit | qu @ est ce que tu vois | que vois tu = what is in
    serait mieux dans | serait mieux sur | serait plus belle dans | serait plus beau dans | irait mieux dans = would look better in
    serait mieux devant | irait mieux devant = would look better in front of
    s @ affiche | s @ affichent = is
    ${alternatives('sors|sortez|livre|livrez', 'moi|nous|', 'ca|le tout|tout ca|la photo|l @ image|le resultat', 'en')} = export it in
    ${alternatives('exporte|exportez|enregistre|enregistrez|sauvegarde|sauvegardez', 'moi ca|ca|le tout|tout|la photo|l @ image|', 'en')} = export it in
    ${alternatives('tu', 'le|la|les', 'pose|poses|places|colles')} = put it
    ${alternatives('pose|posez|poses', 'moi|nous')} = put me
    ${alternatives('pose|posez|poses', 'mon|ma|mes')} = put my
    ${alternatives('fai~', 'la|le|les', 'paraitre')} = make it look
    on ait l impression que je suis | qu on ait l impression que je suis | qu on ait l impression que nous sommes | aimer~ bien qu on ait l impression que je suis | aimer~ qu on ait l impression que je suis = put me
    est ce qu il y aurait moyen de | y aurait moyen de | il y aurait moyen de | y a moyen de | il y a moyen de | tu peu | est ce que tu peu | vous pouve = can you
    fais le/la s asseoir | fais le/la asseoir | qu il/elle s assoie | assieds le/la = make him sit down
    montre le/la vu/vue d en haut | vu/vue d en haut | montre le/la d en haut = show it from above
    rend~ moi plus grand/grande | rend~ le/la plus grand/grande = make him taller
    doit pas devenir fluo/fluorescente | ne doit pas devenir fluo/fluorescente | doivent pas devenir fluo | sans devenir fluo = should not look neon
    ${without(alternatives('et|mais|', 'si c @ est pas possible|si ce n @ est pas possible|si c @ est impossible|si tu peux pas|si vous pouvez pas|si ca marche pas', '|alors|au moins'), 'si c @ est pas possible | si ce n @ est pas possible | si tu peux pas')} = and if that is not possible then
    ${alternatives('sinon', 'mets|passe|peins', 'la|le', 'juste|seulement|simplement', 'en')} = if that is not possible then make it
    sinon mets/ajoute/fais = if that is not possible then add
  `,
  adjective: `
    un ptit | un tit | une ptite | une tite = a
    y @ a moyen d @ avoir | ya moyen d @ avoir = add
    tt = all
    tt le reste = everything else
    moi je voudrais | moi je veux | moi j @ aimerais = i want
    j aimerais le voir en | j aimerais la voir en | je voudrais le voir en | je voudrais la voir en | j aimerais les voir en = i want it in
    ce serait mieux | serait mieux | ce serait bien mieux = instead
    tirent vers le | tire vers le | tirent sur le | tire sur le | vire au | virent au | tirent vers | parait tout | parait toute = is too
    un peu comme | en mode = like
    perdre = lose
    fais fondre | faites fondre | fait fondre = melt
    naturel~ | realiste | realistes = natural
    incrust~ = put
    posez le sur | pose le sur | pose la sur | posez la sur | pose les sur | posez les sur = put it on
    balance moi | balance nous | catapulte moi | propulse moi | teleporte moi | teleporte nous | expedie moi | me retrouver = put me
    pose le | pose la | pose les | posez le | posez la | posez les = put the
    voir ce que ca donne en | ce que ca donne en | voir ce que ca donnerait en | ce que ca donnerait en = see how it would look in
    est cense etre | est censee etre | sont censes etre | sont censees etre | devrait etre = should be
    ce que donnerait = show
    montre la moi en | montre le moi en | montrez la moi en | montre moi la en = show it to me in
    voir ce que donnerait la | voir ce que donnerait le | ce que donnerait la | ce que donnerait le | ce que donneraient les | a quoi ressemblerait la | a quoi ressemblerait le | montre lui le | montre lui la | montrez lui le | montrez lui la = show the
    montre celui ci en | montre celle ci en | montrez celui ci en | montrez celle ci en = show this one in
    fais/faites/faire/fait virer = turn
    tu sais faire quoi | que sais tu faire | tu peux faire quoi | qu est ce que tu sais faire = what can you do
  `,
};
