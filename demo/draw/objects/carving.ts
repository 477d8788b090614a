import type { Art, Kit } from '../kit.ts'
import { darken, lighten } from '../palette.ts'
import { circle, ellipse, line, linear, n, path, radial, sharpLine, symmetric } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'

const cx = 500

/** A carved mask on a short stand. */
export function mask(kit: Kit): Art {
  const { pen, variation } = kit
  const wood = kit.body
  const face = symmetric(
    500,
    [0, 190],
    [
      [120, 190, 190, 270, 190, 400],
      [190, 560, 110, 720, 0, 760],
    ],
  )
  const brow =
    'M330 430C370 384 450 384 488 424L500 600L512 424C550 384 630 384 670 430L664 452C620 420 560 424 534 450L528 590C526 622 474 622 472 590L466 450C440 424 380 420 336 452Z'
  const eye = (x: number) =>
    path(
      `M${x - 52} 478C${x - 26} 450 ${x + 26} 450 ${x + 52} 478C${x + 26} 500 ${x - 26} 500 ${x - 52} 478Z`,
      lighten(wood, 0.14),
    ) +
    path(
      `M${x - 44} 478C${x - 22} 466 ${x + 22} 466 ${x + 44} 478C${x + 22} 488 ${x - 22} 488 ${x - 44} 478Z`,
      '#1a100d',
    )
  const mouth =
    ellipse(500, 680, 42, 19, darken(wood, 0.3)) +
    ellipse(500, 680, 30, 9, '#1a100d') +
    line('M460 668C480 656 520 656 540 668', lighten(wood, 0.3), 5, 'stroke-opacity=".6"')
  const marks = [0, 1, 2]
    .map((row) => line(`M${356 + row * 8} ${540 + row * 26}h52M${644 - row * 8} ${540 + row * 26}h-52`, kit.accent, 8))
    .join('')
  const crest = [
    path('M420 204C410 120 450 70 500 60C550 70 590 120 580 204C540 180 460 180 420 204Z', kit.figure) +
      line('M460 190V110M500 184V84M540 190V110', darken(kit.figure, 0.45), 5),
    line('M390 230C330 190 310 110 350 50M610 230C670 190 690 110 650 50', darken(wood, 0.2), 44) +
      sharpLine(
        'M390 230C330 190 310 110 350 50M610 230C670 190 690 110 650 50',
        kit.figure,
        44,
        'stroke-dasharray="9 22"',
      ),
    [-80, -40, 0, 40, 80]
      .map((x) =>
        form(
          `M${500 + x - 17} 214L${500 + x * 1.3 - 9} ${96 + Math.abs(x) * 0.5}C${500 + x * 1.3} ${76 + Math.abs(x) * 0.5} ${500 + x * 1.3 + 14} ${80 + Math.abs(x) * 0.5} ${500 + x * 1.3 + 15} ${100 + Math.abs(x) * 0.5}L${500 + x + 17} 214Z`,
          x % 80 ? kit.accent : wood,
          flatShade(pen),
        ),
      )
      .join(''),
  ][variation % 3]
  const forehead =
    line('M500 220V360M446 240L460 360M554 240L540 360', kit.accent, 7) +
    [270, 310, 350].map((y) => circle(410, y + 20, 8, kit.figure) + circle(590, y + 20, 8, kit.figure)).join('')
  return {
    markup:
      form('M488 740H512V790H488Z', '#2c2422', roundShade(pen)) +
      form(
        turn(
          500,
          [
            [782, 110],
            [800, 114],
          ],
          0.2,
        ).outline,
        '#2c2422',
        roundShade(pen),
      ) +
      ellipse(500, 782, 110, 22, '#40342f') +
      crest +
      form(face, wood, roundShade(pen, 1.2)) +
      path(
        face,
        linear(pen, 90, [
          [0, '#fff8ea', 0.2],
          [0.4, '#fff8ea', 0],
          [1, '#1d0f14', 0.3],
        ]),
      ) +
      forehead +
      eye(408) +
      eye(592) +
      form(brow, darken(wood, 0.08), flatShade(pen, 1.2)) +
      line('M480 450L474 580', lighten(wood, 0.5), 6, 'stroke-opacity=".6"') +
      marks +
      mouth,
    foot: { cx, rx: 114, depth: 22 },
    grow: 1,
    focus: [500, 470],
  }
}

/** A flat round tray with a woven or painted field, propped up. */
export function tray(kit: Kit): Art {
  const { pen } = kit
  const rings = Array.from({ length: 13 }, (_, index) => {
    const r = 292 - index * 21
    const colour =
      [
        kit.body,
        kit.body,
        kit.figure,
        kit.body,
        kit.accent,
        kit.body,
        kit.figure,
        kit.figure,
        kit.body,
        kit.accent,
        kit.body,
        kit.figure,
        kit.accent,
      ][index] ?? kit.body
    const circumference = 2 * Math.PI * (r - 10)
    const dash = circumference / (index < 7 ? 24 : 12)
    return (
      circle(500, 500, r, colour) +
      `<circle cx="500" cy="500" r="${r - 10}" fill="none" stroke="${index % 3 === 0 ? kit.accent : kit.figure}" stroke-width="20" stroke-dasharray="${n(dash / 2)} ${n(dash / 2)}" stroke-dashoffset="${n(index * dash * 0.24)}" stroke-opacity="${index % 2}"/>` +
      circle(500, 500, r, 'none', `stroke="${darken(colour, 0.5)}" stroke-width="2" stroke-opacity=".5"`) +
      circle(
        500,
        500,
        r - 10,
        'none',
        `stroke="#1d0f14" stroke-width="20" stroke-dasharray="1.5 9" stroke-opacity=".2"`,
      )
    )
  }).join('')
  return {
    markup:
      circle(500, 500, 318, darken(kit.accent, 0.2)) +
      circle(500, 500, 310, kit.accent) +
      circle(500, 500, 318, ballShade(pen, 0.6)) +
      rings +
      circle(
        500,
        500,
        296,
        radial(pen, 0.6, 0.66, 0.64, [
          [0, '#fff8ea', 0.2],
          [0.6, '#1d0f14', 0],
          [1, '#1d0f14', 0.34],
        ]),
      ),
    outline: 'M182 500a318 318 0 1 0 636 0a318 318 0 1 0 -636 0z',
    focus: [380, 380],
  }
}
