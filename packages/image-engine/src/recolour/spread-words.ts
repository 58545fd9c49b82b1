/** Are all over a picture, or at its sides. */
const SPREADS =
  /(?:^| )(?:clouds?|snow|ice|frost|fog|mist|smoke|foam|waves?|water|sand|sky|paper|sheets?|curtains|drapes|blinds|walls?|floors?|ground|background|tiles?|areas?|parts?|tones?|colou?rs?|things?|everything|rest)$/i;
const ALOFT =
  /(?:^| )(?:sun|moon|stars?|rainbow|sunset|sunrise|lights?|glow|haze|reflections?|skies|planes?|airplanes?|jets?|helicopters?|drones?|balloons?|kites?|birds?|parachutes?|gliders?|paragliders?|fireworks)$/i;

/** Whether it is called as what is no single thing in one place. */
export const isSpread = (thing: string): boolean => SPREADS.test(thing);

/** Whether it is called as what is seen in the sky, or is its light. */
export const isAloft = (thing: string): boolean => ALOFT.test(thing);
