import { Rows, type RowsProps } from '../parts/Rows.tsx'

/** Rows to which the keys of a list go. */
export function ListRows<Row>(props: RowsProps<Row>) {
  return (
    <div data-rows>
      <Rows {...props} />
    </div>
  )
}
