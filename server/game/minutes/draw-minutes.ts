import { lineOfWinner, type ShownWinner } from '#domain/game/winner-name.ts'
import { heading, openPdf, type Pdf as Document } from '../documents/pdf.ts'
import { minutesTexts as texts } from './texts.ts'

/** What the minutes of a draw say. */
export interface DrawMinutes {
  title: string
  slug: string
  place: string
  witnesses: readonly string[]
  legal: { number: string; authority: string } | null
  closedAt: Date
  drawnAt: Date
  finishedAt: Date
  entries: number
  root: string
  commitment: string
  secret: string
  round: { number: number; randomness: string; signature: string } | null
  winners: readonly (ShownWinner & { prize: string; number: number; note: string | null })[]
  reserves: readonly (ShownWinner & { number: number })[]
  proof: string
}

/** The minutes on A4, to be signed by whoever was there. */
export function drawMinutesPdf(minutes: DrawMinutes): Document {
  const { title, finishedAt } = minutes
  const pdf = openPdf(texts.title(title), finishedAt)
  pdf.font('bold').fontSize(18).text(texts.heading, { align: 'center' })
  pdf.fontSize(13).text(title, { align: 'center' }).moveDown()
  facts(pdf, minutes)
  heading(pdf, texts.winners)
  for (const each of minutes.winners) winner(pdf, each)
  if (minutes.reserves.length > 0) heading(pdf, texts.reserves)
  for (const [index, each] of minutes.reserves.entries()) {
    line(pdf, texts.reserve(index + 1, each.number, lineOfWinner(each) || texts.unknown))
  }
  heading(pdf, texts.proof)
  line(pdf, texts.proofText(minutes.proof))
  signatures(pdf, minutes.witnesses)
  pdf.end()
  return pdf
}

function facts(pdf: Document, minutes: DrawMinutes): void {
  const { place, witnesses, legal, closedAt, drawnAt, finishedAt, entries, round } = minutes
  if (legal) fact(pdf, texts.legal, texts.legalText(legal.number, legal.authority))
  fact(pdf, texts.place, place || texts.none)
  fact(pdf, texts.witnesses, witnesses.join(', ') || texts.none)
  fact(pdf, texts.closed, texts.moment(closedAt))
  fact(pdf, texts.drawn, texts.moment(drawnAt))
  fact(pdf, texts.finished, texts.moment(finishedAt))
  fact(pdf, texts.entries, texts.number(entries))
  fact(pdf, texts.root, minutes.root)
  fact(pdf, texts.commitment, minutes.commitment)
  fact(pdf, texts.secret, minutes.secret)
  if (!round) return fact(pdf, texts.round, texts.noRound)
  fact(pdf, texts.round, texts.number(round.number))
  fact(pdf, texts.randomness, round.randomness)
  fact(pdf, texts.signature, round.signature)
}

function fact(pdf: Document, label: string, value: string): void {
  pdf.font('bold').fontSize(10).text(`${label}: `, { continued: true })
  // A hash has no place at which it could be broken.
  pdf.font('regular').text(value.replace(/[\da-f]{32}(?=[\da-f])/g, '$& '), { paragraphGap: 3 })
}

function line(pdf: Document, text: string): void {
  pdf.font('regular').fontSize(10).text(text, { paragraphGap: 2 })
}

function winner(
  pdf: Document,
  { prize, number, note, ...shown }: DrawMinutes['winners'][number],
): void {
  pdf.font('bold').fontSize(10).text(`${prize}: `, { continued: true })
  const who = texts.winner(number, lineOfWinner(shown) || texts.unknown)
  pdf.font('regular').text(note ? `${who} (${note})` : who, { paragraphGap: 2 })
}

/** Room to sign, for the shop and for each who witnessed it. */
function signatures(pdf: Document, witnesses: readonly string[]): void {
  const names = [texts.host, ...witnesses]
  pdf.moveDown(2)
  for (let at = 0; at < names.length; at += 2) {
    if (pdf.y > pdf.page.height - 170) pdf.addPage()
    const { y } = pdf
    for (const [column, name] of names.slice(at, at + 2).entries()) {
      pdf
        .font('bold')
        .fontSize(10)
        .text(name, 56 + column * 245, y, { width: 235 })
    }
    pdf.font('regular').text('', 56, y + 85)
  }
}
