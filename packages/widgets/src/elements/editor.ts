import { defineEditor } from './define-editor.ts';

export * from './define-editor.ts';

defineEditor();
