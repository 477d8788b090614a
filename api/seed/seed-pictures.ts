import { availableParallelism } from 'node:os'
import { storePicture } from '../src/media/pictures/store-picture.ts'
import type { Platform } from '../src/platform/platform.ts'
import { renderPng } from './draw/render-png.ts'

/** A picture to draw: its owner, its SVG, its size in pixels, its subject. */
export type Drawing = { storeId: string; svg: string; width: number; height: number; alt: string }

/** Draws and stores pictures, several at once; returns their ids in the given order. */
export async function seedPictures(platform: Platform, drawings: readonly Drawing[]): Promise<string[]> {
  const ids: string[] = []
  const queue = drawings.entries()
  const draw = async () => {
    for (const [index, { storeId, svg, width, height, alt }] of queue) {
      const bytes = await renderPng(svg, width, height)
      ids[index] = (await storePicture(platform, { storeId, bytes, alt })).id
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, draw))
  return ids
}
