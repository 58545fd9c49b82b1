// How a place is pointed at that was boxed or painted: read as "this area", or as what was marked.

export const GERMAN_MARKED_PLACES = `
  diese stelle | dieser stelle | diesen bereich | dieser bereich | diesem bereich | diesen teil | dieser teil | diesem teil | dieses stuck | diesem stuck | diese ecke | dieser ecke | diese flache | dieser flache | diesen fleck | diesen ausschnitt | diesem ausschnitt | das hier drin | das hier drinnen | was hier drin ist | an der stelle hier | die stelle hier | den bereich hier | das stuck hier | den teil hier = this area
  nur hier | genau hier | hier drin | hier drinnen | hier an der stelle | hier in dem bereich | hier in diesem bereich = in this area
  im markierten | im markierten bereich | in der markierten stelle | an der markierten stelle = in the selection
  dem markierten | dem eingekreisten | dem ausgewahlten | dem angemalten | dem markierten bereich | der markierten stelle = the thing i boxed
  nummernschild/kennzeichen/gesicht/adresse unkenntlich/unleserlich mach~ | mach~ … nummernschild/kennzeichen/adresse unkenntlich/unleserlich = pixelate the plate
`;

export const FRENCH_MARKED_PLACES = `
  cette zone | cette partie | cet endroit | ce bout | ce morceau | ce coin | ce coin la | cette zone la | cette partie la | cet endroit la | cette surface = this area
  je veux/voudrais plus la/le/les voir | je ne veux/voudrais plus la/le/les voir = remove
  pas besoin de toucher au/a/aux | inutile de toucher au/a/aux | ne touche/touchez pas au/a/aux = leave the
  juste ici | seulement ici | uniquement ici | la dedans | ici seulement = in this area
  sauf ce que j @ ai marque | sauf la zone marquee | sauf la zone selectionnee | sauf la zone entouree | hors de la zone marquee | sauf ma selection = except the thing i boxed
`;
