import type { StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { Statement } from '../wording/statement.tsx'
import { AppealDecisions } from './appeal-decisions.tsx'
import { DecisionButton } from './decision-button.tsx'
import { useConfirm, useDecideAppeal, useRestore } from './queries.ts'
import { SubjectTitle } from './subject-title.tsx'

/** One takedown with what the staff can do about it. */
export function TakedownCard({ takedown }: { takedown: StaffTakedown }) {
  const t = useWords()
  const { subject, decidedBy: name, at, appeal, restoredAt, canDecide, isAutomatic, warning } = takedown
  const isOpen = appeal?.state === 'open'
  return (
    <Card aria-label={subject.name} className="grid gap-3">
      <SubjectTitle subject={subject} isDown={restoredAt === null} />
      <p className="text-small text-muted">
        {isAutomatic
          ? t('moderation.takedowns.at', { at: () => <LocalTime at={at} part="date" /> })
          : t('moderation.takedowns.by', { name, at: () => <LocalTime at={at} part="date" /> })}
      </p>
      <Statement takedown={takedown} />
      {warning && <Warning warning={warning} />}
      <StaffMay permission="takedowns.write">
        {isOpen && !canDecide && <p className="text-small">{t('moderation.takedowns.own')}</p>}
        {isOpen && canDecide && <Appeal id={takedown.id} />}
        {!isOpen && restoredAt === null && (
          <div className="flex flex-wrap gap-2">
            {isAutomatic && appeal === null && <Confirm id={takedown.id} />}
            <Restore id={takedown.id} name={subject.name} />
          </div>
        )}
      </StaffMay>
    </Card>
  )
}

function Warning({ warning: { text, buyers, told } }: { warning: NonNullable<StaffTakedown['warning']> }) {
  const t = useWords()
  return (
    <div className="rounded-md bg-sunken px-4 py-3 break-words">
      <p className="font-medium">{t('moderation.takedowns.warned', { buyers, told })}</p>
      <p className="mt-1 max-w-prose text-small whitespace-pre-line">{text}</p>
    </div>
  )
}

function Appeal({ id }: { id: string }) {
  const t = useWords()
  return (
    <AppealDecisions
      draftKey={`appeal:${id}`}
      deciding={useDecideAppeal(id)}
      uphold={{ verb: t('moderation.appeal.uphold'), description: t('moderation.takedowns.restore-text') }}
      dismissTitle={t('moderation.appeal.dismiss-title')}
    />
  )
}

function Confirm({ id }: { id: string }) {
  const t = useWords()
  const { mutate, isPending, error } = useConfirm(id)
  return (
    <div className="grid gap-2">
      <Button size="sm" isBusy={isPending} onClick={() => !isPending && mutate(undefined)}>
        {t('moderation.takedowns.confirm')}
      </Button>
      <FormProblem>{error?.message ?? ''}</FormProblem>
    </div>
  )
}

function Restore({ id, name }: { id: string; name: string }) {
  const t = useWords()
  const { mutate, isPending, error } = useRestore(id)
  return (
    <div>
      <DecisionButton
        verb={t('moderation.takedowns.restore')}
        title={t('moderation.takedowns.restore-title', { name })}
        description={t('moderation.takedowns.restore-text')}
        draftKey={`restore:${id}`}
        most={1000}
        decision={{ isPending, error, mutate: (reason, then) => mutate({ reason }, then) }}
      />
    </div>
  )
}
