import { careers as original } from '../../../content/careers';

export const careers = {
  ...original,
  title: 'Careers: working with us in Port Alder',
  heading: 'Careers: work with us in Port Alder',
};
