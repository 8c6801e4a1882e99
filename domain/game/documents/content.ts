import { formatDate, formatDateTime, type VietnamDay } from '../../kernel/dates.ts'
import { formatNumber, formatVnd, vnd } from '../../kernel/vnd.ts'
import { budgetOf, unitsOf } from '../backoffice/budget.ts'
import type { GameFields } from '../backoffice/fields.ts'
import { wordsOfSource } from '../source-words.ts'
import type { SettlementFigures } from '../settlement/figures.ts'
import type { DocumentKind, DossierFields } from './api.ts'
import { decreeOn } from './basis.ts'
import { documentTexts as texts } from './texts.ts'

/** A line of a paper; without a value its place is left to be filled in by hand. */
export interface DocumentLine {
  label: string
  value: string | null
}

export interface DocumentTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Shares of the width; figures stand right. */
  widths: readonly number[]
  right: readonly number[]
}

export interface DocumentSection {
  heading: string
  lines?: readonly DocumentLine[]
  paragraphs?: readonly string[]
  table?: DocumentTable
}

/** All that a paper says. */
export interface GameDocument {
  kind: DocumentKind
  heading: string
  basis: string
  company: string
  /** Where and when it is signed. */
  place: string | null
  day: VietnamDay
  receiver: string | null
  intro: string
  sections: readonly DocumentSection[]
  closing: readonly string[]
  representative: DocumentLine
}

export interface DocumentSource {
  fields: GameFields
  dossier: DossierFields
  shop: { companyName: string; companyAddresses: readonly string[]; email: string; hotline: string }
  filer: { taxCode: string; representative: string; position: string; place: string }
  /** Of a campaign that is closed. */
  figures: SettlementFigures | null
  /** The first of those who have won, and how many they are. */
  winners: { rows: readonly (readonly string[])[]; count: number }
  day: VietnamDay
}

/** A paper of a promotion from what is known of it. */
export function documentOf(kind: DocumentKind, source: DocumentSource): GameDocument {
  const { shop, filer, fields, day } = source
  return {
    kind,
    heading: texts.headings[kind],
    basis: texts.basis(texts.forms[kind], decreeOn(day)),
    company: shop.companyName,
    place: known(filer.place),
    day,
    receiver: kind === 'rules' ? null : known(fields.authority),
    intro: texts.intros[kind](shop.companyName, fields.title),
    sections: numbered(sectionsOf(kind, source)),
    closing: texts.closings[kind],
    representative: {
      label: filer.position || texts.representative,
      value: known(filer.representative),
    },
  }
}

/** What a paper lacks, as it calls it; each once. */
export function missingOf({
  sections,
  receiver,
  place,
  kind,
  representative,
}: GameDocument): string[] {
  const lines = sections.flatMap((section) => section.lines ?? [])
  const missing = lines.flatMap(({ label, value }) => (value === null ? [label] : []))
  return [
    ...new Set([
      ...(receiver === null && kind !== 'rules' ? [texts.receiver] : []),
      ...missing,
      ...(place === null ? [texts.place] : []),
      ...(representative.value === null ? [texts.representative] : []),
    ]),
  ]
}

function sectionsOf(kind: DocumentKind, source: DocumentSource): DocumentSection[] {
  if (kind === 'rules') return rulesSections(source)
  if (kind === 'report') return reportSections(source)
  return [
    traderSection(source),
    programmeSection(source),
    prizesSection(source),
    detailSection(source),
  ]
}

function traderSection({ shop, filer, dossier }: DocumentSource): DocumentSection {
  return {
    heading: texts.trader,
    lines: [
      line(texts.traderName, shop.companyName),
      line(texts.address, shop.companyAddresses[0] ?? ''),
      line(texts.phone, shop.hotline),
      line(texts.email, shop.email),
      line(texts.taxCode, filer.taxCode),
      line(texts.contactName, dossier.contact_name),
      line(texts.contactPhone, dossier.contact_phone),
    ],
  }
}

function programmeSection({ fields, dossier }: DocumentSource): DocumentSection {
  return {
    heading: texts.programme,
    lines: [
      line(texts.name, fields.title),
      line(texts.area, dossier.area),
      line(texts.form, texts.chance),
      line(
        texts.time,
        texts.window(formatDateTime(fields.opens_at), formatDateTime(fields.closes_at)),
      ),
      line(texts.brand, fields.brand),
      line(texts.goods, dossier.goods),
      line(texts.goodsValue, dossier.goods_value === undefined ? '' : money(dossier.goods_value)),
      line(texts.customers, texts.audience[fields.audience]),
      line(texts.excluded, fields.excludes_staff ? texts.staffExcluded : texts.noneExcluded),
      line(texts.partners, dossier.partners || texts.noPartners),
    ],
  }
}

