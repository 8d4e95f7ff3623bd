import type { ReactNode } from 'react';
import { FIGURE_TOKENS } from '@/lib/content/diagrams/tokens';
import { settings } from '@/lib/settings/settings';

const color = FIGURE_TOKENS.dark;
const AUDIENCES = ['Participants', 'Clinics and studies', 'Developers', 'Data science'];

/** Mark, name, tagline, and audience. The renderer supports only inline styles and flexbox. */
export function SocialImage({ mark }: { mark: string }): ReactNode {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '84px 88px 76px',
        color: color['--d-text'],
        backgroundColor: color['--d-surface'],
        backgroundImage: `linear-gradient(135deg, ${color['--d-surface']} 40%, ${color['--d-blue-soft']})`,
      }}
    >
      <img width={132} height={132} alt="" src={`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 104, letterSpacing: '-0.03em', lineHeight: 1.1 }}>{settings.title}</div>
        <div style={{ marginTop: 22, fontSize: 44, color: color['--d-muted'] }}>{settings.tagline}</div>
      </div>
      <div style={{ display: 'flex', gap: 44, fontSize: 30, color: color['--d-teal'] }}>
        {AUDIENCES.map((audience) => (
          <div key={audience}>{audience}</div>
        ))}
      </div>
    </div>
  );
}
