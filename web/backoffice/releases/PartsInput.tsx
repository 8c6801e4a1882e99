import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { getContent, listContent } from '#domain/publishing/backoffice/api.ts'
import { pathOfContent } from '../content/path-of-content.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { MomentField } from '../parts/MomentField.tsx'
import { SearchPick } from '../parts/SearchPick.tsx'
import { releaseScreenTexts as texts } from './texts.ts'

export interface PartValue {
  content_id: number
  revision: number
  ends_at: string | null
}

/** What a release publishes: found by name, each with the revision and, if it has one, its own end. */
export function PartsInput({ name, label, hint }: InputProps) {
  const { value, error, change } = useField(name)
  const [notice, setNotice] = useState('')
  const parts = (value as readonly PartValue[] | undefined) ?? []
  const put = (part: PartValue) =>
    change(parts.map((each) => (each.content_id === part.content_id ? part : each)))
  const add = async (id: number) => {
    const { revisions } = await callBackoffice(getContent, { id })
    const latest = revisions[0]
    setNotice(latest ? '' : texts.noRevision)
    if (latest) change([...parts, { content_id: id, revision: latest.number, ends_at: null }])
  }
  return (
    <Field label={label} hint={hint} error={error || notice}>
      {(control) => (
        <div className="flex flex-col gap-2">
          <ul aria-label={label} className="flex flex-col gap-2">
            {parts.map((part) => (
              <Part
                key={part.content_id}
                part={part}
                onChange={put}
                onRemove={() => change(parts.filter((each) => each !== part))}
              />
            ))}
          </ul>
          <SearchPick
            control={control}
            taken={parts.map((part) => String(part.content_id))}
            find={findContent}
            onPick={({ id }) => void add(id)}
            placeholder={texts.findContent}
          />
        </div>
      )}
    </Field>
  )
}

function Part({
  part,
  onChange,
  onRemove,
}: {
  part: PartValue
  onChange: (part: PartValue) => void
  onRemove: () => void
}) {
  const { data: content } = useQuery(getContent, { id: part.content_id })
  const title = content ? String(content.draft.body['title']) : '…'
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-ground p-3">
      <div className="flex items-start justify-between gap-2">
        <span className="min-w-0">
          <b className="block truncate font-semibold">{title}</b>
          <span className="text-sm text-ink-2">
            {content &&
              `${publishingTexts.kinds[content.kind]} · ${pathOfContent(content) ?? content.slug}`}
          </span>
        </span>
        <IconButton
          label={texts.remove(title)}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="flex flex-col gap-3">
        <Field label={texts.revisionLabel}>
          {(control) => (
            <NativeSelect
              {...control}
              value={part.revision}
              onChange={({ target }) => onChange({ ...part, revision: Number(target.value) })}
            >
              {(content?.revisions ?? [{ number: part.revision }]).map(({ number }) => (
                <option key={number} value={number}>
                  {texts.revision(number)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <MomentField
          label={texts.until}
          value={part.ends_at ?? ''}
          onChange={(moment) => onChange({ ...part, ends_at: moment || null })}
        />
      </div>
    </li>
  )
}

async function findContent(q: string, signal: AbortSignal) {
  const { items } = await callBackoffice(listContent, { q, limit: 10 }, { signal })
  return items.map(({ id, kind, slug, title }) => {
    return {
      key: String(id),
      title,
      text: `${publishingTexts.kinds[kind]} · ${pathOfContent({ kind, slug }) ?? slug}`,
      id,
    }
  })
}
