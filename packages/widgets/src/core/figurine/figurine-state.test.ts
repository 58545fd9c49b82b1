import type { Figurine, Model, PrintJob } from '@nano-banana/client-sdk';
import { describe, expect, it } from 'vitest';
import { sampleFigurine, sampleModelRecord, sampleQuote } from '../../stories/figurine-records.ts';
import { type FigurineEvent, figurineReducer, initialFigurineState } from './figurine-state.ts';
import { isMadeBy, isQuoteFor, usualModel, usualPrint } from './wishes.ts';

const after = (...events: FigurineEvent[]) => events.reduce(figurineReducer, initialFigurineState);
const figurine = (change: Partial<Figurine> = {}): Figurine => ({ ...sampleFigurine, ...change });
const model = (change: Partial<Model> = {}): Model => ({ ...sampleModelRecord, ...change });
const quote = (change: Partial<PrintJob> = {}): PrintJob => ({ ...sampleQuote, ...change });
const problem = {
  ...{
    title: 'No',
    message: 'No',
    detail: '',
    isQuota: false,
    retryAt: undefined,
    needsMark: false,
  },
  ...{ alternatives: [], requestId: undefined },
};
const made: FigurineEvent[] = [
  { type: 'figurine', figurine: figurine() },
  { type: 'model', model: model() },
  { type: 'quote', quote: quote() },
];

describe('the way to a figurine', () => {
  it('keeps what was made when the next attempt fails', () => {
    const state = after(
      ...made,
      { type: 'begin', step: 'figurine', at: 1 },
      { type: 'problem', step: 'figurine', problem },
    );
    expect(state.figurine?.id).toBe(sampleFigurine.id);
    expect(state.model?.id).toBe(sampleModelRecord.id);
    expect(state.pending).toEqual({});
  });

  it('forgets model and price with another figurine, and the price with another model', () => {
    const other = 'f'.repeat(32);
    const anew = after(...made, { type: 'figurine', figurine: figurine({ id: other }) });
    expect([anew.model, anew.quote]).toEqual([null, null]);
    const again = after(...made, { type: 'model', model: model({ id: other }) });
    expect([again.model?.id, again.quote]).toEqual([other, null]);
  });

  it('keeps them while the same one is looked at again', () => {
    const state = after(...made, { type: 'figurine', figurine: figurine({ progress: 100 }) });
    expect(state.quote?.id).toBe(sampleQuote.id);
  });

  it('forgets the marks of a photo that is replaced', () => {
    const box = { left: 0, top: 0, right: 1, bottom: 1 };
    const state = after(
      { type: 'marks', of: 'photo', selection: { box, strokes: [] } },
      { type: 'photo', photo: null },
    );
    expect(state.marks.photo.box).toBeUndefined();
  });

  it('keeps the choices of template and print when it starts over', () => {
    const state = after(
      { type: 'template', promptId: 'pet-clay' },
      { type: 'print', choice: { material: 'metal' } },
      ...made,
      { type: 'restart' },
    );
    expect(state).toMatchObject({ promptId: 'pet-clay', figurine: null, quote: null });
    expect(state.print.material).toBe('metal');
  });
});

describe('whether there is something new to make', () => {
  it('is not while model and price are for the very choices', () => {
    expect(isMadeBy(model({ options: {} }), usualModel)).toBe(true);
    expect(isQuoteFor(quote(), usualPrint, model())).toBe(true);
  });

  it('is with other options or choices', () => {
    expect(isMadeBy(model(), { ...usualModel, heightMm: 100 })).toBe(false);
    expect(isQuoteFor(quote(), { ...usualPrint, quantity: 5 }, model())).toBe(false);
    expect(isQuoteFor(quote(), { ...usualPrint, heightMm: 120 }, model())).toBe(false);
  });
});
