import { useWords } from '../words/use-words.ts'
import { ActionBar, SaveNotice } from './action-bar.tsx'
import { Button } from './button.tsx'

export type SaveBarProps = {
  isDirty: boolean
  isSaving: boolean
  /** Something still under way: 'A picture is uploading …'. Saving waits for it. */
  waitsFor?: string | false
  /** The reason why it is not saved; `attempt` is new with each try. */
  problem?: string
  attempt?: number
  onDiscard: () => void
  label?: string
}

/** Saves or discards the changes of a form. */
export function SaveBar(props: SaveBarProps) {
  const t = useWords()
  const { isDirty, isSaving, waitsFor, problem, attempt, onDiscard, label } = props
  if (!isDirty && !waitsFor) return null
  return (
    <ActionBar notice={problem && !isSaving && <SaveNotice key={attempt}>{problem}</SaveNotice>}>
      <p aria-live="polite" className="me-auto min-w-0 text-small text-muted">
        {waitsFor || <span className="max-sm:sr-only">{t('ui.draft.unsaved')}</span>}
      </p>
      <Button variant="outline" onClick={onDiscard}>
        {t('ui.discard')}
      </Button>
      <Button type="submit" isBusy={isSaving} disabled={Boolean(waitsFor)}>
        {label ?? t('ui.save')}
      </Button>
    </ActionBar>
  )
}
