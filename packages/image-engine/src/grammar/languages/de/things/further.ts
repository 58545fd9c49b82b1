/** What German calls what stands in no other list. */
export const GERMAN_FURTHER = `
zeug|krempel|kram|krimskrams=stuff; gesichtsausdruck|miene|grimasse=expression; pose|korperhaltung=pose
schneemann|schneemanner|schneemannern=snowman; vogelscheuche|vogelscheuchen=scarecrow
schatzkiste|schatztruhe=treasure chest; schwert|schwerter|sabel=sword; pistole|gewehr|gewehre=gun
fernglas|fernglaser|feldstecher=binoculars; teleskop|teleskope|fernrohr=telescope
lupe|lupen|vergrosserungsglas=magnifying glass; mikroskop|mikroskope=microscope; kompass=compass
tablette|tabletten|pille|pillen|medikament|medikamente|medizin=pills; pflaster|verband=bandage
spritze|impfung=syringe; fieberthermometer|thermometer=thermometer; gips|gipsbein=cast
antiquitat|antiquitaten=heirloom; sammlung|sammlungen=collection
bastelei|handarbeit|handarbeiten|strickzeug=crafts; topferei|keramik|tontopf=pottery; barista=barista
schaufensterpuppe|schaufensterpuppen=mannequin; dachs|dachse=badger; gams|gamse|steinbock=ibex
rentier|rentiere|rentieren=reindeer; eichel|eicheln=acorn; tuba=tuba; posaune|posaunen=trombone
blumenkohl|karfiol=cauliflower; vorhangeschloss|turschloss|fahrradschloss=lock; christkind=christkind
aster|astern=aster; kuchenwaage|waage|waagen=weighing machine; ballett|ballettkleid|tutu=ballet; forellen=trout
kasereibe=grater; kutscher=coachman; imker|imkerin=beekeeper
schornsteinfeger|rauchfangkehrer|kaminfeger=chimney sweep; schaffner|schaffnerin|dirigent|dirigentin=conductor
zauberer|zauberern=magician; hirte|hirten|schafer=shepherd; kassierer|kassiererin|kassierin=cashier
hausmeister|hauswart|abwart=janitor; stewardess|flugbegleiterin|flugbegleiter=flight attendant
copyright|copyright notice=copyright
`;
