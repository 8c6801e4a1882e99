import { useState } from 'react'
import {
  messageGroupLabels,
  messageGroups,
  type MessageGroup,
} from '#domain/notification/backoffice/labels.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { messageScreenTexts as texts } from './texts.ts'

export interface Worded {
  template: string
  label: string
  group: MessageGroup
  /** What stands on its card. */
  title?: string
  text: string
  isChanged: boolean
  changed_by: string | null
  changed_at: string | null
}

/** What messages or mails say, by what they are about. */
export function WordingCards<T extends Worded>({
  all,
  onEdit,
}: {
  all: readonly T[]
  onEdit: (worded: T) => void
}) {
  const [group, setGroup] = useState<MessageGroup | ''>('order')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const shown = all.filter(
    (each) => (!group || each.group === group) && (!onlyChanged || each.isChanged),
  )
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-end gap-3">
        <SelectFilter
          label={texts.group}
          all={texts.anyGroup}
          value={group}
          options={messageGroups.map((value) => ({ value, label: messageGroupLabels[value] }))}
          onChange={(value) => setGroup(value as MessageGroup | '')}
          className="md:w-72"
        />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.target.checked)}
            className="size-5 accent-primary"
          />
          {texts.changedOnly}
        </label>
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-ink-2">{texts.nothing}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {shown.map((each) => (
            <Wording key={each.template} wording={each} onEdit={() => onEdit(each)} />
          ))}
        </ul>
      )}
    </>
  )
}

function Wording({ wording, onEdit }: { wording: Worded; onEdit: () => void }) {
  const canEdit = useCan('messages.edit')
  const { label, title, text, isChanged, changed_by: by, changed_at: at } = wording
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-white p-3.5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{label}</h2>
        {isChanged && <Badge tone="point">{texts.changed}</Badge>}
      </div>
      {title !== undefined && (
        <p className="text-sm font-semibold wrap-anywhere">
          <Places text={title} />
        </p>
      )}
      <p className="flex-1 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
        <Places text={text} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-ink-3">
          {by !== null && at !== null && texts.changedBy(by, formatDateTime(at))}
        </span>
        <Button
          variant="secondary"
          onClick={onEdit}
          aria-label={`${canEdit ? texts.edit : texts.look}: ${label}`}
        >
          {canEdit ? texts.edit : texts.look}
        </Button>
      </div>
    </li>
  )
}

/** What is filled in stands out from what is always said. */
function Places({ text }: { text: string }) {
  return text.split(/(\{\w+\})/).map((part, place) =>
    part.startsWith('{') ? (
      <b key={place} className="font-semibold text-ink">
        {part}
      </b>
    ) : (
      part
    ),
  )
}
