/** An address that an exported page refers to. */
export interface Link {
  tag: string;
  attribute: string;
  address: string;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"/]+)="([^"]*)"/g;
const NOT_MARKUP = /<!--[\s\S]*?-->|(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi;

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** The tags of a page with their attributes, without the text of scripts and styles. */
function* tagsOf(html: string): Generator<{ tag: string; attributes: Map<string, string> }> {
  for (const [, tag = '', text = ''] of html.replace(NOT_MARKUP, '$1').matchAll(TAG)) {
    const pairs = [...text.matchAll(ATTRIBUTE)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), decode(value)] as const,
    );
    yield { tag: tag.toLowerCase(), attributes: new Map(pairs) };
  }
}

/**
 * Every address on a page: links, pictures, scripts, styles, the refresh target of a moved page, and social preview
 * pictures.
 */
export function readLinks(html: string): Link[] {
  const links: Link[] = [];
  for (const { tag, attributes } of tagsOf(html)) {
    for (const attribute of ['href', 'src']) {
      const address = attributes.get(attribute);
      if (address !== undefined) links.push({ tag, attribute, address });
    }
    if (tag !== 'meta') continue;
    const content = attributes.get('content') ?? '';
    const refresh = attributes.get('http-equiv') === 'refresh' ? /url=(.*)$/.exec(content)?.[1] : undefined;
    const shared = /^(og|twitter):(url|image)$/.test(attributes.get('property') ?? attributes.get('name') ?? '');
    if (refresh ?? shared) links.push({ tag, attribute: 'content', address: refresh ?? content });
  }
  return links;
}

/** The IDs on a page, which links may point to. */
export function readIds(html: string): Set<string> {
  const ids = new Set<string>();
  for (const { attributes } of tagsOf(html)) {
    const id = attributes.get('id');
    if (id) ids.add(id);
  }
  return ids;
}
