import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, ellipse, group, line, linear, path, roundedBox, sharpLine, symmetric } from '../pen.ts'
import { ballShade, crease, flatShade, form, roundShade } from '../shading.ts'
import { turn, wrapCells } from '../turned.ts'

const cx = 500
const stitches = (d: string, colour: string) => line(d, colour, 3, 'stroke-dasharray="9 8" stroke-opacity=".8"')

export function tote(kit: Kit): Art {
  const { pen, variation } = kit
  const outline = symmetric(
    cx,
    [0, 384],
    [
      [226, 384],
      [250, 560, 262, 700, 268, 836],
      [268, 850, 260, 858, 246, 858],
      [0, 862],
    ],
  )
  const handle = (shift: number, tone: string) =>
    line(`M${392 + shift} 470V300C${392 + shift} 120 ${608 + shift} 120 ${608 + shift} 300V470`, tone, 26)
  const panel = variation % 2 ? path('M216 600H784V880H216Z', kit.accent) + line('M216 600H784', kit.figure, 8) : ''
  const folds =
    crease(330, 390, 300, 850, 30, 0.12) + crease(690, 390, 720, 850, 30, 0.13) + crease(470, 540, 440, 856, 26, 0.1)
  return {
    markup:
      group('translate(16 -12)', handle(0, darken(kit.accent, 0.35))) +
      path(outline, kit.cloth({ scale: 1.05 })) +
      clipped(pen, outline, panel + folds) +
      path(outline, roundShade(pen, 0.55)) +
      handle(0, kit.accent) +
      line('M386 470V300C386 112 602 116 602 300V470', lighten(kit.accent, 0.35), 3, 'stroke-opacity=".5"') +
      [392, 608]
        .map(
          (x) =>
            form(roundedBox(x - 22, 440, 44, 66, 6), kit.accent, flatShade(pen)) +
            stitches(`M${x - 14} 450L${x + 14} 496M${x + 14} 450L${x - 14} 496`, lighten(kit.accent, 0.6)),
        )
        .join('') +
      line('M276 400H724', darken(kit.body, 0.4), 2.5, 'stroke-opacity=".5"'),
    outline,
    focus: [430, 600],
  }
}

export function backpack(kit: Kit): Art {
  const { pen } = kit
  const outline = symmetric(
    cx,
    [0, 226],
    [
      [120, 226, 214, 260, 230, 400],
      [246, 540, 250, 660, 244, 752],
      [240, 790, 220, 800, 190, 800],
      [0, 800],
    ],
  )
  const flap = symmetric(
    cx,
    [0, 222],
    [
      [130, 222, 216, 258, 232, 390],
      [238, 440, 240, 470, 238, 492],
      [220, 520, 80, 540, 0, 540],
    ],
  )
  const pocket = roundedBox(336, 586, 328, 190, 34)
  const strap = (x: number) =>
    form(`M${x - 17} 440H${x + 17}V640L${x} 662L${x - 17} 640Z`, kit.accent, flatShade(pen)) +
    form(roundedBox(x - 26, 560, 52, 40, 8), palette.brass, flatShade(pen)) +
    path(roundedBox(x - 15, 570, 30, 20, 4), kit.accent)
  return {
    markup:
      line('M440 236C440 150 560 150 560 236', kit.accent, 24) +
      line('M446 230C446 160 554 160 554 230', lighten(kit.accent, 0.4), 3, 'stroke-opacity=".6"') +
      line('M276 420C210 520 210 660 262 770M724 420C790 520 790 660 738 770', darken(kit.accent, 0.2), 32) +
      path(outline, kit.body) +
      path(outline, roundShade(pen, 0.9)) +
      form(pocket, kit.cloth({ scale: 0.7, angle: 90 }), flatShade(pen)) +
      line(pocket, darken(kit.body, 0.4), 4, 'stroke-opacity=".6"') +
      path(flap, '#1d0f14', 'fill-opacity=".3" transform="translate(4 14)"') +
      path(flap, kit.cloth({ scale: 0.9 })) +
      path(flap, roundShade(pen, 0.75)) +
      stitches('M276 486C300 508 420 524 500 524C580 524 700 508 724 486', lighten(kit.accent, 0.5)) +
      strap(410) +
      strap(590),
    foot: { cx, rx: 240 },
    focus: [440, 400],
  }
}

