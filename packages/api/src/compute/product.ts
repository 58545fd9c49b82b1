import { version } from '../version.ts';

/** Who says what is in content credentials. */
export const product = { name: 'Nano Banana', version };
