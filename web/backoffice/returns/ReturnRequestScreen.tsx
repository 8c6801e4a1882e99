import { useState } from 'react'
import {
  acceptReturnRequest,
  getReturnRequest,
  refuseReturnRequest,
  type BackofficeReturnRequest,
} from '#domain/order/return-request/backoffice/api.ts'
import { returnReasonLabels, returnStateLabels } from '#domain/order/return-request/states.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import type { Query } from '#web/query/use-query.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { OpenCustomer } from '../parts/OpenCustomer.tsx'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { Photos } from '../parts/Photos.tsx'
import { AcceptDialog, RefuseDialog } from './DecideDialogs.tsx'
import { returnTones } from './return-tones.ts'
import { TakeGoods } from './TakeGoods.tsx'
import { backofficeReturnTexts as texts } from './texts.ts'

/** One request: what the buyer wrote and showed, and the answer. */
export function ReturnRequestScreen({ id }: { id: number }) {
  const request = useQuery(getReturnRequest, { id }, { live: ['returns', 'refunds'] })
  const { data, error } = request
  if (data) return <Shown request={request} data={data} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void request.refresh()}
      className="py-20"
    />
  )
}

interface ShownProps {
  request: Query<BackofficeReturnRequest>
  data: BackofficeReturnRequest
}

function Shown({ request, data }: ShownProps) {
  return (
    <>
      <PageHead
        title={texts.requestOf(data.order_code)}
        back={{ to: backofficePaths.returnRequests(), label: texts.back }}
        beside={<Badge tone={returnTones[data.state]}>{returnStateLabels[data.state]}</Badge>}
        actions={<Actions request={request} data={data} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={texts.goods}>
            <ul className="flex flex-col gap-1">
              {data.lines.map(({ line_no: line, name, quantity }) => (
                <li key={line} className="font-medium">
                  {texts.piece(name, quantity)}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel title={texts.about}>
            <p className="font-medium">{returnReasonLabels[data.reason]}</p>
            <p className="mt-1 whitespace-pre-line text-ink-2">{data.words || texts.noWords}</p>
          </Panel>
          <Panel title={texts.photos}>
            {data.photos.length === 0 && <p className="text-ink-2">{texts.noPhotos}</p>}
            <Photos
              photos={data.photos}
              addressOf={(photo) => `/api/admin/return-request-photos/${photo}`}
              labelOf={texts.openPhoto}
            />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ContactPanel data={data} />
          {data.answer && <AnswerPanel data={data} />}
        </div>
      </div>
    </>
  )
}

function Actions({ request, data }: ShownProps) {
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null)
  const { id, can } = data
  const decide = async (how: 'accept' | 'refuse', answer: string) => {
    const endpoint = how === 'accept' ? acceptReturnRequest : refuseReturnRequest
    try {
      request.put(await callBackoffice(endpoint, { id, answer }))
      notify({ text: how === 'accept' ? texts.accepted : texts.refused })
    } catch (error) {
      if (!isRefused(error, 'conflict')) throw error
      await request.refresh()
      notify({ text: texts.overtaken, kind: 'info' })
    }
  }
  const close = () => setOpen(null)
  return (
    <>
      {can.take_goods && <TakeGoods data={data} onDone={() => void request.refresh()} />}
      {can.accept && <Button onClick={() => setOpen('accept')}>{texts.accept}</Button>}
      {can.refuse && (
        <Button variant="secondary" onClick={() => setOpen('refuse')}>
          {texts.refuse}
        </Button>
      )}
      {open === 'accept' && (
        <AcceptDialog onClose={close} onConfirm={(answer) => decide('accept', answer)} />
      )}
      {open === 'refuse' && (
        <RefuseDialog onClose={close} onConfirm={(answer) => decide('refuse', answer)} />
      )}
    </>
  )
}

function ContactPanel({ data }: Pick<ShownProps, 'data'>) {
  const {
    order_code: code,
    receiver,
    contact_phone: phone,
    asked_at: at,
    amount,
    lapses_on: last,
  } = data
  return (
    <Panel title={texts.contact}>
      <Facts
        facts={[
          {
            label: texts.order,
            value: (
              <Anchor
                to={backofficePaths.order(code)}
                className="font-semibold text-primary hover:underline"
              >
                {code}
              </Anchor>
            ),
          },
          { label: texts.receiver, value: receiver },
          phone !== '' && {
            label: texts.phone,
            value: <a href={`tel:${phone}`}>{phone}</a>,
            aside: <CopyText text={phone} label={texts.copyPhone} />,
          },
          { label: texts.askedAt, value: formatDateTime(at) },
          last !== undefined && { label: texts.lapsesOn, value: formatDate(last) },
          amount !== undefined && { label: texts.amount, value: formatVnd(amount), strong: true },
        ]}
      />
      <div className="mt-3 empty:hidden">
        <OpenCustomer task="return" of={data.id} />
      </div>
    </Panel>
  )
}

function AnswerPanel({ data }: Pick<ShownProps, 'data'>) {
  const { answer, decided_by: by, decided_at: at } = data
  return (
    <Panel title={texts.answer}>
      <p className="mb-3 whitespace-pre-line">{answer}</p>
      <Facts
        facts={[
          by !== undefined && { label: texts.by, value: by },
          at !== undefined && { label: texts.decidedAt, value: formatDateTime(at) },
        ]}
      />
    </Panel>
  )
}
