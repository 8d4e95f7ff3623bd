import { SITE_EVENTS } from './site-events';

/** Tells whoever deploys the site, if a script of the home page fails to load, that the base path is probably wrong. */
export function showBasePathBanner(basePath: string): void {
  const show = () => {
    if (document.getElementById('base-url-issue-banner-container')) return;
    const suggestion = location.pathname.endsWith('/') ? location.pathname : `${location.pathname}/`;
    const box = document.createElement('div');
    box.id = 'base-url-issue-banner-container';
    box.setAttribute('role', 'alert');
    // The style sheets are probably missing too.
    box.style.cssText =
      'background:rgb(254,239,207);color:rgb(28,33,62);border-radius:12px;max-width:42rem;margin:24px auto;padding:12px 24px';
    box.innerHTML = `<p>Your site did not load properly.</p>
      <p>A wrong base path (basePath) is a very common reason for this.</p>
      <p>Current configured basePath: <b></b>${basePath ? '' : ' (default value)'}</p>
      <p>We suggest trying basePath: <b id="base-url-issue-banner-suggestion-container"></b></p>`;
    box.querySelectorAll('b').forEach((word, index) => word.append(index ? suggestion : basePath || '/'));
    document.body.prepend(box);
  };
  if ('appFailed' in document.documentElement.dataset) show();
  else addEventListener(SITE_EVENTS.appFailed, show);
}
