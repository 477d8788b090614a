import { loginWithSecondFactor } from '@makola/contract/auth/auth.ts'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { checkCode } from '../forms/check-entries.ts'
import { CodeField } from '../forms/code-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { saveTokens } from '../session/tokens.ts'
import { AuthTitle } from './auth-title.tsx'

export type SecondFactorFormProps = {
  challenge: string
  /** The password was set a moment ago, with a code from an email. */
  isPasswordNew?: boolean
  onBack: () => void
}

/** The second step of signing in: a code from the app, or a recovery code. */
export function SecondFactorForm({ challenge, isPasswordNew = false, onBack }: SecondFactorFormProps) {
  const t = useWords()
  const [isRecovery, setIsRecovery] = useState(false)
  const { form, faults, problem, isPending } = useEntryForm<'code'>({
    check: ({ code }) => ({
      code: isRecovery
        ? code.trim() === ''
          ? t('auth.second-factor.recovery-missing')
          : undefined
        : checkCode(code, t),
    }),
    send: async ({ code }) => saveTokens(await call(loginWithSecondFactor, { body: { challenge, code: code.trim() } })),
  })
  return (
    <>
      <AuthTitle title={t('auth.second-factor.title')}>
        {isRecovery
          ? t('auth.second-factor.by-recovery')
          : t(isPasswordNew ? 'auth.second-factor.password-set' : 'auth.second-factor.by-app')}
      </AuthTitle>
      <form {...form} key={isRecovery ? 'recovery' : 'app'} className="grid gap-5">
        {isRecovery ? (
          <Field label={t('auth.second-factor.recovery-code')} isRequired error={faults.code}>
            {(control) => (
              <TextInput
                {...control}
                name="code"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
              />
            )}
          </Field>
        ) : (
          <CodeField label={t('auth.second-factor.app-code')} error={faults.code} isSentWhenFull />
        )}
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" size="lg" isBusy={isPending}>
          {t('auth.continue')}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-4">
          <Button variant="link" onClick={() => setIsRecovery(!isRecovery)} className="px-0! text-small!">
            {isRecovery ? t('auth.second-factor.use-app') : t('auth.second-factor.use-recovery')}
          </Button>
          <Button variant="link" onClick={onBack} className="px-0! text-small!">
            {t('auth.second-factor.start-again')}
          </Button>
        </div>
      </form>
    </>
  )
}
