import { say } from '@makola/words/say.ts'
import type { Context, Hono } from 'hono'
import type { Platform } from '../../platform/platform.ts'
import { isPicture } from './is-picture.ts'
import { loadVariant, type Variant, variantFormats, variantWidths } from './load-variant.ts'

const t = say('en')

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** An original's name, which is its key too. */
export const originalName = new RegExp(`^${uuid}\\.png$`)
const variantName = new RegExp(`^(${uuid})\\.(${variantFormats.join('|')})$`)

/** Serves pictures outside the API: `/media/{name}` as uploaded, `/media/{width}/{uuid}.webp` (or `.avif`) for pages. */
export function servePictures(site: Hono, platform: Platform): void {
  site.get('/media/:name', async (c) => {
    const name = c.req.param('name')
    const isOurs = originalName.test(name) && (await isPicture(platform, name))
    return answer(c, isOurs ? await platform.objects.get(name) : null, 'png')
  })
  site.get('/media/:width/:name', async (c) => {
    const variant = readVariant(c.req.param('width'), c.req.param('name'))
    return answer(c, variant && (await loadVariant(platform, variant)), variant?.format ?? 'webp')
  })
}

function readVariant(widthText: string, name: string): Variant | null {
  const width = variantWidths.find((known) => String(known) === widthText)
  const [, id, extension] = variantName.exec(name) ?? []
  const format = variantFormats.find((known) => known === extension)
  return width && id && format ? { uuid: id, width, format } : null
}

/** A name is never reused for other bytes, so caches may keep them for ever. */
function answer(c: Context, bytes: Uint8Array | null, format: 'png' | Variant['format']): Response {
  c.header('x-content-type-options', 'nosniff')
  if (!bytes) return c.text(t('shell.closed.not-found'), 404, { 'cache-control': 'no-store' })
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': `image/${format}`,
    'content-length': String(bytes.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    // Letters, and pages whose pictures come from a CDN, show them from elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
  })
}
