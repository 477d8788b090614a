import type { StoreRate } from '@makola/contract/rates/rates.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns true when a store sells to a country at a rate of its own that nobody has checked for a day. Margins do not age. */
export const isOldOwnRate = ({ active, own }: Pick<StoreRate, 'active' | 'own'>, now: number): boolean =>
  active && own !== null && own.rate !== null && Date.parse(own.updatedAt) < now - dayMs
