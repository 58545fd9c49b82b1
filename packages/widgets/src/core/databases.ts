/** The database that keeps the figurine maker's photos. */
export const PHOTO_DATABASE = 'nano-banana-figurine';

/**
 * Whether this browser keeps a database of that name: true also where it does not tell, since only opening it would.
 * Nothing is opened or made.
 */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return true;
  }
}
