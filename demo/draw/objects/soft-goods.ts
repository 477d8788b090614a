import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, line, linear, n, path, roundedBox } from '../pen.ts'
import { ballShade, crease, fallShade, flatShade, form, roundShade } from '../shading.ts'

const fringe = (fromX: number, toX: number, y: number, length: number, colour: string) => {
  const step = 11
  const count = Math.floor((toX - fromX) / step)
  return Array.from({ length: count }, (_, index) => {
    const x = fromX + step / 2 + index * step
    return line(
      `M${n(x)} ${y}q${index % 2 ? 3 : -3} ${length / 2} ${((index * 7) % 5) - 2} ${length - ((index * 5) % 7)}`,
      index % 3 ? colour : darken(colour, 0.18),
      4.6,
    )
  }).join('')
}

const rail = ({ pen }: Kit, y: number) =>
  form(
    roundedBox(150, y - 13, 700, 26, 13),
    palette.oak,
    linear(pen, 90, [
      [0, '#fff8ea', 0.4],
      [0.5, '#1d0f14', 0.04],
      [1, '#1d0f14', 0.4],
    ]),
  ) +
  circle(150, y, 19, palette.walnut) +
  circle(850, y, 19, palette.walnut) +
  circle(145, y - 5, 6, lighten(palette.walnut, 0.4)) +
  circle(845, y - 5, 6, lighten(palette.walnut, 0.4))

/** A long cloth hung over a rail, the back end showing longer than the front. */
export function scarf(kit: Kit): Art {
  const { pen, variation } = kit
  const wide = 120 + (variation % 3) * 26
  const [left, right] = [500 - wide, 500 + wide]
  const back = `M${left + 70} 200H${right + 56}C${right + 66} 420 ${right + 40} 600 ${right + 60} 830H${left + 90}Z`
  const front = `M${left - 30} 196C${left - 20} 170 ${right - 40} 170 ${right - 16} 196C${right - 4} 400 ${right - 34} 560 ${right - 14} 730H${left - 20}C${left - 44} 560 ${left - 18} 400 ${left - 30} 196Z`
  const trim = (y: number, from: number, to: number) =>
    line(`M${from} ${y}H${to}M${from} ${y + 16}H${to}`, kit.accent, 6)
  const folds = [0.2, 0.42, 0.62, 0.82]
    .map((share, index) =>
      crease(left - 20 + share * wide * 2, 190, left - 30 + share * wide * 2.05, 730, 22 + (index % 2) * 14, 0.17),
    )
    .join('')
  return {
    markup:
      fringe(left + 90, right + 60, 826, 66, kit.accent) +
      path(back, kit.cloth({ scale: 0.8, x: 540 })) +
      clipped(pen, back, trim(780, left, right + 80)) +
      path(back, '#1d0f14', 'fill-opacity=".34"') +
      rail(kit, 196) +
      fringe(left - 18, right - 14, 726, 72, kit.accent) +
      path(front, kit.cloth({ scale: 0.8 })) +
      clipped(pen, front, trim(674, left - 40, right) + folds) +
      path(front, roundShade(pen, 0.55)) +
      path(
        front,
        linear(pen, 90, [
          [0, '#fff8ea', 0.5],
          [0.07, '#fff8ea', 0],
          [1, '#1d0f14', 0.12],
        ]),
      ),
    outline: `${front}${back}`,
    focus: [480, 420],
  }
}

export function teaTowel(kit: Kit): Art {
  const { pen } = kit
  const front = 'M300 190C330 176 670 176 700 190C708 400 692 640 704 850L300 862C308 640 294 400 300 190Z'
  const loop = line('M500 184C470 120 530 120 500 184', kit.accent, 7)
  return {
    markup:
      circle(500, 130, 15, palette.brass) +
      loop +
      path(front, kit.cloth({ scale: 1.05 })) +
      clipped(
        pen,
        front,
        line('M290 800H710M290 822H710', kit.accent, 7) +
          crease(380, 190, 372, 860, 30, 0.12) +
          crease(560, 190, 580, 860, 36, 0.14),
      ) +
      path(front, roundShade(pen, 0.42)),
    outline: front,
    focus: [480, 460],
  }
}

export function cushion(kit: Kit): Art {
  const { pen } = kit
  const outline =
    'M210 330C200 296 226 276 262 284C420 300 590 300 742 282C776 276 800 300 790 334C772 470 772 590 792 722C798 758 774 782 738 776C590 758 420 758 264 778C228 782 202 758 210 722C228 590 226 470 210 330Z'
  const tassels =
    kit.variation % 2
      ? [
          [216, 290],
          [786, 290],
          [214, 770],
          [788, 770],
        ]
          .map(
            ([x = 0, y = 0]) =>
              circle(x, y, 15, kit.accent) +
              line(`M${x} ${y}l${x < 500 ? -22 : 22} ${y < 500 ? -26 : 26}`, kit.accent, 16),
          )
          .join('')
      : ''
  const dents =
    crease(236, 300, 330, 400, 30, 0.18) +
    crease(770, 300, 660, 392, 26, 0.14) +
    crease(240, 752, 330, 660, 24, 0.14) +
    crease(764, 752, 660, 650, 30, 0.2)
  return {
    markup:
      tassels +
      path(outline, kit.cloth({ scale: 1.15 })) +
      clipped(pen, outline, dents) +
      path(outline, ballShade(pen, 0.75)) +
      line(outline, kit.accent, 9) +
      line(outline, darken(kit.accent, 0.4), 2, 'stroke-dasharray="6 5" stroke-opacity=".5"'),
    foot: { cx: 500, rx: 300, y: 772 },
    focus: [440, 470],
  }
}

