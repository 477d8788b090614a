import { useEffect, useRef } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { TriangleAlert } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Returns true when the API asks to confirm a move of more than 20 %. */
export const asksToConfirm = (error: Error | null) => error instanceof ApiProblem && error.type === 'needs-confirmation'

/**
 * The answer instead of a saved rate: a question, another person's faster change, or a problem with the whole. It may be out of
 * sight, so it takes the focus; give it a new key with each attempt.
 */
export function MoveQuestion({ error }: { error: Error | null }) {
  const t = useWords()
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) shown.current?.focus()
  }, [error])
  if (!error || (error instanceof ApiProblem && error.errors.length > 0)) return null
  return (
    <p ref={shown} tabIndex={-1} role="alert" className="flex gap-3 rounded-md bg-danger-soft p-3 text-danger-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {error instanceof ApiProblem ? error.message : t('rates.terms.no-connection')}
    </p>
  )
}
