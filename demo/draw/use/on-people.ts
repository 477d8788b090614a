import type { Art, Kit } from '../kit.ts'
import type { ObjectKind } from '../objects.ts'
import { clipped, ellipse, group, line, n } from '../pen.ts'
import type { PictureSpec } from '../picture-spec.ts'
import { crease, form, roundShade } from '../shading.ts'
import { type Dress, drawBody, drawHead, drawHeadFromBehind, drawShoulders, personOf, plainTops } from './people.ts'
import { sizes } from './sizes.ts'

type Shown = { kit: Kit; spec: PictureSpec; art: Art }

const trousers = '#2f3440'

/** Where a garment hangs on a body: so many of its units a centimetre, one of its heights at one of the body's. */
const fits: { [kind in ObjectKind]?: Dress & { units: number; from: number; at: number } } = {
  dress: { units: 6.1, from: 204, at: 26 },
  shirt: { units: 8, from: 206, at: 26, legs: trousers },
  robe: { units: 6.6, from: 206, at: 26.5, arms: 'out' },
  skirt: { units: 6.9, from: 256, at: 67, top: plainTops[0] },
  trousers: { units: 6.6, from: 256, at: 66, top: plainTops[0] },
  jacket: { units: 9, from: 208, at: 26, legs: trousers, top: plainTops[0] },
  apron: { units: 6.9, from: 112, at: 18, legs: trousers, top: plainTops[1] },
}

/** A person in the garment, from head to foot. */
export function drawWorn({ kit: { pen }, spec, art }: Shown): string {
  const fit = fits[spec.kind]
  if (!fit) throw new Error(`Nobody can wear a ${spec.kind}.`)
  const person = personOf(spec.variation)
  const garment = group(
    `translate(0 ${fit.at}) scale(${Math.round(10000 / fit.units) / 10000}) translate(-500 ${-fit.from})`,
    art.markup,
  )
  return group('translate(500 44) scale(5.35)', drawBody(pen, person, fit) + garment + drawHead(pen, person))
}

/** On a head or at a neck: so many units a centimetre, one of the thing's heights at one of the head's. */
const onHeads: { [kind in ObjectKind]?: { units: number; from: number; at: number; isHat?: true } } = {
  headwrap: { units: 15.2, from: 440, at: 9.6, isHat: true },
  cap: { units: 29, from: 745, at: 8.2, isHat: true },
  sunHat: { units: 20, from: 700, at: 5.4, isHat: true },
  necklace: { units: 15.5, from: 258, at: 26.6 },
  sunglasses: { units: 42, from: 500, at: 10.8 },
  headphones: { units: 36, from: 130, at: -3.4 },
}

export function drawOnHead({ kit, spec, art }: Shown): string {
  const { pen } = kit
  const person = personOf(spec.variation + 1)
  const isBareNecked = spec.kind === 'necklace' || spec.kind === 'earrings'
  const place = onHeads[spec.kind]
  const thing = place
    ? group(
        `translate(0 ${place.at}) scale(${Math.round(10000 / place.units) / 10000}) translate(-500 ${-place.from})`,
        art.markup,
      )
    : spec.kind === 'scarf'
      ? drawScarf(kit)
      : drawPair(pen, art)
  const head = drawHead(pen, person, !place?.isHat)
  const shoulders = drawShoulders(pen, person, isBareNecked ? undefined : plainTops[spec.variation % 4])
  const [lift, scale] = spec.kind === 'necklace' ? [110, 16] : [250, 16.5]
  return group(
    `translate(500 ${lift}) scale(${scale})`,
    spec.kind === 'scarf' || spec.kind === 'necklace' ? shoulders + thing + head : shoulders + head + thing,
  )
}

/** One earring at each ear. */
function drawPair(pen: Kit['pen'], { markup }: Art): string {
  const one = (left: number, hook: number, x: number) =>
    group(
      `translate(${x} 15.4) scale(.0168) translate(${-hook} -360)`,
      clipped(pen, `M${left} 200h400v800h-400z`, markup),
    )
  return one(100, 296, -8.2) + one(500, 704, 8.2)
}

