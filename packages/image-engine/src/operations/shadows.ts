import { defineTonalRange } from './define-tonal-range.ts';

/** The dark places lighter or darker; the light ones stay as they are. */
export const shadows = defineTonalRange('shadows', {
  example: 'Lift the shadows',
  related: ['Lower the highlights', 'Make it brighter', 'Make it HDR'],
  order: 28,
  words: [
    [
      'bring out shadows|recover shadows|lift shadows|open shadows|open up shadows|brighten shadows|shadow detail|detail in shadows|details in shadows|bring out details in shadows|bring out detail in shadows|recover details in shadows|detail in dark areas|details in dark areas|shadows are too dark|shadows too dark|harsh shadows|shadows are too harsh|shadows too harsh|shadows are harsh|shadows too strong|shadows are too strong|shadows too heavy|brighten up shadows|lighten shadows|lighten up shadows|brighter shadows|lighter shadows|shadows brighter|shadows lighter|shadows up|boost shadows|raise shadows|bring up shadows|bring shadows up|push shadows|pull up shadows|turn up shadows|increase shadows|fill shadows|fill in shadows|soften shadows',
      { direction: 1 },
    ],
    [
      'lower shadows|bring down shadows|bring shadows down|pull down shadows|darken shadows|darker shadows|shadows darker|deepen shadows|deep shadows|deeper shadows|shadows deep|shadows deeper|shadows down|crush shadows|decrease shadows|reduce shadows',
      { direction: -1 },
    ],
    ['shadows slider', { direction: 0 }],
  ],
});
