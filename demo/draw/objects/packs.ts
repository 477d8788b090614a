import type { Art, Kit } from '../kit.ts'
import { fitWord, letterWord } from '../lettering.ts'
import { darken, inkOn, lighten, mix, palette } from '../palette.ts'
import { circle, clipped, createRandom, ellipse, group, line, linear, n, path, roundedBox, sharpLine } from '../pen.ts'
import { crease, flatShade, form, roundShade } from '../shading.ts'
import { flatLabel } from './label.ts'

const cx = 500
const gleam = (d: string, width = 10, opacity = 0.5) => line(d, '#fffaf0', width, `stroke-opacity="${opacity}"`)

/** Loose goods heaped on the ground before a pack: beans, petals, nuts, leaves. */
function scatter(
  kit: Kit,
  x: number,
  y: number,
  count: number,
  colours: readonly string[],
  shape: 'bean' | 'petal' | 'grain',
): string {
  const random = createRandom(kit.variation + 5)
  return Array.from({ length: count }, (_, index) => {
    const [px, py] = [x + (random() - 0.5) * 250, y + (random() - 0.5) * 34]
    const colour = colours[index % colours.length] ?? kit.body
    const turnBy = random() * 180
    const drawn = {
      bean:
        ellipse(2, 4, 15, 10, '#1d0f14', 'fill-opacity=".3"') +
        ellipse(0, 0, 15, 10.5, colour) +
        line('M-12 0Q0 5 12 0', darken(colour, 0.5), 2.6) +
        ellipse(-4, -5, 5, 2, '#fffaf0', 'fill-opacity=".35"'),
      petal:
        path('M-18 2C-10-14 10-14 18 0C8 12-8 14-18 2Z', darken(colour, 0.35)) +
        path('M-18 0C-10-16 10-16 18-2C8 8-8 10-18 0Z', colour),
      grain:
        ellipse(1, 2, 7, 5, '#1d0f14', 'fill-opacity=".3"') +
        ellipse(0, 0, 7, 5, colour) +
        ellipse(-2, -2, 2.4, 1.4, '#fffaf0', 'fill-opacity=".5"'),
    }[shape]
    return group(`translate(${n(px)} ${n(py)}) rotate(${n(turnBy)})`, drawn)
  }).join('')
}

/** A side-gusset bag with a rolled top. */
export function coffeeBag(kit: Kit): Art {
  const { pen } = kit
  const front =
    'M326 300L674 300C668 420 694 640 690 786C690 796 684 800 674 800H326C316 800 310 796 310 786C306 640 332 420 326 300Z'
  const roll = 'M316 220H684L690 250L676 306H324L310 250Z'
  const window = flatLabel(kit, 376, 470, 248, 196)
  const bandTop = 'M318 700H690V800H310Z'
  return {
    markup:
      path(front, kit.cloth({ scale: 0.9 })) +
      clipped(pen, front, path(bandTop, kit.accent) + line('M300 700H700', kit.figure, 8)) +
      clipped(
        pen,
        front,
        crease(330, 306, 360, 800, 30, 0.2) +
          crease(668, 306, 640, 800, 26, 0.2) +
          crease(430, 306, 410, 470, 24, 0.1) +
          crease(560, 306, 590, 470, 24, 0.1),
      ) +
      path(front, roundShade(pen, 0.85)) +
      form(
        roll,
        kit.accent,
        linear(pen, 90, [
          [0, '#fff8ea', 0.34],
          [0.36, '#1d0f14', 0.02],
          [0.42, '#1d0f14', 0.24],
          [1, '#1d0f14', 0.1],
        ]),
      ) +
      line('M312 252H688', darken(kit.accent, 0.45), 3, 'stroke-opacity=".6"') +
      line('M300 264l22 14M700 264l-22 14', palette.brass, 10) +
      window +
      circle(500, 398, 19, darken(kit.body, 0.2)) +
      circle(498, 396, 16, lighten(kit.body, 0.2)) +
      [0, 120, 240]
        .map((a) =>
          circle(
            498 + 7 * Math.cos((a * Math.PI) / 180),
            396 + 7 * Math.sin((a * Math.PI) / 180),
            2.4,
            darken(kit.body, 0.5),
          ),
        )
        .join('') +
      scatter(kit, 690, 818, 22, ['#4b2a1a', '#5d3722', '#3b2116'], 'bean'),
    foot: { cx, rx: 210 },
    focus: [490, 560],
  }
}

