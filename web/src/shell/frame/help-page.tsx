import type { Shop } from '@makola/contract/shop/shop.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'

/** Questions that buyers and sellers ask most, and the way to ask another. */
export function HelpPage({ supportEmail }: Pick<Shop, 'supportEmail'>) {
  const t = useWords()
  return (
    <div className="page max-w-3xl py-12">
      <h1 className="text-title">{t('shell.help.title')}</h1>
      <div className="mt-6 border-t border-line">
        <Answer question={t('shell.help.currency')}>{t('shell.help.currency-text')}</Answer>
        <Answer question={t('shell.help.not-sold')}>{t('shell.help.not-sold-text')}</Answer>
        <Answer question={t('shell.help.many-stores')}>{t('shell.help.many-stores-text')}</Answer>
        <Answer question={t('shell.help.prohibited')}>
          {t('shell.help.prohibited-text', {
            link: (text) => (
              <Link to="/prohibited" className="link">
                {text}
              </Link>
            ),
          })}
        </Answer>
        <Answer question={t('shell.help.pay')}>{t('shell.help.pay-text')}</Answer>
        <Answer question={t('shell.help.unpaid')}>{t('shell.help.unpaid-text')}</Answer>
        <Answer question={t('shell.help.where')}>
          {t('shell.help.where-text', {
            link: (text) => (
              <Link to="/order-tracking/" className="link">
                {text}
              </Link>
            ),
          })}
        </Answer>
        <Answer question={t('shell.help.return')}>
          {t('shell.help.return-text', {
            link: (text) => (
              <Link to="/order-tracking/" className="link">
                {text}
              </Link>
            ),
          })}
        </Answer>
        <Answer question={t('shell.help.ask')}>{t('shell.help.ask-text')}</Answer>
        <Answer question={t('shell.help.sell')}>
          {t('shell.help.sell-text', {
            link: (text) => (
              <Link to="/register" search={{ as: 'seller' }} className="link">
                {text}
              </Link>
            ),
          })}
        </Answer>
      </div>
      {supportEmail && (
        <p className="mt-8">
          {t('shell.help.more')}{' '}
          <a href={`mailto:${supportEmail}`} className="link">
            {t('shell.help.write', { email: supportEmail })}
          </a>
        </p>
      )}
    </div>
  )
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-semibold">
        {question}
        <span aria-hidden="true" className="text-xl text-accent-text transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <p className="max-w-prose pb-5 text-muted">{children}</p>
    </details>
  )
}
