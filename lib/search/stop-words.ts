/** Words of questions that say little about a topic. They are in the index, and count for less beside others. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'another anyone app appear appears apps ask asks best come comes coming find give given go goes going good ' +
    'happen happens keep keeps know look looking made make makes making mean means mindlamp new old one ones own ' +
    'people possible put right see set several show shows someone something start take taken takes tell thing ' +
    'things tried try trying use used uses using way ways work working works'
  ).split(' '),
);

/** English words that say nothing about a topic. They are not in the index, and count in a query only if alone. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a able about above after all also am an and any are as at be because been before being below between both but ' +
    'by can cannot could did do does doesnt doing dont each either else ever every for from get gets getting got had ' +
    'has have having he her here hers him his how i if im in into is isnt it its itself just let lets like many may ' +
    'me might more most must my myself need needs no nor not of off on once only or other our ours out over own per ' +
    'please rather s same she should so some such t than that thats the their theirs them then there these they this ' +
    'those through to too under until up us very want wants was we were what whats when where which while who whom ' +
    'whose why will with within without would yet you your yours'
  ).split(' '),
);
