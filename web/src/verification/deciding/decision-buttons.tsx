import type { Application, VerificationDecision } from '@makola/contract/verification/verification.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { DecisionDialog } from './decision-dialog.tsx'

/** The three decisions on an application. */
export function DecisionButtons({ application }: { application: Application }) {
  const t = useWords()
  const [asked, setAsked] = useState<VerificationDecision>()
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAsked('verify')}>{t('verification.staff.verify')}</Button>
      <Button variant="outline" onClick={() => setAsked('more')}>
        {t('verification.staff.ask-more')}
      </Button>
      <Button variant="outline" onClick={() => setAsked('refuse')}>
        {t('verification.staff.refuse')}
      </Button>
      {asked && <DecisionDialog application={application} decision={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
