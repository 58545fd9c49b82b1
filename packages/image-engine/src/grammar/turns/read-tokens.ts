import { withGroundsNamed } from '../colour-turns/colour-grounds.ts';
import { withHuesNamed } from '../colour-turns/hues-named.ts';
import { withThingsRecoloured } from '../colour-turns/recoloured-things.ts';
import { withColoursStaying, withKeptColours } from '../colour-turns/stays-coloured.ts';
import { withInksNamed } from '../colour-turns/styles-in-colours.ts';
import { withTrueColoursAsked } from '../colour-turns/true-colours.ts';
import { withSentencesRead } from '../forms/index.ts';
import { languageOf } from '../languages/detect.ts';
import { withNextPlaced } from '../languages/dictated-text/next-placed.ts';
import { withPronounsHyphened } from '../languages/hyphened-pronouns.ts';
import { translated } from '../languages/translate.ts';
import { withDatesInWordsQuoted, withoutDatesUntold } from '../text-turns/dates-told.ts';
import { withGreetingsQuoted } from '../text-turns/greetings.ts';
import { withHyphensKept } from '../text-turns/hyphens.ts';
import { withPairsLabelled, withPlacesParted } from '../text-turns/labelled-pairs.ts';
import {
  withBigSayingsQuoted,
  withCalledTexts,
  withLinesBelowEachOther,
  withShoutedPairsQuoted,
} from '../text-turns/listed-texts.ts';
import { withLettersMirrored } from '../text-turns/mirrored-letters.ts';
import { withWordsBeforePlace } from '../text-turns/place-words.ts';
import { withPlacedGreetingsQuoted } from '../text-turns/placed-greetings.ts';
import { withRoundLabelsNamed } from '../text-turns/round-labels.ts';
import { withSaidBeforeWritten } from '../text-turns/said-before.ts';
import { withSetTextsQuoted } from '../text-turns/set-texts.ts';
import { withTextsApart } from '../text-turns/several-texts.ts';
import { withShapesBehindLaid } from '../text-turns/shapes-behind.ts';
import { withoutSheetsNamed, withTitlesOnTop } from '../text-turns/sheets-named.ts';
import { withSizesBehind } from '../text-turns/sizes-behind.ts';
import { withTagsAndCodesQuoted } from '../text-turns/tags-and-codes.ts';
import { withTextPlacesNamed } from '../text-turns/text-places.ts';
import { withHereFirst, withoutCapitalsTold } from '../text-turns/told-here.ts';
import { withMemesNamed } from '../text-turns/told-memes.ts';
import { withToldTextsQuoted } from '../text-turns/told-texts.ts';
import { withUnmadeLooksApart } from '../text-turns/unmade-looks.ts';
import { withYearsInFigures } from '../text-turns/years-told.ts';
import { withExceptionsMarked } from '../wishes/exceptions.ts';
import { withoutAbbreviations, withSolidNamed } from '../words/abbreviations.ts';
import { withColoursParted } from '../words/blended-colours.ts';
import { withRgbAsHex } from '../words/rgb-told.ts';
import { withSheetsWished } from '../words/sheets.ts';
import { withSitesNamed } from '../words/sites.ts';
import { corrected } from '../words/slips.ts';
import { type Token, tokenize } from '../words/tokens.ts';
import { withAsksParted } from './asks-parted.ts';
import { withBordersOnPaper } from './borders-on-paper.ts';
import { withBracketsRead } from './brackets.ts';
import { withoutChatter, withoutTags, withoutThanks } from './chatter.ts';
import { withGapsClosed } from './closed-gaps.ts';
import { withComplaintsMarked } from './complaints.ts';
import { withAmountsCorrected } from './corrected-wishes.ts';
import { withDemandsTurned } from './demands.ts';
import { withoutDescriptions } from './described-picture.ts';
import { withFaultsFollowed } from './faults-followed.ts';
import { withoutHype } from './hype.ts';
import { withBoxesAsLimits } from './inside-boxes.ts';
import { withThingsLikened } from './likened-things.ts';
import { withListsParted } from './list-markers.ts';
import { withLittleCuts } from './little-cuts.ts';
import { withGroundsTold } from './mess-behind.ts';
import { withMethodsParted } from './methods.ts';
import { withFiguresNotReached } from './not-quite.ts';
import { withParaphrases } from './paraphrases.ts';
import {
  withBeforeAndAfter,
  withPairsNamed,
  withPicturesBeside,
  withPicturesInOrder,
} from './pictures-in-order.ts';
import { withPlacesExchanged } from './places-exchanged.ts';
import { withPrintsSized } from './print-sizes.ts';
import { withoutPurposes } from './purposes.ts';
import { withQuantitiesTurned } from './quantities.ts';
import { withWishesParted } from './run-ons.ts';
import { withSharedVerbs } from './shared-verbs.ts';
import { withArrowsRead, withShorthandRead } from './shorthand.ts';
import { withPaperSizesAsShapes } from './sizes-on-paper.ts';
import { withSizesTurned } from './sizes-turned.ts';
import { withSlidersMoved } from './sliders.ts';
import { withSquaresSized } from './square-sizes.ts';
import { withStopsInPercent } from './stops.ts';
import { withoutComparedLimits, withThingsShown } from './things-shown.ts';
import { withTopicsNamed, withTopicsRemoved } from './topics.ts';
import { withColoursOwned } from './where-it-is.ts';

