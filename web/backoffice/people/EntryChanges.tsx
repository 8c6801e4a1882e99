import type { AuditEntry } from '#domain/staff/audit.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { ChangeList } from '../settings/ChangeList.tsx'
import { settingOf } from '../settings/setting-value.ts'
import { changesOf } from '../settings/value-changes.ts'
import { fieldWords } from './audit-words.ts'
import { changedValues, type ChangedValue } from './changed-values.ts'
import { auditListTexts as texts } from './texts.ts'

/** So many are read at a glance; the rest unfolds. */
const shown = 4

/** What an entry of the audit made different, value by value, before and after. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { subject_kind: kind, subject_id: id, before, after } = entry
  // A setting is told in the words in which it is edited.
  const setting = kind === 'setting' ? settingOf(id) : null
  if (setting) return <ChangeList changes={changesOf(setting, before, after)} />
  const changes = changedValues(before, after)
  if (changes.length === 0) return null
  const more = changes.slice(shown)
  return (
    <div className="text-sm">
      <Values changes={changes.slice(0, shown)} />
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-primary">
            {texts.moreChanges(more.length)}
          </summary>
          <Values changes={more} />
        </details>
      )}
    </div>
  )
}

function Values({ changes }: { changes: readonly ChangedValue[] }) {
  return (
    <dl className="flex flex-col gap-1">
      {changes.map(({ name, from, to }) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline text-ink-3">{fieldWords(name)} </dt>
          <dd className="inline">
            {from !== null && (
              <>
                <VisuallyHidden>{texts.before}: </VisuallyHidden>
                <del className="text-ink-2 decoration-ink-3">{from}</del>
                <span aria-hidden="true"> → </span>
                <VisuallyHidden>{texts.after}: </VisuallyHidden>
              </>
            )}
            <ins className="font-medium no-underline">{to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
