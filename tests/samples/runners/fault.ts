import type { Sample } from '@/lib/check/samples/sample';

/** What is wrong with a sample, in one line or a few; nothing when the check holds. */
export type Fault = string | undefined;

/** Tries to prove a sample. */
export type Runner = (sample: Sample) => Fault | Promise<Fault>;

/** The message of anything thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
