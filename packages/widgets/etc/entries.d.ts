// What the API report is made of: the React components and the elements, once each.
export * from '../dist/elements.js';
export * from '../dist/index.js';
