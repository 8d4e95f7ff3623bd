import type { Fields, TimedEvent } from '../events';
import {
  ANXIOUS,
  DAYS,
  GPS,
  HOURS_ASLEEP,
  MADE_UP_IDS,
  SCREEN,
  STEPS,
  TROUBLE_SLEEPING,
  WEEKENDS,
} from './made-up-people';
import type { MadeUpPerson } from './made-up-people';
import { randomShare, randomInteger } from './random';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The start of the first day, a Monday, in Eastern Standard Time. */
const MIDNIGHT_MS = Date.UTC(2026, 1, 2, 5);

/**
 * Four weeks of surveys, games, locations, steps, and screens of a made-up person, with gaps as real data has. They are
 * always the same, in every browser.
 */
export const eventsOf = (person: MadeUpPerson): Record<'activityEvents' | 'sensorEvents', TimedEvent[]> => ({
  activityEvents: [...surveysOf(person), ...gamesOf(person)],
  sensorEvents: readingsOf(person),
});

/** The days from 1, each with the time of its midnight. */
const days = Array.from({ length: DAYS }, (_, index) => ({ day: index + 1, midnight: MIDNIGHT_MS + index * DAY_MS }));
const isWeekend = (day: number): boolean => WEEKENDS.includes(day);

/** An evening survey on most days: two Likert questions, and one that some leave blank. */
function surveysOf({ seed, level, unanswered }: MadeUpPerson): TimedEvent[] {
  return days
    .filter(({ day }) => !unanswered.includes(day))
    .map(({ day, midnight }) => {
      const usual = level[Math.floor((day - 1) / 7)] ?? 1;
      const randomAnswer = (question: 'anxious' | 'troubleSleeping') =>
        String(Math.min(3, Math.max(0, Math.round(usual + 1.4 * randomShare(question, seed, day) - 0.7))));
      const hours = Math.round(2 * (8.5 - usual + 1.5 * randomShare('hoursAsleep', seed, day))) / 2;
      // As on phones: from when the survey opened to each answer.
      let duration = 0;
      const durations = (['answer1', 'answer2', 'answer3'] as const).map(
        (answer) => (duration += randomInteger(answer, 2400, 9800, seed, day)),
      );
      const values = [
        randomAnswer('anxious'),
        randomAnswer('troubleSleeping'),
        randomShare('leavesBlank', seed, day) < 0.1 ? null : hours,
      ];
      return {
        timestamp: midnight + 17 * HOUR_MS + randomInteger('opensSurvey', 0, 3600, seed, day) * 1000,
        duration: duration + 400,
        activity: MADE_UP_IDS.survey,
        static_data: {},
        temporal_slices: [ANXIOUS, TROUBLE_SLEEPING, HOURS_ASLEEP].map((item, index) => ({
          item,
          value: values[index],
          type: null,
          level: null,
          duration: durations[index],
        })),
      };
    });
}

/** A game every other day with a survey; people get faster. */
function gamesOf({ seed, unanswered }: MadeUpPerson): TimedEvent[] {
  return days
    .filter(({ day }) => day % 2 === seed % 2 && !unanswered.includes(day))
    .map(({ day, midnight }) => {
      const taps = Array.from({ length: 15 }, (_, index) => ({
        item: index + 1,
        value: null,
        type: randomShare('tapsRight', seed, day, index) > 0.08,
        duration: index === 0 ? 0 : randomInteger('tap', 900, 1500, seed, day, index) - 12 * day,
        level: 1,
      }));
      const right = taps.filter(({ type }) => type).length;
      const taken = taps.reduce((sum, { duration }) => sum + duration, 0);
      return {
        timestamp: midnight + 18 * HOUR_MS + randomInteger('opensGame', 120, 1800, seed, day) * 1000,
        duration: taken + 2500,
        activity: MADE_UP_IDS.game,
        static_data: {
          score: ((100 * right) / taps.length).toFixed(2),
          total_jewels_collected: right,
          total_attempts: taps.length,
          total_bonus_collected: Math.round(90 - taken / 1000),
          point: 2,
        },
        temporal_slices: [...taps, { type: 'manual_exit', value: false }],
      };
    });
}

