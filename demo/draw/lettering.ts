import { n } from './pen.ts'

// A monoline alphabet of our own on a grid 4 wide and 6 high: pictures must not depend on the fonts of a machine.
const letters: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.75 4H3.25',
  B: 'M0 0V6H2.2A1.6 1.6 0 0 0 2.2 2.8H0M0 0H2A1.4 1.4 0 0 1 2 2.8',
  C: 'M3.9 1.1C3.4 .4 2.8 0 2.1 0C.8 0 0 1.3 0 3S.8 6 2.1 6C2.8 6 3.4 5.6 3.9 4.9',
  D: 'M0 0V6H1.4C3 6 3.9 4.8 3.9 3S3 0 1.4 0Z',
  E: 'M3.3 0H0V6H3.4M0 2.9H2.7',
  F: 'M3.3 0H0V6M0 3H2.7',
  G: 'M3.9 1.1C3.4 .4 2.8 0 2.1 0C.8 0 0 1.3 0 3S.8 6 2.1 6C3.2 6 4 5.2 4 3.9V3.3H2.4',
  H: 'M0 0V6M3.8 0V6M0 3H3.8',
  I: 'M.4 0V6',
  J: 'M2.6 0V4.4A1.4 1.6 0 0 1 0 4.6',
  K: 'M0 0V6M3.7 0L0 3.5M1.3 2.4L3.8 6',
  L: 'M0 0V6H3.1',
  M: 'M0 6V0L2.3 3.9L4.6 0V6',
  N: 'M0 6V0L3.9 6V0',
  O: 'M2.2 0C.8 0 0 1.3 0 3S.8 6 2.2 6S4.4 4.7 4.4 3S3.6 0 2.2 0Z',
  P: 'M0 6V0H2.1A1.65 1.65 0 0 1 2.1 3.3H0',
  Q: 'M2.2 0C.8 0 0 1.3 0 3S.8 6 2.2 6S4.4 4.7 4.4 3S3.6 0 2.2 0ZM2.8 4.6L4.4 6.4',
  R: 'M0 6V0H2.1A1.6 1.6 0 0 1 2.1 3.2H0M1.9 3.2L3.7 6',
  S: 'M3.3 1C2.9 .3 2.4 0 1.7 0C.8 0 .2 .6 .2 1.4C.2 3.3 3.4 2.6 3.4 4.5C3.4 5.4 2.7 6 1.7 6C.9 6 .3 5.6 0 4.9',
  T: 'M0 0H3.8M1.9 0V6',
  U: 'M0 0V3.9C0 5.2 .7 6 1.9 6S3.8 5.2 3.8 3.9V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.4 6L2.9 1.2L4.4 6L5.8 0',
  X: 'M0 0L3.7 6M3.7 0L0 6',
  Y: 'M0 0L1.9 3L3.8 0M1.9 3V6',
  Z: 'M.1 0H3.6L0 6H3.7',
}

const widths: Readonly<Record<string, number>> = {
  I: 0.8,
  J: 2.6,
  E: 3.4,
  F: 3.3,
  L: 3.1,
  M: 4.6,
  W: 5.8,
  O: 4.4,
  Q: 4.4,
  S: 3.4,
  B: 3.8,
  P: 3.8,
  R: 3.8,
  ' ': 2,
}

const gap = 1.7

/** @returns the width of a word in pixels when its capitals are `size` pixels high. */
export function wordWidth(word: string, size: number): number {
  const units = [...word].reduce((sum, letter) => sum + (widths[letter] ?? 4) + gap, -gap)
  return (units * size) / 6
}

type Wording = { cx: number; y: number; size: number; colour: string; weight?: number; bend?: number; radius?: number }

/**
 * A word in capitals, centred on `cx`, with its top at `y`.
 * With a radius the letters follow the front of a turned body of that radius, sagging by `bend` pixels at the middle.
 */
export function letterWord(word: string, { cx, y, size, colour, weight = 0.8, bend = 0, radius = 0 }: Wording): string {
  const scale = size / 6
  let pen = -wordWidth(word, size) / 2
  const glyphs = [...word].map((letter) => {
    const width = (widths[letter] ?? 4) * scale
    const middle = pen + width / 2
    pen += width + gap * scale
    const share = radius ? Math.min(0.98, Math.abs(middle) / radius) : 0
    const squeeze = Math.sqrt(1 - share * share)
    const drop = radius ? bend * squeeze : 0
    const left = middle - (width * squeeze) / 2
    return `<path transform="translate(${n(cx + left)} ${n(y + drop)}) scale(${(scale * squeeze).toFixed(3)} ${scale.toFixed(3)})" d="${letters[letter] ?? ''}"/>`
  })
  return `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}</g>`
}

/** The largest size up to `size` at which the word fits. */
export const fitWord = (word: string, size: number, width: number): number =>
  Math.min(size, (size * width) / wordWidth(word, size))
