import { useState } from 'react'
import { useNavigate } from 'react-router'
import { eraseDeskChat, revealVisitor } from '#domain/chat/backoffice/api.ts'
import type { Output } from '#domain/contract.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { OpenCustomer } from '../parts/OpenCustomer.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import type { ChatPartProps } from './ChatScreen.tsx'
import { chatScreenTexts as texts } from './texts.ts'

/** Who it is, hidden until somebody needs it; how it was; other conversations; erasing. */
export function FactsPanel({ data }: ChatPartProps) {
  const canAnswer = useCan('chat.answer')
  const canErase = useCan('chat.edit')
  const { rating, others } = data
  return (
    <>
      <Panel title={texts.visitor}>
        <div className="flex flex-col items-start gap-3 text-sm">
          <p className="text-ink-2">{data.is_member ? texts.visitorHidden : texts.isGuest}</p>
          {data.is_member && canAnswer && <Reveal id={data.id} />}
          {data.is_member && <OpenCustomer task="chat" of={data.id} />}
          {canErase && <Erase id={data.id} version={data.version} />}
        </div>
      </Panel>
      {rating && (
        <Panel title={texts.rating}>
          <p className="font-semibold">{texts.stars(rating.stars)}</p>
          {rating.words && <p className="text-sm wrap-anywhere">{rating.words}</p>}
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={texts.others}>
          <ul className="flex flex-col text-sm">
            {others.map(({ id, last_at: at }) => (
              <li key={id}>
                <Anchor
                  to={backofficePaths.chat(id)}
                  className="flex min-h-11 items-center justify-between gap-3 text-primary hover:underline"
                >
                  {texts.other(id)} <When at={at} className="text-ink-3" />
                </Anchor>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function Reveal({ id }: { id: number }) {
  const [visitor, setVisitor] = useState<Output<typeof revealVisitor> | null>(null)
  const { busy, failure, attempt } = useAttempt()
  const canSeeOrders = useCan('orders.read')
  if (!visitor) {
    const reveal = async () =>
      setVisitor(await callBackoffice(revealVisitor, { id }, { silent: true }))
    return (
      <>
        <Button variant="secondary" busy={busy} onClick={() => void attempt(reveal)}>
          {texts.reveal}
        </Button>
        <FieldError id={`khach-${id}`}>{failure}</FieldError>
      </>
    )
  }
  const { name, phone, tier, points, orders } = visitor
  return (
    <div className="flex w-full flex-col gap-3">
      <Facts
        facts={[
          { label: texts.name, value: name },
          {
            label: texts.phone,
            value: <a href={`tel:${phone}`}>{phone}</a>,
            aside: <CopyText text={phone} label={texts.phone} />,
          },
          tier !== '' && { label: texts.tier, value: tier },
          { label: texts.points, value: formatNumber(points) },
        ]}
      />
      <div>
        <h3 className="text-sm font-semibold">{texts.orders}</h3>
        {orders.length === 0 && <p className="text-ink-2">{texts.noOrders}</p>}
        <ul>
          {orders.map(({ code, state, total }) => (
            <li key={code} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              {canSeeOrders ? (
                <Anchor to={backofficePaths.order(code)} className="text-primary hover:underline">
                  {code}
                </Anchor>
              ) : (
                <span>{code}</span>
              )}
              <span className="text-ink-2">{state}</span>
              <span className="tabular font-semibold">{formatVnd(total)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Erase({ id, version }: { id: number; version: number }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const erase = async (reason: string) => {
    await callBackoffice(eraseDeskChat, { id, version, reason })
    notify({ text: texts.erased, kind: 'success' })
    void navigate(backofficePaths.chats())
  }
  return (
    <>
      <Button variant="plain-danger" onClick={() => setAsking(true)}>
        {texts.erase}
      </Button>
      {isAsking && (
        <ActionDialog
          title={texts.erase}
          says={texts.eraseSays}
          confirm={texts.erase}
          variant="danger"
          {...reasonAlone}
          onConfirm={({ reason }) => erase(reason)}
          onClose={() => setAsking(false)}
        >
          <Form.Text name="reason" label={texts.reason} />
        </ActionDialog>
      )}
    </>
  )
}
