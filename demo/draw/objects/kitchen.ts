import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, group, line, linear, path, radial, roundedBox, symmetric } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'

const grain = (colour: string, lines: readonly string[]) =>
  lines.map((d) => line(d, darken(colour, 0.4), 3, 'stroke-opacity=".3"')).join('')

export function choppingBoard(kit: Kit): Art {
  const { pen } = kit
  const wood = kit.body
  const board = symmetric(
    500,
    [0, 140],
    [
      [40, 140, 58, 156, 58, 190],
      [58, 250],
      [60, 290, 190, 280, 210, 330],
      [222, 400, 222, 740, 212, 806],
      [204, 850, 60, 856, 0, 856],
    ],
  )
  const stripes =
    path('M420 280H446V860H420ZM560 280H574V860H560Z', kit.figure) + path('M456 280H464V860H456Z', kit.accent)
  return {
    markup: group(
      'rotate(10 500 500)',
      path(board, darken(wood, 0.5), 'transform="translate(6 12)"') +
        path(board, wood) +
        clipped(
          pen,
          board,
          stripes +
            grain(wood, [
              'M330 320C350 500 320 700 340 860',
              'M380 300C370 480 396 660 384 860',
              'M500 290C490 500 520 700 506 860',
              'M610 300C600 480 640 640 624 860',
              'M660 320C650 520 680 700 668 860',
            ]),
        ) +
        path(board, flatShade(pen, 0.9)) +
        circle(500, 200, 24, darken(wood, 0.55)) +
        line('M500 188C540 120 600 130 590 180', kit.accent, 9),
    ),
    outline: 'M560 130L640 150L640 290L740 350L650 850L250 800L340 300L470 260Z',
    focus: [480, 520],
  }
}

/** Salad servers carved of two woods. */
export function spoons(kit: Kit): Art {
  const { pen } = kit
  const handle = 'M-17-60C-13-220-15-300-23-372C-24-402 24-402 23-372C15-300 13-220 17-60Z'
  const bowl = 'M0-76C66-70 96 30 90 130C84 214 40 250 0 250C-40 250-84 214-90 130C-96 30-66-70 0-76Z'
  const hollow = 'M0-30C50-26 68 50 64 128C60 192 30 218 0 218C-30 218-60 192-64 128C-68 50-50-26 0-30Z'
  const tines = 'M-34 262V130M0 262V130M34 262V130'
  const bands = [-330, -300, -270]
    .map((y, index) => line(`M-17 ${y}H17`, [kit.figure, kit.accent, kit.figure][index] ?? kit.figure, 12))
    .join('')
  const spoon =
    form(handle, kit.body, roundShade(pen, 1)) +
    bands +
    form(bowl, kit.body, flatShade(pen, 1)) +
    path(
      hollow,
      linear(pen, 60, [
        [0, '#1d0f14', 0.42],
        [1, '#fff8ea', 0.16],
      ]),
    )
  const fork =
    form(handle, kit.body, roundShade(pen, 1)) +
    bands +
    form(bowl, kit.body, flatShade(pen, 1)) +
    path(
      hollow,
      linear(pen, 60, [
        [0, '#1d0f14', 0.4],
        [1, '#fff8ea', 0.16],
      ]),
    ) +
    line(tines, darken(kit.body, 0.66), 13)
  return {
    markup:
      group('translate(380 560) rotate(-14) scale(1.08)', spoon) +
      group('translate(630 560) rotate(14) scale(1.08)', fork),
    outline:
      'M280 170L330 170L400 480L470 620L440 820L330 800L290 700L330 480ZM730 170L680 170L610 480L540 620L570 820L680 800L720 700L680 480Z',
    focus: [380, 560],
  }
}

export function knife(kit: Kit): Art {
  const { pen } = kit
  const blade = 'M470 150C520 240 548 380 548 540H442C440 380 452 240 470 150Z'
  const steel = linear(pen, 0, [
    [0, '#f7fafa'],
    [0.45, '#c3cbce'],
    [0.55, '#eef2f2'],
    [1, '#98a3a8'],
  ])
  const handle = 'M446 566H552C556 660 566 760 548 850C536 872 466 872 452 850C436 760 442 660 446 566Z'
  return {
    markup: group(
      'rotate(28 500 500)',
      path(blade, steel) +
        line('M480 200C506 300 516 420 516 536', '#ffffff', 3, 'stroke-opacity=".8"') +
        form('M440 536H554V570H440Z', palette.brass, flatShade(pen, 1.2)) +
        form(handle, kit.body, roundShade(pen, 1)) +
        clipped(
          pen,
          handle,
          grain(kit.body, [
            'M466 570C476 660 460 760 470 860',
            'M500 570C490 660 510 760 500 860',
            'M530 570C540 660 520 760 530 860',
          ]),
        ) +
        [620, 710, 800]
          .map((y) => circle(499, y, 10, palette.brass) + circle(496, y - 3, 3, '#fff', 'fill-opacity=".6"'))
          .join(''),
    ),
    focus: [430, 650],
  }
}

export function pan(kit: Kit): Art {
  const { pen } = kit
  const iron = '#34323a'
  const handle = 'M676 620C760 690 820 750 872 800C894 824 866 856 840 836C780 790 700 720 634 662Z'
  return {
    markup:
      form(handle, iron, flatShade(pen, 1.3)) +
      circle(848, 816, 13, '#17161a') +
      circle(430, 450, 296, iron) +
      circle(430, 450, 296, ballShade(pen, 0.9)) +
      circle(430, 450, 268, darken(iron, 0.35)) +
      circle(430, 450, 250, lighten(iron, 0.05)) +
      circle(
        430,
        450,
        250,
        radial(pen, 0.62, 0.68, 0.7, [
          [0, '#fff8ea', 0.22],
          [0.6, '#1d0f14', 0.1],
          [1, '#1d0f14', 0.6],
        ]),
      ) +
      [70, 130, 190]
        .map((r) => circle(430, 450, r, 'none', 'stroke="#fff8ea" stroke-width="1.6" stroke-opacity=".1"'))
        .join('') +
      line('M214 330A250 250 0 0 1 350 216', '#fff8ea', 8, 'stroke-opacity=".3"') +
      group(
        'translate(760 706) rotate(44)',
        form(roundedBox(-80, -27, 180, 54, 22), kit.body, flatShade(pen, 1)) +
          line('M-60-17V17M80-17V17', kit.accent, 5),
      ),
    outline: 'M134 450a296 296 0 1 1 560 130L880 800L850 850L620 670A296 296 0 0 1 134 450Z',
    focus: [430, 420],
  }
}
