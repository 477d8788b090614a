import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import type { SignedIn } from '../builders/auth.ts'
import type { StoreRow } from '../builders/stores.ts'
import type { TestPlatform } from '../test-platform.ts'

/** A store and who acts for it. */
export type Place = { store: StoreRow; owner: SignedIn }

/** Sends tables of products into stores and asks for them, as the dashboard does. */
export function tableSender(shop: TestPlatform) {
  return {
    async take(csv: string | Uint8Array<ArrayBuffer>, query: string, { store, owner }: Place) {
      // The limit is twenty a minute; a sender of more waits.
      shop.clock.advance(4)
      const response = await shop.request(`/products/import?store=${store.slug}${query}`, {
        method: 'POST',
        body: csv,
        headers: { 'content-type': 'text/csv; charset=utf-8', ...owner.headers },
      })
      return { status: response.status, body: (await response.json()) as { data: ImportReport; type: string } }
    },
    async give({ store, owner }: Place) {
      const response = await shop.request(`/products/export?store=${store.slug}`, { headers: owner.headers })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}

export const tableOf = (...lines: string[]) =>
  ['Handle,Title,Vendor,Variant SKU,Variant Price,Variant Inventory Qty', ...lines, ''].join('\n')

/** The report of a table in which there is nothing new. */
export const nothingNew = {
  isWritten: true,
  created: 0,
  changed: 0,
  refused: 0,
  faultyLines: 0,
  notes: [],
  categories: [],
  stockUnsaid: 0,
  pictures: 0,
  rows: [],
  rowsLeftOut: 0,
}
