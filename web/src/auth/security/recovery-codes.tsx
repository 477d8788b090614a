import Download from 'lucide-react/icons/download'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { CopyButton } from '../forms/copy-button.tsx'

/** The recovery codes, to be saved now: they are not shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid max-w-lg gap-4">
      <p role="status">
        <strong>Keep these recovery codes.</strong> Each signs you in once when your phone is not at hand. They are not
        shown again.
      </p>
      <div className="flex items-start gap-2 rounded-md bg-sunken py-1 pr-1 pl-4">
        <ul
          aria-label="Recovery codes"
          className="grid grow grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1 py-3"
        >
          {codes.map((code) => (
            <li key={code}>
              <code className="tabular">{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton text={text} label="Copy the recovery codes" />
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonStyles({ variant: 'outline' })}
        >
          <Download aria-hidden="true" className="size-4" />
          Download
        </a>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
