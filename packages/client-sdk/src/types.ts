import type { components } from './generated/openapi.ts';

type Schemas = components['schemas'];

/** A record that is completed, with what it then has for certain. */
type Completed<Work extends { status: string }, Known extends keyof Work> = Omit<
  Work,
  'status' | Known
> & { status: 'completed' } & { [Field in Known]: NonNullable<Work[Field]> };

/** Answer of `GET /api/config`. */
export type Config = Schemas['Config'];
/** Answer of `GET /api/health`. */
export type Health = Schemas['Health'];
/** Answer of `POST /api/generate-image`. */
export type GenerateImageResult = Schemas['GenerateImageResult'];
/** One step of what an edit does: an operation and its parameters. */
export type PlanStep = Schemas['PlanStep'];
/** A step as answers have it: with a short label, and what can be turned up and down in it. */
export type DescribedPlanStep = Schemas['DescribedPlanStep'];
/** A rectangle in shares, 0 to 1, of the upright picture's width and height. */
export type SubjectBox = Schemas['SubjectBox'];
/** A painted line that says what belongs to the subject and what does not. */
export type SubjectStroke = Schemas['SubjectStroke'];
/** Answer of `POST /api/find-subject`. */
export type FoundSubject = Schemas['FoundSubject'];
/** Where a picture comes from; answer of `POST /api/verify-provenance`. */
export type Provenance = Schemas['Provenance'];
/** Work that goes on without a connection; `state` says how far it is, and whether it is over. */
export type Job = Schemas['Job'];
/** A job that made its picture. */
export type CompletedJob = Job & { state: 'completed'; result: NonNullable<Job['result']> };
/** A template for a figurine. */
export type PromptPack = Schemas['PromptPack'];
/** The picture of a figurine, made or being made; `status` says how far it is. */
export type Figurine = Schemas['Figurine'];
/** A figurine whose picture is made; `cutoutUrl` stays null where its subject could not be told apart. */
export type CompletedFigurine = Completed<Figurine, 'generatedImageUrl' | 'engine' | 'message'>;
/** A printable 3D model of a figurine, made or being made. */
export type Model = Schemas['Model'];
/** A model that is made, with its files and measures. */
export type CompletedModel = Completed<
  Model,
  'options' | 'engine' | 'stlUrl' | 'threeMfUrl' | 'glbUrl' | 'sizeMm' | 'volumeCm3' | 'triangles'
>;
/** How a model should be. */
export type ModelOptions = Schemas['ModelOptions'];
/** A price for a print, or what became of it when it was ordered; `status` says which. */
export type PrintJob = Schemas['PrintJob'];
/** What to print; left out: PLA, standard, one piece, the model's own height. */
export type PrintWish = Schemas['PrintQuoteRequest'];
/** Where a print is sent. */
export type ShippingAddress = Schemas['ShippingAddress'];
/** Answer of an order. */
export type PrintOrder = Schemas['PrintOrder'];
/** Work that goes on without a connection. */
export type LastingWork = Job | Figurine | Model;
/** How much the caller may still do; answer of `GET /api/limits`. */
export type Limits = Schemas['CallerLimits'];
/** What is left of one limit: of this minute, day or month. */
export type Limit = Schemas['Limit'];

/** Answer of `POST /api/optimize-prompt`. */
export type OptimizedPrompt = Schemas['OptimizedPrompt'];
/** One entry of the answer of `GET /api/trending-patterns`. */
export type TrendingPattern = Schemas['TrendingPattern'];
/** What became of a result; rates in percent. */
export type SuccessMetrics = Schemas['SuccessMetrics'];

/** The engine that edits, and what it can do: the config's `engine`. */
export type EngineInfo = Schemas['Engine'];
/** A kind of edit that the editor offers; one of the config's `featureCategories`. */
export type FeatureCategory = Schemas['FeatureCategory'];
/** What an upload may be, in pieces, bytes and pixels: the config's `limits`. */
export type UploadLimits = Schemas['Limits'];
/** Width : height, such as `'16:9'`. */
export type AspectRatio = Config['aspectRatios'][number];
/** A sentence of a message with a machine word and what it speaks of: to be said in another language. */
export type Remark = Schemas['Remark'];
/** The body of every failed answer of the API. */
export type ErrorEnvelope = Schemas['Error'];

/** What every call takes. */
export interface CallOptions {
  /** Ends the call with {@link AbortError}; the server stops working on it. */
  signal?: AbortSignal | undefined;
}

/** What every call takes that makes something. */
export interface CreateOptions extends CallOptions {
  /**
   * Calls with the same key and content make one thing: within 24 hours the later ones get the first one's
   * answer. 1 to 255 visible ASCII characters. Default: a new random one for each call, under which the client
   * itself tries once more when the connection breaks.
   */
  idempotencyKey?: string | undefined;
}

