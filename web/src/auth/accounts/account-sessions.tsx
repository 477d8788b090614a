import { type AccountDetails, endAccountSessions } from '@makola/contract/auth/shop-accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { MonitorSmartphone } from '../../ui/icons.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useStaffMay } from '../session/staff-may.tsx'

/** Where somebody is signed in, and a way to end all of it. */
export function AccountSessions({ account: { id, name, sessions, staffRole } }: { account: AccountDetails }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const isOwner = useStaffMay('staff.write')
  const mayEnd = useStaffMay('accounts.write') && (isOwner || !staffRole)
  const ending = useMutation({
    mutationFn: () => call(endAccountSessions, { params: { id } }),
    onSuccess: () => toast.success(t('auth.accounts.sessions.ended', { name })),
    onError: (error) => toast.error(error.message),
    onSettled: () => {
      setIsAsked(false)
      return queryClient.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
  return (
    <Card aria-label={t('auth.accounts.sessions')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-heading">{t('auth.accounts.sessions')}</h2>
        {mayEnd && sessions.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
            {t('auth.accounts.sessions.end')}
          </Button>
        )}
      </div>
      {sessions.length === 0 && <p className="mt-2 text-muted">{t('auth.accounts.sessions.none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-3 last:pb-0">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <div className="min-w-0">
              <p className="font-medium">{session.device}</p>
              <p className="text-small text-muted">
                {t('auth.sessions.last-used', { when: () => <LocalTime at={session.lastUsedAt} /> })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => ending.mutate()}
        title={t('auth.accounts.sessions.end.title', { name })}
        description={t('auth.accounts.sessions.end.text')}
        confirmLabel={t('auth.accounts.sessions.end')}
        isDestructive
        isBusy={ending.isPending}
      />
    </Card>
  )
}
