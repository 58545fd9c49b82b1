import { Workshop } from './workshop.jsx';

// Rendered on the server: the editor is in the page before any script has run.
export default function Page() {
  return (
    <main>
      <h1>Nano Banana in Next.js</h1>
      <Workshop />
    </main>
  );
}
