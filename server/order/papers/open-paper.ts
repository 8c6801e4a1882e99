import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PdfKit from 'pdfkit'

export type Paper = InstanceType<typeof PdfKit>

const fontOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../game/minutes', `${name}.ttf`))
const fonts = { regular: fontOf('inter-regular'), bold: fontOf('inter-semibold') }

/** A document of one size of paper, without a page yet, with our type in it: it has every letter of Vietnamese. */
export function openPaper(size: 'A5' | 'A6', title: string, at: Date): Paper {
  const info = { Title: title, CreationDate: at }
  const options = { size, margin: 18, info, lang: 'vi-VN', autoFirstPage: false }
  const paper = new PdfKit(options)
  return paper.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
}
