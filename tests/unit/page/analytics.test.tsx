import { renderToStaticMarkup } from 'react-dom/server';
import { Analytics } from '@/components/page/shell';
import { settings } from '@/lib/settings/settings';

const { analyticsId } = settings;
const { env } = process;
afterEach(() => {
  process.env = env;
  settings.analyticsId = analyticsId;
});

it.each([
  [
    'production',
    'G-1',
    /<script async="" src="https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-1">.*'config','G-1',\{anonymize_ip:true\}/,
  ],
  ['production', '', /^$/],
  ['development', 'G-1', /^$/],
])('in %s with the ID "%s", only a configured service is loaded, without addresses of readers', (mode, id, html) => {
  process.env = { ...env, NODE_ENV: mode as 'production' };
  settings.analyticsId = id;
  expect(renderToStaticMarkup(<Analytics />)).toMatch(html);
});
