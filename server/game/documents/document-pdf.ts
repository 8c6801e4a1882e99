import type {
  GameDocument,
  DocumentSection,
  DocumentTable,
} from '#domain/game/documents/content.ts'
import { documentTexts as texts } from '#domain/game/documents/texts.ts'
import { heading, openPdf, type Pdf } from './pdf.ts'

const margin = 56

/** A paper of a promotion on A4; what is not known is a dotted line to be filled in by hand. */
export function documentPdf(document: GameDocument): Pdf {
  const pdf = openPdf(document.heading, new Date(`${document.day}T12:00:00+07:00`))
  letterhead(pdf, document)
  pdf.font('bold').fontSize(15).text(document.heading, margin, pdf.y, { align: 'center' })
  pdf.font('regular').fontSize(9).text(document.basis, { align: 'center' }).moveDown()
  if (document.kind !== 'rules') {
    pdf
      .font('bold')
      .fontSize(10.5)
      .text(`${texts.receiver}: ${document.receiver ?? texts.blank}`)
      .moveDown(0.5)
  }
  pdf.font('regular').fontSize(10).text(document.intro)
  for (const section of document.sections) write(pdf, section)
  pdf.moveDown().font('regular').fontSize(10)
  for (const text of document.closing) pdf.text(text, { paragraphGap: 4 })
  signature(pdf, document)
  pdf.end()
  return pdf
}

/** Who writes stands left, the State's line right, as papers to authorities have it. */
function letterhead(pdf: Pdf, { company, place, day, kind }: GameDocument): void {
  const { y } = pdf
  const [left, right] = [
    { width: 200, align: 'center' },
    { width: 275, align: 'center' },
  ] as const
  pdf.font('bold').fontSize(9.5).text(company.toLocaleUpperCase('vi'), margin, y, left)
  if (kind !== 'rules') pdf.font('regular').text(texts.number, margin, pdf.y + 4, left)
  const end = pdf.y
  pdf
    .font('bold')
    .fontSize(9.5)
    .text(texts.republic, margin + 208, y, right)
  pdf.text(texts.motto, margin + 208, pdf.y, { ...right, underline: true })
  const signed = texts.signedAt(place ?? '……………', day)
  pdf.font('regular').text(signed, margin + 208, pdf.y + 6, right)
  pdf.text('', margin, Math.max(pdf.y, end) + 18)
}

function write(pdf: Pdf, { heading: title, lines = [], paragraphs = [], table }: DocumentSection) {
  if (pdf.y > pdf.page.height - 140) pdf.addPage()
  heading(pdf, title)
  for (const { label, value } of lines) {
    pdf.font('bold').fontSize(10).text(`${label}: `, { continued: true })
    pdf.font('regular').text(value ?? texts.blank, { paragraphGap: 3 })
  }
  if (table) writeTable(pdf, table)
  pdf.font('regular').fontSize(10)
  for (const text of paragraphs) pdf.text(text, { paragraphGap: 3 })
}

function writeTable(pdf: Pdf, { head, rows, widths, right }: DocumentTable): void {
  const whole = pdf.page.width - 2 * margin
  pdf.font('regular').fontSize(9).moveDown(0.3)
  pdf.table({
    columnStyles: widths.map((share, column) => ({
      width: share * whole,
      align: { x: right.includes(column) ? 'right' : 'left', y: 'center' },
      padding: 4,
      border: 0.5,
    })),
    data: [
      head.map((text) => ({
        text,
        type: 'TH' as const,
        font: { src: 'bold', size: 9 },
        align: { x: 'center' as const, y: 'center' as const },
      })),
      ...rows.map((row) => [...row]),
    ],
  })
  pdf.x = margin
  pdf.moveDown(0.5)
}

function signature(pdf: Pdf, { representative: { label, value } }: GameDocument): void {
  if (pdf.y > pdf.page.height - 190) pdf.addPage()
  const place = { width: 230, align: 'center' } as const
  const x = pdf.page.width - margin - 230
  pdf.moveDown()
  pdf.font('bold').fontSize(10).text(texts.representative.toLocaleUpperCase('vi'), x, pdf.y, place)
  if (label !== texts.representative) pdf.text(label, place)
  pdf.font('regular').fontSize(9).text(texts.signHere, place)
  pdf
    .font('bold')
    .fontSize(10)
    .text(value ?? '', x, pdf.y + 70, place)
}
