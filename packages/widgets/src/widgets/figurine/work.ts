/*
 * What the figurine maker needs from the photo on, in a file of its own: who only looks at the page loads none of it.
 */
export { ModelCard } from './ModelCard.tsx';
export { QuoteCard } from './QuoteCard.tsx';
export { ResultSteps } from './ResultSteps.tsx';
export { StyleCard } from './StyleCard.tsx';
