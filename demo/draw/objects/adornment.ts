import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, ellipse, group, line, linear, type Pen, path, radial } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'

export function bead(pen: Pen, x: number, y: number, r: number, colour: string): string {
  const lit = radial(pen, 0.34, 0.3, 0.75, [
    [0, lighten(colour, 0.7)],
    [0.3, colour],
    [1, darken(colour, 0.5)],
  ])
  return circle(x, y, r, lit)
}

/** Beads along an ellipse, left open at the nape of the neck. */
function strand(
  { pen }: Kit,
  cx: number,
  top: number,
  rx: number,
  ry: number,
  r: number,
  colourAt: (index: number) => string,
): string {
  const length = 1.4 * Math.PI * Math.sqrt((rx * rx + ry * ry) / 2)
  const count = Math.round(length / (r * 1.86))
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = Math.PI * 1.2 - (Math.PI * 1.4 * index) / count
    return bead(pen, cx + rx * Math.cos(angle), top + ry * Math.sin(angle), r, colourAt(index))
  }).join('')
}

/** A bust of dark wood or pale plaster that shows a necklace as it is worn. */
const torso =
  'M446 110C446 200 440 250 400 290C330 336 220 350 196 430C180 560 240 720 330 800H670C760 720 820 560 804 430C780 350 670 336 600 290C560 250 554 200 554 110C540 92 460 92 446 110Z'

function bust({ pen, choose }: Kit): string {
  const colour = choose('#4a3730', '#e7d9c4', '#7a5840')
  return (
    path(torso, colour) +
    path(torso, roundShade(pen, 0.75)) +
    ellipse(500, 108, 54, 16, lighten(colour, 0.2)) +
    line(
      'M410 306C440 340 470 352 500 354M590 306C560 340 530 352 500 354',
      darken(colour, 0.5),
      4,
      'stroke-opacity=".25"',
    )
  )
}

export function necklace(kit: Kit): Art {
  const { pen, variation } = kit
  const colours = [kit.body, kit.figure, kit.accent]
  const collar = variation % 2 === 0
  const rows = collar ? 7 : 3
  const strands = Array.from({ length: rows }, (_, row) => {
    const grow = collar ? row * 25 : row * 58
    const r = collar ? 12.4 : 13 + row * 2.5
    const colour = (index: number) =>
      collar
        ? (colours[(row + Math.floor(index / (4 + (row % 3)))) % 3] ?? kit.body)
        : index % 5 === 0
          ? kit.accent
          : (colours[row % 2] ?? kit.body)
    return strand(kit, 500, collar ? 258 : 250, 96 + grow * 1.02, 112 + grow * 1.12, r, colour)
  }).join('')
  const pendant = collar
    ? ''
    : form('M500 506L548 572L500 652L452 572Z', palette.brass, flatShade(pen, 1.2)) +
      path('M500 538L524 574L500 614L476 574Z', kit.accent) +
      bead(pen, 500, 502, 15, palette.brass)
  return {
    markup: (kit.isWorn ? '' : bust(kit)) + clipped(pen, torso, strands) + pendant,
    foot: { cx: 500, rx: 190 },
    grow: 1,
    focus: [440, 460],
  }
}

