import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { id, idOrSlug, paragraphs, single } from '../http/fields.ts'

/** An uploaded image. `name` is a random unique identifier plus `.png`, `url` the public image base address plus the name. */
export const picture = z.object({
  id,
  url: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** The picture's average colour, `#rrggbb`: what shows until it has loaded. */
  color: z.string(),
})

/** The largest accepted file, in bytes. */
export const uploadLimitBytes = 10_000_000

const wrongLength = fault('media.not-a-length')

/** The alt text of a picture; empty when the picture is decorative. */
const alt = paragraphs(200)

export const newUpload = z.strictObject({
  store: idOrSlug,
  contentType: z.enum(['image/png'], { error: fault('media.not-image-png') }),
  contentLength: z
    .int({ error: wrongLength })
    .min(1, { error: wrongLength })
    .max(uploadLimitBytes, { error: wrongLength }),
  alt: alt.optional(),
})

/** The request that uploads the file: exactly these headers, exactly the announced bytes, within ten minutes. */
export const signedPut = z.object({
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
})

export const upload = z.object({ id, name: z.string(), url: z.string(), put: signedPut })

const tag = 'pictures'

export const openUpload = endpoint({
  operationId: 'openUpload',
  tag,
  summary: 'Ask where to put the bytes of a picture',
  method: 'post',
  path: '/uploads/',
  access: 'member',
  body: newUpload,
  replies: { 201: single(upload) },
  problems: ['not-found', 'forbidden', 'rate-limited', 'dependency-unavailable'],
})

export const completeUpload = endpoint({
  operationId: 'completeUpload',
  tag,
  summary: 'Say that the bytes are there: they are checked and become a picture',
  method: 'post',
  path: '/uploads/{id}/complete',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({ alt: alt.optional() }),
  replies: { 200: single(picture) },
  problems: ['not-found', 'forbidden', 'wrong-state', 'dependency-unavailable'],
})

export const updatePicture = endpoint({
  operationId: 'updatePicture',
  tag,
  summary: 'Say what a picture shows',
  method: 'patch',
  path: '/pictures/{id}',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({ alt }),
  replies: { 200: single(picture) },
  problems: ['not-found', 'forbidden'],
})

export type Picture = z.infer<typeof picture>
export type Upload = z.infer<typeof upload>
