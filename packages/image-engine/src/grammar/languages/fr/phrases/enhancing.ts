import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { STATE } from '../parts.ts';

/** What French says of a picture that is to be nicer, or is not nice at all. */
export const FRENCH_ENHANCING: Phrases = {
  phrase: `
    tir~ le meilleur de la photo | tir~ en le meilleur | tir~ le meilleur = get the best out
    ${alternatives('assez', STATE, 'comme ca')} = fine
    met~ le/la/mon/ma en valeur | met~ en valeur le/la/mon/ma = make stand out the
    quelque chose de beau | quelque chose de joli | quelque chose de bien | quelque chose de chouette | quelque chose de sympa | quelque chose de plus beau | quelque chose de mieux = better
    fais/faites/fait/faire peter/claquer/exploser/vibrer/petiller/flamboyer les/le/la = boost the
    amelior~ la qualite de la photo | amelior~ la qualite de l @ image | amelior~ la qualite | meilleure qualite | plus de qualite | augment~ la qualite | amelioration auto | amelioration automatique | amelioration | retouche automatique | optimisation auto | optimisation automatique | optimisation = enhance
    c @ est moche | c @ est affreu~ | c @ est nul | c @ est horrible | est moche | est affreu~ | ca/elle/il fait pitie/peur | ca/elle/il craint | ca/elle/il craint du boudin | ca/elle/il ressemble a rien = looks terrible
    ca/elle/il ressemble pas a grand chose | ca/elle/il vaut rien | ca/elle/il fait de la peine | elle/il fait mal aux yeux | c est une/la cata | c est une catastrophe | c est la misere/honte/loose | c est naze/nase/degueu/degueulasse/cheum/crado | c est de la merde = looks terrible
    surprends/surprenez/etonne/etonnez/epate/epatez moi/nous | fais/faites/fait au mieux | fais/faites/fait de ton/votre mieux | fais/faites/fait pour le mieux | fais/faites le/la au mieux = make it better
    rends/rend/rendez la/le/ca stylee/style/canon/classe/swag/chouette/sympa/cool/presentable/quali/propre | rends/rend/rendez la photo stylee/style/canon/classe/swag/chouette/sympa/cool/presentable/quali/propre = make it nicer
    rends/rend/rendez l @ image stylee/style/canon/classe/swag/chouette/sympa/cool/presentable/quali/propre = make it nicer
    plus beau | plus belle | plus joli~ | plus chouette | plus canon | plus stylee | plus style | plus classe | plus sympa | plus cool | plus presentable | plus propre | plus quali | plus funky | plus sexy | plus vendeur | plus vendeuse | + joli~ | + beau | + belle~ = nicer
    plus instagrammable | plus instagramable | plus photogenique = nicer
    se detache | se demarque | saute aux yeux | attire l @ oeil | se voie mieux | ressorte | ressortent | ressorte mieux | ressorte bien | soit mis en valeur | mettre en valeur = stand out
    qu @ on voie a peine | qu @ on voit a peine | qu @ on ne voie presque plus = no idea
    il/elle courait/bougeait/sautait | ils couraient/bougeaient = he moved
    ${alternatives('fais|faites|faire', 'ressortir', 'mon|le|ce', 'produit|bijou|sac|vase')} = make the product stand out
    que pouvez vous faire | que peux tu faire | qu est ce que tu peux faire | qu est ce que vous pouvez faire | on peut faire quelque chose | vous pouvez faire quelque chose = can you fix it
    en bonne/meilleure/excellente qualite | en tres bonne/haute qualite = in good quality
    pour que ca fasse plus joli/beau/moderne/elegant/propre | pour faire plus joli/beau/moderne/elegant/propre | pour que ce soit plus joli/beau/moderne/elegant = so that it looks better
  `,
  adjective: `
    mieux | meilleur~ | belle | beau = better
    ennuyeu~ = boring
    elegant~ | chic | classe | raffin~ = elegant
    nickel = fine
    heureu~ | heureuse = happy
    elle tire la tronche | il tire la tronche | tire la tronche = looks grumpy
    rends/rend ca/la/le ecoeurant/ecoeurante/malade/capotant/debile/hot | donne/donnez lui/y du wow | donne/donnez lui/y un peu de wow | donne/donnez lui un effet wow | un effet wow = make it nicer
    moderne~ = modern
    nouveau | nouvelle = new
    joli~ | magnifique~ | superbe~ | sublime~ | ravissant~ | mignon~ | mignonne | chouette~ | canon | splendide~ | impeccable~ = nice
    vieux | vieille | ancien~ | ancienne = old
    professionnel~ | pro = professional
    triste = sad
    simple~ | sobre~ | epure~ = simple
    moche~ = ugly
  `,
};
