import { deleteProduct } from '@makola/contract/catalogue/catalogue.ts'
import { type InventoryRow, restoreProduct, updateProducts } from '@makola/contract/catalogue/inventory.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchProducts } from './inventory-queries.ts'
import { changeRows } from './inventory-rows.ts'

export type Named = Pick<InventoryRow, 'id' | 'name'>
type Action = 'publish' | 'draft' | 'archive' | 'delete' | 'restore'
type Change = { action: Action; products: Named[] }

/** The most products that the API changes at once. */
const mostAtOnce = 500

const statuses = { publish: 'active', draft: 'draft', archive: 'archived' } as const
const done = {
  publish: 'catalogue.stock.done.published',
  draft: 'catalogue.stock.done.drafted',
  archive: 'catalogue.stock.done.archived',
  delete: 'catalogue.stock.done.deleted',
  restore: 'catalogue.stock.done.restored',
} as const
const failed = {
  publish: 'catalogue.stock.failed.published',
  draft: 'catalogue.stock.failed.drafted',
  archive: 'catalogue.stock.failed.archived',
  restore: 'catalogue.stock.failed.restored',
} as const

/**
 * Publishes, archives, deletes … products: on the screen at once, then every list is fetched again. A deletion can be undone from
 * its toast.
 */
export function useChangeProducts(storeId: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (change: Change) => send(storeId, change),
    onMutate: async ({ action, products }) => {
      await queryClient.cancelQueries({ queryKey: ['inventory', storeId, 'rows'] })
      const ids = new Set(products.map(({ id }) => id))
      const change = (row: InventoryRow) => {
        if (action === 'delete') return null
        return action === 'restore' ? row : { ...row, status: statuses[action] }
      }
      return { putBack: changeRows(queryClient, storeId, (row) => (ids.has(row.id) ? change(row) : row)) }
    },
    onSuccess: (_, { action, products }) => {
      const undo = { label: t('catalogue.stock.undo'), onClick: () => mutation.mutate({ action: 'restore', products }) }
      void toast.success(t(done[action], nameProducts(products)), action === 'delete' ? { action: undo } : {})
    },
    onError: (error, { action, products }, kept) => {
      kept?.putBack()
      if (action === 'delete') void toast.error(t('ui.delete-failed', { error: error.message }))
      else void toast.error(t(failed[action], nameProducts(products)), { description: error.message })
    },
    onSettled: () => refetchProducts(queryClient, storeId),
  })
  return mutation
}

/** One product is deleted and restored by its own calls, many at once by the inventory's. */
async function send(storeId: string, { action, products }: Change): Promise<void> {
  const [first] = products
  const params = { id: first?.id ?? '' }
  if (products.length === 1 && action === 'delete') return call(deleteProduct, { params })
  if (products.length === 1 && action === 'restore') {
    await call(restoreProduct, { params })
    return
  }
  for (let start = 0; start < products.length; start += mostAtOnce) {
    const ids = products.slice(start, start + mostAtOnce).map(({ id }) => id)
    await call(updateProducts, { body: { store: storeId, ids, action } })
  }
}

/** For texts about products: one by its name, "Raw shea butter", others by their number, "3 products". */
export function nameProducts(products: { name: string }[]) {
  const name = products.length === 1 ? (products[0]?.name ?? '') : ''
  return { products: name === '' ? 'counted' : 'named', name, count: products.length }
}
