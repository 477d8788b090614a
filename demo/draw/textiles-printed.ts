import { lighten, mix } from './palette.ts'
import { circle, createRandom, ellipse, line, n, path } from './pen.ts'
import type { Dyes, Tile } from './textiles.ts'

const cover = (width: number, height: number, fill: string) =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`

/** The motif on the half-drop: once in the middle, once on every corner. */
const halfDrop = (width: number, height: number, middle: string, corner: string) => {
  const corners = [0, width].flatMap((x) => [0, height].map((y) => `<g transform="translate(${x} ${y})">${corner}</g>`))
  return `${corners.join('')}<g transform="translate(${width / 2} ${height / 2})">${middle}</g>`
}

const around = (count: number, draw: (angle: number) => string, offset = 0) =>
  Array.from({ length: count }, (_, index) => draw(offset + (360 / count) * index)).join('')

/** The fine broken veins that wax leaves where it cracks in the dye. */
function crackle(width: number, height: number, colour: string, seed: number): string {
  const random = createRandom(seed)
  let d = ''
  for (let index = 0; index < 14; index++) {
    const [x, y] = [random() * width, random() * height]
    d += `M${n(x)} ${n(y)}l${n(random() * 22 - 11)} ${n(random() * 22 - 6)}l${n(random() * 18 - 9)} ${n(random() * 16)}`
  }
  return line(d, colour, 0.9, 'stroke-opacity=".5"')
}

function medallion({ ground, figure, accent, shade }: Dyes): Tile {
  const size = 176
  const rosette =
    circle(0, 0, 62, figure) +
    around(16, (a) => `<g transform="rotate(${a})">${ellipse(0, -46, 6, 13, ground)}</g>`) +
    circle(0, 0, 31, accent) +
    around(8, (a) => `<g transform="rotate(${a})">${path('M0-6C7-14 7-22 0-29C-7-22-7-14 0-6Z', ground)}</g>`) +
    circle(0, 0, 6, figure) +
    around(30, (a) => `<g transform="rotate(${a})">${circle(0, -70, 3, accent)}</g>`)
  const small =
    around(10, (a) => `<g transform="rotate(${a})">${ellipse(0, -19, 4.5, 10, accent)}</g>`) +
    circle(0, 0, 9, figure) +
    circle(0, 0, 4, ground)
  return {
    width: size,
    height: size,
    markup: cover(size, size, ground) + crackle(size, size, shade, 7) + halfDrop(size, size, rosette, small),
  }
}

function leaves({ ground, figure, accent, shade }: Dyes): Tile {
  const [width, height] = [150, 190]
  const leaf = (turn: number) =>
    `<g transform="rotate(${turn})">${path('M0-72C34-44 34 18 0 62C-34 18-34-44 0-72Z', figure)}` +
    path('M0-58C14-34 16 10 0 50Z', mix(figure, ground, 0.35)) +
    line('M0-64V74M0-34L16-48M0-34L-16-48M0-8L20-24M0-8L-20-24M0 18L16 2M0 18L-16 2', accent, 3.2) +
    '</g>'
  const dots =
    around(12, (a) => `<g transform="rotate(${a})">${circle(0, -12, 2.6, accent)}</g>`) + circle(0, 0, 4.5, figure)
  const markup =
    cover(width, height, ground) +
    crackle(width, height, shade, 3) +
    halfDrop(width, height, leaf(28), leaf(-28)) +
    `<g transform="translate(75 0)">${dots}</g><g transform="translate(75 190)">${dots}</g><g transform="translate(0 95)">${dots}</g><g transform="translate(150 95)">${dots}</g>`
  return { width, height, markup }
}

function records({ ground, figure, accent }: Dyes): Tile {
  const [width, height] = [132, 132]
  const disc =
    circle(0, 0, 60, figure) +
    circle(0, 0, 52, ground) +
    circle(0, 0, 45, accent) +
    circle(0, 0, 34, ground) +
    circle(0, 0, 27, figure) +
    circle(0, 0, 15, accent) +
    circle(0, 0, 6, ground) +
    around(26, (a) => `<g transform="rotate(${a})">${circle(0, -39.5, 2.3, figure)}</g>`)
  const corner =
    around(4, (a) => `<g transform="rotate(${a})">${path('M0-5L7-26L0-34L-7-26Z', accent)}</g>`, 45) +
    circle(0, 0, 5, figure)
  return { width, height, markup: cover(width, height, ground) + halfDrop(width, height, disc, corner) }
}

function sunburst({ ground, figure, accent }: Dyes): Tile {
  const [width, height] = [210, 150]
  const eye =
    path('M-98 0C-54-64 54-64 98 0C54 64-54 64-98 0Z', figure) +
    path('M-78 0C-44-46 44-46 78 0C44 46-44 46-78 0Z', ground) +
    around(20, (a) => `<g transform="scale(1.5 .92) rotate(${a})">${path('M-3.4-17L0-38L3.4-17Z', accent)}</g>`) +
    ellipse(0, 0, 23, 15, figure) +
    ellipse(0, 0, 11, 7, accent)
  const half =
    path('M-98 0C-54-64 54-64 98 0C54 64-54 64-98 0Z', accent) +
    path('M-82 0C-46-50 46-50 82 0C46 50-46 50-82 0Z', figure) +
    [-48, -24, 0, 24, 48].map((x) => ellipse(x, 0, 7, 22 - Math.abs(x) / 4, ground)).join('')
  return { width, height, markup: cover(width, height, ground) + halfDrop(width, height, eye, half) }
}

function adireRings({ ground, figure }: Dyes): Tile {
  const size = 170
  const pale = mix(figure, ground, 0.12)
  const dotted = (r: number, count: number, dot: number) =>
    around(count, (a) => `<g transform="rotate(${a})">${ellipse(0, -r, dot, dot * 1.25, pale)}</g>`)
  const big =
    circle(0, 0, 70, mix(ground, figure, 0.13)) +
    dotted(66, 40, 3) +
    dotted(50, 30, 3.1) +
    dotted(35, 20, 3.2) +
    dotted(20, 12, 3.2) +
    circle(0, 0, 6, pale)
  const small =
    circle(0, 0, 32, mix(ground, figure, 0.1)) + dotted(29, 20, 2.6) + dotted(15, 10, 2.8) + circle(0, 0, 4, pale)
  return { width: size, height: size, markup: cover(size, size, ground) + halfDrop(size, size, big, small) }
}

/** The hand-painted cassava-paste squares of Ibadan: each square another sign. */
function adireSquares({ ground, figure }: Dyes): Tile {
  const cell = 92
  const pale = mix(figure, ground, 0.1)
  const wash = mix(ground, figure, 0.14)
  const signs = [
    line('M46 46m0 0a6 6 0 0 1 12 0a12 12 0 0 1-24 0a18 18 0 0 1 36 0a24 24 0 0 1-48 0', pale, 4),
    [20, 34, 48, 62, 76].map((x) => line(`M${x - 4} 18V74`, pale, 3.4, 'stroke-dasharray="5 7"')).join(''),
    path('M46 14C70 34 70 58 46 78C22 58 22 34 46 14Z', pale) +
      line('M46 20V74M46 40L60 30M46 40L32 30M46 58L60 48M46 58L32 48', ground, 3),
    [0, 1, 2, 3].map((i) => line(`M16 ${24 + i * 15}l10-8l10 8l10-8l10 8l10-8l10 8`, pale, 3.6)).join(''),
    around(8, (a) => `<g transform="translate(46 46) rotate(${a})">${path('M0-8L6-30L0-36L-6-30Z', pale)}</g>`) +
      circle(46, 46, 6, pale),
    [24, 46, 68].flatMap((x) => [24, 46, 68].map((y) => circle(x, y, 7, pale) + circle(x, y, 3, ground))).join(''),
  ]
  const columns = 3
  const markup = signs
    .map(
      (sign, index) =>
        `<g transform="translate(${(index % columns) * cell} ${Math.floor(index / columns) * cell})"><rect x="5" y="5" width="82" height="82" fill="${index % 2 ? ground : wash}" stroke="${pale}" stroke-width="3"/>${sign}</g>`,
    )
    .join('')
  return { width: cell * columns, height: cell * 2, markup: cover(cell * columns, cell * 2, ground) + markup }
}

function bogolan({ ground, figure }: Dyes): Tile {
  const [width, height] = [192, 264]
  const across = (step: number, draw: (x: number) => string) =>
    Array.from({ length: width / step }, (_, index) => draw(index * step)).join('')
  const markup =
    line(`M0 26${across(24, (x) => `L${x + 12} 8L${x + 24} 26`)}`, figure, 5) +
    line(`M0 40${across(24, (x) => `L${x + 12} 22L${x + 24} 40`)}`, figure, 2.6) +
    across(48, (x) => line(`M${x + 12} 62l24 24M${x + 36} 62l-24 24`, figure, 5.4) + circle(x, 74, 4.5, figure)) +
    line('M0 52H192M0 98H192', figure, 4) +
    across(
      64,
      (x) =>
        path(`M${x + 32} 106L${x + 58} 132L${x + 32} 158L${x + 6} 132Z`, figure) +
        path(`M${x + 32} 117L${x + 47} 132L${x + 32} 147L${x + 17} 132Z`, ground) +
        circle(x + 32, 132, 5, figure) +
        line(`M${x} 112v40`, figure, 3),
    ) +
    line('M0 168H192', figure, 4) +
    across(16, (x) => line(`M${x + 8} 178v18`, figure, 4.6)) +
    line('M0 206H192', figure, 4) +
    across(32, (x) => circle(x + 16, 228, 9, figure) + circle(x + 16, 228, 3.4, ground) + circle(x, 228, 2.6, figure)) +
    line('M0 252H192', figure, 2.6)
  return { width, height, markup: cover(width, height, ground) + markup }
}

function shweshwe({ ground, figure }: Dyes): Tile {
  const size = 84
  const dots = (r: number, count: number, dot: number) =>
    around(count, (a) => `<g transform="rotate(${a})">${circle(0, -r, dot, figure)}</g>`)
  const flower =
    dots(27, 24, 1.7) +
    around(6, (a) => `<g transform="rotate(${a})">${path('M0-4C5-9 5-15 0-20C-5-15-5-9 0-4Z', figure)}</g>`) +
    circle(0, 0, 2.4, figure)
  const net = [14, 28, 42]
    .map(
      (step) =>
        circle(step, 42 - step, 1.5, figure) +
        circle(42 + step, step, 1.5, figure) +
        circle(step, 42 + step, 1.5, figure) +
        circle(42 + step, 84 - step, 1.5, figure),
    )
    .join('')
  return {
    width: size,
    height: size,
    markup: cover(size, size, ground) + net + halfDrop(size, size, flower, dots(8, 8, 1.7) + circle(0, 0, 2, figure)),
  }
}

function floral({ ground, figure, accent }: Dyes): Tile {
  const size = 120
  const stem = mix(accent, ground, 0.15)
  const bloom = (x: number, y: number, r: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${around(5, (a) => `<g transform="rotate(${a})">${ellipse(0, -r, r * 0.62, r * 0.85, figure)}</g>`)}${circle(0, 0, r * 0.45, lighten(figure, 0.6))}</g>`
  const twig = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M0 16C2 4 0-6-2-16', stem, 2)}${ellipse(-6, -6, 3, 7, stem, 'transform="rotate(-40)"')}${ellipse(8, 2, 3, 7, stem, 'transform="rotate(38)"')}</g>`
  const markup =
    twig(46, 44, 20) +
    twig(92, 92, -60) +
    twig(20, 96, 130) +
    twig(98, 26, 80) +
    bloom(28, 30, 11, 0) +
    bloom(84, 58, 13, 30) +
    bloom(40, 88, 9, 12) +
    bloom(106, 106, 6, 0) +
    circle(64, 18, 3, accent) +
    circle(112, 72, 3, accent) +
    circle(12, 62, 3, accent) +
    circle(66, 108, 3, accent)
  return { width: size, height: size, markup: cover(size, size, ground) + markup }
}