/** A stand-up pouch with a window on what is inside. */
export function pouch(kit: Kit): Art {
  const { pen } = kit
  const front =
    'M322 250H678C682 262 682 276 678 288C690 460 712 640 694 760C680 806 320 806 306 760C288 640 310 460 322 288C318 276 318 262 322 250Z'
  const seal = 'M322 250H678C682 262 682 276 678 288H322C318 276 318 262 322 250Z'
  const window =
    'M500 588C590 588 634 640 634 690C634 736 590 760 500 760C410 760 366 736 366 690C366 640 410 588 500 588Z'
  const random = createRandom(kit.variation + 9)
  const inside = Array.from({ length: 90 }, (_, index) =>
    group(
      `translate(${n(360 + random() * 280)} ${n(596 + random() * 170)}) rotate(${n(random() * 180)})`,
      path(
        'M-20 0C-10-14 12-12 20 2C8 14-10 12-20 0Z',
        index % 3 ? mix(kit.figure, '#1d0f14', random() * 0.45) : lighten(kit.figure, 0.2),
      ),
    ),
  ).join('')
  return {
    markup:
      path(front, kit.cloth({ scale: 0.85 })) +
      clipped(pen, front, crease(340, 290, 330, 780, 30, 0.16) + crease(650, 290, 680, 770, 28, 0.18)) +
      path(window, darken(kit.figure, 0.4)) +
      clipped(pen, window, inside) +
      line(window, palette.paper, 7) +
      path(front, roundShade(pen, 0.72)) +
      form(seal, lighten(kit.body, 0.12), flatShade(pen)) +
      sharpLine('M322 318H678', darken(kit.body, 0.4), 3, 'stroke-opacity=".5" stroke-dasharray="2 7"') +
      flatLabel(kit, 376, 366, 248, 178) +
      gleam('M352 330C346 430 338 560 344 690', 9, 0.35) +
      scatter(kit, 700, 818, 16, [kit.figure, darken(kit.figure, 0.3), lighten(kit.figure, 0.15)], 'petal'),
    foot: { cx, rx: 215 },
    focus: [490, 600],
  }
}

/** A bar in its printed sleeve, the foil torn back from the squares. */
export function chocolateBar(kit: Kit): Art {
  const { pen } = kit
  const brown = '#4a2617'
  const square = (x: number, y: number) =>
    form(roundedBox(x, y, 96, 84, 9), brown, flatShade(pen, 1.3)) +
    path(roundedBox(x + 14, y + 12, 68, 58, 6), lighten(brown, 0.1)) +
    line(`M${x + 14} ${y + 66}V${y + 14}H${x + 78}`, lighten(brown, 0.4), 3, 'stroke-opacity=".6"')
  const squares = [0, 1].flatMap((row) => [0, 1, 2].map((column) => square(352 + column * 98, 130 + row * 86))).join('')
  const foil = 'M340 268L372 250L400 276L432 246L470 274L506 244L540 274L574 248L606 276L640 250L662 268V330H340Z'
  const sleeve = 'M336 320H664V880H336Z'
  return {
    markup: group(
      'rotate(9 500 500)',
      squares +
        form(
          foil,
          '#d9c48e',
          linear(pen, 20, [
            [0, '#fffdf0', 0.7],
            [0.3, '#1d0f14', 0.1],
            [0.5, '#fffdf0', 0.6],
            [0.7, '#1d0f14', 0.16],
            [1, '#fffdf0', 0.4],
          ]),
        ) +
        path(sleeve, kit.cloth({ scale: 0.9 })) +
        path('M336 540H664V740H336Z', kit.body) +
        line('M336 540H664M336 740H664', kit.accent, 8) +
        flatLabel(kit, 376, 562, 248, 156) +
        path(sleeve, flatShade(pen, 0.8)) +
        gleam('M350 330V870', 4, 0.4) +
        path('M336 320H664V334H336Z', '#1d0f14', 'fill-opacity=".2"'),
    ),
    outline: 'M406 90L712 140L602 892L272 842Z',
    focus: [500, 330],
  }
}

