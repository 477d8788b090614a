import { type OpeningState, openShop } from '@makola/contract/opening/opening.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FormProblem } from '../auth/forms/form-problem.tsx'
import { call } from '../shell/api/api-client.ts'
import { shopQuery } from '../shell/api/shop-query.ts'
import { Button } from '../ui/actions/button.tsx'
import { Card } from '../ui/display/card.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { openingQuery } from './opening-queries.ts'
import { PreviewButton } from './preview-button.tsx'

/** The last step: what a public address still refuses, and the opening itself. */
export function OpenCard({ state }: { state: OpeningState }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const isReady = state.steps.every(({ missing }) => missing.length === 0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(openShop, {}),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(openingQuery().queryKey, data)
      await queryClient.invalidateQueries(shopQuery())
      await router.invalidate()
    },
  })
  return (
    <Card aria-labelledby="open">
      <h2 id="open" className="text-heading">
        {t(state.isOpen ? 'opening.is-open' : 'opening.open.title')}
      </h2>
      <Faults state={state} />
      {!state.isOpen && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p className="max-w-prose text-small text-muted">
            {t(isReady ? 'opening.open.ready' : 'opening.open.not-ready')}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button isBusy={isPending} disabled={!isReady} onClick={() => mutate()}>
              {t('opening.open')}
            </Button>
            {isReady && <PreviewButton />}
          </div>
          <FormProblem>{error?.message ?? ''}</FormProblem>
        </div>
      )}
    </Card>
  )
}

/** At a public address the shop has started, so nothing is wrong; elsewhere it says what would be refused there. */
function Faults({ state: { isPublic, faults } }: { state: OpeningState }) {
  const t = useWords()
  if (faults.length === 0) {
    return <p className="mt-2 max-w-prose text-small text-muted">{t('opening.faults.none')}</p>
  }
  return (
    <div className="mt-2 max-w-prose text-small">
      <p className="text-muted">{t(isPublic ? 'opening.faults' : 'opening.faults.here')}</p>
      <ul lang="en" className="mt-2 grid gap-2">
        {faults.map((fault) => (
          <li key={fault} className="rounded-md bg-sunken px-3 py-2 break-words">
            {fault}
          </li>
        ))}
      </ul>
    </div>
  )
}
