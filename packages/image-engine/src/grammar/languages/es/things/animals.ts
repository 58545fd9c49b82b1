/** What Spanish calls animals. */
export const SPANISH_ANIMALS = `
animal|animalito|bicho|bichito=animal
mascota|mascotita=pet; perro|perra|perrito|perrita|perrete|perrazo|firulais|lomito=dog
cachorro|cachorrito|cachorra|cachorrita=puppy; gato|gatos|gata|gatas|gatito|gatita|michi|minino|gatico=cat
pajaro|pajarito|avecilla|ave|aves|avecita=bird; loro|loros|lorito|cotorra|perico|periquito=parrot
guacamayo|guacamaya=macaw; canario|canarito=canary; hamster=hamster; conejo|conejito|coneja|conejita=rabbit
liebre=hare; tortuga|tortuguita|morrocoy=turtle; caballo|caballito|corcel=horse; yegua=mare
potro|potrillo|potrito=foal; poni|ponis|pony=pony; burro|burra|asno|asnos=donkey; mula|mulas=mule
vaca|vacas|vaquita=cow; toro|toros|torito=bull; becerro|ternero|ternera|becerrito=calf; buey|bueyes=ox
oveja|ovejita|borrego|borreguito=sheep; cordero|corderito=lamb; cabra|chivo|chivito=goat; gallina|gallinita=hen
gallo|gallito=rooster; pato|patos|patito=duck; ganso|oca|ocas=goose; paloma=pigeon; gorrion=sparrow
golondrina=barn swallow; colibri|colibries|picaflor=hummingbird; aguila|aguilita=eagle; halcon|gavilan=hawk
condor|condores=condor; buho|buhos|lechuza|tecolote=owl; cuervo|zopilote=crow; gaviota=seagull; pelicano=pelican
flamenco rosado|flamencos=flamingo; cisne=swan; pinguino=penguin; pavo real|pavorreal=peacock
avestruz|avestruces|nandu=ostrich; tucan|tucanes=toucan; quetzal=quetzal; garza|garcita=heron
raton|ratoncito=mouse; rata|ratas=rat; ardilla|ardillita=squirrel; erizo=hedgehog; murcielago=bat
zorro|zorrito=fox; lobo|lobos|loba|lobas|lobito=wolf; coyote=coyote; oso|osos|osa|osas|osito=bear
oso panda|panda=panda; koala=koala; monito|changuito|chango|simio|mico|micos=monkey; gorila=gorilla
leon|leones|leona|leoncito=lion; tigre|tigresa|tigrecito=tiger; jaguar|yaguarete=jaguar; puma|pumas=puma
leopardo|guepardo=leopard; pantera=panther; elefante|elefanta|elefantito=elephant; jirafa|jirafita=giraffe
cebra=zebra; rinoceronte=rhino; hipopotamo=hippo; camello|dromedario=camel
alpaca|alpaquita|vicuna|guanaco=alpaca; ciervo|venado|venadito|cervatillo=deer; alce|alces|reno|renos=moose
jabali|jabalies=boar; mapache=raccoon; zorrillo|mofeta=skunk; carpincho|capibara|chiguiro=capybara
perezoso de selva|oso perezoso=sloth; armadillo|quirquincho=armadillo; tlacuache|zarigueya=opossum
huron|hurones=ferret; castor|castores=beaver; nutria=otter; foca|focas|lobo marino=seal; ballena|ballenita=whale
delfin|delfines|delfincito=dolphin; tiburon=shark; medusa|aguamala=jellyfish; estrella de mar=starfish
caballito de mar=seahorse; caracola|concha de mar=seashell; caracol|caracolito=snail; rana|ranas|ranita=frog
sapo|sapos|sapito=toad; ajolote=axolotl; lagarto|lagartija|iguana=lizard; cocodrilo|caiman=crocodile
serpiente|culebra|vibora=snake; dinosaurio|dino|dinos=dinosaur; dragon|dragoncito=dragon; unicornio=unicorn
mariposa|mariposita=butterfly; abeja|abejita=bee; abejorro=bumblebee; avispa=wasp; hormiga|hormiguita=ant
arana|aranita=spider; telarana=spiderweb; mosquito|zancudo=mosquito; mosca|mosquita|moscardon=housefly
mariquita|catarina=ladybug; libelula=dragonfly; grillo|saltamontes|chapulin=grasshopper; escarabajo=beetle
cucaracha=cockroach; gusano|gusanito|lombriz|lombrices=worm; oruga=caterpillar; escorpion|alacran=scorpion
luciernaga=firefly; labrador|labradora=labrador; pastor aleman=german shepherd; chihuahua|chihuahueno=chihuahua
caniche|poodle=poodle; bulldog|bulldog frances=bulldog; pug|pugs|carlino=pug; husky|huskies=husky
schnauzer=schnauzer; yorkie|yorkshire=yorkie; rottweiler=rottweiler; dalmata=dalmatian; galgo|lebrel=greyhound
beagle=beagle; pitbull=pit bull; shih tzu|shitzu=shih tzu; perro salchicha|dachshund|teckel=dachshund
cocker=cocker spaniel; pomerania|lulu de pomerania=pomeranian; doberman=doberman; san bernardo=saint bernard
xoloitzcuintle|xolo|xolos=xolo; gato siames|siames|siamesa=siamese cat; gato persa=persian cat
maine coon=maine coon; pata|patas|patita|garra=paw; cola de perro|rabo|rabos|colita|rabito=tail
hocico|trompa de elefante=snout; pluma de ave=feather; correa de perro=leash; jaula|jaulita=cage
pecera|acuario=aquarium; nido|nidos|nidito=nest; establo|caballeriza|cuadra de caballos=stable
gallinero=henhouse
`;
