import { createRoute, z } from '@hono/zod-openapi';
import { commonHeaders, errorResponses } from '../error-responses.ts';

const binary = { type: 'string' as const, format: 'binary' };
const content = {
  'image/png': { schema: binary, example: '(bytes of the PNG)' },
  'image/jpeg': { schema: binary, example: '(bytes of the JPEG)' },
  'image/webp': { schema: binary, example: '(bytes of the WebP)' },
  'model/stl': { schema: binary, example: '(bytes of the STL)' },
  'model/3mf': { schema: binary, example: '(bytes of the 3MF)' },
  'model/gltf-binary': { schema: binary, example: '(bytes of the GLB)' },
};

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

const etag = text('Identifies these bytes.', '"5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg"');
const cacheControl = text(
  'A file never changes under its name and is kept until it expires, `max-age` seconds from now.',
  'public, max-age=86399, immutable',
);
const fileHeaders = {
  ...commonHeaders,
  ETag: etag,
  'Cache-Control': cacheControl,
  'Accept-Ranges': text('Parts can be asked for.', 'bytes'),
  'X-Content-Type-Options': text('The type is as stated.', 'nosniff'),
  'Content-Disposition': text('Only with `download`.', 'attachment; filename="beach.jpg"'),
};

export const getFile = createRoute({
  method: 'get',
  path: '/api/files/{name}',
  operationId: 'getFile',
  tags: ['Files'],
  summary: 'Answers a stored picture, converted when another ending is asked for, or a 3D model',
  description: 'HEAD answers the same headers without the bytes.',
  request: {
    params: z.object({
      name: z
        .string()
        .regex(/^[0-9a-f]{32}\.(png|jpg|webp|stl|3mf|glb)$/)
        .openapi({
          param: { name: 'name', in: 'path' },
          description:
            '32 hexadecimal digits and an ending. Any of png, jpg and webp works for every picture; a 3D model has the ending it was made with.',
          example: '5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg',
        }),
    }),
    query: z.object({
      download: z
        .string({ error: 'The parameter "download" must be given once.' })
        .max(255, 'The parameter "download" may have at most 255 characters.')
        .optional()
        .openapi({
          param: { name: 'download', in: 'query' },
          description:
            'Asks the browser to save the file under this name (at most 255 characters; characters that file systems refuse are replaced).',
          example: 'nano-banana-1767225600000.png',
        }),
    }),
  },
  responses: {
    200: { description: 'The file.', headers: fileHeaders, content },
    206: {
      description: 'The part of the file that the header "Range" asked for.',
      headers: {
        ...fileHeaders,
        'Content-Range': text('First and last byte and the size, in bytes.', 'bytes 0-1023/48213'),
      },
      content,
    },
    304: {
      description: 'The caller has these bytes already ("If-None-Match").',
      headers: { ...commonHeaders, ETag: etag, 'Cache-Control': cacheControl },
    },
    ...errorResponses(
      'validation_failed',
      'not_found',
      'file_expired',
      'not_ready',
      'storage_full',
      'range_not_satisfiable',
      'overloaded',
      'engine_failed',
      'engine_timeout',
    ),
  },
});
