import { projectFilterBehaviour } from '@/components/portfolio/project-filter-behaviour';
import type { Behaviours } from '../behaviours';

export const behaviours = { projects: projectFilterBehaviour } satisfies Behaviours;
