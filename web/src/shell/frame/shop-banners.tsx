import { useNewerShop } from '../page/lost-file.ts'
import { type BannerProps, Banners } from './banner.tsx'
import { connectivityBanners, useConnectivity } from './connectivity.ts'

const maintenance: BannerProps = {
  tone: 'danger',
  text: 'The site is currently under maintenance. Some features may be unavailable.',
}
const newer: BannerProps = {
  tone: 'success',
  text: 'The shop has been updated. Load this page again when you have finished typing.',
}

/** The shop's announcements on every page, error screens included. */
export function ShopBanners({ isMaintained }: { isMaintained: boolean }) {
  const connectivity = connectivityBanners[useConnectivity()]
  const isNewer = useNewerShop(({ isWaiting }) => isWaiting)
  const banners = [isMaintained && maintenance, connectivity, isNewer && newer].filter((banner) => !!banner)
  return <Banners banners={banners} />
}
