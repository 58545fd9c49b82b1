/** The operator's own accounts, from the build's environment; those without an address are left out. */
export const socialLinks: readonly { label: string; href: string }[] = [
  { label: 'X', href: import.meta.env.SITE_SOCIAL_X },
  { label: 'Instagram', href: import.meta.env.SITE_SOCIAL_INSTAGRAM },
  { label: 'YouTube', href: import.meta.env.SITE_SOCIAL_YOUTUBE },
].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
