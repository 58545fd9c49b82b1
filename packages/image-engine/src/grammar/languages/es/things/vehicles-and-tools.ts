/** What Spanish calls vehicles, their parts, and tools. */
export const SPANISH_VEHICLES_AND_TOOLS = `
carro|carrito|auto|autos|autito|coche|cochecito|carrazo=car; taxi|taxis=taxi
camioneta|troca|furgoneta|combi=van; camion|camioncito=truck
autobus|bus|buses|colectivo|micro|omnibus|autocar=bus; tren|trenes|trencito=train; subte=subway; tranvia=tram
avion|avioncito|avioneta=airplane; helicoptero=helicopter; barco|barquito|buque|crucero=ship
lancha|bote de remos|barca|lanchita=boat; velero=sailboat; yate|yates=yacht; canoa|kayak|piragua=canoe
gondola=gondola; submarino=submarine; moto|motos|motito|motocicleta|scooter=motorcycle
bicicleta|bici|bicis|cleta|cicla=bicycle; patinete|monopatin=kick scooter; triciclo|trici=tricycle
cochecito de bebe|carriola|coche de bebe=stroller; silla de ruedas=wheelchair; ambulancia=ambulance
patrulla|patrullero|coche patrulla=police car; camion de bomberos=fire truck; tractor=tractor
excavadora|retroexcavadora=excavator; grua|gruas=crane; tanque|tanquecito=tank; cohete=rocket
globo aerostatico=hot air balloon; caravana|casa rodante|autocaravana=camper; remolque|trailer=trailer
carreta|carruaje|calesa=carriage; llanta|llantita|rin|rines|rueda|ruedita|neumatico=wheels
parabrisas=windshield; parachoques|paragolpes=bumper; capo|capos|cofre del auto=car hood
maletero|cajuela|baul|baules=trunk; manubrio|manillar|timon|timones=handlebar
faro delantero|faros delanteros=headlight; matricula|placas|patente|placa=license plate; motor|motorcito=engine
asiento|asientito=seat; freno=brake; pedal=pedal; sillita de coche=car seat; gasolina|nafta|bencina=gasoline
gasolinera|grifo de gasolina|bencinera=gas station; herramienta=tool; martillo|martillito=hammer
destornillador|desarmador=screwdriver; tornillo=screw; clavo de acero|clavos=nail; taladro=drill
serrucho=handsaw; motosierra=chainsaw; llave inglesa|llave de tuercas=wrench; alicate|pinzas|tenazas=pliers
hacha=axe; pala|palas|palita de arena=shovel; rastrillo=rake; carretilla=wheelbarrow; manguera=hose
cortacesped|podadora=lawnmower; cuerda|soga|sogas|mecate=rope; alambre=wire; cable|cablecito=cable
enchufe|tomacorriente=plug; pegamento|pegante|resistol|plasticola=glue; cinta adhesiva|cinta metrica=tape
aguja de coser=needle; hilo de coser=thread; maquina de coser=sewing machine; lana de tejer|estambre|ovillo=yarn
tela|telas|telita=fabric; cuero=leather; madera|maderita=timber; linterna=flashlight
fosforo|cerillo|cerilla=matchstick; encendedor|mechero=matches; bolsa de dormir|saco de dormir=sleeping bag
carpa|tienda de campana=tent; fogata|hoguera=campfire; cana de pescar=fishing rod; brujula=compass
binoculares|prismaticos=binoculars; telescopio=telescope; microscopio=microscope
`;
