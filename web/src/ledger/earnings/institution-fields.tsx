import type { Institution, PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { institutionsQuery } from '../payouts/payout-queries.ts'

type InstitutionFieldsProps = {
  storeId: string
  countryCode: string
  kind: PayoutAccount['kind']
  faults: { institution: string | undefined; bankCode: string | undefined }
}

/** The bank or provider of mobile money: chosen by name where the shop can send to it by itself, typed otherwise. */
export function InstitutionFields({ storeId, countryCode, kind, faults }: InstitutionFieldsProps) {
  const t = useWords()
  const { data: listed, isPending } = useQuery(institutionsQuery(storeId, { countryCode, kind }))
  const [chosen, setChosen] = useState<Institution | null>(null)
  const [isTyped, setIsTyped] = useState(false)
  const label = kind === 'bank' ? t('ledger.account.bank') : t('ledger.account.provider')
  const hasList = isPending || (listed !== undefined && listed.length > 0)
  if (!hasList || isTyped) {
    return (
      <>
        <Field label={label} isRequired error={faults.institution}>
          {(control) => <TextInput {...control} name="account/institution" autoComplete="off" maxLength={80} />}
        </Field>
        {kind === 'bank' && (
          <Field label={t('ledger.account.bank-code')} error={faults.bankCode}>
            {(control) => <TextInput {...control} name="account/bankCode" autoComplete="off" maxLength={20} />}
          </Field>
        )}
      </>
    )
  }
  return (
    <div>
      <Field label={label} isRequired error={chosen ? undefined : faults.institution}>
        {({ id }) => (
          <Combobox
            id={id}
            label={label}
            items={listed ?? []}
            value={chosen}
            onChange={setChosen}
            itemToText={({ name }) => name}
            itemToKey={({ code, name }) => `${code} ${name}`}
            isDisabled={isPending}
            placeholder={isPending ? t('ledger.account.institution-loading') : t('ledger.type-to-search')}
            emptyText={t('ledger.account.institution-none')}
          />
        )}
      </Field>
      <input type="hidden" name="account/institution" value={chosen?.name ?? ''} />
      <input type="hidden" name="account/bankCode" value={chosen?.code ?? ''} />
      <button type="button" className="link mt-1 min-h-11 text-small" onClick={() => setIsTyped(true)}>
        {t('ledger.account.institution-not-listed')}
      </button>
    </div>
  )
}
