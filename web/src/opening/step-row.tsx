import type { OpeningStep } from '@makola/contract/opening/opening.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { buttonStyles } from '../ui/actions/button.tsx'
import { Check } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'
import { linkOf, needTexts, stepTexts } from './opening-steps.ts'

/** One step: what it is for, what it still needs, and where or how it is done. A done one is a line. */
export function StepRow({ step: { step, missing }, form }: { step: OpeningStep; form: ReactNode }) {
  const t = useWords()
  const { title, note } = stepTexts[step]
  const link = linkOf({ step, missing })
  const isDone = missing.length === 0
  return (
    <li data-step={step} className="flex gap-4 px-4 py-4 md:px-6">
      <span
        className={cx(
          'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-success bg-success text-on-success' : 'border-edge',
        )}
      >
        {isDone && <Check aria-hidden="true" className="size-4" />}
      </span>
      <div className="min-w-0 grow">
        <h3 className="font-semibold">
          {t(title)}
          {isDone && <span className="sr-only">{` ${t('opening.step-done')}`}</span>}
        </h3>
        {isDone ? (
          link && (
            <Link to={link.to} className="link inline-flex min-h-11 items-center text-small md:min-h-9">
              {t('opening.change')}
            </Link>
          )
        ) : (
          <>
            <p className="max-w-prose text-small text-muted">{t(note)}</p>
            <ul className="mt-2 grid max-w-prose gap-1 text-small">
              {missing.map((need) => (
                <li key={need} className="flex gap-2">
                  <span aria-hidden="true">–</span>
                  <span className="min-w-0 break-words">{t(needTexts[need])}</span>
                </li>
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap items-start gap-3 empty:hidden">
              {form}
              {link && (
                <Link to={link.to} className={buttonStyles({ variant: form ? 'outline' : 'default' })}>
                  {t(link.label)}
                </Link>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  )
}
