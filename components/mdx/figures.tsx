import type { ReactNode } from 'react';
import { toHref } from '@/lib/site/paths';
import { settings } from '@/lib/site/settings';

interface Size {
  width?: string | number;
  height?: string | number;
}

/** Two pictures of which CSS shows the one that fits the color mode; without script and attribute the light one. */
export function ThemedImage(props: { light: string; dark: string; alt: string } & Size): ReactNode {
  const { light, dark, alt, width, height } = props;
  const common = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <span className="themed">
      <img className="only-light" src={toHref(light, settings.basePath)} alt={alt} {...common} />
      <img className="only-dark" src={toHref(dark, settings.basePath)} alt={alt} {...common} />
    </span>
  );
}

/** A picture with a caption. */
export function Figure(props: { src: string; alt: string; caption?: string } & Size): ReactNode {
  const { src, alt, caption, width, height } = props;
  return (
    <figure className="figure">
      <img
        src={toHref(src, settings.basePath)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** A drawing of ours in light and dark, with an optional long description for those who cannot see it. */
export function ThemedFigure(props: {
  name: string;
  alt: string;
  caption?: string;
  width: number;
  height: number;
  children?: ReactNode;
}): ReactNode {
  const { name, alt, caption, width, height, children } = props;
  return (
    <figure className="figure">
      <div className="figure-scroll" role="group" tabIndex={0} aria-label={`Picture: ${caption ?? alt}`}>
        <ThemedImage
          light={`/diagrams/${name}.light.svg`}
          dark={`/diagrams/${name}.dark.svg`}
          alt={alt}
          width={width}
          height={height}
        />
      </div>
      {caption || children ? (
        <figcaption>
          {caption}
          {children ? (
            <details className="details">
              <summary>The picture in words</summary>
              <div className="details-content">{children}</div>
            </details>
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
