import { describe, expect, it } from 'vitest';
import { loadLocale } from '../../locales/locale.ts';
import type { EngineSpeech } from '../../locales/pack.ts';
import { serverVoice, type ToldMessage } from './server-voice.ts';

/** The engine in a language, with a host's own strings. */
async function loadVoice(tag: string, own: object = {}) {
  const { words } = await loadLocale(tag);
  return (words as EngineSpeech).engineSpeech({ ...words, ...own });
}

const german = await loadVoice('de');
const warmth = { op: 'warmth', params: { percent: 20 }, label: 'Warmth +20' };
/** What is seen: without the marks that keep a direction to itself. */
const seen = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const edited: ToldMessage = {
  message: 'Made it warmer. Left out: “make him smile”, because it cannot.',
  plan: [{ op: 'grayscale', params: {}, on: 'background', label: 'B/W · background' }, warmth],
  remarks: [
    { code: 'done', text: 'Made it warmer.', values: { steps: [0, 1], ops: ['grayscale'] } },
    {
      code: 'left_out',
      text: 'Left out: “make him smile”, because it cannot.',
      values: { phrase: 'make him smile', reason: 'expressions' },
    },
  ],
};

describe('a message', () => {
  it('is said in the language, with the steps by their labels and the visitor’s words as they are', () => {
    expect(seen(german.message(edited))).toBe(
      'Gemacht: Schwarz-weiß · Hintergrund, Wärme +20. Weggelassen: „make him smile“. Gesichtsausdrücke kann diese Engine nicht ändern.',
    );
  });

  it('keeps the direction of what the visitor wrote to itself', async () => {
    const arabic = await loadVoice('ar');
    expect(arabic.message(edited)).toContain('«\u2068make him smile\u2069»');
  });

  it('has the server’s words for a sentence that is not known, and for a reason that is not', () => {
    const [done] = edited.remarks ?? [];
    const remarks = [
      ...(done ? [done] : []),
      { code: 'sang', text: 'Sang a song.' },
      { code: 'left_out', text: 'Left out: x.', values: { phrase: 'x', reason: 'tired' } },
    ];
    expect(seen(german.message({ ...edited, remarks }))).toBe(
      'Gemacht: Schwarz-weiß · Hintergrund, Wärme +20. Sang a song. Left out: x.',
    );
  });

  it('is the server’s where the server does not tell what it is made of', () => {
    expect(german.message({ message: 'Made it warmer.' })).toBe('Made it warmer.');
    expect(serverVoice.message(edited)).toBe(edited.message);
  });

  it('names operations where there is no plan', () => {
    const remarks = [{ code: 'already_so', text: '', values: { ops: ['grayscale', 'blur'] } }];
    expect(seen(german.message({ message: '', remarks }))).toContain('Schwarz-weiß, Unschärfe');
  });
});

describe('a step', () => {
  it('writes numbers as the language does', async () => {
    const upscale = { op: 'upscale', params: { factor: 2.5 }, label: 'Upscale 2.5×' };
    expect(german.step(upscale)).toBe('Hochskaliert 2,5×');
    expect(german.step(warmth)).toBe('Wärme +20');
    expect(await loadVoice('fr').then((voice) => voice.step(upscale))).toBe('Agrandissement 2,5×');
  });

  it.each([
    [{ op: 'pad', params: { ratio: '16:9', exact: false, colour: null } }, 'Aufgefüllt 16:9'],
    [
      {
        op: 'pad',
        params: { ratio: '1080:1350', exact: true, colour: { name: 'white', rgb: [] } },
      },
      'Aufgefüllt 1.080 × 1.350 px',
    ],
    [{ op: 'crop', params: { ratio: '4:5', keep: 'top' } }, 'Zuschnitt 4:5: oben'],
    [{ op: 'crop', params: { ratio: '1:1', keep: 'centre' } }, 'Zuschnitt 1:1: Mitte'],
    [{ op: 'subjectCrop', params: { fit: 'close', ratio: '1:1' } }, 'Zuschnitt auf das Motiv 1:1'],
    [{ op: 'subjectCrop', params: { fit: 'centre', ratio: null } }, 'Motiv in der Mitte'],
    [
      { op: 'subjectCrop', params: { fit: 'marked', ratio: null } },
      'Zuschnitt: markierter Bereich',
    ],
    [{ op: 'shadow', params: { percent: 50, kind: 'ground' } }, 'Schatten 50 %'],
    [{ op: 'portraitLight', params: { percent: 75, side: 'right' } }, 'Porträtlicht 75 %: rechts'],
    [
      { op: 'rainbow', params: { form: 'arc', percent: 55, side: 'left' } },
      'Regenbogen 55 %: links',
    ],
    [{ op: 'sticker', params: { edge: 0.036 } }, 'Sticker'],
    [
      { op: 'sticker', params: { colour: { name: 'dark red', rgb: [] }, edge: 0.01 } },
      'Sticker: Rand in Dunkelrot',
    ],
  ])('of %j is “%s”', (step, words) => {
    const label = 'As the server says';
    expect(seen(german.step({ ...step, label })).replace(/\u00a0/g, ' ')).toBe(words);
  });

  it('has the server’s label when its operation, a parameter or a choice is not known', () => {
    const label = 'As the server says';
    const strange = [
      { op: 'singing', params: {}, label },
      { op: 'warmth', params: { percent: 20, where: 'sky' }, label },
      { op: 'warmth', params: { percent: 'much' }, label },
      { op: 'frame', params: { style: 'neon' }, label },
      { op: 'toString', params: {}, label },
    ];
    for (const step of strange) expect(seen(german.step(step)), step.op).toBe(label);
  });
});

it('says stages by their own words and by the names of operations', () => {
  const operations = [{ op: 'hdr', label: 'High range' }];
  expect(german.stage('Finding the subject')).toBe('Das Motiv wird gesucht');
  expect(german.stage('High range', operations)).toBe('HDR');
  expect(german.stage('Singing')).toBe('Singing');
});

it('asks the engine in English for what it does not understand in the language', async () => {
  const japanese = await loadVoice('ja-JP');
  expect(japanese.wish('Add fog')).toBe('霧を加える');
  expect(japanese.wishToAsk('Add fog')).toBe('Add fog');
  expect(german.wishToAsk('Add fog')).toBe('Füge Nebel hinzu');
});

it('lets a host replace single strings', async () => {
  const own = await loadVoice('de', { steps: { warmth: 'Farbtemperatur' } });
  expect(own.step(warmth)).toBe('Farbtemperatur +20');
});
