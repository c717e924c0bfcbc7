import { BoxStack } from '@/components/exhibits/articles/box-stack';
import { FirstScreens } from '@/components/exhibits/articles/first-screens';
import { MileWalk } from '@/components/exhibits/articles/mile-walk';
import { MonthLeaves } from '@/components/exhibits/articles/month-leaves';
import { OddSign } from '@/components/exhibits/articles/odd-sign';
import { PagesForQuestions } from '@/components/exhibits/articles/pages-for-questions';
import { ParkingLots } from '@/components/exhibits/articles/parking-lots';
import { ThreeStations } from '@/components/exhibits/articles/three-stations';
import { TitleRuler } from '@/components/exhibits/articles/title-ruler';
import { TwoAnswers } from '@/components/exhibits/articles/two-answers';
import { WayOut } from '@/components/exhibits/articles/way-out';
import type { MdxComponents } from '@/lib/documents/render-mdx';
import { documentComponents } from './document-components';

/** The drawings that an article may name. */
export const articleFigures = {
  BoxStack,
  FirstScreens,
  MileWalk,
  MonthLeaves,
  OddSign,
  PagesForQuestions,
  ParkingLots,
  ThreeStations,
  TitleRuler,
  TwoAnswers,
  WayOut,
} satisfies MdxComponents;

/** What an article is made of: what any document is, and its drawings. */
export const articleComponents = { ...documentComponents, ...articleFigures };
