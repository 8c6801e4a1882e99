import { createHmac } from 'node:crypto'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { hours } from '#domain/kernel/durations.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import type { Context } from '../context.ts'
import { isProof } from '../platform/keys/keyring.ts'
import { findKind, getRevisionRow } from './item-queries.ts'

/**
 * A link to one revision for whoever is given it: signed, with its end, never kept and never found by a search
 * engine. It names the revision, so that what is written later is not seen by it.
 */
export async function previewRevision(
  ctx: Context,
  { id, number, hours: count }: ParsedInput<typeof api.previewRevision>,
): Promise<Output<typeof api.previewRevision>> {
  await findKind(ctx.db, id)
  const revision = await getRevisionRow(ctx.db, id, number)
  const endsAt = new Date(ctx.clock.now().getTime() + hours(count))
  return {
    path: `/xem-truoc/${signPreview(ctx, revision.id, endsAt)}/`,
    ends_at: toVietnamIso(endsAt),
  }
}

/** `revision.seconds.signature`, in letters that an address takes as they are. */
export function signPreview(
  ctx: Pick<Context, 'config'>,
  revisionId: number,
  endsAt: Date,
): string {
  const told = `${revisionId}.${Math.floor(endsAt.getTime() / 1000)}`
  return `${told}.${signatureOf(ctx.config.secretKey, told)}`
}

/** The revision that a link shows and until when; null for one that is not ours or has ended. */
export function readPreview(
  ctx: Pick<Context, 'config' | 'clock'>,
  token: string,
): { revisionId: number; endsAt: Date } | null {
  const match = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, revision, ends, signature] = match as unknown as [string, string, string, string]
  const told = `${revision}.${ends}`
  const isOurs = isProof(ctx.config, signature, (key) => signatureOf(key, told))
  const endsAt = new Date(Number(ends) * 1000)
  if (!isOurs || endsAt <= ctx.clock.now()) return null
  return { revisionId: Number(revision), endsAt }
}

function signatureOf(secretKey: string, told: string): string {
  return createHmac('sha256', `content preview ${secretKey}`).update(told).digest('base64url')
}
