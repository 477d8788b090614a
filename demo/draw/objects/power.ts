import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, ellipse, group, line, path, radial, roundedBox } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'

const cx = 500

export function lantern(kit: Kit): Art {
  const { pen } = kit
  const base = turn(
    cx,
    [
      [640, 130],
      [650, 150],
      [690, 160],
      [780, 166],
      [800, 158],
    ],
    0.17,
  )
  const globe = turn(
    cx,
    [
      [380, 96],
      [420, 128],
      [510, 150],
      [600, 136],
      [648, 112],
    ],
    0.15,
  )
  const hood = turn(
    cx,
    [
      [310, 60],
      [330, 70],
      [340, 140],
      [360, 152],
      [390, 148],
    ],
    0.17,
  )
  const glow = radial(pen, 0.5, 0.5, 0.5, [
    [0, '#fff4cf', 1],
    [0.35, '#ffdd8c', 0.85],
    [1, '#ffb84d', 0.25],
  ])
  return {
    markup:
      circle(
        500,
        520,
        300,
        radial(pen, 0.5, 0.5, 0.5, [
          [0, '#ffe6a8', 0.6],
          [0.5, '#ffdc92', 0.2],
          [1, '#ffdc92', 0],
        ]),
      ) +
      line('M348 690C270 500 300 190 500 190C700 190 730 500 652 690', palette.silver, 13) +
      line('M340 660C276 500 300 186 496 184', '#ffffff', 4, 'stroke-opacity=".7"') +
      form(roundedBox(440, 172, 120, 34, 17), palette.oak, flatShade(pen, 1.1)) +
      path(globe.outline, glow) +
      [-76, 0, 76]
        .map((x) =>
          line(`M${500 + x} 392C${500 + x * 1.5} 470 ${500 + x * 1.5} 570 ${500 + x} 644`, darken(kit.body, 0.3), 7),
        )
        .join('') +
      line('M396 430C380 500 384 570 400 620', '#ffffff', 9, 'stroke-opacity=".7"') +
      form(base.outline, kit.body, roundShade(pen, 1.1)) +
      ellipse(cx, 642, 128, 20, darken(kit.body, 0.3)) +
      form(base.band(700, 770), kit.cloth({ scale: 0.45, x: 500, y: 735 }), roundShade(pen, 0.9)) +
      form(hood.outline, kit.body, roundShade(pen, 1.1)) +
      ellipse(cx, 310, 60, 11, '#27406b') +
      line('M452 310H548M476 302V318M524 302V318', '#7fa0d8', 2),
    foot: { cx, rx: 160, depth: 27 },
    focus: [480, 580],
  }
}

export function powerBank(kit: Kit): Art {
  const { pen } = kit
  const face = roundedBox(330, 300, 320, 500, 40)
  const side =
    'M610 300C640 300 690 306 704 330C712 344 712 760 704 772C690 790 650 800 610 800C640 790 650 780 650 760V340C650 320 640 306 610 300Z'
  const leds = [0, 1, 2, 3]
    .map(
      (index) =>
        circle(420 + index * 46, 746, 8, index < 3 ? '#ffe08a' : darken(kit.body, 0.5)) +
        (index < 3 ? circle(420 + index * 46, 746, 17, '#ffe08a', 'fill-opacity=".24"') : ''),
    )
    .join('')
  const cable = 'M560 296C560 210 640 180 720 220C800 262 812 380 780 470C760 540 800 600 850 590'
  return {
    markup:
      line(cable, darken(kit.accent, 0.25), 19) +
      line(cable, kit.accent, 14) +
      line('M558 292C558 206 640 174 722 214', lighten(kit.accent, 0.5), 3.5, 'stroke-opacity=".7"') +
      form(roundedBox(534, 262, 54, 46, 9), palette.silver, roundShade(pen)) +
      form(side, darken(kit.body, 0.3), flatShade(pen)) +
      path(face, kit.body) +
      clipped(
        pen,
        face,
        path('M320 290H660V690H320Z', kit.cloth({ scale: 0.62, x: 490, y: 480 })) + line('M320 690H660', kit.accent, 7),
      ) +
      path(face, roundShade(pen, 0.7)) +
      leds +
      line('M352 350V640', '#fffaf0', 8, 'stroke-opacity=".35"') +
      form(roundedBox(840, 566, 70, 44, 10), palette.silver, roundShade(pen)),
    foot: { cx: 515, rx: 205 },
    focus: [470, 520],
  }
}

export function flask(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [330, 78],
      [370, 110],
      [420, 128],
      [780, 128],
      [800, 120],
    ],
    0.15,
  )
  const lid = turn(
    cx,
    [
      [208, 66],
      [218, 74],
      [320, 78],
      [336, 78],
    ],
    0.16,
  )
  return {
    markup:
      path(body.outline, kit.cloth({ scale: 0.62 })) +
      path(body.outline, roundShade(pen, 1.15)) +
      path(body.band(776, 792), palette.silver) +
      form(lid.outline, '#8a6141', roundShade(pen, 1.1)) +
      ellipse(cx, 209, 66, 11, lighten('#8a6141', 0.3)) +
      line('M432 214C420 130 580 130 568 214', kit.accent, 15) +
      path(body.band(341, 351), palette.silver) +
      line('M398 430V760', '#fffaf0', 12, 'stroke-opacity=".5"'),
    foot: { cx, rx: 122, depth: 18 },
    focus: [480, 560],
  }
}

export function clock(kit: Kit): Art {
  const { pen } = kit
  const hours = Array.from({ length: 12 }, (_, hour) =>
    group(
      `translate(500 500) rotate(${hour * 30})`,
      hour % 3 ? circle(0, -222, 9, kit.accent) : form('M-11-252h22v56h-22z', kit.accent, flatShade(pen)),
    ),
  ).join('')
  return {
    markup:
      circle(500, 500, 322, '#7d5133') +
      circle(500, 500, 322, ballShade(pen, 0.9)) +
      circle(500, 500, 292, kit.cloth({ scale: 0.95 })) +
      circle(
        500,
        500,
        292,
        radial(pen, 0.6, 0.64, 0.62, [
          [0, '#fff8ea', 0.14],
          [0.7, '#1d0f14', 0.04],
          [1, '#1d0f14', 0.4],
        ]),
      ) +
      circle(500, 500, 150, palette.paper) +
      circle(500, 500, 150, flatShade(pen, 0.4)) +
      hours +
      line('M500 500L392 424', palette.charcoal, 18) +
      line('M500 500L622 352', palette.charcoal, 12) +
      line('M470 560L540 420', kit.accent, 5) +
      circle(500, 500, 18, kit.accent) +
      circle(500, 500, 7, palette.paper),
    outline: 'M178 500a322 322 0 1 0 644 0a322 322 0 1 0 -644 0z',
    focus: [420, 420],
  }
}
