import type { Hono } from 'hono'
import type { Platform } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { originalName } from '../pictures/serve-picture.ts'

/**
 * Receives the bytes of an upload when pictures are local files; an S3 service receives them itself. The signature in the address
 * is the permission, as it is there.
 */
export function receiveUploads(site: Hono, { objects: { receivePut } }: Platform): void {
  if (!receivePut) return
  site.put('/media/uploads/:name', async (c) => {
    const key = c.req.param('name')
    const { expires = '', signature = '' } = c.req.query()
    const length = c.req.header('content-length')
    if (!originalName.test(key)) throw notFound('address')
    if (length === undefined) throw refuse('media.length-missing')
    const contentType = c.req.header('content-type') ?? ''
    await receivePut({ key, contentType, contentLength: Number(length), expires, signature, body: c.req.raw.body })
    return c.body(null, 200, { 'cache-control': 'no-store' })
  })
}
