import { enhanceCodeBlocks } from './code-blocks';
import { enhanceCollapsibles } from './collapsibles';
import { enhanceCopyBoxes } from './copy-boxes';
import { enhanceDetails } from './details';
import { watchSearchMarks } from './search-marks';
import { watchTableOfContents } from './toc-spy';

/** Brings the content of the page that is shown to life. Returns what ends it. */
export function enhanceContent(): () => void {
  enhanceCodeBlocks(document);
  enhanceCopyBoxes(document);
  enhanceDetails(document);
  enhanceCollapsibles(document);
  const stops = [watchTableOfContents(), watchSearchMarks()];
  return () => {
    for (const stop of stops) stop();
  };
}
