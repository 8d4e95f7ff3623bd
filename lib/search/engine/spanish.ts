import { stemmer } from '@orama/stemmers/spanish';
import type { Lexicon } from './analysis';

/** Words that say nothing about a topic, without accents. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a al algo algun alguna ante antes aqui asi aun aunque cada como con cual cuando cuanto da de del desde donde e el ella ' +
    'ellas ellos en entre era es esa ese eso esta estan estar este esto estos estoy fue ha hace hacer hago han has hasta hay ' +
    'he la las le les lo los mas me mi mis mucho muy nada ni no nos o otra otro para pero por porque puede pueden puedo ' +
    'que quien quiero se sea ser si sin sobre solo son soy su sus tal tambien tan te tengo ti tiene todo tu tus un una ' +
    'unas uno unos usted va voy y ya yo'
  ).split(' '),
);

/** Words come without accents, but these endings are only known with them: `configuracion`, `sesion`. */
const stem = (word: string): string => stemmer(word.replace(/([cs])ion$/, '$1ión'));

export const SPANISH: Lexicon = { stem, stopWords: STOP_WORDS, filler: new Set() };
