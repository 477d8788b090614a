import type { CategoryNode, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { seededRandom } from './random.ts'
import type { Market } from './schedule.ts'

type Page<T> = { data: T[]; meta: { next: string | null } }
const pages = 20
const countries = ['NG', 'US', 'KE', 'GH', 'ZA', 'FR']

/** Asks the shop for everything that the load speaks of. */
export async function readMarket(
  url: string,
  { products, seed }: { products: number; seed: number },
): Promise<Market & { all: Rate[]; stores: string[] }> {
  const read = async <T>(path: string) => (await (await fetch(`${url}/api${path}`)).json()) as T
  const { data: all } = await read<{ data: Rate[] }>('/rates/')
  const rates = Object.fromEntries(
    countries.map((country) => [country, all.find(({ countryCode }) => countryCode === country)?.id ?? '']),
  )
  const { data: categories } = await read<{ data: CategoryNode[] }>('/categories/')
  const { data: stores } = await read<Page<StoreSummary>>('/stores/?limit=100')
  const cursors = Object.fromEntries(
    await Promise.all(Object.values(rates).map(async (rate) => [rate, await readCursors(read, rate)] as const)),
  )
  return {
    slugs: shuffled(await readSlugs(read, { rate: rates.NG ?? '', most: products }), seed),
    categories: categories.filter(({ productCount }) => productCount > 0).map(({ slug }) => slug),
    rates,
    cursors,
    all,
    stores: stores.map(({ slug }) => slug),
  }
}

type Read = <T>(path: string) => Promise<T>

/** The cursors of pages 2 to 20. */
async function readCursors(read: Read, rate: string): Promise<string[]> {
  const cursors: string[] = []
  for (let cursor: string | null = ''; cursor !== null && cursors.length < pages; ) {
    const page: Page<ProductCard> = await read(`/products/?rate=${rate}&sort=-created${cursor && `&cursor=${cursor}`}`)
    cursor = page.meta.next
    if (cursor !== null) cursors.push(cursor)
  }
  return cursors
}

async function readSlugs(read: Read, { rate, most }: { rate: string; most: number }): Promise<string[]> {
  const slugs: string[] = []
  for (let cursor: string | null = ''; cursor !== null && slugs.length < most; ) {
    const page: Page<ProductCard> = await read(
      `/products/?rate=${rate}&inStock=true&limit=100${cursor && `&cursor=${cursor}`}`,
    )
    slugs.push(...page.data.map(({ slug }) => slug))
    cursor = page.meta.next
  }
  return slugs
}

/** The same order for the same seed: what is wanted most is not what is newest. */
function shuffled(slugs: string[], seed: number): string[] {
  const { share } = seededRandom(seed)
  return slugs
    .map((slug) => ({ slug, place: share() }))
    .sort((a, b) => a.place - b.place)
    .map(({ slug }) => slug)
}
