import { describe, expectTypeOf, it } from 'vitest';
import { type Client, type Config, createClient, type GenerateImageResult } from './index.ts';

/** Never run: the compiler is the judge (`npm run typecheck`). */
export function misuses(client: Client): void {
  // @ts-expect-error the pictures are required
  void client.images.generate({ prompt: 'p' });
  // @ts-expect-error the prompt is required
  void client.images.generate({ images: [] });
  // @ts-expect-error paths are not pictures
  void client.images.generate({ images: ['cat.png'], prompt: 'p' });
  // @ts-expect-error stored pictures are png, jpg or webp
  void client.files.get('/api/files/a.png', { format: 'gif' });
  // @ts-expect-error milliseconds, not words
  createClient({ timeout: '5s' });
}

describe('the types', () => {
  it('come from the contract', () => {
    expectTypeOf<GenerateImageResult['imageUrl']>().toEqualTypeOf<string>();
    expectTypeOf<GenerateImageResult['width']>().toEqualTypeOf<number>();
    expectTypeOf<Config['limits']['maxImageBytes']>().toEqualTypeOf<number>();
    expectTypeOf<Config['imageTypes'][number]>().toExtend<string>();
    expectTypeOf<Client['files']['get']>().returns.resolves.toEqualTypeOf<Blob>();
  });
});
