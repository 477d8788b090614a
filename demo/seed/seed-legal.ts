import { legalPages } from '@makola/contract/shop/shop.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { saveLegalPage } from '../../api/src/shop/save-legal-page.ts'
import { legalTexts } from '../data/legal-texts.ts'
import { shopOwner } from './shop-owner.ts'

/** Terms, privacy notice and return policy, before the orders that accept them. The same text twice is one version. */
export async function seedLegal(platform: Platform): Promise<void> {
  for (const page of legalPages) await saveLegalPage(platform, shopOwner(), { page, text: legalTexts[page] })
}
