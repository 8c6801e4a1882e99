import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'

/** The picture of a report, as it was drawn anew when it came. */
export function reportPhotoRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/counterfeit-reports/{id}/photo',
    realm: 'staff',
    permission: 'counterfeits.read',
    summary: 'The picture that came with a report',
    input: z.object({ id: rowIdField }),
    produces: 'image/webp',
  } as const
  rawRoute(app, definition, async (ctx, { input: { id }, reply }) => {
    const row = await ctx.db
      .selectFrom('counterfeit_report')
      .select('photo')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row?.photo) throw new Refusal('notFound')
    return reply.header('cache-control', 'private, no-store').type('image/webp').send(row.photo)
  })
}
