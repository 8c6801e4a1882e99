import sharp from 'sharp'
import type { LibraryDetail, UploadedPicture } from '#domain/media/api.ts'
import type { TestShop } from './app.ts'
import { sendForm } from './send-form.ts'

/** A photo of one colour; of another colour it is another file. */
export function photoOf(color: string, width = 600, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { ImageDescription: color } })
    .jpeg()
    .toBuffer()
}

interface Answer<T> {
  status: number
  /** What is told at the file, where it is refused. */
  reason: string | undefined
  data: T
}

export async function sendPicture(
  shop: TestShop,
  headers: Record<string, string>,
  file: Buffer,
  name = 'anh.jpg',
): Promise<Answer<UploadedPicture>> {
  return answerOf(await sendForm(shop, { path: '/file/upload', headers, file, name }))
}

export async function replacePicture(
  shop: TestShop,
  headers: Record<string, string>,
  { id, version, file }: { id: number; version: number; file: Buffer },
): Promise<Answer<LibraryDetail>> {
  const fields = { version: String(version), reason: 'Ảnh mới rõ hơn' }
  return answerOf(
    await sendForm(shop, { path: `/admin/pictures/${id}/file`, headers, file, fields }),
  )
}

function answerOf<T>({
  statusCode: status,
  body,
}: {
  statusCode: number
  body: string
}): Answer<T> {
  const { data, errors } = JSON.parse(body) as {
    data: T
    errors?: { fields?: { file?: string } }
  }
  return { status, reason: errors?.fields?.file, data }
}
