import type { ReactNode } from 'react';
import { loadActivityTypes } from '@/lib/content/catalog/load';
import { inFamilies } from '@/lib/content/catalog/select';
import { Code } from './code';
import { DataTable, Row, TableHead } from './data-table';
import { InlineText } from './inline-text';
import { TableScroll } from './table-scroll';
import { TypeLink } from './type-link';

const TYPES = '/data_science/data_types/activity_types';

/** All activity types by family, each linked to its page. */
export function ActivityIndex(): ReactNode {
  const { kinds, types } = loadActivityTypes();
  const tables = inFamilies(types, kinds, (type) => type.kind).map(({ family, entries }) => (
    <DataTable
      named
      key={family.id}
      label={family.title}
      caption={<span id={`${family.id}-types`}>{family.title}</span>}
      head={['Activity', 'Type', 'What happens']}
      rows={entries.map((type) => [
        <TypeLink key="link" type={type} below={TYPES} />,
        <span key="spec">
          {[type.spec, ...(type.aliases ?? [])].map((name, index) => (
            <span key={name}>
              {index ? ', also ' : null}
              <Code>{name}</Code>
            </span>
          ))}
        </span>,
        <InlineText key="about" text={type.about} />,
      ])}
    />
  ));
  return (
    <div className="entry-index" data-filter="Find an activity">
      {tables}
    </div>
  );
}

const GAME_HEAD = ['Game', 'What it measures', 'A session with a new game’s settings', 'Languages'];

/** All cognitive games, grouped by what they measure, each linked to the page of its type. */
export function GameIndex(): ReactNode {
  const { groups, types } = loadActivityTypes();
  const games = types.filter((type) => type.kind === 'game');
  return (
    <div className="entry-index" data-filter="Find a game">
      <TableScroll label="Cognitive games by what they measure" columns={GAME_HEAD.length}>
        <table>
          <TableHead cells={GAME_HEAD} />
          {inFamilies(games, groups, (game) => game.group).map(({ family, entries }) => (
            <tbody key={family.id}>
              <tr>
                <th scope="rowgroup" colSpan={GAME_HEAD.length} id={`${family.id}-games`}>
                  {family.title}
                </th>
              </tr>
              {entries.map((game) => (
                <Row
                  named
                  head={GAME_HEAD}
                  key={game.spec}
                  cells={[
                    <TypeLink key="link" type={game} below={TYPES} />,
                    game.measures ?? '',
                    <InlineText key="time" text={game.time ?? ''} />,
                    game.languages ?? 'Fully translated',
                  ]}
                />
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
    </div>
  );
}
