/** The longest side of what is sent, in pixels: the API keeps no more. */
const longestSide = 2000

/**
 * A photo as a JPEG that a slow line carries: upright, without what the camera wrote into it. Null for a file that the browser
 * cannot read as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return null
  try {
    const share = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * share))
    canvas.height = Math.max(1, Math.round(bitmap.height * share))
    const context = canvas.getContext('2d')
    if (!context) return null
    // A JPEG knows no transparency: it would turn black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => {
      canvas.toBlob((jpeg) => resolve(jpeg), 'image/jpeg', 0.85)
    })
  } finally {
    bitmap.close()
  }
}
