import { useParams } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { EmployeeScreen } from '#web/features/desk/employees/EmployeeScreen.tsx'
import { employeeTexts as texts } from '#web/features/desk/employees/texts.ts'
import { DeskNotFound } from '#web/features/desk/parts/DeskNotFound.tsx'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <DeskNotFound text={texts.notFound} />
  return <EmployeeScreen key={id} id={Number(id)} />
}
