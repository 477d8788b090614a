import type { Shop } from '@makola/contract/shop/shop.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useBusyShop } from '../api/busy-shop.ts'
import { useNewerShop } from '../page/lost-file.ts'
import { type BannerProps, Banners } from './banner.tsx'
import { connectivityBanners, useConnectivity } from './connectivity.ts'

const demo = { tone: 'notice', text: 'shell.demo' } as const
const maintenance = { tone: 'danger', text: 'shell.maintenance' } as const
const newer = { tone: 'success', text: 'shell.newer' } as const

const busy = { tone: 'notice', text: 'shell.busy' } as const

/** The shop's announcements on every page, error screens included. */
export function ShopBanners({ shop }: { shop: Pick<Shop, 'isDemo' | 'maintenanceBanner'> | undefined }) {
  const t = useWords()
  const connectivity = connectivityBanners[useConnectivity()]
  const isNewer = useNewerShop(({ isWaiting }) => isWaiting)
  const isBusy = useBusyShop((busyShop) => busyShop.isBusy)
  const all = [
    shop?.isDemo && demo,
    shop?.maintenanceBanner && maintenance,
    connectivity,
    isBusy && busy,
    isNewer && newer,
  ]
  const banners = all.filter((banner) => !!banner)
  return <Banners banners={banners.map(({ tone, text }): BannerProps => ({ tone, text: t(text) }))} />
}
