import { PositionEncoding, Workspace, type Diagnostic } from '@astral-sh/ruff-wasm-nodejs';
import type { Runner } from './fault';

/** What samples are read for: errors (E, F, PLE), bugs that Python does not report (B, PLW), old habits (UP), style. */
const RULES = {
  'line-length': 115,
  'target-version': 'py38',
  lint: {
    select: ['E', 'W', 'F', 'B', 'UP', 'SIM', 'C4', 'PIE', 'RET', 'PLE', 'PLW', 'N'],
    // Cortex reads the environment when it is imported, so samples set variables above the import.
    ignore: ['E402', 'N818', 'RET503'],
  },
};

/** Importing Cortex connects to the server, which is why some samples import it and never use the name. */
const CONNECTS = '`cortex` imported but unused';

/** Reads a Python program with Ruff. */
export const lintPython: Runner = ({ code }) => {
  const workspace = new Workspace(RULES, PositionEncoding.Utf16);
  const found = workspace.check(`${code}\n`) as Diagnostic[];
  const faults = found.filter(({ message }) => message !== CONNECTS);
  if (!faults.length) return undefined;
  return faults.map((one) => `its line ${one.start_location.row}: ${one.code ?? 'syntax'} ${one.message}`).join('\n');
};
