export type { CallEnd, RecordedCall, RecordedPicture } from './calls.ts';
export { type ModelStandIn, type ModelStandInOptions, startModelStandIn } from './start.ts';
