import { changeStoreCurrency, type StoreSettings, type StoreStatus, updateStore } from '@makola/contract/stores.ts'
import { currencyName } from '@makola/money/currencies.ts'
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
import { refetchStores } from './settings-queries.ts'
import { SuspensionNotice } from './suspension-notice.tsx'

const statuses = [
  { value: 'open', title: 'Open', detail: 'Everyone finds your goods and can buy them.' },
  {
    value: 'paused',
    title: 'Taking a break',
    detail: 'Your store and goods can be seen, but nobody can order. Orders placed before go on as usual.',
  },
  {
    value: 'closed',
    title: 'Closed',
    detail: 'Nobody finds your store or goods. Orders placed before go on as usual, and nothing is deleted.',
  },
] as const

const questions = {
  paused: {
    title: 'Take a break?',
    description: 'Nobody can order until you open the store again. Orders you already have go on as usual.',
    confirmLabel: 'Start the break',
    isDestructive: false,
  },
  closed: {
    title: 'Close your store?',
    description: 'Nobody will find it or its goods until you open it again.',
    confirmLabel: 'Close the store',
    isDestructive: true,
  },
} as const

const done: Record<StoreStatus, string> = {
  open: 'Your store is open.',
  paused: 'Your store is on a break.',
  closed: 'Your store is closed.',
}

/** The form that opens, pauses or closes a store. */
export function StatusForm({ settings }: { settings: StoreSettings }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'paused' | 'closed'>()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (status: StoreStatus) => call(updateStore, { params: { id: settings.id }, body: { status } }),
    onSuccess: async (_, status) => {
      setAsked(undefined)
      await refetchStores(queryClient)
      void toast.success(done[status])
    },
    onError: () => setAsked(undefined),
  })
  const isSuspended = settings.suspensionReason !== null
  return (
    <Card className="grid gap-4">
      <h2 className="text-heading">Open or not</h2>
      <SuspensionNotice store={settings} />
      <FormProblem>{error?.message ?? ''}</FormProblem>
      <RadioCards
        legend="Status of the store"
        isLegendHidden
        name="status"
        cards={statuses.map((card) => ({ ...card, isDisabled: isSuspended || isPending }))}
        value={isPending ? variables : settings.status}
        onChange={(status) => (status === 'open' ? mutate(status) : setAsked(status))}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && mutate(asked)}
        {...questions[asked ?? 'closed']}
        isBusy={isPending}
      />
    </Card>
  )
}

type CurrencyCardProps = { settings: StoreSettings; currencies: string[]; hasProducts: boolean }

/** The currency of a store's prices. It can be changed until one is typed. */
export function CurrencyCard({ settings, currencies, hasProducts }: CurrencyCardProps) {
  return (
    <Card aria-label="Currency" className="grid gap-4">
      <h2 className="text-heading">Currency</h2>
      <p className="text-muted">You type your prices in it and are credited in it; shoppers see theirs.</p>
      {hasProducts ? (
        <div>
          <p className="font-semibold">{nameCurrency(settings.currency)}</p>
          <p className="mt-1 text-small text-muted">
            It stays, because your products have prices in it. To sell in another currency, open another store.
          </p>
        </div>
      ) : (
        <CurrencyForm key={settings.currency} settings={settings} currencies={currencies} />
      )}
    </Card>
  )
}

const nameCurrency = (code: string) => `${code} · ${currencyName(code)}`

function CurrencyForm({ settings, currencies }: Omit<CurrencyCardProps, 'hasProducts'>) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(settings.currency)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (currency: string) => call(changeStoreCurrency, { params: { id: settings.id }, body: { currency } }),
    onSuccess: async (_, currency) => {
      await refetchStores(queryClient)
      void toast.success(`Your prices are in ${currency} now. Look at your delivery prices, too.`)
    },
  })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        label="Currency of your prices"
        isRequired
        hint="It can be changed until your first product has a price."
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
          Change to {chosen}
        </Button>
      )}
    </div>
  )
}
