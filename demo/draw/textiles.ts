import { type Colour, mix, palette } from './palette.ts'
import type { Pen } from './pen.ts'
import { printedTiles } from './textiles-printed.ts'
import { wovenTiles } from './textiles-woven.ts'

/** A tile that repeats in both directions, already painted edge to edge. */
export type Tile = { width: number; height: number; markup: string }

/** Ground, figure and accent as `#rrggbb`. */
export type Dyes = { ground: string; figure: string; accent: string; shade: string }

const tiles = { ...printedTiles, ...wovenTiles }

export type Textile = keyof typeof tiles

type Lay = { scale?: number; angle?: number; x?: number; y?: number }

/** Returns the fill of a textile; the same cloth laid the same way is defined once. */
export function layTextile(
  pen: Pen,
  textile: Textile,
  [ground, figure, accent]: readonly [Colour, Colour, Colour],
  { scale = 1, angle = 0, x = 500, y = 500 }: Lay = {},
): string {
  const tile = tiles[textile]({
    ground: palette[ground],
    figure: palette[figure],
    accent: palette[accent],
    shade: mix(palette[ground], '#1d1118', 0.28),
  })
  const [width, height] = [snap(tile.width * scale), snap(tile.height * scale)]
  return pen.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" viewBox="0 0 ${tile.width} ${tile.height}" preserveAspectRatio="none" patternUnits="userSpaceOnUse" patternTransform="translate(${snap(x)} ${snap(y)}) rotate(${angle})">${tile.markup}</pattern>`,
  )
}

// A tile that covers whole pixels is copied, any other is resampled at four times the cost. Objects are drawn at
// scales of whole eighths, so steps of eight stay whole.
const snap = (length: number) => Math.round(length / 8) * 8 || 8
