import type { OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import type { ProviderDispute } from '../../api/src/payments/providers/dispute-desk.ts'
import { type Answer, apiCaller } from '../api-caller.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { anAccount, anOperator, type SignedIn, signInAs } from '../builders/auth.ts'
import { aCategory, aProduct } from '../builders/catalogue.ts'
import { someCommissionTerms } from '../builders/ledger.ts'
import { aTolerance } from '../builders/payments.ts'
import { aPayoutAccount } from '../builders/payouts.ts'
import { aRate } from '../builders/rates.ts'
import { aDeliveryZone } from '../builders/shipping.ts'
import { aMember, aStore } from '../builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../test-platform.ts'

/** A shop that many runs share: two stores that price in different currencies, their owner, an operator, and a category of dear goods. */
export type Stage = {
  shop: TestPlatform
  rate: string
  storeIds: readonly string[]
  categoryId: string
  seller: SignedIn
  operator: SignedIn
}

/** The goods and shoppers of one run in the shared shop. */
export type World = Stage & {
  /** In the order of the goods. */
  variantIds: readonly string[]
  shoppers: readonly Browser[]
  api: ReturnType<typeof apiCaller>
}

/** The instructions to the sandbox about a charge: the only money there is. */
export type ModelCharge = {
  outcome: 'open' | 'success' | 'failed' | 'abandoned'
  amountMinor: number
  currency: string
  /** A slow success counts from then on. */
  succeedsAt: Date
}

export type ModelParcel = { id: string; lines: ModelLine[]; state: ParcelState; isRestocked: boolean }
export type ModelLine = { id: string; variant: number }

export type ModelOrder = {
  id: string
  shopper: number
  /** Units, by variant. */
  wanted: readonly number[]
  /** The choice behind each of its lines: they come back as the same ones. */
  choices: readonly number[]
  totalMinor: number
  trackingToken: string
  charges: Map<string, ModelCharge>
  parcels: ModelParcel[]
  state: OrderState
  isPaid: boolean
  /** Its stores collect the money, and no provider has any. */
  paysCash: boolean
  /** The bank's last word about its payment. */
  dispute: ProviderDispute | null
}

export type ModelQuote = {
  id: string
  total: { amount: number; currency: string }
  wanted: readonly number[]
  endsAt: Date
  /** True while the cart is unchanged since it was priced. */
  isFresh: boolean
}

/** `isLoose`: one has failed, and none was made since. */
export type SeenRefunds = { counted: number; failed: number; isLoose: boolean }

/** The expected state of the shop, as far as it is known without its database. */
export type Model = {
  /** All units of each variant that the store ever had: the first ones, and every correction. */
  supplied: number[]
  /** Units of each variant on the shelf, and those held for orders, at the last check. */
  onHand: number[]
  held: number[]
  carts: number[][]
  /** The choice behind each line of a cart, counted from the first; a variant chosen again is a new choice. */
  choices: number[][]
  quotes: (ModelQuote | null)[]
  orders: ModelOrder[]
  /** Ends and payments of orders already applied to these carts. */
  followed: Set<string>
  /** Facts and attempts that must never change again. */
  settled: Map<string, string>
  /** The refunds of each parcel at the last check. */
  refunded: Map<string, SeenRefunds>
}

/** The stores' currencies, in the order of the stores. */
export const currencies: readonly string[] = ['USD', 'GHS']

export async function openStage(): Promise<Stage> {
  const shop = await openTestPlatform({ CASH_ON_DELIVERY_COUNTRIES: 'NG' })
  const rate = await aRate(shop, { rate: '1418.26', marginPct: '2.5' })
  await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12.37' })
  await someCommissionTerms(shop, { basisPoints: 333 })
  const { id: categoryId } = await aCategory(shop)
  await someCommissionTerms(shop, { categoryId, basisPoints: 2000 })
  const seller = await anAccount(shop)
  const storeIds = []
  for (const currency of currencies) {
    const store = await aStore(shop, { currency, tier: 1 })
    await aPayoutAccount(shop, store.id)
    await aDeliveryZone(shop, { storeId: store.id })
    await aMember(shop, { storeId: store.id, accountId: seller.id })
    storeIds.push(store.id)
  }
  return { shop, rate: rate.id, storeIds, categoryId, seller, operator: await anOperator(shop) }
}

/**
 * The last one costs its buyers in naira four times as much as the shop's terms make of the store's price, and bears more commission: it
 * shares a parcel with the first.
 */
const goods = [
  { store: 0, priceMinor: 1999, stock: 3 },
  { store: 1, priceMinor: 33, stock: 2 },
  { store: 0, priceMinor: 1000, stock: 3, pinned: { NGN: 6_000_000 } },
]
const firstStock = goods.map(({ stock }) => stock)

export const noUnits: readonly number[] = goods.map(() => 0)

/** Two shoppers in front of three scarce products. */
export async function openWorld(stage: Stage): Promise<{ model: Model; real: World }> {
  const { shop, storeIds, categoryId } = stage
  // A run before this one may have left some.
  await aTolerance(shop, { basisPoints: 0 })
  const variantIds = []
  for (const { store, pinned, ...given } of goods) {
    const dear = pinned && { pinned, categoryId }
    const product = await aProduct(shop, { storeId: pick(storeIds, store), ...given, ...dear })
    variantIds.push(product.variantId)
  }
  const shoppers = [await openBrowser(shop), await openBrowser(shop)]
  const model: Model = {
    supplied: [...firstStock],
    onHand: [...firstStock],
    held: [...noUnits],
    carts: shoppers.map(() => [...noUnits]),
    choices: shoppers.map(() => [...noUnits]),
    quotes: [null, null],
    orders: [],
    followed: new Set(),
    settled: new Map(),
    refunded: new Map(),
  }
  return { model, real: { ...stage, variantIds, shoppers, api: apiCaller(shop) } }
}

/** One of the existing things, for any drawn number. */
export function pick<T>(things: readonly T[], nth: number): T {
  const thing = things[nth % things.length]
  if (thing === undefined) throw new Error('There is nothing to pick from')
  return thing
}

let choice = 0

/** Fills a shopper's cart: remaining lines keep their choices. */
export function setCart({ carts, choices }: Model, shopper: number, units: readonly number[]): void {
  const [were, before] = [pick(carts, shopper), pick(choices, shopper)]
  choices[shopper] = units.map((_, variant) => (were[variant] ? (before[variant] ?? 0) : ++choice))
  carts[shopper] = [...units]
}

/** A changed cart no longer matches its price. */
export function spoilQuote({ quotes }: Model, shopper: number): void {
  const quote = quotes[shopper]
  if (quote) quote.isFresh = false
}

/** A person's headers, signed in again: the clock may have moved by days. */
export async function headersOf({ shop }: World, { id }: SignedIn): Promise<Record<string, string>> {
  return (await signInAs(shop, id)).headers
}

/** Sends a request as a shopper's browser and reads the answer. */
export async function ask<T = Record<string, unknown>>(
  browser: Browser,
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await browser.request(path, { method, headers, ...(json !== undefined && { json }) })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers }
}
