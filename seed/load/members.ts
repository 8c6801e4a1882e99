import type { Context } from '#server/context.ts'
import { saveMember, type NewMember } from '#server/identity/index.ts'
import { demoLogins } from '../demo-logins.ts'

/** The demo's member, once; whoever changed their password in the demo keeps it. Needs the units. */
export async function loadMembers(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<number | null> {
  return tools.db.transaction().execute((trx) => saveMember(tools, trx, lan))
}

const lan: NewMember = {
  ...demoLogins.member,
  fullName: 'Nguyễn Thị Mai Lan',
  email: 'mai.lan@example.vn',
  gender: 'female',
  birthday: '1986-03-08',
  jobId: 1,
  healths: [4, 5, 11],
  addresses: [
    {
      label: 'WORK',
      province_id: 79,
      district_id: 766,
      ward_id: 26_971,
      address: '148 Hoàng Hoa Thám',
    },
    {
      label: 'HOME',
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '12 ngõ 34 Trường Chinh',
    },
  ],
  consents: { zaloTransaction: true, smsTransaction: true, zaloCommercial: true },
}
