import type { CategoryNode } from '@makola/contract/catalogue.ts'
import { useId, useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { pathOf } from './category-tree.ts'
import { useDeleteCategory } from './change-categories.ts'

type DeleteCategoryDialogProps = { node: CategoryNode; tree: CategoryNode[]; onClose: () => void }

/** Deletes a category; where it has products, they move to another first. */
export function DeleteCategoryDialog({ node, tree, onClose }: DeleteCategoryDialogProps) {
  const t = useWords()
  const fieldId = useId()
  const [target, setTarget] = useState<CategoryNode | null>(null)
  const remove = useDeleteCategory(onClose)
  // Drafts and archived products are not counted on the shelf, but they need a place too.
  const isRefused = remove.error instanceof ApiProblem && remove.error.type === 'wrong-state'
  const hasProducts = node.productCount > 0 || isRefused
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Delete ${node.name}?`}
      description={
        hasProducts
          ? 'Its products need another category. Choose where they go.'
          : 'Its address will not be found any more.'
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            isBusy={remove.isPending}
            disabled={hasProducts && !target}
            onClick={() => remove.mutate({ node, moveTo: target?.id })}
          >
            {hasProducts ? 'Move and delete' : 'Delete'}
          </Button>
        </>
      }
    >
      {hasProducts && (
        <div className="min-h-64 pb-4">
          <label htmlFor={fieldId} className="mb-1 block text-label">
            Move products to
          </label>
          <Combobox
            id={fieldId}
            label="Move products to"
            items={tree.filter(({ id }) => id !== node.id)}
            value={target}
            onChange={setTarget}
            itemToText={({ id }) => pathOf(tree, id)}
            itemToKey={({ id }) => id}
          />
        </div>
      )}
      {remove.error && !isRefused && (
        <p role="alert" className="pb-4 text-danger-text">
          {t('ui.delete-failed', { error: remove.error.message })}
        </p>
      )}
    </Dialog>
  )
}
