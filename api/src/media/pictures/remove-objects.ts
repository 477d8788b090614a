import type { Platform } from '../../platform/platform.ts'
import { variantFormats, variantKey, variantWidths } from './load-variant.ts'

/** Deletes a picture's bytes in every size. */
export async function removeObjects({ objects }: Platform, { name }: { name: string }): Promise<void> {
  const uuid = name.replace(/\.png$/, '')
  const variants = variantFormats.flatMap((format) => variantWidths.map((width) => variantKey({ uuid, width, format })))
  await objects.delete([name, ...variants])
}
