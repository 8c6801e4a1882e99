import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import type { RefusalCode } from '#domain/errors.ts'
import { ApiError, proofHeaders } from '#web/api.ts'
import { texts } from '#web/texts.ts'
import { loseStaffSession } from '../session/staff-session.ts'

/** Sends a list of stores: to be tried, or with a reason to be written. */
export async function sendStoreFile(
  file: File,
  order: { dryRun: true } | { dryRun: false; reason: string },
): Promise<StoreImport> {
  const body = new FormData()
  body.append('dry_run', String(order.dryRun))
  if (!order.dryRun) body.append('reason', order.reason)
  body.append('file', file)
  const response = await fetch('/api/admin/drugstores/import', {
    method: 'POST',
    headers: await proofHeaders(),
    body,
  }).catch(() => {
    throw new ApiError({ status: 0, code: 'offline', message: texts.offline })
  })
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer?.data) return answer.data
  const { code = 'internal', message = texts.error, fields } = answer?.errors ?? {}
  if (code === 'unauthenticated') loseStaffSession()
  const said = fields ? Object.values(fields).join('. ') : message
  throw new ApiError({ status: response.status, code, message: said })
}

interface Answer {
  data?: StoreImport
  errors?: { code: RefusalCode; message: string; fields?: Record<string, string> }
}
