import { alternatives } from './alternatives.ts';

/** What a picture is cut to, framed with or joined to, and how letters are set: German. */
export const GERMAN_LAYOUTS = `
  visitenkarte | visitenkarten | visitenkartenformat | visitenkartengrosse = business card
  postkartenformat | postkartengrosse = postcard format
  biometrisches bild | biometrisches foto | biometrisches lichtbild | lichtbild = biometric photo
  aufenthaltstitel | aufenthaltserlaubnis | aufenthaltskarte = residence permit
  ${alternatives('hintergrundbild fur', 'den|meinen|unseren', 'pc|computer|laptop|rechner|desktop|bildschirm')} = desktop wallpaper
  ${alternatives('hintergrundbild fur', 'das handy|mein handy|das smartphone|mein smartphone|mein iphone')} = phone wallpaper
  wie mit der schreibmaschine geschrieben | wie mit schreibmaschine geschrieben | wie mit der schreibmaschine = in typewriter font
  galerierahmen | museumsrahmen = gallery frame
  doppelrahmen | doppelrand | doppelter rand | doppelten rand = double border
  abgerundeter/abgerundeten/abgerundetem/abgerundetes = rounded
  pc hintergrund | computer hintergrund | laptop hintergrund = desktop wallpaper
  foto/bild fur pass | foto/bild fur den pass | pass foto = passport photo
  ${alternatives('alle', 'ubereinander|ineinander', 'blenden|uberblenden|legen und blenden')} = blend all the pictures
  ${alternatives('lass|lasse', 'sie|beide|die bilder|beide bilder', 'ineinander', 'ubergehen|uberblenden|verlaufen')} = blend the pictures
  ${alternatives('weiss', 'einrahmen|umranden|einfassen')} = white border
  ${alternatives('schwarz', 'einrahmen|umranden|einfassen')} = black border
  signier/signiere/signieren es mit | signier/signiere das bild/foto mit = write my signature
  ${alternatives('fug|fuge|bau|baue|mach|mache|pack|packe', 'sie|beide|alle|die bilder|beide bilder|alle bilder|die fotos|beide fotos', 'zu einem bild|zu einem foto|zu einem einzigen bild', 'zusammen')} = combine into one picture
  ${alternatives('alle|beide|alle bilder|beide bilder|alle fotos', 'in ein bild|in einem bild|in ein einziges bild|auf ein bild')} = combine into one picture
  ${alternatives('blend|blende|misch|mische', 'sie|beide|die bilder|beide bilder|die fotos|beide fotos', 'ineinander')} = blend the pictures
  ${alternatives('sie|beide|die bilder|beide bilder', 'ineinander blenden|ineinander uberblenden|ineinanderblenden')} = blend the pictures
  ${alternatives('alle bilder|alle fotos', 'ineinander blenden|ineinander uberblenden|ineinanderblenden')} = blend all the pictures
  ${alternatives('blend|blende', 'das zweite|das zweite bild|das zweite foto')} … ein = overlay the second picture
  ${alternatives('stell|stelle|setz|setze|leg|lege|ordne|mach|pack', 'sie', 'untereinander')} = stack them vertically
  ${alternatives('stell|stelle|setz|setze|ordne', 'sie', 'ubereinander')} = stack them vertically
  ${alternatives('das zweite|das zweite bild|das zweite foto', 'unter', 'das erste')} = put the second below the first
`;

/** The same in French. */
export const FRENCH_LAYOUTS = `
  ${alternatives('entoure la|entoure le|entoure la photo', 'de|en|avec du', 'noir')} = black border
  ${alternatives('entoure la|entoure le|entoure la photo', 'de|en|avec du', 'blanc')} = white border
  ${alternatives('mets|met|mettez', 'lui', 'un cadre|une bordure|un bord')} = add a border
  en hauteur et superposees | superposees en hauteur = stacked vertically
  photo de visa | photo pour visa | photo biometrique | photo de candidature | photo d @ identite biometrique = passport photo
  ${alternatives('sur|de', 'toute la largeur')} = across the full width
  carte postale en hauteur = portrait postcard
  en tete twitter | en tete pour twitter = twitter header
  texte de meme | texte facon meme | texte style meme = meme text
  signe la avec | signe le avec | signe la photo avec = write my signature
  ${alternatives('coins|angles|bords', 'tres|fortement|bien', 'arrondis')} = very rounded corners
  ${alternatives('coins|angles|bords', 'legerement|un peu|faiblement', 'arrondis')} = slightly rounded corners
  un fin trait noir autour | un trait noir fin autour | un trait noir autour | trait noir autour = thin black border
  un fin trait blanc autour | un trait blanc fin autour | un trait blanc autour | trait blanc autour = thin white border
  cadre bois | cadre en bois rustique = wooden frame
  ${alternatives('collage avec', 'des|les|', 'lignes noires|traits noirs')} = collage with black lines between
  ${alternatives('rassemble|reunis|regroupe|assemble', 'les', 'en une image|en une seule image|dans une image|dans une seule image|en une seule')} = combine into one picture
  ${alternatives('les', 'deux|trois|quatre|cinq', 'en ligne')} = put them side by side
  fonds/fondez les ensemble | fonds/fondez les l @ une dans l @ autre = blend the pictures
`;
