import { listSettingChanges } from '#domain/settings/backoffice/api.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { TableSkeleton } from '../parts/TableSkeleton.tsx'
import { When } from '../parts/When.tsx'
import { settingOf, type SettingPart } from './setting-value.ts'
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
      title={texts.historyOf(settingKeys[settingKey].label)}
    >
      <Changes settingKey={settingKey} />
    </Dialog>
  )
}

function Changes({ settingKey }: { settingKey: SettingKey }) {
  const { data, error, refresh } = useQuery(
    listSettingChanges,
    { key: settingKey },
    { live: ['settings'] },
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
            <Side label={texts.before} part={settingOf(settingKey)!} value={before} />
            <Side label={texts.after} part={settingOf(settingKey)!} value={after} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Side({ label, part, value }: { label: string; part: SettingPart; value: unknown }) {
  return (
    <div className="min-w-0 rounded-md bg-ground p-3">
      <p className="mb-1 text-xs font-semibold text-ink-3">{label}</p>
      <ValueView part={part} value={value} />
    </div>
  )
}
