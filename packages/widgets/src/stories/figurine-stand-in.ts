import type { Client, Figurine, Model, PrintJob } from '@nano-banana/client-sdk';
import { onEachStory } from './begin-story.ts';
import { failure } from './failure.ts';
import { sampleFigurine, sampleModelRecord, samplePacks, sampleQuote } from './figurine-records.ts';
import { sampleGlb, sampleStl } from './sample-model.ts';
import { samplePicture } from './sample-pictures.ts';
import { createStandIn, type StandInOptions } from './stand-in.ts';

/** One answer, or one for each time it is asked, the last for good; null = never. */
type Script<T> = T | readonly T[];

export interface FigurineStandInOptions extends StandInOptions {
  packs?: () => Response;
  /** Answers the beginning of a figurine instead. */
  generate?: () => Response | null;
  /** What the figurine is each time it is looked at; default: made at once. */
  figurine?: Script<Partial<Figurine>>;
  makeModel?: () => Response | null;
  model?: Script<Partial<Model>>;
  quote?: (wish: Partial<PrintJob>) => Response;
  order?: () => Response;
  /** What the server has no more of. */
  gone?: 'figurine' | 'model';
  /** What a model's file is; default: a small figure. */
  modelFile?: () => Response;
}

export interface FigurineStandIn {
  client: Client;
  /** Forms of the figurines asked for. */
  forms: FormData[];
  /** Bodies of the models, prices and orders asked for. */
  models: object[];
  quotes: object[];
  orders: { body: object; key: string | null }[];
  cancelled: string[];
}

/** A server that makes figurines: real answers on the wire, in the words of a story. */
export function createFigurineStandIn(options: FigurineStandInOptions = {}): FigurineStandIn {
  const calls: Omit<FigurineStandIn, 'client'> = {
    ...{ forms: [], models: [], quotes: [], orders: [], cancelled: [] },
  };
  const looks = { figurine: 0, model: 0 };
  let quoted: PrintJob = sampleQuote;
  onEachStory(() => {
    for (const kept of Object.values(calls)) kept.length = 0;
    Object.assign(looks, { figurine: 0, model: 0 });
    quoted = sampleQuote;
  });
  const isCancelled = (what: string) => calls.cancelled.includes(what);
  const figurineOf = (at: number): Figurine => ({
    ...{ ...sampleFigurine, ...stepOf(options.figurine, at) },
    ...(isCancelled('figurine') && { status: 'cancelled' }),
  });
  const modelOf = (at: number): Model => ({
    ...{ ...sampleModelRecord, ...stepOf(options.model, at) },
    ...(isCancelled('model') && { status: 'cancelled' }),
  });

  const answer = async (request: Request): Promise<Response | null | undefined> => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.replaceAll(/[0-9a-f]{32}/g, ':id')}`;
    switch (call) {
      case 'GET /api/prompt-packs':
        return options.packs?.() ?? Response.json(samplePacks);
      case 'POST /api/generate-figurine':
        calls.forms.push(await request.formData());
        looks.figurine = 0;
        return options.generate
          ? options.generate()
          : Response.json(begun(sampleFigurine), { status: 202 });
      case 'GET /api/figurines/:id':
        if (options.gone === 'figurine') return failure(404, 'not_found', 'Not found');
        return Response.json(figurineOf(looks.figurine++));
      case 'DELETE /api/figurines/:id':
        calls.cancelled.push('figurine');
        return Response.json(figurineOf(0));
      case 'POST /api/figurines/:id/make-3d':
        calls.models.push(await request.json());
        looks.model = 0;
        return options.makeModel
          ? options.makeModel()
          : Response.json(begun(sampleModelRecord), { status: 202 });
      case 'GET /api/3d-models/:id':
        if (options.gone === 'model') return failure(404, 'not_found', 'Not found');
        return Response.json(modelOf(looks.model++));
      case 'DELETE /api/3d-models/:id':
        calls.cancelled.push('model');
        return Response.json(modelOf(0));
      case 'POST /api/3d-models/:id/print-quote': {
        const wish = await request.json();
        calls.quotes.push(wish);
        quoted = { ...sampleQuote, ...wish, estimatedPrice: priceOf(wish) };
        return options.quote?.(wish) ?? Response.json(quoted, { status: 201 });
      }
      case 'GET /api/print-jobs/:id':
        return Response.json(quoted);
      case 'POST /api/print-jobs/:id/order':
        calls.orders.push({
          body: await request.json(),
          key: request.headers.get('idempotency-key'),
        });
        return options.order?.() ?? ordered(quoted);
      default:
        return /\/api\/files\/.*\.(glb|stl|3mf|png)$/.test(pathname)
          ? fileOf(pathname, options)
          : undefined;
    }
  };
  const { client } = createStandIn({ ...options, answer });
  const pictureUrl = URL.createObjectURL(new Blob([figurineDrawing], { type: 'image/svg+xml' }));
  const url: Client['files']['url'] = (file, how) =>
    file.endsWith('.png') ? pictureUrl : client.files.url(file, how);
  return { ...calls, client: { ...client, files: { ...client.files, url } } };
}

function stepOf<T>(script: Script<T> | undefined, at: number): T | undefined {
  return Array.isArray(script)
    ? script[Math.min(at, script.length - 1)]
    : (script as T | undefined);
}

const begun = <T extends Figurine | Model>(record: T): T => ({
  ...record,
  status: 'pending',
  progress: 0,
  finishedAt: null,
  createdAt: new Date().toISOString(),
});

/** Something that rises with all three; the stories' own. */
function priceOf({ material = 'pla', quality = 'standard', quantity = 1 }: Partial<PrintJob>) {
  const base = { pla: 17.8, resin: 24, metal: 150 }[material];
  return 5 + quantity * base * { standard: 1, high: 1.3, ultra: 1.7 }[quality];
}

function ordered(quoted: PrintJob): Response {
  const printJob = { ...quoted, status: 'ordered', orderedAt: new Date().toISOString() };
  const message = 'Your order is in. This is a demo: nothing is charged and nothing will be sent.';
  return Response.json({ printJob, message });
}

async function fileOf(pathname: string, { modelFile }: FigurineStandInOptions): Promise<Response> {
  if (pathname.endsWith('.png')) return new Response(await samplePicture());
  return modelFile?.() ?? new Response(pathname.endsWith('.stl') ? sampleStl() : sampleGlb());
}

const figurineDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="900" viewBox="0 0 72 90">
  <rect width="72" height="90" fill="#dce9f5"/><ellipse cx="36" cy="80" rx="21" ry="5" fill="#2f3238"/>
  <path d="M24 78c0-22 4-34 12-34s12 12 12 34z" fill="#1f6b4c"/><circle cx="36" cy="30" r="16" fill="#ffd22e"/>
  <g fill="#1b1812"><circle cx="31" cy="29" r="2"/><circle cx="41" cy="29" r="2"/></g></svg>`;
