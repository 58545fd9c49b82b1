import type { CommonWords } from './common.ts';

/** All versions, below what they were made from. */
export const versionsWords = {
  versionsTitle: 'Versions',
  versionsTree: 'Versions and what they were made from',
  onStage: 'On the stage',
  pin: 'Pin',
  unpin: 'Unpin',
  pinned: 'Pinned',
  pinnedNow: (number: number) =>
    `Version ${number} is pinned: it stays when older ones have to leave.`,
  unpinnedNow: (number: number) => `Version ${number} is not pinned any more.`,
  compareWith: 'Compare',
  compareChoose: (number: number) => `What shall version ${number} be compared with?`,
  compareEnd: 'End comparison',
  comparedWith: (before: string, after: string) => `${before} and ${after} are compared.`,
  forget: 'Remove',
  forgotten: (number: number) => `Version ${number} removed. Undo brings it back.`,
  clearVersions: 'Remove all',
  clearedVersions: 'All versions are removed from this browser. Undo brings them back.',
  keptHere: (count: number, megabytes: string) =>
    `${count === 1 ? '1 version is' : `${count} versions are`} kept in this browser, ${megabytes} MB.`,
  keptRule: (count: number, megabytes: string) =>
    `At most ${count} and ${megabytes} MB: the oldest leave first, pinned ones stay.`,
  keptLeft: (count: number) =>
    count === 1
      ? 'The oldest one left to make room.'
      : `The ${count} oldest ones left to make room.`,
  keptFull: 'There is no more room in this browser: your newest version is gone after a reload.',
  keptNot: 'This browser keeps nothing here: your versions are gone after a reload.',
  keptOff: 'Versions are gone after a reload.',
  keptOpening: 'Looking for earlier versions…',
};

export type VersionsWords = CommonWords & typeof versionsWords;
