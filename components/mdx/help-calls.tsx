import type { ReactNode } from 'react';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { settings } from '@/lib/settings/settings';

/** Whom to call in danger, as two large buttons, with the numbers of the settings. */
export function HelpCalls({ speaker = OWN_SPEAKER }: { speaker?: Speaker }): ReactNode {
  const { say, name } = speaker;
  const { place, emergency, call, text } = settings.helpLines;
  return (
    <div className="help-calls">
      <p>
        <a className="help-call" href={`tel:${emergency}`}>
          {say('Call {number}', { number: emergency })}
        </a>
      </p>
      <p>
        <a className="help-call" href={`tel:${call}`}>
          {say(text === call ? 'Call or text {number}' : 'Call {number}', { number: call })}
        </a>
      </p>
      <p>
        {say('{place}, {number} is free and confidential. Anywhere else, call your local emergency number.', {
          place: name(place),
          number: call,
        })}
      </p>
      <p>{say('Already wrote it in the app? Call anyway. The team may not have seen it.')}</p>
    </div>
  );
}
