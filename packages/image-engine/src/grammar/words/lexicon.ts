/** Turns a text of words into a set. */
function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Words that ask politely, name the whole picture or hold a sentence together: they wish for nothing. */
export const FILLERS = words(`
  a an the this that these those it its itself i id im ill ive we you u your my our some any one please pls plz kindly thanks
  thank thx cheers hi hello hey hiya heya howdy oi ello aloha yall dear can could would should will shall may might must need needs want wants wish like
  love just export make makes made making turn turned turning convert converted change changed changing set put apply applied applying
  give gives giving add adds added adding use using do does did done doing get gets getting have has having be is are was
  been being let lets go try create render produce show edit edited editing adjust adjusted modify transform bring push take
  increase increased boost raise turned shift shifted portrait portraits into to of in on at by as from up for so too also then than and or
  with while whole entire complete completely full fully all everything every overall total totally altogether
  picture pictures photo photos photograph photographs image images pic pics shot snapshot snap selfie file thing version
  copy result output frame1 look looks looking looked feel feels feeling vibe vibes style styled styling effect effects filter
  filters filtered mood atmosphere aesthetic finish treatment tone tones toned toning color colors colored coloring colour
  hue hues shade shades light lighting nice nicely good great beautiful beautifully lovely pretty cute perfect
  more bit little lot touch slightly kind kinda sort somehow something somewhat maybe perhaps possibly possible
  again now here there still really actually basically simply only even well right1 way about around near
  degrees degree percent pixels px level levels amount strength intensity value factor times
  my me1 if when what which who how see sure ok okay yes yeah yo sir madam guys friend1 ai bot assistant computer
  portra ektar superia velvia ektachrome
  fr frfr rn lowkey highkey bro bruh fam af sis hmm um uh alright honestly seriously literally unfortunately sorry afraid
  taken given regards sincerely especially particularly opacity transparency existing currently product1
  were itd hmm mmm along fit fits recover retrieve regain stop stops ev possible manage
  why moderate moderately medium reimagine reimagined redo rework remake recreate restyle restyled redesign render rendered
  ngl tbh imo imho smh bruh omg idk plss plsss plzz pleasee thanx ty tysm btw lmao kindof asap
  rather instead preferably ideally proper properly correct correctly appropriate automatic automatically
  final second third first next last finally lastly firstly secondly after afterwards before later
  slap throw stick place insert include overlay put1 drop1 draw paint1 write says say saying reads reading read called
  appear appears seem seems become becomes end ends start starts work works give1 bright1 such same both each
  classic modern elegant fancy cool1 awesome amazing stunning gorgeous sweet fun funny interesting artistic creative
  stylish subtle simple plain clean typical real realistic natural naturally proper1 true
  general generally bit1 side1 type design version1 request task job favor favour wondering wonder help
  over onto upon inside within mak maek amke teh tha hte pleas plese pleace picure pictur foto fotos phot imge pix
  everywhere across throughout original current existing given uploaded attached following above1
  fake faked simulate mimic emulate
  out crank cranked conversion variant rendition surround surrounded wrap encircle bump bumped nudge dial notch please1
  theres thats whats different lay lays imagine iphone samsung pixel1 dslr canon nikon photoshop lightroom photoshopped late early
  fy ify ized scan scans scanned
  hex piccy piccie pikcha photie photograf
  myself yourself quick quickly fast asap today im1 gonna wanna gotta hopefully btw fyi lol haha super ugh oops whoops argh yikes meh gosh jeez wow woah ooh aww eek
`);

/** Say that what follows shall not happen. */
export const NEGATORS = words(
  'dont not no without never avoid avoiding skip skipping neither nor except doesnt shouldnt mustnt wont non',
);

/** Say that something stays as it is. */
export const KEEPERS = words(
  'keep keeping keeps preserve preserving leave leaving maintain maintaining retain retaining protect protecting',
);
/** After "don't", these mean the same as "keep". */
export const CHANGERS = words(
  'change changing touch touching alter altering modify modifying affect affecting edit editing lose losing mess adjust adjusting',
);

/** Ask for something to go away. */
export const REMOVERS = words(
  'remove removes removed removing delete deleting deleted erase erasing eliminate undo rid strip clear hide cover',
);
/** Ask for less of something. */
export const REDUCERS = words('less reduce reducing decrease lower fewer minimize lessen');

/** Praise and hope: with a clear wish they add nothing, alone they cannot be done. */
export const HOPES = words(
  'enhance enhanced enhancing improve improved improving better best professional quality fix fixed pro',
);

/** Persons spoken of: a wish about them is a wish about a part. */
export const PERSONS = words(
  'me him her them us his hers their theirs he she they whom someone somebody',
);

/** Relatives and others whom a picture may be of. */
export const KIN = `
  grandkids grandchildren grandson granddaughter nephew niece nephews nieces aunt uncle cousin cousins daddy mommy mummy granny
  nan nana grandad granddad kiddo kiddos toddlers twins newborn fiance fiancee bridesmaid bridesmaids colleague colleagues neighbor neighbors
`;

