import type { Picture } from '../picture.ts';
import type { Kept } from '../restore.ts';
import type { Snapshot } from '../undo.ts';
import { picturesOf, type Version } from '../version.ts';

/** A picture as it is kept; versions and work name it by its id. */
export interface PictureRecord extends Omit<Picture, 'url' | 'file'> {
  file: Blob;
}

/** A version as it is kept. */
export interface VersionRecord extends Omit<Version, 'result' | 'before' | 'pictures'> {
  hasResult: boolean;
  beforeId: string;
  pictureIds: readonly string[];
}

/** What was in an editor when it was left. */
export interface WorkRecord
  extends Pick<Kept, 'prompt' | 'aspectRatio' | 'featureId' | 'selection' | 'selectedId'> {
  id: string;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  pictureIds: readonly string[];
  /** Steps that can be undone without pictures that nothing else needs. */
  history: readonly SnapshotRecord[];
}

type SnapshotRecord = Pick<Snapshot, 'selection' | 'selectedId'> & {
  pictureIds: readonly string[];
};

/** What is to be kept of an editor. */
export type Work = Omit<Kept, 'versions'>;

export function pictureRecord({ url: _, ...record }: Picture): PictureRecord {
  return record;
}

export function versionRecord({ result, before, pictures, ...version }: Version): VersionRecord {
  return {
    ...version,
    hasResult: result !== undefined,
    beforeId: before.id,
    pictureIds: pictures.map(({ id }) => id),
  };
}

/** @param heldIds - pictures that are kept anyway: Undo alone is no reason to keep one */
export function workRecord(
  id: string,
  at: number,
  { pictures, history, ...work }: Work,
  heldIds: ReadonlySet<string>,
): WorkRecord {
  const pictureIds = pictures.map((picture) => picture.id);
  const held = new Set([...heldIds, ...pictureIds]);
  const isCheap = ({ pictures: all, removed }: Snapshot) =>
    removed.length === 0 && all.every((picture) => held.has(picture.id));
  const dear = history.findLastIndex((snapshot) => !isCheap(snapshot));
  const steps = history.slice(dear + 1).map((snapshot) => ({
    selection: snapshot.selection,
    selectedId: snapshot.selectedId,
    pictureIds: snapshot.pictures.map((picture) => picture.id),
  }));
  return { ...work, id, at, pictureIds, history: steps };
}

/** Ids of all pictures that a version needs. */
export function idsOfVersion({ id, hasResult, beforeId, pictureIds }: VersionRecord): string[] {
  return [beforeId, ...pictureIds, ...(hasResult ? [id] : [])];
}

/** What comes back, as far as its pictures are there. Object URLs are made, one for each picture. */
export function fromRecords(
  work: WorkRecord | undefined,
  versions: readonly VersionRecord[],
  pictures: readonly PictureRecord[],
): Kept {
  const byId = new Map(
    pictures.map((record): [string, Picture] => [
      record.id,
      { ...record, url: URL.createObjectURL(record.file) },
    ]),
  );
  const find = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    versions: versions.flatMap((record) => {
      const { hasResult: _, beforeId, pictureIds, ...version } = record;
      const before = byId.get(beforeId);
      if (!before) return [];
      return [{ ...version, before, pictures: find(pictureIds), result: byId.get(version.id) }];
    }),
    pictures: find(work?.pictureIds ?? []),
    prompt: work?.prompt ?? '',
    aspectRatio: work?.aspectRatio ?? '',
    featureId: work?.featureId ?? null,
    selection: work?.selection ?? { strokes: [] },
    selectedId: work?.selectedId ?? null,
    history: (work?.history ?? []).map(({ pictureIds, ...step }) => ({
      ...step,
      pictures: find(pictureIds),
      removed: [],
    })),
  };
}

/** Everything that has to be there for versions and work to come back. */
export function picturesToKeep(versions: readonly Version[], { pictures }: Work): Picture[] {
  return [
    ...new Map([...versions.flatMap(picturesOf), ...pictures].map((p) => [p.id, p])).values(),
  ];
}
