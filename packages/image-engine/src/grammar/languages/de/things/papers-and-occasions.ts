/** What German calls papers, school, feasts and pictures. */
export const GERMAN_PAPERS_AND_OCCASIONS = `
heft|hefte|schulheft=notebook; buch|bucher|buchern|kinderbuch|kochbuch=book
fotoalbum|fotoalben|album|fotobuch=photo album; tagebuch|tagebucher=diary
kalender|kalendern|wandkalender=calendar; ordner|ordnern|mappe|mappen=binder
stift|stifte|kugelschreiber|kuli|kulis|fullfeder|fuller|filzstift=pen; spitzer|bleistiftspitzer=stationery
lineal|lineale=ruler; schultafel|wandtafel|kreidetafel=chalkboard; flipchart|pinnwand|whiteboard=whiteboard
globus=globe; buroklammer|buroklammern|heftklammer=paper clip; tacker|hefter=stapler
briefumschlag|umschlag|kuvert|couvert|briefumschlage|brief|briefe|briefen=envelope
briefmarke|briefmarken=postage stamp; notizblock|notizbuch|notizbucher=notepad
zettel|zetteln|notiz|notizen|notizzettel=note; papier|papiere|papieren=paper
dokument|dokumente|dokumenten|unterlagen=document; formular|formulare|formularen=form
vertrag|vertrage|mietvertrag=contract; zeugnis|zeugnisse|schulzeugnis=report card
urkunde|urkunden|zertifikat|zertifikate|diplom=certificate; bewerbung|bewerbungen=application
lebenslauf|lebenslaufe=resume; ausweis|ausweise|personalausweis|identitatskarte=id
reisepass|reisepasse=passport; fuhrerschein|fuhrausweis=license; visum|visa=visa
bewerbungsfoto|bewerbungsfotos|bewerbungsbild=application photo
passfoto|passfotos|passbild|passbilder|ausweisfoto=passport photo; visitenkarte|visitenkarten=business card
kreditkarte|bankkarte|bankomatkarte=credit card; geld|bargeld|geldschein|geldscheine=money
munze|munzen|kleingeld=coin; sparschwein|sparschweinchen=piggy bank
fahrkarte|fahrkarten|fahrschein|ticket|tickets|eintrittskarte|billett=ticket
landkarte|landkarten|stadtplan|wanderkarte=map; karte|karten=card; aktentasche|aktenkoffer=briefcase
klassenzimmer|horsaal=classroom; schultute|zuckertute=school cone; unterricht|vorlesung|kurs|kurse=lesson
hausaufgabe|hausaufgaben|hausubung=homework; prasentation|prasentationen|powerpoint|referat=presentation
meeting|besprechung|konferenz|sitzung=meeting; arbeitsplatz|arbeitsplatze=job
hochzeit|hochzeiten|trauung|hochzeitsfeier=wedding; verlobung|verlobungen|heiratsantrag=engagement
flitterwochen=honeymoon; hochzeitstag|jubilaum|jubilaen|jahrestag|silberhochzeit=anniversary
polterabend|junggesellenabschied|jga=bachelor party
geburtstag|geburtstage|geburtstagsfeier|kindergeburtstag|burzeltag=birthday; geburt|geburten=birth
taufe|taufen|kindstaufe=baptism; babyparty|babyshower=baby shower
abschluss|abschlussfeier|abiball|maturaball|abitur|matura|schulabschluss=graduation
kommunion|erstkommunion=communion; konfirmation|konfirmationen|firmung=confirmation; jugendweihe=coming of age
beerdigung|begrabnis|trauerfeier|bestattung=funeral
trauerkarte|trauerbild|traueranzeige|sterbebild=funeral card
weihnachten|weihnacht|heiligabend|weihnachtsfest=christmas
weihnachtsbaum|weihnachtsbaume|christbaum|christbaume=christmas tree
christbaumkugel|christbaumkugeln|weihnachtskugel|weihnachtskugeln|christbaumschmuck=ornament
adventskranz|adventkranz=advent wreath; adventskalender|adventkalender=advent calendar
advent|adventszeit=advent; krippenspiel|weihnachtskrippe=nativity
lichterkette|lichterketten|girlande|girlanden=garland; silvester|silvesterparty=new years eve; neujahr=new year
ostern|osterfest=easter; osterei|ostereier|ostereiern=easter egg; osternest|osterkorb=easter basket
pfingsten=pentecost; fasching|karneval|fastnacht|fasnacht|rosenmontag=carnival; halloween=halloween
valentinstag=valentines day; muttertag=mothers day; vatertag=fathers day
nationalfeiertag|feiertag|feiertage|bundesfeier=holiday; oktoberfest|wiesn=oktoberfest
volksfest|jahrmarkt|kirmes|kirtag|kerwe|chilbi=fair
party|partys|parties|feier|fete|gartenparty|grillparty|sommerfest|strassenfest|dorffest|stadtfest|familienfeier|firmenfeier|weihnachtsfeier|betriebsfeier=party
abschied|abschiedsfeier=farewell; einweihung|eroffnung|einzugsparty=opening
konzert|konzerte|konzerten|auftritt=concert; festival|festivals|openair=festival; buhne|buhnen=stage
tanz|tanzkurs=dance; umzug|festzug|parade=parade; demo|demonstration=protest; messe|fachmesse=trade fair
veranstaltung|veranstaltungen|event|events=event; klassentreffen|familientreffen=reunion
klassenfahrt|schulausflug|schulreise|wandertag=school trip; ausflug|ausfluge|ausflugen=outing
wanderung|wanderungen=hike; reise|trip|rundreise|stadtereise=trip; urlaub|urlaube|ferien|sommerferien=vacation
kreuzfahrt|kreuzfahrten=cruise; flug|fluge|flugen=flight; picknick|picknicks|picknickdecke=picnic
spaziergang|spaziergange=walk; geschenk|geschenke|geschenken|mitbringsel=gift
souvenir|souvenirs|andenken=souvenir; einladung|einladungen|einladungskarte|einladungskarten=invitation
gluckwunschkarte|grusskarte|grusskarten|geburtstagskarte|weihnachtskarte|dankeskarte=greeting card
postkarte|postkarten|ansichtskarte|ansichtskarten=postcard; deko|dekoration|tischdeko=decoration
fahne|fahnen|flagge|flaggen=flag; flugblatt|flugblatter|flyer|flyern|handzettel=flyer
plakat|plakate|plakaten|poster|postern|aushang=poster; katalog|kataloge|katalogen|prospekt|prospekte=catalog
broschure|broschuren|faltblatt=brochure; zeitung|zeitungen|tageszeitung=newspaper
zeitschrift|zeitschriften|magazin|magazine|illustrierte=magazine; comicheft|comicbuch|romanheft=comic book
roman|romane|taschenbuch|hardcover=novel; buchumschlag|bucheinband|buchdeckel=book jacket
anzeige|inserat|inserate|inseraten|kleinanzeige|kleinanzeigen|annonce=ad; werbung|reklame|kampagne=advertising
expose|exposes=listing; angebot|angebote|angeboten=offer; banner|bannern|transparente=banner
logo|logos|firmenlogo=logo; webseite|webseiten|website|websites|homepage|internetseite=website
blog|blogs|blogbeitrag=blog; app|apps=app
newsletter|newslettern|vereinszeitung|schulerzeitung|schulzeitung=newsletter; email|emails|mail|mails=email
instagram|insta=instagram; facebook=facebook; whatsapp=whatsapp; tiktok=tiktok; youtube=youtube
ebay|vinted|willhaben|ricardo=marketplace; linkedin|xing=linkedin; tinder|datingprofil|datingapp=dating app
profil|profile|profilen=profile; profilbild|profilbilder|profilfoto|profilfotos|avatar=profile picture
story|storys|stories|reel|reels=story; video|videos|videoclip=video; prasentationsmappe|portfolio=portfolio
jahrbuch|jahrbucher=yearbook; aufsteller|rollup|infotafel=display
handyfoto|handyfotos|handybild|handybilder=phone photo; selfie|selfies=selfie
gruppenfoto|gruppenfotos|gruppenbild|gruppenbilder|klassenfoto|klassenfotos|mannschaftsfoto|teamfoto=group photo
familienfoto|familienfotos|familienbild|familienbilder=family photo
hochzeitsfoto|hochzeitsfotos|hochzeitsbild|hochzeitsbilder=wedding photo
urlaubsfoto|urlaubsfotos|urlaubsbild|urlaubsbilder|ferienfoto|ferienfotos=vacation photo
babyfoto|babyfotos|babybild|babybilder=baby photo; kinderfoto|kinderfotos|kinderbild=child photo
tierfoto|tierfotos|hundefoto|hundefotos|katzenfoto=pet photo
produktfoto|produktfotos|produktbild|produktbilder=product photo; schnappschuss|schnappschusse=snapshot
erinnerungsfoto|erinnerungsfotos|erinnerung|erinnerungen=memory
screenshot|screenshots|bildschirmfoto=screenshot; aussicht|aussichten|ausblick|panoramablick=view
skyline=skyline; detail|details|einzelheit|einzelheiten=detail; gegenstand|gegenstande|gegenstanden=object
`;
