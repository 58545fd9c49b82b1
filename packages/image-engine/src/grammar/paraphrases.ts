import { COLOUR_NAMES } from './colours.ts';
import {
  withColoursJoined,
  withFacesOwned,
  withGoneRemoved,
  withParticlesJoined,
  withRevivalsTurned,
  withShadowsUnderIt,
  withSoftColoursLight,
  withTakenRemoved,
  withThingsLivened,
  withTintsLessened,
} from './particles.ts';
import type { Token } from './tokens.ts';

/**
 * Ways of putting things, each as "said | said => meant". What is meant uses the words that the
 * vocabulary knows; nothing behind the arrow means that it says nothing.
 */
const TABLE = `
take off | take away | take out | get rid of | do away with | edit out | photoshop out | wipe out | clean out => remove
unblur | deblur => sharpen
this jpg | this jpeg | this png | this webp | this heic => this picture
getting rid of | taking out | taking away | taking off => remove
would you be so kind as to | would you be so kind and | be so kind as to | be so kind to | would you mind | do you mind =>
if you dont mind | if thats ok | if possible | if its possible | if you can | if you could | if you would =>
id be obliged if youd | id be grateful if youd | id be grateful if you could | i would be grateful if you could | id appreciate it if you could | i wonder whether you might | i wonder if you could | i was hoping you could =>
eliminate | eliminating => remove
golden retriever | german shepherd | border collie | french bulldog | shih tzu | great dane | guinea pig | labrador | poodle | corgi | husky | dachshund | chihuahua | beagle | terrier | doggo | pup | kitty | tabby => dog
im afraid | as soon as possible | in advance | let me know | do me a favor | thanks a lot | thank you so much =>
thank you very much | thanks so much | many thanks | would be great | would be nice | would be awesome =>
i was wondering if | is it possible to | is it possible that | is there a way to | is there any way to | any chance you could | any chance of =>
would it be possible to | would it be possible that | if you can manage it | if you can manage | if you get the chance | when you have time | whenever you can =>
there is so much | there is too much | there is a lot of | there is lots of | there is some | theres so much | theres too much | theres way too much | there is way too much | theres just too much => remove
theres a lot of | theres some | there are so many | there are too many | there are some | there are lots of | there are => remove
there is | theres => remove
it has so much | it has too much | it has a lot of | it has lots of | it has many | it has some | has so much | has too much => remove
has a lot of | has lots of | has so many | has too many => remove
lacks | lacking | is lacking | lack of | needs some | needs a bit of | needs more | needs a little | could use more | could use some => more
could use a bit of | could use a little | could do with | could do with some | could do with more | not enough | too little => more
do something about | take care of | deal with => fix
why dont you | why dont we | why not | how about | what about | lets try | lets see | i wish | if only | i prefer | i would prefer =>
not so much => not so much
not so strong => not so strong
not that much => not that much
not as strong => not so strong
not so | not as | not that => less
noises => noise
timestamp | time stamp | datestamp | date stamp => stamp
fill with blur | fill it with blur | fill the rest with blur | fill the empty space with blur | fill the gaps with blur | filled with blur | blurred top and bottom | blurred left and right | blurry top and bottom => with blurred sides
keep the whole picture | keep the whole image | keep the whole photo | keep the entire picture | keep the entire image | keep the entire photo | show the whole picture | show the whole image | show the whole photo | show the entire picture | show the entire image | show the entire photo | keep everything in frame | keep everything in the frame | keep everything visible | without losing anything | without losing any of it | nothing cut off | with nothing cut off | nothing cropped | full picture visible | whole picture visible => without cropping
white bars => white padding
semi transparent | semitransparent | half transparent | slightly transparent | partly transparent | partially transparent => translucent
turn summer into winter | change summer to winter | from summer to winter => make it winter
visa photo for the us | visa photo for the usa | visa photo for america | passport photo for the us | passport photo for the usa | american visa photo => us visa photo
lose the blur | lose blur => remove blur
lose the background | lose background => remove background
lose the noise | lose the grain => remove noise
cool it off | cool it down => make it cooler
warm it up => make it warmer
tinge | discoloration => tint
teensy | teeny | weeny | wee | itty | bitty => tiny
it would be nicer | it would be better | it would look better | it would look nicer | itd be better | itd look better | would look better | would look nicer =>
nothing else | nothing more | only that | thats it | thats all | shouldnt it be | couldnt it be | cant it be | wouldnt it be =>
do it => make it
fix that | fix this please => fix it
do you think you can | do you think you could | do you think | i think | i guess | i suppose | i believe | it seems like | it seems =>
in the form of a | in form of a | in form of | in the shape of a | in shape of a | in shape of | in the form of => in a
the sun made everything | sun made everything | the sun made everyone | sun made everyone | the sun made it | sun made it | the sun made us | sun made us | the sun made me | sun made me | the flash made everything | flash made everything | the flash made everyone | flash made everyone | the flash made it | flash made it | the flash made us | flash made us | the flash made me | flash made me | the light made everything | light made everything | the light made everyone | light made everyone | the light made it | light made it | the light made us | light made us | the light made me | light made me | the lights made everything | lights made everything | the lights made everyone | lights made everyone | the lights made it | lights made it | the lights made us | lights made us | the lights made me | lights made me | the lighting made everything | lighting made everything | the lighting made everyone | lighting made everyone | the lighting made it | lighting made it | the lighting made us | lighting made us | the lighting made me | lighting made me | the lamp made everything | lamp made everything | the lamp made everyone | lamp made everyone | the lamp made it | lamp made it | the lamp made us | lamp made us | the lamp made me | lamp made me | the bulbs made everything | bulbs made everything | the bulbs made everyone | bulbs made everyone | the bulbs made it | bulbs made it | the bulbs made us | bulbs made us | the bulbs made me | bulbs made me | the indoor lighting made everything | indoor lighting made everything | the indoor lighting made everyone | indoor lighting made everyone | the indoor lighting made it | indoor lighting made it | the indoor lighting made us | indoor lighting made us | the indoor lighting made me | indoor lighting made me | the indoor lights made everything | indoor lights made everything | the indoor lights made everyone | indoor lights made everyone | the indoor lights made it | indoor lights made it | the indoor lights made us | indoor lights made us | the indoor lights made me | indoor lights made me | the indoor light made everything | indoor light made everything | the indoor light made everyone | indoor light made everyone | the indoor light made it | indoor light made it | the indoor light made us | indoor light made us | the indoor light made me | indoor light made me | the room lights made everything | room lights made everything | the room lights made everyone | room lights made everyone | the room lights made it | room lights made it | the room lights made us | room lights made us | the room lights made me | room lights made me | the room light made everything | room light made everything | the room light made everyone | room light made everyone | the room light made it | room light made it | the room light made us | room light made us | the room light made me | room light made me => it is
make this old photo look new | make this old picture look new | make this old photo look like new | make this old picture look like new | make the old photo look new | make the old picture look new | make my old photo look new | make it look like new | make it look brand new | make it as good as new | make it good as new => restore it
fix the tear | fix the tears | fix the rip | fix the rips | fix the crease | fix the creases | fix the fold | fix the folds | fix the torn part | fix the torn corner => restore it
more strong => stronger
more bright => brighter
more light => lighter
more dark => darker
more warm => warmer
more cold => colder
more sharp => sharper
more big => bigger
more large => larger
more small => smaller
more soft => softer
more clear => clearer
crisp and clear | sharp and clear | clear and sharp | clear and crisp => crisp
the whites look | whites look | the whites are | whites are => it looks
liven it up | liven up | jazz it up | jazz up | perk it up | perk up | freshen it up | freshen up | jazzier => enhance
whiten the background | whiten background | whiten my background => make the background white
blacken the background | blacken background | black out the background => make the background black
whatever is behind | whatevers behind | whats behind | what is behind | whats going on behind => everything behind
its out of focus | it is out of focus | photo is out of focus | picture is out of focus | pic is out of focus | image is out of focus | im out of focus | shes out of focus | hes out of focus | were out of focus | slightly out of focus | came out of focus | its a bit out of focus | its a little out of focus => is too blurry
shadows up highlights down | highlights down shadows up | lift shadows and lower highlights | raise shadows and lower highlights => less contrast
do your magic | work your magic | do your thing | work some magic => enhance
drop me | stick me | plop me | throw me | teleport me | transport me | beam me => put me
drop him | stick him | plop him | throw him | teleport him | transport him | beam him => put him
drop her | stick her | plop her | throw her | teleport her | transport her | beam her => put her
drop us | stick us | plop us | throw us | teleport us | transport us | beam us => put us
drop them | stick them | plop them | throw them | teleport them | transport them | beam them => put them
a light dusting of | a dusting of | a sprinkle of | a sprinkling of | a whisper of | a dash of | a light layer of => a little
more crisp => crisper
drop in | pop in | chuck in | throw in => put in
green screen it | green screen this | green screen me | green screen the background => make the background green
underexpose => darken
overexpose => brighten
dark frame => black frame
blue color cast => blue cast
yellow color cast => yellow cast
orange color cast => orange cast
red color cast => red cast
green color cast => green cast
magenta color cast => magenta cast
or wait | no hold on | or rather =>
keep the top half only | keep only the top half | keep just the top half | keep the top half => crop to the top half
keep the bottom half only | keep only the bottom half | keep just the bottom half | keep the bottom half => crop to the bottom half
keep the left half only | keep only the left half | keep just the left half | keep the left half => crop to the left half
keep the right half only | keep only the right half | keep just the right half | keep the right half => crop to the right half
blurriness => blur
graininess => grain
noisiness => noise
haziness => haze
lighten the background to white | brighten the background to white | bleach the background => make the background white
dear sir | dear madam | please do the needful | do the needful | respected sir =>
like instagram | like on instagram | like in instagram =>
everything in the back | everything at the back | everyone in the back => the background
light up her face | light up his face | light up their faces | light up our faces => light up face
is blur | looks blur | came blur | came out blur | was blur => is blurry
rain cats and dogs | raining cats and dogs => rain heavily
brighten the dark areas | brighten dark areas | brighten the dark parts | brighten dark parts | lighten the dark areas | lighten dark areas | lighten the dark parts | lighten dark parts | lift the dark areas => lift the shadows
darken the bright areas | darken bright areas | darken the bright parts | tone down the bright areas | tone down the bright parts => reduce highlights
dark border => black border
light frame | bright frame => white frame
light border | bright border => white border
lose the bottom | crop out the bottom => cut off the bottom
lose the top | crop out the top => cut off the top
lose the left | crop out the left => cut off the left
lose the right | crop out the right => cut off the right
tone it towards | shift it towards | push it towards | tone towards | shift towards | nudge it towards => tint it
bring back the faded colors | bring back faded colors | revive the faded colors | revive the colors | revive faded colors => more vivid colors
gone pink | gone red | turned pink | gone purple | gone magenta | turned magenta | gone reddish | gone pinkish => fix color cast
what if => make
colors are too loud | colors too loud | too loud => too saturated
give it some life | give it life | bring it to life | bring it alive | add some life => enhance
backlit | back lit => shadows too dark
fix the backlight | fix backlight | fix the backlighting | fix backlighting | correct the backlight | remove the backlight | backlight correction | backlight compensation => shadows too dark
flash made us look | flash made me look | flash made her look | flash made him look | flash made them look => it is
soften the light | soften light | softer light | softer lighting => less contrast
bring back detail | bring back the detail | bring back details | bring back the details | pull out the detail | pull out detail => detail
pencil drawing with color | pencil drawing in color | pencil sketch with color | pencil sketch in color => colored pencil drawing
right side up | right way up => upside down
can someone | could someone | can somebody | could somebody | can anyone | could anyone | any chance you can | any chance that you can => can you
redness => red cast
yellowness => yellow cast
lighten the dark corners | brighten the dark corners | lighten dark corners | brighten dark corners | fix the dark corners | lift the dark corners | lighten up the dark corners | lighten the dark edges | brighten the dark edges | fix the vignetting | fix vignetting => remove the vignette
corners darker | darker corners | edges darker | darker edges => vignette
stop the => remove the
crop out the black | cut off the black | trim the black | crop the black | trim off the black | crop off the black => remove the black
mask out => remove
painted with | painted in | drawn with | drawn in | sketched with | sketched in => in
only show => keep only
show only => keep only
lose the => remove the
lose that => remove that
lose this => remove this
instead of cropping | rather than cropping | with no cropping | and no cropping | no cropping | but no cropping | without a crop | without cutting anything off | without cutting off anything | but dont crop anything | dont crop anything => without cropping
keep it subtle | make it subtle | keep it light | keep it minimal | keep it gentle => subtle
highlights are blown out | highlights are blown | highlights are clipped | highlights blown out => highlights too bright
crush the blacks | crush blacks | crushed blacks | deepen the blacks | deepen blacks | deeper blacks | deepen the shadows => more contrast
raise the shadows | raise shadows | pull up the shadows | bring up the shadows => lift shadows
make it wide | make it wider | make this wide | make this wider | make the picture wide | make the picture wider | make the photo wide | make the photo wider | make the image wide | make the image wider | make it taller | make it narrow | make it narrower | make the picture taller | make the photo taller | make the picture narrower | make the photo narrower => crop
is there anything you can do about | anything you can do about | is there something you can do about | can you do something about | can you do anything about => fix
is there anything you can do | is there something you can do | can you do something | can you do anything | anything you can do | what can you do about it | what can you do for it | can you help me out | can you help me | can you help | can it be saved | can this be saved | can it be rescued | any way to save it | any way to save this =>
before on the left | before on left | after on the right | after on right | the before on the left | the after on the right | before first | after second =>
you pick | you choose | your choice | up to you | you decide | whichever you like | whatever you think | your call =>
fit into a square | fit it into a square | fit in a square | fit it in a square | fit to a square | fit it to a square => square without cropping
green glow from | greenish glow from => green cast from
yellow glow from | orange glow from => yellow cast from
blue glow from => blue cast from
give me the left half | i only want the left half | i just want the left half => crop to the left half
give me the right half | i only want the right half | i just want the right half => crop to the right half
give me the top half | i only want the top half | i just want the top half => crop to the top half
give me the bottom half | i only want the bottom half | i just want the bottom half => crop to the bottom half
chop off | lop off | slice off | chop => trim
border all round | border all around | border all the way round | border all the way around | border round it | border around it | border round the outside => border
frame all round | frame all around | frame round it | frame around it => frame
inch photo | inches photo | inch picture | inch pic | inch photograph => photo
print on a canvas | print on canvas | print it on canvas | print it on a canvas | print this on canvas | print this on a canvas | printed on canvas | printed on a canvas | printing on canvas | canvas print | to be printed on canvas => print
get the colors back | get colors back | get the color back | get some color back | get its colors back | bring the colors back | bring back its colors => more colors
infront => in front
just grays | only grays | just gray tones | only gray tones | only shades of gray | just shades of gray => black and white
like someone drew it with a pencil | like someone drew it with pencil | like somebody drew it with a pencil | like someone drew it by hand | like someone drew it | like somebody drew it | like i drew it with a pencil | like it was drawn with a pencil | like it was drawn by hand => like a pencil drawing
like my grandmas old photos | like my grandmas old pictures | like my grandmothers old pictures | like my grandmothers old photos | like my grandparents old photos | like my nans old pictures | like my nans old photos | like my grans old pictures | like my grans old photos | like my mums old photos | like my moms old photos | like an old family photo | like a photo from an old album | like from an old photo album => like a vintage photo
with age | from age | over the years | through the years =>
old photo gone | old picture gone | old photo turned | old picture turned | old photo went | old photo that went | old photo that turned | old photo that has gone => restore it and it is
repair please | please repair it please => fix it please
for my zoom profile | for my zoom calls | for my zoom call | for zoom calls | for a zoom call | for zoom meetings | for a zoom meeting | for my teams profile | for teams calls | for teams meetings =>
windows are too bright | window is too bright | windows are blown out | window is blown out | sky is blown out | sky is completely blown out | sky is totally blown out | sky is overexposed | sky is too bright | skys blown out | windows are overexposed | window is overexposed | windows are all blown out | sky is all blown out | sky is all white | lights are too bright => highlights too bright
looks like its floating | looks like it is floating | looks like it floats | seems to float | is floating =>
spooky fog | creepy fog | eerie fog | mysterious fog => fog
spooky mist | creepy mist | eerie mist => mist
face looks too dark | face came out too dark | face came out dark | face is so dark | face is way too dark | face looks so dark | face looks dark | faces look too dark | faces look dark | faces came out dark | faces came out too dark | face is very dark | face is really dark | face is a bit dark | face is all dark | face looks too dark here | face is too dark here => face too dark
it leans to the right | it leans to the left | leans to the right | leans to the left | it is leaning to the right | it is leaning to the left | is leaning to the right | is leaning to the left | its leaning to the right | its leaning to the left | its leaning => is crooked
color of skin look green | color of skin looks green | skin looks green | skin look green | skin is green | skin looks a bit green | skin is too green | skin looks too green => is too green
skin looks orange | skin look orange | skin is orange | skin is too orange | skin looks too orange | skin looks a bit orange => is too orange
skin looks yellow | skin look yellow | skin is yellow | skin is too yellow | skin looks too yellow | skin looks a bit yellow => is too yellow
skin looks blue | skin is blue | skin is too blue | skin looks too blue => is too blue
overexposed by the sun | overexposed because of the sun | overexposed by the flash | overexposed because of the flash | burnt by the sun | burned by the sun | burnt out by the sun => overexposed
what i circled | what i circle | what i marked | what i boxed | what i painted | what i selected | what i painted over | what ive marked | what i have marked | what ive circled | what ive selected | whatever i marked | what i drew around => the thing i boxed
sky is completely overexposed | sky is totally overexposed | window is completely overexposed => highlights too bright
swap the background for | swap my background for | swap background for | exchange the background for | swap out the background for | switch the background for => replace the background with
there was haze | there was a haze | there was some haze | there was mist | there was a lot of haze | there was so much haze => remove haze
print it as a poster | print this as a poster | print as a poster | printed as a poster | print a poster of it => print
on our house | on my house | on the house | over our house | over my house | over the house | on our garden | on our street =>
of this room | of the room | in this room | in the room | of my room | of our room =>
add color to this black and white photo | add color to this black and white picture | add color to a black and white photo | put color into this black and white photo | put color in this black and white photo | put some color into this old black and white photo => colorize this photo
color more strong | colors more strong | color stronger | colors stronger => more vivid colors
`;