/** What a visitor marked on the primary picture, for engines with the ability `subject`. */
export interface SubjectMarks {
  /** A box around the subject. */
  subjectBox?: SubjectBox | undefined;
  /** Strokes that say what belongs to it; later ones win. */
  subjectHints?: readonly SubjectStroke[] | undefined;
}

/** What should change: in plain words, or as steps, which then count instead of the words. */
export type Wish =
  | { prompt: string; plan?: readonly PlanStep[] | undefined }
  | { prompt?: string | undefined; plan: readonly PlanStep[] };

/** Pictures, and what should change in them. */
export type GenerateImageRequest = CreateOptions &
  SubjectMarks &
  Wish & {
    /** 1 to 5 pictures in order; the first is the primary. */
    images: readonly Blob[];
    /** One of the config's `aspectRatios`; left out = as the primary picture. */
    aspectRatio?: AspectRatio | undefined;
    /**
     * Which part of the primary may change: a picture in its proportions, of any resolution, white where it may,
     * black or transparent where not. Everything else keeps its very pixels. Not together with `aspectRatio`.
     */
    mask?: Blob | undefined;
  };

/** How far an edit is. */
export interface EditProgress {
  /** 0 to 1. */
  share: number;
  /** What is being done, such as "Finding the subject", where that is known. */
  stage?: string;
}

/** What calls take that may be long. */
export interface ProgressOptions {
  /** Told how far the edit is, at most ten times a second, once it takes longer than a second. */
  onProgress?: ((progress: EditProgress) => void) | undefined;
}

/** Characters, how they are to stand, and where. */
export interface GeneratePoseRequest extends CreateOptions, ProgressOptions {
  /** 1 or 2 pictures with one character each. */
  referenceImages: readonly Blob[];
  /** The canvas of 600 × 400 pixels, #1a1f2e where nothing is drawn. */
  poseSketch: Blob;
  /** The place, in plain words. */
  sceneDescription: string;
  /** Width : height of the result; left out = 16:9. */
  aspectRatio?: Schemas['GeneratePoseImageRequest']['aspectRatio'] | undefined;
  /** The joints of the drawn figures; without them they are read from the sketch. */
  pose?: { figures: readonly PoseFigure[] } | undefined;
}

/** A drawn figure's joints, in OpenPose's order of 18, as shares of the canvas. */
export interface PoseFigure {
  /** The reference image whose character takes this pose, from 0. */
  reference: number;
  keypoints: readonly (readonly [x: number, y: number] | null)[];
}

/** Answer of `POST /api/generate-pose-image`. */
export type GeneratePoseResult = Schemas['GeneratePoseImageResult'];

/** A picture, and what was marked on it. */
export interface FindSubjectRequest extends CallOptions, SubjectMarks {
  image: Blob;
}

/** The photo of who or what becomes a figurine, and how. */
export interface GenerateFigurineRequest extends CreateOptions, SubjectMarks {
  image: Blob;
  /** Id of a template; left out, a plain figurine. */
  promptId?: string | undefined;
  /** What to add to the template, in plain words. */
  customPrompt?: string | undefined;
}

/** The marks are for figurines whose `cutoutUrl` is null or wrong. */
export type MakeModelRequest = CreateOptions & ModelOptions & SubjectMarks;

/** What the prompt is for. */
export interface OptimizePromptOptions extends CallOptions {
  /** The id of one of the config's `featureCategories`. */
  featureCategory?: FeatureCategory['id'] | undefined;
}

/** How many suggestions are wanted. */
export interface SuggestOptions extends CallOptions {
  /** 1 to 10; default 4. */
  count?: number | undefined;
}

/** What became of a result, and of which prompt it was. */
export interface SuccessRecord extends CallOptions {
  /** The prompt that made the result. */
  prompt: string;
  metrics: SuccessMetrics;
}

/** What to price; what is left out is as in {@link PrintWish}. */
export type QuoteRequest = CreateOptions & Partial<PrintWish>;

/** Where to send a print that is ordered. */
export interface OrderRequest extends CreateOptions {
  shippingAddress: ShippingAddress;
}

/** Who asks for news. */
export interface SubscriptionRequest extends CreateOptions {
  email: string;
  /** Where on the site it was asked for, such as `blog`. */
  source?: string | undefined;
}

/** What a visitor thinks. */
export interface FeedbackRequest extends CreateOptions {
  /** 1 to 2000 characters. */
  message: string;
  /** Where an answer may be sent. */
  email?: string | undefined;
  /** Where on the site it was written, such as `editor`. */
  source?: string | undefined;
}
