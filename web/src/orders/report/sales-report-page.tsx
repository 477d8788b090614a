import { dateIn } from '@makola/countries/date-in.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { BackLink } from '../../ui/display/back-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Download } from '../../ui/icons.ts'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ReportLists } from './report-lists.tsx'
import { lastDays, type ReportPeriod, readReportPeriod } from './report-period.ts'
import { salesReportQuery, saveSalesReport } from './report-query.ts'
import { ReportSums } from './report-sums.tsx'

/** A store's sales on some days, beside as many days before. The days are in the address. */
export function SalesReportPage({ asked }: { asked: { from?: string; to?: string } }) {
  const t = useWords()
  const store = useCurrentStore()
  const today = dateIn(store.timeZone, new Date())
  const period = readReportPeriod(asked, today)
  const report = useQuery(salesReportQuery(store.id, period))
  const exporting = useMutation({
    mutationFn: () => saveSalesReport(store, period),
    onError: (error) => toast.error(t('orders.report.export-failed'), { description: error.message }),
  })
  return (
    <>
      <PageTitle
        title={t('orders.report.title')}
        note={t('orders.report.note')}
        above={<BackLink link={{ to: '/dashboard', search: {} }}>{t('orders.report.back')}</BackLink>}
        actions={
          <Button variant="outline" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
            <Download aria-hidden="true" className="size-5" />
            {t('orders.report.export')}
          </Button>
        }
      />
      <PeriodChoice period={period} today={today} />
      {report.error && <ErrorState message={report.error.message} onRetry={() => void report.refetch()} />}
      {report.isPending && <Skeleton className="h-96 rounded-lg" />}
      {report.data && (
        <div className="grid gap-4 md:gap-6">
          <ReportSums report={report.data} />
          <ReportLists report={report.data} />
        </div>
      )}
    </>
  )
}

function PeriodChoice({ period, today }: { period: ReportPeriod; today: string }) {
  const t = useWords()
  const id = useId()
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { from, to } = Object.fromEntries(new FormData(event.currentTarget)) as ReportPeriod
    void navigate({ to: '/dashboard', search: { view: 'report', from, to }, resetScroll: false })
  }
  return (
    <div className="mb-5 grid gap-3 xl:flex xl:items-end xl:justify-between">
      <FilterChips
        chips={[7, 30, 90].map((days) => {
          const last = lastDays(days, today)
          return {
            name: t('orders.report.days', { days }),
            isOn: period.from === last.from && period.to === last.to,
            choice: { to: '/dashboard', search: { view: 'report', ...last } },
          }
        })}
      />
      {/* Its own days again after a choice above. */}
      <form key={`${period.from} ${period.to}`} onSubmit={show} className="grid grid-cols-2 items-end gap-3 md:flex">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} htmlFor={`${id}-${name}`} className="grid min-w-0 gap-1 text-label">
            {t(name === 'from' ? 'orders.report.from' : 'orders.report.to')}
            <input
              id={`${id}-${name}`}
              type="date"
              name={name}
              required
              max={today}
              defaultValue={period[name]}
              className="control min-w-0 px-2.5 font-normal md:w-40"
            />
          </label>
        ))}
        <Button type="submit" variant="outline" className="max-md:col-span-2">
          {t('orders.report.show')}
        </Button>
      </form>
    </div>
  )
}
