import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { boxOfFields, rulesOfFields } from '#domain/game/backoffice/box-of-fields.ts'
import type { Context } from '#server/context.ts'
import { findCampaign, insertDraft, makeLot, playNow } from '#server/game/index.ts'
import { demoDraft } from '../games/draft.ts'
import { demoLogins } from '../demo-logins.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

const by = demoLogins.staff.find(({ role }) => role === 'content')!.username
const runs = 1000

/** A draft with a look at how it would go, and a lot of printed tickets; once. */
export async function loadGameDraft(tools: Tools): Promise<boolean> {
  const fields = demoDraft(tools.clock.today())
  return tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the draft of a game'))`.execute(trx)
    if (await findCampaign(trx, fields.slug)) return false
    const at = tools.clock.now()
    const announced = boxOfFields(fields, tools.config.beacon?.chain ?? null)
    const rules = rulesOfFields(fields)
    const campaignId = await insertDraft(trx, { fields, announced, rules, by, at }, null)
    await playNow(tools, trx, { campaignId, fields, seed: 'an lành', runs, by })
    const tickets = await findCampaign(trx, 'quay-so-khong-dinh-danh')
    if (tickets) await printLot(tools, trx, tickets)
    return true
  })
}

/** Nobody keeps the key: the demo's own tickets are those that stand on its page. */
async function printLot(
  tools: Tools,
  trx: Context['db'],
  campaign: NonNullable<Awaited<ReturnType<typeof findCampaign>>>,
): Promise<void> {
  const recipient = await identityToRecipient(await generateX25519Identity())
  const at = tools.clock.now()
  const reason = 'Hộp quà tháng này'
  await makeLot(tools, trx, campaign, {
    prefix: 'HP',
    count: 200,
    format: 'table',
    recipient,
    by,
    at,
    reason,
  })
}
