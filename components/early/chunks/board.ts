import { rotateBoardBehaviour } from '@/components/sections/rotate-board-behaviour';
import { attachAll } from '../behaviours';

attachAll({ board: rotateBoardBehaviour });
