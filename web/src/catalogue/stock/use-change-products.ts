import { deleteProduct } from '@makola/contract/catalogue.ts'
import { type InventoryRow, restoreProduct, updateProducts } from '@makola/contract/inventory.ts'
import { formatNumberInput } from '@makola/money/format.ts'
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
  publish: 'published',
  draft: 'put back to draft',
  archive: 'archived',
  delete: 'deleted',
  restore: 'restored',
}

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
      const undo = { label: 'Undo', onClick: () => mutation.mutate({ action: 'restore', products }) }
      void toast.success(`${nameProducts(products)} ${done[action]}`, action === 'delete' ? { action: undo } : {})
    },
    onError: (error, { action, products }, kept) => {
      kept?.putBack()
      if (action === 'delete') void toast.error(t('ui.delete-failed', { error: error.message }))
      else void toast.error(`${nameProducts(products)} not ${done[action]}`, { description: error.message })
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

/** "Raw shea butter", "3 products" */
export function nameProducts(products: { name: string }[]): string {
  const [first] = products
  if (first && products.length === 1 && first.name !== '') return first.name
  return products.length === 1 ? '1 product' : `${formatNumberInput(String(products.length))} products`
}
