/** What German calls clothes, shoes, jewels and bags. */
export const GERMAN_CLOTHES = `
kleidung|klamotten|gewand|bekleidung=clothes
kleid|kleider|kleidern|kleidchen|sommerkleid|abendkleid|ballkleid|cocktailkleid=dress
brautkleid|brautkleider|hochzeitskleid|hochzeitskleider=wedding dress; dirndl|dirndlkleid=dirndl
lederhose|lederhosen=lederhosen; tracht|trachten|kostum|kostume|kostumen|verkleidung|faschingskostum=costume
rock|rocke|rocken|minirock=skirt; hose|hosen=pants; jeans|jeanshose|bluejeans=jeans; shorts|bermudas=trousers
leggings|leggins=leggings; jogginghose|jogginghosen|trainingshose=sweatpants; hemd|hemden=shirt
bluse|blusen=blouse; tshirt|tshirts|shirt|shirts|leiberl|leibchen=t shirt; polohemd|poloshirt=polo shirt
pullover|pullovern|pulli|pullis=sweater; strickjacke|strickjacken|cardigan|jankerl=cardigan
hoodie|hoodies|kapuzenpulli=hoodie; kapuze|kapuzen|motorhaube|motorhauben=hood
jacke|jacken|lederjacke|winterjacke|jeansjacke|anorak|daunenjacke=jacket; sakko|sakkos|blazer|janker=blazer
weste=vest; mantel|manteln|wintermantel=coat; regenmantel|regenjacke|regenjacken=raincoat
anzug|anzuge|anzugen|smoking=suit; krawatte|krawatten|schlips=tie; fliege=bow tie
hosentrager|hosentragern=suspenders; gurtel|gurteln=belt; schal|schals|halstuch|halstucher=scarf
kopftuch|kopftucher=headscarf; mutze|mutzen|haube|hauben|wollmutze|pudelmutze=beanie
hut|hute|strohhut|sonnenhut=hat; kappe|kappen|kapperl|baseballkappe|cap=cap
helm|helme|helmen|fahrradhelm|motorradhelm|skihelm=helmet; handschuh|handschuhe|handschuhen=gloves
faustling|faustlinge=mittens; socke|socken|kniestrumpfe=socks; strumpf|strumpfe|strumpfen=stockings
strumpfhose|strumpfhosen=tights; unterwasche|unterhose|unterhosen|slip|boxershorts=underwear; bhs=bra
dessous=lingerie; bikini|bikinis=bikini; badeanzug|badeanzuge=swimsuit; badehose|badehosen=swim trunks
bademantel=bathrobe; schlafanzug|pyjama|pyjamas|nachthemd|nachthemden=pajamas; uniform|uniformen=uniform
trikot|trikots|fussballtrikot|leiberln=jersey; schurze|schurzen=apron; kittel|arbeitskittel=smock
overall|latzhose|strampler|strampelanzug=overalls; latzchen=bib; windel|windeln=diaper; schleier=veil
knopf|knopfe|knopfen=button; reissverschluss|zippverschluss=zipper; armel|armeln=sleeve
kragen|halsband|halsbander|hundehalsband=collar; hosentasche|hosentaschen=pocket; stoff|stoffe|stoffen=fabric; samt=velvet; seide=silk; leder=leather
schuh|schuhe|schuhen|ballerinas|halbschuhe|lederschuhe=shoes
turnschuh|turnschuhe|turnschuhen|sneaker|sneakers|laufschuhe=sneakers
stiefel|stiefeln|stiefelette|stiefeletten|wanderschuhe|bergschuhe=boots; gummistiefel|gummistiefeln=rubber boots
sandale|sandalen|badeschlappen|flipflops=sandals; pumps|stockelschuhe|stockelschuhen|highheels=heels
hausschuh|hausschuhe|pantoffel|pantoffeln|finken|patschen=slippers; schnursenkel|schuhband|schuhbander=shoelaces
brille|brillen=glasses; sonnenbrille|sonnenbrillen=sunglasses; skibrille|taucherbrille|schwimmbrille=goggles
schmuck|schmuckstuck|schmuckstucke=jewelry; ring|ringe|ehering|eheringe|verlobungsring=ring
kette|ketten|halskette|halsketten|collier|goldkette=necklace
armband|armbander|armbandern|armreif|armreifen=bracelet; ohrring|ohrringe|ohrringen|ohrstecker=earrings
anhanger|anhangern|medaillon=pendant; brosche|broschen=brooch; krone|kronen|diadem=crown
perle|perlen|perlenkette=pearls; diamant|diamanten|brillant|edelstein|edelsteine=diamond
armbanduhr|armbanduhren|uhr|uhren|taschenuhr|smartwatch=watch
tasche|taschen|sackerl|tragtasche|tute|tuten|plastiktute|einkaufstute|papiertute|plastiksack=bag
handtasche|handtaschen=handbag; rucksack|rucksacke|rucksacken=backpack
schulranzen|ranzen|schultasche|schultaschen|schultheke=school bag; koffer|koffern|reisekoffer|trolley=suitcase
gepack|reisetasche|reisetaschen=luggage
geldborse|geldborsen|geldbeutel|portemonnaie|brieftasche|geldtasche=wallet
schlussel|schlusseln|autoschlussel|hausschlussel=key; schlusselanhanger|schlusselbund=keychain
regenschirm|regenschirme|regenschirmen|schirm|schirme|knirps=umbrella; sonnenschirm|sonnenschirme=parasol
facher=hand fan; haarband|haarreif|haarspange|haarspangen|stirnband=hairband; perucke|perucken=wig
gehstock|spazierstock|krucke|krucken=cane; rollstuhl|rollstuhle=wheelchair; rollator=walker
horgerat|horgerate=hearing aid; zahnspange|zahnspangen=braces; taschentuch|taschentucher|nastuch=tissue
`;
