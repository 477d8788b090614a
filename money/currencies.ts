/** An ISO 4217 alphabetic code in capitals. Kept a plain string: it comes from requests and rows; check it with `isCurrency`. */
export type CurrencyCode = string

const zeroDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'
const fourDecimals = 'CLF UYW'

/** Every code of ISO 4217 list one that has a minor unit (so no metals and test codes), as in force in 2026. */
const names: Readonly<Record<CurrencyCode, string>> = {
  AED: 'UAE dirham',
  AFN: 'Afghan afghani',
  ALL: 'Albanian lek',
  AMD: 'Armenian dram',
  AOA: 'Angolan kwanza',
  ARS: 'Argentine peso',
  AUD: 'Australian dollar',
  AWG: 'Aruban florin',
  AZN: 'Azerbaijani manat',
  BAM: 'Bosnia and Herzegovina convertible mark',
  BBD: 'Barbados dollar',
  BDT: 'Bangladeshi taka',
  BHD: 'Bahraini dinar',
  BIF: 'Burundian franc',
  BMD: 'Bermudian dollar',
  BND: 'Brunei dollar',
  BOB: 'Bolivian boliviano',
  BOV: 'Bolivian mvdol',
  BRL: 'Brazilian real',
  BSD: 'Bahamian dollar',
  BTN: 'Bhutanese ngultrum',
  BWP: 'Botswana pula',
  BYN: 'Belarusian rouble',
  BZD: 'Belize dollar',
  CAD: 'Canadian dollar',
  CDF: 'Congolese franc',
  CHE: 'WIR euro',
  CHF: 'Swiss franc',
  CHW: 'WIR franc',
  CLF: 'Chilean unit of account',
  CLP: 'Chilean peso',
  CNY: 'Chinese yuan',
  COP: 'Colombian peso',
  COU: 'Colombian real value unit',
  CRC: 'Costa Rican colón',
  CUP: 'Cuban peso',
  CVE: 'Cape Verdean escudo',
  CZK: 'Czech koruna',
  DJF: 'Djiboutian franc',
  DKK: 'Danish krone',
  DOP: 'Dominican peso',
  DZD: 'Algerian dinar',
  EGP: 'Egyptian pound',
  ERN: 'Eritrean nakfa',
  ETB: 'Ethiopian birr',
  EUR: 'Euro',
  FJD: 'Fijian dollar',
  FKP: 'Falkland Islands pound',
  GBP: 'Pound sterling',
  GEL: 'Georgian lari',
  GHS: 'Ghanaian cedi',
  GIP: 'Gibraltar pound',
  GMD: 'Gambian dalasi',
  GNF: 'Guinean franc',
  GTQ: 'Guatemalan quetzal',
  GYD: 'Guyanese dollar',
  HKD: 'Hong Kong dollar',
  HNL: 'Honduran lempira',
  HTG: 'Haitian gourde',
  HUF: 'Hungarian forint',
  IDR: 'Indonesian rupiah',
  ILS: 'Israeli new shekel',
  INR: 'Indian rupee',
  IQD: 'Iraqi dinar',
  IRR: 'Iranian rial',
  ISK: 'Icelandic króna',
  JMD: 'Jamaican dollar',
  JOD: 'Jordanian dinar',
  JPY: 'Japanese yen',
  KES: 'Kenyan shilling',
  KGS: 'Kyrgyzstani som',
  KHR: 'Cambodian riel',
  KMF: 'Comorian franc',
  KPW: 'North Korean won',
  KRW: 'South Korean won',
  KWD: 'Kuwaiti dinar',
  KYD: 'Cayman Islands dollar',
  KZT: 'Kazakhstani tenge',
  LAK: 'Lao kip',
  LBP: 'Lebanese pound',
  LKR: 'Sri Lankan rupee',
  LRD: 'Liberian dollar',
  LSL: 'Lesotho loti',
  LYD: 'Libyan dinar',
  MAD: 'Moroccan dirham',
  MDL: 'Moldovan leu',
  MGA: 'Malagasy ariary',
  MKD: 'Macedonian denar',
  MMK: 'Myanmar kyat',
  MNT: 'Mongolian tögrög',
  MOP: 'Macanese pataca',
  MRU: 'Mauritanian ouguiya',
  MUR: 'Mauritian rupee',
  MVR: 'Maldivian rufiyaa',
  MWK: 'Malawian kwacha',
  MXN: 'Mexican peso',
  MXV: 'Mexican investment unit',
  MYR: 'Malaysian ringgit',
  MZN: 'Mozambican metical',
  NAD: 'Namibian dollar',
  NGN: 'Nigerian naira',
  NIO: 'Nicaraguan córdoba',
  NOK: 'Norwegian krone',
  NPR: 'Nepalese rupee',
  NZD: 'New Zealand dollar',
  OMR: 'Omani rial',
  PAB: 'Panamanian balboa',
  PEN: 'Peruvian sol',
  PGK: 'Papua New Guinean kina',
  PHP: 'Philippine peso',
  PKR: 'Pakistani rupee',
  PLN: 'Polish złoty',
  PYG: 'Paraguayan guaraní',
  QAR: 'Qatari riyal',
  RON: 'Romanian leu',
  RSD: 'Serbian dinar',
  RUB: 'Russian rouble',
  RWF: 'Rwandan franc',
  SAR: 'Saudi riyal',
  SBD: 'Solomon Islands dollar',
  SCR: 'Seychellois rupee',
  SDG: 'Sudanese pound',
  SEK: 'Swedish krona',
  SGD: 'Singapore dollar',
  SHP: 'Saint Helena pound',
  SLE: 'Sierra Leonean leone',
  SOS: 'Somali shilling',
  SRD: 'Surinamese dollar',
  SSP: 'South Sudanese pound',
  STN: 'São Tomé and Príncipe dobra',
  SVC: 'Salvadoran colón',
  SYP: 'Syrian pound',
  SZL: 'Swazi lilangeni',
  THB: 'Thai baht',
  TJS: 'Tajikistani somoni',
  TMT: 'Turkmenistani manat',
  TND: 'Tunisian dinar',
  TOP: 'Tongan paʻanga',
  TRY: 'Turkish lira',
  TTD: 'Trinidad and Tobago dollar',
  TWD: 'New Taiwan dollar',
  TZS: 'Tanzanian shilling',
  UAH: 'Ukrainian hryvnia',
  UGX: 'Ugandan shilling',
  USD: 'US dollar',
  USN: 'US dollar (next day)',
  UYI: 'Uruguayan peso in indexed units',
  UYU: 'Uruguayan peso',
  UYW: 'Uruguayan nominal wage index unit',
  UZS: 'Uzbekistani sum',
  VED: 'Venezuelan digital bolívar',
  VES: 'Venezuelan sovereign bolívar',
  VND: 'Vietnamese đồng',
  VUV: 'Vanuatu vatu',
  WST: 'Samoan tālā',
  XAF: 'Central African CFA franc',
  XCD: 'East Caribbean dollar',
  XCG: 'Caribbean guilder',
  XOF: 'West African CFA franc',
  XPF: 'CFP franc',
  YER: 'Yemeni rial',
  ZAR: 'South African rand',
  ZMW: 'Zambian kwacha',
  ZWG: 'Zimbabwe gold',
}

