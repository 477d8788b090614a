import { type NewConsent, recordConsent } from '@makola/contract/privacy/privacy.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../auth/session/session.ts'
import { call } from '../shell/api/api-client.ts'
import { useCookieConsent } from '../shell/frame/cookie-consent.ts'
import { consentsQuery } from './consents-query.ts'

/**
 * The choices that a signed-in person's account has recorded, and the way to record one. Without an account a choice is kept in the
 * browser alone. Accepting in the notice is recorded here, once: the notice itself loads nothing.
 */
export function useConsents() {
  const queryClient = useQueryClient()
  const isSignedIn = Boolean(useAccount())
  const isGiven = useCookieConsent()
  const { data: consents } = useQuery({ ...consentsQuery, enabled: isSignedIn })
  const isUnrecorded = isGiven && consents !== undefined && !consents.some(({ purpose }) => purpose === 'cookies')
  const recordNotice = useEffectEvent(() => record({ purpose: 'cookies', isGiven: true, how: 'notice' }))
  useEffect(() => {
    if (isUnrecorded) void recordNotice()
  }, [isUnrecorded])
  async function record(body: NewConsent): Promise<void> {
    if (!isSignedIn) return
    await call(recordConsent, { body }).catch(() => undefined)
    await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
  }
  return { consents: isSignedIn ? (consents ?? []) : [], record }
}
