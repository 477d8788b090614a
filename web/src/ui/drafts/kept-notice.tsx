import { Button } from '../actions/button.tsx'
import { useWords } from '../words/use-words.ts'

/** Announces that a form holds values typed before. */
export function KeptNotice({ isKept, onDiscard }: { isKept: boolean; onDiscard: () => void }) {
  const t = useWords()
  if (!isKept) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-3"
    >
      <p>{t('ui.draft.kept', { strong: (text) => <span className="font-semibold">{text}</span> })}</p>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {t('ui.discard')}
      </Button>
    </div>
  )
}
