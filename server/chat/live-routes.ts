import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inboxField, numberField } from '#domain/chat/fields.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import { Refusal } from '#domain/errors.ts'
import { memberSessions } from '../identity/index.ts'
import { getStaff } from '../platform/http/access.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { staffSessions } from '../staff/index.ts'
import { ChatHub } from './chat-hub.ts'
import { findConversation } from './conversation-queries.ts'
import { getOwn } from './own-chat.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects would keep both sides waiting.
  'x-accel-buffering': 'no',
  connection: 'close',
}
const reconnectMs = 1500
const produces = 'text/event-stream'

/** Both sides of a conversation as it goes on; after a lost network from the last number on. */
export function chatLiveRoutes(app: App): void {
  const hub = new ChatHub(app.ctx)
  app.fastify.addHook('preClose', async () => hub.close())
  const ofVisitor = {
    method: 'GET',
    path: '/chat/live',
    realm: 'member',
    guests: true,
    summary: 'Server-sent events `news` and `typing` of the visitor’s conversation, after a number',
    input: z.object({ inbox: inboxField, after: numberField.default(0) }),
    produces,
  } as const
  rawRoute(app, ofVisitor, async (ctx, { input, request, reply, caller }) => {
    const { conversation } = await getOwn(ctx, input.inbox, caller)
    if (isGone(reply)) return
    const { member } = caller
    const response = reply.raw
    const sent = lastOf(request, input.after)
    hub.follow(
      conversation.id,
      { response, side: 'visitor', sent, sentNote: 0 },
      {
        address: request.ip,
        endOn: member ? [memberSessions.liveKey(member.sessionId)] : [],
        begin: () => begin(reply),
      },
    )
  })
  const ofStaff = {
    method: 'GET',
    path: '/admin/chats/{id}/live',
    realm: 'staff',
    permission: 'chat.read',
    summary: 'The same for staff, with the notes',
    input: z.object({
      id: rowIdField,
      after: numberField.default(0),
      note: numberField.default(0),
    }),
    produces,
  } as const
  rawRoute(app, ofStaff, async (ctx, { input, request, reply, caller }) => {
    if (!(await findConversation(ctx.db, input.id))) throw new Refusal('notFound')
    if (isGone(reply)) return
    const response = reply.raw
    const sent = lastOf(request, input.after)
    hub.follow(
      input.id,
      { response, side: 'staff', sent, sentNote: input.note },
      {
        address: request.ip,
        endOn: [staffSessions.liveKey(getStaff(caller).sessionId)],
        begin: () => begin(reply),
      },
    )
  })
}

/** A browser that comes again by itself says what it has last seen. */
function lastOf({ headers: { 'last-event-id': id } }: FastifyRequest, after: number): number {
  const last = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0
  return Math.max(last, after)
}

/** Whoever left while we looked will never be told to have left again. */
function isGone(reply: FastifyReply): boolean {
  const { raw } = reply
  const isAway = raw.destroyed || raw.closed
  if (isAway) reply.hijack()
  return isAway
}

function begin(reply: FastifyReply): void {
  const given = reply.getHeaders() as Record<string, string>
  reply.hijack()
  reply.raw.writeHead(200, { ...given, ...headers })
  reply.raw.write(`retry: ${reconnectMs}\n\n`)
}
