import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import * as identity from '#domain/identity/api.ts'
import { loginStaff } from '#domain/staff/api.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { leaveDemo } from '#seed/leave/leave-demo.ts'
import { loadCounter } from '#seed/load/counter.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadMembers } from '#seed/load/members.ts'
import { loadPublishing } from '#seed/load/publishing.ts'
import { loadSpecialOrders } from '#seed/load/special-orders.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { loadPharmacies } from '#seed/load/pharmacies.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { codeOf } from '#test/support/staff.ts'
import { testConfig } from '#test/support/test-config.ts'
import { examine } from './doctor.ts'
import { enterEnvironment } from './environment.ts'
import { fixedClock } from './platform/clock.ts'
import { openDatabase } from './platform/db.ts'
import { runStaffCommand } from './staff/run-staff-command.ts'

const clock = fixedClock('2026-11-21T09:00:00+07:00')
const demo = { clock, config: testConfig }
const production = { clock, config: { ...testConfig, appEnv: 'production' } as const }
const refusal = /^This database was a demo, .* run npm run leave-demo first/

type Tools = typeof demo & Pick<TestShop['ctx'], 'db'>

let url: string
let demoName: string
beforeAll(async () => {
  url = (await createTestDatabase(inject('postgres').withUnits)).url
  demoName = new URL(url).pathname.slice(1)
  await on(url, async (tools) => {
    await enterEnvironment(tools)
    await loadDemo(tools)
    await loadMembers(tools)
    await loadStaff(tools)
    await loadPharmacies(tools)
    await loadCounter(tools)
    await loadSpecialOrders(tools)
    await loadPublishing(tools)
  })
})

describe('a database that was a demo', () => {
  test('is refused by production, also from before demos left a mark, until it is left', async () => {
    await on(await copy(), async (tools) => {
      const start = () => enterEnvironment({ ...tools, ...production })
      await expect(start()).rejects.toThrow(refusal)
      await tools.db.deleteFrom('environment_mark').execute()
      await expect(start()).rejects.toThrow(refusal)
      await leaveDemo(tools, true)
      await start()
    })
  })

  test('is only looked at until somebody means it', async () => {
    await on(await copy(), async (tools) => {
      const told = await leaveDemo(tools, false)
      expect(told.at(-1)).toBe('Nothing is changed yet. To do it: npm run leave-demo -- --yes')
      await expect(enterEnvironment({ ...tools, ...production })).rejects.toThrow(refusal)
    })
  })

  test('is not left while it runs', async () => {
    const copied = await copy()
    const running = openDatabase(copied, { maxConnections: 1 })
    await running.db.selectFrom('product').select('id').limit(1).execute()
    await on(copied, async (tools) => {
      await expect(leaveDemo(tools, true)).rejects.toThrow(/is running on this database/)
    })
    await running.close()
  })

  test('lets in who it published, and once it is left nobody, with a trace in the audit', async () => {
    const open = await shopOn(demoName)
    expect(await listLetIn(open)).toHaveLength(11)
    await open.close()

    const left = await copy()
    const told = await on(left, async (tools) => {
      await startSessions(tools)
      return leaveDemo(tools, true)
    })
    expect(told).toContain('    3 sessions of staff, pharmacies and members end')
    // Nobody of its pharmacist's name answers for what is published.
    expect(told).toContainEqual(expect.stringMatching(/^ +29 what the demo's pharmacist signed/))
    expect(told).toContain('The demo is left. Invite your first admin:')
    const shop = await shopOn(new URL(left).pathname.slice(1))
    expect(await listLetIn(shop)).toEqual([])
    const audit = await shop.ctx.db.selectFrom('audit_entry').select(['staff', 'action']).execute()
    expect(audit).toEqual([{ staff: 'npm run leave-demo', action: 'Rời bản dùng thử' }])
    const { rows } = await shop.ctx.pool.query(`
      select (select count(*) from voucher_campaign where published and code is not null) as vouchers,
        (select count(*) from code_batch where state = 'ready') as batches,
        (select count(*) from employee_phone) as phones,
        (select count(*) from content_publication p where stopped_at is null
          and exists (select from content_review where revision_id = p.revision_id)) as publications,
        (select count(*) from drugstore where status = 'active') as pharmacies,
        (select count(*) from staff_session where ended_at is null) as backoffice,
        (select count(*) from drugstore_session where ended_at is null) as counters,
        (select count(*) from member_session where ended_at is null) as members`)
    const none = {
      vouchers: 0,
      batches: 0,
      phones: 0,
      publications: 0,
      pharmacies: 0,
      backoffice: 0,
      counters: 0,
      members: 0,
    }
    expect(rows).toEqual([none])
    expect(await examine(shop.ctx.db)).toEqual([])
    await shop.close()
  })

  test('is left once: who came since stays', async () => {
    await on(await copy(), async (tools) => {
      await leaveDemo(tools, true)
      const person = { username: 'lan', full_name: 'Nguyễn Thị Lan', role: 'admin' } as const
      await runStaffCommand(tools, { does: 'invite', ...person })
      expect(await leaveDemo(tools, true)).toEqual(['Nothing to do: this database is no demo.'])
      const staff = await tools.db.selectFrom('staff_user').select(['username', 'status']).execute()
      expect(staff.filter(({ status }) => status !== 'disabled')).toEqual([
        { username: 'lan', status: 'invited' },
      ])
    })
  })

  test('gives a closed account back to somebody who is to stay', async () => {
    await on(await copy(), async (tools) => {
      await leaveDemo(tools, true)
      await runStaffCommand(tools, { does: 'reset', username: 'ketoan' })
      const { status } = await tools.db
        .selectFrom('staff_user')
        .select('status')
        .where('username', '=', 'ketoan')
        .executeTakeFirstOrThrow()
      expect(status).toBe('invited')
    })
  })
})

test("a shop's database is refused by the demo, which would let everybody in", async () => {
  const { url: own } = await createTestDatabase()
  await on(own, async (tools) => {
    await enterEnvironment({ ...tools, ...production })
    await enterEnvironment({ ...tools, ...production })
    await expect(enterEnvironment(tools)).rejects.toThrow(
      /^This database is a shop's: set APP_ENV=production/,
    )
  })
})

/** As a command is: one connection, and none when it is done. */
async function on<T>(databaseUrl: string, work: (tools: Tools) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1 })
  try {
    return await work({ ...demo, db })
  } finally {
    await close()
  }
}

