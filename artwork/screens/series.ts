import sharp from 'sharp';
import type { Client } from '../../packages/client-sdk/src/index.ts';
import { asPhoto } from './edits.ts';

/** A picture that is put together from several answers of the API. */
interface Series {
  name: string;
  make: (client: Client) => Promise<Buffer>;
}

/** Width and height in px of one picture of a series, and the gap between two. */
const [WIDTH, HEIGHT, GAP] = [520, 390, 16];

export const series: readonly Series[] = [
  {
    name: 'screen-series',
    make: async (client) => {
      const photos = await Promise.all(
        ['family', 'people', 'highfive'].map(async (render) => asPhoto(render)),
      );
      const [first, ...others] = photos;
      if (!first) throw new Error('There is no picture');
      const lead = await client.images.generate({
        images: [asBlob(first)],
        prompt: 'Make it cinematic, a little warmer, with film grain',
      });
      const plan = (lead.plan ?? []).map(({ op, params, on }) => ({
        op,
        params,
        ...(on && { on }),
      }));
      const answers = [
        lead,
        ...(await Promise.all(
          others.map((photo) => client.images.generate({ images: [asBlob(photo)], plan })),
        )),
      ];
      return sheet([
        photos,
        await Promise.all(answers.map(({ imageUrl }) => picture(client, imageUrl))),
      ]);
    },
  },
  {
    name: 'screen-mask',
    make: async (client) => {
      const photo = await asPhoto('beach');
      const { width, height } = await sharp(photo).metadata();
      const mask = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
        .composite([
          {
            input: Buffer.from(
              `<svg width="${width}" height="${height}"><rect width="${width}" height="${Math.round(height * 0.42)}" fill="#fff"/></svg>`,
            ),
          },
        ])
        .png()
        .toBuffer();
      const { imageUrl } = await client.images.generate({
        images: [asBlob(photo)],
        prompt: 'Add a rainbow',
        mask: asBlob(mask),
      });
      return sheet([[photo, mask, await picture(client, imageUrl)]]);
    },
  },
];

const asBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

async function picture(client: Client, imageUrl: string): Promise<Buffer> {
  return Buffer.from(await (await client.files.get(imageUrl, { format: 'png' })).arrayBuffer());
}

/** Pictures in rows. */
async function sheet(rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const columns = Math.max(...rows.map((row) => row.length));
  const tiles = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (input, x) => ({
        input: await sharp(input).resize(WIDTH, HEIGHT).toBuffer(),
        left: x * (WIDTH + GAP),
        top: y * (HEIGHT + GAP),
      })),
    ),
  );
  const size = (count: number, length: number) => count * (length + GAP) - GAP;
  return sharp({
    create: {
      width: size(columns, WIDTH),
      height: size(rows.length, HEIGHT),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer();
}
