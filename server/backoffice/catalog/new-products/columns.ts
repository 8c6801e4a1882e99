import { productKindWords } from '#domain/catalog/backoffice/texts.ts'
import { newProductColumns as heads } from '#domain/publishing/backoffice/new-product-texts.ts'
import type { newProducts } from '#domain/publishing/backoffice/new-products.ts'
import { choiceColumn, textColumn, type Imported } from '../../../resource/index.ts'
import { figureColumn } from '../../delivery/figure-column.ts'

type Columns = Imported<typeof newProducts>['table']['columns']

/** A line of the file, in the order in which somebody fills it in. */
export const newProductColumns: Columns = {
  product_code: textColumn({ head: heads.code, also: ['ma', 'ma hang', 'code', 'sku'] }),
  name: textColumn({ head: heads.name, also: ['ten', 'ten hang', 'name'] }),
  kind: choiceColumn({ head: heads.kind, also: ['loai san pham', 'kind'] }, [
    { value: 'supplement', words: [productKindWords.supplement, 'TPBVSK', 'Thực phẩm chức năng'] },
    { value: 'device', words: [productKindWords.device, 'Trang thiết bị y tế'] },
    { value: 'cosmetic', words: [productKindWords.cosmetic] },
    { value: 'service', words: [productKindWords.service] },
  ]),
  brand: textColumn({ head: heads.brand, also: ['nhan hieu', 'nhan hang', 'brand'] }),
  category: textColumn({ head: heads.category, also: ['nhom hang', 'category'] }),
  original_price: figureColumn({ head: heads.original, also: ['gia niem yet', 'gia goc vnd'] }),
  discount_price: figureColumn({ head: heads.discount, also: ['gia', 'gia ban vnd', 'price'] }),
  weight_grams: figureColumn({ head: heads.weight, also: ['khoi luong', 'gram', 'weight'] }),
  unit: textColumn({ head: heads.unit, also: ['don vi', 'don vi tinh', 'unit'] }),
  family: textColumn({ head: heads.family, also: ['dong', 'family'] }),
  pack_units: figureColumn({ head: heads.packUnits, also: ['so hop', 'so lo trong goi', 'pack'] }),
  order_limit: figureColumn({ head: heads.orderLimit, also: ['gioi han moi don', 'limit'] }),
  registration_no: textColumn({
    head: heads.registration,
    also: ['so dang ky cong bo', 'so dang ky', 'registration no'],
  }),
  manufacturer: textColumn({ head: heads.manufacturer, also: ['hang san xuat', 'manufacturer'] }),
  origin: textColumn({ head: heads.origin, also: ['nuoc san xuat', 'origin'] }),
  short_description: textColumn({ head: heads.short, also: ['mo ta', 'description'] }),
  slug: textColumn({ head: heads.slug, also: ['duong dan san pham', 'slug'] }),
  on_hand: figureColumn({ head: heads.onHand, also: ['ton', 'ton dau', 'ton kho', 'so dem duoc'] }),
}
