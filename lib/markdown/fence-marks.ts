/** The words after a fence's language. docs/authoring.md explains each mark. */
export interface FenceMarks {
  title?: string;
  check: boolean;
  run: boolean;
  /** A query that readers can run on the made-up people. */
  people: boolean;
  /** Runs with access to the API and the packages it imports. */
  api: boolean;
  /** The result of the fence above it. */
  result: boolean;
  schema?: string;
  input?: string;
}

/** Reads a fence's marks. Titles are quoted, so the word "run" in a title is not a mark. */
export function readMarks(meta: string): FenceMarks {
  const quoted = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
  const words = new Set(meta.replace(/\w+="[^"]*"/g, '').split(/\s+/));
  return {
    title: quoted('title'),
    check: words.has('check'),
    run: words.has('run'),
    people: words.has('people'),
    api: words.has('api'),
    result: words.has('result'),
    schema: quoted('schema'),
    input: quoted('input'),
  };
}