/** Things on a picture. A whole-picture edit next to one of these was meant for it alone. */
export const PARTS = words(`
  background backgrounds backdrop foreground scenery scene surroundings subject subjects object objects person people persons man
  men woman women girl girls boy boys guy guys lady ladies gentleman kid kids child children baby babies toddler family couple
  ${KIN}
  friend friends crowd tourist tourists stranger strangers bride groom mother father mom dad grandma grandpa sister brother
  face faces head heads eye eyes eyebrow eyebrows nose mouth lips lip teeth tooth smile ear ears cheek cheeks chin forehead
  neck skin hair beard mustache moustache freckles wrinkles wrinkle acne pimple pimples blemish blemishes spot spots
  hand hands finger fingers nail nails arm arms leg legs foot feet body belly waist shoulder shoulders back chest muscles abs biceps pecs butt bum booty boobs breasts buttocks thighs calves
  dress shirt tshirt tee blouse jacket coat hoodie sweater suit tie pants trousers jeans shorts skirt sock socks shoe shoes
  sneakers boots hat cap helmet scarf glove gloves glasses sunglasses outfit clothes clothing costume uniform bag purse
  backpack belt watch ring necklace earrings jewelry crown mask
  dog dogs puppy cat cats kitten pet pets bird birds horse cow sheep pig lion tiger bear elephant fish animal animals
  butterfly dragon unicorn dinosaur monster robot alien
  sky skies cloud clouds sun moon star stars horizon sea ocean water river lake wave waves beach sand mountain mountains hill
  hills forest tree trees leaf leaves grass lawn flower flowers plant plants garden field snow rain fog ground floor
  road street sidewalk path bridge building buildings house houses home room wall walls window windows door doors roof
  city town skyline castle tower car cars truck bus bike bicycle motorcycle boat ship train plane airplane rocket balloon
  balloons table chair sofa couch bed lamp shelf curtain mirror1 phone computer laptop screen book books bottle bottles cup
  mug glass plate plates bowl food cake pizza fruit apple banana logo logos watermark watermarks stamp sign signs letters
  wire wires pole poles fence trash garbage shadow shadows highlight highlights midtones reflection reflections glare
  part parts half rest else other others area areas region section portion corner corners edge edges side sides center
  left right top bottom middle upper lower
  reds greens blues yellows oranges purples pinks whites blacks grays browns
  lipstick makeup mascara ribbon bow umbrella
  spacesuit saucer vase candle statue flag toy toys product item items model astronaut figure text
`);

/** Words that nearly look like a word of the vocabulary, but are themselves. */
export const NOT_A_SLIP = words(`
  copyright anonymise anonymize storey storeys leak leaks quit creeping drifting vines saturn ruins spoils grin fame brow stat plan gran fram1 bolder border1 flower flowers shaper paint painting painted paints house horse winter summer water waters weather leather father
  mother brother rotten great later latter letter letters better butter battle bottle castle class glass grass grace trace
  space place plane plate skate scale1 stale tall wall ball call fall hall small smell shell spell small1 smile smiles
  smiling laugh laughing cry crying wink older younger elder age aged aging thinner slimmer taller shorter fatter
  muscular bald naked nude sexy dance dancing jump jumping running sitting standing sleeping flying fly fight eating
  party birthday christmas halloween easter wedding santa cartoon cartoons comic comics anime manga pixar disney lego
  ghibli figurine sticker emoji meme poster posters watercolor watercolors acrylic oil canvas charcoal pastel
  neon cyberpunk steampunk fantasy horror zombie vampire superhero hero batman spiderman marvel
  enhance upscale1 restore restored repair fix fixed unblur denoise noise dehaze haze hdr bokeh portrait
  cinematic dramatic moody dreamy ethereal magical mystical gloomy spooky scary creepy happy sad angry
  night day morning evening noon dawn dusk sunset sunrise golden hour
  merge merged learn learns learned enchanted enchanting fields blend combine mix swap replace switch exchange move moved moving
  clone duplicate count colorize recolor translate explain describe tell generate
  three four five six seven eight nine ten hundred thousand
  bark barker darn dart dare bare barn warn worm warmest coolest cooler1 pooler fooled coiled called colder
  spring string strong strange orange range change chance france trance frames flame flames blame blames
  vintner minor mirror error terror horror sorry story1 worry hurry curry curly
  sharp shark share shape shapes spark park dark mark bark
  title titled little1 litter bitter better bottle
  rotation1 relation station nation motion lotion notion
  blue blur1 blurb burn turn torn tornado
  crop1 crops chop chops shop stop step steps drop drops prop props
  flap flop clip slip trip drip grip
  grand grant brain drain train grains grainy1 gain
  contract contrary constant context content contest
  station situation salvation
  retire retina metro
  seven silver sliver
  framework frozen dusting
  skinnier chubbier curvier leaner heavier wider buffer fitter sexier hotter cuter tanner tanned tanner chubby curvy lean buff
  biceps sixpack pregnant jawline cheekbones lashes eyelashes nails lipstick eyeliner mascara blush dimples wings horns tail
  ballet pallet pallets wallet mallet
  texture textured textile
  caption1 captain
  resign reside residue
`);
