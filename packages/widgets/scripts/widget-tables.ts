import type { TableDocs, WidgetTable } from '../src/elements/definition.ts';
import { editorDocs } from '../src/elements/editor-docs.ts';
import { editorTable } from '../src/elements/editor-table.ts';
import { figurineDocs } from '../src/elements/figurine-docs.ts';
import { figurineTable } from '../src/elements/figurine-table.ts';
import { posePainterDocs } from '../src/elements/pose-painter-docs.ts';
import { posePainterTable } from '../src/elements/pose-painter-table.ts';
import { promptOptimizerDocs } from '../src/elements/prompt-optimizer-docs.ts';
import { promptOptimizerTable } from '../src/elements/prompt-optimizer-table.ts';

export interface DescribedWidget {
  /** The subpath under `elements/`; its types are in the folder of that name. */
  file: string;
  table: WidgetTable;
  docs: TableDocs<WidgetTable>;
}

/** Every element with what is said about it: what the manifest and the documentation are made from. */
export const widgetTables: readonly DescribedWidget[] = [
  { file: 'editor', table: editorTable, docs: editorDocs },
  { file: 'prompt-optimizer', table: promptOptimizerTable, docs: promptOptimizerDocs },
  { file: 'pose-painter', table: posePainterTable, docs: posePainterDocs },
  { file: 'figurine', table: figurineTable, docs: figurineDocs },
];
