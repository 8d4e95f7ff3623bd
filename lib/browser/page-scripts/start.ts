/** At the end of each page, whose tag names the files of the app. */
import { startApp } from '../start-app';

const { scripts = '', pageData } = document.currentScript?.dataset ?? {};
startApp(scripts.split(' '), pageData);
