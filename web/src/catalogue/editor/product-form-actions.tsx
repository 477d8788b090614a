import { useState } from 'react'
import { ActionBar } from '../../ui/actions/action-bar.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Save } from '../../ui/icons.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { isFree, listGaps } from '../form/list-gaps.ts'
import type { ProductEditor } from '../form/use-product-form.ts'
import { ProductFormNotice } from './product-form-notice.tsx'

type ProductFormActionsProps = { editor: ProductEditor; uploading: number; isLocked: boolean }

const keyboard = /Mac|iPhone|iPad/.test(navigator.platform) ? 'mac' : 'other'

/** Save and publish, always visible at the foot of the form. */
export function ProductFormActions({ editor, uploading, isLocked }: ProductFormActionsProps) {
  const t = useWords()
  const { form, saving, save, isReady, isDirty, item, store } = editor
  const [isAsking, setIsAsking] = useState(false)
  const gaps = listGaps(form, store.currency, t)
  const isOnSale = item?.status === 'active'
  const isWaiting = uploading > 0
  const pending = saving.isPending && saving.variables?.sent.status
  return (
    <ActionBar notice={<ProductFormNotice editor={editor} />}>
      <p id="form-state" aria-live="polite" className="me-auto min-w-0 text-small text-muted">
        {isWaiting
          ? t('catalogue.editor.uploading', { count: uploading })
          : isDirty &&
            (isOnSale && isFree(form, store.currency) ? (
              <span className="text-danger-text">{t('catalogue.editor.gap.price')}</span>
            ) : (
              <span className="max-sm:sr-only">
                {t('catalogue.editor.unsaved', {
                  keyboard,
                  key: (text) => <span className="hidden pointer-fine:inline">{text}</span>,
                })}
              </span>
            ))}
      </p>
      {isOnSale ? (
        <Button
          type="submit"
          disabled={isLocked || isWaiting || !isDirty}
          aria-describedby="form-state"
          isBusy={saving.isPending}
        >
          <Save aria-hidden="true" className="size-5" />
          {t('ui.save')}
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
            {form.status === 'draft' ? t('catalogue.editor.save-draft') : t('ui.save')}
          </Button>
          {editor.store.permissions.includes('products.write') && (
            <Button
              disabled={isWaiting}
              isBusy={pending === 'active'}
              onClick={() => (gaps.length > 0 && isReady() ? setIsAsking(true) : save('active'))}
            >
              {t('catalogue.editor.publish')}
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('catalogue.editor.publish.title', { name: form.name.trim() })}
        description={gaps.map((gap) => (
          <span key={gap} className="block">
            {gap}
          </span>
        ))}
        cancelLabel={t('catalogue.editor.publish.back')}
        confirmLabel={t('catalogue.editor.publish.anyway')}
        onConfirm={() => {
          setIsAsking(false)
          save('active')
        }}
      />
    </ActionBar>
  )
}
