import { useState } from 'react'
import { listDeskSettings, type DeskSetting } from '#domain/settings/desk/api.ts'
import { settingGroups, settingTexts } from '#domain/settings/desk/texts.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { useMay } from '../session/staff-session.ts'
import { EditSettingDialog } from './EditSettingDialog.tsx'
import { SettingHistoryDialog } from './SettingHistoryDialog.tsx'
import { settingsTexts as texts } from './texts.ts'
import { ValueView } from './ValueView.tsx'

type Group = keyof typeof settingGroups

/** Everything staff may change without a release, with who changed it. */
export function SettingsScreen() {
  const { data, error, put, refresh } = useResource(
    'settings',
    (signal) => callDesk(listDeskSettings, {}, { signal }),
    ['settings'],
  )
  if (!data && error) {
    return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <PageSkeleton />
  const replace = (saved: DeskSetting) =>
    put(data.map((setting) => (setting.key === saved.key ? saved : setting)))
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="flex flex-col gap-4">
        {(Object.keys(settingGroups) as Group[]).map((group) => (
          <Panel key={group} title={settingGroups[group]}>
            <ul className="divide-y divide-line">
              {data
                .filter(({ key }) => settingTexts[key].group === group)
                .map((setting) => (
                  <Setting key={setting.key} setting={setting} onSaved={replace} />
                ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  )
}

function Setting({
  setting,
  onSaved,
}: {
  setting: DeskSetting
  onSaved: (saved: DeskSetting) => void
}) {
  const { key, value, updated_at: updatedAt } = setting
  const { label, help } = settingTexts[key]
  const [open, setOpen] = useState<'edit' | 'history' | null>(null)
  const close = () => setOpen(null)
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          {label}
          {setting.public && <Badge>{texts.isPublic}</Badge>}
        </h3>
        <p className="text-sm text-ink-2">{help}</p>
        <p className="mt-1 text-xs text-ink-3">
          {updatedAt ? (
            <>
              {texts.changedAt} <When at={updatedAt} />
            </>
          ) : (
            texts.never
          )}
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <ValueView path={key} value={value} />
      </div>
      <div className="flex gap-2">
        {useMay('settings.edit') && (
          <Button
            look="secondary"
            aria-label={texts.editTitle(label)}
            onClick={() => setOpen('edit')}
          >
            {texts.edit}
          </Button>
        )}
        <Button look="plain" aria-label={texts.historyOf(label)} onClick={() => setOpen('history')}>
          {texts.history}
        </Button>
      </div>
      {open === 'edit' && <EditSettingDialog setting={setting} onSaved={onSaved} onClose={close} />}
      {open === 'history' && <SettingHistoryDialog settingKey={key} onClose={close} />}
    </li>
  )
}
