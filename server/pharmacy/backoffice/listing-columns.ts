import {
  pharmacyColumns as columns,
  pharmacyHoursTexts as texts,
} from '#domain/pharmacy/backoffice/texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { hoursField } from '#domain/pharmacy/hours-field.ts'
import {
  readExceptions,
  readWeekly,
  writeExceptions,
  writeWeekly,
} from '#domain/pharmacy/hours-text.ts'
import { noHours, type OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import { pharmacyServices, serviceNames } from '#domain/pharmacy/services.ts'
import {
  listColumn,
  type Cells,
  type Column,
  type Columns,
  type TellCell,
} from '../../resource/index.ts'

/** Opening hours as two cells: the week, and the days apart. Each stands for the whole of what it tells. */
export const hoursColumns: Columns = {
  cells: { weekly: columns.weekly, exceptions: columns.exceptions },
  open: () => ({
    write: (value) => {
      const { weekly, exceptions } = value as OpeningHours
      return { weekly: writeWeekly(weekly), exceptions: writeExceptions(exceptions) }
    },
    read: (cells, fail) => {
      const weekly = readPart(cells, 'weekly', readWeekly, fail)
      const exceptions = readPart(cells, 'exceptions', readExceptions, fail)
      if (weekly === null || exceptions === null) return undefined
      return (now) => ({
        ...(now ?? noHours),
        ...weekly,
        ...exceptions,
      })
    },
  }),
}

/** What a cell says of the hours, nothing for one that says nothing; null where it is wrong, as `fail` was told. */
function readPart<Part extends 'weekly' | 'exceptions'>(
  cells: Cells,
  part: Part,
  read: (text: string) => OpeningHours[Part] | null,
  fail: TellCell,
): Partial<OpeningHours> | null {
  const text = cells[part]
  if (text === undefined) return {}
  const found = read(text)
  const wrong = { weekly: texts.weeklyWrong, exceptions: texts.exceptionsWrong }[part]
  if (!found) return fail(part, wrong(text)) ?? null
  const checked = hoursField.shape[part].safeParse(found)
  if (!checked.success) return fail(part, checked.error.issues[0]!.message) ?? null
  return { [part]: found }
}

/** Services by their names; those that a file does not name stay. */
export const servicesColumn: Column = {
  ...listColumn(columns.services, serviceNamed),
  write: (value) =>
    (value as readonly (keyof typeof serviceNames)[]).map((one) => serviceNames[one]).join('; '),
}

/** A day as people write it, or as computers do. */
export function dayColumn(head: Pick<Column, 'head' | 'also'>): Column {
  return {
    ...head,
    write: (value) => (value === '' ? '' : formatDate(String(value))),
    read: (text) => {
      const read = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
      if (!read)
        return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { value: text } : { wrong: texts.dayWrong(text) }
      const [, day = '', month = '', year = ''] = read
      return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
    },
  }
}

/** A spreadsheet that takes a phone for a number drops the zero in front; a hotline has none. */
export function publicPhoneCell(text: string): string {
  const phone = normalizePhone(text)
  return /^[2-9]\d{8,9}$/.test(phone) ? `0${phone}` : phone
}

function serviceNamed(text: string): string {
  const folded = foldVietnamese(text)
  return pharmacyServices.find((one) => foldVietnamese(serviceNames[one]) === folded) ?? text
}
