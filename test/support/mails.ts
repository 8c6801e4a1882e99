import type { TestShop } from './app.ts'

/** The mails to an address, oldest first, as the demo's sink keeps them. */
export function listMails({ ctx }: Pick<TestShop, 'ctx'>, recipient: string) {
  return ctx.db
    .selectFrom('message')
    .select(['template', 'status', 'subject', 'body', 'html', 'member_id'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}
