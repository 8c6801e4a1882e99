import { photoOf, replacePicture, sendPicture } from './pictures.ts'
import type { Backoffice, MinimalInput } from './staff-call.ts'

const reason = 'Ảnh cũ bị mờ'

/** The writes of the library of pictures, each with an input that works. */
export const pictureWrites: Record<string, MinimalInput> = {
  'POST /file/upload': async () => ({ file: await photoOf('#010101') }),
  'PUT /admin/pictures/{id}': async (backoffice) => {
    const focal = { x: 30, y: 70 }
    return { id: await add(backoffice, '#020202'), version: 1, alt: 'Lá sen', credit: '', focal }
  },
  'POST /admin/pictures/{id}/archive': async (backoffice) => {
    return { id: await add(backoffice, '#030303'), version: 1, archived: true }
  },
  'POST /admin/pictures/{id}/file': async (backoffice) => {
    const id = await add(backoffice, '#040404')
    return { id, file: await photoOf('#050505'), version: '1', reason }
  },
  'POST /admin/pictures/{id}/restore': async (backoffice) => {
    const { shop, admin } = backoffice
    const id = await add(backoffice, '#060606')
    const file = await photoOf('#070707')
    const { data } = await replacePicture(shop, admin.headers, { id, version: 1, file })
    return { id, version: 2, file: data.files.at(-1)!.id, reason }
  },
}

async function add({ shop, admin }: Backoffice, color: string): Promise<number> {
  const { data } = await sendPicture(shop, admin.headers, await photoOf(color, 60, 40))
  return data.id
}
