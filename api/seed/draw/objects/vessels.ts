import type { Art, Kit } from '../kit.ts'
import { darken, lighten, mix, palette } from '../palette.ts'
import { circle, clipped, ellipse, line, linear, n, oval, path, radial, sharpLine } from '../pen.ts'
import { ballShade, flatShade, form, hollowShade, roundShade } from '../shading.ts'
import { type Profile, type Turned, turn, wrapCells } from '../turned.ts'

const cx = 500
const gleam = (d: string, width = 10, opacity = 0.5) => line(d, '#fffaf0', width, `stroke-opacity="${opacity}"`)

/** The open mouth of a turned body: rim, inside, and the dark of it. */
export function mouth(kit: Kit, body: Turned, rim: string, thick = 9, filling?: string): string {
  const [rx, ry] = [body.radiusAt(body.top), body.ry(body.top)]
  const inner = oval(cx, body.top, rx - thick, Math.max(2, ry - thick * 0.6))
  return ellipse(cx, body.top, rx, ry, lighten(rim, 0.25)) + path(inner, filling ?? darken(rim, 0.35)) + path(inner, hollowShade(kit.pen), filling ? 'fill-opacity=".45"' : '')
}

/** Glazed ceramic with bands of brushed motif. */
function glazed(kit: Kit, body: Turned, motifFrom: number, motifTo: number, shape = body.outline): string {
  const { variation } = kit
  const colours = [kit.figure, kit.accent]
  const kind = variation % 4
  const motif =
    kind === 0
      ? wrapCells(body, motifFrom, motifTo, 10, 96, (row, column) => { const away = Math.abs((column % 16) - 8); return away <= 8 - row ? colours[0] : away >= 11 - row && row > 5 ? colours[1] : undefined })
      : kind === 1
        ? [0.1, 0.3, 0.42, 0.8].map((share, index) => sharpLine(body.ring(motifFrom + (motifTo - motifFrom) * share), colours[index % 2] ?? kit.figure, [22, 6, 6, 14][index] ?? 8)).join('')
        : kind === 2
          ? path(body.band(motifFrom, body.bottom), kit.figure) + sharpLine(body.ring(motifFrom), kit.accent, 7)
          : wrapCells(body, motifFrom, motifTo, 3, 30, (row, column) => ((column + row) % 3 ? undefined : colours[row % 2]))
  return path(shape, kit.cloth({ scale: 0.8 })) + clipped(kit.pen, shape, motif) + path(shape, roundShade(kit.pen, 1.05))
}

export function bowl(kit: Kit): Art {
  const deep = kit.variation % 2 ? 500 : 540
  const body = turn(cx, [[deep, 292], [deep + 60, 286], [700, 216], [764, 120], [772, 112], [772, 112], [800, 118]], 0.24)
  return {
    markup: glazed(kit, body, deep + 30, deep + 120) + mouth(kit, body, lighten(kit.body, 0.1), 13, mix(kit.body, palette.white, 0.3)) + gleam(`M250 ${deep + 90}C268 ${deep + 150} 300 ${deep + 190} 330 ${deep + 214}`, 13),
    foot: { cx, rx: 124, depth: 28 },
    grow: 1.25,
    focus: [420, 610],
  }
}

const vaseForms: readonly Profile[] = [
  [[240, 74], [262, 70], [330, 82], [480, 212], [640, 196], [760, 122], [800, 116]],
  [[250, 104], [280, 86], [400, 100], [560, 176], [700, 170], [790, 120], [800, 118]],
  [[270, 132], [300, 118], [350, 128], [470, 230], [600, 236], [730, 168], [800, 130]],
]

export function vase(kit: Kit): Art {
  const body = turn(cx, vaseForms[kit.variation % 3] ?? [], 0.16)
  return {
    markup: glazed(kit, body, 430, 560) + mouth(kit, body, lighten(kit.body, 0.1)) + gleam('M352 470C336 520 336 580 350 640', 15, 0.42),
    foot: { cx, rx: 124, depth: 20 },
    focus: [440, 500],
  }
}

