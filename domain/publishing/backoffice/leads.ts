import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { textField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'

export const leadStates = ['new', 'unreachable', 'done', 'declined'] as const
export type LeadState = (typeof leadStates)[number]

/** Whoever left name and phone with a form of a landing page; the public adds them, staff call and note. */
export const leads = resource({
  path: 'leads',
  permission: 'leads',
  subject: 'lead',
  adds: false,
  forgettable: ['note'],
  row: z.object({
    id: z.int(),
    version: z.int(),
    created_at: z.string(),
    /** Null once the person is erased. */
    name: z.string().nullable(),
    /** Its last digits; empty once erased. */
    phone: z.string(),
    purpose: z.string(),
    page: z.object({ slug: z.string(), title: z.string() }),
    state: z.enum(leadStates),
    note: z.string(),
  }),
  fields: z.object({ state: z.enum(leadStates), note: textField(500) }),
  filters: z.object({
    state: z.enum(leadStates).optional(),
    content: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  /** The newest first. */
  sorts: ['age', 'name'],
  detail: z.object({
    /** The words that were agreed to. */
    consent: z.string(),
    /** The whole phone, to be called; null once erased. */
    call: z.string().nullable(),
  }),
  actions: ['close', 'missed'],
})
export type LeadRow = RowOf<typeof leads>
export type LeadRecord = RecordOf<typeof leads>

/** Forgets name and phone, as its person may ask at any time; twice changes nothing more. */
export const eraseLead = endpoint({
  method: 'POST',
  path: '/admin/leads/{id}/erase',
  realm: 'staff',
  permission: 'leads.edit',
  errorsShownInPlace: true,
  summary: 'Forgets who left it: name and phone go, what was asked for stays counted',
  input: z.object({ id: leads.get.input.shape.id, reason: reasonField }),
  output: leads.record,
  errors: ['notFound'],
})

/** Landing pages with a form that somebody has used, for the filter. */
export const listLeadPages = endpoint({
  method: 'GET',
  path: '/admin/lead-pages',
  realm: 'staff',
  permission: 'leads.read',
  summary: 'The landing pages whose forms were used, by title',
  input: z.object({}),
  output: z.array(z.object({ id: z.int(), title: z.string() })),
  errors: [],
})
