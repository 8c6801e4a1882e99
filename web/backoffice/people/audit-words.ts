import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import type { PharmacyService } from '#domain/pharmacy/services.ts'
import { hoursText, servicesText } from '#web/backoffice/pharmacies/listing-words.ts'
import { auditNames, auditStates, auditTexts as texts } from './audit-texts.ts'

/** How staff read a value's name; one that nobody has named stays as it is kept. */
export function fieldWords(name: string): string {
  return auditNames[name] ?? name
}

/** A value as staff read it. */
export function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return figureWords(name, value)
  if (typeof value === 'string') return auditStates[name]?.[value] ?? shortened(value)
  if (name === 'hours') return hoursText(value as OpeningHours) || texts.nothing
  if (Array.isArray(value)) return listWords(name, value)
  const isNamed = typeof value === 'object' && 'name' in value
  return isNamed ? valueWords(name, value.name) : shortened(JSON.stringify(value))
}

const money = new Set(['amount', 'original_price', 'discount_price'])

/** Of a row that is kept by its number, the number alone. */
function figureWords(name: string, value: number): string {
  if (money.has(name)) return formatVnd(value)
  return /_ids?$/.test(name) ? texts.number(value) : formatNumber(value)
}

/** Names stand one behind the other; of things with parts only how many there are. */
function listWords(name: string, values: readonly unknown[]): string {
  if (values.length === 0) return texts.nothing
  if (name === 'services') return servicesText(values as readonly PharmacyService[])
  if (name === 'pieces') return values.map(pieceWords).join(', ')
  if (name === 'pictures' || values.some((value) => typeof value === 'object')) {
    return texts.count(values.length)
  }
  return shortened(values.map((value) => valueWords(name, value)).join(', '))
}

function pieceWords(piece: unknown): string {
  const { line_no: line, quantity } = piece as { line_no: number; quantity: number }
  return texts.piece(line, quantity)
}

const max = 200

function shortened(text: string): string {
  return text.length > max ? `${text.slice(0, max)}…` : text
}
