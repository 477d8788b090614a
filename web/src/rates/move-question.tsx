import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { ApiProblem } from '../shell/api-problem.ts'

/** Whether the API asks to confirm a move of more than 20 %. */
export const asksToConfirm = (error: Error | null) => error instanceof ApiProblem && error.type === 'needs-confirmation'

/** What came back instead of a saved rate: a question, somebody's faster change, or what is wrong as a whole. */
export function MoveQuestion({ error }: { error: Error | null }) {
  if (!error || (error instanceof ApiProblem && error.errors.length > 0)) return null
  return (
    <p role="alert" className="flex gap-3 rounded-md bg-danger-soft p-3 text-danger-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {error.message}
    </p>
  )
}
