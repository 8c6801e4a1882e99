import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PdfKit from 'pdfkit'

export type Pdf = InstanceType<typeof PdfKit>

const fontOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../minutes', `${name}.ttf`))
const fonts = { regular: fontOf('inter-regular'), bold: fontOf('inter-semibold') }

/** A tagged A4 document with our type in it, which has every letter of Vietnamese. */
export function openPdf(title: string, at: Date, margin = 56): Pdf {
  const info = { Title: title, CreationDate: at }
  const pdf = new PdfKit({ size: 'A4', margin, info, lang: 'vi-VN', tagged: true })
  return pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
}

export function heading(pdf: Pdf, text: string): void {
  pdf.moveDown().font('bold').fontSize(12).text(text, { paragraphGap: 4 })
}
