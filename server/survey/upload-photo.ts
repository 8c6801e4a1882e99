import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import { surveyPhotoInput } from '#domain/survey/api.ts'
import { photoBytes } from '#domain/survey/limits.ts'
import { getPharmacy } from '../platform/http/access.ts'
import type { App } from '../platform/http/app.ts'
import { readFormFile, takesFormFile } from '../platform/http/form-file.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { addPhoto, findRoom } from './add-photo.ts'

/** `POST /survey/photo`: a photo as a form's file becomes part of an answer. */
export function uploadRoute(app: App): void {
  const upload = {
    method: 'POST',
    path: '/survey/photo',
    realm: 'pharmacy',
    summary: 'Add a picture (multipart, one file) to an answer of this store',
    input: surveyPhotoInput,
    produces: 'application/json',
    ...takesFormFile(photoBytes),
  } as const
  rawRoute(app, upload, async (ctx, { input, request, caller }) => {
    const { answer: answerId, question: questionId, photo: photoId, instead } = input
    const pharmacy = getPharmacy(caller)
    const place = { answerId, questionId, photoId, instead, pharmacy }
    // Whoever may not add one need not send it all.
    await ctx.limits.consume('surveyPhotoPharmacy', String(pharmacy.id))
    const known = await findRoom(ctx, place)
    if (known) return { data: known }
    const { bytes } = await readFormFile(request, pictureTexts.missing)
    return { data: await addPhoto(ctx, place, bytes) }
  })
}
