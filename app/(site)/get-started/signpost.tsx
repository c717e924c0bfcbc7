import { signText } from '@/components/drawings/sign-text';
import { block, circle, d, path, type Color } from '@/components/drawings/svg';
import { embeds } from '@/content/embeds';
import { facts } from '@/content/facts';
import { getStarted } from '@/content/get-started';
import { plans } from '@/content/plans';
import { questionnaire } from '@/content/questionnaire';

/** The page's three ways on one post. Decorative, because the sentence beside it names them; not on small screens. */
export function Signpost() {
  return (
    <div
      className="ml-auto hidden max-w-[440px] lg:block dark:[--n:16%]"
      dangerouslySetInnerHTML={{ __html: `<svg viewBox="0 0 440 330" aria-hidden="true">${markup()}</svg>` }}
    />
  );
}

function markup(): string {
  const { plans: toPlans, questions, minutes } = getStarted.signpost;
  // A hosted questionnaire's questions are not counted here.
  const count = embeds.questionnaire === '' ? `${questionnaire.questions.length} ` : '';
  return (
    block('30 308 380 12', 'stone') +
    block('30 320 380 10', 'steel') +
    block('178 292 84 16', 'slate', 'rx="3"') +
    block('211 18 18 276', 'wood') +
    block('222 18 7 276', 'shade') +
    circle(220, 16, 13, 'brass') +
    arm(`${plans.length} ${toPlans}`, { y: 36, points: 'left', board: 'bottle', letters: 'butter' }) +
    arm(`${count}${questions}`, { y: 120, points: 'right', board: 'red', letters: 'white' }) +
    arm(`${facts.consultation.freeMinutes} ${minutes}`, {
      y: 204,
      points: 'left',
      board: 'enamel',
      letters: 'white',
    })
  );
}

/** A board of 330 by 68 that points one way, with a painted keyline. */
function arm(text: string, { y, points, board, letters }: ArmSpec): string {
  const isLeft = points === 'left';
  const outline = path(shape(0), board) + `<path d="${shape(6)}" fill="none" class="s c-${letters}"/>`;
  const drawn = isLeft ? `<g transform="translate(330,0) scale(-1,1)">${outline}</g>` : outline;
  const word = signText(text, { x: isLeft ? 178 : 152, y: 45, width: 240, size: 34, c: letters });
  return `<g transform="translate(${isLeft ? 20 : 90},${y})">${drawn}${word}</g>`;
}

function shape(inset: number): string {
  const half = 34 - inset;
  return d`M${inset} ${inset}h${300 - inset}l${30 - inset} ${half} ${inset - 30} ${half}h${inset - 300}Z`;
}

type ArmSpec = { y: number; points: 'left' | 'right'; board: Color; letters: Color };