const exponents = new Map(Object.keys(names).map((code) => [code, 2]))
for (const code of zeroDecimals.split(' ')) exponents.set(code, 0)
for (const code of threeDecimals.split(' ')) exponents.set(code, 3)
for (const code of fourDecimals.split(' ')) exponents.set(code, 4)

/** All known codes, in alphabetical order. */
export const currencyCodes: readonly CurrencyCode[] = Object.keys(names)

/** Returns true for a known code, in capitals. */
export function isCurrency(code: string): boolean {
  return exponents.has(code)
}

/**
 * Returns the number of decimals of the currency: 0, 2, 3 or 4.
 *
 * By ISO 4217, never by `Intl` or CLDR, which count what cash is used: they would lose the minor units of AFN ALL COP HUF IDR IQD
 * IRR KPW LAK LBP MGA MMK PKR SOS SYP YER.
 * @throws RangeError on an unknown code
 */
export function exponentOf(code: CurrencyCode): number {
  const exponent = exponents.get(code)
  if (exponent === undefined) throw new RangeError(`Unknown currency: ${code}`)
  return exponent
}

/**
 * The currency's English name, such as "Nigerian naira".
 * @throws RangeError on an unknown code
 */
export function currencyName(code: CurrencyCode): string {
  const name = isCurrency(code) ? names[code] : undefined
  if (name === undefined) throw new RangeError(`Unknown currency: ${code}`)
  return name
}
