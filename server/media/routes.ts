import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import * as api from '#domain/media/api.ts'
import { toPage } from '#domain/paging.ts'
import type { Context } from '../context.ts'
import { findDetail, listLibrary } from '../picture/index.ts'
import { route, type App } from '../platform/http/app.ts'
import { archivePicture, changePicture, restorePictureFile } from './change-picture.ts'
import { replaceRoute, uploadRoute } from './upload.ts'

export function mediaRoutes(app: App): void {
  route(app, api.listPictures, listPictures)
  route(app, api.getPicture, getPicture)
  route(app, api.changePicture, changePicture)
  route(app, api.archivePicture, archivePicture)
  route(app, api.restorePictureFile, restorePictureFile)
  uploadRoute(app)
  replaceRoute(app)
}

async function listPictures(
  ctx: Context,
  asked: ParsedInput<typeof api.listPictures>,
): Promise<Output<typeof api.listPictures>> {
  const { rows, total } = await listLibrary(ctx.db, { ...asked, at: ctx.clock.now() })
  return toPage(rows, total, asked.page, asked.limit)
}

async function getPicture(
  ctx: Context,
  { id }: ParsedInput<typeof api.getPicture>,
): Promise<api.LibraryDetail> {
  const found = await findDetail(ctx.db, id, ctx.clock.now())
  if (!found) throw new Refusal('notFound')
  return found
}
