import { contactShadow, drawBackdrop, floorY } from './backdrops.ts'
import { type Art, createKit } from './kit.ts'
import { objects } from './objects.ts'
import { createPen, group, type Pen } from './pen.ts'
import type { PictureSpec } from './picture-spec.ts'
import { drawDrape } from './drape.ts'
import { softShadow } from './shading.ts'

export const productPicturePixels = 1000

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
    const [x, y] = art.focus
    const zoom = 2.1
    return group(`translate(500 500) scale(${zoom}) translate(${-x} ${-y})`, `${group('translate(-600 -600) scale(2.4)', backdrop)}${lit}`)
  }
  if (spec.view === 'pair') {
    const [back, front] = art.foot ? [`translate(320 130) scale(.7)`, `translate(20 222) scale(.74)`] : [`translate(370 40) rotate(7 350 350) scale(.64)`, `translate(-10 300) rotate(-6 350 350) scale(.68)`]
    return backdrop + group(back, lit) + group(front, lit)
  }
  return backdrop + lit
}

function withShadow(pen: Pen, art: Art): string {
  if (art.foot) return contactShadow(pen, art.foot.cx, art.foot.y ?? floorY, art.foot.rx) + art.markup
  return (art.outline ? softShadow(art.outline, 16, 24) : '') + art.markup
}
