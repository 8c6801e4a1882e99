import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRevalidator } from 'react-router'
import { cancelDeletion } from '#domain/identity/account-data/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { api } from '#web/api.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { privacyTexts, profileTexts as texts } from './texts.ts'

/** The day on which the account ends, and the way back. */
export function DeletionNotice({ dueAt }: { dueAt: string | undefined }) {
  const { revalidate } = useRevalidator()
  const { busy, attempt } = useAttempt()
  if (!dueAt) return null
  const keep = async () => {
    await api.call(cancelDeletion, {})
    await revalidate()
    notify({ text: privacyTexts.kept })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-point-line bg-point-tint px-4 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-point" />
        {texts.deletionNotice(formatDate(dueAt))}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void attempt(keep, explainInNotice)}>
        {privacyTexts.keepAccount}
      </Button>
    </div>
  )
}
