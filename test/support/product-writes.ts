import { listCatalogChoices } from '#domain/catalog/backoffice/api.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Kiểm tra nhật ký'

/** The writes of products themselves, each with an input that works. */
export const productWrites: Record<string, MinimalInput> = {
  'POST /admin/products': (backoffice) => productBody(backoffice, 'moi'),
  'PUT /admin/products/{id}': async (backoffice) => {
    const body = await productBody(backoffice, 'sua')
    const { id, version } = await answerOf(backoffice, 'POST', '/admin/products', body)
    return { ...body, id, version }
  },
  'POST /admin/products/{id}/copy': async (backoffice) => {
    const body = await productBody(backoffice, 'goc')
    const { id } = await answerOf(backoffice, 'POST', '/admin/products', body)
    const named = { name: 'Viên uống JEX mới', slug: 'jex-sao', product_code: 'JEX-SAO' }
    return { id, ...named, pack_units: 1, reason }
  },
  'POST /admin/products/import': async ({ shop, admin }) => {
    const { categories, brands } = await shop.call(listCatalogChoices, {}, admin)
    const file = Buffer.from(
      `Mã sản phẩm;Tên sản phẩm;Loại;Thương hiệu;Danh mục;Giá gốc\nTEP-01;Viên uống từ tệp;Mỹ phẩm;${brands[0]!.name};${categories[0]!.name};90000\n`,
    )
    return { file, dry_run: 'false', reason }
  },
}

async function productBody({ shop, admin }: Backoffice, slug: string) {
  const { categories, brands } = await shop.call(listCatalogChoices, {}, admin)
  return {
    name: 'Viên uống thử nghiệm',
    slug: `vien-uong-${slug}`,
    product_code: `THU-${slug}`,
    kind: 'supplement',
    category_id: categories[0]!.id,
    sub_category_ids: [],
    brand_id: brands[0]!.id,
    original_price: 200_000,
    discount_price: 180_000,
    estimated_point: 5,
    vaccine_shop: false,
    published: false,
    reason,
  }
}
