/**
 * Words of everyday English that the vocabulary has no use for but that are a letter or two away
 * from one of its words: "price" is no slip for "pride", "angle" none for "angel".
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  postcard postcards captions cm mm sparkle sparkles sparkly glitter pass terms charge instant team connection whose close closer warnings warning initial remote sale store shows likely save
  points matter master expressions expression difference extent creates creased consider obtained resolved separate separately
  wrote tries caller selection entirely entire differently different blank backward silent writes originally original
  identity sample past slash cost coast falling failing flash regarding slower shower waiting entirety simpler personal person
  pointed saving saying shares matters maintains fold folds writer pointer initially clock pause forth fourth sold sorts
  fifty fifteen forty overlap reliable simplest driver drivers drive partially blanks printer margin consent choosing breach verse
  reachable capital bench cleanly clearly universal recovery receiver qualify score christian prime variation profile price priced prices
  prince princess shortest death depth ease erase wasted waste conveyed covered fired fire automation lives life live
  conditions condition rejection brand brands negative stricter thinking think thing dimension producer clarify shortened mere hole holes
  smallest confidence confident overload dragging invented persona quantity injected looping revise boot boots slow slows stock threw
  whistle prone slots slot peak peaks surprise surprised hides hide multiplier resemble greet growing grow likeness skill spare reaching
  prominently classify smoke smoky smoking differing alike formal lies lie samp alive alice cured debug blaze band bands decay boring bored
  money revolution removable whale whales matt animate greek concert concerts resuming strand novel strands recorder backer seamlessly
  negatively illustrate listened companion ceases angle angles strike stroke cooked cook tuned tune blinding blind quota shaking shake signer
  living dining sitting lying flattering startup though through although bald bake baked baker beer bear beard bell belly bible birth birds boat bold bolt bond bone bones
  born boss bowl brave bread break breast breath breathe brick bride bridge brief bring broken brush bucket buddy bunch bunny burger
  busy cabin cable camel camp candy cards cargo carpet carry castle catch cause cave celery chair chairs chalk cheek cheese chef chess chest
  chicken choice choose cigarette circle claim clay client cliff climb closet cloth clothes coach coal coffee coin coins cold collar comb
  cookie cookies corn couch count country couple cousin crack cradle craft crash crazy crib crime cross crow cruise crust cube curl curls curtain cute
  daily dairy damage dance danger date dates daughter decor deer desk diet dinner dirt dirty dish dizzy doctor doll dolls donkey drama
  drawer dream dress dressed drink drinks drum duck dust eagle early earth eat elbow engine evil exam fabric facebook fair fairy faith
  false famous fancy farm fast fault feast feather fence fever fight file fill filled film find fire firm fist flag float flour fly
  foil folk food fool force fork fort found fountain fox free fresh fridge friend fries frog fruit fuel funny furniture game gang
  garage garlic gate ghost giant gift gifts girl give glue goat goose grade granny grapes grave greedy greens grill groom group guard guess
  guest guitar gym habit hammer handle hang hanging harm harp hate heart hearts heat heavy hello hero hide high hike holiday holy honey
  hook hope host hotel huge hug hunt idea inch ink insect island ivory jam jar jaw jeep jelly jet jewel job joke juice jump jungle
  kick king kiss kite knee knife knot label lace ladder lady lamb lane laptop larger laser laugh laundry law lawyer leader leaf
  leak lean learn leash leather lemon lesson lettuce lever lid lift limb lip list lit lobster lock log lonely longer loose lord loud love
  luck lunch lung magic maid mail mango map marble march market marry mate math maze meal meat medal melon melt mess metal
  mars milk mind mine mint miss mixed model modest mole monk monkey month moon moth motor mouse mud mug mule muscle mushroom
  music nail naked nature neck nerd nest niece noodle north nose nurse nut oak oats ocean office olive onion orchid oven owl owner
  pack page pain pair palace palm pan panda pants paper parade parcel parent park parrot party pasta path patio paw peace pear pearl
  pepper perfume phone piano pie pigeon pill pillow pilot pin pine pipe pirate plain planet plant plate player pleasant plenty
  plum pocket poet police pond pony pool poor poppy porch porch port posture pot potato powder pram pray present press pride priest prize
  proof proud pub pudding pull pump pumpkin puppy purse push puzzle queen quest quick quiet quilt rabbit race racket radio
  rail raise ram ranch range rat raw razor reach real rear rent rescue rest rice rich ride ring rings rise river roast rob rock rocks roll
  roof roots rope rough route row royal rubber rug ruin ruined rule ruler rumour rush rust sack sad safe sail sailor salad salon salt sandal
  sandwich satin sauce sausage scale scan scar scared scarf scary school scooter score scout screen seat secret seed seems sell selling
  senior serious service shade shadow shake shampoo shape shave sheep sheet shelf shell shield shift ship shirt shiny shiny shock shoe shop
  shore shorts shout shovel shower shrimp shy sick sigh sign silk silly sing singer sink sister size skate ski skip skirt skull sky slave
  sleep sleeve slice slide slim slow smart smell smoke snack snail snake soap soccer sock soda sofa soil solar soldier son song sore sort soul
  soup sour south spa spade spider spill spin spine spirit spoiled spoon sport spot spray squirrel staff stage stain stairs stamp stand star
  bled dads granddads murk rein reins start state station stay steak steal steam steel stem stick sticky still stitch stomach stone stool store storm stove straw street
  stress string strip student studio stuff stupid sugar suit suitcase summer surf swan swap sweat sweater sweet swim swing sword table
  tail tailor tall tank tape taste taxi tea teach teacher tear teddy teen tennis tent test thank thief thin thirsty thread throat throne
  thumb ticket tide tie tiger tile timber tin tiny tire tired toast toe toilet tomato tongue tool tooth torch touch tour towel tower
  track trade trailer train tray treat tree trick trip truck trumpet trunk trust truth tube tulip tummy tuna tunnel turkey turtle twin twins
  ugly umbrella uncle unit upset urban vacuum valley van vase veil vest village vine violin visit voice vote waist wait wake walk wall
  wallet walnut war warm warrior wash waste watch wave wax wealth weapon wed wedding weed week weird welcome wet wheat wheel whip
  whisky whole widow wife wig wild willow win wind wine wing wings winner wire wise wish wolf woman wonder wool word worker world worm worth
  wound wrap wrist yard year young youth zebra zero zipper zoo
  bleach breathing leading accuracy learning bank blink masks locks award expert folder spice staying speaking swallow snowball shipping situated
  stuck smoother smoothly entrance deepen bend boar linen waiter noel carton eighth timely tighten chose spits blush flooding hearing hopes ties triplet
  shaped strongest composer slang insulate whistles blocker investing cleaner instance compute folded requiring terminate discard pointing
  stores clever cleverly bothered explored shortening foremost sheen homes stall reaction reactions cooking clipping widen wider narrower widen
  multiply freezing thorough reprint valor slack connector cosmetic corrective invention funky doubly duty grabbing pane illustrative delaying
  barely hardly visible noticeable caramel sapphire champagne jade pistachio saffron mahogany chestnut tangerine cinnamon eggplant amethyst espresso raspberry sienna umber
`
    .trim()
    .split(/\s+/),
);
