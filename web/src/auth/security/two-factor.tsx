import { endTwoFactor, renewRecoveryCodes, startTwoFactor } from '@makola/contract/auth/account.ts'
import type { Account } from '@makola/contract/auth/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
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
  const t = useWords()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>(rest)
  const setCodesLeft = (recoveryCodesLeft: number | null) =>
    queryClient.setQueryData(accountQuery.queryKey, {
      ...account,
      hasTwoFactor: recoveryCodesLeft !== null,
      recoveryCodesLeft,
    })
  const steps = {
    rest: () => <Rest account={account} onStep={(at) => setStep({ at })} />,
    'turn-on': () => (
      <PasswordQuestion
        action={t('auth.continue')}
        onCancel={() => setStep(rest)}
        onSend={async ({ password }) => {
          const { data } = await call(startTwoFactor, { body: { password } })
          setStep({ at: 'setup', ...data })
        }}
      />
    ),
    renew: () => (
      <PasswordQuestion
        action={t('auth.recovery.renew-submit')}
        onCancel={() => setStep(rest)}
        onSend={async (proof) => {
          const { data } = await call(renewRecoveryCodes, { body: proof })
          setCodesLeft(data.codes.length)
          setStep({ at: 'codes', ...data })
        }}
      />
    ),
    'turn-off': () => (
      <PasswordQuestion
        action={t('auth.two-factor.turn-off')}
        isDestructive
        onCancel={() => setStep(rest)}
        onSend={async (proof) => {
          await call(endTwoFactor, { body: proof })
          setCodesLeft(null)
          setStep(rest)
          void toast.success(t('auth.two-factor.is-off'))
        }}
      />
    ),
  }
  return (
    <SecuritySection
      title={t('auth.two-factor.title')}
      mark={
        <Badge tone={account.hasTwoFactor ? 'success' : 'neutral'}>
          {account.hasTwoFactor ? t('auth.two-factor.on') : t('auth.two-factor.off')}
        </Badge>
      }
      text={t('auth.two-factor.text')}
    >
      {step.at === 'setup' ? (
        <TwoFactorSetup
          secret={step.secret}
          uri={step.uri}
          onCancel={() => setStep(rest)}
          onConfirmed={(codes) => {
            setCodesLeft(codes.length)
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

type RestProps = { account: Account; onStep: (at: 'turn-on' | 'turn-off' | 'renew') => void }

function Rest({ account: { hasTwoFactor, recoveryCodesLeft: left }, onStep }: RestProps) {
  const t = useWords()
  if (!hasTwoFactor) return <Button onClick={() => onStep('turn-on')}>{t('auth.two-factor.turn-on')}</Button>
  return (
    <>
      {typeof left === 'number' && (
        <p className={cx('mb-3 text-small', left === 0 ? 'text-danger-text' : 'text-muted')}>
          {t('auth.recovery.left', { count: left })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onStep('renew')}>
          {t('auth.recovery.renew')}
        </Button>
        <Button variant="ghost" onClick={() => onStep('turn-off')}>
          {t('auth.two-factor.turn-off')}
        </Button>
      </div>
    </>
  )
}
