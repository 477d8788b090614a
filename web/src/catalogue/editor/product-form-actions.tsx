import Save from 'lucide-react/icons/save'
import { useState } from 'react'
import { ActionBar } from '../../ui/actions/action-bar.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { listGaps } from '../form/list-gaps.ts'
import type { ProductEditor } from '../form/use-product-form.ts'
import { ProductFormNotice } from './product-form-notice.tsx'

type ProductFormActionsProps = { editor: ProductEditor; uploading: number; isLocked: boolean }

const saveKeys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ S' : 'Ctrl S'

/** Save and publish, always visible at the foot of the form. */
export function ProductFormActions({ editor, uploading, isLocked }: ProductFormActionsProps) {
  const { form, saving, save, isReady, isDirty, item, store } = editor
  const [isAsking, setIsAsking] = useState(false)
  const gaps = listGaps(form, store.currency)
  const isOnSale = item?.status === 'active'
  const isWaiting = uploading > 0
  const pending = saving.isPending && saving.variables?.sent.status
  return (
    <ActionBar notice={<ProductFormNotice editor={editor} />}>
      <p id="form-state" aria-live="polite" className="mr-auto min-w-0 text-small text-muted">
        {isWaiting
          ? `${uploading} ${uploading === 1 ? 'picture is' : 'pictures are'} uploading …`
          : isDirty && (
              <span className="max-sm:sr-only">
                Not saved yet.
                <span className="hidden pointer-fine:inline"> {saveKeys} saves.</span>
              </span>
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
            <Button
              disabled={isWaiting}
              isBusy={pending === 'active'}
              onClick={() => (gaps.length > 0 && isReady() ? setIsAsking(true) : save('active'))}
            >
              Publish
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Publish ${form.name.trim()} like this?`}
        description={gaps.map((gap) => (
          <span key={gap} className="block">
            {gap}
          </span>
        ))}
        cancelLabel="Keep editing"
        confirmLabel="Publish anyway"
        onConfirm={() => {
          setIsAsking(false)
          save('active')
        }}
      />
    </ActionBar>
  )
}
