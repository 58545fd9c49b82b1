import { commonWords } from './en/common.ts';
import { detailsWords } from './en/details.ts';
import { editorWords } from './en/editor.ts';
import { elementWords } from './en/element.ts';
import { markingWords } from './en/marking.ts';
import { optimizerWords } from './en/optimizer.ts';
import { sheetsWords } from './en/sheets.ts';
import { versionsWords } from './en/versions.ts';
import { viewWords } from './en/view.ts';
import { figurineWords } from './figurine.ts';
import { poseWords } from './pose.ts';

/**
 * Every word the widgets say, in English. Another language has a folder beside `en/`, typed by it (pack.ts), that is
 * loaded when it is wanted (locale.ts).
 *
 * New words go into the section they belong to, one file of `en/` for each widget and for each part that is loaded when
 * it is wanted: a part takes its section with it (`useWords(markingWords)`), so nobody loads words of what they never
 * open. Names are unique across all sections (en.test.ts), so that tables can be laid over each other by name. This
 * table is for hosts and tests: the widgets import their sections only.
 */
export const en = /* @__PURE__ */ (() => ({
  ...commonWords,
  ...editorWords,
  ...detailsWords,
  ...markingWords,
  ...versionsWords,
  ...sheetsWords,
  ...optimizerWords,
  ...figurineWords,
  ...viewWords,
  ...poseWords,
  ...elementWords,
}))();

/** Every string of the widgets, by section; strings with something in them are functions. */
export type Words = typeof en;
