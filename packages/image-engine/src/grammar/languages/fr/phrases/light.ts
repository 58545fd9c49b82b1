import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { EVENING } from '../parts.ts';

/** Turns of French for light: too dark, brighter, shadows, highlights, contrast, golden hours. */
export const FRENCH_LIGHT: Phrases = {
  phrase: `
    du gris tres clair | gris tres clair = very light gray
    on voit rien de ma/sa/notre tete/face/figure | on voit rien de mon/son/nos visage~ | on ne voit rien de mon/son visage | on ne voit rien de ma tete | on voit pas/plus ma/sa tete | on voit pas/plus mon/son/nos visage~ | on ne voit pas mon/son visage | manque de lumiere | trop peu de lumiere = too dark
    trop sombre~ | trop fonce~ | on voit rien | on n @ y voit rien | on n @ voit rien | on ne voit rien | on voit pas grand chose | on y voit rien | on distingue rien | on voit presque rien | tres sombre~ | super sombre~ = too dark
    hyper sombre~ | un peu sombre~ | assez sombre~ | plutot sombre~ | bien sombre~ | vachement sombre~ | si sombre~ | aussi sombre~ | sombrissime | tellement c sombre | tellement c @ est sombre | tellement sombre | trop noir = too dark
    trop noire | pas assez de lumiere | pas assez lumineu~ | pas assez lumineuse | pas assez clair~ | pas assez eclaire~ | pas assez expose~ | manque de luminosite | trop peu de luminosite = too dark
    toute/tout/bien sombre | toute noire | toute/bien foncee | tout fonce | est si/tellement/bien/vachement/super/hyper/vraiment sombre/foncee/fonce | c @ est si/tellement/bien/vachement/super/hyper/vraiment sombre/foncee/fonce | elle/il est si/tellement/bien/vachement/super/hyper/vraiment sombre/foncee/fonce = too dark
    on ne voit presque rien | on ne voit quasiment rien | on voit quasi rien | on ne distingue rien | on y voit que dalle | on ne voit pas grand chose = too dark
    mon/son/le visage est dans le noir | mon/son visage est dans la penombre | nos visages sont dans le noir = the face is too dark
    lumiere douce de fin de journee | lumiere douce du soir | douce lumiere du soir/couchant | douce lumiere de fin de journee = subtle golden hour light
    redonn~/donn~ lui de la lumiere/clarte | redonn~/donn~ lui de la luminosite | plu clair~ | plu lumineu~ | plu lumineuse~ | lumiere plus franche | une lumiere plus franche | lumiere plus franche et nette | plus clare/clere = brighter
    plus clair~ | plus lumineu~ | plus lumineuse | plus de lumiere | plus brillant~ | moins sombre~ | pas aussi sombre~ | pas si sombre~ | moins fonce~ | plus d @ exposition | plus d @ eclairage | plus eclaire~ | plus de luminosite = brighter
    davantage de lumiere | davantage de luminosite | eclaire plus | eclaire davantage | eclairez plus | eclairez davantage | eclairer plus | eclairer davantage | eclaircis plus | eclaircis davantage | eclaircissez plus | eclaircissez davantage | davantage de clarte = brighter
    + clair~ | + lumineu~ | + lumineuse~ | + de lumiere | + de luminosite = brighter
    prise … au coucher du/de soleil | pris … au coucher du/de soleil = taken at the golden hour
    ${alternatives('a la montagne|en montagne|dans les montagnes', EVENING)} = mountains background in golden hour light
    ${alternatives('dans une ville|en ville|une ville', EVENING)} = city background in golden hour light
    ${alternatives('dans une foret|en foret', EVENING)} = forest background in golden hour light
    je suis dans l @ ombre | on est dans l @ ombre | nous sommes dans l @ ombre | il est dans l @ ombre | elle est dans l @ ombre | visage est dans l @ ombre | on n @ est pas assez lumineux/clairs/eclaires | on est pas assez lumineux/clairs/eclaires | je suis pas assez lumineux/clair/eclaire = the subject is too dark
    contre jour total | gros contre jour | contre jour complet | plein contre jour | en plein contre jour = the subject is too dark
    il y a trop de ciel/sol/vide/herbe/plafond | y a trop de ciel/sol/vide/herbe/plafond = no idea
    plu sombre~ | plus sombre~ | plus fonce~ | moins lumineu~ | moins lumineuse | moins de lumiere | moins clair~ | moins brillant~ | pas aussi clair~ | pas si clair~ | moins eclair~ | moins d @ exposition | moins de luminosite | moins d @ eclairage = darker
    eclaire moins | eclairez moins | eclairer moins | eclairer un peu moins | eclaircis moins | eclaircis un peu moins | eclaircissez moins | eclaircissez un peu moins | + sombre~ | + fonce~ = darker
    j @ ai le teint verdatre/vert | j @ ai le visage verdatre/vert | j @ ai la peau verdatre/verte | on a le teint verdatre/vert | on a le visage verdatre = my face is too green
    moitie moins de luminosite | deux fois moins de luminosite | moitie moins lumineux/lumineuse/clair/claire | deux fois moins lumineux/lumineuse/clair/claire | divis~ la luminosite par deux/2 = half as bright
    tu/vous/on me l @ eclaircis/eclaircissez/eclaircit | tu/vous/on l @ eclaircis/eclaircissez/eclaircit | tu/vous/on les eclaircis/eclaircissez/eclaircit = brighten it
    atmosphere/ambiance/humeur/climat triste/melancolique/morose/lugubre/maussade/sinistre/lourde/pesante/deprimante/inquietante/angoissante/sombre/glauque = darker mood
    doubl~ la luminosite | le double de luminosite = double the brightness
    visage facon studio | visage comme en studio | visage comme dans un studio = face with studio light
    avant le coucher du soleil | juste avant le coucher du soleil | avant le coucher de soleil | juste avant le coucher de soleil | a la fin d @ une journee d @ ete | fin d @ une journee d @ ete | une fin de journee d @ ete | fin d @ apres midi d @ ete | a la tombee du jour | au jour tombant = golden hour
    comme si le soleil allait se coucher | comme si le soleil se couchait | comme si on etait au soleil couchant | juste avant que le soleil se couche = golden hour
    heure doree | l @ heure doree | lumiere doree | lumiere du soir | lumiere de coucher de soleil | soleil couchant chaud | coucher de soleil chaud | lumiere chaude de fin de journee | lumiere de fin de journee = golden hour light
    lumiere rasante | lumiere de fin d @ apres midi | lever de soleil | lumiere du matin | lumiere du soleil | lumiere de l @ aube | lumiere doree chaude | fin d @ apres midi | fin d aprem | lumiere de fin d aprem = golden hour light
    fin d apres m | lumiere de l apero | lumiere du couchant | lumiere de soleil couchant | lumiere qui dore | heure d or | lumiere rasante du soir | lumiere mordoree | lumiere ambree | lumiere miel | lumiere sur nos/les visages soit plus doree/chaude | lumiere sur mon/son/le visage soit plus doree/chaude = golden hour light
    lumiere chaude du soir | lumiere chaude | lumiere d @ ete | soleil couchant | soleil du soir | une belle lumiere chaude | une belle lumiere doree | une jolie lumiere chaude | une jolie lumiere doree | belle lumiere chaude | belle lumiere doree | jolie lumiere chaude | jolie lumiere doree = golden light
    luminosite est trop haute | luminosite est trop forte | luminosite est trop elevee | luminosite est trop poussee | exposition est trop haute | exposition est trop forte | exposition est trop elevee | exposition est trop poussee | c est tout blanc | c est tout crame | c est tout brule = is too bright
    fait sombre | fait trop sombre | fait tres sombre | fait un peu sombre | fait tout sombre | parait sombre | fait vraiment sombre | on n @ y voit goutte/dalle/keud/pouic | on y voit goutte/dalle/keud/pouic = is too dark
    on n @ y voit que goutte/dalle/keud/pouic | on y voit que goutte/keud/pouic | on voit goutte/dalle/keud/pouic | on voit que goutte/dalle/keud/pouic | on y voit pas clair | on y voit pas grand chose | on n @ y voit pas clair = is too dark
    on n @ y voit pas grand chose | on voit pas clair | il fait noir comme dans un four | c @ est noir comme dans un four | noir comme dans un four | comme dans un four | c @ est le noir complet | il fait tout noir = is too dark
    c @ est tout noir | on voit/distingue mal/pas les/nos visages | on voit/distingue mal/pas le/mon/son visage | on voit/distingue mal/pas nos/les tetes | on voit/distingue a peine les/nos visages = is too dark
    on voit/distingue a peine le/mon/son visage | on voit/distingue a peine nos/les tetes | on voit/distingue presque pas les/nos visages | on voit/distingue presque pas le/mon/son visage = is too dark
    on voit/distingue presque pas nos/les tetes | on voit/distingue pas bien les/nos visages | on voit/distingue pas bien le/mon/son visage | on voit/distingue pas bien nos/les tetes | on ne voit/distingue pas les/nos visages = is too dark
    on ne voit pas le visage | on ne distingue pas le/mon/son visage | on ne voit/distingue presque pas les/nos visages | on ne voit/distingue presque pas le/mon/son visage | on ne voit/distingue pas bien les/nos visages = is too dark
    on ne voit/distingue pas bien le/mon/son visage | comme c @ est sombre | comme c @ est fonce | comme c @ est foncee | comme c @ est noir | comme elle est sombre | comme elle est fonce | comme elle est foncee = is too dark
    comme elle est noir | comme il fait sombre | comme il fait fonce | comme il fait foncee | comme il fait noir | luminosite est faible | luminosite est basse | luminosite est trop faible | luminosite est trop basse = is too dark
    exposition est faible | exposition est basse | exposition est trop faible | exposition est trop basse | c sombre | c trop sombre | c tout noir | c tout sombre | c est tout obscur | est dans l @ ombre | sont dans l @ ombre | suis dans l @ ombre | sommes dans l @ ombre = is too dark
    lumiere de portrait | eclairage portrait | eclairage de portrait | facon portrait harcourt | portrait harcourt | facon studio harcourt | studio harcourt | style harcourt | facon harcourt | comme chez harcourt = portrait light
    eclaire/eclairee/eclaires par un pro/photographe | eclaire/eclairee/eclaires par des pros | eclaire/eclairee/eclaires comme par un pro | eclaire/eclairee/eclaires en/au studio | eclaire/eclairee/eclaires comme en studio = portrait light
    comme si j @ etais eclaire/eclairee/eclaires/eclairees par un pro/photographe | comme si j @ etais eclaire/eclairee/eclaires/eclairees en/au studio = portrait light
    comme si il/elle/on etait eclaire/eclairee/eclaires/eclairees par un pro/photographe | comme si il/elle/on etait eclaire/eclairee/eclaires/eclairees en/au studio = portrait light
    comme si nous etions eclaire/eclairee/eclaires/eclairees par un pro/photographe | comme si nous etions eclaire/eclairee/eclaires/eclairees en/au studio | portrait facon/style/en/de studio | portrait comme en studio = portrait light
    portrait pro/professionnel | allume/allumez/mets/mettez/ajoute/ajoutez/rajoute la/une lumiere sur mon/le/son visage | allume/allumez/mets/mettez/ajoute/ajoutez/rajoute la/une lumiere sur les/nos visages = portrait light
    allume/allumez/mets/mettez/ajoute/ajoutez/rajoute de la lumiere sur mon/le/son visage | allume/allumez/mets/mettez/ajoute/ajoutez/rajoute de la lumiere sur les/nos visages = portrait light
    allume/allumez/mets/mettez/ajoute/ajoutez/rajoute un peu de lumiere sur mon/le/son visage | allume/allumez/mets/mettez/ajoute/ajoutez/rajoute un peu de lumiere sur les/nos visages | lumiere portrait | lumiere de type portrait | amelior~ la lumiere du portrait | amelior~ l eclairage du portrait = portrait light
    eclaire un peu moins | eclairez un peu moins | baiss~ un peu la lumiere/luminosite | baiss~ legerement la lumiere/luminosite = slightly darker
    lumiere/lumieres toute/tres/bien/assez/plutot douce/douces | eclairage tout/tres/bien doux = soft light
    lumiere douce … sur le visage | lumiere douce … sur mon visage | lumiere douce … sur son visage | eclairage doux … sur le visage | eclairage doux sur le visage | eclairage doux sur mon visage | une belle lumiere douce | une jolie lumiere douce | belle lumiere douce | jolie lumiere douce = soft portrait light
    éclairage studio | éclairage de studio | lumière de studio | lumière studio = studio light
    trop clair~ | trop lumineu~ | trop lumineuse | tres clair~ | un peu clair~ | super clair~ | trop blanche~ | trop blanc~ | brule~ | trop expos~ | trop eclair~ | eblouissant~ | pas assez sombre~ | pas assez fonce~ = too bright
    mont~ un peu la lumiere/luminosite | augment~ un peu la lumiere/luminosite | mont~ legerement la lumiere/luminosite = slightly brighter
    ${alternatives('egalis~|uniformis~|equilibr~|homogeneis~', 'la|l @', 'lumiere|eclairage|luminosite')} = even out the light
    un cote est dans l @ ombre | un cote est trop sombre | un cote est plus sombre | un cote est plus sombre que l @ autre | trop de difference de lumiere entre les deux cotes | la lumiere n @ est pas uniforme | la lumiere est pas uniforme | la lumiere est inegale | l eclairage est inegal | eclairage pas uniforme | lumiere pas uniforme | moitie dans l @ ombre | moitie du visage dans l @ ombre | la moitie du visage est dans l @ ombre | la moitie est dans l @ ombre = even out the light
    ${alternatives('on est|nous sommes|je suis', 'tout noirs|tous noirs|tout noir|toute noire|toutes noires|dans le noir', '|devant le coucher de soleil|devant le soleil couchant|devant le soleil|devant la fenetre')} = the subject is too dark
    ${alternatives('on', 'voie', 'mieux|bien', 'mon|son|le|nos|les|ma|sa', 'visage~|tete')} = brighten my face
    ne crame/crames/cramez/brule/brules/brulez/grille pas le ciel | crame/crames/cramez/brule/brules/brulez/grille pas le ciel | sans griller le ciel | ne crame/brule pas les nuages | crame/brule pas les nuages = dont blow out the sky
    avec la/une lumiere qui vient de la droite | avec la/une lumiere venant de la droite | avec la/une lumiere de la droite = with light from the right
    avec la/une lumiere qui vient de la gauche | avec la/une lumiere venant de la gauche | avec la/une lumiere de la gauche = with light from the left
    rayon/rayons de soleil/lumiere | rayons du soleil = sun rays
    plus de lumiere doree = more golden light
    ne veux/veut/veulent plus de lumiere doree | n @ y a plus de lumiere doree | y a plus de lumiere doree = no golden light
    un peu plus de lumiere doree = slightly more golden light
    sans que la fenetre/lumiere/lampe devienne/soit toute/trop/completement blanche | sans que les fenetres deviennent toutes blanches | sans cramer/bruler la fenetre/fenetres | sans cramer/bruler les fenetre = without blowing out the windows
    sans que la fenetre soit cramee/brulee/surexposee/blanche | sans que les fenetres soient cramees/brulees/surexposees/blanches | sans que la fenetre crame = without blowing out the windows
    il fait trop/tres sombre a l @ interieur | trop sombre a l @ interieur = it is too dark
  `,
  adjective: `
    en contre jour = backlit
    clair~ | lumineu~ | lumineuse~ = bright
    remont~ d @ un demi diaph | remonte d @ un demi diaph | mont~ d @ un demi diaph | eclairc~ d @ un demi diaph | remont~ d @ un demi cran = brighter by half a stop
    remont~ d @ un diaph | mont~ d @ un diaph = brighter by one stop
    sombre~ = dark
    dramatique = dramatic
    ambiance fin de journee doree | fin de journee doree | ambiance fin de journee | lumiere doree de fin de journee = golden hour
    demi diaph | un demi diaph | d @ un demi diaph | un demi diaphragme | d @ un demi diaphragme | un demi cran | d @ un demi cran = half a stop
    fait cave | fait grotte | on dirait une grotte | ressemble a une cave | cell/cellulaire/telephone/tel/portable/natel/appareil/camera/iphone prend/fait des photos sombres/noires = is too dark
    il me faut un rendu lumineux | un rendu lumineux | rendu lumineux | quelque chose de lumineux = make it brighter
    un diaph | d @ un diaph | d @ un diaphragme | un cran de diaph = one stop
    une lumiere douce sur le visage | lumiere douce sur le visage | lumiere douce sur mon visage | belle lumiere sur le visage | une belle lumiere sur le visage | lumiere de studio sur le visage = portrait light
    lumiere flatteuse | eclairage flatteur | lumiere avantageuse | adouci~/adouciss~ la lumiere sur mon/son/le/notre visage | adouci~/adouciss~ la lumiere sur ma/la/sa face/figure | adouci~/adouciss~ la lumiere du visage = soft portrait light
    a le visage tout noir | le visage tout noir | visage tout noir | le visage tout sombre | a le visage tout sombre | la/ma/sa/notre face est noire/sombre/foncee | la/ma/sa/notre face est toute/trop noire/sombre/foncee = the face is too dark
    le/son visage est noir/sombre/fonce | le/son visage est tout/trop noir/sombre/fonce | mon visage est noir/sombre/fonce | mon visage est tout/trop noir/sombre/fonce | les/nos visages sont noirs/sombres | les/nos visages sont tout/trop noirs/sombres | les faces sont noires/sombres = the face is too dark
    photo/image est toute blanche | photo/image est trop blanche | trop de soleil = too bright
    toute noire a contre jour | tout noir a contre jour | tout noir dans l @ ombre = too dark
  `,
};
