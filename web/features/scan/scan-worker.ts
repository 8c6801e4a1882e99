import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill'
import { codeFormats, type ReadAnswer, type ReadRequest } from './read-protocol.ts'

// Off the page's thread, under the worker's own policy: the page itself may run no WebAssembly.
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url)
prepareZXingModule({ overrides: { locateFile: () => wasm.href } })

const detector = new BarcodeDetector({ formats: [...codeFormats] satisfies BarcodeFormat[] })

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void read(data).then((answer) => postMessage(answer))
})

async function read({ id, pixels, width, height }: ReadRequest): Promise<ReadAnswer> {
  try {
    const found = await detector.detect(new ImageData(pixels, width, height))
    return { id, texts: found.map(({ rawValue }) => rawValue) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'not read' }
  }
}
