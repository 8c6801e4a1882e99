import { useState } from 'react'
import { changeSetting, type DeskSetting } from '#domain/settings/desk/api.ts'
import { settingTexts } from '#domain/settings/desk/texts.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { ChangeList } from './ChangeList.tsx'
import { settingsTexts as texts } from './texts.ts'
import { changesOf } from './value-changes.ts'
import { ValueFields } from './ValueFields.tsx'

export function EditSettingDialog({
  setting,
  onSaved,
  onClose,
}: {
  setting: DeskSetting
  onSaved: (saved: DeskSetting) => void
  onClose: () => void
}) {
  // As it was when the dialog opened: whoever saves meanwhile is noticed.
  const [{ key, version, value: before }] = useState(setting)
  const [value, setValue] = useState(before)
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set())
  const changes = changesOf(key, before, value)
  const { label } = settingTexts[key]
  return (
    <ActionDialog
      title={texts.editTitle(label)}
      says={texts.says}
      confirm={texts.save}
      reason={{ required: true, shortest: 3 }}
      isReady={unreadable.size === 0 && changes.length > 0}
      notReady={unreadable.size > 0 ? texts.unreadable : texts.unchanged}
      onConfirm={async (reason) => {
        onSaved(await save({ key, value, version, reason }))
        notify({ text: texts.saved })
      }}
      onClose={onClose}
    >
      <ValueFields
        path={key}
        label={label}
        value={value}
        onChange={setValue}
        onReadable={(path, isReadable) =>
          setUnreadable((paths) => {
            const others = [...paths].filter((each) => each !== path)
            return new Set(isReadable ? others : [...others, path])
          })
        }
      />
      <ChangeList title={texts.changes(changes.length)} changes={changes} />
    </ActionDialog>
  )
}

async function save(change: Parameters<typeof callDesk<typeof changeSetting>>[1]) {
  try {
    return await callDesk(changeSetting, change)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, fields } = error
    const message =
      code === 'conflict' ? texts.conflict : (Object.values(fields)[0] ?? error.message)
    throw new ApiError({ status, code, message })
  }
}
