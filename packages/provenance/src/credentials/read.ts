import { openLibrary } from './library.ts';
import { type EncodedPicture, ID_LABEL } from './write.ts';

/** What a picture's content credentials say. */
export interface Credentials {
  /** The signature is the named signer's, and what it covers was not changed. */
  valid: boolean;
  /** The signer is known: vouched for by one of the given anchors. */
  trusted: boolean;
  /** The bytes of the picture are those that were signed; null where nothing of the credentials can be read. */
  intact: boolean | null;
  /** Organisation that signed, as its certificate says. */
  issuer?: string | undefined;
  /** Program that made the claim. */
  claimGenerator?: string | undefined;
  /** What was done, such as `c2pa.edited`, the first first. */
  actions: string[];
  /** Where it comes from, by IPTC's vocabulary. */
  sourceType?: string | undefined;
  /** By which it is known to who made it, where that is this product; 16 hexadecimal digits. */
  id?: string | undefined;
  /** Whether that id is said to be in the pixels as well. */
  isMarked: boolean;
}

/** The parts of the library's JSON that are read here. */
interface ManifestStore {
  active_manifest?: string;
  manifests?: Record<string, Manifest>;
  validation_state?: string;
  validation_results?: { activeManifest?: { failure?: { code: string }[] } };
  validation_status?: { code: string }[];
}

interface Manifest {
  claim_generator?: string;
  claim_generator_info?: { name?: string; version?: string }[];
  signature_info?: { issuer?: string; common_name?: string };
  assertions?: { label: string; data?: unknown }[];
}

interface Action {
  action?: unknown;
  digitalSourceType?: unknown;
}

/** Failures that only say that nobody vouches for the signer. */
const UNTRUSTED = 'signingCredential.untrusted';
/** What the library says of credentials that are there and broken, and not of pictures without any. */
const BROKEN = /^C2pa\((Jumbf(?!NotFound)|\w*Claim|Assertion|Cose)/;
/** Failures that say that the picture's bytes are others than those signed. */
const CHANGED = /^assertion\.(dataHash|boxesHash|bmffHash)\.(mismatch|malformed)$/;

/**
 * Reads content credentials. Nothing is fetched: what lies elsewhere counts as not there.
 *
 * @param anchors PEM certificates of signers that are known.
 * @returns null when there are none here.
 */
export async function readCredentials(
  { data, type }: EncodedPicture,
  anchors: readonly string[],
): Promise<Credentials | null> {
  if (!mayHaveCredentials(data)) return null;
  const { WasmReader } = openLibrary();
  const settings = {
    trust: { trust_anchors: anchors.join('\n') },
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
  };
  const reader = await WasmReader.fromBytes(type, data, JSON.stringify(settings)).catch(String);
  if (typeof reader === 'string') return BROKEN.test(reader) ? unreadable : null;
  try {
    return summarise(JSON.parse(reader.json()) as ManifestStore);
  } finally {
    reader.free();
  }
}

/** Spares the pictures that have none, which are nearly all, the library. */
export function mayHaveCredentials(data: Uint8Array): boolean {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes('c2pa');
}

const unreadable: Credentials = {
  valid: false,
  trusted: false,
  intact: null,
  actions: [],
  isMarked: false,
};

function summarise(store: ManifestStore): Credentials | null {
  const active = store.manifests?.[store.active_manifest ?? ''];
  if (!active) return null;
  const failures = failuresOf(store);
  const actions = actionsOf(active);
  const [generator] = active.claim_generator_info ?? [];
  const isChanged = failures.some((code) => CHANGED.test(code));
  return {
    valid: failures.every((code) => code === UNTRUSTED || CHANGED.test(code)),
    trusted: !failures.includes(UNTRUSTED),
    intact: !isChanged && failures.every((code) => code === UNTRUSTED),
    issuer: nameOf(active.signature_info?.issuer),
    claimGenerator: nameOf(
      generator?.name
        ? [generator.name, generator.version].filter(Boolean).join(' ')
        : active.claim_generator,
    ),
    actions: actions.flatMap(({ action }) => (typeof action === 'string' ? [action] : [])),
    sourceType: actions.map((action) => action.digitalSourceType).find(isText),
    ...idOf(active),
  };
}

/** Characters of a name that are shown. */
const LONGEST_NAME = 100;

/** Anybody may sign as anything: what would turn or break the sentences around it is left out. */
function nameOf(told: string | undefined): string | undefined {
  const name = told?.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return name ? [...name].slice(0, LONGEST_NAME).join('') : undefined;
}

function failuresOf({ validation_results, validation_status }: ManifestStore): string[] {
  const failures = validation_results?.activeManifest?.failure ?? validation_status ?? [];
  return failures.map(({ code }) => code);
}

function actionsOf({ assertions = [] }: Manifest): Action[] {
  return assertions.flatMap(({ label, data }) =>
    label.startsWith('c2pa.actions') && isRecord(data) && Array.isArray(data.actions)
      ? data.actions.filter(isRecord)
      : [],
  );
}

function idOf({ assertions = [] }: Manifest): Pick<Credentials, 'id' | 'isMarked'> {
  const found = assertions.find(({ label }) => label === ID_LABEL)?.data;
  if (!isRecord(found) || !isText(found.id) || !/^[0-9a-f]{16}$/.test(found.id)) {
    return { isMarked: false };
  }
  return { id: found.id, isMarked: found.isWatermark === true };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
