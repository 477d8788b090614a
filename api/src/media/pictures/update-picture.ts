import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { pictures } from '../tables.ts'
import type { PictureRow } from './present-picture.ts'

/** @throws Problem `not-found`. */
export async function findPicture(db: Queryable, id: string): Promise<PictureRow> {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  if (!picture) throw notFound('picture')
  return picture
}

/** Sets the alt text of a picture. */
export async function updatePicture(db: Queryable, id: string, { alt }: { alt: string }): Promise<PictureRow> {
  const [picture] = await db.update(pictures).set({ alt }).where(eq(pictures.id, id)).returning()
  if (!picture) throw notFound('picture')
  return picture
}
