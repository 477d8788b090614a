import { and, eq, isNull, sql } from 'drizzle-orm'
import { brokenConstraint, databaseErrorCode, type Queryable, type Transaction } from '../database/database.ts'
import { queryPrepared } from '../database/query-prepared.ts'
import { hash } from '../ids.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../problem.ts'
import { idempotencyKeys } from '../tables.ts'

type Reply = { status: number; body?: unknown }
/** Stores the answer in the transaction of its work: a process that dies between the two has still answered. */
export type KeepReply = (tx: Transaction, reply: Reply) => Promise<void>
type Request = { operation: string; caller: string; key: string | undefined; body: string }
/** A request under its key, for work that claims the key itself. */
export type KeyedRequest = { operation: string; caller: string; key: string; bodyHash: string }

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
  const { operation, caller, key, bodyHash } = requireKey(request)
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

/** @throws Problem `idempotency-key-missing` (400). */
export function requireKey({ operation, caller, key, body }: Request): KeyedRequest {
  if (!key || key.length > 200) {
    throw refuse('platform.key-missing')
  }
  return { operation, caller, key, bodyHash: hash(body) }
}

/** The time that a request waits for another one with its key that is under way. */
const twinWait = '2s'

/** Thrown to a request whose key another one has claimed meanwhile: its work is done, and can be read. */
export class KeyTaken extends Error {}

/**
 * Claims a key in the transaction of its work, for work whose answer can be made again from what it `made`: no commit of its own,
 * and none for the answer. Work that fails leaves no key. Sends its statement at once.
 * @throws KeyTaken when a request with this key was faster; Problem `idempotency-key-in-progress` (409) when one is under way for
 * longer than two seconds.
 */
export async function claimKey(tx: Transaction, request: KeyedRequest, made: { id: string }): Promise<void> {
  const { operation, caller, key, bodyHash } = request
  try {
    // The wait is limited for this statement alone.
    await queryPrepared(
      tx,
      'claim-key',
      sql`with claimed as (
        insert into idempotency_keys (operation, caller, key, body_hash, status, reply)
        select ${operation}, ${caller}, ${key}, ${bodyHash}, 201, ${JSON.stringify(made)}::jsonb
        from set_config('lock_timeout', ${twinWait}, true)
        returning key
      ) select set_config('lock_timeout', '0', true) from claimed`,
    )
  } catch (error) {
    if (brokenConstraint(error)?.startsWith('idempotency_keys')) throw new KeyTaken()
    if (databaseErrorCode(error) === lockTimeout) throw inProgress()
    throw error
  }
}

const lockTimeout = '55P03'

/** @throws Problem `idempotency-key-reused` (422) for another body than the first request's. */
export function requireSameBody(request: { bodyHash: string }, first: { bodyHash: string }): void {
  if (first.bodyHash !== request.bodyHash) throw refuse('platform.key-reused')
}

const inProgress = () => refuse('platform.key-in-progress', {}, { retryAfterSeconds: 2 })

async function firstAnswer(platform: Platform, row: ReturnType<typeof and>, bodyHash: string): Promise<Reply> {
  const [first] = await platform.database.select().from(idempotencyKeys).where(row)
  if (first) requireSameBody({ bodyHash }, first)
  if (!first || first.status === null) throw inProgress()
  return { status: first.status, ...(first.reply !== null && { body: first.reply }) }
}

/** Deletes keys older than 24 hours. */
export async function forgetIdempotencyKeys(platform: Platform): Promise<void> {
  await platform.database.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`)
}

/**
 * Forgets the kept answers that name a person. Their keys stay: what is sent again under one is still not done again. A name is looked for
 * as whole words, and none of its letters means another, since there may be people called A or %.
 */
export async function forgetReplies(
  tx: Transaction,
  { email, name = '' }: { email: string; name?: string },
): Promise<void> {
  const letters = name.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')
  const words = letters === '' ? null : `(^|[^[:alnum:]])${letters}([^[:alnum:]]|$)`
  await tx.execute(sql`
    update ${idempotencyKeys} set reply = null where exists (
      select from jsonb_path_query(reply, 'strict $.**') as part
      where jsonb_typeof(part) = 'string'
        and (part #>> '{}' ~* ${words} or position(lower(nullif(${email}, '')) in lower(part #>> '{}')) > 0))`)
}
