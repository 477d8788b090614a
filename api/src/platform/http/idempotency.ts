import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { hash } from '../ids.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../problem.ts'
import { idempotencyKeys } from '../tables.ts'

type Reply = { status: number; body?: unknown }
/** Stores the answer in the transaction of its work: a process that dies between the two has still answered. */
export type KeepReply = (tx: Transaction, reply: Reply) => Promise<void>
type Request = { operation: string; caller: string; key: string | undefined; body: string }

/** The time that an unfinished first request may hold its key, in seconds: longer than any request may take. */
const unfinishedForSeconds = 60

/**
 * Runs a creating or charging call once for each key: the same key and body return the first answer again. A failed request
 * releases its key. Keys are kept 24 hours. Work that a crash must not repeat stores its answer itself.
 * @throws Problem `idempotency-key-missing` (400), `-reused` (422, other body), `-in-progress` (409).
 */
export async function once(
  platform: Platform,
  request: Request,
  work: (keep: KeepReply) => Promise<Reply>,
): Promise<Reply> {
  const { operation, caller, key } = request
  if (!key || key.length > 200) {
    throw refuse('platform.key-missing')
  }
  const bodyHash = hash(request.body)
  const claimed = await platform.database
    .insert(idempotencyKeys)
    .values({ operation, caller, key, bodyHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.operation, idempotencyKeys.caller, idempotencyKeys.key],
      set: { createdAt: sql`now()` },
      // The first request's process died before it could answer: the next one with the same body takes over.
      setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.bodyHash} = ${bodyHash}
        and ${idempotencyKeys.createdAt} < now() - make_interval(secs => ${unfinishedForSeconds})`,
    })
    .returning({ key: idempotencyKeys.key })
  const row = and(
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.key, key),
  )
  if (claimed.length === 0) return firstAnswer(platform, row, bodyHash)
  const isUnanswered = and(row, isNull(idempotencyKeys.status))
  const keep = async (db: Queryable, { status, body }: Reply) => {
    await db
      .update(idempotencyKeys)
      .set({ status, reply: body ?? null })
      .where(isUnanswered)
  }
  try {
    const reply = await work(keep)
    await keep(platform.database, reply)
    return reply
  } catch (error) {
    await platform.database.delete(idempotencyKeys).where(isUnanswered)
    throw error
  }
}

async function firstAnswer(platform: Platform, row: ReturnType<typeof and>, bodyHash: string): Promise<Reply> {
  const [first] = await platform.database.select().from(idempotencyKeys).where(row)
  if (first && first.bodyHash !== bodyHash) {
    throw refuse('platform.key-reused')
  }
  if (!first || first.status === null) {
    throw refuse(
      'platform.key-in-progress',
      {},
      {
        retryAfterSeconds: 2,
      },
    )
  }
  return { status: first.status, body: first.reply }
}

/** Deletes keys older than 24 hours. */
export async function forgetIdempotencyKeys(platform: Platform): Promise<void> {
  await platform.database.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`)
}
