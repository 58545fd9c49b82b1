import type { Form } from '../../forms/rewrite.ts';
import { alternatives } from '../alternatives.ts';

const LIGHT_PARTS =
  'helle bereiche|hellen bereiche|helle stellen|hellen stellen|hellen partien|hellen flachen';

/** German words for colours and for tones, and for how much of them. */
export const GERMAN_COLOURS_AND_TONES = `
  kupferfarben~ | kupfern~ | kupfer = copper
  bronzefarben~ | bronze = bronze
  rostbraun~ = brown
  rostrot~ = rust red
  blutorange = blood orange
  gesattigter~ = more saturated
  weniger gesattigter~ = less saturated
  ${alternatives('dunkel|dunkl', LIGHT_PARTS)} … ab = reduce the highlights
  ${alternatives(LIGHT_PARTS, 'abdunkeln|dunkler|abschwachen|zurucknehmen')} = reduce the highlights
  ${['blau', 'grun', 'gelb', 'rot'].map((hue, i) => `${hue}stich dazu | ${hue}stich hinzu | ${hue}stich hinzufug~ = add a ${['blue', 'green', 'yellow', 'red'][i]} tint`).join('\n  ')}
  halbe sattigung | halb so viel sattigung | halb so gesattigt~ | halb so bunt~ = half the saturation
  halbe helligkeit | halb so viel helligkeit | halb so hell~ = half as bright
  halber kontrast | halben kontrast | halb so viel kontrast | halb so kontrastreich~ = half the contrast
  halb so warm~ = half as warm
  doppelt so viel sattigung | doppelt so gesattigt~ | doppelt so bunt~ | sattigung verdoppel~ | verdoppel~ die sattigung = twice as much saturation
  doppelt so hell~ | helligkeit verdoppel~ | verdoppel~ die helligkeit = twice as bright
  doppelt so viel kontrast | doppelt so kontrastreich~ | kontrast verdoppel~ | verdoppel~ den kontrast = twice as much contrast
  doppelt so warm~ = twice as warm
  knapp = just under
  farben sollen knallen | farben sollen poppen | farben sollen leuchten | farben knallen lassen = make the colors pop
  alter look | altmodischer look = vintage look
  posterisierung = posterize
  sachen = things
  blocken = blocks
  alter aussehen | alter aussieht | alter wirken = look older
  nicht so grimmig guck~ | nicht so grimmig schau~ | nicht so bose guck~ | nicht so bose schau~ | nicht so ernst guck~ | nicht so ernst schau~ = smile
`;

/** German wishes about them, in words that the tables hold. */
export const GERMAN_COLOUR_SENTENCES: readonly Form[] = [
  // "Nur rote Töne behalten"
  [
    /\b(?:nur|ausschliesslich) (?:die )?((?:rot|blau|grun|gelb|lila|rosa|orange|turkis|violett)(?:en?)?) (?:tone|farbtone|farben)(?: (?:behalten|lassen|stehen|bleiben|erhalten|sollen|farbig|drin))+(?= ?$| [,.;!?]| und\b)/,
    'nur $1 in farbe',
  ],
];
