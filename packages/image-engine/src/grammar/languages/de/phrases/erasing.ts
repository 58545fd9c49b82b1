import type { Phrases } from '../../phrases.ts';

/** Turns of German for what is to go, is in the way, or was marked. */
export const GERMAN_ERASING: Phrases = {
  phrase: `
    lasst sich das wegmachen | lasst sich das entfernen | kann man das wegmachen | kann man das entfernen | bekommt man das weg | kriegt man das weg = can you remove that
    will ich nicht = i dont want
    im rechteck | im kastchen | im auswahlrahmen | im auswahlrechteck | in der markierung | innerhalb der markierung | unter dem pinsel | in der auswahl | innerhalb der auswahl = in the box
    in dem eingezeichneten kasten | im eingezeichneten kasten | in dem eingezeichneten rahmen | im eingezeichneten rahmen | in dem gezeichneten kasten | im gezeichneten kasten = in the box i drew
    im kasten muss | im kasten soll | im kasten kann | im kasten gehort | in der box muss | in der box soll | in der box kann | im rechteck muss | im rechteck soll | im rechteck kann | im kringel muss | im kringel soll = in the box should
    im kreis muss | im kreis soll = in the box should
    mach~ … weg | nimm … weg | entfern~ … weg | nimm … raus | nehm~ … raus | schneid~ … raus | nimm … heraus | lass~ … verschwinden | zum verschwinden | nimm … aus dem bild | nimm … aus dem foto | nehm~ … aus dem bild = remove
    hol~ … aus dem bild | raus aus dem bild | entfern~ … aus dem bild = remove
    tausch~ … aus = replace
    das eingekreiste = the thing i boxed
    das markierte | markierten bereich | das was ich markiert habe | markiertes = what marked
  `,
  adjective: `
    stort | stort mich | storen | nerven = bothers
    hol~ uns aus | hol~ mich aus | hol~ ihn aus | hol~ sie aus = get out of
    die soll raus | der soll raus | das soll raus | die soll weg | der soll weg | das soll weg | die kann weg | der kann weg | das kann weg | der soll verschwinden | die soll verschwinden | das soll verschwinden = it should go
    die sollen verschwinden = it should go
    unkenntlich machen | unkenntlich | will ich nicht drauf haben = remove
    alles bis auf … entfern~ | alles ausser … entfern~ | alles bis auf … losch~ | alles bis auf … weg = remove everything except
    raus mit dem | raus mit der | raus mit den | raus mit denen | weg mit dem | weg mit der | weg mit den | weg mit denen = remove that
    stromleitungen raus | stromleitung raus = remove the power lines
    tu so als gabe es die nicht = remove them
  `,
};
