import { linear, type Pen, path, radial } from './pen.ts'

const dark = '#1d0f14'
const light = '#fff8ea'

/** Light comes from the upper left, always: every form below agrees on that. */
export const roundShade = (pen: Pen, strength = 1): string =>
  linear(pen, 0, [
    [0, dark, 0.42 * strength],
    [0.1, dark, 0.16 * strength],
    [0.24, light, 0.26 * strength],
    [0.36, light, 0.14 * strength],
    [0.5, light, 0],
    [0.56, dark, 0],
    [0.9, dark, 0.4 * strength],
    [1, dark, 0.3 * strength],
  ])

export const flatShade = (pen: Pen, strength = 1): string =>
  linear(pen, 52, [
    [0, light, 0.24 * strength],
    [0.42, light, 0.02],
    [0.5, dark, 0.02],
    [1, dark, 0.3 * strength],
  ])

export const fallShade = (pen: Pen, strength = 1): string =>
  linear(pen, 90, [
    [0, light, 0.2 * strength],
    [0.4, light, 0],
    [0.5, dark, 0],
    [1, dark, 0.38 * strength],
  ])

export const ballShade = (pen: Pen, strength = 1): string =>
  radial(pen, 0.34, 0.28, 0.82, [
    [0, light, 0.5 * strength],
    [0.28, light, 0.14 * strength],
    [0.5, dark, 0.02],
    [0.82, dark, 0.3 * strength],
    [1, dark, 0.52 * strength],
  ])

export const hollowShade = (pen: Pen): string =>
  linear(pen, 90, [
    [0, dark, 0.72],
    [1, dark, 0.28],
  ])

/** A shape in its colour with its light on top. */
export const form = (d: string, fill: string, shade: string, extra = ''): string =>
  path(d, fill, extra) + path(d, shade, extra)

/** A soft shadow made of widening strokes: reads like a blur and costs a tenth of one. */
export function softShadow(pen: Pen, outline: string, dx: number, dy: number, strength = 1): string {
  const cast = pen.define((id) => `<path id="${id}" d="${outline}"/>`).slice(4, -1)
  const strokes = [5, 14, 24, 34, 46, 58, 72, 88]
    .map((width) => `<use href="${cast}" stroke-width="${width}"/>`)
    .join('')
  return `<g transform="translate(${dx} ${dy})" fill="none" stroke="${dark}" stroke-opacity="${0.036 * strength}" stroke-linejoin="round"><use href="${cast}" fill="${dark}" fill-opacity="${0.05 * strength}"/>${strokes}</g>`
}

/** A drawing with the soft shadow that its own form casts. */
export const withOwnShadow = (pen: Pen, markup: string): string =>
  `<g filter="${pen.define((id) => `<filter id="${id}" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="13" dy="20" stdDeviation="15" flood-color="${dark}" flood-opacity=".42"/></filter>`)}">${markup}</g>`

/** A crease in cloth: a wedge that opens from one point to another. */
export function crease(fromX: number, fromY: number, toX: number, toY: number, width: number, strength = 0.16): string {
  const bend = (toX - fromX) * 0.16
  return (
    path(
      `M${fromX} ${fromY}Q${(fromX + toX) / 2 + bend} ${(fromY + toY) / 2} ${toX} ${toY}h${width}Q${(fromX + toX) / 2 + width * 0.5 + bend} ${(fromY + toY) / 2} ${fromX} ${fromY}z`,
      dark,
      `fill-opacity="${strength}"`,
    ) +
    path(
      `M${fromX} ${fromY}Q${(fromX + toX) / 2 + bend} ${(fromY + toY) / 2} ${toX} ${toY}h${-width * 0.7}Q${(fromX + toX) / 2 - width * 0.35 + bend} ${(fromY + toY) / 2} ${fromX} ${fromY}z`,
      light,
      `fill-opacity="${strength * 0.8}"`,
    )
  )
}
