import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { ensureOwnPage, formPageHeaders } from '../../own-form.ts'
import type { Courier } from '../courier.ts'
import { ensureNoStranger, readInput } from '../read-input.ts'
import { bankPage } from './page.ts'
import { listTransfersDue } from './transfer-queries.ts'
import { SandboxBank, transferInput } from './transfers.ts'

const shown = 30

/** The bank: a page for people, and `POST /dev/pay/bank` for programs. */
export function bankRoutes(scope: FastifyInstance, ctx: Context, courier: Courier): void {
  const bank = new SandboxBank(ctx, courier)
  scope.get('/dev/pay/bank', async (_request, reply) => {
    const due = await listTransfersDue(ctx.db, shown)
    void reply.headers(formPageHeaders).type('text/html; charset=utf-8')
    return reply.send(bankPage(due, bank.told, courier.labels))
  })
  scope.post('/dev/pay/bank/choose', async (request, reply) => {
    ensureOwnPage(request)
    await bank.transfer(readInput(transferInput, request.body))
    return reply.header('cache-control', 'no-store').redirect('/dev/pay/bank', 303)
  })
  scope.post('/dev/pay/bank', async (request, reply) => {
    ensureNoStranger(request)
    void reply.header('cache-control', 'no-store')
    return { data: await bank.transfer(readInput(transferInput, request.body)) }
  })
}
