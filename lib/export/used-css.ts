import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** Classes and tags that a page's HTML holds. */
export interface PageTokens {
  classes: Set<string>;
  tags: Set<string>;
}

/** Reads classes and tags of a page; a rough scan is enough, for it may only find too much. */
export function readTokens(html: string): PageTokens {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\bclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) classes.add(name);
  }
  const tags = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) tags.add(name.toLowerCase());
  return { classes, tags };
}

interface Needs {
  classes: string[];
  tags: string[];
}

/**
 * What must be in a page for a selector to match: its classes and tags outside of `:not()`, `:is()`, `:where()` and
 * `:has()`. Attributes, ids and states are not looked at, so a selector may be kept in vain but is never missed.
 */
export function selectorNeeds(selector: string): Needs {
  let plain = selector;
  for (let previous = ''; previous !== plain;) {
    previous = plain;
    plain = plain.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  plain = plain.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '');
  return {
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    tags: [...plain.matchAll(/(?:^|[\s>+~])([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name.toLowerCase()),
  };
}

type Prepared = { node: Rule; needs: Needs[] };

/** A style sheet read once, that gives each page the rules it uses. */
export class UsedCss {
  private readonly root: Root;
  private readonly needs = new Map<ChildNode, Prepared['needs']>();

  constructor(css: string) {
    this.root = postcss.parse(css);
    this.root.walkRules((rule) => {
      this.needs.set(rule, rule.selectors.map(selectorNeeds));
    });
  }

  /** The rules that may match something in the page, in their order, without the empty shells of the others. */
  for({ classes, tags }: PageTokens): string {
    const matches = ({ classes: wanted, tags: elements }: Needs) =>
      wanted.every((name) => classes.has(name)) && elements.every((name) => tags.has(name));
    const write = (container: Container): string =>
      (container.nodes ?? [])
        .map((node) => {
          if (node.type === 'comment') return '';
          if (node.type === 'decl') return node.toString() + ';';
          if (node.type === 'rule') return this.needs.get(node)?.some(matches) === false ? '' : node.toString();
          const rule = node as AtRule;
          if (!rule.nodes || /keyframes$|^font-face$|^property$/.test(rule.name))
            return `${rule.toString()}${rule.nodes ? '' : ';'}`;
          const inner = write(rule);
          return inner ? `@${rule.name} ${rule.params}{${inner}}` : '';
        })
        .join('');
    return write(this.root);
  }
}