interface Rule {
  said: readonly string[];
  meant: readonly string[];
}

const pairs = (leads: string, ends: string) =>
  leads.split('|').flatMap((lead) => ends.split('|').map((end) => `${lead} ${end}`));

/** "That'd be lovely": says nothing but that it would please. */
const PLEASED = pairs(
  'would be|thatd be|itd be|that would be|it would be|this would be|would look|thatd look|that would look',
  'great|nice|awesome|amazing|lovely|cool|perfect|wonderful|fantastic|fab|super|sweet|good|brilliant|appreciated|so good|so nice|so cool|really nice|really cool|really great|much appreciated|greatly appreciated|ideal',
);

/** "Remove the white background": which it is says nothing more. */
const GROUNDS = COLOUR_NAMES.flatMap((colour) =>
  ['', 'the ', 'this ', 'my '].map((which) => `remove ${which}${colour} background`),
);

const rules = new Map<string, Rule[]>();
/** "Add white bars so it fits in a square" */
const BARS = ['white', 'black', 'gray', 'blurred'].map((fill) => {
  const said = pairs(
    'bars|borders|sides|padding|margins',
    'so it fits in a square|so it fits into a square|so that it fits in a square|so its square|so it becomes square|to make it square|to make it a square|to get a square|until its square|so it is square',
  );
  const all = said.flatMap((each) => [`add ${fill} ${each}`, `put ${fill} ${each}`]);
  return `${all.join('|')} => make it square with ${fill} ${fill === 'blurred' ? 'sides' : 'padding'}`;
});

