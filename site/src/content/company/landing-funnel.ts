/** The growth funnel: the visitor's way from arriving to coming back, and how to find out what to mend in it. */

/** One step of the way. `example` is the share in percent that goes on to it: numbers to calculate with, not ours. */
export interface FunnelStage {
  id: string;
  name: string;
  what: string;
  /** Where the number comes from. */
  source: string;
  mend: string;
  example: number;
}

export const funnelStages: readonly FunnelStage[] = [
  {
    id: 'picked',
    name: 'Put a picture in',
    what: 'A photo of their own, or the example that the editor offers.',
    source:
      'Analytics event image_edit is sent with the first edit; pictures that were only put in are not counted.',
    mend: 'Show the editor without scrolling, and keep the example one click away.',
    example: 40,
  },
  {
    id: 'edited',
    name: 'Got an edit',
    what: 'The first result came back.',
    source: 'nb_edits_total in the server’s metrics, or the event image_edit.',
    mend: 'Suggest prompts that fit; say what works when a wish is refused.',
    example: 70,
  },
  {
    id: 'kept',
    name: 'Kept it',
    what: 'Downloaded or shared at least one result.',
    source: 'The success records: saves and shares divided by views.',
    mend: 'Put Download beside the picture. Offer the next prompt, not a form.',
    example: 55,
  },
  {
    id: 'returned',
    name: 'Came back',
    what: 'Another edit on another day.',
    source: 'Your analytics service; the product itself sets no cookie and cannot tell.',
    mend: 'Their versions are still in their browser: say so before they leave.',
    example: 15,
  },
];

/** The site's own landing pages: each with one promise and one thing to do. */
export const landingPages: readonly {
  to: string;
  name: string;
  who: string;
  promise: string;
  action: string;
}[] = [
  {
    to: '/',
    name: 'Home',
    who: 'Anybody with a photo',
    promise: 'Edit pictures in plain words',
    action: 'Drop a photo into the editor',
  },
  {
    to: '/nano-banana-3d-figurines',
    name: '3D figurines',
    who: 'People with a pet, a child or a printer',
    promise: 'A photo becomes something on a shelf',
    action: 'Upload a photo',
  },
  {
    to: '/pose-painter',
    name: 'Pose Painter',
    who: 'Comic artists and game masters',
    promise: 'Your characters in the pose you draw',
    action: 'Drag the stick figures',
  },
  {
    to: '/examples',
    name: 'Examples',
    who: 'People who do not believe it yet',
    promise: 'The prompt beside every result',
    action: 'Copy a prompt',
  },
  {
    to: '/api',
    name: 'API',
    who: 'Developers',
    promise: 'One request, in four languages',
    action: 'Run the first sample',
  },
];

/** What every landing page is checked for. */
export const landingChecks: readonly string[] = [
  'One promise in the heading, in the words that brought the visitor here.',
  'The thing to do is visible at 390 × 844 without scrolling.',
  'The first picture is part of the HTML and appears within 2.5 seconds on a slow phone.',
  'Nothing is asked before something was given: no account, no e-mail address.',
  'Every claim can be checked on the page.',
];

/** What brings people back, and how each works in this product. */
export const retentionIdeas: readonly { title: string; text: string }[] = [
  {
    title: 'Unfinished work waits',
    text: 'Versions, pictures and the prompt are kept in the visitor’s own browser and are there again after a reload. Say so where they leave.',
  },
  {
    title: 'A link that still works tomorrow',
    text: 'Results stay for 24 hours by default. With RETENTION_HOURS=168 a shared link survives the weekend.',
  },
  {
    title: 'News, rarely',
    text: 'One letter a month with one picture and its prompt. The addresses are stored on your server and are exportable and deletable with one command.',
  },
  {
    title: 'The order page',
    text: 'Whoever ordered a figurine comes back to see how far it is. Show them what others made.',
  },
];

/** How a test is run here; the calculators use the same numbers. */
export const abPlan = {
  perVariant: 1000,
  weeks: 2,
  significance: 95,
  power: 80,
};
