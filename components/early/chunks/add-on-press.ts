import { addOnPressBehaviour } from '@/components/packages/add-on-press-behaviour';
import { attachAll } from '../behaviours';

attachAll({ 'add-on-press': addOnPressBehaviour });