function speckle({ ground, figure, accent }: Dyes): Tile {
  const size = 220
  const random = createRandom(11)
  const dots = Array.from({ length: 90 }, (_, index) =>
    ellipse(
      8 + random() * 204,
      8 + random() * 204,
      0.8 + random() * 2.2,
      0.8 + random() * 1.8,
      index % 5 ? figure : accent,
      `fill-opacity="${n(0.4 + random() * 0.5)}"`,
    ),
  ).join('')
  return { width: size, height: size, markup: cover(size, size, ground) + dots }
}

/** Cut paper: big calm shapes for prints, boxes and covers of books. */
function cutouts({ ground, figure, accent }: Dyes): Tile {
  const size = 160
  const markup =
    path('M0 0H80A80 80 0 0 1 0 80Z', figure) +
    path('M160 80A80 80 0 0 0 80 160H160Z', accent) +
    path('M80 0H160V80A80 80 0 0 1 80 0Z', accent, 'fill-opacity=".92"') +
    circle(40, 120, 28, figure) +
    circle(40, 120, 12, ground)
  return { width: size, height: size, markup: cover(size, size, ground) + markup }
}

export const printedTiles = {
  medallion,
  leaves,
  records,
  sunburst,
  adireRings,
  adireSquares,
  bogolan,
  shweshwe,
  floral,
  speckle,
  cutouts,
}
