import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'

export function NotFoundScreen() {
  const t = useWords()
  return (
    <section className="page grid min-h-[50dvh] place-content-center justify-items-center gap-6 py-16 text-center">
      <h1 className="text-title">{t('shell.not-found')}</h1>
      <Link to="/store/" className={buttonStyles({ variant: 'outline' })}>
        {t('shell.not-found.products')}
      </Link>
    </section>
  )
}
