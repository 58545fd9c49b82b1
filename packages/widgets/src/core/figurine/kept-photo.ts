import { type DBSchema, openDB } from 'idb';
import { PHOTO_DATABASE } from '../databases.ts';

interface Schema extends DBSchema {
  photos: { key: string; value: { name: string; bytes: Blob } };
}

const open = () =>
  openDB<Schema>(PHOTO_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('photos'),
  });

/**
 * Keeps the photo that was chosen for one server; null = forgets it.
 * @throws DOMException where the browser keeps nothing
 */
export async function keepPhoto(server: string, photo: File | null): Promise<void> {
  const database = await open();
  try {
    if (photo) await database.put('photos', { name: photo.name, bytes: photo }, server);
    else await database.delete('photos', server);
  } finally {
    database.close();
  }
}

/** The photo that was kept last, if any. @throws DOMException where the browser keeps nothing */
export async function keptPhoto(server: string): Promise<File | null> {
  const database = await open();
  try {
    const kept = await database.get('photos', server);
    return kept ? new File([kept.bytes], kept.name, { type: kept.bytes.type }) : null;
  } finally {
    database.close();
  }
}
