/** What French calls devices of every day. */
export const FRENCH_DEVICES = `
telephone|smartphone|telephone portable|iphone=phone
coque de telephone|coque=phone case; tablette=tablet; ordinateur|ordi|ordis=computer
ordinateur portable|pc portable=laptop; ecran=screen; clavier=keyboard; cartouche=cartridge
appareil photo|appareils photo|reflex=camera; camera|camescope=video camera; trepied|pied photo=tripod
pellicule=camera roll; drone=drone; television|tele|teles|televiseur=tv; telecommande=remote control
casque audio|casques audio=headphones; ecouteur=earphones; chargeur=charger; batterie=battery; cable=cable
cle usb|cles usb=usb stick; disque dur|disques durs=hard drive; carte memoire|cartes memoire=memory card
webcam=webcam; console|console de jeu=game console; manette=controller; radio=radio
calculatrice|calculette=calculator; thermometre=thermometer
climatiseur|clim|clims|climatisation=air conditioner; seche cheveux=hair dryer; fer a repasser=iron; robot=robot
telescope=telescope; microscope=microscope; loupe=magnifying glass
panneau solaire|panneaux solaires=solar panel; eolienne=wind turbine
`;
