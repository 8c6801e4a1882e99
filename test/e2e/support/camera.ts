import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { renderSVG } from 'uqr'

const width = 640
const height = 480
const cache = resolve(import.meta.dirname, '../../../.cache/camera')

/** A picture of a QR code, as somebody holds it before the camera. */
export async function qrPhoto(text: string): Promise<Buffer> {
  return picture(text).png().toBuffer()
}

/** A camera whose picture is read anew from a file whenever the page opens it. */
export interface FakeCamera {
  /** For the browser's start: a camera that shows the file, and a person who always allows it. */
  args: string[]
  /** What is held before it from the next opening on; null is an empty table. */
  show(text: string | null): Promise<void>
}

export function fakeCamera(name: string): FakeCamera {
  mkdirSync(cache, { recursive: true })
  const file = join(cache, `${name}-${process.pid}.y4m`)
  return {
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    show: async (text) => writeFileSync(file, await video(text)),
  }
}

/** Uncompressed YUV 4:2:0, the one kind of film that needs no encoder; the browser repeats it. */
async function video(text: string | null): Promise<Buffer> {
  const luma = await picture(text).greyscale().raw().toBuffer()
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, frame, frame, frame, frame])
}

function picture(text: string | null) {
  const table = { width, height, channels: 3, background: '#c9d1dc' } as const
  const qr =
    text === null ? [] : [{ input: Buffer.from(renderSVG(text, { pixelSize: 9, border: 4 })) }]
  return sharp({ create: table }).composite(qr)
}
