import type { ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/chat/backoffice/api.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { recordAudit } from '../../staff/index.ts'
import { appendMessage, type NewMessage } from '../message-queries.ts'
import { addNote } from '../notes.ts'
import { drawPrivate, ensureFewPictures } from '../pictures.ts'
import { changeChat } from './change-chat.ts'

/** Sent again it is the same message: neither it nor the audit has it twice. */
export async function answerChat(
  ctx: Context,
  { id, client_id: clientId, words }: ParsedInput<typeof desk.answerChat>,
  caller: Caller,
): Promise<desk.WholeChat> {
  return answer(ctx, id, { clientId, words }, texts.answered, caller)
}

export async function answerChatWithPicture(
  ctx: Context,
  { id, client_id: clientId, photo }: ParsedInput<typeof desk.answerChatWithPicture>,
  caller: Caller,
): Promise<desk.WholeChat> {
  await ensureFewPictures(ctx, id, 'staff')
  const picture = await drawPrivate(photo, `staff ${getStaff(caller).id}`)
  return answer(ctx, id, { clientId, words: '', picture }, texts.sentPicture, caller)
}

async function answer(
  ctx: Context,
  id: number,
  said: Pick<NewMessage, 'clientId' | 'words' | 'picture'>,
  action: string,
  caller: Caller,
): Promise<desk.WholeChat> {
  const staff = getStaff(caller)
  const at = ctx.clock.now()
  return changeChat(ctx, { id }, async (trx, conversation) => {
    const isFirst = conversation.assignedTo === null
    const message: NewMessage = { ...said, side: 'staff', staff }
    if (!(await appendMessage(trx, conversation, message, at))) return
    if (isFirst) {
      const afterNumber = conversation.lastNumber - 1
      const words = texts.taken(staff.fullName)
      await addNote(trx, { id, afterNumber, kind: 'event', words, staff }, at)
    }
    const told = { conversationId: id, number: conversation.lastNumber }
    if (conversation.memberId !== null) await appendEvent(trx, 'chat.answered', told)
    await recordAudit(ctx, trx, caller, {
      action,
      subject: { kind: 'chat', id },
      after: { number: conversation.lastNumber },
    })
  })
}

export async function noteInChat(
  ctx: Context,
  { id, client_id: clientId, words }: ParsedInput<typeof desk.noteInChat>,
  caller: Caller,
): Promise<desk.WholeChat> {
  const staff = getStaff(caller)
  return changeChat(ctx, { id }, async (trx, { lastNumber: afterNumber }) => {
    const note = { id, afterNumber, kind: 'note', words, staff, clientId } as const
    if (!(await addNote(trx, note, ctx.clock.now()))) return
    await recordAudit(ctx, trx, caller, { action: texts.noted, subject: { kind: 'chat', id } })
  })
}