export function handbag(kit: Kit): Art {
  const { pen, variation } = kit
  const soft = variation % 2 === 1
  const body = symmetric(
    cx,
    [0, 440],
    [
      [210, 440],
      [238, 450],
      [276, 780],
      [276, 794, 266, 800, 250, 800],
      [0, 800],
    ],
  )
  const flap = soft
    ? symmetric(
        cx,
        [0, 436],
        [
          [236, 436],
          [250, 540],
          [240, 660, 130, 690, 0, 690],
        ],
      )
    : symmetric(
        cx,
        [0, 436],
        [
          [240, 436],
          [256, 580],
          [60, 590],
          [30, 650, 10, 660, 0, 660],
        ],
      )
  const handle =
    line('M370 446C360 250 430 190 500 190C570 190 640 250 630 446', darken(kit.accent, 0.3), 30) +
    line('M370 446C360 250 430 190 500 190C570 190 640 250 630 446', kit.accent, 24) +
    line('M364 440C356 256 424 184 496 184', lighten(kit.accent, 0.5), 4, 'stroke-opacity=".5"')
  return {
    markup:
      handle +
      form(body, soft ? kit.body : kit.accent, roundShade(pen, 0.8)) +
      path(flap, '#1d0f14', 'fill-opacity=".28" transform="translate(3 12)"') +
      path(flap, kit.cloth({ scale: 0.9 })) +
      path(flap, roundShade(pen, 0.65)) +
      path(
        flap,
        linear(pen, 90, [
          [0, '#fff8ea', 0.34],
          [0.12, '#fff8ea', 0],
          [1, '#1d0f14', 0.14],
        ]),
      ) +
      [370, 630].map((x) => circle(x, 452, 19, palette.brass) + circle(x, 452, 19, ballShade(pen))).join('') +
      form(roundedBox(470, soft ? 664 : 620, 60, 48, 12), palette.brass, flatShade(pen, 1.2)) +
      circle(500, soft ? 688 : 644, 8, darken(palette.brass, 0.5)),
    foot: { cx, rx: 270 },
    focus: [420, 560],
  }
}

/** The round market basket of Bolgatanga with its leather-bound handle. */
export function marketBasket(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [480, 286],
      [560, 274],
      [700, 226],
      [780, 160],
      [800, 130],
    ],
    0.22,
  )
  const colours = [kit.body, kit.figure, kit.accent]
  const weave = wrapCells(body, 480, 800, 26, 60, (row, column) => {
    const stripe = Math.floor((column + (row % 14 < 7 ? row : 14 - (row % 14))) / 4) % 5
    return stripe === 0 ? colours[1] : stripe === 2 ? colours[2] : colours[0]
  })
  const texture = sharpLine(
    Array.from({ length: 26 }, (_, row) => body.ring(484 + row * 12.3)).join(''),
    darken(kit.body, 0.6),
    11,
    'stroke-dasharray="2 7" stroke-opacity=".3"',
  )
  const arch = 'M252 500C260 250 370 150 500 150C630 150 740 250 748 500'
  return {
    markup:
      ellipse(cx, 480, 286, 62, darken(kit.body, 0.3)) +
      ellipse(cx, 486, 270, 54, darken(kit.body, 0.66)) +
      line(arch, darken('#5a3521', 0.3), 46) +
      line(arch, '#6b4128', 40) +
      sharpLine(arch, '#1d0f14', 40, 'stroke-dasharray="3 17" stroke-opacity=".35"') +
      line('M244 480C256 240 372 136 496 138', '#fff8ea', 6, 'stroke-opacity=".3"') +
      path(body.band(480, 800), kit.body) +
      clipped(pen, body.band(480, 800), weave + texture) +
      path(body.band(480, 800), roundShade(pen, 1.05)) +
      path(body.band(471.5, 488.5), '#6b4128') +
      path(body.band(476, 480), '#a06a43'),
    foot: { cx, rx: 134, depth: 29 },
    focus: [440, 620],
  }
}

export function zipPouch(kit: Kit): Art {
  const { pen } = kit
  const body =
    'M196 360C300 344 700 344 804 360C822 366 828 380 826 400L806 680C804 704 790 716 764 718C600 730 400 730 236 718C210 716 196 704 194 680L174 400C172 380 178 366 196 360Z'
  return {
    markup: group(
      'rotate(-8 500 540)',
      path(body, kit.cloth({ scale: 0.95 })) +
        path(body, roundShade(pen, 0.5)) +
        path(
          body,
          linear(pen, 90, [
            [0, '#fff8ea', 0.2],
            [0.3, '#1d0f14', 0],
            [1, '#1d0f14', 0.34],
          ]),
        ) +
        line('M186 392C300 374 700 374 814 392', kit.accent, 26) +
        sharpLine('M190 392C300 374 700 374 810 392', palette.brass, 7, 'stroke-dasharray="3 5"') +
        form('M770 386l46-6l10 24l-46 8z', palette.brass, flatShade(pen)) +
        line('M824 396C880 410 900 470 880 540M824 396C900 400 930 470 906 548', kit.accent, 10) +
        circle(892, 548, 15, kit.figure),
    ),
    outline: 'M160 420L780 320L840 330L860 640L820 690L250 780L205 740Z',
    focus: [440, 560],
  }
}

export function wallet(kit: Kit): Art {
  const { pen } = kit
  const back = roundedBox(230, 330, 540, 356, 26)
  const front = roundedBox(230, 372, 540, 330, 26)
  return {
    markup: group(
      'rotate(-9 500 500)',
      form(back, darken(kit.body, 0.3), flatShade(pen)) +
        form(roundedBox(262, 346, 470, 90, 10), palette.paper, flatShade(pen, 0.4)) +
        form(roundedBox(272, 358, 470, 90, 10), kit.accent, flatShade(pen, 0.6)) +
        path(front, kit.body) +
        clipped(pen, front, path('M230 372H500V710H230Z', kit.cloth({ scale: 0.62 }))) +
        path(front, flatShade(pen, 1)) +
        line('M500 374V700', darken(kit.body, 0.5), 3, 'stroke-opacity=".7"') +
        stitches(roundedBox(243, 385, 514, 304, 18), lighten(kit.body, 0.5)),
    ),
    outline: 'M196 400L730 306L806 660L270 756Z',
    focus: [420, 540],
  }
}
