import { formatVnd } from '#domain/kernel/vnd.ts'
import type { TransferOrder } from '#domain/payment/api.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { paymentTexts as texts } from './texts.ts'

const width = 720
const height = 1000
const code = 560

/**
 * The QR code with the transfer in words below it, as a picture that a bank's app can open. An
 * iPhone keeps downloads where its photos are not, so there the share sheet offers to save it.
 */
export async function saveQr(transfer: TransferOrder): Promise<'saved' | 'given up'> {
  const picture = await drawPicture(transfer)
  const file = new File([picture], texts.pictureName(transfer.note), { type: picture.type })
  if (isApplePhone() && navigator.canShare?.({ files: [file] })) return share(file)
  saveFile(file.name, file)
  return 'saved'
}

async function share(file: File): Promise<'saved' | 'given up'> {
  try {
    await navigator.share({ files: [file] })
    return 'saved'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'given up'
    throw error
  }
}

function isApplePhone(): boolean {
  return navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 0
}

async function drawPicture(transfer: TransferOrder): Promise<Blob> {
  const image = new Image(code, code)
  image.src = withSize(transfer.image)
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, (width - code) / 2, 100, code, code)
  pen.textAlign = 'center'
  for (const { text, font, y, colour = '#0b1f3a' } of linesOf(transfer)) {
    Object.assign(pen, { fillStyle: colour, font: `${font} Inter, sans-serif` })
    pen.fillText(text, width / 2, y, width - 48)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

/** Firefox draws no SVG onto a canvas that does not say how large it is. */
function withSize(image: string): string {
  const [type = '', ...text] = image.split(',')
  if (!type.startsWith('data:image/svg+xml')) return image
  const svg = new DOMParser().parseFromString(
    decodeURIComponent(text.join(',')),
    'image/svg+xml',
  ).documentElement
  for (const side of ['width', 'height']) svg.setAttribute(side, String(code))
  return `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`
}

function linesOf({ amount, bank, account, account_name, note }: TransferOrder) {
  return [
    { text: texts.pictureTitle, font: '700 34px', y: 66 },
    { text: formatVnd(amount), font: '700 46px', y: 736, colour: '#084aa6' },
    { text: `${bank} · ${account}`, font: '600 32px', y: 802 },
    { text: account_name, font: '500 30px', y: 852 },
    { text: `${texts.note}: ${note}`, font: '600 32px', y: 920 },
  ]
}
