import { dataRequests, type DataRequestRecord } from '#domain/data-request/backoffice/requests.ts'
import type { Context } from '../context.ts'
import { findDataRequest } from './requests.ts'

/** Open lists hear that something was written; gives the request as it is now. */
export async function tellAndRead(ctx: Context, id: number): Promise<DataRequestRecord> {
  ctx.changeBus.tell([dataRequests.path])
  ctx.outbox.wake()
  return (await findDataRequest(ctx, id))!
}