/** Two or three blankets folded on each other. */
export function blanket(kit: Kit): Art {
  const { pen } = kit
  const layers: readonly (readonly [number, number, string])[] = [
    [650, 146, kit.cloth({ scale: 0.8, x: 470, y: 700 })],
    [520, 138, kit.cloth({ scale: 0.8, angle: 90, x: 520, y: 580 })],
    [394, 132, kit.cloth({ scale: 0.8, x: 500, y: 440 })],
  ]
  const fold = ([y, height, fill]: (typeof layers)[number], index: number) => {
    const inset = index * 14 + (index === 1 ? 10 : 0)
    const [left, right] = [196 + inset, 810 - inset]
    const d = `M${left + 40} ${y}H${right - 30}C${right + 22} ${y + 4} ${right + 22} ${y + height - 4} ${right - 30} ${y + height}H${left + 40}C${left - 14} ${y + height} ${left - 14} ${y} ${left + 40} ${y}Z`
    const layersOf = [0.36, 0.68]
      .map((share) =>
        line(
          `M${left + 10} ${y + height * share}C${(left + right) / 2} ${y + height * share + 9} ${right - 60} ${y + height * share - 5} ${right} ${y + height * share}`,
          '#1d0f14',
          4,
          'stroke-opacity=".34"',
        ),
      )
      .join('')
    return (
      path(d, fill) +
      clipped(pen, d, layersOf) +
      path(
        d,
        linear(pen, 90, [
          [0, '#fff8ea', 0.36],
          [0.22, '#fff8ea', 0.06],
          [0.55, '#1d0f14', 0.03],
          [1, '#1d0f14', 0.5],
        ]),
      ) +
      path(d, roundShade(pen, 0.5))
    )
  }
  const strap = (x: number) => {
    const d = `M${x - 17} 398C${x - 30} 480 ${x - 8} 520 ${x - 22} 600C${x - 34} 690 ${x - 18} 740 ${x - 20} 797H${x + 16}C${x + 16} 740 ${x + 2} 690 ${x + 14} 600C${x + 26} 520 ${x + 6} 480 ${x + 17} 396Z`
    return (
      path(d, '#1d0f14', 'fill-opacity=".3" transform="translate(7 3)"') +
      form(d, '#8f5c3a', fallShade(pen, 0.9)) +
      line(roundedBox(x - 29, 560, 52, 44, 8), palette.brass, 8) +
      line(`M${x - 3} 582h24`, palette.brass, 6)
    )
  }
  return {
    markup: layers.map(fold).join('') + strap(390) + strap(626),
    foot: { cx: 500, rx: 300, y: 797 },
    focus: [420, 520],
  }
}

export function rug(kit: Kit): Art {
  const { pen } = kit
  const field = roundedBox(250, 150, 500, 700, 6)
  const inner = roundedBox(292, 196, 416, 608, 4)
  const ends =
    fringe(252, 750, 848, 56, palette.cream) +
    `<g transform="rotate(180 500 500)">${fringe(252, 750, 848, 56, palette.cream)}</g>`
  return {
    markup: `<g transform="rotate(-7 500 500)">${ends}${path(field, kit.accent)}${line(roundedBox(266, 166, 468, 668, 5), kit.figure, 7)}${path(inner, kit.cloth({ scale: 1.2, x: 500, y: 500 }))}${line(inner, kit.figure, 5)}${path(field, flatShade(pen, 0.55))}</g>`,
    outline: `M224 194L720 130L776 808L280 872Z`,
    focus: [420, 420],
  }
}

export function socks(kit: Kit): Art {
  const { pen } = kit
  const one = 'M0 0H150V330C150 372 172 392 214 412L316 462C366 490 352 566 292 566H150C70 566 0 520 0 420Z'
  const toe = 'M262 436L316 462C366 490 352 566 292 566H236C216 520 226 460 262 436Z'
  const heel = 'M0 400C40 398 96 420 108 480C112 520 92 550 62 550C20 530 0 480 0 420Z'
  const ribs = Array.from({ length: 12 }, (_, index) =>
    line(`M${8 + index * 12} 4V72`, darken(kit.accent, 0.3), 3, 'stroke-opacity=".5"'),
  ).join('')
  const sock =
    path(one, kit.cloth({ scale: 0.55, x: 0, y: 0 })) +
    clipped(pen, one, path('M0 0H150V76H0Z', kit.accent) + ribs) +
    path(toe, kit.accent) +
    path(heel, kit.accent) +
    path(one, roundShade(pen, 0.5)) +
    path(one, flatShade(pen, 0.6))
  return {
    markup: `<g transform="translate(380 190) rotate(6) scale(1.06)">${sock}</g><g transform="translate(236 214) rotate(-5) scale(1.06)">${sock}</g>`,
    focus: [400, 420],
  }
}
