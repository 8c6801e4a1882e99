import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { getEmployee, removeEmployeePhone, type Employee } from '#domain/employee/desk/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { ApiError } from '#web/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { DeskNotFound } from '../parts/DeskNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { useMay } from '../session/staff-session.ts'
import { AddPhoneDialog, EditEmployeeDialog } from './EmployeeDialogs.tsx'
import { employeeTexts as texts } from './texts.ts'

/** One employee: phones, and the orders at the staff price. */
export function EmployeeScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useResource(`employee:${id}`, (signal) =>
    callDesk(getEmployee, { id }, { signal }),
  )
  const mayEdit = useMay('employees.edit')
  if (!data && error) {
    const isUnknown = error instanceof ApiError && error.code === 'notFound'
    if (isUnknown) return <DeskNotFound text={texts.notFound} />
    return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <PageSkeleton />
  const { employee, orders } = data
  const changed = (saved: Employee) => put({ orders, employee: saved })
  return (
    <>
      <PageHead
        title={employee.name}
        text={employee.number}
        back={{ to: deskPaths.employees(), label: texts.back }}
        beside={
          <Badge tone={employee.active ? 'ok' : 'neutral'}>
            {texts.states[employee.active ? 'active' : 'inactive']}
          </Badge>
        }
        actions={mayEdit && <Edit employee={employee} onChanged={changed} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Phones employee={employee} onChanged={changed} />
        <Orders orders={orders} />
      </div>
    </>
  )
}

interface EmployeeProps {
  employee: Employee
  onChanged: (employee: Employee) => void
}

function Edit(props: EmployeeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && <EditEmployeeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Phones({ employee, onChanged }: EmployeeProps) {
  const mayEdit = useMay('employees.edit')
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<string | null>(null)
  return (
    <Panel
      title={texts.phones}
      actions={
        mayEdit && (
          <Button look="plain" onClick={() => setAdding(true)}>
            {texts.addPhone}
          </Button>
        )
      }
    >
      {employee.phones.length === 0 && <p className="text-ink-2">{texts.noPhones}</p>}
      <ul className="tabular divide-y divide-line">
        {employee.phones.map((phone) => (
          <li key={phone} className="flex min-h-11 items-center justify-between">
            {phone}
            {mayEdit && (
              <IconButton
                label={texts.removePhone(phone)}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={() => setRemoved(phone)}
              />
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddPhoneDialog
          employee={employee}
          onChanged={onChanged}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <ActionDialog
          title={texts.removePhone(removed)}
          says={texts.removePhoneSays}
          confirm={texts.remove}
          look="danger"
          reason={{ required: true, shortest: 3 }}
          onConfirm={async (reason) => {
            const taken = { id: employee.id, phone: removed, reason }
            onChanged(await callDesk(removeEmployeePhone, taken))
            notify({ text: texts.saved })
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Panel>
  )
}

function Orders({ orders }: { orders: Output<typeof getEmployee>['orders'] }) {
  return (
    <Panel title={texts.orders}>
      {orders.length === 0 && <p className="text-ink-2">{texts.noOrders}</p>}
      <ol className="tabular divide-y divide-line text-sm">
        {orders.map(({ order_code: code, placed_at: at, phone, saved, freed }) => (
          <li
            key={code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span>
              <Anchor
                to={deskPaths.order(code)}
                className="font-semibold text-primary hover:underline"
              >
                {code}
              </Anchor>
              <span className="block text-ink-3">{phone}</span>
            </span>
            <span className="text-right">
              {texts.savedAmount(formatVnd(saved))}
              <span className="block text-ink-3">
                {freed ? texts.freed : <When at={at} />} {!freed && formatDate(at)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
