import type { Picture } from '@makola/contract/media/media.ts'
import type { pictures } from '../tables.ts'

export type PictureRow = typeof pictures.$inferSelect

/** @param mediaUrl The public base address of pictures, without a last slash. */
export function presentPicture(row: Omit<PictureRow, 'storeId' | 'createdAt'>, mediaUrl: string): Picture {
  const { id, name, alt, width, height, color } = row
  return { id, url: `${mediaUrl}/${name}`, name, alt, width, height, color }
}
