import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, line, path, roundedBox, symmetric } from '../pen.ts'
import { crease, flatShade, form, roundShade } from '../shading.ts'

const cx = 500

export function hanger({ pen, isWorn }: Kit, y: number, reach: number): string {
  if (isWorn) return ''
  const wood = `M${cx - reach} ${y + 62}Q${cx - 40} ${y + 6} ${cx} ${y}Q${cx + 40} ${y + 6} ${cx + reach} ${y + 62}Q${cx + reach + 4} ${y + 78} ${cx + reach - 14} ${y + 78}Q${cx} ${y + 26} ${cx - reach + 14} ${y + 78}Q${cx - reach - 4} ${y + 78} ${cx - reach} ${y + 62}z`
  return (
    line(
      `M${cx} ${y + 6}V${y - 34}C${cx} ${y - 56} ${cx + 30} ${y - 54} ${cx + 28} ${y - 82}A28 28 0 0 0 ${cx - 28} ${y - 84}`,
      palette.brass,
      9,
    ) +
    line(
      `M${cx - 2} ${y + 4}V${y - 34}C${cx - 2} ${y - 56} ${cx + 26} ${y - 54} ${cx + 25} ${y - 82}`,
      lighten(palette.brass, 0.6),
      2.4,
    ) +
    form(wood, palette.oak, flatShade(pen))
  )
}

/** The back of the collar, unless a neck is there. */
const inside = (kit: Kit, d: string) =>
  kit.isWorn ? '' : path(d, kit.cloth({ scale: 0.8 })) + path(d, '#1d0f14', 'fill-opacity=".52"')

export function dress(kit: Kit): Art {
  const { pen, variation } = kit
  const long = variation % 3 === 1
  const hem = long ? 900 : 826
  const flare = [232, 196, 268][variation % 3] ?? 232
  const sleeve = variation % 2 === 0
  const arm: number[][] = sleeve
    ? [
        [176, 238, 214, 300, 236, 366],
        [166, 396],
        [146, 372, 128, 348, 118, 330],
      ]
    : [[134, 252, 128, 292, 118, 330]]
  const outline = symmetric(
    cx,
    [0, 322],
    [
      [62, 204],
      [128, 222],
      ...arm,
      [110, 380, 102, 412, 98, 446],
      [128, 560, flare - 44, 700, flare, hem],
      [150, hem + 44, 70, hem + 46, 0, hem + 44],
    ],
  )
  const collar = `M438 204Q500 246 562 204L500 322Z`
  const folds = [
    [-70, -0.78],
    [-36, -0.36],
    [4, 0.06],
    [40, 0.44],
    [74, 0.8],
  ]
    .map(([x = 0, share = 0], index) => crease(cx + x, 468, cx + share * flare, hem + 36, 22 + (index % 2) * 12))
    .join('')
  const sash = `M398 428Q500 456 602 428L606 470Q500 500 394 470Z`
  const plain = kit.accent
  const bow = `M560 462C596 446 640 452 652 476C640 494 596 490 562 478ZM556 470C574 520 566 578 548 640L580 648C600 580 604 520 574 468Z`
  const trim =
    line('M438 204L500 322L562 204', plain, 11) + (sleeve ? line('M334 394L266 364M666 394L734 364', plain, 11) : '')
  const hemBand = clipped(
    pen,
    outline,
    line(
      `M${cx - flare - 30} ${hem - 18}C${cx - 120} ${hem + 34} ${cx + 120} ${hem + 34} ${cx + flare + 30} ${hem - 18}`,
      plain,
      22,
      'stroke-opacity=".92"',
    ),
  )
  const shade = path(outline, roundShade(pen, 0.62))
  return {
    markup:
      hanger(kit, 176, 132) +
      inside(kit, collar) +
      path(outline, kit.cloth({ scale: 0.92 })) +
      hemBand +
      trim +
      clipped(pen, outline, folds) +
      shade +
      form(sash + bow, plain, flatShade(pen, 0.9)) +
      line('M404 452Q500 478 596 452', darken(plain, 0.3), 2.5, 'stroke-opacity=".6"'),
    outline,
    focus: [470, 520],
  }
}

