/** The part of subset-font's interface that fonts.ts uses; the package brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2';
    /** A value pins the axis, a range narrows it; other axes stay as they are. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all when left out. */
    keepFeatures?: string[];
  }
  // biome-ignore lint/style/noDefaultExport: it is what the package exports.
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
