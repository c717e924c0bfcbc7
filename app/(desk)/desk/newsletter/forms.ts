import { z } from 'zod';
import { newsletterFigures } from '@/content/newsletter';
import { text } from '@/lib/site/fields';

const { subjectLength, textLength } = newsletterFigures;
const SUBJECT_PROBLEM = `Write a subject of 1 to ${subjectLength} characters.`;
const TEXT_PROBLEM = `Write a text of 1 to ${textLength} characters.`;

export const issueForm = z.object({
  subject: text('Subject', {
    max: subjectLength,
    hint: 'It’s the heading of the email too.',
    empty: SUBJECT_PROBLEM,
    tooLong: SUBJECT_PROBLEM,
  }),
  markdown: text('Text', {
    kind: 'long',
    max: textLength,
    hint: 'Markdown: an empty line begins a paragraph, ## a heading, - a list. [words](https://address) is a link, **bold** is bold.',
    empty: TEXT_PROBLEM,
    tooLong: TEXT_PROBLEM,
  }),
});
