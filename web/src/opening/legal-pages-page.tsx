import type { LegalPageName, Shop } from '@makola/contract/shop/shop.ts'
import { useQuery } from '@tanstack/react-query'
import { legalPageQuery } from '../shell/api/legal-page-query.ts'
import { legalTitles } from '../shell/frame/legal-titles.ts'
import { BackLink } from '../ui/display/back-link.tsx'
import { Badge } from '../ui/display/badge.tsx'
import { Card } from '../ui/display/card.tsx'
import { PageTitle } from '../ui/display/page-title.tsx'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { LegalPageForm } from './legal-page-form.tsx'

/** The pages that the law wants, each begun from a template with places to fill in. */
export function LegalPagesPage({ shop }: { shop: Shop }) {
  const t = useWords()
  return (
    <>
      <PageTitle
        title={t('opening.legal.title')}
        note={t('opening.legal.note')}
        above={!shop.isOpen && <BackLink link={{ to: '/dashboard/shop/opening' }}>{t('opening.legal.back')}</BackLink>}
      />
      <div className="grid gap-6">
        {(['terms', 'privacy', 'returns'] as const).map((page) => (
          <LegalPageCard key={page} page={page} isWritten={shop.pages.includes(page)} shop={shop} />
        ))}
      </div>
    </>
  )
}

function LegalPageCard({ page, isWritten, shop }: { page: LegalPageName; isWritten: boolean; shop: Shop }) {
  const t = useWords()
  const { data, error, refetch, isFetching } = useQuery({ ...legalPageQuery(page), enabled: isWritten })
  return (
    <Card aria-labelledby={page}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={page} className="text-heading">
          {t(legalTitles[page])}
        </h2>
        <Badge tone={isWritten ? 'success' : 'neutral'}>
          {t(isWritten ? 'opening.legal.written' : 'opening.legal.template')}
        </Badge>
      </div>
      {!isWritten || data ? (
        <LegalPageForm page={page} text={data?.text ?? ''} version={data?.version ?? 0} shop={shop} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Card>
  )
}
