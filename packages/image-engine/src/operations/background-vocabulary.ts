const listed = (phrases: string) =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** How a place is said to be the background: NAME is its name. */
export const AS_BACKGROUND = listed(`
  NAME background|blurred NAME background|blurry NAME background|bokeh NAME background|
  NAME backdrop|NAME scene|NAME scenery|NAME setting|NAME bg|NAME behind|background NAME|
  background with NAME|background into NAME|background like NAME|backdrop NAME|
  backdrop with NAME|front of NAME|bg NAME|against NAME|NAME as background|NAME for background|
  background into beautiful NAME|background beautiful NAME|behind with NAME
`);

/** "In the snow", "in space": where something is put, if it is put. */
export const PLACES = ['in NAME', 'into NAME', 'at NAME', 'inside NAME', 'to NAME', 'on NAME'];

/** Words that mean a background of one colour, of a picture, or one that is said elsewhere. */
export const GENERAL =
  'background|backdrop|bg|background color|backdrop color|color of background|change background|replace background|swap background|switch background|set background|new background|different background|another background|change backdrop|replace backdrop|change bg|background instead|solid background|plain background|background solid|background plain';
export const PICTURE =
  'second as background|second for background|other as background|picture as background|photo as background|image as background|picture for background|photo for background|image for background|third as background|background second|background from second|background of second|background with second|background other|background with other|background from other|background from picture|background of picture|background with picture|background with photo|background with image|background from photo|background from image|second picture background|second photo background|second image background|in front of second';

/** A portrait as businesses want it. */
export const HEADSHOT =
  'professional headshot|corporate headshot|business headshot|linkedin headshot';

/** What a place may be like: nothing that a scene could follow. */
export const HOW = listed(`
  outside|outdoors|outdoor|seamless|stars|dreamy|beautiful|nice|tropical|sunny|sandy|bright|
  modern|lovely|stunning|amazing|gorgeous|pretty|calm|realistic|blurred|blurry|cozy|cosy|
  magical|green|white|light gray|gray|beige|snowy|scenic|exotic|quiet|deep|dark|dense|lush|misty|big|busy|rainy|clean|
  soft|abstract|plain|solid|simple|pure|neutral|professional|high|tall|towering|snowcapped|rolling|distant|rustic|photographers|photographer|country|farmhouse|luxury|luxurious|fancy|warm|
  golden|epic|majestic|wooden|new|different|studio|color|colored|flat|uniform|gradient|
  snow covered|covered|on top of|top of|on edge of|edge of|in middle of|middle of|at foot of|foot of|wall|walls|match|matching|snowy|fall|in fall|in autumn|in winter|in summer|in spring
`);

/** Words around a wish for another background that add nothing to it. */
export const ROUND = listed(`
  background|backdrop|bg|behind|scene|scenery|setting|in front of|front|surroundings|place|put|
  change|replace|swap|switch|move|teleport|transport|send|standing|sitting|walking|stand|sit|
  walk|relaxing|posing|being|were|him|her|it|me|them|us|he|hes|shes|im|theyre|she|they|subject|
  person|current|old|with|against|as|instead|landscape|view|somewhere|environment
`);
