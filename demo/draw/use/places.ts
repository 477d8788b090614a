import { contactShadow } from '../backdrops.ts'
import { createKit } from '../kit.ts'
import { type ObjectKind, objects } from '../objects.ts'
import { darken, lighten, mix } from '../palette.ts'
import { group, line, linear, n, type Pen, path, roundedBox } from '../pen.ts'
import type { Colours, PictureSpec } from '../picture-spec.ts'
import { fallShade, flatShade, form } from '../shading.ts'
import type { Textile } from '../textiles.ts'
import { sizes } from './sizes.ts'

/** The edge of a table top; things stand below it, nearer or further. */
export const tableEdgeY = 640

const wood = '#9a6a43'

export function drawTable(pen: Pen): string {
  const boards = [700, 770, 860]
    .map((y) => line(`M0 ${y}H1000`, darken(wood, 0.45), 2.4, 'stroke-opacity=".5"'))
    .join('')
  const grain = [664, 724, 742, 806, 832, 900, 926]
    .map((y, index) =>
      line(
        `M${(index * 173) % 420} ${y}q220 ${index % 2 ? 9 : -8} 520 0`,
        darken(wood, 0.4),
        1.8,
        'stroke-opacity=".28"',
      ),
    )
    .join('')
  const light = linear(pen, 90, [
    [0, '#fff2dc', 0.34],
    [0.3, '#fff2dc', 0.08],
    [0.7, '#1d0f14', 0.08],
    [1, '#1d0f14', 0.4],
  ])
  return (
    path(`M0 ${tableEdgeY - 26}H1000V${tableEdgeY + 8}H0Z`, '#1d0f14', 'fill-opacity=".12"') +
    path(`M0 ${tableEdgeY}H1000V1000H0Z`, wood) +
    boards +
    grain +
    path(`M0 ${tableEdgeY}H1000V1000H0Z`, light)
  )
}

/** A window's light on the wall. */
export const drawWindowLight = (pen: Pen): string => {
  const pane = linear(pen, 100, [
    [0, '#fffaf0', 0.46],
    [1, '#fffaf0', 0.04],
  ])
  return path('M90 30L280 0L390 560L210 610Z', pane) + path('M320-8L500-40L620 520L430 566Z', pane)
}

type Prop = { kind: ObjectKind; colours: Colours; textile?: Textile; variation: number; label?: string }

/** Plain things that everybody knows the size of. */
export const props = {
  mug: { kind: 'mug', colours: ['paper', 'stone', 'paper'], variation: 1 },
  book: { kind: 'book', colours: ['forest', 'cream', 'ochre'], variation: 0, label: 'Atlas' },
  plant: { kind: 'planter', colours: ['terracotta', 'brick', 'forest'], variation: 0 },
  bowl: { kind: 'bowl', colours: ['paper', 'stone', 'sand'], variation: 3 },
  lamp: { kind: 'lamp', colours: ['stone', 'paper', 'brass'], variation: 1 },
  vase: { kind: 'vase', colours: ['paper', 'sand', 'stone'], variation: 1 },
} as const satisfies Record<string, Prop>

/** A thing drawn by its kind at so many pixels a centimetre, its foot at a point. */
export function standAt(pen: Pen, prop: Prop, { x, y, perCm }: { x: number; y: number; perCm: number }): string {
  const art = objects[prop.kind](createKit(pen, prop))
  const { perUnit, box } = sizes[prop.kind]
  const scale = perUnit * perCm
  const foot = art.foot?.y ?? box[3]
  const { cx = 500, rx = 100, depth = 0 } = art.foot ?? {}
  return group(
    `translate(${n(x - 500 * scale)} ${n(y - foot * scale)}) scale(${Math.round(scale * 1000) / 1000})`,
    contactShadow(pen, cx, foot, rx, depth) + art.markup,
  )
}

/** A sofa's seat and back, from close by: 1000 pixels are about 110 cm. */
export function drawSofa(pen: Pen, tone: string): string {
  const cloth = mix(tone, '#5a6470', 0.62)
  const back = roundedBox(-120, 170, 1240, 560, 70)
  const seat = roundedBox(-140, 690, 1280, 230, 64)
  return (
    form(back, cloth, fallShade(pen, 0.8)) +
    line('M430 190C420 380 424 560 430 700', darken(cloth, 0.35), 5, 'stroke-opacity=".5"') +
    path(
      'M0 660H1000V730H0Z',
      linear(pen, 90, [
        [0, '#1d0f14', 0],
        [1, '#1d0f14', 0.42],
      ]),
    ) +
    form(seat, lighten(cloth, 0.06), fallShade(pen, 0.9)) +
    line('M-100 752C200 736 800 736 1100 752', lighten(cloth, 0.3), 4, 'stroke-opacity=".4"') +
    path('M0 900H1000V1000H0Z', darken(cloth, 0.55))
  )
}

/** A room's floor with an armchair, from further away: 1000 pixels are about 230 cm. */
export function drawLounge(pen: Pen, tone: string): string {
  const cloth = mix(tone, '#4f5d58', 0.62)
  const chair =
    form(roundedBox(150, 250, 380, 330, 70), cloth, flatShade(pen, 0.9)) +
    form(roundedBox(180, 470, 320, 130, 46), lighten(cloth, 0.1), fallShade(pen)) +
    form(roundedBox(110, 420, 96, 210, 44) + roundedBox(474, 420, 96, 210, 44), darken(cloth, 0.08), fallShade(pen)) +
    line('M160 630V676M520 630V676', '#5c3820', 16)
  return (
    path(
      'M0 610H1000V1000H0Z',
      linear(pen, 90, [
        [0, '#b98b59', 0.5],
        [1, '#7a4f2e', 0.75],
      ]),
    ) + chair
  )
}

/** A low cupboard under a wall. */
export function drawConsole(pen: Pen): string {
  const top = roundedBox(-40, 812, 1080, 34, 8)
  return (
    path('M0 846H1000V1000H0Z', wood) +
    path(
      'M0 846H1000V1000H0Z',
      linear(pen, 90, [
        [0, '#1d0f14', 0.5],
        [0.3, '#1d0f14', 0.12],
        [1, '#1d0f14', 0.3],
      ]),
    ) +
    line('M330 866V1000M670 866V1000', darken(wood, 0.5), 5, 'stroke-opacity=".6"') +
    form(top, lighten(wood, 0.16), flatShade(pen, 0.8))
  )
}

export const wallTone = (spec: PictureSpec): string =>
  ({ terracotta: '#c26a48', forest: '#36604c', indigo: '#34467f', plum: '#6c3b59', charcoal: '#454145' })[
    spec.tone as string
  ] ?? '#cbb99f'
