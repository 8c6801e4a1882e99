import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { HandMoveEvent } from '#domain/order/hand-moves.ts'
import type { ButtonVariant } from '#web/ui/button-variant.ts'

export type MoveOffer = BackofficeOrder['moves'][number]

/** What one does most with an order stands first; what ends it last. */
const ranks: readonly HandMoveEvent[] = [
  'handedToCarrier',
  'deliveredWithPoints',
  'delivered',
  'sentAgain',
  'cancelAccepted',
  'cancelDeclined',
  'deliveryFailed',
  'goodsBack',
  'staffCancelled',
]

/** Moves that end an order and give things back. */
const ending: readonly HandMoveEvent[] = ['cancelAccepted', 'goodsBack', 'staffCancelled']

/** The moves that whoever is in the back office may make, the usual one first. */
export function movesInOrder(moves: readonly MoveOffer[]): readonly MoveOffer[] {
  return moves
    .filter(({ allowed }) => allowed)
    .toSorted((one, other) => ranks.indexOf(one.event) - ranks.indexOf(other.event))
}

/** How the button of a move looks at this place. */
export function moveLook({ event }: MoveOffer, place: number): ButtonVariant {
  if (isEnding(event)) return 'danger'
  return place === 0 ? 'primary' : 'secondary'
}

export function isEnding(event: HandMoveEvent): boolean {
  return ending.includes(event)
}

export function isDelivery(event: HandMoveEvent): boolean {
  return event === 'delivered' || event === 'deliveredWithPoints'
}

/** Đồng that an end of the order gives back: what came and is not on its way back already. */
export function moneyGoingBack({
  received,
  refunded,
  to_refund: owed,
}: BackofficeOrder['money']): number {
  return Math.max(0, received - refunded - owed)
}

/** The buyer's last wish to cancel, with their reason. */
export function cancelRequestOf({ history }: Pick<BackofficeOrder, 'history'>) {
  return history.findLast(({ event }) => event === 'cancelRequested') ?? null
}

/** The reason of these is read by the buyer; of the others it stays in the company. */
export function isReasonForBuyer(event: HandMoveEvent): boolean {
  return event !== 'goodsBack'
}
