import { type Setting, settings } from '../../data/use-settings.ts'
import { contactShadow, drawBackdrop } from '../backdrops.ts'
import type { Art, Kit } from '../kit.ts'
import { clipped, group } from '../pen.ts'
import type { PictureSpec } from '../picture-spec.ts'
import { softShadow, withOwnShadow } from '../shading.ts'
import { bothHandsOf, forearm, gripOf, openHand } from './hands.ts'
import { drawBeside, drawCarried, drawOnHead, drawWorn } from './on-people.ts'
import { personOf } from './people.ts'
import { drawConsole, drawLounge, drawSofa, drawTable, drawWindowLight, props, standAt, wallTone } from './places.ts'
import { sizes } from './sizes.ts'

type Shown = { kit: Kit; spec: PictureSpec; art: Art }

/** The thing where it is used, at the size that it has beside a hand, a person or things of a home. */
export function drawUse(shown: Shown): string {
  const { kit, spec } = shown
  const setting = settings[spec.kind]
  const isFloor = setting === 'worn' || setting === 'carried' || setting === 'beside'
  return drawBackdrop(kit.pen, spec.tone, 'plain', !isFloor) + draws[setting](shown)
}

const draws: Record<Setting, (shown: Shown) => string> = {
  worn: drawWorn,
  head: drawOnHead,
  carried: drawCarried,
  beside: (shown) => drawBeside(shown, standing(shown)),
  grip: drawGrip,
  hands: drawHands,
  touched: drawTouched,
  palm: drawPalm,
  wrist: drawWrist,
  table: drawOnTable,
  wall: drawOnWall,
  sofa: drawOnSofa,
  floor: drawOnFloor,
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** The drawing with the shadow that it casts where it stands or lies. */
function standing({ kit: { pen }, spec, art }: Shown): string {
  if (!art.foot) return art.outline ? softShadow(pen, art.outline, 12, 18) + art.markup : withOwnShadow(pen, art.markup)
  const { cx, rx, y = sizes[spec.kind].box[3], depth } = art.foot
  return contactShadow(pen, cx, y, rx, depth) + art.markup
}

/** Its scale in pixels a unit, so that it fits into a part of the frame, and the pixels of a centimetre at that scale. */
function fitInto({ spec }: Shown, width: number, height: number) {
  const { box, perUnit } = sizes[spec.kind]
  const [left, top, right, bottom] = box
  const scale = round(Math.min(width / (right - left), height / (bottom - top)))
  return { box, scale, perCm: round(scale / perUnit), middle: (left + right) / 2, tall: bottom - top, bottom }
}

const skinOf = ({ variation }: PictureSpec) => personOf(variation).skin

/** Held upright in one hand, which is round its lower part. */
function drawGrip(shown: Shown): string {
  const { kit, spec, art } = shown
  const { box, scale, perCm, middle, tall, bottom } = fitInto(shown, 400, 560)
  const { behind, before } = gripOf(kit.pen, skinOf(spec), (box[2] - box[0]) * sizes[spec.kind].perUnit * 0.94)
  const at = `translate(500 ${Math.round(690 - tall * scale * 0.17)}) scale(${perCm})`
  return (
    group(at, behind) +
    group(`translate(500 690) scale(${scale}) translate(${-middle} ${-bottom})`, art.markup) +
    group(at, before)
  )
}

/** Held in both hands. */
function drawHands(shown: Shown): string {
  const { kit, spec, art } = shown
  const { box, scale, perCm, middle, tall, bottom } = fitInto(shown, 520, 520)
  const { behind, before } = bothHandsOf(kit.pen, skinOf(spec), (box[2] - box[0]) * sizes[spec.kind].perUnit)
  const at = `translate(500 ${Math.round(700 - tall * scale * 0.24)}) scale(${perCm})`
  return (
    group(at, behind) +
    group(`translate(500 700) scale(${scale}) translate(${-middle} ${-bottom})`, art.markup) +
    group(at, before)
  )
}

/** Lying flat, and a hand that reaches for it. */
function drawTouched(shown: Shown): string {
  const { kit, spec } = shown
  const { box, scale, perCm, middle } = fitInto(shown, 640, 680)
  const [, top, right, bottom] = box
  const thing = group(
    `translate(430 440) scale(${scale}) translate(${-middle} ${-(top + bottom) / 2})`,
    standing(shown),
  )
  const x = 430 + (right - middle) * scale * 0.86
  const y = 440 + ((bottom - top) / 2) * scale * 0.62
  return (
    thing +
    group(
      `translate(${Math.round(x + 5 * perCm)} ${Math.round(y + 7.4 * perCm)}) rotate(-36) scale(${perCm})`,
      openHand(kit.pen, skinOf(spec)),
    )
  )
}

/** On an open hand. */
function drawPalm(shown: Shown): string {
  const { kit, spec } = shown
  const { scale, perCm, middle, bottom } = fitInto(shown, spec.kind === 'ring' ? 240 : 380, 330)
  return (
    group(`translate(480 640) rotate(6) scale(${perCm})`, openHand(kit.pen, skinOf(spec))) +
    group(`translate(500 700) scale(${scale}) translate(${-middle} ${-bottom})`, standing(shown))
  )
}

function drawWrist(shown: Shown): string {
  const { kit, spec, art } = shown
  const { scale, perCm } = fitInto(shown, 420, 900)
  const round = clipped(kit.pen, 'M300 288C400 268 600 268 700 288V712C600 732 400 732 300 712Z', art.markup)
  return (
    group(`translate(560 500) scale(${perCm})`, forearm(kit.pen, skinOf(spec))) +
    group(`translate(560 500) scale(${scale}) translate(-500 -500)`, round)
  )
}

/** On a table with a cup, a book or a plant. */
function drawOnTable(shown: Shown): string {
  const { kit, spec } = shown
  const { scale, perCm, middle, bottom, box } = fitInto(shown, 560, 500)
  const { pen } = kit
  const foot = shown.art.foot?.y ?? bottom
  const width = (box[2] - box[0]) * scale
  const behind = perCm > 24 ? props.book : spec.kind === 'planter' ? props.vase : props.plant
  const beside = spec.kind === 'mug' ? props.bowl : props.mug
  return (
    drawWindowLight(pen) +
    drawTable(pen) +
    standAt(pen, behind, { x: Math.round(560 + width * 0.5), y: 748, perCm }) +
    group(`translate(440 850) scale(${scale}) translate(${-middle} ${-foot})`, standing(shown)) +
    standAt(pen, beside, { x: Math.round(560 + width * 0.62), y: 930, perCm })
  )
}

/** Hung over a low cupboard. */
function drawOnWall(shown: Shown): string {
  const { kit } = shown
  const { box, scale, perCm, middle } = fitInto(shown, 460, 500)
  return (
    drawWindowLight(kit.pen) +
    group(
      `translate(500 ${Math.round(400)}) scale(${scale}) translate(${-middle} ${-(box[1] + box[3]) / 2})`,
      standing(shown),
    ) +
    drawConsole(kit.pen) +
    standAt(kit.pen, props.plant, { x: 160, y: 826, perCm }) +
    standAt(kit.pen, props.lamp, { x: 852, y: 826, perCm })
  )
}

function drawOnSofa(shown: Shown): string {
  const { kit, spec, art } = shown
  const { scale, middle, bottom } = fitInto(shown, 500, 460)
  return (
    drawSofa(kit.pen, wallTone(spec)) +
    group(`translate(470 740) scale(${scale}) translate(${-middle} ${-(art.foot?.y ?? bottom)})`, standing(shown))
  )
}

/** Laid on the floor before an armchair. */
function drawOnFloor(shown: Shown): string {
  const { kit, spec, art } = shown
  return (
    drawLounge(kit.pen, wallTone(spec)) +
    group('translate(560 806) matrix(1.02 .02 -.5 .36 0 0) rotate(4) translate(-500 -500)', art.markup) +
    standAt(kit.pen, props.plant, { x: 850, y: 660, perCm: 4.6 })
  )
}
