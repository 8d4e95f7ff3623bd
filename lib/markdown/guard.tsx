import type { ComponentType, ReactNode } from 'react';
import { DiagnosticError, type Diagnostic, type TextDiagnostic } from '@/lib/diagnostics/diagnostic';
import { PLACE } from './tag-places';

// Authors' components take plain strings and children, and each validates its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a map of components with different props has no narrower type
export type Vocabulary = Record<string, ComponentType<any>>;

/**
 * Wraps the components so that one that fails does not stop the others: if one rejects its attributes or its data,
 * the problem is reported at its tag, and its content is shown without it.
 */
export function guarded(
  components: Vocabulary,
  report: { onPage: (problem: TextDiagnostic) => void; elsewhere: (problems: Diagnostic[]) => void },
): Vocabulary {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      // They are functions without hooks, rendered once, so calling them is what React would do.
      const draw = component as (props: object) => ReactNode;
      const Guarded = ({ [PLACE]: place = '', ...props }: { [PLACE]?: string; children?: ReactNode }): ReactNode => {
        try {
          return draw(props);
        } catch (error) {
          // Errors in a data file are reported there, once, no matter how many tags use it.
          if (error instanceof DiagnosticError) report.elsewhere(error.problems);
          else {
            const [line = 0, column = 0] = place.split(':').map(Number);
            const message = error instanceof Error ? error.message : String(error);
            report.onPage({ line, column, rule: 'component', message, severity: 'error' });
          }
          return <div data-fault={name}>{props.children}</div>;
        }
      };
      // Components that inspect their children recognize them by name.
      Guarded.displayName = name;
      return [name, Guarded];
    }),
  );
}