const generated = [
  ...BARS,
  `${PLEASED.join('|')} =>`,
  `${GROUNDS.join('|')} => remove the background`,
];
for (const line of [...TABLE.trim().split('\n'), ...generated]) {
  const [left = '', right = ''] = line.split('=>');
  const meant = right.split(' ').filter((word) => word !== '');
  for (const phrase of left.split('|')) {
    const said = phrase.trim().split(' ');
    const [first = ''] = said;
    rules.set(first, [...(rules.get(first) ?? []), { said, meant }]);
  }
}
for (const each of rules.values()) each.sort((a, b) => b.said.length - a.said.length);

function ruleAt(tokens: readonly Token[], at: number): Rule | undefined {
  const candidates = rules.get(tokens[at]?.text ?? '');
  return candidates?.find(({ said }) =>
    said.every((word, k) => tokens[at + k]?.kind === 'word' && tokens[at + k]?.text === word),
  );
}

/** What follows may be words to be written on the picture. */
const WRITES = /^(text|caption|write|saying|says|title|words|type)$/;

/** Says in the vocabulary's words what many people put otherwise: "take off the background". */
export function withParaphrases(said: readonly Token[]): Token[] {
  const tokens = withTakenRemoved(
    withParticlesJoined(
      withRevivalsTurned(
        withGoneRemoved(
          withThingsLivened(
            withColoursJoined(withSoftColoursLight(withFacesOwned(withShadowsUnderIt(said)))),
          ),
        ),
      ),
    ),
  );
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (WRITES.test(tokens[i]?.text ?? '')) return [...result, ...tokens.slice(i)];
    const token = tokens[i] as Token;
    // "Warm, but not so orange" asks for less warmth, not for cold.
    const isLimit = token.text === 'not' && tokens[i - 1]?.text === 'but';
    const rule = token.kind === 'word' && !isLimit ? ruleAt(tokens, i) : undefined;
    if (!rule) {
      result.push(token);
      continue;
    }
    const last = tokens[i + rule.said.length - 1] ?? token;
    for (const text of rule.meant) result.push({ ...token, text, end: last.end });
    i += rule.said.length - 1;
  }
  return withTintsLessened(result);
}