export function mug(kit: Kit): Art {
  const { pen } = kit
  const body = turn(470, [[430, 176], [640, 175], [730, 168], [780, 150], [800, 132]], 0.17)
  const handle = 'M640 500C760 470 800 540 780 620C762 700 690 740 628 722'
  const steam = line('M430 380C400 330 460 300 430 240M520 372C490 330 548 296 520 250', '#fffaf0', 9, 'stroke-opacity=".4"')
  const rim = ellipse(470, 430, 176, 30, lighten(kit.body, 0.3)) + ellipse(470, 433, 164, 25, darken(kit.body, 0.4)) + ellipse(470, 441, 156, 18, kit.variation % 2 ? '#5a3018' : '#b4652b')
  const base = kit.variation % 2 ? body.band(600, 800) : ''
  return {
    markup: line(handle, darken(kit.body, 0.25), 42) + line(handle, kit.body, 36) + line('M640 496C744 470 784 536 768 610', lighten(kit.body, 0.5), 7, 'stroke-opacity=".7"') + path(body.outline, kit.cloth({ scale: 0.72 })) + (base ? path(base, kit.figure) : sharpLine(body.ring(466), kit.accent, 10)) + path(body.outline, roundShade(pen, 1.05)) + rim + steam + gleam('M326 490V680', 12, 0.5),
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
    Array.from({ length: count }, (_, index) => `<g transform="rotate(${n((360 / count) * index)})">${kit.variation % 2 ? path(`M0 ${-r - 20}L13 ${-r + 10}L-13 ${-r + 10}Z`, index % 2 ? kit.figure : kit.accent) : ellipse(0, -r, 8, 19, index % 2 ? kit.figure : kit.accent)}</g>`).join('')
  const dish = (r: number, centre: string) =>
    circle(0, 0, r, darken(kit.body, 0.22)) + circle(-3, -4, r - 4, kit.body) + circle(0, 0, r * 0.97, kit.body) + rimMotif(r * 0.8) + circle(0, 0, r * 0.66, 'none', `stroke="${kit.figure}" stroke-width="6"`) + circle(0, 0, r * 0.62, centre) + circle(0, 0, r * 0.62, radial(pen, 0.6, 0.65, 0.6, [[0, '#fff8ea', 0.28], [0.7, '#1d0f14', 0], [1, '#1d0f14', 0.26]])) + circle(0, 0, r, ballShade(pen, 0.5))
  return {
    markup: `<g transform="translate(468 490)">${dish(312, kit.cloth({ scale: 0.8, x: 0, y: 0 }))}</g><g transform="translate(690 650)">${circle(10, 10, 154, '#1d0f14', 'fill-opacity=".22"')}${dish(152, kit.body)}</g>`,
    foot: { cx: 520, rx: 200, y: 802 },
    focus: [420, 380],
  }
}

export function teapot(kit: Kit): Art {
  const { pen } = kit
  const body = turn(cx, [[420, 96], [440, 130], [520, 204], [640, 214], [750, 150], [796, 118], [800, 116]], 0.16)
  const lid = turn(cx, [[352, 16], [352, 16], [372, 62], [410, 108], [428, 112]], 0.18)
  const spout = 'M306 610C230 590 220 520 196 470C190 452 170 446 160 440C186 420 232 424 250 446C276 490 296 520 336 540Z'
  const enamel = kit.variation % 2 === 1
  const handle = enamel ? 'M372 470C330 250 400 190 500 190C600 190 670 250 628 470' : 'M694 520C810 480 830 580 790 650C764 696 720 706 676 700'
  return {
    markup: line(handle, darken(enamel ? kit.accent : kit.body, 0.3), enamel ? 22 : 36) + line(handle, enamel ? kit.accent : kit.body, enamel ? 17 : 30) + form(spout, kit.body, flatShade(pen, 1.1)) + glazed(kit, body, 560, 660) + form(lid.outline, enamel ? kit.body : kit.figure, roundShade(pen)) + sharpLine(body.ring(428), darken(kit.body, 0.4), 4, 'stroke-opacity=".5"') + circle(cx, 346, 24, kit.accent) + circle(cx, 346, 24, ballShade(pen)) + gleam('M344 560C332 610 340 660 366 704', 13, 0.5),
    foot: { cx, rx: 122, depth: 19 },
    grow: 1.25,
    focus: [470, 560],
  }
}

/** A round clay cooking pot with lid and two ears. */
export function pot(kit: Kit): Art {
  const { pen } = kit
  const body = turn(cx, [[480, 220], [500, 214], [580, 272], [680, 262], [770, 178], [800, 140]], 0.17)
  const lid = turn(cx, [[400, 60], [420, 130], [456, 204], [478, 226], [490, 226]], 0.18)
  const ear = (side: number) => line(`M${cx + side * 252} 560C${cx + side * 330} 548 ${cx + side * 340} 622 ${cx + side * 266} 626`, darken(kit.body, 0.2), 28) + line(`M${cx + side * 252} 556C${cx + side * 322} 546 ${cx + side * 332} 612 ${cx + side * 266} 620`, lighten(kit.body, 0.2), 7, 'stroke-opacity=".5"')
  const knob = turn(cx, [[340, 46], [352, 52], [380, 32], [402, 40]], 0.24)
  return {
    markup: ear(-1) + ear(1) + glazed(kit, body, 556, 640) + form(lid.outline, kit.variation % 2 ? kit.figure : kit.body, roundShade(pen)) + sharpLine(lid.ring(452), kit.accent, 7) + form(knob.outline, kit.accent, roundShade(pen)) + ellipse(cx, 340, 46, 11, lighten(kit.accent, 0.25)) + gleam('M266 600C262 640 276 690 306 726', 14, 0.42),
    foot: { cx, rx: 146, depth: 24 },
    grow: 1.25,
    focus: [440, 600],
  }
}

export function basket(kit: Kit): Art {
  const { pen, variation } = kit
  const forms: Profile[] = [
    [[430, 236], [520, 262], [660, 250], [770, 196], [800, 176]],
    [[390, 168], [470, 232], [620, 258], [760, 206], [800, 176]],
    [[520, 296], [620, 276], [740, 204], [800, 156]],
  ]
  const body = turn(cx, forms[variation % 3] ?? [], 0.2)
  const rows = Math.round((800 - body.top) / 13)
  const [columns, period] = [64, [16, 10, 12][variation % 3] ?? 16]
  const motif = [
    (row: number, column: number) => { const wave = Math.abs((column % period) - period / 2); return row > 5 && row < rows - 5 && (wave + row) % 9 < 3 ? kit.figure : (wave + row) % 9 < 5 && row > 5 && row < rows - 5 ? kit.accent : undefined },
    (row: number, column: number) => { const away = Math.abs((column % period) - period / 2) + Math.abs((row % 12) - 6); return away < 3 ? kit.accent : away < 5 ? kit.figure : undefined },
    (row: number) => (row % 8 < 2 ? kit.figure : row % 8 === 4 ? kit.accent : undefined),
  ][variation % 3]
  const coils = Array.from({ length: rows }, (_, row) => sharpLine(body.ring(body.top + row * 13), darken(kit.body, 0.5), 2, 'stroke-opacity=".45"') + sharpLine(body.ring(body.top + row * 13 + 5), lighten(kit.body, 0.5), 2.6, 'stroke-opacity=".4"')).join('')
  const stitches = `<g opacity=".34">${sharpLine(Array.from({ length: rows }, (_, row) => body.ring(body.top + row * 13 + 6)).join(''), darken(kit.body, 0.55), 11, 'stroke-dasharray="1.4 8"')}</g>`
  const handles = variation % 2 ? [-1, 1].map((side) => line(`M${cx + side * 70} ${body.top - (side > 0 ? -18 : 22)}C${cx + side * 40} ${body.top - 110} ${cx + side * 220} ${body.top - 110} ${cx + side * (body.radiusAt(body.top) - 14)} ${body.top}`, kit.accent, 17)).join('') : ''
  return {
    markup: path(body.outline, kit.body) + clipped(pen, body.outline, wrapCells(body, body.top, 800, rows, columns, motif ?? (() => undefined)) + stitches + coils) + path(body.outline, roundShade(pen, 1.1)) + mouth(kit, body, kit.accent, 16) + handles,
    foot: { cx, rx: 172, depth: 34 },
    grow: 1.25,
    focus: [430, 640],
  }
}

/** Green things in a pot. */
export function planter(kit: Kit): Art {
  const { pen, variation } = kit
  const body = turn(cx, [[540, 168], [560, 172], [780, 138], [800, 134]], 0.18)
  const leaf = (turnBy: number, length: number, wide: number, colour: string) => {
    const d = `M0 0C${-wide} ${-length * 0.3} ${-wide * 0.8} ${-length * 0.8} 0 ${-length}C${wide * 0.8} ${-length * 0.8} ${wide} ${-length * 0.3} 0 0Z`
    return `<g transform="translate(500 556) rotate(${turnBy})">${form(d, colour, linear(pen, 0, [[0, '#fff8ea', 0.26], [0.49, '#fff8ea', 0.02], [0.5, '#1d0f14', 0.24], [1, '#1d0f14', 0.06]]))}${line(`M0-10V${-length * 0.9}`, lighten(colour, 0.3), 3, 'stroke-opacity=".5"')}</g>`
  }
  const greens = [palette.forest, '#356b4c', palette.olive, '#4d7f58']
  const blades = (variation % 2 ? [[-58, 250, 60], [52, 260, 64], [-30, 330, 66], [30, 340, 60], [0, 390, 62], [-74, 190, 50], [72, 190, 52]] : [[-24, 350, 30], [22, 330, 30], [-10, 430, 34], [12, 400, 32], [0, 360, 32], [-34, 250, 28], [34, 240, 28]])
    .map(([angle = 0, length = 0, wide = 0], index) => leaf(angle, length, wide, greens[index % 4] ?? palette.forest)).join('')
  return {
    markup: mouth(kit, body, kit.body, 14, '#3a2419') + blades + glazed(kit, body, 600, 690, body.band(540, 800)) + gleam('M352 590C356 650 364 700 374 750', 11, 0.45),
    foot: { cx, rx: 138, depth: 25 },
    focus: [480, 640],
  }
}
