import { carts } from './en/problems/carts.ts'
import { platform } from './en/problems/platform.ts'

/** What the API says of each problem and each fault of a field, in English, by its code. */
export const problemTexts: Readonly<Record<string, string>> = { ...platform, ...carts }
