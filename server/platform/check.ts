/** Something that must always be true of the stored rows; the query gives, as `found`, what is not. */
export interface Check {
  name: string
  query: string
}
