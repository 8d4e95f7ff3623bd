import { startLoader, type RuntimeFiles } from './loader';

/** The files of this kind of page; the build writes them in the place of this name. */
declare const RUNTIME_FILES: RuntimeFiles;

const facts = document.currentScript?.dataset;
if (facts?.page) startLoader(RUNTIME_FILES, { data: facts.page, basePath: facts.basePath });
