import { formatMoney } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { BackLink } from '../../ui/display/back-link.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Download } from '../../ui/icons.ts'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { BankFileDialog } from './bank-file-dialog.tsx'
import { MarkDialog, type MarkQuestion } from './mark-dialog.tsx'
import { payoutRunQuery, useAskAboutPayout, useMarkPayout } from './payout-queries.ts'
import { describeRun } from './payout-runs.tsx'
import { describeWay } from './payout-ways.ts'
import { RunPayoutRow } from './run-payout-row.tsx'

/** A payout run: the bank's table, and the outcome of each payout. */
export function PayoutRunPage({ id }: { id: string }) {
  const t = useWords()
  const mayPay = useStaffMay('payouts.write')
  const { data: run, error, refetch, isFetching } = useQuery(payoutRunQuery(id))
  const [question, setQuestion] = useState<MarkQuestion>()
  const mark = useMarkPayout(() => setQuestion(undefined))
  const ask = useAskAboutPayout()
  const above = <BackLink link={{ to: '/dashboard/payouts' }}>{t('ledger.payouts')}</BackLink>
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!run) {
    return (
      <div aria-busy="true">
        <PageTitle title={t('ledger.run.title')} above={above} note={<Skeleton className="h-[1lh] w-64" />} />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    )
  }
  return (
    <>
      <PageTitle
        title={formatMoney(run.total)}
        above={above}
        note={t('ledger.run.made-by', {
          summary: describeRun(run, t),
          person: run.createdBy,
          when: () => <LocalTime at={run.createdAt} />,
        })}
        actions={mayPay && run.via === 'by-hand' && run.states.requested > 0 && <BankFileButton runId={id} />}
      />
      {run.via !== 'by-hand' && (
        <p className="mb-4 max-w-prose rounded-md bg-sunken px-4 py-3 text-small">
          {describeWay(run.via, t).detail} {t('ledger.run.not-marked')}
        </p>
      )}
      <ul aria-label={t('ledger.payouts')} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {run.payouts.map((payout) => (
          <RunPayoutRow
            key={payout.id}
            payout={payout}
            isBusy={mark.isPending && mark.variables.payout.id === payout.id}
            isAsking={ask.isPending && ask.variables.id === payout.id}
            onAsk={() => ask.mutate(payout)}
            onMark={(as) => setQuestion({ payout, as })}
          />
        ))}
      </ul>
      {question && (
        <MarkDialog
          question={question}
          isBusy={mark.isPending}
          onMark={(note) => mark.mutate({ ...question, ...(note && { note }) })}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}

function BankFileButton({ runId }: { runId: string }) {
  const t = useWords()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)} className="max-md:w-full">
        <Download aria-hidden="true" className="size-5" />
        {t('ledger.bank-file.title')}
      </Button>
      {isAsking && <BankFileDialog runId={runId} onClose={() => setIsAsking(false)} />}
    </>
  )
}
