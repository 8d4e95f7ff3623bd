import { holdFirstPaint, listenEarly, markRoot, type EarlySettings } from './early';

declare const EARLY_SETTINGS: EarlySettings;

holdFirstPaint(document.head);
markRoot(document.documentElement, EARLY_SETTINGS);
listenEarly(EARLY_SETTINGS);
