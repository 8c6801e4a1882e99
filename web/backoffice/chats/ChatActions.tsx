import { useState } from 'react'
import { z } from 'zod'
import { assignChat, closeChat, listChatPeople } from '#domain/chat/backoffice/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { useStaff } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import type { ChatPartProps } from './ChatScreen.tsx'
import { chatScreenTexts as texts } from './texts.ts'
import { useChatChange } from './use-chat-change.ts'

/** Takes, hands over, closes. */
export function ChatActions({ data, onChanged }: ChatPartProps) {
  const [asks, setAsks] = useState<'to' | 'close' | null>(null)
  const { busy, failure, attempt } = useAttempt()
  const change = useChatChange(onChanged)
  const me = useStaff()
  const { id, version, state, assigned_to: person } = data
  if (!me) return null
  const take = () => attempt(() => change(assignChat, { id, version, to: me.id }, texts.taken))
  return (
    <div className="flex flex-wrap gap-2">
      {person?.id !== me.id && (
        <Button busy={busy} onClick={() => void take()}>
          {texts.take}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsks('to')}>
        {texts.handOver}
      </Button>
      {state !== 'closed' && (
        <Button variant="secondary" onClick={() => setAsks('close')}>
          {texts.close}
        </Button>
      )}
      <FieldError id={`nhan-${id}`}>{failure}</FieldError>
      {asks === 'to' && (
        <HandOver data={data} onChanged={onChanged} onClose={() => setAsks(null)} />
      )}
      {asks === 'close' && (
        <ActionDialog
          title={texts.closeTitle}
          says={texts.closeSays}
          confirm={texts.close}
          schema={nothing}
          initial={{}}
          onConfirm={() => change(closeChat, { id, version }, texts.closed)}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  )
}

const nothing = z.object({})

function HandOver({ data, onChanged, onClose }: ChatPartProps & { onClose: () => void }) {
  const change = useChatChange(onChanged)
  const people = useQuery(listChatPeople, {}).data ?? []
  const { id, version, assigned_to: person } = data
  const others = people.filter((each) => each.id !== person?.id)
  const names = others.map(({ id: of, name, is_present: isHere }): [string, string] => [
    String(of),
    isHere ? texts.isPresent(name) : name,
  ])
  return (
    <ActionDialog
      title={texts.handOverTitle}
      says={texts.handOverSays}
      confirm={texts.handOver}
      schema={handing}
      initial={{ to: '' }}
      onConfirm={({ to }) =>
        change(assignChat, { id, version, to: to === '' ? null : Number(to) }, texts.handedOver)
      }
      onClose={onClose}
    >
      <Form.Select
        name="to"
        label={texts.to}
        labels={Object.fromEntries(names)}
        unchosen={texts.toNobody}
      />
    </ActionDialog>
  )
}

const handing = z.object({ to: z.string() })
