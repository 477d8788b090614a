import type { ReactNode } from 'react'
import { SaveNotice } from '../../ui/actions/action-bar.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { describeCollision } from '../form/describe-collision.ts'
import { isOutrun, type ProductEditor } from '../form/use-product-form.ts'

/** Above the form: why parts of it are read-only. */
export function ProductFormLock({ refusal }: { refusal: string | undefined }) {
  const t = useWords()
  return (
    refusal && (
      <div role="note" className="mb-4 rounded-md bg-sunken px-4 py-3 text-muted">
        {t('catalogue.editor.locked')} {refusal}
      </div>
    )
  )
}

/** Beside Save: why it failed, or another person's change to a typed field. */
export function ProductFormNotice({ editor }: { editor: ProductEditor }) {
  const t = useWords()
  const { faults, saving, collisions, warnings, form, discard } = editor
  const { error, isPending, submittedAt } = saving
  const count = Object.keys(faults).length
  if (isPending) return null
  if (count > 0) return <SaveNotice isFocused={false}>{t('catalogue.editor.check', { count })}</SaveNotice>
  if (isOutrun(error) || collisions.length > 0) {
    return (
      <SaveNotice key={`${submittedAt} ${warnings}`} isFocused={isOutrun(error) || warnings > 0}>
        <p className="font-semibold">{t('catalogue.editor.overtaken')}</p>
        {collisions.map((collision) => (
          <p key={collision.path.join()}>{describeCollision(collision, form, t)}</p>
        ))}
        <p>
          {t('catalogue.editor.overtaken.choose', {
            discard: (text) => (
              <button type="button" onClick={discard} className="link min-h-6 text-inherit">
                {text}
              </button>
            ),
          })}
        </p>
      </SaveNotice>
    )
  }
  if (!error) return null
  const strong = (text: ReactNode) => <span className="font-semibold">{text}</span>
  return (
    <SaveNotice key={submittedAt}>
      <p>
        {error instanceof TypeError
          ? t('catalogue.editor.not-saved-offline', { strong })
          : t('catalogue.editor.not-saved', { error: error.message, strong })}
      </p>
    </SaveNotice>
  )
}
