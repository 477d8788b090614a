import { FormProblem } from '../../auth/forms/form-problem.tsx'
import type { ParcelMove, useMoveParcel } from './use-move-parcel.ts'

type MoveProblemProps = { move: ReturnType<typeof useMoveParcel>; step: ParcelMove['step'] }

/** Why a step was refused, in its own dialog: a toast would be covered by the dialog. */
export function MoveProblem({ move, step }: MoveProblemProps) {
  return <FormProblem>{move.error && move.variables?.step === step ? move.error.message : ''}</FormProblem>
}
