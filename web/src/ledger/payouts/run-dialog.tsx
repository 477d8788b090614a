import type { OwedStore, PayoutWay } from '@makola/contract/ledger/payouts.ts'
import { formatMoney } from '@makola/money/format.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from '../../auth/forms/proof-fields.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useStartPayoutRun } from './payout-queries.ts'
import { describeWay, findWays } from './payout-ways.ts'
import { planRun, type RunPlan } from './plan-run.ts'

type RunDialogProps = { owed: OwedStore[]; onStarted: (runId: string) => void; onClose: () => void }

/**
 * The stores and amounts of a run before it starts. It asks for the password, so that an open browser is not enough to start it.
 */
export function RunDialog({ owed, onStarted, onClose }: RunDialogProps) {
  const t = useWords()
  const currencies = [
    ...new Set(owed.flatMap(({ balance }) => (balance.available.amount > 0 ? [balance.currency] : []))),
  ]
  const [currency, setCurrency] = useState(() => findPayable(owed) ?? currencies[0] ?? '')
  const [typed, setTyped] = useState('1')
  const [now] = useState(() => Date.now())
  const start = useStartPayoutRun(onStarted)
  const ways = findWays(owed, currency)
  const [chosen, setChosen] = useState<PayoutWay>('by-hand')
  const via = ways.includes(chosen) ? chosen : 'by-hand'
  const amount = parseAmount(typed, currency)
  const run = amount ? { minimum: { amount, currency }, via } : null
  const plan = run && planRun(owed, run, now, t)
  const count = plan?.due.length ?? 0
  const { form, faults, problem } = useEntryForm<ProofName | 'via' | 'minimum/amount'>({
    check: (typed) => checkProof(typed, t),
    send: async (typed) => run && start.mutateAsync({ ...run, proof: readProof(typed) }),
  })
  return (
    <FormDialog
      title={t('ledger.payouts.make-run')}
      description={t('ledger.run.about')}
      saveLabel={plan && count > 0 ? t('ledger.run.pay', { total: plan.total, count }) : t('ledger.run.nobody')}
      isBusy={start.isPending}
      isDisabled={count === 0}
      form={form}
      onClose={onClose}
    >
      <div className="grid grid-cols-[7rem_1fr] gap-3">
        <Field label={t('ledger.currency')} isRequired>
          {(control) => (
            <Select {...control} value={currency} onChange={(event) => setCurrency(event.target.value)}>
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('ledger.run.minimum')} isRequired error={amount ? undefined : t('ledger.not-above-zero')}>
          {(control) => (
            <MoneyInput {...control} name="minimum/amount" currency={currency} value={typed} onChange={setTyped} />
          )}
        </Field>
      </div>
      {ways.length > 1 && (
        <RadioCards
          legend={t('ledger.run.way')}
          name="via"
          cards={ways.map((value) => ({ value, ...describeWay(value, t) }))}
          value={via}
          onChange={setChosen}
        />
      )}
      {plan && <Preview plan={plan} />}
      {count > 0 && (
        <div className="grid gap-5 border-t border-line pt-5">
          <ProofFields faults={faults} />
        </div>
      )}
      <FormProblem>{problem || (faults.via ?? faults['minimum/amount'] ?? '')}</FormProblem>
    </FormDialog>
  )
}

/** The first currency in which a store could be paid. */
const findPayable = (owed: OwedStore[]) =>
  owed.find(({ balance, account }) => account && balance.available.amount > 0)?.balance.currency

function Preview({ plan: { due, left } }: { plan: RunPlan }) {
  const t = useWords()
  return (
    <>
      {due.length > 0 && (
        <ul aria-label={t('ledger.run.due')} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {due.map(({ store, balance, account }) => (
            <li key={store.id} className="flex items-baseline justify-between gap-3 px-4 py-2.5">
              <span className="min-w-0">
                <span className="block truncate font-medium">{store.name}</span>
                <span className="block truncate text-small text-muted">
                  {account?.institution} •••• {account?.numberEnd}
                </span>
              </span>
              <span className="shrink-0 font-semibold tabular">{formatMoney(balance.available)}</span>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <div>
          <h3 className="mb-1 text-label text-muted">{t('ledger.run.left-out')}</h3>
          <ul aria-label={t('ledger.run.left-out')} className="divide-y divide-line text-small">
            {left.map(({ row: { store, balance }, why }) => (
              <li key={store.id} className="flex items-baseline justify-between gap-3 py-2">
                <span className="min-w-0">
                  <span className="block truncate">{store.name}</span>
                  <span className="block text-muted">{why}</span>
                </span>
                <span className="shrink-0 text-muted tabular">{formatMoney(balance.available)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
