import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { inboxField, numberField } from '#domain/chat/fields.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { readSetting } from '../settings/index.ts'
import { findPictureOf, listMessagesAfter, type StoredMessage } from './message-queries.ts'
import { getOwn } from './own-chat.ts'

/** Pictures for the two sides alone, and what was said as a file for its visitor. */
export function chatFileRoutes(app: App): void {
  const ofVisitor = {
    method: 'GET',
    path: '/chat/pictures/{number}',
    realm: 'member',
    guests: true,
    summary: 'A picture of the visitor’s own conversation',
    input: z.object({ inbox: inboxField, number: numberField }),
    produces: 'image/webp',
  } as const
  rawRoute(app, ofVisitor, async (ctx, { input, reply, caller }) => {
    const { conversation } = await getOwn(ctx, input.inbox, caller)
    return sendPicture(reply, await findPictureOf(ctx.db, conversation.id, input.number))
  })
  const ofStaff = {
    method: 'GET',
    path: '/admin/chats/{id}/pictures/{number}',
    realm: 'staff',
    permission: 'chat.read',
    summary: 'A picture of a conversation',
    input: z.object({ id: rowIdField, number: numberField }),
    produces: 'image/webp',
  } as const
  rawRoute(app, ofStaff, async (ctx, { input, reply }) =>
    sendPicture(reply, await findPictureOf(ctx.db, input.id, input.number)),
  )
  const transcript = {
    method: 'GET',
    path: '/chat/transcript',
    realm: 'member',
    guests: true,
    summary: 'What was said in the visitor’s conversation, as a text file',
    input: z.object({ inbox: inboxField }),
    produces: 'text/plain',
  } as const
  rawRoute(app, transcript, async (ctx, { input, reply, caller }) => {
    const { conversation } = await getOwn(ctx, input.inbox, caller)
    void reply.header('content-disposition', 'attachment; filename="tro-chuyen-an-lanh.txt"')
    return reply.type('text/plain; charset=utf-8').send(await writeTranscript(ctx, conversation.id))
  })
}

/** Not kept by anybody between: it is private. */
function sendPicture(reply: FastifyReply, bytes: Buffer | null): unknown {
  if (!bytes) throw new Refusal('notFound')
  return reply.header('cache-control', 'private, max-age=3600').type('image/webp').send(bytes)
}

const atOnce = 500

async function writeTranscript(ctx: Context, id: number): Promise<string> {
  const { brandName } = await readSetting(ctx.db, 'shop')
  const lines = [texts.transcriptTitle(brandName), '']
  for (let after = 0; ;) {
    const rows = await listMessagesAfter(ctx.db, id, after, atOnce)
    lines.push(...rows.map(lineOf))
    if (rows.length < atOnce) break
    after = rows.at(-1)!.number
  }
  // With a mark of its encoding: editors on Windows guess otherwise.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function lineOf({ side, staffName, words, width, createdAt }: StoredMessage): string {
  const who = { visitor: texts.visitor, staff: staffName, automatic: texts.automatic }[side]
  const said = [words, width === null ? '' : texts.picture].filter(Boolean).join(' ')
  return `[${formatDateTime(toVietnamIso(createdAt))}] ${who}: ${said}`
}
