// `npm run generate -w @nano-banana/widgets`: what is written from the elements' tables; with --check, only compared.
import './custom-elements.ts';
import './embedding-tables.ts';
