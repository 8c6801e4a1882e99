import type { Output } from '#domain/contract.ts'
import { importEmployees } from '#domain/employee/desk/api.ts'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ImportDialog, type Outcome } from '../parts/ImportDialog.tsx'
import { employeeTexts as texts } from './texts.ts'

/** Employees from a CSV file. */
export function ImportEmployeesDialog(props: {
  onImported: () => Promise<void>
  onClose: () => void
}) {
  return (
    <ImportDialog
      {...props}
      words={texts}
      accept=".csv,text/csv,text/plain"
      send={sendFile}
      outcomeOf={outcomeOf}
      sayMistakes={texts.wrongRows}
      sayWritten={({ employees }) => texts.imported(employees.length)}
    >
      {(answer) => <Changes answer={answer} />}
    </ImportDialog>
  )
}

type Answer = Output<typeof importEmployees>

function outcomeOf({ employees, errors }: Answer): Outcome {
  const mistakes = errors.map(({ line, message }) => ({ row: line, message }))
  const hasWork = employees.some(({ outcome }) => outcome !== 'unchanged')
  return { hasWork, wrong: mistakes.length, mistakes }
}

async function sendFile(file: File, reason?: string): Promise<Answer> {
  const csv = await file.text()
  // A trial writes nothing, so nobody is asked for its reason.
  const order =
    reason === undefined ? { dry_run: true, reason: texts.trial } : { dry_run: false, reason }
  return withFieldMessages(callDesk(importEmployees, { csv, ...order }))
}

function Changes({ answer: { employees } }: { answer: Answer }) {
  const count = (outcome: string) => employees.filter((each) => each.outcome === outcome).length
  return (
    <>
      <p className="font-semibold">
        {texts.summary(count('added'), count('changed'), count('unchanged'))}
      </p>
      <ul className="mt-1 max-h-60 overflow-y-auto rounded-md bg-ground p-3 text-sm">
        {employees.map(({ number, name, outcome }) => (
          <li key={number}>
            {number} · {name}: {texts.outcomes[outcome]}
          </li>
        ))}
      </ul>
    </>
  )
}
