import { SearchSession } from '@/components/client/search/search-session';
import { buildIndexFiles, type HeadPiece } from '@/lib/search/index-files';
import { searchPage } from '../../search/search-page';

const { head, body } = buildIndexFiles(
  [
    searchPage('/surveys/', 'Surveys', 'Ends of a slider.', { keywords: 'questionnaire' }),
    searchPage('/maps/', 'Maps', 'Where people go.', { keywords: 'geography' }),
  ],
  {},
);

/** Pieces that come one by one, when they are let. */
function held(pieces: readonly HeadPiece[]) {
  const waiting: (() => void)[] = [];
  let failure: Error | null = null;
  async function* stream(): AsyncGenerator<HeadPiece> {
    for (const piece of pieces) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (failure) throw failure;
      yield piece;
    }
  }
  const flush = () => new Promise((resolve) => setTimeout(resolve));
  const pass = async () => {
    waiting.shift()?.();
    await flush();
  };
  const fail = async (error: Error) => {
    failure = error;
    await pass();
  };
  return { stream: stream(), pass, fail, flush };
}

const urls = (session: SearchSession, text: string) => session.search({ text, limit: 8 }).results.map(({ url }) => url);
const fetchBody = <T>() => Promise.resolve(body as T);
const unexpected = (error: unknown) => {
  throw error;
};

it('answers from titles and headings while the rest of the first part is on its way', async () => {
  const { stream, pass, flush } = held(head);
  const opening = SearchSession.open(stream, fetchBody, unexpected);
  await flush();
  await pass();
  await pass();
  const session = await opening;
  const heard = jest.fn();
  session.listen(heard);
  expect(urls(session, 'surveys')).toEqual(['/surveys/']);
  expect(urls(session, 'questionnaire')).toEqual([]);
  // "serveys" may be a word that is still to come; it is taken for an error once all topics are known.
  expect(urls(session, 'serveys')).toEqual([]);
  expect(session.complete).toBe(false);
  await pass();
  await flush();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(urls(session, 'questionnaire')).toEqual(['/surveys/']);
  expect(urls(session, 'serveys')).toEqual(['/surveys/']);
  expect(session.complete).toBe(false);
});

it('asks for the words of the text only when the first part is whole', async () => {
  const { stream, pass, flush } = held(head);
  const asked: string[] = [];
  const opening = SearchSession.open(
    stream,
    <T>(file: string) => {
      asked.push(file);
      return Promise.resolve(body as T);
    },
    unexpected,
  );
  await flush();
  await pass();
  await pass();
  const session = await opening;
  const loading = session.loadBody();
  await flush();
  expect(asked).toEqual([]);
  await pass();
  await loading;
  expect(asked).toEqual(['search-words.json']);
  expect(urls(session, 'slider')).toEqual(['/surveys/']);
  expect(session.complete).toBe(true);
});

it('keeps what it has when the line breaks, and tells of the loss', async () => {
  const { stream, pass, fail, flush } = held(head);
  const loss = jest.fn();
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const opening = SearchSession.open(stream, fetchBody, loss);
  await flush();
  await pass();
  await pass();
  const session = await opening;
  const loading = session.loadBody();
  await fail(new Error('The line broke.'));
  await loading;
  expect(loss).toHaveBeenCalledWith(expect.objectContaining({ message: 'The line broke.' }));
  expect(urls(session, 'surveys')).toEqual(['/surveys/']);
  // Nothing more comes: what is not found is not there.
  expect(session.complete).toBe(true);
  error.mockRestore();
});
