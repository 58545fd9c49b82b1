/** What French calls what stands in no other list. */
export const FRENCH_FURTHER = `
palette en bois|palettes en bois=pallet; grand huit=roller coaster; salle de classe|salles de classe=classroom
clio|clios|twingo|twingos|megane|kangoo|peugeot|citroen|deux chevaux|dacia|duster|sandero|coccinelle|volkswagen|bmw|audi|mercedes|porsche|ferrari|tesla|toyota|yaris|mini cooper|jeep|renault|alfa romeo|fiat=car
bruges=bruges; janvier=january; fevrier=february; avril=april; juin=june; juillet=july; aout=august
septembre=september; octobre=october; novembre=november; decembre=december
poncho=poncho; tunique=tunic; brassiere=bra; combinaison de ski=ski suit; combinaison=jumpsuit; uniforme=uniform
toge=robe; tutu=tutu; voilette=hat; sari=sari; djellaba=robe; hijab=headscarf; kepi|sombrero=hat
pedalo=pedal boat; telepherique|telecabine=cable car; planeur=glider; chevreuil=deer; marmotte=marmot
lievre=hare; taupe=mole; blaireau=badger; mouche=fly; sauterelle|criquet=grasshopper; mimosa=mimosa
muguet=lily of the valley; glycine=wisteria; viaduc=viaduct; kiosque=kiosk; passage pieton=crosswalk
feu tricolore|feu rouge=traffic light; mur de pierre|mur de pierres=stone wall; benne=dumpster; vague=wave
clairiere=clearing; aurore boreale|aurores boreales=northern lights; moules=mussels; tartiflette=gratin
mousse=foam; miel=honey; aubergine=eggplant; ail=garlic; peche=peach; abricot=apricot; fraise=strawberry
framboise=raspberry; cerise=cherry; citron=lemon; mangue=mango; chocolat chaud=hot chocolate
casque audio=headphones; appareil photo=camera; planche=board; sac de couchage=sleeping bag; bru=daughter
eleve=pupil; temoin=witness; cure=priest; gardien=keeper; oreille=ear; joue=cheek; menton=chin; sourcil=eyebrows
cil=eyelashes; epaule=shoulder; bras=arm; coude=elbow; poignet=wrist; doigt=finger; poitrine=chest; fesse=butt
hanche=hips; jambe=leg; genou|genoux=knee; pied=foot; orteil=toe; chignon=bun; tresse|natte=braid
queue de cheval=ponytail; k way=raincoat; camping car=camper van; rouge gorge=robin; etoile de mer=starfish
tarmac=runway; ruelle=alley; quai|quais=dock; trottoir roulant=walkway; rond point=roundabout; bac a fleurs=planter
jardiniere=planter; bouee=buoy; pagaie=paddle; gilet de sauvetage=life jacket; gilet jaune=vest; char a voile=boat
tuque=beanie; mitaine=mitten; bobettes=underwear; chandail=sweater; gougounes=sandals; linge=clothes; soulier=shoes
natel|gsm=phone; cornet=bag; auto=car; bazou|minoune=car; vidange|vidanges=trash; balayeuse=vacuum cleaner
frigidaire=fridge; blonde=girlfriend; drap de bain=towel; essuie=towel; chicon=endive; foehn=hairdryer
toutou=dog; minou|matou|minet|minette=cat; pitou=dog; piaf=bird; cabot|clebs|clebard=dog; bestiole=animal
grolle|godasse|pompes=shoes; futal|futs|falzar=pants; fringue=clothes
liquette=shirt; galure=hat; binocle|binocles=glasses; tif|tifs=hair; pif=nose; paluche=hand; guibolle=leg; bide=belly
estampe=woodcut; gravure=engraving
tasse a cafe|tasses a cafe|tasse a the=cup; resto=restaurant
ket|ketje=boy
concours=contest; destin=fate; auteur|auteurs=author; balade|balades=walk; chance=luck; colere=anger; conte=tale
debut=beginning; devis=invoice; metier|metiers=job; presse=press; succes=success; veille=eve; vente|ventes=sale
retour|retours=return; revolution=revolution; talent|talents=talent; retard=delay; maladie=illness; carriere=career
verite=truth; violence=violence; tourisme=tourism; paradis=paradise; langue=tongue; interet=interest; crise=crisis
`;
