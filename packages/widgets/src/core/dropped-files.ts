/** Files that systems put into folders by themselves. */
const SYSTEM_FILES = ['.DS_Store', 'Thumbs.db'];

/** Files are dragged, from the device or another page; what they are stays hidden until the drop. */
export function hasFiles({ types }: Pick<DataTransfer, 'types'>): boolean {
  return types.includes('Files');
}

/** What of a drop is looked at. */
export interface Drop {
  items: ArrayLike<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
}

/**
 * The files of a drop, those in folders too. What cannot be read comes as an empty file of its name, so that it can be
 * refused by name rather than be missing. To be called while the drop is handled: the browser forgets it afterwards.
 */
export async function droppedFiles({ items }: Drop): Promise<File[]> {
  const found = Array.from(items, (item) => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry();
    if (entry?.isDirectory) return filesOf(entry);
    const file = item.getAsFile();
    return file ? [file] : [];
  });
  return (await Promise.all(found)).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  try {
    if (!isFolder(entry)) return [await fileOf(entry as FileSystemFileEntry)];
    const entries = (await entriesOf(entry)).filter(({ name }) => !SYSTEM_FILES.includes(name));
    return (await Promise.all(entries.map(filesOf))).flat();
  } catch {
    return [new File([], entry.name)];
  }
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** All entries of a folder: browsers hand them out in portions (of 100, say), the last one being empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return all;
    all.push(...portion);
  }
}
