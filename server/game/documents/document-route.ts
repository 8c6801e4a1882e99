import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import * as api from '#domain/game/documents/api.ts'
import { documentOf } from '#domain/game/documents/content.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import { getStaff } from '../../platform/http/access.ts'
import { route, type App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { recordAudit } from '../../staff/index.ts'
import { documentPdf } from './document-pdf.ts'
import { getGameDossier, saveGameDossier } from './dossier.ts'
import { isReady, listReportedWinners, readSource } from './read-source.ts'

const files: Record<api.DocumentKind, string> = {
  notification: 'thong-bao-khuyen-mai',
  registration: 'dang-ky-khuyen-mai',
  rules: 'the-le',
  report: 'bao-cao-khuyen-mai',
}

/** Papers of a promotion as PDF. A report names its winners whole: only who settles has it, and the audit says so. */
export function documentRoutes(app: App): void {
  route(app, api.getGameDossier, getGameDossier)
  route(app, api.saveGameDossier, saveGameDossier)
  const definition = {
    method: 'GET',
    path: '/admin/games/{id}/documents/{kind}',
    realm: 'staff',
    permission: 'games.read',
    summary:
      'A paper of a promotion as PDF; the report takes games.settle and is noted in the audit',
    input: z.object({ id: rowIdField, kind: z.enum(api.documentKinds) }),
    produces: 'application/pdf',
  } as const
  rawRoute(app, definition, async (ctx, { input: { id, kind }, reply, caller }) => {
    const read = await readSource(ctx, id)
    if (!read) throw new Refusal('notFound')
    if (!isReady(kind, read)) throw new Refusal('conflict')
    const { row, source } = read
    if (kind === 'report') {
      if (!permissionsOf(getStaff(caller).role).includes('games.settle')) {
        throw new Refusal('forbidden')
      }
      const subject = { kind: 'game', id } as const
      await ctx.db.transaction().execute((trx) =>
        recordAudit(ctx, trx, caller, {
          action: words.exportedFull,
          subject,
          after: { what: kind },
        }),
      )
    }
    const winners = kind === 'report' ? await listReportedWinners(ctx, row) : source.winners
    const name = `${files[kind]}-${row.announced.slug}.pdf`
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(documentPdf(documentOf(kind, { ...source, winners })))
  })
}
