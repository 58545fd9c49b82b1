/** What French calls papers, school, feasts and pictures. */
export const FRENCH_PAPERS_AND_OCCASIONS = `
ecole=school; maternelle=preschool; creche=daycare; college=middle school; lycee=high school
universite|fac|facs|campus=university; photo de classe=class photo; recreation|recre=recess; cartable=schoolbag
cahier|carnet|calepin=notebook; stylo|bic|bics=pen; craie=chalk; ardoise=slate; classeur=binder; agenda=planner
dossier=folder; enveloppe=envelope; courrier=mail; timbre=stamp; papier=paper; document=document
scotch|ruban adhesif=tape; agrafeuse=stapler; trombone=paper clip; post it=sticky note
globe terrestre|mappemonde=globe; livre|bouquin=book; dictionnaire|dico|dicos=dictionary; roman=novel
bande dessinee|bandes dessinees|bds=comic book; manga=manga; diplome=diploma; certificat|attestation=certificate
examen=exam; entreprise|societe=company; reunion=meeting; ordonnance=prescription; medicament|medoc=medicine
pansement=bandage; seringue=syringe; stethoscope=stethoscope; vaccin=vaccine
permis|permis de conduire=driving license; passeport=passport
carte d identite|cartes d identite|piece d identite=id card; carte vitale|cartes vitales=health card
photo d identite|photos d identite=id photo; visa|visas=visa; cvs|curriculum vitae=resume
lettre de motivation|lettres de motivation=application; contrat=contract; facture=invoice
ticket de caisse|tickets de caisse=receipt; ticket|billet=ticket; billet d avion|billets d avion=plane ticket
cheque=check; carte bancaire|cartes bancaires=credit card; billet de banque|billets de banque|fric|frics=money
monnaie=coins; tirelire=piggy bank; carte routiere|cartes routieres=map; boussole=compass; drapeau=flag
anniversaire|anniv|annif=birthday; mariage|noces=wedding; fiancailles=engagement; demande en mariage=proposal
lune de miel=honeymoon; noces de diamant=diamond wedding; pacs=civil union
evjf|enterrement de vie=bachelorette party; naissance=birth; grossesse=pregnancy; echographie=ultrasound
baby shower=baby shower; bapteme=baptism; communion=communion; confirmation religieuse=confirmation
bar mitzvah|bar mitsva=bar mitzvah; obseques|enterrement|funerailles=funeral; noel|noels=christmas
reveillon|saint sylvestre=new years eve; nouvel an=new year; epiphanie=epiphany; galette des rois=king cake
chandeleur=candlemas; saint valentin=valentines day; paques=easter; oeuf de paques|oeufs de paques=easter egg
fete des meres=mothers day; fete des peres=fathers day; fete nationale|fetes nationales=national day
halloween=halloween; toussaint=all saints day; ramadan=ramadan; hanouka|hanoucca=hanukkah
pere noel|peres noel=santa; renne=reindeer; traineau=sleigh; creche de noel=nativity scene; guirlande=garland
boule de noel|boules de noel=christmas ball; cadeau=gift; surprise=surprise; fete|fetes|teuf|teufs=party
kermesse=fair; carnaval=carnival; bal|bals=ball dance; gala|galas=gala; festival=festival; concert=concert
spectacle=show; ceremonie=ceremony; defile=parade; remise de diplome=graduation
pot de depart|pots de depart=farewell party; cremaillere=housewarming; rentree scolaire|rentree=back to school
vacances=vacation; voyage=trip; week end|weekend=weekend; colonie de vacances=summer camp; croisiere=cruise
safari=safari; excursion=excursion; pique nique=picnic; barbecue|barbeuc=barbecue; apero|aperitif=aperitif
feu de camp|feux de camp=campfire; tombola=raffle; loto|lotos=bingo; braderie=street sale; conference=conference
seminaire=seminar; anniversaire de mariage=wedding anniversary; felicitations=congratulations
carte de voeux|cartes de voeux=greeting card; carte d anniversaire|cartes d anniversaire=birthday card
carte postale|cartes postales=postcard; carte de visite|cartes de visite=business card; carte=card
faire part|fairepart=announcement; invitation=invitation; affiche|affichette=poster
flyer|tract|prospectus=flyer; depliant|brochure|plaquette=brochure; catalogue=catalog; magazine|revue=magazine
journal|journaux=newspaper; calendrier=calendar; menu|menus=menu; livret=booklet; couverture de livre=book cover
page|pages=page; banniere=banner; kakemono=roll up banner; album=album; album photo|albums photo=photo album
diaporama=slideshow; annonce|petite annonce|petites annonces|pub|pubs|publicite=ad
site|sites|site web|site internet=website; boutique en ligne=online shop; blog|blogs=blog; appli|application=app
email|mail|mails|courriel=email; newsletter=newsletter; reseau social|reseaux sociaux=social media
facebook=facebook; instagram|insta=instagram; whatsapp=whatsapp; tiktok=tiktok; youtube=youtube
linkedin=linkedin; pinterest=pinterest; snapchat=snapchat; twitter=twitter; leboncoin|le bon coin=leboncoin
vinted=vinted; etsy=etsy; ebay=ebay; amazon=amazon; airbnb=airbnb; tinder=tinder
site de rencontre|sites de rencontre=dating site; avatar=avatar
photo de profil|photos de profil=profile picture; profil=profile; publication=post; story|stories=story
video=video; podcast=podcast; icone=icon; logo|logos=logo; emoji|smiley=emoji; selfie=selfie
autoportrait=self portrait; photo de famille|photos de famille=family photo
photo de groupe|photos de groupe=group photo; photo de mariage|photos de mariage=wedding photo
souvenir=souvenir; objet|bidule|truc|trucs|machin=thing; couverts=cutlery
`;
