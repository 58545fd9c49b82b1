import { type ComponentType, lazy } from 'react';

/** What a page says about itself in the document's head. */
interface PageMeta {
  title: string;
  description: string;
  /** The page is no place of its own: search engines leave it out. */
  unlisted?: boolean;
}

/** One page of the site: its address, its head and the module that shows it. */
export interface SiteRoute extends PageMeta {
  path: string;
  Page: ComponentType;
  /** What search engines read besides the words (https://schema.org), loaded apart. The same function each time. */
  structuredData?: () => Promise<object>;
  /** The page's module as the build's manifest names it, so that its files are fetched early. */
  source: string;
}

/** Every page that has an address. Prerendering, navigation and head tags all read this table. */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    title: 'Nano Banana: edit pictures in plain words',
    description:
      'Drop in a photo, say in one sentence what should change and download the edited picture. No account needed.',
    source: 'src/pages/home/HomePage.tsx',
    Page: lazy(async () => ({ default: (await import('./pages/home/HomePage.tsx')).HomePage })),
  },
  {
    path: '/nano-banana-3d-figurines',
    title: '3D figurines from a photo: picture, printable model, price | Nano Banana',
    description:
      'Turn a photo into the picture of a collectible, then into a watertight 3D model as STL, 3MF or GLB, and see what a print costs. Free, no account.',
    structuredData: async () => (await import('./content/figurines.ts')).figurineHowTo,
    source: 'src/pages/figurines/FigurinesPage.tsx',
    Page: lazy(async () => ({
      default: (await import('./pages/figurines/FigurinesPage.tsx')).FigurinesPage,
    })),
  },
  {
    path: '/pose-painter',
    title: 'Pose Painter: two characters in the pose you draw | Nano Banana',
    description:
      'Put one or two characters into a pose: drag jointed stick figures or draw freely, describe the scene and download the picture. Free, no account.',
    source: 'src/pages/pose-painter/PosePainterPage.tsx',
    Page: lazy(async () => ({
      default: (await import('./pages/pose-painter/PosePainterPage.tsx')).PosePainterPage,
    })),
  },
  {
    path: '/print-order',
    title: 'Your print | Nano Banana',
    description: 'How far the print of a figurine is, for whoever has its link.',
    unlisted: true,
    source: 'src/pages/print-order/PrintOrderPage.tsx',
    Page: lazy(async () => ({
      default: (await import('./pages/print-order/PrintOrderPage.tsx')).PrintOrderPage,
    })),
  },
];

/** What every other address shows. The server sends it with status 404. */
export const notFoundRoute: SiteRoute = {
  path: '/404',
  title: '404 - Page Not Found',
  description: 'This address has no page. Here is where the others are.',
  unlisted: true,
  source: 'src/pages/not-found/NotFoundPage.tsx',
  Page: lazy(async () => ({
    default: (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage,
  })),
};

/** The page at an address; a slash at the end makes no difference. */
export function findRoute(pathname: string): SiteRoute {
  const path = pathname.replace(/\/+$/, '') || '/';
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
