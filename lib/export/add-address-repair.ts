import { loadSite } from '@/lib/site/site';
import { bundle } from '@/lib/tools/bundle';
import { rewritePages, type ExportStep } from './exported-site';
import { appendToBody } from './next-page';

const NOT_FOUND_PAGE = /^(404|404\/index|_not-found\/index)\.html$/;

/**
 * Puts the script that repairs mistyped addresses (lib/browser/address-repair.ts) into the not-found page, with a list of
 * the addresses that there are. Not in the app, where every page's data would carry the list.
 */
export const addAddressRepair: ExportStep = {
  name: 'address-repair',
  run: async (site) => {
    const paths = (await loadSite()).records.map((record) => record.path);
    const script = `<script>${bundle('address-repair', { paths, basePath: site.basePath })}</script>`;
    return rewritePages(site, (html, file) => (NOT_FOUND_PAGE.test(file) ? appendToBody(html, script) : html));
  },
};
