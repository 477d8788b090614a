/** The one colour family of the demo shop. Everything drawn is mixed from these. */
export const palette = {
  white: '#fdfaf4',
  paper: '#f6efe4',
  cream: '#f0e2c8',
  sand: '#dcc4a2',
  straw: '#d8b26c',
  ochre: '#c88a2d',
  saffron: '#e6a833',
  marigold: '#e98a26',
  terracotta: '#bd5a36',
  brick: '#8e3b27',
  red: '#b42f2e',
  coral: '#dd7458',
  rose: '#cf8e80',
  blush: '#ebcabc',
  berry: '#98324f',
  plum: '#5b2a48',
  lilac: '#a58fb0',
  indigo: '#27397a',
  midnight: '#17213f',
  sky: '#86abc6',
  teal: '#1f6d70',
  mint: '#a9cbb7',
  sage: '#94a486',
  forest: '#26513d',
  olive: '#6f7440',
  cocoa: '#4a2c20',
  walnut: '#6f4529',
  oak: '#b98b59',
  charcoal: '#2d2b2e',
  black: '#1c1b1e',
  stone: '#a19a90',
  silver: '#c9cbcc',
  brass: '#c79d4d',
  copper: '#bb7350',
} as const

export type Colour = keyof typeof palette

/** @param share 0 keeps the first colour, 1 gives the second. Both are `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  const channel = (start: number) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16)
    const to = Number.parseInt(second.slice(start, start + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

export const lighten = (colour: string, share: number): string => mix(colour, '#fff6e6', share)

// Shade goes to a warm near-black: a neutral black would make every colour look dirty.
export const darken = (colour: string, share: number): string => mix(colour, '#1d1118', share)

/** Perceived lightness from 0 to 1, good enough to choose a contrasting colour. */
export function lightness(colour: string): number {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5)
}

export const inkOn = (colour: string): string =>
  lightness(colour) > 0.52 ? darken(colour, 0.78) : lighten(colour, 0.86)
