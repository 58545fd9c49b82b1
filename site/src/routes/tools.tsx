import { lazy } from 'react';
import type { SiteRoute } from './route.ts';

/** The tools themselves, and the pages of what they made. */
export const toolRoutes: readonly SiteRoute[] = [
  {
    path: '/',
    title: 'Nano Banana: edit pictures in plain words',
    description:
      'Drop in a photo, say in one sentence what should change and download the edited picture: free, in the browser, open source, and without an account.',
    structuredData: async () => (await import('../head/tool-data.ts')).homeData(),
    source: 'src/pages/home/HomePage.tsx',
    Page: lazy(async () => ({ default: (await import('../pages/home/HomePage.tsx')).HomePage })),
  },
  {
    path: '/nano-banana-3d-figurines',
    title: '3D figurines from a photo, ready to print | Nano Banana',
    description:
      'Turn a photo into the picture of a collectible, then into a watertight 3D model as STL, 3MF or GLB, and see what a print costs. Free, no account.',
    structuredData: async () => (await import('../content/figurines.ts')).figurineData(),
    source: 'src/pages/figurines/FigurinesPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/figurines/FigurinesPage.tsx')).FigurinesPage,
    })),
  },
  {
    path: '/pose-painter',
    title: 'Pose Painter: characters in the pose you draw | Nano Banana',
    description:
      'Put one or two characters into a pose: drag jointed stick figures or draw freely, describe the scene and download the picture. Free, no account.',
    structuredData: async () => (await import('../head/tool-data.ts')).poseData(),
    source: 'src/pages/pose-painter/PosePainterPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/pose-painter/PosePainterPage.tsx')).PosePainterPage,
    })),
  },
  {
    path: '/verify',
    title: 'Was this picture made here? Check it | Nano Banana',
    description:
      'Check a picture for the invisible watermark and the content credentials that every picture made here carries, and read what they do and do not prove.',
    source: 'src/pages/verify/VerifyPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/verify/VerifyPage.tsx')).VerifyPage,
    })),
  },
  {
    path: '/print-order',
    title: 'Your print | Nano Banana',
    description: 'How far the print of a figurine is, for whoever has its link.',
    unlisted: true,
    source: 'src/pages/print-order/PrintOrderPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/print-order/PrintOrderPage.tsx')).PrintOrderPage,
    })),
  },
  {
    path: '/offline',
    title: 'No connection | Nano Banana',
    description: 'What is shown while there is no connection.',
    unlisted: true,
    source: 'src/pages/offline/OfflinePage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/offline/OfflinePage.tsx')).OfflinePage,
    })),
  },
];
