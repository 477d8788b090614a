import { type PrivateFileType, privateFileType } from '@makola/contract/media/private-files.ts'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { sealBytes } from '../../auth/seal-secret.ts'
import { addSeconds } from '../../platform/clock.ts'
import { readBytes } from '../../platform/http/read-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { refusal } from '../pictures/clean-png.ts'
import { checkInTurn } from '../pictures/in-turn.ts'
import { privateFiles } from '../tables.ts'
import { cleanPrivateFile } from './clean-private-file.ts'
import { isSignedPut } from './sign-private-put.ts'

/** A check that has not ended after this time died with its process, in seconds. */
const checkSeconds = 60

/**
 * Receives the bytes of private files itself, whatever keeps the objects: what lies in the storage is sealed. The signature in the
 * address is the permission, and is checked before a byte is read.
 */
export function receivePrivateFiles(site: Hono, platform: Platform): void {
  site.put('/media/private/:id', async (c) => {
    const put = readPut(c)
    if (!put || !isSignedPut(platform, put, c.req.query('signature') ?? '')) throw refuse('platform.upload-not-taken')
    const bytes = await readBytes(c, put.contentLength)
    if (bytes.length !== put.contentLength) throw refusal('wrong_size')
    await storePrivateFile(platform, { ...put, bytes })
    return c.body(null, 200, { 'cache-control': 'no-store' })
  })
}

function readPut(c: Context) {
  const contentType = privateFileType.safeParse(c.req.header('content-type'))
  const contentLength = c.req.header('content-length')
  if (!contentType.success || contentLength === undefined) return null
  const expires = c.req.query('expires') ?? ''
  return { id: c.req.param('id') ?? '', contentType: contentType.data, contentLength: Number(contentLength), expires }
}

type Received = { id: string; contentType: PrivateFileType; bytes: Buffer }

/** Cleans, seals and stores the bytes once: a file that has arrived cannot be replaced. */
async function storePrivateFile(platform: Platform, { id, contentType, bytes }: Received): Promise<void> {
  const { database, objects, clock } = platform
  const key = await beginCheck(platform, id)
  try {
    const clean = await checkInTurn(() => cleanPrivateFile(bytes, contentType))
    await objects.put(key, sealBytes(platform, id, clean, 'private-file'))
    await database
      .update(privateFiles)
      .set({ storedAt: clock.now(), receivingSince: null, contentLength: clean.length })
      .where(eq(privateFiles.id, id))
  } catch (error) {
    await database.update(privateFiles).set({ receivingSince: null }).where(eq(privateFiles.id, id))
    throw error
  }
}

/** One at a time, so that what is checked is what is stored. */
async function beginCheck({ database, clock }: Platform, id: string): Promise<string> {
  const now = clock.now()
  const isFree = or(
    isNull(privateFiles.receivingSince),
    lt(privateFiles.receivingSince, addSeconds(now, -checkSeconds)),
  )
  const [begun] = await database
    .update(privateFiles)
    .set({ receivingSince: now })
    .where(and(eq(privateFiles.id, id), isNull(privateFiles.storedAt), isFree))
    .returning({ key: privateFiles.key })
  if (!begun) throw refuse('platform.upload-done')
  return begun.key
}
