import type { BladeLook } from '@/components/drawings/blade-sign-drawing';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { routes } from '@/lib/site/routes';
import { ServiceDirectory } from './service-directory';
import { ServicesShowcase } from './services-showcase';
import { BrowserPicture, ChatPicture, RankPicture } from './slide-pictures';

/** What we do: three slides, then the directory of the six services. */
export function HomeServices({ slides, services }: HomeServicesProps) {
  const signedSlides = slides.map(({ id, title, text, note, service }) => {
    const entry = services.find(candidate => candidate.id === service);
    return {
      id,
      title,
      text,
      note,
      sign: signOf(entry),
      link: { href: routes.service(service), label: entry?.title ?? title },
      picture: PICTURES[id],
    };
  });
  const entries = services.map(service => ({
    href: routes.service(service.id),
    title: service.title,
    line: service.description,
    sign: signOf(service),
  }));
  return (
    <Section tight>
      <SectionHead title="Our services" link={{ href: routes.services(), label: 'All six services' }} />
      <ServicesShowcase slides={signedSlides} />
      <div className="mt-14 max-sm:mt-4">
        <ServiceDirectory entries={entries} />
      </div>
    </Section>
  );
}

function signOf(service: Service | undefined): BladeLook {
  if (!service) return { glyph: 'shop', color: 'terra', shape: 'shield' };
  return { glyph: service.icon, color: service.color, shape: service.shape };
}

const PICTURES = {
  'local-seo': <RankPicture />,
  website: <BrowserPicture />,
  chatbot: <ChatPicture />,
};

type Service = {
  id: string;
  title: string;
  description: string;
  icon: BladeLook['glyph'];
  color: BladeLook['color'];
  shape: BladeLook['shape'];
};

type HomeServicesProps = {
  slides: readonly {
    id: keyof typeof PICTURES;
    title: string;
    text: string;
    note?: string;
    service: string;
  }[];
  services: readonly Service[];
};
