import { privacySections } from '../../content/company/legal.ts';
import { LegalPage } from './LegalPage.tsx';

/** What happens to pictures and to what is known of a visitor. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy, in plain words."
      lead="What happens to your pictures, what is stored, for how long, and how to have it deleted."
      sections={privacySections}
    />
  );
}
