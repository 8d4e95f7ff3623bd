import { announcementState } from '@/lib/browser/announcement';

it.each([
  [null, null, 'x', true, true],
  ['x', 'false', 'x', true, false],
  ['x', 'true', 'x', false, false],
  ['x', null, 'x', true, false],
  ['y', 'true', 'x', true, true],
  ['annoucement-bar', 'true', 'announcement-bar', false, false],
  ['annoucement-bar', 'false', 'announcement-bar', true, false],
  ['annoucement-bar', 'true', 'other', true, true],
])('B-074, B-075, B-076: stored %j and %j, configured %j: shown %j, new %j', (id, flag, configured, shown, isNew) => {
  expect(announcementState(id, flag, configured)).toEqual({ shown, isNew });
});
