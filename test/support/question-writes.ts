import { addExpert, approveAnswer, ask, writeAnswer, type Desk } from './questions.ts'
import { hireStaff } from './staff.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Theo yêu cầu của khách'
let made = 0

/** The writes of the records of experts. */
export const expertWrites: Record<string, MinimalInput> = {
  'POST /admin/experts': () => expertFields(),
  'PUT /admin/experts/{id}': async (backoffice) => {
    const { id } = await answerOf(backoffice, 'POST', '/admin/experts', expertFields())
    return { ...expertFields(), id, version: 1 }
  },
  'POST /admin/experts/bulk': async (backoffice) => {
    const { id } = await answerOf(backoffice, 'POST', '/admin/experts', expertFields())
    return { action: 'deactivate', records: [{ id, version: 1 }], reason }
  },
}

/** The writes of what people ask, each with an input that works. */
export const questionWrites: Record<string, MinimalInput> = {
  'PUT /admin/questions/{id}': async (backoffice) => {
    const { id, desk } = await newQuestion(backoffice)
    return { id, version: 1, category_id: desk.categoryId, assigned_to: null }
  },
  'POST /admin/questions/{id}/asker': async (backoffice) => {
    return { id: (await newQuestion(backoffice)).id }
  },
  'POST /admin/questions/{id}/draft': async (backoffice) => {
    const { id, desk } = await newQuestion(backoffice)
    return { id, version: 1, title: 'Bé đầy bụng', expert_id: desk.expertId }
  },
  'POST /admin/questions/{id}/answer': async (backoffice) => {
    const { shop } = backoffice
    const { id, desk } = await newQuestion(backoffice)
    const question = await writeAnswer(shop, desk, id)
    await approveAnswer(shop, desk, question)
    return { id, version: question.version, revision: 1, how: 'private', reason }
  },
  'POST /admin/questions/{id}/close': async (backoffice) => {
    return { id: (await newQuestion(backoffice)).id, version: 1, reason }
  },
  'POST /admin/questions/{id}/forget': async (backoffice) => {
    return { id: (await newQuestion(backoffice)).id, version: 1, reason }
  },
}

/** A question of somebody new, and two others who answer: whoever is walked with has written nothing. */
async function newQuestion({ shop }: Backoffice): Promise<{ id: number; desk: Desk }> {
  made += 1
  const named = await addExpert(shop.ctx.db, `nhom-${made}`, `Nhóm ${made}`)
  const { headers: first } = await hireStaff(shop, 'pharmacist')
  const { headers: second } = await hireStaff(shop, 'pharmacist')
  const desk = { ...named, first, second, care: first }
  return { id: await ask(shop, desk, { phone: `09020${String(made).padStart(5, '0')}` }), desk }
}

function expertFields() {
  return {
    name: 'Nguyễn Thu Hà',
    title: 'Dược sĩ',
    speciality: 'Tiêu hoá',
    workplace: '',
    photo: null,
    bio: '',
    category_ids: [],
    sort: 1,
    active: true,
    reason,
  }
}
