import type { Rolldown } from 'vite'

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }
type Group = Rolldown.CodeSplittingGroup

/** The pages by who opens them one after another. Those of a desk share little, but for their frame. */
const areas = {
  shop: /\/routes\/(index|store\.|featured|products)/,
  buying: /\/routes\/(cart|checkout|order-tracking|payments|account)/,
  'signing-in': /\/routes\/_auth/,
  desk: /\/routes\/dashboard/,
}
const areaOf = (page: string) => Object.entries(areas).find(([, pages]) => pages.test(page))?.[0]

const isLibrary = (id: string) => id.includes('node_modules/')
const isUi = (id: string) => id.startsWith('\0icon:') || id.includes('/web/src/ui/')
const isSmall = (id: string) => !isLibrary(id) || /node_modules\/(@tanstack\/(react-)?(query|router)|zustand)/.test(id)

/**
 * Puts the program into few files: several small ones compress worse and cost a request each. A shopper's page takes three:
 * the framework, which changes least, the shop with what its pages share, and the page.
 */
export const sharedChunks: Group[] = [
  { name: 'framework', tags: ['$initial'], test: isLibrary, includeDependenciesRecursively: false },
  { name: nameShared, debugName: 'pages', includeDependenciesRecursively: false },
]

/** The file of what pages share, or of what only one page and its parts use. Undefined: it is left to the bundler. */
function nameShared(id: string, graph: Graph): string | undefined {
  if (!isSmall(id)) return undefined
  // What waits for the reader to scroll to it is small: one file instead of five.
  if (/\/(reviews-below|questions-section|report-link|product-description|size-table)\.tsx/.test(id)) return 'below'
  // Each page waits in this way for its own parts and for those of the footer.
  if (/\/use-is-near\.ts/.test(id)) return 'shop'
  // Four forms of the desk keep a seller from leaving; by the router's index every visitor would seem to need it.
  if (/\/useBlocker\.js|\/ui\/drafts\/leave-guard\./.test(id)) return 'leaving'
  // Only the inventory asks for several things at once; by the library's index every visitor would seem to need it.
  if (/\/(queriesObserver|useQueries)\.js/.test(id)) return 'queries'
  // Hearts come after each page, so in one small file.
  if (
    /\/web\/src\/wishes\/(marks|tools\/(heart|wish-tools|product-tools|store-tools|follow|share))|icon:heart$/.test(id)
  )
    return 'wishes'
  // A product's page and the desk count with it: 200 bytes, and a file of their own otherwise.
  if (/\/money\/decimal\.ts/.test(id)) return 'shop'
  // Both sides read messages and requests in the same parts: the buyer's part does not open the store's page for them.
  if (/\/web\/src\/messages\/thread/.test(id)) return 'messages'
  // The account's page and an invitation to the staff both set up a second factor.
  if (/\/web\/src\/auth\/(security|forms\/proof)/.test(id)) return 'security'
  if (/\/web\/src\/requests\/(wording|pictures\/private)/.test(id)) return 'requests'
  // A list of orders leads to tracking, and takes its words from there: the checkout shows no order's state.
  if (/\/order-headline\.ts/.test(id)) return 'order-tracking'
  const needing = findNeeding(id, graph)
  if (needing.some((module) => graph.getModuleInfo(module)?.isEntry)) return 'shop'
  const pages = needing.filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length && areaOf(module))
  const count = (area: string) => pages.filter((page) => areaOf(page) === area).length
  if (count('desk') === pages.length && isInShop(id, graph)) return undefined
  if (pages.length === 1) return nameAfter(pages[0] ?? '')
  if (count('shop') > 1 || (count('shop') === 1 && (count('buying') > 0 || isUi(id)))) return 'shop'
  if (count('shop') === 1) return undefined
  // Who checks out has been at the cart.
  const cart = pages.find((page) => page.includes('/routes/cart.tsx'))
  if (cart) return nameAfter(cart)
  // The pages of a payment's outcome are opened by few, and by most once: the checkout does not fetch their texts.
  if (pages.length > 0 && pages.every((page) => page.includes('/routes/payments'))) return 'payments'
  const [area, ...others] = new Set(pages.map(areaOf))
  if (others.length > 0) return 'common'
  return area === 'desk' && !pages.some((page) => /\/dashboard\.tsx/.test(page)) ? undefined : area
}

/** True when a part of a shopper's page, which comes later, needs the module: it must not fetch a file of the desk for it. */
function isInShop(id: string, graph: Graph): boolean {
  return findNeeding(id, graph, true).some((module) => areaOf(module) === 'shop')
}

/** A page's file is named like the page. `index` would be taken for the program's entry. */
function nameAfter(page: string): string {
  const path = /routes\/(?:_auth\/)?([^?]*)\.tsx/.exec(page)?.[1] ?? 'page'
  return path === 'index' ? 'home' : path.replaceAll(/\W+/g, '-')
}

/** The module, and all that cannot start without it; `withLater`: and those that fetch it later. */
function findNeeding(id: string, graph: Graph, withLater = false): string[] {
  const needing = new Set([id])
  for (const module of needing) {
    const info = graph.getModuleInfo(module)
    for (const importer of info?.importers ?? []) needing.add(importer)
    // The tree of routes fetches every page.
    if (withLater && !areaOf(module)) for (const importer of info?.dynamicImporters ?? []) needing.add(importer)
  }
  return [...needing]
}
