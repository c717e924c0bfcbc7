import type { caseStudies } from '@/content/case-studies';

export type Study = (typeof caseStudies)[number];
