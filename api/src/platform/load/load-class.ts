/**
 * What a request is worth when not all can be answered. `vital` and `file` are never refused: news about money, people who come
 * back from paying, health; and the files of pages that were given. `checkout` is refused last, `extra` first.
 */
export type LoadClass = 'vital' | 'file' | RefusableClass
export type RefusableClass = (typeof refusableClasses)[number]
export const refusableClasses = ['checkout', 'cart', 'browse', 'extra'] as const

type Rule = { methods?: RegExp; path: RegExp; is: LoadClass }

const changes = /^(?:POST|PUT|PATCH|DELETE)$/
const reads = /^(?:GET|HEAD)$/

/** The first that fits. What fits none is `browse`. */
const rules: readonly Rule[] = [
  { path: /^\/(?:health(?:\/|$)|metrics$)/, is: 'vital' },
  { path: /^\/api\/payments\/(?:webhooks\/|verify\/?$)/, is: 'vital' },
  { path: /^\/payments\/(?:success|failure)\/?$/, is: 'vital' },
  { methods: reads, path: /^\/(?:(?:assets|media)\/|[\w-]+\.\w+$)/, is: 'file' },
  // A page of a checkout and what it asks, signing in, and money that is decided about.
  {
    path: /^\/(?:checkout|login|register|verify|setup|forgot-password|reset-password|sandbox\/.*)\/?$/,
    is: 'checkout',
  },
  // A page without it learns a little later that it was signed out.
  { path: /^\/api\/auth\/session\/stream/, is: 'extra' },
  { path: /^\/api\/(?:auth\/|payments\/methods|orders\/address-form|shipping\/estimate)/, is: 'checkout' },
  { methods: changes, path: /^\/api\/orders\/(?!claim|track)/, is: 'checkout' },
  { methods: changes, path: /^\/api\/(?:orders|cart\/quote)\/?$/, is: 'checkout' },
  { methods: changes, path: /^\/api\/(?:parcels|refunds)\//, is: 'checkout' },
  { path: /^\/api\/(?:products\/(?:import|export)|rates\/import|payments\/reconciliations)/, is: 'extra' },
  { path: /^\/api\/stores\/[^/]+\/(?:figures|statement|parcels\/export)/, is: 'extra' },
  { path: /^\/media\/uploads\//, is: 'extra' },
  { methods: changes, path: /^\/api\//, is: 'cart' },
  { path: /^\/api\/(?:cart|orders)(?:\/|$)/, is: 'cart' },
  { path: /^\/(?:cart|order-tracking|account|dashboard)(?:\/|$)/, is: 'cart' },
]

/** Programs that read every page. They come again. */
const robots = /bot\b|crawl|spider|slurp|facebookexternalhit|python-|curl\/|wget\//i

/** Says what a request is worth, by its first line and the name of its program alone. */
export function classOf(method: string, target: string, userAgent = ''): LoadClass {
  const [path = '', query = ''] = target.split('?', 2)
  const is = rules.find((rule) => (rule.methods?.test(method) ?? true) && rule.path.test(path))?.is ?? 'browse'
  if (is !== 'browse') return is
  // Facets of words count every match.
  if (/^\/api\/products\/facets/.test(path) && /(?:^|&)q=[^&]/.test(query)) return 'extra'
  return robots.test(userAgent) ? 'extra' : 'browse'
}

/** Requests that last: their place is given back at once, or a few of them would take all. */
export function isLasting(method: string, target: string): boolean {
  const [path = ''] = target.split('?', 1)
  return path.endsWith('/stream') || (method === 'PUT' && path.startsWith('/media/uploads/'))
}
