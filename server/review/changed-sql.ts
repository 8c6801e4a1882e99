/** Whether the writer wrote a version after the first, as part of a statement that knows the review as `r`. */
export const isChangedByWriter = `
  (r.version > 1 and r.changed_by = 'writer' or exists (select from product_review_version v
    where v.review_id = r.id and v.version > 1 and v.changed_by = 'writer'))`

/** Whether staff have hidden it and nobody of them has shown it since, whatever its writer did after that. */
export function isHeldByStaff(review: string): string {
  return `
  (${review}.state = 'hidden' or ${review}.changed_by = 'writer' and exists (select from product_review_version h
    where h.review_id = ${review}.id and h.state = 'hidden' and not exists (select from product_review_version s
      where s.review_id = h.review_id and s.version > h.version and s.state = 'shown' and s.changed_by <> 'writer')))`
}
