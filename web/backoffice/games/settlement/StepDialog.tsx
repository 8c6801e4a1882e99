import { noteSettlementStep, stepFields } from '#domain/game/settlement/api.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { PaperInput } from '../PaperInput.tsx'
import type { SettlementProps } from './SettlementScreen.tsx'
import type { ShownStep } from './StepsPanel.tsx'
import { settlementTexts as texts } from './texts.ts'

/** What staff note of one step; what was noted before stands there. */
export function StepDialog({
  settlement: { id, version, slug, figures },
  step: { step, done },
  onSaved,
  onClose,
}: SettlementProps & { step: ShownStep; onClose: () => void }) {
  const published = step === 'announced' ? `${window.location.origin}/choi/${slug}/` : ''
  const file = done?.file
  return (
    <ActionDialog
      title={texts.noteTitle(texts.step[step])}
      says={texts.noteSays[step]}
      confirm={texts.note}
      schema={stepFields}
      initial={{
        done_on: done?.done_on ?? '',
        amount: done?.amount ?? (step === 'paid' ? (figures.owed ?? undefined) : undefined),
        reference: done?.reference ?? published,
        file_id: file?.id,
        note: done?.note ?? '',
      }}
      onConfirm={async (noted) => {
        onSaved(await callBackoffice(noteSettlementStep, { id, step, version, ...noted }))
        notify({ text: texts.noted })
      }}
      onClose={onClose}
    >
      <Form.Date name="done_on" label={texts.day} />
      {step === 'paid' && (
        <Form.Money
          name="amount"
          label={texts.amount}
          hint={texts.amountHint(formatVnd(vnd(figures.owed ?? 0)))}
        />
      )}
      <Form.Text name="reference" label={texts.reference[step]} />
      <PaperInput
        name="file_id"
        label={texts.paper[step]}
        id={id}
        upload={`/admin/games/${id}/settlement/files`}
        files={file ? [file] : []}
      />
      <Form.Text name="note" label={texts.words} rows={3} />
    </ActionDialog>
  )
}
