import FileClock from 'lucide-react/icons/file-clock'
import { orderExport } from '#domain/backoffice/exports/api.ts'
import { maxRowsAtOnce } from '#domain/export-formats.ts'
import type { GameDossier } from '#domain/game/documents/api.ts'
import { gameTableKinds, gameTableList, type GameTableKind } from '#domain/game/exports/tables.ts'
import { backofficePaths, backofficeQuery } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { ExportLink } from '../../parts/ExportLink.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { dossierTexts as texts } from './texts.ts'

/** Entries, wins and winners as files: masked for everybody, whole for whoever settles. */
export function TablesPanel({ dossier: { id, counts } }: { dossier: GameDossier }) {
  const mayHaveFull = useCan('games.settle')
  const rowsOf = (what: GameTableKind) => (what === 'entries' ? counts.entries : counts.wins)
  return (
    <Panel title={texts.tables}>
      <p className="mb-3 text-sm text-ink-2">{texts.tablesSays}</p>
      <ul className="divide-y divide-line">
        {gameTableKinds.map((what) => (
          <li
            key={what}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <span className="min-w-0 flex-1 basis-40">
              <b className="block font-semibold">{texts.table[what]}</b>
              {what !== 'winners' && (
                <span className="text-sm text-ink-2">{texts.rows(rowsOf(what))}</span>
              )}
            </span>
            <span className="flex flex-wrap gap-3">
              <OneTable id={id} what={what} rows={rowsOf(what)} full={false} />
              {mayHaveFull && <OneTable id={id} what={what} rows={rowsOf(what)} full />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface OneTableProps {
  id: number
  what: GameTableKind
  rows: number
  full: boolean
}

/** At once where it is short, from the worker where it is long. */
function OneTable({ id, what, rows, full }: OneTableProps) {
  const { busy, attempt } = useAttempt()
  const words = full ? texts.full : texts.masked
  const label = `${words}: ${texts.table[what]}`
  if (rows <= maxRowsAtOnce) {
    const query = backofficeQuery({ full: full ? 'true' : undefined })
    return (
      <ExportLink href={`/api/admin/games/${id}/tables/${what}${query}`} label={label}>
        {words}
      </ExportLink>
    )
  }
  const order = async () => {
    const asked = { id: String(id), what, full: String(full) }
    await callBackoffice(orderExport, { list: gameTableList, format: 'csv', asked })
    notify({
      text: (
        <>
          {texts.ordered}{' '}
          <Anchor to={backofficePaths.exports()} className="font-semibold underline">
            {texts.exports}
          </Anchor>
        </>
      ),
    })
  }
  return (
    <Button
      variant="secondary"
      busy={busy}
      aria-label={label}
      icon={<FileClock aria-hidden="true" className="size-4.5" />}
      onClick={() => void attempt(order, explainInNotice)}
    >
      {words}
    </Button>
  )
}
