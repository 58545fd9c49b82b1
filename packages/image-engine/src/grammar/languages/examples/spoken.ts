/** Wishes as they are said, with what happened and what is there beside them, and the plans they mean. */
export const GERMAN_SPOKEN: readonly (readonly [prompt: string, plan: string])[] = [
  ['mach das foto quadratisch ohne etwas abzuschneiden', 'pad(ratio=1:1)'],
  ['mach das Bild quadratisch mit unscharfem Rand', 'pad(ratio=1:1,colour=null)'],
  ['fülle es auf 16:9 mit unscharfen seiten auf', 'pad(ratio=16:9,colour=null)'],
  ['Hintergrund leicht unscharf, Person scharf lassen', 'backgroundBlur(percent=25)'],
  ['Entferne den Hintergrund und mach ihn weiß', 'replaceBackground(to=colour)'],
  ['Mach den Hund heller und ihn etwas schärfer', 'brightness@subject sharpen@subject'],
  ['Bildunterschrift: Urlaub 2024', 'text(text=Urlaub 2024)'],
  ['entferne das Bildrauschen', 'denoise'],
  ['nur Umrisse', 'pencilSketch'],
  ['schneide es eng um das motiv zu', 'subjectCrop(fit=close)'],
  ['füge einen weichen schatten unter dem produkt hinzu', 'shadow(kind=ground)'],
  ['schlagschatten hinzufügen und hintergrund entfernen', 'removeBackground shadow(kind=behind)'],
  ['weniger rauschen, ich hab es nachts aufgenommen', 'denoise'],
  ['das foto wurde im regen gemacht, bitte aufhellen', 'brightness'],
  ['farbtemperatur kühler', 'warmth(percent=-30)'],
  ['kontrast auf 120%', 'contrast(percent=20)'],
  ['collage aus bildern mit schwarzen linien', 'collage(colour=black)'],
  ['collage mit weißem rand', 'collage(colour=white)'],
  ['polaroidrahmen mit "Rom 2020"', 'frame(style=polaroid,caption=Rom 2020)'],
  ['ein comic von mir und meinem hund', 'comic'],
  ['spiegeln bitte, die schrift ist falschrum', 'flip'],
  ['das bild liegt auf der seite', 'rotate(degrees=90)'],
  ['dreh es nach links, es liegt auf der seite', 'rotate(degrees=270)'],
  ['setz mich an einen strand', 'replaceBackground(scene=beach)'],
  ['lösch alles außer dem schuh', 'removeBackground'],
  ['hintergrund soll grün sein statt weiß', 'replaceBackground(colour=green)'],
  ['nebel über dem feld', 'fog'],
  ['mach es wärmer, behalte den bildausschnitt bei', 'warmth'],
  ['mein chef will es heller haben', 'brightness'],
  ['auf dem bild schneit es, mach es schwarzweiß', 'grayscale'],
];

export const SPANISH_SPOKEN: readonly (readonly [prompt: string, plan: string])[] = [
  ['cuadrado con bordes blancos sin recortar', 'pad(ratio=1:1,colour=white)'],
  ['añade una sombra suave debajo del producto', 'shadow(kind=ground)'],
  ['recorta ajustado al sujeto', 'subjectCrop(fit=close)'],
  ['16:9 con los lados desenfocados', 'pad(ratio=16:9,colour=null)'],
  ['menos ruido, la saqué de noche', 'denoise'],
  ['la tomé bajo la lluvia, dale más luz', 'brightness'],
  ['había niebla, acláralo', 'brightness'],
  ['contraste al 120%', 'contrast(percent=20)'],
  ['sepia a la mitad', 'sepia(percent=50)'],
  ['hazlo más cálido, pero mantén el encuadre', 'warmth'],
  ['la flor roja y lo demás en gris', 'grayscale@background'],
  ['deja la flor roja, todo en gris', 'grayscale@background'],
  ['un dibujo animado de mí y mi perro', 'cartoon'],
  ['sale muy amarilla por la lámpara', 'warmth'],
  ['la foto está de lado', 'rotate(degrees=90)'],
  ['pon Feliz Navidad arriba', 'text(text=Feliz Navidad)'],
  ['voltea los colores', 'invert'],
  ['borra todo menos el zapato', 'removeBackground'],
  ['quita la saturación', 'grayscale'],
  ['está nevando en la foto, ponla en blanco y negro', 'grayscale'],
  ['mi jefe dice que está muy oscura, aclárala', 'brightness'],
];

export const FRENCH_SPOKEN: readonly (readonly [prompt: string, plan: string])[] = [
  ['carré sans couper avec bandes blanches', 'pad(ratio=1:1,colour=white)'],
  ['ajoute une ombre douce sous le produit', 'shadow(kind=ground)'],
  ['recadre serré autour du sujet', 'subjectCrop(fit=close)'],
  ['fond blanc, produit centré, carré', 'subjectCrop(fit=centre,ratio=1:1) replaceBackground'],
  ['ajoute du brouillard mais garde le cadrage', 'fog'],
  ["moins de bruit, je l'ai prise la nuit", 'denoise'],
  ['il y avait du brouillard, rends-la plus claire', 'brightness'],
  ['contraste à 120%', 'contrast(percent=20)'],
  ['la fleur rouge, le reste en gris', 'grayscale@background'],
  ['un dessin animé de moi et mon chien', 'cartoon'],
  ['ajoute bonne année en bas', 'text(text=bonne année)'],
  ['dessin au crayon de couleur', 'pencilSketch(coloured=true)'],
  ['collage avec bord blanc', 'collage(colour=white)'],
  ['efface tout sauf la chaussure', 'removeBackground'],
  ['du brouillard sur le champ', 'fog'],
  ['il neige sur la photo, mets-la en noir et blanc', 'grayscale'],
];

/** What they ask for that cannot be done, and words that the refusal names. */
export const GERMAN_SPOKEN_REFUSED: readonly (readonly [prompt: string, words: string])[] = [
  ['schreib meinen namen drauf', 'namen'],
];

export const SPANISH_SPOKEN_REFUSED: readonly (readonly [prompt: string, words: string])[] = [
  ['qué puedes hacer?', 'puedes'],
  ['escribe mi nombre', 'nombre'],
  ['derrite la nieve', 'nieve'],
];

export const FRENCH_SPOKEN_REFUSED: readonly (readonly [prompt: string, words: string])[] = [
  ['tu sais faire quoi ?', 'sais'],
  ["c'est qui sur la photo ?", 'qui'],
  ['fais fondre la neige', 'neige'],
];