function prizesSection({ fields, dossier }: DocumentSource): DocumentSection {
  const { worst } = budgetOf(fields)
  const share =
    dossier.goods_value !== undefined && dossier.goods_value > 0
      ? [texts.shareOfGoods(((worst / dossier.goods_value) * 100).toFixed(1).replace('.', ','))]
      : []
  const rows = fields.prizes.map((prize, at) => [
    String(at + 1),
    prize.name,
    money(prize.value),
    formatNumber(unitsOf(prize)),
    money(prize.value * unitsOf(prize)),
  ])
  return {
    heading: texts.prizes,
    table: {
      head: texts.prizeColumns,
      rows: [...rows, ['', texts.total, '', formatNumber(budgetOf(fields).prizes), money(worst)]],
      widths: [0.07, 0.39, 0.2, 0.12, 0.22],
      right: [2, 3, 4],
    },
    paragraphs: [texts.boxIs(formatNumber(fields.blanks), fields.kind === 'draw'), ...share],
  }
}

function detailSection({ fields }: DocumentSource): DocumentSection {
  return { heading: texts.detail, paragraphs: [...howLines(fields), ...texts.attached] }
}

function howLines(fields: GameFields): string[] {
  const sources = fields.sources.map((rule) => `– ${wordsOfSource(rule, [])}`)
  const most = fields.max_per_phone === undefined ? [] : [texts.maxPerPhone(fields.max_per_phone)]
  return [...(fields.how === '' ? [] : [fields.how]), ...sources, ...most]
}

function rulesSections(source: DocumentSource): DocumentSection[] {
  const { fields, dossier, shop } = source
  const { contact_days, papers_days, delivery_days } = fields
  return [
    programmeSection(source),
    prizesSection(source),
    { heading: texts.howToJoin, paragraphs: howLines(fields) },
    {
      heading: texts.howDecided,
      paragraphs: fields.kind === 'draw' ? texts.decidedByDraw : texts.decidedByTurn,
    },
    {
      heading: texts.claim,
      paragraphs: texts.claimTerms({ contact_days, papers_days, delivery_days }),
    },
    {
      heading: texts.questions,
      lines: [
        line(texts.contactName, dossier.contact_name),
        line(texts.contactPhone, dossier.contact_phone || shop.hotline),
        line(texts.address, shop.companyAddresses[0] ?? ''),
      ],
    },
    { heading: texts.duties, paragraphs: texts.dutyTerms },
  ]
}

function reportSections(source: DocumentSource): DocumentSection[] {
  const { fields, figures, winners } = source
  const registered = [
    fields.registration_number,
    fields.registered_on && formatDate(fields.registered_on),
  ]
  const result: DocumentLine[] = figures
    ? [
        line(texts.entries, formatNumber(figures.entries)),
        line(texts.givenValue, money(figures.given_value)),
        line(texts.unclaimedValue, money(figures.unclaimed_value)),
        ...runningLine(figures),
        line(texts.owed(figures.share), figures.owed === null ? '' : money(figures.owed)),
      ]
    : []
  return [
    traderSection(source),
    programmeSection(source),
    {
      heading: texts.registered,
      lines: [line(texts.registration, registered.filter(Boolean).join(texts.onDay))],
    },
    {
      heading: texts.result,
      lines: result,
      table: {
        head: texts.resultColumns,
        rows: (figures?.prizes ?? []).map((prize) => [
          prize.name,
          money(prize.value),
          formatNumber(prize.announced),
          formatNumber(prize.given),
          formatNumber(prize.unclaimed),
          money(prize.unclaimed * prize.value),
        ]),
        widths: [0.3, 0.17, 0.12, 0.11, 0.13, 0.17],
        right: [1, 2, 3, 4, 5],
      },
    },
    {
      heading: texts.winners,
      ...(winners.count === 0
        ? { paragraphs: [texts.noWinners] }
        : {
            paragraphs: winnersLeft(winners),
            table: {
              head: texts.winnerColumns,
              rows: winners.rows,
              widths: [0.08, 0.24, 0.2, 0.16, 0.32],
              right: [0],
            },
          }),
    },
  ]
}

/** Where the table ends before the winners do, it says so and where the others stand. */
function winnersLeft({ rows, count }: DocumentSource['winners']): string[] {
  return count > rows.length
    ? [texts.winnersLeft(formatNumber(rows.length), formatNumber(count))]
    : []
}

/** A report that is made early says that it is. */
function runningLine({ prizes }: SettlementFigures): DocumentLine[] {
  const running = prizes.reduce((sum, prize) => sum + prize.running, 0)
  return running === 0 ? [] : [line(texts.running, formatNumber(running))]
}

function numbered(sections: readonly DocumentSection[]): DocumentSection[] {
  return sections.map((section, at) => ({ ...section, heading: `${at + 1}. ${section.heading}` }))
}

function line(label: string, value: string): DocumentLine {
  return { label, value: known(value) }
}

const known = (value: string) => (value === '' ? null : value)
const money = (amount: number) => formatVnd(vnd(amount))
