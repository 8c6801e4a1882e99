import { useRef, useState } from 'react'
import type { BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { settingKeys } from '#domain/settings/keys.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Highlight } from '#web/ui/Highlight.tsx'
import { useCan } from '../data/staff-session.ts'
import { When } from '../parts/When.tsx'
import type { TellChange } from './EditSettingForm.tsx'
import { settingOf } from './setting-value.ts'
import { settingsTexts as texts } from './texts.ts'
import { ValueView } from './ValueView.tsx'

const history = lazyPart(
  async () => (await import('./SettingHistoryDialog.tsx')).SettingHistoryDialog,
)

const edit = lazyPart(async () => (await import('./EditSettingForm.tsx')).EditSettingForm)

interface SettingRowProps {
  setting: BackofficeSetting
  /** What is searched for. */
  query: string
  isHidden: boolean
  onSaved: (saved: BackofficeSetting) => void
  onChanged: TellChange
}

/** One setting: what it does and how it stands, or the form that changes it in its place. */
export function SettingRow({ setting, query, isHidden, onSaved, onChanged }: SettingRowProps) {
  const { key, value } = setting
  const { label, help } = settingKeys[key]
  const part = settingOf(key)!
  const [open, setOpen] = useState<'edit' | 'history' | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const isEditing = open === 'edit'
  const canEdit = useCan('settings.edit')
  const leave = () => {
    setOpen(null)
    // The button is there again when the form is gone.
    setTimeout(() => editButton.current?.focus())
  }
  return (
    <li
      hidden={isHidden}
      data-edited={isEditing || undefined}
      className={isHidden ? undefined : rowClass}
    >
      <div className={isEditing ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
        <h3 className="text-base">
          <Highlight text={label} query={query} fold={foldVietnamese} />
        </h3>
        <p className="text-sm text-pretty text-ink-2">
          <Highlight text={help} query={query} fold={foldVietnamese} />
        </p>
        <Meta setting={setting} />
      </div>
      {!isEditing && (
        <div className="min-w-0 text-md md:row-span-2">
          <ValueView part={part} value={value} />
        </div>
      )}
      <div className="flex gap-1 md:col-start-1">
        {canEdit && !isEditing && (
          <Button
            ref={editButton}
            variant="secondary"
            aria-label={texts.editTitle(label)}
            {...edit.intent}
            onClick={() => setOpen('edit')}
          >
            {texts.edit}
          </Button>
        )}
        <Button
          variant="plain"
          aria-label={texts.historyOf(label)}
          onClick={() => setOpen('history')}
        >
          {texts.history}
        </Button>
      </div>
      {isEditing && (
        <edit.Part
          setting={setting}
          part={part}
          onSaved={onSaved}
          onChanged={onChanged}
          onClose={leave}
        />
      )}
      {open === 'history' && <history.Part settingKey={key} onClose={() => setOpen(null)} />}
    </li>
  )
}

const rowClass =
  'grid items-start gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr]'

/** Who reads it, and since when it is so. */
function Meta({ setting }: { setting: BackofficeSetting }) {
  const { updated_at: updatedAt } = setting
  return (
    <p className="mt-1 text-xs text-ink-3">
      {setting.public && `${texts.isPublic} · `}
      {updatedAt ? (
        <>
          {texts.changedAt} <When at={updatedAt} />
        </>
      ) : (
        texts.never
      )}
    </p>
  )
}
