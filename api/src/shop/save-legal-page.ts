import type { LegalPage, LegalPageName } from '@makola/contract/shop/shop.ts'
import { sql } from 'drizzle-orm'
import type { Caller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { pageKey } from './find-shop.ts'
import { getLegalPage } from './get-legal-page.ts'
import { readSetting } from './read-setting.ts'
import { recordAudit } from './record-audit.ts'
import { saveSetting } from './save-setting.ts'
import { legalVersions } from './tables.ts'

/**
 * Writes the terms, the privacy notice or the return policy, as a new version; visitors read it at once, and from then on it is what
 * a buyer accepts. The same text again is no new version.
 * @throws Problem `version-mismatch` (412) when the page has a newer version than the caller has seen.
 */
export function saveLegalPage(
  platform: Platform,
  caller: Caller,
  { page, text, seen }: { page: LegalPageName; text: string; seen?: number | undefined },
): Promise<LegalPage> {
  const { clock, config } = platform
  const value = text.trim()
  return transact(platform, async (tx) => {
    // When two publish at once, the second takes the next number.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal_versions'), hashtext(${page}))`)
    const before = await readSetting(tx, pageKey(page))
    if (before?.value === value) return getLegalPage(tx, { page })
    const newest = before ? (await getLegalPage(tx, { page })).version : 0
    if (seen !== undefined && seen !== newest) throw refuse('shop.settings-changed')
    await saveSetting(tx, clock, { key: pageKey(page), value })
    await tx.insert(legalVersions).values({
      kind: page,
      version: sql`coalesce(legal_version(${page}), 0) + 1`,
      text: value,
      at: clock.now(),
    })
    await recordAudit(tx, clock, {
      storeId: null,
      by: caller,
      action: 'shop.changed',
      subject: { id: page, name: config.shopName },
      before: { [page]: before?.value ?? null },
      after: { [page]: value },
    })
    return getLegalPage(tx, { page })
  })
}
