import { z } from 'zod'
import {
  approveMerge,
  cancelMerge,
  carryOutMerge,
  proveByCode,
  proveByWords,
  sendMergeCode,
} from '#domain/merge/backoffice/merges.ts'
import type { MergeSide } from '#domain/merge/kinds.ts'
import { Form } from '#web/form/Form.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { mergeScreenTexts as texts } from './texts.ts'
import { useMergeChange, type MergePartProps } from './use-merge-change.ts'

export type MergeStep =
  { what: 'send' | 'code' | 'words'; side: MergeSide } | { what: 'carryOut' | 'approve' | 'cancel' }

interface MergeDialogProps extends MergePartProps {
  step: MergeStep
  onClose: () => void
}

const nothing = z.object({})

/** One step of a merge, said before it is done. */
export function MergeDialog({ step, record, onChanged, onClose }: MergeDialogProps) {
  const change = useMergeChange(onChanged)
  const at = { id: record.id, version: record.version }
  switch (step.what) {
    case 'send':
      return (
        <ActionDialog
          title={texts.sendCode(texts.sides[step.side])}
          says={record[step.side].phone}
          confirm={texts.sendCode(texts.sides[step.side])}
          schema={nothing}
          initial={{}}
          onConfirm={() => change(sendMergeCode, { ...at, side: step.side }, texts.codeSent)}
          onClose={onClose}
        />
      )
    case 'code':
      return (
        <ActionDialog
          title={texts.enterCode(texts.sides[step.side])}
          says={texts.enterCodeSays}
          confirm={texts.confirmCode}
          schema={proveByCode.input.pick({ code: true })}
          initial={{ code: '' }}
          onConfirm={({ code }) =>
            change(proveByCode, { ...at, side: step.side, code }, texts.proven)
          }
          onClose={onClose}
        >
          <Form.Text name="code" label={texts.code} />
        </ActionDialog>
      )
    case 'words':
      return (
        <ActionDialog
          title={texts.wordsFor(texts.sides[step.side])}
          says={texts.wordsSays}
          confirm={texts.save}
          schema={proveByWords.input.pick({ words: true })}
          initial={{ words: '' }}
          onConfirm={({ words }) =>
            change(proveByWords, { ...at, side: step.side, words }, texts.proven)
          }
          onClose={onClose}
        >
          <Form.Text name="words" label={texts.words} rows={3} />
        </ActionDialog>
      )
    case 'cancel':
      return (
        <ActionDialog
          title={texts.cancelTitle}
          says={texts.cancelSays}
          confirm={texts.cancel}
          schema={cancelMerge.input.pick({ why: true })}
          initial={{ why: '' }}
          onConfirm={({ why }) => change(cancelMerge, { ...at, why }, texts.cancelled)}
          onClose={onClose}
        >
          <Form.Text name="why" label={texts.cancelWhy} rows={2} />
        </ActionDialog>
      )
    default:
      return (
        <ActionDialog
          title={texts.carryOutTitle}
          says={texts.carryOutSays}
          confirm={texts[step.what]}
          schema={nothing}
          initial={{}}
          onConfirm={() =>
            change(step.what === 'approve' ? approveMerge : carryOutMerge, at, texts.done)
          }
          onClose={onClose}
        />
      )
  }
}
