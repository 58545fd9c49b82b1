import '@nano-banana/widgets/styles.css';

export const metadata = { title: 'Nano Banana in Next.js', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
