/** Whether the writer wrote a version after the first, as part of a statement that knows the review as `r`. */
export const isChangedByWriter = `
  (r.version > 1 and r.changed_by = 'writer' or exists (select from product_review_version v
    where v.review_id = r.id and v.version > 1 and v.changed_by = 'writer'))`
