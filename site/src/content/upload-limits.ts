import type { GuideConfig } from './guide.ts';

/**
 * What the API takes, for pages that are prerendered and read without a server. The numbers are the API's own
 * (packages/api/src/limits.ts): a test compares them with the contract.
 */
export const uploadLimits: Pick<GuideConfig, 'imageTypes'> & {
  limits: GuideConfig['limits'] & {
    minEdgePx: number;
    maxEdgePx: number;
    maxPixels: number;
    maxPromptLength: number;
  };
} = {
  limits: {
    maxImages: 5,
    maxImageBytes: 10 * 1024 * 1024,
    minEdgePx: 16,
    maxEdgePx: 8192,
    maxPixels: 40_000_000,
    maxPromptLength: 2000,
  },
  imageTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
};
