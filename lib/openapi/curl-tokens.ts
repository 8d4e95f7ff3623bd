/** A piece of a command with the class of its color; text in the default color has none. */
interface Token {
  text: string;
  className?: string;
}

/** The colors of a command that `curlCommand` wrote, line by line, as the code blocks of the site have them. */
export function curlTokens(command: string): Token[][] {
  const lines: Token[][] = [[]];
  const add = (text: string, className?: string) => {
    text.split('\n').forEach((part, index) => {
      if (index) lines.push([]);
      if (part) lines.at(-1)?.push(className ? { text: part, className } : { text: part });
    });
  };
  // A quote inside quotes is written as '\'', so every other part is quoted.
  command
    .replaceAll(`'\\''`, INNER_QUOTE)
    .split("'")
    .forEach((part, index) => {
      if (index % 2) add(`'${part.replaceAll(INNER_QUOTE, `'\\''`)}'`, 't-st');
      else
        for (const [piece] of part.matchAll(/^curl| \\(?=\n)|(?:(?! \\\n)[^])+?(?= \\\n|$)/g))
          add(piece, OUTSIDE[piece]);
    });
  return lines;
}

const INNER_QUOTE = '\uE000';
const OUTSIDE: Record<string, string | undefined> = { curl: 't-fu', ' \\': 't-nu' };
