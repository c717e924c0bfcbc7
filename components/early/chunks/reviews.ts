import { carouselRotationBehaviour } from '@/components/reviews/carousel-rotation-behaviour';
import { carouselBehaviour } from '@/components/ui/carousel-behaviour';
import { attachAll } from '../behaviours';

attachAll({
  'rotating-carousel': root => {
    carouselBehaviour(root);
    carouselRotationBehaviour(root);
  },
});
