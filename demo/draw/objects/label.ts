import type { Kit } from '../kit.ts'
import { fitWord, letterWord } from '../lettering.ts'
import { darken, inkOn, palette } from '../palette.ts'
import { circle, line, path } from '../pen.ts'
import { roundShade } from '../shading.ts'
import { patch, type Turned } from '../turned.ts'

/** A paper label round the front of a turned body: cloth bands above and below, the word between. */
export function wrapLabel(kit: Kit, body: Turned, from: number, to: number, cx = 500): string {
  const height = to - from
  const left = 0.13
  const paper = patch(body, from, to, left, 1 - left)
  const band = (top: number, bottom: number) =>
    path(
      patch(body, from + height * top, from + height * bottom, left, 1 - left),
      kit.cloth({ scale: 0.42, x: cx, y: from }),
    )
  const radius = body.radiusAt(from + height / 2)
  const bend = body.ry(from + height / 2)
  const size = fitWord(kit.label, height * 0.2, radius * 1.18)
  const ink = inkOn(palette.paper)
  const word = letterWord(kit.label, {
    cx,
    y: from + height * 0.52 - size / 2,
    size,
    colour: ink,
    weight: 0.86,
    bend,
    radius,
  })
  const mark = circle(cx, from + height * 0.262 + bend, height * 0.046, kit.accent)
  const rule = line(
    `M${cx - radius * 0.2} ${from + height * 0.725 + bend}h${radius * 0.4}`,
    darken(palette.paper, 0.45),
    2.4,
  )
  return (
    path(paper, palette.paper) +
    band(0, 0.16) +
    band(0.84, 1) +
    mark +
    word +
    rule +
    path(paper, roundShade(kit.pen, 0.62))
  )
}

/** A flat label: a plain card with its word, for bags, boxes and bars. */
export function flatLabel(kit: Kit, x: number, y: number, width: number, height: number): string {
  const size = fitWord(kit.label, height * 0.3, width * 0.8)
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${palette.paper}"/>` +
    `<rect x="${x + 8}" y="${y + 8}" width="${width - 16}" height="${height - 16}" rx="3" fill="none" stroke="${kit.accent}" stroke-width="2.4"/>` +
    circle(x + width / 2, y + height * 0.2, height * 0.05, kit.accent) +
    letterWord(kit.label, {
      cx: x + width / 2,
      y: y + height * 0.53 - size / 2,
      size,
      colour: inkOn(palette.paper),
      weight: 0.86,
    }) +
    line(`M${x + width * 0.38} ${y + height * 0.8}h${width * 0.24}`, darken(palette.paper, 0.45), 2.4)
  )
}
