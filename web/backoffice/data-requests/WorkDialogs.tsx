import { z } from 'zod'
import {
  answerDataRequest,
  closeDataRequest,
  eraseByRequest,
  makeDataFile,
  withdrawConsents,
} from '#domain/data-request/backoffice/requests.ts'
import type { Output } from '#domain/contract.ts'
import { Form } from '#web/form/Form.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { dataRequestScreenTexts as texts } from './texts.ts'
import { useRequestChange, type RequestPartProps } from './use-request-change.ts'

export type Working = 'answer' | 'file' | 'correct' | 'erase' | 'withdraw' | 'close'

interface WorkDialogProps extends RequestPartProps {
  working: Working
  onClose: () => void
}

const nothing = z.object({})

/** One step of a request, said before it is done. */
export function WorkDialog({ working, record, onChanged, onClose }: WorkDialogProps) {
  const change = useRequestChange(onChanged)
  const { id, version } = record
  const at = { id, version }
  switch (working) {
    case 'answer':
      return (
        <ActionDialog
          title={texts.answerTitle}
          says={texts.answerSays}
          confirm={texts.answer}
          schema={nothing}
          initial={{}}
          onConfirm={() => change(answerDataRequest, at, texts.answered)}
          onClose={onClose}
        />
      )
    case 'file':
      return (
        <ActionDialog
          title={texts.fileTitle}
          says={texts.fileSays}
          confirm={texts.file}
          schema={nothing}
          initial={{}}
          onConfirm={() =>
            change(makeDataFile, at, texts.fileMade, (answer) => {
              const { request, data } = answer as Output<typeof makeDataFile>
              saveFile(texts.fileName(id), jsonOf(data))
              return request
            })
          }
          onClose={onClose}
        />
      )
    case 'correct':
      return <CorrectDialog record={record} onChanged={onChanged} onClose={onClose} />
    case 'erase':
      return (
        <ActionDialog
          title={texts.eraseTitle}
          says={texts.eraseSays}
          confirm={texts.erase}
          schema={nothing}
          initial={{}}
          onConfirm={() => change(eraseByRequest, at, texts.eraseAsked)}
          onClose={onClose}
        />
      )
    case 'withdraw':
      return (
        <ActionDialog
          title={texts.withdrawTitle}
          says={texts.withdrawSays}
          confirm={texts.withdraw}
          schema={withdrawConsents.input.pick({ purpose: true })}
          initial={{ purpose: 'all' }}
          onConfirm={({ purpose }) => change(withdrawConsents, { ...at, purpose }, texts.withdrawn)}
          onClose={onClose}
        >
          <Form.Select name="purpose" label={texts.purpose} labels={texts.purposes} />
        </ActionDialog>
      )
    case 'close':
      return <CloseDialog record={record} onChanged={onChanged} onClose={onClose} />
  }
}

const closing = z.object({
  result: z.enum(['done', 'refused', 'withdrawn']),
  ground: z.string().optional(),
  done_what: z.string(),
  told: z.string(),
})

function CloseDialog({
  record: { id, version },
  onChanged,
  onClose,
}: RequestPartProps & { onClose: () => void }) {
  const change = useRequestChange(onChanged)
  return (
    <ActionDialog
      title={texts.closeTitle}
      says={texts.closeSays}
      confirm={texts.close}
      schema={closing}
      initial={{ result: 'done', ground: '', done_what: '', told: '' }}
      onConfirm={({ ground, ...values }) => {
        const asked = { id, version, ...values, ...(ground ? { ground } : {}) }
        return change(closeDataRequest, asked as never, texts.closed)
      }}
      onClose={onClose}
    >
      <Form.Select name="result" label={texts.result} labels={texts.results} />
      <Form.Select
        name="ground"
        label={texts.ground}
        labels={texts.grounds}
        none={texts.noGround}
      />
      <Form.Text name="done_what" label={texts.doneWhat} rows={3} />
      <Form.Text name="told" label={texts.told} rows={3} />
    </ActionDialog>
  )
}

function jsonOf(data: unknown): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}
