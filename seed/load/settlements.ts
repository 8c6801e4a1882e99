import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import type { SettlementStep } from '#domain/game/settlement/steps.ts'
import type { Context } from '#server/context.ts'
import {
  findCampaign,
  findDeskRow,
  keepPaper,
  openPdf,
  raiseVersion,
  readSettlement,
  saveStep,
  settleCampaign,
  type Campaign,
} from '#server/game/index.ts'
import { demoLogins } from '../demo-logins.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** One game of the demo is settled, of another the settlement is under way; once. */
export async function loadSettlements(tools: Tools): Promise<boolean> {
  const papers = await makePapers()
  return tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the settlements'))`.execute(trx)
    const summer = await findCampaign(trx, 'vong-quay-mua-he')
    const autumn = await findCampaign(trx, 'vong-quay-mua-thu')
    if (summer?.state !== 'closed' || autumn?.state !== 'closed') return false
    if ((await read({ ...tools, db: trx }, autumn)).state.version > 0) return false
    await note({ ...tools, db: trx }, autumn, 'announced', { days: 1 })
    await settle({ ...tools, db: trx }, summer, papers)
    return true
  })
}

const accountant = demoLogins.staff.find(({ role }) => role === 'accountant')!.username

interface Papers {
  report: Buffer
  payment: Buffer
}

async function settle(tools: Tools, game: Campaign, { report, payment }: Papers): Promise<void> {
  const { id } = game
  const at = tools.clock.now()
  const kept = { campaignId: id, kind: 'settlement', mediaType: 'application/pdf' } as const
  const by = { addedBy: accountant, addedAt: at }
  const reportId = await keepPaper(tools.db, { ...kept, ...by, name: 'bao-cao.pdf', bytes: report })
  const paidBy = { ...kept, ...by, name: 'chung-tu.pdf', bytes: payment }
  const paymentId = await keepPaper(tools.db, paidBy)
  // Half of what nobody won, as it is reckoned now.
  const { figures } = await read(tools, game)
  const owed = figures.owed!
  await note(tools, game, 'announced', { days: 1 })
  await note(tools, game, 'awarded', { days: 6 })
  await note(tools, game, 'reported', { days: 20, fileId: reportId, reference: '42/BC-AL' })
  const paid = { days: 31, fileId: paymentId, amount: owed, reference: 'GNT 0173' }
  await note(tools, game, 'paid', paid)
  const of = { id, version: 4, owed, by: demoLogins.admin.username, at }
  await settleCampaign(tools.db, of)
}

async function read({ db, clock }: Tools, { id }: Campaign) {
  return readSettlement(db, (await findDeskRow(db, id, clock.now()))!)
}

/** Some days after the end, as the accountant wrote it. */
async function note(
  tools: Tools,
  game: Campaign,
  step: SettlementStep,
  {
    days,
    fileId = null,
    amount = null,
    reference = '',
  }: { days: number; fileId?: number | null; amount?: number | null; reference?: string },
): Promise<void> {
  const { id, slug, closesAt } = game
  const { state } = await read(tools, game)
  await raiseVersion(tools.db, { id, version: state.version })
  await saveStep(tools.db, id, {
    step,
    doneOn: addDays(vietnamDayOf(closesAt), days),
    amount,
    reference: step === 'announced' ? `/choi/${slug}/` : reference,
    fileId,
    note: '',
    notedBy: accountant,
    notedAt: tools.clock.now(),
  })
}

/** What stands for the papers that an authority and a bank gave back. */
async function makePapers(): Promise<Papers> {
  const of = (words: string) => {
    const pdf = openPdf(words, new Date('2026-11-28T12:00:00+07:00'))
    pdf.font('bold').fontSize(16).text(words).end()
    return buffer(pdf)
  }
  const [report, payment] = [
    await of('Báo cáo thực hiện khuyến mại (bản mẫu)'),
    await of('Giấy nộp tiền vào ngân sách nhà nước (bản mẫu)'),
  ]
  return { report, payment }
}
