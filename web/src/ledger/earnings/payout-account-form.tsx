import { type AccountToName, type PayoutAccount, setPayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import type { MyStore } from '@makola/contract/stores/stores.ts'
import { listCountries } from '@makola/countries/names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from '../../auth/forms/proof-fields.tsx'
import { type Faults, type Typed, useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { call } from '../../shell/api/api-client.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { payoutAccountQuery } from '../payouts/payout-queries.ts'
import { InstitutionFields } from './institution-fields.tsx'
import { NamedAccount } from './named-account.tsx'

/** Named as in the API, so that its faults appear beside the right field. */
type Name =
  | 'account/countryCode'
  | 'account/institution'
  | 'account/bankCode'
  | 'account/number'
  | 'account/holder'
  | ProofName

type Kind = PayoutAccount['kind']

/** Countries where most people are paid by mobile money. */
const mobileFirst = ['CI', 'GH', 'KE']

type PayoutAccountFormProps = {
  store: MyStore
  /** Null for a store's first. */
  present: PayoutAccount | null
  onClose: () => void
}

/** The form of a payout account. It asks for the password, so that someone at an open browser cannot divert the money. */
export function PayoutAccountForm({ store, present, onClose }: PayoutAccountFormProps) {
  const t = useWords()
  const client = useQueryClient()
  const countries = useMemo(listCountries, [])
  const usual = mobileFirst.includes(store.countryCode) ? 'mobile-money' : 'bank'
  const [kind, setKind] = useState<Kind>(present?.kind ?? usual)
  const [countryCode, setCountryCode] = useState(present?.countryCode ?? store.countryCode)
  const { form, faults, problem, isPending } = useEntryForm<Name>({
    check: (typed) => checkTyped(typed, t),
    send: async (typed) => {
      const { data } = await call(setPayoutAccount, {
        params: { id: store.id },
        body: readTyped(kind, typed),
      })
      client.setQueryData(payoutAccountQuery(store.id).queryKey, data)
      void toast.success(t('ledger.account.saved'))
      onClose()
    },
  })
  const readAccount = (): AccountToName | undefined => {
    if (!form.ref.current) return undefined
    const typed = Object.fromEntries(new FormData(form.ref.current)) as Typed<Name>
    const { holder, ...account } = readTyped(kind, typed).account
    return holder === '' ? account : { ...account, holder }
  }
  return (
    <FormDialog
      title={t('ledger.account.title')}
      description={t('ledger.account.about')}
      saveLabel={t('ui.save')}
      isBusy={isPending}
      form={form}
      onClose={onClose}
    >
      {present && (
        <p className="rounded-md bg-sunken px-4 py-3 text-small wrap-anywhere">
          {t('ledger.account.present', {
            institution: present.institution,
            end: present.numberEnd,
            holder: present.holder,
            number: (text) => <span className="whitespace-nowrap">{text}</span>,
          })}
        </p>
      )}
      <RadioCards
        legend={t('ledger.account.kind')}
        isLegendHidden
        name="kind"
        cards={[
          { value: 'bank', title: t('ledger.account.kind-bank') },
          { value: 'mobile-money', title: t('ledger.account.kind-mobile-money') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Field label={t('ledger.account.country')} isRequired error={faults['account/countryCode']}>
        {(control) => (
          <Select
            {...control}
            name="account/countryCode"
            value={countryCode}
            onChange={(event) => setCountryCode(event.target.value)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <InstitutionFields
        key={`${countryCode} ${kind}`}
        storeId={store.id}
        countryCode={countryCode}
        kind={kind}
        faults={{ institution: faults['account/institution'], bankCode: faults['account/bankCode'] }}
      />
      <NamedAccount
        key={`name ${countryCode} ${kind}`}
        storeId={store.id}
        kind={kind}
        read={readAccount}
        faults={{ number: faults['account/number'], holder: faults['account/holder'] }}
      />
      <div className="grid gap-5 border-t border-line pt-5">
        <ProofFields faults={faults} />
      </div>
      <FormProblem>{problem}</FormProblem>
    </FormDialog>
  )
}

function checkTyped(typed: Typed<Name>, t: Words): Faults<Name> {
  const missing = (name: Name, says: string) => (typed[name].trim() === '' ? says : undefined)
  return {
    'account/institution': missing('account/institution', t('ledger.account.institution-missing')),
    'account/number': missing('account/number', t('ledger.account.number-missing')),
    'account/holder': missing('account/holder', t('ledger.account.holder-missing')),
    ...checkProof(typed, t),
  }
}

function readTyped(kind: Kind, typed: Typed<Name>) {
  const account = {
    kind,
    countryCode: typed['account/countryCode'],
    institution: typed['account/institution'].trim(),
    bankCode: typed['account/bankCode']?.trim() || undefined,
    number: typed['account/number'],
    holder: typed['account/holder'].trim(),
  }
  return { account, ...readProof(typed) }
}
