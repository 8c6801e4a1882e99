import { useState } from 'react'
import type { Input } from '#domain/contract.ts'
import { findCurrent, type RowOf } from '#domain/resource.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { findErrors, hasErrors, type FieldErrors } from '#web/form/field-rules.ts'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { fieldsOf, type ShownResource } from '../screen.ts'
import { sheetTexts as texts } from './texts.ts'

type Row = RowOf<ShownResource>

/** What was typed over a row as it was when the typing began. */
interface Edit {
  row: Row
  /** By field; figures are texts while they are typed. */
  typed: Readonly<Record<string, string>>
  wrong: FieldErrors
}

/** The figures of a list that are typed over in place, each row's kept until it is saved. */
export function useSheet(resource: ShownResource) {
  const [edits, setEdits] = useState<ReadonlyMap<Row['id'], Edit>>(new Map())
  const [isSaving, setSaving] = useState(false)
  const set = (row: Row, field: string, text: string) =>
    setEdits((known) => {
      const old = known.get(row.id) ?? { row, typed: {}, wrong: {} }
      const typed = { ...old.typed, [field]: text }
      const isSame = Object.keys(typed).every((name) => typed[name] === shownOf(old.row, name))
      const next = new Map(known)
      if (isSame) next.delete(row.id)
      else next.set(row.id, { ...old, typed, wrong: { ...old.wrong, [field]: undefined } })
      return next
    })
  /** Each row by itself: what is refused stays with its reason beside it. How many were saved, and how many stay. */
  const save = async (reason: string) => {
    const left = new Map<Row['id'], Edit>()
    setSaving(true)
    for (const [id, edit] of edits) {
      const kept = await saveOne(resource, edit, reason)
      if (kept) left.set(id, kept)
    }
    setSaving(false)
    setEdits(left)
    return { saved: edits.size - left.size, left: left.size }
  }
  return {
    changed: edits.size,
    /** Meanwhile nothing is typed: what is left over takes the place of all edits. */
    isSaving,
    valueOf: (row: Row, field: string) => edits.get(row.id)?.typed[field] ?? shownOf(row, field),
    wrongOf: (row: Row, field: string) => edits.get(row.id)?.wrong[field],
    isChanged: (row: Row) => edits.has(row.id),
    set,
    save,
    drop: () => setEdits(new Map()),
  }
}

export type SheetState = ReturnType<typeof useSheet>

function shownOf(row: Row, field: string): string {
  const value = (row as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'number' ? String(value) : ''
}

/** What is left to do of it, with its reason; null when it was saved. */
async function saveOne(resource: ShownResource, edit: Edit, reason: string): Promise<Edit | null> {
  const { row, typed } = edit
  const figures = Object.entries(typed).map(([name, text]) => [name, figureOf(text)] as const)
  const fields = { ...fieldsOf(resource, row), ...Object.fromEntries(figures) }
  const wrong = findErrors(resource.fields, fields)
  if (hasErrors(wrong)) return { ...edit, wrong }
  try {
    const input = { ...fields, id: row.id, version: row.version, reason }
    await callBackoffice(resource.change, input as Input<ShownResource['change']>)
    return null
  } catch (error) {
    return refused(resource, edit, error)
  }
}

function figureOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text)
}

/** Somebody else's figure is told beside the own one, which the next saving puts over it. */
function refused(resource: ShownResource, edit: Edit, error: unknown): Edit {
  const names = Object.keys(edit.typed)
  const current = error instanceof ApiError ? findCurrent(error, resource) : null
  if (current) {
    const row = current as Row
    const told = names.map((name) => [name, texts.theirs(shownOf(row, name))])
    return { ...edit, row, wrong: Object.fromEntries(told) }
  }
  const told = error instanceof ApiError ? error.fields : {}
  return {
    ...edit,
    wrong: hasErrors(told)
      ? told
      : Object.fromEntries(names.map((name) => [name, failureText(error)])),
  }
}
