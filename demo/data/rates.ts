import type { RoundingRule } from '@makola/money/rounding.ts'

/** The choices of the first screen; `rate` is units of the currency for one US dollar. */
export type DemoRate = {
  countryCode: string
  country: string
  currency: string
  rate: string
  marginPct: string
  rounding: RoundingRule | null
}

const nearest = (increment: string): RoundingRule => ({ type: 'increment', increment, mode: 'half_up' })
const upTo = (increment: string): RoundingRule => ({ type: 'increment', increment, mode: 'ceil' })
const endingIn = (ending: string): RoundingRule => ({ type: 'ending', ending })

const rows: readonly (readonly [
  code: string,
  country: string,
  currency: string,
  rate: string,
  marginPct: string,
  rounding: RoundingRule | null,
])[] = [
  // West and Central Africa
  ['NG', 'Nigeria', 'NGN', '1452.50', '1.5', nearest('50')],
  ['GH', 'Ghana', 'GHS', '11.08', '1.5', nearest('0.5')],
  ['CI', 'Côte d’Ivoire', 'XOF', '561.40', '1', nearest('25')],
  ['SN', 'Senegal', 'XOF', '561.40', '1', nearest('25')],
  ['BJ', 'Benin', 'XOF', '561.40', '1', nearest('25')],
  ['CM', 'Cameroon', 'XAF', '561.40', '1', nearest('25')],
  ['GM', 'The Gambia', 'GMD', '73.20', '2', nearest('5')],
  // East Africa
  ['KE', 'Kenya', 'KES', '129.30', '1', nearest('5')],
  ['UG', 'Uganda', 'UGX', '3560', '1.5', nearest('100')],
  ['TZ', 'Tanzania', 'TZS', '2475', '1.5', nearest('50')],
  ['RW', 'Rwanda', 'RWF', '1462', '1.5', nearest('10')],
  ['ET', 'Ethiopia', 'ETB', '156.40', '2.5', nearest('1')],
  // Southern Africa
  ['ZA', 'South Africa', 'ZAR', '17.32', '1', nearest('1')],
  ['BW', 'Botswana', 'BWP', '13.48', '1.5', nearest('1')],
  ['ZM', 'Zambia', 'ZMW', '22.65', '2', nearest('1')],
  ['MZ', 'Mozambique', 'MZN', '63.90', '2', nearest('5')],
  ['MU', 'Mauritius', 'MUR', '45.70', '1.5', nearest('5')],
  // North Africa
  ['EG', 'Egypt', 'EGP', '47.60', '2', nearest('5')],
  ['MA', 'Morocco', 'MAD', '9.24', '1', nearest('1')],
  ['TN', 'Tunisia', 'TND', '2.925', '1.5', nearest('0.1')],
  // Europe
  ['GB', 'United Kingdom', 'GBP', '0.7558', '0', null],
  ['IE', 'Ireland', 'EUR', '0.8559', '0', null],
  ['FR', 'France', 'EUR', '0.8559', '0', null],
  ['DE', 'Germany', 'EUR', '0.8559', '0', null],
  ['NL', 'Netherlands', 'EUR', '0.8559', '0', null],
  ['ES', 'Spain', 'EUR', '0.8559', '0', null],
  ['IT', 'Italy', 'EUR', '0.8559', '0', null],
  ['PT', 'Portugal', 'EUR', '0.8559', '0', null],
  ['CH', 'Switzerland', 'CHF', '0.7985', '0.5', nearest('0.05')],
  ['SE', 'Sweden', 'SEK', '9.42', '0.5', nearest('1')],
  ['PL', 'Poland', 'PLN', '3.63', '0.5', endingIn('0.99')],
  // The Americas
  ['US', 'United States', 'USD', '1', '0', null],
  ['CA', 'Canada', 'CAD', '1.395', '0.5', null],
  ['BR', 'Brazil', 'BRL', '5.36', '1.5', endingIn('0.90')],
  ['MX', 'Mexico', 'MXN', '18.35', '1', nearest('1')],
  // The Gulf
  ['AE', 'United Arab Emirates', 'AED', '3.6725', '0.5', nearest('0.25')],
  ['SA', 'Saudi Arabia', 'SAR', '3.75', '0.5', nearest('0.25')],
  ['QA', 'Qatar', 'QAR', '3.64', '0.5', nearest('0.25')],
  ['KW', 'Kuwait', 'KWD', '0.3071', '0.5', upTo('0.05')],
  // Further east
  ['JP', 'Japan', 'JPY', '153.80', '0.5', nearest('10')],
]

export const demoRates: readonly DemoRate[] = rows.map(
  ([countryCode, country, currency, rate, marginPct, rounding]) => ({
    countryCode,
    country,
    currency,
    rate,
    marginPct,
    rounding,
  }),
)
