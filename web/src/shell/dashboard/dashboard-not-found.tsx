import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** Not Found inside the dashboard, with the menu around it. */
export function DashboardNotFound() {
  const t = useWords()
  return (
    <section className="grid min-h-[50dvh] place-content-center justify-items-center gap-6 py-16 text-center">
      <h1 className="text-title">{t('shell.not-found')}</h1>
      <p className="max-w-prose text-muted">{t('shell.dashboard.not-found')}</p>
      <Link to="/dashboard" className={buttonStyles({ variant: 'outline' })}>
        {t('shell.dashboard.back')}
      </Link>
    </section>
  )
}
