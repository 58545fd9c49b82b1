import { afterEach } from 'vitest';
import { endServers } from '../src/testing/start-server.ts';

// Processes must not outlive a test, least of all one that failed half-way.
afterEach(endServers);
