import type { ReactNode } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { SaveNotice } from '../../ui/actions/action-bar.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
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
  return (
    <SaveNotice key={submittedAt}>
      <p>{describeFailure(error, editor, t)}</p>
    </SaveNotice>
  )
}

function describeFailure(error: Error, { item }: ProductEditor, t: Words): ReactNode {
  const strong = (text: ReactNode) => <span className="font-semibold">{text}</span>
  if (error instanceof TypeError) return t('catalogue.editor.not-saved-offline', { strong })
  // To try again is no way out of it.
  const isDeleted = item !== undefined && error instanceof ApiProblem && error.type === 'not-found'
  if (isDeleted) return t('catalogue.editor.deleted', { strong })
  return t('catalogue.editor.not-saved', { error: error.message, strong })
}
