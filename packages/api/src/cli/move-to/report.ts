import { toTable } from '../table.ts';
import type { FileCounts } from './files.ts';
import type { RowCounts } from './tables.ts';

/** How the files are on both sides. */
export interface MovedFiles {
  found: FileCounts;
  /** Files that an earlier run had moved. */
  alreadyThere: number;
  /** Undefined when nothing was to be moved. */
  moved: FileCounts | undefined;
}

/** What a move did, or would do. */
export interface Move {
  found: RowCounts;
  /** Undefined when nothing was to be moved. */
  moved: RowCounts | undefined;
  /** Undefined when the files stay. */
  files: MovedFiles | undefined;
  seconds: number;
}

/** Says what was moved, with the counts of both sides. */
export function report({ found, moved, files, seconds }: Move): string[] {
  const rows = Object.entries(found).map(([name, count]) => [
    `rows of ${name}`,
    count,
    moved ? (moved[name] ?? 0) : '-',
  ]);
  const stored = files
    ? [
        ['files', files.found.files, files.moved?.files ?? '-'],
        ['bytes of files', files.found.bytes, files.moved?.bytes ?? '-'],
      ]
    : [];
  const table = toTable([['WHAT', 'HERE', 'THERE'], ...rows, ...stored]);
  return [...table, '', ...words(files, moved !== undefined, seconds)];
}

function words(files: MovedFiles | undefined, isMoved: boolean, seconds: number): string[] {
  const known = files?.alreadyThere
    ? [`${files.alreadyThere.toLocaleString('en')} of the files were there already.`]
    : [];
  const stay = files
    ? []
    : [
        'The files stay in DATA_DIR: keep it, or set S3_BUCKET and the other S3 variables to move them too.',
      ];
  const end = isMoved
    ? `Moved in ${seconds.toFixed(1)} s. The folder is as it was; start the server with the same DATABASE_URL${files ? ' and S3 variables' : ''}.`
    : 'Nothing was moved: this was a check.';
  return [...known, ...stay, end];
}
