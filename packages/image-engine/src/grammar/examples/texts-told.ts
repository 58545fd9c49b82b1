/** Sizes of files, sheets and borders, and pictures put together. */
export const MEASURED_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  ['Bitte unter 2 MB, sonst nimmt das Portal es nicht', 'resize(factor=0.5)'],
  ['Datei unter 2 MB bitte', 'resize(factor=0.5)'],
  ['smaller than 2 MB', 'resize(factor=0.5)'],
  ['500 KB max', 'resize(factor=0.5)'],
  ['it must not be bigger than 1 MB', 'resize(factor=0.5)'],
  ['que pese menos de 200 KB', 'resize(factor=0.5)'],
  ['en moins de 2 Mo', 'resize(factor=0.5)'],
  ['Trim the white edges off this scan', 'trim'],
  ['Ränder vom Scan wegschneiden', 'trim'],
  ['überstehende Ränder wegschneiden', 'crop'],
  ['A4 landscape at 300 dpi, thanks', 'resize(width=3508,height=2480)'],
  ['A4 at 300 dpi', 'resize(width=2480,height=3508)'],
  ['auf A5 quer zuschneiden', 'crop(ratio=297:210)'],
  ['Riss quer durchs Bild, bitte weg', 'restore'],
  [
    'tu den Hund vom ersten Bild auf die Wiese vom zweiten, so mittig vorne hin',
    'blendSubject(subject=0,into=1,place=centre)',
  ],
  [
    'put the dog from the second picture on the sofa of the first',
    'blendSubject(subject=1,into=0)',
  ],
  [
    'Doppelbelichtung, mein Gesicht und der Wald, der Wald eher schwach',
    'doubleExposure(percent=65)',
  ],
  ['double exposure of me and the sea, the light is nice', 'doubleExposure(percent=100)'],
  [
    'I run a little bakery and want a header for the website, 1600 by 500 pixels, croissants on the left should stay in',
    'pad(ratio=1600:500,exact=true)',
  ],
  ['crop to 16:9, croissants on the left should stay in', 'pad(ratio=16:9)'],
  ['make it a banner for our shop of 1600x500', 'resize(width=1600,height=500)'],
  ['make it the right size for a UK passport', 'format(format=ukPassport)'],
  ['Bild darf maximal 3 MB haben', 'resize(factor=0.5)'],
  ['Gruppenfoto auf A5 quer, heller', 'crop(ratio=297:210) brightness'],
  ['can you make this printable at 8x10', 'crop(ratio=8:10)'],
  ['Ränder abschneiden', 'trim'],
  ['Stärke 80 Vignette', 'vignette(percent=80)'],
];

