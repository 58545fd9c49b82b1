/** The outreach plan: whom to write to, what to write, and how to tell whether it helped. */

/** How far a contact is; kept in the reader's own browser. */
export const contactStates = [
  'Not contacted',
  'Written to',
  'Answered',
  'Published',
  'Declined',
] as const;

export type ContactState = (typeof contactStates)[number];

/**
 * A place worth writing to. `da` and `traffic` are the least that makes the work worthwhile (domain authority as
 * link tools give it, visits a month), for whoever checks them: nobody else's figures are claimed here.
 */
export interface OutreachTarget {
  name: string;
  url: string;
  kind: string;
  da: number;
  traffic: number;
  why: string;
}

export const outreachTargets: readonly OutreachTarget[] = [
  {
    name: 'Hacker News (Show HN)',
    url: 'https://news.ycombinator.com/showhn.html',
    kind: 'Community',
    da: 80,
    traffic: 1_000_000,
    why: 'It runs without a key on a fresh clone: that is what readers there try first.',
  },
  {
    name: 'Product Hunt',
    url: 'https://www.producthunt.com',
    kind: 'Launch',
    da: 80,
    traffic: 1_000_000,
    why: 'One launch day, prepared with the gallery and the figurine video.',
  },
  {
    name: 'Smashing Magazine',
    url: 'https://www.smashingmagazine.com',
    kind: 'Magazine',
    da: 70,
    traffic: 250_000,
    why: 'An article about an accessible canvas, with code.',
  },
  {
    name: 'CSS-Tricks',
    url: 'https://css-tricks.com',
    kind: 'Magazine',
    da: 70,
    traffic: 250_000,
    why: 'A web component that survives any host page: a story with measurements.',
  },
  {
    name: 'DEV Community',
    url: 'https://dev.to',
    kind: 'Community',
    da: 70,
    traffic: 250_000,
    why: 'Tutorials with code that runs, one every two weeks.',
  },
  {
    name: 'Awesome lists on GitHub',
    url: 'https://github.com/sindresorhus/awesome',
    kind: 'Directory',
    da: 80,
    traffic: 10_000,
    why: 'Web components, self-hosted software, 3D printing: three lists, three pull requests.',
  },
  {
    name: 'r/selfhosted',
    url: 'https://www.reddit.com/r/selfhosted/',
    kind: 'Community',
    da: 80,
    traffic: 100_000,
    why: 'One process, one folder, no account: say it plainly and answer questions all day.',
  },
  {
    name: 'Printables',
    url: 'https://www.printables.com',
    kind: 'Community',
    da: 60,
    traffic: 250_000,
    why: 'Give away three figurines as models, with the photo they came from.',
  },
  {
    name: 'Thingiverse',
    url: 'https://www.thingiverse.com',
    kind: 'Community',
    da: 70,
    traffic: 250_000,
    why: 'The same models, with the settings they were sliced with.',
  },
  {
    name: 'Genealogy societies',
    url: 'https://www.ngsgenealogy.org',
    kind: 'Partner',
    da: 40,
    traffic: 10_000,
    why: 'Restored photos on a society’s own server. Offer help with the first hundred.',
  },
];

/** A letter to copy; words in [brackets] are the writer's own. */
export const emailTemplates: readonly {
  id: string;
  title: string;
  subject: string;
  body: string;
}[] = [
  {
    id: 'first',
    title: 'First letter to an editor',
    subject: 'A piece on [topic], with code and measurements',
    body: `Hello [name],

I read your article on [their article] and tried [one concrete thing from it].

We maintain Nano Banana, an image editor that sites embed with one tag. While building it we measured [what], and the result surprised us: [one sentence with the number].

Would 1,200 words on that fit [publication]? An outline is below; the code is public and runs without an account.

[outline, three lines]

[your name]`,
  },
  {
    id: 'reminder',
    title: 'One reminder, then silence',
    subject: 'Re: A piece on [topic]',
    body: `Hello [name],

A short nudge, and my last one. If the topic does not fit, a “no” is as welcome as a “yes”.

[your name]`,
  },
  {
    id: 'partner',
    title: 'To a site that could embed it',
    subject: 'An editor for the pictures that [their users] upload',
    body: `Hello [name],

On [their page] people upload [what]. Many of those pictures need a crop, a plain background or better light first.

Here is your page with an editor in it: [link to a demo on your own server]. It is one script tag, works without an account, and the pictures stay on a server that you run.

Shall I send the ten lines that it takes?

[your name]`,
  },
  {
    id: 'thanks',
    title: 'After something was published',
    subject: 'Thank you, and one more thing for your readers',
    body: `Hello [name],

Thank you for the piece. [number] readers tried the editor in the first week; their most frequent wish was “[prompt]”.

If your readers would like the pictures behind the article, here they are, free to use: [link]

[your name]`,
  },
];

/** How links come to be, most valuable first. */
export const backlinkPlan: readonly { title: string; text: string; steps: readonly string[] }[] = [
  {
    title: 'Something worth citing',
    text: 'Measurements nobody else has published are linked to for years.',
    steps: [
      'Publish the benchmark tables of the watermark and of the meshes with the scripts that made them.',
      'Keep the address stable, and date every figure.',
      'Tell the three people whose work it builds on.',
    ],
  },
  {
    title: 'Working parts',
    text: 'A link under an embedded editor, where the partner wants one.',
    steps: [
      'Offer the link, never require it.',
      'Point it to the how-to page, because that is what their visitors need.',
    ],
  },
  {
    title: 'Being listed',
    text: 'Directories and lists that people really look through.',
    steps: [
      'Three lists on GitHub whose maintainers still answer.',
      'The directory of the 3D printing service you use.',
      'No paid links, and no link exchanges.',
    ],
  },
  {
    title: 'Mending what is broken',
    text: 'Pages that link to editors which are gone.',
    steps: [
      'Find dead links in lists of free photo editors.',
      'Write one polite sentence with the replacement.',
    ],
  },
];

/** What to count, and when to stop. */
export const outreachMetrics: readonly { name: string; how: string; goal: string }[] = [
  {
    name: 'Answers',
    how: 'Answers divided by letters, a month.',
    goal: 'At least one in ten. Below that the letter is wrong, not the list.',
  },
  {
    name: 'Published pieces',
    how: 'Counted by hand, with their links.',
    goal: 'Two in a quarter.',
  },
  {
    name: 'Visitors that edit',
    how: 'Finished edits divided by visits from that link, from the server’s metrics.',
    goal: 'Above the site’s own average; else the piece promised something else.',
  },
  {
    name: 'Partners',
    how: 'Keys that made an edit in the last 30 days: npm run keys -- list.',
    goal: 'One new one a month.',
  },
  {
    name: 'Hours',
    how: 'Written down honestly.',
    goal: 'Stop a channel that took eight hours and brought nobody.',
  },
];
