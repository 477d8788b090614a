import type { Cart } from '@makola/contract/carts/carts.ts'
import { loadPricedVariants } from '../../catalogue/browse/load-priced-variants.ts'
import type { Platform } from '../../platform/platform.ts'
import { loadRate } from '../../rates/load-rate.ts'
import { loadOffers } from './cart-delivery.ts'
import { presentCart } from './present-cart.ts'
import { findOpenCart, readCartLines } from './read-cart.ts'

/** Returns a browser's cart at live prices, by the given rate or else the cart's own; an empty one when there is none. */
export async function getCart(
  { database, config, clock }: Platform,
  { tokenHash, rateId }: { tokenHash: string | null; rateId: string | undefined },
): Promise<Cart> {
  const cart = tokenHash === null ? null : await findOpenCart(database, tokenHash)
  const rate = await loadRate(database, config.baseCurrency, rateId ?? cart?.rateId ?? undefined)
  const lines = cart ? await readCartLines(database, cart.id) : []
  const { baseCurrency, mediaUrl } = config
  const now = clock.now()
  const variantIds = lines.map((line) => line.variantId)
  const variants = await loadPricedVariants(database, { rate, variantIds, now, mediaUrl })
  const offers = await loadOffers(database, { rate, variants })
  return presentCart({ cart, rate, baseCurrency, lines, variants, offers, now })
}
