import { isColour, rawOf, says, someSay, textOf, type Unit, withText } from './unit.ts';

// Rules about what of a picture is meant. Each gets the units of one clause.

const PARTS =
  /^(background|border|edge|color|brightness|contrast|saturation|quality|light|sharpness|resolution|corners|text)$/;
const PEOPLE =
  /^(sister|brother|mother|father|wife|husband|girlfriend|boyfriend|daughter|son|friend|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|nephew|niece|neighbor|colleague|boss|teacher|partner|parents|child|kid|girl|man|woman|person|bride|groom|baby|dog|cat)$/;

/** "El fondo de mi foto", "der Hintergrund meines Fotos": of which picture goes without saying. */
export function withoutPictures(clause: readonly Unit[]): Unit[] {
  const at = clause.findIndex((unit, i) => {
    const from = says(clause[i - 2], 'of', 'in') ? i - 2 : i - 1;
    const isOwn = says(clause[i - 1], 'my', 'the', 'this', 'our');
    return says(unit, 'picture') && isOwn && PARTS.test(textOf(clause[from - 1]));
  });
  if (at < 0) return [...clause];
  const from = says(clause[at - 2], 'of', 'in') ? at - 2 : at - 1;
  return [...clause.slice(0, from), ...clause.slice(at + 1)];
}

/** "Le pull vert du monsieur, …": of what a wish follows, the colour tells which is meant. */
function withTopicColoured(clause: readonly Unit[]): Unit[] | null {
  const [article, thing, colour, of, ...rest] = clause;
  const isTopic =
    says(article, 'the') &&
    thing?.kind === 'noun' &&
    colour?.kind === 'adjective' &&
    isColour(colour) &&
    says(of, 'of') &&
    rest.length > 0 &&
    rest.length < 4 &&
    rest.every((unit) => /^(noun|small)$/.test(unit.kind) && !says(unit, 'in', 'is', 'are'));
  if (!isTopic || !article || says(thing, 'picture', 'background', 'text', 'color', 'border'))
    return null;
  return [article, colour, thing];
}

/** "Das Kleid meiner Schwester", "le pull vert de mon fils": whose it is stands first. */
export function withOwnersFirst(clause: readonly Unit[]): Unit[] {
  const topic = withTopicColoured(clause);
  if (topic) return topic;
  const isOf = (unit: Unit | undefined) => says(unit, 'of') || rawOf(unit) === 'von';
  /** Where what is said of the thing ends. */
  const behind = (i: number) => {
    let end = i + 1;
    while (clause[end]?.kind === 'adjective' && isColour(clause[end] as Unit)) end += 1;
    return end;
  };
  const ownerOf = (i: number) => (isOf(clause[behind(i)]) ? behind(i) + 1 : behind(i));
  const at = clause.findIndex(
    (unit, i) =>
      unit.kind === 'noun' &&
      (says(clause[i - 1], 'the') || rawOf(clause[i - 1]) === 'du') &&
      !says(unit, 'picture', 'background', 'text') &&
      says(clause[ownerOf(i)], 'my', 'our', 'her') &&
      PEOPLE.test(textOf(clause[ownerOf(i) + 1])),
  );
  const thing = clause[at];
  if (!thing) return [...clause];
  const owner = ownerOf(at);
  const colours = clause.slice(at + 1, behind(at));
  // "Du pull" is of it, too.
  const isPart = says(clause[at - 1], 'of');
  if (colours.length > 0) {
    // "Mets le pull vert de mon fils en noir" says it in the order of English.
    if (!isPart && clause.some(({ kind }) => kind === 'verb')) return [...clause];
    // Of things the colour tells which is meant.
    return [...clause.slice(0, at), ...colours, thing, ...clause.slice(owner + 2)];
  }
  const tokens = clause.slice(owner, owner + 2).flatMap((unit) => unit.tokens);
  const whose: Unit = { kind: 'small', tokens };
  return [...clause.slice(0, isPart ? at : at - 1), whose, thing, ...clause.slice(owner + 2)];
}

/** "Corta los bordes": of the picture; "ponla horizontal": its format. */
export function withEdgesTold(clause: readonly Unit[]): Unit[] {
  const isCut = someSay(clause, 'crop', 'cut off') && !someSay(clause, 'add');
  const isTurned = says(clause[0], 'put', 'make', 'turn') && clause.length < 6;
  return clause.map((unit, i) => {
    if (isCut && says(unit, 'border')) return withText(unit, 'edges');
    if (!isTurned || i === 0 || i + 1 < clause.length) return unit;
    if (says(unit, 'horizontally', 'horizontal')) return withText(unit, 'landscape', 'format');
    const isUpright = says(unit, 'vertically', 'vertical');
    return isUpright ? withText(unit, 'portrait', 'format') : unit;
  });
}

/** "Un cadre blanc comme un polaroid": the frame is named after it. */
export function withPolaroidsNamed(clause: readonly Unit[]): Unit[] {
  const frame = clause.findIndex((unit) => says(unit, 'border', 'frame'));
  const like = clause.findIndex((unit, i) => i > frame && says(unit, 'like'));
  const name = clause.findIndex((unit) => says(unit, 'polaroid'));
  const polaroid = clause[name];
  if (frame < 0 || like < 0 || name < like || name > like + 3 || !polaroid) return [...clause];
  return clause.flatMap((unit, i) => {
    if (i === frame) return [polaroid, unit];
    return i >= like && i <= name ? [] : [unit];
  });
}

/** "Mach einen Sonnenuntergang in den Hintergrund" puts one there. */
export function withPlacesPut(clause: readonly Unit[]): Unit[] {
  const isThere = clause.some(
    (each, i) =>
      rawOf(each) === 'in' && rawOf(clause[i + 1]) === 'den' && says(clause[i + 2], 'background'),
  );
  if (!isThere) return [...clause];
  return clause.map((unit, i) =>
    says(unit, 'make') && says(clause[i + 1], 'a') ? withText(unit, 'put') : unit,
  );
}

/** "Mal das Bild in Öl": at the beginning it is a verb. */
export function withPaintingTold(clause: readonly Unit[]): Unit[] {
  const [first, ...rest] = clause;
  const isVerb = rawOf(first) === 'mal' && says(rest[0], 'the', 'my', 'it', 'this', 'me');
  if (!first || !isVerb) return [...clause];
  return [{ ...withText(first, 'paint'), kind: 'verb' }, ...rest];
}
