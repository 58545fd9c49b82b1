import { describe, expect, it } from 'vitest';
import { parseExamples } from './read-examples.ts';

const only = (line: string) => parseExamples({ 'en/light.txt': line })[0];

describe('a line of a table of examples', () => {
  it.each([
    ['warmer  => warmth(percent=30) blur@sky', { plan: 'warmth(percent=30) blur@sky' }],
    ['"a => b" below  =>  text(text=a => b)', { prompt: '"a => b" below' }],
    ['warmer\\nand darker  => warmth', { prompt: 'warmer\nand darker' }],
    ['#ff6f61 behind it  => replaceBackground', { prompt: '#ff6f61 behind it' }],
    ['blur  => blur', { isMarked: false, imageCounts: [2] }],
    ['this  => marked: blur@marked', { isMarked: true, imageCounts: [1, 2], plan: 'blur@marked' }],
    ['all of them  => three pictures: collage', { imageCounts: [3], plan: 'collage' }],
    ['a collage  => one picture: refused', { imageCounts: [1], plan: '', refused: {} }],
    ['a, b  => blur  refused: b, or a', { plan: 'blur', refused: { words: 'b, or a' } }],
    ['a, b  => refused because: pose, style', { refused: { because: ['pose', 'style'] } }],
    ['thanks  => nothing', { plan: '', forgoes: false }],
    ["don't crop  => forgoes", { plan: '', forgoes: true }],
  ])('%s', (line, example) => {
    expect(only(line)).toMatchObject({ ...example, at: 'examples/en/light.txt:1' });
  });

  it('may be empty or a comment', () => {
    expect(parseExamples({ 'en/light.txt': '# Light\n\n#\n' })).toEqual([]);
  });

  it.each([
    ['warmer => warmth', 'no prompt, two blanks'],
    ['warmer  =>', 'no prompt, two blanks'],
    ['warmer  => warmht', 'there is no operation “warmht”'],
    ['warmer  => warmth(percent=30', 'is no step'],
    ['warmer  => warmth(30)', '“30” is no key=value'],
    ['warmer  => warmth refused: it', '“refused: it” is no step'],
    ['warmer  => refused because: cold', 'there is no reason “cold”'],
    ['warmer  => some pictures: warmth', '“some” is no number of pictures'],
    ['warmer\\tplease  => warmth', 'only n means something'],
  ])('is not understood, and named with its file and line: %s', (line, problem) => {
    expect(() => parseExamples({ 'en/light.txt': `# Light\n${line}` })).toThrow(
      new RegExp(`^examples/en/light\\.txt:2: .*${problem}`),
    );
  });

  it('stands there once', () => {
    const tables = { 'en/light.txt': 'warmer  => warmth', 'en/talk.txt': 'warmer  => warmth' };
    expect(() => parseExamples(tables)).toThrow(
      'examples/en/talk.txt:1: it stands in examples/en/light.txt:1 already: warmer',
    );
  });

  it('may stand there again where the same is marked', () => {
    const table = 'this  => refused\nthis  => marked: erase';
    expect(parseExamples({ 'en/erasing.txt': table })).toHaveLength(2);
  });
});
