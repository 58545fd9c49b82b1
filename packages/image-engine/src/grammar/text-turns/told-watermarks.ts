import { compiled, named, type Rule, START, text } from './told-parts.ts';

/** Watermarks whose words end before where they go. */
export const WATERMARKS: readonly Rule[] = [
  // "Marca de agua que diga SAMPLE por toda la foto"
  {
    said: compiled(
      `${START}(?<v>(?:(?:pon|ponle|anade|agrega|mete|quiero) )?(?:una? )?marca de agua(?: (?:transparente|translucida|semitransparente))?)(?: (?:que (?:diga|ponga)|con(?: el texto| la palabra)?|:))? ${text('t')} (?<on>(?:por|en|sobre) toda (?:la|mi) (?:foto|imagen))(?= ?$| [,.;])`,
    ),
    meant: '$v #t $on',
  },
  // "Put a Studio Luna watermark across the picture"
  {
    said: compiled(
      `${START}(?<v>(?:please )?(?:put|add|place|stamp|include|use) )(?:an?|my|our|the) ${named('t')} watermark(?= |$)`,
    ),
    meant: '$v watermark #t',
  },
];
