import path from 'node:path';
import { hashOfFiles } from './cache';
import { contentFolder } from './folders';
import { oncePerRevision } from './once-per-revision';

/** Everything besides a page's own text that its content may depend on: code, packages, data, and drawings. */
const INPUTS = [
  path.join(contentFolder, '_data'),
  path.join(contentFolder, '_diagrams'),
  path.resolve('lib'),
  path.resolve('components', 'api'),
  path.resolve('components', 'mdx'),
  path.resolve('package-lock.json'),
];

/** These read pages but never change them, so editing them must not force every page to render again. */
const READERS = /^lib\/(checks|export|search|openapi\/mock|word)\/|\/_data\/(words\.txt|language\.yaml)$/;

/** A hash of all inputs of pages besides their own text. */
export const hashOfInputs = oncePerRevision(() => hashOfFiles(INPUTS, READERS));
