import { randomBytes } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#server/context.ts'
import { hashPassword } from '#server/session/index.ts'
import type { Db } from '#server/platform/db.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { findPublishedLogin, publishedLogins } from '#server/published-logins.ts'
import { hashToken } from '#server/platform/random-token.ts'
import { counterCampaigns } from '../counter/campaigns.ts'
import { demoLogins } from '../demo-logins.ts'
import { people as experts } from '../experts/people.ts'
import { demoLicences } from '../load/staff.ts'
import { seedBatches } from '../loyalty/batches.ts'
import { seedCampaigns } from '../loyalty/vouchers.ts'
import { writers } from '../reviews/writers.ts'
import { employees } from '../special/employees.ts'
import { listedCodes } from '../pharmacies/listed.ts'
import { pharmacies } from '../pharmacies/pharmacies.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/**
 * Takes away whatever lets somebody in, or is worth something, because this database was a demo, where
 * everybody is the admin and reads everybody's codes. All or nothing; gives what to print. Without
 * `isMeant` it only tells. A second time changes nothing: who came since is nobody's demo.
 */
export async function leaveDemo(tools: Tools, isMeant: boolean): Promise<string[]> {
  const keepOut = await hashPassword(tools.config, randomBytes(32).toString('base64'))
  return tools.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('environment'))`.execute(db)
    if (!(await isDemo({ ...tools, db }))) return ['Nothing to do: this database is no demo.']
    await refuseWhileRunning(db)
    const done: string[] = []
    for (const { what, change } of steps(tools, keepOut)) {
      const changed = isMeant ? await countChanged(db, change) : ''
      done.push(`${changed === '' ? '-' : String(changed).padStart(5)} ${what}`)
    }
    const stays = await listWhatStays(db)
    if (!isMeant) return [...intention, ...done, ...stays, ...howToMeanIt]
    await note(tools, db, done)
    return [...done, ...stays, ...next]
  })
}

const intention = [
  'Leaving the demo keeps products, texts, settings and the history of orders, and does this:',
]
const howToMeanIt = ['Nothing is changed yet. To do it: npm run leave-demo -- --yes']
const next = [
  'The demo is left. Invite your first admin:',
  '  npm run staff -- invite --username NAME --name "Full Name" --role admin',
]

interface Step {
  what: string
  change: RawBuilder<unknown>
}

function steps({ clock }: Tools, keepOut: string): Step[] {
  const now = clock.now()
  const pharmacyCodes = [...pharmacies.map(({ code }) => code), ...listedCodes]
  const reviewers = writers.map(({ phone }) => phone)
  const { key, key2, limited_key: limited } = publishedLogins.partner
  const publishedKeys = [key, key2, limited].map(hashToken)
  const numbers = employees.map(({ number }) => number)
  return [
    {
      what: 'sessions of staff, pharmacies and members end',
      change: sql`
        with desk as (update staff_session set ended_at = ${now} where ended_at is null returning 1),
          store as (update drugstore_session set ended_at = ${now} where ended_at is null returning 1),
          shop as (update member_session set ended_at = ${now} where ended_at is null returning 1)
        select from desk union all select from store union all select from shop`,
    },
    {
      what: 'codes and invitations that were shown to everybody are void',
      change: sql`
        with codes as (delete from one_time_code returning 1),
          keys as (delete from otp_session_key returning 1),
          invitations as (update staff_invitation set used_at = ${now} where used_at is null returning 1)
        select from codes union all select from keys union all select from invitations`,
    },
    {
      what: 'staff accounts are closed without password and authenticator; `npm run staff -- reset` reopens one',
      change: sql`
        update staff_user set status = 'disabled', password_hash = null, totp_secret = null,
          version = version + 1
        where status <> 'disabled' or password_hash is not null returning 1`,
    },
    {
      what: "accounts of pharmacies lose their password; the desk gives a new one to those that aren't the demo's",
      change: sql`
        update drugstore_user u set password_hash = null, must_change = true, status = case
          when d.code = any(${pharmacyCodes}) then 'disabled' else u.status end
        from drugstore d where d.id = u.drugstore_id returning 1`,
    },
    {
      what: "the demo's pharmacies and their links are closed",
      change: sql`
        with closed as (
          update drugstore set status = 'disabled', version = version + 1, updated_at = ${now}
          where code = any(${pharmacyCodes}) and status = 'active' returning 1),
        links as (
          update drugstore_link set status = 'disabled' where status = 'active' and drugstore_id in
            (select id from drugstore where code = any(${pharmacyCodes})) returning 1)
        select from closed union all select from links`,
    },
    {
      what: 'members set a new password by a code to their phone',
      change: sql`update member set password_hash = ${keepOut} where erased_at is null returning 1`,
    },
    {
      what: "the demo's member is deleted, with points, in the shop's first hour",
      change: sql`
        update member set deletion_asked_at = ${now}, deletion_due_at = ${now}
        where phone = ${demoLogins.member.phone} and erased_at is null returning 1`,
    },
    {
      what: "what the demo's buyers say is taken back, and they are deleted: they never bought anything",
      change: sql`
        with said as (
          update product_review set state = 'withdrawn', hidden_reason = null, hidden_at = null,
            changed_at = ${now}, changed_by = 'npm run leave-demo', version = version + 1
          where state <> 'withdrawn' and member_id in (select id from member where phone = any(${reviewers}))
          returning 1),
        gone as (update member set deletion_asked_at = ${now}, deletion_due_at = ${now}
          where phone = any(${reviewers}) and erased_at is null returning 1)
        select from said union all select from gone`,
    },
    {
      what: "the demo's printed tickets of games bring no entry",
      change: sql`
        with gone as (delete from game_ticket where number is null returning 1),
          withdrawn as (update game_ticket_lot set withdrawn_at = ${now}, withdrawn_by = 'leave-demo',
              withdrawn_reason = 'Rời bản dùng thử' where withdrawn_at is null returning 1)
        select from gone union all select from withdrawn`,
    },
    {
      what: "the demo's partner is shut and its keys end",
      change: sql`
        with shut as (update partner set active = false, token_key = null, version = version + 1
            where name = ${publishedLogins.partner.name} and active returning 1),
          ended as (update partner_key set ends_at = ${now}, version = version + 1
            where hash = any(${publishedKeys}::bytea[]) and (ends_at is null or ends_at > ${now}) returning 1)
        select from shut union all select from ended`,
    },
    {
      what: "the demo's employees and their phones have no staff price",
      change: sql`
        with gone as (update employee set active = false where number = any(${numbers}) returning id),
          phones as (delete from employee_phone where employee_id in
            (select id from employee where number = any(${numbers})) returning 1)
        select from gone union all select from phones`,
    },
    {
      what: "what the demo's pharmacist signed is no longer published: nobody of that name answers for it",
      change: sql`
        update content_publication set stopped_at = ${now}, stopped_by = 'npm run leave-demo',
          stop_reason = 'Rời bản dùng thử'
        where stopped_at is null and (ends_at is null or ends_at > ${now}) and revision_id in (
          select revision_id from content_review where signed_as like any(${demoLicences.map((licence) => `%${licence}`)}::text[]))
        returning 1`,
    },
    {
      what: "the demo's experts are no longer shown: nobody of these names works anywhere",
      change: sql`
        update expert set active = false, version = version + 1
        where active and name = any(${Object.values(experts).map(({ name }) => name)}) returning 1`,
    },
    {
      what: 'vouchers with a published code are withdrawn',
      change: sql`
        update voucher_campaign set published = false
        where published and code = any(${publishedCodes(clock)}) returning 1`,
    },
    {
      what: "print runs of genuine-goods codes that the demo made are recalled (your own aren't)",
      change: sql`
        update code_batch set state = 'recalled', recall_reason = 'Mã của bản dùng thử',
          recalled_at = ${now}
        where state = 'ready' and (name = any(${batchNames()}) or name like 'dev %') returning 1`,
    },
  ]
}

function publishedCodes({ today, now }: Context['clock']): string[] {
  const everybodys = seedCampaigns(today(), now()).map(({ campaign }) => campaign)
  const atCounters = Object.values(counterCampaigns(today(), now()))
  return [...everybodys, ...atCounters].flatMap(({ code }) => code ?? [])
}

function batchNames(): string[] {
  return ['Quầy mẫu', ...seedBatches.map(({ productCode, lot }) => `${productCode} lô ${lot}`)]
}

async function isDemo(tools: Pick<Context, 'db' | 'config'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from environment_mark where environment = 'demo' and left_at is null`.execute(tools.db)
  return rows.length > 0 || (await findPublishedLogin(tools)) !== null
}

