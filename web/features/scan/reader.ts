import { codeFormats, type ReadAnswer, type ReadRequest } from './read-protocol.ts'

/** A picture that can be looked at: the camera's stream, or a photo. */
export type Picture = HTMLVideoElement | ImageBitmap

export interface CodeReader {
  /** The texts of the codes in a picture; rejects when reading itself does not work. */
  read(picture: Picture): Promise<string[]>
  close(): void
}

/** The browser's own reader where it has one, else ours in a worker. */
export async function openReader(): Promise<CodeReader> {
  return (await openNativeReader()) ?? openWorkerReader()
}

/** Not in TypeScript's library yet. */
interface NativeDetector {
  detect(picture: Picture): Promise<{ rawValue: string }[]>
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<string[]>
}

async function openNativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass }
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  const formats = codeFormats.filter((format) => supported.includes(format))
  if (!BarcodeDetector || !formats.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats })
  let instead: CodeReader | null = null
  return {
    read: async (picture) => {
      if (instead) return instead.read(picture)
      try {
        return (await detector.detect(picture)).map(({ rawValue }) => rawValue)
      } catch {
        // Some phones name the feature and lack the service behind it.
        instead = openWorkerReader()
        return instead.read(picture)
      }
    },
    close: () => instead?.close(),
  }
}

/** Wider pictures are made smaller first: they take longer and read no better. */
const widest = 1280

function openWorkerReader(): CodeReader {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<string[]>>()
  const canvas = document.createElement('canvas')
  let lastId = 0
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('texts' in data) asked?.resolve(data.texts)
    else asked?.reject(new Error(data.failure))
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the reader did not load'))
    waiting.clear()
  })
  return {
    read: (picture) => {
      const { data, width, height } = pixelsOf(picture, canvas)
      const request: ReadRequest = { id: (lastId += 1), pixels: data, width, height }
      const answer = Promise.withResolvers<string[]>()
      waiting.set(request.id, answer)
      worker.postMessage(request, [request.pixels.buffer])
      return answer.promise
    },
    close: () => worker.terminate(),
  }
}

function pixelsOf(picture: Picture, canvas: HTMLCanvasElement): ImageData {
  const [width, height] = sizeOf(picture)
  const scale = Math.min(1, widest / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function sizeOf(picture: Picture): [number, number] {
  return 'videoWidth' in picture
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height]
}