export function shirt(kit: Kit): Art {
  const { pen, variation } = kit
  const long = variation % 3 === 2
  const hem = long ? 868 : 800
  const outline = symmetric(
    cx,
    [0, 240],
    [
      [66, 200],
      [152, 230],
      ...(long
        ? [
            [206, 252, 252, 400, 276, 676],
            [206, 692],
            [196, 560, 180, 470, 158, 400],
          ]
        : [
            [206, 252, 252, 330, 284, 430],
            [190, 468],
            [178, 436, 168, 410, 158, 384],
          ]),
      [152, 520, 158, 680, 166, hem - 8],
      [110, hem + 12, 50, hem + 14, 0, hem + 14],
    ],
  )
  const embroidered = variation % 2 === 1
  const neck = 'M434 200Q500 240 566 200L500 330Z'
  const collarLeft = 'M434 200L420 214L446 318L500 262L462 226Z'
  const collarRight = 'M566 200L580 214L554 318L500 262L538 226Z'
  const plain = kit.accent
  const buttons = [360, 450, 540, 630, 720]
    .map(
      (y) =>
        circle(500, y, 7.5, palette.cream) + circle(500, y, 7.5, 'none', `stroke="${palette.walnut}" stroke-width="2"`),
    )
    .join('')
  const bib = `M424 206C400 300 414 392 440 452L500 520L560 452C586 392 600 300 576 206L500 330Z`
  const chevrons = [0, 1, 2, 3, 4]
    .map((row) =>
      line(`M430 ${366 + row * 30}L500 ${416 + row * 30}L570 ${366 + row * 30}`, row % 2 ? kit.accent : kit.figure, 7),
    )
    .join('')
  const placket = embroidered
    ? path(bib, lighten(kit.figure, 0.72)) +
      clipped(pen, bib, chevrons + line('M438 200L500 330L562 200', kit.figure, 40)) +
      line(bib, kit.accent, 7) +
      [250, 290]
        .map(
          (y) =>
            circle(500 - (342 - y) * 0.42, y - 12, 6, kit.accent) +
            circle(500 + (342 - y) * 0.42, y - 12, 6, kit.accent),
        )
        .join('')
    : line(`M500 300V${hem + 10}`, darken(kit.body, 0.35), 3, 'stroke-opacity=".7"') + buttons
  const pocket = embroidered
    ? ''
    : path(roundedBox(558, 420, 84, 96, 8), kit.cloth({ scale: 0.8, x: 520, y: 470 })) +
      line('M558 420h84v88l-42 12l-42-12z', darken(kit.body, 0.4), 3, 'stroke-opacity=".6"')
  const folds =
    crease(352, 400, 372, hem, 20, 0.13) +
    crease(640, 420, 610, hem, 22, 0.13) +
    crease(440, 560, 446, hem, 16, 0.1) +
    crease(560, 600, 566, hem, 16, 0.1)
  const cuffs = line(long ? 'M216 668L302 684M784 668L698 684' : 'M312 466L218 428M688 466L782 428', plain, 12)
  return {
    markup:
      hanger(kit, 172, 140) +
      inside(kit, neck) +
      path(outline, kit.cloth({ scale: 0.86 })) +
      clipped(pen, outline, cuffs + folds) +
      pocket +
      placket +
      path(outline, roundShade(pen, 0.55)) +
      (embroidered
        ? ''
        : form(collarLeft + collarRight, kit.cloth({ scale: 0.7, angle: 30 }), flatShade(pen)) +
          line('M446 318L500 262L554 318', darken(kit.body, 0.5), 2.5, 'stroke-opacity=".55"')),
    outline,
    focus: [500, 430],
  }
}

/** Open robe with wide straight sleeves. */
export function robe(kit: Kit): Art {
  const { pen } = kit
  const outline = symmetric(
    cx,
    [0, 214],
    [
      [70, 200],
      [296, 250],
      [306, 252, 310, 258, 312, 270],
      [320, 470],
      [316, 482, 308, 486, 298, 486],
      [182, 478],
      [186, 620, 194, 760, 204, 872],
      [140, 892, 60, 896, 0, 894],
    ],
  )
  const plain = kit.accent
  const band = 'M430 202L462 206L508 560L506 894H466L456 560Z'
  const band2 = 'M570 202L538 206L492 560L494 894H534L544 560Z'
  const folds =
    crease(330, 500, 320, 880, 26, 0.14) +
    crease(400, 460, 392, 884, 20, 0.12) +
    crease(610, 470, 640, 880, 30, 0.15) +
    crease(690, 300, 700, 480, 16, 0.1) +
    crease(300, 300, 296, 480, 16, 0.1)
  return {
    markup:
      hanger(kit, 172, 150) +
      path(outline, kit.cloth({ scale: 0.95 })) +
      clipped(pen, outline, line('M180 474H330M670 474H820', plain, 26) + folds) +
      path(outline, roundShade(pen, 0.5)) +
      inside(kit, 'M436 200Q500 236 564 200L502 560Z') +
      form(band, plain, flatShade(pen)) +
      form(band2, darken(plain, 0.12), flatShade(pen)) +
      form('M372 560Q500 592 628 560L630 600Q500 634 370 600Z', plain, flatShade(pen)) +
      form(
        'M520 588C560 560 610 590 596 612C570 616 540 606 520 600ZM514 596C530 650 526 720 510 776L542 780C560 716 560 650 536 596Z',
        darken(plain, 0.08),
        flatShade(pen),
      ),
    outline,
    focus: [420, 420],
  }
}
