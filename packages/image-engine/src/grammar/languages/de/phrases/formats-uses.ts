import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Soll auf A3 gedruckt werden": what the picture is for. */
const PRINTED = [
  alternatives('soll|muss|das soll|das muss|es soll', '…', 'gedruckt|ausgedruckt', 'werden|werdn'),
  alternatives('wird|das wird|es wird', '…', 'gedruckt|ausgedruckt|aufgehangt'),
  alternatives(
    'will ich|mochte ich|ich will es|ich mochte es|wollen wir|mochten wir|lass ich|lassen wir',
    '…',
    'drucken|ausdrucken|drucken lassen|ausdrucken lassen',
  ),
  alternatives('kommt als|kommt dann als', 'poster|plakat|druck|leinwand|leinwandbild'),
].join(' | ');

/** "Für Omas 80er": a birthday, and no look of a decade. */
const BIRTHDAYS = alternatives(
  'fur|zu|zum|zur|von|ist fur|wird fur|sind fur',
  'omas|opas|mamas|papas|mutters|vaters|tantes|onkels|muttis|vatis|seinen|ihren|meinen|unseren|den',
  '50er|60er|70er|80er|90er|40er|30er|50sten|60sten|70sten|80sten|90sten',
);

/** Turns of German for what a picture is for: passports, cards, prints, covers. */
export const GERMAN_FORMATS_USES: Phrases = {
  phrase: `
    zuschneid~ als bewerbungsfoto/bewerbungsbild fur linkedin/xing = crop to linkedin profile picture
    als bewerbungsfoto/bewerbungsbild fur linkedin/xing | bewerbungsfoto/bewerbungsbild fur linkedin = linkedin profile picture
    risodruck | risographie | risografie = riso print
    visitenkarte | visitenkarten | visitenkartenformat | visitenkartengrosse = business card
    postkartenformat | postkartengrosse = postcard format
    biometrisches bild | biometrisches foto | biometrisches lichtbild | lichtbild = biometric photo
    aufenthaltstitel | aufenthaltserlaubnis | aufenthaltskarte = residence permit
    ${alternatives('hintergrundbild fur', 'den|meinen|unseren', 'pc|computer|laptop|rechner|desktop|bildschirm')} = desktop wallpaper
    ${alternatives('hintergrundbild fur', 'das handy|mein handy|das smartphone|mein smartphone|mein iphone')} = phone wallpaper
    pc hintergrund | computer hintergrund | laptop hintergrund | desktophintergrund | bildschirmhintergrund | desktop hintergrund = desktop wallpaper
    foto/bild fur pass | foto/bild fur den pass | pass foto | biometrisch fur den/meinen ausweis/pass/perso/reisepass | biometrisch zuschneid~ | biometrisch = passport photo
    fur den fuhrerschein | furn fuhrerschein | fuhrerscheinfoto | fuhrerscheinbild | ausweisfoto | ausweisbild | visumfoto | visafoto | personalausweisfoto | passphoto | fur den pass | furn pass | furs visum | fur das visum | fur die krankenkassenkarte | fur die gesundheitskarte | fur den schulerausweis | fur den studentenausweis | fur die e card = passport photo
    passbild | passfoto | bewerbungsfoto | biometrisch~ passfoto | biometrisch~ passbild | biometrisch~ foto = passport photo
    ${alternatives('es kommt|es geht|kommt|soll', 'auf ein|auf das|auf unser|auf einem', 'plakat|poster')} = i want to print it
    deck~ diesen/den fleck … ab = cover the stain
    format fur lebenslauf/bewerbung | format fur den/meinen lebenslauf | format fur die/meine bewerbung = passport photo format
    soll/sollen auf ein/unser/mein poster/plakat gesetzt/gedruckt/gepackt werd~ | soll/sollen auf ein/unser/mein poster/plakat … gesetzt/gedruckt/gepackt werd~ = for printing
    auf eine leinwand … drucken lass~ | auf leinwand … drucken lass~ | auf leinwand drucken lass~ | auf leinwand ziehen | drucken lass~ | ausdrucken lass~ | entwickeln lass~ | abziehen lass~ = for printing
    brauch/brauche es/das fur … plakat/poster | brauchs fur … plakat/poster | ist fur … plakat/poster | wird … plakat/poster | auf t shirts/tassen/taschen/kissen/leinwand drucken lass~ | auf t shirts/tassen/taschen/kissen drucken | auf ein t shirt drucken lass~ | auf eine/ne tasse drucken lass~ = for printing
    brauch/brauche/brauchen sie/ihn/die/den fur … plakat/poster/leinwand/banner | ich will es auf leinwand drucken | auf leinwand drucken | fur einen leinwanddruck | auf leinwand = for printing
    titelbild fur unsere/meine/die facebook seite | titelbild fur unsere/meine facebookseite | titelbild fur unseren facebook auftritt | titelbild fur fb | fb titelbild | facebook header/banner | header/banner/kopfbild fur facebook | titelbild auf facebook = facebook cover
    cover fur facebook | cover fur fb | coverbild fur facebook | coverfoto fur facebook | facebook coverbild | facebook coverfoto | cover fur die/meine/unsere facebookseite | facebook hintergrundbild | facebook hintergrund | hintergrundbild fur facebook = facebook cover
    titelbild fur facebook | facebook titelbild | facebook cover = facebook cover
    kopfbild = header
    ${alternatives('foto|bild|aufnahme|zuschneiden|format|das', 'fur', 'den perso|den ausweis|den personalausweis|meinen ausweis|meinen perso|den reisepass|den pass|meinen pass|den fuhrerschein|meinen fuhrerschein|das visum|mein visum|die krankenkassenkarte|den schulerausweis|den studentenausweis|den dienstausweis')} = passport photo
    profilbild rund ausgeschnitten | profilfoto rund ausgeschnitten | rundes profilfoto | profilfoto rund | profilbild rund | rundes profilbild = round profile picture
    ${PRINTED} = for printing
    ${BIRTHDAYS} = for the birthday
    hochzeitskarte | einladungskarte | geburtstagskarte | weihnachtskarte | dankeskarte | grusskarte = card
    zum 50er/60er/70er/80er/40er/30er/90er von = for the birthday of
    titelbild = cover
    wird ein plakat | wird ein poster | soll als poster gedruckt werden | wird als plakat gedruckt = i want to print it
    insta story | instastory | instagramstory | insta storys = instagram story
    hochformat fur instagram story | hochformat fur insta story = instagram story format
    handyhintergrund | handy hintergrund | sperrbildschirm | hintergrundbild furs handy = phone wallpaper
    als poster drucken | als poster ausdrucken | als poster zu drucken | auf poster drucken = print
    furs profil | profilfoto | avatar = profile picture
    hochformat fur die story | hochformat fur story | hochkant fur die story = story format
  `,
  adjective: `
    bewerbungsfoto draus | ein bewerbungsfoto draus | bewerbungsfoto daraus = a passport photo
    titelbild format fur facebook | titelbildformat fur facebook | facebook titelbild format | facebook titelbildformat = facebook cover
    furs plakat | fur das plakat | fur ein plakat | fur unser plakat = for print
    zum ausdrucken | zum drucken | zum entwickeln = for printing
    fur den neuen perso | fur den perso | furn perso | fur den ausweis | fur den neuen ausweis | furn ausweis | perso = id
    zu klein furs plakat | zu klein fur ein plakat | zu klein fur das plakat | zu klein zum drucken | zu klein zum ausdrucken = too small to print
  `,
};
