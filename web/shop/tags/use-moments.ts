import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { days } from '#domain/kernel/durations.ts'
import { useShownOrder } from '#web/shop/order/shown-order.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { useCheckout } from '#web/shop/state/checkout.ts'
import { useMember } from '#web/shop/state/member.ts'
import { usePoints } from '#web/shop/state/points.ts'
import { now } from '#web/state/clock.ts'
import { pushEvent } from './data-layer.ts'
import {
  cartEvents,
  cartItems,
  goodsEvent,
  itemOf,
  listEvent,
  purchaseEvent,
  type Sold,
  type TagEvent,
} from './events.ts'
import { isFirstTelling } from './visitor.ts'

/** Everything of a visit that is measured, read from what the shop's pages know anyway. */
export function useMoments(): void {
  usePageMoments()
  useCartMoments()
  usePersonMoments()
  usePurchase()
}

interface PageData {
  product?: Sold
  products?: readonly Sold[]
  bestSellers?: readonly Sold[]
  filter?: { search?: string }
}

function usePageMoments(): void {
  const { key } = useLocation()
  const match = useMatches().at(-1)
  const cart = useCart()
  const data = match?.loaderData as PageData | null | undefined
  const id = match?.id ?? ''
  const listed = data?.products ?? data?.bestSellers
  const told = useRef('')
  useEffect(() => {
    // Once a move, whatever changes on the page.
    if (told.current === `${key} ${id}`) return
    told.current = `${key} ${id}`
    const term = data?.filter?.search
    const found: (TagEvent | false | undefined | '')[] = [
      { event: 'page', page: id },
      term && { event: 'search', search_term: term },
      listed && listed.length > 0 && listEvent(listed, id),
      data?.product && goodsEvent('view_item', [itemOf(data.product)]),
      id === 'cart/cart' && goodsEvent('view_cart', cartItems(cart)),
      /^cart\/(?:vaccine-)?delivery$/.test(id) && goodsEvent('begin_checkout', cartItems(cart)),
    ]
    for (const event of found) if (event) pushEvent(event)
  })
  useEffect(() => {
    if (!listed) return
    const clicked = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const product = link && listed.find(({ slug }) => link.pathname.endsWith(`/${slug}/`))
      if (product) pushEvent(goodsEvent('select_item', [itemOf(product)], { item_list_id: id }))
    }
    document.addEventListener('click', clicked, true)
    return () => document.removeEventListener('click', clicked, true)
  }, [listed, id])
}

/** What a value was at the last look; nothing at the first one. */
function useChange<T>(value: T, tell: (before: T) => void): void {
  const last = useRef(value)
  useEffect(() => {
    const before = last.current
    last.current = value
    if (before !== value) tell(before)
  })
}

function useCartMoments(): void {
  const { pathname } = useLocation()
  const cart = useCart()
  const { destination, paymentMethod } = useCheckout()
  const isOrdering = pathname.startsWith('/gio-hang/')
  useChange(cart, (before) => {
    // An order that was placed empties it, which takes nothing out.
    const isPlaced = cart.lines.length === 0 && isOrdering
    if (!isPlaced) for (const event of cartEvents(before, cart)) pushEvent(event)
  })
  useChange(destination, () => {
    const shipping_tier = destination?.kind
    if (shipping_tier)
      pushEvent(goodsEvent('add_shipping_info', cartItems(cart), { shipping_tier }))
  })
  useChange(paymentMethod, () =>
    pushEvent(goodsEvent('add_payment_info', cartItems(cart), { payment_type: paymentMethod })),
  )
}

/** That somebody came in, never who. */
function usePersonMoments(): void {
  const { pathname } = useLocation()
  const isIn = useMember() !== null
  const points = usePoints()
  useChange(isIn, () => {
    if (isIn) pushEvent({ event: pathname.startsWith('/dang-ky') ? 'sign_up' : 'login' })
  })
  useChange(points, (before) => {
    if (before === null || points === null) return
    const event = points > before ? 'earn_virtual_currency' : 'spend_virtual_currency'
    pushEvent({ event, virtual_currency_name: 'points', value: Math.abs(points - before) })
  })
}

function usePurchase(): void {
  const order = useShownOrder()
  useEffect(() => {
    const event = order && isNew(order.created_at) ? purchaseEvent(order) : null
    if (event && isFirstTelling(order!.code)) pushEvent(event)
  }, [order])
}

/** Old orders are looked at too. */
function isNew(createdAt: string): boolean {
  return now() - Date.parse(createdAt) < days(1)
}
