import type { DataExport, Erasure } from '@makola/contract/privacy/privacy.ts'
import type { dataExports, erasures } from './tables.ts'

export function presentExport({ id, askedAt, fileId, expiresAt }: typeof dataExports.$inferSelect): DataExport {
  const state = fileId === null ? 'preparing' : 'ready'
  return { id, state, askedAt: askedAt.toISOString(), fileId, expiresAt: expiresAt?.toISOString() ?? null }
}

/** Null for one that is over. */
export function presentErasure({ state, askedAt, dueAt }: typeof erasures.$inferSelect): Erasure | null {
  if (state !== 'waiting' && state !== 'refused') return null
  return { state, askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString() }
}
