import { api } from '../shell/api-client.ts'

/** Hands the browser a table of all products of a store, as a file to keep. */
export async function exportInventory(store: { id: string; slug: string }): Promise<void> {
  const table = await api.get('/products/export', { query: { store: store.id } })
  const address = URL.createObjectURL(new Blob([table], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${store.slug}-products.csv`
  link.click()
  URL.revokeObjectURL(address)
}
