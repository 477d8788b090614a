import { darken, lighten, palette } from './palette.ts'
import { circle, clipped, createPen, linear, n, type Pen, path, radial } from './pen.ts'
import type { CoverSpec } from './picture-spec.ts'
import { softShadow } from './shading.ts'
import { layTextile } from './textiles.ts'

export const coverPixels = { width: 1600, height: 600 }

type Cloth = CoverSpec['textiles'][number]

type Composition = (pen: Pen, cloths: readonly Cloth[]) => string

const frame = 'M0 0H1600V600H0Z'

const clothAt = (cloths: readonly Cloth[], index: number): Cloth => {
  const cloth = cloths[index % cloths.length]
  if (!cloth) throw new Error('a cover needs at least one textile')
  return cloth
}

const fillOf = (pen: Pen, { textile, colours }: Cloth, scale: number, angle = 0, x = 800, y = 300) =>
  layTextile(pen, textile, colours, { scale, angle, x, y })

/** Lengths of cloth hung side by side from above the frame. */
const strips: Composition = (pen, cloths) => {
  const widths = [250, 190, 320, 170, 280, 210, 260]
  let left = -40
  return widths
    .map((width, index) => {
      const x = left
      left += width
      const fold = linear(pen, 0, [
        [0, '#1d0f14', 0.42],
        [0.08, '#1d0f14', 0.14],
        [0.26, '#fff8ea', 0.24],
        [0.5, '#fff8ea', 0.02],
        [0.72, '#1d0f14', 0.2],
        [0.86, '#fff8ea', 0.1],
        [1, '#1d0f14', 0.3],
      ])
      const d = `M${x} -10H${x + width}V610H${x}Z`
      return path(d, fillOf(pen, clothAt(cloths, index), 1.05, 0, x, index * 60)) + path(d, fold)
    })
    .join('')
}

/** Quarter circles, arches and squares cut from cloth and paper. */
const tiles: Composition = (pen, cloths) => {
  const size = 200
  const plain = cloths.flatMap(({ colours }) => colours.map((colour) => palette[colour]))
  const paper = (index: number) => plain[index % plain.length] ?? palette.paper
  return Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)]
    const [x, y] = [column * size, row * size]
    const pick = Math.floor(pen.random() * 6)
    const chosen = clothAt(cloths, column + 2 * row + pick)
    const cloth = fillOf(pen, chosen, 0.72, (index % 4) * 90, x, y)
    // The paper under a cloth must not be the colour of its ground, or the cut would not show.
    const under = [palette.paper, palette[chosen.colours[1]], palette.cream, palette[chosen.colours[2]]].filter(
      (colour) => colour !== palette[chosen.colours[0]],
    )
    const ground = path(
      `M${x} ${y}h${size}v${size}h${-size}z`,
      under[Math.floor(pen.random() * under.length)] ?? palette.paper,
    )
    const shapes = [
      path(`M${x} ${y}h${size}v${size}h${-size}z`, cloth),
      path(`M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z`, cloth),
      path(`M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}z`, cloth) +
        circle(x + size * 0.78, y + size * 0.2, 20, paper(index + 1)),
      path(`M${x} ${y + size}v${-size / 2}a${size / 2} ${size / 2} 0 0 1 ${size} 0v${size / 2}z`, cloth) +
        path(`M${x + 60} ${y + size}v${-size * 0.42}a40 40 0 0 1 80 0v${size * 0.42}z`, paper(index + 2)),
      circle(x + size / 2, y + size / 2, 78, cloth) + circle(x + size / 2, y + size / 2, 30, paper(index + 1)),
      path(`M${x} ${y}h${size}l${-size} ${size}z`, cloth),
    ]
    return ground + (shapes[pick] ?? '')
  }).join('')
}

/** A colonnade, each opening filled with another cloth. */
const arches: Composition = (pen, cloths) => {
  const [first] = cloths
  const wall = lighten(palette[first?.colours[0] ?? 'sand'], 0.72)
  const openings = [40, 300, 560, 820, 1080, 1340].map((x, index) => {
    const top = index % 2 ? 250 : 190
    const d = `M${x} 620V${top}A110 ${index % 2 ? 120 : 150} 0 0 1 ${x + 220} ${top}V620Z`
    const inner = linear(pen, 0, [
      [0, '#1d0f14', 0.5],
      [0.14, '#1d0f14', 0.12],
      [0.5, '#fff8ea', 0.1],
      [1, '#1d0f14', 0.04],
    ])
    return (
      softShadow(pen, d, 6, 8, 0.5) +
      path(d, fillOf(pen, clothAt(cloths, index), 0.92, 0, x + 110, 320)) +
      path(d, inner)
    )
  })
  return (
    path(
      frame,
      linear(pen, 30, [
        [0, lighten(wall, 0.3)],
        [1, darken(wall, 0.1)],
      ]),
    ) + openings.join('')
  )
}

/** Long swags laid over each other from the upper left. */
const drapes: Composition = (pen, cloths) => {
  const swags = [
    'M-20 -20H1620V620H-20Z',
    'M-20 -20H1240C1120 160 900 200 760 330C640 440 420 470 340 620H-20Z',
    'M-20 -20H820C740 110 560 130 440 240C320 350 160 380 90 620H-20Z',
    'M-20 -20H430C380 70 270 80 190 160C110 240 50 270 -20 330Z',
  ]
  const sheen = linear(pen, 42, [
    [0, '#fff8ea', 0.26],
    [0.5, '#1d0f14', 0.02],
    [0.8, '#1d0f14', 0.12],
    [0.94, '#1d0f14', 0.34],
    [1, '#fff8ea', 0.3],
  ])
  return swags
    .map(
      (d, index) =>
        (index ? softShadow(pen, d, 10, 16, 1.5) : '') +
        path(d, fillOf(pen, clothAt(cloths, index), 1.15, [-18, 24, -42, 8][index] ?? 0)) +
        (index ? path(d, sheen) : ''),
    )
    .join('')
}

/** One cloth, large, with the light moving over it. */
const field: Composition = (pen, cloths) => {
  const roll = linear(pen, 0, [
    [0, '#1d0f14', 0.3],
    [0.16, '#fff8ea', 0.22],
    [0.3, '#1d0f14', 0.24],
    [0.44, '#fff8ea', 0.16],
    [0.6, '#1d0f14', 0.22],
    [0.76, '#fff8ea', 0.18],
    [1, '#1d0f14', 0.34],
  ])
  return (
    path(frame, fillOf(pen, clothAt(cloths, 0), 1.5, -12)) +
    `<g transform="rotate(14 800 300) scale(1.3) translate(-190 -70)">${path('M-100 -200H1700V800H-100Z', roll)}</g>`
  )
}

const compositions: Record<CoverSpec['layout'], Composition> = { strips, tiles, arches, drapes, field }

/** The wide picture at the head of a store, 1600 × 600, as SVG text. */
export function drawCover(spec: CoverSpec): string {
  const pen = createPen(spec.seed)
  const content = compositions[spec.layout](pen, spec.textiles)
  const light = path(
    frame,
    radial(pen, 0.4, 0.3, 0.8, [
      [0, '#fff8ea', 0.14],
      [0.6, '#fff8ea', 0],
      [0.61, '#1d0f14', 0],
      [1, '#1d0f14', 0.22],
    ]),
  )
  const whole = clipped(pen, frame, content + light)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(coverPixels.width)} ${n(coverPixels.height)}"><defs>${pen.definitions()}</defs>${whole}</svg>`
}
