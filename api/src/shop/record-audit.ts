import type { AuditAction } from '@makola/contract/stores/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { nameOf } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { auditEntries } from './tables.ts'

export type AuditEntry = {
  /** Null for the shop itself. */
  storeId: string | null
  /** The author; a text when no signed-in person did it: `import`, `sweeper`. */
  by: Caller | string
  action: AuditAction
  subject: { id: string; name: string }
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/**
 * Records who changed what, in the transaction of the change itself. Only differing fields of `before` and `after` are stored;
 * without a difference nothing is written.
 */
export function recordAudit(tx: Transaction, clock: Clock, entry: AuditEntry): Promise<void> {
  return recordAudits(tx, clock, [entry])
}

/** As `recordAudit`, for many things at once, in one statement. */
export async function recordAudits(tx: Transaction, clock: Clock, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.flatMap((entry) => rowOf(entry, clock.now()) ?? [])
  if (rows.length > 0) await tx.insert(auditEntries).values(rows)
}

function rowOf({ storeId, by, action, subject, ...change }: AuditEntry, at: Date) {
  const before = change.before ?? null
  const after = change.after ?? null
  const isSame = (key: string) => JSON.stringify(before?.[key]) === JSON.stringify(after?.[key])
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => !isSame(key),
  )
  if (before && after && changed.length === 0) return null
  const pick = (from: Record<string, unknown> | null) =>
    from && Object.fromEntries(changed.filter((key) => key in from).map((key) => [key, from[key]]))
  return {
    id: newId(),
    storeId,
    actor: typeof by === 'string' ? by : nameOf(by),
    action,
    subjectId: subject.id,
    subject: subject.name,
    before: pick(before),
    after: pick(after),
    at,
  }
}
