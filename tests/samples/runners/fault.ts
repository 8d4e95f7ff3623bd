import type { Sample } from '../sample';

/** What is wrong with a sample, in one or a few lines, or undefined if it passes. */
export type Fault = string | undefined;

/** Checks a sample; `imported` are the samples that it imports from its own folder. */
export type Runner = (sample: Sample, imported?: Sample[]) => Fault | Promise<Fault>;

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
