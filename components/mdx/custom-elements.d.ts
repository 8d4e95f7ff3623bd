import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  [attribute: `data-${string}`]: string | number | boolean | undefined;
};

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to teach JSX an element's name
  namespace JSX {
    interface IntrinsicElements {
      'tab-group': CustomElement;
    }
  }
}