export function soap(kit: Kit): Art {
  const { pen, variation } = kit
  const bar = (x: number, y: number, turnBy: number, wrapped: boolean) => {
    const face =
      'M-220 -46C-220 -70 -206 -78 -186 -78H186C206 -78 220 -70 220 -46V34C220 62 206 72 186 72H-186C-206 72 -220 62 -220 34Z'
    const topFace = 'M-186 -78L-130 -150C-122 -160 -112 -164 -98 -164H212C228 -164 234 -158 232 -146L186 -78Z'
    const side = 'M186 -78L232 -146C246 -134 262 -116 262 -96V-30C262 -8 236 40 218 56C222 20 222 -50 186 -78Z'
    const band =
      path('M-86 -78L-28 -164H112L66 -78V72H-86Z', kit.cloth({ scale: 0.5, x: 0, y: 0 })) +
      path('M-86 -78H66V72H-86Z', '#1d0f14', 'fill-opacity=".1"')
    const stamp = line(
      'M-60 0a60 26 0 1 0 120 0a60 26 0 1 0 -120 0M-24 0h48',
      darken(kit.body, 0.3),
      5,
      'stroke-opacity=".5"',
    )
    return group(
      `translate(${x} ${y}) rotate(${turnBy})`,
      path(side, darken(kit.body, 0.32)) +
        path(topFace, lighten(kit.body, 0.2)) +
        path(face, kit.body) +
        path(
          face,
          linear(pen, 90, [
            [0, '#fff8ea', 0.24],
            [0.5, '#1d0f14', 0],
            [1, '#1d0f14', 0.34],
          ]),
        ) +
        (wrapped ? band + flatLabel(kit, -78, -60, 136, 116) : stamp) +
        gleam('M-186 -78H180', 4, 0.5),
    )
  }
  const bubbles = [
    [236, 770, 26],
    [280, 800, 16],
    [208, 806, 13],
    [786, 792, 20],
    [820, 806, 12],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, '#fffdf6', 'fill-opacity=".5"') +
        circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff', 'fill-opacity=".9"') +
        circle(x, y, r, 'none', 'stroke="#fffdf6" stroke-width="2" stroke-opacity=".8"'),
    )
    .join('')
  return {
    markup: bar(500, 728, 0, false) + bar(486, 520, -5, true) + (variation % 2 ? bubbles : ''),
    foot: { cx: 516, rx: 270 },
    grow: 1.25,
    focus: [470, 560],
  }
}

/** A box of biscuits or tea bags, front and one side. */
export function carton(kit: Kit): Art {
  const { pen } = kit
  const [front, side, top] = ['M290 340H620V800H290Z', 'M620 340L742 296V748L620 800Z', 'M290 340L420 296H742L620 340Z']
  const size = fitWord(kit.label, 42, 250)
  return {
    markup:
      path(front, kit.cloth({ scale: 0.9, x: 455, y: 520 })) +
      path(side, kit.cloth({ scale: 0.9, x: 680, y: 520 })) +
      path(side, '#1d0f14', 'fill-opacity=".36"') +
      path(top, lighten(kit.body, 0.3)) +
      path(front, flatShade(pen, 0.6)) +
      circle(455, 540, 118, palette.paper) +
      circle(455, 540, 106, 'none', `stroke="${kit.accent}" stroke-width="4"`) +
      letterWord(kit.label, { cx: 455, y: 540 - (size * 0.72) / 2, size: size * 0.72, colour: inkOn(palette.paper) }) +
      circle(455, 490, 9, kit.accent) +
      line('M430 592h50', kit.accent, 4) +
      line('M290 342H620V800', lighten(kit.body, 0.5), 2.5, 'stroke-opacity=".5"'),
    foot: { cx: 520, rx: 240 },
    focus: [455, 560],
  }
}
