/** A link of the site's own; `to` is a path, with an anchor where it leads to a part of a page. */
export interface NavigationLink {
  to: string;
  label: string;
}

/** The header's menu, in its order. */
export const menuLinks: readonly NavigationLink[] = [
  { to: '/nano-banana-3d-figurines', label: '3D Figurines' },
  { to: '/pose-painter', label: 'Pose Painter' },
  { to: '/examples', label: 'Examples' },
  { to: '/tutorials', label: 'Tutorials' },
  { to: '/how-to-use', label: 'How to Use' },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
  { to: '/api', label: 'API' },
];

/** The menu entry that carries the wand. */
export const figurinePath = '/nano-banana-3d-figurines';

export const editorLink: NavigationLink = { to: '/#editor', label: 'Try Free' };

export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Product',
    links: [
      { to: '/#features', label: 'Features' },
      { to: '/pose-painter', label: 'Pose Painter' },
      { to: '/verify', label: 'Check a Picture' },
      { to: '/api', label: 'API Docs' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: '/how-to-use', label: 'How to Use' },
      { to: '/tutorials', label: 'Tutorials' },
      { to: '/examples', label: 'Examples' },
      { to: '/what-is-nano-banana', label: 'What Is Nano Banana' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/blog', label: 'Blog' },
      { to: '/case-studies', label: 'Case Studies' },
      { to: '/social-media-kit', label: 'Social Media Kit' },
      { to: '/outreach-strategy', label: 'Outreach Strategy' },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/contact', label: 'Contact' },
];
