/** What Spanish calls packages, vessels and what is sold. */
export const SPANISH_GOODS = `
caja|cajas|cajita=carton; bolsa|bolsita|talega=bag; paquete|paquetito|encomienda=package
frasco|bote|botes|frasquito|tarro|botecito=jar; botella|botellita=bottle; lata|latas|latita=tin
envase|empaque|embalaje|recipiente=container; envoltorio|papel de regalo=wrapping paper
carton|cartoncito=cardboard; tupper|tuper|fiambrera|lonchera|vianda=lunchbox; tapon|corcho|taparrosca=cork
tapa de frasco|tapadera=lid; etiqueta|etiquetita=tag; codigo de barras=barcode; codigo qr=qr code
canasta|cesta|cesto|canastita|canasto=basket; balde|cubo|cubeta|baldecito=bucket; barril|tonel|barrica=barrel
bidon=jerrycan; costal|costalito=sack; tubo de crema=tube; sachet|sobrecito=sachet; lazo|lazos|listoncito=bow
regalo|regalito|obsequio=gift; producto|productito|articulo|mercancia=product; muestrario=sample book
dinero|plata en efectivo|platita|lana en efectivo|guita=money; moneda|monedita=coin; billete|billetito=banknote
hucha|alcancia=piggy bank
`;
