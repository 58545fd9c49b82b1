import { COLOUR, END, NAME, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** A shape that a picture is brought to; one group that finds it. */
const SHAPE =
  '((?:(?:instagram|insta) )?(?:story|square|reel|portrait|landscape|post)(?: format)?|\\d+:\\d+)';

/** Words beside a wish that add nothing to it, or tell how it is meant. */
export const WORDS_BESIDE_FORMS: readonly Form[] = [
  // "First make the dress blue, then …", "I want you to centre it"
  [
    /(?<=^(?:please )?)(?:first|firstly|i (?:want|need|would like) you to) (?=(?:make|round|paint|recolor|change|turn|center|crop|put|add|remove|blur|give|write|rotate|flip|straighten|cut)\b)/,
    '',
  ],
  // "Write “Hello” at the bottom. Thanks in advance!"
  [
    /(?<=[^:] [.,;!] )(?:many )?(?:thanks|thank you|thx|cheers)(?: (?:in advance|so much|a lot|very much|again))*(?: [.!])*(?= ?$)/,
    '',
  ],
  // "The photo is boring, blur the background": why, beside what is wished for
  [
    /(?<=^(?:(?:hi|hello|hey|please|so) (?:, )?)*)(?:the|this|my|our) (?:photo|picture|image|pic|shot) (?:is|looks|seems|feels) (?:(?:so|too|a bit|very|really|pretty|quite|kind of|rather) )*(?:boring|bland|plain|lame|meh) ?(?:[,.;]|so|and) (?:(?:so|and|please) )*(?=\w+ \w)/,
    '',
  ],
  // "Because it looks boring"
  [
    /(?<=\w )(?:, )?(?:because|since|cause) (?:it|this|that|its|(?:the|this|my|our) (?:picture|photo|image|pic|shot)) ?(?:is|looks?|seems?|feels?)? (?:(?:so|too|very|really|a bit|pretty|quite|much) )*(?:boring|bland|plain|ugly|bad|empty|lame|meh|better|nicer|cooler|great|good)(?: (?:that way|like that|like this|then|now))?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Fog at 40 %", as French has it: "in 40"
  [/\b(fog|mist|haze) in (?=\d)/, '$1 '],
  // "A nice head and shoulders crop"
  [
    /\b(?:(?:nice|tight|classic|clean|good|proper|close) )*head and shoulders (?:crop|shot|portrait|framing|picture|photo)\b/,
    'headshot crop',
  ],
  // "… “SALE” in the corner, bold white text on the photo"
  [
    new RegExp(
      `(?<=“”[^.]*)(?:,|in|and|with)(?: (?:in|and|with|an?))* ((?:bold|thick|thin|large|big|small) )?(${COLOUR}) (?:text|letters|lettering|font)(?: (?:on|over) (?:the |my |this )?(?:photo|picture|image|pic))?(?= ?$| ?[,.;!])`,
    ),
    'in $1 $2 letters',
  ],
  // "… “SALE”, font size 60"
  [
    /(?<=“”[^.]*)(?:,|in|and|with|at)(?: (?:in|and|with|at|an?))* (?:(?:font|text|letter) )?size (?:of )?(\d+)(?: ?(?:pt|points?|px|pixels?))?(?= ?$| ?[,.;!]| and\b)/,
    ', $1px',
  ],
  // "… “SALE”, Arial if possible"
  [
    /(?<=“”[^.]*)(?:,|and|with)(?: (?:and|with|the|font))* (arial|helvetica|times|verdana|courier|georgia)(?: (?:new roman|font))?(?: if (?:possible|you can|available))?(?= ?$| ?[,.;!])/,
    'in $1',
  ],
  // "Add 50px black padding on every side"
  [
    new RegExp(
      `\\b(?:add|put|give it|leave) (?:an? )?(\\d+)(?: ?(?:px|pixels?))? (?:of )?(${COLOUR}) (?:padding|space|margins?|room) (?:(?:on|to|at) (?:every|each|all|all four) sides?|all (?:around|round)|around (?:it|the (?:photo|picture)))${END}`,
    ),
    'add a $1px $2 border',
  ],
  // "Restore it and colour it in like a modern one"
  [
    /(?<=\b(?:and|then|,) )colou?r it in(?: (?:like|as) (?:an? )?(?:\w+ )?(?:one|photo|picture|today))?(?= ?$| ?[,.;!])/,
    'colorize it',
  ],
  // "A dark city behind me"
  [
    /\bdark city (?=(?:behind|in the background|background|as (?:the )?background|skyline)\b)/,
    'city at night ',
  ],
  // "Same size, please": of what changes no size, and what does says so.
  [
    /(?<=\b(?:rotate|turn|flip|mirror|tilt|straighten|border|frame|corners)\b[^.;]* )(?:[,.;] |(?:and|but) )(?:(?:keep|leave|with|at|in) )?(?:it )?(?:the )?(?:same|original) (?:size|dimensions|resolution)(?: please)?(?= ?$| ?[,.;!])/,
    '',
  ],
  [
    /(?<=[,.;] |\b(?:and|but) )(?:(?:keep|leave|with|at|in) )?(?:it )?(?:the )?(?:same|original) (?:size|dimensions|resolution)(?: as (?:before|now|it is|the original))?(?: please)?(?= ?$| ?[,.;!])/,
    'keep the size',
  ],
  // "It should look realistic"
  [
    /(?<=[,.;] |\b(?:and|but) )(?:it |that |this |everything |the result )?(?:should|must|has to|shall) (?:still )?(?:look|be|stay|remain|appear) (?:as )?(?:realistic|real|natural|believable|authentic)(?: as possible)?(?= ?$| ?[,.;!])/,
    'keep it natural',
  ],
  // "Like in a magazine", beside a wish
  [
    /(?<=\b(?!(?:look|looks|looking|it|be|is|feel|something|photo|picture)\b)\w+ )(?:just )?(?:like|as) (?:in|on|from|for) (?:an?|the) (?:\w+ )?(?:magazine|magazines|catalog|catalogue|brochure)(?: cover)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "In good quality"
  [
    /(?<=\b(?!(?:enhance|improve|upscale|print|download|save|export|it|photo|picture)\b)\w+ )in (?:good|high|best|top|full|great|very good|the best|highest) (?:possible )?quality(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Write “Hello” at the bottom, nothing else"
  [/(?<=“”[^.;]* )[,;] (?:and |but )?nothing (?:else|more)(?: please)?(?= ?$| ?[.!])/, ''],
  // "Add a vignette but keep the face as it is": it does not reach there.
  [
    /(?<=\b(?:restore|repair|red eyes?|vignette|frame|border)\b[^.;]* )(?:(?:,|but|and) )+(?:keep|leave) (?:the|his|her|my|our|their) faces? (?:as (?:it is|they are)|unchanged|alone|untouched|natural)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Remove the background and save it transparent"
  [
    /(?<=\bremove (?:the )?background )(?:and|,|and then) (?:save|keep|export|leave|give|make) (?:it|me|that|the)(?: it)? (?:as )?(?:an? )?transparent(?: png)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "A street behind me, but don't touch my jacket": it stays with whoever wears it.
  [
    /(?<=\bbackground\b[^.;]* )(?:(?:,|and|but|really) )+(?:do not|dont|without|never) (?:change|changing|touch|touching|modify|modifying|alter|altering) (?!\w+ (?:colou?rs?|light|lighting|background|sky|rest|size|pose|shadows?)\b)(?:my|our|his|her|their) \w+(?: at all)?(?= ?$| ?[.;!])/,
    '',
  ],
  // "Pixel art, really coarse"
  [
    /\bpixel art(?: look| style)?(?: ,)? (?:really |very |quite |rather )?(?:coarse|rough|chunky)(?= ?$| ?[,.;!])/,
    'pixel art with big pixels',
  ],
  // "A grey studio, a bright one"
  [new RegExp(`\\b(${COLOUR}) studio (?:bright|light)\\b`), 'light $1 studio'],
  // "Put my dog from picture 2 on the sofa, bottom right and smaller": the dog, not the picture
  [
    /(?<=\bput [^.;]*\b(?:picture|photo) (?:\d|one|two|three)\b[^.;]*\b(?:left|right|corner|middle|bottom|top) )(?:(?:,|and) )+(?:a (?:bit|little) |much |and )*smaller(?= ?$| ?[,.;!])/,
    'and small',
  ],
  // "Double exposure of my profile and the forest of the other picture"
  [
    /(?<=\bdouble exposure (?:with|of|from|in) (?:my |the |a )*\w+ (?:and|with) (?:the |a )?\w+ )(?:of|from|in) (?:the )?(?:other|second) (?:picture|photo|image|one)\b/,
    '',
  ],
  // "Sticker? No, thanks", as Spanish puts it: "y sticker no"
  [
    /(?<= )(?:[,;]|and|but)(?: (?:[,;]|and|but))* (?:stickers?|frames?|borders?|bars|filters?|vignettes?|text) (?:not|no)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "No blur this time, just the background in sky blue"
  [
    /(?<=^|[.;!?] )(?:no|not)(?: of)? (?:blurry|blur|blurring)(?: (?:this|at) (?:time|all))? [,;] (?=(?:just|only) )/,
    '',
  ],
  // "Blur the background, only the person stays sharp"
  [
    /(?<=\bblur(?:red)? (?:the )?background\b[^.;]* )(?:(?:,|and|but) )+(?:keep (?:only )?(?:the )?(?:subject|person|people) sharp|only (?:the )?(?:subject|person|people) (?:should |must |shall |may |can )?(?:stays?|remains?|be|is|keep) sharp)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Remove the red glow in the eyes"
  [
    /\bthe red (?:cast|tint|glow|reflections?|reflex|light|shine) (?:in|of|from) (?:the|his|her|my|their|our|both|everyones)(?: \w+)? eyes\b/,
    'the red eye',
  ],
  // "Pull the haze out so the hills look clearer"
  [
    new RegExp(
      `\\b(?:pull|draw|suck|lift|get) (?:all )?(?:of )?(?:the |that )?(haze|fog|mist|grain|noise) (?:out|off|away)(?: so (?:that )?(?:the |my |our )?\\w+ (?:looks?|is|are|gets?|comes?) (?:more )?(?:clear(?:er)?|visible|sharper|through))?${END}`,
    ),
    'remove the $1',
  ],
  // "Combine the three photos stacked vertically"
  [
    /\b(?:blend|combine|merge|join) (?:the |these |all |my |our )*(?:\d+ |two |three |four |five )?(?:pictures?|photos?) (?=stacked vertically\b)/,
    'put the pictures ',
  ],
  // "It's hazy over the valley, can you remove it": a verb behind its thing
  [
    /\bit is (?:too )?hazy of fog(?: (?:in|over|on|above) the \w+)? , (?:can you )?the remove(?= and\b| ?$)/,
    'remove the haze',
  ],
  // "Make it snow, in heavy snow"
  [/\bmake it snow ,? ?(?:with|in) (?=heavy snow\b)/, 'make '],
  // "With thin white gaps between them"
  [/(?<=\b(?:gaps?|spaces?|margins?) )between (?:it|them|the (?:pictures|photos))\b/, ''],
  // "Repair it, but don't add any colour"
  [
    /(?<=\b(?:repair|restore|fix|mend)\b[^.;]* )(?:,|and|but)(?: (?:,|and|but))* (?:do not|dont|don t) add (?:any |new )*colou?rs?(?: to it)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Remove the box I drew, that's a trash can"
  [
    /(?<=\b(?:remove|erase|delete)\b[^.;]*\bi (?:have )?(?:drew|drawn|marked|painted|circled|boxed)[^.;,]* ), (?:thats|that is|that s|its|it is|it s) (?:just )?(?:an?|the|my|our) (?:\w+ )?\w+(?= ?$| ?[.;!])/,
    '',
  ],
  // "A wide white border like a postcard"
  [/(?<=\b(?:frame|border|edge) )(?:like|as) (?:on )?(?:a|an old|old) postcards?\b/, ''],
  // "No background, no frame, just the shoe"
  [
    new RegExp(`${START}no background (?:, no (?:\\w+ )?\\w+ )*, (?:just|only) the \\w+${END}`),
    'remove the background',
  ],
  // "A smooth gradient"
  [/\b(?:smooth|soft|nice|gentle) (?=gradient\b)/, ''],
  // "Crop to 16:9, but don't cut off the top of the tower"
  [
    /(?<=\b(?:crop|square|format|story|\d+:\d+|ratio|portrait|landscape|a\d)\b[^.;]* )(?:(?:,|and|but|so that|please) )*(?:dont|do not|without|not|nothing|none) (?:cut|cutting|crop|cropping|chop|chopping|lose|losing)(?: off| away)?(?: (?:anything|nothing|any|none|a bit|the (?:top|tip|bottom|end|edges?))(?: of| from))? (?:the|my|our|his|her|its) (?!(?:background|sky|left|right|top|bottom|edges?|sides?|borders?|frame|text|heads)\b)(?:\w+ )?\w+(?= ?$| ?[,.;!])/,
    ', dont cut off the heads',
  ],
  // "I can't see anything in the dark corners"
  [
    new RegExp(
      `${START}(?:(?:i|you|we|one) )?(?:can )?(?:cant|cannot|can not|hardly|barely|dont|do not)? ?(?:see|make out|recogni[sz]e|there is|theres) (?:not |hardly )?(?:anything|nothing|a thing|much|any detail|no detail)(?: (?:to see|anymore|any more|at all))? in the (?:dark(?:er|est)? (?:corners|parts|areas|bits|spots|places)|shadows|shade)${END}`,
    ),
    'lift the shadows',
  ],
  // "A touch more magenta"
  [
    new RegExp(
      `${START}(?:make it |with )?(a touch|a hint|a tad|a bit|a little|slightly|somewhat)? ?more (magenta|green|red|blue|yellow|orange|pink|purple|cyan|teal)(?= ?$| ?[,.;!]| and\\b)`,
    ),
    'add a slight $2 tint',
  ],
  // "Picture 2 should be the background of picture 1"
  [
    new RegExp(
      `${START}(?:make )?(${PICTURE}) (?:(?:should|shall|must|will|can|is to|has to) )?(?:(?:be|become|serve|go|act) )?(?:as )?(?:the |a )?(?:new )?background (?:of|for|behind|to|in) ${PICTURE}(?: is)?${END}`,
    ),
    'use $1 as the background',
  ],
  // "Add some colour, it's black and white": that of true things is asked for.
  [
    new RegExp(
      `${START}(?:add|put|bring|get|give it) (?:back )?(?:some |a bit of |a little |the |real |proper )*colou?r(?: (?:in|into it|to it|back|inside))* [,;.] (?:because |since |as |cause )?(?:its|it is|is|thats)(?: \\w+)? (?:black (?:and )?white|grayscale|monochrome|gray)${END}`,
    ),
    'colorize it',
  ],
  [
    new RegExp(
      `${START}(?:its|it is|thats|(?:the|this) (?:picture|photo) is)(?: (?:only|just|old|an old|a))* (?:black (?:and )?white|grayscale|monochrome|gray)(?: (?:picture|photo))? [,;.] (?:so |please |can you |now )*(?:add|put|bring|get|give it) (?:back )?(?:some |a bit of |a little |the |real |proper )*colou?r(?: (?:in|into it|to it|back|inside))*${END}`,
    ),
    'colorize it',
  ],
  // "Black and white, but the red umbrella as it is", as Spanish has it
  [
    new RegExp(
      `(?<=\\b(?:black and white|grayscale|desaturate)\\b )(?:,|and|but)(?: (?:,|and|but))* (?:leave|keep|with) the (\\w+) (${COLOUR}) (?:alone|unchanged|as (?:it )?is)(?= ?$| ?[,.;!?])`,
    ),
    'but keep the $1 $2',
  ],
  // "Crop to the shoe and leave some space around it"
  [
    new RegExp(
      `${START}(?:please )?crop (?:(?:it|this|in|down|closer?) )*(?:to|on|onto) (?:(?:just|only) )?((?:the|my|our|his|her) (?!(?:left|right|top|bottom|upper|lower|middle|center|centre|edges?|sides?|square|half|thirds?|ratio|size|width|height|format|shape|frame|rule|golden|box|marked|selected|circled|edge|first|second|third|fourth|inside|content|area|part|face|head|hair|eyes?|mouth|neck|shoulders?|chest|bust|torso|waist|hips?|belly|elbows?|arms?|hands?|legs?|knees?|ankles?|feet|region|picture|photo|image|horizon|same)\\b)\\w+(?: (?!(?:and|with|but|so|in|at|for|as|which|that|left|right|half|ratio|format|size)\\b)[a-z]+)?)(?:(?: (?:,|and|but))*(?: (?:please )?(?:leave|keep|leaving|keeping|give it|with))+ (?:some|a (?:bit|little)(?: of)?|enough|plenty of) (?:space|room|air|margin)(?: (?:around|round|about)(?: (?:it|him|her|them))?)?)?${END}`,
    ),
    'crop tight around $1',
  ],
  // "The t-shirt that is white in blue", as Spanish puts it
  [
    new RegExp(
      `${START}(?:make )?the (\\w+(?: (?!(?:from|of|in|is|are|was|were|with)\\b)\\w+)?) (${COLOUR}) (?:in|to|into) (#[0-9a-f]{6}|${COLOUR})(?= ?$| ?[,.;!]| and\\b)`,
    ),
    'make the $2 $1 $3',
  ],
  // "Sepia no, rather black and white"
  [
    /(?<=^|[,.;] )(sepia|vintage|black and white|grayscale|blur|cartoon|anime|comic|sticker|hdr|neon) (?:not|no) [,;] (?=(?:rather |better |just |but )?(?:in |with |a |make )?\w)/,
    '',
  ],
  // "Less shadows"
  [
    new RegExp(`${START}(?:less|fewer|softer|lighter)(?: of)? (?:the )?shadows${END}`),
    'lift the shadows',
  ],
  // "It's too hazy because of the fog in the distance, remove it"
  [
    /(?<=\b(?:hazy|misty|foggy) )(?:because|due|thanks) (?:of|to) (?:the )?(?:fog|haze|mist)(?: (?:in the distance|over \w+ \w+|on the \w+))?/,
    '',
  ],
  // "Restore it without changing his face"
  [
    /(?<=\b(?:restore|repair|mend|bring back to life)\b[^.;]* )(?:(?:,|but|and) )*(?:without (?:chang|alter|touch|modify)(?:e|ing)?|(?:dont|do not) (?:change|alter|touch|modify)) (?:the|his|her|my|our|their|its) (?:faces?|features|eyes|expressions?|looks)(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "Add black bars so it fits story format", "story format, pad with black"
  [
    new RegExp(
      `(?<=^|[,.;] |\\b(?:and|rather|please) )(?:rather )?(?:add|put|use) (?:rather )?(?:some )?(${COLOUR}) (?:bars|bands|strips|borders|edges)(?: (?:instead|rather))? (?:so (?:that )?it (?:fits|fit|is|becomes|works as|goes into|gets)|to (?:fit|make it|get)|for|until it is) (?:(?:an?|the|in|into|as|to|format) )*${SHAPE}${END}`,
    ),
    'pad it to $2 with $1',
  ],
  [
    new RegExp(`${START}pad (?:it )?with (${COLOUR}) to (?:(?:an?|the) )?${SHAPE}${END}`),
    'pad it to $2 with $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:make it|as|in|to|an?) )*${SHAPE} (?:, |and )+(?:pad|fill) (?:(?:it|up|out|the rest|the sides) )*(?:with|in) (${COLOUR})${END}`,
    ),
    'pad it to $1 with $2',
  ],
  // "Story format without cropping, fill with black"
  [
    new RegExp(
      `(?<=\\bwithout cropping )(?:, |and |but )*(?:fill|filled|pad|padded|extend)(?: (?:it|up|out|the rest|the sides|the edges))* (?:with|in|by) (${COLOUR})${END}`,
    ),
    'with $1 borders',
  ],
  // "The car in green, everything else stays"
  [
    /(?<=[,.;] |\b(?:and|but) )(?:everything|all) else (?:stays|should stay|must stay|remains|can stay|to stay|stay)(?: (?:as (?:it )?(?:is|was)|the same|unchanged|how it is|like (?:this|that)))?(?= ?$| ?[,.;!])/,
    'leave the rest as it is',
  ],
  // "I want the dress in light blue"
  [
    new RegExp(
      `${START}(?:i|we)(?:d| would)? (?:want|like|need|love|prefer|have)(?: to have)? (the|my|our|his|her) (${NAME}) in (?:an? )?(${COLOUR}|#[0-9a-f]{6})${END}`,
    ),
    'make $1 $2 $3',
  ],
  // "Change the color of the car on white", "make want the car blue", as other languages put it
  [new RegExp(`\\bchange the color of (the \\w+(?: \\w+)?) on (${COLOUR})${END}`), 'make $1 $2'],
  [/\bmake (?:want|colorful) (?=the |my |our |his |her )/, 'make '],
  [new RegExp(`\\bmake the color from (the \\w+(?: \\w+)?) (${COLOUR})${END}`), 'make $1 $2'],
  // "Passport photo, white background and the wrinkles gone", whose verb stood behind both
  [
    new RegExp(
      `(?<=\\b(?:passport|visa|id) photo )(?:, )?remove (${COLOUR} background) and (?=the )`,
    ),
    ', $1 , remove ',
  ],
];
