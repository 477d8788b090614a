import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { id, line, single } from '../http/fields.ts'
import { trackingToken } from '../orders/orders.ts'
import { signedPut, uploadLimitBytes } from './media.ts'

/** Evidence and attachments: seen by the two sides of an order and by the staff that decides, never by the public. */
export const privateFileType = z.enum(['image/png', 'image/jpeg', 'application/pdf'], {
  error: fault('media.not-a-private-type'),
})

const wrongLength = fault('media.not-a-length')

export const newPrivateFile = z.strictObject({
  contentType: privateFileType,
  contentLength: z
    .int({ error: wrongLength })
    .min(1, { error: wrongLength })
    .max(uploadLimitBytes, { error: wrongLength }),
  /** As the sender calls it; left out, it has none. */
  name: line(120).optional(),
})

/** The file's id, and the one request that sends its bytes: they are checked, cleaned and sealed on arrival. */
export const privateUpload = z.object({ id, put: signedPut })

const tag = 'private files'

export const openOrderFile = endpoint({
  operationId: 'openOrderFile',
  tag,
  summary: 'Ask where to put a private file, with the tracking link of an order',
  method: 'post',
  path: '/orders/track/{token}/files',
  access: 'public',
  params: z.object({ token: trackingToken }),
  body: newPrivateFile,
  replies: { 201: single(privateUpload) },
  problems: ['not-found', 'rate-limited'],
})

export const openPrivateFile = endpoint({
  operationId: 'openPrivateFile',
  tag,
  summary: 'Ask where to put a private file, signed in',
  method: 'post',
  path: '/private-files/',
  access: 'account',
  body: newPrivateFile,
  replies: { 201: single(privateUpload) },
  problems: ['rate-limited'],
})

export const readPrivateFile = endpoint({
  operationId: 'readPrivateFile',
  tag,
  summary: 'The bytes of a private file, for those who may see what it belongs to',
  method: 'get',
  path: '/private-files/{id}',
  access: 'public',
  params: z.object({ id }),
  query: z.strictObject({ token: trackingToken.optional() }),
  replies: { 200: z.string() },
  replyMediaType: 'application/octet-stream',
  problems: ['not-found', 'dependency-unavailable'],
})

export type PrivateFileType = z.infer<typeof privateFileType>
export type NewPrivateFile = z.input<typeof newPrivateFile>
export type PrivateUpload = z.infer<typeof privateUpload>