export function earrings(kit: Kit): Art {
  const { pen, variation } = kit
  const colours = [kit.body, kit.figure, kit.accent]
  const hook =
    line('M0 0C-4-60 60-70 56-10C54 10 40 14 36 4', palette.brass, 6) +
    line('M0 0C-4-56 50-62 54-20', lighten(palette.brass, 0.6), 2)
  const fan = () => {
    const rows = Array.from({ length: 6 }, (_, row) => {
      const [r, count] = [58 + row * 25, 9 + row * 3]
      return Array.from({ length: count }, (_, index) => {
        const angle = (Math.PI * (index + 0.5)) / count
        return bead(
          pen,
          Math.cos(angle) * r,
          30 + Math.sin(angle) * r,
          11.5,
          colours[(row + (index % 4 === 0 ? 1 : 0)) % 3] ?? kit.body,
        )
      }).join('')
    }).join('')
    return form('M-60 20H60A60 60 0 0 1-60 20Z', palette.brass, flatShade(pen)) + rows
  }
  const disc = () =>
    circle(0, 150, 128, palette.brass) +
    circle(0, 150, 120, kit.cloth({ scale: 0.7, x: 0, y: 150 })) +
    circle(0, 150, 120, ballShade(pen, 0.8)) +
    circle(0, 150, 128, 'none', `stroke="${palette.brass}" stroke-width="9"`)
  const drops = () =>
    [-1, 0, 1]
      .map(
        (side) =>
          Array.from({ length: 9 + (side ? 0 : 3) }, (_, index) =>
            bead(pen, side * 38, 44 + index * 24, 12.5, colours[Math.floor(index / 3) % 3] ?? kit.body),
          ).join('') +
          form(`M${side * 38} ${262 + (side ? 0 : 72)}l17 38l-17 30l-17-30z`, palette.brass, flatShade(pen)),
      )
      .join('') + form('M-62 34C-62-6 62-6 62 34Z', palette.brass, flatShade(pen, 1.2))
  const size = variation % 3 ? 'scale(1.25)' : 'scale(1)'
  const shape = [fan, disc, drops][variation % 3] ?? fan
  const one = hook + line('M0 0V30', palette.brass, 6) + shape()
  return {
    markup: group(`translate(300 360) rotate(5) ${size}`, one) + group(`translate(700 410) rotate(-6) ${size}`, one),
    focus: [320, 480],
  }
}

/** Bangles in a stack, seen a little from above. */
export function bracelet(kit: Kit): Art {
  const { pen, variation } = kit
  const colours = [kit.body, kit.figure, kit.accent]
  const ring = (y: number, index: number, height: number) => {
    const [rx, ry] = [250 - (index % 2) * 8, 70]
    const shift = (index % 3) * 9 - 9
    const fill = colours[index % 3] ?? kit.body
    const back = `M${500 - rx + shift} ${y}A${rx} ${ry} 0 0 1 ${500 + rx + shift} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${500 - rx + shift} ${y + height}Z`
    const front = `M${500 - rx + shift} ${y}A${rx} ${ry} 0 0 0 ${500 + rx + shift} ${y}V${y + height}A${rx} ${ry} 0 0 1 ${500 - rx + shift} ${y + height}Z`
    const beaded = (variation + index) % 3 === 0
    const beads = beaded
      ? Array.from({ length: 25 }, (_, step) => {
          const a = Math.PI - (Math.PI * step) / 24
          return bead(
            pen,
            500 + shift + rx * Math.cos(a),
            y + height / 2 + ry * Math.sin(a),
            height * 0.52,
            colours[(step + Math.floor(step / 4)) % 3] ?? fill,
          )
        }).join('')
      : path(front, (variation + index) % 3 === 1 ? kit.cloth({ scale: 0.5, y }) : fill) +
        path(front, roundShade(pen, 1.1)) +
        line(
          `M${500 - rx + shift} ${y}A${rx} ${ry} 0 0 0 ${500 + rx + shift} ${y}`,
          lighten(fill, 0.6),
          4,
          'stroke-opacity=".7"',
        )
    return {
      back:
        path(back, darken(fill, 0.45)) +
        path(
          back,
          linear(pen, 0, [
            [0, '#1d0f14', 0.4],
            [0.5, '#fff8ea', 0.2],
            [1, '#1d0f14', 0.4],
          ]),
        ),
      front: beads,
    }
  }
  const stack = [0, 1, 2, 3, 4].map((index) => ring(664 - index * 56, index, 44))
  return {
    markup: stack.map(({ back }) => back).join('') + stack.map(({ front }) => front).join(''),
    foot: { cx: 500, rx: 246, y: 708, depth: 70 },
    grow: 1.125,
    focus: [420, 620],
  }
}

