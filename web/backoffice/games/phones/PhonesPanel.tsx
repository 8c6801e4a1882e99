import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { DeskGame } from '#domain/game/backoffice/api.ts'
import {
  listGamePhones,
  removeGamePhone,
  type PhonesImportAnswer,
} from '#domain/game/backoffice/phones-api.ts'
import { phoneDigits } from '#domain/kernel/phone.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { sendBackofficeForm } from '../../data/send-backoffice-form.ts'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../../parts/ActionDialog.tsx'
import { ExportLink } from '../../parts/ExportLink.tsx'
import { ImportDialog } from '../../parts/ImportDialog.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { phoneScreenTexts as texts } from './texts.ts'

const pageSize = 20

interface Listed {
  id: number
  phone: string
  entries: number
}

/** Who a campaign is for, where it is for a list: from a file, masked, each taken off with a reason. */
export function PhonesPanel({ game: { id, phase } }: { game: DeskGame }) {
  const [page, setPage] = useState(1)
  const [q, setQ] = useState('')
  const [isImporting, setImporting] = useState(false)
  const [removing, setRemoving] = useState<Listed | null>(null)
  const asked = { id, q, page, limit: pageSize }
  const { data, refresh } = useQuery(listGamePhones, asked, {
    live: ['games'],
    keepsPrevious: true,
  })
  const isOver = phase === 'ended' || phase === 'closed' || phase === 'settled'
  const canEdit = useCan('games.edit')
  const mayChange = canEdit && !isOver
  if (!data) return null
  const { items, total, paginate } = data
  return (
    <Panel
      title={texts.title}
      actions={
        mayChange && (
          <Button variant="plain" onClick={() => setImporting(true)}>
            {texts.import}
          </Button>
        )
      }
    >
      <p className="text-sm text-ink-2">{texts.says}</p>
      <p className="mt-2 font-semibold">{total === 0 ? texts.none : texts.total(total)}</p>
      {total > 0 && (
        <>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
            <Field label={texts.search}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  maxLength={phoneDigits}
                  value={q}
                  onChange={({ target }) => {
                    setQ(target.value.replace(/\D/g, ''))
                    setPage(1)
                  }}
                />
              )}
            </Field>
            {canEdit && (
              <ExportLink href={`/api/admin/games/${id}/phones/export`}>{texts.export}</ExportLink>
            )}
          </div>
          <ul className="tabular mt-2 divide-y divide-line text-sm">
            {items.length === 0 && <li className="py-2.5">{texts.notFound}</li>}
            {items.map((listed) => (
              <li key={listed.id} className="flex min-h-11 items-center justify-between gap-3">
                <span className="font-mono">{listed.phone}</span>
                <span className="flex items-center gap-2 text-ink-2">
                  {texts.entries(listed.entries)}
                  {mayChange && listed.entries === 0 && (
                    <IconButton
                      label={texts.remove(listed.phone)}
                      icon={<X aria-hidden="true" className="size-4.5" />}
                      onClick={() => setRemoving(listed)}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
          <Turn page={page} pages={paginate.total_page} onTurn={setPage} />
        </>
      )}
      {isImporting && <ImportPhones id={id} onDone={refresh} onClose={() => setImporting(false)} />}
      {removing && (
        <RemoveDialog
          id={id}
          listed={removing}
          onDone={() => void refresh()}
          onClose={() => setRemoving(null)}
        />
      )}
    </Panel>
  )
}

function Turn({
  page,
  pages,
  onTurn,
}: {
  page: number
  pages: number
  onTurn: (page: number) => void
}) {
  if (pages <= 1) return null
  return (
    <div className="mt-3 flex items-center justify-between gap-3 text-sm">
      <Button variant="plain" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {texts.before}
      </Button>
      <span className="text-ink-2">{texts.page(page, pages)}</span>
      <Button variant="plain" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {texts.next}
      </Button>
    </div>
  )
}

function ImportPhones({
  id,
  onDone,
  onClose,
}: {
  id: number
  onDone: () => Promise<unknown>
  onClose: () => void
}) {
  const send = (file: File, reason?: string) => {
    const form = new FormData()
    form.set('dry_run', String(reason === undefined))
    if (reason !== undefined) form.set('reason', reason)
    form.set('file', file)
    return sendBackofficeForm<PhonesImportAnswer>(`/admin/games/${id}/phones/import`, form)
  }
  return (
    <ImportDialog<PhonesImportAnswer>
      words={texts}
      accept=".csv,.txt,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      send={send}
      outcomeOf={({ added, wrong, errors }) => ({ hasWork: added > 0, wrong, mistakes: errors })}
      sayMistakes={texts.wrongRows}
      sayWritten={({ added }) => texts.imported(added)}
      onImported={async () => {
        await onDone()
      }}
      onClose={onClose}
    >
      {({ added, same, twice }) => (
        <p className="font-semibold">{texts.preview(added, same, twice)}</p>
      )}
    </ImportDialog>
  )
}

function RemoveDialog({
  id,
  listed,
  onDone,
  onClose,
}: {
  id: number
  listed: Listed
  onDone: () => void
  onClose: () => void
}) {
  return (
    <ActionDialog
      title={texts.removeTitle}
      says={texts.removeSays(listed.phone)}
      confirm={texts.removeConfirm}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(removeGamePhone, { id, phone: listed.id, reason })
        notify({ text: texts.removed })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
