import { stemmer } from 'stemmer';
import type { Lexicon } from './analysis';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** English words that say nothing about a topic. They are not indexed, and count in a query only on their own. */
const STOP_WORDS = wordsIn(
  'a able about above after all also am an and any are as at be because been before being below between both but ' +
    'arent by can cannot cant could couldnt did didnt do does doesnt doing dont each either else ever every for from get gets getting got had ' +
    'hadnt has hasnt have havent having he her here hers him his how i id if ill im in into is isnt it its ive itself just let lets like many may ' +
    'me might more most must my myself need needs no nor not of off on once only or other our ours out over own per ' +
    'please rather s same she should shouldnt so some such t than that thats the their theirs them then there these they this ' +
    'those through to too under until up us theyre theyve very want wants was wasnt we were weve wed werent wont wouldnt what whats when where which while who whom ' +
    'whose why will with within without would yet you youd youll your youre yours youve',
);

/** English words around a question rather than in it. */
const FILLER = wordsIn(
  'actually anybody anymore anyone anything around ask asking asked bit called come comes everybody everyone everything exactly explain ' +
    'explained find figure finding general give given go goes going gonna good happen happened happens happening hello help hey hi important information ' +
    'info kind know knows keep keeps like looking look mean means nobody ok okay one possible probably question questions read reading really right say ' +
    'saying says somebody somehow someone something sort still stuff suddenly supposed sure take takes talk tell telling tells thank thanks thing things think ' +
    'thinking tried try trying understand use used uses using way ways whether wonder wondering work working works correctly properly correct proper already always again',
);

export const ENGLISH: Lexicon = { stem: stemmer, stopWords: STOP_WORDS, filler: FILLER };
