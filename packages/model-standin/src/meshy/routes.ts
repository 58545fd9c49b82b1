import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { ballGlb } from './ball-glb.ts';

/** What the 3D service does with the next tasks. */
export interface MeshyBehaviour {
  /** Looks that are answered IN_PROGRESS before the task is over; 2 unless told. */
  looks?: number;
  /** The task ends FAILED. */
  fails?: boolean;
  /** The call that makes a task is answered with this status. */
  refuses?: 402 | 429 | 500;
  /** The model's file cannot be read as one. */
  malformed?: boolean;
}

/** A task that was made. */
export interface MeshyTask {
  id: string;
  /** The media type and the bytes of the picture's data URL. */
  picture: { type: string; bytes: Uint8Array };
  looks: number;
  cancelled: boolean;
  behaviour: MeshyBehaviour;
}

/** What tests see of the 3D service, and how they tell it what to do. */
export interface MeshyControl {
  behaviour: MeshyBehaviour;
  readonly tasks: MeshyTask[];
}

const usualLooks = 2;

/** `POST /openapi/v1/image-to-3d` and what belongs to it. */
export function meshyRoutes(control: MeshyControl, key: string | undefined) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const path = '/openapi/v1/image-to-3d';
  const find = (c: Context) => control.tasks.find(({ id }) => id === c.req.param('id'));
  app.use(`${path}/*`, async (c, next) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '');
    if (!given || (key !== undefined && given !== key)) {
      return c.json({ message: `Invalid API key ${given}` }, 401);
    }
    await next();
  });
  app.post(path, async (c) => {
    const { behaviour } = control;
    if (behaviour.refuses) return c.json({ message: 'Insufficient funds' }, behaviour.refuses);
    const body: { image_url?: string } = await c.req.json();
    const [, type, base64] = /^data:(image\/[a-z]+);base64,(.+)$/s.exec(body.image_url ?? '') ?? [];
    if (!type || !base64) return c.json({ message: 'image_url must be a data URI' }, 400);
    const picture = { type, bytes: new Uint8Array(Buffer.from(base64, 'base64')) };
    const task = { id: randomUUID(), picture, looks: 0, cancelled: false, behaviour };
    control.tasks.push(task);
    return c.json({ result: task.id }, 202);
  });
  app.get(`${path}/:id`, (c) => {
    const task = find(c);
    if (!task) return c.json({ message: 'Task not found' }, 404);
    const { behaviour, looks, id } = task;
    task.looks += 1;
    const all = behaviour.looks ?? usualLooks;
    if (looks < all) return c.json({ id, status: 'IN_PROGRESS', progress: (100 * looks) / all });
    if (behaviour.fails) {
      const task_error = { message: 'The server is busy. Please try again later.' };
      return c.json({ id, status: 'FAILED', progress: 0, task_error });
    }
    const glb = new URL(`/meshy-files/${id}.glb`, c.req.url).href;
    return c.json({ id, status: 'SUCCEEDED', progress: 100, model_urls: { glb } });
  });
  app.delete(`${path}/:id`, (c) => {
    const task = find(c);
    if (task) task.cancelled = true;
    return c.body(null, 200);
  });
  app.get('/meshy-files/:name', (c) => {
    const task = control.tasks.find(({ id }) => `${id}.glb` === c.req.param('name'));
    const glb = task?.behaviour.malformed ? new Uint8Array([1, 2, 3]) : ballGlb();
    return c.body(glb, 200, { 'Content-Type': 'model/gltf-binary' });
  });
  return app;
}
