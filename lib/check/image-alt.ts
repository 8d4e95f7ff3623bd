import { finding, type PageRule } from './rule';

const LONGEST = 420;

/** Every picture has alternative text that describes it in words, not with a file name. */
export const imageAlt: PageRule = (checked) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'image') return [];
    const alt = reference.text.trim();
    const report = (message: string, hint: string) => [finding(checked, 'image-alt', reference, message, hint)];
    if (!alt) {
      return report(`The picture ${reference.value} has no alternative text.`, 'Describe what it shows in "alt".');
    }
    if (/^\S+\.(png|jpe?g|svg|gif|webp)$/i.test(alt)) {
      return report(`"${alt}" is a file name, not an alternative text.`, 'Describe what the picture shows in "alt".');
    }
    if (/^(image|picture|photo|graphic|screenshot|diagram) (of|showing)\b/i.test(alt)) {
      return report(
        'The alternative text starts by saying that it is a picture.',
        'Screen readers already announce that; start with the content.',
      );
    }
    if (alt.length > LONGEST) {
      return report(
        `The alternative text has ${alt.length} characters; the limit is ${LONGEST}.`,
        'Shorten it, and put the rest between the tags as the long description.',
      );
    }
    return [];
  });
