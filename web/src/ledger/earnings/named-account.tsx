import type { AccountToName, PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import { useRef } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { AccountNameNote } from './account-name-note.tsx'
import { useAccountName } from './use-account-name.ts'

const numberLabels = {
  bank: 'ledger.account.number-bank',
  'mobile-money': 'ledger.account.number-mobile-money',
} as const

type NamedAccountProps = {
  storeId: string
  kind: PayoutAccount['kind']
  /** Reads the account from the form around it, as it is typed by now. */
  read: () => AccountToName | undefined
  faults: { number: string | undefined; holder: string | undefined }
}

/** The number and the holder of an account, with the name that its bank or provider tells once both are left. */
export function NamedAccount({ storeId, kind, read, faults }: NamedAccountProps) {
  const t = useWords()
  const holder = useRef<HTMLInputElement>(null)
  const fillHolder = (name: string) => {
    if (holder.current) holder.current.value = name
  }
  const { found, isPending, ask, forget } = useAccountName(storeId, (name) => {
    // Typed while the answer was on its way.
    if (holder.current?.value === '') fillHolder(name)
  })
  const askNow = () => {
    const account = read()
    if (account) ask(account)
  }
  const typed = { autoComplete: 'off', maxLength: 80, onInput: forget, onBlur: askNow }
  return (
    <>
      <Field label={t(numberLabels[kind])} isRequired error={faults.number}>
        {(control) => <TextInput {...control} {...typed} name="account/number" />}
      </Field>
      <Field label={t('ledger.account.holder')} isRequired error={faults.holder}>
        {(control) => <TextInput {...control} {...typed} ref={holder} name="account/holder" />}
      </Field>
      <AccountNameNote
        found={found}
        isAsking={isPending}
        onUse={(name) => {
          fillHolder(name)
          askNow()
        }}
      />
    </>
  )
}
