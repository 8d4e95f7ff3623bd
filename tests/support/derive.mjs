import { tsImport } from 'tsx/esm/api';

/** Writes derived data once, before the tests, since what they import imports it. */
export default async function derive() {
  const { writeDerived } = await tsImport('../../lib/site/derive.ts', import.meta.url);
  await writeDerived();
}
