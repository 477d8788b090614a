import type { MemberRole } from '@makola/contract/permissions.ts'
import { changeMemberRole, type Member, removeMember } from '@makola/contract/stores/team.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { InitialsMark } from '../../auth/account/initials-mark.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { UserMinus } from '../../ui/icons.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { RoleSelect } from './role-select.tsx'
import { useChangeTeam } from './use-change-team.ts'

type MemberRowProps = { storeId: string; member: Member; isMe: boolean; isLastOwner: boolean }

/** A member of the store: change the role, or remove the person. */
export function MemberRow({ storeId, member, isMe, isLastOwner }: MemberRowProps) {
  const t = useWords()
  const [isAsked, setIsAsked] = useState(false)
  const navigate = useNavigate()
  const refusalId = isLastOwner ? `owner-stays-${member.accountId}` : undefined
  const params = { id: storeId, accountId: member.accountId }
  const changing = useChangeTeam<MemberRole>({
    storeId,
    change: (role) => call(changeMemberRole, { params, body: { role } }),
    done: (role) => t('stores.team.role-changed', { name: member.name, role }),
  })
  const removing = useChangeTeam<void>(
    {
      storeId,
      change: () => call(removeMember, { params }),
      done: () => (isMe ? t('stores.team.left') : t('stores.team.removed', { name: member.name })),
    },
    () => isMe && void navigate({ to: '/dashboard', reloadDocument: true }),
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-6">
      <InitialsMark name={member.name} className="size-10! text-base!" />
      <div className="min-w-0 grow basis-48">
        <p className="flex items-center gap-2 font-semibold wrap-anywhere">
          {member.name}
          {isMe && <Badge>{t('stores.team.you')}</Badge>}
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {member.email}
          {' · '}
          {t('stores.team.since', { day: () => <LocalTime at={member.joinedAt} part="date" /> })}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full">
        <RoleSelect
          label={t('stores.team.role-of', { name: member.name })}
          value={changing.isPending ? changing.variables : member.role}
          onChange={changing.mutate}
          refusalId={refusalId}
          className="w-40 max-sm:grow"
        />
        <Button
          variant="ghost"
          size="icon"
          disabled={isLastOwner}
          aria-describedby={refusalId}
          aria-label={isMe ? t('stores.team.leave') : t('stores.team.remove', { name: member.name })}
          onClick={() => setIsAsked(true)}
        >
          <UserMinus aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {isLastOwner && (
        <p id={refusalId} className="basis-full text-small text-muted">
          {t('stores.team.last-owner')}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => removing.mutate()}
        title={isMe ? t('stores.team.leave.title') : t('stores.team.remove.title', { name: member.name })}
        description={isMe ? t('stores.team.leave.text') : t('stores.team.remove.text')}
        confirmLabel={isMe ? t('stores.team.leave.confirm') : t('ui.remove')}
        isDestructive
        isBusy={removing.isPending}
      />
    </li>
  )
}
