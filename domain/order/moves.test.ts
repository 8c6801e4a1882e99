import { describe, expect, test } from 'vitest'
import { parcelSteps, type ParcelStep } from '../shipping/units.ts'
import { eventsByHand, eventsFor, type MovingOrder } from './moves.ts'
import { parcelMoves } from './parcel-moves.ts'
import type { OrderEvent, OrderStatus } from './status.ts'

const order: MovingOrder = {
  orderType: 'normal',
  status: 'open',
  paymentMethod: 'qrCode',
  total: 295_000,
  hasPointsDue: false,
}

describe('where the table has two moves, the order tells which is its own', () => {
  test.each<[string, Partial<MovingOrder>, OrderEvent[]]>([
    ['burning, to be paid', { status: 'burning' }, ['pointsBurntToPay', 'burnRefused']],
    [
      'burning, in cash',
      { status: 'burning', paymentMethod: 'cash' },
      ['pointsBurntCash', 'burnRefused'],
    ],
    ['burning, for nothing', { status: 'burning', total: 0 }, ['pointsBurntCash', 'burnRefused']],
    ['open', {}, ['paid', 'cashChosen', 'buyerCancelled', 'paymentExpired']],
    [
      'open, of the vaccine centres',
      { orderType: 'vaccine' },
      ['paid', 'cashChosen', 'buyerCancelled', 'paymentExpired'],
    ],
    [
      'open, of points',
      { orderType: 'points' },
      ['pointsPaid', 'buyerCancelled', 'paymentExpired'],
    ],
    ['shipping', { status: 'shipping' }, ['delivered', 'deliveryFailed']],
    [
      'shipping, with points due',
      { status: 'shipping', hasPointsDue: true },
      ['deliveredWithPoints', 'deliveryFailed'],
    ],
    ['completed', { status: 'completed' }, []],
  ])('%s', (_, differs, events) => {
    expect(eventsFor({ ...order, ...differs })).toEqual(events)
  })

  test('and nobody’s hand makes what follows the points by itself', () => {
    expect(eventsByHand({ ...order, status: 'burning' })).toEqual([])
    expect(eventsByHand({ ...order, status: 'burning', paymentMethod: 'cash' })).toEqual([])
    expect(eventsByHand({ ...order, status: 'returning' })).toEqual(['sentAgain', 'goodsBack'])
  })
})

describe('a carrier’s word brings an order to where its parcel is', () => {
  type Ways = Partial<Record<ParcelStep, OrderEvent[]>>
  test.each<[OrderStatus, Ways]>([
    ['processing', {}],
    [
      'shipping',
      {
        delivered: ['delivered'],
        failed: ['deliveryFailed'],
        back: ['deliveryFailed', 'goodsBack'],
      },
    ],
    [
      're_shipping',
      {
        delivered: ['delivered'],
        failed: ['deliveryFailed'],
        back: ['deliveryFailed', 'goodsBack'],
      },
    ],
    [
      'returning',
      { delivered: ['sentAgain', 'delivered'], sentAgain: ['sentAgain'], back: ['goodsBack'] },
    ],
    ['completed', {}],
    ['cancelled', {}],
  ])('from %s', (status, ways) => {
    for (const step of parcelSteps) {
      expect(parcelMoves({ ...order, status }, step), step).toEqual(ways[step] ?? [])
    }
  })

  test('arrived, with points to bring', () => {
    const due = { ...order, hasPointsDue: true }
    expect(parcelMoves({ ...due, status: 'shipping' }, 'delivered')).toEqual([
      'deliveredWithPoints',
    ])
    expect(parcelMoves({ ...due, status: 'returning' }, 'delivered')).toEqual([
      'sentAgain',
      'deliveredWithPoints',
    ])
  })
})
