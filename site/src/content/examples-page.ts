export const examplesPage = {
  intro: {
    title: 'Every after had a before.',
    lead: 'And one sentence between them. All of these were made by the engine that is built into this editor, with the very prompt shown: no retouching, nothing generated elsewhere. Drag the line, then try it on your own picture.',
  },
  end: {
    title: 'Now yours.',
    lead: 'Drop in a picture and write what should change, or learn first which words do what.',
  },
};
