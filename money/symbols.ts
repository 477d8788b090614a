import { type CurrencyCode, exponentOf } from './currencies.ts'

/** The symbols that shoppers know. Where two countries share a sign, the one less seen abroad carries letters. */
const symbols = new Map(
  Object.entries({
    AUD: 'A$',
    BDT: '৳',
    BRL: 'R$',
    CAD: 'CA$',
    CNY: 'CN¥',
    CRC: '₡',
    CZK: 'Kč',
    EGP: 'E£',
    ETB: 'Br',
    EUR: '€',
    GBP: '£',
    GEL: '₾',
    GHS: 'GH₵',
    HKD: 'HK$',
    HUF: 'Ft',
    ILS: '₪',
    INR: '₹',
    JPY: '¥',
    KES: 'KSh',
    KRW: '₩',
    KZT: '₸',
    LKR: 'Rs',
    MWK: 'MK',
    MXN: 'MX$',
    MZN: 'MT',
    NGN: '₦',
    NZD: 'NZ$',
    PEN: 'S/',
    PHP: '₱',
    PLN: 'zł',
    PYG: '₲',
    RUB: '₽',
    RWF: 'FRw',
    SGD: 'S$',
    THB: '฿',
    TRY: '₺',
    TWD: 'NT$',
    TZS: 'TSh',
    UAH: '₴',
    UGX: 'USh',
    USD: '$',
    VND: '₫',
    XAF: 'F\u00a0CFA',
    XCD: 'EC$',
    XOF: 'F\u00a0CFA',
    XPF: 'F',
    ZAR: 'R',
    ZMW: 'K',
  }),
)

const writtenAfter = new Set(['CZK', 'HUF', 'PLN', 'VND', 'XAF', 'XOF', 'XPF'])

/**
 * The currency's symbol, or its code when it has none that people would recognise, and where it stands.
 * @throws RangeError on an unknown code
 */
export function symbolOf(currency: CurrencyCode): { text: string; isAfter: boolean } {
  exponentOf(currency)
  return { text: symbols.get(currency) ?? currency, isAfter: writtenAfter.has(currency) }
}
