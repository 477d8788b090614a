import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { SizeTable } from './size-table.tsx'

type ProductDescriptionProps = {
  product: Product
  variant: Variant | undefined
  /** The store that sells it, under the story of who made it. */
  maker: ReactNode
}

const prose =
  'max-w-prose leading-relaxed [&_a]:link [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-subheading [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:font-semibold [&_li]:mt-1 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mb-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:ps-6'

/** All that is said about a product. Two columns of equal height, whatever its seller has filled in; on a phone one. */
export function ProductDescription({ product, variant, maker }: ProductDescriptionProps) {
  const t = useWords()
  const { materials, use, care, maker: story } = product.about
  const details: [string, string | null | undefined][] = [
    [t('catalogue.product.brand'), product.brand],
    [t('catalogue.product.weight'), product.weightGrams === null ? null : formatWeight(product.weightGrams, t)],
    [t('catalogue.product.item-number'), variant?.sku],
  ]
  const known = details.filter(([, value]) => value)
  return (
    <div className="mt-12 -mb-10 gap-16 border-t border-line pt-10 md:mt-16 md:columns-2">
      <Part id="description" title={t('catalogue.product.description')}>
        {product.description ? (
          <div
            className={prose}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the api stores descriptions sanitised, on every way in
            dangerouslySetInnerHTML={{ __html: product.description }}
          />
        ) : (
          <p className="text-muted">{t('catalogue.product.not-described', { store: product.store.name })}</p>
        )}
      </Part>
      <Part id="materials" title={t('catalogue.product.materials')} text={materials} />
      <Part id="use" title={t('catalogue.product.use')} text={use} />
      <Part id="care" title={t('catalogue.product.care')} text={care} />
      <Part id="size-guide" title={t('catalogue.product.size-guide')}>
        {product.sizeGuide && <SizeTable {...product.sizeGuide} />}
      </Part>
      <Part id="maker" title={t('catalogue.product.maker')} text={story}>
        {story && <p className="mt-4 flex items-center gap-3">{maker}</p>}
      </Part>
      <Part id="details" title={t('catalogue.product.details')}>
        {known.length > 0 && (
          <dl>
            {known.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-b border-line py-3 text-small">
                <dt className="text-muted">{name}</dt>
                <dd className="text-end font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
    </div>
  )
}

type PartProps = { id: string; title: string; text?: string | undefined; children?: ReactNode }

/** One thing that is said; nothing where it is not. */
function Part({ id, title, text, children }: PartProps) {
  if (!text && !children) return null
  return (
    <section aria-labelledby={id} className="break-inside-avoid pb-10">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {text && <p className="max-w-prose leading-relaxed whitespace-pre-line">{text}</p>}
      {children}
    </section>
  )
}

/** "350 g", "1.2 kg" */
function formatWeight(grams: number, t: Words): string {
  return grams < 1000
    ? t('catalogue.product.grams', { weight: grams })
    : t('catalogue.product.kilograms', { weight: Number((grams / 1000).toFixed(2)) })
}
