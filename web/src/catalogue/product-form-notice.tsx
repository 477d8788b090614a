import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { ApiProblem } from '../shell/api-problem.ts'
import { Button } from '../ui/button.tsx'
import type { ProductEditor } from './use-product-form.ts'

type ProductFormNoticeProps = { editor: ProductEditor; refusal: string | undefined }

/** Above the form: why it was not saved, or why parts of it cannot be changed. */
export function ProductFormNotice({ editor, refusal }: ProductFormNoticeProps) {
  const { faults, saving } = editor
  const { error } = saving
  const count = Object.keys(faults).length
  if (error instanceof ApiProblem && error.type === 'version-mismatch') {
    return (
      <Notice isAlert>
        <p className="font-semibold">Someone else has changed this product while you typed.</p>
        <p className="mt-1">Save to put your changes on top of theirs, or take theirs and lose yours.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" isBusy={saving.isPending} onClick={() => void editor.saveOverTheirs()}>
            Save mine on top
          </Button>
          <Button size="sm" variant="outline" onClick={() => void editor.takeTheirs()}>
            Take theirs
          </Button>
        </div>
      </Notice>
    )
  }
  if (error && count === 0) {
    return (
      <Notice isAlert>
        <p className="font-semibold">Not saved</p>
        <p className="mt-1">{error.message} What you typed is still here.</p>
      </Notice>
    )
  }
  if (count > 0) {
    return <Notice isAlert>{count === 1 ? 'One field needs a look.' : `${count} fields need a look.`}</Notice>
  }
  return refusal && <Notice>Some fields are locked. {refusal}</Notice>
}

function Notice({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <div
      role={isAlert ? 'alert' : 'note'}
      className={cx('mb-4 rounded-md px-4 py-3', isAlert ? 'bg-danger-soft text-danger-text' : 'bg-sunken text-muted')}
    >
      {children}
    </div>
  )
}
