import { startLoader, type RuntimeFiles } from './loader';

const element = document.getElementById('site-runtime');
if (element) startLoader(JSON.parse(element.textContent ?? '') as RuntimeFiles);
