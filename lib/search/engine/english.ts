import { stemmer } from 'stemmer';
import type { Language } from './analysis';

/** English words that say nothing about a topic. They are not indexed, and count in a query only on their own. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a able about above after all also am an and any are as at be because been before being below between both but ' +
    'arent by can cannot cant could couldnt did didnt do does doesnt doing dont each either else ever every for from get gets getting got had ' +
    'hadnt has hasnt have havent having he her here hers him his how i id if ill im in into is isnt it its ive itself just let lets like many may ' +
    'me might more most must my myself need needs no nor not of off on once only or other our ours out over own per ' +
    'please rather s same she should shouldnt so some such t than that thats the their theirs them then there these they this ' +
    'those through to too under until up us theyre theyve very want wants was wasnt we were weve wed werent wont wouldnt what whats when where which while who whom ' +
    'whose why will with within without would yet you youd youll your youre yours youve'
  ).split(' '),
);

/** English words around a question rather than in it. */
const FILLER: ReadonlySet<string> = new Set(
  (
    'actually anybody anyone anything around ask asking asked bit called come comes everybody everyone everything exactly explain ' +
    'explained find figure finding general give given go goes going gonna good happen happened happens happening hello help hey hi important information ' +
    'info kind know knows keep keeps like looking look mean means nobody ok okay possible probably question questions read reading really right say ' +
    'saying says somebody somehow someone something sort still stuff suddenly supposed sure take takes talk tell telling tells thank thanks thing things think ' +
    'thinking tried try trying understand use used uses using way ways whether wonder wondering work working works correctly properly correct proper already always again'
  ).split(' '),
);

/** Letters that sound alike, and what they become, in this order. */
const SOUNDS: [RegExp, string][] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/sch/, 'sk'],
  [/ph/g, 'f'],
  [/ight/g, 'it'],
  [/tion|sion|cion|shun/g, 'shn'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/ku(?=[aeio])/g, 'kw'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/ea|ee|ie|ei|y/g, 'i'],
  [/ai|ay/g, 'a'],
  [/(.)our$/, '$1r'],
  [/ou|oo|ow/g, 'u'],
  [/(.)\1+/g, '$1'],
  // Also the endings of "kilometre" and "kilometer", "behaviour" and "behavior".
  [/([^aeiou])re$/, '$1r'],
  [/e$/, ''],
  [/(.)[aeo]([nrl])$/, '$1$2'],
];

const sound = (word: string): string => SOUNDS.reduce((spelled, [letters, one]) => spelled.replace(letters, one), word);

export const ENGLISH: Language = { stem: stemmer, stopWords: STOP_WORDS, filler: FILLER, sound };
