import type { Product, Variant } from '@makola/contract/catalogue.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'

type ProductDescriptionProps = { product: Product; variant: Variant | undefined }

const prose =
  'max-w-prose leading-relaxed [&_a]:link [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-subheading [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:font-semibold [&_li]:mt-1 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mb-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:ps-6'

export function ProductDescription({ product, variant }: ProductDescriptionProps) {
  const t = useWords()
  const details: [string, string | null | undefined][] = [
    [t('catalogue.product.brand'), product.brand],
    [t('catalogue.product.weight'), product.weightGrams === null ? null : formatWeight(product.weightGrams, t)],
    [t('catalogue.product.item-number'), variant?.sku],
  ]
  const known = details.filter(([, value]) => value)
  return (
    <div className="mt-12 grid gap-10 border-t border-line pt-10 md:mt-16 md:grid-cols-2 lg:gap-16 xl:grid-cols-[640px_1fr]">
      <section aria-labelledby="description">
        <h2 id="description" className="mb-3 text-heading">
          {t('catalogue.product.description')}
        </h2>
        {product.description ? (
          <div
            className={prose}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the api stores descriptions sanitised, on every way in
            dangerouslySetInnerHTML={{ __html: product.description }}
          />
        ) : (
          <p className="text-muted">{t('catalogue.product.not-described', { store: product.store.name })}</p>
        )}
      </section>
      {known.length > 0 && (
        <section aria-labelledby="details">
          <h2 id="details" className="mb-3 text-heading">
            {t('catalogue.product.details')}
          </h2>
          <dl>
            {known.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-b border-line py-3 text-small">
                <dt className="text-muted">{name}</dt>
                <dd className="text-end font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

/** "350 g", "1.2 kg" */
function formatWeight(grams: number, t: Words): string {
  return grams < 1000
    ? t('catalogue.product.grams', { weight: grams })
    : t('catalogue.product.kilograms', { weight: Number((grams / 1000).toFixed(2)) })
}
