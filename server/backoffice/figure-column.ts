import { importTexts } from '#domain/import-texts.ts'
import type { Column } from '../resource/index.ts'

/** A whole number as a cell, with or without dots between thousands; empty for none. */
export function figureColumn(head: Pick<Column, 'head' | 'also'>): Column {
  return {
    ...head,
    write: (value) => (typeof value === 'number' ? String(value) : ''),
    read: (text) => {
      const digits = text.replace(/[.,\s](?=\d{3}\b)/g, '').trim()
      return /^\d{1,12}$/.test(digits)
        ? { value: Number(digits) }
        : { wrong: importTexts.wrong(text) }
    },
  }
}
