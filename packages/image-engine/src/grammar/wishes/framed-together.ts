import type { PlanStep } from '../../operations/registry.ts';
import { EDGES } from '../../operations/sticker.ts';
import type { NamedColour } from '../words/colours.ts';
import { groundColour, type SaidStep, says } from './said-step.ts';

// Frames, papers, edges and corners beside each other.

/** "A polaroid frame, and write Rome on it": the words belong on the paper. */
export function withCaptionOnPaper(said: readonly SaidStep[]): SaidStep[] {
  const paper = said.find(({ step }) => step.op === 'frame' && step.params.style === 'polaroid');
  const text = said.find(
    ({ step, tokens, joint }) =>
      step.op === 'text' &&
      (tokens.some(
        ({ text }, i) => /^(on|under|below)$/.test(text) && tokens[i + 1]?.text === 'it',
      ) ||
        (joint === 'with' && tokens[0]?.kind === 'quote') ||
        // The paper has its room below.
        step.params.position.vertical === 'below' ||
        (step.params.position.vertical === 'bottom' &&
          step.params.position.horizontal === 'centre' &&
          step.params.colour === null &&
          !says(tokens, /^(photo|picture|image)$/))),
  );
  if (paper?.step.op !== 'frame' || text?.step.op !== 'text' || paper.step.params.caption !== null)
    return [...said];
  const caption = text.step.params.text;
  const step: PlanStep = { ...paper.step, params: { ...paper.step.params, caption } };
  return said.flatMap((each) => {
    if (each === text) return [];
    return each === paper ? [{ ...each, step }] : [each];
  });
}

/** "A white frame and the caption “…” below": on what is around the picture, as there are no words above in it. */
export function withCaptionsOutside(said: readonly SaidStep[]): SaidStep[] {
  const isFramed = said.some(({ step }) => step.op === 'frame');
  const isAlone = said.filter(({ step }) => step.op === 'text').length === 1;
  return said.map((each) => {
    const { step, tokens } = each;
    if (!isFramed || !isAlone || step.op !== 'text') return each;
    const { position, bar } = step.params;
    if (position.vertical !== 'bottom' || bar || !says(tokens, /^(below|underneath|beneath)$/))
      return each;
    const params = { ...step.params, position: { ...position, vertical: 'below' as const } };
    return { ...each, step: { ...step, params } };
  });
}

/** "A circle with a transparent background": around the circle there is nothing anyway. */
export function withRoundOnNothing(said: readonly SaidStep[]): SaidStep[] {
  const isRound = said.some(
    ({ step }) => step.op === 'format' && step.params.format === 'roundProfile',
  );
  const hasCorners = said.some(({ step }) => step.op === 'roundedCorners');
  return said.filter(
    ({ step, tokens, joint }) =>
      !(
        (isRound || (hasCorners && (joint === 'with' || says(tokens, /^png$/)))) &&
        step.op === 'removeBackground' &&
        says(tokens, /^transparent$/) &&
        !says(tokens, /^(remove|cut|erase|delete)$/)
      ),
  );
}

/** "A collage with narrow gaps, and round the corners": those of the pictures in it. */
export function withTilesRounded(said: readonly SaidStep[]): SaidStep[] {
  const isRounding = ({ step, tokens, joint }: SaidStep) =>
    step.op === 'roundedCorners' &&
    /^(and|with|,|)$/.test(joint) &&
    !says(tokens, /^(whole|collage|result|outer|outside|entire|finished|everything)$/);
  const rounding = said.find(isRounding);
  if (!rounding || !said.some(({ step }) => step.op === 'collage')) return [...said];
  return said.flatMap((each): SaidStep[] => {
    const { step } = each;
    if (each === rounding) return [];
    if (step.op !== 'collage') return [each];
    return [{ ...each, step: { ...step, params: { ...step.params, rounded: true } } }];
  });
}

/** "A cut-out with a white stroke" is a sticker. */
export function withStrokesCut(said: readonly SaidStep[]): SaidStep[] {
  const stroke = said.find(
    ({ step, tokens, joint }) =>
      step.op === 'frame' &&
      step.params.colour.name === 'white' &&
      joint === 'with' &&
      says(tokens, /^(stroke|outline|edge)$/),
  );
  const cut = said.find(({ step }) => step.op === 'removeBackground');
  if (!stroke || !cut) return [...said];
  const step: PlanStep = { op: 'sticker', params: {} };
  return said.flatMap((each) =>
    each === stroke ? [] : each === cut ? [{ ...each, step }] : [each],
  );
}

