import { withColoursPlain, withWhiterWhite } from '../colour-turns/plain-colours.ts';
import { withPricesWritten } from '../text-turns/prices.ts';
import type { Token } from '../words/tokens.ts';
import {
  withBuildingsUpright,
  withHighlightsTold,
  withUnseenTold,
  withWearTold,
} from './faults-told.ts';
import {
  withExportsCut,
  withFactorsCounted,
  withHoursRead,
  withoutFloorSpace,
  withoutInches,
  withTurnsNamed,
} from './figures-told.ts';
import {
  withFadesNamed,
  withGradientsColoured,
  withPassportGrounds,
  withStudiosColoured,
  withSunsetsPlain,
} from './ground-colours.ts';
import {
  withGroundsAnnounced,
  withGroundsOwned,
  withGroundsReferred,
  withGroundsWished,
  withoutGroundWanted,
} from './ground-turns.ts';
import { withDetailKept, withFacesSpared, withLeftAlone } from './left-alone.ts';
import {
  withCastsTold,
  withDetailEverywhere,
  withFacesUnseen,
  withFlashBlamed,
  withFoodTold,
  withNoiseAtNight,
  withoutBlownTold,
  withShadeCast,
  withWhitesKnown,
} from './light-told.ts';
import { withLightsLikened, withStillsNamed } from './looks-likened.ts';
import {
  withColoursJoined,
  withGoneRemoved,
  withParticlesJoined,
  withRevivalsTurned,
  withSoftColoursLight,
  withTakenRemoved,
  withThingsLivened,
} from './particles.ts';
import { withPicturesBlended } from './pictures-in-order.ts';
import {
  withPeopleMoved,
  withPlacesAlone,
  withPlacesBehind,
  withPlacesLeft,
  withPlacesMade,
  withSceneryShown,
} from './place-turns.ts';
import { withoutOutcomes } from './purposes.ts';
import { withLessBefore, withQualitiesLowered } from './qualities-lowered.ts';
import {
  withBothersRemoved,
  withFaultsMissed,
  withGlareHated,
  withMarkedRemoved,
  withoutsTurned,
} from './removals.ts';
import { withNoBefore, withoutRathers, withRemovalsCorrected } from './taken-back.ts';
import { withoutWeatherHad, withVeilsCleared, withVeilsLifted } from './veils.ts';
import {
  withFacesOwned,
  withGroundsPeopled,
  withScenerySeen,
  withShadowsUnderIt,
} from './where-it-is.ts';

/** Turns of phrase that no list of words can hold: each builds on those before it. */
const TURNS: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withHoursRead,
  withFactorsCounted,
  withExportsCut,
  withTurnsNamed,
  withoutInches,
  withoutFloorSpace,
  withGroundsAnnounced,
  withFadesNamed,
  withGradientsColoured,
  withPassportGrounds,
  withVeilsCleared,
  withoutWeatherHad,
  withVeilsLifted,
  withScenerySeen,
  withoutGroundWanted,
  withGroundsWished,
  withGroundsOwned,
  withSceneryShown,
  withStudiosColoured,
  withPlacesAlone,
  withPlacesBehind,
  withPlacesLeft,
  withPlacesMade,
  withPeopleMoved,
  withBuildingsUpright,
  withStillsNamed,
  withFacesUnseen,
  withNoiseAtNight,
  withWhitesKnown,
  withoutBlownTold,
  withSunsetsPlain,
  withUnseenTold,
  withWearTold,
  withDetailKept,
  withDetailEverywhere,
  withFoodTold,
  withFlashBlamed,
  withColoursPlain,
  withWhiterWhite,
  withPricesWritten,
  withShadeCast,
  withCastsTold,
  withQualitiesLowered,
  withGroundsPeopled,
  withLeftAlone,
  withFacesSpared,
  withRemovalsCorrected,
  withPicturesBlended,
  withLightsLikened,
  withMarkedRemoved,
  withFaultsMissed,
  withGlareHated,
  withBothersRemoved,
  withoutsTurned,
  withoutOutcomes,
  withHighlightsTold,
  withLessBefore,
  withNoBefore,
  withoutRathers,
  withShadowsUnderIt,
  withFacesOwned,
  withSoftColoursLight,
  withColoursJoined,
  withThingsLivened,
  withGoneRemoved,
  withGroundsReferred,
  withRevivalsTurned,
  withParticlesJoined,
  withTakenRemoved,
];

/** What is said in turns of phrase, in the words of the vocabulary. */
export const withTurnsRead = (said: readonly Token[]): readonly Token[] =>
  TURNS.reduce((tokens, turn) => turn(tokens), said);
