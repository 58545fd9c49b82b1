import { listed, pairs } from '../alternatives.ts';

const OWNED =
  'jacke = jacket; kleid = dress; hemd = shirt; shirt = shirt; t shirt = shirt; pulli = sweater; pullover = sweater; hose = pants; jeans = jeans; rock = skirt; bluse = blouse; mantel = coat; krawatte = tie; fliege = bow tie; schal = scarf; mutze = cap; kappe = cap; hut = hat; schuhe = shoes; tasche = bag; rucksack = backpack; auto = car; wagen = car; motorrad = motorcycle; fahrrad = bicycle; anzug = suit; weste = vest; trikot = jersey; dirndl = dress; helm = helmet; handschuhe = gloves; socken = socks'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);

/** "Die rote Jacke meiner Frau", "das Auto von meinem Vater": whose it is changes nothing. */
const OWNERS = [
  ...pairs(
    listed('meines | von meinem | unseres | von unserem | ihres | von ihrem'),
    listed(
      'mannes | mann | vaters | vater | papas | papa | bruders | bruder | sohnes | sohn | opas | opa | freundes | freund | kindes | kind | babys | baby | enkels | enkel | onkels | onkel | chefs | chef | hundes | hund | nachbarn',
    ),
  ),
  ...pairs(
    listed('meiner | von meiner | unserer | von unserer | seiner | von seiner'),
    listed(
      'frau | mutter | mama | schwester | tochter | oma | freundin | tante | cousine | kollegin | chefin | nichte | enkelin | nachbarin',
    ),
  ),
  ...listed('von papa | von mama | von oma | von opa | vom papa | von der oma | vom opa'),
];

/** Things of German with their owners: "die Jacke meiner Frau" is the jacket. */
export const GERMAN_OWNED = `
  ${OWNED.map(
    ([said, english]) => `${OWNERS.map((owner) => `${said} ${owner}`).join(' | ')} = ${english}`,
  ).join('\n  ')}
`;
