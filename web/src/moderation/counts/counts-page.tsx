import type {
  ModerationCounts,
  ModerationGround,
  ModerationKind,
  ModerationOutcome,
} from '@makola/contract/moderation/counts.ts'
import type { Key } from '@makola/words/messages.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames } from '../wording/moderation-names.ts'
import { countsQuery } from './counts-query.ts'

const groundNames = {
  ...reasonNames,
  law: 'moderation.counts.law',
  rule: 'moderation.counts.rule',
} as const satisfies Record<ModerationGround, Key>

const outcomeNames = {
  open: 'moderation.counts.open',
  upheld: 'moderation.counts.upheld',
  dismissed: 'moderation.counts.dismissed',
  'in-force': 'moderation.counts.in-force',
  restored: 'moderation.counts.restored',
} as const satisfies Record<ModerationOutcome, Key>

const decided = ['open', 'upheld', 'dismissed'] as const
const kinds = {
  reports: { title: 'moderation.counts.reports', outcomes: decided },
  takedowns: { title: 'moderation.counts.takedowns', outcomes: ['in-force', 'restored'] },
  appeals: { title: 'moderation.counts.appeals', outcomes: decided },
} as const satisfies Record<ModerationKind, { title: Key; outcomes: readonly ModerationOutcome[] }>

const allKinds = Object.keys(kinds) as ModerationKind[]

/** The staff's decisions of a year in numbers, for everyone. */
export function CountsPage({ year: given }: { year: number | undefined }) {
  const t = useWords()
  const { data } = useSuspenseQuery(countsQuery(given))
  const { year, firstYear } = data
  return (
    <article className="page max-w-3xl py-12">
      <h1 className="text-title">{t('moderation.counts.title', { year: String(year) })}</h1>
      <p className="mt-4 max-w-prose text-muted">{t('moderation.counts.text')}</p>
      {allKinds.map((kind) => (
        <KindTable key={kind} kind={kind} counts={data.counts} />
      ))}
      {(year > firstYear || given !== undefined) && (
        <nav
          aria-label={t('moderation.counts.years')}
          className="mt-8 flex flex-wrap gap-x-4 border-t border-line pt-4"
        >
          {year > firstYear && <YearLink year={year - 1} />}
          {given !== undefined && <YearLink year={undefined} />}
        </nav>
      )}
    </article>
  )
}

function YearLink({ year }: { year: number | undefined }) {
  const t = useWords()
  return (
    <Link to="/transparency" search={{ year: year?.toString() }} className="link inline-flex min-h-11 items-center">
      {year === undefined ? t('moderation.counts.this-year') : t('moderation.counts.year', { year: String(year) })}
    </Link>
  )
}

type KindTableProps = { kind: ModerationKind; counts: ModerationCounts['counts'] }

function KindTable({ kind, counts }: KindTableProps) {
  const t = useWords()
  const { title, outcomes } = kinds[kind]
  const own = counts.filter((one) => one.kind === kind)
  const grounds = [...new Set(own.map(({ ground }) => ground))]
  return (
    <section aria-labelledby={kind} className="mt-8">
      <h2 id={kind} className="text-heading">
        {t(title)}
      </h2>
      {own.length === 0 ? (
        <p className="mt-2 text-muted">{t('moderation.counts.none')}</p>
      ) : (
        <table className="mt-2 w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-small text-muted">
              <th scope="col" className="py-2 pe-3 text-start font-medium">
                {t('moderation.counts.ground')}
              </th>
              {outcomes.map((outcome) => (
                <th key={outcome} scope="col" className="py-2 ps-3 text-end font-medium">
                  {t(outcomeNames[outcome])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {grounds.map((ground) => (
              <tr key={ground}>
                <th scope="row" className="py-2.5 pe-3 text-start font-normal">
                  {t(groundNames[ground])}
                </th>
                {outcomes.map((outcome) => (
                  <td key={outcome} className="py-2.5 ps-3 text-end tabular-nums">
                    {own.find((one) => one.ground === ground && one.outcome === outcome)?.count ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
