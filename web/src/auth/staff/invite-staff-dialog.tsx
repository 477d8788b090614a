import { inviteStaff } from '@makola/contract/auth/staff.ts'
import type { StaffRole } from '@makola/contract/permissions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { checkEmail } from '../forms/check-entries.ts'
import { EmailField } from '../forms/email-field.tsx'
import { ProofDialog } from '../forms/proof-dialog.tsx'
import { staffRoleCards } from './staff-roles.ts'

type Again = { email: string; role: StaffRole }

/** Asks for a person's address and role; an invitation that is sent again has both. */
export function InviteStaffDialog({ again, onClose }: { again?: Again; onClose: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [role, setRole] = useState<StaffRole>(again?.role ?? 'support')
  return (
    <ProofDialog<'email'>
      title={again ? t('auth.staff.invite-again.title', { email: again.email }) : t('auth.staff.invite.title')}
      description={t('auth.staff.invite.text')}
      action={t('auth.staff.invite.send')}
      onClose={onClose}
      check={(typed) => (again ? {} : { email: checkEmail(typed.email, t) })}
      onSend={async (proof, typed) => {
        const email = again?.email ?? typed.email.trim()
        await call(inviteStaff, { body: { email, role, ...proof } })
        await queryClient.invalidateQueries({ queryKey: ['staff'] })
        void toast.success(t('auth.staff.invite.sent', { email }))
      }}
    >
      {(faults) =>
        again ? null : (
          <>
            <EmailField error={faults.email} autoComplete="off" />
            <RadioCards
              legend={t('auth.staff.invite.role')}
              name="role"
              cards={staffRoleCards(t)}
              value={role}
              onChange={setRole}
            />
          </>
        )
      }
    </ProofDialog>
  )
}