/** What is said otherwise, in the words of the vocabulary: each builds on those before it. */
const READINGS: readonly ((tokens: Token[]) => Token[])[] = [
  withoutThanks,
  withSizesBehind,
  withArrowsRead,
  withBracketsRead,
  withAmountsCorrected,
  withPlacesParted,
  withPairsLabelled,
  withSizesTurned,
  withPrintsSized,
  withPaperSizesAsShapes,
  withBordersOnPaper,
  withFiguresNotReached,
  withUnmadeLooksApart,
  withShapesBehindLaid,
  withSentencesRead,
  withoutTags,
  withThingsLikened,
  withoutHype,
  withTrueColoursAsked,
  withPlacesExchanged,
  withThingsRecoloured,
  withThingsShown,
  withoutComparedLimits,
  withGroundsTold,
  withLettersMirrored,
  withSlidersMoved,
  withGapsClosed,
  withPicturesInOrder,
  withPairsNamed,
  withBeforeAndAfter,
  withPicturesBeside,
  withTextsApart,
  withTopicsNamed,
  withTopicsRemoved,
  withColoursOwned,
  withKeptColours,
  withColoursStaying,
  withHuesNamed,
  withLittleCuts,
  withBoxesAsLimits,
  withStopsInPercent,
  withQuantitiesTurned,
  withParaphrases,
  withoutPurposes,
  withWishesParted,
  withGroundsNamed,
  withSquaresSized,
  withInksNamed,
  withMethodsParted,
  withSharedVerbs,
  withDemandsTurned,
  withExceptionsMarked,
  withoutDescriptions,
  withComplaintsMarked,
  withFaultsFollowed,
];

/** The words of a prompt in English, with slips of the pen corrected. */
export function readTokens(prompt: string): Token[] {
  const typed = withRgbAsHex(withListsParted(withSolidNamed(tokenize(prompt)), prompt), prompt);
  const spelled = withYearsInFigures(
    withSitesNamed(withRoundLabelsNamed(withoutChatter(withShorthandRead(typed, prompt)))),
  );
  const named = withHereFirst(
    withLinesBelowEachOther(
      withDatesInWordsQuoted(
        withBigSayingsQuoted(
          withCalledTexts(
            withShoutedPairsQuoted(withoutCapitalsTold(withoutDatesUntold(spelled, prompt))),
          ),
          prompt,
        ),
        prompt,
      ),
    ),
  );
  const spoken = withTextPlacesNamed(
    withWordsBeforePlace(
      withPlacedGreetingsQuoted(
        withoutSheetsNamed(
          withTitlesOnTop(
            withSetTextsQuoted(
              withMemesNamed(
                withToldTextsQuoted(
                  withTagsAndCodesQuoted(
                    withSaidBeforeWritten(withAsksParted(named), prompt),
                    prompt,
                  ),
                  prompt,
                ),
              ),
              prompt,
            ),
          ),
        ),
      ),
    ),
  );
  const book = languageOf(spoken);
  const tokens = book
    ? withGreetingsQuoted(
        withSheetsWished(
          withColoursParted(
            translated(withPronounsHyphened(spoken, prompt), book),
            book.language.isNounFirst,
          ),
        ),
        prompt,
      )
    : withGreetingsQuoted(withNextPlaced(withoutAbbreviations(spoken)), prompt).map((token) =>
        token.kind === 'word' ? { ...token, text: corrected(token.text) } : token,
      );
  const read = READINGS.reduce((said, reading) => reading(said), tokens);
  return withHyphensKept(read, prompt);
}
