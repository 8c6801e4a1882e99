import { exportFormats } from '#domain/export-formats.ts'
import type { ImportAnswer } from '#domain/resource.ts'
import { sendBackofficeForm } from '../data/send-backoffice-form.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { ImportDialog } from '../parts/ImportDialog.tsx'
import { kitTexts as texts } from './texts.ts'

/** Records from a file: what it would do is told first, and one wrong cell writes nothing. */
export function ResourceImport({
  list,
  form = `/api/admin/${list}/export?rows=none`,
  says,
  hint = texts.importHint,
  onDone,
  onClose,
}: {
  /** The path of the resource. */
  list: string
  /** Where an empty file comes from, in each format. */
  form?: string
  says: string
  hint?: string
  onDone: (answer: ImportAnswer) => Promise<void>
  onClose: () => void
}) {
  return (
    <ImportDialog<ImportAnswer>
      words={{ ...texts, importSays: says, importHint: hint }}
      accept=".csv,.txt,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      send={(file, reason) => sendBackofficeForm(`/admin/${list}/import`, formOf(file, reason))}
      outcomeOf={({ added, changed, wrong, errors }) => ({
        hasWork: added + changed > 0,
        wrong,
        mistakes: errors,
      })}
      sayMistakes={texts.wrongCells}
      sayWritten={({ added, changed }) => texts.imported(added + changed)}
      onImported={onDone}
      template={<Template form={form} />}
      onClose={onClose}
    >
      {(answer) => <Preview answer={answer} />}
    </ImportDialog>
  )
}

/** Empty, with the right columns. */
function Template({ form }: { form: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {exportFormats.map((format) => (
        <ExportLink key={format} href={`${form}${form.includes('?') ? '&' : '?'}format=${format}`}>
          {texts.template[format]}
        </ExportLink>
      ))}
    </div>
  )
}

function formOf(file: File, reason?: string): FormData {
  const form = new FormData()
  form.set('dry_run', String(reason === undefined))
  if (reason !== undefined) form.set('reason', reason)
  form.set('file', file)
  return form
}

function Preview({ answer: { added, changed, same, moves, preview } }: { answer: ImportAnswer }) {
  return (
    <>
      <p className="font-semibold">{texts.summary(added, changed, same)}</p>
      {moves.map(({ column, before, after, records }) => (
        <p key={`${column} ${before} ${after}`} className="font-semibold text-sale-deep">
          {texts.moved(column, before, after, records)}
        </p>
      ))}
      <div
        tabIndex={0}
        role="group"
        aria-label={texts.previewed}
        className="mt-2 max-h-60 overflow-y-auto rounded-md bg-ground px-3 text-sm"
      >
        <ul className="divide-y divide-line">
          {preview
            .filter(({ outcome }) => outcome !== 'same')
            .map(({ row, title, outcome, changes }) => (
              <li key={row} className="py-2">
                <b className="font-semibold">{texts.outcomes[outcome]}</b> · {title}
                {changes.map(({ column, before, after }) => (
                  <span key={column} className="block text-ink-2">
                    {column}: <del>{before || texts.nothing}</del> →{' '}
                    <ins className="no-underline">{after || texts.nothing}</ins>
                  </span>
                ))}
              </li>
            ))}
        </ul>
      </div>
    </>
  )
}
