import { END, START } from '../parts.ts';
import { PLEASE_RATHER } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const SHOT = '(?:pictures?|photos?|images?|pics?|shots?|selfies?|scans?|portraits?|one|video)';
const IT = `(?:it|this|that|these|(?:the|this|my|our|that|his|her) (?:old |whole |low res |blurry |bad )*${SHOT})`;
const MAKE =
  '(?:make|turn|get|have|change|convert|transform|put|bring|see|want|need|render|give|enhance|improve|upgrade|increase|do|remaster|redo|fix)';
const QUALITY =
  '(?: (?:quality|version|resolution|res|definition|please|pls|plz|look|style|like|looking|picture|photo|image|grade|clarity|level|and clear|and sharp|clear|now|for me))*';

/** "HD" as people say it of a picture that is not good enough: no width, as that might make a large one smaller. */
export const IN_HD_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${START}${PLEASE_RATHER}(?:(?:${MAKE}|up) )?(?:(?:${IT}|me|us|the|its|an?|quality|resolution|of|look|more|all|really|super|very|proper|to|in|into|be) )*(?:hd|high def|high definition)${QUALITY}${END}(?<!\\b(?:size|resize|crop|scale|downscale|export|save)\\b[^,.;]*)`,
    ),
    'upscale it',
  ],
];
