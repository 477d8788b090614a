import { darken, lighten, mix } from './palette.ts'
import { circle, n, path, sharpLine } from './pen.ts'
import type { Dyes, Tile } from './textiles.ts'

const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${extra}/>`

const grid = (columns: number, rows: number, draw: (column: number, row: number) => string) =>
  Array.from({ length: columns * rows }, (_, index) => draw(index % columns, Math.floor(index / columns))).join('')

/** Two strips sewn side by side, their weft blocks in turn, as a kente weaver sews them. */
function kente({ ground, figure, accent, shade }: Dyes): Tile {
  const [strip, block] = [64, 72]
  const ink = darken(shade, 0.45)
  const bars = (x: number, y: number) =>
    rect(x, y, strip, block, figure) +
    [0, 2, 4, 6].map((row) => rect(x, y + row * 10.3, strip, 6, row % 4 ? accent : ink)).join('')
  const ladder = (x: number, y: number) =>
    rect(x, y, strip, block, ink) +
    grid(8, 6, (c, r) => ((c + r) % 2 ? '' : rect(x + c * 8, y + r * 12, 8, 12, c === 0 || c === 7 ? accent : figure)))
  const steps = (x: number, y: number) =>
    rect(x, y, strip, block, accent) +
    [0, 1, 2, 3]
      .map((s) => rect(x + s * 8, y + s * 9, strip - s * 16, block - s * 18, [ink, figure, ground, accent][s] ?? ink))
      .join('')
  const warp = (x: number, y: number) =>
    rect(x, y, strip, block, ground) +
    [6, 14, 30, 48, 56]
      .map((offset) => rect(x + offset, y, offset === 30 ? 6 : 3, block, offset === 30 ? accent : figure))
      .join('')
  const markup =
    bars(0, 0) +
    warp(0, block) +
    steps(0, block * 2) +
    warp(0, block * 3) +
    warp(strip, 0) +
    ladder(strip, block) +
    warp(strip, block * 2) +
    bars(strip, block * 3) +
    rect(0, 0, 1.6, block * 4, ink, 'fill-opacity=".5"') +
    rect(strip, 0, 1.6, block * 4, ink, 'fill-opacity=".5"')
  return { width: strip * 2, height: block * 4, markup }
}

function chevron({ ground, figure, accent }: Dyes): Tile {
  const [width, height, step] = [96, 132, 12]
  const row = (y: number, colour: string, thick: number) =>
    grid(8, 1, (c) => rect(c * step, y + (c < 4 ? c : 7 - c) * 9, step + 0.4, thick, colour))
  const both = (y: number, colour: string, thick: number) => row(y, colour, thick) + row(y - height, colour, thick)
  return {
    width,
    height,
    markup:
      rect(0, 0, width, height, ground) +
      both(4, figure, 26) +
      both(38, accent, 10) +
      both(60, figure, 8) +
      both(80, accent, 26) +
      both(114, figure, 6),
  }
}

function diamonds({ ground, figure, accent }: Dyes): Tile {
  const [width, height] = [108, 144]
  const rhomb = (x: number, y: number, w: number, h: number, fill: string) =>
    path(`M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`, fill)
  const nest = (x: number, y: number) =>
    rhomb(x, y, 50, 66, figure) +
    rhomb(x, y, 38, 50, ground) +
    rhomb(x, y, 27, 36, accent) +
    rhomb(x, y, 15, 20, figure) +
    rhomb(x, y, 6, 8, ground)
  return {
    width,
    height,
    markup:
      rect(0, 0, width, height, ground) +
      nest(54, 72) +
      [0, 108].flatMap((x) => [0, 144].map((y) => rhomb(x, y, 16, 21, accent) + rhomb(x, y, 8, 10, ground))).join(''),
  }
}

function beadwork({ ground, figure, accent }: Dyes): Tile {
  const [count, pitch] = [16, 11]
  const colourAt = (c: number, r: number) => {
    const [x, y] = [Math.abs(c - 7.5), Math.abs((r % 16) - 7.5)]
    if (x + y < 3) return accent
    if (x + y < 6) return figure
    if (x + y < 8) return '#fdfaf4'
    return x + y < 10 ? accent : ground
  }
  const size = count * pitch
  const beads = grid(count, count, (c, r) => {
    const colour = colourAt(c, r)
    const [x, y] = [c * pitch + pitch / 2, r * pitch + pitch / 2]
    return (
      circle(x, y, 5.2, darken(colour, 0.3)) +
      circle(x - 0.5, y - 0.6, 4.5, colour) +
      circle(x - 1.6, y - 1.9, 1.3, lighten(colour, 0.6))
    )
  })
  return { width: size, height: size, markup: rect(0, 0, size, size, darken(ground, 0.55)) + beads }
}

function weave({ ground, figure }: Dyes): Tile {
  const cell = 18
  const [over, under] = [lighten(ground, 0.12), mix(ground, figure, 0.55)]
  const strand = (x: number, y: number, upright: boolean) =>
    upright
      ? rect(x + 1, y - 2, cell - 2, cell + 4, over, 'rx="3"') + rect(x + 3, y, 2, cell, lighten(over, 0.35))
      : rect(x - 2, y + 1, cell + 4, cell - 2, under, 'rx="3"') + rect(x, y + 3, cell, 2, lighten(under, 0.3))
  const markup = grid(2, 2, (c, r) => strand(c * cell, r * cell, (c + r) % 2 === 0))
  return { width: cell * 2, height: cell * 2, markup: rect(0, 0, cell * 2, cell * 2, darken(ground, 0.4)) + markup }
}

function twill({ ground, figure }: Dyes): Tile {
  const [width, height] = [40, 20]
  const rib = (from: number, turn: number) =>
    [-20, -10, 0, 10, 20].map((y) => `M${from} ${y + (turn > 0 ? 20 : 0)}l20 ${turn > 0 ? -20 : 20}`).join('')
  return { width, height, markup: rect(0, 0, width, height, ground) + sharpLine(rib(0, 1) + rib(20, -1), figure, 4.4) }
}

function shuka({ ground, figure, accent }: Dyes): Tile {
  const size = 150
  const bars: readonly (readonly [number, number, string, number])[] = [
    [12, 34, figure, 0.62],
    [54, 7, accent, 0.7],
    [70, 7, accent, 0.7],
    [98, 14, figure, 0.62],
    [124, 4, accent, 0.8],
  ]
  const upright = bars.map(([at, width, colour, o]) => rect(at, 0, width, size, colour, `fill-opacity="${o}"`)).join('')
  const across = bars.map(([at, width, colour, o]) => rect(0, at, size, width, colour, `fill-opacity="${o}"`)).join('')
  return { width: size, height: size, markup: rect(0, 0, size, size, ground) + upright + across }
}

/** Kuba cloth: cut-pile lines that meet and turn like streets. */
function kuba({ ground, figure, accent }: Dyes): Tile {
  const size = 144
  const nest = (x: number, y: number) =>
    [0, 12, 24]
      .map(
        (inset) =>
          `M${x + 36} ${y + inset + 2}L${x + 70 - inset} ${y + 36}L${x + 36} ${y + 70 - inset}L${x + 2 + inset} ${y + 36}Z`,
      )
      .join('')
  const streets = sharpLine(nest(0, 0) + nest(72, 72), figure, 4.6) + sharpLine(nest(72, 0) + nest(0, 72), accent, 4.6)
  const pips = [
    [36, 36],
    [108, 108],
    [108, 36],
    [36, 108],
  ]
    .map(([x = 0, y = 0]) => rect(x - 4, y - 4, 8, 8, figure, `transform="rotate(45 ${x} ${y})"`))
    .join('')
  return { width: size, height: size, markup: rect(0, 0, size, size, ground) + streets + pips }
}

function stripes({ ground, figure, accent }: Dyes): Tile {
  const width = 120
  const markup =
    rect(0, 0, width, 20, ground) +
    rect(8, 0, 30, 20, figure) +
    rect(46, 0, 5, 20, accent) +
    rect(58, 0, 5, 20, accent) +
    rect(76, 0, 12, 20, figure) +
    rect(98, 0, 4, 20, accent)
  return { width, height: 20, markup }
}

function linen({ ground, figure }: Dyes): Tile {
  const size = 64
  const tone = mix(ground, figure, 0.22)
  const threads = [3, 9, 14, 21, 27, 32, 40, 46, 51, 58]
  return {
    width: size,
    height: size,
    markup:
      rect(0, 0, size, size, ground) +
      threads
        .map(
          (at, index) =>
            rect(at, 0, index % 3 ? 1.2 : 2, size, tone, 'fill-opacity=".55"') +
            rect(0, at, size, index % 2 ? 1.2 : 2, tone, 'fill-opacity=".55"'),
        )
        .join(''),
  }
}

/** Raffia and straw: short plaited strands. */
function raffia({ ground, figure }: Dyes): Tile {
  const [width, height] = [28, 28]
  const strand = (x: number, y: number, turn: number, colour: string) =>
    `<rect x="${x - 9}" y="${y - 3.4}" width="18" height="6.8" rx="3" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`
  const row = (y: number, turn: number, colour: string) => [0, 14, 28].map((x) => strand(x, y, turn, colour)).join('')
  return {
    width,
    height,
    markup:
      rect(0, 0, width, height, darken(ground, 0.35)) +
      row(0, 32, ground) +
      row(28, 32, ground) +
      row(7, -32, lighten(ground, 0.25)) +
      row(14, 32, mix(ground, figure, 0.4)) +
      row(21, -32, ground),
  }
}

export const wovenTiles = { kente, chevron, diamonds, beadwork, weave, twill, shuka, kuba, stripes, linen, raffia }