/** Texts that are told in passing, and how they are set. */
export const TEXTS_TOLD: readonly (readonly [prompt: string, plan: string])[] = [
  ['write LIFT-OFF at the bottom', 'text(text=LIFT-OFF)'],
  ['schreib Kaffee-Klatsch unten rechts', 'text(text=Kaffee-Klatsch)'],
  [
    'put a date stamp on it like the old cameras, orange, bottom right, 14 08 1996',
    'text(text=14 08 1996,colour=orange)',
  ],
  [
    'write THE LAST FERRY in white caps at the bottom, author name Joan Pell underneath smaller',
    'text(text=THE LAST FERRY,capitals=true) text(text=Joan Pell,scale=0.6)',
  ],
  [
    'hey so um can you take this picture of the team and put the club name on it Redmoor Badminton Club and the year twenty twenty four underneath and make it a bit brighter because the sports hall lighting was awful thank you',
    'brightness text(text=Redmoor Badminton Club) text(text=2024)',
  ],
  ['write the year nineteen ninety nine at the bottom', 'text(text=1999)'],
  [
    'Put a thin gold frame around it and write Emma & Josh, 21.06.2025 in the bottom centre with a fancy script font',
    'text(typeface=handwritten) frame(colour=gold)',
  ],
  ['write Emma & Josh 21.06.2025 at the top', 'text(text=Emma & Josh 21.06.2025)'],
  [
    'before and after side by side with the words Before and After above each one',
    'sideBySide text(text=Before) text(text=After)',
  ],
  ['side by side with the words Love and Peace at the top', 'sideBySide text(text=Love and Peace)'],
  [
    'take the old price tag off and write £12.50 there instead in red',
    'erase text(text=£12.50,colour=red)',
  ],
  [
    'comic style and at the top put who ate my sandwich?! in a comic font',
    'comic text(text=who ate my sandwich?!,typeface=handwritten)',
  ],
  ['at the bottom put see you in hell in red letters', 'text(text=see you in hell,colour=red)'],
  [
    'Oma wird 80!! schreib das oben drüber in Gold und unten das Datum 17.5.2025 und mach nen schönen Rahmen drum',
    'text(text=Oma wird 80!!,colour=gold) text(text=17.5.2025) frame',
  ],
  ['Mia is 5! write that at the top in pink', 'text(text=Mia is 5!,colour=pink)'],
  ['¡Mia cumple 5! escribe eso arriba en rosa', 'text(text=Mia cumple 5!,colour=pink)'],
  [
    'Retro wie ausm Fotoalbum von 1975, mit weißem Rand und so orangem Datum unten rechts 03.08.75',
    'vintage text(text=03.08.75,colour=orange) frame(colour=white)',
  ],
  [
    'als Kinoplakat: dunkler, blaugrün orange, unten groß DER LETZTE SOMMER und drunter kleiner ein Film von Mia und Tarek',
    'brightness cinematic text(text=DER LETZTE SOMMER) text(text=ein Film von Mia und Tarek,scale=0.6)',
  ],
  ['Schwarz-Gelb als Duotone, Vereinsfarben eben, und oben "Auf geht’s, Jungs!"', 'duotone text'],
  ['schreib anna.de unten rechts', 'text(text=anna.de)'],
  ['write Anna & Ben at the bottom, 21.06.2025', 'text(text=Anna & Ben) text(text=21.06.2025)'],
  ['caption it "Rome" with the date 12.3.2024 below', 'text(text=Rome) text(text=12.3.2024)'],
  ['the photo is from the date 12/03/2024, write "Rome"', 'text(text=Rome)'],
  ['write "Rome" at the top, year 2024 at the bottom', 'text(text=Rome) text(text=2024)'],
  [
    'write RIVER at the top and a tagline every drop counts below small',
    'text(text=RIVER) text(text=Every drop counts,scale=0.6)',
  ],
  [
    'next to each other, write Before and After under each',
    'sideBySide text(text=Before) text(text=After)',
  ],
  [
    'next to each other, the words old and new above them',
    'sideBySide text(text=old) text(text=new)',
  ],
  [
    'one above the other with the words Old and New on each',
    'sideBySide text(text=Old) text(text=New)',
  ],
  ['schreib oben HALLO und unten klein TSCHÜSS', 'text(text=HALLO) text(text=TSCHÜSS,scale=0.6)'],
  [
    'schreib TSV Lindau drauf unten groß in Rot und drüber kleiner Saison 2024',
    'text(text=TSV Lindau,colour=red) text(text=Saison 2024,scale=0.6)',
  ],
  ['oben groß SALE und unten klein nur heute', 'text(text=SALE) text(text=nur heute,scale=0.6)'],
  [
    'schreib Alles Gute Opa! und drunter Deine Enkel',
    'text(text=Alles Gute Opa!) text(text=Deine Enkel)',
  ],
  [
    'oben groß SOMMERFEST und drunter etwas kleiner am 3. Juli',
    'text(text=SOMMERFEST) text(text=am 3. Juli)',
  ],
  [
    'Datum rein wie bei alten Kameras, orange, unten rechts, 12 07 1994',
    'text(text=12 07 1994,colour=orange)',
  ],
  ['kleines Datum in Orange rechts unten: 12.7.94', 'text(text=12.7.94,colour=orange,scale=0.6)'],
];
