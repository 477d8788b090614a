import { lighten, lightness, mix } from './palette.ts'
import { ellipse, group, linear, type Pen, path, radial } from './pen.ts'
import type { Scene, Tone } from './picture-spec.ts'

const walls: Record<Tone, readonly [wall: string, floor: string, feature: string]> = {
  paper: ['#f3eadc', '#e9dcc8', '#e4cfb2'],
  sand: ['#e9d8bd', '#dcc5a3', '#d3b183'],
  blush: ['#f0d9cc', '#e5c4b3', '#d9a48f'],
  clay: ['#dba98b', '#cc9273', '#b97351'],
  ochre: ['#ebcb8c', '#dfb76d', '#cd9a44'],
  sage: ['#cdd4bf', '#b9c3a9', '#98a788'],
  mist: ['#ccd8df', '#b7c6d0', '#8fa8b8'],
  mint: ['#cfe1d5', '#b9d1c2', '#94b8a5'],
  lilac: ['#dccfda', '#cbb9c8', '#ad93ab'],
  stone: ['#d9d3c9', '#c8c0b4', '#aca294'],
  terracotta: ['#c26a48', '#ae5838', '#96462b'],
  forest: ['#36604c', '#2a4f3e', '#4b7a63'],
  indigo: ['#34467f', '#28386b', '#4d62a0'],
  plum: ['#6c3b59', '#5a2d49', '#875374'],
  charcoal: ['#454145', '#373438', '#5d575b'],
}

/** The height of the floor under a standing thing, in the 1000 pixel frame. */
export const floorY = 836

function features(pen: Pen, scene: Scene, feature: string, wall: string): string {
  const fade = (share: number) =>
    linear(pen, 90, [
      [0, mix(wall, feature, share)],
      [1, mix(wall, feature, share * 0.55)],
    ])
  if (scene === 'arch')
    return (
      path('M180 1000V460A320 350 0 0 1 820 460V1000Z', fade(0.8)) +
      path(
        'M180 1000V460A320 350 0 0 1 820 460C780 250 640 140 500 136C330 136 200 280 200 470V1000Z',
        '#1d0f14',
        'fill-opacity=".09"',
      )
    )
  if (scene === 'sun') return ellipse(560, 400, 318, 318, fade(0.8))
  if (scene === 'split') return path('M0 0H430V1000H0Z', fade(0.55))
  if (scene === 'window') {
    const pane = linear(pen, 100, [
      [0, '#fffaf0', 0.5],
      [1, '#fffaf0', 0.06],
    ])
    return path('M330 40L520 0L640 640L450 690Z', pane) + path('M545-8L735-60L860 590L664 636Z', pane)
  }
  return ''
}

/** Wall, floor and the space between them. `flat` drops the floor: the thing lies or hangs on the ground itself. */
export function drawBackdrop(pen: Pen, tone: Tone, scene: Scene, flat: boolean): string {
  const [wall, floor, feature] = walls[tone]
  // Cream light on a deep colour turns to fog: deep walls get less of it.
  const glow = lightness(wall) < 0.5 ? 0.17 : 0.4
  const ground = path(
    'M0 0H1000V1000H0Z',
    radial(pen, 0.34, 0.3, 0.98, [
      [0, lighten(wall, glow)],
      [0.3, lighten(wall, glow / 2)],
      [0.62, flat ? mix(wall, floor, 0.45) : wall],
      [1, mix(floor, '#1d0f14', 0.13)],
    ]),
  )
  const behind = features(pen, scene, feature, wall)
  if (flat) return ground + behind
  // The floor meets the wall in a sweep, as a photographer's paper does, except behind an arch.
  const sweep = linear(pen, 90, [
    [0, floor, 0],
    [0.2, floor, 0.9],
    [0.36, mix(floor, '#1d0f14', 0.05)],
    [1, lighten(floor, 0.08)],
  ])
  const stage = path('M0 660H1000V1000H0Z', sweep)
  return ground + behind + stage + group(`translate(0 ${floorY - 800})`, plinth(pen, scene, feature, wall))
}

function plinth(pen: Pen, scene: Scene, feature: string, wall: string): string {
  const top = lighten(mix(wall, feature, 0.45), 0.22)
  const side = mix(wall, feature, 0.75)
  if (scene === 'plinth') {
    const shade = linear(pen, 0, [
      [0, '#1d0f14', 0.22],
      [0.25, '#fff8ea', 0.2],
      [0.55, '#1d0f14', 0.02],
      [1, '#1d0f14', 0.34],
    ])
    const body = 'M130 806V1060H870V806A370 62 0 0 1 130 806Z'
    return (
      path(body, side) +
      path(body, shade) +
      ellipse(500, 806, 370, 62, top) +
      ellipse(
        500,
        803,
        366,
        58,
        linear(pen, 20, [
          [0, '#fff8ea', 0.25],
          [1, '#1d0f14', 0.08],
        ]),
      )
    )
  }
  if (scene === 'slab') {
    const front = 'M70 842H930V926H70Z'
    const upper = 'M140 756H860L930 842H70Z'
    return (
      ellipse(
        520,
        928,
        480,
        22,
        radial(pen, 0.5, 0.5, 0.5, [
          [0, '#1d0f14', 0.4],
          [0.7, '#1d0f14', 0.2],
          [1, '#1d0f14', 0],
        ]),
      ) +
      path(front, side) +
      path(
        front,
        linear(pen, 0, [
          [0, '#fff8ea', 0.12],
          [1, '#1d0f14', 0.22],
        ]),
      ) +
      path(upper, top)
    )
  }
  return ''
}

/**
 * The floor shadow of a standing thing: dark where it touches, longer to the right, away from the light.
 * `depth` is how far a round base reaches towards the viewer; a flat front has none.
 */
export function contactShadow(pen: Pen, cx: number, y: number, rx: number, depth = 0): string {
  const pool = radial(pen, 0.5, 0.5, 0.5, [
    [0, '#1d0f14', 0.62],
    [0.7, '#1d0f14', 0.4],
    [0.9, '#1d0f14', 0.12],
    [1, '#1d0f14', 0],
  ])
  const spill = radial(pen, 0.5, 0.5, 0.5, [
    [0, '#1d0f14', 0.3],
    [0.55, '#1d0f14', 0.13],
    [1, '#1d0f14', 0],
  ])
  const ry = Math.max(11, rx * 0.05, depth * 1.12)
  return (
    ellipse(cx + rx * 0.4, y, rx * 1.55, Math.max(24, ry * 1.5), spill) +
    ellipse(cx + rx * 0.05, y + (depth ? depth * 0.12 : -2), rx * 1.1, ry, pool)
  )
}
