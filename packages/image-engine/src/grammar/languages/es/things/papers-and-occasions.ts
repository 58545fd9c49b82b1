/** What Spanish calls papers, school, feasts and pictures. */
export const SPANISH_PAPERS_AND_OCCASIONS = `
cuaderno|cuadernito|libreta|agenda=notebook; libro|librito|novela=book
diccionario=dictionary; enciclopedia=encyclopedia; diario intimo=diary
boligrafo|boli|bolis|birome|lapicero|lapicera|pluma fuente|esfero=pen; rotulador|plumon|marcador|fibron=marker
sacapuntas|tajador|compas de dibujo=stationery; tijera|tijeritas=scissors; regla|reglita|escuadra=ruler
engrapadora|grapadora|abrochadora=stapler; clip de papel|sujetapapeles=paperclip
chinche|tachuela|chincheta=thumbtack; carpeta|folder=folder; archivador|fichero=filing cabinet
estuche|cartuchera|lapicera de tela=pouch; pizarra|pizarron|pizarron escolar=blackboard
papel|papelito|hoja de papel|informe|reporte=paper; post it|nota adhesiva=sticky note; mapa|mapas|mapita=map
salon de clase|aula|aulas=classroom; recreo=recess; tarea|deberes=homework; examen|examenes=exam
laboratorio=laboratory; reunion|junta de trabajo=meeting; tarjeta|tarjetita=card
tarjeta de visita|tarjeta de presentacion=business card; tarjeta de credito=credit card
fiesta|fiestita|pachanga|farra|rumba|parranda|reventon=party; cumpleanos|cumple|cumpleanitos=birthday
quinceanera|quinceanos|quince anos=quinceanera; bautizo|bautismo=baptism; primera comunion|comunion=communion
confirmacion religiosa=confirmation; boda|bodas|bodita|casamiento|matrimonio|casorio=wedding
despedida de soltera|despedida de soltero=bachelorette party; luna de miel=honeymoon
pedida de mano|compromiso=engagement; baby shower=baby shower; revelacion de genero=gender reveal
aniversario=anniversary; graduacion|egreso escolar=graduation; prom|baile de graduacion=prom
jubilacion=retirement; funeral|velorio|entierro|sepelio=funeral; misa|misas=mass; procesion=procession
romeria|peregrinacion=pilgrimage; navidad|navidades|fiestas navidenas=christmas; nochebuena=christmas eve
nochevieja|fin de ano=new years eve; ano nuevo=new year; dia de reyes=epiphany
san valentin|dia del amor=valentines day; carnaval=carnival; semana santa|pascua=easter
dia del padre|dia del papa=fathers day; dia de madres|dia de mama|dia de mami=mothers day
dia del nino=childrens day; halloween|noche de brujas=halloween; accion de gracias=thanksgiving
fiestas patrias|dia de independencia|grito de dolores=independence day
feria|feria de abril|feria artesanal=fair; festival=festival; fallas de valencia=fallas
sanfermines|san fermin=san fermin; concierto|recital|tocada=concert; desfile=parade; espectaculo=show
competencia|torneo|campeonato=tournament; partido de futbol|partidito=game; mundial de futbol=world cup
olimpiadas|juegos olimpicos=olympics; conferencia|congreso=conference; exposicion de arte=exhibition
vacaciones=vacation; viaje|viajecito|travesia=trip; excursion|paseo|paseito|caminata=outing; campamento=camp
picnic|dia de campo=picnic; safari=safari; mudanza=moving day; villancico=christmas carol
nacimiento navideno|pesebre|belen=nativity scene; ofrenda|altar de muertos|altar|altares=altar
huevo de pascua=easter egg; conejo de pascua=easter bunny
fuegos artificiales|pirotecnia|cohetes artificiales=fireworks; recuerdo de viaje|souvenir=souvenir
recuerdito=keepsake; carnet|carne de identidad|cedula|credencial|ine|dni|dnis=id card
cvs|curriculum|curriculo|hoja de vida=resume; pasaporte=passport; visa|visas|visado=visa
licencia de conducir|carnet de conducir|brevete=drivers license; documento|doc|docs=document
certificado|constancia=certificate; diploma|titulo universitario=diploma; contrato=contract
factura|boleta|recibo|tique=receipt; presupuesto=budget; formulario|planilla=form
carta|cartita|sobre de carta=envelope; postal|tarjeta postal=postcard
boleto|boletito|pasaje|tiquete|entrada de cine=ticket
partida de nacimiento|acta de nacimiento=birth certificate; foto carnet|foto de pasaporte=id photo
folleto|triptico|volante|flyer|panfleto=flyer; catalogo=catalog; revista|revistita=magazine
periodico|diario|prensa=newspaper; calendario|almanaque=calendar; album|albumes|albumcito|album de fotos=album
invitacion=invitation; tarjeta de cumpleanos=birthday card; menu|menus|carta de restaurante=menu
portada|tapa de revista=front cover; contraportada=back cover; valla publicitaria|cartelera=billboard
pancarta|lona publicitaria|gigantografia|banner=banner; anuncio|aviso|publicidad|anuncito=ad
campana publicitaria=campaign; logo|logos|logotipo|logito=logo; web|webs|sitio web|pagina web=website
pagina|paginita=page; blog|blogs=blog; app|apps|aplicacion=app; feed|feeds|muro de facebook=feed
perfil|perfiles|foto de perfil=profile; avatar|avatares=avatar; historia de instagram|stories|historia=story
reel|reels=reel; publicacion|posteo=post; instagram|insta=instagram; facebook=facebook
whatsapp|wasap|guasap=whatsapp; tiktok=tiktok; youtube=youtube; linkedin=linkedin; pinterest=pinterest
tinder=tinder; mercadolibre|mercado libre=mercado libre; wallapop=wallapop; airbnb=airbnb; etsy=etsy
amazon|amazonas|amazonia=amazon; redes sociales|red social=social media
tienda online|tienda virtual=online store; correo electronico|email|mail|mails=email
boletin|newsletter=newsletter; presentacion|diapositiva|powerpoint=presentation; selfie|selfi|autofoto=selfie
vistita=view; detallito=detail; captura de pantalla|pantallazo|screenshot=screenshot; video|videito=video
pelicula de cine|peli|pelis=feature
`;
