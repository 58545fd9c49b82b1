import { FRENCH_DISLIKED } from '../disliked/french.ts';
import { withForms } from '../forms/rewrite.ts';
import { FRENCH_BLENDED } from './blended-colours.ts';
import { FRENCH_DETAILS } from './details-beside.ts';
import { FRENCH_EXCHANGED } from './exchanged-colours.ts';
import { FRENCH_ASKED } from './fr/asked.ts';
import { FRENCH_BESIDE } from './fr/beside.ts';
import { FRENCH_COLOUR_SENTENCES, FRENCH_COLOURS_AND_TONES } from './fr/colours-and-tones.ts';
import { FRENCH_CUTS, FRENCH_CUTS_NAMED } from './fr/cuts-told.ts';
import { FRENCH_EVERYDAY } from './fr/everyday.ts';
import { FRENCH_ADJECTIVES, FRENCH_LOOKS } from './fr/looks.ts';
import { FRENCH_NOUNS } from './fr/nouns.ts';
import { FRENCH_OFFHAND } from './fr/offhand.ts';
import { FRENCH_REQUESTS } from './fr/requests.ts';
import { FRENCH_SENTENCES } from './fr/sentences.ts';
import { FRENCH_SHORT_SENTENCES, FRENCH_SHORTLY } from './fr/shortly.ts';
import { FRENCH_SHOWN } from './fr/shown.ts';
import { FRENCH_SIZES, FRENCH_SIZES_NAMED } from './fr/sizes-told.ts';
import { FRENCH_TALK } from './fr/talk.ts';
import { FRENCH_THINGS } from './fr/things.ts';
import { FRENCH_TOLD } from './fr/told.ts';
import { FRENCH_TURNS } from './fr/turns.ts';
import { FRENCH_VERBS } from './fr/verbs.ts';
import { FRENCH_WISHES } from './fr/wishes.ts';
import type { Language } from './language.ts';
import { FRENCH_MARKED_PLACES } from './marked-places.ts';
import { FRENCH_PLACES_NAMED } from './places-named.ts';
import { FRENCH_PLAIN, FRENCH_PLAINLY_NAMED } from './plain-wishes.ts';
import { FRENCH_SKIES } from './skies-told.ts';
import { FRENCH_TAKEN_BACK } from './taken-back.ts';
import { FRENCH_EXACTLY } from './told-exactly.ts';
import { FRENCH_LASTLY } from './told-lastly.ts';
import { FRENCH_TERSELY } from './told-tersely.ts';

