import { GERMAN_ANIMALS } from './animals.ts';
import { GERMAN_CLOTHES } from './clothes.ts';
import { GERMAN_COUNTRIES } from './countries.ts';
import { GERMAN_DEVICES } from './devices.ts';
import { GERMAN_FOOD } from './food.ts';
import { GERMAN_FURTHER } from './further.ts';
import { GERMAN_GOODS } from './goods.ts';
import { GERMAN_HOME } from './home.ts';
import { GERMAN_LEISURE } from './leisure.ts';
import { GERMAN_NATURE } from './nature.ts';
import { GERMAN_PAPERS_AND_OCCASIONS } from './papers-and-occasions.ts';
import { GERMAN_PEOPLE } from './people.ts';
import { GERMAN_TOWN } from './town.ts';
import { GERMAN_VEHICLES_AND_TOOLS } from './vehicles-and-tools.ts';

/** What German calls things, people, animals and places that may be in a picture. */
export const GERMAN_THINGS = [
  GERMAN_PEOPLE,
  GERMAN_CLOTHES,
  GERMAN_HOME,
  GERMAN_GOODS,
  GERMAN_FOOD,
  GERMAN_VEHICLES_AND_TOOLS,
  GERMAN_LEISURE,
  GERMAN_DEVICES,
  GERMAN_ANIMALS,
  GERMAN_NATURE,
  GERMAN_TOWN,
  GERMAN_COUNTRIES,
  GERMAN_PAPERS_AND_OCCASIONS,
  GERMAN_FURTHER,
].join('');
