import { animateCollapse, collapseMs, setCollapsed } from '@/components/client/shared/collapse';

it.each([
  [0, false, 40],
  [36, false, 192],
  [720, false, 397],
  [1800, true, 1],
])('a height of %d px, with reduced motion: %j, takes %d ms', (height, hasReducedMotion, expected) =>
  expect(collapseMs(height, hasReducedMotion)).toBe(expected),
);

describe('the animation', () => {
  let panel: HTMLElement;
  beforeEach(() => {
    jest.useFakeTimers();
    panel = document.createElement('div');
    Object.defineProperty(panel, 'scrollHeight', { value: 72 });
    document.body.append(panel);
  });
  afterEach(() => jest.useRealTimers());
  const frames = (count: number) => jest.advanceTimersByTime(17 * count);
  const end = (propertyName: string, target: Element = panel) =>
    target.dispatchEvent(Object.assign(new Event('transitionend', { bubbles: true }), { propertyName }));
  const styles = () => [panel.style.display, panel.style.overflow, panel.style.height];

  it('opens over two frames and ends when the height transition does', () => {
    const done = jest.fn();
    setCollapsed(panel, true);
    animateCollapse(panel, false, done);
    frames(1);
    expect(styles()).toEqual(['block', 'hidden', '0px']);
    frames(1);
    expect(panel.style.height).toBe('72px');
    expect(panel.style.transition).toBe('height 222ms ease-in-out');
    end('opacity');
    expect(done).not.toHaveBeenCalled();
    end('height');
    expect(styles()).toEqual(['block', 'visible', 'auto']);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('ends in the state of the last call', () => {
    const first = jest.fn();
    setCollapsed(panel, true);
    animateCollapse(panel, false, first);
    frames(1);
    animateCollapse(panel, true);
    frames(2);
    end('height');
    expect(styles()).toEqual(['none', 'hidden', '0px']);
    expect(first).not.toHaveBeenCalled();
  });
});
