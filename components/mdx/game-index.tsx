import type { ReactNode } from 'react';
import { loadActivityTypes } from '@/lib/content/catalog/load';
import { inFamilies } from '@/lib/content/catalog/select';
import { Code } from './code';
import { Row, TableHead } from './data-table';
import { InlineText } from './inline-text';
import { TableScroll } from './table-scroll';
import { TypeLink } from './type-link';

const HEAD = ['Game', 'Type', 'Measures', 'Main result', 'Settings in the form'];

/** All cognitive games, grouped by what they measure, each linked to its section. */
export function GameIndex({
  page,
}: {
  /** Path of the page with the sections; defaults to this page. */ page?: string;
}): ReactNode {
  const { groups, types } = loadActivityTypes();
  const games = types.filter((type) => type.kind === 'game');
  const table = (
    <TableScroll label="Cognitive games by what they measure" columns={HEAD.length}>
      <table>
        <TableHead cells={HEAD} />
        {inFamilies(games, groups, (game) => game.group).map(({ family, entries }) => (
          <tbody key={family.id}>
            <tr>
              <th scope="rowgroup" colSpan={HEAD.length}>
                {family.title}
              </th>
            </tr>
            {entries.map((game) => (
              <Row
                named
                head={HEAD}
                key={game.spec}
                cells={[
                  <TypeLink key="link" type={game} page={page} />,
                  <Code key="spec">{game.spec}</Code>,
                  game.measures ?? '',
                  <InlineText key="main" text={game.main ?? ''} />,
                  game.settings.some((setting) => setting.label) ? 'yes' : 'none',
                ]}
              />
            ))}
          </tbody>
        ))}
      </table>
    </TableScroll>
  );
  if (page) return table;
  return (
    <div className="entry-index" data-filter="Find a game">
      {table}
    </div>
  );
}
