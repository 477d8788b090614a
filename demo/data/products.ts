import { adunniAtelierProducts } from '../demo-products/adunni-atelier.ts'
import { barakaBeadsProducts } from '../demo-products/baraka-beads.ts'
import { brixtonCarryProducts } from '../demo-products/brixton-carry.ts'
import { goldenStoolProducts } from '../demo-products/golden-stool.ts'
import { karooKilnProducts } from '../demo-products/karoo-kiln.ts'
import { maisonLaguneProducts } from '../demo-products/maison-lagune.ts'
import { riftRoastersProducts } from '../demo-products/rift-roasters.ts'
import { sheaAndSoilProducts } from '../demo-products/shea-and-soil.ts'
import { threadAndThistleProducts } from '../demo-products/thread-and-thistle.ts'
import { ubuntuPlayProducts } from '../demo-products/ubuntu-play.ts'
import { voltAndHarmattanProducts } from '../demo-products/volt-and-harmattan.ts'
import type { DemoProduct } from './make-products.ts'

export const demoProducts: readonly DemoProduct[] = [
  ...adunniAtelierProducts,
  ...voltAndHarmattanProducts,
  ...goldenStoolProducts,
  ...sheaAndSoilProducts,
  ...riftRoastersProducts,
  ...barakaBeadsProducts,
  ...karooKilnProducts,
  ...ubuntuPlayProducts,
  ...maisonLaguneProducts,
  ...threadAndThistleProducts,
  ...brixtonCarryProducts,
]
