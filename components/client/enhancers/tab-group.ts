import { followStored, readStored, writeStored, STORAGE_KEYS } from '@/lib/browser/storage';
import { changeAddress } from '../router/address';
import { createButton } from '../shared/create-button';
import { withSignal } from '../shared/with-signal';
import { withoutScrollReaction } from '../shell/watch-scroll';

let counter = 0;

/** `<tab-group>`: turns its sections into tabs, with keyboard support, memory (`tab.{group}`), query string, and sync. */
export function defineTabGroup(): void {
  if (customElements.get('tab-group')) return;
  customElements.define('tab-group', TabGroup);
}

/** The reader's phone or tablet, in the words of the tabs; nothing on other devices. */
function systemOfReader(): 'ios' | 'android' | undefined {
  const { userAgent, platform, maxTouchPoints } = navigator;
  if (/android/i.test(userAgent)) return 'android';
  // An iPad identifies itself as a computer with a touch screen.
  return /iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1) ? 'ios' : undefined;
}

// The server has no elements and only refers to the class.
// oxlint-disable-next-line typescript/no-extraneous-class -- stands in for HTMLElement where there is none
const Base = (typeof HTMLElement === 'undefined' ? class {} : HTMLElement) as typeof HTMLElement;

class TabGroup extends Base {
  private tabs: HTMLElement[] = [];
  private panels: HTMLElement[] = [];
  private stop?: () => void;

  connectedCallback(): void {
    if (!this.tabs.length) this.makeTabs();
    const { group } = this.dataset;
    if (!group) return;
    const follow = (value: string | null) => {
      if (value !== null) this.show(value);
    };
    this.stop = withSignal((signal) => followStored(STORAGE_KEYS.tab(group), follow, signal));
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  private makeTabs(): void {
    const id = `tabs-${++counter}`;
    this.panels = [...this.querySelectorAll<HTMLElement>(':scope > section')];
    const list = document.createElement('div');
    list.className = 'tab-list strong muted';
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-orientation', 'horizontal');
    this.tabs = this.panels.map((panel, index) => {
      const tab = createButton({ id: `${id}-${index}`, textContent: panel.dataset.label ?? '' });
      tab.dataset.value = panel.dataset.value;
      tab.setAttribute('role', 'tab');
      panel.id ||= `${id}-panel-${index}`;
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      panel.tabIndex = 0;
      tab.addEventListener('click', () => this.choose(tab));
      list.append(tab);
      return tab;
    });
    list.addEventListener('keydown', (event) => this.onKey(event));
    this.prepend(list);
    this.show(this.firstValue());
    this.dataset.ready = '';
  }

  /** The query's value (even one that no tab has), else the stored one, else the reader's own phone, else the default. */
  private firstValue(): string {
    const { group, query, chosen = '' } = this.dataset;
    const requested = query ? new URLSearchParams(location.search).get(query) : null;
    const stored = group ? readStored(STORAGE_KEYS.tab(group)) : null;
    const candidates = requested === null ? [stored, systemOfReader()] : [requested];
    const isTab = (value?: string | null) => this.panels.some((panel) => panel.dataset.value === value);
    return candidates.find(isTab) ?? chosen;
  }

  private show(value: string): void {
    if (!this.panels.some((panel) => panel.dataset.value === value)) return;
    this.tabs.forEach((tab, index) => {
      const isChosen = tab.dataset.value === value;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = this.panels[index];
      if (panel) panel.hidden = !isChosen;
    });
  }

  private choose(tab: HTMLElement): void {
    const value = tab.dataset.value ?? '';
    const { group, query } = this.dataset;
    const before = tab.getBoundingClientRect().top;
    this.show(value);
    if (group) writeStored(STORAGE_KEYS.tab(group), value);
    if (query) {
      const address = new URL(location.href);
      address.searchParams.set(query, value);
      changeAddress('replace', address, history.state);
    }
    // Groups above may have changed height; this keeps the tab under the pointer.
    const moved = tab.getBoundingClientRect().top - before;
    if (moved) withoutScrollReaction(() => window.scrollBy(0, moved));
  }

  private onKey(event: KeyboardEvent): void {
    const index = this.tabs.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const count = this.tabs.length;
    const goals = { ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 };
    const goal = this.tabs[goals[event.key as keyof typeof goals]];
    if (!goal) return;
    event.preventDefault();
    // The focus alone moves: a choice is stored, and changes all groups of its name.
    goal.focus();
  }
}
