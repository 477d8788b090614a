import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { BelowNotFound } from './below-not-found.ts'

export function NotFoundScreen() {
  const t = useWords()
  return (
    <>
      <section className="page grid place-content-center justify-items-center gap-6 pt-16 pb-8 text-center">
        <h1 className="text-title">{t('shell.not-found')}</h1>
        <Link to="/store/" className={buttonStyles({ variant: 'outline' })}>
          {t('shell.not-found.products')}
        </Link>
      </section>
      {use(BelowNotFound)}
    </>
  )
}
