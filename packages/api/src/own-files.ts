import { fileURLToPath } from 'node:url';

// This module lies as deep below the package's root as the bundle, so that both find the same files.
const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Folder of the database's migrations. */
export const migrationsFolder = inPackage('migrations');

/** A new embedded database with all migrations applied, made by the build. */
export const databaseTemplate = inPackage('dist/database-template.tgz');
