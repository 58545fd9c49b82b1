import { END, START, WHOSE } from '../parts.ts';
import { PLEASE_CAN_WE, PLEASE_WOULD } from '../pieces/politeness.ts';
import { THERE, WHO } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { BACK, MESS } from './parts.ts';

const UGLY =
  '(?:mess|messy|horrible|ugly|awful|terrible|distracting|chaos|chaotic|boring|cluttered|busy|hideous|disaster|nightmare|eyesore|untidy|rubbish|shambles)';

/** A background that is to go. */
export const REMOVED_FORMS: readonly Form[] = [
  // "I don't want the background blurred, just removed"
  [
    new RegExp(
      `\\b(?:i )?(?:dont|do not) want the background (?:to be )?\\w+ , (?:but )?(?:just|only|simply|rather|completely) (?:removed|gone|deleted|cut out|cut away|transparent)${END}`,
    ),
    'remove the background',
  ],
  // "Wipe all that there is behind the boat"
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}(?:remove|get rid of|take away|lose|delete|erase|wipe|cut away) (?:all|everything|whatever|anything|all that|everything that|what) (?:(?:theres|that is|thats|is|i can see|you see|you can see|we see|stands|can be seen|there) )+behind (?:(?:the|my|our|his|her|this|that) \\w+|me|us|him|her|it|them)${END}`,
    ),
    'remove the background',
  ],
  // "It looks really cheap": of what stands behind, and no wish
  [
    new RegExp(
      `${START}${THERE} (?:\\w+ )?${MESS} (?:behind|background|in (?:the )?(?:background|back)) (?:looks?|is|make|makes)(?: (?:really|so|very|just|kind of|too|pretty))* (?:cheap|ugly|messy|awful|terrible|horrible|bad|shabby|decent|unprofessional|cluttered) , (?=${PLEASE_CAN_WE}(?:put|make|use|set|replace|change|give)\\b)`,
    ),
    '',
  ],
  // "Replace the background with nothing"
  [
    new RegExp(
      `${START}(?:please )?(?:replace|swap) (?:the |my )?${BACK} (?:with|by|for) nothing${END}`,
    ),
    'remove the background',
  ],
  // "Get rid of the messy kitchen behind the candle"
  [
    new RegExp(
      `\\b(?:get rid of|remove|lose|ditch|take out|take away|delete|drop|clear|erase|cut out) (?:the |that |this |all the |my |our )(?:(?:messy|ugly|cluttered|busy|untidy|dirty|boring|horrible|stupid) )+(?:kitchen|room|living room|bedroom|garden|yard|street|office|garage|shop|restaurant|car park|parking lot|warehouse|workshop|classroom) (?:behind|in back of|at the back of) ${WHO}${END}`,
    ),
    'remove the background',
  ],
  // "Lose whatever's going on behind my granddad"
  [
    new RegExp(
      `\\b(?:lose|losing|removing|getting rid of|remove|ditch|bin|drop|scrap|delete|get rid of|get shot of|take out|clear) (?:whatever|everything|anything|all|all the stuff|all that|what)(?: is| s| thats| that is|s)*(?: going on| happening| there| left| visible| showing)* (?:behind|at the back of|in back of) ${WHO}${END}`,
    ),
    'remove the background',
  ],
  // "The background's an eyesore, bin it"
  [
    new RegExp(
      `${START}(?:because )?(?:the |my |this |that )?(?:${BACK}s?|bit behind|stuff behind)(?: (?:is|looks|looks like|s))? (?:such )?(?:an? )?(?:right |real |total |proper |complete |bit of an? |absolute |utter |bloody )*(?:eyesore|mess|disaster|nightmare|horror|shocker|tip|joke|shambles|distraction) [,.;–-] ${PLEASE_WOULD}(?:bin|ditch|lose|remove|drop|scrap|chuck|kill|delete|zap|cut|nuke) (?:it|that|this)(?: out| off| altogether)?${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:bin|chuck|scrap|nuke|knock|strip|rip|mask|clip)(?: out| off| away)? (?:the |that |this |my )?${BACK}(?: out| off| away)?${END}`,
    ),
    'remove the background',
  ],
  // "The background is a mess, erase it"
  [
    new RegExp(
      `${START}(?:the|my|this|that) (?:background|backdrop) (?:is|looks|seems|was)(?: just| really| so| such| a| an| too| all| quite| pretty| like| total| complete)* ${UGLY}(?: (?:[,.;–-]|and|so))+ (?:please |can you |just )*(?:erase|remove|delete|get rid of|cut out|cut|take away|lose|ditch|bin) (?:it|that)(?: out| away)?${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `${START}(?:the|my|this|that) (?:background|backdrop) (?:is|looks|seems|was)(?: just| really| so| such| a| an| too| all| quite| pretty| like| total| complete)* ${UGLY}(?: (?:[,.;–-]|and|so))+ (?:please |can you |just )*(?:blur|soften|defocus) (?:it|that)(?: out| away)?${END}`,
    ),
    'blur the background',
  ],
  // "Lose everything behind me"
  [
    new RegExp(
      `${START}(?:please )?(?:lose|ditch|scrap|bin|nix|zap|axe|nuke|banish|chuck|drop|remove|get rid of|do away with|kill) (?:absolutely )?(?:everything|all|anything|all the stuff|the stuff|stuff|the mess|all the mess|the clutter|all the clutter|the lot|whatever is|whatevers|whats|what is) (?:thats |that is )?(?:going on )?behind (?:me|us|him|her|it|them|(?:the|my|our) \\w+)${END}`,
    ),
    'remove the background',
  ],
  // "Everything behind me should just be gone"
  [
    new RegExp(
      `${START}(?:please )?(?:everything|all|anything|whatever is|whats|what is|all that is|the (?:whole )?(?:stuff|mess|junk|things?)) (?:that is |thats )?behind (?:me|us|him|her|it|them|${WHOSE} \\w+) (?:should |must |shall |can |may |has to |needs to |is to |could )?(?:just |simply |please |all )*(?:be |go |to be )?(?:gone|removed|deleted|erased|cut out|go|vanish|disappear|away)${END}`,
    ),
    'remove the background',
  ],
  // "Swap whatever is behind the dog for …"
  [
    new RegExp(
      `(?<=\\b(?:swap|replace|exchange|change|switch|trade|substitute) (?:out )?)(?:everything|all|anything|whatever is|whatever|whats|what is|all that is|the (?:whole )?(?:stuff|mess|junk|things?|room|wall|scene)) (?:that is |thats )?(?:there )?behind (?:me|us|him|her|it|them|${WHOSE} \\w+)(?= (?:for|with|by|to|into|against)\\b)`,
    ),
    'the background',
  ],
];
