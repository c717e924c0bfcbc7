import { DrawerCards, DrawerFront } from '@/components/exhibits/drawer';
import { googleServices } from '@/content/google-services';
import type { GoogleService } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';
import { routes } from '@/lib/site/routes';
import { ToolDesk } from './tool-desk';

const { cabinet, groups } = googleHub;

/** The counter with its thirteen drawers, each a link to its tool; the four worth opening first stand open. */
export function ToolCabinet() {
  return (
    <ToolDesk name="drawers" title={cabinet.title} lede={cabinet.lede}>
      <div className="drawers grid gap-4 px-4 py-6 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ title, line, ids }) => (
          <div key={title} className="flex flex-col">
            <p className="mt-4 font-display text-h3 font-[750] text-white">{title}</p>
            <p className="mt-1 mb-3 min-h-[3em] leading-snug text-(--b-white)">{line}</p>
            <ul className="flex flex-1 flex-col gap-3">
              {ids.map(id => (
                <Drawer key={id} service={googleServices.find(service => service.id === id)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ToolDesk>
  );
}

function Drawer({ service }: { service: GoogleService | undefined }) {
  if (!service) return null;
  const { id, name, line } = service;
  const cards = Object.entries(cabinet.opened).find(([key]) => key === id)?.[1];
  return (
    <li className="flex flex-1 rounded-edge bg-(--w4)">
      <a
        href={routes.googleService(id)}
        className="group flex flex-1 flex-col text-ink-fixed focus-visible:outline-white"
      >
        {cards ? <DrawerCards cards={cards} /> : null}
        <DrawerFront
          as="span"
          plate={name}
          className="flex-1 content-center transition-transform group-hover:translate-y-[3px]"
        >
          <span className="drawer-text">{line}</span>
        </DrawerFront>
      </a>
    </li>
  );
}
