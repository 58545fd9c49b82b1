/** What Spanish calls people: relatives, friends, trades, figures of tales, and parts of the body. */
export const SPANISH_PEOPLE = `
abuela|abuelita|yaya|nona|abu|yayas|nonas|abus=grandma; abuelo|abuelito|yayo|yayos|nono|nonos=grandpa
bisabuela|bisabuelita=great grandma; bisabuelo|bisabuelito=great grandpa
mama|mamas|mami|mamis|mamita|madre|mamacita=mom; papa|papi|papito|padre=dad; papas|papis=parents
hija|hijas|hijita=daughter; hijo|hijos|hijito=son; hermana|hermanita=sister; hermano|hermanito=brother
hermanastro|medio hermano=stepbrother; hermanastra|media hermana=stepsister; tia|tias|tiita=aunt
tio|tios|tiito=uncle; prima|primita|primo|primito=cousin; sobrina|sobrinita=niece; sobrino|sobrinito=nephew
nieta|nietecita=granddaughter; nieto|nietecito=grandson; bisnieto|bisnieta=great grandchild
suegra|suegrita=mother in law; suegro|suegrito=father in law; cunada|cunadita|concuna=sister in law
cunado|cunadito|concuno=brother in law; yerno=son in law; nuera=daughter in law; padrastro=stepfather
madrastra=stepmother; hijastro=stepson; hijastra=stepdaughter; padrino=godfather; madrina=godmother
ahijado|ahijada=godchild
comadre|compadre|amiga|amiguita|amigo|amiguito|pana|panas|parce|parcero|colega|compi=friend
gemelo|gemela|mellizo|melliza|cuate|cuata=twin; trillizo|trilliza=triplet; esposa|esposita=wife
esposo|marido|esposito=husband; novia=girlfriend; novio=boyfriend; prometido|prometida=fiance
pareja|parejita=couple; viuda|viudita=widow; viudo=widower; familia|familiar|familiares=family
pariente|parienta=relative; compa|carnal|carnales|bro|bros=buddy; companero|companera|companerito=classmate
vecino|vecina=neighbor; bebe|bebes|beba|bebas|bebito|bebita|guagua|recien nacido|bebote=baby
nino|ninos|ninito|chamaco|escuincle|chiquillo|crio|crios|nene|nenes|nenito|cabrito|huerco=kid
nina|ninas|ninita|nena|nenas|nenita|chamaca|chiquilla|escuincla=girl
chico|muchacho|muchachito|chavo|chaval|pibe|pibes|pibito|chamo|morro=boy
chica|muchacha|muchachita|chava|chavala|piba|pibas|pibita|chama|morra|morrita=young woman
wey|weyes|guey|gueyes|weon|hueon|huevon|hombre|hombrecito|senor|senores|caballero|vato|vatos|varon=man
mujer|mujercita|senora|senorita|dama|damas|mina|minas|tipa|tipas=woman; adolescente|quinceanero=teenager
anciano|ancianita|anciana|viejito|viejita=elder; persona|personita|individuo=person
gente|muchedumbre|multitud=people; pandilla=gang; turista=tourist; transeunte|peaton=pedestrian
desconocido|desconocida=stranger; pasajero|pasajera=passenger; viajero|viajera=traveler
cliente|clienta|clientela=customer; jefe|jefes|jefa|jefas=boss
empleado|empleada|trabajador|trabajadora|obrero|obrera=worker; socio|socia=partner; invitado|invitada=guest
anfitrion|anfitriona=host; testigo=witness; dama de honor=bridesmaid; jugador|jugadora=player
equipo|plantel=team; hincha|aficionado|aficionada|ventilador=fan; campeon|campeona=champion; arbitro=referee
portero|portera|arquero|guardameta=goalkeeper; rey|reyes=king; reina|reinita=queen; principe=prince
princesa|princesita=princess; angel|angelito=angel; bruja|brujita=witch; brujo=wizard; hada|hadas|hadita=fairy
duende=elf; sirena|sirenita=mermaid; pirata=pirate; superheroe|superheroina=superhero; vampiro|vampira=vampire
zombi|zombie=zombie; monstruo=monster; esqueleto=skeleton; calavera|calaverita=skull
extraterrestre|alienigena|marciano=alien; robot=robot; papa noel|santa claus|viejito pascuero=santa
reyes magos=wise men; virgen|virgencita=virgin mary; jesus|jesucristo|nino dios=jesus; santito|santita=saint
medico|medica|doctor|doctora=doctor; enfermero|enfermera=nurse; dentista|odontologo|odontologa=dentist
veterinario|veterinaria=vet; psicologo|psicologa=psychologist; farmaceutico|farmaceutica=pharmacist
profesor|profesora|profe|maestro|maestra|docente=teacher; alumno|alumna|estudiante=student
abogado|abogada|licenciado|licenciada=lawyer; juez|jueces|jueza=judge; ingeniero|ingeniera=engineer
arquitecto|arquitecta=architect; cientifico|cientifica=scientist; contador|contadora|contable=accountant
secretario|secretaria=secretary; recepcionista=receptionist; policia|poli|polis|carabinero=cop
bombero|bombera=firefighter; soldado|soldada|militar=soldier; guardia|vigilante|guardaespaldas=guard
cocinero|cocinera|chef|chefs=chef; camarero|camarera|mesero|mesera|mozo|mozos|garzon=waiter
cantinero|barman|barista=bartender; panadero|panadera=baker; pastelero|pastelera|repostera|repostero=pastry chef
carnicero|carnicera=butcher; vendedor|vendedora|dependiente=salesperson; cajero|cajera=cashier
peluquero|peluquera|estilista=hairdresser; barbero=barber; maquilladora|maquillador=makeup artist
manicurista=manicurist; costurera|modista|sastre=tailor; zapatero=shoemaker; joyero|joyera=jeweler
albanil=bricklayer; fontanero|plomero|gasfiter=plumber; electricista=electrician
carpintero|carpintera=carpenter; mecanico|mecanica=mechanic; herrero=blacksmith; jardinero|jardinera=gardener
campesino|campesina|agricultor|agricultora|granjero|granjera=farmer; pescador|pescadora=fisherman
vaquero|vaquera|gaucho|charro|huaso=cowboy; jinete=rider; torero=bullfighter; taxista=taxi driver
chofer|conductor|conductora|camionero=driver; piloto=pilot; azafata|aeromoza=flight attendant; marinero=sailor
astronauta=astronaut; cartero=mail carrier; repartidor|repartidora|mensajero=courier; mucama=cleaner
ninera|nana|nanas=nanny; entrenador|entrenadora=coach; futbolista=soccer player; atleta|deportista=athlete
ciclista=cyclist; motociclista|motero|motera=biker; surfista|surfero=surfer; nadador|nadadora=swimmer
corredor de maraton|maratonista|corredora=runner; boxeador|boxeadora=boxer; luchador|luchadora=wrestler
gimnasta=gymnast; cantante=singer; musico=musician; guitarrista=guitarist; bailarin|bailarina=dancer
actor|actores|actriz|actrices=actor; modelo=model; artista=artist; pintor|pintora=craftsman
fotografo|fotografa=photographer; periodista|reportero|reportera=journalist; escritor|escritora=writer
poeta|poetisa=poet; payaso|payasito|payasita=clown; mago|magos|maga|magas=magician; mimo|mimos=mime
mariachi=mariachi; influencer|youtuber|streamer|tiktoker=influencer; disenador|disenadora=designer
programador|programadora=programmer; empresario|empresaria|emprendedora|emprendedor=entrepreneur
agente inmobiliario|inmobiliaria=realtor; sacerdote|padrecito|parroco=priest; monja|monjita=nun; monje=monk
obispo=bishop; pastor evangelico=preacher; alcalde|alcaldesa=mayor; presidente|presidenta=president
politico=politician; candidato|candidata=candidate; barba|barbita=beard; bigote|bigotito=mustache
tatuaje|tattoo=tattoo; peinado=hairstyle; trenza|trencita=braid; peluca=wig; mano|manos|manita|manito=hand
dedo|dedos|dedito=finger; brazo|bracito=arm; pierna|piernita=leg; rodilla=knee; nariz|narices|naricita=nose
oreja|orejita=ear; barriga|panza|pancita|guatita|tripita=belly
`;
