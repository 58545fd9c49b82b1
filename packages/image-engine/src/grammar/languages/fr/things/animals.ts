/** What French calls animals. */
export const FRENCH_ANIMALS = `
animal|animaux|bestiole=animal
animal de compagnie|animaux de compagnie=pet; chien|chienne|toutou|clebs|clebard=dog; chiot=puppy
chat|chats|minou|matou=cat; chaton=kitten; labrador=labrador; golden retriever=retriever
berger allemand|bergers allemands=german shepherd; berger australien|bergers australiens=australian shepherd
border collie=collie; caniche=poodle; chihuahua=chihuahua; bouledogue|bulldog=bulldog
yorkshire=yorkshire terrier; husky|huskies=husky; teckel=dachshund; beagle=beagle; cocker=cocker spaniel
epagneul=spaniel; dalmatien=dalmatian; rottweiler=rottweiler; carlin=pug; jack russell=jack russell
malinois=malinois; levrier=greyhound; siamois=siamese cat; maine coon=maine coon; hamster=hamster
cochon d inde|cochons d inde=guinea pig; lapin|lapine=rabbit; furet=ferret; perroquet=parrot; perruche=parakeet
canari=canary; tortue=turtle; poisson=fish; laisse de chien=leash; gamelle=pet bowl; croquette=pet food
litiere=litter tray; cage|cages=cage; aquarium=aquarium; cheval|chevaux|jument=horse; poney=pony; poulain=foal
ane|anes=donkey; vache=cow; veau|veaux=calf; taureau=bull; mouton|brebis=sheep; agneau=lamb; chevre=goat
cochon|porc|porcs=pig; poule=hen; coq|coqs=rooster; poussin=chick; canard=duck; oie|oies=goose
dinde|dindon|turquie=turkey; oiseau|piaf|piafs=bird; pigeon=pigeon; colombe=dove; moineau=sparrow
mesange=titmouse; hirondelle=swallow; merle=blackbird; corbeau=crow; mouette|goeland=seagull; aigle=eagle
faucon=falcon; hibou|chouette hulotte=owl; cygne=swan; paon|paons=peacock
flamant|flamant rose|flamants roses=flamingo; cigogne=stork; heron=heron; autruche=ostrich
pingouin|manchot=penguin; rat|rats=rat; ecureuil=squirrel; herisson=hedgehog; chauve souris|chauves souris=bat
renard=fox; loup|loups=wolf; ours|ourson=bear; cerf|cerfs=deer; biche|faon|faons=doe; sanglier=wild boar
lion|lions|lionne=lion; tigre|tigresse=tiger; leopard=leopard; guepard=cheetah; panthere=panther
elephant=elephant; girafe=giraffe; zebre=zebra; rhinoceros=rhinoceros; hippopotame=hippopotamus; singe=monkey
gorille=gorilla; koala=koala; kangourou=kangaroo; panda=panda; chameau|dromadaire=camel; lama|lamas=llama
serpent=snake; lezard=lizard; crocodile=crocodile; iguane=iguana; grenouille|crapaud=frog; escargot=snail
limace=slug; araignee=spider; fourmi=ant; abeille=bee; guepe|frelon=wasp; moustique=mosquito; papillon=butterfly
libellule=dragonfly; coccinelle=ladybug; chenille=caterpillar; insecte=insect; requin=shark; dauphin=dolphin
baleine=whale; orque=orca; phoque=seal; pieuvre|poulpe=octopus; meduse=jellyfish
etoile de mer|etoiles de mer=starfish; dinosaure=dinosaur; plume=feather; ruche=beehive
toile d araignee=spiderweb; nid|nids=nest; pelage|fourrure=fur; museau=muzzle
`;
