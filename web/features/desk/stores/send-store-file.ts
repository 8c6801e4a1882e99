import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import { sendDeskForm } from '../data/send-desk-form.ts'

/** Sends a list of stores: to be tried, or with a reason to be written. */
export function sendStoreFile(file: File, reason?: string): Promise<StoreImport> {
  const body = new FormData()
  body.append('dry_run', String(reason === undefined))
  if (reason !== undefined) body.append('reason', reason)
  body.append('file', file)
  return sendDeskForm('/admin/drugstores/import', body)
}
