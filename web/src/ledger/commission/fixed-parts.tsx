import type { Money } from '@makola/money/money.ts'
import { writeMajor } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useQuery } from '@tanstack/react-query'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Plus, X } from '../../ui/icons.ts'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { useWords } from '../../ui/words/use-words.ts'

export type FixedDraft = { currency: string; typed: string }

type FixedPartsProps = { parts: FixedDraft[]; onChange: (parts: FixedDraft[]) => void; isTried: boolean }

/** An amount for each currency that stores price in, on top of the share. */
export function FixedParts({ parts, onChange, isTried }: FixedPartsProps) {
  const t = useWords()
  const { data: rates = [] } = useQuery(ratesQuery())
  const known = [
    ...new Set([...rates.map(({ currency }) => currency), ...parts.map(({ currency }) => currency)]),
  ].sort()
  const free = known.filter((currency) => parts.every((part) => part.currency !== currency))
  const change = (index: number, part: Partial<FixedDraft>) =>
    onChange(parts.map((other, place) => (place === index ? { ...other, ...part } : other)))
  const [next] = free
  return (
    <fieldset className="grid gap-3">
      <legend className="text-label">{t('ledger.commission.parts')}</legend>
      <p className="text-small text-muted">{t('ledger.commission.parts-about')}</p>
      {parts.map(({ currency, typed }, index) => (
        <div key={currency}>
          <div className="flex items-center gap-2">
            <Select
              aria-label={t('ledger.currency')}
              value={currency}
              onChange={(event) => change(index, { currency: event.target.value })}
              className="w-28 shrink-0"
            >
              {[currency, ...free].sort().map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
            <MoneyInput
              aria-label={t('ledger.commission.part-amount', { currency })}
              aria-invalid={isTried && !parseAmount(typed, currency)}
              currency={currency}
              value={typed}
              onChange={(text) => change(index, { typed: text })}
              className="grow"
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('ledger.commission.part-remove', { currency })}
              onClick={() => onChange(parts.filter((_, place) => place !== index))}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          {isTried && !parseAmount(typed, currency) && (
            <p className="mt-1 text-small font-medium text-danger-text">{t('ledger.not-above-zero')}</p>
          )}
        </div>
      ))}
      {next && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChange([...parts, { currency: next, typed: '' }])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('ledger.commission.part-add')}
        </Button>
      )}
    </fieldset>
  )
}

/** Amounts as people type them. */
export function writeFixed(fixed: readonly Money[]): FixedDraft[] {
  return fixed.map((money) => ({ currency: money.currency, typed: writeMajor(money) }))
}
