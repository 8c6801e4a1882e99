import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { deskMoveTexts as texts } from '#domain/game/backoffice/move-texts.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import { cleanText } from '#domain/kernel/fold.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { getStaff } from '../../platform/http/access.ts'
import type { App } from '../../platform/http/app.ts'
import { readFormFile, takesFormFile } from '../../platform/http/form-file.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { recordAudit } from '../../staff/index.ts'
import { findDeskRow } from './desk-queries.ts'
import { findFile, insertFile } from './file-queries.ts'

const maxBytes = 8 * 1024 * 1024
const maxName = 120

/** Papers of a campaign: kept as they came, given back as a download. */
export function fileRoutes(app: App): void {
  const path = '/admin/games/{id}/files'
  uploadRoute(app, { path, kind: 'registration', permission: 'games.edit' })
  const ofSettlement = { kind: 'settlement', permission: 'games.settle' } as const
  uploadRoute(app, { path: '/admin/games/{id}/settlement/files', ...ofSettlement })
  const download = {
    method: 'GET',
    path: `${path}/{file}`,
    realm: 'staff',
    permission: 'games.read',
    summary: 'A paper of a campaign',
    input: z.object({ id: rowIdField, file: rowIdField }),
    produces: 'application/octet-stream',
  } as const
  rawRoute(app, download, async (ctx, { input: { id, file }, reply }) => {
    const found = await findFile(ctx.db, id, file)
    if (!found) throw new Refusal('notFound')
    const name = `ho-so-${id}-${file}.${endings[found.media_type]}`
    return reply
      .type(found.media_type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(found.bytes)
  })
}

function uploadRoute(
  app: App,
  {
    path,
    kind,
    permission,
  }: { path: `/${string}`; kind: 'registration' | 'settlement'; permission: Permission },
): void {
  const definition = {
    method: 'POST',
    path,
    realm: 'staff',
    permission,
    summary: 'Keep a paper of a campaign (multipart, one PDF, JPG or PNG)',
    input: z.object({ id: rowIdField }),
    produces: 'application/json',
    ...takesFormFile(maxBytes),
  } as const
  rawRoute(app, definition, async (ctx, { input: { id }, request, caller }) => {
    const addedAt = ctx.clock.now()
    if (!(await findDeskRow(ctx.db, id, addedAt))) throw new Refusal('notFound')
    const { bytes, name: sentName } = await readFormFile(request, texts.fileMissing)
    const mediaType = mediaTypeOf(bytes)
    if (!mediaType) throw new Refusal('invalidInput', { fields: { file: texts.fileKind } })
    const name = cleanText(sentName).slice(0, maxName)
    const addedBy = getStaff(caller).username
    const file = { campaignId: id, kind, name, mediaType, bytes, addedBy, addedAt }
    const fileId = await ctx.db.transaction().execute(async (trx) => {
      const subject = { kind: 'game', id } as const
      const added = await insertFile(trx, file)
      await recordAudit(ctx, trx, caller, { action: words.addedFile, subject, after: { name } })
      return added
    })
    return { data: { id: fileId, name } }
  })
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** By what stands in it, whatever it is called. */
function mediaTypeOf(bytes: Buffer): keyof typeof endings | null {
  const begins = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  if (begins('255044462d')) return 'application/pdf'
  if (begins('ffd8ff')) return 'image/jpeg'
  return begins('89504e470d0a1a0a') ? 'image/png' : null
}
