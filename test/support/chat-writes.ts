import { lastChat, openVisitor } from './chats.ts'
import { registerMember } from './members.ts'
import { photoOf } from './pictures.ts'
import { hireStaff } from './staff.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Theo yêu cầu của khách'
const uuid = () => crypto.randomUUID()
let made = 0

/** The writes of conversations and of what is answered often, each with an input that works. */
export const chatWrites: Record<string, MinimalInput> = {
  'POST /admin/chats/{id}/messages': async (backoffice) => ({
    id: await newChat(backoffice),
    client_id: uuid(),
    words: 'Chào Quý khách',
  }),
  'POST /admin/chats/{id}/pictures': async (backoffice) => ({
    id: await newChat(backoffice),
    client_id: uuid(),
    photo: await photo(),
  }),
  'POST /admin/chats/{id}/notes': async (backoffice) => ({
    id: await newChat(backoffice),
    client_id: uuid(),
    words: 'Hỏi lại dược sĩ trưởng',
  }),
  'PUT /admin/chats/{id}/assignee': async (backoffice) => {
    const { id: to } = await hireStaff(backoffice.shop, 'pharmacist')
    return { id: await newChat(backoffice), version: 2, to }
  },
  'POST /admin/chats/{id}/close': async (backoffice) => ({
    id: await newChat(backoffice),
    version: 2,
  }),
  'POST /admin/chats/{id}/visitor': async ({ shop }) => {
    made += 1
    const phone = `09060${String(made).padStart(5, '0')}`
    const { headers } = await registerMember(shop, phone)
    await openVisitor(shop, { headers }).write('Đơn của tôi đâu?')
    return { id: await lastChat(shop) }
  },
  'POST /admin/chats/{id}/erase': async (backoffice) => ({
    id: await newChat(backoffice),
    version: 2,
    reason,
  }),
  'POST /admin/chat-answers': () => answerFields(),
  'PUT /admin/chat-answers/{id}': async (backoffice) => {
    const { id } = await answerOf(backoffice, 'POST', '/admin/chat-answers', answerFields())
    return { ...answerFields(), id, version: 1 }
  },
  'POST /admin/chat-answers/bulk': async (backoffice) => {
    const { id } = await answerOf(backoffice, 'POST', '/admin/chat-answers', answerFields())
    return { action: 'deactivate', records: [{ id, version: 1 }], reason }
  },
}

async function newChat({ shop }: Backoffice): Promise<number> {
  await openVisitor(shop).write('Cho em hỏi')
  return lastChat(shop)
}

async function photo(): Promise<string> {
  return `data:image/jpeg;base64,${(await photoOf('teal')).toString('base64')}`
}

function answerFields() {
  made += 1
  return {
    code: `cau-${made}`,
    title: 'Giao hàng',
    words: 'Đơn đến trong 2 ngày.',
    inbox: 'both',
    active: true,
    reason,
  }
}
