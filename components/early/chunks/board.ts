import { rotateBoardBehaviour } from '@/components/sections/rotate-board-behaviour';
import type { Behaviours } from '../behaviours';

export const behaviours = { board: rotateBoardBehaviour } satisfies Behaviours;
