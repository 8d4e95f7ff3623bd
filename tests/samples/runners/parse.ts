import { transform, type Loader } from 'esbuild';
import { parseAllDocuments } from 'yaml';
import { messageOf, type Runner } from './fault';

/** Checks that the sample is one JSON value and nothing else. */
export const parseJson: Runner = ({ code }) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};

/** Checks that no YAML document in the sample has an error. */
export const parseYaml: Runner = ({ code }) => {
  const errors = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []));
  return errors.length ? errors.map(({ message }) => message).join('\n') : undefined;
};

/** Checks JavaScript for syntax errors, without following imports. */
export const parseJavaScript: Runner = async ({ code, language }) => {
  const loader: Loader = language === 'jsx' ? 'jsx' : 'js';
  try {
    await transform(code, { loader, format: 'esm', target: 'esnext', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};
