import type { Finding } from '@/lib/findings/finding';
import { formatPath } from '@/lib/findings/validate';
import { settingsSchema } from '@/lib/settings/settings-schema';

/** Everything that is wrong with the settings of the file and of the environment, each by its name. */
export function checkSettings(input: unknown): Finding[] {
  const { error } = settingsSchema.safeParse(input);
  return (error?.issues ?? []).flatMap((issue): Finding[] => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const wrong = unknown.length
      ? unknown.map((key) => `"${formatPath([...issue.path, key])}": there is no such setting.`)
      : [`"${formatPath(issue.path) || 'settings'}": ${issue.message.replace(/^Invalid input: /, '')}.`];
    const file = 'lib/settings/site-settings.ts';
    return wrong.map((message) => ({ file, line: 0, rule: 'settings', message, severity: 'error' }));
  });
}
