/** A drawn picture without texture: what a watermark has least room in. */
export interface FlatArt {
  name: string;
  /** px */
  width: number;
  /** px */
  height: number;
  svg: string;
}

const wrap = (name: string, width: number, height: number, body: string): FlatArt => ({
  name,
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
});

const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" rx="${rx}"/>`;

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const text = (x: number, y: number, size: number, words: string, fill = '#222') =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${fill}">${words}</text>`;

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Posters, charts, screens, maps and comics in plain colours; the same ones every time. */
export function flatArt(): FlatArt[] {
  return [
    wrap(
      'poster',
      1000,
      1300,
      rect(0, 0, 1000, 1300, '#f4c542') +
        circle(500, 560, 330, '#d9482b') +
        rect(0, 900, 1000, 400, '#2b3a67') +
        text(120, 1120, 120, 'HARVEST', '#f4c542'),
    ),
    wrap(
      'bar chart',
      1200,
      800,
      rect(0, 0, 1200, 800, '#ffffff') +
        times(9, (i) =>
          rect(
            110 + i * 118,
            700 - ((i * 7919) % 520) - 60,
            80,
            ((i * 7919) % 520) + 60,
            i % 2 ? '#4c78a8' : '#f58518',
          ),
        ) +
        rect(90, 700, 1060, 3, '#333') +
        times(6, (i) => text(30, 700 - i * 120, 22, String(i * 20))),
    ),
    wrap(
      'screen',
      1280,
      800,
      rect(0, 0, 1280, 800, '#eef1f5') +
        rect(0, 0, 1280, 56, '#1f2937') +
        rect(0, 56, 240, 744, '#ffffff') +
        times(8, (i) => text(32, 110 + i * 48, 18, `Section ${i + 1}`)) +
        times(
          6,
          (i) =>
            rect(280 + (i % 3) * 330, 100 + Math.floor(i / 3) * 330, 300, 290, '#ffffff', 12) +
            text(304 + (i % 3) * 330, 150 + Math.floor(i / 3) * 330, 24, `Card ${i + 1}`),
        ),
    ),
    wrap(
      'map',
      1100,
      1100,
      rect(0, 0, 1100, 1100, '#e8efe0') +
        `<path d="M0 700 C300 600 400 900 700 760 S1000 500 1100 560 V1100 H0Z" fill="#a9d3ec"/>` +
        times(
          7,
          (i) =>
            `<path d="M${i * 170} 0 L${i * 150 + 90} 1100" stroke="#ffffff" stroke-width="${i % 3 ? 10 : 22}"/>`,
        ) +
        times(5, (i) => circle(180 + i * 180, 200 + ((i * 331) % 500), 26, '#c0392b')),
    ),
    wrap(
      'logo',
      900,
      900,
      rect(0, 0, 900, 900, '#101418') +
        circle(450, 400, 240, '#ffd23f') +
        circle(540, 330, 200, '#101418') +
        text(250, 790, 90, 'lunaria', '#ffd23f'),
    ),
    wrap(
      'comic',
      1200,
      900,
      rect(0, 0, 1200, 900, '#ffffff') +
        rect(20, 20, 570, 420, '#9ad1d4') +
        rect(610, 20, 570, 420, '#f7b267') +
        rect(20, 460, 1160, 420, '#b8e0a5') +
        circle(300, 300, 110, '#f25c54') +
        circle(860, 260, 130, '#5f4bb6') +
        `<ellipse cx="440" cy="90" rx="130" ry="56" fill="#fff" stroke="#000" stroke-width="5"/>` +
        text(370, 102, 34, 'Hello!') +
        times(
          4,
          (i) =>
            `<path d="M${120 + i * 280} 860 q60 -300 120 0z" fill="#2d6a4f" stroke="#000" stroke-width="6"/>`,
        ),
    ),
    wrap(
      'gradient',
      1200,
      800,
      `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff7e5f"/><stop offset="1" stop-color="#5b2a86"/></linearGradient></defs>` +
        rect(0, 0, 1200, 800, 'url(#g)') +
        text(120, 420, 96, 'Evening sale', '#fff'),
    ),
    wrap(
      'page of text',
      1000,
      1300,
      rect(0, 0, 1000, 1300, '#fffdf7') +
        text(90, 140, 54, 'On making things small') +
        times(24, (i) =>
          text(
            90,
            220 + i * 42,
            24,
            'What is kept small is kept well, and what is kept well is found again.',
          ),
        ),
    ),
    wrap(
      'icons',
      1000,
      1000,
      rect(0, 0, 1000, 1000, '#fafafa') +
        times(25, (i) => {
          const [x, y] = [120 + (i % 5) * 190, 120 + Math.floor(i / 5) * 190];
          const fill = ['#e4572e', '#17bebb', '#ffc914', '#2e282a', '#76b041'][i % 5] as string;
          return i % 2 ? circle(x, y, 60, fill) : rect(x - 55, y - 55, 110, 110, fill, 18);
        }),
    ),
    wrap(
      'landscape',
      1280,
      853,
      rect(0, 0, 1280, 853, '#bde0fe') +
        circle(980, 180, 90, '#fff3b0') +
        `<path d="M0 560 L260 300 L470 560 L700 260 L1000 600 L1280 420 V853 H0Z" fill="#6d8a96"/>` +
        `<path d="M0 640 Q320 560 640 650 T1280 640 V853 H0Z" fill="#588157"/>` +
        rect(0, 780, 1280, 73, '#3a5a40'),
    ),
    wrap(
      'tiles of colour',
      1024,
      1024,
      times(64, (i) =>
        rect(
          (i % 8) * 128,
          Math.floor(i / 8) * 128,
          128,
          128,
          `hsl(${(i * 47) % 360} 55% ${35 + ((i * 13) % 45)}%)`,
        ),
      ),
    ),
    wrap(
      'portrait',
      900,
      1200,
      rect(0, 0, 900, 1200, '#e6ccb2') +
        rect(200, 820, 500, 380, '#7f5539', 120) +
        `<ellipse cx="450" cy="560" rx="210" ry="270" fill="#ddb892"/>` +
        `<path d="M230 500 Q450 120 670 500 Q640 300 450 290 Q260 300 230 500Z" fill="#3d2b1f"/>` +
        circle(370, 550, 18, '#222') +
        circle(530, 550, 18, '#222') +
        `<path d="M370 680 Q450 740 530 680" stroke="#9c6644" stroke-width="12" fill="none"/>`,
    ),
  ];
}
