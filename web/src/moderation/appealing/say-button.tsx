import { type ComponentProps, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { WordsDialog } from '../wording/words-dialog.tsx'

type Saying = Omit<ComponentProps<typeof WordsDialog>, 'isBusy' | 'error' | 'onSend' | 'onClose'> & {
  verb: string
  saying: {
    isPending: boolean
    error: Error | null
    mutate: (text: string, then: { onSuccess: () => void }) => void
  }
}

/** A button that asks a store's people for the words that it sends: an appeal, an answer. */
export function SayButton({ verb, saying, ...dialog }: Saying) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div>
      <Button size="sm" onClick={() => setIsAsked(true)}>
        {verb}
      </Button>
      {isAsked && (
        <WordsDialog
          {...dialog}
          isBusy={saying.isPending}
          error={saying.error}
          onSend={(text, onDone) => saying.mutate(text, { onSuccess: onDone })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
