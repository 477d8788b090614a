import type { NewRequest, RequestKind, RequestOptions, RequestReason } from '@makola/contract/requests/requests.ts'

export type AskedParcel = RequestOptions['parcels'][number]

export type WizardStep = 'kind' | 'lines' | 'reason' | 'pictures' | 'summary'

const wizardSteps: readonly WizardStep[] = ['kind', 'lines', 'reason', 'pictures', 'summary']

/** The steps in order. Nothing can be shown of what never came out of its store. */
export function wizardStepsOf(kind: RequestKind | null): readonly WizardStep[] {
  return kind === 'cancel' ? wizardSteps.filter((step) => step !== 'pictures') : wizardSteps
}

/** Everything chosen and typed so far; kept in this browser until it is sent. */
export type WizardDraft = {
  step: WizardStep
  kind: RequestKind | null
  reason: RequestReason | null
  /** By line. */
  units: Record<string, number>
  text: string
  pictures: string[]
}

/** The start: one unit where there is no other line to mean, else none. */
export function beginWizard({ lines }: AskedParcel): WizardDraft {
  const open = lines.filter(({ left }) => left > 0)
  const [only] = open
  const units = only && open.length === 1 ? { [only.lineId]: 1 } : {}
  return { step: 'kind', kind: null, reason: null, units, text: '', pictures: [] }
}

/** All units of a parcel: what is cancelled or did not come is mostly all of it. */
export const allUnits = ({ lines }: AskedParcel): Record<string, number> =>
  Object.fromEntries(lines.filter(({ left }) => left > 0).map(({ lineId, left }) => [lineId, left]))

/** The chosen units that still can be asked for, as the call takes them. */
export function chosenLines({ units }: WizardDraft, { lines }: AskedParcel): NewRequest['lines'] {
  return lines.flatMap(({ lineId, left }) => {
    const quantity = Math.min(units[lineId] ?? 0, left)
    return quantity > 0 ? [{ lineId, quantity }] : []
  })
}
