import type { UseMutationResult } from '@tanstack/react-query'
import { useWords } from '../../ui/words/use-words.ts'
import { DecisionButton } from './decision-button.tsx'

type Decision = { decision: 'upheld' | 'dismissed'; reasons: string }
type AppealDecisionsProps = {
  /** The subject of the appeal, before `:uphold` and `:dismiss`. */
  draftKey: string
  deciding: Pick<UseMutationResult<unknown, Error, Decision>, 'isPending' | 'error' | 'mutate'>
  uphold: { verb: string; description?: string }
  dismissTitle: string
}

/** The two answers to an appeal, each with its reasons. */
export function AppealDecisions({ draftKey, deciding, uphold, dismissTitle }: AppealDecisionsProps) {
  const t = useWords()
  const { isPending, error, mutate } = deciding
  const decisionOf = (decision: Decision['decision']) => ({
    isPending,
    error,
    mutate: (reasons: string, then: { onSuccess: () => void }) => mutate({ decision, reasons }, then),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <DecisionButton
        isMain
        {...uphold}
        title={t('moderation.appeal.uphold-title')}
        draftKey={`${draftKey}:uphold`}
        most={2000}
        decision={decisionOf('upheld')}
      />
      <DecisionButton
        verb={t('moderation.appeal.dismiss')}
        title={dismissTitle}
        draftKey={`${draftKey}:dismiss`}
        most={2000}
        decision={decisionOf('dismissed')}
      />
    </div>
  )
}
