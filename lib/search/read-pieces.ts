/**
 * The elements of a JSON list as they arrive. Each element but the brackets stands on a line of its own: see
 * write-index.ts. So the first ones are read while a slow line still brings the rest.
 * @throws SyntaxError when a line is no JSON; whatever the line brings when it breaks.
 */
export async function* readPieces(response: Response): AsyncGenerator<unknown> {
  const reader = response.body?.getReader();
  if (!reader) {
    yield* (await response.json()) as unknown[];
    return;
  }
  const decoder = new TextDecoder();
  let rest = '';
  for (let done = false; !done;) {
    const chunk = await reader.read();
    done = chunk.done;
    const lines = (rest + decoder.decode(chunk.value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) {
      const element = line.replace(/,$/, '');
      if (element && element !== '[' && element !== ']') yield JSON.parse(element);
    }
  }
}
