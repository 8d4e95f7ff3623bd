import type { MockRequest } from './mock-api';

/** An error in a command, with the offset where it begins. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly offset = 0,
  ) {
    super(message);
  }
}

interface Word {
  text: string;
  offset: number;
}

/** Options that change nothing here: redirects, patterns in addresses, and what curl prints. */
const IGNORED = /^(-[LgsSifv]+|--(location|globoff|silent|show-error|include|fail|verbose))$/;

/** The short name of each option with a value. */
const WITH_VALUE: Record<string, string> = {
  '--request': '-X',
  '--user': '-u',
  '--header': '-H',
  '--data': '-d',
  '--data-raw': '-d',
  '--data-binary': '-d',
};

/**
 * Reads a `curl` command as a POSIX shell and curl would, as far as this site's samples go.
 * @throws CommandError for what is wrong, and for what only the real curl can do.
 */
export function parseCurl(command: string): MockRequest {
  const words = splitWords(command);
  const [program, ...rest] = words;
  if (program?.text !== 'curl') throw new CommandError('The command must start with "curl".', program?.offset);
  let method: string | undefined;
  let address: Word | undefined;
  let authorization: string | undefined;
  const headers: Record<string, string> = {};
  const data: string[] = [];
  while (rest.length) {
    const word = rest.shift()!;
    if (IGNORED.test(word.text)) continue;
    if (!word.text.startsWith('-')) {
      address = word;
      continue;
    }
    const option = WITH_VALUE[word.text] ?? word.text;
    if (!/^-[XuHd]$/.test(option)) throw new CommandError(`Only the real curl knows "${word.text}".`, word.offset);
    const value = rest.shift()?.text;
    if (value === undefined) throw new CommandError(`"${word.text}" needs a value.`, word.offset);
    if (option === '-X') method = value;
    if (option === '-u') authorization = `Basic ${value}`;
    if (option === '-H') {
      const [, name = '', text = ''] = /^([^:]+):\s*(.*)$/.exec(value) ?? [];
      headers[name.toLowerCase()] = text;
    }
    if (option === '-d') {
      if (value.startsWith('@') && word.text !== '--data-raw')
        throw new CommandError('Files cannot be read here.', word.offset);
      data.push(value);
    }
  }
  if (!address) throw new CommandError('The address is missing.', program.offset);
  const { pathname, search } = readAddress(address);
  const hasData = data.length > 0;
  return {
    method: method ?? (hasData ? 'POST' : 'GET'),
    url: pathname + search,
    headers: {
      authorization: authorization ?? headers.authorization,
      'content-type': headers['content-type'] ?? (hasData ? 'application/x-www-form-urlencoded' : undefined),
    },
    body: data.join('&'),
  };
}

/** @throws CommandError if it isn't an address; as with curl, it needs no protocol. */
function readAddress(word: Word): URL {
  try {
    return new URL(/^https?:/i.test(word.text) ? word.text : `http://${word.text}`);
  } catch {
    throw new CommandError(`"${word.text}" is not an address.`, word.offset);
  }
}

/** The words of a shell command, without their quotes. A backslash before the end of a line joins it to the next. */
function splitWords(command: string): Word[] {
  const words: Word[] = [];
  const piece = /\\\n|\\([^\n])|'([^']*)'|"((?:[^"\\]|\\.)*)"|(\s+)|([^\s'"\\]+)|(['"\\])/gs;
  let word: Word | undefined;
  for (const match of command.trimEnd().matchAll(piece)) {
    const [whole, escaped, single, double, space, plain, open] = match;
    if (open) throw new CommandError(`A ${open} is never closed.`, match.index);
    if (space !== undefined || whole === '\\\n') {
      word = undefined;
      continue;
    }
    if (!word) words.push((word = { text: '', offset: match.index }));
    word.text += escaped ?? single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? plain ?? '';
  }
  return words;
}
