import { facts } from '@/content/facts';

/** Resources: what the rack says. */
export const leafletRack = { head: 'TAKE ONE' } as const;

/** Support: what the phone's screen says. */
export const deskPhone = {
  hours: facts.support.hours,
  emergency: `Emergencies ${facts.support.emergencyHours}`,
} as const;
