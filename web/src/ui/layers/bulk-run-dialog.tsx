import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useWords } from '../words/use-words.ts'
import { Dialog } from './dialog.tsx'

type BulkRunDialogProps = {
  run: { items: readonly unknown[]; outcomes: readonly unknown[]; isRunning: boolean }
  title: string
  onStop: () => void
  onContinue: () => void
  onClose: () => void
  /** The next steps with the same things. */
  next?: ReactNode
  /** The report: what became of those that did not take the step. */
  children: ReactNode
}

/** The progress of a step with many things, then its report. */
export function BulkRunDialog({ run, title, onStop, onContinue, onClose, next, children }: BulkRunDialogProps) {
  const t = useWords()
  const { items, outcomes, isRunning } = run
  return (
    <Dialog
      isOpen
      onClose={isRunning ? onStop : onClose}
      title={title}
      footer={
        isRunning ? (
          <Button variant="outline" onClick={onStop}>
            {t('ui.run.stop')}
          </Button>
        ) : (
          <>
            {outcomes.length < items.length && (
              <Button variant="outline" onClick={onContinue}>
                {t('ui.run.continue')}
              </Button>
            )}
            {next}
            <Button onClick={onClose}>{t('ui.run.done')}</Button>
          </>
        )
      }
    >
      {isRunning ? <Progress done={outcomes.length} total={items.length} /> : children}
    </Dialog>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const t = useWords()
  const words = t('ui.run.progress', { done, total })
  return (
    <div className="grid gap-2 py-4">
      <progress aria-label={words} value={done} max={total} className="h-2 w-full accent-accent" />
      <p role="status" className="text-muted tabular">
        {words}
      </p>
    </div>
  )
}
