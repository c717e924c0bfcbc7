import { projectFilterBehaviour } from '@/components/portfolio/project-filter-behaviour';
import { attachAll } from '../behaviours';

attachAll({ projects: projectFilterBehaviour });
