import { termsSections } from '../../content/company/legal.ts';
import { LegalPage } from './LegalPage.tsx';

/** What visitors may do, and what they are promised. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of use."
      lead="What you may do here, what you may not, and what you can rely on."
      sections={termsSections}
    />
  );
}
