import { z } from 'zod'
import { chatStates, inboxes } from '../../chat/states.ts'
import { endpoint } from '../../contract.ts'
import { consentState, deviceSchema, memberEvent } from '../../identity/wire-shapes.ts'
import { pointsField, rowIdField, vndField } from '../../kernel/fields.ts'
import { listPointHistory } from '../../membership/api.ts'
import { orderStatuses } from '../../order/status.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { questionStates } from '../../question/states.ts'
import { standingStates } from '../../subscription/subscription.ts'
import { customerNote, lookRow } from './api.ts'

/** What a customer's page shows once it was opened: a call a part, so that each comes when it is looked at. */
const ofCustomer = {
  method: 'GET',
  realm: 'staff',
  permission: 'customers.read',
  errors: ['notFound', 'lookNeeded'],
} as const
const id = rowIdField

export const customerOrder = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  placed_at: z.string(),
  /** `Viên uống JEX ×2, OTiV ×1`. */
  goods: z.string(),
  total: vndField,
  carrier: z.string(),
  tracking_code: z.string().nullable(),
  /** The Vietnam day by which it was promised. */
  promised_by: z.string().nullable(),
  /** When it last moved. */
  moved_at: z.string(),
})
export type CustomerOrder = z.output<typeof customerOrder>

export const customerOverview = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  gender: z.enum(['male', 'female']).optional(),
  birthday: z.string().optional(),
  job: z.string().optional(),
  is_employee: z.boolean(),
  registered_at: z.string().nullable(),
  /** Asked for by the member; carried out then. */
  deletion_due_at: z.string().nullable(),
  addresses: z.array(
    z.object({
      text: z.string(),
      is_default: z.boolean(),
      /** Known to the loyalty programme, not kept by the member. */
      isCrmAddress: z.boolean(),
    }),
  ),
  points: z
    .object({
      loyalty_number: z.string(),
      available: pointsField,
      holding: pointsField,
      owed: pointsField,
      tier: z.string(),
      locked: z.boolean(),
      /** The next to go. */
      expiring: z.array(z.object({ points: pointsField, on: z.string() })),
    })
    .nullable(),
  /** The newest, first. */
  orders: z.array(customerOrder),
  notes: z.array(customerNote),
})
export type CustomerOverview = z.output<typeof customerOverview>

export const getCustomerOverview = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/overview',
  summary:
    'Who it is, where the last parcels are, how many points there are, what colleagues noted',
  input: z.object({ id }),
  output: customerOverview,
})

export const listCustomerOrders = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/orders',
  summary: 'All orders of a phone and its member, the newest first',
  input: z.object({ id, ...pageInput }),
  output: pageOf(customerOrder),
})

export const listCustomerPoints = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/points',
  summary:
    'The ledger with the reason of each entry, what is still to come and what is about to go',
  input: z.object({ id, ...pageInput }),
  output: listPointHistory.output.omit({ result: true }),
})

export const listCustomerBenefits = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/benefits',
  summary: 'Vouchers of the wallet, gifts of orders, regular deliveries',
  input: z.object({ id }),
  output: z.object({
    vouchers: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        state: z.enum(['free', 'held', 'used', 'expired', 'revoked']),
        ends_on: z.string(),
        order_code: z.string().optional(),
      }),
    ),
    gifts: z.array(
      z.object({
        order_code: z.string(),
        name: z.string(),
        quantity: z.int(),
        points: z.int(),
        at: z.string(),
      }),
    ),
    subscriptions: z.array(
      z.object({
        id: z.int(),
        product: z.string(),
        quantity: z.int(),
        cycle: z.string(),
        state: z.enum(standingStates),
        next_on: z.string().optional(),
        last_order_code: z.string(),
      }),
    ),
  }),
})
export type CustomerBenefits = z.output<typeof listCustomerBenefits.output>

export const listCustomerCodes = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/codes',
  summary: 'Codes of boxes that the phone entered, right or wrong, the newest 100',
  input: z.object({ id }),
  output: z.array(
    z.object({
      code: z.string(),
      /** A result code of the specification. */
      result: z.int(),
      points: z.int(),
      channel: z.enum(['member', 'store', 'guest']),
      store_code: z.string().nullable(),
      at: z.string(),
    }),
  ),
})

export const listCustomerContacts = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/contacts',
  summary: 'Questions to the experts and conversations, the newest first',
  input: z.object({ id }),
  output: z.object({
    questions: z.array(
      z.object({
        id: z.int(),
        state: z.enum(questionStates),
        urgent: z.boolean(),
        at: z.string(),
      }),
    ),
    chats: z.array(
      z.object({
        id: z.int(),
        inbox: z.enum(inboxes),
        state: z.enum(chatStates),
        last_at: z.string(),
      }),
    ),
  }),
})

export const getCustomerAccount = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/account',
  summary:
    "A member's consents with their history, devices, what happened to the account, its lock",
  input: z.object({ id }),
  output: z
    .object({
      consents: consentState.shape.consents,
      history: consentState.shape.history,
      sessions: z.array(deviceSchema.omit({ current: true })),
      events: z.array(memberEvent),
      /** Wrong passwords keep strangers out until then. */
      locked_until: z.string().nullable(),
    })
    .nullable(),
})
export type CustomerAccount = z.output<typeof getCustomerAccount.output>

export const listCustomerLooks = endpoint({
  ...ofCustomer,
  path: '/admin/customers/{id}/looks',
  summary: 'Who has opened this customer, the newest 50',
  input: z.object({ id }),
  output: z.array(lookRow.omit({ customer: true })),
})