/** It would go on showing everybody's codes, and everybody may go on being its admin. */
async function refuseWhileRunning(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database()
      and application_name like 'anlanh%' and pid <> pg_backend_pid()`.execute(db)
  if (rows.length > 0) {
    throw new StartFailure('An Lành is running on this database; stop it first.')
  }
}

async function countChanged(db: Db, change: RawBuilder<unknown>): Promise<number> {
  return (await change.execute(db)).rows.length
}

async function listWhatStays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ orders: number; points: number }>`
    select
      (select count(*) from shop_order where status not in ('completed', 'cancelled')) as orders,
      (select coalesce(sum(available), 0) from loyalty_account) as points`.execute(db)
  const { orders, points } = rows[0]!
  return [
    `What stays for you to look at: ${orders} open orders, paid in the sandbox or not at all; ${points} points of customers.`,
    'An empty database (another DATA_DIR or DATABASE_URL) has none of it.',
  ]
}

async function note({ clock }: Tools, db: Db, done: readonly string[]): Promise<void> {
  const now = clock.now()
  await sql`
    insert into environment_mark (environment, since, left_at) values ('demo', ${now}, ${now})
    on conflict (environment) do update set left_at = ${now}`.execute(db)
  await db
    .insertInto('audit_entry')
    .values({
      at: now,
      staff_id: null,
      staff: 'npm run leave-demo',
      action: 'Rời bản dùng thử',
      subject_kind: 'setting',
      subject_id: 'APP_ENV',
      before: null,
      after: JSON.stringify(done),
    })
    .execute()
}
