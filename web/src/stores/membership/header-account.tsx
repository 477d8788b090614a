import { AccountArea, AccountLink } from '../../auth/account/account-area.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const AccountMenu = lazyPart(
  async () => ({ default: (await import('./header-account-menu.tsx')).HeaderAccountMenu }),
  AccountLink,
)

/** The account's place in the header; its menu loads for signed-in visitors. */
export function HeaderAccount() {
  return <AccountArea menu={AccountMenu} />
}
