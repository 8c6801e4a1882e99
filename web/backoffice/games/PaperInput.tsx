import { useRef } from 'react'
import { useField } from '#web/form/form-context.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { Field } from '#web/ui/Field.tsx'
import { sendBackofficeForm } from '../data/send-backoffice-form.ts'
import { gameScreenTexts as texts } from './texts.ts'

/** A paper of a campaign: sent as it is chosen, named by its number in the form. */
export function PaperInput({
  name,
  label,
  id,
  upload,
  files,
}: {
  name: string
  label: string
  /** Of the campaign. */
  id: number
  /** Where it is sent. */
  upload: string
  /** Those that there are. */
  files: readonly { id: number; name: string }[]
}) {
  const { value, error, change } = useField(name)
  const { busy, attempt } = useAttempt()
  const names = useRef(new Map(files.map((file) => [file.id, file.name])))
  const send = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const kept = await sendBackofficeForm<{ id: number; name: string }>(upload, body)
    names.current.set(kept.id, kept.name)
    change(kept.id)
  }
  const chosen = value as number | undefined
  return (
    <Field label={label} hint={texts.fileHint} error={error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...control}
            type="file"
            accept="application/pdf,image/jpeg,image/png"
            disabled={busy}
            className="input h-11 min-w-0 flex-1 py-2"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void attempt(() => send(file), explainInNotice)
            }}
          />
          {chosen === undefined ? (
            <span className="text-sm text-ink-3">{texts.noFile}</span>
          ) : (
            <PaperLink id={id} file={chosen} name={names.current.get(chosen)} />
          )}
        </div>
      )}
    </Field>
  )
}

export function PaperLink({
  id,
  file,
  name,
}: {
  id: number
  file: number
  name: string | undefined
}) {
  return (
    <a
      href={`/api/admin/games/${id}/files/${file}`}
      download
      className="min-h-11 content-center font-semibold text-primary hover:underline"
    >
      {name ?? texts.download}
    </a>
  )
}
