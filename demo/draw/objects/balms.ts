import { contactShadow } from '../backdrops.ts'
import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, ellipse, line, oval, path, radial } from '../pen.ts'
import { form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'
import { wrapLabel } from './label.ts'

const cx = 500
const gleam = (d: string, width = 10, opacity = 0.5) => line(d, '#fffaf0', width, `stroke-opacity="${opacity}"`)

/** Low wide jar of balm. */
export function balmJar(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [560, 240],
      [570, 246],
      [760, 246],
      [792, 232],
      [800, 222],
    ],
    0.2,
  )
  const open = kit.variation % 2 === 1
  const lid = open
    ? turn(
        668,
        [
          [620, 180],
          [628, 186],
          [628, 186],
          [700, 186],
        ],
        0.2,
      )
    : turn(
        cx,
        [
          [450, 240],
          [462, 254],
          [462, 254],
          [572, 254],
        ],
        0.2,
      )
  const lidX = open ? 668 : cx
  const lidArt =
    form(lid.outline, kit.accent, roundShade(pen, 1.1)) +
    ellipse(lidX, lid.top + 2, lid.radiusAt(lid.top + 10) - 4, lid.ry(lid.top + 10) - 3, lighten(kit.accent, 0.24)) +
    path(
      oval(lidX, lid.top + 3, lid.radiusAt(lid.top + 10) * 0.7, lid.ry(lid.top + 10) * 0.66),
      kit.cloth({ scale: 0.42, x: lidX, y: lid.top }),
    )
  const butter =
    ellipse(cx, 560, 240, 48, lighten(kit.body, 0.4)) +
    ellipse(cx, 564, 222, 41, palette.cream) +
    line('M360 560C400 530 470 590 520 556C570 526 600 580 650 560', darken(palette.cream, 0.16), 7) +
    line('M380 572C440 596 560 596 622 574', '#fffaf0', 7)
  return {
    markup:
      (open ? contactShadow(pen, 668, 700, 196) + lidArt : '') +
      path(body.outline, kit.body) +
      path(body.outline, roundShade(pen, 1.1)) +
      wrapLabel(kit, body, 610, 760) +
      (open ? butter : lidArt) +
      gleam('M280 600V750', 11, 0.5),
    foot: { cx, rx: 228, depth: 45 },
    grow: 1.25,
    focus: [460, 650],
  }
}

export function candle(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [420, 170],
      [430, 172],
      [780, 172],
      [800, 158],
    ],
    0.16,
  )
  const flame = 'M500 246C536 306 536 346 500 356C464 346 464 306 500 246Z'
  const halo = circle(
    500,
    310,
    190,
    radial(pen, 0.5, 0.5, 0.5, [
      [0, '#ffe6a8', 0.6],
      [0.4, '#ffd98c', 0.26],
      [1, '#ffd27a', 0],
    ]),
  )
  return {
    markup:
      halo +
      path(body.outline, kit.cloth({ scale: 0.62 })) +
      path(body.outline, roundShade(pen)) +
      wrapLabel(kit, body, 540, 710) +
      ellipse(cx, 420, 170, 27, lighten(kit.body, 0.35)) +
      ellipse(cx, 424, 156, 22, '#f7e8c8') +
      ellipse(cx, 424, 70, 10, '#fff6d8') +
      line('M500 422V352', '#3a2419', 5) +
      path(flame, '#f7a93b') +
      path('M500 290C518 322 518 346 500 352C482 346 482 322 500 290Z', '#fff3c4') +
      gleam('M352 450V760', 12, 0.45),
    foot: { cx, rx: 162, depth: 26 },
    focus: [480, 600],
  }
}
