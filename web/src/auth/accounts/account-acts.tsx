import {
  type AccountDetails,
  banAccount,
  resetSecondFactor,
  unbanAccount,
} from '@makola/contract/auth/shop-accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ProofDialog } from '../forms/proof-dialog.tsx'

type Act = 'ban' | 'unban' | 'reset'
type ActProps = { account: AccountDetails; onClose: () => void }

/** What the staff may do with an account: each asks for their password first. */
export function AccountActs({ account }: { account: AccountDetails }) {
  const t = useWords()
  const [act, setAct] = useState<Act>()
  const hasSecondFactor = account.hasTwoFactor || account.passkeys > 0
  const close = () => setAct(undefined)
  if (account.staffRole && !hasSecondFactor) {
    return <p className="text-small text-muted">{t('auth.accounts.remove-first')}</p>
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5 max-sm:grid">
      {hasSecondFactor && (
        <Button variant="outline" onClick={() => setAct('reset')}>
          {t('auth.accounts.reset')}
        </Button>
      )}
      {account.ban ? (
        <Button onClick={() => setAct('unban')}>{t('auth.accounts.unban')}</Button>
      ) : (
        !account.staffRole && (
          <Button variant="destructive" onClick={() => setAct('ban')}>
            {t('auth.accounts.ban')}
          </Button>
        )
      )}
      {act === 'reset' && <ResetDialog account={account} onClose={close} />}
      {act === 'ban' && <BanDialog account={account} onClose={close} />}
      {act === 'unban' && <UnbanDialog account={account} onClose={close} />}
    </div>
  )
}

function useAfterAct() {
  const queryClient = useQueryClient()
  return async (said: string) => {
    await queryClient.invalidateQueries({ queryKey: ['accounts'] })
    void toast.success(said)
  }
}

function BanDialog({ account: { id, name }, onClose }: ActProps) {
  const t = useWords()
  const after = useAfterAct()
  return (
    <ProofDialog<'reason'>
      title={t('auth.accounts.ban.ask', { name })}
      description={t('auth.accounts.ban.text')}
      action={t('auth.accounts.ban')}
      isDestructive
      onClose={onClose}
      check={({ reason }) => ({ reason: reason.trim() === '' ? t('auth.accounts.ban.reason.missing') : undefined })}
      onSend={async (proof, { reason }) => {
        await call(banAccount, { params: { id }, body: { reason: reason.trim(), ...proof } })
        await after(t('auth.accounts.ban.done', { name }))
      }}
    >
      {(faults) => (
        <Field
          label={t('auth.accounts.ban.reason')}
          hint={t('auth.accounts.ban.reason.hint')}
          isRequired
          error={faults.reason}
        >
          {(control) => <TextInput {...control} name="reason" maxLength={300} autoComplete="off" />}
        </Field>
      )}
    </ProofDialog>
  )
}

function UnbanDialog({ account: { id, name }, onClose }: ActProps) {
  const t = useWords()
  const after = useAfterAct()
  return (
    <ProofDialog
      title={t('auth.accounts.unban.ask', { name })}
      description={t('auth.accounts.unban.text')}
      action={t('auth.accounts.unban')}
      onClose={onClose}
      onSend={async (proof) => {
        await call(unbanAccount, { params: { id }, body: proof })
        await after(t('auth.accounts.unban.done', { name }))
      }}
    />
  )
}

function ResetDialog({ account: { id, name }, onClose }: ActProps) {
  const t = useWords()
  const after = useAfterAct()
  return (
    <ProofDialog
      title={t('auth.accounts.reset.ask', { name })}
      description={t('auth.accounts.reset.text')}
      action={t('auth.accounts.reset')}
      isDestructive
      onClose={onClose}
      onSend={async (proof) => {
        await call(resetSecondFactor, { params: { id }, body: proof })
        await after(t('auth.accounts.reset.done', { name }))
      }}
    />
  )
}
