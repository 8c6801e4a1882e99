import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Sắp xếp lại cửa hàng'
let count = 0

/** The writes of what products stand in, each with an input that works. */
export const shelfWrites: Record<string, MinimalInput> = {
  ...writesOf('/admin/categories', () => ({ name: 'Giấc ngủ', ...named() })),
  ...writesOf('/admin/brands', () => ({ name: 'Mộc Nhiên', ...named() })),
  'POST /admin/brands/import': () => {
    const file = Buffer.from('Tên thương hiệu,Đường dẫn\nAn Tâm,an-tam\n')
    return { file, dry_run: 'false', reason }
  },
  ...writesOf('/admin/sub-categories', async (backoffice) => ({
    category_id: await addedTo(backoffice, '/admin/categories', { name: 'Xương', ...named() }),
    name: 'Khớp gối',
    ...named(),
  })),
  'POST /admin/sub-categories/{id}/merge': async (backoffice) => {
    const category_id = await addedTo(backoffice, '/admin/categories', { name: 'Da', ...named() })
    const group = () => ({ category_id, name: 'Chống nắng', ...named() })
    const id = await addedTo(backoffice, '/admin/sub-categories', group())
    const into = await addedTo(backoffice, '/admin/sub-categories', group())
    return { id, version: 1, into, reason }
  },
  'POST /admin/search-synonyms': () => ({ words: words(), reason }),
  'PUT /admin/search-synonyms/{id}': async (backoffice) => {
    const id = await addedTo(backoffice, '/admin/search-synonyms', { words: words() })
    return { id, version: 1, words: words(), reason }
  },
  'POST /admin/search-synonyms/{id}/remove': async (backoffice) => {
    const id = await addedTo(backoffice, '/admin/search-synonyms', { words: words() })
    return { id, version: 1, reason }
  },
  'POST /admin/vaccine-centers': () => ({ ...center(), reason }),
  'PUT /admin/vaccine-centers/{id}': async (backoffice) => {
    const { code, ...fields } = center()
    const id = await addedTo(backoffice, '/admin/vaccine-centers', { code, ...fields })
    return { ...fields, id, version: 1, name: 'Trung tâm tiêm Cầu Giấy', reason }
  },
  'POST /admin/vaccine-centers/bulk': async (backoffice) => {
    const id = await addedTo(backoffice, '/admin/vaccine-centers', center())
    return { action: 'close', records: [{ id, version: 1 }], reason }
  },
  'PUT /admin/menu-order': async ({ shop, admin }) => {
    const answer = await shop.app.fastify.inject({
      url: '/api/admin/menu-order',
      headers: admin.headers,
    })
    const { data } = answer.json<{ data: { id: number; sub_categories: { id: number }[] }[] }>()
    const before = data.map(({ id, sub_categories: groups }) => ({
      id,
      sub_categories: groups.map((group) => group.id),
    }))
    return { before, after: before.toReversed(), reason }
  },
}

function writesOf(
  path: string,
  fieldsOf: (backoffice: Backoffice) => object | Promise<object>,
): Record<string, MinimalInput> {
  const add = async (backoffice: Backoffice) =>
    addedTo(backoffice, path, await fieldsOf(backoffice))
  return {
    [`POST ${path}`]: async (backoffice) => ({ ...(await fieldsOf(backoffice)), reason }),
    [`PUT ${path}/{id}`]: async (backoffice) => ({
      ...(await fieldsOf(backoffice)),
      id: await add(backoffice),
      version: 1,
      reason,
    }),
    [`POST ${path}/bulk`]: async (backoffice) => {
      return { action: 'hide', records: [{ id: await add(backoffice), version: 1 }], reason }
    },
    [`POST ${path}/{id}/merge`]: async (backoffice) => {
      return { id: await add(backoffice), version: 1, into: await add(backoffice), reason }
    },
    [`POST ${path}/{id}/remove`]: async (backoffice) => {
      return { id: await add(backoffice), version: 1, reason }
    },
  }
}

async function addedTo(backoffice: Backoffice, path: string, fields: object): Promise<number> {
  const { id } = await answerOf(backoffice, 'POST', path, { ...fields, reason })
  return id
}

function named() {
  count += 1
  return { slug: `kit-ke-${count}`, listed: true }
}

function words(): string[] {
  count += 1
  return [`từ thứ ${count}`, `lời thứ ${count}`]
}

function center() {
  count += 1
  return {
    code: `TT-${count}`,
    name: 'Trung tâm tiêm Ba Đình',
    street: '18 Liễu Giai',
    place: 'Phường Cống Vị, Quận Ba Đình',
    province_id: 1,
    phone: '',
    opening_hours: '7:30–17:00',
    sort: 1,
    published: true,
  }
}
