import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const out = new URL('./out/', import.meta.url)
/** Drawn at double size and made smaller: fine text stays crisp. */
const density = 144

/** A large picture is looked at with twice the pixels, so it bears a lower quality. */
const qualityOf = (width: number) =>
  width >= 960 ? { avif: 46, webp: 58 } : { avif: 52, webp: 72 }

/** One drawing in every width, as AVIF and WebP: `out/{stem}-{width}.{avif,webp}`. */
export async function renderPicture(stem: string, svg: string, widths: readonly number[]) {
  const large = await sharp(Buffer.from(svg), { density }).png({ compressionLevel: 0 }).toBuffer()
  for (const width of widths) {
    const quality = qualityOf(width)
    const sized = sharp(large).resize({ width, kernel: 'lanczos3' })
    await save(
      `${stem}-${width}.avif`,
      await sized.clone().avif({ quality: quality.avif, effort: 4 }).toBuffer(),
    )
    await save(
      `${stem}-${width}.webp`,
      await sized.clone().webp({ quality: quality.webp, effort: 6 }).toBuffer(),
    )
  }
}

export async function save(path: string, content: Buffer | string) {
  const target = fileURLToPath(new URL(path, out))
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}
