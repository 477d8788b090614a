import { removePasskey } from '@makola/contract/auth/account.ts'
import type { Passkey } from '@makola/contract/auth/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ProofDialog } from '../forms/proof-dialog.tsx'
import { accountQuery, useAccount } from '../session/session.ts'

type RemovePasskeyDialogProps = { passkey: Passkey; isLast: boolean; onClose: () => void }

/** Asks before a passkey is removed, and tells staff when it is their only second factor. */
export function RemovePasskeyDialog({ passkey: { id, name }, isLast, onClose }: RemovePasskeyDialogProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const account = useAccount()
  const losesFactor = isLast && account?.staff && !account.hasTwoFactor
  return (
    <ProofDialog
      title={t('auth.passkeys.remove.title', { name })}
      description={
        <>
          {t('auth.passkeys.remove.text')}
          {losesFactor && <strong className="mt-2 block">{t('auth.passkeys.remove.last-of-staff')}</strong>}
        </>
      }
      action={t('auth.passkeys.remove.submit')}
      isDestructive
      onClose={onClose}
      onSend={async (proof) => {
        await call(removePasskey, { params: { id }, body: proof })
        // The role on the shop's staff may hang on it.
        void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
        void toast.success(t('auth.passkeys.removed'))
      }}
    />
  )
}
