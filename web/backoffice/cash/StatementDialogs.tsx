import type { Endpoint, Input } from '#domain/contract.ts'
import {
  bankStatement,
  explainLine,
  reverseStatement,
  type CashStatement,
} from '#domain/order/cash/backoffice/statements.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { today } from '#web/state/clock.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import type { StatementProps } from './StatementScreen.tsx'
import { cashScreenTexts as texts } from './texts.ts'

export interface StatementDialogProps extends StatementProps {
  onClose: () => void
}

const bankSchema = bankStatement.input.pick({ on: true, reference: true })

/** With which line of the bank its money came. */
export function BankDialog({ statement, onChanged, onClose }: StatementDialogProps) {
  const { id, received } = statement
  return (
    <ActionDialog
      title={texts.bankTitle}
      says={texts.bankSays(formatVnd(received))}
      confirm={texts.bank}
      schema={bankSchema}
      initial={{ on: today(), reference: '' }}
      onConfirm={(given) =>
        change(bankStatement, { id, ...given }, { done: texts.bankDone, onChanged })
      }
      onClose={onClose}
    >
      <Form.Date name="on" label={texts.bankOn} max={today()} />
      <Form.Text name="reference" label={texts.bankReference} />
    </ActionDialog>
  )
}

/** A wrong statement goes whole; its parcels are owed again. */
export function ReverseDialog({ statement, onChanged, onClose }: StatementDialogProps) {
  const { id, reference, parcels } = statement
  return (
    <ActionDialog
      title={texts.reverseTitle(reference)}
      says={texts.reverseSays(parcels)}
      confirm={texts.reverse}
      variant="danger"
      {...reasonAlone}
      onConfirm={({ reason }) =>
        change(reverseStatement, { id, reason }, { done: texts.reverseDone, onChanged })
      }
      onClose={onClose}
    />
  )
}

export interface ExplainDialogProps extends StatementDialogProps {
  line: CashStatement['lines'][number]
}

/** Why what came is not what was taken. */
export function ExplainDialog({ statement, line, onChanged, onClose }: ExplainDialogProps) {
  const { order_code: code, collected, remitted } = line
  return (
    <ActionDialog
      title={texts.explainTitle(code)}
      says={texts.explainSays(formatVnd(collected), formatVnd(remitted))}
      confirm={texts.explain}
      {...reasonAlone}
      reasonWords={{ label: texts.why }}
      onConfirm={({ reason }) =>
        change(
          explainLine,
          { id: statement.id, order_code: code, reason },
          { done: texts.explainDone, onChanged },
        )
      }
      onClose={onClose}
    />
  )
}

interface Change {
  done: string
  onChanged: StatementProps['onChanged']
}

/** Who was overtaken sees how it is now. */
async function change<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { done, onChanged }: Change,
): Promise<void> {
  try {
    await callBackoffice(endpoint, input)
    notify({ text: done, kind: 'success' })
  } catch (error) {
    if (!isRefused(error, 'conflict')) throw error
    notify({ text: texts.overtaken, kind: 'info' })
  }
  await onChanged()
}
