import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiTree } from '@/components/client/sidebar/page-tree';
import type { NavItem } from '@/lib/site/navigation-tree';

const items: NavItem[] = [
  { label: 'Introduction', path: '/api' },
  {
    label: 'Participant',
    items: [
      { label: 'Create a Participant', path: '/api/create', method: 'POST', call: '/study/{id}/participant' },
      { label: 'View a Participant', path: '/api/view', method: 'GET', call: '/participant/{id}' },
    ],
  },
  {
    label: 'SensorEvent',
    items: [{ label: 'Query readings', path: '/api/query', method: 'GET', call: '/participant/{id}/sensor_event' }],
  },
];
const show = () => render(<ApiTree items={items} path="/api/view" />);
const field = () => screen.getByRole('searchbox', { name: 'Filter operations' });
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

it('while the reader types, shows the operations that match by name, path, or method, below their groups', async () => {
  show();
  await userEvent.type(field(), 'sensor_event');
  expect(links()).toEqual(['Introduction', 'GETQuery readings']);
  expect(screen.getByText('SensorEvent', { selector: 'p' })).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), 'get participant');
  expect(links()).toEqual(['Introduction', 'GETView a Participant', 'GETQuery readings']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('View a Participant');
  expect(screen.getByRole('status')).toHaveTextContent('2 operations match');
});

it('says when nothing matches', async () => {
  show();
  await userEvent.type(field(), 'nothing like it');
  expect(screen.getByRole('status')).toHaveTextContent('No operations match');
  expect(links()).toEqual(['Introduction']);
});

it('leads from the field to what was found with the Tab key', async () => {
  show();
  await userEvent.type(field(), 'query');
  await userEvent.tab();
  expect(within(screen.getByText('SensorEvent', { selector: 'p' }).closest('li')!).getByRole('link')).toHaveFocus();
});
