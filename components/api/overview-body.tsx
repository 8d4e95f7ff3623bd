import type { ReactNode } from 'react';
import { Diagram } from '@/components/mdx/diagrams';
import { toHref } from '@/lib/settings/addresses';
import { landingMarkdown, OPERATIONS_ID, tagId } from '@/lib/openapi/landing-markdown';
import type { Api } from '@/lib/openapi/load';
import { byTag } from '@/lib/openapi/navigation';
import { settings } from '@/lib/settings/settings';
import { ApiHeading } from './api-heading';
import { OperationLink } from './operation-link';
import { InlineText, Text } from './text';

/** The introduction: what every caller needs to know, the tree of resources, and all operations by tag. */
export function OverviewBody({ api }: { api: Api }): ReactNode {
  const { document, operations, landing } = api;
  const { title, description = '' } = document.info;
  const groups = byTag(document, operations);
  const file = (name: string) => toHref(`/${name}`, settings.basePath);
  return (
    <>
      <Text markdown={description} />
      <p className="api-links">
        <a href="#first-request">Your first request</a>
        <a href={`#${OPERATIONS_ID}`}>All operations</a>
        <a href="#errors">Errors</a>
        <a href={file('openapi.json')}>openapi.json</a>
        <a href={file('openapi.yaml')}>openapi.yaml</a>
      </p>
      <Text markdown={landingMarkdown(landing.slice(0, 1))} title={title} />
      <Diagram
        name="api-tree"
        alt="Tree of resources. A server has Researchers and the types ActivitySpec and SensorSpec. A Researcher owns Studies. A Study contains Participants, Activities, and Sensors. A Participant owns ActivityEvents and SensorEvents. Tags and Credentials can be attached to any of the five resources."
        caption="How the resources fit together. A credential gives access to the resource it is attached to and everything below it."
      />
      <section>
        <ApiHeading id={OPERATIONS_ID}>All operations</ApiHeading>
        {groups.map((group) => (
          <section key={group.tag} aria-label={group.label}>
            <ApiHeading id={tagId(group.tag)} level={3} toc={false}>
              {group.label}
            </ApiHeading>
            {group.description ? (
              <p>
                <InlineText markdown={group.description} />
              </p>
            ) : null}
            <ul className="operation-list">
              {group.operations.map((operation) => (
                <li key={operation.slug}>
                  <OperationLink operation={operation} />
                  <code className="operation-path">{operation.path}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <Text markdown={landingMarkdown(landing.slice(1))} title={title} />
    </>
  );
}
