import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { Card } from '../../ui/display/card.tsx'
import { Check, ChevronRight } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { deliveryTermsQuery, storeSettingsQuery } from './settings-queries.ts'

type Step = { title: string; note: string; to: NonNullable<LinkProps['to']>; isDone: boolean }

/** The remaining tasks of a new store; hidden when all are done. `hasProduct`: a product is on sale. */
export function SetupChecklist({ storeId, hasProduct }: { storeId: string; hasProduct: boolean | undefined }) {
  const t = useWords()
  const { data: settings } = useQuery(storeSettingsQuery(storeId))
  const { data: terms } = useQuery(deliveryTermsQuery(storeId))
  if (!settings || !terms || hasProduct === undefined) return null
  const steps: Step[] = [
    {
      title: t('stores.setup.product'),
      note: t('stores.setup.product.note'),
      to: '/dashboard/inventory/add-product',
      isDone: hasProduct,
    },
    {
      title: t('stores.setup.profile'),
      note: t('stores.setup.profile.note'),
      to: '/dashboard/settings',
      isDone: settings.logo !== null && settings.story !== '',
    },
    {
      title: t('stores.setup.delivery'),
      note: t('stores.setup.delivery.note'),
      to: '/dashboard/settings/delivery',
      isDone: terms.zones.length > 0,
    },
    {
      title: t('stores.setup.promises'),
      note: t('stores.setup.promises.note'),
      to: '/dashboard/settings',
      isDone: settings.deliveryPromise !== '' && (settings.returnPromise !== '' || settings.returnDays !== null),
    },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Card aria-labelledby="set-up" className="p-0! md:p-0!">
      <div className="flex items-center justify-between gap-4 p-4 md:px-6">
        <h2 id="set-up" className="text-heading">
          {t('stores.setup.title')}
        </h2>
        <p className="text-small text-muted tabular">{t('stores.setup.done', { done, steps: steps.length })}</p>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step) => (
          <li key={step.title}>
            <Link to={step.to} className="flex items-center gap-4 px-4 py-3 hover:bg-sunken md:px-6">
              <span
                className={cx(
                  'grid size-7 shrink-0 place-items-center rounded-full border',
                  step.isDone ? 'border-success bg-success text-on-success' : 'border-edge',
                )}
              >
                {step.isDone && <Check aria-hidden="true" className="size-4" />}
              </span>
              <span className="min-w-0 grow">
                <span className={cx('block font-semibold', step.isDone && 'text-muted line-through')}>
                  {step.title}
                  {step.isDone && <span className="sr-only">{` ${t('stores.setup.step-done')}`}</span>}
                </span>
                <span className="block text-small text-muted">{step.note}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  )
}
