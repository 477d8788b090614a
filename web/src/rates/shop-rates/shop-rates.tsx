import type { Rate } from '@makola/contract/rates/rates.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Coins, Plus, Upload } from '../../ui/icons.ts'
import { filterByText } from '../../ui/inputs/match-text.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ratesQuery } from '../choice/queries.ts'
import { nameRate } from '../choice/rate-label.tsx'
import { RatesToolbar } from '../terms/rates-toolbar.tsx'
import { useDeleteRate } from '../terms/save-rate.ts'
import { useNow } from '../terms/use-now.ts'
import { RateCard } from './rate-card.tsx'
import { rateColumns } from './rate-columns.tsx'
import { sortRates } from './sort-rates.ts'
import { useEditRate } from './use-edit-rate.tsx'

const RateEditor = lazyPart(async () => ({ default: (await import('./rate-editor.tsx')).RateEditor }))
const ImportDialog = lazyPart(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

type ShopRatesProps = {
  base: string
  views: React.ReactNode
  search: { q?: string; sort?: string }
  onSearch: (part: { q?: string | undefined; sort?: string | undefined }) => void
}

/** Every country that the shop is open to, for the shop's staff: add, change, delete, import. */
export function ShopRates({ base, views, search, onSearch }: ShopRatesProps) {
  const t = useWords()
  const { data: rates, error, refetch } = useQuery(ratesQuery())
  const [edited, setEdited] = useState<Rate | 'new' | null>(null)
  const [isImporting, setIsImporting] = useState(false)
  const [doomed, setDoomed] = useState<Rate | null>(null)
  const remove = useDeleteRate()
  const now = useNow()
  const { edit, question } = useEditRate()
  const { editRate, editMargin } = edit
  const mayEdit = useStaffMay('rates.write')
  const actions = useMemo(
    () => ({ edit: setEdited, remove: setDoomed, editRate, editMargin, mayEdit }),
    [editRate, editMargin, mayEdit],
  )
  const columns = useMemo(() => rateColumns(now, actions, t), [now, actions, t])
  const shown = useMemo(() => {
    const found = search.q ? filterByText(rates ?? [], search.q, nameRate) : (rates ?? [])
    return sortRates(found, search.sort)
  }, [rates, search.q, search.sort])
  return (
    <>
      <PageTitle
        title={t('rates.title')}
        note={t('rates.shop.note', { currency: base })}
        actions={
          mayEdit && (
            <>
              <Button variant="outline" onClick={() => setIsImporting(true)}>
                <Upload aria-hidden="true" className="size-5" /> {t('rates.shop.import')}
              </Button>
              <Button onClick={() => setEdited('new')}>
                <Plus aria-hidden="true" className="size-5" /> {t('rates.shop.add-country')}
              </Button>
            </>
          )
        }
      />
      {views}
      <RatesToolbar query={search.q ?? ''} onQuery={(q) => onSearch({ q: q || undefined })} />
      <DataTable
        label={t('rates.title')}
        columns={columns}
        rows={shown}
        rowToKey={(rate) => rate.id}
        rowToName={nameRate}
        renderCard={(rate) => <RateCard rate={rate} now={now} {...actions} />}
        sort={search.sort}
        defaultOrder={t('rates.shop.by-country')}
        onSort={(sort) => onSearch({ sort })}
        isLoading={!rates && !error}
        error={error}
        onRetry={() => void refetch()}
        cardHeight={148}
        empty={
          <EmptyState
            title={search.q ? t('rates.not-found') : t('rates.shop.empty')}
            icon={<Coins className="size-7" aria-hidden />}
            action={
              mayEdit && !search.q && <Button onClick={() => setEdited('new')}>{t('rates.shop.add-country')}</Button>
            }
          >
            {search.q ? t('rates.not-found-text', { words: search.q }) : t('rates.shop.empty-text')}
          </EmptyState>
        }
      />
      <Suspense>
        {edited && (
          <RateEditor
            rate={edited === 'new' ? null : edited}
            rates={rates ?? []}
            base={base}
            onClose={() => setEdited(null)}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
      </Suspense>
      {question}
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        title={doomed ? t('rates.shop.delete-title', { rate: nameRate(doomed) }) : ''}
        description={t('rates.shop.delete-text')}
        confirmLabel={t('ui.delete')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed, { onSettled: () => setDoomed(null) })}
      />
    </>
  )
}
