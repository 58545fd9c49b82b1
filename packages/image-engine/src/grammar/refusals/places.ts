/** Places it has no scene for, each with the scenes that come nearest. */
const PLACES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:mars|moon|planet|planets|galaxy|universe|jupiter|saturn|orbit|spaceship|space station)\b/,
    ['Put it in space', 'Put it in the mountains'],
  ],
  [
    /\b(?:paris|london|tokyo|new york|nyc|berlin|rome|dubai|venice|las vegas|times square|eiffel tower|street|downtown|airport|subway|bridge|skyscraper|castle)\b/,
    ['Put it in a city', 'Give it a studio background'],
  ],
  [
    /\b(?:hawaii|bali|maldives|caribbean|island|tropical|pool|ocean|sea|lake|boat|underwater|waterfall|desert|dunes|egypt|pyramids)\b/,
    ['Put it on a beach', 'Put it in front of a sunset'],
  ],
  [
    /\b(?:alps|matterhorn|zugspitze|mont blanc|kilimanjaro|himalayas|everest|canyon|cliff|volcano|switzerland|norway|iceland|valley|hills?|hillside|glacier|fjord)\b/,
    ['Put it in the mountains', 'Put it in the snow'],
  ],
  [
    /\b(?:jungle|amazon|rainforest|park|garden|meadow|field|fields|farm|countryside|village)\b/,
    ['Put it in a forest', 'Give it an autumn background'],
  ],
  [
    /\b(?:arctic|antarctica|north pole|south pole|ski slope|igloo|greenland)\b/,
    ['Put it in the snow', 'Put it in the mountains'],
  ],
  [
    /\b(?:restaurant|cafe|bar|home|living room|bedroom|bathroom|house|hotel|library|school|classroom|church|gym|hospital|shop|store|supermarket|museum|room|stadium|stage|concert|party|red carpet|club|theater)\b/,
    ['Give it a studio background', 'Put it in an office'],
  ],
];
/** Without a word such as these a place is only what the picture shows. */
const MOVING =
  /\b(?:background|backdrop|put|place|move|bring|teleport|transport|send|stand\w*|sit\w*|in front of|in|on|at|to|behind)\b/;

/** The scenes nearest to a place that the words name; null when they name none. */
export function scenesNear(text: string): readonly string[] | null {
  if (!MOVING.test(text)) return null;
  return PLACES.find(([test]) => test.test(text))?.[1] ?? null;
}
