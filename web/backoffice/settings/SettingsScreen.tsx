import { useState } from 'react'
import { listBackofficeSettings, type BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { isOfCaptcha, type SecretName } from '#domain/settings/secret-names.ts'
import { settingKeys } from '#domain/settings/keys.ts'
import { settingGroups } from '#domain/settings/texts.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { useCan } from '../data/staff-session.ts'
import { settingOf } from './setting-value.ts'
import { settingsTexts as texts } from './texts.ts'
import { ValueView } from './ValueView.tsx'

const history = lazyPart(
  async () => (await import('./SettingHistoryDialog.tsx')).SettingHistoryDialog,
)

const secrets = lazyPart(async () => (await import('./SecretList.tsx')).SecretList)

const edit = lazyPart(async () => (await import('./EditSettingDialog.tsx')).EditSettingDialog)

const isOfCarrier = (name: SecretName) => !isOfCaptcha(name)

type Group = keyof typeof settingGroups

/** Everything staff may change without a release, with who changed it. */
export function SettingsScreen() {
  const { data, error, put, refresh } = useQuery(listBackofficeSettings, {}, { live: ['settings'] })
  if (!data && error) {
    return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <PageSkeleton />
  const replace = (saved: BackofficeSetting) =>
    put(data.map((setting) => (setting.key === saved.key ? saved : setting)))
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="flex flex-col gap-4">
        {(Object.keys(settingGroups) as Group[]).map((group) => (
          <Panel key={group} title={settingGroups[group]}>
            <ul className="divide-y divide-line">
              {data
                .filter(({ key }) => settingKeys[key].group === group)
                .map((setting) => (
                  <Setting key={setting.key} setting={setting} onSaved={replace} />
                ))}
            </ul>
            {group === 'captcha' && <secrets.Part of={isOfCaptcha} />}
            {group === 'order' && <secrets.Part of={isOfCarrier} />}
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
  setting: BackofficeSetting
  onSaved: (saved: BackofficeSetting) => void
}) {
  const { key, value, updated_at: updatedAt } = setting
  const { label, help } = settingKeys[key]
  const part = settingOf(key)!
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
        <ValueView part={part} value={value} />
      </div>
      <div className="flex gap-2">
        {useCan('settings.edit') && (
          <Button
            variant="secondary"
            aria-label={texts.editTitle(label)}
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
      {open === 'edit' && (
        <edit.Part setting={setting} part={part} onSaved={onSaved} onClose={close} />
      )}
      {open === 'history' && <history.Part settingKey={key} onClose={close} />}
    </li>
  )
}
