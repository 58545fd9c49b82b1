// `npm run api-report` writes what the published packages promise in types, from their built declarations, into
// packages/*/etc; with --check it only says whether the committed reports are current. A change of a report is a
// change of the interface, and wants a changeset.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from './install.mjs';

const packages = [
  { folder: 'client-sdk', entry: 'dist/index.d.ts', shorten: withoutGenerated },
  { folder: 'widgets', entry: 'etc/entries.d.ts', shorten: (report) => report },
];

/** The wire's types are thousands of lines, and openapi.yaml is where their changes are read. */
function withoutGenerated(report) {
  return report.replaceAll(
    /^((?:export )?interface (?:components|operations|paths)) \{\n[\s\S]*?^\}\n/gm,
    '$1 {\n    // Generated from openapi.yaml.\n}\n',
  );
}

function reportOf({ folder, entry, shorten }) {
  const projectFolder = join(root, 'packages', folder);
  const scratch = mkdtempSync(join(tmpdir(), 'api-report-'));
  const silent = { default: { logLevel: 'none' } };
  try {
    const config = ExtractorConfig.prepare({
      packageJsonFullPath: join(projectFolder, 'package.json'),
      configObjectFullPath: undefined,
      configObject: {
        projectFolder,
        newlineKind: 'lf',
        mainEntryPointFilePath: join(projectFolder, entry),
        compiler: { overrideTsconfig: tsconfig(join(projectFolder, entry)) },
        apiReport: {
          enabled: true,
          reportFolder: scratch,
          reportTempFolder: join(scratch, 'new'),
          reportFileName: `${folder}.api.md`,
          // What is not exported but reached from there belongs to the promise as well.
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: { default: { logLevel: 'error' } },
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
    });
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      // What goes well needs no words.
      messageCallback: (message) => {
        message.handled = message.logLevel !== 'error';
      },
    });
    if (!succeeded) throw new Error(`The declarations of ${folder} cannot be read: see above.`);
    return shorten(readFileSync(join(scratch, `${folder}.api.md`), 'utf8'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function tsconfig(file) {
  return {
    compilerOptions: {
      ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: [], skipLibCheck: true },
    },
    files: [file],
  };
}

const isCheck = process.argv.includes('--check');
for (const entry of packages) {
  const file = join(root, 'packages', entry.folder, 'etc', `${entry.folder}.api.md`);
  const report = reportOf(entry);
  if (!isCheck) writeFileSync(file, report);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== report) {
    console.error(
      `packages/${entry.folder}/etc is not what the built types say: npm run build && npm run api-report`,
    );
    process.exitCode = 1;
  }
}
