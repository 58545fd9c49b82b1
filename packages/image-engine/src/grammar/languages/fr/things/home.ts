/** What French calls houses, rooms, furniture and kitchenware. */
export const FRENCH_HOME = `
parfum|huile essentielle|huiles essentielles=perfume; savon|savonnette=soap; shampoing|shampooing=shampoo
dentifrice=toothpaste; deodorant=deodorant; creme solaire|cremes solaires=sunscreen
creme hydratante|cremes hydratantes=moisturizer; serum=serum; brosse a dents|brosses a dents=toothbrush
brosse a cheveux=hairbrush; peigne=comb; rasoir=razor; cosmetique=cosmetics; meuble|mobilier=furniture
table=table; table basse|tables basses=coffee table; table de chevet|chevet=nightstand; chaise=chair
tabouret=stool; fauteuil=armchair; canape|sofa|sofas|divan=sofa; pouf|poufs=pouf; banquette=bench seat
chaise longue|chaises longues|transat=deckchair; chaise haute|chaises hautes=high chair; hamac=hammock
lit|lits|plumard=bed; lit superpose|lits superposes=bunk bed; berceau|couffin=cradle; matelas=mattress
oreiller=pillow; coussin=cushion; drap|draps=sheet; couette|edredon=duvet; plaid=throw blanket
armoire|penderie=wardrobe; dressing=walk in closet; placard=cupboard; commode=dresser; etagere=shelf
bibliotheque=bookcase; buffet|vaisselier=sideboard; tiroir=drawer; lampe|luminaire=lamp; lustre=chandelier
abat jour=lampshade; ampoule=lightbulb; bougie=candle; bougeoir|chandelier=candlestick; rideau=curtain
tapis|moquette=carpet; paillasson=doormat; papier peint|papiers peints|tapisserie=wallpaper; vase|vases=vase
bibelot=trinket; horloge|pendule=clock; reveil|radio reveil=alarm clock; portemanteau|porte manteau=coat rack
cintre=hanger; maison|baraque|pavillon=house; appartement|appart=apartment; piece=room
salon|sejour|salle de sejour=living room; salle a manger|salles a manger=dining room
chambre|chambre a coucher=bedroom; chambre d amis=guest room; salle de bain|salles de bain=bathroom
toilettes|wcs|chiottes=toilet; douche=shower; baignoire=bathtub; lavabo|evier|vasque=sink; robinet=faucet
jacuzzi|spa|spas=hot tub; couloir|corridor=hallway; hall|halls=lobby; vestibule=entryway; grenier|combles=attic
cave|caves|cellier=cellar; sous sol=basement; garage=garage; buanderie=laundry room; mezzanine=mezzanine
etage=floor; fenetre|vitre|baie vitree|baies vitrees=window; volet|store|persienne=shutter
porte d entree=front door; poignee de porte=door handle; serrure=lock; cle|cles|clef|clefs=key
sonnette|interphone=doorbell; mur|murs=wall; muret|muraille|rempart=stone wall; plafond=ceiling
parquet|plancher=wooden floor; carrelage=tiles; toit|toits|toiture=roof; tuile=roof tile; gouttiere=gutter
cheminee=fireplace; radiateur|chauffage=radiator; poutre=beam; escalier=stairs
rampe d escalier|rambarde=railing; ascenseur=elevator; balcon=balcony; terrasse=terrace; veranda=porch
pergola=pergola; facade=facade; cour|arriere cour|patio=courtyard; jardin|jardinet=garden; piscine=pool
pelouse|gazon=lawn; haie|haies=hedge; cloture|grillage|palissade=fence; portail|portillon=gate
boite aux lettres|boites aux lettres=mailbox; cabanon|abri de jardin=shed; niche=doghouse; caillou|galet=pebble
beton=concrete; bois=timber; marbre|bille=marble; metal|metaux=metal; plastique=plastic; poubelle=trash can
dechet|ordure|detritus=trash; balai=broom; serpilliere=mop; aspirateur=vacuum cleaner; eponge=sponge
lessive=laundry; machine a laver|machines a laver|lave linge=washing machine; seche linge=dryer
lave vaisselle=dishwasher; frigo|frigidaire|refrigerateur=fridge; congelateur=freezer; four|fours=oven
micro onde=microwave; gaziniere=stove; cafetiere=coffee maker; bouilloire=kettle; grille pain=toaster
mixeur|blender=blender; vaisselle=dishes; casserole=saucepan; poele=frying pan
marmite|cocotte|faitout=cooking pot; wok|woks=wok; assiette=plate; verre=glass
verre a pied|verres a pied=wine glass; flute a champagne=champagne glass; tasse=cup; mug|mugs=mug
gobelet=paper cup; soucoupe=saucer; bol|bols=bowl; saladier=salad bowl; fourchette=fork; couteau=knife
cuillere|cuiller=spoon; baguettes chinoises=chopsticks; louche=ladle; spatule=spatula; fouet=whisk
passoire=colander; rouleau a patisserie=rolling pin; planche a decouper=cutting board; tire bouchon=corkscrew
ouvre boite=can opener; carafe|pichet|cruche=jug; theiere=teapot; plateau=tray; nappe=tablecloth
serviette=towel; torchon=dish towel; biberon=baby bottle; tetine|sucette=pacifier
couche culotte|couches culottes=diaper; bavoir=bib; gourde=water bottle; thermos=thermos; bouteille=bottle
`;
