import { modules } from '../src/modules.ts'
import type { Platform } from '../src/platform/platform.ts'

/** What `verify` would name: the invariants of every module that do not hold, with the rows that break them. */
export async function brokenInvariants(shop: Platform): Promise<{ id: string; rows: unknown[] }[]> {
  const broken = []
  for (const { id, query } of modules.flatMap((module) => module.invariants ?? [])) {
    const { rows } = await shop.database.execute(query)
    if (rows.length > 0) broken.push({ id, rows })
  }
  return broken
}
