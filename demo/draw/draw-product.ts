import { contactShadow, drawBackdrop, floorY } from './backdrops.ts'
import { drawDrape } from './drape.ts'
import { type Art, createKit } from './kit.ts'
import { objects } from './objects.ts'
import { createPen, group, type Pen } from './pen.ts'
import type { PictureSpec } from './picture-spec.ts'
import { softShadow, withOwnShadow } from './shading.ts'
import { drawUse } from './use/draw-use.ts'

// Growth goes in eighths and zoom is whole, so that textile tiles stay on whole pixels.
const usualGrowth = 1.125

/** Objects are drawn standing on this line unless they say otherwise. */
const drawnFloorY = 800

/** A studio picture of a product as SVG text, 1000 × 1000. The same spec gives the same text. */
export function drawProduct(spec: PictureSpec): string {
  const pen = createPen(spec.variation * 7919 + spec.kind.length * 31)
  const kit = createKit(pen, spec)
  const art = spec.view === 'cloth' ? drawDrape(kit) : objects[spec.kind](kit)
  if (spec.view === 'use') return svgOf(pen, drawUse({ kit, spec, art }))
  const flat = !art.foot
  const scene = flat && (spec.scene === 'plinth' || spec.scene === 'slab') ? 'plain' : spec.scene
  const backdrop = drawBackdrop(pen, spec.tone, scene, flat)
  const content = spec.view === 'cloth' ? art.markup : frame(spec, backdrop, art, pen)
  return svgOf(pen, content)
}

const svgOf = (pen: Pen, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><defs>${pen.definitions()}</defs>${content}</svg>`

function frame(spec: PictureSpec, backdrop: string, art: Art, pen: Pen): string {
  const lit = withShadow(pen, art)
  if (spec.view === 'detail') {
    const grow = art.foot ? (art.grow ?? usualGrowth) : 1
    const x = Math.round(500 + (art.focus[0] - 500) * grow)
    const y = Math.round(art.foot ? floorY + (art.focus[1] - (art.foot.y ?? drawnFloorY)) * grow : art.focus[1])
    return group(
      `translate(${500 - 2 * x} ${500 - 2 * y}) scale(2)`,
      `${group('translate(-600 -600) scale(2.4)', backdrop)}${lit}`,
    )
  }
  if (spec.view === 'pair') {
    const [back, front] = art.foot
      ? ['translate(224 92) scale(.84)', 'translate(-104 116) scale(.9)']
      : ['translate(250 10) rotate(7 400 400) scale(.8)', 'translate(-70 170) rotate(-5 400 400) scale(.84)']
    return backdrop + group(back, lit) + group(front, lit)
  }
  return backdrop + lit
}

function withShadow(pen: Pen, art: Art): string {
  if (!art.foot) return art.outline ? softShadow(pen, art.outline, 16, 24) + art.markup : withOwnShadow(pen, art.markup)
  const { cx, rx, y = drawnFloorY, depth = 0 } = art.foot
  const grow = art.grow ?? usualGrowth
  const stand = `translate(${Math.round(500 - 500 * grow)} ${Math.round(floorY - y * grow)}) scale(${grow})`
  return group(stand, contactShadow(pen, cx, y, rx, depth) + art.markup)
}
