import type { Client, Figurine, Model, PrintJob } from '@nano-banana/client-sdk';
import type { Step } from '../../core/figurine/figurine-state.ts';
import type { LanguageProps } from '../../provider/Language.tsx';
import type { Theme } from '../../provider/NanoBananaProvider.tsx';

/** A step that failed, in the words the visitor sees. */
export interface FigurineErrorDetail {
  /** Which: the picture, the model, the price or the order. */
  step: Step;
  /** Absent when the work failed on the server, rather than the call. */
  error?: unknown;
  title: string;
  message: string;
}

/** What is sent for the picture of a figurine. */
export interface FigurineGenerateDetail {
  image: Blob;
  /** Id of a template; absent: none is chosen. */
  promptId?: string | undefined;
  /** The visitor's own words; absent: none. */
  customPrompt?: string | undefined;
}

/** A picture or a model that is about to be saved. */
export interface FigurineDownloadDetail {
  /** Where the picture or the model is on the server. */
  url: string;
  fileName: string;
}

/** What a host can make the figurine maker do. */
export interface FigurineHandle {
  /** As the button: asks for the picture of the figurine, or says what is missing. Resolves when it has begun. */
  generate(): Promise<void>;
  /** Cancels the picture of the figurine under way. */
  cancel(): Promise<void>;
  /** Back to the beginning; what was made stays on the server as long as it is kept there. */
  reset(): Promise<void>;
  /** Takes a photo as if it were chosen: one that is not taken is refused in the widget. Rejects when an address cannot be fetched. */
  loadImage(image: Blob | string | URL): Promise<void>;
}

/** What happens in the figurine maker; a new function restarts nothing. */
export interface FigurineCallbacks {
  /** The picture of the figurine is about to be asked for; `false` keeps it from happening. */
  onGenerate?: ((detail: FigurineGenerateDetail) => unknown) | undefined;
  /** The visitor has cancelled the picture of the figurine. */
  onCancel?: (() => void) | undefined;
  /** A picture or a model is about to be saved; `false` keeps it from happening. */
  onDownload?: ((detail: FigurineDownloadDetail) => unknown) | undefined;
  /** The picture of the figurine is made. */
  onFigurine?: ((figurine: Figurine) => void) | undefined;
  /** The 3D model is made. */
  onModel?: ((model: Model) => void) | undefined;
  /** There is a price for a print. */
  onQuote?: ((quote: PrintJob) => void) | undefined;
  /** The print is ordered. */
  onOrder?: ((printJob: PrintJob) => void) | undefined;
  /** A step failed. */
  onError?: ((detail: FigurineErrorDetail) => void) | undefined;
}

/** Props of `<Figurine>`. */
export interface FigurineProps extends FigurineCallbacks, LanguageProps {
  /** Origin of the API; default: the provider's, else the page's own. */
  apiBaseUrl?: string | undefined;
  /** Partner key. */
  apiKey?: string | undefined;
  /** A client of your own; wins over `apiBaseUrl` and `apiKey`. */
  client?: Client | undefined;
  /** `auto` (the default) follows an outer theme, else the system. */
  theme?: Theme | undefined;
  /** A photo to begin with; again whenever it changes. What an earlier visit left off comes back beside it. */
  image?: Blob | undefined;
}
