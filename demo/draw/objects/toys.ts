import type { Art, Kit } from '../kit.ts'
import { letterWord } from '../lettering.ts'
import { darken, inkOn, lighten, palette } from '../palette.ts'
import { circle, clipped, ellipse, group, line, linear, path, roundedBox, symmetric } from '../pen.ts'
import { ballShade, crease, flatShade, form, roundShade } from '../shading.ts'

export function doll(kit: Kit): Art {
  const { pen } = kit
  const skin = '#6f452c'
  const dress = symmetric(
    500,
    [0, 486],
    [
      [70, 486],
      [110, 560, 190, 680, 206, 742],
      [120, 772, 60, 774, 0, 774],
    ],
  )
  const arm = (side: number) =>
    line(`M${500 + side * 64} 510C${500 + side * 140} 540 ${500 + side * 170} 600 ${500 + side * 184} 640`, skin, 44) +
    line(
      `M${500 + side * 58} 506C${500 + side * 110} 520 ${500 + side * 130} 550 ${500 + side * 140} 570`,
      kit.accent,
      52,
    )
  const leg = (x: number) =>
    form(roundedBox(x - 25, 740, 50, 66, 22), skin, roundShade(pen)) +
    form(`M${x - 34} 796C${x - 34} 770 ${x + 34} 770 ${x + 34} 796V806H${x - 34}Z`, kit.figure, flatShade(pen))
  const puff = (x: number) =>
    circle(x, 250, 68, '#231815') +
    Array.from({ length: 14 }, (_, index) =>
      circle(x + Math.cos(index * 0.45) * 56, 250 + Math.sin(index * 0.45) * 56, 19, '#2d201b'),
    ).join('') +
    circle(x - 20, 226, 18, '#4a362d', 'fill-opacity=".5"') +
    form(roundedBox(x - 30, 292, 60, 22, 10), kit.accent, flatShade(pen))
  return {
    markup:
      puff(384) +
      puff(616) +
      leg(456) +
      leg(544) +
      arm(-1) +
      arm(1) +
      path(dress, kit.cloth({ scale: 0.62, x: 500, y: 620 })) +
      clipped(
        pen,
        dress,
        crease(470, 500, 400, 770, 26, 0.18) +
          crease(530, 500, 610, 770, 26, 0.18) +
          line('M290 726C400 780 600 780 710 726', kit.accent, 17),
      ) +
      path(dress, roundShade(pen, 0.6)) +
      form('M430 480H570L578 520C540 534 460 534 422 520Z', kit.accent, flatShade(pen)) +
      circle(500, 380, 126, skin) +
      path(
        'M374 372C370 270 440 236 500 236C560 236 630 270 626 372C590 310 540 296 500 296C460 296 410 310 374 372Z',
        '#231815',
      ) +
      circle(500, 380, 126, ballShade(pen, 0.6)) +
      circle(452, 392, 11, '#1b1210') +
      circle(548, 392, 11, '#1b1210') +
      circle(449, 388, 3.5, '#fff') +
      circle(545, 388, 3.5, '#fff') +
      circle(424, 428, 17, palette.coral, 'fill-opacity=".45"') +
      circle(576, 428, 17, palette.coral, 'fill-opacity=".45"') +
      line('M470 440Q500 466 530 440', '#3a1d16', 6),
    foot: { cx: 500, rx: 150, y: 806 },
    focus: [500, 420],
  }
}

