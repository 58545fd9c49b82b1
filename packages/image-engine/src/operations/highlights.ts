import { defineTonalRange } from './define-tonal-range.ts';

/** The light places darker or lighter; the dark ones stay as they are. */
export const highlights = defineTonalRange('highlights', {
  example: 'Lower the highlights',
  related: ['Lift the shadows', 'Make it darker', 'Make it HDR'],
  order: 29,
  words: [
    [
      'recover highlights|detail in highlights|details in highlights|recover details in highlights|bring back details in highlights|reduce highlights|lower highlights|tame highlights|highlights down|highlights are too bright|highlights too bright|highlights are burnt|highlights burnt|burnt highlights|highlights are burnt out|highlights are overexposed|highlights overexposed|highlights are clipped|clipped highlights|highlights are too strong|highlights too strong|blown highlights|blown out highlights|pull highlights|pull highlights down|pull highlights back|pull down highlights|pull back highlights|bring down highlights|bring highlights down|bring back highlights|turn down highlights|tone down highlights|decrease highlights|darken highlights|darker highlights|highlights darker|dim highlights|calm highlights|soften highlights',
      { direction: -1 },
    ],
    [
      'brighten highlights|brighter highlights|highlights brighter|lift highlights|raise highlights|boost highlights|increase highlights|highlights up|turn up highlights|bring up highlights',
      { direction: 1 },
    ],
    ['highlights slider', { direction: 0 }],
  ],
});
