import type { Client, Figurine, Model, PrintJob } from '@nano-banana/client-sdk';
import type { Step } from '../../core/figurine/figurine-state.ts';
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

export interface FigurineCallbacks {
  /** The picture of the figurine is made. */
  onFigurine?: ((figurine: Figurine) => void) | undefined;
  /** The 3D model is made. */
  onModel?: ((model: Model) => void) | undefined;
  /** There is a price for a print. */
  onQuote?: ((quote: PrintJob) => void) | undefined;
  /** The print is ordered. */
  onOrder?: ((printJob: PrintJob) => void) | undefined;
  onError?: ((detail: FigurineErrorDetail) => void) | undefined;
}

export interface FigurineProps extends FigurineCallbacks {
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
