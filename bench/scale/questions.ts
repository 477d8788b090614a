import type { Facets, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { AccountOrder } from '@makola/contract/orders/account-orders.ts'

/** Asks one shop, in the prices of a rate; `read` gives the JSON, and paths begin behind `/api`. */
export type Asker = { read: <T>(path: string) => Promise<T>; rate: string }

/** The questions to a shop, by name; every path is a GET by an operator. */
export type Questions = [name: string, path: string][]

type Page = { data: ProductCard[]; meta: { next: string | null } }
const deepPage = 20

/** The same questions at any size: about its largest store, its first category, its newest product. */
export async function questionsOf({ read, rate }: Asker): Promise<Questions> {
  const facets = await read<{ data: Facets }>(`/products/facets?rate=${rate}`)
  const store = facets.data.stores[0]?.slug ?? ''
  const category = facets.data.categories[0]?.slug ?? ''
  const first = (await read<Page>(`/products/?rate=${rate}`)).data[0]
  const [mine] = (await read<{ data: AccountOrder[] }>('/orders/mine')).data
  let deep = `/products/?rate=${rate}&limit=100`
  for (let page = 0; page < deepPage; page++) {
    const { meta } = await read<Page>(deep)
    if (meta.next === null) break
    deep = `/products/?rate=${rate}&limit=100&cursor=${meta.next}`
  }
  return [
    ['categories', '/categories/'],
    ...aboutLists(`/products/?rate=${rate}`, { deep, category, store }),
    ...aboutFacets(`/products/facets?rate=${rate}`, { category, store }),
    ...aboutWords(`/products/?rate=${rate}`),
    ['suggest: the beginning of a word', `/search/suggest?rate=${rate}&q=indi`],
    ['suggest: a typing error', `/search/suggest?rate=${rate}&q=neklace`],
    ['product', `/products/${first?.slug}?rate=${rate}`],
    ['stores', '/stores/'],
    ...aboutStore(store),
    ['my orders', '/orders/mine'],
    ['track', `/orders/track/${mine?.trackingToken}`],
    ['operator: activity log', '/audit'],
    ['operator: overview', '/shop/overview'],
    ['operator: search', '/shop/search?q=nsubuga'],
    ['operator: review', '/orders/review'],
    ['operator: owed stores', '/payouts/balances'],
  ]
}

type Scope = { category: string; store: string }

function aboutLists(list: string, { deep, category, store }: Scope & { deep: string }): Questions {
  return [
    ['list: first page', list],
    ['list: far down', deep],
    ['list: in stock', `${list}&inStock=true`],
    ['list: category', `${list}&category=${category}`],
    ['list: store', `${list}&store=${store}`],
    ['list: by price', `${list}&sort=price`],
    ['list: by price, dearest first', `${list}&sort=-price`],
    ['list: category by price', `${list}&category=${category}&sort=price`],
  ]
}

function aboutFacets(facets: string, { category, store }: Scope): Questions {
  return [
    ['facets: whole shop', facets],
    ['facets: category', `${facets}&category=${category}`],
    ['facets: store', `${facets}&store=${store}`],
    ['facets: a word', `${facets}&q=indigo`],
  ]
}

function aboutWords(list: string): Questions {
  return [
    ['search: a word of every description', `${list}&q=last`],
    ['search: a common word', `${list}&q=indigo`],
    ['search: two words', `${list}&q=${encodeURIComponent('cedar lamp')}`],
    ['search: by price', `${list}&q=indigo&sort=price`],
    ['search: a rare word', `${list}&q=agbada`],
    ['search: a typing error', `${list}&q=neklace`],
    ['search: nothing like it', `${list}&q=zzzzqqq`],
  ]
}

function aboutStore(store: string): Questions {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const inventory = `/inventory/?store=${store}`
  const orders = `/orders/?store=${store}`
  return [
    ['balance of a store', `/stores/${store}/balance`],
    ['statement: the month', `/stores/${store}/statement`],
    ['statement: 300 days', `/stores/${store}/statement?from=${day(299)}&to=${day(0)}`],
    ['statement.csv: 300 days', `/stores/${store}/statement.csv?from=${day(299)}&to=${day(0)}`],
    ['statement.pdf: 31 days', `/stores/${store}/statement.pdf?from=${day(60)}&to=${day(30)}`],
    ['figures', `/stores/${store}/figures`],
    ['inventory: opens', inventory],
    ['inventory: by name', `${inventory}&sort=name`],
    ['inventory: by price', `${inventory}&sort=price`],
    ['inventory: by available', `${inventory}&sort=available`],
    ['inventory: low', `${inventory}&stock=low`],
    ['inventory: a word', `${inventory}&q=lamp`],
    ['inventory: a typing error', `${inventory}&q=neklace`],
    ['orders list', orders],
    ['orders list: new', `${orders}&state=new`],
    ['orders list: a common name', `${orders}&q=nsubuga`],
  ]
}
