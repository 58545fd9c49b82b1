/** What French calls packages, vessels and what is sold. */
export const FRENCH_GOODS = `
flacon|fiole=vial; bocal|bocaux=jar; pot|pots=pot; pot de confiture|pots de confiture=jam jar
boite|carton=carton; boite de conserve|conserve=tin can; canette=can; tube|tubes=tube; sachet=sachet
paquet=package; colis=parcel; emballage|conditionnement=packaging; papier cadeau=wrapping paper; etiquette=tag
code barre|codes barres=barcode; qr code|code qr=qr code; couvercle=lid; bouchon=cork; capsule=capsule
barquette=food tray; cagette|cageot|caisse en bois=crate; panier|corbeille=basket; bidon=jerrycan
tonneau=barrel; aerosol|bombe aerosol=spray can; produit|article=product; marchandise=goods
caddie|chariot|charrette=cart
`;
