import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { WordsDialog } from '../wording/words-dialog.tsx'

type Decision = {
  isPending: boolean
  error: Error | null
  mutate: (text: string, then: { onSuccess: () => void }) => void
}

type DecisionButtonProps = {
  verb: string
  title: string
  description?: ReactNode
  label?: string
  hint?: string
  draftKey: string
  most: number
  isMain?: boolean
  decision: Decision
}

/** A button that asks for the words of a decision before it sends it. */
export function DecisionButton({ verb, label, hint, isMain, decision, ...dialog }: DecisionButtonProps) {
  const t = useWords()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button size="sm" variant={isMain ? 'default' : 'outline'} onClick={() => setIsAsked(true)}>
        {verb}
      </Button>
      {isAsked && (
        <WordsDialog
          {...dialog}
          label={label ?? t('moderation.takedowns.reason')}
          hint={hint ?? t('moderation.takedowns.reason-hint')}
          send={verb}
          isBusy={decision.isPending}
          error={decision.error}
          onSend={(text, onDone) => decision.mutate(text, { onSuccess: onDone })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
