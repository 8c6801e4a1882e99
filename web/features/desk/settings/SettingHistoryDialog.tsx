import { listSettingChanges } from '#domain/settings/desk/api.ts'
import { settingTexts } from '#domain/settings/desk/texts.ts'
import type { SettingKey } from '#domain/settings/keys.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { TableSkeleton } from '../parts/TableSkeleton.tsx'
import { When } from '../parts/When.tsx'
import { settingsTexts as texts } from './texts.ts'
import { ValueView } from './ValueView.tsx'

/** Who changed a setting, when, why and from what to what. */
export function SettingHistoryDialog({
  settingKey,
  onClose,
}: {
  settingKey: SettingKey
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={660}
      title={texts.historyOf(settingTexts[settingKey].label)}
    >
      <Changes settingKey={settingKey} />
    </Dialog>
  )
}

function Changes({ settingKey }: { settingKey: SettingKey }) {
  const { data, error, refresh } = useResource(
    `setting-history:${settingKey}`,
    (signal) => callDesk(listSettingChanges, { key: settingKey }, { signal }),
    ['settings'],
  )
  if (!data && error) {
    return <ErrorState text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <TableSkeleton rows={3} />
  if (data.length === 0) return <p className="py-6 text-center text-ink-2">{texts.noHistory}</p>
  return (
    <ol className="divide-y divide-line">
      {data.map(({ at, by, reason, before, after }) => (
        <li key={at} className="flex flex-col gap-2 py-4 first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <b className="font-semibold">{by}</b>
            <When at={at} className="text-ink-3" />
          </p>
          <p>{reason}</p>
          <div className="grid gap-3 text-sm md:grid-cols-2">
            <Side label={texts.before} path={settingKey} value={before} />
            <Side label={texts.after} path={settingKey} value={after} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Side({ label, path, value }: { label: string; path: string; value: unknown }) {
  return (
    <div className="min-w-0 rounded-md bg-ground p-3">
      <p className="mb-1 text-xs font-semibold text-ink-3">{label}</p>
      <ValueView path={path} value={value} />
    </div>
  )
}
