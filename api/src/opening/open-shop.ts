import type { OpeningState } from '@makola/contract/opening/opening.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { settingKeys } from '../shop/find-shop.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { saveSetting } from '../shop/save-setting.ts'
import { findOpening } from './find-opening.ts'

/**
 * Opens the shop to visitors. A shop that is open stays open, whatever its steps say by then.
 * @throws Problem `wrong-state` (409) while a step needs something.
 */
export async function openShop(platform: Platform, caller: SignedInCaller): Promise<OpeningState> {
  const { clock, config } = platform
  const state = await findOpening(platform)
  if (state.isOpen) return state
  const undone = state.steps.filter(({ missing }) => missing.length > 0)
  if (undone.length > 0) throw refuse('opening.not-ready', { count: undone.length })
  await transact(platform, async (tx) => {
    await saveSetting(tx, clock, { key: settingKeys.opened, value: clock.now().toISOString() })
    await recordAudit(tx, clock, {
      storeId: null,
      by: caller,
      action: 'shop.opened',
      subject: { id: 'shop', name: config.shopName },
    })
  })
  return { ...state, isOpen: true }
}
