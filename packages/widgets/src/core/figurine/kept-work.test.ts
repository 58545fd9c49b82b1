import { describe, expect, it } from 'vitest';
import { sampleFigurine, sampleModelRecord } from '../../stories/figurine-records.ts';
import { initialFigurineState } from './figurine-state.ts';
import { keptWorkKey, keptWorkOf, readKeptWork } from './kept-work.ts';
import { usualModel, usualPrint } from './wishes.ts';

describe('what outlasts a reload', () => {
  it('comes back as it was', () => {
    const kept = keptWorkOf({
      ...initialFigurineState,
      promptId: 'pet-clay',
      customPrompt: 'warmer',
      figurine: sampleFigurine,
      model: sampleModelRecord,
      modelWish: { ...usualModel, heightMm: 120, base: 'round', hollow: true, namePlate: 'Bella' },
      print: { ...usualPrint, material: 'resin', quantity: 5, heightMm: 90 },
    });
    expect(readKeptWork(JSON.stringify(kept))).toEqual(kept);
  });

  it('is apart for each server', () => {
    expect(keptWorkKey('https://a.example')).not.toBe(keptWorkKey('https://b.example'));
  });

  it.each(['', 'null', '[1', '7', '"text"'])('is nothing when %j is found', (text) => {
    expect(readKeptWork(text)).toBeNull();
  });

  it('takes the usual for whatever is out of range or of another kind', () => {
    const kept = readKeptWork(
      JSON.stringify({
        figurineId: '../../etc',
        modelWish: { heightMm: 9000, base: 'square', depth: '1' },
        print: { material: 'gold', quantity: 3, heightMm: 1 },
      }),
    );
    expect(kept).toMatchObject({ figurineId: null, modelWish: usualModel, print: usualPrint });
  });
});
