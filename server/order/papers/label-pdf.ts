import { formatNumber, formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { carrierLabel } from '#domain/shipping/units.ts'
import type { Paper } from './open-paper.ts'
import { openPaper } from './open-paper.ts'
import type { PrintedOrder, Sender } from './printed-order.ts'
import { paperTexts as texts } from './texts.ts'

const margin = 18
/** A6 is 298 by 420 points. */
const width = 298 - 2 * margin

/** One label on A6 for each parcel: carrier and number, where to, what is taken at the door. */
export async function labelPdf(
  orders: readonly PrintedOrder[],
  sender: Sender,
  at: Date,
): Promise<Paper> {
  // Two megabytes that only whoever prints needs.
  const { toBuffer } = await import('bwip-js/node')
  const pdf = openPaper('A6', texts.labels, at)
  void (async () => {
    for (const order of orders) {
      const text = order.trackingCode ?? order.code
      const bars = await toBuffer({ bcid: 'code128', text, height: 16, scale: 3, paddingwidth: 8 })
      label(pdf, order, sender, bars)
    }
    pdf.end()
  })().catch((error: unknown) => pdf.destroy(error as Error))
  return pdf
}

function label(pdf: Paper, order: PrintedOrder, sender: Sender, bars: Buffer): void {
  pdf.addPage()
  pdf
    .font('bold')
    .fontSize(14)
    .text(sender.brand, margin, margin, { width: width * 0.55, height: 20, ellipsis: true })
  const carrier = carrierLabel(order.unit)
  pdf
    .fontSize(12)
    .text(carrier, margin + width * 0.55, margin + 1, { width: width * 0.45, align: 'right' })
  pdf.image(bars, margin, 44, { fit: [width, 62], align: 'center', valign: 'center' })
  const number = order.trackingCode ?? texts.noNumber
  pdf.fontSize(13).text(number, margin, 110, { width, align: 'center' })
  pdf.font('regular').fontSize(8).text(texts.order(order.code), { width, align: 'center' })
  line(pdf, 142)
  pdf.fontSize(8).text(texts.from, margin, 148, { width })
  pdf.text([sender.name, sender.phone].filter(Boolean).join(' · '), {
    width,
    height: 11,
    ellipsis: true,
  })
  pdf.text(sender.address, { width, height: 22, ellipsis: true })
  line(pdf, 196)
  pdf.fontSize(8).text(texts.to, margin, 202, { width })
  pdf.font('bold').fontSize(14).text(order.name, { width, height: 36, ellipsis: true })
  pdf.fontSize(14).text(order.phone, { width })
  pdf.font('regular').fontSize(10.5).text(order.place, { width, height: 66, ellipsis: true })
  line(pdf, 348)
  const cash = order.cash > 0 ? `${texts.cash}: ${formatVnd(vnd(order.cash))}` : texts.noCash
  pdf.font('bold').fontSize(15).text(cash, margin, 354, { width, align: 'center' })
  const facts = [texts.weight(formatNumber(order.weight)), texts.pieces(order.pieces)]
  pdf.font('regular').fontSize(9).text(facts.join(' · '), margin, 380, { width, align: 'center' })
}

function line(pdf: Paper, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.7)
    .stroke()
}
