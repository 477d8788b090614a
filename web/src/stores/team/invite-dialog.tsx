import type { MemberRole } from '@makola/contract/permissions.ts'
import type { MyStore } from '@makola/contract/stores/stores.ts'
import { inviteMember } from '@makola/contract/stores/team.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkEmail } from '../../auth/forms/check-entries.ts'
import { EmailField } from '../../auth/forms/email-field.tsx'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { call } from '../../shell/api/api-client.ts'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { roleNames, roleNotes } from '../membership/role-names.ts'

const roles = Object.keys(roleNotes) as MemberRole[]

/** Asks for a person's address and role. */
export function InviteDialog({ store, onClose }: { store: MyStore; onClose: () => void }) {
  const t = useWords()
  const cards = roles.map((value) => ({ value, title: t(roleNames[value]), detail: t(roleNotes[value]) }))
  const queryClient = useQueryClient()
  const [role, setRole] = useState<MemberRole>('fulfilment')
  const { form, faults, problem, isPending } = useEntryForm<'email'>({
    check: ({ email }) => ({ email: checkEmail(email, t) }),
    send: async ({ email }) => {
      await call(inviteMember, { params: { id: store.id }, body: { email: email.trim(), role } })
      await queryClient.invalidateQueries({ queryKey: ['stores', store.id] })
      void toast.success(t('stores.team.invited', { email: email.trim() }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('stores.team.invite.title')}
      description={t('stores.team.invite.text')}
      saveLabel={t('stores.team.invite.send')}
      isBusy={isPending}
      form={form}
      onClose={onClose}
    >
      <EmailField error={faults.email} autoComplete="off" />
      <RadioCards legend={t('stores.team.invite.role')} name="role" cards={cards} value={role} onChange={setRole} />
      <FormProblem>{problem}</FormProblem>
    </FormDialog>
  )
}