function readingsOf(person: MadeUpPerson): TimedEvent[] {
  const all = days.flatMap(({ day, midnight }) => [
    ...locationsOn(person, day).map((data, index) => ({
      timestamp: midnight + index * 30 * MINUTE_MS + randomInteger('reading', 0, 200, person.seed, day, index) * 1000,
      sensor: GPS,
      data,
    })),
    ...stepsOn(person, day).map(({ hour, data }) => ({ timestamp: midnight + hour * HOUR_MS, sensor: STEPS, data })),
    ...screensOn(person, day).map(({ time, data }) => ({ timestamp: midnight + time, sensor: SCREEN, data })),
  ]);
  const at = ([day, hour]: [number, number]) => MIDNIGHT_MS + (day - 1) * DAY_MS + hour * HOUR_MS;
  return all.filter(
    ({ timestamp, sensor }) =>
      !person.gaps.some(
        ({ from, to, sensors }) =>
          timestamp >= at(from) && timestamp < at(to) && (sensors === undefined || sensors.includes(sensor)),
      ),
  );
}

/** A reading every half hour: at home, on weekdays from 9 to 17 at work, and sometimes out. */
function locationsOn({ seed, home, work }: MadeUpPerson, day: number): Fields[] {
  const isOut = randomShare('goesOut', seed, day) < 0.4;
  return Array.from({ length: 48 }, (_, index) => {
    const hour = index / 2;
    const isAtWork = !isWeekend(day) && hour >= 9 && hour < 17;
    const isTraveling = !isWeekend(day) && (hour === 8.5 || hour === 17);
    const share = isAtWork ? 1 : isTraveling ? 0.5 : isOut && hour >= 18 && hour < 20 ? 0.3 : 0;
    const randomOffset = (series: 'latitude' | 'longitude') => (randomShare(series, seed, day, index) - 0.5) * 0.0004;
    const placeAlong = (axis: 0 | 1, series: 'latitude' | 'longitude') =>
      Number((home[axis] + (work[axis] - home[axis]) * share + randomOffset(series)).toFixed(5));
    return {
      latitude: placeAlong(0, 'latitude'),
      longitude: placeAlong(1, 'longitude'),
      altitude: randomInteger('altitude', 4, 18, seed, day, index),
      accuracy:
        randomShare('isInaccurate', seed, day, index) < 0.04
          ? randomInteger('inaccuracy', 80, 180, seed, day, index)
          : randomInteger('accuracy', 5, 28, seed, day, index),
    };
  });
}

/** Hourly counts: an iPhone's pedometer sends the total since midnight, an Android phone the steps of the hour. */
function stepsOn({ seed, phone }: MadeUpPerson, day: number): { hour: number; data: Fields }[] {
  const hours = Array.from({ length: 15 }, (_, index) => index + 8);
  let total = 0;
  return hours.map((hour) => {
    const isWalk = (hour === 9 || hour === 18) && !isWeekend(day);
    const walked = randomInteger('steps', isWalk ? 900 : 40, isWalk ? 2100 : 620, seed, day, hour);
    total += walked;
    const data =
      phone === 'iOS'
        ? { type: 'step_count', value: total, unit: 'count', source: 'daily pedometer' }
        : { type: 'step_count', value: walked, unit: 'count', source: 'com.google.android.apps.fitness' };
    return { hour, data };
  });
}

/** Between 8 and 23, one to three times an hour, the screen is on for a while. */
function screensOn({ seed }: MadeUpPerson, day: number): { time: number; data: Fields }[] {
  return Array.from({ length: 15 }, (_, index) => index + 8).flatMap((hour) => {
    const times = randomInteger('looks', 1, 3, seed, day, hour);
    const battery = Number((1 - (hour - 8) / 18).toFixed(2));
    return Array.from({ length: times }, (_, index) => {
      const start =
        hour * HOUR_MS + index * 20 * MINUTE_MS + randomInteger('turnsOn', 0, 500, seed, day, hour, index) * 1000;
      const end = start + randomInteger('staysOn', 15, 600, seed, day, hour, index) * 1000;
      return [
        { time: start, data: { value: 0, representation: 'screen_on', battery_level: battery } },
        { time: end, data: { value: 1, representation: 'screen_off', battery_level: battery } },
      ];
    }).flat();
  });
}
