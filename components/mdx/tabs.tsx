import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface TabProps {
  value: string;
  label?: string;
  default?: string | true;
  children?: ReactNode;
}

/** One panel of `<Tabs>`; renders nothing on its own. */
export function Tab(props: TabProps): ReactNode {
  return props.children;
}
Tab.displayName = 'Tab';

/** React's types lack this element. */
const TabGroupTag = 'tab-group' as 'div';

/** Compared by name, because pages render it inside a wrapper of the same name. */
const nameOf = ({ type }: ReactElement): unknown => (type as { displayName?: string }).displayName;

/**
 * Panels that show one at a time. Everything is in the HTML: without JavaScript, all panels show one after the other,
 * under their labels. The custom element `tab-group` adds selection, keyboard support, memory, query string, and sync.
 * @throws Error without items, for a missing or repeated value, or for a default or a query that fits nothing.
 */
export function Tabs(props: {
  group?: string;
  query?: string | true;
  default?: string;
  children?: ReactNode;
}): ReactNode {
  const tabs = Children.toArray(props.children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child) && nameOf(child) === Tab.displayName)
    .map((child) => child.props);
  const values = tabs.map((tab) => tab.value);
  if (!tabs.length) throw new Error('<Tabs> needs at least one <Tab>.');
  if (values.some((value) => !value)) throw new Error('Each <Tab> needs a "value".');
  if (new Set(values).size < values.length) throw new Error(`<Tabs> has a repeated value: ${values.join(', ')}.`);
  if (props.default && !values.includes(props.default)) {
    throw new Error(`<Tabs default="${props.default}"> matches no tab. Choose one of: ${values.join(', ')}.`);
  }
  const isDefault = (tab: TabProps) => (props.default ? tab.value === props.default : tab.default !== undefined);
  const shown = tabs.find(isDefault) ?? tabs[0];
  const query = props.query === true ? props.group : props.query;
  if (props.query && !query) throw new Error('<Tabs query> without a name needs a "group".');
  const labelOf = ({ value, label }: TabProps) => label ?? value;
  return (
    <TabGroupTag
      data-group={props.group}
      data-query={query}
      data-chosen={shown?.value}
      data-label={shown && labelOf(shown)}
    >
      {tabs.map((tab) => (
        <section
          key={tab.value}
          data-value={tab.value}
          data-label={labelOf(tab)}
          data-rest={tab === shown ? undefined : ''}
        >
          <p className="tab-label strong" data-markdown="label">
            {labelOf(tab)}
          </p>
          {tab.children}
        </section>
      ))}
    </TabGroupTag>
  );
}
