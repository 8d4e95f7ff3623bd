/**
 * The general rules of English prose. `.remarkrc.mjs` shows what they find in editors, which load plain JavaScript;
 * `npm run content:check` applies the same rules to all text, also in tables, data files, and drawings.
 */
import dictionary from 'dictionary-en';
import { toString } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import retextSyntaxUrls from 'retext-syntax-urls';
import { SKIP, visit } from 'unist-util-visit';

/** More would be slow, and an author needs only the best ones. */
const MOST_SUGGESTIONS = 3;

/**
 * @param {{ words: string, allowed: string[] }} lists
 *   Words that the dictionary doesn't have, one per line, and inconsiderate words that mean something else here.
 * @returns {import('unified').PluggableList}
 */
export const retextPlugins = ({ words, allowed }) => [
  retextEnglish,
  [retextEquality, { ignore: allowed }],
  retextRepeatedWords,
  retextIndefiniteArticle,
  retextSyntaxUrls,
  retextSkipNames,
  [retextSpell, { dictionary, personal: withoutComments(words), max: MOST_SUGGESTIONS, normalizeApostrophes: true }],
];

/** @param {string} words */
const withoutComments = (words) =>
  words
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .join('\n');

/** Acronyms (also with an ending), single letters, units, addresses, file names, repositories, and locales. */
const NAME = /^\p{Lu}+(?:s|['’]s?|\.)?$|^\p{L}$|[@_$\d²³/\\{}<>=]|\p{L}\.\p{L}|\p{Lu}{2,}-|-\p{Lu}{2,}/u;

/** The speller skips what is source code to it, and so it must skip names that no dictionary can have. */
function retextSkipNames() {
  /** @param {import('unist').Node} tree */
  return (tree) => {
    visit(tree, 'WordNode', (node, index, parent) => {
      const value = toString(node);
      if (NAME.test(value) && parent && index !== undefined) {
        parent.children[index] = { type: 'SourceNode', value, position: node.position };
      }
      return SKIP;
    });
  };
}
