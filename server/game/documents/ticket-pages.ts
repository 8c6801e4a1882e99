import { brandName } from '#domain/brand/current-brand.ts'
import { ticketLotTexts as texts } from '#domain/game/backoffice/ticket-lot-texts.ts'
import { openPdf, type Pdf } from './pdf.ts'

interface Printed {
  /** As people type them, in their groups. */
  codes: readonly string[]
  /** Of the campaign. */
  title: string
  /** Where they are played. */
  address: string
  lot: number
  at: Date
}

const columns = 2
const rows = 4
/** A4 is 595 by 842 points. */
const width = 595 / columns
const height = 842 / rows
const inset = 18

/** Tickets on A4, eight a sheet, to be cut along the lines; their address stands in words and as a QR code. */
export async function ticketPages({ codes, title, address, lot, at }: Printed): Promise<Buffer> {
  // Two megabytes that only whoever prints needs.
  const { toBuffer } = await import('bwip-js/node')
  const qr = await toBuffer({ bcid: 'qrcode', text: address, scale: 4 })
  const pdf = openPdf(texts.title(title, lot), at, 0)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => void parts.push(part))
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  for (const [nth, code] of codes.entries()) {
    const place = nth % (columns * rows)
    if (nth > 0 && place === 0) pdf.addPage()
    if (place === 0) cuttingLines(pdf)
    const [left, top] = [(place % columns) * width, Math.floor(place / columns) * height]
    const number = texts.nth(nth + 1, codes.length)
    ticket(pdf, { left, top, code, title, address, qr, number })
  }
  pdf.end()
  return whole
}

function cuttingLines(pdf: Pdf): void {
  pdf.lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#9aa5b5')
  for (let row = 1; row < rows; row += 1) pdf.moveTo(0, row * height).lineTo(595, row * height)
  pdf.moveTo(width, 0).lineTo(width, 842).stroke().undash()
}

function ticket(
  pdf: Pdf,
  of: {
    left: number
    top: number
    code: string
    title: string
    address: string
    qr: Buffer
    number: string
  },
): void {
  const [x, y, wide] = [of.left + inset, of.top + inset, width - 2 * inset]
  const one = { width: wide, height: 14, ellipsis: true }
  pdf.font('bold').fontSize(10).fillColor('#0b1f3a').text(brandName(), x, y, one)
  pdf.fontSize(13).text(of.title, x, y + 16, { width: wide, height: 34, ellipsis: true })
  pdf.image(of.qr, x, y + 58, { width: 84 })
  const besideQr = x + 98
  const beside = { width: wide - 98 }
  pdf
    .font('regular')
    .fontSize(9)
    .text(texts.onTicket, besideQr, y + 62, beside)
  pdf
    .font('bold')
    .fontSize(15)
    .text(of.code, besideQr, y + 74, beside)
  pdf
    .font('regular')
    .fontSize(8)
    .text(texts.howTo, besideQr, y + 104, beside)
  pdf.text(of.address.replace(/^https?:\/\//, ''), besideQr, y + 115, { ...beside, height: 30 })
  pdf
    .fontSize(7)
    .fillColor('#5b6779')
    .text(of.number, x, y + height - 2 * inset - 10, {
      width: wide,
      align: 'right',
    })
}
