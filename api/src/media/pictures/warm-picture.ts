import type { Platform } from '../../platform/platform.ts'
import { loadVariant } from './load-variant.ts'

/** The widths of lists and product pages; the others are made on request. */
const warmWidths = [320, 480, 640, 960] as const

/** Makes the smaller sizes of a new picture before a shopper waits for them, one after the other; existing ones stay. */
export async function warmPicture(platform: Platform, { name }: { name: string }): Promise<void> {
  const uuid = name.replace(/\.png$/, '')
  for (const width of warmWidths) await loadVariant(platform, { uuid, width, format: 'webp' })
}
