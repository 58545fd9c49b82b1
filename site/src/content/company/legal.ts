/** Privacy, terms and contact: short, and true of the product as it comes. An operator adds what is theirs. */

const measured = [
  import.meta.env.SITE_ANALYTICS_ID && 'Google Analytics',
  import.meta.env.SITE_RECORDING_ID &&
    'Microsoft Clarity (which also records how the page is used)',
]
  .filter(Boolean)
  .join(' and ');

export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A page of this site that goes with it. */
  link?: { to: string; label: string };
}

/** Said at the top of each of these pages. */
export const operatorNote =
  'This text describes the software as it comes. Whoever runs this site adds their name and address, and what they changed.';

export const privacySections: readonly LegalSection[] = [
  {
    id: 'pictures',
    title: 'Your pictures',
    paragraphs: [
      'A picture that you put into the editor stays in your browser until you press Generate. Then it goes to this site’s own server, is turned the right way up, and loses its metadata, the place where it was taken included.',
      'What is made of it is stored under an address that nobody can guess. Whoever has the address can see the picture. After 24 hours, or the time the operator has set, it is removed and the address answers that it has expired.',
      'Your own photo is kept only until the work on it is over; an edit you wait for leaves none behind. Of a figurine the cut-out stays as long as its picture, because the 3D model is made from it.',
    ],
  },
  {
    id: 'models',
    title: 'Who sees them',
    paragraphs: [
      'With the built-in engine the picture does not leave this server. When the operator has set up a model of somebody else, your words, pictures and painted areas are sent to that service, and the editor names it beside each result.',
    ],
  },
  {
    id: 'browser',
    title: 'What is in your browser',
    paragraphs: [
      'There are no cookies. A random token in localStorage tells the server which jobs are yours and how much of your daily limit is left. It is not a name and is not shared with other sites.',
      'The versions you made, the pictures you put in and your last prompt are kept in your browser’s own database, so that they are there after a reload. “Remove all” under the versions removes them.',
    ],
  },
  {
    id: 'stored',
    title: 'What is stored about you',
    paragraphs: [
      'Counters for limits, which know your token and your IP address only as hashes. Log lines without pictures, prompts or addresses of people. If you leave your e-mail address for news, that address. If you order a print, your address, encrypted.',
      'Which kinds of prompts led to pictures that people kept is counted without words and without names.',
    ],
  },
  {
    id: 'mark',
    title: 'The mark in the pictures',
    paragraphs: [
      'Pictures made here carry an invisible mark and content credentials. They say that the picture was made here, when and with which engine. They hold neither your prompt nor anything about you.',
      'The mark is a number. For each one the server keeps a row: the number, when the picture was made, what kind of picture it is, the engine, the version of the key, whether the number is in the pixels, and the number of the picture of ours that it was made from. No prompt, no picture, no file name, no token and no address is in it.',
      'These rows are not removed with the pictures: a copy is recognised for as long as this server runs. A picture that you check is looked at in memory and not kept.',
    ],
    link: { to: '/verify', label: 'Check a picture' },
  },
  {
    id: 'analytics',
    title: 'Analytics',
    paragraphs: [
      measured
        ? `This site tells ${measured} which of five kinds of things were done here (an edit, a feature, a suggestion, the gallery, a download), with prompts cut to 100 characters, and how fast the page was. They are told to set no cookie, and recordings to mask the words of the page. The site hands them no picture.`
        : 'None: nothing is loaded from others and nothing is measured. An operator may set a service up; this text says so then.',
    ],
  },
  {
    id: 'rights',
    title: 'Seeing and deleting it',
    paragraphs: [
      'Ask through the contact page. Name your token, which lies in localStorage under nano-banana-visitor, or your e-mail address. The operator can export and delete everything that belongs to either with one command.',
    ],
  },
];

export const termsSections: readonly LegalSection[] = [
  {
    id: 'use',
    title: 'What you may do',
    paragraphs: [
      'Use every feature, without an account and without paying, within the daily limits. What you make is yours, as far as the pictures you put in were yours to use.',
    ],
  },
  {
    id: 'not',
    title: 'What you may not do',
    paragraphs: [
      'Edit pictures of people who would not want it, deceive anybody about where a picture comes from, remove the mark in order to do so, or make what the law where you are forbids.',
      'Get around the limits, or try keys, ids and addresses that were not given to you.',
    ],
  },
  {
    id: 'promise',
    title: 'What is promised, and what is not',
    paragraphs: [
      'The software comes under the MIT licence, without warranty. Pictures and models are kept for the stated time and no longer: download what you want to keep.',
      'The invisible mark is designed to survive what usually happens to pictures. It is no proof that a picture without one was made elsewhere.',
      'A printable model is checked for being one closed solid with sound walls. Whether it suits your printer and your purpose is for you to judge; figurines are not toys for small children.',
    ],
  },
  {
    id: 'orders',
    title: 'Orders',
    paragraphs: [
      'As long as no print service is set up, ordering is a demo: nothing is charged and nothing is sent, and the page says so. With one, the price you saw is valid for 14 days, and the service’s own terms hold as well.',
    ],
  },
  {
    id: 'end',
    title: 'Keys of partners',
    paragraphs: [
      'A key may be limited to pages and withdrawn at any time. Do not put a key that has no such limit on a public page.',
    ],
  },
];
