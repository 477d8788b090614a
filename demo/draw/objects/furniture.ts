import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, ellipse, group, line, linear, n, path, radial } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'
import { turn, wrapCells } from '../turned.ts'

const cx = 500

/** The stool of the Asante: a curved seat, a carved middle, a flat base. */
function carvedStool(kit: Kit): string {
  const { pen } = kit
  const seat =
    'M170 400C176 372 200 372 214 388C300 470 700 470 786 388C800 372 824 372 830 400C826 500 660 560 500 560C340 560 174 500 170 400Z'
  const top =
    'M170 400C176 372 200 372 214 388C300 470 700 470 786 388C800 372 824 372 830 400C760 500 640 520 500 520C360 520 240 500 170 400Z'
  const base = 'M220 740H780L810 800H190Z'
  const pillars = [330, 500, 670]
    .map((x, index) =>
      form(
        `M${x - 36} 530C${x - 60} 600 ${x - 60} 680 ${x - 36} 750H${x + 36}C${x + 60} 680 ${x + 60} 600 ${x + 36} 530Z`,
        index === 1 ? kit.accent : kit.body,
        roundShade(pen, 1.1),
      ),
    )
    .join('')
  const lattice = line('M366 560L464 720M464 560L366 720M536 560L634 720M634 560L536 720', darken(kit.body, 0.1), 17)
  return (
    lattice +
    pillars +
    form(seat, darken(kit.body, 0.16), roundShade(pen, 0.9)) +
    path(top, lighten(kit.body, 0.12)) +
    path(top, flatShade(pen, 0.9)) +
    line('M260 462C380 520 620 520 740 462', kit.figure, 6, 'stroke-dasharray="18 12"') +
    form(base, kit.body, flatShade(pen, 1)) +
    path('M190 800H810V818H190Z', darken(kit.body, 0.5)) +
    line('M230 758H770', kit.figure, 5, 'stroke-dasharray="14 10"')
  )
}

/** A round stool with turned legs and a woven or upholstered seat. */
function roundStool(kit: Kit): string {
  const { pen, variation } = kit
  const seat = turn(
    cx,
    [
      [410, 220],
      [424, 234],
      [480, 234],
      [496, 224],
    ],
    0.24,
  )
  const leg = (x: number, out: number) =>
    form(`M${x - 19} 500L${x + out - 13} 806H${x + out + 15}L${x + 21} 500Z`, kit.body, roundShade(pen, 1.1))
  return (
    leg(400, -14) +
    leg(600, 14) +
    line('M330 690C420 720 580 720 670 690', darken(kit.body, 0.2), 17) +
    leg(330, -62) +
    leg(670, 62) +
    form(seat.outline, variation % 3 === 1 ? kit.cloth({ scale: 0.6, y: 470 }) : kit.accent, roundShade(pen, 1)) +
    path(`M280 410A220 53 0 1 1 720 410A220 53 0 1 1 280 410Z`, kit.cloth({ scale: 0.62, x: 500, y: 410 })) +
    path(`M280 410A220 53 0 1 1 720 410A220 53 0 1 1 280 410Z`, flatShade(pen, 0.8)) +
    path(seat.band(487, 493), darken(kit.accent, 0.3))
  )
}

export function stool(kit: Kit): Art {
  const carved = kit.variation % 3 === 0
  return {
    markup: carved ? carvedStool(kit) : roundStool(kit),
    foot: { cx, rx: carved ? 310 : 240, y: 812 },
    focus: [440, 450],
  }
}

export function lamp(kit: Kit): Art {
  const { pen, variation } = kit
  const shade =
    variation % 2
      ? turn(
          cx,
          [
            [220, 120],
            [300, 200],
            [420, 236],
            [470, 236],
          ],
          0.16,
        )
      : turn(
          cx,
          [
            [210, 132],
            [460, 244],
          ],
          0.16,
        )
  const base =
    variation % 2
      ? turn(
          cx,
          [
            [500, 34],
            [560, 60],
            [640, 128],
            [730, 120],
            [790, 84],
            [800, 82],
          ],
          0.17,
        )
      : turn(
          cx,
          [
            [480, 22],
            [580, 26],
            [600, 60],
            [640, 78],
            [680, 56],
            [700, 34],
            [760, 60],
            [786, 120],
            [800, 124],
          ],
          0.17,
        )
  const light = radial(pen, 0.5, 0.75, 0.7, [
    [0, '#fff1c4', 0.75],
    [0.5, '#ffdc8f', 0.3],
    [1, '#ffdc8f', 0],
  ])
  return {
    markup:
      circle(
        cx,
        430,
        400,
        radial(pen, 0.5, 0.5, 0.5, [
          [0, '#ffe3a3', 0.5],
          [1, '#ffe3a3', 0],
        ]),
      ) +
      line('M500 470V540', palette.brass, 17) +
      form(base.outline, kit.figure, roundShade(pen, 1.1)) +
      wrapCells(base, variation % 2 ? 640 : 620, variation % 2 ? 700 : 664, 3, 30, (row, column) =>
        (row + column) % 2 ? kit.accent : undefined,
      ) +
      ellipse(cx, 462, shade.radiusAt(460) - 4, shade.ry(460) - 4, '#ffe9b0') +
      path(shade.outline, kit.cloth({ scale: 0.72, y: 340 })) +
      path(shade.outline, light) +
      path(shade.outline, roundShade(pen, 0.7)) +
      path(shade.band(shade.bottom - 4 - 6, shade.bottom - 4 + 6), kit.accent) +
      ellipse(cx, shade.top, shade.radiusAt(shade.top), shade.ry(shade.top), darken(kit.body, 0.2)) +
      ellipse(cx, shade.top + 2, shade.radiusAt(shade.top) - 9, shade.ry(shade.top) - 5, '#fff0c0'),
    foot: { cx, rx: variation % 2 ? 86 : 126, depth: 20 },
    focus: [470, 360],
  }
}

/** A round mirror in a rim of rays, beads or cane. */
export function mirror(kit: Kit): Art {
  const { pen, variation } = kit
  const count = variation % 2 ? 40 : 28
  const rays = Array.from({ length: count }, (_, index) =>
    group(
      `translate(500 500) rotate(${n((360 / count) * index)})`,
      variation % 2
        ? circle(0, -282, 21, [kit.body, kit.figure, kit.accent][index % 3] ?? kit.body) +
            circle(-6, -288, 6, '#fff', 'fill-opacity=".5"')
        : form('M-24-236L-31-352C-20-372 20-372 31-352L24-236Z', index % 2 ? kit.body : kit.accent, flatShade(pen)),
    ),
  ).join('')
  const glass = linear(pen, 55, [
    [0, '#eef3f2'],
    [0.45, '#c9d8dc'],
    [0.5, '#dfe9ea'],
    [1, '#aebfc6'],
  ])
  return {
    markup:
      rays +
      circle(500, 500, 254, darken(kit.figure, 0.1)) +
      circle(500, 500, 254, ballShade(pen, 0.8)) +
      circle(500, 500, 228, glass) +
      path('M340 420L480 290L560 290L320 520Z', '#ffffff', 'fill-opacity=".45"') +
      path('M420 660L700 400L712 430L450 680Z', '#ffffff', 'fill-opacity=".3"') +
      circle(500, 500, 228, 'none', 'stroke="#1d0f14" stroke-width="5" stroke-opacity=".3"'),
    outline: 'M140 500a360 360 0 1 0 720 0a360 360 0 1 0 -720 0z',
    focus: [330, 340],
  }
}
