import { exportProducts } from '@makola/contract/catalogue/inventory.ts'
import { call } from '../../shell/api/api-client.ts'
import { saveTable } from '../../shell/api/save-file.ts'

/** Downloads a table of all products of a store. */
export async function exportInventory(store: { id: string; slug: string }): Promise<void> {
  const table = await call(exportProducts, { query: { store: store.id } })
  saveTable(table, `${store.slug}-products.csv`)
}
