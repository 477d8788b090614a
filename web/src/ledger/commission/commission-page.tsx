import type { CommissionTerms } from '@makola/contract/ledger/ledger.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Plus } from '../../ui/icons.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { commissionTermsQuery, useDeleteCommission } from './change-commission.ts'
import type { CommissionEdit } from './commission-form.tsx'
import { CommissionList } from './commission-list.tsx'
import { CommissionOfShop } from './commission-of-shop.tsx'

const CommissionForm = lazyPart(async () => ({ default: (await import('./commission-form.tsx')).CommissionForm }))

/** The shop's commission: on everything, in some categories, of some stores. */
export function CommissionPage() {
  const t = useWords()
  const { data: terms, error, refetch, isFetching } = useQuery(commissionTermsQuery)
  const [edited, setEdited] = useState<CommissionEdit>()
  const [doomed, setDoomed] = useState<CommissionTerms>()
  const remove = useDeleteCommission(() => setDoomed(undefined))
  const actions = { onEdit: setEdited, onDelete: setDoomed }
  return (
    <div className="max-w-4xl">
      <PageTitle title={t('ledger.commission.title')} note={t('ledger.commission.about')} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!terms && !error && <CommissionSkeleton />}
      {terms && (
        <div className="grid gap-8 md:gap-10">
          <CommissionOfShop terms={terms.find((each) => each.for.kind === 'shop')} {...actions} />
          {(['category', 'store'] as const).map((kind) => (
            <section key={kind} aria-labelledby={`of-${kind}`}>
              <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
                <div>
                  <h2 id={`of-${kind}`} className="text-heading">
                    {t(headings[kind].title)}
                  </h2>
                  <p className="text-small text-muted">{t(headings[kind].note)}</p>
                </div>
                <StaffMay permission="fees.write">
                  <Button variant="outline" onClick={() => setEdited({ kind })}>
                    <Plus aria-hidden="true" className="size-5" />
                    {t(headings[kind].add)}
                  </Button>
                </StaffMay>
              </div>
              <CommissionList
                label={t(headings[kind].title)}
                terms={terms.filter((each) => each.for.kind === kind)}
                emptyText={t(headings[kind].empty)}
                {...actions}
              />
            </section>
          ))}
        </div>
      )}
      <Suspense>
        {edited && <CommissionForm {...edited} taken={terms ?? []} onClose={() => setEdited(undefined)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => doomed && remove.mutate(doomed)}
        isBusy={remove.isPending}
        isDestructive
        title={doomed ? askToRemove(doomed.for.name, t) : ''}
        description={t('ledger.commission.remove-text')}
        confirmLabel={t('ui.remove')}
      />
    </div>
  )
}

const headings = {
  category: {
    title: 'ledger.commission.of-categories',
    note: 'ledger.commission.of-categories-about',
    add: 'ledger.commission.of-categories-add',
    empty: 'ledger.commission.of-categories-none',
  },
  store: {
    title: 'ledger.commission.of-stores',
    note: 'ledger.commission.of-stores-about',
    add: 'ledger.commission.of-stores-add',
    empty: 'ledger.commission.of-stores-none',
  },
} as const

/** The terms for all sales bear no name. */
function askToRemove(name: string, t: Words): string {
  return name ? t('ledger.commission.remove-title-of', { name }) : t('ledger.commission.remove-title')
}

function CommissionSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-8 md:gap-10">
      <Skeleton className="h-34 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}
