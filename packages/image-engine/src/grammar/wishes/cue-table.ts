/**
 * What a clause is about when its words are in no order that the grammar knows, each as
 * "cue & cue & !cue => wish": alternatives stand beside each other, `~` is any ending, and a cue
 * behind `!` must be missing. The wish is in words of the vocabulary. The first line that fits counts.
 */
export const CUES = `
  backdrop|background|behind|surroundings & smoosh~|smooth~|smudge~|smear~|fuzz|fuzzy|mush~|creamy|soften|softer|soft|melt|melts|dissolve|bokeh|swim|out of focus|defocus~|milky|blurred|blurry|blur|unsharp & !background is|backdrop is|it is|its|is too|are|too => blur the background
  only|just|nothing but & {who} & crisp|sharp|in focus|pin sharp|tack sharp & !is|are|background|make|keep => blur the background
  evening|late|last|golden|amber|low|setting|sunset|sundown|dusk|honey|honeyed|end of the day|warm & glow|sunlight|sunshine|rays|light|sun & !lamp|neon|face|studio|brush|haze|remove|hit~ => give it golden hour light
  light|lit|lighting|relight|illuminate|illuminated|brighter|brighten|lighter|glow|spotlight|fill flash|softbox|beauty dish|lamp & face|faces|portrait|headshot & !background|behind => brighten the face
  light|lit|lighting & photographers|in a studio|studio & me|us|him|her|them|face|faces|it & !background|backdrop => brighten the face
  comic strip|comic book|comics|halftone|speech bubbles|graphic novel|superhero strip|superhero style|superhero comic|marvel style|marvel notebook|marvel comic|batman comic|dots and ink|thick ink & !background|poster => make it a comic book
  obama hope|obama one|obama thing|obama poster|shepard fairey|hope thing|hope poster|propaganda|screen print|screenprint|screen printed|silkscreen|risograph|riso|warhol => make it a poster
  collectible|collectable|vinyl toy|action figure|toy figure|funko|bobblehead|blister pack|toy packaging|toy box|figurine|figurines => give it the figurine look
  text|letters|writing|lettering|selfie|logo|words & backwards|reversed|mirrored|inverted|wrong way|back to front|mirror writing => flip it horizontally
  red|glowing|devil|demon & pupil|pupils => remove red eyes
  silhouette|profile|outline of & !profile picture|profile photo|background & filled|fill|full of|inside & picture|photo|shot|pic|image|forest|trees|city|sea|mountains|other|second => make a double exposure
  half & blend|blended|mixed|merged|morphed & brother|sister|mum|mom|dad|me|him|her|two|both|other|son|daughter|friend|cat|dog => blend the two pictures
  melt|melts|fade|fades|dissolve|overlap|overlaps|see through|bleed & first|second|both|two|pics|pictures|photos|each other => blend the two pictures
  pics|photos|pictures|shots|images|snaps|polaroid|polaroids & grid|raster|mosaic|contact sheet|photo booth|photobooth|patchwork|montage|scrapbook|gallery wall|big one|one picture|one image|one frame|one sheet => make a collage
`;
