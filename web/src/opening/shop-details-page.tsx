import type { Shop } from '@makola/contract/shop/shop.ts'
import { BannerSwitch } from '../stores/shop/banner-switch.tsx'
import { Card } from '../ui/display/card.tsx'
import { PageTitle } from '../ui/display/page-title.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { DetailsForm } from './details-form.tsx'

/** The legal name and address of the shop, and the banner over every page. */
export function ShopDetailsPage({ shop }: { shop: Shop }) {
  const t = useWords()
  return (
    <div className="max-w-3xl">
      <PageTitle title={t('opening.step.details')} note={t('opening.step.details.note')} />
      <BannerSwitch isOn={shop.maintenanceBanner} />
      <Card>
        <DetailsForm shop={shop} />
      </Card>
    </div>
  )
}
