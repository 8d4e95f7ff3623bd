import { findFaults } from './accessibility';
import { expect, open, test } from './site-test';

const PRIMARY = 'data_science/cortex/features/primary';

test('a survey: changed answers change what the event stores and the scores', async ({ page }) => {
  await open(page, `${PRIMARY}/survey_scores/`);
  const box = page.locator('[data-score]');
  await box.getByRole('button', { name: 'Change the answers' }).click();
  await expect(box.getByRole('status')).toHaveText('survey_scores: Energy 4; Sleep 7');
  const energy = box.getByRole('group', { name: 'I had enough energy for my day.' });
  await expect(energy.getByRole('button', { name: 'A little' })).toBeFocused();
  await energy.getByRole('button', { name: 'Not at all' }).click();
  await expect(box.getByRole('status')).toHaveText('survey_scores: Energy 5; Sleep 7');
  await expect(box.locator('.bench > .code').last()).toContainText('"value": "Not at all"');
  await box.getByRole('group', { name: 'How many hours did you sleep?' }).getByRole('button', { name: 'Skip' }).click();
  await expect(box.getByRole('status')).toHaveText('survey_scores: Energy 5');
  expect(await findFaults(page, '[data-score]')).toEqual([]);

  await box.getByRole('button', { name: 'Reset' }).click();
  await expect(box.getByRole('status')).toHaveCount(0);
  await expect(box.getByRole('button', { name: 'Change the answers' })).toBeFocused();
});

test('a game: changed taps change the totals and the scores of their level', async ({ page }) => {
  await open(page, `${PRIMARY}/game_level_scores/`);
  const box = page.locator('[data-score]');
  await box.getByRole('button', { name: 'Change the taps' }).click();
  await expect(box.getByRole('status')).toHaveText(
    'game_level_scores: level 1 1000 ms, 75% correct; level 2 800 ms, 100% correct',
  );
  const jewel = box.getByRole('listitem').filter({ hasText: 'Level 2, jewel 3' });
  await jewel.getByRole('button', { name: 'Wrong' }).click();
  await jewel.getByRole('button', { name: 'Slower' }).click();
  await expect(box.getByRole('status')).toContainText('level 2 850 ms, 67% correct');
  await expect(box.locator('.bench > .code').last()).toContainText('"total_jewels_collected": 5');
  expect(await findFaults(page, '[data-score]')).toEqual([]);
});
