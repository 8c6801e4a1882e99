import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import type { mergeCategory, removeCategory } from '#domain/catalog/backoffice/shelf-names.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { shelfTexts } from './texts.ts'

interface EndActionsProps {
  record: { id: number; version: number; name: string; products: number }
  /** Others that it can be joined with, by their ids. */
  others: readonly { id: number; name: string }[]
  words: {
    merge: string
    mergeTitle: string
    merged: string
    remove: string
    removeTitle: string
    removed: string
    into: string
  }
  merge: typeof mergeCategory
  remove: typeof removeCategory
  /** Of the list and of one record. */
  listPath: string
  pathOf: (id: number) => string
}

/** The two ways in which one ends: joined with another, or taken away unused. */
export function EndActions({ record, others, words, merge, remove, ...paths }: EndActionsProps) {
  const [open, setOpen] = useState<'merge' | 'remove' | null>(null)
  const navigate = useNavigate()
  const { id, version, name, products } = record
  const close = () => setOpen(null)
  const labels = others
    .filter((each) => each.id !== id)
    .map((each): [string, string] => [String(each.id), each.name])
  return (
    <>
      <Button variant="plain" onClick={() => setOpen('merge')}>
        {words.merge}
      </Button>
      <Button variant="plain-danger" onClick={() => setOpen('remove')}>
        {words.remove}
      </Button>
      {open === 'merge' && (
        <ActionDialog
          title={`${words.mergeTitle}: ${name}`}
          says={shelfTexts.mergeSays}
          confirm={words.merge}
          variant="danger"
          schema={merging}
          initial={{ into: '', reason: '' }}
          onConfirm={async ({ into, reason }) => {
            await callBackoffice(merge, { id, version, into: Number(into), reason })
            notify({ text: words.merged })
            void navigate(paths.pathOf(Number(into)), { replace: true })
          }}
          onClose={close}
        >
          <Form.Select
            name="into"
            label={words.into}
            labels={Object.fromEntries(labels)}
            unchosen={shelfTexts.choose}
          />
        </ActionDialog>
      )}
      {open === 'remove' && (
        <ActionDialog
          title={`${words.removeTitle}: ${name}`}
          says={shelfTexts.removeSays}
          confirm={words.remove}
          variant="danger"
          isReady={products === 0}
          notReady={shelfTexts.stillUsed(products)}
          asksReason={products === 0}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            await callBackoffice(remove, { id, version, reason })
            notify({ text: words.removed })
            void navigate(paths.listPath, { replace: true })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const merging = z.object({
  into: z.string().min(1, fieldMessages.choose),
  reason: reasonField,
})
