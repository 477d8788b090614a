import { seededRandom, weighted, zipf } from './random.ts'

/** The shop as the load needs to know it. */
export type Market = {
  /** Products on sale, most wanted first. */
  slugs: string[]
  categories: string[]
  /** Rates by country. */
  rates: Record<string, string>
  /** Pages behind the first one, as cursors, for each rate's list. */
  cursors: Record<string, string[]>
}

/** A visitor's page with the calls that it brings. */
export type PageView = { kind: 'page'; path: string; calls: string[]; rate: string }
/** A cart is filled and, for an order, quoted and ordered; `payAfter` seconds later it is paid, or never. */
export type Shopping = {
  kind: 'cart' | 'order'
  slug: string
  rate: string
  countryCode: string
  payAfter: number | null
}
export type RateChange = { kind: 'rate'; countryCode: string }
export type Arrival = { at: number } & (PageView | Shopping | RateChange | { kind: 'import' } | { kind: 'all-rates' })

const countries = [
  ['NG', 40],
  ['US', 15],
  ['KE', 15],
  ['GH', 10],
  ['ZA', 10],
  ['FR', 10],
] as const
/** Where the provider of the load is on offer: Paystack. */
const payingCountries = countries.filter(([code]) => ['NG', 'KE', 'GH', 'ZA'].includes(code))
const pageKinds = [
  ['product', 60],
  ['list', 15],
  ['category', 10],
  ['search', 8],
  ['price', 4],
  ['deep', 3],
] as const
const words = ['indigo', 'woven basket', 'copper', 'lamp', 'cedar scarf', 'raffia', 'market', 'river bowl']
const mistyped = ['indgo', 'wovn basket', 'coper', 'lmap', 'ceder scarf', 'rafia', 'markt', 'rivr bowl']
const secondsBetweenRates = 30

/** Rates of each stream, by the pages a second. */
const usual = { carts: 0.08, orders: 0.01 }
const unpaidShare = 0.2

export type Load = {
  pages: number
  seconds: number
  seed: number
  hasEvents?: boolean
  /** Carts and orders by the pages. */
  shares?: { carts: number; orders: number }
}

/**
 * Draws the whole load before it begins, in order: `pages` arrivals of visitors a second, and the other streams in proportion.
 * `hasEvents`: an import at 30 % of the time and a change of all rates at half of it.
 */
export function drawSchedule(
  market: Market,
  { pages, seconds, seed, hasEvents = false, shares = usual }: Load,
): Arrival[] {
  const random = seededRandom(seed)
  const view = drawViews(market, random)
  const shop = drawShopping(market, random)
  const stream = (perSecond: number, draw: () => Omit<Arrival, 'at'>) => {
    const arrivals: Arrival[] = []
    for (let at = random.wait(perSecond); at < seconds; at += random.wait(perSecond)) {
      arrivals.push({ at: at * 1000, ...draw() } as Arrival)
    }
    return arrivals
  }
  const country = weighted(random, countries)
  const rates: Arrival[] = []
  for (let at = secondsBetweenRates / 2; at < seconds; at += secondsBetweenRates) {
    rates.push({ at: at * 1000, kind: 'rate', countryCode: country() })
  }
  const events: Arrival[] = [
    { at: seconds * 300, kind: 'import' },
    { at: seconds * 500, kind: 'all-rates' },
  ]
  return [
    ...stream(pages, view),
    ...stream(pages * shares.carts, () => shop('cart')),
    ...stream(pages * shares.orders, () => shop('order')),
    ...rates,
    ...(hasEvents ? events : []),
  ].sort((a, b) => a.at - b.at)
}

type Random = ReturnType<typeof seededRandom>

function drawViews({ slugs, categories, rates, cursors }: Market, random: Random): () => PageView {
  const [country, kind] = [weighted(random, countries), weighted(random, pageKinds)]
  const [product, category] = [zipf(random, slugs.length), zipf(random, categories.length)]
  const one = <T>(list: readonly T[]) => list[Math.floor(random.share() * list.length)]
  return () => {
    const rate = rates[country()] ?? ''
    const of = kind()
    const slug = slugs[product()] ?? ''
    const page = (path: string, calls: string[] = []): PageView => ({
      kind: 'page',
      path,
      calls: [`/api/cart/?rate=${rate}`, ...calls],
      rate,
    })
    if (of === 'product') return page(`/products/${slug}`)
    if (of === 'category') return page(`/store/?category=${categories[category()]}`)
    if (of === 'search') {
      const asked = encodeURIComponent(one(random.share() < 1 / 3 ? mistyped : words) ?? '')
      return page(`/store/?q=${asked}`, [`/api/search/suggest?q=${asked}&rate=${rate}`])
    }
    if (of === 'price') return page(`/store/?sort=${random.share() < 0.5 ? 'price' : '-price'}`)
    if (of === 'deep') return page(`/store/?cursor=${one(cursors[rate] ?? []) ?? ''}`)
    return page('/store/')
  }
}

function drawShopping({ slugs, rates }: Market, random: Random): (kind: Shopping['kind']) => Shopping {
  const country = { cart: weighted(random, countries), order: weighted(random, payingCountries) }
  const product = zipf(random, slugs.length)
  return (kind) => {
    const countryCode = country[kind]()
    const payAfter = random.logNormal(8, 1)
    return {
      kind,
      slug: slugs[product()] ?? '',
      rate: rates[countryCode] ?? '',
      countryCode,
      payAfter: random.share() < unpaidShare ? null : payAfter,
    }
  }
}
