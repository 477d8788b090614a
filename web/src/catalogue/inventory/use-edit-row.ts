import { type InventoryRow, type InventoryVariant, updateVariant } from '@makola/contract/catalogue/inventory.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { toast } from '../../ui/messages/toast.ts'
import { undoAction } from '../../ui/messages/undo-action.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { applyEdit, applySaved, changeRow, findRow, type RowEdit } from '../stock/inventory-rows.ts'
import type { ListedRow } from '../stock/variant-rows.ts'

type Edit = { row: ListedRow; edit: RowEdit }

/** Saves the edit of a row: on the screen at once, reverted with a message when the server refuses. */
export function useEditRow(storeId: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  const editing = useMutation({
    // In order, each based on the result of the one before: fast typing never conflicts with itself.
    scope: { id: `inventory-rows-${storeId}` },
    mutationFn: async ({ row, edit }: Edit) => {
      const params = { id: row.variantId ?? '' }
      const { version } = findRow(queryClient, storeId, row.partOf ?? row.id) ?? row
      // A typed stock must not undo a sale.
      const body = { ...edit, ...('stock' in edit && { stockWas: row.onHand }) }
      const { data } = await call(updateVariant, { params, body, version: `"${version}"` })
      return data
    },
    onMutate: async ({ row, edit }) => {
      await queryClient.cancelQueries({ queryKey: ['inventory', storeId, 'rows'] })
      await queryClient.cancelQueries({ queryKey: ['inventory', storeId, 'item'] })
      changeRow(queryClient, storeId, row, (one) => applyEdit(one, edit))
    },
    onSuccess: (saved, { row, edit }) => {
      changeRow(queryClient, storeId, row, (one) => applySaved(one, saved))
      if (row.status === 'active' && edit.price?.amount === 0 && row.price.amount > 0) {
        const putBack = () => editing.mutate({ row: applySaved(row, saved), edit: { price: row.price } })
        const text = t('catalogue.inventory.edit.free', { name: row.name })
        void toast.warning(text, undoAction(t('catalogue.stock.undo'), putBack))
      }
      void queryClient.invalidateQueries({ queryKey: ['inventory', storeId, 'count'] })
      void queryClient.invalidateQueries({ queryKey: ['inventory', storeId, 'item'] })
      void queryClient.invalidateQueries({ queryKey: ['products'] })
    },
    onError: (error, { row }) => {
      const theirs = findTheirs(error, row)
      // The version stays: another edit may have been saved meanwhile.
      changeRow(queryClient, storeId, row, ({ version, updatedAt }) => theirs ?? { ...row, version, updatedAt })
      if (theirs)
        void toast.warning(t('catalogue.inventory.edit.overtaken', { name: row.name }), {
          description: describeTheirs(row, theirs, t),
        })
      else void toast.error(t('catalogue.inventory.edit.failed', { name: row.name }), { description: error.message })
    },
  })
  return editing
}

/** Returns the other person's values when someone else saved first. */
function findTheirs(error: Error, row: ListedRow): ListedRow | undefined {
  if (!(error instanceof ApiProblem) || error.type !== 'version-mismatch') return undefined
  return applySaved(row, error.current as InventoryVariant & { productVersion: number; updatedAt: string })
}

function describeTheirs(before: InventoryRow, { price, onHand: stock }: InventoryRow, t: Words): string {
  const hasNewPrice = before.price.amount !== price.amount
  const hasNewStock = before.onHand !== stock
  if (hasNewPrice && hasNewStock) return t('catalogue.inventory.edit.new-both', { price, stock })
  if (hasNewPrice) return t('catalogue.inventory.edit.new-price', { price })
  return hasNewStock ? t('catalogue.inventory.edit.new-stock', { stock }) : t('catalogue.inventory.edit.same')
}
