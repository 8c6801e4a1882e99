import { useState } from 'react'
import { forgetAsker, revealAsker } from '#domain/question/backoffice/api.ts'
import { isOpen } from '#domain/question/states.ts'
import type { Output } from '#domain/contract.ts'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { OpenCustomer } from '../parts/OpenCustomer.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import type { QuestionPartProps } from './QuestionScreen.tsx'
import { questionScreenTexts as texts } from './texts.ts'
import { useQuestionChange } from './use-question-change.ts'

/** Whoever must be called at once: the way to do so stands in the box that says it. */
export function isEmergency({ urgent, state }: QuestionPartProps['data']): boolean {
  return urgent && isOpen(state)
}

/** Who asked: hidden until somebody needs it, which is noted. */
export function AskerPanel({ data, onChanged }: QuestionPartProps) {
  const canEdit = useCan('questions.edit')
  return (
    <Panel title={texts.asker}>
      {data.is_known ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-sm text-ink-2">{texts.askerHidden}</p>
          {canEdit && !isEmergency(data) && <Reveal id={data.id} />}
          <OpenCustomer task="question" of={data.id} />
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary hover:underline">
              {texts.consent}
            </summary>
            <p className="text-ink-2">{data.consent}</p>
          </details>
          {canEdit && <Forget data={data} onChanged={onChanged} />}
        </div>
      ) : (
        <p className="text-ink-2">{texts.unknown}</p>
      )}
    </Panel>
  )
}

/** Who asked and how to call them; that somebody looked is noted. */
export function Reveal({ id, isMain = false }: { id: number; isMain?: boolean }) {
  const [asker, setAsker] = useState<Output<typeof revealAsker> | null>(null)
  const { busy, failure, attempt } = useAttempt()
  if (asker) {
    const { name, phone } = asker
    return (
      <div className="w-full">
        <Facts
          facts={[
            { label: texts.name, value: name },
            {
              label: texts.phone,
              value: <a href={`tel:${phone}`}>{phone}</a>,
              aside: <CopyText text={phone} label={texts.phone} />,
            },
          ]}
        />
      </div>
    )
  }
  const reveal = async () => setAsker(await callBackoffice(revealAsker, { id }, { silent: true }))
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        busy={busy}
        onClick={() => void attempt(reveal)}
      >
        {texts.reveal}
      </Button>
      <FieldError id={`nguoi-hoi-${id}`}>{failure}</FieldError>
    </>
  )
}

function Forget({ data: { id, version }, onChanged }: QuestionPartProps) {
  const [isAsking, setAsking] = useState(false)
  const change = useQuestionChange(onChanged)
  return (
    <>
      <Button variant="plain-danger" onClick={() => setAsking(true)}>
        {texts.forget}
      </Button>
      {isAsking && (
        <ActionDialog
          title={texts.forget}
          says={texts.forgetSays}
          confirm={texts.forget}
          variant="danger"
          {...reasonAlone}
          onConfirm={({ reason }) => change(forgetAsker, { id, version, reason }, texts.forgotten)}
          onClose={() => setAsking(false)}
        >
          <Form.Text name="reason" label={texts.why} />
        </ActionDialog>
      )}
    </>
  )
}
