import type { StandingTerms, TierTerms } from '@makola/contract/stores/tiers.ts'
import { cx } from 'class-variance-authority'
import { sayPayouts } from '../../stores/membership/say-payouts.ts'
import { Card } from '../../ui/display/card.tsx'
import { Check } from '../../ui/icons.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'

/** A store's level, and what each level opens. */
export function StandingCard({ standing }: { standing: StandingTerms }) {
  const t = useWords()
  const { tier, sold, tiers } = standing
  const limit = tiers[tier]?.salesLimit
  return (
    <Card aria-labelledby="level" className="p-0! md:p-0!">
      <div className="grid gap-1 p-4 md:px-6">
        <h2 id="level" className="text-heading">
          {t('verification.standing.title')}
        </h2>
        <p className="text-small text-muted tabular">
          {limit ? t('verification.standing.of-limit', { sold, limit }) : t('verification.standing.sold', { sold })}
        </p>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {tiers.map((terms) => (
          <li
            key={terms.tier}
            aria-current={terms.tier === tier ? 'step' : undefined}
            className={cx('flex items-start gap-4 px-4 py-3 md:px-6', terms.tier === tier && 'bg-accent-soft')}
          >
            <span
              className={cx(
                'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border text-small tabular',
                terms.tier <= tier ? 'border-success bg-success text-on-success' : 'border-edge',
              )}
            >
              {terms.tier <= tier ? <Check aria-hidden="true" className="size-4" /> : terms.tier}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">
                {t('verification.tier.needs', { tier: String(terms.tier) })}
                {terms.tier === tier && <span className="font-normal"> · {t('verification.standing.your-level')}</span>}
              </span>
              <span className={cx('block text-small', terms.tier === tier ? 'text-accent-text' : 'text-muted')}>
                {opens(terms, t)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function opens({ salesLimit, hasPayouts, delayDays, reserve }: TierTerms, t: Words): string {
  const sells = salesLimit
    ? t('verification.standing.up-to', { limit: salesLimit })
    : t('verification.standing.no-limit')
  return `${sells} · ${hasPayouts ? sayPayouts({ delayDays, reserve }, t) : t('verification.standing.no-payouts')}`
}
