import { inArray } from 'drizzle-orm';
import type { Database } from '../../stores/database/index.ts';
import { type MarkKind, marks } from '../../stores/database/schema.ts';

/** What is remembered of a picture that was made here. */
export interface Mark {
  /** 16 hexadecimal digits. */
  id: string;
  kind: MarkKind;
  /** Id of the engine that made it. */
  engine: string;
  keyVersion: number;
  isInPixels: boolean;
  /** Id of the picture it was made from, where that was made here. */
  parent: string | null;
  createdAt: Date;
}

/** Remembers marks. */
export interface Marks {
  /** Once more does nothing: work that is done again after a crash marks alike. */
  add(mark: Omit<Mark, 'createdAt'>): Promise<void>;
  /** Those of the ids that were given out here, the newest first. */
  find(ids: readonly string[]): Promise<Mark[]>;
}

export function createMarks(db: Database): Marks {
  return {
    async add(mark) {
      await db.insert(marks).values(mark).onConflictDoNothing();
    },
    async find(ids) {
      if (ids.length === 0) return [];
      const found = await db
        .select()
        .from(marks)
        .where(inArray(marks.id, [...ids]));
      return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },
  };
}
