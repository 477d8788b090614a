import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type Named, nameProducts } from './use-change-products.ts'

type DeleteProductsDialogProps = { isOpen: boolean; products: Named[]; onClose: () => void; onDelete: () => void }

/** Asks before products are deleted. */
export function DeleteProductsDialog({ isOpen, products, onClose, onDelete }: DeleteProductsDialogProps) {
  const t = useWords()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('catalogue.stock.delete.title', nameProducts(products))}
      description={t('catalogue.stock.delete.text', { count: products.length })}
      confirmLabel={t('ui.delete')}
      isDestructive
      onConfirm={onDelete}
    />
  )
}
