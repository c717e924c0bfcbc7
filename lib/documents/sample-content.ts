import { caseStudies } from '@/content/case-studies';
import { promotion } from '@/content/promotion';
import { isSample } from '@/content/provenance';
import { reviews } from '@/content/reviews';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { readProjects } from './read-documents';

/** Everything in the content that we invented, by the file it is in (docs/product/pages.md#samples). */
export function listSamples(): string[] {
  const { membership, legal, provenance, phone, email, supportEmail, address } = site;
  const entries = [
    ...reviews.items.map(item => ({ ...item, label: `reviews.ts: the review by ${item.author}` })),
    { ...reviews.stats, label: 'reviews.ts: the counts of reviews and of businesses served' },
    ...testimonials.map(item => ({
      ...item,
      label: `testimonials.ts: the words of ${item.author}`,
    })),
    { ...promotion.claim, label: 'promotion.ts: the claim of sign-ups and ratings' },
    ...team.map(person => ({ ...person, label: `team.ts: ${person.name}` })),
    ...readProjects().map(project => ({ ...project, label: `the project ${project.title}` })),
    ...caseStudies.map(study => ({ ...study, label: `case-studies.ts: ${study.project}` })),
    { ...legal, label: `site.ts: ${legal.name}, its courts and its hosting provider` },
    { provenance: provenance.phone, label: `site.ts: the phone ${phone.display}` },
    { provenance: provenance.emails, label: `site.ts: the emails ${email} and ${supportEmail}` },
    { provenance: provenance.address, label: `site.ts: the address ${address.street}, ${address.city}` },
    { provenance: provenance.foundedYear, label: `site.ts: "Since ${site.foundedYear}"` },
    { ...membership, label: `site.ts: the membership in the ${membership.name}` },
  ];
  return entries.filter(isSample).map(({ label }) => label);
}

/**
 * What stops a production start while content is invented, or null. `settings` as `process.env`; the commands for staff
 * run all the same, so this is no part of parseEnv.
 */
export function findSampleProblem(settings: Record<string, string | undefined>): string | null {
  if (settings['APP_MODE'] !== 'production' || settings['ALLOW_SAMPLE_CONTENT'] === 'yes') return null;
  const samples = listSamples();
  if (samples.length === 0) return null;
  return `ALLOW_SAMPLE_CONTENT: content/ still holds samples. Replace them, or set it to yes to go live with them:\n  ${samples.join('\n  ')}`;
}
