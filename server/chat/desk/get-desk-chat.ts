import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/chat/backoffice/api.ts'
import { messagesAtOnce } from '#domain/chat/limits.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { findConversation, markRead } from '../conversation-queries.ts'
import { listMessagesBefore } from '../message-queries.ts'
import { listNotes } from '../notes.ts'
import { tellChats, typingKey } from '../tell.ts'
import { toMessage, toNote } from '../view.ts'
import {
  countRows,
  findRating,
  findRow,
  listOthers,
  listRows,
  type ChatListRow,
} from './desk-queries.ts'
import { listPresent } from './people.ts'
import { shownName } from '#domain/kernel/shown-person.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'

export async function listChats(
  ctx: Context,
  { q = '', inbox, state, whose, page, limit }: ParsedInput<typeof desk.listChats>,
  caller: Caller,
): Promise<Output<typeof desk.listChats>> {
  const mine = { me: getStaff(caller).id, nobody: 0 }
  const filter = {
    q,
    inbox: inbox ?? null,
    state: state ?? null,
    assignedTo: whose ? mine[whose] : null,
  }
  const [rows, counts] = await Promise.all([
    listRows(ctx.db, filter, { limit, offset: (page - 1) * limit }),
    countRows(ctx.db, { ...filter, state: null }),
  ])
  const countOf = (of: string) => counts.find((each) => each.state === of)?.count ?? 0
  const total = state ? countOf(state) : counts.reduce((sum, { count }) => sum + count, 0)
  return {
    ...toPage(rows.map(toRow), total, page, limit),
    counts: {
      waiting: countOf('waiting'),
      open: countOf('open'),
      closed: countOf('closed'),
    },
  }
}

/** All of it but who it is with. */
export async function getWholeChat(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id, before }: { id: number; before?: number | undefined },
): Promise<desk.WholeChat> {
  const row = await findRow(ctx.db, id)
  const conversation = row && (await findConversation(ctx.db, id))
  if (!row || !conversation) throw new Refusal('notFound')
  const { lastNumber, visitorRead, staffRead } = conversation
  const messages = await listMessagesBefore(ctx.db, id, before, messagesAtOnce)
  return {
    ...toRow(row),
    last_number: lastNumber,
    visitor_read: visitorRead,
    staff_read: staffRead,
    messages: messages.map((message) => toMessage(message, { toVisitor: false })),
    notes: (await listNotes(ctx.db, id)).map(toNote),
    rating: await findRating(ctx.db, id),
    looking: await listPresent(ctx, { conversation: id }),
    others: (await listOthers(ctx.db, conversation)).map(({ lastAt, ...other }) => ({
      ...other,
      last_at: toVietnamIso(lastAt),
    })),
  }
}

/** Its picture of who looks is the reader's: without themselves. */
export async function getDeskChat(
  ctx: Context,
  { id, before }: ParsedInput<typeof desk.getDeskChat>,
  caller: Caller,
): Promise<desk.WholeChat> {
  const whole = await getWholeChat(ctx, { id, before })
  const { id: own } = getStaff(caller)
  return { ...whole, looking: whole.looking.filter((person) => person.id !== own) }
}

export async function readDeskChat(
  ctx: Context,
  { id, number }: ParsedInput<typeof desk.readDeskChat>,
): Promise<Output<typeof desk.readDeskChat>> {
  const marked = await markRead(ctx.db, { id, side: 'staff', number })
  if (!marked) throw new Refusal('notFound')
  if (marked.hasMoved) tellChats(ctx, [id])
  return { staff_read: marked.read }
}

export async function typeInDeskChat(
  ctx: Context,
  { id }: ParsedInput<typeof desk.typeInDeskChat>,
): Promise<{ ok: true }> {
  ctx.changeBus.tell([typingKey(id, 'staff')])
  return { ok: true }
}

const shownWords = 120

function toRow(row: ChatListRow): desk.ChatRow {
  const { id, version, inbox, state, memberId, fullName, assignedTo, lastWords } = row
  return {
    id,
    version,
    inbox,
    state,
    visitor: fullName === null ? `${texts.visitor} ${id}` : shownName('health', fullName),
    is_member: memberId !== null,
    assigned_to: assignedTo,
    last_words: lastWords.length > shownWords ? `${lastWords.slice(0, shownWords)}…` : lastWords,
    last_at: toVietnamIso(row.lastAt),
    waiting_since: row.waitingSince && toVietnamIso(row.waitingSince),
    unread: row.unread,
  }
}
