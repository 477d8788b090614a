import { FormProblem } from '../../auth/forms/form-problem.tsx'
import type { ParcelMove, useMoveParcel } from './use-move-parcel.ts'

type MoveProblemProps = { move: ReturnType<typeof useMoveParcel>; step: ParcelMove['step'] }

/** Why a step was refused, in the dialog that asked for it: the message at the page's edge lies below the dialog. */
export function MoveProblem({ move, step }: MoveProblemProps) {
  return <FormProblem>{move.error && move.variables?.step === step ? move.error.message : ''}</FormProblem>
}
