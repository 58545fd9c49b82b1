import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w @nano-banana/api -- --name what-changes` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/stores/database/schema.ts',
  out: './migrations',
});
