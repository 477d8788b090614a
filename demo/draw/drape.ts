import type { Art, Kit } from './kit.ts'
import { linear, path } from './pen.ts'

/** Cloth filling the frame, thrown in long folds from one corner. */
export function drawDrape(kit: Kit): Art {
  const { variation } = kit
  const cloth = kit.cloth({ scale: 1.7, angle: variation % 2 ? 90 : 0 })
  const folds = foldsFrom(kit)
  return { markup: path('M0 0H1000V1000H0Z', cloth) + folds, focus: [500, 500] }
}

export function foldsFrom({ pen, variation }: Kit): string {
  const shift = (variation % 5) * 34 - 60
  const ridge = linear(pen, 0, [
    [0, '#1d0f14', 0],
    [0.3, '#1d0f14', 0.4],
    [0.36, '#1d0f14', 0.16],
    [0.42, '#fff8ea', 0.3],
    [0.62, '#fff8ea', 0.1],
    [1, '#fff8ea', 0],
  ])
  const fold = (x: number, width: number, bend: number) =>
    path(
      `M${x} -20C${x + bend} 300 ${x - bend} 640 ${x + bend * 0.6} 1020H${x + width + bend * 1.5}C${x + width - bend * 0.4} 650 ${x + width + bend} 330 ${x + width * 0.7} -20Z`,
      ridge,
    )
  const across = linear(pen, 62, [
    [0, '#fff8ea', 0.16],
    [0.45, '#1d0f14', 0],
    [1, '#1d0f14', 0.34],
  ])
  return `<g transform="rotate(17 500 500) scale(1.3) translate(-130 -110)">${fold(60 + shift, 230, 60)}${fold(330 + shift, 190, -50)}${fold(560 + shift, 260, 70)}${fold(850 + shift, 210, -40)}</g>${path('M0 0H1000V1000H0Z', across)}`
}
