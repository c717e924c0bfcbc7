import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Icon } from '@/components/ui/icon';
import { reviewExhibit as words } from '@/content/exhibits/service-heroes';

/** Four door signs with what a customer wrote, one of them bad, and our reply hung under each. */
export function DoorSigns() {
  return (
    <Exhibit name="signs" className="door-signs">
      <ul className="wrap">
        {words.signs.map(({ shop, stars, text, answer }) => (
          <li key={shop} className={stars < 3 ? 'sign-bad' : undefined}>
            <i className="sign-hook" />
            <blockquote className="sign-board">
              <p className="sign-shop">{shop}</p>
              <p className="sign-stars">
                <span className="sr-only">{stars} of 5 stars</span>
                {STARS.map(star => (
                  <Icon key={star} name="star" className={star <= stars ? 'star-on' : 'star-off'} />
                ))}
              </p>
              <p className="sign-text">“{text}”</p>
            </blockquote>
            <div className="sign-reply paper">
              <p className="sign-who">{words.reply}</p>
              <p>{answer}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="wrap mt-6">
        <SampleTag />
      </p>
    </Exhibit>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;
