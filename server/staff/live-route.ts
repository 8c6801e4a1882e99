import { z } from 'zod'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import { getStaff } from '../platform/http/actor.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { sendEvents } from '../platform/http/send-events.ts'
import { sessionKey } from './sessions.ts'

/** Hints to open pages of the desk, by what their user may see; the session's end ends them. */
export function liveRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/live',
    actor: 'staff',
    summary: 'Server-sent events `changed`: which lists, and the order asked for, have changed',
    input: z.object({ order: z.string().max(40).optional() }),
    produces: 'text/event-stream',
  } as const
  rawRoute(app, definition, (ctx, { input, request, reply, caller }) => {
    const { role, sessionId } = getStaff(caller)
    const keys = keysFor(permissionsOf(role), input.order)
    sendEvents(ctx, { request, reply }, { keys, endOn: [sessionKey(sessionId)] })
  })
}

const needed = {
  orders: 'orders.read',
  payments: 'payments.read',
  refunds: 'payments.read',
  returns: 'orders.read',
  products: 'products.read',
  settings: 'settings.read',
  deadLetters: 'jobs.read',
} as const satisfies Record<string, Permission>

function keysFor(held: readonly Permission[], order: string | undefined): string[] {
  const lists = Object.entries(needed).flatMap(([key, each]) => (held.includes(each) ? [key] : []))
  return order && held.includes('orders.read') ? [...lists, `order:${order}`] : lists
}
