import type { Caller } from './caller.ts'
import { nameOf } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Transaction } from './database.ts'
import { newId } from './ids.ts'
import { auditEntries } from './tables.ts'

export type AuditEntry = {
  /** Null where it is the whole shop's. */
  storeId: string | null
  /** Who did it; a text where nobody signed in did: `import`, `sweeper`. */
  by: Caller | string
  action: `${string}.${string}`
  subject: { id: string; name: string }
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/**
 * Writes down who changed what, in the transaction of the change itself. Of `before` and `after` only the fields that
 * differ are kept; a change of nothing is not written.
 */
export async function recordAudit(tx: Transaction, clock: Clock, entry: AuditEntry): Promise<void> {
  const { storeId, by, action, subject } = entry
  const before = entry.before ?? null
  const after = entry.after ?? null
  const isSame = (key: string) => JSON.stringify(before?.[key]) === JSON.stringify(after?.[key])
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => !isSame(key),
  )
  if (before && after && changed.length === 0) return
  const pick = (from: Record<string, unknown> | null) =>
    from && Object.fromEntries(changed.filter((key) => key in from).map((key) => [key, from[key]]))
  await tx.insert(auditEntries).values({
    id: newId(),
    storeId,
    actor: typeof by === 'string' ? by : nameOf(by),
    action,
    subjectId: subject.id,
    subject: subject.name,
    before: pick(before),
    after: pick(after),
    at: clock.now(),
  })
}
