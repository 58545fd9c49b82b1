export const FRENCH_MARKED_PLACES = `
  cette zone | cette partie | cet endroit | ce bout | ce morceau | ce coin | ce coin la | cette zone la | cette partie la | cet endroit la | cette surface = this area
  je veux/voudrais plus la/le/les voir | je ne veux/voudrais plus la/le/les voir = remove
  pas besoin de toucher au/a/aux | inutile de toucher au/a/aux | ne touche/touchez pas au/a/aux = leave the
  juste ici | seulement ici | uniquement ici | la dedans | ici seulement = in this area
  sauf ce que j @ ai marque | sauf la zone marquee | sauf la zone selectionnee | sauf la zone entouree | hors de la zone marquee | sauf ma selection = except the thing i boxed
`;
