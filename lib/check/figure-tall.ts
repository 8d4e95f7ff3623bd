import { finding, type PageRule } from './rule';

/** Participants read on phones: their drawings have a tall version, whose letters are large enough there. */
export const figureTall: PageRule = (checked, site) => {
  if (!checked.page.frontMatter.audience.includes('participant')) return [];
  return checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'image') return [];
    const name = /^Diagram:(.*)$/.exec(reference.value)?.[1];
    if (!name || !site.diagrams.has(name) || site.diagrams.has(`${name}.tall`)) return [];
    const message = `The drawing "${name}" has no tall version for phones.`;
    return [finding(checked, 'figure-tall', reference, message, `Draw content/_diagrams/${name}.tall.svg, 360 wide.`)];
  });
};
