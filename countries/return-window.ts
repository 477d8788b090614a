/** The shop's own days from delivery in which goods may be sent back. */
export const shopReturnDays = 7

/**
 * Days from delivery in which goods may be sent back by law, by the country of delivery. Check these before trusting them: GB:
 * Consumer Contracts Regulations 2013, 14 days. EU: Directive 2011/83/EU, 14 days. ZA: Electronic Communications and Transactions
 * Act, section 44, 7 days. CI: Loi 2013-546, 10 working days.
 */
const lawfulDays: Readonly<Record<string, number>> = {
  GB: 14,
  ZA: 7,
  CI: 14,
  ...Object.fromEntries(
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
      .split(' ')
      .map((country) => [country, 14]),
  ),
}

type Terms = {
  /** The country of delivery; undefined for a visitor who has chosen none. */
  countryCode: string | undefined
  /** The store's own; null: it promises no more than the shop. */
  storeDays: number | null
}

export type ReturnWindow = {
  days: number
  /** The source of the last day. */
  basis: 'law' | 'store' | 'shop'
  /** The part of it that the law gives; 0 where it gives none. */
  lawfulDays: number
}

/** Returns the longest of what the law, the store and the shop give. Of equals, the first in this order is the basis. */
export function returnWindow({ countryCode = '', storeDays }: Terms): ReturnWindow {
  const lawful = lawfulDays[countryCode] ?? 0
  const days = Math.max(lawful, storeDays ?? 0, shopReturnDays)
  const basis = days === lawful ? 'law' : days === storeDays ? 'store' : 'shop'
  return { days, basis, lawfulDays: lawful }
}
