import { readFile, writeFile } from 'node:fs/promises';

const server = process.env.NANO_BANANA_URL ?? 'http://localhost:8787';

const form = new FormData();
form.append('image', new Blob([await readFile('photo.jpg')]), 'photo.jpg');
form.append('prompt', 'Make it warmer and add a white frame');

const answer = await fetch(`${server}/api/generate-image`, { method: 'POST', body: form });
const result = await answer.json();
if (!answer.ok) throw new Error(`${answer.status} ${result.code}: ${result.error}`);

const picture = await fetch(server + result.imageUrl);
await writeFile('edited.jpg', Buffer.from(await picture.arrayBuffer()));
console.log(result.message);
