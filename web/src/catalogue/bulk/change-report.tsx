import type { ProductOutcome } from '@makola/contract/catalogue/bulk-products.ts'
import { Link } from '@tanstack/react-router'
import { type BulkRun, countOutcomes } from '../../ui/actions/use-bulk-run.ts'
import { BulkRunDialog } from '../../ui/layers/bulk-run-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Named } from '../stock/use-change-products.ts'
import type { BulkVerb } from './bulk-verb.ts'

type Run = BulkRun<Named, ProductOutcome>

type ChangeReportProps = {
  run: Run
  verb: BulkVerb
  onStop: () => void
  onContinue: () => void
  onClose: () => void
}

/** The progress of a change to many products, then what became of each that did not get it. */
export function ChangeReport({ run, verb, ...rest }: ChangeReportProps) {
  const t = useWords()
  const count = countOutcomes(run.outcomes, 'done')
  const done = verb === 'copy' ? t('catalogue.bulk.copied', { count }) : t('catalogue.bulk.changed', { count })
  const running = verb === 'copy' ? t('catalogue.bulk.copying') : t('catalogue.bulk.changing')
  return (
    <BulkRunDialog run={run} title={run.isRunning ? running : done} {...rest}>
      <Report run={run} />
    </BulkRunDialog>
  )
}

function Report({ run }: { run: Run }) {
  const t = useWords()
  const left = run.items.length - run.outcomes.length
  const unchanged = countOutcomes(run.outcomes, 'unchanged')
  const refused = run.outcomes.filter(({ refusal }) => refusal !== null)
  return (
    <div role="status" className="grid gap-3 py-2">
      {left > 0 && (
        <p className="font-medium text-danger-text">
          {run.error
            ? t('catalogue.bulk.failed', { count: left, reason: run.error.message })
            : t('catalogue.bulk.stopped', { count: left })}
        </p>
      )}
      {unchanged > 0 && <p>{t('catalogue.bulk.unchanged', { count: unchanged })}</p>}
      {refused.length > 0 && <Refused refused={refused} />}
    </div>
  )
}

/** A phone renders no thousand refusals. */
const mostShown = 100

/** They open in a tab of their own, so that the report stays. */
function Refused({ refused }: { refused: readonly ProductOutcome[] }) {
  const t = useWords()
  return (
    <div>
      <p className="font-medium">{t('catalogue.bulk.refused', { count: refused.length })}</p>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {refused.slice(0, mostShown).map(({ id, name, refusal }) => (
          <li key={id} className="px-3 py-2">
            {name === null ? (
              <span className="font-semibold">{t('catalogue.bulk.refused.unknown')}</span>
            ) : (
              <Link
                to="/dashboard/inventory/$id"
                params={{ id }}
                target="_blank"
                className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
              >
                {name}
              </Link>
            )}
            <p className="text-small text-muted">{refusal?.detail}</p>
          </li>
        ))}
      </ul>
      {refused.length > mostShown && (
        <p className="mt-2 text-small text-muted">{t('catalogue.bulk.more', { count: refused.length - mostShown })}</p>
      )}
    </div>
  )
}
