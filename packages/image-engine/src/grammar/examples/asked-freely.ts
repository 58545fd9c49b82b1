/** Wishes as people put them freely, and the plans they mean. */
export const ASKED_FREELY: readonly (readonly [prompt: string, plan: string])[] = [
  // What is behind somebody
  [
    'hinter mir soll das Weltall sein mit ganz vielen sternen',
    'replaceBackground(to=scene,scene=space)',
  ],
  ['hinter uns soll das Meer sein', 'replaceBackground(to=scene,scene=beach)'],
  ['ich will hinter mir einen Sternenhimmel haben', 'replaceBackground(scene=space)'],
  ["derrière moi il doit y avoir l'espace", 'replaceBackground(to=scene,scene=space)'],
  ["qu'il y ait une forêt derrière moi", 'replaceBackground(to=scene,scene=forest)'],
  [
    'On dirait que la photo est prise dans un parking... mets plutôt une forêt',
    'replaceBackground(to=scene,scene=forest)',
  ],
  [
    'Sieht aus wie in einem Parkhaus aufgenommen... nimm lieber einen Wald',
    'replaceBackground(to=scene,scene=forest)',
  ],
  [
    'je veux New York la nuit derriere moi, avec les grattes-ciel',
    'replaceBackground(to=scene,scene=cityNight)',
  ],
  [
    'ich will New York bei Nacht hinter mir, mit den Wolkenkratzern',
    'replaceBackground(to=scene,scene=cityNight)',
  ],
  [
    'I want New York at night behind me, with the skyscrapers',
    'replaceBackground(to=scene,scene=cityNight)',
  ],
  [
    'New York bei Nacht hinter uns, etwas unscharf',
    'replaceBackground(scene=cityNight) blur@background(percent=25)',
  ],
  [
    'Büro hintendran, und zwar eins das seriös aussieht',
    'replaceBackground(to=scene,scene=office)',
  ],
  ['un bureau derrière, un qui fasse sérieux', 'replaceBackground(to=scene,scene=office)'],
  ['an office behind, and one that looks professional', 'replaceBackground(scene=office)'],
  [
    'Bewerbungsfoto bitte: dunkelblaue Studiowand hinter mir, sonst nichts verändern',
    'format(format=passport) replaceBackground(to=scene,scene=studio)',
  ],
  ['graue Studiowand hinter mir', 'replaceBackground(to=scene,scene=studio)'],
  ['un fond de studio gris perle, sobre', 'replaceBackground(to=scene,scene=studio)'],
  ['pearl gray studio backdrop, sober', 'replaceBackground(to=scene,scene=studio)'],
  // All of the range, and neither drawings nor shadows
  [
    'Hol mal richtig Zeichnung aus den Wolken und den Schatten, so übertrieben wie in diesen Immobilienanzeigen',
    'hdr(percent=90)',
  ],
  ['Zeichnung aus den Wolken rausholen', 'hdr@sky(percent=75)'],
  ['HDR aber nicht übertrieben', 'hdr(percent=45)'],
  [
    'fais ressortir les détails des nuages et des ombres, exagéré comme dans les annonces immobilières',
    'hdr(percent=90)',
  ],
  [
    'pull all the detail out of the clouds and the shadows, over the top like in real estate listings',
    'hdr(percent=90)',
  ],
  [
    'Fais ressortir tous les détails, ciel dramatique, le grand jeu quoi',
    'replaceSky(sky=storm) hdr(percent=75)',
  ],
  ['alle Details rauskitzeln, dramatischer Himmel, volle Kanne', 'replaceSky(sky=storm) hdr'],
  ['make all the details pop, dramatic sky, the full monty', 'replaceSky(sky=storm) hdr'],
  // Few flakes
  ['lass es schneien, aber nur ein paar flocken, kein schneesturm', 'snow(percent=30)'],
  ['Schnee, aber kein Schneesturm, nur ein paar Flöckchen', 'snow(percent=30)'],
  ['lass es regnen, aber nur ein paar Tropfen', 'rain(percent=30)'],
  ['fais tomber la neige mais juste quelques flocons, pas une tempête', 'snow(percent=30)'],
  // Pictures together
  [
    'Pack die Bilder alle auf eine Seite, mit weißem Abstand dazwischen',
    'collage(gap=0.012,colour=white)',
  ],
  ['Pack alle drei auf ein Blatt mit weißem Rand dazwischen', 'collage(colour=white)'],
  ['rassemble toutes les photos sur une page, espacées de blanc', 'collage(colour=white)'],
  ['Put all three on a single sheet, white gaps in between', 'collage(colour=white)'],
  ['Die beiden sollen ineinander übergehen', 'doubleExposure(form=dissolve,percent=50)'],
  ['beide Bilder sollen ineinander verlaufen', 'doubleExposure(form=dissolve,percent=50)'],
  ['the two should flow into one another', 'doubleExposure(form=dissolve,percent=50)'],
  [
    'superpose-les moitié-moitié, comme une pellicule exposée deux fois',
    'doubleExposure(form=dissolve,percent=50)',
  ],
  [
    'leg sie halb und halb übereinander, wie ein doppelt belichteter Film',
    'doubleExposure(form=dissolve,percent=50)',
  ],
  [
    'superimpose them fifty-fifty like a twice exposed film',
    'doubleExposure(form=dissolve,percent=50)',
  ],
  // Grain that is wished for, and grain that is to go
  ['schwarzweis mit körnung wie alter film, aber NICHT bräunlich', 'grayscale grain(percent=50)'],
  ['noir et blanc avec du grain comme un vieux film, mais PAS marron', 'grayscale grain'],
  ['black and white with grain like old film, but NOT brownish', 'grayscale grain(percent=50)'],
  [
    "y a plein de grain, j'ai pris ça au concert dans le noir, tu peux lisser ?",
    'denoise(percent=80)',
  ],
  ['ajoute plein de grain', 'grain(percent=85)'],
  ['total körnig, auf dem Konzert im Dunkeln aufgenommen, kannst du das glätten?', 'denoise'],
  ['full of grain, shot at a gig in the dark, smooth it please', 'denoise(percent=80)'],
  [
    'Total verrauscht, hab abends in der Kneipe fotografiert, krieg das Gekrissel weg',
    'denoise(percent=80)',
  ],
  ['Plein de bruit, photo prise le soir au bar, enlève-moi ça', 'denoise(percent=80)'],
];
