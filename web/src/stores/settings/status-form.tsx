import { changeStoreCurrency, type StoreSettings, updateStore } from '@makola/contract/stores/stores.ts'
import { currencyName } from '@makola/money/currency-names.ts'
import { formatDate } from '@makola/money/format.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { BreakDialog } from './break-dialog.tsx'
import { refetchStores } from './settings-queries.ts'

const statuses = [
  { value: 'open', title: 'stores.status.open', detail: 'stores.status.open.detail' },
  { value: 'paused', title: 'stores.status.on-break', detail: 'stores.status.on-break.detail' },
  { value: 'closed', title: 'stores.status.closed', detail: 'stores.status.closed.detail' },
] as const

const done = {
  open: 'stores.status.open.done',
  closed: 'stores.status.close.done',
} as const

/** The form that opens, pauses or closes a store. */
export function StatusForm({ settings }: { settings: StoreSettings }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'paused' | 'closed'>()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (status: keyof typeof done) => call(updateStore, { params: { id: settings.id }, body: { status } }),
    onSuccess: async (_, status) => {
      setAsked(undefined)
      await refetchStores(queryClient)
      void toast.success(t(done[status]))
    },
    onError: () => setAsked(undefined),
  })
  const isSuspended = settings.suspensionReason !== null
  return (
    <Card className="grid gap-4">
      <h2 className="text-heading">{t('stores.status.title')}</h2>
      <FormProblem>{error?.message ?? ''}</FormProblem>
      <RadioCards
        legend={t('stores.status.of-store')}
        isLegendHidden
        name="status"
        cards={statuses.map(({ value, title, detail }) => ({
          value,
          title: t(title),
          detail: t(detail),
          isDisabled: isSuspended || isPending,
        }))}
        value={isPending ? variables : settings.status}
        onChange={(status) => (status === 'open' ? mutate(status) : setAsked(status))}
      />
      {settings.status === 'paused' && !isSuspended && (
        <BreakSummary settings={settings} onChange={() => setAsked('paused')} />
      )}
      {asked === 'paused' && <BreakDialog settings={settings} onClose={() => setAsked(undefined)} />}
      <ConfirmDialog
        isOpen={asked === 'closed'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => mutate('closed')}
        title={t('stores.status.close.title')}
        description={t('stores.status.close.text')}
        confirmLabel={t('stores.status.close.confirm')}
        isDestructive
        isBusy={isPending}
      />
    </Card>
  )
}

/** The break that is on: its end, and what shoppers read. */
function BreakSummary({ settings, onChange }: { settings: StoreSettings; onChange: () => void }) {
  const t = useWords()
  const { breakEndsOn, breakNote } = settings
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {breakEndsOn ? t('stores.break.until', { day: formatDate(breakEndsOn) }) : t('stores.break.no-end')}
        </p>
        {breakNote && <p className="mt-1 text-muted wrap-anywhere">{breakNote}</p>}
      </div>
      <Button variant="outline" onClick={onChange}>
        {t('stores.break.change')}
      </Button>
    </div>
  )
}

type CurrencyCardProps = { settings: StoreSettings; currencies: string[]; hasProducts: boolean }

/** The currency of a store's prices. It can be changed until one is typed. */
export function CurrencyCard({ settings, currencies, hasProducts }: CurrencyCardProps) {
  const t = useWords()
  return (
    <Card aria-label={t('stores.currency.title')} className="grid gap-4">
      <h2 className="text-heading">{t('stores.currency.title')}</h2>
      <p className="text-muted">{t('stores.currency.text')}</p>
      {hasProducts ? (
        <div>
          <p className="font-semibold">{nameCurrency(settings.currency)}</p>
          <p className="mt-1 text-small text-muted">{t('stores.currency.stays')}</p>
        </div>
      ) : (
        <CurrencyForm key={settings.currency} settings={settings} currencies={currencies} />
      )}
    </Card>
  )
}

const nameCurrency = (code: string) => `${code} · ${currencyName(code)}`

function CurrencyForm({ settings, currencies }: Omit<CurrencyCardProps, 'hasProducts'>) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(settings.currency)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (currency: string) => call(changeStoreCurrency, { params: { id: settings.id }, body: { currency } }),
    onSuccess: async (_, currency) => {
      await refetchStores(queryClient)
      void toast.success(t('stores.currency.changed', { currency }))
    },
  })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        label={t('stores.currency.field')}
        isRequired
        hint={t('stores.currency.hint')}
        error={error?.message}
        className="grow basis-60"
      >
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {[...new Set([settings.currency, ...currencies])].toSorted().map((code) => (
              <option key={code} value={code}>
                {nameCurrency(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen !== settings.currency && (
        <Button isBusy={isPending} onClick={() => mutate(chosen)} className="mb-0.5">
          {t('stores.currency.change', { currency: chosen })}
        </Button>
      )}
    </div>
  )
}
