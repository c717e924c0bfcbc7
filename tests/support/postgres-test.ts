import { test as base } from 'vitest';
import { findPostgres } from '../../ops/system-packages.mjs';

/** Vitest's test for the files that need PostgreSQL: skipped where none is installed. */
export const test = findPostgres() === null ? base.skip : base;
