import type { LegalPage, LegalPageName } from '@makola/contract/shop.ts'
import type { Caller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { pageKey } from './find-shop.ts'
import { getLegalPage } from './get-legal-page.ts'
import { readSetting } from './read-setting.ts'
import { recordAudit } from './record-audit.ts'
import { saveSetting } from './save-setting.ts'

/** Writes the terms, the privacy notice or the return policy; visitors read it at once. */
export function saveLegalPage(
  platform: Platform,
  caller: Caller,
  { page, text }: { page: LegalPageName; text: string },
): Promise<LegalPage> {
  const { clock, config } = platform
  return transact(platform, async (tx) => {
    const before = await readSetting(tx, pageKey(page))
    await saveSetting(tx, clock, { key: pageKey(page), value: text.trim() })
    await recordAudit(tx, clock, {
      storeId: null,
      by: caller,
      action: 'shop.changed',
      subject: { id: page, name: config.shopName },
      before: { [page]: before?.value ?? null },
      after: { [page]: text.trim() },
    })
    return getLegalPage(tx, page)
  })
}
