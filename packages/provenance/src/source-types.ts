const scheme = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * Where a picture comes from, in the words of IPTC's vocabulary "Digital Source Type"
 * (https://cv.iptc.org/newscodes/digitalsourcetype/):
 *
 * - `altered`: changed by an algorithm that was not trained and keeps the main content.
 * - `composite`: put together from several elements, any of which may come from a model.
 * - `generated`: made by a trained model.
 * - `generatedInPart`: a trained model's work within another picture, as when part of it is repainted.
 */
export const sourceTypes = {
  altered: `${scheme}algorithmicallyEnhanced`,
  composite: `${scheme}composite`,
  generated: `${scheme}trainedAlgorithmicMedia`,
  generatedInPart: `${scheme}compositeWithTrainedAlgorithmicMedia`,
} as const;

/** One of {@link sourceTypes}. */
export type SourceType = keyof typeof sourceTypes;

/** The XMP packet that says so (IPTC Photo Metadata Standard, Digital Source Type). */
export function xmpOf(source: SourceType): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${sourceTypes[source]}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}
