import type { ScoreBenchProps } from './score-bench';
import type { ScoredEvent, ScoringKey } from './cortex-scores';
import { addTrial, openBench } from './open-bench';

/** How a page shows the key that its survey is scored with. */
const KEY_TITLE = 'scoring.json';

const loadBench = () => import('./score-bench');

/**
 * Gives each event that is scored (`data-score`) a button, which opens it for changes in place of the sample. A survey
 * is scored with the key that the page shows.
 */
export function watchScores(root: ParentNode, signal: AbortSignal): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-score]')) {
    const isSurvey = box.dataset.score === 'survey';
    addTrial(box, isSurvey ? 'Change the answers' : 'Change the taps', signal, (onReset) => {
      const event = JSON.parse(box.querySelector('.code code')?.textContent ?? '') as ScoredEvent;
      const scoring = isSurvey ? keyOf(root) : undefined;
      return openBench<ScoreBenchProps>(box, {
        name: 'score bench',
        load: loadBench,
        props: { event, scoring, onReset },
      });
    });
  }
}

function keyOf(root: ParentNode): ScoringKey {
  const figures = [...root.querySelectorAll('figure.code')];
  const figure = figures.find((one) => one.querySelector('.code-title')?.textContent === KEY_TITLE);
  if (!figure) throw new Error(`The page shows no ${KEY_TITLE}.`);
  return JSON.parse(figure.querySelector('code')?.textContent ?? '') as ScoringKey;
}
