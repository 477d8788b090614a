import { contactShadow, drawBackdrop, floorY } from './backdrops.ts'
import { type Art, createKit } from './kit.ts'
import { objects } from './objects.ts'
import { createPen, group, n, type Pen } from './pen.ts'
import type { PictureSpec } from './picture-spec.ts'
import { drawDrape } from './drape.ts'
import { softShadow } from './shading.ts'

export const productPicturePixels = 1000

const usualGrowth = 1.13

/** Objects are drawn standing on this line unless they say otherwise. */
const drawnFloorY = 800

/** A studio picture of a product as SVG text, 1000 × 1000. The same spec gives the same text. */
export function drawProduct(spec: PictureSpec): string {
  const pen = createPen(spec.variation * 7919 + spec.kind.length * 31)
  const kit = createKit(pen, spec)
  const art = spec.view === 'cloth' ? drawDrape(kit) : objects[spec.kind](kit)
  const flat = !art.foot
  const scene = flat && (spec.scene === 'plinth' || spec.scene === 'slab') ? 'plain' : spec.scene
  const backdrop = drawBackdrop(pen, spec.tone, scene, flat)
  const content = spec.view === 'cloth' ? art.markup : frame(spec, backdrop, art, pen)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><defs>${pen.definitions()}</defs>${content}</svg>`
}

function frame(spec: PictureSpec, backdrop: string, art: Art, pen: Pen): string {
  const lit = withShadow(pen, art)
  if (spec.view === 'detail') {
    const grow = art.foot ? (art.grow ?? usualGrowth) : 1
    const x = 500 + (art.focus[0] - 500) * grow
    const y = art.foot ? floorY + (art.focus[1] - (art.foot.y ?? drawnFloorY)) * grow : art.focus[1]
    return group(`translate(500 500) scale(${n(2.1 / grow)}) translate(${n(-x)} ${n(-y)})`, `${group('translate(-600 -600) scale(2.4)', backdrop)}${lit}`)
  }
  if (spec.view === 'pair') {
    const [back, front] = art.foot ? [`translate(320 130) scale(.7)`, `translate(20 222) scale(.74)`] : [`translate(370 40) rotate(7 350 350) scale(.64)`, `translate(-10 300) rotate(-6 350 350) scale(.68)`]
    return backdrop + group(back, lit) + group(front, lit)
  }
  return backdrop + lit
}

function withShadow(pen: Pen, art: Art): string {
  if (!art.foot) return (art.outline ? softShadow(pen, art.outline, 16, 24) : '') + art.markup
  const { cx, rx, y = drawnFloorY, depth = 0 } = art.foot
  const grow = art.grow ?? usualGrowth
  const stand = `translate(500 ${floorY}) scale(${grow}) translate(-500 ${-y})`
  return group(stand, contactShadow(pen, cx, y, rx, depth) + art.markup)
}
