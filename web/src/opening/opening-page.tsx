import type { OpeningState } from '@makola/contract/opening/opening.ts'
import type { Shop } from '@makola/contract/shop/shop.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../ui/display/card.tsx'
import { PageTitle } from '../ui/display/page-title.tsx'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { DetailsForm } from './details-form.tsx'
import { LetterForm } from './letter-form.tsx'
import { OpenCard } from './open-card.tsx'
import { openingQuery } from './opening-queries.ts'
import { PlantButton } from './plant-button.tsx'
import { PreviewButton } from './preview-button.tsx'
import { StepRow } from './step-row.tsx'

/** The first run: what a shop needs before visitors come, in any order, interrupted at will. */
export function OpeningPage({ shop, email }: { shop: Shop; email: string }) {
  const t = useWords()
  const { data, error, refetch, isFetching } = useQuery(openingQuery())
  return (
    <>
      <PageTitle title={t('opening.title')} note={t(data?.isOpen ? 'opening.note.open' : 'opening.note')} />
      {data ? (
        <div className="grid gap-6">
          <Steps state={data} forms={formsFor(shop, email)} />
          <OpenCard state={data} />
        </div>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-120" />
      )}
    </>
  )
}

type Forms = Partial<Record<OpeningState['steps'][number]['step'], ReactNode>>

/** The steps that are done on this page. */
const formsFor = (shop: Shop, email: string): Forms => ({
  details: <DetailsForm shop={shop} />,
  mail: <LetterForm email={email} />,
  categories: <PlantButton />,
  payments: <PreviewButton />,
})

function Steps({ state, forms }: { state: OpeningState; forms: Forms }) {
  const t = useWords()
  const done = state.steps.filter(({ missing }) => missing.length === 0).length
  return (
    <Card aria-labelledby="steps" className="p-0! md:p-0!">
      <div className="flex items-center justify-between gap-4 p-4 md:px-6">
        <h2 id="steps" className="text-heading">
          {t('opening.steps')}
        </h2>
        <p role="status" className="text-small text-muted tabular">
          {t('opening.done', { done, steps: state.steps.length })}
        </p>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {state.steps.map((step) => (
          <StepRow key={step.step} step={step} form={forms[step.step]} />
        ))}
      </ol>
    </Card>
  )
}
