import Save from 'lucide-react/icons/save'
import { Button } from '../ui/button.tsx'
import type { ProductEditor } from './use-product-form.ts'

type ProductFormActionsProps = { editor: ProductEditor; uploading: number; isLocked: boolean }

/** Save and publish, always in reach at the foot of the form. */
export function ProductFormActions({ editor, uploading, isLocked }: ProductFormActionsProps) {
  const { form, saving, save, isDirty, item } = editor
  const isOnSale = item?.status === 'active'
  const isWaiting = uploading > 0
  const pending = saving.isPending && saving.variables?.sent.status
  return (
    <div
      data-action-bar=""
      className="sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] mt-6 flex items-center justify-end gap-2 border-t border-line bg-paper px-[clamp(1rem,4vw,2.5rem)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p id="form-state" aria-live="polite" className="mr-auto min-w-0 text-small text-muted">
        {isWaiting ? (
          `${uploading} ${uploading === 1 ? 'picture' : 'pictures'} on the way …`
        ) : isDirty ? (
          <span className="max-sm:sr-only">Not saved yet. Ctrl S saves.</span>
        ) : (
          item && 'Nothing to save.'
        )}
      </p>
      {isOnSale ? (
        <Button
          type="submit"
          disabled={isLocked || isWaiting || !isDirty}
          aria-describedby="form-state"
          isBusy={saving.isPending}
        >
          <Save aria-hidden="true" className="size-5" />
          Save
        </Button>
      ) : (
        <>
          <Button
            variant="outline"
            disabled={isLocked || isWaiting || (item !== undefined && !isDirty)}
            aria-describedby="form-state"
            isBusy={pending === form.status}
            onClick={() => save()}
          >
            {form.status === 'draft' ? 'Save draft' : 'Save'}
          </Button>
          {editor.store.permissions.includes('products.write') && (
            <Button disabled={isWaiting} isBusy={pending === 'active'} onClick={() => save('active')}>
              Publish
            </Button>
          )}
        </>
      )}
    </div>
  )
}
