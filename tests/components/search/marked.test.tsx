import { render } from '@testing-library/react';
import { Marked } from '@/components/client/search/result-parts';

const plain = (text: string) => ({ text, mark: false });
const marked = (text: string) => ({ text, mark: true });

it('keeps the element of a highlight from one keystroke to the next, with or without text before it', () => {
  const { container, rerender } = render(<Marked pieces={[marked('Sur'), plain('vey results')]} />);
  const mark = container.querySelector('mark');
  rerender(<Marked pieces={[plain('See '), marked('Surv'), plain('eys')]} />);
  expect(container.querySelector('mark')).toBe(mark);
  expect(container.innerHTML).toBe('See <mark>Surv</mark>eys');
});