export function watch(kit: Kit): Art {
  const { pen } = kit
  const strapTop = 'M438 120C436 106 446 96 460 96H540C554 96 564 106 562 120L578 372H422Z'
  const strapLow = 'M422 628H578L560 886C558 900 550 906 540 906H460C450 906 442 900 440 886Z'
  const marks = Array.from({ length: 12 }, (_, hour) =>
    group(
      `translate(500 500) rotate(${hour * 30})`,
      line(`M0-126V${hour % 3 ? -112 : -100}`, kit.figure, hour % 3 ? 5 : 9),
    ),
  ).join('')
  const holes = [700, 744, 788, 832].map((y) => ellipse(500, y, 8, 9, '#1d0f14', 'fill-opacity=".7"')).join('')
  return {
    markup:
      path(strapTop + strapLow, kit.cloth({ scale: 0.55 })) +
      path(strapTop + strapLow, roundShade(pen, 0.8)) +
      line(
        'M446 120L432 368M554 120L568 368M432 632L448 886M568 632L552 886',
        lighten(kit.body, 0.4),
        3,
        'stroke-dasharray="8 7" stroke-opacity=".7"',
      ) +
      holes +
      form('M452 78h96v16h-96z', palette.brass, flatShade(pen)) +
      circle(500, 500, 172, darken(palette.brass, 0.12)) +
      circle(500, 500, 172, ballShade(pen, 1)) +
      circle(500, 500, 154, lighten(palette.brass, 0.4)) +
      circle(500, 500, 148, palette.paper) +
      circle(
        500,
        500,
        148,
        radial(pen, 0.4, 0.34, 0.75, [
          [0, '#ffffff', 0.5],
          [1, '#1d0f14', 0.18],
        ]),
      ) +
      marks +
      line('M500 500L448 428', kit.figure, 11) +
      line('M500 500L574 434', kit.figure, 7) +
      line('M500 530L500 392', kit.accent, 3.5) +
      circle(500, 500, 11, kit.accent) +
      form('M668 478h26a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-26z', palette.brass, flatShade(pen)) +
      path('M392 420A136 136 0 0 1 500 364L440 620A136 136 0 0 1 368 540Z', '#ffffff', 'fill-opacity=".16"'),
    focus: [500, 480],
  }
}

export function sunglasses(kit: Kit): Art {
  const { pen, variation } = kit
  const lens =
    variation % 2
      ? 'M-140 -76C-60 -96 60 -92 128 -70C140 40 96 116 0 116C-100 116 -146 40 -140 -76Z'
      : 'M0-112A112 112 0 1 1-.1-112Z'
  const glass = linear(pen, 65, [
    [0, darken(kit.figure, 0.55)],
    [1, kit.figure],
  ])
  const eye = (x: number, flip: number) =>
    group(
      `translate(${x} 540) scale(${flip} 1)`,
      path(lens, glass) +
        path('M-70-70L-10-84L-60 84L-100 20Z', '#ffffff', 'fill-opacity=".2"') +
        line(lens, kit.body, 26) +
        line(lens, lighten(kit.body, 0.45), 5, 'transform="translate(-3 -5)" stroke-opacity=".6"'),
    )
  const arms =
    line('M190 480C210 400 300 380 420 380', darken(kit.body, 0.3), 18) +
    line('M810 480C790 400 700 380 590 380', darken(kit.body, 0.3), 18)
  return {
    markup:
      arms +
      eye(330, -1) +
      eye(670, 1) +
      line('M446 500C474 466 526 466 554 500', kit.body, 24) +
      line('M450 490C476 462 524 462 550 490', lighten(kit.body, 0.5), 5, 'stroke-opacity=".6"') +
      circle(198, 486, 9, palette.brass) +
      circle(802, 486, 9, palette.brass),
    foot: { cx: 500, rx: 330, y: 668 },
    grow: 1.125,
    focus: [330, 540],
  }
}

export function ring(kit: Kit): Art {
  const { pen } = kit
  const band = (x: number, y: number, s: number, stone: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      path('M0-150A150 150 0 1 1-.1-150ZM0-118A118 118 0 1 0 .1-118Z', kit.body, 'fill-rule="evenodd"') +
        `<circle r="134" fill="none" stroke="${linear(pen, 40, [
          [0, lighten(kit.body, 0.7)],
          [0.4, kit.body],
          [0.7, darken(kit.body, 0.5)],
          [1, lighten(kit.body, 0.3)],
        ])}" stroke-width="32"/>` +
        form('M-62-168L0-206L62-168L44-120H-44Z', kit.body, flatShade(pen)) +
        form('M-50-180L-26-216H26L50-180L0-130Z', stone, flatShade(pen, 1.2)) +
        line('M-50-180H50M-26-216L-12-180L0-130L12-180L26-216', lighten(stone, 0.7), 2.4, 'stroke-opacity=".7"'),
    )
  return {
    markup: band(590, 560, 1.05, kit.figure) + band(380, 630, 1.1, kit.accent),
    foot: { cx: 480, rx: 200, y: 790, depth: 14 },
    focus: [400, 500],
  }
}
