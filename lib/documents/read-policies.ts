import { z } from 'zod';
import { calendarDate } from './calendar-date';
import { DocumentError, parseFrontMatter, readDocumentFiles, type DocumentFile } from './document-files';
import { toPlainText } from './plain-text';

/** The order in which the index lists the groups. */
export const POLICY_GROUPS = ['Terms', 'Privacy and data', 'Support and service', 'Billing'] as const;

/** One page of terms, policies and notices (docs/product/policies.md#policies). */
export type Policy = z.infer<typeof frontMatterSchema> & {
  slug: string;
  /** The MDX source, front matter removed. */
  body: string;
  /** The words alone, for search. */
  text: string;
};

/** All policies, by heading. Throws when one of them points to a policy that does not exist. */
export function readPolicies(): Policy[] {
  const files = readDocumentFiles('policies');
  const slugs = new Set(files.map(file => file.slug));
  const policies = files.map(file => {
    const policy = parsePolicy(file);
    const missing = policy.related.find(slug => !slugs.has(slug) || slug === policy.slug);
    if (missing) throw new DocumentError(file.file, `related: there is no other policy '${missing}'`);
    return policy;
  });
  return policies.sort((a, b) => a.heading.localeCompare(b.heading));
}

/** The policy of that slug; throws where there is none. */
export function getPolicy(slug: string): Policy {
  const policy = readPolicies().find(candidate => candidate.slug === slug);
  if (!policy) throw new DocumentError(`content/policies/${slug}.mdx`, 'there is no such policy');
  return policy;
}

/** Parses one file. Throws an error that names the file and the field. */
export function parsePolicy(file: DocumentFile): Policy {
  const front = parseFrontMatter(frontMatterSchema, file);
  const latestFirst = [...front.changes].sort((a, b) => b.date.localeCompare(a.date));
  return { ...front, changes: latestFirst, slug: file.slug, body: file.body, text: toPlainText(file.body) };
}

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  heading: z.string().min(1),
  summary: z.string().min(1),
  effective: calendarDate,
  changes: z.array(z.strictObject({ date: calendarDate, text: z.string().min(1) })).min(1),
  related: z.array(z.string().min(1)).default([]),
  group: z.enum(POLICY_GROUPS),
});
