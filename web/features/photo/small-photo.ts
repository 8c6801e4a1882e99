/** Wide enough to read a stamp by, small enough for a slow line. */
const maxSide = 1600
/** Characters of the data address; the server takes three million. */
const maxAddress = 1_400_000

/** A photo as a JPEG data address, made small in the browser. Rejects for what is no picture. */
export async function shrinkPhoto(file: File): Promise<string> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  try {
    const { width, height } = fitInto(photo, maxSide)
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')!.drawImage(photo, 0, 0, width, height)
  } finally {
    photo.close()
  }
  const addresses = [0.82, 0.65, 0.45].map(
    (quality) => () => canvas.toDataURL('image/jpeg', quality),
  )
  let address = ''
  for (const make of addresses) {
    address = make()
    if (address.length <= maxAddress) break
  }
  return address
}

/** The size of a picture whose longer side is at most this; never larger than it is. */
export function fitInto(
  { width, height }: { width: number; height: number },
  max: number,
): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
