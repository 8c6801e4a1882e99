import { auditTexts } from '#domain/desk/audit-texts.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import type { App } from '../../platform/http/app.ts'
import { getStaff } from '../../platform/http/actor.ts'
import { readFormFile, takesFormFile } from '../../platform/http/form-file.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { savePicture } from '../../picture/index.ts'
import { recordAudit } from '../../staff/index.ts'

const maxBytes = 12 * 1024 * 1024

/** `POST /file/upload`: a photo as a form's file becomes a product picture in every width. */
export function uploadRoutes(app: App): void {
  const upload = {
    method: 'POST',
    path: '/file/upload',
    actor: 'staff:products.edit',
    summary: 'Upload a picture (multipart, one file); gives its address and size',
    produces: 'application/json',
    ...takesFormFile(maxBytes),
  } as const
  rawRoute(app, upload, async (ctx, { request, caller }) => {
    const { bytes } = await readFormFile(request, pictureTexts.missing)
    const whose = `staff ${getStaff(caller).id}`
    const { stem, size } = await savePicture(ctx, { bytes, whose })
    await recordAudit(ctx, ctx.db, caller, {
      action: auditTexts.pictureUploaded,
      subject: { kind: 'picture', id: stem },
    })
    return { data: { url: `${stem}-${size}.webp`, stem, width: size, height: size } }
  })
}
