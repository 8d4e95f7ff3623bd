'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  answersOf,
  jewelsScores,
  jewelsTotals,
  surveyScores,
  type ScoredEvent,
  type ScoringKey,
  type Slice,
} from './cortex-scores';
import { JsonView } from './json-view';
import { QueryResult } from './query-result';
import './bench.css';

/** Wide enough for a slice on one line. */
const SLICE_WIDTH = 140;

export interface ScoreBenchProps {
  event: ScoredEvent;
  /** How the survey is scored; nothing for a game of Jewels. */
  scoring?: ScoringKey;
  onOpen: () => void;
  onReset: () => void;
}

/** An event to change, answer by answer or tap by tap, with what Cortex makes of it below. */
export default function ScoreBench({ event, scoring, onOpen, onReset }: ScoreBenchProps): ReactNode {
  const [slices, setSlices] = useState(event.temporal_slices);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    onOpen();
    // The button that was pressed is hidden now.
    list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [onOpen]);
  const change = (index: number, changed: Partial<Slice>) =>
    setSlices(slices.map((slice, place) => (place === index ? { ...slice, ...changed } : slice)));
  // The apps store no time for a skipped question.
  const answer = (index: number, value: Slice['value']) =>
    change(index, { value, duration: value === null ? 0 : event.temporal_slices[index]?.duration });
  const changedEvent = {
    ...event,
    static_data: scoring ? event.static_data : { ...event.static_data, ...jewelsTotals(slices) },
    temporal_slices: slices,
  };
  const scores = scoring ? surveyScores(changedEvent, scoring) : jewelsScores(changedEvent);
  return (
    <div className="bench">
      <div className="bench-form">
        <div className="bench-form-head">
          <strong>{scoring ? 'Answers' : 'Taps'}</strong>
          <button type="button" onClick={onReset}>
            Reset
          </button>
        </div>
        <ul ref={list}>
          {slices.map((slice, index) => (
            <li key={index}>
              {scoring ? (
                <Answer {...{ slice, scoring }} onChange={(value) => answer(index, value)} />
              ) : (
                <Tap {...{ slice }} onChange={(changed) => change(index, changed)} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <QueryResult
        value={scores}
        startsAsTable
        status={
          <div className="bench-status" role="status">
            {scoring ? 'survey_scores' : 'game_level_scores'}: {inWords(scores)}
          </div>
        }
      />
      <div className="code">
        <div className="bench-head">
          <span className="bench-title">What the event stores</span>
        </div>
        <JsonView value={changedEvent} width={SLICE_WIDTH} />
      </div>
    </div>
  );
}

/** The scores in a few words, for people who hear them. */
function inWords(scores: Record<string, unknown>[]): string {
  const words = scores.map(({ category, score, level, avg_tap_time: time, perc_correct: share }) =>
    category === undefined
      ? `level ${String(level)} ${time === null ? 'no tap time' : `${Math.round(Number(time))} ms`}, ${Math.round(100 * Number(share))}% correct`
      : `${String(category)} ${String(score)}`,
  );
  return words.join('; ') || 'no score, because every question was skipped';
}

interface Choice {
  name: string;
  isChosen: boolean;
  choose: () => void;
}

function Choices({ label, choices }: { label: string; choices: Choice[] }): ReactNode {
  return (
    <div role="group" aria-label={label} className="bench-choices">
      {choices.map(({ name, isChosen, choose }) => (
        <button key={name} type="button" aria-pressed={isChosen} onClick={choose}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** Most hours that a day has; the only question with a number asks for them. */
const HIGHEST = 24;

function Answer(props: {
  slice: Slice;
  scoring: ScoringKey;
  onChange: (value: string | number | null) => void;
}): ReactNode {
  const { slice, scoring, onChange } = props;
  const { item, value } = slice;
  const answers = answersOf(item, scoring);
  const skip = { name: 'Skip', isChosen: value === null, choose: () => onChange(null) };
  const choices = answers
    ? answers.map((name) => ({ name, isChosen: value === name, choose: () => onChange(name) }))
    : [Math.max(0, Number(value ?? 7) - 1), Number(value ?? 7), Math.min(HIGHEST, Number(value ?? 7) + 1)].map(
        (number) => ({
          name: String(number),
          isChosen: value === String(number),
          choose: () => onChange(String(number)),
        }),
      );
  const label = String(item);
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <Choices label={label} choices={[...choices, skip]} />
    </>
  );
}

/** Milliseconds by which a press changes how long a tap took. */
const STEP = 100;

function Tap({ slice, onChange }: { slice: Slice; onChange: (changed: Partial<Slice>) => void }): ReactNode {
  const { item, level, type, duration } = slice;
  const label = `Level ${level}, jewel ${item}, ${duration} ms`;
  const choices = [
    { name: 'Right', isChosen: type === true, choose: () => onChange({ type: true }) },
    { name: 'Wrong', isChosen: type !== true, choose: () => onChange({ type: false }) },
  ];
  return (
    <>
      <span>{label}</span>
      <Choices label={label} choices={choices} />
      {duration > 0 ? (
        <div role="group" aria-label={`Time of level ${level}, jewel ${item}`} className="bench-choices">
          <button type="button" onClick={() => onChange({ duration: Math.max(STEP, duration - STEP) })}>
            Faster
          </button>
          <button type="button" onClick={() => onChange({ duration: duration + STEP })}>
            Slower
          </button>
        </div>
      ) : null}
    </>
  );
}
