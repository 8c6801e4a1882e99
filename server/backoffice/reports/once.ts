/** Rows that are all there as those of a table: a report answers a thousand at most. */
export async function* once<Row>(rows: Row[]): AsyncGenerator<Row[], void> {
  yield rows
}
