import { createHash, randomUUID } from 'node:crypto'
import type { Tokens } from '@makola/contract/auth/auth.ts'
import type { NewProduct } from '@makola/contract/catalogue/catalogue.ts'
import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import type { DeliveryTerms, MyStore } from '@makola/contract/stores/stores.ts'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { keepTokens, openAccount, type Person } from './account.ts'
import { whenAlive } from './test.ts'

/** An owner of a store of their own, who can also call the API without a screen. */
export class Seller {
  readonly person: Person
  readonly store: MyStore
  readonly #url: string
  readonly #tokens: Tokens

  private constructor(url: string, person: Person & { tokens: Tokens }, store: MyStore) {
    this.person = person
    this.#url = url
    this.#tokens = person.tokens
    this.store = store
  }

  /** Opens an account and a store in Nigeria. Its name gets a tail: journeys share one shop, which has no two stores of one name. */
  static async open(request: APIRequestContext, url: string, name: string): Promise<Seller> {
    const person = await openAccount(request)
    const store = await call<MyStore>(url, person.tokens, 'POST', '/stores/', {
      name: `${name} ${randomUUID().slice(0, 4)}`,
      countryCode: 'NG',
      currency: 'NGN',
    })
    const seller = new Seller(url, person, store)
    // Its first delivery prices follow it by an event.
    const readTerms = () => seller.call<DeliveryTerms>('GET', `/stores/${store.id}/delivery-options`)
    await expect.poll(async () => (await readTerms()).zones.length).toBeGreaterThan(0)
    return seller
  }

  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call(this.#url, this.#tokens, method, path, body)
  }

  addProduct(name: string, more: Partial<NewProduct> = {}): Promise<{ id: string; slug: string }> {
    const price = { amount: 250_000, currency: this.store.currency }
    return this.call('POST', '/products/', { store: this.store.id, name, price, stock: 10, status: 'active', ...more })
  }

  item(id: string): Promise<InventoryItem> {
    return this.call('GET', `/inventory/${id}`)
  }

  /** Opens a page of the dashboard in a browser that is signed in. */
  async visit(page: Page, path: string): Promise<void> {
    await page.goto('/about/')
    await keepTokens(page, this.#tokens)
    await page.goto(path)
  }
}

/** A network for each session: limits of networks are not the subject of these journeys. */
const networkOf = ({ refresh_token }: Tokens) =>
  `10.${[...createHash('sha256').update(refresh_token).digest().subarray(0, 3)].join('.')}`

/** One call with a person's token; returns its `data`. */
async function call<T>(url: string, tokens: Tokens, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.access_token}`,
      'content-type': 'application/json',
      'x-forwarded-for': networkOf(tokens),
      'idempotency-key': randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true)
  return JSON.parse(text).data
}

/** Acts like a finger on a phone, and counts: a tap, a filled field, a choice of files. */
export class Hand {
  count = 0

  async tap(control: Locator): Promise<void> {
    await whenAlive(control)
    this.count++
    await control.click()
  }

  async fill(field: Locator, text: string): Promise<void> {
    await whenAlive(field)
    this.count++
    await field.fill(text)
  }

  /** The button that opens the phone's gallery, and there the files at once. */
  async choose(
    page: Page,
    button: Locator,
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ): Promise<void> {
    const gallery = page.waitForEvent('filechooser')
    await this.tap(button)
    this.count++
    await (await gallery).setFiles(files)
  }
}