async function copy(): Promise<string> {
  return (await createTestDatabase(demoName)).url
}

/** Somebody of each kind is logged in. */
async function startSessions({ db }: Tools): Promise<void> {
  const kinds = [
    ['staff_session', 'staff_id', 'staff_user'],
    ['drugstore_session', 'user_id', 'drugstore_user'],
    ['member_session', 'member_id', 'member'],
  ]
  for (const [table, owner, owners] of kinds) {
    await sql`
      insert into ${sql.ref(table!)} (${sql.ref(owner!)}, token_hash, device, address, created_at,
        last_seen_at, expires_at)
      select id, sha256('token'), '', '', now(), now(), now() + interval '1 day'
      from ${sql.ref(owners!)} order by id limit 1`.execute(db)
  }
}

function shopOn(template: string): Promise<TestShop> {
  return openTestShop({
    template,
    now: clock.now().toISOString(),
    config: { ...testConfig, rateLimits: false },
  })
}

async function listLetIn(shop: TestShop): Promise<string[]> {
  const { admin, staff, pharmacy, pharmacyStaff, otherPharmacy, member } = demoLogins
  const tried: [string, () => Promise<unknown>][] = [
    ...[admin, ...staff].map(
      ({ username, password, totp_secret }): [string, () => Promise<unknown>] => [
        username,
        () => {
          const totp = codeOf(shop, { totpSecret: totp_secret })
          return shop.call(loginStaff, { username, password, totp })
        },
      ],
    ),
    ...[pharmacy, pharmacyStaff, otherPharmacy].map(
      ({ username, password, code }): [string, () => Promise<unknown>] => [
        username,
        () => shop.call(loginStaff, { username, password }, { headers: { drugstoreid: code } }),
      ],
    ),
    [member.phone, () => shop.call(identity.login, member)],
  ]
  const letIn: string[] = []
  for (const [name, enter] of tried) {
    await enter().then(
      () => letIn.push(name),
      (error: unknown) => expect(error).toMatchObject({ status: expect.toSatisfy((s) => s < 500) }),
    )
  }
  return letIn
}
