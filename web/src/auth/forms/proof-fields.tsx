import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { useAccount } from '../session/session.ts'
import { checkPassword } from './check-entries.ts'
import { PasswordField } from './password-field.tsx'
import type { Faults, Typed } from './use-entry-form.ts'

/** Confirms the person's identity before an action that must not be possible from an open browser left behind. */
export type ProofName = 'password' | 'code'

type ProofFieldsProps = { faults: Faults<ProofName>; isFocused?: boolean }

/** Asks for the password, and for a code where two-step sign-in is on. */
export function ProofFields({ faults, isFocused = false }: ProofFieldsProps) {
  const t = useWords()
  const hasTwoFactor = useAccount()?.hasTwoFactor ?? false
  return (
    <>
      <PasswordField kind="own" error={faults.password} autoComplete="current-password" isFocused={isFocused} />
      {hasTwoFactor && (
        <Field
          label={t('auth.code.from-authenticator')}
          hint={t('auth.code.or-recovery')}
          isRequired
          error={faults.code}
        >
          {(control) => <TextInput {...control} name="code" autoComplete="one-time-code" maxLength={40} />}
        </Field>
      )}
    </>
  )
}

export function checkProof({ password, code }: Typed<ProofName>, t: Words): Faults<ProofName> {
  // Without two-step sign-in there is no such field.
  const isMissing = (code as string | undefined)?.trim() === ''
  return { password: checkPassword(password, t), code: isMissing ? t('auth.code.missing') : undefined }
}

export function readProof({ password, code }: Typed<ProofName>): { password: string; code?: string } {
  const typed = (code as string | undefined)?.trim()
  return { password, ...(typed && { code: typed }) }
}