/** A lorry cut from tin and wood, painted like the ones on the coast road. */
export function toyTruck(kit: Kit): Art {
  const { pen } = kit
  const wheel = (x: number) =>
    circle(x, 728, 72, '#2b2628') +
    circle(x, 728, 72, ballShade(pen, 0.7)) +
    circle(x, 728, 40, kit.accent) +
    circle(x, 728, 40, ballShade(pen, 0.9)) +
    circle(x, 728, 11, palette.brass)
  const load = 'M150 400H590V690H150Z'
  const cab =
    'M604 690V430C604 416 612 408 626 408H730C748 408 760 418 770 436L812 520L856 536C872 542 880 554 880 572V690Z'
  return {
    markup:
      path('M130 690H880V716H130Z', '#4a3a34') +
      path(load, kit.cloth({ scale: 0.8, x: 370, y: 545 })) +
      path(load, flatShade(pen, 0.8)) +
      line('M150 400H590M150 690H590M150 400V690M590 400V690M296 400V690M443 400V690', palette.oak, 15) +
      line('M150 396H590', lighten(palette.oak, 0.4), 4, 'stroke-opacity=".7"') +
      form(cab, kit.body, flatShade(pen, 1.1)) +
      form('M640 446H724C734 446 740 450 746 460L780 524H640Z', '#cfe0e6', flatShade(pen, 1)) +
      path('M654 456H700L664 520H648Z', '#ffffff', 'fill-opacity=".5"') +
      line('M628 540V680M628 560H760', darken(kit.body, 0.35), 4, 'stroke-opacity=".6"') +
      circle(866, 612, 17, '#ffe3a0') +
      form('M850 660h46v26h-46z', palette.silver, flatShade(pen)) +
      form(roundedBox(654, 560, 48, 14, 7), palette.silver, flatShade(pen)) +
      path('M604 626H880V650H604Z', kit.accent) +
      wheel(270) +
      wheel(470) +
      wheel(750),
    foot: { cx: 500, rx: 370 },
    grow: 1,
    focus: [640, 560],
  }
}

/** A pull-along animal of oiled wood. */
export function woodenAnimal(kit: Kit): Art {
  const { pen } = kit
  const body =
    'M236 676V500C236 400 320 350 430 350H600C640 300 740 296 780 350C820 404 812 470 808 560C806 620 830 640 866 634C880 632 884 652 870 660C800 690 750 650 752 580L750 520C730 546 700 560 668 556L664 676H560V600C500 616 420 616 356 600V676Z'
  const ear = 'M600 360C540 350 510 420 530 490C546 540 620 540 650 490C672 440 650 370 600 360Z'
  const wheel = (x: number) =>
    circle(x, 722, 58, kit.accent) +
    circle(x, 722, 58, ballShade(pen, 0.9)) +
    circle(x, 722, 40, 'none', `stroke="${lighten(kit.accent, 0.4)}" stroke-width="4" stroke-opacity=".6"`) +
    circle(x, 722, 13, palette.oak)
  const grain = [
    'M240 440C400 400 560 420 800 400',
    'M238 500C400 470 500 500 760 470',
    'M238 560C340 540 420 560 560 560',
    'M240 620C300 610 340 616 356 616',
  ]
    .map((d) => line(d, darken(palette.oak, 0.35), 3, 'stroke-opacity=".35"'))
    .join('')
  const blanket = 'M330 356H500C510 440 506 500 494 556C440 566 390 566 340 556C326 500 322 420 330 356Z'
  return {
    markup:
      line('M240 470C190 480 176 540 186 590', palette.walnut, 13) +
      line('M190 690L110 760', kit.figure, 7) +
      circle(104, 766, 18, kit.accent) +
      form(body, palette.oak, flatShade(pen, 1)) +
      clipped(pen, body, grain) +
      form(blanket, kit.cloth({ scale: 0.5, x: 415, y: 450 }), flatShade(pen, 0.8)) +
      line('M340 556C390 566 440 566 494 556', kit.accent, 9) +
      form(ear, darken(palette.oak, 0.14), flatShade(pen, 1)) +
      circle(716, 400, 12, palette.charcoal) +
      circle(712, 396, 4, '#fff') +
      path('M742 520C790 540 800 580 790 610C770 590 750 570 742 552Z', palette.cream) +
      path(roundedBox(200, 668, 500, 34, 14), palette.walnut) +
      path(roundedBox(200, 668, 500, 34, 14), flatShade(pen)) +
      wheel(290) +
      wheel(610),
    foot: { cx: 460, rx: 300, y: 780 },
    grow: 1.125,
    focus: [480, 480],
  }
}

