import { useNavigate } from 'react-router'
import { openCustomerOfTask } from '#domain/customer/backoffice/api.ts'
import type { LookTask } from '#domain/customer/looks.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { partTexts as texts } from './texts.ts'

export interface OpenCustomerProps {
  task: LookTask
  /** The task's own code or number. */
  of: string | number
}

/** From a task to the page of whom it names: no reason is asked for, the task is one. */
export function OpenCustomer({ task, of }: OpenCustomerProps) {
  const navigate = useNavigate()
  const canOpen = useCan('customers.read')
  const { busy, failure, attempt } = useAttempt()
  if (!canOpen) return null
  const open = async () => {
    const { id } = await callBackoffice(
      openCustomerOfTask,
      { task, ref: String(of) },
      { silent: true },
    )
    void navigate(backofficePaths.customer(id))
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void attempt(open)}>
        {texts.openCustomer}
      </Button>
      <FieldError id={`khach-cua-${task}-${of}`}>{failure}</FieldError>
    </>
  )
}
