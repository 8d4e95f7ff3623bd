import { listenEarly, markRoot, type EarlySettings } from './early';

declare const EARLY_SETTINGS: EarlySettings;

markRoot(document.documentElement, EARLY_SETTINGS);
listenEarly(EARLY_SETTINGS);
