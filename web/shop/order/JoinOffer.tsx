import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatPoints } from '#domain/kernel/points.ts'
import { getOrder, type Order } from '#domain/order/api.ts'
import { takeOverOrders } from '#domain/order/lookup/api.ts'
import { api } from '#web/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { settleOrders } from '#web/shop/state/member-orders.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { orderPageTexts as texts } from './texts.ts'

const alert = lazyPart(() => import('#web/ui/MessageAlert.tsx').then((part) => part.MessageAlert))

export interface JoinOfferProps {
  order: Order
  /** Of a guest's order. */
  token: string | undefined
  onChange: (order: Order) => void
}

/** A guest's order brings its points to whoever makes an account with its phone; the order then joins it. */
export function JoinOffer({ order, token, onChange }: JoinOfferProps) {
  const { code, estimated_point: points } = order
  const isGuest = useMember() === null
  const navigate = useNavigate()
  const [joined, setJoined] = useState<boolean | null>(null)
  const join = async () => {
    const orders = token ? [{ code, token }] : []
    const answer = await api.call(takeOverOrders, { orders }, { silent: true }).catch(() => null)
    const isTaken = answer?.taken.includes(code) ?? false
    // What could not be asked is offered again after the next login.
    if (answer) settleOrders([code])
    setJoined(isTaken)
    await api.call(getOrder, { code, token }).then(onChange, () => undefined)
  }
  const offer = (kind: 'register' | 'login') =>
    openAccountDialog({ kind, phone: order.receiver.phone, onSignedIn: () => void join() })
  return (
    <>
      {isGuest && points > 0 && token && (
        <Card as="section" className="border-point-line bg-point-tint">
          <h2 className="text-lg">{texts.joinTitle(formatPoints(points))}</h2>
          <p className="mt-1 text-sm text-ink-2">{texts.joinText}</p>
          <div className="mt-3 flex flex-wrap gap-2" {...accountDialogIntent}>
            <Button onClick={() => offer('register')} className="phone:w-full">
              {texts.join}
            </Button>
            <Button variant="plain" onClick={() => offer('login')} className="phone:w-full">
              {texts.joinLogin}
            </Button>
          </div>
        </Card>
      )}
      {joined !== null && (
        <alert.Part
          tone={joined ? 'success' : 'warning'}
          title={joined ? texts.joinedTitle : texts.notJoinedTitle}
          message={joined ? texts.joinedText(formatPoints(points)) : texts.notJoinedText}
          onClose={() => setJoined(null)}
          onEarn={joined ? () => void navigate(paths.earn()) : undefined}
        />
      )}
    </>
  )
}
