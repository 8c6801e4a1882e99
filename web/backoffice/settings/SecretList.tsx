import { useState } from 'react'
import { listSettingSecrets, type SettingSecret } from '#domain/settings/backoffice/api.ts'
import { secretLabels as names, type SecretName } from '#domain/settings/secret-names.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { TableSkeleton } from '../parts/TableSkeleton.tsx'
import { When } from '../parts/When.tsx'
import { DropSecretDialog, SetSecretDialog } from './SecretDialog.tsx'
import { secretTexts as texts } from './texts.ts'

/** Secrets of outside services: whether there is one, its end, and since when. */
export function SecretList({ of }: { of: (name: SecretName) => boolean }) {
  const { data, error, refresh } = useQuery(listSettingSecrets, {}, { live: ['settings'] })
  if (!data && error) {
    return <ErrorState text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <TableSkeleton rows={2} />
  return (
    <section aria-label={texts.title} className="mt-2 border-t border-line pt-4">
      <h3 className="text-base">{texts.title}</h3>
      <p className="text-sm text-ink-2">{texts.help}</p>
      <ul className="divide-y divide-line">
        {data
          .filter(({ key }) => of(key))
          .map((secret) => (
            <Secret key={secret.key} secret={secret} onDone={() => void refresh()} />
          ))}
      </ul>
    </section>
  )
}

function Secret({ secret, onDone }: { secret: SettingSecret; onDone: () => void }) {
  const [open, setOpen] = useState<'set' | 'drop' | null>(null)
  const canEdit = useCan('settings.edit')
  const { key, end, version, set_at: setAt, set_by: setBy } = secret
  const isThere = version > 0
  const dialog = { secret, name: names[key], onDone, onClose: () => setOpen(null) }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {names[key]}
          {end !== null && <Badge>{texts.end(end)}</Badge>}
        </p>
        <p className="text-xs text-ink-3">
          {isThere && setAt ? (
            <>
              {end === null ? texts.lost : texts.setBy(setBy ?? '')} <When at={setAt} />
            </>
          ) : (
            texts.none
          )}
        </p>
      </div>
      {canEdit && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            aria-label={isThere ? texts.replaceOf(names[key]) : texts.setOf(names[key])}
            onClick={() => setOpen('set')}
          >
            {isThere ? texts.replace : texts.set}
          </Button>
          {isThere && (
            <Button
              variant="plain"
              aria-label={texts.dropOf(names[key])}
              onClick={() => setOpen('drop')}
            >
              {texts.drop}
            </Button>
          )}
        </div>
      )}
      {open === 'set' && <SetSecretDialog {...dialog} />}
      {open === 'drop' && <DropSecretDialog {...dialog} />}
    </li>
  )
}
