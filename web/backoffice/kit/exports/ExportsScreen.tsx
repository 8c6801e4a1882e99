import FileClock from 'lucide-react/icons/file-clock'
import { listExports, type ExportFile } from '#domain/backoffice/exports/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useQuery } from '../../data/use-query.ts'
import { Answered } from '../../parts/Answered.tsx'
import { ExportLink } from '../../parts/ExportLink.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { kitTexts as texts } from '../texts.ts'

/** The files somebody had made, with their state; each is there for a week. */
export function ExportsScreen() {
  const answer = useQuery(listExports, {}, { live: ['exports'] })
  return (
    <>
      <PageHead title={texts.exportedFiles} text={texts.exportedText} />
      <Answered answer={answer}>
        {(files) =>
          files.length === 0 ? (
            <EmptyState
              icon={<FileClock aria-hidden="true" />}
              title={texts.noExports}
              text={texts.noExportsText}
            />
          ) : (
            <Panel title={texts.newestFirst}>
              <ul className="divide-y divide-line">
                {files.map((file) => (
                  <li
                    key={file.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
                  >
                    <File file={file} />
                  </li>
                ))}
              </ul>
            </Panel>
          )
        }
      </Answered>
    </>
  )
}

const tones = { waiting: 'info', done: 'ok', failed: 'sale' } as const

function File({ file }: { file: ExportFile }) {
  const { id, name, state, rows = 0, bytes = 0, failure } = file
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold wrap-anywhere">{name}</b>
          <Badge tone={tones[state]}>{texts.exportStates[state]}</Badge>
        </p>
        <p className="tabular text-sm text-ink-2">
          {texts.orderedAt(formatDateTime(file.asked_at))}
          {state === 'done' && ` · ${texts.fileSize(rows, bytes)}`}
          {file.downloads > 0 && ` · ${texts.fetched(file.downloads)}`}
        </p>
        {failure && <p className="text-sm text-sale-deep">{failure}</p>}
        {state === 'done' && (
          <p className="text-sm text-ink-3">{texts.keptUntil(formatDateTime(file.kept_until))}</p>
        )}
      </div>
      {state === 'done' && (
        <ExportLink href={`/api/admin/exports/${id}/file`}>{texts.fetchFile}</ExportLink>
      )}
    </>
  )
}
