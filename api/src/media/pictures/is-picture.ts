import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { pictures } from '../tables.ts'

/** True when the bytes of this name were checked and cleaned: an upload not checked yet may be anything and is never served. */
export async function isPicture({ database }: Platform, name: string): Promise<boolean> {
  const [picture] = await database.select({ id: pictures.id }).from(pictures).where(eq(pictures.name, name))
  return picture !== undefined
}
