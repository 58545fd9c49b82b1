import { afterAll } from 'vitest';
import { endAttacked } from './server.ts';

// Processes must not outlive a file, least of all one that failed half-way.
afterAll(endAttacked);
