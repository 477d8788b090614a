import type { ProhibitedRule } from '@makola/contract/catalogue/prohibited.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { prohibitedQuery } from '../../catalogue/prohibited/prohibited-query.ts'
import { ProhibitedRuleText } from '../../catalogue/prohibited/prohibited-rule.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Ban } from '../../ui/icons.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ModerationTabs } from '../deciding/moderation-tabs.tsx'
import { useDeleteRule } from './change-rules.ts'
import { RuleDialog } from './rule-dialog.tsx'

/** The rules for prohibited goods, for those who write them. */
export function RulesPage() {
  const t = useWords()
  const { data: rules, error, refetch } = useQuery(prohibitedQuery)
  const [isAdding, setIsAdding] = useState(false)
  const add = (
    <StaffMay permission="takedowns.write">
      <Button onClick={() => setIsAdding(true)}>{t('moderation.rules.add')}</Button>
    </StaffMay>
  )
  return (
    <>
      <PageTitle title={t('moderation.tab.rules')} note={t('moderation.rules.note')} actions={add} />
      <ModerationTabs open="rules" />
      {error && !rules && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !rules && <Skeleton className="h-64 w-full rounded-lg" />}
      {rules?.length === 0 && (
        <EmptyState title={t('moderation.rules.empty')} icon={<Ban aria-hidden="true" className="size-7" />}>
          {t('moderation.rules.empty-text')}
        </EmptyState>
      )}
      {rules && rules.length > 0 && (
        <ul aria-label={t('moderation.tab.rules')} className="mt-4 grid max-w-3xl gap-3">
          {rules.map((rule) => (
            <li key={rule.id}>
              <RuleCard rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <RuleDialog rule={null} onClose={() => setIsAdding(false)} />}
    </>
  )
}

function RuleCard({ rule }: { rule: ProhibitedRule }) {
  const t = useWords()
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const { mutate, isPending } = useDeleteRule()
  return (
    <Card aria-label={rule.ground} className="grid gap-3">
      <h2 className="text-subheading break-words">{rule.ground}</h2>
      <ProhibitedRuleText rule={rule} />
      <StaffMay permission="takedowns.write">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => setOpen('change')}>
            {t('moderation.rules.change')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpen('remove')}>
            {t('ui.delete')}
          </Button>
        </div>
      </StaffMay>
      {open === 'change' && <RuleDialog rule={rule} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onClose={() => setOpen(null)}
        onConfirm={() => mutate(rule.id, { onSettled: () => setOpen(null) })}
        title={t('moderation.rules.remove-title', { ground: rule.ground })}
        description={t('moderation.rules.remove-text')}
        confirmLabel={t('ui.delete')}
        isDestructive
        isBusy={isPending}
      />
    </Card>
  )
}
