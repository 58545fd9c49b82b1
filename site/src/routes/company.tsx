import { lazy } from 'react';
import type { SiteRoute } from './route.ts';

/** For developers and partners, and what the law asks for. */
export const companyRoutes: readonly SiteRoute[] = [
  {
    path: '/api',
    title: 'API: one request, one picture | Nano Banana',
    description:
      'Edit pictures over HTTP from Python, JavaScript, cURL or PHP, without a key to begin with. Every operation, every error, limits, and calls to try.',
    source: 'src/pages/company/ApiPage.tsx',
    Page: lazy(async () => ({ default: (await import('../pages/company/ApiPage.tsx')).ApiPage })),
  },
  {
    path: '/prompts',
    title: 'Prompt library: sentences that work | Nano Banana',
    description:
      'Prompts for backgrounds, light, colour, styles, repair and captions. Each one is carried out by the built-in engine and opens in the editor.',
    source: 'src/pages/company/PromptsPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/company/PromptsPage.tsx')).PromptsPage,
    })),
  },
  {
    path: '/social-media-kit',
    title: 'Social media kit: words, sizes, pictures | Nano Banana',
    description:
      'Post templates to copy, picture sizes and hashtags for seven platforms, logo, colours and pictures to download, and plans for showing your edits.',
    source: 'src/pages/company/SocialMediaKitPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/company/SocialMediaKitPage.tsx')).SocialMediaKitPage,
    })),
  },
  {
    path: '/outreach-strategy',
    title: 'Outreach plan: sites, letters, links | Nano Banana',
    description:
      'Whom to tell about a self-hosted picture editor, letters to copy, how links come to be, and the numbers that say when to stop. Status kept locally.',
    source: 'src/pages/company/OutreachPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/company/OutreachPage.tsx')).OutreachPage,
    })),
  },
  {
    path: '/landing-funnel',
    title: 'Growth funnel with calculators | Nano Banana',
    description:
      'From the first look to the second visit: a funnel to fill with your own numbers, the landing pages, A/B tests with a significance calculator, retention.',
    source: 'src/pages/company/FunnelPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/company/FunnelPage.tsx')).FunnelPage,
    })),
  },
  {
    path: '/privacy',
    title: 'Privacy, in plain words | Nano Banana',
    description:
      'What happens to your pictures, what is kept in your browser and on the server, for how long, who sees it, and how to have all of it deleted.',
    source: 'src/pages/company/PrivacyPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/company/PrivacyPage.tsx')).PrivacyPage,
    })),
  },
  {
    path: '/terms',
    title: 'Terms of use | Nano Banana',
    description:
      'What you may do with the editor, the pose painter and the figurines, what you may not, what is promised, and what holds for orders and partner keys.',
    source: 'src/pages/company/TermsPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/company/TermsPage.tsx')).TermsPage,
    })),
  },
  {
    path: '/contact',
    title: 'Contact | Nano Banana',
    description:
      'Write to the people who run this site: questions, faults, a demo for your team, or what is stored about you. Leave an e-mail address for an answer.',
    source: 'src/pages/company/ContactPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/company/ContactPage.tsx')).ContactPage,
    })),
  },
];