export function blocks(kit: Kit): Art {
  const { pen } = kit
  const cube = (x: number, y: number, size: number, fill: string, letter: string) => {
    const [front, top, side] = [
      `M${x} ${y}h${size}v${size}h${-size}z`,
      `M${x} ${y}l${size * 0.28} ${-size * 0.2}h${size}l${-size * 0.28} ${size * 0.2}z`,
      `M${x + size} ${y}l${size * 0.28} ${-size * 0.2}v${size}l${-size * 0.28} ${size * 0.2}z`,
    ]
    return (
      form(front, palette.oak, flatShade(pen, 0.8)) +
      path(top, lighten(palette.oak, 0.34)) +
      path(side, darken(palette.oak, 0.3)) +
      path(roundedBox(x + size * 0.1, y + size * 0.1, size * 0.8, size * 0.8, 12), fill) +
      letterWord(letter, { cx: x + size / 2, y: y + size * 0.26, size: size * 0.48, colour: inkOn(fill), weight: 1.15 })
    )
  }
  const [a = 'A', b = 'K', c = 'O', d = 'S'] = [...(kit.label || 'AKOS')]
  return {
    markup:
      cube(250, 600, 200, kit.body, a) +
      cube(486, 600, 200, kit.accent, b) +
      cube(350, 398, 200, kit.figure, c) +
      cube(420, 214, 182, palette.paper, d),
    foot: { cx: 500, rx: 270, y: 804 },
    focus: [440, 560],
  }
}

/** Oware: twelve pits, two stores, seeds. */
export function boardGame(kit: Kit): Art {
  const { pen } = kit
  const board =
    'M150 420C150 360 190 330 240 330H760C810 330 850 360 850 420V600C850 660 810 690 760 690H240C190 690 150 660 150 600Z'
  const pit = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, darken(kit.body, 0.42)) +
    ellipse(
      x,
      y,
      rx,
      ry,
      linear(pen, 60, [
        [0, '#1d0f14', 0.6],
        [1, '#fff8ea', 0.22],
      ]),
    ) +
    line(`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`, lighten(kit.body, 0.4), 3, 'stroke-opacity=".5"')
  const seeds = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [sx, sy] = [x + Math.cos(index * 2.4) * (index ? 17 : 0), y + 5 + Math.sin(index * 2.4) * (index ? 13 : 0)]
      const colour = index % 3 ? '#9aa59a' : kit.accent
      return (
        ellipse(sx + 1, sy + 3, 11, 9, '#1d0f14', 'fill-opacity=".4"') +
        ellipse(sx, sy, 11, 9.5, colour) +
        ellipse(sx - 3, sy - 3, 4, 2.6, '#fff', 'fill-opacity=".6"')
      )
    }).join('')
  const cells = [0, 1]
    .flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => {
        const [x, y] = [288 + column * 85, 440 + row * 140]
        return pit(x, y, 37, 47) + seeds(x, y, ((column * 3 + row * 2 + kit.variation) % 5) + (column === 2 ? 0 : 1))
      }),
    )
    .join('')
  const rimMotif =
    line('M176 372L206 350M824 372L794 350M176 648L206 670M824 648L794 670', kit.figure, 6) +
    line('M260 350H740M260 670H740', kit.figure, 6, 'stroke-dasharray="16 12"')
  return {
    markup: group(
      'rotate(-10 500 510)',
      path(board, darken(kit.body, 0.45), 'transform="translate(6 20)"') +
        form(board, kit.body, flatShade(pen, 1)) +
        clipped(
          pen,
          board,
          [380, 470, 540, 630]
            .map((y) =>
              line(
                `M150 ${y}C350 ${y - 22} 600 ${y + 26} 850 ${y - 6}`,
                darken(kit.body, 0.4),
                3,
                'stroke-opacity=".3"',
              ),
            )
            .join(''),
        ) +
        rimMotif +
        pit(206, 510, 34, 106) +
        pit(794, 510, 34, 106) +
        seeds(206, 480, 4) +
        seeds(794, 530, 3) +
        cells,
    ),
    outline:
      'M140 480C140 420 180 400 230 400L740 300C800 296 846 330 850 400L870 580C870 640 830 660 780 670L270 770C210 776 170 740 164 690Z',
    focus: [420, 520],
  }
}
