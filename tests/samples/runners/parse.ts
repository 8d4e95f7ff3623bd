import { transform, type Loader } from 'esbuild';
import { parseAllDocuments } from 'yaml';
import { messageOf, type Runner } from './fault';

/** JSON has one value and nothing else. */
export const parseJson: Runner = ({ code }) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};

/** YAML has no errors in any of its documents. */
export const parseYaml: Runner = ({ code }) => {
  const errors = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []));
  return errors.length ? errors.map(({ message }) => message).join('\n') : undefined;
};

/** JavaScript has no syntax error. Imports are not followed. */
export const parseJavaScript: Runner = async ({ code, language }) => {
  const loader: Loader = language === 'jsx' ? 'jsx' : 'js';
  try {
    await transform(code, { loader, format: 'esm', target: 'esnext', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};
