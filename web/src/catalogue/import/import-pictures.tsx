import type { ImportPictures as Pictures } from '@makola/contract/catalogue/product-imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { importPicturesQuery } from './import-queries.ts'

/** The results for the pictures that a table names by address, with the reasons for failures. */
export function ImportPictures({ importId }: { importId: string }) {
  const t = useWords()
  const titleId = useId()
  const { data: pictures } = useQuery(importPicturesQuery(importId))
  if (!pictures) return null
  const missing = pictures.addresses.filter(({ state }) => state === 'refused' || state === 'dropped')
  const notListed = pictures.refused + pictures.dropped - missing.length
  return (
    <section aria-labelledby={titleId} className="mt-4 rounded-md border border-line px-4 py-3">
      <h3 id={titleId} className="text-label">
        {t('catalogue.import.pictures')}
      </h3>
      <p role="status" className="mt-1 text-small">
        {sum(pictures, t)}
      </p>
      {missing.length > 0 && (
        <ul className="mt-2 divide-y divide-line text-small">
          {missing.map(({ address, product, reason }) => (
            <li key={`${product} ${address}`} className="py-2">
              <span className="font-medium">{product}</span>
              <span className="block break-all text-muted">{address}</span>
              <span className="block text-danger-text">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {notListed > 0 && (
        <p className="mt-2 text-small text-muted">{t('catalogue.import.pictures.more', { count: notListed })}</p>
      )}
    </section>
  )
}

function sum({ waiting, fetched, refused, dropped }: Pictures, t: Words): string {
  return t('catalogue.import.pictures.counts', { fetched, missing: refused + dropped, waiting })
}
