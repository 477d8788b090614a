import { SaveNotice } from '../../ui/actions/action-bar.tsx'
import { describeCollision } from '../form/describe-collision.ts'
import { isOutrun, type ProductEditor } from '../form/use-product-form.ts'

/** Above the form: why parts of it are read-only. */
export function ProductFormLock({ refusal }: { refusal: string | undefined }) {
  return (
    refusal && (
      <div role="note" className="mb-4 rounded-md bg-sunken px-4 py-3 text-muted">
        Some fields are locked. {refusal}
      </div>
    )
  )
}

/** Beside Save: why it failed, or another person's change to a typed field. */
export function ProductFormNotice({ editor }: { editor: ProductEditor }) {
  const { faults, saving, collisions, warnings, form, discard } = editor
  const { error, isPending, submittedAt } = saving
  const count = Object.keys(faults).length
  if (isPending) return null
  if (count > 0)
    return <SaveNotice isFocused={false}>{count === 1 ? 'Check one field.' : `Check ${count} fields.`}</SaveNotice>
  if (isOutrun(error) || collisions.length > 0) {
    return (
      <SaveNotice key={`${submittedAt} ${warnings}`} isFocused={isOutrun(error) || warnings > 0}>
        <p className="font-semibold">This product was changed while you were editing it.</p>
        {collisions.map((collision) => (
          <p key={collision.path.join()}>{describeCollision(collision, form)}</p>
        ))}
        <p>
          Save again to keep your changes too, or{' '}
          <button type="button" onClick={discard} className="link min-h-6 text-inherit">
            discard them
          </button>
          .
        </p>
      </SaveNotice>
    )
  }
  if (!error) return null
  return (
    <SaveNotice key={submittedAt}>
      <p>
        <span className="font-semibold">Not saved.</span>{' '}
        {error instanceof TypeError ? 'No connection.' : error.message} Your changes are kept; try again.
      </p>
    </SaveNotice>
  )
}
