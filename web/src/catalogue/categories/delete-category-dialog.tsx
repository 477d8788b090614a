import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
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
      title={t('catalogue.categories.delete.title', { name: node.name })}
      description={hasProducts ? t('catalogue.categories.delete.text-products') : t('catalogue.categories.delete.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="destructive"
            isBusy={remove.isPending}
            disabled={hasProducts && !target}
            onClick={() => remove.mutate({ node, moveTo: target?.id })}
          >
            {hasProducts ? t('catalogue.categories.delete.move') : t('ui.delete')}
          </Button>
        </>
      }
    >
      {hasProducts && (
        <div className="min-h-64 pb-4">
          <label htmlFor={fieldId} className="mb-1 block text-label">
            {t('catalogue.categories.delete.target')}
          </label>
          <Combobox
            id={fieldId}
            label={t('catalogue.categories.delete.target')}
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
