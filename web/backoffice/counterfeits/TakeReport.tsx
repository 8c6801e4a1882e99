import {
  counterfeitReports,
  type CounterfeitReportRecord,
} from '#domain/genuine/backoffice/reports.ts'
import { isReportOpen } from '#domain/genuine/backoffice/report-states.ts'
import { notify } from '#web/features/notices/notify.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan, useStaff } from '../data/staff-session.ts'
import { counterfeitTexts as texts } from './texts.ts'

interface TakeProps {
  report: CounterfeitReportRecord
  onChanged: (report: CounterfeitReportRecord) => void
}

/** Somebody works on it: what comes next is the answer to whoever sent it. */
export function isTaken({ state, assigned_to: whom }: CounterfeitReportRecord): boolean {
  return whom !== null || !isReportOpen(state)
}

/** Until then the first thing to do with it is to take it. */
export function TakeReport({ report, onChanged }: TakeProps) {
  const { busy, failure, attempt } = useAttempt()
  const me = useStaff()
  const canEdit = useCan('counterfeits.edit')
  if (!me || !canEdit || isTaken(report)) return null
  const { id, version, province } = report
  const take = async () => {
    const given = { state: 'checking', assigned_to: me.id, province } as const
    const asked = { id, version, ...given, reason: texts.take }
    await callBackoffice(counterfeitReports.change, asked)
    onChanged(await callBackoffice(counterfeitReports.get, { id }))
    notify({ text: texts.taken, kind: 'success' })
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-point-line bg-point-tint px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-48">{texts.untaken}</p>
      <Button busy={busy} onClick={() => void attempt(take)}>
        {texts.take}
      </Button>
      <FieldError id={`nhan-bao-cao-${id}`}>{failure}</FieldError>
    </div>
  )
}
