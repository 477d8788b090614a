import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { clipped, ellipse, line, linear, oval, path, sharpLine, smooth } from '../pen.ts'
import { form, hollowShade, roundShade } from '../shading.ts'
import { type Profile, type Turned, turn, wrapCells } from '../turned.ts'

const cx = 500
const gleam = (d: string, width = 10, opacity = 0.5) => line(d, '#fffaf0', width, `stroke-opacity="${opacity}"`)

/** The open mouth of a turned body: rim, inside, and the dark of it. */
export function mouth(kit: Kit, body: Turned, rim: string, thick = 9, filling?: string): string {
  const [rx, ry] = [body.radiusAt(body.top), body.ry(body.top)]
  const inner = oval(cx, body.top, rx - thick, Math.max(2, ry - thick * 0.6))
  return (
    ellipse(cx, body.top, rx, ry, lighten(rim, 0.25)) +
    path(inner, filling ?? darken(rim, 0.35)) +
    path(inner, hollowShade(kit.pen), filling ? 'fill-opacity=".45"' : '')
  )
}

/** Glazed ceramic with bands of brushed motif. */
export function glazed(kit: Kit, body: Turned, motifFrom: number, motifTo: number, shape = body.outline): string {
  const { variation } = kit
  const colours = [kit.figure, kit.accent]
  const kind = variation % 4
  const motif =
    kind === 0
      ? wrapCells(body, motifFrom, motifTo, 10, 96, (row, column) => {
          const away = Math.abs((column % 16) - 8)
          return away <= 8 - row ? colours[0] : away >= 11 - row && row > 5 ? colours[1] : undefined
        })
      : kind === 1
        ? [0.1, 0.3, 0.42, 0.8]
            .map((share, index) => {
              const middle = motifFrom + (motifTo - motifFrom) * share
              const half = [11, 3, 3, 7][index] ?? 4
              return path(body.band(middle - half, middle + half), colours[index % 2] ?? kit.figure)
            })
            .join('')
        : kind === 2
          ? path(body.band(motifFrom, body.bottom), kit.figure) +
            path(body.band(motifFrom - 3.5, motifFrom + 3.5), kit.accent)
          : wrapCells(body, motifFrom, motifTo, 3, 30, (row, column) =>
              (column + row) % 3 ? undefined : colours[row % 2],
            )
  return (
    path(shape, kit.cloth({ scale: 0.8 })) + clipped(kit.pen, shape, motif) + path(shape, roundShade(kit.pen, 1.05))
  )
}

const vaseForms: readonly Profile[] = [
  [
    [240, 74],
    [262, 70],
    [330, 82],
    [480, 212],
    [640, 196],
    [760, 122],
    [800, 116],
  ],
  [
    [250, 104],
    [280, 86],
    [400, 100],
    [560, 176],
    [700, 170],
    [790, 120],
    [800, 118],
  ],
  [
    [270, 132],
    [300, 118],
    [350, 128],
    [470, 230],
    [600, 236],
    [730, 168],
    [800, 130],
  ],
]

export function vase(kit: Kit): Art {
  const body = turn(cx, vaseForms[kit.variation % 3] ?? [], 0.16)
  return {
    markup:
      glazed(kit, body, 430, 560) +
      mouth(kit, body, lighten(kit.body, 0.1)) +
      gleam(smooth([450, 500, 560, 620].map((y) => [cx - body.radiusAt(y) * 0.74, y])), 13, 0.42),
    foot: { cx, rx: 124, depth: 20 },
    focus: [440, 500],
  }
}

