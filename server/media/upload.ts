import { z } from 'zod'
import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import { productPictureWidths } from '#domain/kernel/picture.ts'
import { maxPictureBytes, type LibraryDetail, type UploadedPicture } from '#domain/media/api.ts'
import { mediaAuditTexts } from '#domain/media/texts.ts'
import { reasonField } from '#domain/staff/fields.ts'
import type { Caller, Context } from '../context.ts'
import { addPicture, findDetail, replaceFile, type SentFile } from '../picture/index.ts'
import { getStaff } from '../platform/http/access.ts'
import type { App } from '../platform/http/app.ts'
import { readFormFile, takesFormFile, type FormFile } from '../platform/http/form-file.ts'
import { parseInput } from '../platform/http/input.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { recordAudit } from '../staff/index.ts'
import { showWritten } from './change-picture.ts'

const uploads = {
  method: 'POST',
  realm: 'staff',
  permission: 'media.edit',
  produces: 'application/json',
  ...takesFormFile(maxPictureBytes),
} as const

/** `POST /file/upload`: a photo as a form's file comes into the library; the same file twice is one picture. */
export function uploadRoute(app: App): void {
  const upload = {
    ...uploads,
    path: '/file/upload',
    summary: 'Upload a picture (multipart, one file); gives its address and size',
  } as const
  rawRoute(app, upload, async (ctx, { request, caller }) => {
    const form = await readFormFile(request, pictureTexts.missing)
    const { id, added } = await addPicture(ctx, sentBy(caller, form), (trx, picture) =>
      recordAudit(ctx, trx, caller, {
        action: auditTexts.pictureUploaded,
        subject: { kind: 'picture', id: picture },
      }),
    )
    return { data: await uploaded(ctx, id, added) }
  })
}

const replaceInput = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const replaceFields = z.object({ version: z.coerce.number().int(), reason: reasonField })

/** Another file under the same picture: everything that uses it shows the new one. */
export function replaceRoute(app: App): void {
  const replace = {
    ...uploads,
    path: '/admin/pictures/{id}/file',
    summary:
      'Replace the file of a picture (multipart: file, version, reason); the old one can be brought back',
    input: replaceInput,
  } as const
  rawRoute(app, replace, async (ctx, { input, request, caller }) => {
    const form = await readFormFile(request, pictureTexts.missing)
    const { version, reason } = parseInput({ input: replaceFields }, form.fields)
    const at = { id: input.id, version }
    const outcome = await replaceFile(ctx, at, sentBy(caller, form), (trx) =>
      recordAudit(ctx, trx, caller, {
        action: mediaAuditTexts.replaced,
        subject: { kind: 'picture', id: at.id },
        reason,
      }),
    )
    const data: LibraryDetail = await showWritten(ctx, at.id, outcome)
    return { data }
  })
}

function sentBy(caller: Caller, { bytes, name }: FormFile): SentFile {
  const { id, fullName } = getStaff(caller)
  return { bytes, name, whose: `staff ${id}`, by: fullName }
}

const largest = Math.max(...productPictureWidths)

async function uploaded(ctx: Context, id: number, added: boolean): Promise<UploadedPicture> {
  const picture = await findDetail(ctx.db, id, ctx.clock.now())
  const { stem, src, square, width, height, alt } = picture!
  return {
    url: `${stem}-${largest}.webp`,
    width: largest,
    height: Math.round((largest * height) / width),
    id,
    stem: src,
    square,
    alt,
    added,
  }
}
