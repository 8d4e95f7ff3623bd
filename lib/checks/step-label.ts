import { onLine, type DocumentRule } from './rule';

const LABEL = /^\s*\d+\. \*\*((?:[^*]|\*(?!\*))+)\*\*/;

/** In a step, what's bold is the name of a button. A label in front would look like one, so it's a sentence of its own. */
export const stepLabel: DocumentRule = {
  id: 'step-label',
  check: ({ document }) =>
    document.mdx.split('\n').flatMap((line, index) => {
      const label = LABEL.exec(line)?.[1];
      if (!label || /[.?!:]["”»]?$/.test(label)) return [];
      const hint = 'End it with a period: "1. **Open the form.** In **Activities**, click **+ Add**."';
      return [onLine(document, { line: index + 1 }, `The label "${label}" runs into the step.`, hint)];
    }),
};
