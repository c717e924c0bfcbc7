import { googleServices } from '@/content/google-services';
import type { GoogleService } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';
import { routes } from '@/lib/site/routes';

const { cabinet, groups } = googleHub;

/** The counter with its thirteen drawers, each a link to its tool; the four worth opening first stand open. */
export function ToolCabinet() {
  return (
    <section className="g-desk" data-exhibit="drawers">
      <div className="wrap">
        <div className="g-desk-head">
          <div>
            <h2>{cabinet.title}</h2>
            <p className="mt-3 max-w-[36em] text-lede">{cabinet.lede}</p>
          </div>
        </div>
        <div className="g-cabinet">
          {groups.map(({ title, line, ids }) => (
            <div key={title}>
              <p className="g-group">{title}</p>
              <p>{line}</p>
              <ul>
                {ids.map(id => (
                  <Drawer key={id} service={googleServices.find(service => service.id === id)} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Drawer({ service }: { service: GoogleService | undefined }) {
  if (!service) return null;
  const { id, name, line } = service;
  const cards = Object.entries(cabinet.opened).find(([key]) => key === id)?.[1];
  return (
    <li className={cards ? 'is-open' : undefined}>
      <a href={routes.googleService(id)}>
        {cards?.map(card => (
          <span key={card} className="file">
            {card}
          </span>
        ))}
        <span className="plank">
          <b>{name}</b>
          <i aria-hidden="true" />
          <span>{line}</span>
        </span>
      </a>
    </li>
  );
}
