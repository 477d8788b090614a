import type { Account } from '@makola/contract/auth/auth.ts'
import { acceptStaffInvitation, readStaffInvitation, type StaffInvitationOffer } from '@makola/contract/auth/staff.ts'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { SignOutButton } from '../account/sign-out-button.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { NoOffer } from '../forms/no-offer.tsx'
import { passkeysQuery } from '../security/queries.ts'
import { TwoFactor } from '../security/two-factor.tsx'
import { accountQuery, signOut } from '../session/session.ts'
import { staffRoleNames, staffRoleNotes } from './staff-roles.ts'

/** The page behind the link of an invitation to the staff: the offer, the second factor that it needs, and the button. */
export function StaffInvitationPage({ token, shopName }: { token: string; shopName: string }) {
  const t = useWords()
  const { data: account } = useSuspenseQuery(accountQuery)
  const offer = useQuery({
    queryKey: ['staff', 'invitation', token],
    queryFn: async ({ signal }) => (await call(readStaffInvitation, { body: { token }, signal })).data,
    // An accepted one is gone, and so is this page.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (offer.isPending) return <Spinner size={10} className="grid! min-h-[50dvh] place-items-center" />
  if (offer.error)
    return (
      <NoOffer error={offer.error} text={t('auth.staff.invitation.ended.text')} onRetry={() => void offer.refetch()} />
    )
  const isForOther = offer.data.email !== account.email
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <PageTitle title={t('auth.staff.invitation.title', { shop: shopName })} />
      <Card className="grid gap-5">
        <p>
          {t('auth.staff.invitation.text', {
            person: offer.data.invitedBy,
            shop: shopName,
            strong: (text) => <strong className="font-semibold">{text}</strong>,
          })}
        </p>
        <dl className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <dt className="text-label">{t(staffRoleNames[offer.data.role])}</dt>
          <dd className="text-small text-muted">{t(staffRoleNotes[offer.data.role])}</dd>
        </dl>
        {isForOther ? (
          <>
            <p>
              {t('auth.staff.invitation.for-other', {
                invited: offer.data.email,
                email: account.email,
                strong: (text) => <strong className="font-semibold wrap-anywhere">{text}</strong>,
                address: (text) => <span className="wrap-anywhere">{text}</span>,
              })}
            </p>
            {/* The page asks for a sign-in itself, and is shown again after it. */}
            <SignOutButton onClick={signOut} />
          </>
        ) : (
          <Acceptance token={token} account={account} offer={offer.data} shopName={shopName} />
        )}
      </Card>
      {!isForOther && <TwoFactor account={account} />}
    </div>
  )
}

type AcceptanceProps = { token: string; account: Account; offer: StaffInvitationOffer; shopName: string }

function Acceptance({ token, account, offer, shopName }: AcceptanceProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: passkeys = [] } = useQuery(passkeysQuery)
  const isSafe = account.hasTwoFactor || passkeys.length > 0
  const accepting = useMutation({
    mutationFn: () => call(acceptStaffInvitation, { body: { token } }),
    // It may have been taken back while its page was open: then nothing is left to accept.
    onError: () => queryClient.invalidateQueries({ queryKey: ['staff', 'invitation', token] }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      await navigate({ to: '/dashboard', replace: true })
      void toast.success(t('auth.staff.invitation.joined', { shop: shopName }))
    },
  })
  return (
    <>
      {!isSafe && (
        <p id="second-factor-first" className="font-medium">
          {t('auth.staff.invitation.second-factor', {
            link: (text) => (
              <Link to="/account/security" className="link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <FormProblem>{accepting.error?.message ?? ''}</FormProblem>
      <Button
        size="lg"
        disabled={!isSafe}
        aria-describedby={isSafe ? undefined : 'second-factor-first'}
        isBusy={accepting.isPending}
        onClick={() => accepting.mutate()}
      >
        {t('auth.staff.invitation.join')}
      </Button>
      <p className="text-small text-muted">
        {t('auth.staff.invitation.until', { time: () => <LocalTime at={offer.expiresAt} /> })}
      </p>
    </>
  )
}
