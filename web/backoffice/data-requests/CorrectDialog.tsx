import { z } from 'zod'
import { getCustomer, openCustomer, type CustomerHead } from '#domain/customer/backoffice/api.ts'
import { getKeptPerson } from '#domain/data-request/backoffice/correct.ts'
import { useForm } from '#web/form/use-form.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionFrame } from '../parts/ActionDialog.tsx'
import { Answered } from '../parts/Answered.tsx'
import { CorrectForm } from './CorrectForm.tsx'
import { correctTexts as texts } from './correct-texts.ts'
import type { RequestPartProps } from './use-request-change.ts'

/** What is kept of somebody and what it shall be; who has not opened them yet does so first, which is kept. */
export function CorrectDialog(props: RequestPartProps & { onClose: () => void }) {
  const { record, onClose } = props
  const customer = useQuery(getCustomer, { id: record.customer_id })
  const isOpen = customer.data ? customer.data.open_until !== null : undefined
  const answer = useQuery(getKeptPerson, { id: record.id }, { enabled: isOpen === true })
  const { data: kept, refresh } = answer
  if (kept) return <CorrectForm {...props} kept={kept} reread={refresh} />
  if (isOpen === false) {
    return <OpenFirst id={record.customer_id} onOpened={customer.put} onClose={onClose} />
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} width={660}>
      <Answered<unknown> answer={isOpen ? answer : customer}>{() => null}</Answered>
    </Dialog>
  )
}

interface OpenFirstProps {
  id: number
  onOpened: (customer: CustomerHead) => void
  onClose: () => void
}

function OpenFirst({ id, onOpened, onClose }: OpenFirstProps) {
  const form = useForm(z.object({}), {
    initial: {},
    send: async () => {
      const asked = { id, cause: 'dataRequest', words: '' } as const
      onOpened(await callBackoffice(openCustomer, asked, { silent: true }))
    },
  })
  return (
    <ActionFrame
      form={form}
      title={texts.title}
      says={texts.openSays}
      confirm={texts.open}
      onClose={onClose}
    />
  )
}
