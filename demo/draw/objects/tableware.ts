import type { Art, Kit } from '../kit.ts'
import { darken, lighten, mix, palette } from '../palette.ts'
import { circle, ellipse, line, n, path, radial } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'
import { glazed, mouth } from './vessels.ts'

const cx = 500
const gleam = (d: string, width = 10, opacity = 0.5) => line(d, '#fffaf0', width, `stroke-opacity="${opacity}"`)

export function bowl(kit: Kit): Art {
  const deep = kit.variation % 2 ? 500 : 540
  const body = turn(
    cx,
    [
      [deep, 292],
      [deep + 60, 286],
      [700, 216],
      [764, 120],
      [772, 112],
      [772, 112],
      [800, 118],
    ],
    0.24,
  )
  return {
    markup:
      glazed(kit, body, deep + 30, deep + 120) +
      mouth(kit, body, lighten(kit.body, 0.1), 13, mix(kit.body, palette.white, 0.3)) +
      gleam(`M250 ${deep + 90}C268 ${deep + 150} 300 ${deep + 190} 330 ${deep + 214}`, 13),
    foot: { cx, rx: 124, depth: 28 },
    grow: 1.25,
    focus: [420, 610],
  }
}

export function mug(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    470,
    [
      [430, 176],
      [640, 175],
      [730, 168],
      [780, 150],
      [800, 132],
    ],
    0.17,
  )
  const handle = 'M640 500C760 470 800 540 780 620C762 700 690 740 628 722'
  const steam = line(
    'M430 380C400 330 460 300 430 240M520 372C490 330 548 296 520 250',
    '#fffaf0',
    9,
    'stroke-opacity=".4"',
  )
  const rim =
    ellipse(470, 430, 176, 30, lighten(kit.body, 0.3)) +
    ellipse(470, 433, 164, 25, darken(kit.body, 0.4)) +
    ellipse(470, 441, 156, 18, kit.variation % 2 ? '#5a3018' : '#b4652b')
  const base = kit.variation % 2 ? body.band(600, 800) : ''
  return {
    markup:
      line(handle, darken(kit.body, 0.25), 42) +
      line(handle, kit.body, 36) +
      line('M640 496C744 470 784 536 768 610', lighten(kit.body, 0.5), 7, 'stroke-opacity=".7"') +
      path(body.outline, kit.cloth({ scale: 0.72 })) +
      (base ? path(base, kit.figure) : path(body.band(461, 471), kit.accent)) +
      path(body.outline, roundShade(pen, 1.05)) +
      rim +
      steam +
      gleam('M326 490V680', 12, 0.5),
    foot: { cx: 470, rx: 146, depth: 24 },
    grow: 1.25,
    focus: [440, 580],
  }
}

