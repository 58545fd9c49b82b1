import { SPANISH_ANIMALS } from './animals.ts';
import { SPANISH_CLOTHES } from './clothes.ts';
import { SPANISH_COUNTRIES } from './countries.ts';
import { SPANISH_DEVICES } from './devices.ts';
import { SPANISH_FOOD } from './food.ts';
import { SPANISH_FURTHER } from './further.ts';
import { SPANISH_GOODS } from './goods.ts';
import { SPANISH_HOME } from './home.ts';
import { SPANISH_LEISURE } from './leisure.ts';
import { SPANISH_NATURE } from './nature.ts';
import { SPANISH_PAPERS_AND_OCCASIONS } from './papers-and-occasions.ts';
import { SPANISH_PEOPLE } from './people.ts';
import { SPANISH_TOWN } from './town.ts';
import { SPANISH_VEHICLES_AND_TOOLS } from './vehicles-and-tools.ts';

/** What Spanish calls things, people, animals and places that may be in a picture. */
export const SPANISH_THINGS = [
  SPANISH_PEOPLE,
  SPANISH_CLOTHES,
  SPANISH_HOME,
  SPANISH_FOOD,
  SPANISH_GOODS,
  SPANISH_VEHICLES_AND_TOOLS,
  SPANISH_LEISURE,
  SPANISH_DEVICES,
  SPANISH_ANIMALS,
  SPANISH_NATURE,
  SPANISH_TOWN,
  SPANISH_PAPERS_AND_OCCASIONS,
  SPANISH_COUNTRIES,
  SPANISH_FURTHER,
].join('');