/** French. */
export const french: Language = {
  code: 'fr',
  endings: [
    ...[
      'eraient',
      'iraient',
      'aient',
      'eront',
      'irons',
      'erons',
      'erez',
      'erai',
      'eras',
      'era',
      'ais',
      'ait',
      'ions',
      'iez',
    ],
    'erais',
    'eriez',
    'erait',
    'irais',
    'iriez',
    'irait',
    'issez',
    'isses',
    'issons',
    'isse',
    'issant',
    'ees',
    'ant',
    'ent',
    'ons',
    'ez',
    'er',
    'ee',
    'es',
    'ir',
    'is',
    'it',
    're',
    'e',
    's',
    'x',
    't',
  ],
  plurals: /[sx]$/,
  isVerbFinal: false,
  isNounFirst: true,
  manner:
    /^.{3,}(?:[aeiu]m?ment|eu[xs]|euses?|i[fv]e?s?|[ai]bles?|iques?|esques?|ien|iens|ienne|iennes)$/,
  elisions: /^(l|d|j|m|t|s|n|c|qu|jusqu|lorsqu)['’](?=\p{L})/iu,
  sentences: withForms([
    ...FRENCH_CUTS,
    ...FRENCH_SIZES,
    ...FRENCH_DISLIKED,
    ...FRENCH_PLACES_NAMED,
    ...FRENCH_COLOUR_SENTENCES,
    ...FRENCH_TAKEN_BACK,
    ...FRENCH_EXACTLY,
    ...FRENCH_LASTLY,
    ...FRENCH_EXCHANGED,
    ...FRENCH_PLAIN,
    ...FRENCH_SKIES,
    ...FRENCH_TERSELY,
    ...FRENCH_DETAILS,
    ...FRENCH_SHORT_SENTENCES,
    ...FRENCH_SENTENCES,
  ]),
  things: FRENCH_THINGS,
  tables: {
    joint: `
      & | + | et = and
      puis | et puis | ensuite | apres = then
      mais = but
      ou = or
      sans = without
      sauf | excepte | a part | hormis | a l exception de = except
      avec = with
      aussi | egalement | en plus = also
    `,
    phrase: `${FRENCH_MARKED_PLACES}${FRENCH_BESIDE}${FRENCH_EVERYDAY}${FRENCH_SHOWN}${FRENCH_TURNS}${FRENCH_SHORTLY}
      ${FRENCH_COLOURS_AND_TONES}
      ${FRENCH_PLAINLY_NAMED}
      ${FRENCH_CUTS_NAMED}
      ${FRENCH_SIZES_NAMED}
      sur du | sur de la = on
      pour que le texte soit lisible | que le texte soit lisible | pour qu on puisse lire = text is backwards
      ce qu il y a derrière | ce qui est derrière | ce qui se trouve derrière = background
      dominante bleue = blue cast
      dominante jaune = yellow cast
      dominante verte = green cast
      dominante rouge = red cast
      dominante = color cast
      éclairage studio | éclairage de studio | lumière de studio | lumière studio = studio light
      pas de filtre | sans filtre | sans filtres | pas de filtres =
      en moins | de moins = less
      en plus = more
      fade | fades | terne | ternes | délavé~ = dull
      autour = around
      cadre polaroid | cadre de polaroid | cadre façon polaroid = polaroid frame
      qu est ce qu il y a | qu y a t il | que voit on | qu est ce que c est = what is in
      comme si c était | comme si c etait | comme si on était = like
      années soixante dix | années quatre vingt = vintage
      elle est | il est | elle a | il a = it is
      degrade = gradient
      jeu video | jeux video = video game
      facon = like
      ressorti~ | sortie =
      arrange~ | arranger ca | arranger = fix
      nettoie | nettoyer | nettoie la | nettoie le = clean
      garde~ … nette | garde~ … net | reste~ nette | reste~ net = keep sharp
      noir et blanc | en noir et blanc | n b | nb | niveaux de gris | nuances de gris | monochrome = black and white
      sans couleur | sans couleurs | enlev~ les couleurs | retir~ les couleurs | enlev~ la couleur = black and white
      seul … en couleur | seulement … en couleur | uniquement … en couleur = only in color
      en couleur | en couleurs = in color
      plus clair~ | plus lumineu~ | plus lumineuse | plus de lumiere | plus brillant~ = brighter
      plus sombre~ | plus fonce~ | moins lumineu~ | moins lumineuse | moins de lumiere | moins clair~ | moins brillant~ = darker
      plus chaud~ | plus chaleureu~ | plus chaleureuse | tons chauds | couleurs chaudes = warmer
      plus froid~ | plus fraich~ | tons froids | couleurs froides = cooler
      plus net~ | plus nett~ | plus de nettete = sharper
      plus flou~ = blurrier
      plus colore~ | plus de couleur | plus de couleurs = more colorful
      plus vif~ | plus viv~ | plus intens~ | plus satur~ | plus de saturation | plus eclatant~ = more vivid
      moins satur~ | moins de saturation | moins colore~ | moins de couleur | moins vif~ | moins viv~ = less saturated
      plus pale~ | plus terne~ = muted colors
      plus dou~ | plus douce = softer
      plus beau | plus belle | plus joli~ = nicer
      decoup~ en | decoup~ au format = crop
      decoup~ = cut out
      lumiere chaude du soir | lumiere chaude | lumiere d @ ete = golden light
      format portrait | au format portrait | format vertical = portrait format
      format paysage | au format paysage = landscape format
      chute de neige | chutes de neige = snow falling
      apparaitre | etre | etais | sois | debout = standing
      dessine = draw
      dessin~ = drawing
      qui tombe | tombant~ | tombe = falling
      sous la pluie | il pleut = add rain
      soleil couchant | soleil du soir = golden light
      deux fois = 2 times
      trois fois = 3 times
      quatre fois = 4 times
      plus gai~ | plus joyeu~ = more vivid
      plus dramatique = more contrast
      du cote gauche | cote gauche = left
      du cote droit | cote droit = right
      couleurs vives | couleurs eclatantes = vivid colors
      les deux photos | les photos = photos
      de travers | penchee | penches | est penche = crooked
      ne … pas | n … pas = not
      forte pluie | grosse pluie = heavy rain
      plus grand~ | plus gros~ = bigger
      plus petit~ = smaller
      trop sombre~ | trop fonce~ = too dark
      trop clair~ | trop lumineu~ | trop lumineuse = too bright
      trop jaune = too yellow
      trop bleu~ = too blue
      trop flou~ = too blurry
      trop terne~ = too dull
      trop de bruit | beaucoup de bruit = too noisy
      surexpos~ = overexposed
      sous expos~ = underexposed
      plus de contraste | plus contraste~ = more contrast
      moins de contraste | moins contraste~ = less contrast
      arriere plan flou | fond flou | flout~ l @ arriere plan | flout~ le fond | effet bokeh | bokeh | flou d @ arriere plan = blur background
      sans fond | fond transparent | supprim~ le fond | enlev~ le fond | retir~ le fond | sans arriere plan | supprim~ l @ arriere plan | enlev~ l @ arriere plan | retir~ l @ arriere plan = remove background
      chang~ le fond | chang~ l @ arriere plan | chang~ de fond | un autre fond | remplac~ le fond | remplac~ l @ arriere plan = change background
      sur une plage | a la plage | sur la plage | de plage = on beach
      dans l @ espace = in space
      a la montagne | dans les montagnes | en montagne | devant des montagnes | dans la montagne = in mountains
      dans une foret | dans la foret | en foret = in forest
      en ville | dans une ville | dans la ville = in city
      sous la neige | dans la neige = in snow
      en automne | d @ automne | automnal~ = in autumn
      au bureau | dans un bureau | de bureau = in office
      en studio | dans un studio | de studio | fond studio = studio background
      dans une cuisine | dans la cuisine = in kitchen
      coucher de soleil | coucher du soleil | couchant = sunset
      heure doree | l @ heure doree | lumiere doree | lumiere du soir | lumiere de coucher de soleil = golden hour light
      le jour en nuit | de nuit | la nuit | en nuit | nuit | nocturne = make it night
      qu @ il pleuve | pluie | pluvieu~ | pleuvoir = add rain
      qu @ il neige | neiger = make it snow
      neige = snow
      foret enneig~ | bois enneig~ = snowy forest
      montagn~ enneig~ = snowy mountains
      reduis la a | reduis le a | reduire a | reduis la photo a | reduis l @ image a | reduis a = resize to
      du jour a la nuit | de jour a nuit = day to night
      plutot = rather
      enneig~ = snowy
      chauv~ = bald
      en paysage = landscape
      trop de contraste = too much contrast
      trop de saturation = too much saturation
      bandes noires = black bars
      bichromie = duotone
      photo de profil ronde | profil rond~ = round profile picture
      photo de profil = profile picture
      c @ est moche | c @ est affreu~ | c @ est nul | c @ est horrible | est moche | est affreu~ = looks terrible
      brouillard | brume | brumeu~ = fog
      enlev~ la brume | supprim~ la brume | retir~ la brume | enlev~ le voile | enlev~ le brouillard | supprim~ le voile = remove haze
      redui~ le bruit | reduis~ le bruit | reduire le bruit | enlev~ le bruit | supprim~ le bruit | moins de bruit | sans bruit | debruit~ = reduce noise
      balance des blancs | balance de blancs | equilibre des blancs = fix white balance
      yeux rouges = red eyes
      enlev~ les yeux rouges | supprim~ les yeux rouges | corrig~ les yeux rouges | retir~ les yeux rouges = remove red eyes
      peinture a l @ huile | tableau a l @ huile | a l @ huile = oil painting
      aquarelle~ = watercolor
      bande dessinee | bd | comic~ = comic
      dessin anime | cartoon = cartoon
      style anime | anime | manga = anime look
      dessin au crayon | croquis au crayon | au crayon | crayon | croquis | esquisse = pencil sketch
      crayons de couleur | crayon de couleur | dessin aux crayons de couleur = colored pencil drawing
      dessin au fusain | fusain = charcoal drawing
      pixel art | pixels visibles | pixelis~ = pixel art
      pop art = pop art poster
      affiche = poster
      neon | neons | lueur neon = neon glow
      cinematographique~ | cinema | de film | comme un film | comme au cinema = cinematic
      comme une vieille photo | comme une photo ancienne | photo ancienne | vieille photo | photo d @ epoque = old photo
      double exposition | surimpression = double exposure
      cote a cote | l @ une a cote de l @ autre = side by side
      autocollant | sticker = sticker
      figurine~ = figurine
      lumiere de portrait | eclairage portrait | eclairage de portrait = portrait light
      photo d @ identite | photo de passeport | photo identite = passport photo
      a l @ envers | tete en bas = upside down
      dans le sens des aiguilles d @ une montre | sens horaire | dans le sens horaire = clockwise
      dans le sens inverse des aiguilles d @ une montre | sens antihoraire | sens inverse des aiguilles = counterclockwise
      a gauche | vers la gauche | gauche = left
      a droite | vers la droite | droite = right
      horizontalement = horizontally
      verticalement = vertically
      en miroir | miroir | effet miroir = mirror
      en haut a gauche | coin superieur gauche = top left
      en haut a droite | coin superieur droit = top right
      en bas a gauche | coin inferieur gauche = bottom left
      en bas a droite | coin inferieur droit = bottom right
      en haut | haut | du haut | par le haut = top
      en bas | bas | du bas | par le bas = bottom
      au milieu | du milieu | au centre | centre | milieu = middle
      centre le sujet | centrer le sujet | centrez le sujet | recentre le sujet | sujet au centre | sujet centre = center subject
      centre le produit | produit centre | produit au centre | centrer le produit = center product
      bandes blanches | barres blanches = white padding
      cotes floutes | cotes flous | bords floutes | bords flous | bandes floues | bandes floutees = blurred sides
      ombre portee | ombres portees = drop shadow
      ombre naturelle = natural shadow
      ombre douce = soft shadow
      semi transparent | semi transparente | translucide | a moitie transparent = translucent
      opacite = opacity
      ombre douce en dessous | ombre douce dessous = soft shadow under
      ombre en dessous | ombre dessous = shadow under
      serre autour du | serre autour de | serre autour de la | serree autour du | serre sur le | serre sur la = tight around
      zoome sur | zoomer sur | zoomez sur | zoom sur | rapproche toi du | rapproche toi de = zoom in on
      coins arrondis | bords arrondis | arrondi~ les coins = rounded corners
      vignette | vignettage | coins sombres | bords sombres = vignette
      deux fois plus grand~ | le double = twice as big
      a la moitie | de moitie = by half
      moitie moins grand~ | deux fois plus petit~ | a la moitie de sa taille | moitie de la taille | la moitie de sa taille = half size
      meilleure resolution | haute resolution | plus de resolution | augment~ la resolution | agrandi~ x2 = upscale
      invers~ les couleurs | negatif | couleurs inversees = invert
      teinte | voile de couleur = tint
      zoom~ | rapproch~ | zoom avant | plus pres = zoom in
      grain de film | grain argentique | grain = film grain
      tel quel | telle quelle | intact~ | inchange~ | pareil = unchanged
      tout le reste | le reste | reste = the rest
      derriere moi | derriere elle | derriere lui = behind me
      un peu | un petit peu | un tout petit peu | tout petit peu | legerement | leger~ | legere~ | un chouia | une touche de | un poil | subtil~ = slightly
      beaucoup | tres | fort~ | fortement | nettement | bien plus = much
      au maximum | extremement | a fond = extremely
      pas trop | sans exagerer = not too much
      ce que j @ ai marque | ce que j @ ai selectionne | la zone marquee | ce qui est marque | la selection = what marked
      image 2 | photo 2 | deuxieme image | deuxieme photo | seconde photo = picture 2
      ancienne photo = old photo
      un tiers | tiers = third
      un quart | quart = quarter
      cote long | cote le plus long | grand cote = long side
      cote court | petit cote = short side
      max | maximum | au plus | pas plus de = at most
      pour mon passeport | pour passeport | pour le passeport | format passeport = passport photo
      fais ressortir les couleurs | faire ressortir les couleurs | ressortir les couleurs = pop the colors
      contour blanc | contours blancs = white outline
      figurine de collection = collectible figure
      mets du blanc | mettre du blanc = make it white
      mets du noir = make it black
      arriere plan bureau | fond bureau = office background
      vire moi | enleve moi | supprime moi | retire moi = remove
      ajoute moi = add
      pas plus large que | pas plus grand~ que = no wider than
      pas plus haut~ que = no taller than
      chaque cote | tous les cotes = all sides
      miniature youtube | miniature pour youtube = youtube thumbnail
      couverture facebook | couverture pour facebook = facebook cover
      cadre en bois = wooden frame
      teinte jaune | teinte jaunatre = yellow cast
      teinte bleue = blue cast
      teinte verte = green cast
      teinte rouge = red cast
      sous titre = subtitle
      grosses lettres | gros caracteres = big letters
      sauve la | sauve le | sauve moi ca = fix it
      ajout~ de la neige | met~ de la neige | avec de la neige | rajout~ de la neige = add snow
      au lieu de | au lieu d @ | a la place de | plutot que = instead of
      tres leger~ | tres legere | tres discret~ | tres subtil~ | tout leger~ | a peine | un soupcon de | un soupcon = slightly
      tout en douceur | en douceur = subtle
      a moitie = 50 percent
      qu @ est ce qu @ on voit | qu @ est ce que tu vois | que vois tu = what is in
      fai~ disparaitre | fais disparaitre = remove
      est pixelis~ | trop pixelis~ | tres pixelis~ = is too pixelated
      a contre jour | contre jour = underexposed
      hautes lumieres = highlights
      temperature des couleurs | temperature de couleur | temperature = color temperature
      comment je fais pour | comment faire pour | comment puis je = how can i
      a la maniere de | a la facon de | a la maniere d @ = in style of
      elle est pixelis~ | il est pixelis~ = is too pixelated
      je veux que | je voudrais que | j @ aimerais que | je souhaite que | il faudrait que | il faut que =
      bonsoir | bonne journee | bonne soiree | bonne nuit | madame monsieur = hello
      cordialement | merci d @ avance | merci beaucoup | bien a vous | bonne continuation = thanks
      au fond | a l @ arriere plan | en arriere plan | dans le fond = in background
      trop vif~ | trop viv~ | trop fort~ | trop intens~ | trop satur~ = too strong
      jeu video retro | jeux video retro | vieux jeu video | vieux jeux video | ancien jeu video = retro video game
      soir d @ ete | soiree d @ ete | fin de journee | soiree | soir = evening
      en ete | d @ ete = in summer
      couleurs plus naturelles | couleurs naturelles | des couleurs plus naturelles = more natural colors
      texte est a l @ envers | texte a l @ envers | lettres sont a l @ envers | ecriture est a l @ envers = text is backwards
      format identite | format photo d @ identite | format d @ identite = passport photo
      trop rouge~ = too red
      trop vert~ = too green
      trop orange = too orange
      et voila | voila | c @ est tout | rien d @ autre = thanks
      il me faut | j @ ai besoin de | j @ ai besoin d @ = want
      miroir vertical~ | effet miroir vertical = mirror vertically
      tenir dans | tienne dans | tient dans = fit within
      elle doit | elle devrait | il doit | il devrait = it should
      d @ abord | tout d @ abord | en premier =
      enfin | pour finir | finalement = then
      enlev~ toute la saturation | enlev~ la saturation | retir~ toute la saturation | retir~ la saturation | sans saturation = black and white
      en dessous | au dessous = bottom
      effet vieux film | vieux film | vieille pellicule = vintage
      un quart de tour | quart de tour | d @ un quart de tour = 90 degrees
      ${FRENCH_TOLD}
      ${FRENCH_LOOKS}
      ${FRENCH_WISHES}
      ${FRENCH_REQUESTS}
      ${FRENCH_OFFHAND}
      ${FRENCH_ASKED}`,
    verb: `
      utilis~ | prends | prendre | prenez = use
      fais | faire | fait | faites | fasse = make
      rend~ | rends | rendre = make
      transform~ | converti~ | pass~ | tourn~ en = turn
      chang~ | modifi~ = change
      pein~ | peins | repein~ | repeign~ | peindre | repeindre = paint
      color~ | colorie | colorier | coloriez = paint
      met~ | mets | mettre | mettez | plac~ | pos~ = put
      ajout~ | rajout~ | insere~ | inser~ | appliqu~ = add
      donn~ = give
      enlev~ | supprim~ | retir~ | vir~ | ot~ = remove
      effac~ | gomm~ = erase
      remplac~ = replace
      eclairci~ | illumin~ | eclair~ = brighten
      assombri~ | fonc~ = darken
      accentu~ la nettete | affin~ = sharpen
      flout~ | flouter = blur
      tourn~ | pivot~ | fais pivoter | fais tourner | faire pivoter = rotate
      retourn~ = flip
      inclin~ = tilt
      redress~ = straighten
      recadr~ | rogn~ | coup~ = crop
      complete la | complete le | complete l image | completer la = pad
      redui~ | reduis~ | baiss~ | diminu~ = reduce
      retreci~ = make smaller
      agrandi~ = make bigger
      redimensionn~ = resize
      augment~ | mont~ | renforc~ = increase
      amelior~ | optimis~ | retouch~ | embelli~ = enhance
      restaur~ = restore
      corrig~ | repar~ = fix
      ecri~ | ecris | ecrire | marqu~ = write
      invers~ = invert
      gard~ | conserv~ | laiss~ | preserv~ = keep
      melang~ | fusionn~ | combin~ = blend
      satur~ = saturate
      desatur~ = desaturate
      encadr~ = frame
      touch~ = touch
      adouci~ = soften
      isol~ = isolate
      imprim~ = print
      rogn~ = crop
      emmen~ | emmene | amene | transport~ | teleport~ = put
      balanc~ | fous | flanqu~ | coll~ = add
      degag~ = remove
      boost~ | raviv~ | aviv~ | dynamis~ | intensifi~ = boost
      pimp~ | peaufin~ = enhance
      rattrap~ | recuper~ | retap~ = fix
      rechauff~ = warm up
      refroidi~ = cool down
      attenu~ = reduce
      ajust~ = adjust
      liss~ = smooth
      tein~ = paint
      coloris~ = colorize
      etir~ = stretch
      export~ | enregistr~ = save
      telecharg~ = download
      rajeuni~ = make younger
      vieilli~ = make older
      echang~ | interverti~ = swap
      masqu~ | cach~ = remove
      pleur~ = cry
      calm~ = tone down
      deflout~ = sharpen
      montr~ = show
      envoi~ | envoy~ = put
      ${FRENCH_VERBS}`,
    noun: `${FRENCH_NOUNS}
      image~ | photo~ | photographie | cliche | portrait = picture
      fond~ | arriere plan | decor = background
      premier plan = foreground
      sujet~ = subject
      personne~ | gens | personnage = person
      homme~ | mec | garcon~ = man
      femme~ | fille~ = woman
      enfant~ | bebe = child
      chien~ = dog
      chat~ = cat
      animal | animaux = animal
      voiture~ = car
      fleur~ = flower
      produit~ = product
      objet~ = object
      visage~ = face
      yeux | oeil = eyes
      cheveux | cheveu = hair
      peau = skin
      dent~ = teeth
      rayure~ = scratches
      tache~ = stains
      poussiere~ = dust
      format = format
      famille = family
      chaleur = warmth
      arbre~ = trees
      maison = house
      table = table
      cravate = tie
      barbe = beard
      rides = wrinkles
      main~ = hand
      nez = nose
      bouche = mouth
      rue = street
      ciel = sky
      horizon = horizon
      robe~ = dress
      chemise~ = shirt
      veste~ = jacket
      pantalon~ = pants
      pull = sweater
      chaussure~ = shoes
      mur~ = wall
      porte~ = door
      cadre~ | bordure~ | bord~ = border
      coins = corners
      coin = corner
      texte~ | mots | mot = text
      titre | legende = caption
      filigrane = watermark
      couleur~ = color
      contraste~ = contrast
      luminosite | exposition = brightness
      saturation = saturation
      nettete = sharpness
      lumiere~ | eclairage = light
      ombre~ = shadow
      arc en ciel = rainbow
      plage = beach
      mer = sea
      foret = forest
      ville = city
      espace = space
      montagne~ = mountains
      bureau = office
      studio = studio
      cuisine = kitchen
      automne = autumn
      look | style | effet | filtre | aspect | rendu | ambiance = look
      cadrage | composition = framing
      carre~ = square
      taille = size
      resolution = resolution
      qualite = quality
      largeur | de large = wide
      hauteur | de haut = high
      pour cent | pourcent = percent
      degre~ = degrees
      pixel~ = px
      fois = times
      chapeau | casquette = hat
      lunettes | lunettes de soleil = sunglasses
      sourire | souri~ = smile
      collage = collage
      contour = outline
      phrase = caption
      lettres = letters
      signature = signature
      caricature = caricature
      jouet = toy
      plis | pli = creases
      selfie = selfie
      visa = visa photo
      instagram | insta = instagram
      story = story
      boutique = shop
      passeport = passport photo
      profil = profile
      miniature = thumbnail
      couverture = cover
      salon = living room
      cercle = circle
      clarte = clarity
      police = font
      majuscules = capitals
      flocons = snowflakes
      prenom | nom = name
      teint = skin tone
      bruit = noise
      cv = resume
    `,
    adjective: `${FRENCH_BLENDED}
      vert menthe = mint green
      rose pastel = pastel pink
      bleu marine = navy
      bleu ciel = sky blue
      jaune moutarde = mustard yellow
      clair~ | lumineu~ | lumineuse~ = bright
      sombre~ = dark
      chaud~ | chaleureu~ | chaleureuse~ = warm
      froid~ = cold
      net~ | nett~ = sharp
      flou~ = blurry
      colore~ = colorful
      vieux | vieille | ancien~ | ancienne = old
      nouveau | nouvelle = new
      professionnel~ | pro = professional
      mieux | meilleur~ | belle | beau = better
      transparent~ = transparent
      epais~ | epaisse | dense~ | large~ = thick
      fin~ | mince = thin
      grand~ | gros~ = big
      petit~ = small
      rond~ | arrondi~ = round
      rouge~ = red
      bleu~ = blue
      vert~ = green
      jaune~ = yellow
      blanc~ | blanche~ = white
      noir~ = black
      gris~ = gray
      violet~ | violette = purple
      rose~ = pink
      orange~ = orange
      marron~ | brun~ = brown
      dore~ = golden
      turquoise = turquoise
      bleu fonce | bleu marine = dark blue
      bleu clair | bleu ciel = light blue
      vert fonce = dark green
      rouge fonce = dark red
      sepia = sepia
      jeune | plus jeune = younger
      vintage | retro | a l @ ancienne = vintage
      dramatique = dramatic
      abime~ | raye~ | endommage~ | dechire~ | use~ = damaged
      doux | douce | subtil~ = subtle
      joli~ = nice
      triste = sad
      heureu~ | heureuse = happy
      naturel~ = natural
      droit = straight
      carre = square
      jaunatre~ = yellow
      verdatre~ = green
      bleute~ = blue
      granuleu~ = grainy
      uni~ = plain
      horizontal~ = horizontal
      long~ = long
      court~ = short
      gras = bold
      italique = italic
      argente~ | argent = silver
      lilas = lilac
      creme = cream
      bordeaux = burgundy
      decolore~ = faded
      discret~ | discrete~ = subtle
      ensoleille~ = sunny
      moche~ = ugly
      delicat~ = subtle
      enorme = huge
      romantique = romantic
      onirique = dreamy
      cosy = cozy
      laiteu~ = hazy
      ennuyeu~ = boring
      realiste | realistes = natural
      fadass~ | blafard~ | grisatre = dull
      cram~ = overexposed
      etroit~ = narrow
      ovale = oval
      circulaire = circle
      olive = olive
      kaki = khaki
      saumon = salmon
      magenta = magenta
      cyan = cyan
      fuchsia = fuchsia
      grenat = burgundy
      beige~ = beige
      pastel = pastel
      assis~ = sitting
      allong~ = lying
      neutre~ = neutral
      vertical~ = vertical
      ${FRENCH_ADJECTIVES}`,
    small: `
      s @ il te plait | s @ il vous plait | stp | svp | sil te plait | sil vous plait = please
      le | la | les | l @ | au | aux = the
      un | une = a
      ce | cet | cette | ces | c @ | ca = this
      mon | ma | mes = my
      son | sa | ses = her
      lui = him
      elle = it
      eux | leur = them
      moi | me | m @ = me
      nous = us
      tu | te | vous | toi | t @ = you
      je | j @ = i
      il y a | y a = there
      il = it
      est | sont = is
      soit | soient | doit etre | devrait etre | doivent etre | doit | devrait = should be
      veux | voudrais | aimerais | souhaite | veut = want
      peux | peut | pourrais | pouvez | pourriez = can
      que | qu @ | qui = that
      on dirait = look like
      qu @ on dirait = look like
      sous = under
      de | d @ | du | des = of
      a | en | dans | par | sur | vers = in
      pour = for
      comme = like
      comme si = like
      seulement | juste | uniquement | que le = only
      ton | tons = tone
      ressembl~ | qu @ elle ressemble | qu @ il ressemble = look
      plus = more
      moins = less
      ne | n @ = 
      pas | non = not
      aucun | aucune = no
      tout | toute = everything
      tous | toutes = all
      derriere = behind
      devant = before
      bonjour | salut = hello
      merci = thanks
      trop = too
      deux = two
      y = there
      maintenant = now
      vraiment = really
      bien = well
      afin = for
      se | s @ = 
      on = we
      coucou | genre | truc | hein =
      super | assez = very
      rien = nothing
      veuill~ = please
      ya = there
      trois = 3
      quatre = 4
      cinq = 5
      six = 6
      huit = 8
      dix = 10
      quinze = 15
      vingt = 20
      trente = 30
      quarante = 40
      cinquante = 50
      cent = 100
      ${FRENCH_TALK}`,
  },
};
