import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { pushSubscription } from '../notification/push-subscription.ts'
import { pharmacyCodeField } from '../pharmacy/fields.ts'
import { dayField, phoneField, textField } from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import { reminderStates } from './states.ts'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const version = z.int().min(1).max(2_147_483_647)
const customerName = textField(100).pipe(z.string().min(1))
/** Made when the form opens: sent twice, it is one record. */
const clientKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,64}$/)
  .optional()

export const purchaseLine = z.object({
  /** Of our catalogue; left out for other goods. */
  product_id: z.int().min(1).max(2_147_483_647).optional(),
  name: textField(150).pipe(z.string().min(1)),
  quantity: z.int().min(1).max(999),
  /** Days for which this quantity lasts: a reminder is made of it. */
  days_of_supply: z.int().min(1).max(1000).optional(),
})

const purchaseFields = {
  phone: phoneField,
  customer_name: customerName,
  products: z.array(purchaseLine).min(1).max(50),
  /** A Vietnam day, not after today. */
  purchased_at: dayField,
  note: textField(500).optional(),
  /** A day of its own choice, instead of those that days of supply make. */
  remind_at: dayField.optional(),
}

export const reminderSchema = z.object({
  id: z.int(),
  purchase_id: z.int().optional(),
  phone: z.string(),
  customer_name: z.string(),
  /** Vietnam day. */
  remind_at: z.string(),
  note: z.string(),
  state: z.enum(reminderStates),
  /** Open and due today or before. */
  is_due: z.boolean(),
  read: z.boolean(),
  postponed: z.int(),
  is_automatic: z.boolean(),
  done_at: z.string().optional(),
  done_by: z.string().optional(),
  /** What was bought, in one line. */
  goods: z.string().optional(),
  version,
})
export type Reminder = z.output<typeof reminderSchema>

export const purchaseSchema = z.object({
  id: z.int(),
  phone: z.string(),
  customer_name: z.string(),
  products: z.array(purchaseLine),
  purchased_at: z.string(),
  note: z.string(),
  remind_at: z.string().optional(),
  reminders: z.array(reminderSchema),
  created_by: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  version,
})
export type Purchase = z.output<typeof purchaseSchema>

const listFilter = z.object({
  ...pageInput,
  /** Words of the name (without accents too) or a phone (whole or its last digits ≥ 3). */
  keyword: textField(60).optional(),
  /** Another pharmacy's than the session's is `forbidden`, by the platform. */
  drugstoreCode: pharmacyCodeField.optional(),
  /** Vietnam days, both inclusive. */
  from: dayField.optional(),
  to: dayField.optional(),
})

export const listPurchases = endpoint({
  method: 'GET',
  path: '/historyPurchase',
  realm: 'pharmacy',
  summary: 'What customers bought at this store, newest first',
  input: listFilter,
  output: pageOf(purchaseSchema),
  errors: [],
})

export const getPurchase = endpoint({
  method: 'GET',
  path: '/historyPurchase/{id}',
  realm: 'pharmacy',
  summary: 'One purchase of this store',
  input: z.object({ id }),
  output: purchaseSchema,
  errors: ['notFound'],
})

export const addPurchase = endpoint({
  method: 'POST',
  path: '/historyPurchase',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Write a purchase down; days of supply make its reminders',
  input: z.object({ ...purchaseFields, client_key: clientKey }),
  output: purchaseSchema,
  // Sent once more after it was deleted.
  errors: ['conflict'],
})

export const changePurchase = endpoint({
  method: 'PUT',
  path: '/historyPurchase/{id}',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Change a purchase; its open automatic reminders follow',
  input: z.object({ id, ...purchaseFields, version: version.optional() }),
  output: purchaseSchema,
  errors: ['notFound', 'conflict'],
})

export const deletePurchase = endpoint({
  method: 'DELETE',
  path: '/historyPurchase/{id}',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Delete a purchase with its reminders; nothing of the customer stays',
  input: z.object({ id }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound'],
})

export const purchaseCustomerSchema = z.object({
  phone: z.string(),
  customer_name: z.string(),
  purchases: z.int(),
  last_purchased_at: z.string(),
  /** What was bought last, in one line. */
  goods: z.string(),
  next_remind_at: z.string().optional(),
})
export type PurchaseCustomer = z.output<typeof purchaseCustomerSchema>

export const listPurchaseCustomers = endpoint({
  method: 'GET',
  path: '/historyPurchase/customer',
  realm: 'pharmacy',
  summary: 'Customers of this store by their last purchase',
  input: listFilter,
  output: pageOf(purchaseCustomerSchema),
  errors: [],
})

export const listReminders = endpoint({
  method: 'GET',
  path: '/historyPurchase/remind',
  realm: 'pharmacy',
  summary: 'Whom to remind: due ones first, then those to come; or those done',
  input: listFilter.extend({
    /** One alone, whatever its state. */
    id: id.optional(),
    state: z.enum(['due', 'coming', 'done', 'all']).default('all'),
    unread: z.stringbool().optional(),
  }),
  output: pageOf(reminderSchema).extend({
    counts: z.object({ due: z.int(), coming: z.int(), unread: z.int() }),
  }),
  errors: [],
})

export const remind = endpoint({
  method: 'POST',
  path: '/historyPurchase/remind',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Make a reminder by hand, or finish, postpone, reopen or drop one (`id`, `action`)',
  input: z.union([
    z.object({
      id,
      action: z.enum(['done', 'postpone', 'reopen', 'cancel']),
      /** The new day of `postpone` and `reopen`. */
      remind_at: dayField.optional(),
      version: version.optional(),
    }),
    z.object({
      phone: phoneField,
      customer_name: customerName,
      remind_at: dayField,
      note: textField(500).optional(),
      purchase_id: id.optional(),
      client_key: clientKey,
    }),
  ]),
  output: reminderSchema,
  errors: ['notFound', 'conflict'],
})

export const readReminders = endpoint({
  method: 'POST',
  path: '/historyPurchase/ReadUnReadRemind',
  realm: 'pharmacy',
  summary: 'Mark reminders as read or unread',
  input: z.object({ ids: z.array(id).min(1).max(100), read: z.boolean() }),
  output: z.object({ counts: z.object({ due: z.int(), coming: z.int(), unread: z.int() }) }),
  errors: [],
})

// --- notices on the counter phone ----------------------------------------------------------------

export const getPushKey = endpoint({
  method: 'GET',
  path: '/drugstore/push-key',
  realm: 'pharmacy',
  summary: 'The public key with which a browser subscribes to notices, and whether this device has',
  input: z.object({}),
  output: z.object({ key: z.string(), subscribed: z.boolean() }),
  errors: [],
})

export const subscribePush = endpoint({
  method: 'PUT',
  path: '/drugstore/push',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Tell this device of due reminders, once a morning',
  input: pushSubscription,
  output: z.object({ ok: z.literal(true) }),
  errors: [],
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/drugstore/push',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Tell this device no more',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  errors: [],
})
