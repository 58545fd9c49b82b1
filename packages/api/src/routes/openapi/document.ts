import { OpenAPIHono } from '@hono/zod-openapi';
import { version } from '../../version.ts';
import { getConfig } from '../config/schema.ts';
import { createFeedback } from '../feedback/schema.ts';
import {
  cancelFigurine,
  generateFigurine,
  getFigurine,
  listFigurines,
} from '../figurines/schema.ts';
import { getFile } from '../files/schema.ts';
import { findSubject } from '../find-subject/schema.ts';
import { getHealth } from '../health/schema.ts';
import { planStepSchema } from '../images/plan-schema.ts';
import { generateImage } from '../images/schema.ts';
import { subjectBoxSchema, subjectStrokeSchema } from '../images/selection-schema.ts';
import { cancelJob, getJob, listJobs } from '../jobs/schema.ts';
import { getLimits } from '../limits/schema.ts';
import { cancelModel, getModel, makeModel } from '../models/schema.ts';
import { generatePoseImage } from '../poses/schema.ts';
import { orderPrint } from '../print-jobs/order.ts';
import { quotePrintJob } from '../print-jobs/quote.ts';
import { getPrintJob, setPrintStatus } from '../print-jobs/status.ts';
import { listPromptPacks } from '../prompt-packs/schema.ts';
import { generateSuggestions, optimizePrompt } from '../prompts/schema.ts';
import { recordSuccess } from '../prompts/success-schema.ts';
import { trendingPatterns } from '../prompts/trending-schema.ts';
import { verifyProvenance } from '../provenance/schema.ts';
import { getReady } from '../ready/schema.ts';
import { createSubscription } from '../subscriptions/schema.ts';
import { getOpenApi } from './schema.ts';

/** Every operation of the API, in the order of the contract. */
const operations = [
  generateImage,
  generatePoseImage,
  findSubject,
  listJobs,
  getJob,
  cancelJob,
  listPromptPacks,
  generateFigurine,
  listFigurines,
  getFigurine,
  cancelFigurine,
  makeModel,
  getModel,
  cancelModel,
  quotePrintJob,
  getPrintJob,
  orderPrint,
  setPrintStatus,
  getFile,
  verifyProvenance,
  getLimits,
  optimizePrompt,
  generateSuggestions,
  trendingPatterns,
  recordSuccess,
  createSubscription,
  createFeedback,
  getConfig,
  getHealth,
  getReady,
  getOpenApi,
];

/** Builds the wire contract from the routes' schemas. */
export function openApiDocument() {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  // What stands in the text of a field, where the library does not look.
  openAPIRegistry.register('PlanStep', planStepSchema);
  openAPIRegistry.register('SubjectBox', subjectBoxSchema);
  openAPIRegistry.register('SubjectStroke', subjectStrokeSchema);
  for (const operation of operations) openAPIRegistry.registerPath(operation);
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Nano Banana API',
      version,
      description:
        'Edits pictures as plain words say. Every failure has one shape, the schema `Error`; every answer carries `x-request-id`.',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    servers: [{ url: '/', description: 'The server that serves this document.' }],
    tags: [
      { name: 'Images', description: 'Editing pictures.' },
      { name: 'Jobs', description: 'Work that goes on when nobody waits for it.' },
      { name: 'Figurines', description: 'From a photo to a printable model.' },
      { name: 'Printing', description: 'Prices and orders of prints.' },
      { name: 'Files', description: 'Pictures and models that were made.' },
      { name: 'Provenance', description: 'Where pictures come from.' },
      { name: 'Prompts', description: 'Writing prompts, and which ones do well.' },
      { name: 'Contact', description: 'What visitors leave with us.' },
      { name: 'Service', description: 'The server itself.' },
    ],
  });
}
