import { poseHero, poseQuestions } from '../content/pose-painter.ts';
import { ratingClaim, showsClaims } from '../content/sample-claims.ts';
import { faqPage, organization, softwareApplication, webSite } from './schema.ts';

/** What search engines read of the home page. */
export function homeData(): object[] {
  const { value, count } = ratingClaim;
  return [
    organization(),
    webSite(),
    softwareApplication({
      name: 'Nano Banana',
      description: 'Edit pictures in plain words.',
      path: '/',
      ...(showsClaims && { rating: { value, count } }),
    }),
  ];
}

/** What search engines read of the pose painter's page. */
export function poseData(): object[] {
  return [
    softwareApplication({
      name: 'Pose Painter',
      description: poseHero.lead,
      path: '/pose-painter',
    }),
    faqPage(poseQuestions),
  ];
}
