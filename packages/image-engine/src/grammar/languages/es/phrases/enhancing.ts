import type { Phrases } from '../../phrases.ts';

/** What Spanish says of a picture that is to be nicer, or is not nice at all. */
export const SPANISH_ENHANCING: Phrases = {
  phrase: `
    sac~ lo mejor de la foto | sac~ le lo mejor | sac~ lo mejor de ella | sac~ lo mejor = get the best out
    mejor~ la calidad de la foto | mejor~ la calidad de la imagen | mejor~ la calidad | mejor~ le la calidad a la foto | mejor~ le la calidad | mas calidad | mejor calidad | sub~ la calidad | sub~ le la calidad | manita de gato = enhance
    una manita de gato | una manito de gato | una manita | una manito | un lavado de cara | una repasadita | una pasadita | un arreglito | un retoquito | una arregladita | una ajustadita | una mejoradita | una arregladita general = enhance
    una pulidita | dale una mejorada | dale un retoque | dale una retocada | dale una arreglada | dale un repaso | dale un buen repaso | haz le una mejora | mejora la toda | arregla la toda | arregla me la foto | dale caña a la foto = enhance
    haz le tu magia | haz tu magia | haz magia | haz le magia | pon le magia | pon tu magia | echa le magia | dale tu toque | dale magia = enhance
    photoshop~ la | photoshopea la | fotoshopea la | photoshopea | photoshopear la | pasa le photoshop | pasa la por photoshop | mete le photoshop | pon le photoshop | echa le photoshop = enhance it
    dale un repaso/repasito a la foto | dale un repaso/repasito a = enhance the picture
    se ve fatal | se ve mal | se ve fe~ | se ve horrible | se ve terrible | esta/quedo/salio fe~ | esta/quedo/salio muy fe~ = looks terrible
    dej~ la pro | dej~ lo pro | haz la pro | que quede pro | dej~ la bien pro | que se vea bien pro | pon la pro | dej~ la como de revista | como de revista = make it look professional
    pon la bonita | pon la linda | pon la guapa | pon la chula | pon lo bonito | pone la linda | pon la mas bonita | pone la bonita | haz la linda | haz la bonita | haz la chula = make it nicer
    mas bonit~ | mas lind~ | mas guap~ | mas bell~ | haz la instagrameable | que sea instagrameable | que quede instagrameable | bien instagrameable | instagrameable | que se vea de revista | que parezca de revista = nicer
    que quede de revista | como de catalogo | que se vea de catalogo | mas apetecible~/apetitos~/antojable~/sabros~ = nicer
    look instagram | look de instagram | estilo instagram | filtro de instagram | filtro instagram | look de influencer | look influencer | estilo influencer | foto de influencer = nicer look
    resalte la | resalte el | resalte mas | destaque el | destaque la | se note mas | sobresalga~ | llame la atencion | se luzca | se aprecie | se aprecie mejor | se vea mejor el | se distinga = stand out
    mas pro | mas profesional | mas profesionales = better
    con/en buena/alta/maxima/excelente/mejor calidad | con la mejor calidad | con mucha calidad = in good quality
    para que se vea mejor/bonita/bonito | para que quede mejor/bonita/bonito | para que se vea mas bonita/bonito/linda/lindo/guapa/atractiva/moderna/elegante = so that it looks better
    me a/ha salido = came out
    haz/hacer la/lo parecer vieja/viejo/antigua/antiguo | que parezca vieja/viejo/antigua/antiguo = make it look old
  `,
  adjective: `
    mejor = better
    enfatiz~ = boost
    aburrid~ = boring
    elegante~ | lujos~ = elegant
    ajuste general | un ajuste general | retoque general | mejora general = enhance
    feliz = happy
    que se vea pro | que se vea profesional | que luzca profesional | que luzca pro = make it look professional
    nuev~ = new
    bonit~ | lind~ | guap~ | hermos~ | precios~ | bell~ | maravillos~ | espectacular~ | divin~ | chul~ | bonic~ | cuqui | tiern~ | mon~ = nice
    viej~ | antigu~ | muy viej~ | muy antigu~ = old
    profesional = professional
    triste = sad
    sencill~ | simple~ = simple
    tan fea | tan feo | tan feas | tan feos | bien fea | bien feo = ugly
  `,
};
