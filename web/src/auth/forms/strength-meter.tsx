import { cx } from 'class-variance-authority'
import { useWords } from '../../ui/words/use-words.ts'
import { measureStrength, nameStrength } from './password-strength.ts'

const colours = ['bg-edge', 'bg-danger', 'bg-accent', 'bg-success', 'bg-success']

type StrengthMeterProps = {
  password: string
  /** True while the field's fault says the same as the hint. */
  isHintSaid: boolean
}

/** The strength of a new password, in four steps and in words. Its space is reserved from the start. */
export function StrengthMeter({ password, isHintSaid }: StrengthMeterProps) {
  const t = useWords()
  const strength = measureStrength(password)
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx('h-1 rounded-full transition-colors', step <= strength ? colours[strength] : 'bg-line')}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1 min-h-[1lh] text-small text-muted">
        {password !== '' ? nameStrength(strength, t) : !isHintSaid && t('auth.password.hint')}
      </p>
    </div>
  )
}
