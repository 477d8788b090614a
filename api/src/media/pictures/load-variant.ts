import sharp from 'sharp'
import type { Platform } from '../../platform/platform.ts'
import { findPngFault } from './find-png-fault.ts'
import { makeInTurn } from './in-turn.ts'
import { isPicture } from './is-picture.ts'

export const variantWidths = [160, 320, 480, 640, 960, 1280] as const
export const variantFormats = ['webp', 'avif'] as const
export type Variant = { uuid: string; width: (typeof variantWidths)[number]; format: (typeof variantFormats)[number] }

/** Variants that this process is making now. Another process may make the same one: the bytes and the place are the same. */
const underWay = new Map<string, Promise<Uint8Array | null>>()

export function variantKey({ uuid, width, format }: Variant): string {
  return `variants/${width}/${uuid}.${format}`
}

/** A picture at a width, made on the first request and kept; null when there is no such picture. */
export async function loadVariant(platform: Platform, variant: Variant): Promise<Uint8Array | null> {
  const key = variantKey(variant)
  const kept = await platform.objects.get(key)
  if (kept) return kept
  const making =
    underWay.get(key) ?? makeInTurn(() => makeVariant(platform, variant, key)).finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

async function makeVariant(
  platform: Platform,
  { uuid, width, format }: Variant,
  key: string,
): Promise<Uint8Array | null> {
  const name = `${uuid}.png`
  const original = (await isPicture(platform, name)) && (await platform.objects.get(name))
  if (!original || findPngFault(original)) return null
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  // AVIF takes ten times as long at its default effort, and a shopper waits for the first one.
  const encoded = format === 'webp' ? resized.webp({ quality: 80 }) : resized.avif({ quality: 55, effort: 1 })
  const bytes = await encoded.toBuffer()
  await platform.objects.put(key, bytes)
  return bytes
}
