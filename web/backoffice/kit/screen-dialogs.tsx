import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { IdOf, RowOf } from '#domain/resource.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { Chosen } from './bulk/BulkDialog.tsx'
import type { QuickLookProps } from './QuickLook.tsx'
import type { RecordDialogProps } from './RecordDialog.tsx'
import type { AddedOf, ScreenDefinition, ShownResource } from './screen.ts'

export const recordDialog = lazyPart(async () => (await import('./RecordDialog.tsx')).RecordDialog)
export const filesDialog = lazyPart(
  async () => (await import('./ResourceImport.tsx')).ResourceImport,
)
const look = lazyPart(async () => (await import('./QuickLook.tsx')).QuickLook)
const bulk = lazyPart(async () => (await import('./bulk/BulkDialog.tsx')).BulkDialog)

type Open<Row> =
  | { name: 'add' }
  | { name: 'import' }
  | { name: 'edit'; row: Row }
  | { name: 'look'; row: Row }
  | { name: 'bulk'; action: string; chosen: Chosen }
  | { name: 'issued'; row: Row }
  | null

/** Which dialog of a list is open; a row that is not there opens none. */
export function useDialogs<Row>() {
  const [open, setOpen] = useState<Open<Row>>(null)
  return {
    open,
    add: () => setOpen({ name: 'add' }),
    import: () => setOpen({ name: 'import' }),
    edit: (row: Row | undefined) => row !== undefined && setOpen({ name: 'edit', row }),
    look: (row: Row | undefined) => row !== undefined && setOpen({ name: 'look', row }),
    act: (action: string, chosen: Chosen) => setOpen({ name: 'bulk', action, chosen }),
    issue: (row: Row) => setOpen({ name: 'issued', row }),
    close: () => setOpen(null),
  }
}

export type DialogState<Row> = ReturnType<typeof useDialogs<Row>>

/** The dialogs of a list; each comes when it is opened. */
export function ScreenDialogs<R extends ShownResource>(props: {
  resource: R
  screen: ScreenDefinition<R>
  dialogs: DialogState<RowOf<R>>
  onDone: () => Promise<void>
  /** Something was done to those that are ticked. */
  onActed: () => void
}) {
  const { resource, screen, onDone } = props
  const { open, close } = props.dialogs
  const refresh = () => void onDone()
  const navigate = useNavigate()
  if (!open) return null
  switch (open.name) {
    case 'import': {
      const { importSays = '' } = screen.words
      const { path } = resource
      return <filesDialog.Part list={path} says={importSays} onDone={onDone} onClose={close} />
    }
    case 'look': {
      const shown = { resource, screen, row: open.row, onClose: close }
      return <look.Part {...(shown as unknown as QuickLookProps)} />
    }
    case 'bulk': {
      const { action, chosen } = open
      const words = screen.bulk!
      const done = () => {
        props.onActed()
        refresh()
      }
      const { count, actions } = words
      const asked = { resource, action, chosen, count, onDone: done, onClose: close }
      const all = { ...asked, words: actions[action as keyof typeof actions] }
      return <bulk.Part {...all} />
    }
    case 'issued': {
      const record = open.row as AddedOf<R>
      return screen.issued?.({ record, onClose: close })
    }
    case 'add':
    case 'edit': {
      const record = open.name === 'edit' ? open.row : null
      const onSaved = (row: RowOf<R>) => {
        refresh()
        if (open.name === 'edit') return
        if (screen.issued) props.dialogs.issue(row)
        if (screen.opensAdded)
          void navigate(screen.recordPath((row as { id: unknown }).id as IdOf<R>))
      }
      const shown = { resource, screen, record, onSaved, onClose: close }
      return <recordDialog.Part {...(shown as unknown as RecordDialogProps)} />
    }
  }
}