/** A scarf laid round the neck, its ends in front. */
function drawScarf(kit: Kit): string {
  const { pen } = kit
  const fringe = (x: number, y: number) =>
    Array.from({ length: 9 }, (_, at) => line(`M${x + at * 1.05} ${y}v3.2`, kit.accent, 0.5)).join('')
  const end = 'M-9.4 33C-10.4 44-10.8 56-11.4 66H-1.6C-2 56-1.4 44-1 35Z'
  const loop =
    'M-10.4 25.4C-6 20.6 6 20.6 10.4 25.4C12.6 29 11 34.4 6 36.6C2 38.4-3.4 38-7.4 35.6C-11.6 33-12.4 28.6-10.4 25.4Z'
  const cloth = (d: string, angle: number) =>
    form(d, kit.cloth({ scale: 0.4, angle, x: 496, y: 496 }), roundShade(pen, 0.7))
  // Cloth is laid on whole pixels, so the scarf is drawn in tenths and made small.
  const large = (d: string) => d.replaceAll(/-?\d+(\.\d+)?/g, (number) => ` ${n(Number(number) * 16)}`)
  return (
    group('scale(.0625)', cloth(large(end), 0) + clipped(pen, large(end), crease(-110, 560, -130, 1060, 22, 0.18))) +
    fringe(-11, 65.6) +
    group('translate(1.4 -1.4) scale(-.0625 .0625) rotate(4)', cloth(large(end), 0)) +
    group(
      'scale(.0625)',
      cloth(large(loop), 90) +
        clipped(pen, large(loop), crease(-120, 400, 90, 560, 26, 0.2) + crease(-60, 370, 150, 500, 20, 0.16)),
    )
  )
}

/** Held in a hand as one walks, or on a back. */
export function drawCarried({ kit: { pen }, spec, art }: Shown): string {
  const person = personOf(spec.variation + 2)
  const dress = { top: plainTops[(spec.variation + 1) % 4] ?? plainTops[0], legs: trousers }
  const { box, perUnit } = sizes[spec.kind]
  const [left, top, right] = box
  const hung = (x: number, y: number) =>
    group(
      `translate(${x} ${y}) scale(${Math.round(perUnit * 10000) / 10000}) translate(${-(left + right) / 2} ${-top})`,
      art.markup,
    )
  if (spec.kind === 'backpack') {
    return group(
      'translate(500 -10) scale(8.6)',
      drawBody(pen, person, dress) + drawHeadFromBehind(person) + hung(0, 29),
    )
  }
  if (spec.kind === 'umbrella') {
    return group('translate(440 170) scale(4.6)', hung(24, -20) + drawBody(pen, person, dress) + drawHead(pen, person))
  }
  const hand = ellipse(32.4, 88.4, 3.6, 4.6, person.skin)
  return group('translate(330 -330) scale(8.6)', drawBody(pen, person, dress) + hung(34, 86.6) + hand)
}

/** On the floor beside somebody's legs. */
export function drawBeside({ kit: { pen }, spec, art }: Shown, withShadow: string): string {
  const person = personOf(spec.variation)
  const { box, perUnit } = sizes[spec.kind]
  const isShoe = spec.kind === 'sneakers' || spec.kind === 'boots'
  const perCm = isShoe ? 15 : 9.6
  const scale = Math.round(perCm * perUnit * 10000) / 10000
  const floor = 900
  const legs = group(
    `translate(${isShoe ? 270 : 250} ${floor - 10 - 168.6 * perCm}) scale(${perCm})`,
    drawBody(pen, person, { top: plainTops[0], legs: trousers }),
  )
  const foot = art.foot?.y ?? box[3]
  const place = `translate(640 ${floor}) scale(${scale}) translate(${-(box[0] + box[2]) / 2} ${-foot})`
  return legs + group(place, withShadow)
}
