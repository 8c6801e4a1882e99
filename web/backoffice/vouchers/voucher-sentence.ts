import { formatVnd } from '#domain/kernel/vnd.ts'
import { voucherTexts } from './texts.ts'

const { sentence: texts } = voucherTexts

type Values = Readonly<Record<string, unknown>>

/** What a campaign's form makes, in words: `Giảm 10%, nhiều nhất 50.000 VNĐ, cho đơn từ 300.000 VNĐ, đến 31/12/2026`. */
export function voucherSentence(values: Values): string {
  const value = figure(values, 'value')
  if (value === 0) return texts.missing
  const said = [...givesOf(values, value), ...forWhat(values), ...whenAndHow(values)]
  const sentence = `${said.join(', ')}.`
  return values['published'] === true ? sentence : `${sentence} ${texts.closed}`
}

function givesOf(values: Values, value: number): string[] {
  if (values['kind'] !== 'percentage') return [texts.takes(formatVnd(value))]
  const cap = figure(values, 'max_value')
  return [texts.takes(`${value}%`), ...(cap > 0 ? [texts.capped(formatVnd(cap))] : [])]
}

function forWhat(values: Values): string[] {
  const products = ((values['product_codes'] ?? []) as readonly string[]).length
  const min = figure(values, 'min_goods')
  if (products === 0) return min > 0 ? [texts.minGoods(formatVnd(min))] : []
  return [texts.products(products), ...(min > 0 ? [texts.productsFrom(formatVnd(min))] : [])]
}

function whenAndHow(values: Values): string[] {
  const [code, from, until] = ['code', 'starts_on', 'ends_on'].map((name) => written(values, name))
  const [days, total, each] = ['valid_days', 'total_limit', 'per_member_limit'].map((name) =>
    figure(values, name),
  )
  return [
    values['members_only'] === true && texts.members,
    code && texts.code(code.toUpperCase()),
    [from && texts.from(from), until && texts.until(until)].filter(Boolean).join(' '),
    days && texts.days(days),
    total && texts.total(total),
    each && texts.each(each),
  ].filter((part) => typeof part === 'string' && part !== '') as string[]
}

function figure(values: Values, name: string): number {
  const value = values[name]
  return typeof value === 'number' ? value : 0
}

/** A day that is half typed is none yet. */
function written(values: Values, name: string): string {
  const value = values[name]
  const text = typeof value === 'string' ? value.trim() : ''
  return name === 'code' || /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''
}
