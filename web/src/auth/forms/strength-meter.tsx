import { cx } from 'class-variance-authority'
import { useWords } from '../../ui/words/use-words.ts'
import { measureStrength, nameStrength } from './password-strength.ts'

const colours = ['bg-edge', 'bg-danger', 'bg-accent', 'bg-success', 'bg-success']

/** The strength of a new password, in four steps and in words. Its space is reserved from the start. */
export function StrengthMeter({ password }: { password: string }) {
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
      <p aria-live="polite" className="mt-1 text-small text-muted">
        {password === '' ? t('auth.password.hint') : nameStrength(strength, t)}
      </p>
    </div>
  )
}
