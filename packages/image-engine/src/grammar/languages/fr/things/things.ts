import { FRENCH_ANIMALS } from './animals.ts';
import { FRENCH_CLOTHES } from './clothes.ts';
import { FRENCH_COUNTRIES } from './countries.ts';
import { FRENCH_DEVICES } from './devices.ts';
import { FRENCH_FOOD } from './food.ts';
import { FRENCH_FURTHER } from './further.ts';
import { FRENCH_GOODS } from './goods.ts';
import { FRENCH_HOME } from './home.ts';
import { FRENCH_LEISURE } from './leisure.ts';
import { FRENCH_NATURE } from './nature.ts';
import { FRENCH_PAPERS_AND_OCCASIONS } from './papers-and-occasions.ts';
import { FRENCH_PEOPLE } from './people.ts';
import { FRENCH_TOWN } from './town.ts';
import { FRENCH_VEHICLES_AND_TOOLS } from './vehicles-and-tools.ts';

/** What French calls things, people, animals and places that may be in a picture. */
export const FRENCH_THINGS = [
  FRENCH_PEOPLE,
  FRENCH_CLOTHES,
  FRENCH_HOME,
  FRENCH_GOODS,
  FRENCH_FOOD,
  FRENCH_VEHICLES_AND_TOOLS,
  FRENCH_LEISURE,
  FRENCH_DEVICES,
  FRENCH_ANIMALS,
  FRENCH_NATURE,
  FRENCH_TOWN,
  FRENCH_COUNTRIES,
  FRENCH_PAPERS_AND_OCCASIONS,
  FRENCH_FURTHER,
].join('');
