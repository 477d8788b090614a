import type { Rate } from '@makola/contract/rates.ts'

/** Names that people type for a country, beside its own. */
const countries: Readonly<Record<string, string>> = {
  AE: 'uae,dubai',
  BA: 'bosnia',
  CD: 'drc',
  CI: 'ivory coast',
  CZ: 'czech republic',
  GB: 'uk,great britain,england,scotland,wales',
  KR: 'korea',
  NL: 'holland',
  SA: 'ksa',
  SZ: 'swaziland',
  TR: 'turkey',
  US: 'us,usa,america',
  ZA: 'rsa',
}

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
export const otherNames = ({ countryCode, currency }: Pick<Rate, 'countryCode' | 'currency'>): string =>
  `${countries[countryCode] ?? ''} ${currencies[currency] ?? ''}`
