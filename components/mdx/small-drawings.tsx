import type { ReactNode } from 'react';

/** A small drawing, 64 pixels high, with what is lit. */
type Small = [path: string, x: number, y: number, dots?: string];

/** What readers want to do. */
const TILES: Record<string, Small> = {
  phone: [
    'M22 2h24q6 0 6 6v48q0 6-6 6H22q-6 0-6-6V8q0-6 6-6zM31 9h6M28 42h13M52 20h5a4.500 4.500 0 0 1 0 9h-5m0 0h8a4.500 4.500 0 0 1 0 9h-8m0 0h6a4.500 4.500 0 0 1 0 9h-6M8 62Q1 46 8 37l8-8',
    34,
    26,
    'M24 26h0M44 26h0',
  ],
  chart: ['M8 8h64q6 0 6 6v48H2V14q0-6 6-6zM28 3h24v10H28zM14 52h52M14 42l12-9 12 6 16-13', 56, 25, 'M66 33h0'],
  people: [
    'M8 4h80q6 0 6 6v46q0 6-6 6H8q-6 0-6-6V10q0-6 6-6zM2 33h92M22 18.500a5 5 0 1 1-10 0a5 5 0 1 1 10 0M22 47.500a5 5 0 1 1-10 0a5 5 0 1 1 10 0',
    58,
    47.5,
    'M34 18.500h0M46 18.500h0M58 18.500h0M70 18.500h0M82 18.500h0M34 47.500h0M46 47.500h0M82 47.500h0',
  ],
  server: [
    'M7 2h56q5 0 5 5v8q0 5-5 5H7q-5 0-5-5V7q0-5 5-5zM7 22h56q5 0 5 5v10q0 5-5 5H7q-5 0-5-5V27q0-5 5-5zM7 44h56q5 0 5 5v8q0 5-5 5H7q-5 0-5-5v-8q0-5 5-5zM51 11h6M51 32h6M51 53h6M68 32h7a7 7 0 1 1 14 0a7 7 0 1 1-14 0',
    15,
    32,
    'M15 11h0M15 53h0',
  ],
  code: [
    'M8 4h80q6 0 6 6v46q0 6-6 6H8q-6 0-6-6V10q0-6 6-6zM2 17h92M23 28l-10 11 10 11M45 28l10 11-10 11M37 26l-6 26',
    74,
    39,
    'M12 10.500h0M22 10.500h0',
  ],
  readings: ['M2 2v54q0 6 6 6h80', 64, 22, 'M16 50h0M27 42h0M39 45h0M50 32h0M78 12h0'],
};

/** What people have: each looks like itself, and the app is lit. */
const DEVICES: Record<string, Small> = {
  iphone: ['M22 2h20q8 0 8 8v44q0 8-8 8H22q-8 0-8-8V10q0-8 8-8zM29 10h6M27 55h10', 32, 32],
  android: [
    'M17 2h30q4 0 4 4v52q0 4-4 4H17q-4 0-4-4V6q0-4 4-4zM51 18h1.5v9H51M13 46h38M24 51l-3 3 3 3M40 51.5h5v5h-5z',
    32,
    28,
    'M32 9.5h0M32 54h0',
  ],
  /* Of the sheets in large print. */
  'iphone-large': [
    'M22 2h20q8 0 8 8v44q0 8-8 8H22q-8 0-8-8V10q0-8 8-8zM29 10h6M19.500 36L25 19l5.500 17M21.500 30h7M44.500 26.500v9.500M44.500 31.500a4.200 4.200 0 1 1-8.400 0a4.200 4.200 0 1 1 8.400 0',
    32,
    49,
  ],
  'android-large': [
    'M17 2h30q4 0 4 4v52q0 4-4 4H17q-4 0-4-4V6q0-4 4-4zM51 18h1.5v9H51M19.500 36L25 19l5.500 17M21.500 30h7M44.500 26.500v9.500M44.500 31.500a4.200 4.200 0 1 1-8.400 0a4.200 4.200 0 1 1 8.400 0',
    32,
    49,
    'M32 10h0',
  ],
  computer: ['M12 8h40q4 0 4 4v34H8V12q0-4 4-4zM8 19h48M2 54h60', 32, 33, 'M15 13.5h0M23 13.5h0'],
  watch: ['M24 16h16q8 0 8 8v16q0 8-8 8H24q-8 0-8-8V24q0-8 8-8zM22 16l2-14h16l2 14M22 48l2 14h16l2-14M51 28v8', 32, 32],
};

export const TILE_NAMES = Object.keys(TILES);
export const DEVICE_NAMES = Object.keys(DEVICES);

/** The drawing of a tile, one of `TILE_NAMES`; nothing for another name. */
export const TileDrawing = ({ name = '' }: { name?: string }): ReactNode => (
  <SmallDrawing drawing={TILES[name]} width={96} />
);

/** The drawing of a device, one of `DEVICE_NAMES`; nothing for another name. */
export const DeviceDrawing = ({ name }: { name: string }): ReactNode => (
  <SmallDrawing drawing={DEVICES[name]} width={64} />
);

function SmallDrawing({ drawing, width }: { drawing?: Small; width: number }): ReactNode {
  if (!drawing) return null;
  const [path, x, y, dots] = drawing;
  return (
    <svg viewBox={`0 0 ${width} 64`} width={width} height="64" aria-hidden="true">
      <g strokeWidth="3">
        <path d={path} />
        <path strokeWidth="6" d={dots} />
        <circle fill="var(--lamp)" cx={x} cy={y} r="6" />
      </g>
    </svg>
  );
}
