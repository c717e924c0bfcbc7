import { z } from 'zod';
import { projectCategories, projects } from '@/content/portfolio';
import type { Project } from '@/content/project';
import { calendarDate } from '../site/time';
import {
  DocumentError,
  parseFrontMatter,
  readDocumentFiles,
  toPlainText,
  type DocumentFile,
} from './document-files';

/** Every project of the portfolio: those that are files of their own (`projects/*.mdx`), then those of portfolio.ts. */
export function readProjects(): Project[] {
  return [...readDocumentFiles('projects').map(parseProject), ...projects];
}

/** Parses one file. Throws an error that names the file and what is wrong. */
export function parseProject(file: DocumentFile): Project {
  const { source, checkedOn, metaTitle, metaDescription, ...front } = parseFrontMatter(
    projectFrontMatter,
    file,
  );
  return {
    ...front,
    id: file.slug,
    metaTitle: metaTitle ?? front.title,
    metaDescription: metaDescription ?? `${front.description} ${front.lede}`,
    provenance: source !== undefined && checkedOn !== undefined ? { source, checkedOn } : 'sample',
    ...readSections(file),
  };
}

/** The three parts of the text, each under its heading. */
function readSections({ file, body }: DocumentFile): Pick<Project, 'problem' | 'work' | 'result'> {
  const texts = new Map(
    body
      .split(/^## /m)
      .slice(1)
      .map(section => {
        const [heading = '', ...lines] = section.split('\n');
        return [heading.trim().toLowerCase(), toPlainText(lines.join('\n'))];
      }),
  );
  const textUnder = (heading: string) => {
    const text = texts.get(heading);
    if (!text) throw new DocumentError(file, `needs a text under "## The ${heading.replace('the ', '')}"`);
    return text;
  };
  return { problem: textUnder('the problem'), work: textUnder('the work'), result: textUnder('the result') };
}

const projectFrontMatter = z.strictObject({
  title: z.string().min(2),
  category: z.enum(projectCategories.map(({ id }) => id)),
  address: z.string().min(4),
  photo: z.strictObject({ file: z.string().min(1), alt: z.string().min(1) }),
  description: z.string().min(1),
  lede: z.string().min(1),
  metaTitle: z.string().min(1).optional(),
  metaDescription: z.string().min(1).optional(),
  launched: z.string().min(1).optional(),
  built: z.string().min(1).optional(),
  results: z.string().min(1).optional(),
  technologies: z.array(z.string().min(1)).optional(),
  /** Where its figures come from, and when that was checked; without both the page marks it as a sample. */
  source: z.string().min(1).optional(),
  checkedOn: calendarDate.optional(),
});
