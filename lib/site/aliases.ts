import { settings } from './settings';

/** Every old address with the one it leads to now. */
export function loadAliases(): Record<string, string> {
  return settings.aliases;
}
