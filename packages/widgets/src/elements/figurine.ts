import { defineFigurine } from './define-figurine.ts';

export * from './define-figurine.ts';

defineFigurine();