/** A plate standing on its edge, decorated side to the viewer, with a smaller one before it. */
export function plate(kit: Kit): Art {
  const { pen } = kit
  const count = 24
  const rimMotif = (r: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<g transform="rotate(${n((360 / count) * index)})">${kit.variation % 2 ? path(`M0 ${-r - 20}L13 ${-r + 10}L-13 ${-r + 10}Z`, index % 2 ? kit.figure : kit.accent) : ellipse(0, -r, 8, 19, index % 2 ? kit.figure : kit.accent)}</g>`,
    ).join('')
  const dish = (r: number, centre: string) =>
    circle(0, 0, r, darken(kit.body, 0.22)) +
    circle(-3, -4, r - 4, kit.body) +
    circle(0, 0, r * 0.97, kit.body) +
    rimMotif(r * 0.8) +
    circle(0, 0, r * 0.66, 'none', `stroke="${kit.figure}" stroke-width="6"`) +
    circle(0, 0, r * 0.62, centre) +
    circle(
      0,
      0,
      r * 0.62,
      radial(pen, 0.6, 0.65, 0.6, [
        [0, '#fff8ea', 0.28],
        [0.7, '#1d0f14', 0],
        [1, '#1d0f14', 0.26],
      ]),
    ) +
    circle(0, 0, r, ballShade(pen, 0.5))
  return {
    markup: `<g transform="translate(468 490)">${dish(312, kit.cloth({ scale: 0.8, x: 0, y: 0 }))}</g><g transform="translate(690 650)">${circle(10, 10, 154, '#1d0f14', 'fill-opacity=".22"')}${dish(152, kit.body)}</g>`,
    foot: { cx: 520, rx: 200, y: 802 },
    focus: [420, 380],
  }
}

export function teapot(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [420, 96],
      [440, 130],
      [506, 194],
      [596, 218],
      [690, 204],
      [760, 162],
      [800, 122],
    ],
    0.16,
  )
  const lid = turn(
    cx,
    [
      [352, 16],
      [352, 16],
      [372, 62],
      [410, 108],
      [428, 112],
    ],
    0.18,
  )
  const spout =
    'M306 610C230 590 220 520 196 470C190 452 170 446 160 440C186 420 232 424 250 446C276 490 296 520 336 540Z'
  const enamel = kit.variation % 2 === 1
  const handle = enamel
    ? 'M372 470C330 250 400 190 500 190C600 190 670 250 628 470'
    : 'M694 520C810 480 830 580 790 650C764 696 720 706 676 700'
  return {
    markup:
      line(handle, darken(enamel ? kit.accent : kit.body, 0.3), enamel ? 22 : 36) +
      line(handle, enamel ? kit.accent : kit.body, enamel ? 17 : 30) +
      form(spout, kit.body, flatShade(pen, 1.1)) +
      glazed(kit, body, 560, 660) +
      form(lid.outline, enamel ? kit.body : kit.figure, roundShade(pen)) +
      path(body.band(426, 430), darken(kit.body, 0.4), 'fill-opacity=".5"') +
      circle(cx, 346, 24, kit.accent) +
      circle(cx, 346, 24, ballShade(pen)) +
      gleam('M344 560C332 610 340 660 366 704', 13, 0.5),
    foot: { cx, rx: 122, depth: 19 },
    grow: 1.25,
    focus: [470, 560],
  }
}

/** A round clay cooking pot with lid and two ears. */
export function pot(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [480, 220],
      [500, 214],
      [580, 272],
      [680, 262],
      [770, 178],
      [800, 140],
    ],
    0.17,
  )
  const lid = turn(
    cx,
    [
      [400, 60],
      [420, 130],
      [456, 204],
      [478, 226],
      [490, 226],
    ],
    0.18,
  )
  const ear = (side: number) =>
    line(
      `M${cx + side * 252} 560C${cx + side * 330} 548 ${cx + side * 340} 622 ${cx + side * 266} 626`,
      darken(kit.body, 0.2),
      28,
    ) +
    line(
      `M${cx + side * 252} 556C${cx + side * 322} 546 ${cx + side * 332} 612 ${cx + side * 266} 620`,
      lighten(kit.body, 0.2),
      7,
      'stroke-opacity=".5"',
    )
  const knob = turn(
    cx,
    [
      [340, 46],
      [352, 52],
      [380, 32],
      [402, 40],
    ],
    0.24,
  )
  return {
    markup:
      ear(-1) +
      ear(1) +
      glazed(kit, body, 556, 640) +
      form(lid.outline, kit.variation % 2 ? kit.figure : kit.body, roundShade(pen)) +
      path(lid.band(448.5, 455.5), kit.accent) +
      form(knob.outline, kit.accent, roundShade(pen)) +
      ellipse(cx, 340, 46, 11, lighten(kit.accent, 0.25)) +
      gleam('M266 600C262 640 276 690 306 726', 14, 0.42),
    foot: { cx, rx: 146, depth: 24 },
    grow: 1.25,
    focus: [440, 600],
  }
}
