import { describe, expectTypeOf, it } from 'vitest';
import {
  type Client,
  type CompletedFigurine,
  type CompletedJob,
  type CompletedModel,
  type Config,
  createClient,
  type DescribedPlanStep,
  type FoundSubject,
  type GenerateImageResult,
  type Job,
  type Limits,
  type Model,
} from './index.ts';

/** Never run: the compiler is the judge (`npm run typecheck`). */
export function misuses(client: Client): void {
  // @ts-expect-error the pictures are required
  void client.images.generate({ prompt: 'p' });
  // @ts-expect-error a prompt or a plan is required
  void client.images.generate({ images: [] });
  void client.images.generate({ images: [], plan: [{ op: 'warmth', params: { percent: 20 } }] });
  // @ts-expect-error a step is an operation and its parameters
  void client.images.generate({ images: [], plan: ['warmer'] });
  // @ts-expect-error a box has four sides
  void client.images.generate({ images: [], prompt: 'p', subjectBox: { left: 0 } });
  // @ts-expect-error a job is followed with `jobs.wait`
  void client.images.start({ images: [], prompt: 'p', onProgress: () => {} });
  // @ts-expect-error paths are not pictures
  void client.images.generate({ images: ['cat.png'], prompt: 'p' });
  // @ts-expect-error stored pictures are png, jpg or webp
  void client.files.get('/api/files/a.png', { format: 'gif' });
  // @ts-expect-error a visitor has a token or none
  createClient({ visitorToken: true });
  // @ts-expect-error a job is named by its id
  void client.jobs.wait({ id: 'j1' });
  // @ts-expect-error the address is required
  void client.subscriptions.create({ source: 'blog' });
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
    expectTypeOf<Client['images']['start']>().returns.resolves.toEqualTypeOf<Job>();
    expectTypeOf<FoundSubject['outline']>().toEqualTypeOf<[number, number][][]>();
    expectTypeOf<GenerateImageResult['plan']>().toEqualTypeOf<DescribedPlanStep[] | undefined>();
    expectTypeOf<Limits['limits'][number]['remaining']>().toEqualTypeOf<number>();
  });

  it('know that a job waited for has its picture', () => {
    expectTypeOf<Client['jobs']['wait']>().returns.resolves.toEqualTypeOf<CompletedJob>();
    expectTypeOf<CompletedJob['result']['imageUrl']>().toEqualTypeOf<string>();
    expectTypeOf<Job['result']>().extract<null>().toEqualTypeOf<null>();
  });

  it('know that a figurine and a model waited for have their files', () => {
    expectTypeOf<Client['models']['wait']>().returns.resolves.toEqualTypeOf<CompletedModel>();
    expectTypeOf<CompletedModel['stlUrl']>().toEqualTypeOf<string>();
    expectTypeOf<CompletedModel['sizeMm']['z']>().toEqualTypeOf<number>();
    expectTypeOf<Model['stlUrl']>().toEqualTypeOf<string | null>();
    expectTypeOf<CompletedModel>().toExtend<Model>();
    expectTypeOf<Client['figurines']['wait']>().returns.resolves.toEqualTypeOf<CompletedFigurine>();
    expectTypeOf<CompletedFigurine['generatedImageUrl']>().toEqualTypeOf<string>();
    expectTypeOf<CompletedFigurine['cutoutUrl']>().toEqualTypeOf<string | null>();
  });
});
