/** What French calls people: relatives, friends, trades, figures of tales, and parts of the body. */
export const FRENCH_PEOPLE = `
mere|meres=mother; pere|peres=father; maman=mom; papa|papas=dad; parent=parents
frere|frangin|demi frere=brother; soeur|frangine|demi soeur=sister; fils|fiston=son
fille|fillette|gamine|nana|nanas|meuf|meufs|petite fille|petites filles=girl; garcon=boy
enfant|gamin|gosse|mome|momes|marmot|bambin|mioche=child; bebe|bebes|bambino=baby
nourrisson|nouveau ne|nouveaux nes=newborn; jumeau|jumelle=twin
mamie|memere|grand mere|grands meres|mamy|mamys|mami|mamis|bonne maman=grandma
papi|papis|papy|papys|pepe|pepes|pepere|grand pere|grands peres|bon papa=grandpa
grand parent|grands parents=grandparents; arriere grand mere=great grandmother
arriere grand pere=great grandfather; petit fils|petits fils=grandson; petit enfant|petits enfants=grandchildren
tante|tata|tatas|tatie|tantine=aunt; oncle|tonton=uncle; cousin|cousine=cousin; neveu=nephew; niece=niece
parrain=godfather; marraine=godmother; filleul|filleule=godchild; belle mere|belles meres=mother
beau pere|beaux peres=father; beau frere|beaux freres=brother
belle soeur|belles soeurs=sister; belle fille|belles filles=daughter
beau fils|beaux fils|gendre=son; beaux parents|belle famille|belles familles=in laws
mari|maris|epoux=husband; epouse=wife; compagnon|compagne|conjoint|conjointe=partner; fiance|fiancee=fiance
petit ami|petits amis|petit copain|petits copains=boyfriend
petite amie|petites amies|petite copine|petites copines=girlfriend; ex mari|ex copain|ex petit ami=ex
amoureux|amoureuse=lover; famille=family; ancetre|aieul|aieux=ancestor; heritier|heritiere=heir; couple=couple
mariee=bride; jeunes maries=newlyweds; demoiselle d honneur=bridesmaid
ami|amis|amie|amies|pote|potes|copain|copine=friend; voisin|voisine=neighbor; collegue=colleague
homme|bonhomme|bonshommes=man; femme|nenette=woman; mec|mecs|gars|keum|keums=guy
dame|dames|madame|mesdames=lady; monsieur|messieurs=gentleman; demoiselle|mademoiselle=young lady
personne|individu=person; gens=people; adulte=adult; adolescent|adolescente|ado|ados=teenager; vieillard=elder
foule=crowd; passant|passante|pieton=passerby; touriste=tourist; voyageur|voyageuse=traveler
invitee|convive=guest; client|cliente=customer; locataire=tenant; proprietaire|proprio=owner
orphelin|orpheline=orphan; veuf|veufs|veuve=widow; celebrite|vedette=celebrity; spectateur|spectatrice=spectator
bande de potes|bande de copains=group of friends; groupe=group; equipe=team; patron|patronne=boss
chef|chefs=chef; directeur|directrice=director; secretaire=secretary; assistant|assistante=assistant
stagiaire=intern; apprenti|apprentie=apprentice; salarie|salariee=employee; medecin|docteur|toubib=doctor
infirmier|infirmiere=nurse; chirurgien|chirurgienne=surgeon; dentiste=dentist
pharmacien|pharmacienne=pharmacist; veterinaire=vet; kine|kines|kinesitherapeute=physiotherapist
sage femme|sages femmes=midwife; psychologue=psychologist; patient|patiente=patient
professeur|prof|profs|enseignant|enseignante|instituteur|institutrice|maitresse=teacher
etudiant|etudiante|lyceen|lyceenne|collegien|collegienne=student; ecolier|ecoliere=schoolchild
nounou|baby sitter=nanny; avocat|avocate=lawyer; notaire=notary; juge|juges=judge
policier|policiere|flic|flics=policeman; gendarme=gendarme; pompier=firefighter; soldat|militaire=soldier
marin|matelot=sailor; capitaine=captain; pilote=pilot; hotesse=flight attendant
chauffeur|conducteur|conductrice=driver; facteur|factrice=mailman; livreur|livreuse=delivery man
boulanger|boulangere=baker; patissier|patissiere=pastry chef; boucher|bouchere=butcher; charcutier=deli butcher
poissonnier|poissonniere=fishmonger; epicier|epiciere=grocer; fromager|fromagere=cheesemonger; fleuriste=florist
coiffeur|coiffeuse|barbier=hairdresser; estheticienne=beautician; couturier|couturiere=dressmaker
tailleur=tailor; cordonnier=shoemaker; bijoutier|bijoutiere=jeweler; libraire=bookseller
vendeur|vendeuse=seller; acheteur|acheteuse=buyer; commercant|commercante|marchand|marchande=shopkeeper
caissier|caissiere=cashier; serveur|serveuse=waiter; barman=bartender; cuisinier|cuisiniere|cuistot=cook
traiteur=caterer; hotelier|hoteliere=hotelier; agriculteur|agricultrice|paysan|paysanne|fermier|fermiere=farmer
vigneron|vigneronne=winemaker; jardinier|jardiniere=gardener; apiculteur|apicultrice=beekeeper; berger=shepherd
pecheur=fisherman; chasseur=hunter; artisan|artisane|peintre=craftsman; ouvrier|ouvriere=worker
macon=bricklayer; menuisier|ebeniste=carpenter; plombier=plumber; electricien|electricienne=electrician
mecanicien|mecanicienne|garagiste=mechanic; serrurier=locksmith; couvreur=roofer; architecte=architect
ingenieur|ingenieure=engineer; informaticien|informaticienne=computer technician
developpeur|developpeuse=developer; comptable=accountant; banquier|banquiere=banker
agent immobilier|agents immobiliers=real estate agent; recruteur|recruteuse=recruiter; employeur=employer
journaliste=journalist; ecrivain|romancier|romanciere=writer; poete=poet; sculpteur=sculptor; artiste=artist
musicien|musicienne=musician; chanteur|chanteuse=singer; danseur|danseuse=dancer
acteur|actrice|comedien|comedienne=actor; photographe=photographer; graphiste=graphic designer
imprimeur|imprimante=printer; mannequin=model; influenceur|influenceuse=influencer; animateur|animatrice=host
magicien|magicienne=magician; clown=clown; scientifique=scientist; astronaute=astronaut; maire=mayor
president|presidente=president; ministre=minister; pretre=priest; pasteur=pastor; moine=monk
religieuse|bonne soeur|bonnes soeurs=nun; imam|imams=imam; rabbin=rabbi; pape|papes=pope; roi|rois=king
reine=queen; prince=prince; princesse=princess; chevalier=knight; pirate=pirate; cow boy|cowboy=cowboy
sorciere=witch; sorcier=wizard; fee|fees=fairy; ange|anges=angel; diable=devil; lutin=elf; sirene=mermaid
licorne=unicorn; dragon=dragon; monstre=monster; vampire=vampire; super heros|superheros=superhero
extraterrestre=alien; joueur|joueuse=player; footballeur|footballeuse=soccer player; rugbyman=rugby player
basketteur|basketteuse=basketball player; nageur|nageuse=swimmer; coureur|coureuse=runner; cycliste=cyclist
motard|motarde=biker; cavalier|cavaliere=rider; skieur|skieuse=skier; surfeur|surfeuse=surfer
boxeur|boxeuse=boxer; gymnaste=gymnast; athlete|sportif|sportive=athlete; entraineur|entraineuse=coach
arbitre=referee; supporter|supporteur|eventail|ventilateur=fan; randonneur|randonneuse=hiker
`;
