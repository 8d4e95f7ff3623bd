/**
 * What people type when somebody is in danger. Made from the words that crisis lines, emergency services, and guides for
 * helpers use themselves, and from how people say the same without those words; then tried against harmless queries of
 * this site (tests/unit/search/needs-help.test.ts holds both lists). A missed cry for help weighs more than a note that
 * nobody needed, so a new phrase goes in when in doubt, and the harmless query that it catches goes below.
 *
 * A line is a phrase: its words follow one another, with up to two others between them. `a|b` is either word, `a*` any
 * word that begins with a. Apostrophes do not count, and words of five letters and more may hold a typing error.
 */

/** Always meant. */
export const DANGER: readonly string[] = [
  'suicid*',
  'suiside|suicde|sucide|sucidal|suacide',
  'kms|kys|unalive*',
  'selfharm*',
  'self harm*|injur*|mutilat*|hurt*',
  'kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|poison|drown|burn|burning|stab|starve|starving myself|himself|herself|themself|themselves|ourselves|yourself',
  'kill|hurt|harm|cut|hang|shoot|poison|drown|stab my|him|her|your|them|our self|selves',
  'end|ending|take|taking|took my|his|her|their|your life',
  'end|ending it all',
  'kill|kills|killing|stab|shoot|attack* me|somebody|someone|people',
  'i|he|she|they|who|patient|participant|son|daughter|child|friend|husband|wife|mother|father want|wants|wanna|wanted|wish die|dying|dead',
  'better off dead',
  'wish|wished i was|were dead',
  'dont|not|cant want|wanna|go|keep to|going|on live|living|alive|exist|existing|going',
  'dont|not want|wanna be|wake here|alive|up',
  'cant go|take|bear|cope on|it|this|anymore|more anymore|longer|more',
  'no reason|point to|in live|living|life',
  'tired|sick of living|life|being|existing alive|living|anymore',
  'life is|isnt|not pointless|worthless|unbearable|worth',
  'isnt|not worth living',
  'overdos*',
  'took|taken|swallowed|taking|swallow too|all|many|whole|bottle|lots pills|tablets|medication|medicine|meds|sleeping',
  'too many pills|tablets|meds|sleeping',
  'rape|raped|raping|rapist|molest*',
  'domestic|family violence|abuse',
  'sexual|sexually|physical|physically|emotional|child abuse|abused|assault|assaulted|abusing|violence',
  'being|am|im|was|is|been|getting|got abused|abusing|beaten|hit|threatened|stalked|assaulted|attacked',
  'hits|beats|hitting|beating|hurts|hurting|threatens|threatening|choked|strangled|stalking me|us|him|her|kids|children',
  'afraid|scared of husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom',
  'afraid|scared to go home',
  'not|un|isnt|dont safe|feel at|safe home|here|tonight|anymore|now',
  'unsafe|safe at home',
  'in danger',
  'call|dial|phone 911|988|999|112|ambulance|police|hotline|helpline',
  'ambulance',
  'hotline|helpline|lifeline',
  'i|need|we|someone need|urgent|urgently|emergency help|someone now|right|immediately|please',
  'someone|please|somebody help me|him|her',
  'in|having|mental|psychiatric|emotional|suicide crisis|breakdown|emergency',
  'medical|mental|psychiatric|this|its|an emergency|crisis',
  'hearing voices telling|tell',
  'cannot|cant stop|control hurting|cutting|hurt',
];

/** Meant where nothing of `THINGS` is named: a phone dies too. */
export const DANGER_UNLESS_THINGS: readonly string[] = [
  'want|wants|wanna|wanted|wish|wishing|ready|going|gonna|rather|about|let|thinking die|dying|dead',
  'want|wish|like|rather to|i|be die|was|were|dead dead|dying|die',
  'i|im|am|feel|hes|shes dying|die|dead',
  'danger*',
  'emergenc*',
  'crisis|crises',
  'abuse|abuses|abusive|abuser|abusing|abused',
  'violence|violent|assault*',
  'desperate|hopeless',
  'poison*|suffocat*',
  'bleeding|unconscious|unresponsive',
  'need help now|fast|urgently|immediately',
  'help me',
];

/** A query that is this and nothing else. */
export const DANGER_ALONE: readonly string[] = [
  'die',
  'dying',
  'dead',
  'death',
  '911',
  '988',
  '999',
  '112',
  'help',
  'sos',
  'kill',
  'urgent',
  'danger',
];

/** Things of a computer's and a study's life, beside which such words are harmless. */
export const THINGS: readonly string[] = (
  'access api app application apps battery bluetooth browser bug charge charger chart code command computer connection ' +
  'contact container cron data database device devices docker email endpoint error export feature file form gateway ' +
  'instrument job jobs key laptop limit link login module mongodb node notification password phone phones plan ' +
  'process processes query questionnaire quota rate scale screen screening script sensor sensors server service ' +
  'session setting settings survey surveys tab table tag task terminal test thread timer token update version watch ' +
  'widget wifi window worker zone'
).split(' ');
