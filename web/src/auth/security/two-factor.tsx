import { endTwoFactor, renewRecoveryCodes, startTwoFactor } from '@makola/contract/account.ts'
import type { Account } from '@makola/contract/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { accountQuery } from '../session/session.ts'
import { PasswordQuestion } from './password-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecuritySection } from './security-section.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

/** The state: at rest, asking for the password, or showing the result. */
type Step =
  | { at: 'rest' | 'turn-on' | 'turn-off' | 'renew' }
  | { at: 'setup'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] }

const rest: Step = { at: 'rest' }

export function TwoFactor({ account }: { account: Account }) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>(rest)
  const setHasTwoFactor = (hasTwoFactor: boolean) =>
    queryClient.setQueryData(accountQuery.queryKey, { ...account, hasTwoFactor })
  const steps = {
    rest: () => <Rest isOn={account.hasTwoFactor} onStep={(at) => setStep({ at })} />,
    'turn-on': () => (
      <PasswordQuestion
        action="Continue"
        onCancel={() => setStep(rest)}
        onSend={async ({ password }) => {
          const { data } = await call(startTwoFactor, { body: { password } })
          setStep({ at: 'setup', ...data })
        }}
      />
    ),
    renew: () => (
      <PasswordQuestion
        action="Make new codes"
        onCancel={() => setStep(rest)}
        onSend={async (proof) => {
          const { data } = await call(renewRecoveryCodes, { body: proof })
          setStep({ at: 'codes', ...data })
        }}
      />
    ),
    'turn-off': () => (
      <PasswordQuestion
        action="Turn off"
        isDestructive
        onCancel={() => setStep(rest)}
        onSend={async (proof) => {
          await call(endTwoFactor, { body: proof })
          setHasTwoFactor(false)
          setStep(rest)
          void toast.success('Two-step sign-in is off.')
        }}
      />
    ),
  }
  return (
    <SecuritySection
      title="Two-step sign-in"
      mark={<Badge tone={account.hasTwoFactor ? 'success' : 'neutral'}>{account.hasTwoFactor ? 'On' : 'Off'}</Badge>}
      text="Besides the password, signing in asks for a code from an app on your phone. Somebody who finds out your password cannot get in with it alone."
    >
      {step.at === 'setup' ? (
        <TwoFactorSetup
          secret={step.secret}
          uri={step.uri}
          onCancel={() => setStep(rest)}
          onConfirmed={(codes) => {
            setHasTwoFactor(true)
            setStep({ at: 'codes', codes })
          }}
        />
      ) : step.at === 'codes' ? (
        <RecoveryCodes codes={step.codes} onKept={() => setStep(rest)} />
      ) : (
        steps[step.at]()
      )}
    </SecuritySection>
  )
}

function Rest({ isOn, onStep }: { isOn: boolean; onStep: (at: 'turn-on' | 'turn-off' | 'renew') => void }) {
  if (!isOn) return <Button onClick={() => onStep('turn-on')}>Turn on</Button>
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={() => onStep('renew')}>
        New recovery codes
      </Button>
      <Button variant="ghost" onClick={() => onStep('turn-off')}>
        Turn off
      </Button>
    </div>
  )
}
