import { type KeyboardEvent, useState } from 'react'
import { Eye, EyeOff } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StrengthMeter } from './strength-meter.tsx'

const labels = {
  only: 'auth.password.label',
  current: 'auth.password.current',
  new: 'auth.password.new',
  own: 'auth.password.own',
} as const

const shows = {
  only: 'auth.password.show',
  current: 'auth.password.show-current',
  new: 'auth.password.show-new',
  own: 'auth.password.show-own',
} as const

export type PasswordFieldProps = {
  /** The password that is asked for: the form's only one unless told. */
  kind?: keyof typeof labels
  name?: string
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
  defaultValue?: string | undefined
  /** In a form that opens on a press: takes the focus at once. */
  isFocused?: boolean
}

/** A password field with a show button and a Caps Lock warning; a new password also has a strength meter. */
export function PasswordField({
  kind = 'only',
  name = 'password',
  error,
  isFocused = false,
  ...rest
}: PasswordFieldProps) {
  const t = useWords()
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const noticeCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  const isNew = rest.autoComplete === 'new-password'
  const Icon = isShown ? EyeOff : Eye
  return (
    <div>
      <Field label={t(labels[kind])} isRequired error={error} hint={hasCapsLock && t('auth.password.caps-lock')}>
        {(control) => (
          <span className="relative block">
            <TextInput
              {...control}
              {...rest}
              name={name}
              autoFocus={isFocused}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={noticeCapsLock}
              onKeyUp={noticeCapsLock}
              onBlur={() => setHasCapsLock(false)}
              onChange={(event) => setTyped(event.target.value)}
              className="pe-12"
            />
            <button
              type="button"
              aria-label={t(shows[kind])}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
              className="touch absolute inset-y-0 end-0 grid place-items-center rounded-md text-muted hover:text-ink"
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          </span>
        )}
      </Field>
      {isNew && <StrengthMeter password={typed} isHintSaid={error !== undefined} />}
    </div>
  )
}
