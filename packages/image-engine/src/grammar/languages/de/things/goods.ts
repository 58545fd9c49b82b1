/** What German calls packages, vessels and what is sold. */
export const GERMAN_GOODS = `
marmeladenglas|marmeladenglaser|einmachglas|einmachglaser|honigglas|rexglas|gurkenglas=jar
dose|dosen|konservendose|blechdose|getrankedose=tin
karton|kartons|schachtel|schachteln|pappkarton|box|boxen=carton
paket|pakete|paketen|packchen|packerl|packli=parcel; packung|packungen|verpackung|verpackungen=packaging
beutel|beuteln|jutebeutel|stoffbeutel|federmappe|federpennal|etui|mappchen=pouch; sack|sacke|sacken=sack
tube|tuben=tube; fass|fasser|fassern|weinfass=barrel; etikett|etiketten|etikette|produktetikett=tag
preisschild|preisschilder|preiszettel=price tag; strichcode|barcode|barcodes=barcode; qrcode=qr code
folie|alufolie|frischhaltefolie=foil; geschenkpapier|packpapier=wrapping paper; schleife|geschenkband=bow
schnur|schnure|seil|seile|seilen|spagat=rope; produkt|produkte|produkten|artikel|artikeln=product
warenprobe=sample; gutschein|gutscheine|gutscheinen|coupon=voucher
kassenbon|kassenzettel|kassabon|quittung|quittungen=receipt; rechnung|rechnungen=invoice
einkaufswagen|einkaufswagerl=shopping cart; einkauf|einkaufe=shopping; kasse|kassen|kassa=checkout
schaufenster|auslage=shop window; theke|theken|tresen|ladentheke=counter
marktstand|marktstande|verkaufsstand|imbissstand|wurstelstand=stall
`;
