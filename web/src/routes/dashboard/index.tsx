import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { QuestionsTask } from '../../messages/selling/questions-task.tsx'
import { StoreHome } from '../../orders/home/store-home.tsx'
import { RequestsTask } from '../../requests/answering/requests-task.tsx'
import { useMay } from '../../stores/membership/current-store.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const SalesReportPage = lazyPart(async () => ({
  default: (await import('../../orders/report/sales-report-page.tsx')).SalesReportPage,
}))

/** Taken as it is: a reader would be part of what every visitor waits for, and the report reads its days itself. */
const readSearch = (search: { view?: string; from?: string; to?: string }) => search

/** The report is a view of it: each further route would be part of what every visitor waits for. */
export const Route = createFileRoute('/dashboard/')({ validateSearch: readSearch, component: Home })

function Home() {
  const { view, ...asked } = Route.useSearch()
  const mayRead = useMay('figures.read')
  if (view === 'report' && mayRead) {
    return (
      <Suspense>
        <SalesReportPage asked={asked} />
      </Suspense>
    )
  }
  return (
    <StoreHome
      tasks={
        <>
          <RequestsTask />
          <QuestionsTask />
        </>
      }
    />
  )
}