export function basket(kit: Kit): Art {
  const { pen, variation } = kit
  const forms: Profile[] = [
    [
      [430, 236],
      [520, 262],
      [660, 250],
      [770, 196],
      [800, 176],
    ],
    [
      [390, 168],
      [470, 232],
      [620, 258],
      [760, 206],
      [800, 176],
    ],
    [
      [520, 296],
      [620, 276],
      [740, 204],
      [800, 156],
    ],
  ]
  const body = turn(cx, forms[variation % 3] ?? [], 0.2)
  const rows = Math.round((800 - body.top) / 13)
  const [columns, period] = [64, [16, 10, 12][variation % 3] ?? 16]
  const motif = [
    (row: number, column: number) => {
      const wave = Math.abs((column % period) - period / 2)
      return row > 5 && row < rows - 5 && (wave + row) % 9 < 3
        ? kit.figure
        : (wave + row) % 9 < 5 && row > 5 && row < rows - 5
          ? kit.accent
          : undefined
    },
    (row: number, column: number) => {
      const away = Math.abs((column % period) - period / 2) + Math.abs((row % 12) - 6)
      return away < 3 ? kit.accent : away < 5 ? kit.figure : undefined
    },
    (row: number) => (row % 8 < 2 ? kit.figure : row % 8 === 4 ? kit.accent : undefined),
  ][variation % 3]
  const coils = Array.from(
    { length: rows },
    (_, row) =>
      path(body.band(body.top + row * 13 - 1, body.top + row * 13 + 1), darken(kit.body, 0.5), 'fill-opacity=".45"') +
      path(
        body.band(body.top + row * 13 + 5 - 1.3, body.top + row * 13 + 5 + 1.3),
        lighten(kit.body, 0.5),
        'fill-opacity=".4"',
      ),
  ).join('')
  const stitches = `<g opacity=".34">${sharpLine(Array.from({ length: rows }, (_, row) => body.ring(body.top + row * 13 + 6)).join(''), darken(kit.body, 0.55), 11, 'stroke-dasharray="1.4 8"')}</g>`
  const handles =
    variation % 2
      ? [-1, 1]
          .map((side) =>
            line(
              `M${cx + side * 70} ${body.top - (side > 0 ? -18 : 22)}C${cx + side * 40} ${body.top - 110} ${cx + side * 220} ${body.top - 110} ${cx + side * (body.radiusAt(body.top) - 14)} ${body.top}`,
              kit.accent,
              17,
            ),
          )
          .join('')
      : ''
  return {
    markup:
      path(body.outline, kit.body) +
      clipped(
        pen,
        body.outline,
        wrapCells(body, body.top, 800, rows, columns, motif ?? (() => undefined)) + stitches + coils,
      ) +
      path(body.outline, roundShade(pen, 1.1)) +
      mouth(kit, body, kit.accent, 16) +
      handles,
    foot: { cx, rx: 172, depth: 34 },
    grow: 1.25,
    focus: [430, 640],
  }
}

/** Green things in a pot. */
export function planter(kit: Kit): Art {
  const { pen, variation } = kit
  const body = turn(
    cx,
    [
      [540, 168],
      [560, 172],
      [780, 138],
      [800, 134],
    ],
    0.18,
  )
  const leaf = (turnBy: number, length: number, wide: number, colour: string) => {
    const d = `M0 0C${-wide} ${-length * 0.3} ${-wide * 0.8} ${-length * 0.8} 0 ${-length}C${wide * 0.8} ${-length * 0.8} ${wide} ${-length * 0.3} 0 0Z`
    return `<g transform="translate(500 556) rotate(${turnBy})">${form(
      d,
      colour,
      linear(pen, 0, [
        [0, '#fff8ea', 0.26],
        [0.49, '#fff8ea', 0.02],
        [0.5, '#1d0f14', 0.24],
        [1, '#1d0f14', 0.06],
      ]),
    )}${line(`M0-10V${-length * 0.9}`, lighten(colour, 0.3), 3, 'stroke-opacity=".5"')}</g>`
  }
  const greens = [palette.forest, '#356b4c', palette.olive, '#4d7f58']
  const blades = (
    variation % 2
      ? [
          [-58, 250, 60],
          [52, 260, 64],
          [-30, 330, 66],
          [30, 340, 60],
          [0, 390, 62],
          [-74, 190, 50],
          [72, 190, 52],
        ]
      : [
          [-24, 350, 30],
          [22, 330, 30],
          [-10, 430, 34],
          [12, 400, 32],
          [0, 360, 32],
          [-34, 250, 28],
          [34, 240, 28],
        ]
  )
    .map(([angle = 0, length = 0, wide = 0], index) => leaf(angle, length, wide, greens[index % 4] ?? palette.forest))
    .join('')
  return {
    markup:
      mouth(kit, body, kit.body, 14, '#3a2419') +
      blades +
      glazed(kit, body, 600, 690, body.band(540, 800)) +
      gleam('M352 590C356 650 364 700 374 750', 11, 0.45),
    foot: { cx, rx: 138, depth: 25 },
    focus: [480, 640],
  }
}
