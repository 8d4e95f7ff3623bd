import { startApp, type AppFiles } from './start-app';

/** Written by lib/export/defer-app.ts in the place of this name. */
declare const APP_FILES: AppFiles;

startApp(APP_FILES, document.currentScript?.dataset.pageData);
