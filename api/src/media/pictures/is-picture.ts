import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { pictures } from '../tables.ts'

/** Whether the bytes of this name were checked and cleaned: what has only arrived may be anything, and is shown to nobody. */
export async function isPicture({ database }: Platform, name: string): Promise<boolean> {
  const [picture] = await database.select({ id: pictures.id }).from(pictures).where(eq(pictures.name, name))
  return picture !== undefined
}
