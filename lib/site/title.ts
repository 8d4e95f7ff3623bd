/** `{title} {delimiter} {site title}`; a blank title gives the site title alone. */
export function formatTitle(title: string, siteTitle: string, delimiter: string): string {
  const trimmed = title.trim();
  return trimmed ? `${trimmed} ${delimiter} ${siteTitle}` : siteTitle;
}
