/** Never shown: addresses without a page have a document of their own. Without it, all pages carry the framework's. */
export default function NeverShown(): null {
  return null;
}
