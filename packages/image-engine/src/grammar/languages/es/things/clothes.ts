/** What Spanish calls clothes, shoes, jewels and bags. */
export const SPANISH_CLOTHES = `
ropa|ropas|ropita|prenda=clothes
camisa|camisita=shirt; camiseta|remera|playera|polera|franela|polo|polos=t shirt; blusa|blusita=blouse
vestido|vestidito=dress; vestido de novia=wedding dress; falda|faldita|pollera=skirt; minifalda=miniskirt
pantalon|pantaloncito=pants; pantalon vaquero|jeans|tejanos|blue jean=jeans
bermuda|shorts|pantalon corto=trousers; chaqueta|campera|chamarra|cazadora|casaca=jacket; abrigo|gabardina=coat
blazer|americana=blazer; traje de novio|esmoquin|smoking=tuxedo
sueter|sueteres|jersey|chompa|pulover|chomba=sweater; sudadera|buzo|buzos|hoodie|poleron=hoodie
chandal|pants deportivo|ropa deportiva=tracksuit; chaleco=vest; poncho|ruana|sarape|jorongo=poncho
rebozo|mantilla|chal|chales=shawl; pijama|piyama=pajamas; camison=nightgown; bata|batas=robe
albornoz|albornoces=bathrobe; delantal|mandil=apron; uniforme escolar=uniform; disfraz|disfraces=costume
overol|enterizo|peto|petos=overalls; body de bebe|mameluco|enterito=onesie; babero=bib; panal|panales=diaper
traje de bano|banador|malla de bano=swimsuit; bikini|biquini=bikini
sosten|sostenes|brasier|corpino|sujetador=bra; calzon|bombacha|braga|pantaleta=panties
calzoncillo|boxers=underpants; lenceria|ropa interior=lingerie; calcetin|calceta|soquete=sock
pantimedia|pantis|leotardo=tights; leggins|leggings|mallas=leggings; guante|guantecito=glove; manopla=mitten
bufanda|bufandita=scarf; panuelo=handkerchief; corbata|corbatin=tie
monito de corbata|pajarita|mono de corbata=bow tie; tirantes|tiradores=suspenders; cinturon|correa|cinto=belt
gorra|gorrita|cachucha|jockey=cap; gorro|gorrito=beanie; sombrero|sombrerito=hat; boina=beret; velo|velos=veil
kimono|quimono=kimono; toga|togas|birrete=graduation gown; boton de camisa|botones=button
cierre relampago|cremallera=zipper; bolsillo=pocket; capucha=hood; gafas|lentes|anteojos|espejuelos=glasses
gafas de sol|lentes de sol|anteojos de sol=sunglasses; mascarilla|cubrebocas|barbijo|tapabocas=mouthguard
casco=helmet; paraguas=umbrella; sombrilla|parasol|quitasol=parasol; abanico=hand fan; baston=cane
bolso|bolsito|cartera|carterita=handbag; mochila|mochilita|morral|bulto escolar=backpack
maleta|valija|maletita|petaca=suitcase; maletin|portafolio de cuero=briefcase; terciopelo=velvet; seda=silk; cuero=leather
billetera|billetero|monedero=wallet; rinonera|canguera=fanny pack; llavero=keychain; zapato|zapatito=shoe
zapatilla|tenis|championes|deportivas|bambas=sneakers; bota|botas|botita|botin=boot
sandalia|huarache|guarache=sandal; chancla|chancleta|ojota|chala=sandals; tacon|taco alto|zapato de tacon=heels
mocasin=loafer; alpargata|espartena|espadrilla=espadrille; pantufla|babucha=slipper; zueco=clog
cordon|agujeta=shoelace; suela=sole; anillo|anillito|sortija=ring; alianza|anillo de boda|argolla=wedding ring
anillo de compromiso=engagement ring; collar|collarcito|gargantilla=necklace; cadenita|cadena=chain
pulsera|pulserita|brazalete=bracelet; tobillera=anklet
arete|aro|aros|pendiente|zarcillo|caravana de oreja=earring; broche|prendedor=brooch
dije|dijes|medallon=pendant; collar de perlas=pearl necklace; piercing|pirsin=piercing
reloj|relojes|relojito|reloj de pulsera=watch; reloj de pared=clock; corona|coronita|tiara=crown
diadema|vincha|cintillo=headband; horquilla|pasador|hebilla de pelo=hairpin
joya|joyas|alhaja|joyeria|bisuteria|joyita=jewelry; diamante=diamond; rubi|rubies|rubis=ruby
gema|gemas|piedra preciosa=gem; rosario de perlas|crucifijo=crucifix; maquillaje=makeup
labial|pintalabios|lapiz labial=lipstick; perfume|agua de colonia|fragancia=perfume
esmalte de unas|pintaunas=manicure; rimel|pestanina=mascara
`;
