import { Button } from './button.tsx'

export type SaveBarProps = {
  isDirty: boolean
  isSaving: boolean
  /** Something that is still on its way: 'A picture is on its way …'. Saving waits for it. */
  waitsFor?: string | false
  onDiscard: () => void
  label?: string
}

/** At the foot of a form, always in reach: saves what was changed, or takes it back. It stands inside the form. */
export function SaveBar({ isDirty, isSaving, waitsFor, onDiscard, label = 'Save' }: SaveBarProps) {
  if (!isDirty && !waitsFor) return null
  return (
    <div
      data-action-bar=""
      className="sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] mt-6 flex items-center justify-end gap-2 border-t border-line bg-paper px-[clamp(1rem,4vw,2.5rem)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p aria-live="polite" className="mr-auto min-w-0 text-small text-muted">
        {waitsFor || <span className="max-sm:sr-only">Not saved yet.</span>}
      </p>
      <Button variant="outline" onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" isBusy={isSaving} disabled={Boolean(waitsFor)}>
        {label}
      </Button>
    </div>
  )
}
