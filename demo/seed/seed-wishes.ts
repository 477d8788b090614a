import type { Platform } from '../../api/src/platform/platform.ts'
import { followStore } from '../../api/src/wishes/following/follow-store.ts'
import { saveWish } from '../../api/src/wishes/list/save-wish.ts'
import { fixedId } from '../fixed-id.ts'
import { signedIn } from './shop-owner.ts'

const wished = ['harmattan-bomber-jacket', 'night-train-espresso', 'ikoyi-wrap-dress']
const followed = ['adunni-atelier', 'golden-stool']

/** The demo shopper's wish list and the stores that she follows. Done again, it adds nothing. */
export async function seedWishes(platform: Platform): Promise<void> {
  const caller = signedIn('shopper@makola.test')
  const owner = `account:${caller.accountId}`
  for (const slug of wished) {
    await saveWish(platform, { owner, productId: fixedId('product', slug), variantId: null, rateId: undefined })
  }
  for (const store of followed) await followStore(platform, { caller, store })
}
