/** Reads its words to screen readers whenever they change; must be on the page before they do. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div className="nb-visually-hidden" role="status" aria-live="polite">
      {message}
    </div>
  );
}
