import { careers as ours } from '../../../content/careers';

export const careers = {
  ...ours,
  title: 'Careers: working with us in Port Alder',
  heading: 'Careers: work with us in Port Alder',
};
