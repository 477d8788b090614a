import { acceptInvitation, readInvitation } from '@makola/contract/stores/team.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { SignOutButton } from '../../auth/account/sign-out-button.tsx'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { NoOffer } from '../../auth/forms/no-offer.tsx'
import { signOut } from '../../auth/session/session.ts'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { roleNames, roleNotes } from '../membership/role-names.ts'
import { StoreLogo } from '../storefront/store-logo.tsx'

/** The page behind an invitation's link: the offer, and the button that accepts it. */
export function InvitationPage({ token, email }: { token: string; email: string }) {
  const t = useWords()
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await call(readInvitation, { body: { token }, signal })).data,
  })
  const accepting = useAccept(token)
  if (offer.isPending) return <Spinner size={10} className="grid! min-h-[50dvh] place-items-center" />
  if (offer.error)
    return <NoOffer error={offer.error} text={t('stores.invitation.ended.text')} onRetry={() => void offer.refetch()} />
  const { store, role, invitedBy, expiresAt } = offer.data
  const isForOther = offer.data.email !== email
  return (
    <div className="mx-auto max-w-lg">
      <PageTitle title={t('stores.invitation.title', { store: store.name })} />
      <Card className="grid gap-5">
        <div className="flex items-center gap-4">
          <StoreLogo store={store} className="size-14 text-2xl" />
          <p>
            {t('stores.invitation.text', {
              person: invitedBy,
              store: store.name,
              strong: (text) => <strong className="font-semibold">{text}</strong>,
            })}
          </p>
        </div>
        <dl className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <dt className="text-label">{t(roleNames[role])}</dt>
          <dd className="text-small text-muted">{t(roleNotes[role])}</dd>
        </dl>
        <FormProblem>{accepting.error?.message ?? ''}</FormProblem>
        {isForOther ? (
          <>
            <p>
              {t('stores.invitation.for-other', {
                invited: offer.data.email,
                email,
                strong: (text) => <strong className="font-semibold wrap-anywhere">{text}</strong>,
                address: (text) => <span className="wrap-anywhere">{text}</span>,
              })}
            </p>
            {/* The page asks for a sign-in itself, and is shown again after it. */}
            <SignOutButton onClick={signOut} />
          </>
        ) : (
          <Button size="lg" isBusy={accepting.isPending} onClick={() => accepting.mutate()}>
            {t('stores.invitation.join')}
          </Button>
        )}
        <p className="text-small text-muted">
          {t('stores.invitation.until', { day: () => <LocalTime at={expiresAt} part="date" /> })}
        </p>
      </Card>
    </div>
  )
}

function useAccept(token: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(acceptInvitation, { body: { token } }),
    // It may have been taken back while its page was open: then nothing is left to accept.
    onError: () => queryClient.invalidateQueries({ queryKey: ['invitation', token] }),
    onSuccess: async ({ data: store }) => {
      await queryClient.invalidateQueries({ queryKey: ['stores', 'mine'] })
      await navigate({ to: '/dashboard', search: { store: store.slug }, replace: true })
      void toast.success(t('stores.invitation.joined', { store: store.name }))
    },
  })
}
