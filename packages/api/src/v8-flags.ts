import { setFlagsFromString } from 'node:v8';

// A process that ends at once may wait for ever otherwise: V8's background compiler asks the main thread for a
// collection of garbage, and the main thread waits in `process.exit` for the compiler to end (seen with Node 24.21).
setFlagsFromString('--no-concurrent-sparkplug');
