import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface TabProps {
  value: string;
  label?: string;
  children?: ReactNode;
}

/** One panel of `<Tabs>`; renders nothing on its own. */
export function Tab(props: TabProps): ReactNode {
  return props.children;
}
Tab.displayName = 'Tab';

/** React's types know no such element. */
const TabGroupTag = 'tab-group' as 'div';

/** Compared by name, because pages render it inside a wrapper of the same name. */
const nameOf = ({ type }: ReactElement): unknown => (type as { displayName?: string }).displayName;

/**
 * Panels that show one at a time. Everything is in the HTML: without JavaScript, all panels show one after the other,
 * under their labels. The custom element `tab-group` adds selection, keyboard support, memory, and sync.
 * @throws Error without items, or for a missing or repeated value.
 */
export function Tabs(props: { group?: string; children?: ReactNode }): ReactNode {
  const tabs = Children.toArray(props.children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child) && nameOf(child) === Tab.displayName)
    .map((child) => child.props);
  const values = tabs.map((tab) => tab.value);
  if (!tabs.length) throw new Error('<Tabs> needs at least one <Tab>.');
  if (values.some((value) => !value)) throw new Error('Each <Tab> needs a "value".');
  if (new Set(values).size < values.length) throw new Error(`<Tabs> has a repeated value: ${values.join(', ')}.`);
  const labelOf = ({ value, label }: TabProps) => label ?? value;
  return (
    <TabGroupTag data-group={props.group} data-label={tabs[0] && labelOf(tabs[0])}>
      {tabs.map((tab, index) => (
        <section key={tab.value} data-value={tab.value} data-label={labelOf(tab)} data-rest={index ? '' : undefined}>
          <p className="tab-label strong" data-markdown="label">
            {labelOf(tab)}
          </p>
          {tab.children}
        </section>
      ))}
    </TabGroupTag>
  );
}
