import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { Download } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { CopyButton } from '../forms/copy-button.tsx'

/** The recovery codes, to be saved now: they are not shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useWords()
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid max-w-lg gap-4">
      <p role="status">{t('auth.recovery.keep', { strong: (text) => <strong>{text}</strong> })}</p>
      <div className="flex items-start gap-2 rounded-md bg-sunken py-1 pe-1 ps-4">
        <ul
          aria-label={t('auth.recovery.codes')}
          className="grid grow grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1 py-3"
        >
          {codes.map((code) => (
            <li key={code}>
              <code className="tabular">{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton text={text} label={t('auth.recovery.copy')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonStyles({ variant: 'outline' })}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('auth.recovery.download')}
        </a>
        <Button onClick={onKept}>{t('auth.recovery.kept')}</Button>
      </div>
    </div>
  )
}
