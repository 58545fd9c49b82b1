/** `/` → /og/home.jpg, `/blog/soft-light` → /og/blog-soft-light.jpg; artwork/og.ts makes the files. */
export function sharePicture(path: string): string {
  return `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
}
