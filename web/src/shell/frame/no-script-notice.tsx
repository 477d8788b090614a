import { useWords } from '../../ui/words/use-words.ts'

/** Pages read and link without scripts; the rest is listed here. */
export function NoScriptNotice() {
  const t = useWords()
  return (
    <noscript>
      <p className="bg-accent-soft px-4 py-3 text-center text-small">{t('shell.frame.no-script')}</p>
    </noscript>
  )
}
