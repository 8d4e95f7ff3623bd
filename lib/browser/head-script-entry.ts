import { holdFirstPaint, listenEarly, markRoot, type HeadScriptSettings } from './head-script';

declare const HEAD_SCRIPT_SETTINGS: HeadScriptSettings;

holdFirstPaint(document.head);
markRoot(document.documentElement, HEAD_SCRIPT_SETTINGS);
listenEarly(HEAD_SCRIPT_SETTINGS);
