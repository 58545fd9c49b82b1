import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Judges a page's accessibility. In the page itself: otherwise each judgement opens one more page for frames of other
 * origins, which these pages have not, and takes twice the time.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
