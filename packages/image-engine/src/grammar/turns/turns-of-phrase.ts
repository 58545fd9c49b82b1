import {
  withCharcoalPainted,
  withColoursPlain,
  withShadesBefore,
  withWhiterWhite,
} from '../colour-turns/plain-colours.ts';
import { withSkinSpared } from '../colour-turns/skin-spared.ts';
import { withPricesWritten } from '../text-turns/prices.ts';
import type { Token } from '../words/tokens.ts';
import { withFlashBlamed, withoutBlownTold, withThingsGoneWhite } from './burnt-out.ts';
import {
  withBuildingsUpright,
  withHighlightsTold,
  withUnseenTold,
  withWearTold,
} from './faults-told.ts';
import {
  withDegreesCounted,
  withExportsCut,
  withFactorsCounted,
  withHoursRead,
  withoutFloorSpace,
  withQualityKept,
  withTurnsNamed,
} from './figures-told.ts';
import {
  withFadesNamed,
  withGradientsColoured,
  withGroundsLight,
  withPassportGrounds,
  withStudiosColoured,
  withStudiosDark,
  withSunsetsPlain,
} from './ground-colours.ts';
import {
  withGroundsAnnounced,
  withGroundsOwned,
  withGroundsReferred,
  withGroundsWished,
  withoutGroundWanted,
} from './ground-turns.ts';
import { withSubjectsCentred, withWholeKept } from './kept-in-frame.ts';
import {
  withDetailKept,
  withFacesSpared,
  withKeptColoursLast,
  withLeftAlone,
  withPartsLeft,
  withPartsMeant,
  withShadowsKept,
} from './left-alone.ts';
import {
  withCastsTold,
  withDetailEverywhere,
  withFacesUnseen,
  withFoodLit,
  withFoodTold,
  withNoiseAtNight,
  withShadeCast,
  withWhitesKnown,
} from './light-told.ts';
import {
  withHungAs,
  withoutInkOnPaper,
  withPixelsSized,
  withPostersRetro,
} from './looks-in-pieces.ts';
import {
  withFramesLikened,
  withLightsLikened,
  withOldAlbums,
  withOldCameras,
  withStillsNamed,
} from './looks-likened.ts';
import {
  withColoursJoined,
  withGoneRemoved,
  withParticlesJoined,
  withRevivalsTurned,
  withSoftColoursLight,
  withTakenRemoved,
  withThingsLivened,
} from './particles.ts';
import { withPicturesBlended, withPicturesFaded } from './pictures-in-order.ts';
import { withoutDates, withPicturesPlaced } from './pictures-told.ts';
import {
  withGroundsUnder,
  withPeopleMoved,
  withPlacesAlone,
  withPlacesBehind,
  withPlacesLeft,
  withPlacesMade,
  withSceneryShown,
  withSnowThere,
} from './place-turns.ts';
import {
  withChangesTold,
  withColouringLast,
  withPartsColoured,
  withPlansShown,
  withThingsShownIn,
} from './plans-shown.ts';
import { withoutOutcomes } from './purposes.ts';
import { withLessBefore, withQualitiesLowered } from './qualities-lowered.ts';
import {
  withBothersRemoved,
  withDislikesRemoved,
  withFaultsMissed,
  withGlareHated,
  withMarkedRemoved,
  withoutsTurned,
  withPaintedRemoved,
} from './removals.ts';
import { withLikenessPlain, withRestraint } from './restraint.ts';
import { withSkiesMeant } from './skies.ts';
import { withNoBefore, withoutRathers, withRemovalsCorrected } from './taken-back.ts';
import { withOtherColourSeen, withVariantsNamed, withVariantsShown } from './variants-shown.ts';
import { withHazeNamed, withoutWeatherHad, withVeilsCleared, withVeilsLifted } from './veils.ts';
import {
  withDativesFirst,
  withFacesOwned,
  withGroundsPeopled,
  withoutPlacesTold,
  withScenerySeen,
  withShadowsGiven,
  withShadowsUnderIt,
  withStainsOnThings,
  withWholesNamed,
} from './where-it-is.ts';

/** Turns of phrase that no list of words can hold: each builds on those before it. */
const TURNS: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withHoursRead,
  withFactorsCounted,
  withDegreesCounted,
  withExportsCut,
  withTurnsNamed,
  withoutFloorSpace,
  withGroundsAnnounced,
  withFadesNamed,
  withGradientsColoured,
  withGroundsLight,
  withPassportGrounds,
  withHazeNamed,
  withVeilsCleared,
  withoutWeatherHad,
  withVeilsLifted,
  withScenerySeen,
  withoutGroundWanted,
  withGroundsWished,
  withGroundsOwned,
  withGroundsUnder,
  withSceneryShown,
  withStudiosDark,
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
  withThingsGoneWhite,
  withoutBlownTold,
  withSunsetsPlain,
  withUnseenTold,
  withWearTold,
  withDetailKept,
  withDetailEverywhere,
  withFoodTold,
  withFoodLit,
  withFlashBlamed,
  withColoursPlain,
  withShadesBefore,
  withCharcoalPainted,
  withWhiterWhite,
  withPricesWritten,
  withShadeCast,
  withCastsTold,
  withQualitiesLowered,
  withGroundsPeopled,
  withLeftAlone,
  withShadowsKept,
  withWholeKept,
  withSubjectsCentred,
  withFramesLikened,
  withSkiesMeant,
  withShadowsGiven,
  withStainsOnThings,
  withKeptColoursLast,
  withPartsLeft,
  withPartsMeant,
  withDislikesRemoved,
  withSnowThere,
  withWholesNamed,
  withPartsColoured,
  withColouringLast,
  withVariantsNamed,
  withVariantsShown,
  withOtherColourSeen,
  withPicturesPlaced,
  withoutDates,
  withDativesFirst,
  withoutPlacesTold,
  withPlansShown,
  withThingsShownIn,
  withChangesTold,
  withPixelsSized,
  withPostersRetro,
  withHungAs,
  withQualityKept,
  withSkinSpared,
  withRestraint,
  withLikenessPlain,
  withFacesSpared,
  withRemovalsCorrected,
  withPicturesFaded,
  withPicturesBlended,
  withOldCameras,
  withOldAlbums,
  withoutInkOnPaper,
  withLightsLikened,
  withPaintedRemoved,
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
