import type { WordForms } from './word-forms.ts'
import type { Column, Row } from '../../platform/rows.ts'

/** A product as the index's query reads it. */
export interface IndexRow extends Row<
  'product',
  | 'id'
  | 'name'
  | 'product_code'
  | 'brand_id'
  | 'category_id'
  | 'original_price'
  | 'discount_price'
  | 'sold'
  | 'created_at'
> {
  brand: Column<'brand', 'name'>
  category: Column<'category', 'name'>
  sub_category_ids: Column<'sub_category', 'id'>[]
  sub_categories: Column<'sub_category', 'name'>[]
  /** What it is for and made of, as the label says. */
  label: string
  /** Changes with any of the texts above. */
  wording: string
}

/** The words under which a product is found. */
export interface ProductWords {
  name: string
  brand: string
  code: string
  /** Of its name, brand and code. */
  strong: ReadonlySet<string>
  /** Of its categories and its label. */
  weak: ReadonlySet<string>
  accented: ReadonlySet<string>
}

export function wordsOf(row: IndexRow, forms: WordForms): ProductWords {
  const [name, brand, code] = [row.name, row.brand, row.product_code].map((text) => forms.of(text))
  const about = forms.of([row.category, ...row.sub_categories, row.label].join(' '))
  const strong = new Set([...name!.folded, ...brand!.folded, ...code!.folded])
  return {
    name: name!.folded.join(' '),
    brand: brand!.folded.join(' '),
    code: code!.folded.join(' '),
    strong,
    weak: new Set(about.folded).difference(strong),
    accented: new Set([...name!.accented, ...brand!.accented, ...about.accented]),
  }
}
