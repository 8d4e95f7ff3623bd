import fs from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from './cache';
import { contentFolder } from './folders';
import { LANGUAGES_FOLDER } from './language-file';
import { oncePerRevision } from './once-per-revision';

/** Code and packages that the content of pages depends on. */
const CODE = ['lib', 'components/api', 'components/mdx', 'components/page/render-content.tsx', 'package-lock.json'];

/** Everything besides a page's own text that its content may depend on: data and drawings of each language, and code. */
export function inputsOf(folder = contentFolder): string[] {
  const languages = path.join(folder, LANGUAGES_FOLDER);
  const codes = fs.existsSync(languages) ? fs.readdirSync(languages).sort() : [];
  const roots = [folder, ...codes.map((code) => path.join(languages, code))];
  return [
    ...roots.flatMap((root) => [path.join(root, '_data'), path.join(root, '_diagrams')]),
    ...CODE.map((name) => path.resolve(name)),
  ];
}

/** These read pages but never change them, so editing them must not force every page to render again. */
const READERS = /^lib\/(checks|export|search|openapi\/mock)\/|\/_data\/(words\.txt|language\.yaml)$/;

/** A hash of all inputs of pages besides their own text. */
export const hashOfInputs = oncePerRevision(() => hashOfFiles(inputsOf(), READERS));
