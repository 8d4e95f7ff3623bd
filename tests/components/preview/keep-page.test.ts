import { reopenDetails, watchDetails, refreshDrawings } from '@/components/client/preview/keep-page';

const draw = (text: string) => {
  document.body.innerHTML = `<main><details><summary>One</summary>${text}</details><details><summary>Two</summary></details></main>`;
};
const open = () =>
  [...document.querySelectorAll('details')].filter((part) => part.open).map((part) => part.firstChild?.textContent);
/** As a person does; the browser fires the event a little later. */
const turn = (place: number, value: boolean) => {
  const details = document.querySelectorAll('details')[place]!;
  details.open = value;
  details.dispatchEvent(new Event('toggle'));
};

it('reopens the details that were open before the page was rendered again, and no others', () => {
  const stop = watchDetails();
  draw('Text.');
  turn(0, true);
  draw('Other text.');
  expect(open()).toEqual([]);
  reopenDetails();
  expect(open()).toEqual(['One']);
  turn(0, false);
  draw('Text.');
  reopenDetails();
  expect(open()).toEqual([]);
  stop();
});

it('reloads drawings and charts, but no other pictures', () => {
  document.body.innerHTML = `<main>
    <picture><source srcset="/diagrams/a.tall.light.svg"><img src="/diagrams/a.light.svg"></picture>
    <img src="/images/b.png">
  </main>`;
  for (const revision of ['1', '2']) refreshDrawings(revision);
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    `${window.location.origin}/diagrams/a.light.svg?2`,
    '/images/b.png',
  ]);
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/diagrams/a.tall.light.svg?2');
});
