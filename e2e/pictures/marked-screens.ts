import { deskScreens } from './desk-screens.ts'
import type { MarkedScreen } from './marked-screen.ts'
import { payingScreens } from './paying-screens.ts'
import { shopScreens } from './shop-screens.ts'
import { staffScreens } from './staff-screens.ts'

/** The tables of docs/marks.md by their titles, each with the first word of its files. */
const tables: Record<string, { prefix: string; screens: MarkedScreen[] }> = {
  'The shop': { prefix: 'shop', screens: [...shopScreens, ...payingScreens] },
  'The desk of a seller': { prefix: 'seller', screens: deskScreens },
  "The desk of the shop's staff": { prefix: 'staff', screens: staffScreens },
}

/** "Sign-in, two steps, passkeys" → "sign-in-two-steps-passkeys" */
const toFileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Every screen that has a mark, with the title of its table and the name of its picture in docs/marks. */
export const markedScreens = Object.entries(tables).flatMap(([table, { prefix, screens }]) =>
  screens.map((screen) => ({ ...screen, table, file: `${prefix}-${toFileName(screen.name)}.webp` })),
)
