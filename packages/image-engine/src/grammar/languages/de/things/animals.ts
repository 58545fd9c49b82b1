/** What German calls animals. */
export const GERMAN_ANIMALS = `
tier|tiere|tieren|tierchen=animal; haustier|haustiere|haustieren=pet
hund|hunde|hunden|hundchen|hundli|wauwau|hundin|mischling|strassenhund|rude|dackel|dackeln|schaferhund|schaferhunde|labrador|labradore|retriever|pudel|pudeln|mops|mopse|bulldogge|bulldoggen|terrier|yorkshire|husky|huskys|rottweiler|dobermann|chihuahua|chihuahuas|beagle|dalmatiner|collie|bordercollie|dogge|windhund|jagdhund|boxerhund|cocker|spaniel|malteser|zwergspitz|schnauzer|sennenhund|bernhardiner|bernersennen=dog
welpe|welpen|hundebaby=puppy; hundeleine|leine|leinen=leash; hundehutte=doghouse; maulkorb=muzzle
napf|napfe|futternapf=pet bowl; hundekorb|hundekorbchen|hundebett=dog bed
katze|katzen|kater|katzchen|mieze|busi|stubentiger|miezekatze|perserkatze|siamkatze|mainecoon|hauskatze=cat
katzenbaby|kitten=kitten; kratzbaum|katzenbaum=scratching post; katzenklo=litter tray
pferd|pferde|pferden|ross|stute|stuten|hengst|gaul|haflinger=horse; fohlen=foal; pony|ponys=pony
esel|eseln=donkey; kuh|kuhe|kuhen|rind|rinder|rindern=cow; kalb|kalber|kalbchen=calf
stier|stiere|bulle|bullen|ochse|ochsen=bull; schwein|schweine|schweinen|ferkel|ferkeln|sauli=pig
schaf|schafe|schafen|schafherde=sheep; lamm|lammer|lammern=lamb; ziege|ziegen|geiss|gitzi=goat
kuken|bibeli=chick; hahn|gockel|guggel=rooster; ente|enten|entlein=duck; gans|ganse|gansen=goose
schwan|schwane|schwanen=swan; pute|puten|truthahn=turkey bird; hase|hasen|kaninchen|haschen|karnickel=rabbit
hamster|hamstern=hamster; meerschweinchen|meerschwein|meersauli=guinea pig; maus|mause|mausen|mauschen=mouse
ratte|ratten=rat; vogel|vogeln|vogelchen|piepmatz=bird; wellensittich|wellensittiche|kanarienvogel=budgie
papagei|papageien|kakadu=parrot; kafig|kafige|vogelkafig=cage; vogelhaus|vogelhauschen|futterhauschen=birdhouse
nest|nester|nestern|vogelnest=nest; spatz|spatzen|sperling=sparrow
amsel|amseln|meise|meisen|rotkehlchen|fink=songbird; schwalbe|schwalben=swallow; taube|tauben=pigeon
mowe|mowen=seagull; rabe|raben|krahe|krahen=crow; adler|adlern|steinadler=eagle
falke|falken|bussard|habicht=hawk; eule|eulen|kauz=owl; storch|storche|storchen=stork
reiher|kranich|kraniche=heron; specht|spechte=woodpecker; pfau|pfaue|pfauen=peacock; flamingo|flamingos=flamingo
pinguin|pinguine|pinguinen=penguin; aquarium|aquarien=aquarium; terrarium|terrarien=terrarium
hai|haie|haien=shark; wal|wale|walen=whale; delfin|delfine|delphin|delphine=dolphin
robbe|robben|seehund|seehunde|seelowe=seal; krake|kraken|tintenfisch|oktopus=octopus; qualle|quallen=jellyfish
krebs|krebse|krabbe|krabben=crab; seestern|seesterne=starfish; seepferdchen=seahorse
frosch|frosche|froschen|krote|kroten=frog; eidechse|eidechsen|gecko=lizard; schlange|schlangen=snake
schildkrote|schildkroten=turtle; krokodil|krokodile|alligator=crocodile; dinosaurier|dino|dinos|saurier=dinosaur
einhorn|einhorner|einhornern=unicorn; igel|igeln=hedgehog
eichhornchen|eichhorn|eichkatzchen|eichkatzerl=squirrel; fuchs|fuchse|fuchsen|fuchsli=fox
waschbar|waschbaren=raccoon; wolf|wolfe|wolfen=wolf; baren|braunbar|eisbar|eisbaren|pandabar|panda|pandas=bear
reh|rehe|rehen|hirsch|hirsche|hirschen|rehkitz|bambi=deer; elch|elche=moose; wildschwein|wildschweine=boar
murmeltier|murmeltiere|murmeli=marmot; luchs|luchse=lynx; affe|affen|schimpanse|gorilla=monkey
elefant|elefanten=elephant; giraffe|giraffen=giraffe; zebra|zebras=zebra; lowe|lowen|lowin=lion
tiger|tigern=tiger; leopard|leoparden|gepard=leopard; nashorn|nashorner=rhino; nilpferd|nilpferde=hippo
kanguru|kangurus=kangaroo; koala|koalas=koala; kamel|kamele|dromedar=camel; lama|lamas|alpaka|alpakas=llama
vogelstrauss=ostrich; fledermaus|fledermause=bat; biene|bienen|honigbiene=bee; bienenstock|bienenkorb=beehive
hummel|hummeln=bumblebee; wespe|wespen|hornisse=wasp
schmetterling|schmetterlinge|schmetterlingen|falter|sommervogel=butterfly; raupe|raupen=caterpillar
libelle|libellen=dragonfly; kafer|kafern|maikafer=beetle; marienkafer|marienkafern=ladybug; ameise|ameisen=ant
spinne|spinnennetz=spider; mucke|mucken|gelse|gelsen|stechmucke=mosquito
stubenfliege|insekt|insekten|ungeziefer=insect; grashupfer|heuschrecke|heuschrecken=grasshopper
schnecke|schnecken|weinbergschnecke=snail; wurm|wurmer|regenwurm=worm
`;