/**
 * "A collage with black borders", "a sticker with a white border": the edge that it has anyway. Both have it in
 * that colour, a sticker also in that width.
 */
export function withOwnEdges(said: readonly SaidStep[]): SaidStep[] {
  const isEdge = ({ step, joint }: SaidStep) =>
    step.op === 'frame' &&
    step.params.style === 'plain' &&
    step.params.px === null &&
    /^(with|,|in|)$/.test(joint);
  const isEdged = ({ step: { op } }: SaidStep) => /^(collage|sideBySide|sticker)$/.test(op);
  // "A collage on a black background": there is no subject yet that could be before it.
  const isAssembled = said.some(({ step: { op } }) => /^(collage|sideBySide)$/.test(op));
  const edge =
    said.find(isEdge) ?? said.find(({ step }) => isAssembled && groundColour(step) !== null);
  const colour =
    edge?.step.op === 'frame' ? edge.step.params.colour : edge && groundColour(edge.step);
  if (!edge || !colour || !said.some(isEdged)) return [...said];
  return said.flatMap((each): SaidStep[] => {
    const { step } = each;
    if (each === edge) return framedRow(edge, said);
    if (step.op === 'sticker' && edge.step.op === 'frame')
      return [{ ...each, step: { ...step, params: stickerEdge(edge.step.params) } }];
    // In one breath it has the colour already.
    if (each.tokens === edge.tokens && colour.name === 'white') return [each];
    if (step.op === 'collage')
      return [{ ...each, step: { ...step, params: { ...step.params, colour } } }];
    return step.op === 'sideBySide'
      ? [{ ...each, step: { ...step, params: { ...step.params, colour } } }]
      : [each];
  });
}

/** "In a row with a black frame": around all, too, as a row has no edge of its own. */
function framedRow({ step, ...edge }: SaidStep, said: readonly SaidStep[]): SaidStep[] {
  const row = said.find((each) => each.step.op === 'sideBySide');
  if (row?.step.op !== 'sideBySide' || step.op !== 'frame' || !says(edge.tokens, /^framed?$/))
    return [];
  const { colour } = row.tokens === edge.tokens ? row.step.params : step.params;
  return [{ ...edge, step: { ...step, params: { ...step.params, colour } } }];
}

/** A sticker's edge for what was read as a border. */
function stickerEdge({ colour, share }: { colour: NamedColour; share: number }): object {
  const width = share < 0.03 ? EDGES.little : share > 0.06 ? EDGES.much : EDGES.usual;
  return {
    ...(colour.name === 'white' ? {} : { colour }),
    ...(width === EDGES.usual ? {} : { edge: width }),
  };
}

/** "A silver gallery frame, dark navy mat": the mount is told behind its frame. */
function withMountInFrame(said: readonly SaidStep[]): SaidStep[] {
  const [frame, mount, ...more] = said.filter((each) => isGallery(each) || isWooden(each));
  if (frame?.step.op !== 'frame' || mount?.step.op !== 'frame' || more.length) return [...said];
  const isRailed = frame.step.params.rail || isWooden(frame);
  if (!isRailed || mount.step.params.rail || !isGallery(mount)) return [...said];
  const params = { ...frame.step.params, colour: mount.step.params.colour };
  const step: PlanStep = { ...frame.step, params };
  return said.flatMap((each) =>
    each === mount ? [] : each === frame ? [{ ...each, step }] : [each],
  );
}

/** "A thin white border, like a polaroid", "a black frame with a white margin, as in a gallery": one frame. */
export function withOneFrame(all: readonly SaidStep[]): SaidStep[] {
  const said = withMountInFrame(all);
  const isKind = said.some(
    ({ step }) => step.op === 'frame' && /^(polaroid|gallery)$/.test(step.params.style),
  );
  const plain = said.find(
    ({ step }) =>
      step.op === 'frame' && step.params.style === 'plain' && step.params.colour.name !== 'white',
  );
  const rail = plain?.step.op === 'frame' ? plain.step.params.colour : null;
  return said.flatMap((each) => {
    const { step } = each;
    if (!isKind || step.op !== 'frame') return [each];
    // "A black frame with a white mat"
    if (step.params.style === 'gallery' && rail && !step.params.rail)
      return [{ ...each, step: { ...step, params: { ...step.params, rail } } }];
    const isPart =
      step.params.style === 'plain' &&
      (step.params.colour.name === 'white' || said.some(isGallery));
    return isPart ? [] : [each];
  });
}

const isGallery = ({ step }: SaidStep) => step.op === 'frame' && step.params.style === 'gallery';
const isWooden = ({ step }: SaidStep) => step.op === 'frame' && step.params.style === 'wood';
