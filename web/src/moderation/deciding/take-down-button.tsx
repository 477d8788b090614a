import type { ModerationSubject } from '@makola/contract/moderation/moderation.ts'
import { useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'

/** Takes down what is named or, on the page of all takedowns, what the person names. */
export function TakeDownButton({ subject }: { subject?: ModerationSubject }) {
  const t = useWords()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <StaffMay permission="takedowns.write">
      <Button size="sm" onClick={() => setIsAsked(true)}>
        {t('moderation.down.take')}
      </Button>
      {isAsked && <TakeDownDialog subject={subject} onClose={() => setIsAsked(false)} />}
    </StaffMay>
  )
}
