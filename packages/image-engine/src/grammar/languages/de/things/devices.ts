/** What German calls devices of every day. */
export const GERMAN_DEVICES = `
handy|handys|handies|natel|smartphone|smartphones|mobiltelefon|iphone|iphones=phone
telefon|telefone|festnetz|telefonhorer=telephone; handyhulle|handyhullen=phone case
computer|computern|rechner|pcs=computer; laptop|laptops|notebook|notebooks|macbook=laptop
tablet|tablets|ipad|ipads=tablet; bildschirm|bildschirme|bildschirmen|monitor|monitore=screen
drucker|druckern|kopierer=printer; scanner|scannern=scanner
usbstick|usb stick|festplatte|festplatten|speicherkarte|sdkarte=drive; kabel|kabeln|ladekabel|netzkabel=cable
stecker|steckdose|steckdosen|netzteil=plug; ladegerat|ladegerate|powerbank=charger
router|wlan|internet=internet; fernseher|fernsehern|glotze|fernsehgerat=tv; fernbedienung|fernbedienungen=remote
lautsprecher|lautsprechern|musikbox|bluetoothbox=speaker; kopfhorer|kopfhorern|headset|airpods=headphones
radio|radios=radio; stereoanlage|musikanlage|verstarker=stereo; kassette|kassetten|cds|dvd|dvds=cd
spielkonsole|konsole|konsolen|playstation|xbox|nintendo|gameboy=console; controller|joystick=controller
beamer|projektor=projector; taschenrechner=calculator; schreibmaschine|schreibmaschinen=typewriter
kamera|kameras|fotoapparat|digitalkamera|spiegelreflexkamera|spiegelreflex=camera
objektiv|objektive|objektiven|linse|linsen=lens; stativ|stative|stativen=tripod
selfiestick|selfiestange=selfie stick; solaranlage|solarpanel|solarzellen|photovoltaik=solar panels
antenne|antennen|satellitenschussel=antenna; schalter|lichtschalter=switch
strommast|strommasten|strommaste|hochspannungsmast=power pole
stromleitung|stromleitungen|stromkabel|hochspannungsleitung|oberleitung=power lines
windrad|windrader|windradern=turbine; kraftwerk|kraftwerke|atomkraftwerk=power plant
`;
