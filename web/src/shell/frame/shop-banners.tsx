import { useWords } from '../../ui/words/use-words.ts'
import { useNewerShop } from '../page/lost-file.ts'
import { type BannerProps, Banners } from './banner.tsx'
import { connectivityBanners, useConnectivity } from './connectivity.ts'

const maintenance = { tone: 'danger', text: 'shell.maintenance' } as const
const newer = { tone: 'success', text: 'shell.newer' } as const

/** The shop's announcements on every page, error screens included. */
export function ShopBanners({ isMaintained }: { isMaintained: boolean }) {
  const t = useWords()
  const connectivity = connectivityBanners[useConnectivity()]
  const isNewer = useNewerShop(({ isWaiting }) => isWaiting)
  const banners = [isMaintained && maintenance, connectivity, isNewer && newer].filter((banner) => !!banner)
  return <Banners banners={banners.map(({ tone, text }): BannerProps => ({ tone, text: t(text) }))} />
}
