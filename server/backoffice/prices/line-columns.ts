import {
  priceListColumns as heads,
  priceListTexts as texts,
} from '#domain/catalog/prices/list-texts.ts'
import { blankLine, type PriceLine } from '#domain/catalog/backoffice/price-list.ts'
import { cut } from '#domain/import-texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Cells, Columns, TellCell } from '../../resource/index.ts'

/** What was seen of a product and what is wanted, as one line of cells. */
export const lineColumns: Columns = {
  cells: {
    name: { head: heads.name, also: ['ten', 'san pham', 'name'] },
    original_price: { head: heads.original, also: ['gia goc cu'] },
    discount_price: { head: heads.discount, also: ['gia ban cu'] },
    new_original: {
      head: heads.newOriginal,
      also: ['gia goc'],
      replaces: 'original_price',
    },
    new_discount: {
      head: heads.newDiscount,
      also: ['gia ban', 'gia moi', 'price'],
      replaces: 'discount_price',
    },
    starts_at: { head: heads.starts, also: ['tu', 'bat dau'] },
    ends_at: { head: heads.ends, also: ['den', 'ket thuc'] },
    on_hand: { head: heads.onHand, also: ['ton', 'ton cu'] },
    counted: {
      head: heads.counted,
      also: ['dem', 'so dem', 'ton dem duoc', 'stock'],
      replaces: 'on_hand',
    },
  },
  open: () => ({ write: (value) => written(value as PriceLine), read }),
}

function written(line: PriceLine): Cells {
  return {
    name: line.name,
    original_price: String(line.original_price),
    discount_price: String(line.discount_price),
    new_original: line.new_original === null ? '' : String(line.new_original),
    new_discount: line.new_discount === null ? '' : String(line.new_discount),
    starts_at: momentText(line.starts_at),
    ends_at: momentText(line.ends_at),
    on_hand: String(line.on_hand),
    counted: line.counted === null ? '' : String(line.counted),
  }
}

function momentText(iso: string | null): string {
  return iso === null ? '' : formatDateTime(iso)
}

/** A line in which nothing is wanted leaves the product as it is, whatever was seen. */
function read(cells: Cells, fail: TellCell) {
  const problems: string[] = []
  const note: TellCell = (cell, message) => {
    problems.push(cell)
    return fail(cell, message)
  }
  const figure = (cell: string, wrong: (text: string) => string) => {
    const text = cells[cell]?.trim()
    if (!text) return undefined
    const digits = text.replace(/^(\d{1,3})([., ]\d{3})+$/, (whole) => whole.replaceAll(/\D/g, ''))
    return /^\d{1,11}$/.test(digits) ? Number(digits) : note(cell, wrong(cut(text)))
  }
  const moment = (cell: string) => {
    const text = cells[cell]?.trim()
    if (!text) return undefined
    return momentOf(text) ?? note(cell, texts.notMoment(cut(text)))
  }
  const seen = {
    original_price: figure('original_price', texts.notMoney),
    discount_price: figure('discount_price', texts.notMoney),
    on_hand: figure('on_hand', texts.notWhole),
  }
  const wanted = {
    new_original: figure('new_original', texts.notMoney),
    new_discount: figure('new_discount', texts.notMoney),
    counted: figure('counted', texts.notWhole),
  }
  const times = { starts_at: moment('starts_at'), ends_at: moment('ends_at') }
  const isPriced = wanted.new_original !== undefined || wanted.new_discount !== undefined
  if (!isPriced) {
    const lonely = Object.entries(times).find(([, time]) => time !== undefined)
    if (lonely) note(lonely[0], texts.timeAlone)
  }
  if (problems.length > 0) return undefined
  const said = told({ ...wanted, ...times })
  return (now: unknown) =>
    Object.keys(said).length === 0
      ? (now ?? blankLine)
      : { ...((now as PriceLine | undefined) ?? blankLine), ...told(seen), ...said }
}

function told(fields: Record<string, number | string | undefined>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** `25/12/2026 08:00`, `08:00 25/12/2026` or `2026-12-25 08:00` of Vietnam as an instant; undefined for all else. */
function momentOf(text: string): string | undefined {
  const [time] = /\b\d{1,2}:\d{2}\b/.exec(text) ?? []
  const day = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text)
  const other = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text)
  const [year, month, date] = other ? other.slice(1) : day ? [day[3], day[2], day[1]] : []
  if (!time || !year || !month || !date) return undefined
  const two = (part: string) => part.padStart(2, '0')
  const iso = `${year}-${two(month)}-${two(date)}`
  const at = new Date(`${iso}T${two(time)}:00+07:00`)
  if (Number.isNaN(at.getTime())) return undefined
  // A 31st of June would be the 1st of July.
  const isDay = new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)
  return isDay ? at.toISOString() : undefined
}
