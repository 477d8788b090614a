import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { QuestionsTask } from '../../messages/selling/questions-task.tsx'
import { StoreHome } from '../../orders/home/store-home.tsx'
import { RequestsTask } from '../../requests/answering/requests-task.tsx'
import { optionalText } from '../../shell/router/search-params.ts'
import { useMay } from '../../stores/membership/current-store.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const SalesReportPage = lazyPart(async () => ({
  default: (await import('../../orders/report/sales-report-page.tsx')).SalesReportPage,
}))

const readSearch = optionalText('view', 'from', 'to')

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
