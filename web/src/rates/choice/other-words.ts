import type { Rate } from '@makola/contract/rates/rates.ts'
import { otherNames } from '@makola/countries/other-names.ts'

/** Names of currencies, for those who know their money better than its code. */
const currencies: Readonly<Record<string, string>> = {
  AED: 'dirham',
  BRL: 'real',
  CNY: 'yuan',
  EGP: 'pound',
  ETB: 'birr',
  EUR: 'euro',
  GBP: 'pound sterling',
  GHS: 'cedi',
  INR: 'rupee',
  JPY: 'yen',
  KES: 'shilling',
  KWD: 'dinar',
  MAD: 'dirham',
  NGN: 'naira',
  PLN: 'zloty',
  RWF: 'franc',
  TND: 'dinar',
  TZS: 'shilling',
  UGX: 'shilling',
  USD: 'dollar',
  XAF: 'cfa franc',
  XOF: 'cfa franc',
  ZAR: 'rand',
  ZMW: 'kwacha',
}

/** Further words by which a rate is found. */
export const otherWords = ({ countryCode, currency }: Pick<Rate, 'countryCode' | 'currency'>): string =>
  `${otherNames[countryCode]?.join(' ') ?? ''} ${currencies[currency] ?? ''}`
