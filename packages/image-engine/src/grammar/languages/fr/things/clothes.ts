/** What French calls clothes, shoes, jewels and bags. */
export const FRENCH_CLOTHES = `
vetement|fringue|habit=clothes; tenue de soiree=evening wear; manteau=coat; veste|veston=jacket
blouson=bomber jacket; doudoune=puffer jacket; anorak|parka=parka; impermeable|trench=raincoat; cape|capes=cape
gilet=cardigan; pull|pulls|pullover|chandail=sweater; sweat|sweat shirt|sweatshirt=sweatshirt; capuche=hood
chemise=shirt; chemisier|blouse=blouse; t shirt|tee shirt|tshirt=t shirt; debardeur=tank top
polo|polos=polo shirt; pantalon=pants; jean|jeans=jeans; short|bermuda=trousers; legging=leggings
jogging|survetement=tracksuit; jupe|jupes=skirt; robe|robes=dress; robe de mariee|robes de mariee=wedding dress
costume|costard=suit; smoking=tuxedo; deguisement=costume; kimono=kimono; salopette=overalls
combinaison de plongee=wetsuit; tablier=apron; cravate=tie; noeud papillon|noeuds papillon=bow tie
noeud|ruban=ribbon; ceinture=belt; bretelles=suspenders; echarpe=scarf; foulard|chale|etole=shawl
gant|gants|moufle|mitaine=glove; bonnet=beanie; casquette=cap; chapeau=hat; beret=beret; turban=turban
bandana=bandana; casque=helmet; lunettes=glasses; lunettes de soleil=sunglasses; maillot=jersey
maillot de bain|maillots de bain=swimsuit; bikini=bikini; pyjama=pajamas; peignoir=bathrobe; collant=tights
chaussette=sock; soutien gorge|soutiens gorge=bra; culotte|slip|slips=underwear; calecon|boxer=boxers
lingerie=lingerie; manche de chemise=sleeve; poche=pocket; bouton de chemise=button; fermeture eclair=zipper
tissu=fabric; dentelle=lace; cuir|cuirs=leather; laine=wool; soie|soies=silk; coton=cotton; velours=velvet
fourrure=fur; tricot=knitwear; broderie=embroidery; crochet=crochet; couture=sewing
chaussure|godasse|pompe=shoe; basket|sneaker=sneaker; botte|bottine=boot; sandale=sandal
tong|tongs|claquette=sandals; escarpin|talon|talons hauts=heels; mocassin=loafer; ballerine=ballet flat
chausson|pantoufle=slipper; espadrille=espadrille; sabot=clog; crampon=cleats; lacet=shoelace; semelle=sole
bijou=jewelry; bague|alliance=ring; collier=necklace; bracelet=bracelet
boucle d oreille|boucles d oreille=earrings; pendentif=pendant; broche=brooch; chaine|chainette|gourmette=chain
medaille|medaillon=medal; couronne=crown; diademe=tiara; perle=pearl; diamant=diamond
pierre precieuse|pierres precieuses=gemstone; montres|montre bracelet|bracelet montre=watch
montre connectee|montres connectees=smartwatch; tatouage|tatoo=tattoo; piercing=piercing; perruque=wig
barrette=hair clip; chouchou|elastique=hair tie; serre tete=headband; sac|sacs=bag
sac a main|sacs a main=handbag; sac a dos|sacs a dos=backpack; cabas|tote bag=tote bag; pochette|trousse=pouch
sacoche=satchel; portefeuille=wallet; porte monnaie=purse; porte cle|porte clefs=keychain
valise|bagage=suitcase; malle|tronc=trunk; parapluie=umbrella; parasol|ombrelle=parasol; canne=cane
bequille=crutch; badge=badge; mouchoir=handkerchief; pins=pin
`;
