import { carouselRotationBehaviour } from '@/components/reviews/carousel-rotation-behaviour';
import { carouselBehaviour } from '@/components/ui/carousel-behaviour';
import type { Behaviours } from '../behaviours';

export const behaviours = {
  'rotating-carousel': root => {
    carouselBehaviour(root);
    carouselRotationBehaviour(root);
  },
} satisfies Behaviours;
