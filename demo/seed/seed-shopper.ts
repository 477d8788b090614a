import { addSavedAddress } from '../../api/src/orders/addresses/change-saved-addresses.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { recordConsent } from '../../api/src/privacy/consents.ts'
import { fixedId } from '../fixed-id.ts'

const accountId = fixedId('account', 'shopper@makola.test')

/** Two addresses of one shopper, and what she agreed to. Done again, it adds nothing. */
export async function seedShopper(platform: Platform): Promise<void> {
  const home = { name: 'Efua Sarpong', line1: '14 Ringway Close', landmark: 'Osu, opposite the clinic' }
  const work = { name: 'Efua Sarpong', line1: '3 Prempeh II Street', landmark: 'Adum, first floor' }
  const [accra, kumasi] = [
    { city: 'Accra', region: 'Greater Accra', countryCode: 'GH' },
    { city: 'Kumasi', region: 'Ashanti', countryCode: 'GH' },
  ] as const
  await addSavedAddress(platform, { accountId, address: { ...home, ...accra } })
  await addSavedAddress(platform, { accountId, address: { ...work, ...kumasi } })
  await recordConsent(platform, { accountId, purpose: 'recently-viewed', isGiven: true, how: 'cookies-page' })
}
