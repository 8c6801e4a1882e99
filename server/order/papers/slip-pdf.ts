import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { openPaper, type Paper } from './open-paper.ts'
import type { PrintedOrder, Sender } from './printed-order.ts'
import { shortName } from './short-name.ts'
import { paperTexts as texts } from './texts.ts'

const margin = 24
/** A5 is 420 by 595 points. */
const width = 420 - 2 * margin
const bottom = 595 - 90

/** A packing slip on A5 for each order: short names, quantities that are seen from afar, boxes to tick. */
export function slipPdf(orders: readonly PrintedOrder[], sender: Sender, at: Date): Paper {
  const pdf = openPaper('A5', texts.slips, at)
  for (const order of orders) slip(pdf, order, sender)
  pdf.end()
  return pdf
}

function slip(pdf: Paper, order: PrintedOrder, sender: Sender): void {
  pdf.addPage()
  head(pdf, order, sender)
  const lines = [
    ...order.lines.map(({ name, quantity }) => ({ name: shortName(name), quantity })),
    ...order.gifts.map(({ name, quantity }) => ({ name: texts.gift(shortName(name)), quantity })),
  ]
  for (const each of lines) {
    if (pdf.y > bottom) pdf.addPage()
    row(pdf, each)
  }
  const cash = order.cash > 0 ? texts.collect(formatVnd(vnd(order.cash))) : texts.paid
  if (pdf.y > bottom) pdf.addPage()
  pdf
    .font('bold')
    .fontSize(13)
    .text(cash, margin, pdf.y + 12, { width })
}

function head(pdf: Paper, order: PrintedOrder, sender: Sender): void {
  pdf
    .font('bold')
    .fontSize(14)
    .text(sender.brand, margin, margin, { width: width / 2, height: 20, ellipsis: true })
  pdf
    .fontSize(14)
    .text(order.code, margin + width / 2, margin, { width: width / 2, align: 'right' })
  const at = formatDateTime(toVietnamIso(order.at))
  pdf
    .font('regular')
    .fontSize(9)
    .text(at, margin + width / 2, margin + 20, { width: width / 2, align: 'right' })
  rule(pdf, margin + 36)
  pdf
    .font('bold')
    .fontSize(12)
    .text(`${order.name} · ${order.phone}`, margin, margin + 44, { width })
  pdf.font('regular').fontSize(10).text(order.place, { width })
  if (order.note)
    pdf.moveDown(0.4).text(`${texts.note}: ${order.note}`, { width, height: 60, ellipsis: true })
  pdf.moveDown(0.8)
  const { y } = pdf
  pdf
    .font('bold')
    .fontSize(10)
    .text(texts.item, margin, y, { width: width - 100 })
  pdf.text(texts.quantity, margin + width - 100, y, { width: 50, align: 'right' })
  pdf.text(texts.check, margin + width - 45, y, { width: 45, align: 'right' })
  rule(pdf, y + 15)
  pdf.y = y + 20
}

function row(pdf: Paper, { name, quantity }: { name: string; quantity: number }): void {
  const { y } = pdf
  pdf
    .font('regular')
    .fontSize(11)
    .text(name, margin, y + 3, { width: width - 110 })
  const end = Math.max(pdf.y, y + 20)
  pdf
    .font('bold')
    .fontSize(16)
    .text(String(quantity), margin + width - 100, y, { width: 50, align: 'right' })
  pdf
    .rect(margin + width - 14, y + 2, 13, 13)
    .lineWidth(1)
    .stroke()
  pdf
    .moveTo(margin, end + 2)
    .lineTo(margin + width, end + 2)
    .lineWidth(0.3)
    .stroke()
  pdf.y = end + 5
}

function rule(pdf: Paper, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(1)
    .stroke()
}
