import { modules } from '../src/modules.ts'
import type { Invariant } from '../src/platform/module.ts'
import type { Platform } from '../src/platform/platform.ts'

const all = modules.flatMap((module) => module.invariants ?? [])

/** The rules that do not hold at the moment, each with the rows that break it: empty when all is well. */
export async function brokenInvariants(shop: Platform, invariants: readonly Invariant[] = all) {
  const broken = []
  for (const { id, query } of invariants) {
    const { rows } = await shop.database.execute(query)
    if (rows.length > 0) broken.push({ id, rows })
  }
  return broken
}
